"""Where everything on the table stands: one pure function of what lies there, the window and the settings.

How it works. Score and corner stand in the window's upper corners; everything else keeps to a *frame* in the middle, so
that a very wide window does not tear the table apart. From above: seats, a band of the other sides' trays, the middle
row (walnut tray and the players at the sides), the own tray, the prompt, the rail. What all but the trays need is known
from type sizes alone (`seat_places`, `walnut_places`, `rail_places`); what is left in height the two bands share, and
`bands.BothBands` finds the widest cards with which both fit.

Two modes: *round* for up to five players and three sides; *row* for six players or four sides and more: all opponents
in a row at the top, walnut tray and own tray beside each other.

Larger is larger: the cards of the hand are as wide as was asked for, whatever else there is, and text takes no room
from them. Where enlarged cards or text need more height than a round table leaves, the others give way first: they sit
in a row. Then trays lie closer, and a long hand stands in two rows (`hand`). Where indices would still get too small,
large text gives way, but never below `LARGE_TEXT`.

All of it is reckoned in units (`base.units`), and only the answer is in logical pixels.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Rect
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.geometry import tray_ways
from canasta_desktop.ui.geometry.bands import APART, ROUNDING, Band, BothBands, band, opened, widest
from canasta_desktop.ui.geometry.measures import RAIL_MARGINS, Measures
from canasta_desktop.ui.geometry.rail_places import prompt_size, rail
from canasta_desktop.ui.geometry.seat_places import SeatFrame, SeatPlaces
from canasta_desktop.ui.geometry.spec import LARGE_TEXT, TableSpec
from canasta_desktop.ui.geometry.strips import LARGE, USUAL, Strips
from canasta_desktop.ui.geometry.tray_places import TrayFrame, place_tray
from canasta_desktop.ui.geometry.tray_ways import Gauge, Options, head_width
from canasta_desktop.ui.geometry.walnut_places import WalnutFrame, WalnutPlaces

KEPT_WIDTH, KEPT_SMALL = 0.75, 0.98
"""With large text melded cards keep so much of the width that they have with the smallest enlarged text; the second is
for those that are small."""
SMALL_CARD, SMALL_CARD_PX = 6.25, 50.0
"""Cards narrower than both, in units and in px, are small: enlarged text gives way to them first."""
USUAL_HAND, LARGEST_HAND = 12.4, 18.0
"""Width of the cards of the hand at their usual size, units: in windows of the usual height, and in the highest."""
HIGHEST_RAIL = 0.32
"""The rail takes so much of the window's height at most."""
OWN_INDEX = 0.95
"""Wider own cards may have an index that is so much lower than that of the others' cards with large faces."""
BESIDE, BESIDE_STEP = 3.0, 16.0
"""Between own tray and walnut tray where they lie beside each other; in such steps the tray counts for their place."""


class TableFrame(NamedTuple):
    """The answer in units: everything of `layout.TableLayout` that does not depend on faces and words."""

    unit: Unit
    wide: float
    high: float
    is_row: bool
    score: Rect
    corner: Rect
    seats: tuple[SeatFrame, ...]
    trays: tuple[TrayFrame, ...]
    walnut: WalnutFrame
    prompt: Rect
    rail: Rect
    sort: Rect
    hand_room: Rect
    hand_width: float
    buttons: tuple[Rect, ...]
    small: Rect
    is_small_column: bool
    meld_width: float
    index_height: float
    is_large_faced: bool


@lru_cache(maxsize=64)
def table_frame(spec: TableSpec) -> TableFrame:
    """Everything in units; enlarged text gives way where indices or melded cards would get too small."""
    limit = max(min(tray_ways.INDEX_PX, 1.75 * spec.unit.px), 1.2 * spec.unit.px)
    steps = _givings(spec.text)
    if len(steps) == 1:
        return _table_at(spec, spec.text).frame()
    least = _least_width(_table_at(spec, steps[-1]).frame())

    def is_enough(number: int) -> bool:
        table = _table_at(spec, steps[number])
        return table.has_index(limit / spec.unit.px) and table.frame().meld_width >= least

    low, high = 0, len(steps) - 1
    while low < high:  # the first step with which the cards are large enough, else the last
        middle = (low + high) // 2
        if is_enough(middle):
            high = middle
        else:
            low = middle + 1
    return _table_at(spec, steps[low]).frame()


def hand_width(spec: TableSpec) -> float:
    """How wide the cards of the hand are, units: as large as is asked for, whatever the size of text."""
    usual = min(USUAL_HAND + 0.1 * max(0.0, spec.high - 112), LARGEST_HAND)
    return min(usual * spec.card_scale, (HIGHEST_RAIL * spec.high - RAIL_MARGINS) / CARD_RATIO)


def _least_width(widest: TableFrame) -> float:
    """How wide melded cards are at least, units, if they are so wide with the smallest enlarged text."""
    small = min(SMALL_CARD, SMALL_CARD_PX / widest.unit.px)
    return max(KEPT_WIDTH * widest.meld_width, min(small, KEPT_SMALL * widest.meld_width))


def _table_at(spec: TableSpec, text: float) -> "_Table":
    return _Table(spec._replace(text=text, is_brief=spec.text > LARGE_TEXT), hand_width(spec))


def _givings(text: float) -> list[float]:
    """Scales of text, each giving a little more way than the one before: never less than before it was large."""
    tenths = range(ceil(10 * text - 1e-6) - 1, round(10 * LARGE_TEXT) - 1, -1)
    return [text, *[tenth / 10 for tenth in tenths]]


class _Melds(NamedTuple):
    """What was found for the trays: card width and faces, that of the own tray, and both bands."""

    width: float
    strips: Strips
    own_width: float
    own_strips: Strips
    upper: Band
    lower: Band


class _Table:
    """One table for one width of the hand cards; lengths are units."""

    def __init__(self, spec: TableSpec, hand: float) -> None:
        self.spec, self.unit = spec, spec.unit
        self.measures = Measures(spec, hand)
        self.seats = SeatPlaces(self.measures)
        self.walnut = WalnutPlaces(self.measures)

    def has_index(self, least: float) -> bool:
        """Whether the indices of the melds get at least so high, units: what `frame` would find, in far less time."""
        bands = self._bands(self._free(self.seats.top()[1]))
        if self.spec.is_large_faced:
            return bands.is_as_wide(least / LARGE.index_height, LARGE)
        if bands.is_as_wide(least / USUAL.index_height, USUAL):
            return True
        # Larger faces are taken only where they make a difference.
        return bands.is_as_wide(least / LARGE.index_height, LARGE) and self.frame().index_height >= least

    def frame(self) -> TableFrame:
        """Everything."""
        measures = self.measures
        top_seats, top = self.seats.top()
        prompt_h, prompt_w = prompt_size(measures)
        lower_edge, free = rail(measures), self._free(top)
        melds = self._melds(free)
        upper_y, middle_y, lower_y = self._heights(melds, top, free)
        walnut = self.walnut.at(self._walnut_x(melds), middle_y)
        seats = [lower_edge.seat, *top_seats, *self.seats.beside(walnut.rect, middle_y)]
        return TableFrame(
            unit=self.unit,
            wide=measures.wide,
            high=measures.high,
            is_row=self.spec.is_row,
            score=self.seats.score,
            corner=self.seats.corner,
            seats=tuple(sorted(seats, key=lambda seat: seat.seat)),
            trays=(self._lower(melds, walnut.rect, lower_y), *self._upper(melds, upper_y)),
            walnut=walnut,
            prompt=Rect((measures.wide - prompt_w) / 2, lower_edge.rect.y - 0.6 - prompt_h, prompt_w, prompt_h),
            rail=lower_edge.rect,
            sort=lower_edge.sort,
            hand_room=lower_edge.hand_room,
            hand_width=measures.hand,
            buttons=lower_edge.buttons,
            small=lower_edge.small,
            is_small_column=lower_edge.is_small_column,
            meld_width=melds.width,
            index_height=melds.width * melds.strips.index_height,
            is_large_faced=melds.strips is LARGE,
        )

    def _heights(self, melds: _Melds, top: float, free: float) -> tuple[float, float, float]:
        """Where the upper band begins, the middle of the walnut tray, and where the lower band begins."""
        is_row, measures = self.spec.is_row, self.measures
        lower_h = max(melds.lower.height, self.walnut.high + 1.0 if is_row else 0.0)
        spare = max(0.0, free - melds.upper.height - lower_h)
        if is_row:
            prompt_h = prompt_size(measures)[0]
            lower_y = measures.high - measures.rail_h - prompt_h - 1.2 - lower_h - 0.4 * spare
            return top + min(0.05 * spare, 4), lower_y + lower_h / 2, lower_y
        upper_y, middle = top + 0.2 * spare, self._middle_height()
        middle_y = upper_y + melds.upper.height + 0.3 * spare + middle / 2
        return upper_y, middle_y, middle_y + middle / 2 + 0.3 * spare

    # --- trays -----------------------------------------------------------------------------------------------------

    def _walnut_x(self, melds: _Melds) -> float:
        """The left of the walnut tray: in the middle; in a row beside the own tray, near it, and both in the middle.

        It would go aside with every card that is melded; so the own tray counts in whole steps.
        """
        measures, wide = self.measures, self.walnut.wide
        if not self.spec.is_row:
            return (measures.wide - wide) / 2
        own = BESIDE_STEP * ceil(self._own_tray_w(melds) / BESIDE_STEP)
        spare = max(0.0, measures.frame_w - 4 - wide - BESIDE - own)
        return measures.left + measures.frame_w - 2.0 - wide - spare / 2

    def _own_tray_w(self, melds: _Melds) -> float:
        room = self._tray_widths()[1]
        return max(melds.lower.trays[0].w, min(head_width(self.spec, self.spec.sides[0]), room))

    @property
    def _is_alone(self) -> bool:
        """Whether every opponent has a tray of the own, below the seat."""
        active = [seat for seat in self.spec.seats if seat >= 0]
        return self.spec.is_row and len(active) > 1 and len(self.spec.sides) - 1 == len(active)

    def _tray_widths(self) -> tuple[float, float]:
        """Widths of the upper band, or of each tray in it, and of the own tray."""
        own = self.measures.frame_w - 4 - self.walnut.wide - BESIDE if self.spec.is_row else self.measures.frame_w - 8
        return (self.measures.cell - 0.2 if self._is_alone else self.measures.frame_w - 8), own

    def _middle_height(self) -> float:
        """Height of the row of the walnut tray; in a row it lies beside the own tray."""
        if self.spec.is_row:
            return 0.0
        return max(self.walnut.high + 1.2, 16.4, self.seats.side_height() + 0.4)

    def _free(self, top: float) -> float:
        """The height that both bands share."""
        measures = self.measures
        return measures.high - top - self._middle_height() - measures.rail_h - prompt_size(measures)[0] - 1.2

    def _bands(self, free: float) -> BothBands:
        """The search for the cards of both bands."""
        spec = self.spec
        most = min(10.6 + 0.12 * max(0.0, self.measures.high - 112), 18) * min(1.15, max(0.9, spec.card_scale))
        least_h = self.walnut.high + 1.0 if spec.is_row else 0.0
        return BothBands(spec, free, *self._tray_widths(), not self._is_alone, least_h, most)

    def _melds(self, free: float) -> _Melds:
        spec, bands = self.spec, self._bands(free)
        best: _Melds | None = None
        for strips in (LARGE,) if spec.is_large_faced else (USUAL, LARGE):
            # Larger faces are taken only where they make a difference.
            least = 1.02 * best.width * best.strips.index_height / strips.index_height if best is not None else 0.0
            found = bands.widest(strips) if best is None or bands.is_as_wide(least, strips) else None
            if found is None:
                continue
            width, above, below = found
            if width > least:
                best = _Melds(width, strips, width, strips, above, below)
            if width * strips.index_height * self.unit.px >= tray_ways.INDEX_PX:
                break
        if best is None:
            return self._squeezed()
        return self._own_wider(best, bands) if spec.is_row else best

    def _own_wider(self, melds: _Melds, bands: BothBands) -> _Melds:
        """Where the opponents' cells are narrow the own cards need not be: the widest that fit."""
        strips, room = LARGE if self.spec.is_large_faced else USUAL, bands.own_room
        high = max(melds.lower.height, bands.least_h, 0.9 * (bands.free - melds.upper.height)) + ROUNDING

        def fits(width: float) -> Band | None:
            found = band(Gauge(self.spec, width, strips), (0,), room, is_shared=True, most_h=high)
            return found if found is not None and found.height <= high else None

        wider = widest(fits, min(bands.most, tray_ways.ROW_STACKS))
        if wider is None or wider[0] <= melds.width:
            return melds
        index = wider[0] * strips.index_height
        if index < min(tray_ways.index_limit(self.spec), OWN_INDEX * melds.width * melds.strips.index_height):
            return melds
        lower = opened(Gauge(self.spec, wider[0], strips), wider[1], (0,), room, is_shared=True)
        return melds._replace(own_width=wider[0], own_strips=strips, lower=lower)

    def _squeezed(self) -> _Melds:
        """Far below the smallest window nothing fits: the smallest cards, each tray in its narrowest way."""
        gauge = Gauge(self.spec, 2.0, USUAL)

        def one_band(sides: Sequence[int]) -> Band:
            tight = [Options(gauge, self.spec.sides[side], 0.0).narrowest() for side in sides]
            return Band(gauge.head + tray_ways.INNER + max((one.h for one in tight), default=0.0), tuple(tight))

        return _Melds(2.0, USUAL, 2.0, USUAL, one_band(range(1, len(self.spec.sides))), one_band((0,)))

    def _upper(self, melds: _Melds, y: float) -> list[TrayFrame]:
        """The other sides' trays, in the order of the sides."""
        spec, measures, chosen = self.spec, self.measures, melds.upper.trays
        corners: dict[int, float] = {}
        if self._is_alone:
            for place, seat in enumerate(measures.order):
                corners[spec.seats[seat]] = measures.cell_x(place)
        else:
            space = (measures.frame_w - 8 - sum(one.w for one in chosen)) / (len(chosen) + 1)
            x = measures.left + 4 + max(0.0, space)
            sides = list(range(1, len(spec.sides)))
            for side in reversed(sides) if spec.is_mirrored else sides:
                corners[side] = x
                x += chosen[side - 1].w + max(APART, space)
        return [
            place_tray(spec, spec.sides[side], (corners.get(side, measures.left), y), one, melds.width, melds.strips)
            for side, one in enumerate(chosen, 1)
        ]

    def _lower(self, melds: _Melds, walnut: Rect, y: float) -> TrayFrame:
        """The own tray: in the middle; in a row as far left of the walnut tray as that stands off the right edge."""
        measures, wide = self.measures, self._own_tray_w(melds)
        x = (measures.wide - wide) / 2
        if self.spec.is_row:
            aside = measures.left + measures.frame_w - walnut.right
            x = (measures.left + aside + walnut.x - BESIDE - wide) / 2
        chosen = melds.lower.trays[0]._replace(w=wide)
        return place_tray(self.spec, self.spec.sides[0], (x, y), chosen, melds.own_width, melds.own_strips)
