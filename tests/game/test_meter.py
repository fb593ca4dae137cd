"""The meter: figures by hand from the clauses and the worked examples of classic.md."""

import pytest

from canasta_desktop.game.staging_places import NEW_MELD, PILE
from canasta_desktop.rules.cards import cards_text
from tests.game.matches import cards, code, draft, new
from tests.rules.playing import table

KINGS = "turn: 0 draw\nhand: KC KH QD QH 2D 4S 5S\npile: QS KS KD\n"
"""Worked example 1."""


def kings(text=KINGS):
    turn = draft(text)
    turn.place(cards("KC KH"), PILE)
    turn.place(cards("QD QH 2D"), NEW_MELD)
    return turn


def test_example_1_counts_the_top_card_and_the_hand():
    meter = kings().meter()
    assert (meter.points, meter.minimum, meter.complete, meter.missing) == (70, 50, True, 0)


def test_example_1_names_the_parts():
    assert [(part.rank, part.points, len(part.cards)) for part in kings().meter().parts] == [(11, 30, 3), (10, 40, 3)]


def test_example_2_the_buried_cards_do_not_count():
    turn = kings(KINGS + "scores: 1500 0")
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete, meter.missing) == (70, 90, False, 20)
    refusal = turn.action()
    assert code(refusal) == "minimum-not-met"
    assert (refusal.have, refusal.need) == (70, 90)


def test_example_8_the_pair_a_wild_card_and_the_top_card():
    turn = draft("turn: 0 draw\nhand: 9S 9H 2D 4S 5S\npile: 6S 9D")
    turn.place(cards("9S 9H 2D"), PILE)
    meter = turn.meter()
    assert (meter.points, meter.complete) == (50, True)


def test_example_14_no_minimum_for_the_whole_hand():
    turn = draft("turn: 0 play\nhand: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 5C 6S\nscores: 3000 0")
    turn.place(cards("4S 4H 4D 4C 4S 4H 4D"), NEW_MELD)
    assert turn.meter().complete is False
    turn.place(cards("5S 5H 5D 5C"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete, meter.missing) == (55, 120, True, 0)


def test_example_15_the_minimum_holds_where_the_pile_is_taken():
    turn = draft("turn: 0 draw\nhand: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 6S\npile: 5C\nscores: 3000 0")
    turn.place(cards("5S 5H"), PILE)
    turn.place(cards("5D"), PILE)
    turn.place(cards("4S 4H 4D 4C 4S 4H 4D"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.complete, meter.missing) == (55, False, 65)
    assert code(turn.action()) == "minimum-not-met"


MINIMUMS = [(2995, 90), (3000, 120), (1495, 50), (1500, 90), (0, 50), (-5, 15)]


@pytest.mark.parametrize(("score", "minimum"), MINIMUMS)
def test_example_13_the_minimum_goes_by_the_score(score, minimum):
    assert draft(f"turn: 0 play\nhand: QS QH QD 4S\nscores: {score} 0").meter().minimum == minimum


def test_an_open_side_needs_no_minimum():
    turn = draft("turn: 0 play\nhand: QS QH QD 4S 5S\nours: 8S 8H 8D")
    turn.place(cards("QS QH QD"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete) == (30, 0, True)


def test_an_empty_draft_is_not_complete():
    meter = draft("turn: 0 play\nhand: QS QH QD 4S").meter()
    assert (meter.points, meter.complete, meter.missing, meter.parts) == (0, False, 50, ())


def test_enough_points_with_an_unfinished_meld_are_not_complete():
    turn = draft("turn: 0 play\nhand: AS AH AD QS QH 4S 5S")
    turn.place(cards("AS AH AD"), NEW_MELD)
    turn.place(cards("QS QH"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.complete, meter.missing) == (80, False, 0)


def test_20_points_are_missing_and_the_queens_would_do():
    turn = draft("turn: 0 play\nhand: KS KH KD QS QH QD 4S 5S 6S")
    turn.place(cards("KS KH KD"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.missing) == (30, 20)
    assert [cards_text(some) for some in meter.suggestions] == ["QS QH QD"]


def test_a_suggestion_finishes_what_was_begun():
    turn = draft("turn: 0 play\nhand: AS AH AD KS KH 4S 5S 6S")
    turn.place(cards("AS AH"), NEW_MELD)
    assert [cards_text(some) for some in turn.meter().suggestions] == ["AD"]


def test_the_cheapest_suggestion_stands_first():
    turn = draft("turn: 0 play\nhand: KS KH KD 2S JO 4S 5S 6S")
    turn.place(cards("KS KH KD"), NEW_MELD)
    assert [cards_text(some) for some in turn.meter().suggestions][:2] == ["2S", "JO"]


def test_where_nothing_helps_nothing_is_suggested():
    turn = draft("turn: 0 play\nhand: KS KH KD 4S 5S 6S")
    turn.place(cards("KS KH KD"), NEW_MELD)
    assert turn.meter().suggestions == ()


def test_before_the_take_suggestions_come_from_the_hand_alone():
    turn = draft("turn: 0 draw\nhand: KC KH QD QH 2D 4S 5S\npile: QS QC KS KD")
    turn.place(cards("KC KH"), PILE)
    assert [cards_text(some) for some in turn.meter().suggestions] == ["2D", "2D QH QD"]


def test_before_drawing_a_draft_can_be_complete():
    turn = draft("turn: 0 draw\nhand: AS AH AD 4S 5S")
    turn.place(cards("AS AH"), NEW_MELD)
    assert not turn.meter().complete
    turn.place(cards("AD"), new(1))
    assert turn.meter().complete
    assert code(turn.action()) == "wrong-phase"


def test_the_meter_of_a_large_hand_is_quick():
    """No way to 120 points: everything is tried, and that must not be felt."""
    hand = "4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 9S 9H TS TH JS JH QS QH KS KH 2S"
    view = table(f"turn: 0 play\nhand: {hand}\nscores: 3000 0").observe(0)
    assert view.hand.size == 21
    turn = draft(f"turn: 0 play\nhand: {hand}\nscores: 3000 0")
    turn.place(cards("KS KH 2S"), NEW_MELD)
    assert turn.meter().suggestions == ()
