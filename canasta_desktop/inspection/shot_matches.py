"""The matches in the pictures of the list: thirty-odd evenings, as rows of the archive."""

from datetime import datetime, timedelta
from typing import Final

from canasta_desktop.archive.records import DamagedRow, MatchRow, own_account
from canasta_desktop.game.messages import Fault
from canasta_desktop.game.particulars import Kind, Particulars, time_text
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.systems import classic, hand_and_foot, samba, verschaerft
from canasta_desktop.rules.table import NOBODY

LAST_EVENING: Final = datetime(2026, 11, 21, 20, 14)
EVENINGS: Final = 34
GAPS: Final = (1, 2, 1, 4, 7, 2, 1, 3)
"""Days from one match to the one before."""
NAMES: Final = ("Anna", "Jonas", "Mira", "Emil", "Lena", "Murat", "Aiko", "Kwame")
GAMES: Final = (
    *((classic.KEY, 4), (samba.KEY, 4), (classic.KEY, 2), (classic.KEY, 4), (hand_and_foot.KEY, 4)),
    *((verschaerft.KEY, 5), (samba.KEY, 6), (classic.KEY, 3)),
)
CALLED: Final = {3: "Sonntag bei Oma", 12: "Urlaub auf Sylt"}
RESULTS: Final = (
    *((1640, 1985, 1120), (5240, 4105, 3350), (5030, 3860, 2410), (4415, 5175, 2980), (9120, 10340, 8800)),
    *((2935, 5105, 1290, 3340, 745), (10115, 9430, 7200), (5320, 4870, 4995)),
)


def shown_matches(names: list[str]) -> list[MatchRow | DamagedRow]:
    """All of them, the last first; one file among them cannot be read. `names` are the usual ones, the own first."""
    rows: list[MatchRow | DamagedRow] = []
    when = LAST_EVENING.replace(tzinfo=None)
    for number in range(EVENINGS):
        rows.append(_match(number, time_text(when), names[0]))
        when -= timedelta(days=GAPS[number % len(GAPS)], minutes=37 * number % 90)
    damaged = DamagedRow("game-00017.canasta", time_text(LAST_EVENING - timedelta(days=9)), Fault.NOT_JSON)
    rows.append(damaged)
    return sorted(
        rows, key=lambda row: row.changed if isinstance(row, DamagedRow) else row.particulars.played, reverse=True
    )


def _match(number: int, played: str, own: str) -> MatchRow:
    system, players = GAMES[number % len(GAMES)]
    others = [NAMES[(number + seat) % len(NAMES)] for seat in range(players - 1)]
    seats = [SeatSetup(own, SeatKind.PERSON), *[SeatSetup(name, SeatKind.COMPUTER, "skilled") for name in others]]
    setup = Setup(system, players, (("seating", "drawn"),) if number == 8 else (), tuple(seats))
    totals = RESULTS[number % len(RESULTS)][: setup.rules().seating.accounts()]
    if number % 3 == 2:
        totals = (totals[1], totals[0], *totals[2:])
    is_running = number in (0, 8)
    kind = Kind.PRACTICE if number == 4 else Kind.DAILY if number in (2, 11) else Kind.MATCH
    told = Particulars(kind=kind, begun=played, played=played, name=CALLED.get(number, ""))
    winner = NOBODY if is_running else totals.index(max(totals))
    return MatchRow(f"game-{number:05}.canasta", told, setup, 2 + number % 6, totals, winner, own_account(setup))
