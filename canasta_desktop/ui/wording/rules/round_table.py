"""Who sits where, for a picture of the table: each seat with its name, its side and what its player does first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.seating import SIDES

ALONE = -1
"""The side of who has no partner, or finds one in play."""


class RoundSeat(NamedTuple):
    """A seat: who sits there as the reader sees it, the number of the side or ALONE, and a note, which may be empty."""

    name: str
    side: int
    note: str

    @property
    def letter(self) -> str:
        """The letter of the side; empty for a player without partners."""
        return "" if self.side == ALONE else SIDES[self.side]


class RoundTable(NamedTuple):
    """The seats in the order of play, the reader's first, and the whole picture in words."""

    title: str
    seats: tuple[RoundSeat, ...]
    clockwise: bool
    words: str


class RoundTableWords(Phrases):
    """What stands around the table."""

    def __init__(self) -> None:
        self.lists = ListPhrases()

    def picture(self, rules: RuleSet) -> RoundTable:
        """The table of these rules in the first deal; the reader is who begins."""
        seating = rules.seating
        playing = [seat for seat in range(seating.players) if seat not in seating.sitting_out(1)]
        around = [(playing[0] + step) % seating.players for step in range(seating.players)]
        orders = [seating.order(1, dealer) for dealer in playing]
        dealer = next(order[-1] for order in orders if order[0] == playing[0])
        notes = {seat: self.tr("sits out") for seat in seating.sitting_out(1)}
        notes |= {dealer: self.tr("deals"), playing[0]: self.tr("begin")}
        who = self._who(around, seating)
        seats = [RoundSeat(name, side, notes.get(seat, "")) for seat, (name, side) in zip(around, who, strict=True)]
        words = self.tr("In the order of play: {seats}.").format(
            seats="; ".join([self._in_words(seat) for seat in seats])
        )
        return RoundTable(self.tr("Who sits where"), tuple(seats), seating.clockwise, words)

    def _who(self, around: Sequence[int], seating: Seating) -> Iterator[tuple[str, int]]:
        """Name and side of each seat, the reader's first; sides are counted as they come."""
        sides = seating.sides_of_seats()
        counted = list(dict.fromkeys([sides[seat] for seat in around]))
        for place, seat in enumerate(around):
            side = counted.index(sides[seat])
            is_alone = not seating.has_partners() or seating.forms_sides()
            if place == 0:
                name = self.tr("You")
            elif is_alone and seating.players > 2:
                name = self.tr("Player {number}").format(number=number(place + 1))
            else:
                name = self.tr("Opponent") if side else self.tr("Partner")
            yield name, ALONE if is_alone else side

    def _in_words(self, seat: RoundSeat) -> str:
        """ "Partner (side A)", "Opponent (side B, deals)"."""
        side = self.tr("side {letter}").format(letter=seat.letter) if seat.letter else ""
        about = self.lists.row([part for part in (side, seat.note) if part])
        return self.tr("{name} ({about})").format(name=seat.name, about=about) if about else seat.name
