"""A spectator: the table as everybody may see it, for the curtain, between two persons and for watching.

A spectator is built from `match.view(None)`, which holds no hand, so nothing it shows can give a card away. Only where
no person plays at all, and all hands are to be shown, it asks for them too (`open_hands`); and at the end of a deal for
what is left in them, which is then laid open to everybody (`hands_left`).
"""

from collections.abc import Mapping
from typing import Protocol

from canasta_desktop.game.audience import Update
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Message
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.presentation.workbench import Workbench


class Sight(Protocol):
    """What a table is drawn from: a person's side of it, or a spectator's. `seat`: whose plate stands at the bottom."""

    seat: int
    bench: Workbench

    @property
    def table(self) -> Table:
        """The table as it is seen."""
        ...

    @property
    def is_drawing(self) -> bool:
        """Whether the one who looks is to draw or take now."""
        ...


class Spectator:
    """The spectator's side of a match, with `seat` at the bottom; it has no hand and nothing to decide."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.bench = Workbench(match.view(None), SeatArrangement())
        self.last_note: Message | None = None
        """What the program itself has to say: until the change after the one it is about."""
        self._explained: Message | None = None
        self._is_open = False

    @property
    def table(self) -> Table:
        """The table as everybody sees it."""
        return self.bench.view.table

    @property
    def is_drawing(self) -> bool:
        """Never: nothing is due from a spectator."""
        return False

    def follow(self, update: Update) -> None:
        """Go on over what everybody may see now."""
        self._lay_hands()
        self.bench.follow(update.view, update.events)
        self.last_note = None if self.last_note is self._explained else self.last_note
        self._explained = self.last_note

    def show_hands(self, is_open: bool) -> None:
        """Show all hands, or cover them; they never open where a person plays."""
        self._is_open = is_open and not self.match.setup.persons()
        self._lay_hands()
        self.bench.lay_out(())

    def _lay_hands(self) -> None:
        self.bench.opened = open_hands(self.match) if self._is_open else hands_left(self.match)


def hands_left(match: Match, own: int = NOBODY) -> Mapping[int, Cards]:
    """What everybody but `own` holds at the end of a deal, by seat and from high to low; nothing while it is played."""
    hands = [tuple(sorted(hand.cards(), reverse=True)) for hand in match.hands()]
    return {seat: cards for seat, cards in enumerate(hands) if seat != own and cards}


def open_hands(match: Match) -> Mapping[int, Cards]:
    """All hands by seat, each from high to low, of a match in which nobody but computer players plays."""
    assert not match.setup.persons(), "a person's hand is shown to nobody else"
    return {seat: tuple(sorted(match.view(seat).hand.cards(), reverse=True)) for seat in range(len(match.setup.seats))}
