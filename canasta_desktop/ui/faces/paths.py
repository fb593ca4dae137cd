"""Outlines as painter paths: the four suits, stars, rounded rectangles.

The paths that the functions here return are shared between all cards: nobody may change them.
"""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from canasta_desktop.rules.cards import CLUBS
from canasta_desktop.ui.figures import outline

SPADE_OUTLINE: Final = (
    "M 0,-49 C 9,-34 46,-11 46,15 C 46,29 36,38 24,38 C 15,38 8,33 4,26 C 5,36 10,44 19,49 "
    "L -19,49 C -10,44 -5,36 -4,26 C -8,33 -15,38 -24,38 C -36,38 -46,29 -46,15 C -46,-11 -9,-34 0,-49 Z"
)
HEART_OUTLINE: Final = (
    "M 0,47 C -9,33 -47,9 -47,-18 C -47,-35 -35,-45 -22,-45 C -12,-45 -4,-39 0,-29 "
    "C 4,-39 12,-45 22,-45 C 35,-45 47,-35 47,-18 C 47,9 9,33 0,47 Z"
)
DIAMOND_OUTLINE: Final = "M 0,-50 C 9,-32 22,-13 39,0 C 22,13 9,32 0,50 C -9,32 -22,13 -39,0 C -22,-13 -9,-32 0,-50 Z"
CLUB_STEM: Final = (
    "M -4,-12 L 4,-12 C 4,6 3,18 4,26 C 5,36 10,44 19,49 L -19,49 C -10,44 -5,36 -4,26 C -3,18 -4,6 -4,-12 Z"
)
CLUB_CIRCLES: Final = ((0.0, -25.5, 22.5), (-24.0, 11.0, 22.5), (24.0, 11.0, 22.5), (0.0, 2.0, 12.0))
"""Centre and radius of the three leaves and of the filler between them."""


@cache
def suit_path(suit: int) -> QPainterPath:
    """A suit's sign in a box from -50 to 50, upright."""
    if suit == CLUBS:
        return _club()
    return outline((SPADE_OUTLINE, HEART_OUTLINE, DIAMOND_OUTLINE)[suit])


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in CLUB_CIRCLES:
        path.addEllipse(QPointF(x, y), radius, radius)
    path.addPath(outline(CLUB_STEM))
    return path.simplified()


@cache
def star_path(x: float, y: float, radius: float, points: int = 5, waist: float = 0.42) -> QPainterPath:
    """A star with one point upwards; `waist` is its inner radius as a part of the outer one."""
    corners = []
    for corner in range(2 * points):
        angle = math.radians(-90 + corner * 180 / points)
        reach = radius if corner % 2 == 0 else radius * waist
        corners.append(QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


@cache
def ray_polygons(x: float, y: float, inner: float, outer: float, count: int, duty: float) -> tuple[QPolygonF, ...]:
    """`count` rays around a point, between two radii; `duty` is the part of the circle they cover."""
    rays = []
    for ray in range(count):
        start = 2 * math.pi * ray / count
        stop = start + 2 * math.pi / count * duty
        corners = ((inner, start), (outer, start), (outer, stop), (inner, stop))
        rays.append(QPolygonF([QPointF(x + reach * math.cos(a), y + reach * math.sin(a)) for reach, a in corners]))
    return tuple(rays)


@cache
def panel_path(inset: float, corner: float, width: float, height: float) -> QPainterPath:
    """A rounded rectangle that stays `inset` inside a card of this size."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(inset, inset, width - 2 * inset, height - 2 * inset), corner, corner)
    return path


@cache
def box_path(x: float, y: float, width: float, height: float, corner: float) -> QPainterPath:
    """A rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    return path
