"""Who is judged, in which game, among whom, and by how much play."""

import json
from dataclasses import dataclass
from typing import Any, Final, Self

from canasta_desktop.arena.judge.kinds import BlunderKind, read_kind
from canasta_desktop.bots.players import player
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.ruleset import RuleSet, Value

REFERENCE: Final = "standard-1"
"""Who plays on where a choice is judged: a baseline, so that the judgement stays what it was."""
SIEVE: Final = "hasty-1"
"""Who plays on in the first, cheap look at a choice."""
WORLDS: Final = 300
"""Worlds of a judgement."""
COUNTED: Final = 60
"""Deals in which hands are counted."""


@dataclass(frozen=True)
class JudgeSetup:
    """`name` is judged at the seats of a side, the others are drawn from `others`, itself where there are none.

    `options` by name. `worlds` of a judgement at most, drawn by what hands hold in so many `counted` deals (`hands`),
    evenly where there are none. With `kinds` only those choices are judged in which a blunder of one of them was
    possible: the rare ones are not found often enough among all. Two setups that are equal come to the same judgements.
    """

    system: str
    players: int
    name: str
    seed: int
    others: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()
    worlds: int = WORLDS
    counted: int = COUNTED
    kinds: tuple[BlunderKind, ...] = ()

    @property
    def population(self) -> tuple[str, ...]:
        """From whom the seats of other sides are drawn."""
        return self.others or (self.name,)

    def check(self) -> None:
        """Raises OptionError or LevelError for what does not exist, ValueError for too few worlds."""
        self.rules()
        for name in (self.name, *self.others):
            player(name)
        if self.worlds < 2:
            raise ValueError("a judgement needs two worlds")
        if self.counted < 0:
            raise ValueError("hands cannot be counted in fewer than no deals")

    def rules(self) -> RuleSet:
        """The game. Raises OptionError."""
        return rule_set(self.system, self.players, dict(self.options))

    def text(self) -> str:
        """One line of JSON, from which `read` makes it again."""
        record = {
            "judged": self.name,
            "system": self.system,
            "players": self.players,
            "seed": self.seed,
            "others": self.others,
            "options": dict(self.options),
            "worlds": self.worlds,
            "counted": self.counted,
            "kinds": [kind.value for kind in self.kinds],
        }
        return json.dumps(record, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """A setup from its text. Raises ValueError, OptionError or LevelError."""
        record: Any = json.loads(text)
        if not isinstance(record, dict):
            raise ValueError("a setup is a JSON object")
        try:
            setup = cls(
                str(record["system"]),
                int(record["players"]),
                str(record["judged"]),
                int(record["seed"]),
                tuple([str(name) for name in record["others"]]),
                tuple(record["options"].items()),
                int(record["worlds"]),
                int(record["counted"]),
                tuple(map(read_kind, record["kinds"])),
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is no setup: {error}") from error
        setup.check()
        return setup
