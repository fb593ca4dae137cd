"""What makes a canasta a moment: rays behind it, and its word with what it counts below it."""

import math
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient

from canasta_desktop.ui.base.theme import BANDS, GOLD
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_shadow, faded
from canasta_desktop.values import value

RAYS: Final = 24
WORD, PRICE = 4.0, 2.2
"""Sizes of type, units."""


@value(frozen=True)
class Rays(Painted):
    """Light that goes out from the middle and fades before it reaches the edge."""

    def paint(self, painter: QPainter, look: Look) -> None:
        middle, far = QPointF(self.rect.w / 2, self.rect.h / 2), min(self.rect.w, self.rect.h) / 2
        light = QRadialGradient(middle, far)
        light.setColorAt(0.0, faded(GOLD, 0.75))
        light.setColorAt(0.5, faded(GOLD, 0.3))
        light.setColorAt(1.0, faded(GOLD, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        half = math.pi / RAYS / 2
        for ray in range(RAYS):
            at = 2 * math.pi * ray / RAYS
            edges = [middle + QPointF(math.cos(a) * far, math.sin(a) * far) for a in (at - half, at + half)]
            painter.drawPolygon(QPolygonF([middle, *edges]))


@value(frozen=True)
class Praise(Painted):
    """The word for a canasta of this `kind` (a word of `MeldKind`) over its points, on the colour of its silk."""

    margin: ClassVar[float] = 1.2

    word: str
    price: str
    kind: str

    def paint(self, painter: QPainter, look: Look) -> None:
        ground, ink = BANDS[self.kind]
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        corner = box.height() / 2
        draw_shadow(painter, look, box, corner, 0.6)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(GOLD), 0.3 * look.u))
        painter.drawRoundedRect(box, corner, corner)
        upper = QRectF(corner / 2, 0.06 * box.height(), box.width() - corner, 0.58 * box.height())
        lower = QRectF(upper.x(), upper.bottom(), upper.width(), 0.28 * box.height())
        draw_line(painter, look, upper, self.word, look.font(WORD, serif=True), ink, CENTRE)
        draw_line(painter, look, lower, self.price, look.font(PRICE, bold=True), ink, CENTRE)
