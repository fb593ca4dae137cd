"""Who looks pleased, who worried: a function of what everybody has seen."""

import pytest

from canasta_desktop.game.gamelog import Entry
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.presentation.expressions import BIG_PILE, expressions

SIDES = (0, 1, 0, 1)
PLEASED, WORRIED, CALM = Expression.PLEASED, Expression.WORRIED, Expression.CALM
DRAWN = Event(What.DRAWN, 2, count=1)


def entry(turn: int, *events: Event) -> Entry:
    return Entry(events[0].seat, events[0].seat, turn, events)


@pytest.mark.parametrize(
    "event",
    [
        Event(What.CANASTA_COMPLETED, 1, tuple(read_cards("9S 9S 9H 9H 9D 9C 9C")), meld=3),
        Event(What.GONE_OUT, 1),
        Event(What.TAKEN, 1, count=BIG_PILE),
    ],
)
def test_a_great_moment_pleases_its_side_and_worries_the_others(event):
    assert expressions([entry(4, event)], SIDES) == (WORRIED, PLEASED, WORRIED, PLEASED)


def test_small_things_leave_all_calm():
    assert expressions([entry(4, Event(What.TAKEN, 1, count=BIG_PILE - 1), DRAWN)], SIDES) == (CALM,) * 4
    assert expressions([], SIDES) == (CALM,) * 4


def test_faces_are_calm_again_with_the_turn_after_the_next_one():
    log = [entry(4, Event(What.GONE_OUT, 1)), entry(5, DRAWN)]
    assert expressions(log, SIDES)[1] is PLEASED
    assert expressions([*log, entry(6, DRAWN)], SIDES)[1] is CALM


def test_the_latest_great_moment_decides():
    log = [entry(4, Event(What.TAKEN, 1, count=12)), entry(5, Event(What.TAKEN, 2, count=9))]
    assert expressions(log, SIDES) == (PLEASED, WORRIED, PLEASED, WORRIED)
