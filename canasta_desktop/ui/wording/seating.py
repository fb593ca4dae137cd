"""Seating in words: usual names, who plays with whom, and what a number of players means.

The sentences follow from the seating alone: who sits on which side, whether somebody sits out, which way play goes.
"""

from collections.abc import Sequence

from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.names import Names

SIDES = "ABCDEF"
"""The letters of the sides."""


class SeatingWords(Phrases):
    """Seats, sides and the way round the table."""

    def __init__(self) -> None:
        self.lists = ListPhrases()
        self.names = Names()

    def usual_name(self, seat: int, seats: Sequence[SeatSetup]) -> str:
        """Who sits here if no name was given: you, a person by number, or a computer player's own name."""
        if seats[seat].kind is SeatKind.COMPUTER:
            return self._computer(seat, seats)
        persons = [place for place, one in enumerate(seats) if one.kind is SeatKind.PERSON]
        if len(persons) == 1:
            return self.names.you()
        return self.tr("Player {number}").format(number=number(persons.index(seat) + 1))

    def _computer(self, seat: int, seats: Sequence[SeatSetup]) -> str:
        """The name of the character chosen for this seat, else of the seat, or the next one that nobody was given."""
        others = [one for place, one in enumerate(seats) if place != seat]
        given = {one.name.casefold() for one in seats} | {one.portrait for one in others}
        likely = [self.names.computer(seat + step * len(seats)) for step in range(len(seats) + 1)]
        likely = [*self.names.character(seats[seat].portrait), *likely]
        return next((name for name in likely if name.casefold() not in given), likely[0])

    def usual_names(self, seats: Sequence[SeatSetup]) -> list[str]:
        """The usual names by seat."""
        return [self.usual_name(seat, seats) for seat in range(len(seats))]

    def named(self, seats: Sequence[SeatSetup]) -> list[str]:
        """The names by seat as they will stand at the table."""
        return [seat.name or self.usual_name(place, seats) for place, seat in enumerate(seats)]

    def as_partners(self, seats: Sequence[SeatSetup]) -> list[str]:
        """The names by seat as they stand after "with", in German in the dative."""
        persons = [place for place, one in enumerate(seats) if one.kind is SeatKind.PERSON]
        names = self.named(seats)
        if len(persons) == 1 and not seats[persons[0]].name:
            names[persons[0]] = self.tr("you", "after with")
        return names

    def form(self, seating: Seating) -> str:
        """What it means that so many play, as one or two sentences."""
        if seating.forms_sides():
            return self.tr("One against two: whoever takes the pile first in a deal plays alone.")
        if not seating.has_partners():
            return self.tr("Everybody plays alone.")
        if seating.resting and seating.players % 2:
            return self.tr("Two against three; in every deal one of the three sits out.")
        if seating.resting:
            return self.tr("Two sides of three; in every deal one player of each side sits out.")
        if seating.sides > 2:
            return self.tr("Three sides of two; partners sit opposite each other.")
        if seating.players > 4:
            return self.tr("Two sides of three, seated alternately.")
        return self.tr("Two against two; partners sit opposite each other.")

    def company(self, seat: int, names: Sequence[str], seating: Seating) -> str:
        """With whom this seat plays."""
        if seating.forms_sides():
            return self.tr("New sides form in every deal.")
        sides = seating.sides_of_seats()
        others = [one for one in range(seating.players) if sides[one] == sides[seat] and one != seat]
        fellows = [shortened(names[one], LONGEST_TYPED) for one in others]
        if not fellows:
            return self.tr("Plays alone.")
        blanks = {"side": SIDES[sides[seat]], "names": self.lists.all(fellows)}
        if any([seat in resting for resting in seating.resting]):
            return self.tr("Side {side}, with {names}; sits out in turn.").format(**blanks)
        return self.tr("Side {side}, with {names}.").format(**blanks)

    def way(self, seating: Seating) -> str:
        """In which order the seats play."""
        if seating.clockwise:
            return self.tr("Play goes from seat to seat in this order, clockwise round the table.")
        return self.tr("Play goes from seat to seat in this order, anticlockwise round the table.")
