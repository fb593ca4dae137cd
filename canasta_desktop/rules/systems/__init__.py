"""The rule systems, one module each; this is the only list of them.

`KEYS` has their keys in the order in which they are offered, `SYSTEMS` a `System` for each: its forms for so many
players and its house rules, read from the module called like the key when they are first asked for. `PRESETS` are named
sets of house rules. Most modules say what their game changes of another one's sections (`samba`), and have subclasses
of sections for what no values can say (`ModernMelds`); `shared` and `family` hold house rules of several systems. What
in them rests on which clause is said in `clauses`.

Who may enter: the command line; `rules`, which makes a rule set of a key; whoever needs the list of all games: `bots`,
`arena`, `game`, `archive`, `verification`, `lesson`, `new_game` and `inspection`.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Final

from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import RuleSet, Value


class System:
    """A rule system. Its module, called like its key, is read in at the first question.

    One system is played at a time, and the start of the program would wait for all the others.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self._forms: dict[int, RuleSet | None] = {}

    def form(self, players: int) -> RuleSet | None:
        """Its rule set for so many players; None where it has no such form.

        Made once: whoever asks for a house rule asks for the plain form some twenty times.
        """
        if players not in self._forms:
            self._forms[players] = self._module().form(players)
        return self._forms[players]

    def options(self) -> tuple[Option, ...]:
        """Its house rules, in the order in which they are applied."""
        found: tuple[Option, ...] = self._module().OPTIONS
        return found

    def players(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        return tuple([players for players in range(2, 7) if self.form(players) is not None])

    def usual_players(self) -> int:
        """How many play where nothing is said: four, where it is played by four."""
        players = self.players()
        return 4 if 4 in players else players[0]

    def _module(self) -> ModuleType:
        return import_module(f"{__name__}.{self.key.replace('-', '_')}")


KEYS: Final = (
    "classic",
    "classic-german",
    "verschaerft",
    "global-trade",
    "modern-american",
    "samba",
    "bolivia",
    "joker-samba",
    "hand-and-foot",
    "manzana",
)

SYSTEMS: Final[dict[str, System]] = {key: System(key) for key in KEYS}
"""By key."""

PRESETS: Final[Mapping[str, tuple[str, Mapping[str, Value]]]] = {
    "uruguay": ("classic", {"wild_canasta": 2000, "always_frozen": True})  # VA-4.1
}
"""Named sets of options: the system and what is changed of it (VA-4)."""
