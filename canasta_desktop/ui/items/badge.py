"""The count on a meld, on a stack in the hand, on dragged cards."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.faces.style import DARK_GOLD, INK, RED
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line
from canasta_desktop.ui.items.painted import Painted

WHITE = "#FFFFFF"
GROUNDS = {"open": WHITE, "natural": RED, "mixed": INK, "wild": DARK_GOLD}
"""By the kind of meld, as words of `display.Kind`; "accent" stands for the theme's."""


@dataclass(frozen=True)
class Badge(Painted):
    """A round figure; swells for 160 ms when it changes."""

    margin: ClassVar[float] = 3
    pulses: ClassVar[bool] = True

    text: str
    ground: str = "open"

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        is_white = self.ground == "open"
        ground = look.theme.accent if self.ground == "accent" else GROUNDS[self.ground]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawEllipse(box.adjusted(-1, 0, 1, 2))
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor("#8C95A1" if is_white else WHITE), 1))
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        colour = INK if is_white else look.theme.on_accent if self.ground == "accent" else WHITE
        font = look.font(13, 700)
        font.setPixelSize(max(11, min(font.pixelSize(), round(0.56 * self.rect.h))))
        draw_line(painter, box, self.text, font, colour, CENTRE)
