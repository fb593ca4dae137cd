"""What the signs on emblems are drawn with: cards of the deck, lines, shapes, silk and laurel, in a square of 100."""

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base.theme import BANDS, GOLD
from canasta_desktop.ui.faces import CardPictures, FaceStyle

LIGHT: Final = "#FFF3D0"
"""What is drawn on enamel."""
_BACK: Final = None


class EmblemPainter:
    """Draws in the units of an emblem."""

    def __init__(self, painter: QPainter, scale: float, dpr: float) -> None:
        self.painter, self.scale = painter, scale
        self._pictures = CardPictures(FaceStyle(large_index=True), dpr)

    def box(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle where it is painted."""
        return QRectF(x * self.scale, y * self.scale, width * self.scale, height * self.scale)

    def fan(self, faces: str, step: float, width: float = 34) -> None:
        """Cards in a fan around the middle one; blanks for their backs."""
        cards = [_BACK] * len(faces) if faces.isspace() else read_cards(faces)
        for place, card in enumerate(cards):
            turn = (place - (len(cards) - 1) / 2) * step
            at = QPointF(50, 49) + QPointF(sin(radians(turn)), 1 - cos(radians(turn))) * 46
            self.card(card, at, width, turn, place % 2)

    def card(self, face: int | None, centre: QPointF, width: float, turned: float, joker: int = 0) -> None:
        """One card, its centre there."""
        wide = width * self.scale
        picture = self._pictures.picture(face, wide, joker, round(turned))
        corner = centre * self.scale - QPointF(wide / 2, 0.7 * wide)
        self.painter.drawPixmap(corner + picture.offset, picture.pixmap)

    def write(self, text: str, size: float, y: float = 50, colour: str = LIGHT) -> None:
        """A few signs in Fraunces, their middle at this height."""
        font = QFont(["Fraunces SemiBold", "Fraunces"])
        font.setPixelSize(max(1, round(size * self.scale)))
        font.setFeature(QFont.Tag("lnum"), 1)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(self.box(0, y - size, 100, 2 * size), Qt.AlignmentFlag.AlignCenter, text)

    def line(self, *points: tuple[float, float], width: float = 5, colour: str = LIGHT) -> None:
        """A line with round ends."""
        pen = QPen(QColor(colour), width * self.scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline([QPointF(x, y) * self.scale for x, y in points])

    def shape(self, *points: tuple[float, float], colour: str = LIGHT) -> None:
        """A filled outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawPolygon([QPointF(x, y) * self.scale for x, y in points])

    def disc(self, x: float, y: float, radius: float, colour: str = LIGHT) -> None:
        """A filled circle."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawEllipse(QPointF(x, y) * self.scale, radius * self.scale, radius * self.scale)

    def ring(self, x: float, y: float, radius: float, width: float = 5, colour: str = LIGHT) -> None:
        """A circle."""
        self.painter.setPen(QPen(QColor(colour), width * self.scale))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawEllipse(QPointF(x, y) * self.scale, radius * self.scale, radius * self.scale)

    def star(self, x: float, y: float, radius: float, colour: str = LIGHT, *, points: int = 5) -> None:
        """A star that stands on its feet."""
        inner = 0.45 if points == 5 else 0.32
        corners = [
            (x + reach * sin(turn), y - reach * cos(turn))
            for at in range(2 * points)
            for turn, reach in [(radians(180 * at / points), radius * (inner if at % 2 else 1))]
        ]
        self.shape(*corners, colour=colour)

    def band(self, kind: str, y: float, width: float = 58, high: float = 13) -> None:
        """The silk of a canasta with its golden hem."""
        self.painter.setPen(QPen(QColor(GOLD), 1.6 * self.scale))
        self.painter.setBrush(QColor(BANDS[kind][0]))
        self.painter.drawRoundedRect(self.box(50 - width / 2, y, width, high), self.scale, self.scale)

    def laurel(self) -> None:
        """Leaves at both sides."""
        for side in (-1, 1):
            for turn in range(-62, 75, 17):
                x, y = 50 + side * 31 * cos(radians(turn)), 50 - 31 * sin(radians(turn))
                self.painter.save()
                self.painter.translate(QPointF(x, y) * self.scale)
                self.painter.rotate(side * (90 - turn + 28))
                self.painter.setPen(Qt.PenStyle.NoPen)
                self.painter.setBrush(QColor(GOLD))
                self.painter.drawEllipse(QRectF(-7 * self.scale, -2.8 * self.scale, 14 * self.scale, 5.6 * self.scale))
                self.painter.restore()
