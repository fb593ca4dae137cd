"""Where everything on the table stands: one pure function of what lies there, the window and the settings.

How it works. Score and corner stand in the window's upper corners; everything else keeps to a *frame* in the middle,
so that a very wide window does not tear the table apart. From above: seats, a band of the other sides' trays, the
middle row (walnut tray and the players at the sides), the own tray, the prompt, the rail. What all but the trays need
is known from type sizes alone; what is left in height the two bands share, and `bands.BothBands` finds the widest
cards with which both fit. Where indices would get too small, first the hand cards that were made larger give way, then
the text.

Two modes: *round* for up to five players and three sides; *row* for six players or four sides and more: all opponents
in a row at the top, walnut tray and own tray beside each other.

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
from canasta_desktop.ui.geometry.layout import SeatShape
from canasta_desktop.ui.geometry.spec import LARGE_TEXT, TableSpec
from canasta_desktop.ui.geometry.strips import LARGE, USUAL, Strips
from canasta_desktop.ui.geometry.tray_places import TrayFrame, place_tray
from canasta_desktop.ui.geometry.tray_ways import Gauge, Options, head_width

KEPT_WIDTH, KEPT_SMALL = 0.75, 0.98
"""With large text melded cards keep so much of the width that they have with the smallest enlarged text; the second is
for those that are small."""
SMALL_CARD, SMALL_CARD_PX = 6.25, 50.0
"""Cards narrower than both, in units and in px, are small: enlarged text gives way to them first."""
FRAME = 190.0
"""The widest frame, units."""
MARGIN = 1.6
"""Of score and corner to the window's edges."""
CORNER_MOST = 42.0
"""Wider than this the corner's words go, and signs alone stay."""
CORNER_SIGNS = 5 * 5.2, 5.2
LEAST_RAIL = 22.0
LARGEST_HAND = 18.0
OWN_INDEX = 0.95
"""Wider own cards may have an index that is so much lower than that of the others' cards with large faces."""
BESIDE, BESIDE_STEP = 3.0, 16.0
"""Between own tray and walnut tray where they lie beside each other; in such steps the tray counts for their place."""
TARGET_PX = 24.0
"""Nothing that is pressed is smaller, px."""


class SeatFrame(NamedTuple):
    """One player at the table, in units; `seat` counts the others in the order of play, -1 is the person."""

    seat: int
    kind: SeatShape
    rect: Rect
    portrait: Rect
    name: Rect
    backs: Rect
    story: Rect
    lines: int


class WalnutFrame(NamedTuple):
    """The tray of the piles, in units."""

    rect: Rect
    stock: Rect
    pile: Rect
    stock_words: Rect
    pile_words: Rect
    packets: tuple[Rect, ...]


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
    """Everything in units; larger hand cards and text give way where indices or melded cards would get too small."""
    hand = min(12.4 + 0.1 * max(0.0, spec.high - 112), LARGEST_HAND) * spec.card_scale
    hand = min(hand, (0.30 * spec.high - 4.6) / CARD_RATIO)
    limit = max(min(tray_ways.INDEX_PX, 1.75 * spec.unit.px), 1.2 * spec.unit.px)
    steps = _givings(hand, min(hand, 12.4 * min(1.0, spec.card_scale)), spec.text)

    least = _least_width(_table_at(spec, *steps[-1]).frame()) if spec.text > LARGE_TEXT else 0.0

    def is_enough(number: int) -> bool:
        table = _table_at(spec, *steps[number])
        return table.has_index(limit / spec.unit.px) and (not least or table.frame().meld_width >= least)

    low, high = 0, len(steps) - 1
    if not high or is_enough(0):
        return _table_at(spec, *steps[0]).frame()
    while low < high:  # the first step with which the cards are large enough, else the last
        middle = (low + high) // 2
        if is_enough(middle):
            high = middle
        else:
            low = middle + 1
    return _table_at(spec, *steps[low]).frame()


def _least_width(widest: TableFrame) -> float:
    """How wide melded cards are at least, units, if they are so wide with the smallest enlarged text."""
    small = min(SMALL_CARD, SMALL_CARD_PX / widest.unit.px)
    return max(KEPT_WIDTH * widest.meld_width, min(small, KEPT_SMALL * widest.meld_width))


def _table_at(spec: TableSpec, hand: float, text: float) -> "_Table":
    return _Table(spec._replace(text=text, is_brief=spec.text > LARGE_TEXT), hand)


def _givings(hand: float, least: float, text: float) -> list[tuple[float, float]]:
    """Widths of hand cards and scales of text, each giving a little more way than the one before."""
    steps = [(hand, text)]
    while hand > least:
        hand = max(least, hand - 0.6)
        steps.append((hand, text))
    while text > 1.2:
        text = max(1.2, text - 0.1)
        steps.append((hand, text))
    return steps


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
        self.spec, self.unit, self.hand = spec, spec.unit, hand
        self.wide, self.high = spec.wide, spec.high
        self.frame_w = min(self.wide, FRAME)
        self.left = (self.wide - self.frame_w) / 2
        self.rail_h = max(LEAST_RAIL, CARD_RATIO * hand + 4.6)
        self.lines = 1 if spec.is_brief else 2
        self.order = list(range(len(spec.seats)))
        if spec.is_mirrored:
            self.order.reverse()

    def has_index(self, least: float) -> bool:
        """Whether the indices of the melds get at least so high, units: what `frame` would find, in far less time."""
        bands = self._bands(self._free(self._top()[1]))
        if self.spec.is_large_faced:
            return bands.is_as_wide(least / LARGE.index_height, LARGE)
        if bands.is_as_wide(least / USUAL.index_height, USUAL):
            return True
        # Larger faces are taken only where they make a difference.
        return bands.is_as_wide(least / LARGE.index_height, LARGE) and self.frame().index_height >= least

    def frame(self) -> TableFrame:
        """Everything."""
        top_seats, top = self._top()
        prompt_h, prompt_w = self._prompt_size()
        walnut_w, walnut_h = self._walnut_size()
        side_h = self._side_height()
        is_row, middle, free = self.spec.is_row, self._middle_height(), self._free(top)
        melds = self._melds(free)
        lower_h = max(melds.lower.height, walnut_h + 1.0 if is_row else 0.0)
        spare = max(0.0, free - melds.upper.height - lower_h)
        if is_row:
            upper_y = top + min(0.05 * spare, 4)
            lower_y = self.high - self.rail_h - prompt_h - 1.2 - lower_h - 0.4 * spare
            middle_y = lower_y + lower_h / 2
        else:
            upper_y = top + 0.2 * spare
            middle_y = upper_y + melds.upper.height + 0.3 * spare + middle / 2
            lower_y = middle_y + middle / 2 + 0.3 * spare
        walnut = self._walnut(self._walnut_x(melds, walnut_w), middle_y, walnut_w, walnut_h)
        seats = [self._own_seat(), *top_seats, *self._beside(walnut.rect, middle_y, side_h)]
        trays = [self._lower(melds, walnut.rect, lower_y), *self._upper(melds, upper_y)]
        rail = Rect(0, self.high - self.rail_h, self.wide, self.rail_h)
        sort, room, buttons, small, is_column = self._rail()
        return TableFrame(
            unit=self.unit,
            wide=self.wide,
            high=self.high,
            is_row=is_row,
            score=self._score(),
            corner=self._corner(),
            seats=tuple(sorted(seats, key=lambda seat: seat.seat)),
            trays=tuple(trays),
            walnut=walnut,
            prompt=Rect((self.wide - prompt_w) / 2, rail.y - 0.6 - prompt_h, prompt_w, prompt_h),
            rail=rail,
            sort=sort,
            hand_room=room,
            hand_width=self.hand,
            buttons=buttons,
            small=small,
            is_small_column=is_column,
            meld_width=melds.width,
            index_height=melds.width * melds.strips.index_height,
            is_large_faced=melds.strips is LARGE,
        )

    # --- upper corners and seats -----------------------------------------------------------------------------------

    def _corner(self) -> Rect:
        type_ = self.unit.type(1.6)
        pitches = [max(6.0, word * type_ + 1.6) for word in self.spec.corner]
        wide, high = sum(pitches) + 0.8, 3.4 + 1.2 + 1.25 * type_
        if sum(pitches) > CORNER_MOST:
            wide, high = CORNER_SIGNS
        return Rect(self.wide - MARGIN - wide, 1.5, wide, high)

    def _score(self) -> Rect:
        type_, count, text = self.unit.type, self.spec.accounts, self.spec.text
        if self.spec.is_row:
            wide = (62 if count >= 4 else 72 if count == 2 else 81) * (0.6 + 0.4 * text)
            return Rect(MARGIN, 1.3, min(wide, self.wide - self._corner().w - 4.8), 1.4 + 1.2 * type_(2.9))
        row, last = (1.05, 1.45) if count <= 2 else (0.15, 0.75)
        return Rect(MARGIN, 1.5, 44 * (0.5 + 0.5 * text), count * (row + type_(2.9)) + last + type_(1.75))

    def _round_places(self) -> tuple[list[int], list[int], list[int]]:
        """Who sits at the left, on top, at the right."""
        order = self.order
        match len(order):
            case 1:
                return [], order, []
            case 2:
                return order[:1], [], order[1:]
            case 3:
                return order[:1], order[1:2], order[2:]
            case _:
                return order[:1], order[1:-1], order[-1:]

    def _top(self) -> tuple[list[SeatFrame], float]:
        """The players above the upper band, and where that begins."""
        score, corner = self._score(), self._corner()
        return self._row_seats(score, corner) if self.spec.is_row else self._top_seats(score, corner)

    def _top_seats(self, score: Rect, corner: Rect) -> tuple[list[SeatFrame], float]:
        """The players on top, between score and corner, and where the band below them begins."""
        unit, tops = self.unit, self._round_places()[1]
        lines = self.lines if len(tops) == 2 else 1
        backs = 6.3 if self.spec.has_open_hands else 3.64
        name, gap = 1.25 * unit.type(2.7), 0.4
        block = name + 0.3 + (6.3 if self.spec.has_open_hands else backs + gap + lines * unit.line(1.9))
        high = max(block, 10.6)
        top = max(12.8, score.bottom + 0.2, corner.bottom + 0.3)
        if not tops:
            return [], top
        top = max(top, 1.2 + high + 0.3)
        left, right = score.right + 1.2, corner.x - 1.2
        zone = right - left - 1.2 * (len(tops) - 1)
        fixed = [24.0 if self.spec.seats[seat] < 0 else 0.0 for seat in tops]  # who rests needs little
        widths = [wide or min(62.0, (zone - sum(fixed)) / max(1, fixed.count(0.0))) for wide in fixed]
        x = left + (zone - sum(widths)) / 2 if len(tops) > 1 else max(self.wide / 2 - 27.2, left)
        seats = []
        for seat, wanted in zip(tops, widths, strict=True):
            wide = min(wanted, right - x)
            rests = self.spec.seats[seat] < 0
            radius, inset = (3.6, 8.4) if rests else (5.2, 12.0)
            rect = Rect(x, 1.2, wide, high)
            portrait = Rect(x, rect.cy - radius, 2 * radius, 2 * radius)
            text = Rect(x + inset, rect.y + (high - block) / 2, wide - inset, block)
            kind = SeatShape.RESTING if rests else SeatShape.TOP
            seats.append(self._seat(seat, kind, (rect, portrait, text), (name, backs), lines, 1.9))
            x += wide + 1.2
        return seats, top

    def _row_seats(self, score: Rect, corner: Rect) -> tuple[list[SeatFrame], float]:
        """All opponents in a row, and where the trays below them begin."""
        unit, is_open = self.unit, self.spec.has_open_hands
        cell = self._cell()
        y = max(8.7, score.bottom + 0.4, corner.bottom + 0.4)
        name, backs = 1.2 * unit.type(2.5), 3.66
        block = name + backs + 0.3 + self.lines * unit.line(1.75)
        high = max(block, 9.6)
        seats = []
        for place, seat in enumerate(self.order):
            x = self.left + 2 + place * (cell + 1.2)
            rests = self.spec.seats[seat] < 0
            rect = Rect(x, y, cell, high)
            text = Rect(x + 10.8, y, cell - 11.2, block)
            kind = SeatShape.RESTING if rests else SeatShape.ROW
            made = self._seat(
                seat, kind, (rect, Rect(x, y + 0.3, 9.0, 9.0), text), (name, backs - 0.4), self.lines, 1.75
            )
            seats.append(made._replace(backs=Rect(x, rect.bottom + 0.1, cell, 7.0)) if is_open else made)
        return seats, y + high + 0.2 + (7.2 if is_open else 0.0)

    def _cell(self) -> float:
        count = len(self.order)
        return (self.frame_w - 4 - 1.2 * (count - 1)) / count

    def _seat(
        self,
        seat: int,
        kind: SeatShape,
        boxes: tuple[Rect, Rect, Rect],
        heights: tuple[float, float],
        lines: int,
        size: float,
    ) -> SeatFrame:
        """A seat from its rectangle, portrait and text; `heights` of the rows of name and backs."""
        rect, portrait, text = boxes
        name = Rect(text.x, text.y, text.w, heights[0])
        backs = Rect(text.x, name.bottom + 0.3, text.w, heights[1])
        story = Rect(text.x, backs.bottom + 0.4, text.w, lines * self.unit.line(size))
        return SeatFrame(seat, kind, rect, portrait, name, backs, story, lines)

    # --- middle row ------------------------------------------------------------------------------------------------

    def _side_seats(self) -> list[tuple[int, SeatShape]]:
        if self.spec.is_row:
            return []
        left, _, right = self._round_places()
        return [*((seat, SeatShape.LEFT) for seat in left), *((seat, SeatShape.RIGHT) for seat in right)]

    def _side_height(self) -> float:
        unit, is_open = self.unit, self.spec.has_open_hands
        story = unit.line(1.9) * (1 if is_open else self.lines)
        return 1.25 * unit.type(2.7) + 0.3 + (7.56 if is_open else 4.2) + 0.4 + story

    def _beside(self, walnut: Rect, middle: float, block: float) -> list[SeatFrame]:
        """The players left and right of the walnut tray."""
        is_open = self.spec.has_open_hands
        x = self.left + 0.8
        room = min(34.0 + 0.3 * (self.frame_w - 160), walnut.x - 3 - (x + 13.8))
        high = max(block, 11.8)
        heights = 1.25 * self.unit.type(2.7), 7.56 if is_open else 4.2
        lines = 1 if is_open else self.lines
        seats = []
        for seat, kind in self._side_seats():
            is_left = kind is SeatShape.LEFT
            outer = x if is_left else self.wide - x - 13.8 - room
            rect = Rect(outer, middle - high / 2, 13.8 + room, high)
            portrait = Rect(outer + 0.4 if is_left else rect.right - 11.6, middle - 5.6, 11.2, 11.2)
            text = Rect(outer + 13.8 if is_left else outer, middle - block / 2, room, block)
            seats.append(self._seat(seat, kind, (rect, portrait, text), heights, lines, 1.9))
        return seats

    @property
    def _pile_w(self) -> float:
        return min(9.0 + 0.06 * max(0.0, self.high - 112), 14.0)

    @property
    def _word_w(self) -> float:
        """Room of the words beside a pile."""
        return max(13.1, 2.4 + min(self.spec.pile_word, 7.2) * self.unit.type(1.8))

    def _walnut_size(self) -> tuple[float, float]:
        type_ = self.unit.type
        wide = 2 * self._pile_w + 3.4 + 2 * (self._word_w + 2.2) + (7.5 if self.spec.packets else 0)
        title = 0.0 if self.spec.is_brief else 1.3 * type_(2.0)
        words = title + 1.15 * type_(3.4) + 2 * 1.3 * type_(1.8)
        return wide, max(CARD_RATIO * self._pile_w + 2.6, words + 1.2)

    def _walnut_x(self, melds: _Melds, wide: float) -> float:
        """The left of the walnut tray: in the middle; in a row beside the own tray, near it, and both in the middle.

        It would go aside with every card that is melded; so the own tray counts in whole steps.
        """
        if not self.spec.is_row:
            return (self.wide - wide) / 2
        own = BESIDE_STEP * ceil(self._own_tray_w(melds, wide) / BESIDE_STEP)
        spare = max(0.0, self.frame_w - 4 - wide - BESIDE - own)
        return self.left + self.frame_w - 2.0 - wide - spare / 2

    def _own_tray_w(self, melds: _Melds, walnut_w: float) -> float:
        room = self._tray_widths(walnut_w)[1]
        return max(melds.lower.trays[0].w, min(head_width(self.spec, self.spec.sides[0]), room))

    def _walnut(self, x: float, middle: float, wide: float, high: float) -> WalnutFrame:
        rect, card = Rect(x, middle - high / 2, wide, high), self._pile_w
        packets = self.spec.packets
        centre = rect.cx + (3.75 if packets else 0.0)
        stock = Rect(centre - card - 1.7, middle - CARD_RATIO * card / 2, card, CARD_RATIO * card)
        pile = Rect(centre + 1.7, stock.y, card, stock.h)
        words = self._word_w
        small = 0.43 * card
        step = min(1.9, (high - 2.4 - CARD_RATIO * small) / max(1, packets - 1))
        return WalnutFrame(
            rect,
            stock,
            pile,
            Rect(stock.x - 2.0 - words, rect.y + 0.6, words, high - 1.2),
            Rect(pile.right + 2.4, rect.y + 0.6, words, high - 1.2),
            tuple(
                Rect(rect.x + 2.0, rect.y + 1.2 + place * step, small, CARD_RATIO * small) for place in range(packets)
            ),
        )

    # --- trays -----------------------------------------------------------------------------------------------------

    @property
    def _is_alone(self) -> bool:
        """Whether every opponent has a tray of the own, below the seat."""
        active = [seat for seat in self.spec.seats if seat >= 0]
        return self.spec.is_row and len(self.spec.sides) - 1 == len(active)

    def _tray_widths(self, walnut_w: float) -> tuple[float, float]:
        """Widths of the upper band, or of each tray in it, and of the own tray."""
        own = self.frame_w - 4 - walnut_w - BESIDE if self.spec.is_row else self.frame_w - 8
        return (self._cell() - 0.2 if self._is_alone else self.frame_w - 8), own

    def _middle_height(self) -> float:
        """Height of the row of the walnut tray; in a row it lies beside the own tray."""
        if self.spec.is_row:
            return 0.0
        return max(self._walnut_size()[1] + 1.2, 16.4, self._side_height() + 0.4 if self._side_seats() else 0.0)

    def _free(self, top: float) -> float:
        """The height that both bands share."""
        return self.high - top - self._middle_height() - self.rail_h - self._prompt_size()[0] - 1.2

    def _bands(self, free: float) -> BothBands:
        """The search for the cards of both bands."""
        spec, (walnut_w, walnut_h) = self.spec, self._walnut_size()
        most = min(10.6 + 0.12 * max(0.0, self.high - 112), 18) * min(1.15, max(0.9, spec.card_scale))
        least_h = walnut_h + 1.0 if spec.is_row else 0.0
        return BothBands(spec, free, *self._tray_widths(walnut_w), not self._is_alone, least_h, most)

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
        spec, chosen = self.spec, melds.upper.trays
        corners: dict[int, float] = {}
        if self._is_alone:
            cell = self._cell()
            for place, seat in enumerate(self.order):
                corners[spec.seats[seat]] = self.left + 2 + place * (cell + 1.2)
        else:
            space = (self.frame_w - 8 - sum(one.w for one in chosen)) / (len(chosen) + 1)
            x = self.left + 4 + max(0.0, space)
            sides = list(range(1, len(spec.sides)))
            for side in reversed(sides) if spec.is_mirrored else sides:
                corners[side] = x
                x += chosen[side - 1].w + max(APART, space)
        return [
            place_tray(spec, spec.sides[side], (corners.get(side, self.left), y), one, melds.width, melds.strips)
            for side, one in enumerate(chosen, 1)
        ]

    def _lower(self, melds: _Melds, walnut: Rect, y: float) -> TrayFrame:
        """The own tray: in the middle; in a row as far left of the walnut tray as that stands off the right edge."""
        wide = self._own_tray_w(melds, walnut.w)
        x = (self.wide - wide) / 2
        if self.spec.is_row:
            aside = self.left + self.frame_w - walnut.right
            x = (self.left + aside + walnut.x - BESIDE - wide) / 2
        chosen = melds.lower.trays[0]._replace(w=wide)
        return place_tray(self.spec, self.spec.sides[0], (x, y), chosen, melds.own_width, melds.own_strips)

    # --- prompt and rail -------------------------------------------------------------------------------------------

    def _prompt_size(self) -> tuple[float, float]:
        """Height and width that the prompt may take at most."""
        room = min(self.frame_w - 10, 170)
        type_ = self.unit.type(2.2)
        wanted = self.spec.prompt * type_
        lines = max(1, ceil(wanted / (room - 6)))
        return 1.8 + type_ + (lines - 1) * self.unit.line(2.2), room

    @property
    def _small_h(self) -> float:
        return max(self.unit.type(1.8) + 1.8, TARGET_PX / self.unit.px)

    def _own_w(self) -> float:
        return 24 * (0.7 + 0.3 * self.spec.text)

    def _own_seat(self) -> SeatFrame:
        y, own = self.high - self.rail_h, self._own_w()
        rect = Rect(self.left + 1.0, y + 1.6, own - 1, self.rail_h - 3.1 - self._small_h)
        unit = self.unit
        radius = min(5.4, rect.h / 2 - 0.6)
        portrait = Rect(rect.x + 0.8, rect.cy - radius, 2 * radius, 2 * radius)
        name, line = 1.25 * unit.type(2.7), unit.line(1.9)
        block = name + 2 * line + 0.2
        x = portrait.right + 1.4
        text = Rect(x, rect.cy - block / 2, rect.right - x, block)
        return SeatFrame(
            -1,
            SeatShape.OWN,
            rect,
            portrait,
            Rect(text.x, text.y, text.w, name),
            Rect(text.x, text.y + name + 0.1, text.w, line),
            Rect(text.x, text.y + name + 0.1 + line, text.w, line),
            1,
        )

    def _rail(self) -> tuple[Rect, Rect, tuple[Rect, ...], Rect, bool]:
        """Sort button, room of the hand, large buttons, small ones, and whether those stand in a column."""
        high, rail, small = self.high, self.rail_h, self._small_h
        own = self._own_w()
        wide = 29 * (0.6 + 0.4 * self.spec.text) + 0.25 * (self.frame_w - 160)
        x = self.left + self.frame_w - 1.8 - wide
        sort = Rect(self.left + 2.0, high - 1.2 - small, own - 3.0, small)
        left = self.left + own + 1
        room = Rect(left, high - rail + 1.5, self.frame_w - own - wide - 5, rail - 2.9)
        count = max(1, self.spec.buttons)
        heights = [6.2] * count if count <= 2 else [6.0] + [4.25] * (count - 1)
        gap = 0.9 if count <= 2 else 0.35
        needed = sum(heights) + gap * (count - 1)
        is_column = needed + small + 1.7 > rail - 1.0
        list_w = wide - 4.4 if is_column else wide
        y = high - rail + 2.0
        if count > 2 or is_column:
            y = high - (0.5 if is_column else 1.2 + small + 0.5) - needed
        buttons = []
        for one in heights:
            buttons.append(Rect(x, y, list_w, one))
            y += one + gap
        row = Rect(x, high - 1.2 - small, wide, small)
        column = Rect(x + wide - 3.9, high - 20.6, 3.9, 19.8)
        return sort, room, tuple(buttons), column if is_column else row, is_column
