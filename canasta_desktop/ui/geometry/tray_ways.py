"""The ways in which a tray can be laid out, and how large it is then. Pure numbers, units.

A *way* says whether melds lie as fans or as columns, in how many rows, how many canastas lie one over the other, and
how narrow the gaps may get: below zero a meld lies over its neighbour, of which a strip stays free. Which of them
a tray takes is for `bands` to say.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from math import inf
from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO
from canasta_desktop.ui.geometry.spec import SideSpec, TableSpec
from canasta_desktop.ui.geometry.strips import Strips

INDEX_PX = 14.0
"""Below this height of an index large faces, rows and stacks are taken."""
USUAL_GAP, LEAST_GAP = 0.30, 0.10
"""Between two melds, by the card's width."""
TIGHT = 9.0
"""Up to this width of a card melds may lie over each other, units."""
TALL = 125.0
"""From this height of the window on fans stand in rows, units."""
ROW_STACKS = 9.6
"""With opponents in a row, canastas lie over each other up to this width of a card."""
THREE, THREE_STEP = 0.74, 0.30
"""Width of a three by that of the cards, and its step by its own width."""
SHALLOWER = {2: 1, 3: 2, 4: 3, 6: 4, 8: 6}
"""How many canastas may lie one over the other, and the next smaller such number."""
EDGE = 1.5
"""From a tray's side to its first thing, units."""
INNER = 1.6
"""What a tray is higher than what lies in it, units."""
SLACK = 1e-9
"""What a bound on a size may be off by rounding, units."""


class Way(NamedTuple):
    """One way: fans or columns, in how many rows, canastas how many deep, how narrow gaps may get."""

    is_fan: bool
    rows: int = 1
    deep: int = 1
    gap: float = LEAST_GAP


class ThingKind(Enum):
    """What stands in a tray besides the threes."""

    CANASTAS = "canastas"  # one, or a stack of several
    MELD = "meld"
    SLOT = "slot"
    METER = "meter"


class Thing(NamedTuple):
    """One thing of a tray and its size; `melds` are numbers in the side's list."""

    kind: ThingKind
    w: float
    h: float
    melds: tuple[int, ...] = ()


class Chosen(NamedTuple):
    """A tray's way with the gap that was possible, and its size without the head."""

    way: Way
    gap: float
    w: float
    h: float


def index_limit(spec: TableSpec) -> float:
    """The height an index should have, units: 14 px, in large windows an eighth more than small type."""
    return max(1.75, INDEX_PX / spec.unit.px)


class Allowed(NamedTuple):
    """Which ways are allowed with cards of a width: what that depends on, the same for many widths.

    `tight` is the narrowest gap; `is_tight`: melds may lie over each other; `is_tall`: fans may stand in rows anyway;
    `has_stacks`: canastas may lie over each other, with `has_rows` in several rows.
    """

    tight: float
    is_tight: bool
    is_tall: bool
    has_stacks: bool
    has_rows: bool

    @classmethod
    def of(cls, spec: TableSpec, width: float, strips: Strips) -> "Allowed":
        low = index_limit(spec) / strips.index_height
        has_stacks = width <= (ROW_STACKS if spec.is_row else low)
        return cls(strips.kept - 1, width <= TIGHT, spec.high > TALL, has_stacks, has_stacks and width <= low)

    def ways(self) -> Iterator[Way]:
        """All of them, some of them twice."""
        yield Way(is_fan=True)
        yield Way(is_fan=False)
        if self.is_tight:
            yield Way(is_fan=True, gap=self.tight)
            yield Way(is_fan=False, gap=self.tight)
        if self.is_tall:
            yield Way(is_fan=True, rows=2)
            yield Way(is_fan=True, rows=3)
        if self.has_stacks:
            for rows in (1, 2, 3) if self.has_rows else (1,):
                for deep in (1, *SHALLOWER):
                    yield Way(True, rows, deep, self.tight)
                    yield Way(False, rows, deep, self.tight)


@lru_cache(maxsize=1024)
def ways(allowed: Allowed, canastas: int, others: int) -> tuple[Way, ...]:
    """The ways of a tray with so many canastas and other things, each once.

    Stacks deeper than there are canastas, and rows without a thing, are the same as a way before.
    """
    return tuple(
        way
        for way in dict.fromkeys(allowed.ways())
        if canastas > SHALLOWER.get(way.deep, -1) and way.rows <= max(1, -(-canastas // way.deep) + others)
    )


# --- sizes ---------------------------------------------------------------------------------------------------------


def head_height(spec: TableSpec) -> float:
    """Height of a tray's caption."""
    return 1.4 + spec.unit.type(2.0)


def head_width(spec: TableSpec, side: SideSpec) -> float:
    """Width that a caption needs."""
    return side.head * spec.unit.type(1.9) + 4.0


def medal_radius(spec: TableSpec, width: float) -> float:
    """Radius of a canasta's medal."""
    return max(1.42, 0.19 * width, 0.63 * spec.unit.type(1.75))


def count_radius(spec: TableSpec, width: float) -> float:
    """Radius of the count on an open meld."""
    return max(1.32, 0.15 * width, 0.6 * spec.unit.type(1.6))


def band_height(spec: TableSpec, width: float) -> float:
    """Height that a ribbon shows where another canasta lies over its own."""
    return max(0.17 * width, 14 / spec.unit.px)


def stacked_step(spec: TableSpec, width: float, strips: Strips) -> float:
    """What shows of a canasta below another one: index and medal, then its ribbon with the word."""
    return (0.10 + strips.corner[1]) * width + band_height(spec, width)


def three_step(count: int) -> float:
    """Beyond four the threes stand closer: all of them are never wider than four."""
    return THREE_STEP * min(1.0, 3 / max(1, count - 1))


def threes_size(spec: TableSpec, side: SideSpec, width: float, *, is_fan: bool) -> tuple[float, float]:
    """Room of the threes with the gap after them; nothing for none."""
    if not side.threes:
        return 0.0, 0.0
    reach = three_step(side.threes) * (side.threes - 1)
    wide = THREE * width * (1 + (reach if is_fan else 0))
    high = THREE * width * (CARD_RATIO + (0 if is_fan else reach))
    if spec.is_sum_below:
        return max(wide, 4 * 0.6 * spec.unit.type(1.9)) + 1.6, high + 0.4 + 1.1 * spec.unit.type(1.9)
    return wide + 1.6, high


def meter_size(spec: TableSpec) -> tuple[float, float]:
    """Title and figures, a bar, what it adds up from; large text keeps figures and bar, the prompt says the rest."""
    type_ = spec.unit.type
    high = 1.3 * type_(2.8) + 2.4 + (0 if spec.is_brief else 1.25 * type_(1.8) + 2.3)
    return 28.6 * (0.5 + 0.5 * spec.text) + 1.8, high


def things(spec: TableSpec, side: SideSpec, way: Way, width: float, strips: Strips) -> list[Thing]:
    """Everything of a tray but the threes: canastas, melds, slot, meter."""
    found: list[Thing] = []
    canasta = max(1.25 * width, 1.1 * width + medal_radius(spec, width))
    step = stacked_step(spec, width, strips)
    canastas = [number for number, meld in enumerate(side.melds) if meld.is_canasta]
    for start in range(0, len(canastas), way.deep):
        stack = tuple(canastas[start : start + way.deep])
        out = max(side.melds[number].staged for number in stack) * strips.across * width
        high = 1.55 * width + step * (len(stack) - 1)
        found.append(Thing(ThingKind.CANASTAS, canasta + out, high, stack))
    for number, meld in enumerate(side.melds):
        if not meld.is_canasta:
            more = meld.shown - 1
            wide = 1 + strips.across * more if way.is_fan else 1.0
            high = CARD_RATIO if way.is_fan else CARD_RATIO + strips.down * more
            found.append(Thing(ThingKind.MELD, wide * width, high * width, (number,)))
    if side.has_slot:
        found.append(Thing(ThingKind.SLOT, width, CARD_RATIO * width))
    if side.has_meter:
        found.append(Thing(ThingKind.METER, *meter_size(spec)))
    return found


def pitch(row: Sequence[Thing], place: int, gap: float, width: float) -> float:
    """From a thing's left to that of the next; only an open meld may be covered, and only by a meld."""
    is_open = row[place].kind is ThingKind.MELD and row[place + 1].kind is ThingKind.MELD
    return row[place].w + (gap if is_open else max(gap, LEAST_GAP)) * width


def row_width(row: Sequence[Thing], gap: float, width: float) -> float:
    """Width of things side by side."""
    return sum(pitch(row, place, gap, width) for place in range(len(row) - 1)) + row[-1].w if row else 0.0


def in_rows(found: list[Thing], rows: int) -> list[list[Thing]]:
    """Things in rows of about the same length."""
    if rows == 1 or len(found) < 2:
        return [found]
    total = sum(thing.w for thing in found)
    done: list[list[Thing]] = [[]]
    used = 0.0
    for thing in found:
        if done[-1] and used + thing.w / 2 > total * len(done) / rows and len(done) < rows:
            done.append([])
        done[-1].append(thing)
        used += thing.w
    return done


def between_rows(width: float) -> float:
    """The gap between two rows of fans."""
    return max(0.14 * width, 1.5)


class _Sums(NamedTuple):
    """What a tray's size in one row is added up from, so that the search for the widest cards need not look at melds.

    `opens` counts melds that are no canasta, `cards` the cards in them besides the first ones, `longest` the most such
    cards of one meld; `staged` are those beside each canasta.
    """

    staged: tuple[int, ...]
    is_staged: bool
    opens: int
    cards: int
    longest: int


@lru_cache(maxsize=512)
def _sums(side: SideSpec) -> _Sums:
    more = [meld.shown - 1 for meld in side.melds if not meld.is_canasta]
    staged = tuple(meld.staged for meld in side.melds if meld.is_canasta)
    return _Sums(staged, any(staged), len(more), sum(more), max(more, default=0))


class Gauge:
    """Sizes of trays with cards of one width: what every way has in common is reckoned once."""

    def __init__(self, spec: TableSpec, width: float, strips: Strips) -> None:
        self.spec, self.width, self.strips = spec, width, strips
        self.allowed = Allowed.of(spec, width, strips)
        self.canasta = max(1.25 * width, 1.1 * width + medal_radius(spec, width))
        self.step = stacked_step(spec, width, strips)
        self.meter = meter_size(spec)
        self.head = head_height(spec)
        self.between = between_rows(width)

    def opened(self, side: SideSpec, one: Chosen, limit: float) -> Chosen:
        """A way to lay out a tray, its gaps as wide as the room allows."""
        gap, tray = USUAL_GAP, Options(self, side, 0.0)
        wide, high = tray.size(one.way, gap)
        while gap > one.way.gap and wide > limit + 1e-6:
            gap = max(one.way.gap, gap - 0.02)
            wide, high = tray.size(one.way, gap)
        return Chosen(one.way, gap, max(wide, min(head_width(self.spec, side), limit)), high)


class Options:
    """The ways of one tray with cards of one width. What lies in several rows is measured only where it may be taken.

    That is most of the work, and seldom needed: rows are higher than a single one of the same things, and the widest
    of so many rows is at least their part of it.
    """

    def __init__(self, gauge: Gauge, side: SideSpec, least: float) -> None:
        self.gauge, self.side, self.sums = gauge, side, _sums(side)
        self._threes: dict[bool, tuple[float, float]] = {}
        self._things: dict[tuple[bool, int], list[Thing]] = {}
        self._single: dict[tuple[bool, int, float], tuple[float, float]] = {}
        self._measured: dict[Way, Chosen] = {}
        self._caption = min(head_width(gauge.spec, side), least)
        canastas = len(self.sums.staged)
        self.ways = ways(gauge.allowed, canastas, self.sums.opens + side.has_slot + side.has_meter)

    def flattest(self, limit: float, most_h: float = inf) -> Chosen | None:
        """The flattest way that is at most `limit` wide, the first of several; None if none is.

        Those higher than `most_h` need not be found.
        """
        best: Chosen | None = None
        for way in self.ways:
            one = self._measured.get(way)
            if one is None:
                if way.rows > 1:
                    wide, high = self._at_least(way)
                    if wide - SLACK > limit or high - SLACK >= most_h or (best and high - SLACK >= best.h):
                        continue
                one = self._chosen(way)
            if one.w <= limit and (best is None or one.h < best.h):
                best = one
        return best

    def narrowest(self) -> Chosen:
        """The narrowest way."""
        return min((self._chosen(way) for way in self.ways), key=lambda one: one.w)

    def size(self, way: Way, gap: float) -> tuple[float, float]:
        """Width, and height without head and edge, of a tray laid out so."""
        wide, high = self._threes_size(is_fan=way.is_fan)
        if way.rows > 1:
            across, down = self._in_rows(way, gap)
        else:
            across, down = self._tight(way) if gap == way.gap else self._in_one(way, gap)
        return wide + across + 2 * EDGE, max(high, down)

    def _chosen(self, way: Way) -> Chosen:
        found = self._measured.get(way)
        if found is None:
            wide, high = self.size(way, way.gap)
            found = self._measured[way] = Chosen(way, way.gap, max(wide, self._caption), high)
        return found

    def _tight(self, way: Way) -> tuple[float, float]:
        """Width and height of a way's things in one row, gaps at their narrowest, without the threes."""
        key = way.is_fan, way.deep, way.gap
        found = self._single.get(key)
        if found is None:
            found = self._single[key] = self._in_one(way, way.gap)
        return found

    def _at_least(self, way: Way) -> tuple[float, float]:
        """What width and height of a tray in several rows are not below: there are two of them or more."""
        across, down = self._tight(way)
        threes, high = self._threes_size(is_fan=way.is_fan)
        parted = (across - (way.rows - 1) * LEAST_GAP * self.gauge.width) / way.rows
        return threes + parted + 2 * EDGE, max(high, down + self.gauge.between)

    def _threes_size(self, *, is_fan: bool) -> tuple[float, float]:
        found = self._threes.get(is_fan)
        if found is None:
            found = self._threes[is_fan] = threes_size(self.gauge.spec, self.side, self.gauge.width, is_fan=is_fan)
        return found

    def _in_one(self, way: Way, gap: float) -> tuple[float, float]:
        """The things in one row; the same as `row_width` of them says."""
        gauge, side, sums = self.gauge, self.side, self.sums
        width, strips, staged, deep = gauge.width, gauge.strips, sums.staged, way.deep
        stacks = -(-len(staged) // deep)
        across = stacks * gauge.canasta
        down = 1.55 * width + gauge.step * (min(deep, len(staged)) - 1) if staged else 0.0
        if sums.is_staged:
            out = sum([max(staged[start : start + deep]) for start in range(0, len(staged), deep)])
            across += out * strips.across * width
        if sums.opens:
            across += width * (sums.opens + (strips.across * sums.cards if way.is_fan else 0))
            down = max(down, width * (CARD_RATIO + (0 if way.is_fan else strips.down * sums.longest)))
        if side.has_slot:
            across += width
            down = max(down, CARD_RATIO * width)
        if side.has_meter:
            across += gauge.meter[0]
            down = max(down, gauge.meter[1])
        between = max(0, sums.opens - 1)
        others = max(0, stacks + sums.opens + side.has_slot + side.has_meter - 1 - between)
        return across + (between * gap + others * max(gap, LEAST_GAP)) * width, down

    def _in_rows(self, way: Way, gap: float) -> tuple[float, float]:
        gauge, key = self.gauge, (way.is_fan, way.deep)
        found = self._things.get(key)
        if found is None:
            found = self._things[key] = things(gauge.spec, self.side, way, gauge.width, gauge.strips)
        rows = in_rows(found, way.rows)
        across = max([row_width(row, gap, gauge.width) for row in rows], default=0.0)
        down = sum([max([thing.h for thing in row], default=0.0) for row in rows])
        return across, down + (len(rows) - 1) * gauge.between
