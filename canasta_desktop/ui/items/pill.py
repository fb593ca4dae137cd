"""The word pills under piles and plate: "Stock · 41", "Frozen · 12", "Sorted: rank (S)"."""

import math
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_desktop.ui.items.look import CENTRE, Look, draw_words
from canasta_desktop.ui.items.painted import Painted

PADDING = 12


@dataclass(frozen=True)
class Pill(Painted):
    """A line of text on its own ground; `colour` names a token of the theme for text and outline.

    `note` stands below it in smaller words, over `note_height` px.
    """

    margin: ClassVar[float] = 3

    text: str
    colour: str = "text"
    is_outlined: bool = False
    has_snowflake: bool = False
    note: str = ""
    note_height: float = 0

    def paint(self, painter: QPainter, look: Look) -> None:
        theme, box = look.theme, QRectF(0, 0, self.rect.w, self.rect.h)
        colour = getattr(theme, self.colour)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(colour), 1.4 * theme.outline) if self.is_outlined else Qt.PenStyle.NoPen)
        corner = min(box.height() / 2, 14 * look.text)
        painter.drawRoundedRect(box, corner, corner)
        words = box.adjusted(6, 0, -6, 0)
        if self.note:
            words.setHeight(box.height() - self.note_height)
            below = QRectF(words.x() + 3, words.bottom() - 2, words.width() - 6, self.note_height)
            draw_words(painter, below, self.note, look.font(12), theme.muted, CENTRE)
        if self.has_snowflake:
            size = 13 * look.text
            draw_snowflake(painter, QPointF(box.x() + 9 + size / 2, words.center().y()), size, colour)
            words.setLeft(box.x() + 9 + size + 2)
        # Where it takes two lines the figure keeps its word.
        draw_words(painter, words, self.text.replace(" · ", "\u00a0·\u00a0"), look.font(12, 600), colour, CENTRE)


def draw_snowflake(painter: QPainter, middle: QPointF, size: float, colour: str) -> None:
    """Three crossed beams with two twigs at each end."""
    beam = QPainterPath()
    reach = size / 2
    for way in (1, -1):
        beam.moveTo(0, 0)
        beam.lineTo(0, way * reach)
        for side in (-1, 1):
            beam.moveTo(0, way * reach * 0.55)
            beam.lineTo(side * reach * 0.34, way * reach * 0.92)
    painter.save()
    painter.translate(middle)
    pen = QPen(QColor(colour), max(1.3, size * 0.105))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for turn in range(3):
        painter.save()
        painter.rotate(math.degrees(turn * math.pi / 3))
        painter.drawPath(beam)
        painter.restore()
    painter.restore()
