"""The backs: four patterns of whole motifs, each with a border and a medallion of its own.

Each looks the same turned by 180 degrees, so that no card can be told by how it lies: what is drawn in the upper half
is drawn again turned, and what lies on the middle is the same by itself. No motif is cut: each stands free of the
border and of the medallion, or is left out. On a card of few pixels a quiet version stands for all of it.
"""

import math
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from canasta_desktop.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from canasta_desktop.ui.figures import mixed, outline

from .canvas import Canvas
from .paths import box_path, panel_path, star_path
from .style import HEIGHT, WIDTH

BACK_PAPER: Final = "#F8F3E6"
_QUIET_PIXELS: Final = 46
"""Device pixels across, below which a back is drawn in its quiet version."""
_FIELD: Final = 12.0
"""From the edge of the card to the coloured field."""
_BORDER: Final = 27.0
"""From the edge of the card to the line that the pattern lies within."""
_STRIP: Final = (_FIELD + 4 + _BORDER) / 2
"""From the edge of the card to the middle of the border."""
_HALF_WIDTH, _HALF_HEIGHT = WIDTH / 2 - _BORDER, HEIGHT / 2 - _BORDER
_AIR: Final = 2.0
"""What stays free between a motif and the border or the medallion."""
_MEDALLION_LINE: Final = 3.0

Place = tuple[float, float]


class Back(NamedTuple):
    """A back: its colours, and what draws pattern, border and medallion around the card's middle."""

    ground: str
    line: str
    pattern: Callable[[Canvas, "Back"], None]
    border: Callable[[Canvas, "Back"], None]
    medallion: Callable[[Canvas, "Back"], None]
    sign: QPainterPath
    """What stands for the medallion in the quiet version."""


def draw_back(canvas: Canvas, name: str) -> None:
    """The back of that name, on a blank card. Raises KeyError for an unknown name."""
    back = BACKS[name]
    canvas.fill(panel_path(_FIELD, 9, WIDTH, HEIGHT), back.ground)
    if canvas.pixels_x * WIDTH < _QUIET_PIXELS:
        _draw_quiet(canvas, back)
        return
    canvas.stroke(panel_path(_FIELD + 4, 7, WIDTH, HEIGHT), back.line, canvas.hair(1.5))
    canvas.stroke(panel_path(_BORDER, 5, WIDTH, HEIGHT), back.line, canvas.hair(2.4))
    with canvas.placed(WIDTH / 2, HEIGHT / 2):
        back.pattern(canvas, back)
        back.border(canvas, back)
        back.medallion(canvas, back)


def _draw_quiet(canvas: Canvas, back: Back) -> None:
    """A frame, a calm field and the form of the medallion: what can be made out on so few pixels."""
    canvas.stroke(panel_path(_FIELD + 14, 6, WIDTH, HEIGHT), mixed(back.ground, back.line, 0.7), canvas.hair(6, 1))
    canvas.fill(panel_path(_FIELD + 28, 4, WIDTH, HEIGHT), mixed(back.ground, back.line, 0.18))
    with canvas.placed(WIDTH / 2, HEIGHT / 2):
        canvas.fill(back.sign, mixed(back.ground, back.line, 0.8))


def both_ways(canvas: Canvas, draw: Callable[[], None]) -> None:
    """Draw, and draw again turned by 180 degrees around the card's middle."""
    draw()
    with canvas.placed(0, 0, 180):
        draw()


def free_places(motif: QPainterPath, places: Iterable[Place], medallion: QPainterPath) -> tuple[Place, ...]:
    """The places where a motif lies whole within the border and clear of the medallion.

    Some milliseconds for a back, so that each has them worked out when it is first painted.
    """
    box = motif.boundingRect().adjusted(-_AIR, -_AIR, _AIR, _AIR)
    room = QRectF(-_HALF_WIDTH, -_HALF_HEIGHT, 2 * _HALF_WIDTH, 2 * _HALF_HEIGHT)
    stroker = QPainterPathStroker()
    stroker.setWidth(_MEDALLION_LINE + 2 * _AIR)
    taken = stroker.createStroke(medallion).united(medallion)
    return tuple(
        (x, y)
        for x, y in places
        if room.contains(box.translated(x, y)) and not taken.intersects(motif.translated(x, y))
    )


def _grid(columns: int, rows: int, across: float, down: float) -> list[Place]:
    """Places in rows and columns around the middle."""
    return [
        ((column - (columns - 1) / 2) * across, (row - (rows - 1) / 2) * down)
        for row in range(rows)
        for column in range(columns)
    ]


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def _border_places(across: int, down: int) -> list[tuple[float, float, float]]:
    """So many places along each side in the strip between the two lines, with the turn that points outwards."""
    x, y = WIDTH / 2 - _STRIP, HEIGHT / 2 - _STRIP
    level = [(2 * step / across - 1) * x for step in range(1, across)]
    upright = [(2 * step / down - 1) * y for step in range(1, down)]
    return [
        *[(place, side * y, 90 + 90 * side) for side in (-1, 1) for place in level],
        *[(side * x, place, 90 * side) for side in (-1, 1) for place in upright],
    ]


# --- Evening: eight-pointed stars over a blue night -----------------------------------------------------

_PETALS: Final = outline(
    "M 0,-16 C 4.4,-8 4.4,-6 0,0 C -4.4,-6 -4.4,-8 0,-16 Z M 0,16 C 4.4,8 4.4,6 0,0 C -4.4,6 -4.4,8 0,16 Z"
)
_SPARK: Final = outline("M 0,-8 L 2.2,-2.2 L 8,0 L 2.2,2.2 L 0,8 L -2.2,2.2 L -8,0 L -2.2,-2.2 Z")
_MOON: Final = "#F6E7B8"
_EVENING_DISC: Final = 52.0


@cache
def _places_of_stars() -> tuple[Place, ...]:
    return free_places(_disc(15.5), _grid(5, 7, 39, 43), _disc(_EVENING_DISC))


@cache
def _places_of_sparks() -> tuple[Place, ...]:
    return free_places(_SPARK, _grid(4, 6, 39, 43), _disc(_EVENING_DISC))


def _draw_stars(canvas: Canvas, back: Back) -> None:
    for x, y in _places_of_stars():
        with canvas.placed(x, y):
            for turn in range(4):
                canvas.painter.rotate(45)
                canvas.fill(_PETALS, "#A9C0EC" if turn % 2 else "#6E8FD0")
            canvas.dot(0, 0, 2.8, _MOON, None)
    for x, y in _places_of_sparks():
        with canvas.placed(x, y):
            canvas.fill(_SPARK, "#F0CF86")


def _draw_sparks(canvas: Canvas, back: Back) -> None:
    for x, y, _ in _border_places(14, 20):
        canvas.dot(x, y, 2, mixed(back.ground, back.line, 0.8), None)


def _draw_suits(canvas: Canvas, back: Back) -> None:
    """All four suits twice around a star, equal ones opposite each other."""
    canvas.dot(0, 0, _EVENING_DISC, back.ground, back.line, _MEDALLION_LINE)
    canvas.dot(0, 0, _EVENING_DISC - 7, None, back.line, 1.4)
    for place, suit in enumerate((SPADES, HEARTS, CLUBS, DIAMONDS) * 2):
        with canvas.placed(0, 0, place * 45):
            canvas.sign(suit, 0, -31, 19, back.line)
    canvas.fill(star_path(0, 0, 18, 8, 0.42), _MOON)


# --- Fans: open fans, those of the lower half turned over -----------------------------------------------

_BLADES: Final = 7
_SPREAD: Final = 132.0
"""Degrees that an open fan covers."""
_LARGE_FAN: Final = 1.5
_FAN_LOZENGE: Final = outline("M 0,-74 L 54,0 L 0,74 L -54,0 Z")
_BLADE: Final = outline("M -0.6,0 L -3.7,-17.6 C -1.8,-20.4 1.8,-20.4 3.7,-17.6 L 0.6,0 Z")
_FAN_ROWS: Final = [
    (column * 38.0 + (19 if row % 2 else 0), -6.5 - row * 23.5) for row in range(6) for column in range(-3, 3)
]


def _fan_outline() -> QPainterPath:
    """What one fan covers, its pivot at (0, 0)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for blade in range(_BLADES):
        turn = QTransform().rotate(_SPREAD * (blade / (_BLADES - 1) - 0.5))
        path.addPath(turn.map(_BLADE))
    path.addEllipse(QPointF(0, 0), 2.8, 2.8)
    return path.simplified()


@cache
def _places_of_fans() -> tuple[Place, ...]:
    return free_places(_fan_outline(), _FAN_ROWS, _FAN_LOZENGE)


def _draw_fans(canvas: Canvas, back: Back) -> None:
    def half() -> None:
        for x, y in _places_of_fans():
            with canvas.placed(x, y):
                _draw_fan(canvas, back)

    both_ways(canvas, half)


def _draw_fan(canvas: Canvas, back: Back) -> None:
    for blade in range(_BLADES):
        with canvas.placed(0, 0, _SPREAD * (blade / (_BLADES - 1) - 0.5)):
            canvas.fill(_BLADE, "#D9926F" if blade % 2 else back.line)
    canvas.dot(0, 0, 6, back.ground, None)
    canvas.dot(0, 0, 2.8, "#F0CF86", None)


def _draw_beads(canvas: Canvas, back: Back) -> None:
    for x, y, turn in _border_places(13, 19):
        with canvas.placed(x, y, turn):
            canvas.fill("M -5,2.6 C -4,-4 4,-4 5,2.6 Z", mixed(back.ground, back.line, 0.75))


def _draw_double_fan(canvas: Canvas, back: Back) -> None:
    canvas.shape(_FAN_LOZENGE, back.ground, back.line, _MEDALLION_LINE)
    canvas.stroke("M 0,-63 L 46,0 L 0,63 L -46,0 Z", back.line, 1.4)

    def half() -> None:
        with canvas.placed(0, -11, 0, _LARGE_FAN):
            _draw_fan(canvas, back)

    both_ways(canvas, half)


# --- Garden: sprigs and flowers that grow from the middle both ways --------------------------------------

_LEAF: Final = outline("M 0,0 C -7,-6 -6,-15 0,-21 C 6,-15 7,-6 0,0 Z")
_PETAL: Final = outline("M 0,0 C -6.4,-4 -5,-10.6 0,-10.6 C 5,-10.6 6.4,-4 0,0 Z")
_GARDEN_BED: Final = box_path(-48, -60, 96, 120, 32)
_SPRIG: Final = box_path(-17, -21.5, 34, 25, 4)
_SPRIG_ROWS: Final = [(column * 38.0, -18.0 - row * 50) for row in range(3) for column in range(-2, 3)]
_FLOWER_ROWS: Final = [
    *((column * 38.0 + 19, row * 50.0 - 2) for row in (-2, -1) for column in range(-3, 3)),
    *((x, 0.0) for x in (57, 84)),
]
"""Those of the middle row on one side only: the other half has them on the other."""
_POLLEN: Final = "#F0CF86"


@cache
def _places_of_sprigs() -> tuple[Place, ...]:
    return free_places(_SPRIG, _SPRIG_ROWS, _GARDEN_BED)


@cache
def _places_of_flowers() -> tuple[Place, ...]:
    return free_places(_disc(11), _FLOWER_ROWS, _GARDEN_BED)


def _draw_garden(canvas: Canvas, back: Back) -> None:
    def half() -> None:
        for x, y in _places_of_sprigs():
            with canvas.placed(x, y):
                _draw_sprig(canvas, back)
        for x, y in _places_of_flowers():
            with canvas.placed(x, y):
                _draw_flower(canvas, 6, "#F4B9AC")

    both_ways(canvas, half)


def _draw_sprig(canvas: Canvas, back: Back) -> None:
    for turn, colour in ((-52, "#5FB39A"), (52, "#5FB39A"), (0, back.line)):
        with canvas.placed(0, 0, turn):
            canvas.fill(_LEAF, colour)
    canvas.dot(0, 1, 2.4, _POLLEN, None)


def _draw_flower(canvas: Canvas, petals: int, colour: str) -> None:
    for petal in range(petals):
        with canvas.placed(0, 0, petal * 360 / petals):
            canvas.fill(_PETAL, colour)
    canvas.dot(0, 0, 3, _POLLEN, None)


def _draw_leaves(canvas: Canvas, back: Back) -> None:
    for x, y, turn in _border_places(11, 16):
        with canvas.placed(x, y, turn + 90, 0.5):
            canvas.fill(_LEAF.translated(0, 10.5), mixed(back.ground, back.line, 0.65))


def _draw_bouquet(canvas: Canvas, back: Back) -> None:
    """One large flower among eight leaves."""
    canvas.shape(_GARDEN_BED, back.ground, back.line, _MEDALLION_LINE)
    canvas.stroke(box_path(-41, -53, 82, 106, 26), back.line, 1.4)
    for turn in range(8):
        with canvas.placed(0, 0, turn * 45, 1.75 if turn % 4 == 0 else 1.35):
            canvas.fill(_LEAF.translated(0, -5), "#5FB39A" if turn % 2 else back.line)
    with canvas.placed(0, 0, 0, 1.6):
        _draw_flower(canvas, 8, "#F4B9AC")


# --- Sun: rays broad and fine in turn, each of the length there is room for ------------------------------

_RAYS: Final = 36
_SUN: Final = 54.0


def _ray_length(turn: float) -> float:
    """From the middle to the line that the pattern lies within, in degrees clockwise from the top."""
    across, up = abs(math.sin(math.radians(turn))), abs(math.cos(math.radians(turn)))
    return min(_HALF_WIDTH / max(across, 1e-6), _HALF_HEIGHT / max(up, 1e-6)) - 3 * _AIR


def _draw_rays(canvas: Canvas, back: Back) -> None:
    for ray in range(_RAYS):
        turn = ray * 360 / _RAYS
        end = _ray_length(turn)
        with canvas.placed(0, 0, turn):
            if ray % 2:
                canvas.stroke(f"M 0,{-_SUN - 7:.2f} L 0,{12 - end:.2f}", mixed(back.ground, back.line, 0.6), 1.8)
                canvas.dot(0, 4 - end, 2.8, "#F0CF86", None)
            else:
                wide = 2.2 + 0.05 * (end - _SUN)
                shoulder = -_SUN - 0.7 * (end - _SUN)
                canvas.fill(
                    f"M -1.6,{-_SUN - 7:.2f} L {-wide:.2f},{shoulder:.2f} L 0,{-end:.2f} L {wide:.2f},{shoulder:.2f} L 1.6,{-_SUN - 7:.2f} Z",
                    back.line,
                )


def _draw_wedges(canvas: Canvas, back: Back) -> None:
    for x, y, turn in _border_places(16, 23):
        with canvas.placed(x, y, turn):
            canvas.fill("M -3.6,2.8 L 0,-3 L 3.6,2.8 Z", mixed(back.ground, back.line, 0.7))


def _draw_sun(canvas: Canvas, back: Back) -> None:
    canvas.dot(0, 0, _SUN, back.ground, back.line, _MEDALLION_LINE)
    canvas.dot(0, 0, _SUN - 7, None, back.line, 1.4)
    canvas.fill(star_path(0, 0, 40, 16, 0.62), mixed(back.ground, back.line, 0.5))
    canvas.fill(star_path(0, 0, 40, 8, 0.5), back.line)
    canvas.dot(0, 0, 15, back.ground, None)
    canvas.dot(0, 0, 11, "#F0CF86", None)


BACKS: Final = {
    "evening": Back("#1F3A6E", "#C4D4F4", _draw_stars, _draw_sparks, _draw_suits, _disc(_EVENING_DISC)),
    "fans": Back("#6E1A2A", "#F2D3A6", _draw_fans, _draw_beads, _draw_double_fan, _FAN_LOZENGE),
    "garden": Back("#0E4A43", "#BFE3D2", _draw_garden, _draw_leaves, _draw_bouquet, _GARDEN_BED),
    "sun": Back("#191C24", "#D9A441", _draw_rays, _draw_wedges, _draw_sun, star_path(0, 0, 70, 8, 0.5)),
}
BACK_NAMES: Final = tuple(BACKS)
