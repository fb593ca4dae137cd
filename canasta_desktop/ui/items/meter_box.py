"""The box of the initial meld in the making: figures, a bar, and what adds up."""

from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from canasta_desktop.ui.display.display import MeterView
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_plate, draw_shadow, faded
from canasta_desktop.values import value

BAR = 1.2
"""Height of the bar, units."""


@value(frozen=True)
class MeterBox(Painted):
    """A plate at the end of the own tray; its verdict is the prompt's business and its tip."""

    margin: ClassVar[float] = 1.2

    meter: MeterView

    def paint(self, painter: QPainter, look: Look) -> None:
        box, u, theme = QRectF(0, 0, self.rect.w, self.rect.h), look.u, look.theme
        colour = theme.good if self.meter.complete else theme.accent
        draw_shadow(painter, look, box, 1.3 * u, 0.5)
        draw_plate(painter, look, box, 1.3 * u, colour, 0.95)
        inside = box.adjusted(1.6 * u, 0.6 * u, -1.6 * u, -0.6 * u)
        head = QRectF(inside.x(), inside.y(), inside.width(), min(look.line_px(2.8), 0.5 * inside.height()))
        self._head(painter, look, head, colour)
        bar = QRectF(inside.x(), head.bottom() + 0.2 * u, inside.width(), BAR * u)
        self._bar(painter, look, bar, colour)
        parts = QRectF(inside.x(), bar.bottom() + 0.3 * u, inside.width(), inside.bottom() - bar.bottom() - 0.3 * u)
        if parts.height() >= 0.9 * look.line_px(1.8):
            draw_words(painter, look, parts, self.meter.parts, look.font(1.8), theme.text, LEFT)

    def tip(self, look: Look) -> str:
        return "\n".join(part for part in (self.meter.title, self.meter.parts, self.meter.verdict) if part)

    def _head(self, painter: QPainter, look: Look, row: QRectF, colour: str) -> None:
        figures = look.font(2.8, serif=True)
        wide = width_of(figures, self.meter.figures)
        draw_line(painter, look, row, self.meter.figures, figures, colour, RIGHT)
        title = row.adjusted(0, 0, -wide - look.u, 0)
        draw_line(painter, look, title, self.meter.title, look.font(2.0, bold=True), look.theme.text)

    def _bar(self, painter: QPainter, look: Look, bar: QRectF, colour: str) -> None:
        """What is laid, and in a lighter piece what the drop in hand would add."""
        theme, meter = look.theme, self.meter
        corner = bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.text, 0.18))
        painter.drawRoundedRect(bar, corner, corner)
        least = max(1, meter.minimum)
        laid = min(1.0, max(0, meter.points) / least)
        gained = min(1.0, (max(0, meter.points) + max(0, meter.gain)) / least)
        clip = QPainterPath()
        clip.addRoundedRect(bar, corner, corner)
        painter.save()
        painter.setClipPath(clip)
        painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * laid, bar.height()), QColor(colour))
        if gained > laid:
            left = bar.x() + bar.width() * laid
            more = QRectF(left, bar.y(), bar.width() * (gained - laid), bar.height())
            painter.fillRect(more, faded(theme.good, 0.7))
        painter.restore()
