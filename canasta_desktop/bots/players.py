"""All players by name: the levels that a person may choose, and those that only the arena knows."""

from typing import Final

from canasta_desktop.bots.baselines.monte_carlo import MonteCarlo
from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.baselines.rule_lists import Hasty, Ordered, Taker
from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.levels import LEVELS, LevelError
from canasta_desktop.bots.policy import Policy, level_called

BASELINES: Final[dict[str, type[Policy]]] = {
    "novice-1": Novice,
    "standard-1": Standard,
    Taker.name: Taker,
    Ordered.name: Ordered,
    Hasty.name: Hasty,
    MonteCarlo.name: MonteCarlo,
}
"""Players that never change, by name; none was ever tuned but the first two."""

PLAYERS: Final[dict[str, type[Policy]]] = {**LEVELS, **BASELINES}


def player(name: str) -> Policy:
    """The player of this name. Raises LevelError, whose message says which there are."""
    present = level_called(name)
    if present not in PLAYERS:
        raise LevelError(f"there is no player {name!r}; there is: {', '.join(PLAYERS)}")
    return PLAYERS[present]()
