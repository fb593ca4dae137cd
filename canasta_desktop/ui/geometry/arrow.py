"""The way of an arrow over the table: the curve between two things that lies over the least. Pure geometry, no Qt.

An arrow leaves a thing at one of its `Port`s and comes to another thing at one of its own, straight out of and straight
into its edge. Of all curves between them the cheapest is taken: what it covers has a cost, its length and its turns
have one. What lies where is written into a coarse `CostMap` first, so that hundreds of curves can be looked at.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import atan2, dist, inf, pi
from typing import Final, NamedTuple

from canasta_desktop.ui.base.rect import Rect

Point = tuple[float, float]

BENDS: Final = (0.3, 0.55, 0.8)
"""How far a curve goes straight on at its ends, by the distance between them."""
ALONG: Final = (0.5, 0.25, 0.75)
"""Where the ports of the upper and of the lower edge are."""
DOWN: Final = (0.5, 0.88)
"""And those of the other two: words stand beside the middle of a pile, and none beside its foot."""
SAMPLES: Final = 18
"""Points of a curve that are asked what they cover."""
LONG: Final = 0.7
"""The cost of a way as long as a cell of the map."""
LEAST_LONG: Final = 15.0
"""What is shorter, in cells of the map, is hardly seen as an arrow."""
STUMPY: Final = 8.0
"""The cost of each cell that a way lacks to that."""
TURNS: Final = 16.0
"""The cost of turning once by the angle of a radian: a calm arrow is read at a glance."""


class Port(NamedTuple):
    """A place at the edge of a thing, and the direction that leads away from the thing there, of length 1."""

    at: Point
    away: Point


class Obstacle(NamedTuple):
    """What is better not covered: the cost of each point of the curve over it."""

    rect: Rect
    cost: float


class Curve(NamedTuple):
    """A cubic Bezier curve: from `start` to `end`, drawn towards the two points between them."""

    start: Point
    first: Point
    second: Point
    end: Point

    def points(self, count: int = SAMPLES) -> list[Point]:
        """So many points of the curve, at least two, both ends among them."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self
        weights = [_weights(number / (count - 1)) for number in range(count)]
        return [(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy) for a, b, c, d in weights]

    @property
    def length(self) -> float:
        """Its length, nearly: between that of the straight line and that of the way past all four points."""
        around = dist(self.start, self.first) + dist(self.first, self.second) + dist(self.second, self.end)
        return (dist(self.start, self.end) + around) / 2

    @property
    def turning(self) -> float:
        """By how much it turns on its way, in radians, nearly."""
        return _angle(self.start, self.first, self.second) + _angle(self.first, self.second, self.end)


class CostMap:
    """What covering each part of the table costs, in squares of `cell` px.

    `area` is what no arrow should leave, in coordinates of the window; `outside` is what it costs to be beyond.
    """

    def __init__(self, area: Rect, cell: float, outside: float) -> None:
        self._area = area
        self.cell = cell
        self._outside = outside
        self._wide = int(area.right / cell) + 1
        self._rows = [[0.0] * self._wide for _ in range(int(area.bottom / cell) + 1)]

    def add(self, obstacles: Iterable[Obstacle]) -> None:
        """Let it cost to cover these things."""
        for (x, y, w, h), cost in obstacles:
            left, right = max(0, int(x / self.cell)), min(self._wide, int((x + w) / self.cell) + 1)
            for row in self._rows[max(0, int(y / self.cell)) : max(0, int((y + h) / self.cell) + 1)]:
                row[left:right] = [before + cost for before in row[left:right]]

    def cost(self, curve: Curve) -> float:
        """What a curve covers."""
        return sum([self._cost_at(x, y) for x, y in curve.points()])

    def _cost_at(self, x: float, y: float) -> float:
        if not self._area.contains(x, y):
            return self._outside
        return self._rows[int(y / self.cell)][int(x / self.cell)]


def ports(rect: Rect, gap: float) -> tuple[Port, ...]:
    """Where an arrow may leave a rectangle or come to it, `gap` away from its edges."""
    found = []
    for share in DOWN:
        y = rect.y + share * rect.h
        found += [Port((rect.x - gap, y), (-1, 0)), Port((rect.right + gap, y), (1, 0))]
    for share in ALONG:
        x = rect.x + share * rect.w
        found += [Port((x, rect.y - gap), (0, -1)), Port((x, rect.bottom + gap), (0, 1))]
    return tuple(found)


def cheapest_curve(starts: Sequence[Port], ends: Sequence[Port], costs: CostMap) -> Curve:
    """The curve from one of the starts to one of the ends that costs least; there is one of each at least."""
    curves = [_curve(start, end, bend) for start, end, bend in product(starts, ends, BENDS)]
    ways = sorted([(_way_cost(curve, costs.cell), curve) for curve in curves])
    least, best = inf, ways[0][1]
    for way, curve in ways:
        if way >= least:  # as do all that follow, whatever they cover
            break
        cost = way + costs.cost(curve)
        if cost < least:
            least, best = cost, curve
    return best


def _way_cost(curve: Curve, cell: float) -> float:
    """What a curve costs wherever it lies, its length measured in cells."""
    length = curve.length / cell
    return LONG * length + TURNS * curve.turning + STUMPY * max(0.0, LEAST_LONG - length)


def _curve(start: Port, end: Port, bend: float) -> Curve:
    reach = bend * dist(start.at, end.at)
    return Curve(start.at, _straight_on(start, reach), _straight_on(end, reach), end.at)


def _straight_on(port: Port, reach: float) -> Point:
    """The point that lies so far away from the port's thing, px."""
    return port.at[0] + reach * port.away[0], port.at[1] + reach * port.away[1]


def _weights(share: float) -> tuple[float, float, float, float]:
    """How much each of the four points draws the curve after this share of the way."""
    rest = 1 - share
    return rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3


def _angle(before: Point, at: Point, after: Point) -> float:
    """By how much the way turns at a point, in radians, to whichever side."""
    one, other = atan2(at[1] - before[1], at[0] - before[0]), atan2(after[1] - at[1], after[0] - at[0])
    return abs((other - one + pi) % (2 * pi) - pi)
