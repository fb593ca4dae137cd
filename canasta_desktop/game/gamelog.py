"""What happened in a deal, action by action, and who may know of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from canasta_desktop.rules.events import Event
from canasta_desktop.rules.table import NOBODY


class Entry(NamedTuple):
    """What one action brought about.

    `seat` acted, NOBODY where the cards were dealt; `owner` had the turn, which is another seat where
    a partner answered; `turn` counts the turns of the deal from 1, 0 for the dealing.
    """

    seat: int
    owner: int
    turn: int
    events: tuple[Event, ...]

    def seen_by(self, seat: int | None) -> "Entry":
        """The entry as this seat may know it; None for a spectator."""
        return self._replace(events=visible(self.events, seat))


def visible(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events this seat may know of; where one for it alone repeats the public one before it, only that one."""
    seen: list[Event] = []
    for event in events:
        if event.to is not None and event.to != seat:
            continue
        if event.to is not None and seen and replace(event, cards=(), to=None) == replace(seen[-1], cards=()):
            seen.pop()
        seen.append(event)
    return tuple(seen)


def since_own_turn(entries: Sequence[Entry], seat: int, running: int) -> list[Entry]:
    """The entries after the last turn of `seat`, without the turn numbered `running` if that is its own."""
    since: list[Entry] = []
    for entry in reversed(entries):
        if entry.owner == seat and entry.turn == running:
            continue
        if entry.owner == seat and entry.turn > 0:
            break
        since.append(entry)
    since.reverse()
    return since


DEALING = (NOBODY, NOBODY, 0)
"""Seat, owner and turn of the entry for the dealing."""
