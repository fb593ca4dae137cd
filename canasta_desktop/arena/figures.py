"""Rounds to figures: shares, points and their intervals, and whether a difference is there.

Points are those by which the first player of a pairing is ahead. A round is one observation, for its two games are
played with the same cards; intervals are at 95 %.
"""

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.arena.contest import Pairing
from canasta_desktop.arena.habits import Habits
from canasta_desktop.arena.intervals import Interval, interval, wilson
from canasta_desktop.arena.rounds import SWAPS, Round
from canasta_desktop.arena.think_times import ThinkTimes

ALPHA: Final = 0.05
"""How often a difference may be called that is not there, however often one looks."""
TUNED_FOR: Final = 100
"""Rounds at which the sequence of intervals is narrowest."""
FEWEST: Final = 20
"""Rounds before which nothing is called: a spread is not known from fewer."""


class Verdict(Enum):
    """What a pairing has shown of its first player so far."""

    WON = "won"
    EVEN = "even"  # neither is ahead by as much as matters
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
    habits: tuple[Habits, Habits]


def figures(pairing: Pairing, rounds: Sequence[Round], even_within: float = 0.0) -> PairingFigures:
    """The figures of a pairing; of one round at least. For `even_within` see `Evidence.verdict`."""
    games = SWAPS * len(rounds)
    leads = [played.lead for played in rounds]
    deals = sum([played.deals for played in rounds])
    wins = sum([played.wins for played in rounds])
    mean = sum(leads) / len(leads)
    low, high = interval(leads)
    a_game = deals / games
    times, habits = (ThinkTimes(), ThinkTimes()), [Habits(), Habits()]
    for played in rounds:
        habits = [before + its for before, its in zip(habits, played.habits, strict=True)]
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
        verdict(leads, even_within),
        times,
        (habits[0], habits[1]),
    )


class Evidence:
    """Leads, one after the other, and what they have shown so far of who is ahead; asked as often as one likes.

    An interval that holds at one moment fails sooner or later for who looks again and again. This one holds at all
    moments together (an asymptotic confidence sequence: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
    central limit theory and asymptotic confidence sequences", Annals of Statistics 52, 2024, theorem 2.2).
    """

    def __init__(self) -> None:
        self.count = 0
        self._mean = self._squares = 0.0  # Welford's sums, so that a lead costs the same after ten thousand

    def add(self, lead: float) -> None:
        """One more observation."""
        self.count += 1
        away = lead - self._mean
        self._mean += away / self.count
        self._squares += away * (lead - self._mean)

    def verdict(self, even_within: float = 0.0) -> Verdict:
        """Whether the first player is ahead; even, if the lead is known to be less than so many points either way."""
        if self.count < FEWEST:
            return Verdict.UNDECIDED
        width = math.sqrt(self._squares / (self.count - 1)) * sequence_width(self.count)
        low, high = self._mean - width, self._mean + width
        if low > 0:
            return Verdict.WON
        if high < 0:
            return Verdict.LOST
        return Verdict.EVEN if -even_within < low and high < even_within else Verdict.UNDECIDED


def verdict(leads: Sequence[float], even_within: float = 0.0) -> Verdict:
    """What these leads show together."""
    evidence = Evidence()
    for lead in leads:
        evidence.add(lead)
    return evidence.verdict(even_within)


def sequence_width(count: int) -> float:
    """Half the width of that sequence of intervals after `count` observations, in standard deviations."""
    far = -2 * math.log(ALPHA)
    rho = (far + math.log(far + 1)) / TUNED_FOR
    grown = count * rho + 1
    return math.sqrt(2 * grown / (count * count * rho) * math.log(math.sqrt(grown) / ALPHA))
