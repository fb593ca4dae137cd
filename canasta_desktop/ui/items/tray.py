"""The meld area of one side: its caption, and the box stitched into the felt under what lies there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.items.look import LEFT, Look, draw_line, whole, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_side_mark, faded
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.values import value

MARK = 2.0
"""What the side's mark takes before the caption, units."""
CORNER = 1.6
"""The radius of a box's corners, units."""


@value(frozen=True)
class TrayCaption(Painted):
    """Whose tray it is, behind the mark of its `side`, and a `summary` of what lies in it.

    `tip_text` is its tool tip.
    """

    caption: str
    summary: str
    side: int
    tip_text: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        u, row = look.u, QRectF(0, 0, self.rect.w, self.rect.h)
        high = min(2.2 * u, 0.7 * row.height())
        mark = QRectF(0.6 * u, row.center().y() - high / 2, 0.7 * u, high)
        draw_side_mark(painter, look.theme, mark, self.side)
        self._words(painter, look, self._row(look))

    def tip(self, look: Look) -> str:
        name = whole(look, look.font(2.0, bold=True), self.caption, self._row(look).width())
        return "\n".join(part for part in (name, self.tip_text) if part)

    def label_rect(self, look: Look) -> Rect:
        """The place on the table that mark and words take."""
        name, summary, row = look.font(2.0, bold=True), look.font(1.8), self._row(look)
        wide = min(width_of(name, self.caption), row.width())
        if shown := self._shown(summary, row.width() - wide - 1.5 * look.u):
            wide += 1.5 * look.u + width_of(summary, shown)
        return Rect(self.rect.x, self.rect.y, MARK * look.u + wide, self.rect.h)

    def _row(self, look: Look) -> QRectF:
        """The room of the words, behind the mark."""
        return QRectF(MARK * look.u, 0, self.rect.w - MARK * look.u, self.rect.h)

    def _words(self, painter: QPainter, look: Look, row: QRectF) -> None:
        """Name and summary; where both do not fit the summary yields, wholly: half of it says nothing."""
        name, summary = look.font(2.0, bold=True), look.font(1.8)
        draw_line(painter, look, row, self.caption, name, look.theme.text, LEFT, MIDDLE)
        left = min(width_of(name, self.caption), row.width()) + 1.5 * look.u
        shown = self._shown(summary, row.width() - left)
        draw_line(painter, look, row.adjusted(left, 0, 0, 0), shown, summary, look.theme.muted)

    def _shown(self, font: QFont, room: float) -> str:
        """So much of the summary as there is room for."""
        return next((text for text in self._shorter() if width_of(font, text) <= room), "")

    def _shorter(self) -> tuple[str, ...]:
        """The summary, and without its last parts."""
        parts = self.summary.split(" · ")
        return tuple(" · ".join(parts[:most]) for most in range(len(parts), 0, -1))


@value(frozen=True)
class TrayBox(Painted):
    """The box that is stitched into the felt; `is_active`: a draft lies in it. Its tip is `tip_text`."""

    is_active: bool = False
    tip_text: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        theme, u, box = look.theme, look.u, QRectF(0, 0, self.rect.w, self.rect.h)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.tray_fill))
        painter.drawRoundedRect(box, CORNER * u, CORNER * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(faded(theme.accent if self.is_active else theme.tray_line, 0.75), 0.13 * u * theme.outline)
        if theme.mode is not Mode.CONTRAST:
            pen.setDashPattern([5, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(0.35 * u, 0.35 * u, -0.35 * u, -0.35 * u), 1.3 * u, 1.3 * u)

    def shaded(self, look: Look) -> Rect:
        edge = look.snapped(CORNER * look.u)
        right, bottom = look.snapped(self.rect.w) - edge, look.snapped(self.rect.h) - edge
        return Rect(edge, edge, right - edge, bottom - edge)

    def tip(self, look: Look) -> str:
        return self.tip_text
