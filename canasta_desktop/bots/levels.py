"""The computer players, by level.

Code that only asks them over a pipe (`worker_protocol`) needs none of this, and does not wait for its import.
"""

from typing import Final

from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.easy import Easy
from canasta_desktop.bots.policy import EVEN, Policy, Temperament, level_called
from canasta_desktop.bots.search.searching import Expert, SearchingPolicy, Strong
from canasta_desktop.bots.search.tempered import Tempered

LEVELS: Final[dict[str, type[Policy]]] = {
    "beginner": Novice,
    "easy": Easy,
    "skilled": Standard,
    "strong": Strong,
    "expert": Expert,
}
"""The levels of play by name, weakest first; this is the only list of them."""


class LevelError(Exception):
    """A level that does not exist; the message says which there are."""


def policy(level: str, temperament: Temperament = EVEN) -> Policy:
    """The player of this level; what its temperament changes, the level decides. Raises LevelError."""
    present = level_called(level)
    if present not in LEVELS:
        raise LevelError(f"there is no level {level!r}; there is: {', '.join(LEVELS)}")
    return with_temperament(LEVELS[present], temperament)


def with_temperament(level: type[Policy], temperament: Temperament) -> Policy:
    """A player of this level that leans so: one of simple rules weighs what would suit it, and nothing else."""
    if temperament == EVEN or issubclass(level, SearchingPolicy):
        return level(temperament)
    return Tempered(level(), temperament)
