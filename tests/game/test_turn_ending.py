"""Ending the turn with a draft on the table, and going out."""

from canasta_desktop.game.staging_places import NEW_MELD
from canasta_desktop.game.turn_ending import TurnEnding
from canasta_desktop.rules.actions import Discard, LayMeld, Play
from canasta_desktop.rules.notation import action_text
from tests.game.matches import cards, code, draft

OPEN = "turn: 0 play\nhand: QS QH QD 9S 9H 4S 5S\nours: 8S 8H 8D"
CLOSED = "turn: 0 play\nhand: QS QH QD 9S 9H 4S 5S"
CANASTA = "ours: 8S 8H 8D 8S 8H 8D 8C"


def actions(end):
    return [action_text(action) for action in end.actions] if isinstance(end, TurnEnding) else code(end)


def test_without_a_draft_it_is_the_discard():
    assert draft(OPEN).end_with_discard(cards("4S")[0]) == TurnEnding((Discard(cards("4S")[0]),))


def test_a_complete_draft_is_laid_out_with_the_discard():
    turn = draft(OPEN)
    turn.place(cards("QS QH QD"), NEW_MELD)
    assert turn.end_with_discard(cards("4S")[0]) == TurnEnding(
        (LayMeld((Play(cards("QS QH QD")),)), Discard(cards("4S")[0]))
    )


def test_an_unfinished_draft_returns_and_the_complete_one_is_laid_out():
    turn = draft(OPEN)
    turn.place(cards("QS QH QD"), NEW_MELD)
    turn.place(cards("9S 9H"), NEW_MELD)
    end = turn.end_with_discard(cards("4S")[0])
    assert actions(end) == ["meld QS QH QD", "discard 4S"]
    assert end.returned == cards("9S 9H")


def test_below_the_minimum_the_whole_draft_returns():
    turn = draft(CLOSED)
    turn.place(cards("QS QH QD"), NEW_MELD)
    end = turn.end_with_discard(cards("4S")[0])
    assert actions(end) == ["discard 4S"]
    assert end.returned == cards("QS QH QD")


def test_a_discard_that_the_draft_makes_impossible_is_refused():
    turn = draft("turn: 0 play\nhand: QS QH QD 3H\n" + CANASTA)
    turn.place(cards("QS QH QD"), NEW_MELD)
    assert actions(turn.end_with_discard(cards("3H")[0])) == "discard-not-allowed"


def test_what_is_staged_is_not_discarded():
    turn = draft(OPEN)
    turn.place(cards("QS QH QD"), NEW_MELD)
    assert actions(turn.end_with_discard(cards("QS")[0])) == "card-not-in-hand"


def test_before_drawing_nothing_is_discarded():
    assert actions(draft("turn: 0 draw\nhand: QS QH 4S").end_with_discard(cards("4S")[0])) == "wrong-phase"


def test_a_way_out_is_found():
    turn = draft("turn: 0 play\nhand: QS QH QD 4S\n" + CANASTA)
    assert turn.can_go_out
    assert actions(turn.way_out()) == ["meld QS QH QD", "discard 4S"]


def test_without_a_canasta_there_is_no_way_out():
    assert not draft("turn: 0 play\nhand: QS QH QD 4S\nours: 8S 8H 8D").can_go_out


def test_the_last_card_is_a_way_out():
    assert actions(draft("turn: 0 play\nhand: 4S\n" + CANASTA).way_out()) == ["discard 4S"]


def test_the_way_out_goes_by_the_draft_where_that_does_it():
    turn = draft("turn: 0 play\nhand: QS QH QD 2S 2H\n" + CANASTA)
    turn.place(cards("QS QH QD 2S"), NEW_MELD)
    assert actions(turn.way_out()) == ["meld QS QH QD 2S", "discard 2H"]


def test_an_unfinished_draft_does_not_hide_the_way_out():
    turn = draft("turn: 0 play\nhand: QS QH QD 4S\n" + CANASTA)
    turn.place(cards("QS QH"), NEW_MELD)
    assert actions(turn.way_out()) == ["meld QS QH QD", "discard 4S"]


def test_example_14_goes_out_with_its_last_card():
    turn = draft("turn: 0 play\nhand: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 5C 6S\nscores: 3000 0")
    turn.place(cards("4S 4H 4D 4C 4S 4H 4D"), NEW_MELD)
    turn.place(cards("5S 5H 5D 5C"), NEW_MELD)
    assert actions(turn.end_with_discard(cards("6S")[0])) == ["meld 4S 4S 4H 4H 4D 4D 4C | 5S 5H 5D 5C", "discard 6S"]


def test_example_18_without_a_canasta_one_card_cannot_be_kept():
    turn = draft("turn: 0 play\nhand: 8S 8H 8D 6S\nours: JS JH JD")
    turn.place(cards("8S 8H 8D"), NEW_MELD)
    assert code(turn.action()) == "canasta-needed"


def test_example_19_black_threes_go_out():
    turn = draft("turn: 0 play\nhand: 3S 3C 3S 9H\n" + CANASTA)
    assert actions(turn.way_out()) == ["meld 3S 3S 3C", "discard 9H"]


def test_a_draft_can_empty_the_hand():
    turn = draft("turn: 0 play\nhand: QS QH QD\n" + CANASTA)
    turn.place(cards("QS QH QD"), NEW_MELD)
    assert turn.empties_hand
    assert actions(turn.way_out()) == ["meld QS QH QD"]


def test_after_a_no_there_is_no_way_out():
    turn = draft("turn: 0 play\nhand: QS QH QD 4S\n" + CANASTA)
    turn.view.table.turn.answer = 2
    assert not turn.can_go_out
