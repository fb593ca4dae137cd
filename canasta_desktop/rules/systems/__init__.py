"""The rule systems, one module each; this is the only list of them."""

from collections.abc import Callable
from typing import Final

from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.systems import classic

SYSTEMS: Final[dict[str, Callable[[int], RuleSet | None]]] = {classic.KEY: classic.form}
"""By key: the system's rule set for a number of players, None where it has no such form."""
