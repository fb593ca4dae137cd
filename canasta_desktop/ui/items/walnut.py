"""The walnut tray of stock and pile, and the words beside them."""

import math
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, qrect, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.rich_text import story_set
from canasta_desktop.ui.items.surface import draw_shadow, faded
from canasta_desktop.ui.items.wood import draw_board
from canasta_desktop.values import value

STATE_LINES = 2
"""So many lines below a count."""


@value(frozen=True)
class Walnut(Painted):
    """A board of wood with a hollow for each pile; `hollows` relative to it."""

    margin: ClassVar[float] = 2.6

    hollows: tuple[Rect, ...]

    def paint(self, painter: QPainter, look: Look) -> None:
        box, u = QRectF(0, 0, self.rect.w, self.rect.h), look.u
        draw_shadow(painter, look, box, 2.2 * u, 1.3, 0.5)
        draw_board(painter, look.theme, box, u)
        is_plain = look.theme.mode is Mode.CONTRAST
        painter.setPen(QPen(QColor(look.theme.line), 0.1 * u) if is_plain else Qt.PenStyle.NoPen)
        painter.setBrush(faded("#000000", 0.30))
        for hollow in self.hollows:
            painter.drawRoundedRect(qrect(hollow.inset(-0.5 * u, -0.5 * u)), 0.9 * u, 0.9 * u)


@value(frozen=True)
class WalnutWords(Painted):
    """Title, count and at most two lines of state; `tone` names the theme's colour of the state, as `count_tone`
    that of the count. `is_right`: they end at the right, towards the card. Its tip is `tip_text`.
    """

    title: str
    count: str
    state: str = ""
    tone: str = "on_wood"
    count_tone: str = "on_wood"
    has_snowflake: bool = False
    is_right: bool = False
    tip_text: str = ""

    def _state(self, look: Look) -> tuple[QFont, list[str]]:
        """The state as it fits, and its font."""
        flake = 0.85 * look.line_px(1.8) if self.has_snowflake else 0.0
        return story_set(look, 1.8, self.state, self.rect.w - flake, STATE_LINES, bold=True)

    def _heights(self, look: Look) -> tuple[float, float, float]:
        """Of the title, the count and a line of the state."""
        title = 0.0 if look.unit.is_brief else look.line_px(2.0)
        return title, look.line_px(3.4) * 0.9, look.line_px(1.8)

    def state_top(self, look: Look) -> float:
        """Where the state begins, from the upper edge; title and count stand above."""
        title, count, line = self._heights(look)
        return max(0.0, (self.rect.h - title - count - line * len(self._state(look)[1])) / 2) + title + count

    def paint(self, painter: QPainter, look: Look) -> None:
        theme, align = look.theme, RIGHT if self.is_right else LEFT
        flake = 0.85 * look.line_px(1.8) if self.has_snowflake else 0.0
        font, lines = self._state(look)
        title_high, count_high, line_high = self._heights(look)
        y = self.state_top(look) - title_high - count_high
        if title_high:
            row = QRectF(0, y, self.rect.w, title_high)
            draw_line(painter, look, row, self.title, look.font(2.0), theme.on_wood, align)
        row = QRectF(0, y + title_high, self.rect.w, count_high)
        draw_line(painter, look, row, self.count, look.font(3.4, serif=True), getattr(theme, self.count_tone), align)
        y += title_high + count_high
        for number, line in enumerate(lines):
            row = QRectF(0, y + number * line_high, self.rect.w, line_high)
            if flake:
                self._flake(painter, look, row, width_of(font, line), is_first=number == 0)
                row.adjust(0 if self.is_right else flake, 0, 0, 0)
            draw_line(painter, look, row, line, font, getattr(theme, self.tone), align)

    def tip(self, look: Look) -> str:
        return self.tip_text

    def _flake(self, painter: QPainter, look: Look, row: QRectF, wide: float, *, is_first: bool) -> None:
        if is_first:
            size = 0.62 * row.height()
            x = row.right() - wide - 0.9 * size if self.is_right else row.x() + 0.5 * size
            draw_snowflake(painter, QPointF(x, row.center().y()), size, getattr(look.theme, self.tone))


def draw_snowflake(painter: QPainter, middle: QPointF, size: float, colour: str) -> None:
    """Three crossed beams with two twigs at each end."""
    beam = QPainterPath()
    reach = size / 2
    for way in (1, -1):
        beam.moveTo(0, 0)
        beam.lineTo(0, way * reach)
        for side in (-1, 1):
            beam.moveTo(0, way * reach * 0.55)
            beam.lineTo(side * reach * 0.34, way * reach * 0.92)
    painter.save()
    painter.translate(middle)
    pen = QPen(QColor(colour), max(1.3, size * 0.105))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for turn in range(3):
        painter.save()
        painter.rotate(math.degrees(turn * math.pi / 3))
        painter.drawPath(beam)
        painter.restore()
    painter.restore()
