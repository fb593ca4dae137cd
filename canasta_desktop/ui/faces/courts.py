"""Court cards: two point-symmetric halves in a frame as wide as the card, divided by a slanted sash.

The frame leaves out two corners for the index; with a large index these are larger, and the figure stands more to the
right.
"""

import math
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from canasta_desktop.rules.cards import rank_of, suit_of
from canasta_desktop.ui.figures import Attribute, Figure, draw_attribute, draw_figure, draw_fist, draw_sleeve, lighter

from .canvas import Canvas
from .court_figures import CourtGround, court_figure, court_ground
from .style import GOLD, HEIGHT, INK, WIDTH, FaceStyle

_INSET: Final = 13.0
"""From the edge of the card to the frame."""
_CORNER: Final = 7.0
_SLOPE: Final = 58 / WIDTH
"""How far the sash falls to the left, a unit of width."""
_TILT: Final = -math.degrees(math.atan(_SLOPE))
_LIGHT: Final = 62.0
"""Radius of the light around a head."""
_GLOW: Final = 0.55
"""Share of white in it."""
_RAY: Final = 0.42
"""Part of the ground that the rays cover."""
_SASH: Final = 10.5
"""Half the width of the sash."""


class _Stance(NamedTuple):
    """Where a figure stands in its half: the notch of the frame, the middle of its face, its hand, and their sizes."""

    notch_across: float
    notch_down: float
    face: tuple[float, float]
    size: float
    hand: tuple[float, float]
    hand_size: float


_NORMAL: Final = _Stance(63, 121, (134, 100), 1.02, (206, 130), 0.98)
_LARGE: Final = _Stance(88, 171, (147, 100), 1.0, (207, 132), 0.86)


class _Hold(NamedTuple):
    """How something is held: the hand aside of its usual place, turned by degrees, its own size."""

    aside: float = 0
    down: float = 0
    turned: float = 0
    size: float = 1


_HOLDS: Final = {
    Attribute.LUTE: _Hold(-3, -40, 10, 0.86),
    Attribute.BOOK: _Hold(-2, 2, 4, 0.96),
    Attribute.FAN: _Hold(-12, 0, 2, 0.92),
    Attribute.SPYGLASS: _Hold(-4, 0, 9),
    Attribute.SCALES: _Hold(-6, 0, 0, 0.94),
    Attribute.SWORD: _Hold(0, 0, 4),
    Attribute.KEY: _Hold(-9, 0, 3),
    Attribute.BOW: _Hold(2, 0, 3),
    Attribute.GOBLET: _Hold(0, -2),
}


@cache
def court_frame(across: float, down: float) -> QPainterPath:
    """The frame without the two corners of the index, of which each is so many units across and down."""
    left, top, right, bottom = _INSET, _INSET, WIDTH - _INSET, HEIGHT - _INSET
    corners = [
        *((across, top), (right, top), (right, HEIGHT - down), (WIDTH - across, HEIGHT - down)),
        *((WIDTH - across, bottom), (left, bottom), (left, down), (across, down)),
    ]
    path = QPainterPath()
    for place, (x, y) in enumerate(corners):
        before, after = corners[place - 1], corners[(place + 1) % len(corners)]
        start, end = _towards((x, y), before), _towards((x, y), after)
        if place == 0:
            path.moveTo(*start)
        else:
            path.lineTo(*start)
        path.quadTo(x, y, *end)
    path.closeSubpath()
    return path


def _towards(corner: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """The point where a rounded corner meets the line to another one."""
    (x, y), (to_x, to_y) = corner, other
    length = math.hypot(to_x - x, to_y - y)
    return x + (to_x - x) * _CORNER / length, y + (to_y - y) * _CORNER / length


@cache
def _upper_half(across: float, down: float) -> QPainterPath:
    """The part of the frame above the sash's middle."""
    drop = WIDTH / 2 * _SLOPE
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([QPointF(0, 0), QPointF(WIDTH, 0), QPointF(WIDTH, HEIGHT / 2 - drop), QPointF(0, HEIGHT / 2 + drop)])
    )
    path.closeSubpath()
    return path.intersected(court_frame(across, down))


def draw_court(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """King, queen or jack with frame and sash; without index."""
    suit = suit_of(face)
    figure = court_figure(rank_of(face), suit, style.four_colours)
    ground = court_ground(suit, style.four_colours)
    stance = _LARGE if style.large_index else _NORMAL
    frame = court_frame(stance.notch_across, stance.notch_down)
    canvas.fill(frame, ground.ground)

    def half() -> None:
        with canvas.clipped(_upper_half(stance.notch_across, stance.notch_down)):
            _draw_ground(canvas, ground, stance)
            _draw_half(canvas, figure, stance)

    canvas.both_halves(half)
    with canvas.clipped(frame):
        _draw_sash(canvas, figure, suit)
    canvas.stroke(frame, GOLD, canvas.hair(5.4, 1.6))
    canvas.stroke(frame, INK, canvas.hair(2.2))
    if not (style.large_index or canvas.is_small):
        canvas.both_ends(lambda: canvas.sign(suit, 79, 33, 20, style.colour(suit)))


def _draw_ground(canvas: Canvas, ground: CourtGround, stance: _Stance) -> None:
    """Rays from behind the head, and a light around it."""
    x, y = stance.face
    count = 16 if canvas.is_small else 28
    canvas.rays(x, y, _LIGHT - 1, 260, count, ground.rays, _RAY)
    canvas.dot(x, y, _LIGHT, lighter(ground.ground, _GLOW), None)
    canvas.rays(x, y, 0, _LIGHT - 0.6, count, lighter(ground.rays, _GLOW), _RAY)


def _draw_half(canvas: Canvas, figure: Figure, stance: _Stance) -> None:
    with canvas.placed(*stance.face, 0, stance.size):
        draw_figure(canvas, figure)
    hold = _HOLDS.get(figure.attribute, _Hold())
    x, y = stance.hand
    with canvas.placed(x + hold.aside, y + hold.down, hold.turned, stance.hand_size):
        draw_sleeve(canvas, figure)
        with canvas.placed(0, 0, 0, hold.size):
            draw_attribute(canvas, figure)
        draw_fist(canvas, figure)


def _draw_sash(canvas: Canvas, figure: Figure, suit: int) -> None:
    """The band between the halves, with the suit all along it; plain on small cards."""
    with canvas.placed(WIDTH / 2, HEIGHT / 2, _TILT):
        canvas.shape(f"M -150,{-_SASH} L 150,{-_SASH} L 150,{_SASH} L -150,{_SASH} Z", figure.robe)
        canvas.stroke("M -150,-6.8 L 150,-6.8 M -150,6.8 L 150,6.8", GOLD, 1.7)
        if not canvas.is_small:
            for place in range(-6, 7):
                canvas.sign(suit, place * 21, 0, 8.5 if place >= 0 else -8.5, lighter(GOLD, 0.25))
