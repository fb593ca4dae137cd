"""A player's plate: who it is, what he does, how many cards he holds."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_desktop.ui.items.look import CENTRE, END, LEFT, Look, draw_line, whole, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.text.shortening import MIDDLE, initial

NAME, COUNT = (14, 600), (14, 700)
"""Size and weight of the letters of name and count."""
PART = " · "
"""Between the parts of the second line, the most important one first."""


@dataclass(frozen=True)
class PlatePill(Painted):
    """The pill with ring and initial, name, second line and count; a thick accent ring marks the turn.

    `side` gives the ring its colour (0: the own one); `foot` is a second count with a sign of its own, below the
    first; who sits out is greyed and has no count.
    """

    margin: ClassVar[float] = 4

    name: str
    line: str
    cards: int
    side: int
    on_turn: bool
    thinking: bool
    foot: int = 0
    sits_out: bool = False

    def paint(self, painter: QPainter, look: Look) -> None:
        theme, box = look.theme, QRectF(0, 0, self.rect.w, self.rect.h)
        painter.setBrush(QColor(theme.panel))
        pen = QPen(QColor(theme.accent), 2.4 * theme.outline)
        if not self.on_turn:
            pen = QPen(QColor(theme.line), theme.outline)
        painter.setPen(pen)
        inset = pen.widthF() / 2
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), box.height() / 2, box.height() / 2)
        self._initial(painter, look)
        name, row = self._name_room(look), self._rows(look)[1]
        if not self.sits_out:
            self._count(painter, look)
        colour = theme.muted if self.sits_out else theme.text
        draw_line(painter, name, self.name, look.font(*NAME), colour, LEFT, MIDDLE)
        if self.foot:
            row.setRight(self._foot(painter, look, row) - 6)
        self._line(painter, look, row)

    def tip(self, look: Look) -> str:
        return whole(look.font(*NAME), self.name, self._name_room(look).width())

    # --- where its parts stand ---------------------------------------------------------------------

    def _ring(self, look: Look) -> QRectF:
        height = self.rect.h
        size = min(height - 12, 36 * look.text)
        return QRectF((height - size) / 2 + 1, (height - size) / 2, size, size)

    def _rows(self, look: Look) -> tuple[QRectF, QRectF]:
        """The room of the name with the count, and that of the second line."""
        box, left = self.rect, self._ring(look).right() + 8
        high, low = 18 * look.text, 16 * look.text
        if high + low > box.h:
            high = low = box.h / 2
        wide = box.w - left - 0.26 * box.h
        top = (box.h - high - low) / 2
        return QRectF(left, top, wide, high), QRectF(left, top + high, wide, low)

    def _figure(self, look: Look) -> QRectF:
        """The room of the number of cards, at the right end of the name's row."""
        row, font = self._rows(look)[0], look.font(*COUNT)
        wide = max(width_of(font, str(self.cards)), width_of(font, "0"))
        return QRectF(row.right() - wide, row.y(), wide, row.height())

    def _card(self, look: Look) -> QRectF:
        """The card before that number."""
        figure, wide = self._figure(look), 11 * look.text
        icon = QRectF(0, 0, wide, 15.4 * look.text)
        icon.moveCenter(QPointF(figure.left() - 5 - wide / 2, figure.center().y()))
        return icon

    def _name_room(self, look: Look) -> QRectF:
        row = self._rows(look)[0]
        if not self.sits_out:
            row.setRight(self._card(look).left() - 6)
        return row

    # --- painting ----------------------------------------------------------------------------------

    def _initial(self, painter: QPainter, look: Look) -> None:
        """The ring in the side's colour."""
        theme, ring = look.theme, self._ring(look)
        painter.setBrush(QColor(theme.panel_2))
        painter.setPen(QPen(QColor(theme.line if self.sits_out else theme.side(self.side)), 2.2))
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        colour = theme.muted if self.sits_out else theme.text
        draw_line(painter, ring, initial(self.name), look.font(14, 700), colour, CENTRE)

    def _count(self, painter: QPainter, look: Look) -> None:
        """A card and the number of cards."""
        theme = look.theme
        draw_line(painter, self._figure(look), str(self.cards), look.font(*COUNT), theme.text)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.muted), 1.4))
        painter.drawRoundedRect(self._card(look), 2.5, 2.5)

    def _foot(self, painter: QPainter, look: Look, row: QRectF) -> float:
        """A foot and its number of cards at the right end of the second row; returns where they begin."""
        theme, font = look.theme, look.font(13, 700)
        text = str(self.foot)
        wide = width_of(font, text)
        draw_line(painter, QRectF(row.right() - wide, row.y(), wide, row.height()), text, font, theme.text)
        high = 14.0 * look.text
        icon = QRectF(row.right() - wide - 4 - 0.75 * high, row.center().y() - high / 2, 0.75 * high, high)
        draw_foot(painter, icon, theme.muted)
        return icon.left()

    def _line(self, painter: QPainter, look: Look, row: QRectF) -> None:
        """Role and level, or that it is this player's turn."""
        theme = look.theme
        font = look.font(12, 600 if self.on_turn else 400)
        line = self.line
        if width_of(font, line) > row.width():
            line = line.partition(PART)[0]  # beside a foot, and where text is large, the level is left out first
        draw_line(painter, row, line, font, theme.accent if self.on_turn else theme.muted, LEFT, END)
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


SOLE = (
    ((0, 0.20), (0.95, 0.16), (0.90, 0.46)),
    ((0.86, 0.62), (0.70, 0.66), (0.72, 0.82)),
    ((0.74, 1.05), (0.22, 1.05), (0.24, 0.80)),
    ((0.26, 0.64), (0.16, 0.56), (0.12, 0.42)),
)
"""The outline of a foot's sole, as curves in shares of its width and height."""
TOES = ((0.14, 0.16, 0.13), (0.36, 0.08, 0.13), (0.58, 0.08, 0.12), (0.78, 0.12, 0.11), (0.94, 0.20, 0.10))
"""Where its toes are, and how large: shares of width and height, and of the width."""


def draw_foot(painter: QPainter, box: QRectF, colour: str) -> None:
    """The sole of a foot with its toes."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    w, h = box.width(), box.height()
    sole = QPainterPath(QPointF(box.x() + 0.12 * w, box.y() + 0.42 * h))
    for curve in SOLE:
        sole.cubicTo(*[QPointF(box.x() + x * w, box.y() + y * h) for x, y in curve])
    painter.drawPath(sole)
    for x, y, size in TOES:
        painter.drawEllipse(QPointF(box.x() + x * w, box.y() + y * h), size * w, size * w)
