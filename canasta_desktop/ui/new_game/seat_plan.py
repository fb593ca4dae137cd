"""Who sits where in the game being put together: names, portraits, levels, and people of this computer."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from canasta_desktop.bots.policy import Temperament
from canasta_desktop.game.names import clean_name
from canasta_desktop.game.people import People
from canasta_desktop.game.presets import Naming
from canasta_desktop.game.seats import SeatKind, SeatSetup, character_of, temperament_of
from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.new_game.game_choice import Company, NewGameChoice, Seats, seats_for, taken_by, with_company
from canasta_desktop.ui.new_game.seat_people import as_known, with_companions, with_name, with_person
from canasta_desktop.ui.portraits import CHARACTERS, SeatedPlayer, seat_portraits
from canasta_desktop.ui.wording.seating import SeatingWords


class SeatPlan(QObject):
    """The seats of a `Plan`; `changed` comes after every change."""

    changed = Signal()

    def __init__(
        self, last: NewGameChoice, people: People, own_portrait: str, own_profile: str, parent: QObject
    ) -> None:
        """`own_portrait`: the key of the one that the first person has as long as no other is picked.

        `own_profile`: the key of the one of the people who plays here.
        """
        super().__init__(parent)
        self._own_portrait, self._own_profile = own_portrait, own_profile
        self.people = people
        self.seats: Seats = as_known(seats_for(last.players, last.seats), people)
        self._spare: Seats = self.seats
        self.trust_partners = last.trust_partners

    # --- who sits there ----------------------------------------------------------------------------

    def names(self) -> list[str]:
        """The names by seat as they will stand at the table."""
        return SeatingWords().named(self.seats)

    def faces(self) -> tuple[str, ...]:
        """The keys of the portraits by seat as they will be seen at the table."""
        persons = [place for place, seat in enumerate(self.seats) if seat.kind is SeatKind.PERSON]
        players = [
            SeatedPlayer(
                name,
                is_person=place in persons,
                picked=seat.portrait or (self._own_portrait if place in persons[:1] else ""),
            )
            for place, (name, seat) in enumerate(zip(self.names(), self.seats, strict=True))
        ]
        return seat_portraits(players)

    def characters(self) -> list[str]:
        """The key of the computer player's character by seat: whom the seat is called after, else whose face it has."""
        called = [character_of(seat._replace(name=name)) for seat, name in zip(self.seats, self.names(), strict=True)]
        return [
            "" if seat.kind is SeatKind.PERSON else key or (face if face in CHARACTERS else "")
            for seat, key, face in zip(self.seats, called, self.faces(), strict=True)
        ]

    def temperament(self, place: int) -> Temperament:
        """How the computer player of this seat leans."""
        return temperament_of(self.seats[place]._replace(portrait=self.characters()[place]))

    def chosen(self) -> Seats:
        """The seats as they will be played. Who has a name of their own keeps the character that was seen beside it."""
        return tuple(
            [
                seat._replace(portrait=key) if key and seat.name and not character_of(seat) else seat
                for seat, key in zip(self.seats, self.characters(), strict=True)
            ]
        )

    # --- changing it -------------------------------------------------------------------------------

    def be_so_many(self, players: int) -> None:
        """Another number of players; who has no seat now is kept in mind. The plan says that it has changed."""
        self._spare = (*self.seats, *self._spare[len(self.seats) :])
        self.seats = seats_for(players, self._spare)

    def set_company(self, wanted: Company, seating: Seating) -> None:
        """Set who plays: one person, several, or computers alone."""
        self._seat_people(with_company(self.seats, wanted, seating))

    def _seat_people(self, seats: Seats) -> None:
        """Sit so, where people of this computer take the seats of persons that nobody has yet."""
        self._seat(with_companions(seats, self.seats, self.people, self._own_profile))

    def set_levels(self, level: str) -> None:
        """All computer players play at this level."""
        self._seat(tuple([taken_by(seat, level) if seat.kind is SeatKind.COMPUTER else seat for seat in self.seats]))

    def set_level(self, place: int, level: str | None) -> None:
        """This seat is played by a computer of this level; by a person where there is none."""
        self._seat_people(seated(self.seats, place, taken_by(self.seats[place], level)))

    def set_person(self, place: int, key: str) -> None:
        """One of the people sits here; a guest, where there is no such key."""
        self._seat(with_person(self.seats, place, self.people.find(key)))

    def can_remember(self, place: int) -> bool:
        """Whether a guest sits here who could be one of the people from now on."""
        seat = self.seats[place]
        is_guest = seat.kind is SeatKind.PERSON and not seat.profile
        return is_guest and len(self.people) > 0 and self.people.naming(seat.name) is Naming.GOOD

    def remember(self, place: int) -> None:
        """The guest who sits here is one of the people from now on, with the portrait seen here."""
        own = self.people.find(self._own_profile) or self.people.all()[0]
        profile = self.people.newcomer(self.seats[place].name, own.wishes)
        profile = profile._replace(wishes=replace(profile.wishes, portrait=self.faces()[place]))
        self.people.add(profile)
        self.set_person(place, profile.key)

    def set_portrait(self, place: int, portrait: str) -> None:
        """Give the player here this portrait and its temperament; whoever had it gets the other one where possible."""
        faces = self.faces()
        before = faces[place]
        if portrait == before:
            return
        seats = list(self.seats)
        seats[place] = seats[place]._replace(portrait=portrait, temperament=None)
        if portrait in faces:
            other = faces.index(portrait)
            is_free = seats[other].kind is SeatKind.PERSON or before in CHARACTERS
            seats[other] = seats[other]._replace(portrait=before if is_free else "", temperament=None)
        self._seat(tuple(seats))

    def set_temperament(self, place: int, temperament: Temperament | None) -> None:
        """The computer player of this seat leans so; as its character does where there is none."""
        own = temperament_of(self.seats[place]._replace(portrait=self.characters()[place], temperament=None))
        kept = None if temperament == own else temperament
        self._seat(seated(self.seats, place, self.seats[place]._replace(temperament=kept)))

    def set_name(self, place: int, name: str) -> None:
        """The name of this seat as it was typed; where nothing is to be seen of it, the usual one."""
        self._seat(with_name(self.seats, place, clean_name(name), self.people))

    def swap(self, one: int, other: int) -> None:
        """Two change places, with the faces they had."""
        seats, faces = list(self.seats), self.faces()
        seats[one], seats[other] = [seats[place]._replace(portrait=faces[place]) for place in (other, one)]
        self._seat(tuple(seats))

    def set_trust(self, trust: bool) -> None:
        """Whether partners at one screen may see each other's cards."""
        if trust != self.trust_partners:
            self.trust_partners = trust
            self.changed.emit()

    def _seat(self, seats: Seats) -> None:
        if seats != self.seats:
            self.seats = seats
            self.changed.emit()


def seated(seats: Seats, place: int, seat: SeatSetup) -> Seats:
    """The seats with another one at this place."""
    return (*seats[:place], seat, *seats[place + 1 :])
