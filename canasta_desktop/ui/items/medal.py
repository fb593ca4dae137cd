"""The count of a meld: a round medal at its corner, or a flag at the foot of the strip that stays free of it."""

from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.base.theme import BANDS
from canasta_desktop.ui.faces.paths import suit_path
from canasta_desktop.ui.faces.style import INK
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_shadow
from canasta_desktop.values import value

WHITE: Final = "#FFFFFF"
PAPER: Final = "#FFFDF8"


@value(frozen=True)
class Medal(Painted):
    """A figure on the colour of its meld's kind; swells for 160 ms when it changes.

    `kind` is a word of `MeldKind`, or "accent" for cards in the hand of the mouse. With a `suit`, that of a sequence,
    the sign stands behind the figure. Its tip is `tip_text`.
    """

    margin: ClassVar[float] = 0.8
    pulses: ClassVar[bool] = True

    text: str
    kind: str = "open"
    suit: int | None = None
    is_flag: bool = False
    tip_text: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        ground, ink, line = self._colours(look)
        corner = min(box.width(), box.height()) * (0.32 if self.is_flag else 0.5)
        draw_shadow(painter, look, box, corner, 0.35, 0.30)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(line), 0.16 * look.u))
        painter.drawRoundedRect(box, corner, corner)
        font = look.font(1.75, bold=True)
        font.setPixelSize(round(max(12.0, min(0.61 * self.rect.h, 1.0 * self.rect.w))))
        if self.suit is not None:
            sign = 0.46 * self.rect.h
            wide = width_of(font, self.text)
            left = max(0.0, (box.width() - wide - sign) / 2)
            self._suit(painter, look, QRectF(left + wide, (box.height() - sign) / 2, sign, sign), ink)
            box = QRectF(left, 0, wide + 0.5, box.height())
        draw_line(painter, look, box, self.text, font, ink, CENTRE)

    def tip(self, look: Look) -> str:
        return self.tip_text

    def _colours(self, look: Look) -> tuple[str, str, str]:
        """Ground, figure, and line around it."""
        if self.kind == "open":
            return PAPER, INK, INK
        if self.kind == "accent":
            return look.theme.accent, look.theme.on_accent, look.theme.on_accent
        return *BANDS[self.kind], WHITE

    def _suit(self, painter: QPainter, look: Look, box: QRectF, ink: str) -> None:
        """The sign in the colour it has on the cards, in that of the figure on silk."""
        assert self.suit is not None
        colour = look.pictures.style.colour(self.suit) if self.kind == "open" else ink
        painter.save()
        painter.translate(box.center())
        painter.scale(box.width() / 104, box.height() / 104)
        painter.fillPath(suit_path(self.suit), QColor(colour))
        painter.restore()
