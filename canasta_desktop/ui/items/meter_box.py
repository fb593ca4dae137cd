"""The box of the initial meld in the making: figures, a bar, what adds up, and whether it is enough."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_desktop.ui.base.theme import BOX_CORNER
from canasta_desktop.ui.display.display import MeterView
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, width_of
from canasta_desktop.ui.items.painted import Painted

DESIGNED_HEIGHT = 110
"""In a lower box the words shrink with it, px."""


@dataclass(frozen=True)
class MeterBox(Painted):
    """A panel inside the own tray."""

    meter: MeterView

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        look = look._replace(text=max(0.9, min(look.text, self.rect.h / DESIGNED_HEIGHT)))
        theme, scale = look.theme, look.text
        colour = theme.good if self.meter.complete else theme.accent
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(colour), 1.5 * theme.outline))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), BOX_CORNER, BOX_CORNER)
        inside = box.adjusted(16, min(10 * scale, 0.09 * box.height()), -16, -8)
        head = QRectF(inside.x(), inside.y(), inside.width(), 26 * scale)
        self._head(painter, look, head)
        bar = QRectF(inside.x(), head.bottom() + 5 * scale, inside.width(), 8)
        self._bar(painter, look, bar, colour)
        words = QRectF(inside.x(), bar.bottom() + 5 * scale, inside.width(), inside.bottom() - bar.bottom() - 5 * scale)
        verdict_high = 19 * scale
        parts = QRectF(words.x(), words.y(), words.width(), max(0.0, words.height() - verdict_high))
        draw_words(painter, parts, self.meter.parts, look.font(12), theme.muted, LEFT)
        verdict = QRectF(words.x(), words.bottom() - verdict_high, words.width(), verdict_high)
        meter = self.meter
        would_do = meter.gain > 0 and meter.points + meter.gain >= meter.minimum
        tone = theme.good if meter.complete or would_do else theme.text
        if self.meter.complete:
            verdict.setLeft(verdict.x() + self._tick(painter, verdict, tone, scale))
        draw_line(painter, verdict, self.meter.verdict, look.font(12, 600), tone)

    def _head(self, painter: QPainter, look: Look, row: QRectF) -> None:
        figures = look.font(20, 700)
        wide = width_of(figures, self.meter.figures)
        draw_line(painter, row, self.meter.figures, figures, look.theme.text, RIGHT)
        title = row.adjusted(0, 0, -wide - 10, 0)
        draw_line(painter, title, self.meter.title, look.font(13, 600), look.theme.text)

    def _bar(self, painter: QPainter, look: Look, bar: QRectF, colour: str) -> None:
        """What is laid, and in a second piece what the drop in hand would add."""
        theme, meter = look.theme, self.meter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(bar, 4, 4)
        whole = max(1, meter.minimum)
        laid = min(1.0, max(0, meter.points) / whole)
        gained = min(1.0, (max(0, meter.points) + max(0, meter.gain)) / whole)
        clip = QPainterPath()
        clip.addRoundedRect(bar, 4, 4)
        painter.save()
        painter.setClipPath(clip)
        painter.setBrush(QColor(colour))
        painter.drawRect(QRectF(bar.x(), bar.y(), bar.width() * laid, bar.height()))
        if gained > laid:
            painter.setBrush(QColor(theme.good))
            painter.setOpacity(0.7)
            left = bar.x() + bar.width() * laid + 2
            painter.drawRect(QRectF(left, bar.y(), bar.width() * (gained - laid) - 2, bar.height()))
        painter.restore()

    def _tick(self, painter: QPainter, row: QRectF, colour: str, scale: float) -> float:
        """A tick before the verdict; returns the room it takes."""
        pen = QPen(QColor(colour), 2 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = row.x() + scale, row.center().y()
        painter.drawPolyline(
            [QPointF(x, y), QPointF(x + 4 * scale, y + 4 * scale), QPointF(x + 11 * scale, y - 5 * scale)]
        )
        return 18 * scale
