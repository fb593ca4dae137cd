"""Portraits in a circle, painted once for each look, size and pixel ratio."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.figures import Figure, HairStyle, Mood, Pen, draw_figure, lighter, mixed

from .characters import PORTRAITS

_KEPT: Final = 96
"""Pictures at most; a table of six needs eighteen at each size."""
_RADIUS: Final = 64.0
"""Units from the middle of the circle to its rim."""
_CREAM: Final = "#FFF6E0"
_HIGH_HAIR: Final = (HairStyle.BUN, HairStyle.TOPKNOT, HairStyle.AFRO, HairStyle.UPDO)


@lru_cache(maxsize=_KEPT)
def portrait_picture(portrait: str, diameter: float, dpr: float, mood: Mood = Mood.CALM) -> QPixmap:
    """The portrait as a pixmap, painted once; GUI thread only. Raises KeyError for a key that is not in `PORTRAITS`."""
    return QPixmap.fromImage(portrait_image(portrait, diameter, dpr, mood))


def mood_of(expression: Expression) -> Mood:
    """The look that shows it."""
    return Mood[expression.name]


def portrait_image(portrait: str, diameter: float, dpr: float, mood: Mood = Mood.CALM) -> QImage:
    """A portrait, `round(diameter * dpr)` device pixels across, clear outside the circle. Raises KeyError."""
    figure = PORTRAITS[portrait]
    pixels = round(diameter * dpr)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = pixels / (2 * _RADIUS)
    painter.scale(scale, scale)
    painter.translate(_RADIUS, _RADIUS)
    _draw_portrait(Pen(painter, scale, scale), figure, mood)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image


def _draw_portrait(pen: Pen, figure: Figure, mood: Mood) -> None:
    """The figure before a light ground of its own colour; the circle cuts the shoulders, never hair or hat."""
    painter = pen.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_ground(figure))
    painter.drawEllipse(QPointF(0, 0), _RADIUS, _RADIUS)
    circle = QPainterPath()
    circle.addEllipse(QPointF(0, 0), _RADIUS, _RADIUS)
    is_high = figure.style in _HIGH_HAIR
    with pen.clipped(circle), pen.placed(0, 8 if is_high else 0, 0, 0.92 if is_high else 1.0):
        draw_figure(pen, figure, mood)


def _ground(figure: Figure) -> QBrush:
    base = mixed(figure.robe, _CREAM, 0.72)
    gradient = QRadialGradient(QPointF(0, -0.3 * _RADIUS), 1.5 * _RADIUS)
    gradient.setColorAt(0, QColor(lighter(base, 0.55)))
    gradient.setColorAt(1, QColor(base))
    return QBrush(gradient)
