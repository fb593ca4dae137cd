"""The deal of the day: one deal that follows from the date and nothing else, so that everybody has the same cards.

It is the first game of the list for four players, one deal, and with equal scores one more: the same game every day, so
that the points of two days can be compared and nobody needs a game that they do not know. The seed of the match is
`day_seed`; the dealer, the cards and what the computer players choose follow from it as in any match
(`assets/run/formats/daily.md` has them for some days). So the deal has no seal: its cards can be known.

The first attempt of a person counts (`Kind.DAILY`), any further one is practice. The date is that of their own clock.
"""

from collections.abc import Collection, Iterable
from datetime import date, timedelta
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.game.seats import SeatSetup, Setup
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.systems import KEYS
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, SAMBA, Table

SYSTEM: Final = KEYS[0]
"""The first game of the list."""
PLAYERS: Final = 4
OPTIONS: Final[tuple[tuple[str, Value], ...]] = (("deals", 1),)


class Sign(Enum):
    """What the row of signs in a result shows; the value is how it is copied. None of it tells of a card.

    They are signs that every font has; coloured ones are missing on many a system.
    """

    NATURAL = "\N{BLACK CIRCLE}"
    MIXED = "\N{WHITE CIRCLE}"
    OTHER = "\N{BLACK DIAMOND}"  # a canasta of wild cards, or a sequence
    OUT = "\N{BLACK UP-POINTING TRIANGLE}"
    CONCEALED = "\N{BLACK STAR}"


SIGNS: Final = {NATURAL: Sign.NATURAL, MIXED: Sign.MIXED, ALL_WILD: Sign.OTHER, SAMBA: Sign.OTHER}
"""The sign of a canasta by its kind."""


class DailyResult(NamedTuple):
    """What a deal of the day has brought an account: its points, those of the best of the others, its signs."""

    day: date
    points: int
    others: int
    signs: tuple[Sign, ...]


class Streak(NamedTuple):
    """So many days one after the other: up to now, and at most."""

    running: int
    longest: int


def day_seed(day: date) -> int:
    """The seed of the match of this day, from the hash of "1:0,3:day,4:2026,2:11,2:23," (`derived_seed`)."""
    return derived_seed(0, "day", day.year, day.month, day.day)


def daily_match(day: date, seats: tuple[SeatSetup, ...], played: Collection[date] = ()) -> Match:
    """The match of this day at these four seats, practice if it has been `played` before."""
    match = Match.start(Setup(SYSTEM, PLAYERS, OPTIONS, seats), day_seed(day))
    kind = Kind.PRACTICE if day in played else Kind.DAILY
    match.particulars = Particulars(kind=kind, day=day.isoformat())
    return match


def result_of(match: Match, account: int) -> DailyResult:
    """What the match has brought this account; it must be a deal of the day that is over."""
    assert match.is_over, "the deal of the day is being played"
    totals = match.totals
    others = max([total for other, total in enumerate(totals) if other != account])
    signs = _signs(match.view(None).table, account)
    return DailyResult(date.fromisoformat(match.particulars.day), totals[account], others, signs)


def _signs(table: Table, account: int) -> tuple[Sign, ...]:
    """The canastas of an account, natural ones first, and whether it went out."""
    rules = table.rules
    melds = table.melds[rules.seating.account_side(table, account)]
    canastas = [SIGNS[rules.melds.kind(meld)] for meld in melds if rules.melds.is_complete(meld)]
    signs = sorted(canastas, key=list(Sign).index)
    if table.out in rules.seating.seats_of(table, account):
        signs += [Sign.OUT, *([Sign.CONCEALED] if table.concealed else [])]
    return tuple(signs)


def signs_text(signs: Iterable[Sign]) -> str:
    """The row of signs as it is copied."""
    return "".join([sign.value for sign in signs])


def streak(days: Iterable[date], today: date) -> Streak:
    """How many days one after the other are among these; one that ended yesterday still runs. Later days count not."""
    played = sorted({day for day in days if day <= today})
    longest = length = 0
    for place, day in enumerate(played):
        follows = place > 0 and day - played[place - 1] == timedelta(days=1)
        length = length + 1 if follows else 1
        longest = max(longest, length)
    is_running = bool(played) and today - played[-1] <= timedelta(days=1)
    return Streak(length if is_running else 0, longest)
