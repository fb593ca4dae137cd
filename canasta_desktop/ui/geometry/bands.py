"""Which ways the trays of a band take, and the widest cards with which both bands fit. Pure numbers, units.

With given cards every tray takes the *flattest* way that fits its room. Where trays share a band, all start with the
flattest and the one whose change costs least height turns narrower, until they fit. `widest` looks for the widest cards
with which all of that fits.
"""

from collections.abc import Callable, Sequence
from math import floor, inf, nextafter
from typing import NamedTuple, TypeVar

from canasta_desktop.ui.geometry.spec import TableSpec
from canasta_desktop.ui.geometry.strips import Strips
from canasta_desktop.ui.geometry.tray_ways import INNER, Chosen, Gauge, Options

APART = 2.0
"""Between two trays of a band, units."""
STEP = 0.05
"""Exactness of a card's width, units."""
ROUNDING = 1e-6
"""What a height may be too much by, units."""

T = TypeVar("T")


class Band(NamedTuple):
    """Trays side by side: their height with heads, and each one's way."""

    height: float
    trays: tuple[Chosen, ...]


def band(gauge: Gauge, sides: Sequence[int], room: float, *, is_shared: bool, most_h: float = inf) -> Band | None:
    """How the trays of these sides lie in a band, gaps at their narrowest; None if they do not fit.

    `is_shared`: all of them together have `room`; else each of them. One that is higher than `most_h` does not fit
    either, but may be found.
    """
    spec = gauge.spec
    least = (room - APART * (len(sides) - 1)) / max(1, len(sides)) - ROUNDING if is_shared else room - 1
    options = [Options(gauge, spec.sides[number], least) for number in sides]
    if is_shared and len(sides) > 1:
        chosen = _sharing(options, room - APART * (len(sides) - 1))
    else:
        chosen = _each(options, room, most_h - gauge.head - INNER)
    if chosen is None:
        return None
    if all(spec.sides[number].is_empty for number in sides):
        return Band(gauge.head, tuple(chosen))
    return Band(gauge.head + INNER + max(one.h for one in chosen), tuple(chosen))


def opened(gauge: Gauge, found: Band, sides: Sequence[int], room: float, *, is_shared: bool) -> Band:
    """The band, its gaps as wide as the room allows."""
    space = room - APART * (len(sides) - 1)
    more = (space - sum(one.w for one in found.trays)) / len(sides) if is_shared else 0.0
    trays = [
        gauge.opened(gauge.spec.sides[number], one, one.w + more if is_shared else room)
        for number, one in zip(sides, found.trays, strict=True)
    ]
    return found._replace(trays=tuple(trays))


def _each(options: Sequence[Options], room: float, most_h: float) -> list[Chosen] | None:
    """Each tray flattest in a room of its own."""
    chosen = []
    for tray in options:
        one = tray.flattest(room, most_h)
        if one is None:
            return None
        chosen.append(one)
    return chosen


def _sharing(options: Sequence[Options], space: float) -> list[Chosen] | None:
    """All flattest at first; then the one turns narrower whose change costs least height, until they fit."""
    chosen = [one for tray in options if (one := tray.flattest(inf)) is not None]
    while sum([one.w for one in chosen]) > space:
        moves = []
        for place, tray in enumerate(options):
            narrower = tray.flattest(nextafter(chosen[place].w - 1e-6, -inf))
            if narrower is not None:
                moves.append((narrower, place))
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
    low, high = 0, _steps(most)
    while high - low > 1:
        middle = (low + high) // 2
        found = fits(most - STEP * middle)
        if found is None:
            low = middle
        else:
            high, best = middle, found
    return (most - STEP * high, best) if best is not None else None


def _steps(most: float) -> int:
    """So many steps below the largest width the cards are too small."""
    return int((most - 2.0) / STEP) + 1


class BothBands(NamedTuple):
    """The search for the cards of both bands: the own tray has `own_room`, the others together or each `room`.

    `free` is the height of both bands, of which the lower one takes `least_h` at least; `most` is the widest a card
    may be.
    """

    spec: TableSpec
    free: float
    room: float
    own_room: float
    is_shared: bool
    least_h: float
    most: float

    @property
    def _others(self) -> range:
        return range(1, len(self.spec.sides))

    def widest(self, strips: Strips) -> tuple[float, Band, Band] | None:
        """The widest cards with which both bands fit the free height, the upper and the lower one."""
        found = widest(lambda width: self._fitting(width, strips), self.most)
        if found is None:
            return None
        width, (above, below) = found
        gauge = Gauge(self.spec, width, strips)
        above = opened(gauge, above, self._others, self.room, is_shared=self.is_shared)
        return width, above, opened(gauge, below, (0,), self.own_room, is_shared=True)

    def is_as_wide(self, least: float, strips: Strips) -> bool:
        """Whether `widest` would find `least` units or more: one look at the narrowest width that is enough."""
        step = min(floor((self.most - least) / STEP + 1e-9), _steps(self.most) - 1)
        return step >= 0 and self._fitting(self.most - STEP * step, strips) is not None

    def _fitting(self, width: float, strips: Strips) -> tuple[Band, Band] | None:
        """Both bands with cards so wide; None if they are too high."""
        gauge = Gauge(self.spec, width, strips)
        below = band(gauge, (0,), self.own_room, is_shared=True, most_h=self.free + ROUNDING)
        if below is None:
            return None
        left = self.free + ROUNDING - max(below.height, self.least_h)
        above = band(gauge, self._others, self.room, is_shared=self.is_shared, most_h=left)
        return (above, below) if above is not None and above.height <= left else None
