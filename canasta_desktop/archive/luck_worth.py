"""What luck was worth: points beside the wild cards that came, each game by its own average.

Games pay differently, so only what lies above or below the average of the same game is looked at. All of it follows
from sums, so that ten thousand matches are no more work than ten.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_desktop.archive.statistics_answer import LuckShare, LuckWorth
from canasta_desktop.arena.intervals import Z

FEWEST: Final = 20
"""With fewer deals than this nobody can say what luck was worth."""


class PointSums(NamedTuple):
    """So many deals, the sum of their points, and that of the squares."""

    deals: float
    points: float
    squares: float

    def beside(self, mean: float) -> "PointSums":
        """The sums of how far the points lie from this average."""
        points = self.points - self.deals * mean
        return PointSums(self.deals, points, self.squares - 2 * mean * self.points + self.deals * mean * mean)


class LuckSums(NamedTuple):
    """One game: deals with few, usual and many wild cards; wild cards more than expected, summed over all of them.

    `squares` are those of the surplus, `products` those of surplus and points.
    """

    favours: tuple[PointSums, ...]
    surplus: float
    squares: float
    products: float

    @property
    def deals(self) -> float:
        """All of them."""
        return sum([one.deals for one in self.favours])

    @property
    def mean(self) -> float:
        """The points a deal."""
        return sum([one.points for one in self.favours]) / max(1.0, self.deals)


def luck_shares(games: Sequence[LuckSums]) -> list[LuckShare]:
    """What deals with few, usual and many wild cards brought beside the average: three, always."""
    shares = []
    for at, favour in enumerate((-1, 0, 1)):
        beside = [game.favours[at].beside(game.mean) for game in games]
        deals, points, squares = [sum(some) for some in zip(*beside, strict=True)] or (0.0, 0.0, 0.0)
        ahead = points / deals if deals else 0.0
        variance = (squares - deals * ahead * ahead) / (deals - 1) if deals > 1 else 0.0
        band = Z * math.sqrt(max(0.0, variance) / deals) if deals else 0.0
        shares.append(LuckShare(favour, int(deals), ahead, band))
    return shares


def luck_worth(games: Sequence[LuckSums]) -> LuckWorth | None:
    """The slope of points over wild cards more than expected (least squares); None of too few deals to tell."""
    deals = sum([game.deals for game in games])
    surplus = sum([game.surplus for game in games])
    spread = sum([game.squares for game in games]) - surplus * surplus / max(1.0, deals)
    if deals < FEWEST or spread <= 0:
        return None
    slope = sum([game.products - game.mean * game.surplus for game in games]) / spread
    return LuckWorth(slope, slope * surplus / deals)
