"""What the standard player does in named positions, one principle each."""

import pytest

from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.policy import Decision, Why
from canasta_desktop.rules.cards import read_card
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from tests.rules.playing import after, table


def chosen(state: State) -> Decision:
    seat = state.table.to_act()
    return Standard().choose(state.observe(seat), Rng(1))


def does(state: State) -> str:
    return action_text(chosen(state).action)


def whys(state: State) -> list[Why]:
    return [idea.why for idea in chosen(state).reasons]


# --- asking ----------------------------------------------------------------------------------------


def test_where_asking_after_melds_is_in_time_it_still_asks_a_partner_with_many_cards():
    state = table("""
        system: modern-american
        turn: 0 play
        hand: 8D QC 4S
        ours: KS KH KD KC KS KH KD | 8S 8H 8D 8C 8S 8H | QS QH QD
        theirs: TS TH TD TC TS TH TD | JS JH JD JC JS JH JD
        pile: 6D 8C
    """)
    assert does(state) == "ask"
    assert does(after(state, "meld 8D > 1")) == "ask"


# --- discarding ------------------------------------------------------------------------------------


def test_it_does_not_feed_a_card_the_opponents_have_melded_when_a_safer_one_is_there():
    state = table("""
        turn: 0 play
        hand: KS 9H 9D AS AH 7C 7D 4S 4D 5C
        ours: QS QH QD
        theirs: KH KD KC | 8S 8H 8D
        pile: 5S 5H 6D 6C TD
    """)
    assert does(state) == "discard 5C"


@pytest.mark.parametrize(
    ("theirs", "hand", "fed"),
    [
        ("AS AS AH AH AD AD AC | 4S 4H 4D 4C 2S", "AC 4H", "AC"),  # the aces are complete, the fours are not
        ("KH KD KC 2S 2H 2D | AS AH AD", "KS AC", "AC"),  # a king completes theirs, an ace is one more of three
    ],
)
def test_where_every_discard_is_taken_it_feeds_the_meld_that_gains_least(theirs, hand, fed):
    state = table(f"""
        turn: 0 play
        hand: {hand}
        ours: 9S 9H 9D 9C
        theirs: {theirs}
        pile: 5S 5H 6D
    """)
    assert does(state) == f"discard {fed}"


def test_it_counts_a_rank_of_which_too_few_cards_are_left_to_be_taken():
    state = table("""
        turn: 0 play
        hand: KS 9H AS AH 7C 7D 4S 4D JC JD
        ours: QS QH QD | 9S 9S 9C 9C 9D 9D 9H
        theirs: 8S 8H 8D
        pile: 5S 5H 6D 6C TD JS
    """)
    assert does(state) == "meld 9H > 1"
    state = table("""
        turn: 0 play
        hand: KS TH AS AH 7C 7D 4S 4D JC JD
        ours: QS QH QD
        theirs: 8S 8H 8D
        pile: 5S 5H 6D TS TD TC TS TD TC JS
    """)
    assert does(state) == "discard TH"
    assert Why.SAFE_DISCARD in whys(state)


def test_a_pair_that_the_next_player_is_known_to_hold_is_not_fed():
    state = table("""
        turn: 0 play
        hand: KS TH AS AH 7C 7D JC JD QS QC
        hand 1: TS TD 6S 6H 4C 4D
        ours: 9S 9H 9D
        theirs: 8S 8H 8D
        pile: 5S 5H 2D 5D
    """)
    for card in ("TS", "TD"):
        state.table.known[1].add(read_card(card))
    assert does(state) == "discard KS"


def test_a_stop_card_bars_a_rich_pile():
    state = table("""
        turn: 0 play
        hand: KS KH 3S AS AH 7C 7D JC JD
        ours: 9S 9H 9D
        theirs: KD KC KC | AD AC AC | 7S 7H 7H | JS JH JH
        pile: 5S 5H QD QC TD TS 8H 8D 6S 6H
    """)
    assert does(state) == "discard 3S"
    assert whys(state)[0] is Why.STOP_CARD


def test_a_stop_card_is_kept_while_a_safe_single_will_do():
    state = table("""
        turn: 0 play
        hand: 4H 3S AS AH 7C 7D JC JD
        ours: 9S 9H 9D
        pile: 4S 4D 4C 4S 4D 4C 4H
    """)
    assert does(state) == "discard 4H"


def test_it_freezes_a_rich_pile_when_it_is_behind_and_holds_pairs():
    state = table("""
        turn: 0 play
        hand: KS KH 2S AS AH 7C 7D JC JD 2C
        ours: 9S 9H 9D
        theirs: KD KC KC | AD AC AC AD AS 2D 2H | 7S 7H 7H | JS JH JH
        pile: 5S 5H QD QC TD TS 8H 8D 6S 6H
    """)
    assert does(state).startswith("discard 2")
    assert whys(state)[0] is Why.FREEZE


# --- taking ----------------------------------------------------------------------------------------


def test_it_takes_a_rich_pile_with_a_pair():
    state = table("""
        turn: 0 draw
        hand: KS KH AS AH 7C 7D JC JD 4S
        ours: 9S 9H 9D
        theirs: 8S 8H 8D
        pile: 5S AD 9C JH 7H 2D TC KC
    """)
    assert does(state).startswith("take KS KH")
    assert whys(state) == [Why.TAKE_PILE]


def test_it_leaves_a_single_poor_card_and_keeps_its_pair():
    state = table("""
        turn: 0 draw
        hand: 4S 4H AS AH 7C 7D JC JD KS
        ours: 9S 9H 9D
        theirs: 8S 8H 8D
        pile: 4C
    """)
    assert does(state) == "draw"
    assert whys(state) == [Why.DRAW_PILE_POOR]


def test_with_an_empty_stock_it_ends_a_deal_it_leads():
    state = table("""
        turn: 0 draw
        hand: 4S 4H
        hand 1: 9
        hand 2: 2
        hand 3: 9
        stock: 0
        ours: 9S 9H 9D 9C 9S 9H 9D
        theirs: 8S 8H 8D
        pile: 5H KC
    """)
    assert does(state) == "end"


def test_with_an_empty_stock_it_takes_the_pile_to_save_a_lost_deal():
    state = table("""
        turn: 0 draw
        hand: KS KH 4H 5C 6D
        hand 1: 4
        hand 2: 9
        hand 3: 4
        stock: 0
        ours: 9S 9H 9D
        theirs: 8S 8H 8D 8C 8S 8H 8D | AS AH AD AC AS AH AD
        pile: 5H KC
    """)
    assert does(state).startswith("take KS KH")
    assert whys(state) == [Why.TAKE_TO_KEEP_IT]


# --- opening and laying ----------------------------------------------------------------------------


def test_it_opens_with_natural_cards_and_keeps_its_wild_ones():
    state = table("""
        turn: 0 play
        hand: KS KH KD AS AH AD 2S JO 7C 5D 4S 6H
        pile: 5S
    """)
    assert does(state) == "meld KS KH KD | AS AH AD" or does(state) == "meld AS AH AD"
    assert whys(state) == [Why.OPEN]


def test_with_short_canastas_too_it_opens_with_one_wild_card_rather_than_two():
    state = table("""
        system: manzana
        players: 2
        turn: 0 play
        hand: JH JD 2C JO 4D TS QC AC
        pile: 3S
    """)
    assert does(state) == "meld JH JD 2C"


def test_a_meld_that_is_completed_is_not_said_to_grow_as_well():
    state = table("""
        turn: 0 play
        hand: QS QH 2S 4D 6C 8H 9C JD KH AS
        ours: QD QC QS JO
    """)
    assert does(state) == "meld QS QH > 0 | 2S > 0"
    assert whys(state) == [Why.COMPLETE_CANASTA]


def test_it_does_not_spend_three_wild_cards_to_open_early():
    state = table("""
        turn: 0 play
        hand: 4S 4H 2S 2D JO JO 5C 6D 7C 8D 9S TH
        scores: 3000 3000
        pile: 5S
    """)
    assert does(state).startswith("discard")


def test_it_adds_to_what_its_partner_has_laid():
    state = table("""
        turn: 0 play
        hand: KS QH AS AH 7C 7D JC JD 4S 5D 6S TC
        ours: KH KD KC
        melded by: 2 1
        theirs: 8S 8H 8D
        pile: 5S
    """)
    assert does(state) == "meld KS > 0"
    assert Why.ADD in whys(state)


def test_it_completes_a_canasta_with_a_wild_card():
    state = table("""
        turn: 0 play
        hand: 2S QH AS AH 7C 7D JC JD 4S 5D 6S TC
        ours: KH KD KC KS KH 2C
        theirs: 8S 8H 8D
        pile: 5S
    """)
    assert does(state) == "meld 2S > 0"
    assert whys(state) == [Why.COMPLETE_CANASTA]


def test_it_does_not_scatter_wild_cards_over_small_melds():
    state = table("""
        turn: 0 play
        hand: 2S 2H AS AH 7C 7D JC JD 4S 5D 6S TC
        ours: KH KD KC | QS QH QD
        theirs: 8S 8H 8D
        pile: 5S
    """)
    assert does(state).startswith("discard")


def test_it_never_spoils_a_natural_canasta_to_unload():
    state = table("""
        turn: 0 play
        hand: 2S JO AS 7C
        hand 1: 1
        ours: KH KD KC KS KH KD KC | QS QH QD
        theirs: 8S 8H 8D 8C 8S 8H 8D
        pile: 5S
    """)
    assert does(state) in ("meld JO > 1 | 2S > 1", "meld JO 2S > 1", "meld 2S JO > 1")


def test_it_holds_a_pair_for_a_rich_frozen_pile():
    state = table("""
        turn: 0 play
        hand: KS KH AS AH AD 7C 7D JC JD 4S 5D 6S
        ours: KD KC KC | QS QH QD
        theirs: 8S 8H 8D
        pile: 5S 2D 9C 9D TC TD 6H 6D
    """)
    assert does(state).startswith("discard")
    assert Why.KEEP_PAIR in whys(state)


def test_new_melds_wait_in_a_small_hand_until_the_race_is_on():
    quiet = """
        turn: 0 play
        hand: AS AH AD 7C 7D JC 4S 5D
        ours: KD KC KC
        theirs: 8S 8H 8D
        pile: 5S
    """
    assert does(table(quiet)).startswith("discard")
    race = quiet.replace("8S 8H 8D", "8S 8H 8D 8C 8S 8H 8D")
    assert does(table(race)) == "meld AS AH AD"


# --- the end of the deal ---------------------------------------------------------------------------

LEADING = """
    turn: 0 play
    hand: KS KH 5D
    hand 1: {theirs}
    hand 2: {partner}
    hand 3: {theirs}
    ours: {ours}
    theirs: {laid}
    scores: {scores}
    pile: 6S
"""


def closing(ours="KD KC KC KS KH KD 2S", laid="8S 8H 8D", partner=2, theirs=9, scores="0 0") -> State:
    return table(LEADING.format(ours=ours, laid=laid, partner=partner, theirs=theirs, scores=scores))


FAR_BEHIND = "8S 8H 8D 8C 8S 8H 8D 8C | AS AH AD AC AS AH AD AC"


def test_it_goes_out_when_its_side_wins_the_deal():
    state = closing()
    assert does(state) == "meld KS KH > 0"
    assert whys(state)[0] is Why.GO_OUT


def test_it_does_not_end_a_deal_that_its_side_would_lose():
    state = closing(laid=FAR_BEHIND)
    assert Why.GO_OUT not in whys(state)
    assert whys(state)[0] is Why.NOT_YET_OUT


def test_it_ends_a_deal_that_it_would_lose_by_little():
    # Behind by some 270: a mixed canasta of kings and the bonus against a natural and a mixed one.
    assert whys(closing(laid="8S 8H 8D 8C 8S 8H 8D | 9S 9H 9D 9C 9S 9H 2D"))[0] is Why.GO_OUT


def test_it_ends_a_lost_deal_when_the_others_are_about_to():
    assert whys(closing(laid=FAR_BEHIND, theirs=1))[0] is Why.GO_OUT


def test_it_ends_the_match_when_that_wins_it():
    assert whys(closing(laid=FAR_BEHIND, scores="4800 1000"))[0] is Why.GO_OUT


def test_it_does_not_end_the_match_that_it_would_lose():
    state = closing(laid="8S 8H 8D 8C 8S 8H 8D", scores="0 4990")
    assert whys(state)[0] is Why.NOT_YET_OUT


def test_it_asks_a_partner_who_holds_many_cards():
    state = closing(ours="KD KC KC KS KH KD 2S", partner=11, theirs=9)
    assert does(state) == "ask"


def test_it_does_not_ask_a_partner_who_holds_few():
    assert does(closing(partner=2)) != "ask"


def test_it_goes_out_after_a_yes_and_not_after_a_no():
    asked = after(closing(partner=11), "ask")
    assert does(after(asked, "yes")) == "meld KS KH > 0"
    assert Why.GO_OUT not in whys(after(asked, "no"))


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("AS AH AD AC AS AH 2D 9S 9D", "no"),
        ("4S 6H 7D", "yes"),
        ("4S 6H 7D 9S TD JC 3S", "yes"),
    ],
    ids=["a canasta in hand", "nothing to lay, few cards", "nothing to lay, many cards"],
)
def test_asked_it_answers_by_what_its_next_turn_is_worth(hand, says):
    asker = f"""
        turn: 0 play
        hand: KS KH 5D
        hand 2: {hand}
        ours: KD KC KC KS KH KD 2S
        theirs: 8S 8H 8D
        pile: 6S
    """
    assert does(after(table(asker), "ask")) == says


def test_asked_it_says_yes_when_the_others_would_end_the_deal_first():
    asker = """
        turn: 0 play
        hand: KS KH 5D
        hand 1: 1
        hand 2: AS AH AD AC AS AH 2D 9S 9D
        ours: KD KC KC KS KH KD 2S
        theirs: 8S 8H 8D 8C 8S 8H 8D
        pile: 6S
    """
    assert does(after(table(asker), "ask")) == "yes"


# --- books of wild cards, and the foot ----------------------------------------------------------------

FEET = """
    system: hand-and-foot
    players: 6
    turn: 0 play
    hand: {hand}
    ours: AH AH AH AS | JH JD JD 2S
    theirs: QS QD 2H | 5C 5C 5H
    pile: 6D 4C TH 6D 8C 9C KH 5D 6S
    stock: {stock}
    extra: {{"foot": [13, 13, 13, 13, 13, 13]}}
"""


def test_with_many_packs_a_wild_card_is_kept_for_books_to_come():
    # Seven packs have 42 of them: a side may well complete two books of 1,500 (HF-8.1).
    assert does(table(FEET.format(hand="2D 4S 4D 5S 5H 6C 8H 9D TS QH KS JO", stock=190))) == "discard 5S"


def test_a_wild_card_is_spent_on_a_pair_where_the_foot_is_near():
    assert does(table(FEET.format(hand="2C 7H KD KS 6D", stock=120))) == "meld KS KD 2C"
    assert does(table(FEET.format(hand="2C 7H KD KS 6D 8S TC 4H", stock=120))).startswith("discard")


BOOKS = """
    system: hand-and-foot
    options: {options}
    turn: 0 play
    hand: 2S 2H JD 7C 5S 4D
    ours: {ours}
    theirs: QS QH QD | 6C 6D 6H
    pile: 6S TC
    stock: {stock}
"""
NO_WILD_BOOKS = '{"wild_books": "none"}'


@pytest.mark.parametrize(
    ("ours", "stock", "laid"),
    [
        ("9S 9H 9D 9C 9S", 150, False),  # it will be a clean one, and the next book of nines follows it (HF-3.4)
        ("9S 9H 9D 9C 9S", 4, True),  # nothing will come any more
        ("9S 9H 9D 9C 9S 2D", 150, True),  # it is a dirty one anyway
    ],
)
def test_a_book_that_may_become_clean_gets_no_wild_cards_where_these_have_no_books(ours, stock, laid):
    """VA-6.18"""
    state = table(BOOKS.format(options=NO_WILD_BOOKS, ours=ours, stock=stock))
    assert does(state).startswith("meld 2S" if laid else "discard")


@pytest.mark.parametrize(("costs", "thrown"), [((500, 100), "3H"), ((100, 300), "3S")])
def test_of_threes_that_only_cost_the_dearest_goes_first(costs, thrown):
    """VA-6.26 to VA-6.28"""
    red, black = costs
    state = table(f"""
        system: hand-and-foot
        options: {{"red_threes": "stay", "red_three_cost": {red}, "black_three_cost": {black}}}
        turn: 0 play
        hand: 3H 3S KD KS 5H 5C 4S
        ours: 9S 9H 9D
        theirs: QS QH QD | 6C 6D 6H
        pile: 6S
        stock: 150
    """)
    assert does(state) == f"discard {thrown}"


# --- partners, sequences and the time that is left ---------------------------------------------------

LATE = """
    system: {system}
    turn: 0 play
    hand: 5H 6H 7H TS JD KC KS 4C 9D
    hand 1: 1
    hand 3: 1
    ours: QS QH QD
    theirs: 8S 8H 8D 8C 8S 8H 8D | 9S 9H 9D 9C 9S 9H 9D
    pile: 5S
"""


def test_at_the_end_a_sequence_is_laid_only_where_it_costs_nothing_unfinished():
    assert does(table(LATE.format(system="samba"))) == "meld 5H 6H 7H"
    # Three cards of a sequence would cost 1,000 there (JS-5.6).
    assert does(table(LATE.format(system="joker-samba"))).startswith("discard")


PAIR = """
    system: samba
    turn: 0 play
    hand: AS AH KD 2S TC JD 4S 5D 6C 8H 9S
    ours: {ours}
    theirs: 8S 8H 8D
    stock: {stock}
    pile: 5S
"""


def test_with_little_time_a_pair_and_a_wild_card_are_laid_for_the_partner_to_add_to():
    assert does(table(PAIR.format(ours="QS QH QD", stock=24))) == "meld AS AH 2S"
    assert not does(table(PAIR.format(ours="QS QH QD", stock=60))).startswith("meld")


def test_a_canasta_that_can_be_completed_gets_the_wild_card_first():
    assert does(table(PAIR.format(ours="QS QH QD QC QS QH", stock=24))) == "meld 2S > 0"
