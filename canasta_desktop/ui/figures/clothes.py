"""Neck, shoulders and clothes, from the chin at y = 33 down to y = 150."""

from collections.abc import Callable
from typing import Final

from .colours import darker, lighter, mixed
from .figure import Collar, Figure
from .outlines import outline
from .pen import INK, Pen

_NECK: Final = "M -10.5,18 L -10.5,46 C -10.5,57 10.5,57 10.5,46 L 10.5,18 Z"
_CHIN_SHADOW: Final = "M -11,30 C -6,40 6,40 11,30 L 11,38 C 6,47 -6,47 -11,38 Z"
_BODY: Final = "M -62,150 C -64,86 -54,64 -36,58 C -26,52 -18,50 -12,44 C -8,54 8,54 12,44 C 18,50 26,52 36,58 C 54,64 64,86 62,150 Z"
_SHADED_SIDE: Final = "M 28,40 C 19,90 31,120 25,160 L 82,160 L 82,40 Z"
_ERMINE: Final = "M -66,74 C -40,84 -16,74 -10,44 L 10,44 C 16,74 40,84 66,74 L 68,52 L -68,52 Z"
_ERMINE_TAILS: Final = ((-44, 66), (-30, 70), (-20, 60), (20, 60), (31, 70), (45, 66), (-54, 63), (55, 63))
_SHAWL: Final = (
    "M -66,84 C -40,66 -22,58 -14,44 L 14,44 C 20,58 40,66 66,84 L 66,108 C 30,92 10,90 0,118 C -10,90 -30,92 -66,108 Z"
)


def draw_bust(pen: Pen, figure: Figure) -> None:
    """Neck, body and clothes; the head is drawn over it."""
    pen.shape(_NECK, mixed(figure.skin, "#7A3B20", 0.16))
    pen.fill(_CHIN_SHADOW, mixed(figure.skin, "#7A3B20", 0.38))
    pen.shape(_BODY, figure.robe)
    with pen.clipped(outline(_BODY)):
        pen.fill(_SHADED_SIDE, darker(figure.robe, 0.16))
        _DRAWN[figure.collar](pen, figure)
    pen.stroke(_BODY)


def _draw_open(pen: Pen, figure: Figure) -> None:
    pen.shape("M -24,48 L 0,92 L 24,48 L 12,43 C 8,54 -8,54 -12,43 Z", figure.second)
    pen.stroke("M -24,48 L 0,92 L 24,48", figure.metal, 5)


def _draw_ermine(pen: Pen, figure: Figure) -> None:
    pen.rod("M 0,86 L 0,160", figure.metal, 5)
    pen.shape(_ERMINE, "#FFFFFF")
    for x, y in _ERMINE_TAILS:
        pen.fill(f"M {x},{y - 4.5} L {x + 2.6},{y + 4} L {x},{y + 2} L {x - 2.6},{y + 4} Z", INK)
    pen.dot(0, 78, 7, figure.metal)
    pen.dot(0, 78, 3, figure.second, None)


def _draw_ruff(pen: Pen, figure: Figure) -> None:
    for fold in range(-2, 3):
        pen.stroke(f"M {fold * 16},70 L {fold * 20},170", figure.second, 6)
    for fold in range(-6, 7):
        pen.dot(fold * 6.4, 50 + (36 - abs(fold * 6)) * 0.26, 7.4, "#FFFFFF", INK, 1.8)


def _draw_points(pen: Pen, figure: Figure) -> None:
    for x in (-46, -28, 28, 46):
        pen.shape(f"M {x - 5},62 L {x + 5},62 L {x + 7},160 L {x - 4},160 Z", figure.second, INK, 1.6)
    pen.shape(
        "M -36,50 L -12,42 C -8,54 8,54 12,42 L 36,50 L 30,74 L 18,62 L 10,82 L 0,64 L -10,82 L -18,62 L -30,74 Z",
        "#FFFFFF",
    )


def _draw_necklace(pen: Pen, figure: Figure) -> None:
    for x in (-46, -56, 46, 56):
        pen.stroke(f"M {x},62 C {x * 0.8:.1f},90 {x},120 {x},160", figure.second, 3.2)
    pen.shape("M -30,50 C -24,86 24,86 30,50 L 12,44 C 8,54 -8,54 -12,44 Z", figure.skin)
    pen.rod("M -32,50 C -25,91 25,91 32,50", figure.metal, 4, 1.4)
    pen.dots([(-13, 58), (-7, 62), (0, 63.5), (7, 62), (13, 58)], 3.6, "#FFFFFF")
    pen.shape("M 0,69 L 5,76 L 0,85 L -5,76 Z", figure.second, INK, 1.6)


def _draw_shawl(pen: Pen, figure: Figure) -> None:
    pen.shape(_SHAWL, figure.second)
    for tassel in range(-5, 6):
        pen.dot(tassel * 11, 90 + abs(tassel) * 1.4 + (10 if tassel == 0 else 0), 2.6, figure.metal, None)
    pen.dot(0, 92, 6.5, figure.metal)


def _draw_crossed(pen: Pen, figure: Figure) -> None:
    for side in (-1, 1):
        pen.rod(f"M {side * 34},48 L {-side * 34},170", figure.second, 11)
    pen.shape("M -24,49 C -14,66 14,66 24,49 L 12,43 C 8,54 -8,54 -12,43 Z", "#FFFFFF")
    pen.dot(0, 106, 6, figure.metal)


def _draw_kaftan(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M -12,44 L -26,50 C -16,80 -10,100 -8,160 L 8,160 C 10,100 16,80 26,50 L 12,44 C 8,54 -8,54 -12,44 Z",
        figure.second,
    )
    for side in (-1, 1):
        pen.rod(f"M {side * 26},50 C {side * 16},80 {side * 10},100 {side * 8},160", figure.metal, 3.2, 1.3)
    pen.dots([(0, 66), (0, 79), (0, 92), (0, 105)], 3.2, figure.metal)


def _draw_kimono(pen: Pen, figure: Figure) -> None:
    pen.shape("M -12,44 L -30,52 L 10,112 L 14,160 L 30,160 L 20,104 Z", figure.second)
    pen.shape("M 12,44 L 30,52 L -24,124 L -60,160 L -66,140 Z", figure.second)
    pen.shape("M -12,44 L 0,62 L 12,44 L 18,47 L 2,76 L -18,47 Z", "#FFFFFF", INK, 1.8)


def _draw_scarf(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M -26,46 C -20,66 20,66 26,46 C 32,56 28,70 16,74 L 24,116 L 6,116 L 4,76 C -20,76 -34,66 -26,46 Z",
        figure.second,
    )
    pen.stroke("M -20,58 C -8,68 10,68 22,58", darker(figure.second, 0.25), 2)


def _draw_cape(pen: Pen, figure: Figure) -> None:
    for side in (-1, 1):
        pen.shape(
            f"M {side * 66},150 C {side * 62},70 {side * 44},58 {side * 18},48 C {side * 30},80 {side * 34},110 {side * 30},160 Z",
            figure.second,
        )
    pen.rod("M -20,53 C -8,67 8,67 20,53", figure.metal, 3.4, 1.4)
    pen.dots([(-22, 54), (22, 54)], 6, figure.metal)


def _draw_shirt(pen: Pen, figure: Figure) -> None:
    pen.shape("M -12,42 L -26,48 L -12,72 L 0,58 L 12,72 L 26,48 L 12,42 C 8,54 -8,54 -12,42 Z", figure.second)
    pen.dots([(0, 76), (0, 94)], 2.4, lighter(figure.robe, 0.3), None)


def _draw_roll_neck(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M -16,36 C -18,44 -22,50 -22,54 C -12,66 12,66 22,54 C 22,50 18,44 16,36 C 8,46 -8,46 -16,36 Z", figure.second
    )
    pen.stroke("M -18,48 C -8,58 8,58 18,48", darker(figure.second, 0.2), 1.8)


_DRAWN: Final[dict[Collar, Callable[[Pen, Figure], None]]] = {
    Collar.OPEN: _draw_open,
    Collar.ERMINE: _draw_ermine,
    Collar.RUFF: _draw_ruff,
    Collar.POINTS: _draw_points,
    Collar.NECKLACE: _draw_necklace,
    Collar.SHAWL: _draw_shawl,
    Collar.CROSSED: _draw_crossed,
    Collar.KAFTAN: _draw_kaftan,
    Collar.KIMONO: _draw_kimono,
    Collar.SCARF: _draw_scarf,
    Collar.CAPE: _draw_cape,
    Collar.SHIRT: _draw_shirt,
    Collar.ROLL_NECK: _draw_roll_neck,
}
