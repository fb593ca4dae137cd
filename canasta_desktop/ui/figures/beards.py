"""Beards and moustaches."""

from collections.abc import Callable
from typing import Final

from .colours import darker, lighter, lightness, mixed
from .figure import Beard, Figure, Mood
from .pen import INK, Pen

_SMILING_LIP: Final = "M -7,20 C -3,22.6 3,22.6 7,20"
_WORRIED_LIP: Final = "M -7.5,23 C -3,18.6 3,18.6 7.5,23"
_WORRIED_MOUTH: Final = "M -7,27 C -3,22.6 3,22.6 7,27"
"""Below a moustache that hides the lips."""
_SMALL_MOUSTACHE: Final = (
    "M 0,13.5 C -5,11 -12,13.5 -15,19.5 C -10,19.5 -5,18.5 0,16.8 C 5,18.5 10,19.5 15,19.5 C 12,13.5 5,11 0,13.5 Z"
)
_FULL: Final = (
    "M -26,-6 C -24,6 -20,12 -12,12 C -6,9 6,9 12,12 C 20,12 24,6 26,-6 C 30,24 20,46 0,49 C -20,46 -30,24 -26,-6 Z"
)
_FULL_STRANDS: Final = (
    "M -15,30 C -13,37 -10,41 -7,43 M 15,30 C 13,37 10,41 7,43 M -5,35 C -4,40 -3,43 -2,45 M 5,35 C 4,40 3,43 2,45"
)
_LONG: Final = (
    "M -26,-6 C -24,6 -20,13 -12,13 C -6,10 6,10 12,13 C 20,13 24,6 26,-6 C 30,22 26,42 18,58 C 14,70 5,80 0,88 "
    "C -5,80 -14,70 -18,58 C -26,42 -30,22 -26,-6 Z"
)
_LONG_STRANDS: Final = "M -13,32 C -13,48 -9,58 -5,70 M 13,32 C 13,48 9,58 5,70 M 0,36 L 0,66 M -20,26 C -20,38 -18,44 -16,50 M 20,26 C 20,38 18,44 16,50"
_SHORT: Final = (
    "M -26,-6 C -25,8 -20,15 -13,14 C -6,11 6,11 13,14 C 20,15 25,8 26,-6 C 27,14 20,36 0,38 C -20,36 -27,14 -26,-6 Z"
)
_GOATEE: Final = "M -8,24.5 C -4,26.5 4,26.5 8,24.5 C 9,34 4,44 0,48 C -4,44 -9,34 -8,24.5 Z"
_MOUSTACHE: Final = "M 0,12.5 C -6,9 -15,12 -20,20 C -13,22 -5,20.5 0,17.5 C 5,20.5 13,22 20,20 C 15,12 6,9 0,12.5 Z"
_HANDLEBAR: Final = (
    "M 0,13 C -6,10 -12,15 -18,17 C -23,18 -25,14 -24,10 C -30,18 -22,25 -14,22 C -8,20.5 -4,19 0,17 "
    "C 4,19 8,20.5 14,22 C 22,25 30,18 24,10 C 25,14 23,18 18,17 C 12,15 6,10 0,13 Z"
)


def draw_beard(pen: Pen, figure: Figure, mood: Mood) -> None:
    """The beard; the mouth shows through the larger ones, and below a moustache if it is worried."""
    if figure.beard in _DRAWN:
        _DRAWN[figure.beard](pen, figure)
    if figure.beard in _LIPS_SHOW:
        pen.stroke(_WORRIED_LIP if mood is Mood.WORRIED else _SMILING_LIP, mixed(figure.skin, "#8A2A22", 0.55), 2.8)
    elif figure.beard in _DRAWN and mood is Mood.WORRIED:
        pen.stroke(_WORRIED_MOUTH, mixed(figure.skin, "#2A120A", 0.6), 2.2)


def _strand(figure: Figure) -> str:
    """The colour of single hairs in a beard, darker in light ones and lighter in dark ones."""
    return darker(figure.hair, 0.3) if lightness(figure.hair) > 60 else lighter(figure.hair, 0.25)


def _draw_full(pen: Pen, figure: Figure) -> None:
    pen.shape(_FULL, figure.hair)
    if not pen.is_coarse:
        pen.stroke(_FULL_STRANDS, _strand(figure), 1.5)


def _draw_long(pen: Pen, figure: Figure) -> None:
    pen.shape(_LONG, figure.hair)
    if not pen.is_coarse:
        pen.stroke(_LONG_STRANDS, _strand(figure), 1.6)
    pen.shape(_SMALL_MOUSTACHE, figure.hair, INK, 1.6)


def _draw_short(pen: Pen, figure: Figure) -> None:
    pen.shape(_SHORT, figure.hair)


def _draw_goatee(pen: Pen, figure: Figure) -> None:
    pen.shape(_GOATEE, figure.hair, INK, 1.8)
    pen.shape(_SMALL_MOUSTACHE, figure.hair, INK, 1.6)


def _draw_moustache(pen: Pen, figure: Figure) -> None:
    pen.shape(_MOUSTACHE, figure.hair, INK, 1.8)


def _draw_handlebar(pen: Pen, figure: Figure) -> None:
    pen.shape(_HANDLEBAR, figure.hair, INK, 1.8)


_DRAWN: Final[dict[Beard, Callable[[Pen, Figure], None]]] = {
    Beard.FULL: _draw_full,
    Beard.LONG: _draw_long,
    Beard.SHORT: _draw_short,
    Beard.GOATEE: _draw_goatee,
    Beard.MOUSTACHE: _draw_moustache,
    Beard.HANDLEBAR: _draw_handlebar,
}
_LIPS_SHOW: Final = (Beard.FULL, Beard.LONG, Beard.SHORT)
