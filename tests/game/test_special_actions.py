"""What few systems know: a foot, threes by hand, holding one back, turns without a discard, special hands."""

import pytest

from canasta_desktop.game.draft import Draft
from canasta_desktop.game.special_actions import knows_join, knows_keep, knows_lay, knows_specials, knows_top_only
from canasta_desktop.game.staging_places import NEW_MELD
from canasta_desktop.game.turn_ending import TurnEnding
from canasta_desktop.rules.actions import ANY_THREE, END, NO_CARD, Draw, Lay
from canasta_desktop.rules.cards import EIGHT, FIVE, FOUR, QUEEN, TEN, cards_text
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.options import rule_set
from tests.game.matches import cards, code, draft
from tests.rules.playing import after, table


def actions(end):
    return [action_text(action) for action in end.actions] if isinstance(end, TurnEnding) else code(end)


# --- the foot --------------------------------------------------------------------------------------

BOOKS = (
    "KS KH KD KS KH KD KC | QS QH QD QS QH QD QC | JS JH JD JS JH 2S 2H | TS TH TD TS TH 2D 2C | 2S 2H 2D JO JO JO JO"
)
FOOT = "system: hand-and-foot\nturn: 0 play\nhand: {}\nours: " + BOOKS + '\nextra: {{"foot": {}, "foot_played": {}}}'
IN_FOOT = "[null, null, null, null]", "[0, 1, 2, 3]"
IN_HAND = "[13, null, null, null]", "[1, 2, 3]"


def test_the_last_card_melded_takes_up_the_foot_and_is_no_way_out():
    """HF-6.1, worked example 9."""
    turn = draft(FOOT.format("8S 8H 8D", *IN_HAND))
    turn.place(cards("8S 8H 8D"), NEW_MELD)
    assert turn.empties_hand
    assert not turn.goes_out
    assert code(turn.action()) == "legal"
    assert turn.way_out() is None
    assert not turn.can_go_out_with_leave


def test_the_last_card_discarded_takes_up_the_foot_later():
    """HF-6.2, worked example 10."""
    turn = draft(FOOT.format("8S 8H 8D 5S", *IN_HAND))
    turn.place(cards("8S 8H 8D"), NEW_MELD)
    assert actions(turn.end_with_discard(cards("5S")[0])) == ["meld 8S 8H 8D", "discard 5S"]
    assert turn.way_out() is None


def test_melding_for_the_foot_is_not_ending_the_turn():
    """HF-6.1: the turn goes on from the foot."""
    turn = draft(FOOT.format("8S 8H 8D", *IN_HAND))
    turn.place(cards("8S 8H 8D"), NEW_MELD)
    assert code(turn.special_actions.end()) == "discard-required"


def test_from_the_foot_the_partner_must_be_asked():
    """HF-7.3"""
    turn = draft(FOOT.format("8S 8H 8D 5S", *IN_FOOT))
    assert not turn.can_go_out
    assert turn.can_go_out_with_leave


def test_with_leave_the_last_card_melded_goes_out():
    """HF-7.4"""
    state = table(FOOT.format("8S 8H 8D", *IN_FOOT))
    turn = Draft(after(state, "ask", "yes").observe(0))
    turn.place(cards("8S 8H 8D"), NEW_MELD)
    assert turn.goes_out
    assert actions(turn.way_out()) == ["meld 8S 8H 8D"]


# --- bonus cards and kept threes -------------------------------------------------------------------

MA = "system: modern-american\nturn: 0 {}\nhand: {}\nscores: 0 0"


def test_who_opens_with_bonus_cards_to_come_discards_the_last_card_and_is_not_out():
    """MA-4.8, worked example 20."""
    turn = draft(MA.format("play", "KS KH KD AS AH 2S JO 4S") + "\nstock: 30")
    turn.place(cards("KS KH KD"), NEW_MELD)
    turn.place(cards("AS AH 2S JO"), NEW_MELD)
    assert actions(turn.end_with_discard(cards("4S")[0])) == ["meld KS KH KD | AS AH 2S JO", "discard 4S"]
    assert turn.way_out() is None


def test_a_final_discard_is_required():
    """MA-8.1, worked example 21."""
    text = "system: modern-american\nturn: 0 play\nhand: {}\nours: 4S 4S 4H 4H 4D 4D 4C | 5S 5S 5H 5H 5D 5D 5C"
    turn = draft(text.format("8S 8H 8D"))
    turn.place(cards("8S 8H 8D"), NEW_MELD)
    assert code(turn.action()) == "discard-required"
    assert actions(draft(text.format("8S 8H 8D 9S")).way_out()) == ["meld 8S 8H 8D", "discard 9S"]


def test_a_three_can_be_held_back_or_laid_with_the_draw():
    """MA-2.3, MA-2.4: of two held one goes in any case."""
    choices = draft(MA.format("draw", "3S 3H KS KH KD AS AH 4S 5S 6S 8S 9S TS")).special_actions.draws()
    assert [(choice.keep, cards_text(choice.laid)) for choice in choices] == [
        (NO_CARD, "3S 3H"),
        (cards("3S")[0], "3H"),
        (cards("3H")[0], "3S"),
    ]
    assert not any(choice.keeps_all for choice in choices)


@pytest.mark.parametrize("held", ["3S", "4C"])
def test_any_three_that_comes_can_be_held_back(held):
    """MA-2.3, MA-2.4: whoever holds one says afterwards which of the two goes."""
    choices = draft(MA.format("draw", held + " KS KH KD AS AH 4S 5S 6S 8S 9S TS 7H")).special_actions.draws()
    plain, keeping = choices
    assert (plain.action, cards_text(plain.laid)) == (Draw(), held if held == "3S" else "")
    assert (keeping.action, keeping.keeps_all, keeping.held, keeping.laid) == (
        Draw(ANY_THREE),
        True,
        held == "3S",
        (),
    )


def test_once_the_side_is_open_no_three_is_held_back():
    """MA-2.5"""
    choices = draft(MA.format("draw", "3S KS KH 4S 5S") + "\nours: QS QH QD").special_actions.draws()
    assert [choice.action for choice in choices] == [Draw()]


def test_a_held_three_is_laid_out_by_hand():
    """MA-2.6"""
    turn = draft(MA.format("play", "3S KS KH KD 4S 5S"))
    assert turn.special_actions.layable() == cards("3S")
    assert turn.special_actions.lay(cards("3S")) == Lay(cards("3S"))
    assert code(turn.special_actions.lay(cards("3C"))) == "card-not-in-hand"
    assert code(turn.special_actions.lay(cards("KS"))) == "red-three-not-meldable"


def test_after_opening_the_held_three_goes_before_the_turn_ends():
    """MA-2.5"""
    turn = draft(MA.format("play", "3S KS KH KD 4S 5S") + "\nours: QS QH QD")
    assert actions(turn.end_with_discard(cards("4S")[0])) == "red-three-first"
    assert turn.special_actions.layable() == cards("3S")


def test_red_threes_are_optional_in_the_dutch_form():
    """SA-8.2: all are held, or all are laid out with the draw."""
    options = 'system: samba\noptions: {"profile": "dutch"}\n'
    plain, keeping = draft(options + "turn: 0 draw\nhand: 3H 3D 4S 5S 6C").special_actions.draws()
    assert (plain.keep, cards_text(plain.laid)) == (NO_CARD, "3H 3D")
    assert (keeping.keeps_all, keeping.held, keeping.laid) == (True, True, ())


def test_in_classic_there_is_one_way_to_draw():
    choices = draft("turn: 0 draw\nhand: 4S 5S 6C").special_actions.draws()
    assert [choice.action for choice in choices] == [Draw()]


def test_who_has_drawn_draws_no_more():
    assert draft("turn: 0 play\nhand: 4S 5S 6C").special_actions.draws() == []


# --- ending without a discard ----------------------------------------------------------------------


def test_with_an_empty_stock_the_pile_may_be_left():
    """CL-9.3"""
    turn = draft("turn: 0 draw\nhand: 4S 5S 6C\npile: 9C\nstock:")
    assert turn.special_actions.end() == TurnEnding((END,))


def test_a_take_that_is_compulsory_is_not_left():
    """CL-9.2"""
    turn = draft("turn: 0 draw\nhand: 4S 5S 6C\npile: 9C\nstock:\nours: 9S 9H 9D")
    assert code(turn.special_actions.end()) == "take-is-compulsory"
    assert turn.take_choices()


def test_while_there_is_a_stock_nothing_is_ended():
    assert code(draft("turn: 0 draw\nhand: 4S 5S 6C\npile: 9C").special_actions.end()) == "wrong-phase"


def test_the_turn_after_a_last_red_three_ends_without_a_discard():
    """GT-9.2, worked example 18: what can be laid out goes down, and the round ends."""
    text = "system: global-trade\nturn: 0 draw\nhand: 6S 6H 6D KS KH\nstock: 3D\nours: 8S 8H 8D 8S 8H 8D 8C"
    state = after(table(text), "draw")
    turn = Draft(state.observe(0))
    turn.place(cards("6S 6H 6D"), NEW_MELD)
    assert code(turn.end_with_discard(cards("KS")[0])) == "discard-not-allowed"
    end = turn.special_actions.end()
    assert actions(end) == ["meld 6S 6H 6D", "end"]
    assert after(state, *actions(end)).table.over


def test_a_last_turn_that_melds_every_card_needs_no_ending():
    """A-6 of global-trade.md: it goes out."""
    text = "system: global-trade\nturn: 0 draw\nhand: 6S 6H 6D\nstock: 3D\nours: 8S 8H 8D 8S 8H 8D 8C"
    state = after(table(text), "draw")
    turn = Draft(state.observe(0))
    turn.place(cards("6S 6H 6D"), NEW_MELD)
    assert actions(turn.special_actions.end()) == ["meld 6S 6H 6D"]
    assert after(state, "meld 6S 6H 6D").table.out == 0


def test_threes_forgotten_are_laid_by_hand_before_anything_else():
    """GT-3.2, A-10 of global-trade.md"""
    options = 'system: global-trade\noptions: {"red_threes_by_hand": true}\n'
    text = options + "turn: 0 draw\nhand: 3H 6S 6H 6D KS\nstock: 9C 4C 5C"
    assert draft(text).special_actions.layable() == cards("3H")
    turn = Draft(after(table(text), "draw").observe(0))
    assert actions(turn.end_with_discard(cards("KS")[0])) == "red-three-first"
    assert turn.special_actions.layable() == cards("3H")


# --- special hands ---------------------------------------------------------------------------------


def specials(hand, options="{}", phase="play"):
    turn = draft(f"system: modern-american\noptions: {options}\nturn: 0 {phase}\nhand: {hand}")
    return {special.key: special for special in turn.special_actions.specials()}


def needs(special):
    return [(need.ranks, need.count) for need in special.needs]


def test_a_straight_that_is_one():
    """MA-7, worked example 23."""
    found = specials("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JO")["straight"]
    assert (found.points, found.missing, found.needs, found.spare, found.refusal) == (3000, 0, (), (), None)


def test_two_threes_are_no_straight():
    """MA-7.2, worked example 23."""
    found = specials("AS 2S 3S 3H 4S 5S 6S 7S 8S 9S TS JS QS KS")["straight"]
    assert (found.missing, needs(found), cards_text(found.spare)) == (1, [((13,), 1)], "3H")
    assert code(found.refusal) == "special-hand-invalid"


def test_pairs_that_lack_two_cards():
    """MA-7: seven pairs, no wilds: the queen and the ace want their like, the two and the joker do not belong."""
    found = specials("6S 6H 9S 9H JS JH KS KH TS TH QS AS 2S JO")["pairs_natural"]
    assert found.missing == 2
    assert cards_text(found.spare) in ("QS 2S JO", "2S AS JO", "2S QS JO", "2S JO")
    assert sum(need.count for need in found.needs) == 2


def test_where_any_rank_will_do_all_of_them_are_named():
    """MA-7: six pairs and two wild cards lack a pair of any other rank."""
    found = specials("6S 6H 9S 9H JS JH KS KH 7S 7H AS AH 2S JO")["pairs_natural"]
    assert (found.missing, cards_text(found.spare)) == (2, "2S JO")
    assert needs(found) == [((FOUR, FIVE, EIGHT, TEN, QUEEN), 2)]


def test_what_more_cards_would_cure_is_named_rather_than_what_few_would():
    """MA-7: a pair of aces or of sevens would do as well as a pair of any other rank."""
    found = specials("6S 6H 9S 9H JS JH KS KH TS TH QS QH 2S JO")["pairs_natural"]
    assert needs(found) == [((FOUR, FIVE, EIGHT), 2)]


def test_garbage_is_two_fours_and_two_threes():
    """MA-7, worked example 25; dearer by the League's sheet."""
    hand = "8S 8H 8D 8C QS QH QD QC 5S 5H 5D KS KH KD"
    assert (specials(hand)["garbage"].points, specials(hand)["garbage"].refusal) == (2000, None)
    assert specials(hand, '{"special_hands": "cla"}')["garbage"].missing == 0


def test_all_hands_of_the_rule_set_are_listed_in_its_order():
    """MA-7.1"""
    hand = "8S 8H 8D 8C QS QH QD QC 5S 5H 5D KS KH KD"
    assert list(specials(hand)) == ["straight", "pairs_natural", "pairs_wild", "garbage"]
    assert len(specials(hand, '{"special_hands": "cla"}')) == 11


def test_before_drawing_one_card_is_missing_at_least():
    """MA-7: fourteen cards, the drawn one among them."""
    found = specials("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", phase="draw")["straight"]
    assert (found.missing, needs(found)) == (1, [((13,), 1)])
    assert found.refusal is not None


def test_quads_lack_the_wild_pair():
    """MA-7: three fours and a matching wild pair."""
    found = specials("4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 8S JO", '{"special_hands": "cla"}')["quads"]
    assert (found.missing, needs(found), cards_text(found.spare)) == (1, [((13,), 1)], "8S")


KNOWN = [
    ("classic", 4, {}, ""),
    ("samba", 4, {}, "join"),
    ("samba", 4, {"profile": "dutch"}, "join lay keep"),
    ("global-trade", 4, {}, "join"),
    ("global-trade", 4, {"red_threes_by_hand": True, "take_rest_optional": True}, "join lay top"),
    ("modern-american", 4, {}, "lay keep specials"),
    ("hand-and-foot", 4, {}, ""),
    ("verschaerft", 3, {}, ""),
]


@pytest.mark.parametrize(("system", "players", "options", "known"), KNOWN, ids=[f"{row[0]}-{row[3]}" for row in KNOWN])
def test_what_a_rule_set_knows(system, players, options, known):
    rules = rule_set(system, players, options)
    asked = {
        "join": knows_join,
        "lay": knows_lay,
        "keep": knows_keep,
        "top": knows_top_only,
        "specials": knows_specials,
    }
    assert [name for name, knows in asked.items() if knows(rules)] == known.split()
