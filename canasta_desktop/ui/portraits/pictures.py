"""Portraits in a circle, painted once for each look, size and pixel ratio."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

from canasta_desktop.ui.figures import Figure, HairStyle, Mood, Pen, draw_figure, lighter, mixed

from .characters import PORTRAITS

_KEPT: Final = 96
"""Pictures at most; a table of six needs eighteen at each size."""
_RADIUS: Final = 64.0
"""Units from the middle of the circle to its rim."""
_CREAM: Final = "#FFF6E0"
_HIGH_HAIR: Final = (HairStyle.BUN, HairStyle.TOPKNOT, HairStyle.AFRO, HairStyle.UPDO)


class _PortraitKey(NamedTuple):
    portrait: str
    mood: Mood
    diameter: float


class PortraitPictures:
    """Portraits, each painted at its first need. GUI thread only."""

    def __init__(self, dpr: float = 1.0) -> None:
        self._dpr = dpr
        self._pictures: dict[_PortraitKey, QPixmap] = {}

    def picture(self, portrait: str, diameter: float, mood: Mood = Mood.CALM) -> QPixmap:
        """A portrait, `diameter` logical pixels across; the same object until the pixel ratio changes.

        Raises KeyError for a key that is not in `PORTRAITS`.
        """
        key = _PortraitKey(portrait, mood, diameter)
        found = self._pictures.pop(key, None)
        if found is None:
            found = QPixmap.fromImage(portrait_image(portrait, diameter, self._dpr, mood))
        self._pictures[key] = found
        if len(self._pictures) > _KEPT:
            del self._pictures[next(iter(self._pictures))]
        return found

    def set_dpr(self, dpr: float) -> None:
        """Another pixel ratio, as when the window moves to another screen."""
        if dpr != self._dpr:
            self._dpr = dpr
            self._pictures.clear()


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
