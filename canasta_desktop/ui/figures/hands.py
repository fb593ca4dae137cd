"""A closed hand around something upright, and the sleeve it comes out of."""

from typing import Final

from .colours import lighter, lightness, mixed
from .figure import Figure
from .pen import INK, Pen

_SLEEVE: Final = "M 15,62 C 9,44 10,30 13,17 L -15,16 C -16,30 -22,46 -30,62 Z"
_FOLD: Final = "M -10,26 C -11,38 -14,48 -18,58 M 3,28 C 2,40 2,50 3,60"
_CUFF: Final = "M -18,22 C -7,27 7,26 15,20 L 15,9 C 6,14 -8,14 -17,9 Z"
_FIST: Final = "M -13,-9 C -13,-13.5 9,-14 11,-9 C 13.4,0 13,8 9,11 C 2,14 -9,13 -13,9 C -15.4,3 -15,-4 -13,-9 Z"
_FINGERS: Final = "M -13.4,-5 C -8,-6.6 -3,-6.2 1,-5 M -14,0 C -8,-1.6 -3,-1.2 1.5,0 M -13.4,5.4 C -8,3.8 -3,4.2 1,5.2"
_THUMB: Final = "M 11.4,-6 C 7,-10.6 0,-9.6 -2,-5.6 C -1,-2 5,-1.4 10.4,2.4"
_LIGHT: Final = 120
"""Lightness below which a cuff in the second colour would not stand out from the robe."""


def draw_sleeve(pen: Pen, figure: Figure) -> None:
    """The forearm below a hand at (0, 0), with its cuff."""
    pen.shape(_SLEEVE, figure.robe)
    if not pen.is_coarse:
        pen.stroke(_FOLD, mixed(figure.robe, "#000000", 0.28), 1.8)
    pen.shape(_CUFF, figure.second if lightness(figure.second) > _LIGHT else "#FFFFFF")


def draw_fist(pen: Pen, figure: Figure) -> None:
    """The hand at (0, 0), over what it holds."""
    dark = mixed(figure.skin, "#2A120A", 0.65)
    pen.shape(_FIST, figure.skin)
    if not pen.is_coarse:
        pen.stroke(_FINGERS, dark, 1.5)
    pen.shape(_THUMB, lighter(figure.skin, 0.08), dark if not pen.is_coarse else INK, 1.6)
