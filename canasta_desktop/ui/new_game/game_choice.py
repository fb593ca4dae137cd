"""What a new game is made of: what there is to choose from, and what was chosen. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache

from canasta_desktop.bots.policy import LEVEL_NAMES
from canasta_desktop.game.house_rules import Given, HouseRules
from canasta_desktop.game.recent_setups import RecentSetups
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.systems import SYSTEMS

USUAL_LEVEL = "skilled"
USUAL_PLAYERS = 4

Seats = tuple[SeatSetup, ...]


@dataclass(frozen=True)
class Offer:
    """A rule system and the numbers of players it can be played by, ascending."""

    system: str
    players: tuple[int, ...]

    @property
    def is_provisional(self) -> bool:
        """Whether only a part of its rules could be read, so that the rest is this program's completion."""
        return _is_provisional(self.system, self.players[0])

    def fitting(self, players: int) -> int:
        """This number of players if the game allows it, else the next lower one, else the lowest."""
        return max([one for one in self.players if one <= players], default=self.players[0])


@cache
def _is_provisional(system: str, players: int) -> bool:
    return any([one.code is Rule.PROVISIONAL for one in statements(rule_set(system, players))])


@dataclass(frozen=True)
class NewGameChoice:
    """What is to be played. An empty name is the usual one; seats that are not given are the usual ones."""

    system: str
    players: int
    options: Given = ()
    seats: Seats = ()
    trust_partners: bool = False

    def all_seats(self) -> Seats:
        """As many seats as players."""
        return seats_for(self.players, self.seats)

    def setup(self, usual: Sequence[str]) -> Setup:
        """The seats and rules to start a match with; `usual` names by seat."""
        kept = self.kept()
        named = [seat._replace(name=seat.name or usual[number]) for number, seat in enumerate(kept.seats)]
        return kept._replace(seats=tuple(named))

    def kept(self) -> Setup:
        """What is remembered of it: names only where they were given, and not the portrait of a lone person."""
        seats = self.all_seats()
        lone = _lone_person(seats)
        if lone is not None:
            seats = tuple([one._replace(portrait="") if one is lone else one for one in seats])
        return Setup(self.system, self.players, self.options, seats)

    def own_portrait(self) -> str:
        """The key of the portrait that a lone person has picked, which is a setting; empty where nobody did."""
        lone = _lone_person(self.all_seats())
        return lone.portrait if lone is not None else ""


def offers(recent_setups: RecentSetups = ()) -> tuple[Offer, ...]:
    """All rule systems; the one played last comes first."""
    found = [Offer(key, system.players()) for key, system in SYSTEMS.items()]
    last = recent_setups[0].system if recent_setups else ""
    return tuple(sorted(found, key=lambda offer: offer.system != last))


def levels() -> tuple[str, ...]:
    """The levels of the computer players, weakest first."""
    return LEVEL_NAMES


def usual_level() -> str:
    """The level of a computer player for whom none was chosen."""
    return USUAL_LEVEL


def seats_for(players: int, seats: Seats) -> Seats:
    """These seats made to fit: the first is a person's unless it was given otherwise, further ones are computers.

    Further computers are as strong as the first of those that are there.
    """
    level = next((seat.level for seat in seats if seat.level in LEVEL_NAMES), usual_level())
    made: list[SeatSetup] = []
    for number in range(players):
        if number < len(seats):
            seat = seats[number]
            known = seat.level if seat.level in LEVEL_NAMES else level
            made.append(seat._replace(level="" if seat.kind is SeatKind.PERSON else known))
        else:
            made.append(SeatSetup("", SeatKind.COMPUTER, level) if number else SeatSetup("", SeatKind.PERSON))
    return tuple(made)


def first_choice(settings: Settings) -> NewGameChoice:
    """The choice for a newcomer: the first game, for four, with beginners."""
    first = offers()[0]
    players = first.fitting(USUAL_PLAYERS)
    others = [SeatSetup("", SeatKind.COMPUTER, levels()[0])] * (players - 1)
    seats = _with_own_seat((SeatSetup(settings.name, SeatKind.PERSON), *others), settings)
    return NewGameChoice(first.system, players, (), seats, settings.trust_partners)


def last_choice(settings: Settings) -> NewGameChoice:
    """What was played last, as the settings have it, made to fit what exists."""
    recent_setups = settings.recent_setups
    known = offers(recent_setups)
    if not recent_setups or known[0].system != recent_setups[0].system:
        first = known[0]
        seats = seats_for(first.fitting(USUAL_PLAYERS), (SeatSetup(settings.name, SeatKind.PERSON),))
        seats = _with_own_seat(seats, settings)
        return NewGameChoice(first.system, len(seats), (), seats, settings.trust_partners)
    last = recent_setups[0]
    players = known[0].fitting(last.players)
    rules = HouseRules(last.system, players, last.options)
    given = rules.given if not rules.clashes else ()
    seats = _with_own_seat(seats_for(players, last.seats), settings)
    return NewGameChoice(last.system, players, given, seats, settings.trust_partners)


def _with_own_seat(seats: Seats, settings: Settings) -> Seats:
    """The seats, at which a lone person is who plays here now, whoever it was the last time."""
    lone = _lone_person(seats)
    if lone is None or not settings.profile:
        return seats
    own = lone._replace(name=settings.name, profile=settings.profile)
    return tuple([own if one is lone else one for one in seats])


def _lone_person(seats: Seats) -> SeatSetup | None:
    """The only person of a table, if there is just one."""
    persons = [seat for seat in seats if seat.kind is SeatKind.PERSON]
    return persons[0] if len(persons) == 1 else None


# --- who plays -----------------------------------------------------------------------------------------


class Company(Enum):
    """Who plays: one person, several, or computers alone."""

    ALONE = "alone"  # one person against the computer
    TOGETHER = "together"  # several persons at one screen
    WATCH = "watch"  # computers alone


def company(seats: Seats) -> Company:
    """Who plays."""
    persons = sum([seat.kind is SeatKind.PERSON for seat in seats])
    return Company.WATCH if not persons else Company.ALONE if persons == 1 else Company.TOGETHER


def with_company(seats: Seats, wanted: Company, seating: Seating) -> Seats:
    """The seats as this company takes them: whoever is a person already stays one, where that is possible.

    Two begin together: partners where there are partners, else neighbours.
    """
    persons = [number for number, seat in enumerate(seats) if seat.kind is SeatKind.PERSON]
    if wanted is Company.WATCH:
        persons = []
    elif wanted is Company.ALONE:
        persons = persons[:1] or [0]
    elif len(persons) < 2:
        first = persons[0] if persons else 0
        fellows = partners_of(first, seating)
        persons = [first, fellows[0] if fellows else (first + 1) % len(seats)]
    return tuple([taken_by(seat, None if number in persons else seat.level) for number, seat in enumerate(seats)])


def taken_by(seat: SeatSetup, level: str | None) -> SeatSetup:
    """The seat played by a computer of this level; by a person where there is none. Another kind is another player."""
    kind = SeatKind.PERSON if level is None else SeatKind.COMPUTER
    made = SeatSetup(seat.name, kind, "" if level is None else level or usual_level())
    return made._replace(portrait=seat.portrait, temperament=seat.temperament) if kind is seat.kind else made


def partners_of(seat: int, seating: Seating) -> list[int]:
    """The seats on the side of this one, in playing order from it; none where the sides form in play."""
    if seating.forms_sides():
        return []
    sides = seating.sides_of_seats()
    others = [(seat + step) % seating.players for step in range(1, seating.players)]
    return [other for other in others if sides[other] == sides[seat]]


def share_the_screen(seats: Seats, seating: Seating) -> bool:
    """Whether two persons of one side sit at this screen, now or, where the sides form in play, perhaps."""
    persons = [number for number, seat in enumerate(seats) if seat.kind is SeatKind.PERSON]
    if seating.forms_sides():
        return len(persons) > 1
    return any([other in persons for one in persons for other in partners_of(one, seating)])
