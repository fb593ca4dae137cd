"""Corners of the rules where play at random has found a fault, each as the position in which it showed.

The clause stands with each; `soak` finds such positions, here they stay found.
"""

import pytest

from canasta_desktop.rules.actions import LayMeld
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.going_out_ways import can_go_out, ways_out
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.positions import read_position
from tests.rules.playing import after, offered, outcome, refusal, table

SAMBA = "system: samba\nturn: 0 play\n"


# --- wild cards and finished canastas -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("melds", "action", "code"),
    [
        ("7C 7H 7S 7D 7C 7H", "meld 2D > 0", "legal"),
        ("7C 7H 7S 7D 7C 7H", "meld 2D JO > 0", "meld-closed"),
        ("7C 7H 7S 7D 7C", "meld 2D JO > 0", "legal"),
        ("7C 7H 7S 7D 7C 7H", "meld 2D 7S > 0", "legal"),
        ("7C 7H 7S 7D 7C 7H 7S", "meld 2D > 0", "meld-closed"),
    ],
)
def test_the_second_of_two_wild_cards_may_not_be_added_to_the_canasta_that_the_first_made(melds, action, code):
    """SA-3.3: wild cards complete a canasta and are not added to it, laid one by one or at once."""
    state = table(f"{SAMBA}ours: {melds} | 9S 9H 9D\nhand: 2D JO 7S KD KS 4C 5C")
    assert outcome(state, action) == code


@pytest.mark.parametrize(
    ("hand", "pile", "action", "code"),
    [
        ("8S 8D 2H 4C 5C", "8C", "take 8S 8D > 0", "legal"),
        ("8S 8D 2H 4C 5C", "8C", "take 8S 8D 2H > 0", "meld-closed"),
        ("8S 8D 2H 4C 5C", "8C", "take > 0 | 2H > 0", "legal"),
    ],
)
def test_a_take_lays_its_pair_before_a_wild_card_beside_it(hand, pile, action, code):
    """SA-3.3 and CL-6.1: the pair and the top card make the canasta, and no wild card is added to it."""
    state = table(f"system: samba\nours: 8S 8S 8C JO | 9S 9H 9D\nhand: {hand}\npile: {pile}")
    assert outcome(state, action) == code


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [
        ("7C 7H 7S 7D 7C 7H 7S", "7D 7C 2S", "meld-closed"),
        ("7C 7H 7S 7D 7C 7H 2C", "7D 7C 7S", "legal"),
        ("7C 7H 7S 7D 7C 7H 2C", "7D 7C 7S 7H 7D 2S 7S", "meld-closed"),
        ("7C 7H 7S 7D 7C 7H 7S", "7D 7C 7H 7D 2S 2D 7S", "legal"),
    ],
)
def test_what_joins_a_canasta_brings_no_wild_card(first, second, code):
    """A-9 of samba.md: of two canastas the natural one joins the other."""
    state = table(f"{SAMBA}ours: {first} | {second}\nhand: 4C 5C 6D")
    assert outcome(state, "join 0 1") == code


@pytest.mark.parametrize(("hand", "code"), [("3C", "canastas-needed"), ("3C 8S", "legal")])
def test_joining_two_canastas_leaves_a_way_to_end_the_turn(hand, code):
    """JS-4.2 with A-14 of global-trade.md: whoever holds one card only may not undo what it goes out with."""
    canastas = "4D 4S 4H 4S 4D 4H 4C | 4S 4D 4C 4C 4H 2S JO"
    state = table(f"system: joker-samba\nturn: 0 play\nours: {canastas}\nhand: {hand}")
    assert outcome(state, "join 0 1") == code


TWICE_ACES = {
    "turn": 1,
    "phase": "play",
    "hands": [5, "KS KH KD 2H JO", 5],
    "melds": [["AS AD AC 2C 2S"], ["AS AH AH 2D JO"], []],
    "red_threes": ["", "", ""],
    "stock": 10,
    "pile": "",
    "scores": [0, 0, 0],
    "extra": {"lone_player": 2},
}
"""Partners of a cut-throat deal whose melds of aces could not be put together: there would be four wild cards."""


def test_partners_with_two_melds_of_a_rank_go_out_by_canastas_that_there_are():
    """CL-13.5 with CL-8.1: ten aces and wild cards in two melds are no canasta."""
    state = read_position(rule_set("classic", 3), TWICE_ACES)
    assert not can_go_out(state.table, state.hand_to_act())
    assert "meld KS KH KD 2H JO" not in offered(state)
    aces = {**TWICE_ACES, "hands": [5, "AC AD KS KH KD 2H", 5]}
    state = read_position(rule_set("classic", 3), aces)
    assert can_go_out(state.table, state.hand_to_act())
    plan = next(text for text in offered(state) if "|" in text)
    assert after(state, plan).table.out == 1


# --- leave to go out --------------------------------------------------------------------------------------------


def test_a_yes_binds_to_nothing_while_the_partner_has_not_played_from_the_foot():
    """HF-7.2 and A-20 of classic.md: going out was impossible when the question was asked."""
    books = "4C 4D 4S 4H 4C 4D 4S | 5C 5D 5S 5H 5C 5D 5S | 6C 6D 6S 6H 6C 6D 2S | 7C 7D 7S 7H 7C 7D 2S"
    books += " | 2D 2C 2H JO JO JO JO"
    text = (
        f"system: hand-and-foot\nturn: 0 play\nhand: KS KH KD 9C\nours: {books}\nextra: " + '{"foot_played": [0, 1, 3]}'
    )
    state = after(table(text), "ask", "yes")
    assert outcome(state, "discard 9C") == "legal"
    assert outcome(state, "meld KS KH KD") == "partner-not-in-foot"


# --- what may be done ---------------------------------------------------------------------------------------------


def test_a_wild_top_card_is_offered_only_for_melds_that_could_take_it():
    """VA-2.9 with CL-5.9: a pair of a rank that lies there joins that meld."""
    options = '{"top_wild_takeable": true}'
    state = table(f"options: {options}\nours: 8H 8C 8D | 7H 7S 7D\nhand: 8C 8S 9S AD 4C\npile: 5C 2H")
    assert offered(state) == ["draw", "take 8S 8C > 0"]
    assert outcome(state, "take 8S 8C") == "duplicate-meld"


@pytest.mark.parametrize("system", ["samba", "bolivia", "joker-samba"])
def test_where_suits_have_a_meaning_each_choice_of_them_is_offered(system):
    """A card that a set takes is lost to a sequence (SA-4.1)."""
    state = table(f"system: {system}\nours: 9S 9H 9D\nturn: 0 play\nhand: QS QH QD QC 4C 5C")
    begun = [action for action in offered(state) if action.startswith("meld Q")]
    assert begun == ["meld QS QH QD", "meld QS QH QC", "meld QS QD QC", "meld QH QD QC", "meld QS QH QD QC"]
    state = table(f"system: {system}\nours: 9S 9H 9D\nhand: QS QH QD 4C 5C\npile: 4D QC")
    assert offered(state)[1:] == ["take QS QH", "take QS QD", "take QH QD"]


def test_a_draw_that_finds_the_stock_used_up_by_threes_ends_the_deal():
    """SA-8.2 and A-18 of classic.md: a red three that was held back takes the last card."""
    state = table('system: samba\noptions: {"profile": "dutch"}\nstock: 3H\nhand: 3D KS QS\nours: 9S 9H 9D')
    assert refusal(state, "draw") is None
    assert after(state, "draw").table.over


# --- the end of the stock -----------------------------------------------------------------------------------------


def test_who_lays_out_a_last_three_and_gets_no_card_for_it_ends_the_deal():
    """SA-8.2: red threes are no melds, so nobody has gone out (CL-3.4)."""
    state = after(table('system: samba\noptions: {"profile": "dutch"}\nturn: 0 play\nstock:\nhand: 3D'), "lay 3D")
    assert (state.table.over, state.table.out) == (True, -1)


def test_threes_that_will_not_be_replaced_are_no_cards_to_go_on_with():
    """CL-8.3: both would be laid out before the pile is taken, and the hand would be empty."""
    text = 'system: samba\noptions: {"profile": "dutch"}\nstock:\nhand: 3D 3H\nours: 9S TS JS\npile: 4D 8S'
    assert outcome(table(text), "take > 0") == "canastas-needed"
    assert sorted(offered(table(text))) == ["end", "lay 3D", "lay 3H"]


def test_a_three_as_last_card_ends_the_deal_whatever_it_replaces():
    """MA-8.5: the drawer neither melds nor discards, and the three stays in the hand."""
    state = after(table("system: modern-american\nturn: 0 play\nstock: 3C\nhand: 3S KS QS"), "lay 3S")
    assert state.table.over
    assert state.table.threes[0] == [4]
    assert outcome(state, "end") == "deal-over"


def test_the_last_of_the_cards_that_are_not_reserved_is_the_last_card():
    """VA-5.7, MA-8.5: a stock that holds nothing but reserved cards counts as empty."""
    extra = '{"bonus": [0, 0, 3, 0]}'
    text = f"system: modern-american\nstock: KD KC KH 3C\nhand: KS QS\nextra: {extra}\nours: 9S 9H 9D"
    state = after(table(text), "draw")
    assert (state.table.over, state.table.out, state.table.stock) == (True, -1, 3)


def test_without_a_discard_ends_a_turn_in_which_a_last_red_three_came_by_hand():
    """GT-9.2 and A-10 of global-trade.md: laid out for a three that had been forgotten."""
    options = '{"red_threes_by_hand": true}'
    text = f"system: global-trade\noptions: {options}\nstock: KD 3D\nhand: 3H 4C 5C\nours: 9S 9H 9D"
    state = after(table(text), "draw", "lay 3H")
    assert outcome(state, "discard 4C") == "discard-not-allowed"
    assert "end" in offered(state)


def test_a_single_card_that_may_not_be_discarded_ends_the_deal():
    """VA-1.6 and MA-8.1: the last three is laid out, nothing comes, and going out is not allowed."""
    options = '{"last_card_three": "play_on"}'
    text = f"system: modern-american\noptions: {options}\nstock: 3C\nhand: AC\nours: 9S 9H 9D\npile: 4D"
    state = after(table(text), "draw")
    assert outcome(state, "discard AC") == "canastas-needed"
    assert "end" in offered(state)
    assert after(state, "end").table.out == -1


def test_who_has_no_card_left_after_a_draw_ends_the_deal():
    """VA-1.4 with VA-1.6: the three that was held is laid out, and so is the last card that replaces it."""
    options = '{"keep_threes": "unlimited", "last_card_three": "play_on"}'
    state = table(f"system: modern-american\noptions: {options}\nstock: 3C\nhand: 3S\nours: 9S 9H 9D\npile: 4D")
    assert after(state, "draw").table.over


def test_the_turn_card_is_drawn_by_whatever_draws_it():
    """MA-1.3, MA-6.3: here it replaces a three that was held, and no bonus cards are due any more."""
    hand = "3S KS KH KD KC QS QH QD AS AH AD 4C 5D"
    state = table(f"system: modern-american\nturn: 0 play\nstock: 9\nhand: {hand}")
    state = after(state, "lay 3S", "meld KS KH KD KC | QS QH QD | AS AH AD", "discard 4C")
    assert (state.table.stock, state.table.turn_card, state.table.bonus) == (8, False, [0, 0, 0, 0])


# --- ways to go out -----------------------------------------------------------------------------------------------


def test_a_way_out_is_found_for_each_card_that_could_be_kept():
    """A wild card too may be kept for the discard (CL-8.2)."""
    text = "hand: 2C 2C KS KD KC JO\nours: TH TD TH TC TD TS TS | 9S 9H 9D 9C 9S 9H 9D | QH QD QC"
    state = table(f"system: samba\nturn: 0 play\n{text}")
    hand = state.hands[0]
    kept = set()
    for plays in ways_out(state.table, hand):
        left = hand.copy()
        left.take_out([card for play in plays for card in play.cards])
        kept.add(cards_text(left.cards()))
    assert {"", "2C", "JO"} <= kept


# --- the initial meld ---------------------------------------------------------------------------------------------


def test_a_whole_canasta_opens_with_melds_beside_it_that_a_wild_card_may_complete():
    """MA-5.3 with MA-3.3a: all of it is the initial meld, whatever it counts."""
    hand = "4S 4H 4D 4C 4S 4H 4D 5S 5H 2D 9C TC"
    state = table(f"system: modern-american\nturn: 0 play\nscores: 5000 0\nhand: {hand}")
    assert outcome(state, "meld 4S 4H 4D 4C 4S 4H 4D | 5S 5H 2D") == "legal"
    found = [[len(play.cards) for play in plays] for plays in plans(state.table, state.hands[0], Goal.OPEN)]
    assert found == [[7], [7, 3]]


def test_where_one_meld_must_count_enough_plans_are_single_melds():
    """VA-3.6: that two count enough together is no initial meld, and what is laid beside one is a step."""
    hand = "4S 4H 4D 4C 4S 4H 5S 5H 5D 5C 5S KS KH KD 2S 2H JO"
    text = f"system: verschaerft\nplayers: 2\nturn: 0 play\nscores: 1500 0\nhand: {hand}"
    state = table(text + '\noptions: {"first_meld_single": true}')
    found = [action_text(LayMeld(plays)) for plays in plans(state.table, state.hands[0], Goal.OPEN)]
    assert found
    assert not [plan for plan in found if "|" in plan]
    assert outcome(state, "meld KS KH KD 2S JO | 4S 4H 4D") == "legal"
    assert outcome(state, "meld KS KH KD 2S | 4S 4H 4D JO") == "minimum-not-met"


def test_a_wild_canasta_that_counts_enough_is_offered_once():
    """MA-5.1 and MA-5.3 give the same initial meld."""
    state = table("system: modern-american\nturn: 0 play\nhand: 2S 2H 2H 2D 2C JO JO 4D 5D TS KC")
    found = [plays for plays in plans(state.table, state.hands[0], Goal.OPEN) if len(plays[0].cards) == 7]
    assert len(found) == 1


@pytest.mark.parametrize("hand", ["4S 4S 4H 4H 2S 2S 2S", "4S 4S 4H 4H 2S 2S 2S 5C", "4S 4S 4H 4H 2S 2S JO JO 5C"])
def test_two_melds_of_a_rank_have_room_for_more_wild_cards_than_one(hand):
    """SA-3.1, SA-3.4: two wild cards at the most lie in a meld, so that four fours go out with three in two melds."""
    state = table(f"{SAMBA}ours: KS KH KD KC KS KH KD | 4S 5S 6S 7S 8S 9S TS\nhand: {hand}")
    ways = [action_text(LayMeld(plays)) for plays in plans(state.table, state.hands[0], Goal.OUT)]
    assert [way for way in ways if way.count("4S") == 2 and "|" in way]
    assert can_go_out(state.table, state.hands[0])


def test_a_way_out_puts_no_wild_card_on_pure_aces():
    """MA-3.6: kings and tens take the twos, though the aces lack one card as well."""
    melds = "KS KH KD KC KS KH | AS AH AD AC AS AH | TS TH TD TC TS 2D"
    state = table(f"system: modern-american\nturn: 0 play\nours: {melds}\nhand: 2S 2S 4S")
    ways = [action_text(LayMeld(plays)) for plays in plans(state.table, state.hands[0], Goal.OUT)]
    assert ways == ["meld 2S > 2 | 2S > 0"]


def test_two_melds_of_a_rank_can_both_become_canastas():
    """SA-3.4, SA-7.1: one nine to each, and the side has two."""
    state = table(f"{SAMBA}ours: 9S 9S 9H 9H 9D 9D | 9C 9C 9S 9C 9D 2S\nhand: 9H KS\ntheirs: AS AH AD")
    assert not can_go_out(state.table, state.hands[0])
    state = table(f"{SAMBA}ours: 9S 9S 9H 9H 9D 9D | 9C 9C 9S 2S 2H\nhand: 9C 9D 9H KS")
    assert can_go_out(state.table, state.hands[0])
    ways = list(plans(state.table, state.hands[0], Goal.OUT))
    assert {len(play.cards) for play in ways[0]} == {1, 2}


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("KS KS KS 2S", "meld KS > 0 | KS KS 2S"),
        ("JS JS 2S 2S", "meld 2S > 1 | JS JS 2S"),
    ],
)
def test_a_book_is_begun_in_the_breath_that_completes_the_one_before_it(hand, action):
    """HF-3.4: once the first is complete; one after the other it would be lawful as well."""
    books = "KS KH KD KC KS KH | JS JH JD JC JS 2D | QS QH QD QC QS QH QD"
    state = table(f"system: hand-and-foot\nturn: 0 play\nours: {books}\nhand: {hand} 5C 6D 9H")
    assert outcome(state, action) == "legal"
    assert outcome(state, action.replace("KS > 0 | ", "").replace("2S > 1 | ", "")) == "duplicate-meld"


def test_a_pile_is_not_taken_for_a_book_that_may_be_begun_only_by_a_card_laid_after_it():
    """HF-2.2 with HF-3.4: the top card is melded at once, so that the ace for the first book comes too late."""
    position = "system: hand-and-foot\nturn: 0 draw\nours: AS AD AS AD AD 2S{}\npile: 5S AS\nhand: AH AH AC 7C 8H"
    assert outcome(table(position.format("")), "take AH AH | AC > 0") == "duplicate-meld"
    assert outcome(table(position.format(" AC")), "take AH AH") == "legal"


def test_a_way_out_completes_a_book_with_a_wild_card_for_another_of_its_rank():
    """HF-3.4, HF-7.1: the two jacks begin a book of their own, so a two must make the first one full."""
    clean, wild = "KS KH KD KC KS KH KD | QS QH QD QC QS QH QD", "2H 2D 2H 2D 2H 2D"
    books = f"{clean} | JS JH JD JC JS 2D | 9S 9H 9D 9C 9S 2D 2C | {wild}"
    state = table(f"system: hand-and-foot\nturn: 0 play\nours: {books}\nhand: JS JS 2S 2S 2S")
    assert can_go_out(state.table, state.hands[0])
    state = after(state, "ask", "yes")
    ways = list(plans(state.table, state.hands[0], Goal.OUT))
    assert sorted(len(play.cards) for play in ways[0]) == [1, 1, 3]


# --- a red three that was forgotten -----------------------------------------------------------------------------------


def test_after_a_forgotten_three_the_partner_is_not_asked_either():
    """GT-3.2 with A-10 of global-trade.md: every step but laying it is refused."""
    options = '{"red_threes_by_hand": true, "ask_partner": "optional"}'
    state = table(f"system: global-trade\noptions: {options}\nturn: 0 play\nhand: 3H 4C 5D 6S 7H 8C\n")
    assert outcome(state, "ask") == "red-three-first"
    assert outcome(state, "lay 3H", "ask") == "legal"


# --- a wild card on top of the pile -----------------------------------------------------------------------------------


def test_wild_cards_of_several_kinds_take_a_joker_in_one_way():
    """VS-5.7 and VS-4.5: whatever entitles, the wild canasta that it opens with is the same."""
    hand = "2H 2D 2C 3S 5D 6C 8H 9H 9C JS JO JO JO"
    state = table(f"system: verschaerft\nplayers: 5\nscores: 7000 7000 7000 7000 7000\nhand: {hand}\npile: KD JO")
    ways = [sorted(action.split()) for action in offered(state) if action.startswith("take")]
    assert len(ways) == 1


def test_a_wild_card_on_top_makes_a_joker_canasta_and_joins_no_other_meld():
    """VS-5.7: six fives would take three wild cards more, but not with the pile."""
    hand = "2H 2D 3S 5D 6C 8H"
    state = table(f"system: verschaerft\nplayers: 5\nhand: {hand}\nours: 5D 5C 5C 5H 5S 5H\npile: KD JO")
    refused = refusal(state, "take 2H 2D > 0")
    assert (refused.reason.value, refused.clause) == ("pile-top-wild", "VS-5.7")
    finished = "JO JO JO 2S 2S 2C 2C"
    state = table(f"system: verschaerft\nplayers: 5\nhand: {hand}\nours: {finished}\npile: KD JO")
    assert outcome(state, "take 2H 2D > 0") == "legal"
