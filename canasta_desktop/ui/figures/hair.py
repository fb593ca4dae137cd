"""Hair: what falls behind the head, and what lies over the forehead."""

import math
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from .colours import darker, lighter
from .figure import Figure, HairStyle
from .pen import INK, Pen

Curl = tuple[float, float, float]
"""Middle and radius of a curl."""


@cache
def _cloud(curls: tuple[Curl, ...]) -> QPainterPath:
    """Curls with one outline around all of them."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in curls:
        path.addEllipse(QPointF(x, y), radius, radius)
    return path.simplified()


def _mirrored(curls: Iterable[Curl]) -> tuple[Curl, ...]:
    """These curls on both sides of the head."""
    return tuple((side * x, y, radius) for side in (-1, 1) for x, y, radius in curls)


_CAP: Final = "M 0,-44 C -34,-45 -36,-16 -31,2 L 31,2 C 36,-16 34,-45 0,-44 Z"
_BEHIND: Final[dict[HairStyle, str]] = {
    HairStyle.SHORT: _CAP,
    HairStyle.SIDE_PARTED: _CAP,
    HairStyle.FRINGE: "M 0,-44 C -36,-46 -39,-14 -36,6 C -36,16 -35,24 -31,28 C -24,30 -18,24 -17,14 L 17,14 C 18,24 24,30 31,28 C 35,24 36,16 36,6 C 39,-14 36,-46 0,-44 Z",
    HairStyle.RECEDING: _CAP,
    HairStyle.LONG: "M 0,-44 C -38,-46 -42,-12 -38,10 C -46,28 -36,40 -44,60 C -34,74 -12,66 -8,58 L 8,58 C 12,66 34,74 44,60 C 36,40 46,28 38,10 C 42,-12 38,-46 0,-44 Z",
    HairStyle.BOB: "M 0,-43 C -36,-45 -40,-14 -37,6 C -36,20 -40,28 -34,34 C -26,38 -16,32 -14,24 L 14,24 C 16,32 26,38 34,34 C 40,28 36,20 37,6 C 40,-14 36,-45 0,-43 Z",
    HairStyle.PAGE: "M 0,-42 C -34,-44 -38,-14 -36,8 C -40,22 -34,30 -26,28 C -20,24 -18,10 -20,0 L 20,0 C 18,10 20,24 26,28 C 34,30 40,22 36,8 C 38,-14 34,-44 0,-42 Z",
    HairStyle.BRAIDS: "M 0,-43 C -34,-45 -38,-14 -35,12 L 35,12 C 38,-14 34,-45 0,-43 Z",
    HairStyle.BUN: "M 0,-42 C -34,-44 -36,-14 -31,8 L 31,8 C 36,-14 34,-44 0,-42 Z",
    HairStyle.UPDO: "M 0,-62 C -30,-70 -44,-40 -34,-8 L -28,10 L 28,10 L 34,-8 C 44,-40 30,-70 0,-62 Z",
    HairStyle.TOPKNOT: "M 0,-42 C -32,-44 -34,-14 -29,4 L 29,4 C 34,-14 32,-44 0,-42 Z",
    HairStyle.PONYTAIL: "M 0,-42 C -34,-44 -36,-14 -31,8 L 31,8 C 36,-14 34,-44 0,-42 Z",
}
_CURLS_BEHIND: Final = {
    HairStyle.AFRO: (
        *((27.5 * math.cos(turn * 0.5236), -18 + 24 * math.sin(turn * 0.5236), 17.0) for turn in range(12)),
        (0.0, -18.0, 30.0),
    ),
    HairStyle.CURLY: (
        *_mirrored(
            [(30, -24, 14), (34, -6, 14), (36, 12, 14), (34, 30, 14), (32, 46, 13), (18, -36, 14), (20, 20, 14)]
        ),
        (0.0, -40.0, 14.0),
        (0.0, 0.0, 30.0),
    ),
}
_CURLS_IN_FRONT: Final = {
    HairStyle.AFRO: (
        (-22.0, -24.0, 9.0),
        (-10.0, -32.0, 10.0),
        (3.0, -34.0, 10.0),
        (15.0, -31.0, 9.0),
        (24.0, -23.0, 8.0),
    ),
    HairStyle.CURLY: (
        (-24.0, -22.0, 10.0),
        (-13.0, -32.0, 11.0),
        (2.0, -33.0, 10.0),
        (15.0, -30.0, 11.0),
        (25.0, -20.0, 9.0),
    ),
}
_PARTED: Final = "M 0,-38 C -24,-42 -32,-20 -28,0 C -24,-14 -12,-24 0,-29 C 12,-24 24,-14 28,0 C 32,-20 24,-42 0,-38 Z"
_CROPPED: Final = (
    "M -27,-8 C -31,-40 31,-42 27,-8 C 24,-20 20,-24 12,-25 C 0,-22 -14,-24 -20,-22 C -24,-18 -26,-12 -27,-8 Z"
)
_SWEPT: Final = "M -28,-2 C -31,-38 -8,-42 0,-36 C 8,-42 31,-38 28,-2 C 26,-18 12,-28 0,-30 C -12,-28 -26,-18 -28,-2 Z"
_LEFT_SHINE: Final = "M -20,-26 C -14,-32 -8,-34 -3,-34"
_TOP_SHINE: Final = "M -14,-32 C -6,-36 4,-36 10,-35"
_IN_FRONT: Final[dict[HairStyle, tuple[str, str]]] = {
    HairStyle.LONG: (_PARTED, _LEFT_SHINE),
    HairStyle.UPDO: (_PARTED, _LEFT_SHINE),
    HairStyle.BRAIDS: (_PARTED, _LEFT_SHINE),
    HairStyle.SHORT: (_CROPPED, _TOP_SHINE),
    HairStyle.TOPKNOT: (_CROPPED, _TOP_SHINE),
    HairStyle.BUN: (_SWEPT, "M -20,-24 C -15,-31 -9,-34 -4,-34"),
    HairStyle.PONYTAIL: (_SWEPT, "M -20,-24 C -15,-31 -9,-34 -4,-34"),
    HairStyle.BOB: (
        "M -30,2 C -34,-36 -10,-44 4,-40 C 28,-42 33,-20 30,2 C 28,-14 18,-26 4,-28 C -8,-22 -22,-18 -30,2 Z",
        "M -18,-28 C -10,-34 0,-35 8,-34",
    ),
    HairStyle.LOCKS: (
        "M -27,-8 C -30,-40 30,-40 27,-8 C 18,-24 8,-28 0,-28 C -8,-28 -18,-24 -27,-8 Z",
        "M -16,-36 L -19,-26 M -6,-36 L -7,-26 M 4,-36 L 5,-26 M 14,-36 L 17,-26",
    ),
    HairStyle.SIDE_PARTED: (
        "M -28,-6 C -32,-42 34,-46 28,-6 C 26,-16 22,-22 16,-26 C 2,-20 -14,-22 -22,-28 C -20,-20 -26,-14 -28,-6 Z",
        "M -16,-34 C -2,-42 14,-38 20,-32",
    ),
    HairStyle.FRINGE: (
        "M -29,6 C -34,-56 34,-56 29,6 L 26,-17 C 10,-22.5 -10,-22.5 -26,-17 Z",
        "M -17,-28 C -8,-34 8,-34 17,-28",
    ),
    HairStyle.PAGE: (
        "M -29,4 C -33,-52 33,-52 29,4 C 26,-8 20,-16 10,-22 C -4,-16 -22,-16 -29,4 Z",
        "M -16,-32 C -6,-37 6,-37 14,-33",
    ),
}
"""The form over the forehead, and the light on it."""
_TEMPLES: Final = (
    "M -28,-2 C -32,-22 -28,-32 -20,-36 C -24,-26 -25,-14 -24,-6 Z",
    "M 28,-2 C 32,-22 28,-32 20,-36 C 24,-26 25,-14 24,-6 Z",
)
_LOCK_ENDS: Final = ((3, 30), (2, 40), (1, 47), (0, 52))
_TAIL: Final = "M 18,-40 C 38,-46 52,-22 47,4 C 45,18 48,26 42,38 C 40,28 32,24 32,10 C 32,-6 28,-22 14,-30 Z"


def draw_hair_behind(pen: Pen, figure: Figure) -> None:
    """What lies behind the head and the shoulders."""
    style = figure.style
    if style in _BEFORE_THE_CAP:
        _BEFORE_THE_CAP[style](pen, figure)
    if style in _CURLS_BEHIND:
        pen.shape(_cloud(_CURLS_BEHIND[style]), figure.hair)
    elif style in _BEHIND:
        pen.shape(_BEHIND[style], figure.hair)
    if style is HairStyle.UPDO:
        pen.stroke("M -24,-52 C -12,-36 12,-36 24,-52", lighter(figure.hair, 0.3), 2)


def draw_hair_in_front(pen: Pen, figure: Figure) -> None:
    """What lies over the forehead."""
    style = figure.style
    if style in _CURLS_IN_FRONT:
        pen.shape(_cloud(_CURLS_IN_FRONT[style]), figure.hair)
    elif style in _IN_FRONT:
        form, shine = _IN_FRONT[style]
        pen.shape(form, figure.hair)
        if not pen.is_coarse:
            pen.stroke(shine, lighter(figure.hair, 0.24), 2.2)
    elif style is HairStyle.RECEDING:
        for temple in _TEMPLES:
            pen.shape(temple, figure.hair)


def _draw_braids(pen: Pen, figure: Figure) -> None:
    for side in (-1, 1):
        for link in range(6):
            pen.dot(side * (33 + link * 0.8), 12 + link * 12, 8.5, figure.hair, INK, 2, 8)
        pen.dot(side * 37.5, 82, 4.5, figure.metal)


def _draw_bun(pen: Pen, figure: Figure) -> None:
    pen.dot(0, -47, 16, figure.hair)
    pen.stroke("M -9,-52 C -4,-44 6,-44 10,-50", darker(figure.hair, 0.3), 1.8)


def _draw_topknot(pen: Pen, figure: Figure) -> None:
    pen.dot(0, -52, 9, figure.hair)
    pen.rod("M -5,-44 L 5,-44", figure.second, 4)


def _draw_ponytail(pen: Pen, figure: Figure) -> None:
    pen.shape(_TAIL, figure.hair)
    pen.stroke("M 26,-32 C 40,-20 40,2 41,20", lighter(figure.hair, 0.24), 2)


def _draw_locks(pen: Pen, figure: Figure) -> None:
    for side in (-1, 1):
        for place, end in _LOCK_ENDS:
            out = place * 5
            form = f"M {side * (15 + place * 4)},-30 C {side * (24 + out)},-6 {side * (22 + out)},18 {side * (21 + place * 6)},{end}"
            pen.rod(form, figure.hair if place % 2 else lighter(figure.hair, 0.1), 6.6)


_BEFORE_THE_CAP: Final[dict[HairStyle, Callable[[Pen, Figure], None]]] = {
    HairStyle.BRAIDS: _draw_braids,
    HairStyle.BUN: _draw_bun,
    HairStyle.TOPKNOT: _draw_topknot,
    HairStyle.PONYTAIL: _draw_ponytail,
    HairStyle.LOCKS: _draw_locks,
}
