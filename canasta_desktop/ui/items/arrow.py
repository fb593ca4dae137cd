"""What a hint or a lesson puts over the table: an arrow from one thing to another, and a veil over all the rest."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import VEIL
from canasta_desktop.ui.geometry.arrow import Curve
from canasta_desktop.ui.items.look import Look, qrect
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.values import value

LINE, OUTLINE = 0.85, 0.4
"""How wide the arrow is, and how wide the line on each side of it, units."""
HEAD, SLANT = 2.6, 34.0
"""How long the two strokes of the head are, units; how far they lean, degrees."""
LONGEST_HEAD = 0.4
"""Of a short arrow the head is no longer than this share of it."""
SHADOW, DARK = 0.35, 0.28
"""How far the shadow lies below the arrow, units; how dark it is."""


@value(frozen=True)
class Arrow(Painted):
    """A round arrow along a curve, in coordinates of the window; `rect` surrounds the curve's points."""

    margin: ClassVar[float] = HEAD + 0.5
    fade: ClassVar[int] = 160
    is_kept: ClassVar[bool] = False

    curve: Curve

    def paint(self, painter: QPainter, look: Look) -> None:
        path, u, theme = self.path(look), look.u, look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = (LINE + 2 * OUTLINE) * u
        painter.setPen(_pen(QColor.fromRgbF(0, 0, 0, DARK), wide))
        painter.drawPath(path.translated(0, SHADOW * u))
        for colour, width in ((theme.on_accent, wide), (theme.accent, LINE * u)):
            painter.setPen(_pen(QColor(colour), width))
            painter.drawPath(path)

    def path(self, look: Look) -> QPainterPath:
        """The curve with its head, whose tip is the curve's end; the origin is the corner of what it surrounds."""
        corner = _corner(self.curve)
        start, first, second, end = (QPointF(x, y) - corner for x, y in self.curve)
        path = QPainterPath(start)
        path.cubicTo(first, second, end)
        back = _direction(second if second != end else start, end)
        long = min(HEAD * look.u, LONGEST_HEAD * self.curve.length)
        for angle in (SLANT, -SLANT):
            path.moveTo(end + QTransform().rotate(angle).map(back * long))
            path.lineTo(end)
        return path


@value(frozen=True)
class Veil(Painted):
    """Everything but the holes lies in the dark; `holes` are in coordinates of the window, which is its rectangle."""

    margin: ClassVar[float] = 0
    fade: ClassVar[int] = 160
    is_kept: ClassVar[bool] = False

    holes: tuple[Rect, ...]
    corner: float

    def paint(self, painter: QPainter, look: Look) -> None:
        light = QPainterPath()
        for hole in self.holes:
            one = QPainterPath()
            one.addRoundedRect(qrect(hole), self.corner, self.corner)
            light = light.united(one)
        dark = QPainterPath()
        dark.addRect(QRectF(0, 0, self.rect.w, self.rect.h))
        painter.fillPath(dark.subtracted(light), QColor.fromRgbF(0, 0, 0, VEIL))


def bounds_of(curve: Curve) -> Rect:
    """What surrounds the points of a curve."""
    xs, ys = [point[0] for point in curve], [point[1] for point in curve]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _corner(curve: Curve) -> QPointF:
    bounds = bounds_of(curve)
    return QPointF(bounds.x, bounds.y)


def _direction(towards: QPointF, end: QPointF) -> QPointF:
    """The direction in which an arrow came, seen from its end, of length 1."""
    way = towards - end
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    return way / length if length else QPointF(0, 1)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
