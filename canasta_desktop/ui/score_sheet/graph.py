"""All deals of the match as lines: one for each side, with marks of its own, and the target dashed above them."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK, RULE, SHEET
from canasta_desktop.ui.items.look import CENTRE, LEFT, RIGHT, Look, draw_line, width_of
from canasta_desktop.ui.score_sheet.deal import ScoredDeal
from canasta_desktop.ui.score_sheet.paper import LIT, MUTED, ON_PAPER, draw_rule, side_colour
from canasta_desktop.ui.window.brush import draw_ring
from canasta_desktop.ui.wording.base import number
from canasta_desktop.ui.wording.scores import Scores

HEADING, SMALL, FIGURE = 2.7, 1.7, 1.9
"""Sizes of type, units."""
MOST_TICKS: Final = 6
MOST_MARKS: Final = 20
"""So many figures are named at the left, and so many points of a line are marked."""


class Heights(NamedTuple):
    """What a graph shows: scores from `low` up to the last of the `ticks`, which are named."""

    low: int
    ticks: tuple[int, ...]

    def y_of(self, score: int, box: QRectF) -> float:
        """Where a score lies in the box of the graph."""
        return box.bottom() - box.height() * (score - self.low) / (self.ticks[-1] - self.low)


@spoken_as(QAccessible.Role.Graphic)
class MatchGraph(QWidget):
    """A line for each column from 0 on; `running` moves the last point of each while the deal is counted.

    `courses` are the match scores of each column from the start on, `target` what is to be reached, 0 for nothing.
    """

    def __init__(self, courses: Sequence[tuple[int, ...]], target: int, words: Scores, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("graph")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._target, self._words = target, words
        self._look: Look | None = None
        self.courses = courses
        self._running: list[int] = [course[-1] for course in self.courses]

    def word(self, words: Scores, names: Sequence[str]) -> None:
        """Set the words: a screen reader reads out the course of every score."""
        self._words = words
        courses = [words.course(name, course) for name, course in zip(names, self.courses, strict=True)]
        self.setAccessibleName(f"{words.match_so_far()}. {'; '.join(courses)}")
        self.update()

    def place(self, look: Look) -> None:
        """Use this look: theme, fonts and sizes."""
        self._look = look
        self.update()

    def show_running(self, totals: Sequence[int]) -> None:
        """Draw the last points there."""
        if list(totals) != self._running:
            self._running = list(totals)
            self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, self._look)
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()), ON_PAPER, self._look.u)
        painter.end()

    # --- painting ----------------------------------------------------------------------------------

    def _draw(self, painter: QPainter, look: Look) -> None:
        head = QRectF(0, 0, self.width(), look.line_px(HEADING))
        draw_line(painter, look, head, self._words.match_so_far(), look.font(HEADING, serif=True), INK, LEFT)
        high, small = look.line_px(SMALL), look.font(SMALL)
        top = head.bottom() + 1.5 * high
        holds = int((self.height() - top - 1.3 * high) / (1.3 * high))
        heights = heights_for(self.courses, self._target, max(2, min(MOST_TICKS, holds)))
        left = max(width_of(small, number(tick)) for tick in heights.ticks) + look.u
        ends = max(width_of(look.font(FIGURE, bold=True), number(course[-1])) for course in self.courses)
        room = self.width() - left - ends - 1.6 * look.u
        box = QRectF(left, top, room, self.height() - top - 1.3 * high)
        if box.height() < 6 * look.u:
            return
        self._draw_grid(painter, look, box, heights)
        shown = [(*course[:-1], last) for course, last in zip(self.courses, self._running, strict=True)]
        placed = [self._points(box, heights, course) for course in shown]
        for column, points in reversed(list(enumerate(placed))):
            _draw_course(painter, look, column, points)
        self._draw_ends(painter, look, box, placed)

    def _draw_grid(self, painter: QPainter, look: Look, box: QRectF, heights: Heights) -> None:
        """The heights by their figures, the deals by their numbers, and what is to be reached."""
        high, small = look.line_px(SMALL), look.font(SMALL)
        for tick in heights.ticks:
            y = heights.y_of(tick, box)
            draw_rule(painter, look, box.left(), box.right(), y, RULE, 0.1)
            draw_line(
                painter,
                look,
                QRectF(0, y - high / 2, box.left() - 0.8 * look.u, high),
                number(tick),
                small,
                MUTED,
                RIGHT,
            )
        deals = len(self.courses[0]) - 1
        every = math.ceil((deals + 1) * 3.4 * look.type_px(SMALL) / box.width())
        for deal in range(0, deals + 1, every):
            words = self._words.start() if deal == 0 else self._words.deal_mark(deal)
            x = _x_of(deal, deals, box)
            room = QRectF(x - 4 * look.u, box.bottom() + 0.2 * high, 8 * look.u, high)
            draw_line(painter, look, room, words, small, MUTED, CENTRE)
        if target := self._target:
            y = heights.y_of(target, box)
            painter.setPen(QPen(QColor(LIT[1]), max(1.0, 0.2 * look.u), Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            room = QRectF(box.left(), y - 1.05 * high, box.width(), high)
            draw_line(painter, look, room, self._words.target(), look.font(SMALL, bold=True), LIT[1], LEFT)

    def _points(self, box: QRectF, heights: Heights, course: Sequence[int]) -> list[QPointF]:
        deals = len(course) - 1
        return [QPointF(_x_of(deal, deals, box), heights.y_of(score, box)) for deal, score in enumerate(course)]

    def _draw_ends(self, painter: QPainter, look: Look, box: QRectF, placed: Sequence[Sequence[QPointF]]) -> None:
        """The scores beside the ends of the lines, moved apart where they would cover each other."""
        high, font = look.line_px(FIGURE), look.font(FIGURE, bold=True)
        lowest = box.bottom() - high / 2
        for column in sorted(range(len(placed)), key=lambda column: -placed[column][-1].y()):
            point = placed[column][-1]
            y = min(point.y(), lowest)
            lowest = y - 0.95 * high
            room = QRectF(point.x() + 1.1 * look.u, y - high / 2, self.width() - point.x() - 1.1 * look.u, high)
            draw_line(painter, look, room, number(self._running[column]), font, side_colour(column), LEFT)


def courses_of(deal: ScoredDeal) -> list[tuple[int, ...]]:
    """The match scores of each column from the start on; where the past is not known, those before and after."""
    if len(deal.past) > 1:
        return [tuple(course) for course in zip(*deal.past, strict=True)]
    return [(column.before, column.after) for column in deal.columns]


def heights_for(courses: Sequence[Sequence[int]], target: int, most: int = MOST_TICKS) -> Heights:
    """The heights from below the lowest score to above the highest one and the target, about `most` of them named.

    These are round figures. A score a little below the lowest of them takes a little more room and no name.
    """
    low = min(0, *[min(course) for course in courses])
    high = max(target, 100, *[max(course) for course in courses])
    power = 10 ** math.floor(math.log10((high - low) / most))
    for step in [power * factor or 1 for factor in (1, 2, 5, 10, 20, 50)]:
        lowest = _below(low, step)
        ticks = tuple(range(math.ceil(lowest / step) * step, math.ceil(high / step) * step + 1, step))
        if len(ticks) <= most:
            break
    return Heights(lowest, ticks)


def _below(low: int, step: int) -> int:
    """Where a graph begins that names each so many points: a fifth of that finer, if that is near above a name."""
    fine = max(1, step // 5)
    lowest = math.floor(low / fine) * fine
    return lowest if lowest % step >= step / 2 else lowest // step * step


def _x_of(deal: int, deals: int, box: QRectF) -> float:
    return box.left() + box.width() * deal / max(1, deals)


def _draw_course(painter: QPainter, look: Look, column: int, points: Sequence[QPointF]) -> None:
    """A line with its marks: round ones, squares and lozenges, then the same open; of many deals not each has one."""
    colour = QColor(side_colour(column))
    painter.setPen(QPen(colour, 0.42 * look.u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    is_open = column >= 3
    painter.setPen(QPen(colour, 0.3 * look.u) if is_open else QPen(QColor(SHEET), 0.15 * look.u))
    painter.setBrush(QColor(SHEET) if is_open else colour)
    size = 0.7 * look.u
    every = max(1, math.ceil((len(points) - 1) / MOST_MARKS))
    for point in points[:0:-every]:
        if column % 3 == 0:
            painter.drawEllipse(point, size, size)
        elif column % 3 == 1:
            painter.drawRect(QRectF(point.x() - 0.85 * size, point.y() - 0.85 * size, 1.7 * size, 1.7 * size))
        else:
            around = ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))
            painter.drawPolygon(QPolygonF([point + QPointF(x * size, y * size) for x, y in around]))
