"""Court cards: two point-symmetric halves in a frame, divided by a slanted ribbon."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from canasta_desktop.rules.cards import JACK, KING, QUEEN, rank_of, suit_of

from .canvas import Canvas
from .figures import draw_jack, draw_king, draw_queen
from .paths import box_path
from .style import GOLD, HEIGHT, INK, WIDTH, Colourway, FaceStyle

FRAME: Final = QRectF(58, 26, 134, 298)
LARGE_INDEX_SCALE: Final = 0.66
_SLOPE: Final = 0.30
"""How far the ribbon falls to the left, a unit of width."""

_FIGURES: Final[dict[int, Callable[[Canvas, Colourway], None]]] = {JACK: draw_jack, QUEEN: draw_queen, KING: draw_king}


def _framed(outset: float, corner: float) -> QPainterPath:
    box = FRAME.adjusted(-outset, -outset, outset, outset)
    return box_path(box.x(), box.y(), box.width(), box.height(), corner)


def _upper_half() -> QPainterPath:
    drop = WIDTH / 2 * _SLOPE
    middle = HEIGHT / 2
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([QPointF(0, 0), QPointF(WIDTH, 0), QPointF(WIDTH, middle - drop), QPointF(0, middle + drop)])
    )
    path.closeSubpath()
    return path.intersected(_framed(0, 8))


_UPPER: Final = _upper_half()


def draw_court(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """King, queen or jack with frame, ribbon and the suit in the frame's corners; without index."""
    colours = style.colourway(suit_of(face))
    figure = _FIGURES[rank_of(face)]

    def half() -> None:
        with canvas.saved() as painter:
            painter.setClipPath(_UPPER)
            canvas.rays(125, 88, 0, 260, 20 if canvas.is_small else 36, colours.rays, 0.42)
            figure(canvas, colours)
        canvas.sign(suit_of(face), 72.5, 45, 25, style.colour(suit_of(face)))

    with canvas.scaled(LARGE_INDEX_SCALE if style.large_index else 1):
        canvas.fill(_framed(0, 8), colours.ground)
        canvas.both_ends(half)
        _draw_ribbon(canvas, colours)
        canvas.stroke(_framed(0, 8), INK, canvas.hair(2.6))
        canvas.stroke(_framed(4, 11), GOLD, canvas.hair(2))


def _draw_ribbon(canvas: Canvas, colours: Colourway) -> None:
    with canvas.saved() as painter:
        painter.setClipPath(_framed(0, 8))
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(-math.degrees(math.atan(_SLOPE)))
        canvas.shape("M -130,-9 L 130,-9 L 130,9 L -130,9 Z", colours.robe, INK, 2.2)
        canvas.stroke("M -130,-5.4 L 130,-5.4 M -130,5.4 L 130,5.4", GOLD, 1.8)
        if not canvas.is_small:
            for lozenge in range(-7, 8):
                x = lozenge * 14
                canvas.fill(f"M {x - 4},0 L {x},-3.2 L {x + 4},0 L {x},3.2 Z", GOLD)
