"""All players by name: the levels that a person may choose, and those that only the arena knows."""

from typing import Final

from canasta_desktop.bots.baselines.monte_carlo import MonteCarlo
from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.baselines.rule_lists import Hasty, Ordered, Taker
from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.levels import LEVELS, LevelError, with_temperament
from canasta_desktop.bots.policy import EVEN, Policy, Temperament, level_called
from canasta_desktop.bots.temperaments import CHARACTER_TEMPERAMENTS

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


OF: Final = ":"
"""Stands between a level and the character whose temperament it has: `strong:anna`."""


def player_class(name: str) -> type[Policy]:
    """What plays under this name. Raises LevelError, whose message says what there is."""
    return _named(name)[0]


def player(name: str) -> Policy:
    """The player of this name: a level, one with the temperament of a character, or one that never changes.

    >>> player("strong:kwame").temperament.patience
    2

    Raises LevelError, whose message says what there is.
    """
    its_class, temperament = _named(name)
    return its_class() if temperament is EVEN else with_temperament(its_class, temperament)


def _named(name: str) -> tuple[type[Policy], Temperament]:
    """What plays under this name, and the temperament it has."""
    level, sign, character = name.partition(OF)
    present = level_called(level)
    if present not in PLAYERS:
        raise LevelError(f"there is no player {name!r}; there is: {', '.join(PLAYERS)}")
    if not sign:
        return PLAYERS[present], EVEN
    if present not in LEVELS or character not in CHARACTER_TEMPERAMENTS:
        told = f"a level as {', '.join(CHARACTER_TEMPERAMENTS)} would play it"
        raise LevelError(f"there is no player {name!r}; behind the sign {OF} stands {told}")
    return LEVELS[present], CHARACTER_TEMPERAMENTS[character]
