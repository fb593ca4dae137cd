"""What is to be played: which players, in which game, whole matches or single deals, from which seed."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import Any, NamedTuple, Self

from canasta_desktop.bots.players import player
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.ruleset import RuleSet, Value


class Span(Enum):
    """What one game of a round is."""

    MATCH = "match"
    DEAL = "deal"  # one deal, from scores that the seed draws, or from those that are set


class Pairing(NamedTuple):
    """Two players who meet; `number` among the pairings of the contest."""

    number: int
    names: tuple[str, str]


@dataclass(frozen=True)
class Contest:
    """Every player meets every other. `options` by name; `scores` by account, before each deal, with `Span.DEAL`.

    Two contests that are equal play the same cards and come to the same results, on however many processes.
    """

    system: str
    players: int
    names: tuple[str, ...]
    seed: int
    span: Span = Span.MATCH
    options: tuple[tuple[str, Value], ...] = ()
    scores: tuple[int, ...] = ()

    def check(self) -> None:
        """Raises OptionError or LevelError for what does not exist, ValueError for what does not fit together."""
        accounts = self.rules().seating.accounts()
        for name in self.names:
            player(name)
        if len(self.names) < 2:
            raise ValueError("a contest needs two players")
        if self.scores and (self.span is Span.MATCH or len(self.scores) != accounts):
            raise ValueError(f"set scores are {accounts} numbers, one an account, for single deals")

    def rules(self) -> RuleSet:
        """The game. Raises OptionError."""
        return rule_set(self.system, self.players, dict(self.options))

    def pairings(self) -> Iterator[Pairing]:
        """Who meets whom."""
        for number, (first, second) in enumerate(combinations(self.names, 2)):
            yield Pairing(number, (first, second))

    def text(self) -> str:
        """One line of JSON, from which `read` makes it again."""
        record = {
            "system": self.system,
            "players": self.players,
            "names": self.names,
            "seed": self.seed,
            "span": self.span.value,
            "options": dict(self.options),
            "scores": self.scores,
        }
        return json.dumps(record, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """A contest from its text. Raises ValueError, OptionError or LevelError."""
        record: Any = json.loads(text)
        if not isinstance(record, dict):
            raise ValueError("a contest is a JSON object")
        try:
            contest = cls(
                str(record["system"]),
                int(record["players"]),
                tuple([str(name) for name in record["names"]]),
                int(record["seed"]),
                Span(record["span"]),
                tuple(record["options"].items()),
                tuple([int(score) for score in record["scores"]]),
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is no contest: {error}") from error
        contest.check()
        return contest
