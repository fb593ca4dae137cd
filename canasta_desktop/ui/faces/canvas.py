"""A painter over one card, with the few strokes the deck is made of.

The canvas counts in card units (`WIDTH` x `HEIGHT`) and knows how many pixels a unit has. What must be
sharp on a small card (indices, pips, the edge) is fitted to whole pixels: see `text`, `suit` and `hair`.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from .glyphs import GLYPHS
from .paths import outline, ray_polygons, suit_path
from .style import HEIGHT, INK, WIDTH

OUTLINE: Final = 2.4
"""Width of the ink line around painted shapes."""
_LARGEST_FITTED_PEN: Final = 7.0
"""Pixels. Beyond this a part of a pixel more or less is no longer seen, and round sizes look better."""


@cache
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


@cache
def _pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


class Canvas:
    """Paints in card units; `pixels_x` and `pixels_y` say how many device pixels one unit has."""

    def __init__(self, painter: QPainter, pixels_x: float, pixels_y: float) -> None:
        self.painter = painter
        self.pixels_x = pixels_x
        self.pixels_y = pixels_y

    @property
    def is_small(self) -> bool:
        """Whether details of a few units would only smear (cards under about 70 pixels)."""
        return self.pixels_x < 0.29

    def hair(self, width: float, pixels: float = 0.75) -> float:
        """A line width in units, at least so many pixels."""
        return max(width, pixels / self.pixels_x)

    # Shapes

    def shape(self, form: str | QPainterPath, fill: str | None, line: str | None = INK, width: float = OUTLINE) -> None:
        """A form, filled, outlined or both; None leaves one out."""
        painter = self.painter
        painter.setPen(_pen(line, self.hair(width, 0.6)) if line else Qt.PenStyle.NoPen)
        painter.setBrush(_brush(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(outline(form) if isinstance(form, str) else form)

    def fill(self, form: str | QPainterPath, colour: str) -> None:
        """A form without outline."""
        self.shape(form, colour, None)

    def stroke(self, form: str | QPainterPath, colour: str = INK, width: float = OUTLINE) -> None:
        """A line along a form."""
        self.shape(form, None, colour, width)

    def dot(
        self, x: float, y: float, radius: float, fill: str | None, line: str | None = INK, width: float = 2.0
    ) -> None:
        """A circle, with its outline unless `line` is None."""
        painter = self.painter
        painter.setPen(_pen(line, self.hair(width, 0.6)) if line else Qt.PenStyle.NoPen)
        painter.setBrush(_brush(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, y), radius, radius)

    def rays(self, x: float, y: float, inner: float, outer: float, count: int, colour: str, duty: float = 0.5) -> None:
        """Rays around a point. One by one: as a single path they overflow Qt's raster pool, ten times slower."""
        painter = self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_brush(colour))
        for ray in ray_polygons(x, y, inner, outer, count, duty):
            painter.drawPolygon(ray)

    def lines(self, ends: Iterable[tuple[float, float, float, float]], colour: str, width: float) -> None:
        """Straight lines from x, y to x, y; one by one for the same reason as `rays`."""
        self.painter.setPen(_pen(colour, self.hair(width, 0.6)))
        for x1, y1, x2, y2 in ends:
            self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def lozenges(self, places: Iterable[tuple[float, float]], across: float, down: float, colour: str) -> None:
        """A lozenge at each of these places, so far from its middle to its corners; one by one as `rays`."""
        painter = self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_brush(colour))
        form = QPolygonF([QPointF(0, -down), QPointF(across, 0), QPointF(0, down), QPointF(-across, 0)])
        for x, y in places:
            painter.drawConvexPolygon(form.translated(x, y))

    # Placing

    def seen(self, margin: float) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of what is not clipped away, with so much around it."""
        clip = self.painter.clipBoundingRect()
        return clip.left() - margin, clip.top() - margin, clip.right() + margin, clip.bottom() + margin

    @contextmanager
    def saved(self) -> Iterator[QPainter]:
        """Everything set inside is undone afterwards."""
        self.painter.save()
        yield self.painter
        self.painter.restore()

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
            painter.fillPath(suit_path(suit), _brush(colour))

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
            painter.strokePath(QTransform.fromScale(grow * squeeze, grow).map(path), _pen(colour, pen))


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
