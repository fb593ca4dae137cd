"""A contest played: rounds go out, come back and are kept, until all are played, time is up or all is clear."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from canasta_desktop.arena.contest import Contest
from canasta_desktop.arena.figures import PairingFigures, Verdict, figures, verdict
from canasta_desktop.arena.record import Record
from canasta_desktop.arena.rounds import Round, RoundTask, play_text, read_round, task_text
from canasta_desktop.arena.scheduling import Work

Spread = Callable[[Work, Iterable[str]], Iterator[str]]
"""How work is shared out: `scheduling.spread` or `spread_on_cluster` with its last argument given."""


class Limits(NamedTuple):
    """When to stop. `rounds` a pairing; `seconds` in all, 0 for no end; `until_clear`: where a difference is there."""

    rounds: int
    seconds: float = 0.0
    until_clear: bool = False


class Progress(NamedTuple):
    """How far a run is: rounds played, those wanted at most, and the seconds left, as far as can be known."""

    played: int
    wanted: int
    seconds_left: float


@dataclass
class ContestRun:
    """A contest that is being played; `rounds` by task, also those that were read from the record."""

    contest: Contest
    limits: Limits
    rounds: dict[RoundTask, Round] = field(default_factory=dict)
    seconds: float = 0.0

    def play(self, spread: Spread, record: Record[Round] | None, tell: Callable[[Progress], None]) -> None:
        """Play what is missing. Raises what the contest's own check raises, before anything is played."""
        self.contest.check()
        if record is not None:
            self.rounds.update({played.task: played for played in record.kept})
        begun, before = time.monotonic(), len(self.rounds)
        for line in spread(play_text, self._texts(begun)):
            played = read_round(line)
            self.rounds[played.task] = played
            if record is not None:
                record.add(line)
            self.seconds = time.monotonic() - begun
            left = self.wanted - len(self.rounds)
            tell(Progress(len(self.rounds), self.wanted, left * self.seconds / (len(self.rounds) - before)))

    @property
    def wanted(self) -> int:
        """Rounds at most, those of all pairings."""
        return self.limits.rounds * len(list(self.contest.pairings()))

    def figures(self) -> list[PairingFigures]:
        """The figures of each pairing of which a round was played."""
        found = []
        for pairing in self.contest.pairings():
            rounds = self._counted(pairing.number)
            if rounds:
                found.append(figures(pairing, rounds))
        return found

    def _texts(self, begun: float) -> Iterator[str]:
        """The tasks that are still to be played, round by round through all pairings."""
        for number in range(self.limits.rounds):
            for pairing in self.contest.pairings():
                if self.limits.seconds and time.monotonic() - begun >= self.limits.seconds:
                    return
                task = RoundTask(pairing.number, number)
                if task not in self.rounds and not self._is_clear(pairing.number):
                    yield task_text(self.contest, task)

    def _is_clear(self, pairing: int) -> bool:
        """Whether it is known who is ahead, where that is enough."""
        if not self.limits.until_clear:
            return False
        return verdict([played.lead for played in self._in_a_row(pairing)]) is not Verdict.UNDECIDED

    def _in_a_row(self, pairing: int) -> list[Round]:
        """The rounds of a pairing up to the first that is missing: in an order that no other process has a say in."""
        found: list[Round] = []
        while (played := self.rounds.get(RoundTask(pairing, len(found)))) is not None:
            found.append(played)
        return found

    def _counted(self, pairing: int) -> list[Round]:
        """The rounds that count: where one stops at a difference, those up to the one that showed it.

        So the figures are the same however many processes were still playing.
        """
        rounds = self._in_a_row(pairing)
        if self.limits.until_clear:
            leads = [played.lead for played in rounds]
            for count in range(1, len(leads) + 1):
                if verdict(leads[:count]) is not Verdict.UNDECIDED:
                    return rounds[:count]
        return rounds
