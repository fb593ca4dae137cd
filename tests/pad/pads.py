"""Pads to test with."""

from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.pad.scored_counts import AccountCount, PadDeal
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.table import NOBODY

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def pad(system: str, players: int, *deals: PadDeal, **options: Value) -> ScorePad:
    """A pad of these players, by alphabet."""
    seats = tuple([SeatSetup(name, SeatKind.PERSON) for name in NAMES[:players]])
    return ScorePad(Setup(system, players, tuple(options.items()), seats), 0, deals)


def figures(*points: int, out: int = NOBODY) -> PadDeal:
    """A deal of which only the points are known."""
    return PadDeal(tuple([AccountCount(figure=one) for one in points]), out)
