"""What things on the table stand on and cast: soft shadows, plates, and the marks of the sides."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from canasta_desktop.ui.base.theme import Mode, Theme, mixed
from canasta_desktop.ui.items.look import Look

LAYERS = 9
"""Rounded rectangles of a shadow."""
DARKNESS = 0.34
"""Share of black in a shadow's middle."""
PLATE_SHARE = 0.88
"""Opacity of a plate on the felt."""


def faded(colour: str, share: float) -> QColor:
    """A colour at a share (0 to 1) of opacity."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def draw_shadow(
    painter: QPainter, look: Look, box: QRectF, corner: float, depth: float, darkness: float = DARKNESS
) -> None:
    """The soft shadow of a rounded thing `depth` units above its ground; none in contrast."""
    if look.theme.mode is Mode.CONTRAST:
        return
    deep = depth * look.u
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#000000", 1.5 * darkness / LAYERS))
    for layer in range(LAYERS):
        grown = deep * (layer / (LAYERS - 1) - 0.25)
        around = box.adjusted(-grown, -grown, grown, grown).translated(0, 0.55 * deep)
        painter.drawRoundedRect(around, corner + grown, corner + grown)


def draw_plate(
    painter: QPainter, look: Look, box: QRectF, corner: float, line: str = "", share: float = PLATE_SHARE
) -> None:
    """The ground of what stands on the felt, a little lighter at its upper edge; `line` is its outline's colour."""
    theme = look.theme
    ground = QLinearGradient(0, box.top(), 0, box.bottom())
    is_flat = theme.mode is Mode.CONTRAST
    for at, colour in ((0.0, theme.panel if is_flat else mixed(theme.panel, "#FFFFFF", 0.10)), (0.5, theme.panel)):
        ground.setColorAt(at, faded(colour, 1.0 if is_flat else share))
    painter.setBrush(QBrush(ground))
    painter.setPen(QPen(faded(line or theme.line, 1.0 if line or is_flat else 0.55), 0.14 * look.u * theme.outline))
    painter.drawRoundedRect(box, corner, corner)


def draw_side_mark(painter: QPainter, theme: Theme, box: QRectF, side: int) -> None:
    """The sign of a side at the left of its name: colour and shape, so that no side is told by colour alone.

    One bar for the first two, whose names differ anyway; then two bars, a dot, a ring, a square.
    """
    colour, wide = QColor(theme.side(side)), box.width()
    middle = box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if side < 2:
        painter.drawRoundedRect(box, wide / 2, wide / 2)
    elif side == 2:
        half = 0.4 * wide
        for x in (box.x() - 0.2 * wide, box.right() - 0.2 * wide):
            painter.drawRoundedRect(QRectF(x, box.y(), half, box.height()), half / 2, half / 2)
    elif side == 3:
        painter.drawEllipse(middle, 0.8 * wide, 0.8 * wide)
    elif side == 4:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 0.45 * wide))
        painter.drawEllipse(middle, 0.7 * wide, 0.7 * wide)
    else:
        painter.drawRect(QRectF(middle - QPointF(0.7 * wide, 0.7 * wide), middle + QPointF(0.7 * wide, 0.7 * wide)))
