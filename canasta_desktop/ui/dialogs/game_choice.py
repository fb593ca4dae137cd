"""What a new game is made of: what there is to choose from, and what was chosen. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.bots import LEVELS
from canasta_desktop.game.seats import Kind, SeatSetup, Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.showable import is_showable

LONGEST_NAME = 60


@dataclass(frozen=True)
class Form:
    """A rule system for a number of players: its own target, and the seats of the person's partners."""

    players: int
    target: int
    partners: tuple[int, ...]


@dataclass(frozen=True)
class Offer:
    """A rule system and its forms, by number of players, ascending."""

    system: str
    forms: tuple[Form, ...]

    def form(self, players: int) -> Form:
        """The form for so many players, or the one with most players that has not more."""
        fitting = [form for form in self.forms if form.players <= players]
        return fitting[-1] if fitting else self.forms[0]


@dataclass(frozen=True)
class NewGameChoice:
    """What is to be played. `target` 0: the rule set's own; `names` by seat, an empty one is the usual name."""

    system: str
    players: int
    partner: str
    opponent: str
    target: int = 0
    names: tuple[str, ...] = ()

    def name(self, seat: int) -> str:
        """The name chosen for a seat, empty for none."""
        return self.names[seat] if seat < len(self.names) else ""

    def level(self, seat: int, offer: Offer) -> str:
        """The level of the computer player at this seat."""
        return self.partner if seat in offer.form(self.players).partners else self.opponent

    def setup(self, usual: Sequence[str]) -> Setup:
        """The seats and rules to start a match with, the person at seat 0; `usual` names by seat."""
        offer = next(offer for offer in offers() if offer.system == self.system)
        names = [self.name(seat).strip() or usual[seat] for seat in range(self.players)]
        seats = [SeatSetup(names[0], Kind.PERSON)]
        for seat in range(1, self.players):
            seats.append(SeatSetup(names[seat], Kind.COMPUTER, self.level(seat, offer)))
        options = (("target", self.target),) if self.target else ()
        return Setup(self.system, self.players, options, tuple(seats))


def offers() -> tuple[Offer, ...]:
    """All rule systems that the table can show, each with the numbers of players it can be played by."""
    found: list[Offer] = []
    for key, system in SYSTEMS.items():
        forms: list[Form] = []
        for players in system.players():
            rules = rule_set(key, players)
            if not is_showable(rules):
                continue
            sides = rules.seating.sides_of_seats()
            partners = tuple([seat for seat in range(1, players) if sides[seat] == sides[0]])
            forms.append(Form(players, rules.scoring.target, partners))
        if forms:
            found.append(Offer(key, tuple(forms)))
    return tuple(found)


def levels() -> tuple[str, ...]:
    """The levels of the computer players, weakest first."""
    return tuple(LEVELS)


def last_choice(settings: Settings, names: tuple[str, ...] = ()) -> NewGameChoice:
    """What was played last, as the settings have it, made to fit what exists."""
    known = offers()
    offer = next((offer for offer in known if offer.system == settings.system), known[0])
    form = offer.form(settings.players)
    level = settings.level if settings.level in levels() else levels()[-1]
    target = settings.target if settings.target != form.target else 0
    return NewGameChoice(offer.system, form.players, level, level, target, (settings.name, *names[1:]))
