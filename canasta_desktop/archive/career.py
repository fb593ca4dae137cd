"""Feats that take many matches: asked of the list of a person's matches, the oldest first."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from canasta_desktop.rules.systems import KEYS

NUMBERS: Final = frozenset(range(2, 7))
"""The numbers of players there are."""


class CareerMatch(NamedTuple):
    """A match as a career sees it: its place and identity; `is_won` is None while it goes on.

    `day` is that of a deal of the day, empty for any other match.
    """

    place: str
    id: str
    played: str
    system: str
    players: int
    is_won: bool | None
    canastas: int
    day: str


def _won_all(matches: Sequence[CareerMatch], wanted: frozenset[object], of: Callable[[CareerMatch], object]) -> int:
    """The place in the list of the match with which one was won of each; -1 where that is still to come."""
    missing = set(wanted)
    for at, one in enumerate(matches):
        if one.is_won:
            missing.discard(of(one))
            if not missing:
                return at
    return -1


def _first(matches: Iterable[CareerMatch], goal: int, grown: Callable[[int, CareerMatch], int]) -> int:
    """The place in the list of the match with which a count reaches its goal; `grown`: the count after one more."""
    count = 0
    for at, one in enumerate(matches):
        count = grown(count, one)
        if count >= goal:
            return at
    return -1


def _every_system(matches: Sequence[CareerMatch]) -> int:
    return _won_all(matches, frozenset(KEYS), lambda one: one.system)


def _every_number(matches: Sequence[CareerMatch]) -> int:
    return _won_all(matches, frozenset(NUMBERS), lambda one: one.players)


def _five_in_a_row(matches: Sequence[CareerMatch]) -> int:
    return _first(matches, 5, lambda count, one: count if one.is_won is None else count + 1 if one.is_won else 0)


def _hundred(matches: Sequence[CareerMatch]) -> int:
    return _first(matches, 100, lambda count, one: count + (one.is_won is not None))


def _thousand_canastas(matches: Sequence[CareerMatch]) -> int:
    return _first(matches, 1000, lambda count, one: count + one.canastas)


def _week(matches: Sequence[CareerMatch]) -> int:
    """Seven days in a row with their deal of the day."""
    days: set[date] = set()
    for at, one in enumerate(matches):
        if one.day:
            day = date.fromisoformat(one.day)
            days.add(day)
            if any(all(day + timedelta(first + step) in days for step in range(7)) for first in range(-6, 1)):
                return at
    return -1


CAREER_FEATS: Final[Mapping[str, Callable[[Sequence[CareerMatch]], int]]] = {
    "every-system": _every_system,
    "every-number": _every_number,
    "five-in-a-row": _five_in_a_row,
    "hundred": _hundred,
    "thousand-canastas": _thousand_canastas,
    "week": _week,
}
"""By key: the place in the list of the match with which it was earned, -1 where it was not yet."""
