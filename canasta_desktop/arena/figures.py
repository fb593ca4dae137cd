"""Rounds to figures: shares, points and their intervals, and whether a difference is there.

Points are those by which the first player of a pairing is ahead. A round is one observation, for its two games are
played with the same cards; intervals are at 95 %.
"""

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.arena.contest import Pairing
from canasta_desktop.arena.rounds import SWAPS, Round
from canasta_desktop.arena.think_times import ThinkTimes

Z: Final = 1.96
"""Standard errors of a 95 % interval."""

ALPHA: Final = 0.05
"""How often a difference may be called that is not there, however often one looks."""
TUNED_FOR: Final = 100
"""Rounds at which the sequence of intervals is narrowest."""
FEWEST: Final = 20
"""Rounds before which nothing is called: a spread is not known from fewer."""

Interval = tuple[float, float]


class Verdict(Enum):
    """What a pairing has shown of its first player so far."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


class PairingFigures(NamedTuple):
    """A pairing in figures. Shares are 0 to 1, of games; `points_a_deal` and `points_a_game` are leads of the first."""

    pairing: Pairing
    rounds: int
    win_share: float
    win_interval: Interval
    draw_share: float
    points_a_game: float
    points_interval: Interval
    points_a_deal: float
    points_a_deal_interval: Interval
    deals_a_game: float
    went_out_share: float
    verdict: Verdict
    times: tuple[ThinkTimes, ThinkTimes]


def figures(pairing: Pairing, rounds: Sequence[Round]) -> PairingFigures:
    """The figures of a pairing; of one round at least."""
    games = SWAPS * len(rounds)
    leads = [played.lead for played in rounds]
    deals = sum([played.deals for played in rounds])
    wins = sum([played.wins for played in rounds])
    mean = sum(leads) / len(leads)
    low, high = interval(leads)
    a_game = deals / games
    times = ThinkTimes(), ThinkTimes()
    for played in rounds:
        for own, others in zip(times, played.times, strict=True):
            own.update(others)
    return PairingFigures(
        pairing,
        len(rounds),
        wins / games,
        wilson(wins / games, games),
        sum([played.draws for played in rounds]) / games,
        mean,
        (low, high),
        mean / a_game,
        (low / a_game, high / a_game),
        a_game,
        sum([played.went_out for played in rounds]) / deals,
        verdict(leads),
        times,
    )


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


def verdict(leads: Sequence[float]) -> Verdict:
    """Whether the first player is ahead, asked after any number of rounds, as often as one likes.

    An interval that holds at one moment fails sooner or later for who looks again and again. This one holds at all
    moments together (an asymptotic confidence sequence: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
    central limit theory and asymptotic confidence sequences", Annals of Statistics 52, 2024, theorem 2.2).
    """
    if len(leads) < FEWEST:
        return Verdict.UNDECIDED
    mean = sum(leads) / len(leads)
    width = spread(leads) * sequence_width(len(leads))
    return Verdict.WON if mean > width else Verdict.LOST if mean < -width else Verdict.UNDECIDED


def sequence_width(count: int) -> float:
    """Half the width of that sequence of intervals after `count` observations, in standard deviations."""
    far = -2 * math.log(ALPHA)
    rho = (far + math.log(far + 1)) / TUNED_FOR
    grown = count * rho + 1
    return math.sqrt(2 * grown / (count * count * rho) * math.log(math.sqrt(grown) / ALPHA))
