"""How the players of a match are named for the person at the screen: "you" in their own matches, by name in others."""

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
    """The person at the screen: keys of `profile` and `portrait`; `portraits` are those of everybody who plays here."""

    profile: str = ""
    portrait: str = ""
    portraits: Mapping[str, str] = {}

    def is_own(self, seat: SeatSetup) -> bool:
        """Whether this person sits there: a person's seat, and not that of another profile of this computer."""
        return seat.kind is SeatKind.PERSON and (seat.profile == self.profile or seat.profile not in self.portraits)

    def own_seat(self, setup: Setup) -> int:
        """The viewer's seat where the viewer is the only person at the table, else NOBODY."""
        persons = setup.persons()
        return persons[0] if len(persons) == 1 and self.is_own(setup.seats[persons[0]]) else NOBODY

    def names(self, setup: Setup, words: Wording) -> list[str]:
        """The names by seat, with "you" for the viewer. Long names of older files are shortened."""
        names = [shortened(name, LONGEST_TYPED) for name in SeatingWords().named(setup.seats)]
        if (own := self.own_seat(setup)) != NOBODY:
            names[own] = words.names.you()
        return names

    def faces(self, setup: Setup, names: Sequence[str]) -> tuple[str, ...]:
        """The keys of the portraits by seat: what was picked at the table, else the picture of the person there."""
        first = next(iter(setup.persons()), NOBODY)
        players = []
        for place, (seat, name) in enumerate(zip(setup.seats, names, strict=True)):
            own = self.portrait if place == first and self.is_own(seat) else ""
            picked = seat.portrait or self.portraits.get(seat.profile, own)
            players.append(SeatedPlayer(name, seat.kind is SeatKind.PERSON, picked))
        return seat_portraits(players)

    def company(self, setup: Setup, own: Sequence[str], sides: Sequence[str], words: HistoryWords) -> str:
        """Who plays with and against whom; `own` are the names on the first side, with the first person's first."""
        if self.own_seat(setup) == NOBODY:
            return words.between(sides)
        return words.company(own[1:], sides[1:])


NOBODY_KNOWN: Final = Viewer()
"""A viewer without profile and portrait."""
