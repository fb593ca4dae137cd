"""How long decisions took: counted in classes, so that the times of many processes add up as those of one do."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final, Self

from canasta_desktop.bots.search.searching import TABLE_SECONDS

FINENESS: Final = 1.05
"""Each class of times is so much longer than the one below it: a percentile is right within 5 per cent."""
SHORTEST: Final = 1e-6
"""Seconds; what takes less is not told apart."""


class ThinkTimes:
    """Decisions by how long they took; percentiles in seconds of processor time."""

    def __init__(self, classes: Iterable[tuple[int, int]] = ()) -> None:
        self._counts: Counter[int] = Counter()
        for number, count in classes:
            self._counts[number] += count

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self._counts[round(math.log(max(seconds, SHORTEST) / SHORTEST, FINENESS))] += 1

    def update(self, other: Self) -> None:
        """Count those of another process."""
        self._counts.update(other._counts)

    def classes(self) -> list[tuple[int, int]]:
        """Class and count, the shortest first: what another process is told."""
        return sorted(self._counts.items())

    @property
    def decisions(self) -> int:
        """How many were counted."""
        return self._counts.total()

    @property
    def total(self) -> float:
        """Seconds that all of them took together, within 3 per cent."""
        return sum([_seconds(number) * count for number, count in self._counts.items()])

    @property
    def cut_share(self) -> float:
        """The share of decisions, 0 to 1, that took longer than a table allows, so that it would have ended them."""
        longer = [count for number, count in self._counts.items() if _seconds(number) > TABLE_SECONDS]
        return sum(longer) / self.decisions if self._counts else 0.0

    def percentile(self, share: float) -> float:
        """The time that `share` (0 to 1) of the decisions did not exceed, seconds; 0 if there was none."""
        seen = 0
        for number, count in self.classes():
            seen += count
            if seen >= share * self.decisions:
                return _seconds(number)
        return 0.0


def _seconds(number: int) -> float:
    """The middle of a class of times."""
    return float(SHORTEST * FINENESS**number)
