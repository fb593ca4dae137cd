"""Every game there is, played at random with persons at all seats, for tests that hold at any moment of any of them."""

import random
from collections.abc import Iterator
from functools import partial

from canasta_desktop.bots.levels import policy
from canasta_desktop.game.audience import Update
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.presentation.person import Person
from tests.rules.every_rule_set import SOME_FORMS

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
Options = tuple[tuple[str, object], ...]

FORMS: list[tuple[str, int, Options]] = [
    (key, players, ()) for key, system in SYSTEMS.items() for players in system.players()
]
SOME: list[tuple[str, int, Options]] = [(key, players, ()) for key, players in SOME_FORMS]
SPECIAL: list[tuple[str, int, Options]] = [
    ("classic", 3, (("three_player_form", "individual"),)),
    ("classic", 4, (("wild_canasta", 2000), ("always_frozen", True), ("ask_partner", "compulsory"))),
    ("classic", 6, (("six_player_form", "3x2"),)),
    ("global-trade", 4, (("red_threes_by_hand", True), ("take_rest_optional", True))),
    ("global-trade", 6, (("six_player_form", "2x3"),)),
    ("samba", 4, (("profile", "dutch"), ("surprise", True))),
    ("modern-american", 4, (("talons", "wings"), ("special_hands", "cla"))),
    ("modern-american", 4, (("keep_threes", "unlimited"),)),
    ("verschaerft", 4, (("wild_melds_incremental", True), ("first_meld_single", True))),
    ("hand-and-foot", 4, (("profile", "bicycle"),)),
]
"""House rules that bring something to the table that the plain game lacks."""


def name_of(form: tuple[str, int, Options]) -> str:
    """The id of a test of this form."""
    system, players, options = form
    return "-".join([system, str(players), *[f"{name}:{value}" for name, value in options]])


def setup_of(form: tuple[str, int, Options]) -> Setup:
    """Persons at all seats."""
    system, players, options = form
    return Setup(system, players, options, tuple([SeatSetup(name, SeatKind.PERSON) for name in NAMES[:players]]))


def at(setup: Setup, state: State) -> Match:
    """A match at this state, as if nothing had happened before."""
    return Match(setup, 1, [], Deal(state, []))


def seated(match: Match) -> list[Person]:
    """A person at each seat, following the match."""
    return [seated_at(match, seat) for seat in range(match.setup.players)]


def seated_at(match: Match, seat: int) -> Person:
    """A person at one seat, following the match."""
    person = Person(match, seat)
    match.listen(seat, partial(_follow, person))
    return person


def _follow(person: Person, update: Update) -> None:
    person.bench.follow(update.view, update.events)


def moments(match: Match, seed: int, most: int = 150) -> Iterator[int]:
    """Play a deal, mostly sensibly, else anything that is legal; yields before each action the number of actions."""
    rng = random.Random(seed)
    novice = policy("beginner")
    for number in range(most):
        yield number
        actor = match.to_act()
        if actor == NOBODY:
            return
        legal = match.legal(actor)
        if rng.random() < 0.7:
            action = novice.choose(match.view(actor), Rng(match.choice_seed(actor))).action
        else:
            action = rng.choice(legal)
        assert match.play(actor, action) is None
