"""A judge at work: hands are counted, deals looked at, then choices judged, until all is done or time is up."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from canasta_desktop.arena.contest_run import Progress, Spread
from canasta_desktop.arena.judge.choices import ChoiceKey, SeenChoice
from canasta_desktop.arena.judge.setup import JudgeSetup
from canasta_desktop.arena.judge.tasks import (
    DealResult,
    HandsResult,
    TaskResult,
    choice_task,
    deal_task,
    hands_task,
    read_result,
    run_task,
)
from canasta_desktop.arena.judge.verdicts import Judgement
from canasta_desktop.arena.record import Record
from canasta_desktop.bots.search.hand_odds import HandCounts, HandOdds
from canasta_desktop.rules.seeds import derived_seed

LOOK_SHARE: Final = 0.25
"""Of a limited time, the share in which hands are counted and deals looked at; the rest is for judging."""

Show = Callable[[Progress, str], None]
"""Is shown how far the run is, and in what that is counted."""


class JudgeLimits(NamedTuple):
    """How much to judge: so many deals, `drawn` of the choices that looked well, `seconds` in all, 0 for no end."""

    deals: int
    drawn: int
    seconds: float = 0.0


@dataclass
class JudgeRun:
    """A run of the judge; `hands` and `choices` by deal and `judgements`, also those that were read from the record."""

    setup: JudgeSetup
    limits: JudgeLimits
    hands: dict[int, HandCounts] = field(default_factory=dict)
    choices: dict[int, tuple[SeenChoice, ...]] = field(default_factory=dict)
    judgements: dict[ChoiceKey, Judgement] = field(default_factory=dict)
    seconds: float = 0.0

    def run(self, spread: Spread, record: Record[TaskResult] | None, show: Show) -> None:
        """Do what is missing. Raises what the setup's own check raises, before anything is done."""
        self.setup.check()
        for result in [] if record is None else record.kept:
            self._keep(result)
        begun = time.monotonic()

        def share(texts: list[str], seconds: float, unit: str) -> None:
            self._share(texts, begun + seconds, spread, record, lambda progress: show(progress, unit))

        looking = self.limits.seconds * LOOK_SHARE
        share([hands_task(self.setup, deal) for deal in self._counted() if deal not in self.hands], looking, "hands")
        deals = range(1, self.limits.deals + 1)
        share([deal_task(self.setup, deal) for deal in deals if deal not in self.choices], looking, "deals")
        share(self._judging(), self.limits.seconds, "choices")
        self.seconds = time.monotonic() - begun

    def _counted(self) -> range:
        return range(1, self.setup.counted + 1)

    def _judging(self) -> list[str]:
        """What is to be judged: nothing before all hands are counted, for a run that goes on would have other odds."""
        if any([deal not in self.hands for deal in self._counted()]):
            return []
        counts = [self.hands[deal] for deal in self._counted()]
        odds = HandOdds.of(HandCounts.together(counts)) if counts else None
        wanted = [choice for choice in (*self.suspected(), *self.drawn()) if choice.key not in self.judgements]
        wanted.sort(key=self._place)  # whatever is not reached when time is up, is a sample
        return [choice_task(self.setup, choice, odds) for choice in wanted]

    def all_choices(self) -> list[SeenChoice]:
        """The choices of all deals that were looked at and are wanted."""
        return [choice for deal in sorted(self.choices) if deal <= self.limits.deals for choice in self.choices[deal]]

    def suspected(self) -> list[SeenChoice]:
        """Those in which the first look saw a loss: all of them are judged."""
        return [choice for choice in self.all_choices() if choice.look.is_suspected]

    def unsuspected(self) -> list[SeenChoice]:
        """Those that looked well."""
        return [choice for choice in self.all_choices() if not choice.look.is_suspected]

    def drawn(self) -> list[SeenChoice]:
        """Those of them that are drawn to be judged as well."""
        return sorted(self.unsuspected(), key=self._place)[: self.limits.drawn]

    def _place(self, choice: SeenChoice) -> int:
        """Where a choice stands in a random order."""
        return derived_seed(self.setup.seed, "order", *choice.key)

    def _share(
        self,
        texts: list[str],
        end: float,
        spread: Spread,
        record: Record[TaskResult] | None,
        show: Callable[[Progress], None],
    ) -> None:
        """Have these tasks done and keep what they come to; nothing new is begun after `end`, if time is limited."""
        begun = time.monotonic()
        for done, line in enumerate(spread(run_task, self._until(end, texts)), 1):
            self._keep(read_result(line))
            if record is not None:
                record.add(line)
            now = time.monotonic()
            left = (len(texts) - done) * (now - begun) / done
            show(Progress(done, len(texts), min(left, max(0.0, end - now)) if self._is_limited else left))

    def _until(self, end: float, texts: list[str]) -> Iterator[str]:
        for text in texts:
            if self._is_limited and time.monotonic() >= end:
                return
            yield text

    @property
    def _is_limited(self) -> bool:
        return self.limits.seconds > 0

    def _keep(self, result: TaskResult) -> None:
        if isinstance(result, HandsResult):
            self.hands[result.deal] = result.counts
        elif isinstance(result, DealResult):
            self.choices[result.deal] = result.choices
        else:
            self.judgements[result.key] = result.judgement
