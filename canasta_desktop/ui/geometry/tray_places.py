"""The things of one tray at their places, once its way is chosen. Pure numbers, units."""

from typing import NamedTuple

from canasta_desktop.ui.base.rect import Rect, card_rect, united
from canasta_desktop.ui.geometry import tray_ways as ways
from canasta_desktop.ui.geometry.spec import SideSpec, TableSpec
from canasta_desktop.ui.geometry.strips import Strips
from canasta_desktop.ui.geometry.tray_ways import Chosen, Thing, ThingKind

BEHIND = 0.17
"""How far the cards of a canasta look out at the right of its top card, by its width."""
TOP = 0.10
"""How far its top card lies below the highest of them."""
BAND_AT, BAND_HIGH = 0.56, 0.27
"""Where the ribbon lies on a card, by its height, and how high it is, by its width."""
LEAST_BAND = 2.3
"""Height of a ribbon at least, units."""
MEDAL_RISE = 1.6
"""How far the count of an open meld stands out above its card at most, units: not into the tray's caption."""


class MeldFrame(NamedTuple):
    """A meld at its place; as `layout.MeldPlace` without what it shows."""

    cards: tuple[Rect, ...]
    medal: Rect
    is_flag: bool
    band: Rect | None = None
    stack: Rect | None = None
    staged: Rect | None = None


class TrayFrame(NamedTuple):
    """A tray at its place; `melds` in the order of the side's."""

    rect: Rect
    head: Rect
    box: Rect
    threes: tuple[Rect, ...]
    threes_sum: Rect | None
    melds: tuple[MeldFrame, ...]
    slot: Rect | None
    meter: Rect | None
    width: float


class _Tray:
    """Puts the things of a side's tray down; everything but their place has been decided."""

    def __init__(self, spec: TableSpec, side: SideSpec, chosen: Chosen, width: float, strips: Strips) -> None:
        self.spec, self.side, self.chosen, self.width, self.strips = spec, side, chosen, width, strips
        self.melds: dict[int, MeldFrame] = {}
        self.slot: Rect | None = None
        self.meter: Rect | None = None

    def rows(self, left: float, top: float) -> None:
        """All rows of things from here on."""
        way = self.chosen.way
        for row in ways.in_rows(ways.things(self.spec, self.side, way, self.width, self.strips), way.rows):
            x = left
            for place, thing in enumerate(row):
                self._put(thing, x, top)
                if place + 1 < len(row):
                    x += ways.pitch(row, place, self.chosen.gap, self.width)
            top += max((thing.h for thing in row), default=0.0) + ways.between_rows(self.width)

    def _put(self, thing: Thing, x: float, y: float) -> None:
        match thing.kind:
            case ThingKind.CANASTAS:
                for place, number in enumerate(thing.melds):
                    is_last = place + 1 == len(thing.melds)
                    step = ways.stacked_step(self.spec, self.width, self.strips)
                    self.melds[number] = self._canasta(number, x, y + place * step, is_last=is_last)
            case ThingKind.MELD:
                number = thing.melds[0]
                self.melds[number] = self._meld(number, x, y)
            case ThingKind.SLOT:
                self.slot = Rect(x, y, thing.w, thing.h)
            case ThingKind.METER:
                self.meter = Rect(x, y, thing.w - 1.8, thing.h)

    def _canasta(self, number: int, x: float, y: float, *, is_last: bool) -> MeldFrame:
        width = self.width
        face = card_rect(x, y + TOP * width, width)
        if is_last:
            high = max(BAND_HIGH * width, LEAST_BAND)
            ribbon = Rect(x - 0.035 * width, face.y + BAND_AT * face.h, 1.235 * width, high)
        else:
            high = ways.band_height(self.spec, width)
            ribbon = Rect(x - 0.035 * width, face.y + self.strips.corner[1] * width, 1.235 * width, high)
        radius = ways.medal_radius(self.spec, width)
        medal = Rect(x + 1.1 * width - radius, y + 0.14 * width - radius, 2 * radius, 2 * radius)
        count = self.side.melds[number].staged
        out = [face.moved((BEHIND + self.strips.across * (place + 1)) * width, 0) for place in range(count)]
        stack = Rect(x, y, (1 + BEHIND) * width, face.bottom - y)
        return MeldFrame((face, *out), medal, False, ribbon, stack, united(out) if out else None)

    def _meld(self, number: int, x: float, y: float) -> MeldFrame:
        way, width = self.chosen.way, self.width
        step = (self.strips.across if way.is_fan else self.strips.down) * width
        first = card_rect(x, y, width)
        count = self.side.melds[number].shown
        cards = [first.moved(place * step, 0) if way.is_fan else first.moved(0, place * step) for place in range(count)]
        last = cards[-1]
        radius = ways.count_radius(self.spec, width)
        if self.chosen.gap * width >= radius - 0.3:
            top = last.y - min(MEDAL_RISE, radius - 0.25)
            medal = Rect(last.right - 0.35 - radius, top, 2 * radius, 2 * radius)
            return MeldFrame(tuple(cards), medal, is_flag=False)
        high = min(1.3 * self.spec.unit.type(1.6), last.h - 1.1 * self.strips.corner[1] * width)  # below the index
        strip = min(1.0, 1 + self.chosen.gap) * width
        return MeldFrame(tuple(cards), Rect(last.x, last.bottom - high, strip, high), is_flag=True)


def place_tray(
    spec: TableSpec, side: SideSpec, corner: tuple[float, float], chosen: Chosen, width: float, strips: Strips
) -> TrayFrame:
    """A tray with its upper left corner here; its head stands above its box."""
    x, y = corner
    head = Rect(x, y, chosen.w, ways.head_height(spec))
    if side.is_empty:
        empty = Rect(x, head.bottom, chosen.w, 0.0)
        return TrayFrame(head, head, empty, (), None, (), None, None, width)
    box = Rect(x, head.bottom - 0.3, chosen.w, ways.INNER + 0.3 + chosen.h)
    top = head.bottom + 0.75
    is_fan = chosen.way.is_fan
    step = ways.three_step(side.threes) * ways.THREE * width
    first = card_rect(x + ways.EDGE, top, ways.THREE * width)
    threes = [first.moved(place * step, 0) if is_fan else first.moved(0, place * step) for place in range(side.threes)]
    room, _ = ways.threes_size(spec, side, width, is_fan=is_fan)
    below = None
    if threes and spec.is_sum_below:
        below = Rect(x + ways.EDGE, threes[-1].bottom + 0.3, room - 1.6, 1.15 * spec.unit.type(1.9))
    tray = _Tray(spec, side, chosen, width, strips)
    tray.rows(x + ways.EDGE + room, top)
    melds = tuple(tray.melds[number] for number in range(len(side.melds)))
    whole = Rect(x, y, chosen.w, box.bottom - y)
    return TrayFrame(whole, head, box, tuple(threes), below, melds, tray.slot, tray.meter, width)
