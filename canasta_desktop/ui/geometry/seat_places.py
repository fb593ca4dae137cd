"""Score and corner in the window's upper corners, and the players on top and at the sides. Pure numbers, units.

The own seat stands in the rail (`rail_places`).
"""

from typing import NamedTuple

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.layout import SeatShape
from canasta_desktop.ui.geometry.measures import SEAT_GAP, TARGET_PX, Measures

MARGIN = 1.6
"""Of score and corner to the window's edges."""
CORNER_MOST = 42.0
"""Wider than this the corner's words go, and signs alone stay."""
CORNER_SIGN = 5.2
"""Width and height of a sign without its word."""
OPEN_HAND = 7.56
"""Height of the cards of a hand that lies open at its seat."""


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


class SeatPlaces:
    """Where the others sit, and what stands above them; lengths are units."""

    def __init__(self, measures: Measures) -> None:
        self._measures, self._spec, self._unit = measures, measures.spec, measures.unit
        self.corner = self._corner()
        self.score = self._score()

    def _corner(self) -> Rect:
        type_ = self._unit.type(1.6)
        pitches = [max(6.0, word * type_ + 1.6) for word in self._spec.corner]
        wide, high = sum(pitches) + 0.8, 3.4 + 1.2 + 1.25 * type_
        if sum(pitches) > CORNER_MOST:
            high = max(CORNER_SIGN, TARGET_PX / self._unit.px)
            wide = len(self._spec.corner) * high
        return Rect(self._measures.wide - MARGIN - wide, 1.5, wide, high)

    def _score(self) -> Rect:
        type_, count, text = self._unit.type, self._spec.accounts, self._spec.text
        if self._spec.is_row:
            wide = (62 if count >= 4 else 72 if count == 2 else 81) * (0.6 + 0.4 * text)
            return Rect(MARGIN, 1.3, min(wide, self._measures.wide - self.corner.w - 4.8), 1.4 + 1.2 * type_(2.9))
        row, last = (1.05, 1.45) if count <= 2 else (0.15, 0.75)
        return Rect(MARGIN, 1.5, 44 * (0.5 + 0.5 * text), count * (row + type_(2.9)) + last + type_(1.75))

    def _round_places(self) -> tuple[list[int], list[int], list[int]]:
        """Who sits at the left, on top, at the right."""
        order = self._measures.order
        match len(order):
            case 1:
                return [], order, []
            case 2:
                return order[:1], [], order[1:]
            case 3:
                return order[:1], order[1:2], order[2:]
            case _:
                return order[:1], order[1:-1], order[-1:]

    def top(self) -> tuple[list[SeatFrame], float]:
        """The players above the upper band, and where that begins."""
        score, corner = self.score, self.corner
        return self._row_seats(score, corner) if self._spec.is_row else self._top_seats(score, corner)

    def _top_seats(self, score: Rect, corner: Rect) -> tuple[list[SeatFrame], float]:
        """The players on top, between score and corner, and where the band below them begins."""
        unit, tops = self._unit, self._round_places()[1]
        lines = self._measures.lines if len(tops) == 2 and not self._spec.has_open_hands else 1
        backs = OPEN_HAND if self._spec.has_open_hands else 3.64
        name, gap = 1.25 * unit.type(2.7), 0.4
        block = name + 0.3 + backs + gap + lines * unit.line(1.9)
        high = max(block, 10.6)
        top = max(12.8, score.bottom + 0.2, corner.bottom + 0.3)
        if not tops:
            return [], top
        top = max(top, 1.2 + high + 0.3)
        left, right = score.right + 1.2, corner.x - 1.2
        zone = right - left - SEAT_GAP * (len(tops) - 1)
        fixed = [24.0 if self._spec.seats[seat] < 0 else 0.0 for seat in tops]  # who rests needs little
        widths = [wide or min(62.0, (zone - sum(fixed)) / max(1, fixed.count(0.0))) for wide in fixed]
        x = left + (zone - sum(widths)) / 2 if len(tops) > 1 else max(self._measures.wide / 2 - 27.2, left)
        seats = []
        for seat, wanted in zip(tops, widths, strict=True):
            wide = min(wanted, right - x)
            rests = self._spec.seats[seat] < 0
            radius, inset = (3.6, 8.4) if rests else (5.2, 12.0)
            rect = Rect(x, 1.2, wide, high)
            portrait = Rect(x, rect.cy - radius, 2 * radius, 2 * radius)
            text = Rect(x + inset, rect.y + (high - block) / 2, wide - inset, block)
            kind = SeatShape.RESTING if rests else SeatShape.TOP
            seats.append(self._seat(seat, kind, (rect, portrait, text), (name, backs), lines, 1.9))
            x += wide + SEAT_GAP
        return seats, top

    def _row_seats(self, score: Rect, corner: Rect) -> tuple[list[SeatFrame], float]:
        """All opponents in a row, and where the trays below them begin."""
        unit, measures, is_open = self._unit, self._measures, self._spec.has_open_hands
        cell = measures.cell
        y = max(8.7, score.bottom + 0.4, corner.bottom + 0.4)
        name, backs = 1.2 * unit.type(2.5), 3.66
        block = name + backs + 0.3 + measures.row_lines * unit.line(1.75)
        high = max(block, 9.6)
        seats = []
        for place, seat in enumerate(measures.order):
            x = measures.cell_x(place)
            rests = self._spec.seats[seat] < 0
            rect = Rect(x, y, cell, high)
            text = Rect(x + 10.8, y, cell - 11.2, block)
            kind = SeatShape.RESTING if rests else SeatShape.ROW
            boxes = rect, Rect(x, y + 0.3, 9.0, 9.0), text
            made = self._seat(seat, kind, boxes, (name, backs - 0.4), measures.lines, 1.75)
            made = made._replace(story=made.story._replace(h=measures.row_lines * unit.line(1.75)))
            seats.append(made._replace(backs=Rect(x, rect.bottom + 0.1, cell, OPEN_HAND)) if is_open else made)
        return seats, y + high + 0.2 + (OPEN_HAND + 0.2 if is_open else 0.0)

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
        story = Rect(text.x, backs.bottom + 0.4, text.w, lines * self._unit.line(size))
        return SeatFrame(seat, kind, rect, portrait, name, backs, story, lines)

    def _side_seats(self) -> list[tuple[int, SeatShape]]:
        if self._spec.is_row:
            return []
        left, _, right = self._round_places()
        return [*((seat, SeatShape.LEFT) for seat in left), *((seat, SeatShape.RIGHT) for seat in right)]

    def side_height(self) -> float:
        """What the players at the sides need; 0 where nobody sits there."""
        if not self._side_seats():
            return 0.0
        unit, is_open = self._unit, self._spec.has_open_hands
        story = unit.line(1.9) * (1 if is_open else self._measures.lines)
        return 1.25 * unit.type(2.7) + 0.3 + (OPEN_HAND if is_open else 4.2) + 0.4 + story

    def beside(self, walnut: Rect, middle: float) -> list[SeatFrame]:
        """The players left and right of the walnut tray; `middle` of the row in which they sit."""
        measures, is_open = self._measures, self._spec.has_open_hands
        x, block = measures.left + 0.8, self.side_height()
        room = min(34.0 + 0.3 * (measures.frame_w - 160), walnut.x - 3 - (x + 13.8))
        high = max(block, 11.8)
        heights = 1.25 * self._unit.type(2.7), OPEN_HAND if is_open else 4.2
        lines = 1 if is_open else measures.lines
        seats = []
        for seat, kind in self._side_seats():
            is_left = kind is SeatShape.LEFT
            outer = x if is_left else measures.wide - x - 13.8 - room
            rect = Rect(outer, middle - high / 2, 13.8 + room, high)
            portrait = Rect(outer + 0.4 if is_left else rect.right - 11.6, middle - 5.6, 11.2, 11.2)
            text = Rect(outer + 13.8 if is_left else outer, middle - block / 2, room, block)
            seats.append(self._seat(seat, kind, (rect, portrait, text), heights, lines, 1.9))
        return seats
