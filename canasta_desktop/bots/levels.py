"""The computer players, by level.

Whoever only asks them over a pipe (`exchange`) needs none of this, and does not wait for it.
"""

from typing import Final

from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.policy import Policy

LEVELS: Final[dict[str, type[Policy]]] = {Novice.name: Novice, Standard.name: Standard}
"""The levels of play by name, weakest first; this is the only list of them."""


class LevelError(Exception):
    """A level that does not exist; the message says which there are."""


def policy(level: str) -> Policy:
    """The player of this level. Raises LevelError."""
    if level not in LEVELS:
        raise LevelError(f"there is no level {level!r}; there is: {', '.join(LEVELS)}")
    return LEVELS[level]()
