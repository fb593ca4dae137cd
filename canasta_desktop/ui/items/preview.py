"""Cards shown larger or spread: the preview over a narrow hand, the cards of a meld that is only a chip."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.faces import Shadow
from canasta_desktop.ui.items.look import LEFT, Look, draw_words
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.values import value


@value(frozen=True)
class Preview(Painted):
    """Faces at the given rectangles, relative to `rect`; `has_ground`: on a panel of their own.

    `caption` stands over them in `head` px.
    """

    margin: ClassVar[float] = 3

    faces: tuple[int, ...]
    cards: tuple[Rect, ...]
    has_ground: bool = False
    caption: str = ""
    head: float = 0

    def paint(self, painter: QPainter, look: Look) -> None:
        if self.has_ground:
            painter.setBrush(QColor(look.theme.panel))
            painter.setPen(QPen(QColor(look.theme.line), 1))
            painter.drawRoundedRect(QRectF(0, 0, self.rect.w, self.rect.h), 12, 12)
            words = QRectF(10, 8, self.rect.w - 20, self.head)
            draw_words(painter, look, words, self.caption, look.font(1.9, bold=True), look.theme.text, LEFT)
        for face, card in zip(self.faces, self.cards, strict=True):
            shadow = Shadow.FLAT if self.has_ground else Shadow.LIFTED
            picture = look.pictures.picture(face, card.w, shadow=shadow)
            painter.drawPixmap(QPointF(card.x, card.y) + picture.offset, picture.pixmap)
