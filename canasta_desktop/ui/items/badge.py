"""The count on a meld, on a stack in the hand, on dragged cards."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.faces.paths import suit_path
from canasta_desktop.ui.faces.style import DARK_GOLD, INK, RED
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line, width_of
from canasta_desktop.ui.items.painted import Painted

WHITE = "#FFFFFF"
COLD = "#0B5C92"
GROUNDS = {"open": WHITE, "natural": RED, "mixed": INK, "wild": DARK_GOLD, "sequence": COLD}
"""By the kind of meld, as words of `display.Kind`; "accent" stands for the theme's."""


@dataclass(frozen=True)
class Badge(Painted):
    """A round figure; swells for 160 ms when it changes. With a `suit`, that of a sequence, it is a pill."""

    margin: ClassVar[float] = 3
    pulses: ClassVar[bool] = True

    text: str
    ground: str = "open"
    suit: int | None = None

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        is_white = self.ground == "open"
        ground = look.theme.accent if self.ground == "accent" else GROUNDS[self.ground]
        corner = box.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawRoundedRect(box.adjusted(-1, 0, 1, 2), corner + 1, corner + 1)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor("#8C95A1" if is_white else WHITE), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        colour = INK if is_white else look.theme.on_accent if self.ground == "accent" else WHITE
        font = look.font(13, 700)
        font.setPixelSize(max(11, min(font.pixelSize(), round(0.56 * self.rect.h))))
        if self.suit is not None:
            sign = 0.52 * self.rect.h
            wide = width_of(font, self.text)
            left = (box.width() - wide - 2 - sign) / 2
            self._suit(painter, look, QRectF(left + wide + 2, (box.height() - sign) / 2, sign, sign))
            box = QRectF(left, 0, wide + 0.5, box.height())
        draw_line(painter, box, self.text, font, colour, CENTRE)

    def _suit(self, painter: QPainter, look: Look, box: QRectF) -> None:
        """The sign in the colour it has on the cards, white on a dark ground."""
        assert self.suit is not None
        style = look.pictures.style
        colour = WHITE if self.ground != "open" else style.colour(self.suit)
        painter.save()
        painter.translate(box.center())
        painter.scale(box.width() / 104, box.height() / 104)
        painter.fillPath(suit_path(self.suit), QColor(colour))
        painter.restore()
