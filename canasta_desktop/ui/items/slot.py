"""The free place for a new meld, plain words on the felt, and the sign of melds that can be joined."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.items.look import CENTRE, Look, draw_line, draw_words, wrapped
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_shadow, faded
from canasta_desktop.values import value


@value(frozen=True)
class FreeSlot(Painted):
    """A dashed card with a plus sign and its words; the sign alone where it is too narrow for them."""

    text: str

    def paint(self, painter: QPainter, look: Look) -> None:
        box, u, theme = QRectF(0, 0, self.rect.w, self.rect.h), look.u, look.theme
        pen = QPen(QColor(theme.muted), 0.18 * u * theme.outline)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(faded(theme.text, 0.05))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 0.8 * u, 0.8 * u)
        words = QRectF(0.4 * u, 0.5 * box.height(), box.width() - 0.8 * u, 0.46 * box.height())
        flags = CENTRE | Qt.TextFlag.TextWordWrap
        has_words = wrapped(look, look.font(1.75), self.text, words, flags)[1]
        middle = QPointF(box.center().x(), (0.36 if has_words else 0.5) * box.height())
        self._plus(painter, middle, min(0.9 * u, 0.2 * box.width()), QPen(QColor(theme.text), 0.22 * u))
        if has_words:
            draw_words(painter, look, words, self.text, look.font(1.75), theme.text)

    def tip(self, look: Look) -> str:
        return self.text

    def _plus(self, painter: QPainter, middle: QPointF, reach: float, pen: QPen) -> None:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for x, y in ((reach, 0.0), (0.0, reach)):
            painter.drawLine(middle - QPointF(x, y), middle + QPointF(x, y))


@value(frozen=True)
class Word(Painted):
    """Words on the felt: the points below the threes, deal and target beside the score. `size` in units of type.

    They stand in one line, with `is_wrapped` in as many as there is room for.
    """

    text: str
    size: float = 1.9
    is_bold: bool = True
    align: Qt.AlignmentFlag = CENTRE
    tip_text: str = ""
    is_wrapped: bool = False

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        colour = look.theme.text if self.is_bold else look.theme.muted
        draw = draw_words if self.is_wrapped else draw_line
        draw(painter, look, box, self.text, look.font(self.size, bold=self.is_bold), colour, self.align)

    def tip(self, look: Look) -> str:
        return self.tip_text


@value(frozen=True)
class LinkSign(Painted):
    """Two links of a chain at the foot of a meld that can be joined with another."""

    margin: ClassVar[float] = 0.8

    tip_text: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        box, theme = QRectF(0, 0, self.rect.w, self.rect.h), look.theme
        draw_shadow(painter, look, box, box.height() / 2, 0.3, 0.30)
        painter.setPen(QPen(QColor(theme.accent), 0.14 * look.u))
        painter.setBrush(QColor(theme.panel))
        painter.drawEllipse(box)
        painter.translate(box.center())
        painter.rotate(-45)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 0.08 * box.width()))
        long, high = 0.36 * box.width(), 0.2 * box.width()
        for shift in (-0.72 * long, -0.28 * long):
            painter.drawRoundedRect(QRectF(shift, -high / 2, long, high), high / 2, high / 2)

    def tip(self, look: Look) -> str:
        return self.tip_text
