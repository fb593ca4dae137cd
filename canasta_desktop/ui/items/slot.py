"""The free place for a new meld, and plain words on the tray."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.items.look import CENTRE, LEAST_TEXT, Look, draw_line, draw_words, wrapped
from canasta_desktop.ui.items.painted import Painted


@dataclass(frozen=True)
class FreeSlot(Painted):
    """A dashed card with its words, or a plus sign where it is too narrow for them."""

    text: str

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        pen = QPen(QColor(look.theme.muted), 1.4 * look.theme.outline)
        pen.setDashPattern([5, 3.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), 8, 8)
        inside = box.adjusted(5, 4, -5, -4)
        if wrapped(look.font(LEAST_TEXT / look.text), self.text, inside, CENTRE | Qt.TextFlag.TextWordWrap)[1]:
            draw_words(painter, inside, self.text, look.font(12), look.theme.muted)
        else:
            _draw_plus(painter, box.center(), min(box.width(), box.height()) / 5, pen)


def _draw_plus(painter: QPainter, middle: QPointF, reach: float, pen: QPen) -> None:
    """What a place too narrow for its words says."""
    pen = QPen(pen.color(), 2 * pen.widthF())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for x, y in ((reach, 0.0), (0.0, reach)):
        painter.drawLine(middle - QPointF(x, y), middle + QPointF(x, y))


@dataclass(frozen=True)
class Word(Painted):
    """One centred line in the text colour: the points under the red threes. `on_pill`: on a ground of its own."""

    text: str
    on_pill: bool = False

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        if self.on_pill:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.theme.panel))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        draw_line(painter, box, self.text, look.font(12, 700), look.theme.text, CENTRE)
