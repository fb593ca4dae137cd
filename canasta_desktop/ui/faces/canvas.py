"""A painter over one card, with the few strokes the deck is made of.

The canvas counts in card units (`WIDTH` x `HEIGHT`) and knows how many pixels a unit has. What must be
sharp on a small card (indices, pips, the edge) is fitted to whole pixels: see `text`, `suit` and `hair`.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from canasta_desktop.ui.figures import Pen, outline
from canasta_desktop.ui.figures.pen import brush_of, pen_of

from .glyphs import GLYPHS
from .paths import ray_polygons, suit_path
from .style import HEIGHT, WIDTH

_LARGEST_FITTED_PEN: Final = 7.0
"""Pixels. Beyond this a part of a pixel more or less is no longer seen, and round sizes look better."""

_SAME_PIXEL: Final = 1e-6


class Canvas(Pen):
    """A pen that counts in card units."""

    @property
    def is_small(self) -> bool:
        """Whether details of a few units would only smear (cards under about 70 pixels)."""
        return self.pixels_x < 0.29

    # Shapes

    def rays(self, x: float, y: float, inner: float, outer: float, count: int, colour: str, duty: float = 0.5) -> None:
        """Rays around a point. One by one: as a single path they overflow Qt's raster pool, ten times slower."""
        painter = self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush_of(colour))
        for ray in ray_polygons(x, y, inner, outer, count, duty):
            painter.drawPolygon(ray)

    # Placing

    @contextmanager
    def scaled(self, factor: float) -> Iterator[None]:
        """Smaller or larger around the card's centre; nothing inside can be fitted to pixels."""
        pixels = self.pixels_x, self.pixels_y
        self.pixels_x, self.pixels_y = pixels[0] * factor, pixels[1] * factor
        with self.saved() as painter:
            painter.translate(WIDTH / 2, HEIGHT / 2)
            painter.scale(factor, factor)
            painter.translate(-WIDTH / 2, -HEIGHT / 2)
            yield
        self.pixels_x, self.pixels_y = pixels

    def both_ends(self, draw: Callable[[], None]) -> None:
        """Draw upright, then again turned by 180 degrees, so that the card has no upside down."""
        draw()
        with self.saved() as painter:
            painter.translate(WIDTH, HEIGHT)
            painter.rotate(180)
            draw()

    def both_halves(self, draw: Callable[[], None]) -> None:
        """As `both_ends`, for pictures that take long to draw: drawn once, the other end is a turned copy of that.

        Turned by 180 degrees pixels become pixels if the card's centre lies on one or between two; else it is drawn
        twice, and so it is on what counts in other units than pixels.
        """
        painter, device = self.painter, self.painter.device()
        middle = painter.deviceTransform().map(QPointF(WIDTH / 2, HEIGHT / 2)) * 2
        turned = QPoint(round(middle.x()), round(middle.y()))
        is_between = (middle - turned).manhattanLength() > _SAME_PIXEL
        if not isinstance(device, QImage) or device.devicePixelRatio() != 1 or is_between:
            self.both_ends(draw)
            return
        half = QImage(device.size(), QImage.Format.Format_ARGB32_Premultiplied)
        half.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(half)
        self.painter.setRenderHints(painter.renderHints())
        self.painter.setTransform(painter.deviceTransform())
        draw()
        self.painter.end()
        self.painter = painter
        with self.saved():
            painter.resetTransform()
            painter.drawImage(0, 0, half)
            corner = turned - QPoint(half.width(), half.height())
            painter.drawImage(corner, half.transformed(QTransform.fromScale(-1, -1)))

    def snapped(self, x: float, y: float) -> tuple[float, float]:
        """The nearest point between pixels; what is centred on the card stays exactly centred."""
        if x != WIDTH / 2:
            x = round(x * self.pixels_x) / self.pixels_x
        if y != HEIGHT / 2:
            y = round(y * self.pixels_y) / self.pixels_y
        return x, y

    # Signs

    def suit(self, suit: int, x: float, y: float, size: float, colour: str, turned: bool = False) -> None:
        """A suit's sign around a point; a turned one stands on its head."""
        self.sign(suit, *self.snapped(x, y), -size if turned else size, colour)

    def sign(self, suit: int, x: float, y: float, size: float, colour: str) -> None:
        """A suit's sign exactly around a point, not fitted to pixels; upside down if `size` is negative."""
        with self.saved() as painter:
            painter.translate(x, y)
            painter.scale(abs(size) / 100, size / 100)
            painter.fillPath(suit_path(suit), brush_of(colour))

    def text(
        self, text: str, x: float, top: float, height: float, colour: str, weight: float = 0.155, room: float = math.inf
    ) -> None:
        """Signs of `GLYPHS`, centred at `x`, all strokes inside `height`, squeezed if wider than `room`.

        `weight` is the pen's width as a part of the height. Height, pen and first stem are fitted to pixels.
        """
        tall = max(4, round(height * self.pixels_y))
        pen = weight * tall
        if pen < _LARGEST_FITTED_PEN:
            pen = max(1, math.floor(pen + 0.5))
        path, reach = _line_of_text(text, round(125 * pen / tall))
        grow = (tall - pen) / 100
        squeeze = min(1.0, (room * self.pixels_x - pen) / (reach * grow))
        wide = reach * grow * squeeze + pen
        stem = GLYPHS[text[0]].stem * grow * squeeze
        left = round(x * self.pixels_x - wide / 2 + stem) - stem
        with self.saved() as painter:
            painter.scale(1 / self.pixels_x, 1 / self.pixels_y)
            painter.translate(left + pen / 2, round(top * self.pixels_y) + pen / 2)
            painter.strokePath(QTransform.fromScale(grow * squeeze, grow).map(path), pen_of(colour, pen))


@cache
def _line_of_text(text: str, pen: int) -> tuple[QPainterPath, float]:
    """The strokes of a text, 100 high, and how far they reach; the space between letters grows with the pen."""
    path = QPainterPath()
    reach = 0.0
    for letter in text:
        glyph = GLYPHS[letter]
        if reach > 0:
            reach += 10 + pen
        path.addPath(outline(glyph.strokes).translated(reach, 0))
        reach += glyph.width
    return path, reach
