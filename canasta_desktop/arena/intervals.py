"""Intervals at 95 %: where a share or a mean lies that is known from a sample.

The window, too, asks for them, and does not wait for all that plays contests: nothing else is imported here.
"""

import math
from collections.abc import Sequence
from typing import Final

Z: Final = 1.96
"""Standard errors of a 95 % interval."""

Interval = tuple[float, float]


def interval(values: Sequence[float]) -> Interval:
    """The 95 % interval of the mean of these values, taken as normal."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean
    width = Z * spread(values) / math.sqrt(len(values))
    return mean - width, mean + width


def spread(values: Sequence[float]) -> float:
    """The standard deviation that a sample of two or more tells of."""
    mean = sum(values) / len(values)
    return math.sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1))


def wilson(share: float, count: int) -> Interval:
    """Wilson's 95 % interval of a share seen in `count` trials."""
    middle = share + Z * Z / (2 * count)
    width = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)
