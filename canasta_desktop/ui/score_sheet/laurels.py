"""A wreath of laurel around a winner's portrait: two branches that rise from below and leave the top open."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.items.look import Look

LEAVES: Final = 9
"""Pairs of leaves on a branch."""
FIRST, LAST = 14.0, 128.0
"""Where a branch begins and ends, degrees from straight below."""
ARC: Final = LAST - FIRST
STEM: Final = 1.15
"""How far from the middle the branch runs, by the portrait's radius."""
LENGTH, WIDTH = 0.27, 0.105
"""Of the largest leaf, by the portrait's radius; those near the tip are smaller."""
SPREAD: Final = 34.0
"""How far a leaf stands off its branch, degrees."""
LIGHT, DARK, EDGE = "#EBC25A", "#C8932F", "#6E4A12"


def draw_laurels(painter: QPainter, look: Look, middle: QPointF, radius: float) -> None:
    """Around a portrait of that middle and radius, logical pixels."""
    is_flat = look.theme.mode is Mode.CONTRAST
    edge = QPen(QColor(look.theme.text if is_flat else EDGE), max(1.0, 0.012 * radius))
    for side in (-1, 1):
        painter.save()
        painter.translate(middle)
        painter.scale(side, 1)
        painter.setBrush(QBrush())
        painter.setPen(QPen(QColor(look.theme.accent if is_flat else DARK), 0.025 * radius))
        reach = STEM * radius
        painter.drawArc(QRectF(-reach, -reach, 2 * reach, 2 * reach), round(16 * (FIRST - 90)), round(16 * ARC))
        painter.setPen(edge)
        for number in range(LEAVES):
            share = number / (LEAVES - 1)
            _draw_pair(painter, FIRST + ARC * share, radius, 1 - 0.35 * share, look.theme.accent if is_flat else "")
        painter.restore()


def _draw_pair(painter: QPainter, angle: float, radius: float, size: float, flat: str) -> None:
    """A leaf outside the branch and one inside, pointing along it; the inner one is in the shade."""
    turn = math.radians(angle)
    root = QPointF(STEM * radius * math.sin(turn), STEM * radius * math.cos(turn))
    for spread, colour in ((SPREAD, LIGHT), (-SPREAD, DARK)):
        painter.save()
        painter.translate(root)
        painter.rotate(-angle + spread)
        painter.setBrush(QColor(flat or colour))
        painter.drawPath(_leaf(size * LENGTH * radius, size * WIDTH * radius))
        painter.restore()


def _leaf(length: float, width: float) -> QPainterPath:
    """A leaf from its root at the origin to the right, pointed at both ends."""
    path = QPainterPath()
    path.quadTo(0.45 * length, -width, length, 0)
    path.quadTo(0.45 * length, width, 0, 0)
    return path
