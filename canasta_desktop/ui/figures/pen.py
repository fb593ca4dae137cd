"""A painter with the few strokes that all drawings here are made of: filled shapes with a round ink line."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from .outlines import outline

INK: Final = "#1D2230"
OUTLINE: Final = 2.4
"""Width of the ink line around painted shapes."""
_FINE: Final = 0.4
"""Pixels a unit: below it details of two units would only smear."""
_FAINT: Final = 1.6
"""Lines thinner than this are ornament: they may fade on a small picture, where at full strength they would smear."""

Form = str | QPainterPath
"""What can be drawn: a path, or its string for `outline`."""
Point = tuple[float, float]


@cache
def brush_of(colour: str) -> QBrush:
    """The brush of a colour, made once."""
    return QBrush(QColor(colour))


@cache
def pen_of(colour: str, width: float) -> QPen:
    """The round pen of a colour and width, made once."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


class Pen:
    """Paints in units of its own; `pixels_x` and `pixels_y` say how many device pixels one of them has."""

    def __init__(self, painter: QPainter, pixels_x: float, pixels_y: float) -> None:
        self.painter = painter
        self.pixels_x = pixels_x
        self.pixels_y = pixels_y

    @property
    def is_coarse(self) -> bool:
        """Whether freckles, lashes and the like are to be left out."""
        return self.pixels_x < _FINE

    def hair(self, width: float, pixels: float = 0.75) -> float:
        """A line width in units, at least so many pixels."""
        return max(width, pixels / self.pixels_x)

    # Shapes

    def shape(self, form: Form, fill: str | None, line: str | None = INK, width: float = OUTLINE) -> None:
        """A form, filled, outlined or both; None leaves one out."""
        self._take(fill, line, width)
        self.painter.drawPath(outline(form) if isinstance(form, str) else form)

    def fill(self, form: Form, colour: str) -> None:
        """A form without outline."""
        self.shape(form, colour, None)

    def stroke(self, form: Form, colour: str = INK, width: float = OUTLINE) -> None:
        """A line along a form."""
        self.shape(form, None, colour, width)

    def rod(self, form: Form, colour: str, width: float, line: float = 1.9) -> None:
        """A line along a form that has an outline itself; `width` is that of the coloured part."""
        self.stroke(form, INK, width + 2 * line)
        self.stroke(form, colour, width)

    def dot(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None,
        line: str | None = INK,
        width: float = 2.0,
        down: float | None = None,
    ) -> None:
        """A circle, with its outline unless `line` is None; an ellipse if another radius `down` is given."""
        self._take(fill, line, width)
        self.painter.drawEllipse(QPointF(x, y), radius, radius if down is None else down)

    def dots(
        self, places: Iterable[Point], radius: float, fill: str, line: str | None = INK, width: float = 1.4
    ) -> None:
        """Equal circles."""
        for x, y in places:
            self.dot(x, y, radius, fill, line, width)

    def arc(self, box: QRectF, start: float, span: float, colour: str, width: float) -> None:
        """A part of an ellipse as a line; degrees, counted as Qt does."""
        self._take(None, colour, width)
        self.painter.drawArc(box, round(start * 16), round(span * 16))

    def _take(self, fill: str | None, line: str | None, width: float) -> None:
        pen = pen_of(line, width if width < _FAINT else self.hair(width, 0.6)) if line else Qt.PenStyle.NoPen
        self.painter.setPen(pen)
        self.painter.setBrush(brush_of(fill) if fill else Qt.BrushStyle.NoBrush)

    # Placing

    @contextmanager
    def saved(self) -> Iterator[QPainter]:
        """Everything set inside is undone afterwards."""
        self.painter.save()
        yield self.painter
        self.painter.restore()

    @contextmanager
    def clipped(self, form: Form) -> Iterator[None]:
        """Only what lies in a form is painted."""
        with self.saved() as painter:
            painter.setClipPath(outline(form) if isinstance(form, str) else form, Qt.ClipOperation.IntersectClip)
            yield

    @contextmanager
    def placed(self, x: float, y: float, turned: float = 0.0, factor: float = 1.0) -> Iterator[None]:
        """The origin somewhere else, turned by degrees clockwise, everything smaller or larger."""
        pixels = self.pixels_x, self.pixels_y
        self.pixels_x, self.pixels_y = pixels[0] * factor, pixels[1] * factor
        with self.saved() as painter:
            painter.translate(x, y)
            painter.rotate(turned)
            painter.scale(factor, factor)
            yield
        self.pixels_x, self.pixels_y = pixels
