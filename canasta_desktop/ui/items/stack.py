"""A canasta: the stack under its top card, and the silk band with its word."""

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.theme import BANDS, GOLD, mixed
from canasta_desktop.ui.faces.style import CORNER, EDGE, PAPER, WIDTH
from canasta_desktop.ui.items.look import CENTRE, LEAST_STRETCH, Look, draw_line, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_shadow
from canasta_desktop.values import value

BELOW: Final = 3
"""Cards in sight under the top one."""
SHIFT: Final = 0.055, -0.035
"""How far each lies to the right and up, in widths of a card."""
FOLDS: Final = ((0.0, -0.30), (0.16, 0.10), (0.5, 0.0), (0.85, -0.05), (1.0, -0.42))
"""Light (above 0) and shade along the silk."""


@value(frozen=True)
class CanastaStack(Painted):
    """`rect` is the top card's; the edges of the cards below look out at its right and above it. Tip: `tip_text`."""

    margin: ClassVar[float] = 3.4

    tip_text: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        width, height = self.rect.w, self.rect.h
        corner = CORNER / WIDTH * width
        for order in range(BELOW, 0, -1):
            card = QRectF(order * SHIFT[0] * width, order * SHIFT[1] * width, width, height)
            if order == BELOW:
                draw_shadow(painter, look, card, corner, 0.3, 0.30)
            painter.setBrush(QColor(PAPER))
            painter.setPen(QPen(QColor(EDGE), max(1.0, 0.1 * look.u)))
            painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)

    def tip(self, look: Look) -> str:
        return self.tip_text


@value(frozen=True)
class Silk(Painted):
    """The band around a canasta: NATURAL, MIXED, WILD or SAMBA on its colour; fades in when the stack has risen.

    The word stands in the left part that is free of medals, `free` px wide (0: all of it). Where it does not fit it
    shows the first letter: colour and top card tell the kind as well.
    """

    margin: ClassVar[float] = 0.6
    fade: ClassVar[int] = motion.CANASTA_BAND
    wait: ClassVar[int] = motion.CANASTA_CLOSES + motion.CANASTA_RISES

    text: str
    kind: str
    tip_text: str = ""
    free: float = 0

    def paint(self, painter: QPainter, look: Look) -> None:
        box, u = QRectF(0, 0, self.rect.w, self.rect.h), look.u
        ground, ink = BANDS[self.kind]
        silk = QLinearGradient(box.left(), 0, box.right(), 0)
        for at, light in FOLDS:
            silk.setColorAt(at, QColor(mixed(ground, "#FFFFFF" if light > 0 else "#000000", abs(light))))
        painter.setPen(QPen(QColor(mixed(ground, "#000000", 0.5)), 0.1 * u))
        painter.setBrush(QBrush(silk))
        painter.drawRoundedRect(box, 0.25 * u, 0.25 * u)
        painter.setPen(QPen(QColor("#7A5410" if self.kind == "wild" else GOLD), 0.09 * u))
        for down in (0.11, 0.89):
            y = down * box.height()
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        taken = self.rect.w - self.free if self.free else 0
        self._word(painter, look, box.adjusted(0.3 * u, 0, -0.3 * u - taken, 0), ink)

    def _word(self, painter: QPainter, look: Look, room: QRectF, ink: str) -> None:
        font = look.font(1.6, bold=True)
        font.setPixelSize(round(max(look.least, min(font.pixelSize(), 0.72 * room.height()))))
        least = look.font(0.1, bold=True)
        least.setPixelSize(look.least)
        least.setStretch(LEAST_STRETCH)
        text = self.text if width_of(least, self.text) <= room.width() else self.text[:1]
        draw_line(painter, look, room, text, font, ink, CENTRE)

    def tip(self, look: Look) -> str:
        return self.tip_text
