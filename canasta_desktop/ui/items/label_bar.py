"""The word bar of a canasta: its kind is never told by colour alone."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.items.badge import GROUNDS
from canasta_desktop.ui.items.look import CENTRE, LEAST_STRETCH, LEAST_TEXT, Look, draw_line, width_of
from canasta_desktop.ui.items.painted import Painted


@dataclass(frozen=True)
class LabelBar(Painted):
    """NATURAL, MIXED, WILD or SAMBA, white on the frame's colour; fades in when the stack has closed.

    On a chip that is too narrow for its word it shows the first letter: colour and top card tell the kind as well.
    """

    fade: ClassVar[int] = 120
    wait: ClassVar[int] = 260

    text: str
    kind: str

    def paint(self, painter: QPainter, look: Look) -> None:
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        painter.setPen(QPen(QColor("#FFFFFF"), 1))
        painter.setBrush(QColor(GROUNDS[self.kind]))
        round_ = min(self.rect.h / 2, 9 * look.text)
        painter.drawRoundedRect(box, round_, round_)
        inside = box.adjusted(3, 0, -3, 0)
        least = look.font(LEAST_TEXT / look.text, 700)
        least.setStretch(LEAST_STRETCH)
        text = self.text if width_of(least, self.text) <= inside.width() else self.text[:1]
        draw_line(painter, inside, text, look.font(11, 700), "#FFFFFF", CENTRE)
