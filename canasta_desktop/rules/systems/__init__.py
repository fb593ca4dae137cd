"""The rule systems, one module each; this is the only list of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.systems import (
    bolivia,
    classic,
    classic_german,
    global_trade,
    hand_and_foot,
    joker_samba,
    manzana,
    modern_american,
    samba,
    verschaerft,
)


@dataclass(frozen=True)
class System:
    """A rule system: `form` gives its rule set for a number of players, None where it has no such form.

    `options` are its house rules, in the order in which they are applied.
    """

    form: Callable[[int], RuleSet | None]
    options: tuple[Option, ...]

    def players(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        return tuple([players for players in range(2, 7) if self.form(players) is not None])


SYSTEMS: Final[dict[str, System]] = {
    classic.KEY: System(classic.form, classic.OPTIONS),
    classic_german.KEY: System(classic_german.form, classic_german.OPTIONS),
    verschaerft.KEY: System(verschaerft.form, verschaerft.OPTIONS),
    global_trade.KEY: System(global_trade.form, global_trade.OPTIONS),
    modern_american.KEY: System(modern_american.form, modern_american.OPTIONS),
    samba.KEY: System(samba.form, samba.OPTIONS),
    bolivia.KEY: System(bolivia.form, bolivia.OPTIONS),
    joker_samba.KEY: System(joker_samba.form, joker_samba.OPTIONS),
    hand_and_foot.KEY: System(hand_and_foot.form, hand_and_foot.OPTIONS),
    manzana.KEY: System(manzana.form, manzana.OPTIONS),
}
"""By key."""

PRESETS: Final[Mapping[str, tuple[str, Mapping[str, Value]]]] = {
    "uruguay": (classic.KEY, {"wild_canasta": 2000, "always_frozen": True})  # VA-4.1
}
"""Named sets of options: the system and what is changed of it (VA-4)."""
