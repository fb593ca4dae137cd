"""The stack under a canasta's top card: the edges of four cards and the frame in the canasta's colour."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.ui.faces.style import CORNER, EDGE, PAPER, WIDTH
from canasta_desktop.ui.items.badge import GROUNDS
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted

EDGES = 4


@dataclass(frozen=True)
class CanastaStack(Painted):
    """`rect` is the top card's; the frame runs 3 px outside, the edges of the cards below show at the foot."""

    margin: ClassVar[float] = 10

    kind: str

    def paint(self, painter: QPainter, look: Look) -> None:
        width, height = self.rect.w, self.rect.h
        corner = CORNER / WIDTH * width
        frame = QRectF(0, 0, width, height).adjusted(-3.5, -3.5, 3.5, 3.5 + EDGES)
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in range(4):
            painter.setBrush(QColor(0, 0, 0, 18))
            painter.drawRoundedRect(frame.adjusted(-layer, -layer + 1, layer, layer + 1.5), corner + 4, corner + 4)
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor("#FFFFFF"), 1))
        painter.drawRoundedRect(frame.adjusted(-1.6, -1.6, 1.6, 1.6), corner + 4, corner + 4)
        painter.setPen(QPen(QColor(GROUNDS[self.kind]), 3))
        painter.drawRoundedRect(frame, corner + 3, corner + 3)
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor(EDGE), 1))
        for edge in range(EDGES, 0, -1):
            painter.drawRoundedRect(QRectF(0.5, edge, width - 1, height - 0.5), corner, corner)
