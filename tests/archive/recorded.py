"""Matches that quick players have played, of every game and number of players: what the tests of statistics share."""

from functools import cache

from canasta_desktop.bots.levels import policy
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.systems import SYSTEMS

FORMS = [(key, players) for key, system in SYSTEMS.items() for players in system.players()]
LEVELS = ("beginner", "easy", "skilled", "strong", "expert")
NAMES = ("Anna", "Murat", "Jörg", "Wen", "Ines", "Ove")


def short(system: str, players: int) -> tuple[tuple[str, int], ...]:
    """The house rule that makes a match of this game short, where it has one."""
    for target in (1000, 1500, 2000, 2500, 3000, 3500, 5000):
        setup = Setup(system, players, (("target", target),), (SeatSetup("x", SeatKind.PERSON),) * players)
        try:
            setup.rules()
        except OptionError:
            continue
        return (("target", target),)
    return ()


def recorded(number: int, deals: int = 2) -> Match:
    """The match of this number, of so many deals at most; what is said of the levels, quick players have played."""
    system, players = FORMS[number % len(FORMS)]
    person = number % players
    seats = [
        SeatSetup(name, SeatKind.COMPUTER, LEVELS[(number + seat) % 5 if number % 3 else number % 5])
        for seat, name in enumerate(NAMES[:players])
    ]
    seats[person] = SeatSetup(("Klara", "Theo")[number // 7 % 2], SeatKind.PERSON)
    match = Match.start(Setup(system, players, short(system, players), tuple(seats)), number)
    match.particulars = _told(number)
    player = policy("beginner")
    while not match.is_scored or (len(match.history) < deals and not match.is_over):
        if match.is_scored:
            match.next_deal()
        seat = match.to_act()
        action = player.choose(match.view(seat), Rng(match.choice_seed(seat))).action
        assert match.play(seat, action) is None
    return match


def _told(number: int) -> Particulars:
    played = f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}T20:00:00+02:00"
    kind = Kind.PRACTICE if number % 23 == 11 else Kind.DAILY if number % 10 == 4 else Kind.MATCH
    day = played[:10] if kind is Kind.DAILY else ""
    return Particulars(f"{number:032x}", kind, played, played, day=day)


_shared = cache(recorded)


def all_recorded(count: int) -> list[Match]:
    """The first so many matches, each played once for all tests: nobody may change them."""
    return [_shared(number) for number in range(count)]
