"""What a drop would do, or why it cannot be: a bubble beside the place."""

from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.items.look import CENTRE, Look, draw_words
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.values import value


@value(frozen=True)
class Bubble(Painted):
    """A line of text: on the accent for a valid target, in the error colour on the panel for a refusal."""

    margin: ClassVar[float] = 0.8
    fade: ClassVar[int] = 100

    text: str
    is_error: bool = False

    def paint(self, painter: QPainter, look: Look) -> None:
        theme, box = look.theme, QRectF(0, 0, self.rect.w, self.rect.h)
        corner = min(box.height() / 2, 1.6 * look.u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(box.adjusted(-1, 1, 1, 3), corner, corner)
        painter.setBrush(QColor(theme.panel if self.is_error else theme.accent))
        painter.setPen(QPen(QColor(theme.error), 1.6 * theme.outline) if self.is_error else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, corner, corner)
        colour = theme.error if self.is_error else theme.on_accent
        draw_words(
            painter, look, box.adjusted(look.u, 1, -look.u, -1), self.text, look.font(1.8, bold=True), colour, CENTRE
        )
