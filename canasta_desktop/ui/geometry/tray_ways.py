"""The ways in which a tray can be laid out, and which of them a band of trays takes. Pure numbers, units.

A *way* says whether melds lie as fans or as columns, in how many rows, how many canastas lie one over the other, and
how narrow the gaps may get: below zero a meld lies over its neighbour, of which a strip stays free. With given cards
every tray takes the *flattest* way that fits its room. Where trays share a band, all start with the flattest and the
one whose change costs least height turns narrower, until they fit. `widest` looks for the widest cards with which all
of that fits.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, TypeVar

from canasta_desktop.ui.base.rect import CARD_RATIO
from canasta_desktop.ui.geometry.spec import LARGE_TEXT, SideSpec, TableSpec
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
APART = 2.0
"""Between two trays of a band, units."""
STEP = 0.05
"""Exactness of a card's width, units."""

T = TypeVar("T")


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


class Band(NamedTuple):
    """Trays side by side: their height with heads, and each one's way."""

    height: float
    trays: tuple[Chosen, ...]


def index_limit(spec: TableSpec) -> float:
    """The height an index should have, units: 14 px, in large windows an eighth more than small type."""
    return max(1.75, INDEX_PX / spec.unit.px)


def ways(spec: TableSpec, width: float, strips: Strips) -> Iterator[Way]:
    """The ways allowed with cards so wide."""
    low = index_limit(spec) / strips.index_height
    tight = strips.kept - 1
    yield Way(is_fan=True)
    yield Way(is_fan=False)
    if width <= TIGHT:
        yield Way(is_fan=True, gap=tight)
        yield Way(is_fan=False, gap=tight)
    if spec.high > TALL:
        yield Way(is_fan=True, rows=2)
        yield Way(is_fan=True, rows=3)
    if width <= (ROW_STACKS if spec.is_row else low):
        for rows in (1, 2, 3) if width <= low else (1,):
            for deep in (1, *SHALLOWER):
                yield Way(True, rows, deep, tight)
                yield Way(False, rows, deep, tight)


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
    high = 1.3 * type_(2.8) + 2.4 + (1.25 * type_(1.8) + 2.3 if spec.text <= LARGE_TEXT else 0)
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
    opens: int
    cards: int
    longest: int


@lru_cache(maxsize=512)
def _sums(side: SideSpec) -> _Sums:
    more = [meld.shown - 1 for meld in side.melds if not meld.is_canasta]
    staged = tuple(meld.staged for meld in side.melds if meld.is_canasta)
    return _Sums(staged, len(more), sum(more), max(more, default=0))


class Gauge:
    """Sizes of trays with cards of one width: what every way has in common is reckoned once."""

    def __init__(self, spec: TableSpec, width: float, strips: Strips) -> None:
        self.spec, self.width, self.strips = spec, width, strips
        self.ways = tuple(ways(spec, width, strips))
        self.canasta = max(1.25 * width, 1.1 * width + medal_radius(spec, width))
        self.step = stacked_step(spec, width, strips)
        self.meter = meter_size(spec)
        self.head = head_height(spec)
        self._things: dict[tuple[SideSpec, bool, int], list[Thing]] = {}

    def size(self, side: SideSpec, way: Way, gap: float) -> tuple[float, float]:
        """Width, and height without head and edge, of a tray laid out so."""
        wide, high = threes_size(self.spec, side, self.width, is_fan=way.is_fan)
        across, down = self._in_one(side, way, gap) if way.rows == 1 else self._in_rows(side, way, gap)
        return wide + across + 2 * EDGE, max(high, down)

    def _in_one(self, side: SideSpec, way: Way, gap: float) -> tuple[float, float]:
        """The things in one row; the same as `row_width` of them says."""
        sums, width = _sums(side), self.width
        staged, deep = sums.staged, way.deep
        stacks = -(-len(staged) // deep)
        across = stacks * self.canasta
        down = 1.55 * width + self.step * (min(deep, len(staged)) - 1) if staged else 0.0
        if any(staged):
            out = sum(max(staged[start : start + deep]) for start in range(0, len(staged), deep))
            across += out * self.strips.across * width
        if sums.opens:
            across += width * (sums.opens + (self.strips.across * sums.cards if way.is_fan else 0))
            down = max(down, width * (CARD_RATIO + (0 if way.is_fan else self.strips.down * sums.longest)))
        if side.has_slot:
            across += width
            down = max(down, CARD_RATIO * width)
        if side.has_meter:
            across += self.meter[0]
            down = max(down, self.meter[1])
        between = max(0, sums.opens - 1)
        others = max(0, stacks + sums.opens + side.has_slot + side.has_meter - 1 - between)
        return across + (between * gap + others * max(gap, LEAST_GAP)) * width, down

    def _in_rows(self, side: SideSpec, way: Way, gap: float) -> tuple[float, float]:
        key = side, way.is_fan, way.deep
        found = self._things.get(key)
        if found is None:
            found = self._things[key] = things(self.spec, side, way, self.width, self.strips)
        rows = in_rows(found, way.rows)
        across = max((row_width(row, gap, self.width) for row in rows), default=0.0)
        down = sum(max((thing.h for thing in row), default=0.0) for row in rows)
        return across, down + (len(rows) - 1) * between_rows(self.width)

    def choices(self, side: SideSpec, least: float) -> list[Chosen]:
        """Every way of a tray at its narrowest gaps; a caption makes it wider, up to `least`."""
        caption = min(head_width(self.spec, side), least)
        canastas = len(_sums(side).staged)
        count = canastas + _sums(side).opens + side.has_slot + side.has_meter
        found = []
        for way in self.ways:
            if (way.deep > 1 and canastas <= SHALLOWER[way.deep]) or way.rows > max(1, count):
                continue  # the same as a way before
            wide, high = self.size(side, way, way.gap)
            found.append(Chosen(way, way.gap, max(wide, caption), high))
        return found

    def opened(self, side: SideSpec, one: Chosen, limit: float) -> Chosen:
        """The same with the widest gap that its room allows."""
        gap = USUAL_GAP
        wide, high = self.size(side, one.way, gap)
        while gap > one.way.gap and wide > limit + 1e-6:
            gap = max(one.way.gap, gap - 0.02)
            wide, high = self.size(side, one.way, gap)
        return Chosen(one.way, gap, max(wide, min(head_width(self.spec, side), limit)), high)


# --- choosing ------------------------------------------------------------------------------------------------------


def band(gauge: Gauge, sides: Sequence[int], room: float, *, is_shared: bool) -> Band | None:
    """How the trays of these sides lie in a band, gaps at their narrowest; None if they do not fit.

    `is_shared`: all of them together have `room`; else each of them.
    """
    spec = gauge.spec
    least = room / len(sides) - 1 if is_shared else room - 1
    options = [gauge.choices(spec.sides[number], least) for number in sides]
    chosen = _sharing(options, room - APART * (len(sides) - 1)) if is_shared else _each(options, room)
    if chosen is None:
        return None
    if all(spec.sides[number].is_empty for number in sides):
        return Band(gauge.head, tuple(chosen))
    return Band(gauge.head + INNER + max(one.h for one in chosen), tuple(chosen))


def opened(gauge: Gauge, found: Band, sides: Sequence[int], room: float, *, is_shared: bool) -> Band:
    """The same band with the widest gaps that its room allows."""
    space = room - APART * (len(sides) - 1)
    more = (space - sum(one.w for one in found.trays)) / len(sides) if is_shared else 0.0
    trays = [
        gauge.opened(gauge.spec.sides[number], one, one.w + more if is_shared else room)
        for number, one in zip(sides, found.trays, strict=True)
    ]
    return found._replace(trays=tuple(trays))


def _flattest(found: Sequence[Chosen]) -> Chosen:
    return min(found, key=_height)


def _height(one: Chosen) -> float:
    return one.h


def _each(options: Sequence[Sequence[Chosen]], room: float) -> list[Chosen] | None:
    """Each tray flattest in a room of its own."""
    fitting = [[one for one in found if one.w <= room] for found in options]
    return [_flattest(found) for found in fitting] if all(fitting) else None


def _sharing(options: Sequence[Sequence[Chosen]], space: float) -> list[Chosen] | None:
    """All flattest at first; then the one turns narrower whose change costs least height, until they fit."""
    chosen = [_flattest(found) for found in options]
    while sum(one.w for one in chosen) > space:
        moves = []
        for place, found in enumerate(options):
            narrower = [one for one in found if one.w < chosen[place].w - 1e-6]
            if narrower:
                moves.append((_flattest(narrower), place))
        if not moves:
            return None
        tallest = max(one.h for one in chosen)
        best, place = min(moves, key=lambda move: (max(move[0].h, tallest), -chosen[move[1]].w))
        chosen[place] = best
    return chosen


def widest(fits: Callable[[float], T | None], most: float) -> tuple[float, T] | None:
    """The largest width, units, for which `fits` finds something, and that; what fits wide fits narrow, too."""
    best = fits(most)
    if best is not None:
        return most, best
    low, high = 0, int((most - 2.0) / STEP) + 1
    while high - low > 1:
        middle = (low + high) // 2
        found = fits(most - STEP * middle)
        if found is None:
            low = middle
        else:
            high, best = middle, found
    return (most - STEP * high, best) if best is not None else None
