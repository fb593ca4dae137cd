"""The meld area of one side: its ground, whose it is, and what lies there in words."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import TRAY_CORNER
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, fitted, qrect, whole, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.text.shortening import MIDDLE

BAR = 12
"""What the bar in the side's colour takes before the name, px."""
NAME = 13, 600
"""Size and weight of the name's letters."""


@dataclass(frozen=True)
class Tray(Painted):
    """`name` is the room of the caption row, relative to the tray; `side` gives its bar the colour (0: the own one).

    `is_active`: a draft lies in it.
    """

    caption: str
    summary: str
    name: Rect
    side: int
    is_active: bool = False

    def paint(self, painter: QPainter, look: Look) -> None:
        theme = look.theme
        box = QRectF(0, 0, self.rect.w, self.rect.h).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(theme.tray_fill))
        line = QColor(theme.accent if self.is_active else theme.tray_line)
        if self.is_active:
            line.setAlphaF(0.6)
        painter.setPen(QPen(line, theme.outline))
        painter.drawRoundedRect(box, TRAY_CORNER, TRAY_CORNER)
        row = self._row()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.side(self.side)))
        bar = min(row.height() * 0.8, 15 * look.text)
        painter.drawRoundedRect(QRectF(row.x() - BAR, row.center().y() - bar / 2, 4, bar), 2, 2)
        self._words(painter, look, row)

    def tip(self, look: Look) -> str:
        return whole(look.font(*NAME), self.caption, self._row().width())

    def _row(self) -> QRectF:
        """The room of the words, behind the bar."""
        return qrect(self.name).adjusted(BAR, 0, 0, 0)

    def _words(self, painter: QPainter, look: Look, row: QRectF) -> None:
        """Name left, summary right; where both do not fit the summary yields, wholly: half of it says nothing."""
        name, summary = look.font(*NAME), look.font(12)
        wanted = min(width_of(name, self.caption), row.width())
        room = row.width() - wanted - 10
        draw_line(painter, row, self.caption, name, look.theme.text, LEFT, MIDDLE)
        if self.summary and fitted(summary, self.summary, room)[1] == self.summary:
            right = QRectF(row.right() - room, row.y(), room, row.height())
            draw_line(painter, right, self.summary, summary, look.theme.muted, RIGHT)
