"""A player's plate: who it is, what he does, how many cards he holds."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.items.look import CENTRE, LEFT, MIDDLE, Look, draw_line, width_of
from canasta_desktop.ui.items.painted import Painted


@dataclass(frozen=True)
class PlatePill(Painted):
    """The pill with ring and initial, name, second line and count; a thick accent ring marks the turn."""

    margin: ClassVar[float] = 4

    name: str
    line: str
    cards: int
    own: bool
    on_turn: bool
    thinking: bool

    def paint(self, painter: QPainter, look: Look) -> None:
        theme, box = look.theme, QRectF(0, 0, self.rect.w, self.rect.h)
        painter.setBrush(QColor(theme.panel))
        pen = QPen(QColor(theme.accent), 2.4 * theme.outline)
        if not self.on_turn:
            pen = QPen(QColor(theme.line), theme.outline)
        painter.setPen(pen)
        inset = pen.widthF() / 2
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), box.height() / 2, box.height() / 2)
        ring = self._initial(painter, look)
        high, low = 18 * look.text, 16 * look.text
        if high + low > box.height():
            high = low = box.height() / 2
        words = QRectF(ring + 8, (box.height() - high - low) / 2, box.width() - ring - 8 - 0.26 * box.height(), high)
        left = self._count(painter, look, words)
        name = words.adjusted(0, 0, left - words.right() - 6, 0)
        draw_line(painter, name, self.name, look.font(14, 600), theme.text, LEFT, MIDDLE)
        self._line(painter, look, QRectF(words.x(), words.bottom(), words.width(), low))

    def _initial(self, painter: QPainter, look: Look) -> float:
        """The ring in the side's colour; returns where it ends."""
        theme, height = look.theme, self.rect.h
        size = min(height - 12, 36 * look.text)
        ring = QRectF((height - size) / 2 + 1, (height - size) / 2, size, size)
        painter.setBrush(QColor(theme.panel_2))
        painter.setPen(QPen(QColor(theme.own if self.own else theme.other), 2.2))
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        draw_line(painter, ring, self.name[:1].upper(), look.font(14, 700), theme.text, CENTRE)
        return ring.right()

    def _count(self, painter: QPainter, look: Look, row: QRectF) -> float:
        """A card and the number of cards at the right end of the name's row; returns where they begin."""
        theme, font = look.theme, look.font(14, 700)
        text = str(self.cards)
        wide = max(width_of(font, text), width_of(font, "0"))
        left = row.right() - wide
        draw_line(painter, QRectF(left, row.y(), wide, row.height()), text, font, theme.text)
        icon = QRectF(0, 0, 11 * look.text, 15.4 * look.text)
        icon.moveCenter(QPointF(left - 5 - icon.width() / 2, row.center().y()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.muted), 1.4))
        painter.drawRoundedRect(icon, 2.5, 2.5)
        return icon.left()

    def _line(self, painter: QPainter, look: Look, row: QRectF) -> None:
        """Role and level, or that it is this player's turn."""
        theme = look.theme
        font = look.font(12, 600 if self.on_turn else 400)
        draw_line(painter, row, self.line, font, theme.accent if self.on_turn else theme.muted)
        if self.thinking:
            self._dots(painter, look, row)

    def _dots(self, painter: QPainter, look: Look, box: QRectF) -> None:
        """Three quiet dots after the second line while the program thinks."""
        end = box.x() + width_of(look.font(12, 600), self.line) + 6
        if end + 14 > box.right() or self.line.rstrip().endswith(("…", "...")):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.theme.muted))
        for dot in range(3):
            painter.drawEllipse(QPointF(end + 5 * dot, box.center().y() + 3), 1.5, 1.5)
