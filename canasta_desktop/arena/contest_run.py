"""A contest played: rounds go out, come back and are kept, until all are played, time is up or all is clear."""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from canasta_desktop.arena.contest import Contest, Pairing
from canasta_desktop.arena.figures import Evidence, PairingFigures, Verdict, figures
from canasta_desktop.arena.record import Record
from canasta_desktop.arena.rounds import Round, RoundTask, play_text, read_round, task_text
from canasta_desktop.arena.scheduling import Work

Spread = Callable[[Work, Iterable[str]], Iterator[str]]
"""How work is shared out: `scheduling.spread` or `spread_on_cluster` with its last argument given."""


class Limits(NamedTuple):
    """When to stop.

    `rounds` a pairing, or `rounds_by_pairing` where some are to play more than others; `seconds` in all;
    `think_seconds` of both players a pairing; `until_clear`: where a difference is there, or is known to be less than
    `even_within` points a game.
    """

    rounds: int
    seconds: float = math.inf
    until_clear: bool = False
    even_within: float = 0.0
    think_seconds: float = math.inf
    rounds_by_pairing: tuple[int, ...] = ()

    def rounds_of(self, pairing: Pairing) -> int:
        """The rounds of this pairing at most."""
        return self.rounds_by_pairing[pairing.number] if self.rounds_by_pairing else self.rounds


class Progress(NamedTuple):
    """How far a run is: rounds played, those wanted at most, and the seconds left at most, as far as can be known.

    `share`: how much of it is done, 0 to 1, where another limit than their number may be the nearest.
    """

    played: int
    wanted: int
    seconds_left: float
    share: float = 0.0


class PairingRun:
    """The rounds of a pairing as they come in: those in a row from the first, and what these have shown.

    What is missing in between holds up the verdict, so that no other process has a say in it.
    """

    def __init__(self, limits: Limits) -> None:
        self.in_a_row: Final[list[Round]] = []
        self.counted = 0
        """How many of them count: where one stops at a difference, those up to the one that showed it."""
        self.think_seconds = 0.0
        self._limits = limits
        self._evidence = Evidence()
        self._verdict = Verdict.UNDECIDED
        self._waiting: dict[int, Round] = {}

    def add(self, played: Round) -> None:
        """One more round."""
        self._waiting[played.task.number] = played
        self.think_seconds += sum([times.total for times in played.times])
        while (following := self._waiting.pop(len(self.in_a_row), None)) is not None:
            self.in_a_row.append(following)
            self._evidence.add(following.lead)
            if not self.is_clear:
                self.counted = len(self.in_a_row)
                self._verdict = self._evidence.verdict(self._limits.even_within)

    @property
    def is_clear(self) -> bool:
        """Whether it is known who is ahead, where that is enough."""
        return self._limits.until_clear and self._verdict is not Verdict.UNDECIDED

    @property
    def is_over(self) -> bool:
        """Whether no further round is wanted, whatever their number."""
        return self.is_clear or self.think_seconds >= self._limits.think_seconds


@dataclass
class ContestRun:
    """A contest that is being played; `rounds` by task, also those that were read from the record."""

    contest: Contest
    limits: Limits
    rounds: dict[RoundTask, Round] = field(default_factory=dict)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self._pairings = list(self.contest.pairings())
        self._runs = [PairingRun(self.limits) for _ in self._pairings]

    def play(self, spread: Spread, record: Record[Round] | None, report: Callable[[Progress], None]) -> None:
        """Play what is missing. Raises what the contest's own check raises, before anything is played."""
        self.contest.check()
        for known in record.kept if record is not None else ():
            self._take(known)
        begun, before, thought = time.monotonic(), len(self.rounds), self.think_seconds
        for line in spread(play_text, self._texts(begun)):
            self._take(read_round(line))
            if record is not None:
                record.add(line)
            self.seconds = time.monotonic() - begun
            report(self._progress(len(self.rounds) - before, self.think_seconds - thought))

    @property
    def wanted(self) -> int:
        """Rounds at most, those of all pairings."""
        return sum([self.limits.rounds_of(pairing) for pairing in self._pairings])

    @property
    def think_seconds(self) -> float:
        """Seconds of processor time that all players have thought in all rounds."""
        return sum([run.think_seconds for run in self._runs])

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played, however much time there is."""
        return not any(
            [self._is_wanted(pairing, len(self._runs[pairing.number].in_a_row)) for pairing in self._pairings]
        )

    def figures(self) -> list[PairingFigures]:
        """The figures of each pairing of which a round was played."""
        found = []
        for pairing, run in zip(self._pairings, self._runs, strict=True):
            if run.counted:
                found.append(figures(pairing, run.in_a_row[: run.counted], self.limits.even_within))
        return found

    def _take(self, played: Round) -> None:
        self.rounds[played.task] = played
        self._runs[played.task.pairing].add(played)

    def _texts(self, begun: float) -> Iterator[str]:
        """The tasks that are still to be played."""
        for task in self._tasks():
            if time.monotonic() - begun >= self.limits.seconds:
                return
            if task not in self.rounds and self._is_wanted(self._pairings[task.pairing], task.number):
                yield task_text(self.contest, task)

    def _is_wanted(self, pairing: Pairing, number: int) -> bool:
        return number < self.limits.rounds_of(pairing) and not self._runs[pairing.number].is_over

    def _tasks(self) -> Iterator[RoundTask]:
        """All of them in the order in which they are played.

        Whenever time is up, each pairing has played the same share of its rounds: where all play as many, they take
        turns.
        """
        next_of = [0] * len(self._pairings)
        counts = [self.limits.rounds_of(pairing) for pairing in self._pairings]
        for _ in range(self.wanted):
            left = [at for at, number in enumerate(next_of) if number < counts[at]]
            first = min(left, key=lambda at: ((next_of[at] + 1) / counts[at], at))
            yield RoundTask(first, next_of[first])
            next_of[first] += 1

    def _progress(self, new: int, thought: float) -> Progress:
        """`new` rounds were played by this run, and `thought` seconds of them spent on decisions."""
        done = [0.0]
        left = [(self.wanted - len(self.rounds)) * self.seconds / new]
        if math.isfinite(self.limits.seconds):
            done.append(min(1.0, self.seconds / self.limits.seconds))
            left.append(max(0.0, self.limits.seconds - self.seconds))
        most = self.limits.think_seconds * len(self._runs)
        if math.isfinite(most):
            done.append(min(1.0, self.think_seconds / most))
            left.append(max(0.0, most - self.think_seconds) * self.seconds / thought)
        return Progress(len(self.rounds), self.wanted, min(left), max(done))
