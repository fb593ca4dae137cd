"""Who sat at the table, as the person at the screen is told of it: spoken to in the own matches, by name in others'."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.portraits import SeatedPlayer, seat_portraits
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.wording.history import HistoryWords
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import Wording


class Viewer(NamedTuple):
    """Who looks: the key of the `profile` and the `portrait`; `portraits` are those of everybody who plays here."""

    profile: str = ""
    portrait: str = ""
    portraits: Mapping[str, str] = {}

    def is_own(self, seat: SeatSetup) -> bool:
        """Whether this person sits there, as far as anybody knows: not where another one does who plays here."""
        return seat.kind is SeatKind.PERSON and (seat.profile == self.profile or seat.profile not in self.portraits)

    def own_seat(self, setup: Setup) -> int:
        """The seat of who alone is a person at the table, if that is who looks; else NOBODY."""
        persons = setup.persons()
        return persons[0] if len(persons) == 1 and self.is_own(setup.seats[persons[0]]) else NOBODY

    def names(self, setup: Setup, words: Wording) -> list[str]:
        """By seat; who looks is spoken to. Names of older files are shortened."""
        names = [shortened(name, LONGEST_TYPED) for name in SeatingWords().named(setup.seats)]
        if (own := self.own_seat(setup)) != NOBODY:
            names[own] = words.names.you()
        return names

    def faces(self, setup: Setup, names: Sequence[str]) -> tuple[str, ...]:
        """The key of a portrait by seat: what was picked at the table, else by the person who sits there."""
        first = next(iter(setup.persons()), NOBODY)
        players = []
        for place, (seat, name) in enumerate(zip(setup.seats, names, strict=True)):
            own = self.portrait if place == first and self.is_own(seat) else ""
            picked = seat.portrait or self.portraits.get(seat.profile, own)
            players.append(SeatedPlayer(name, seat.kind is SeatKind.PERSON, picked))
        return seat_portraits(players)

    def company(self, setup: Setup, own: Sequence[str], sides: Sequence[str], words: HistoryWords) -> str:
        """Who plays with and against whom: `own` are the names on the first side, that of the first person first."""
        if self.own_seat(setup) == NOBODY:
            return words.between(sides)
        return words.company(own[1:], sides[1:])


NOBODY_KNOWN: Final = Viewer()
"""Somebody of whom nothing is known."""
