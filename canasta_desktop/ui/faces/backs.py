"""The backs. Each looks the same turned by 180 degrees, so that no card can be told by how it lies."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt

from canasta_desktop.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES

from .canvas import Canvas
from .paths import box_path, panel_path, star_path
from .style import HEIGHT, WIDTH

BACK_PAPER: Final = "#F6F1E4"
_FIELD: Final = panel_path(13, 9, WIDTH, HEIGHT)
_UPPER_FIELD: Final = _FIELD.intersected(box_path(0, 0, WIDTH, HEIGHT / 2, 0))
_COARSE: Final = 1.7
"""Growth of the pattern on small backs, where the fine one would turn to grey."""
_X, _Y = WIDTH / 2, HEIGHT / 2


class Back(NamedTuple):
    """A back: colour of the field, colour of the lines, and what fills the field."""

    ground: str
    line: str
    pattern: Callable[[Canvas, "Back"], None]


def draw_back(canvas: Canvas, name: str) -> None:
    """The back of that name, on a blank card. Raises KeyError for an unknown name."""
    back = BACKS[name]
    canvas.fill(_FIELD, back.ground)
    with canvas.saved() as painter:
        painter.setClipPath(_FIELD)
        with canvas.scaled(_COARSE if canvas.is_small else 1):
            back.pattern(canvas, back)
    canvas.stroke(panel_path(20, 6, WIDTH, HEIGHT), back.line, 2.4)
    _draw_medallion(canvas, back)


def _draw_medallion(canvas: Canvas, back: Back) -> None:
    """All four suits twice around a star, equal ones opposite each other; only the star on small backs."""
    canvas.dot(_X, _Y, 55, back.ground, back.line, 3)
    if canvas.is_small:
        canvas.fill(star_path(_X, _Y, 44, 4, 0.38), back.line)
        return
    canvas.dot(_X, _Y, 48, None, back.line, 1.6)
    with canvas.saved() as painter:
        painter.translate(_X, _Y)
        for suit in (SPADES, HEARTS, CLUBS, DIAMONDS) * 2:
            canvas.sign(suit, 0, -31, 20, back.line)
            painter.rotate(45)
    canvas.fill(star_path(_X, _Y, 15, 4, 0.35), back.line)


def _draw_lattice(canvas: Canvas, back: Back) -> None:
    """Slanted lines that cross, a lozenge on each crossing; none where it would not be seen."""
    step, rise = 28, 1.25
    left, top, right, bottom = canvas.seen(6)
    starts = [_X + column * step for column in range(-16, 17)]
    lines = [(x + (top - _Y) / way, top, x + (bottom - _Y) / way, bottom) for way in (rise, -rise) for x in starts]
    canvas.lines([line for line in lines if max(line[::2]) > left and min(line[::2]) < right], back.line, 2.2)
    rows = [(_Y + row * step * rise / 2, row % 2 * step / 2) for row in range(-10, 11)]
    places = [(_X + column * step + aside, y) for y, aside in rows for column in range(-5, 6)]
    canvas.lozenges([(x, y) for x, y in places if left < x < right and top < y < bottom], 4.5, 5.6, back.line)


def _draw_mirrored(canvas: Canvas, back: Back, draw: Callable[[Canvas, Back], None]) -> None:
    """What `draw` paints in the upper half, in both halves, with a belt over the seam."""

    def half() -> None:
        with canvas.saved() as painter:
            painter.setClipPath(_UPPER_FIELD, Qt.ClipOperation.IntersectClip)
            draw(canvas, back)

    canvas.both_ends(half)
    canvas.shape(box_path(0, _Y - 8, WIDTH, 16, 0), back.ground, back.line, 2)
    canvas.stroke(f"M 0,{_Y} L {WIDTH},{_Y}", back.line, 2)


def _draw_fans(canvas: Canvas, back: Back) -> None:
    """Rows of ribbed fans, the lower ones over the upper ones."""
    radius = 34.0
    for row in range(8):
        for column in range(-3, 4):
            x = _X + (2 * column + row % 2) * radius
            _draw_fan(canvas, back, x, 8 + row * radius * 0.86, radius)


def _draw_fan(canvas: Canvas, back: Back, x: float, y: float, radius: float) -> None:
    for part in (1, 0.72, 0.44):
        canvas.dot(x, y, radius * part, back.ground, back.line, 1.9)
    turns = [math.radians(angle) for angle in range(0, 181, 30)]
    near, far = radius * 0.44, radius * 0.98
    ribs = [
        (x + near * math.cos(turn), y - near * math.sin(turn), x + far * math.cos(turn), y - far * math.sin(turn))
        for turn in turns
    ]
    canvas.lines(ribs, back.line, 1.9)


def _draw_scales(canvas: Canvas, back: Back) -> None:
    """Rows of double scales, the lower ones over the upper ones."""
    radius = 22.0
    for row in range(18):
        for column in range(-4, 5):
            x, y = _X + (2 * column + row % 2) * radius, 1 + row * radius * 0.55
            canvas.dot(x, y, radius, back.ground, back.line, 1.9)
            canvas.dot(x, y, radius * 0.6, None, back.line, 1.9)


def _draw_plain(canvas: Canvas, back: Back) -> None:
    """Fine slanted lines, all one way."""
    starts = [_X + line * 14 for line in range(-24, 25)]
    canvas.lines([(x - 200, _Y - 200, x + 200, _Y + 200) for x in starts], back.line, 1.6)


BACKS: Final = {
    "lattice": Back("#23407A", "#9DB4E3", _draw_lattice),
    "fans": Back("#7A1F2E", "#E9B9A0", lambda canvas, back: _draw_mirrored(canvas, back, _draw_fans)),
    "scales": Back("#0F5B56", "#9AD0C4", lambda canvas, back: _draw_mirrored(canvas, back, _draw_scales)),
    "plain": Back("#22262F", "#D9A441", _draw_plain),
}
BACK_NAMES: Final = tuple(BACKS)
