"""Cards seen from behind: the stock and what the other players hold. One picture each, never an item a card."""

from typing import ClassVar

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.faces import Shadow
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.values import value


@value(frozen=True)
class Backs(Painted):
    """Backs at the given upright rectangles, lowest first, all relative to `rect`; each turned around its middle."""

    margin: ClassVar[float] = 2.2

    cards: tuple[Rect, ...]
    turned: int = 0

    def paint(self, painter: QPainter, look: Look) -> None:
        for i, card in enumerate(self.cards):
            shadow = Shadow.FLAT if i in (0, len(self.cards) - 1) or card.y == self.cards[0].y else Shadow.NONE
            picture = look.pictures.picture(None, card.w, turned=self.turned, shadow=shadow)
            corner = picture.offset
            place = QPointF(look.snapped(card.x + corner.x()), look.snapped(card.y + corner.y()))
            painter.drawPixmap(place, picture.pixmap)
