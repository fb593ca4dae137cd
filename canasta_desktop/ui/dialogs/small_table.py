"""A table from above, small: the wooden rail, the cloth, the way play goes, and where the seats around it are."""

from math import copysign, cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from canasta_desktop.ui.base.theme import GOLD, Mode, Theme, mixed

RAIL: Final = 9.0
"""The width of the rail at the usual size of text, px."""


def seat_middle(table: QRectF, number: int, count: int, *, clockwise: bool) -> QPointF:
    """Where the seat of this number is, of so many: from the bottom, the way play goes."""
    turn = 1 if clockwise else -1
    angle = pi / 2 + turn * 2 * pi * number / max(count, 1)
    across, down = _spread(cos(angle), 0.8), _spread(sin(angle), 0.55)
    return table.center() + QPointF(across * table.width() / 2, down * table.height() / 2)


def _spread(part: float, power: float) -> float:
    """A coordinate of -1 to 1 farther out: a long table has more room at its corners than a round one."""
    return copysign(abs(part) ** power, part)


def draw_small_table(painter: QPainter, theme: Theme, table: QRectF, scale: float = 1.0) -> QRectF:
    """Draw the table; returns its cloth."""
    is_plain = theme.mode is Mode.CONTRAST
    painter.setPen(QPen(QColor(theme.line if is_plain else mixed(theme.wood_2, "#000000", 0.3)), 1.4))
    painter.setBrush(QColor(theme.wood))
    painter.drawRoundedRect(table, table.height() / 2, table.height() / 2)
    rail = RAIL * scale
    cloth = table.adjusted(rail, rail, -rail, -rail)
    felt = QRadialGradient(cloth.center(), cloth.width() / 2)
    felt.setColorAt(0, QColor(theme.felt_centre))
    felt.setColorAt(1, QColor(theme.felt_edge))
    painter.setPen(QPen(QColor(theme.line if is_plain else GOLD), 1.2))
    painter.setBrush(felt)
    painter.drawRoundedRect(cloth, cloth.height() / 2, cloth.height() / 2)
    return cloth


def draw_way(painter: QPainter, cloth: QRectF, colour: QColor, *, clockwise: bool) -> None:
    """An arrow round the middle of the cloth, the way play goes."""
    high = 0.34 * cloth.height()
    inner = QRectF(0, 0, 1.9 * high, high)
    inner.moveCenter(cloth.center())
    path, turn = QPainterPath(), -1 if clockwise else 1
    path.arcMoveTo(inner, 250)
    path.arcTo(inner, 250, turn * 250)
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    end, before = path.currentPosition(), path.pointAtPercent(0.94)
    along = end - before
    step = along / max((along.x() ** 2 + along.y() ** 2) ** 0.5, 0.1)
    side = QPointF(-step.y(), step.x())
    tip = end + step * 3
    painter.drawPolyline([tip - step * 8 + side * 5, tip, tip - step * 8 - side * 5])
