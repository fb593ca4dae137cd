"""What things on the table stand on and cast: soft shadows, plates, and the marks of the sides."""

from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPaintEngine, QPainter, QPen

from canasta_desktop.ui.base.theme import Mode, Theme, mixed
from canasta_desktop.ui.items.look import Look

LAYERS = 9
"""Rounded rectangles of a shadow."""
DARKNESS = 0.34
"""Share of black in a shadow's middle."""
DOWN = 0.55
"""A shadow lies so much lower than its box, in depths."""
PLATE_SHARE = 0.88
"""Opacity of a plate on the felt."""


def faded(colour: str, share: float) -> QColor:
    """A colour at a share (0 to 1) of opacity."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


class ShadowShape(NamedTuple):
    """A shadow in device pixels: of a box as small as its corners allow, at its place within a pixel."""

    left: float
    top: float
    right: float
    bottom: float
    corner: float
    depth: float
    darkness: float

    @property
    def reach(self) -> int:
        """How far it goes beyond the box on each side, and more: whole pixels."""
        return ceil((0.75 + DOWN) * self.depth) + 1


def draw_shadow(
    painter: QPainter, look: Look, box: QRectF, corner: float, depth: float, darkness: float = DARKNESS
) -> None:
    """The soft shadow of a rounded thing `depth` units above its ground; none in contrast."""
    if look.theme.mode is Mode.CONTRAST:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    to_pixels = painter.deviceTransform()
    scale = to_pixels.m11()
    is_upright = not to_pixels.isRotating() and 0 < scale == to_pixels.m22()
    if not is_upright or painter.paintEngine().type() is not QPaintEngine.Type.Raster:
        _draw_layers(painter, box, corner, depth * look.u, darkness)
        return
    painter.save()
    painter.setWorldTransform(to_pixels.inverted()[0] * painter.worldTransform())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    _draw_stretched(painter, to_pixels.mapRect(box), scale * corner, scale * depth * look.u, darkness)
    painter.restore()


def _draw_stretched(painter: QPainter, box: QRectF, corner: float, depth: float, darkness: float) -> None:
    """A kept picture of the shadow, one pixel of its middle drawn out to the size of the box; all in device pixels.

    What lies between the corners is the same from pixel to pixel, so this is the shadow itself, not something like it.
    """
    x, y = floor(box.x()), floor(box.y())
    corners = 2 * ceil(corner + DOWN * depth) + 4
    longer, higher = (max(0, floor(side) - corners) for side in (box.width(), box.height()))
    left, top = (round(value, 3) for value in (box.x() - x, box.y() - y))
    right, bottom = (round(value, 3) for value in (box.right() - x - longer, box.bottom() - y - higher))
    shadow = ShadowShape(left, top, right, bottom, round(corner, 3), round(depth, 3), darkness)
    picture = _picture(shadow)
    columns, rows = (
        ((0, at, 0), (at, 1, at), (at + 1, side - at - 1, at + more + 1))
        for at, side, more in (
            (picture.width() // 2, picture.width(), longer),
            (picture.height() // 2, picture.height(), higher),
        )
    )
    for column, (from_x, wide, to_x) in enumerate(columns):
        for row, (from_y, high, to_y) in enumerate(rows):
            size = wide + (longer if column == 1 else 0), high + (higher if row == 1 else 0)
            target = QRect(x - shadow.reach + to_x, y - shadow.reach + to_y, *size)
            painter.drawImage(target, picture, QRect(from_x, from_y, wide, high))


@lru_cache(maxsize=64)
def _picture(shadow: ShadowShape) -> QImage:
    """The shadow of that box, and `reach` around it."""
    reach = shadow.reach
    width, height = ceil(shadow.right) + 2 * reach, ceil(shadow.bottom) + 2 * reach
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(reach, reach)
    box = QRectF(QPointF(shadow.left, shadow.top), QPointF(shadow.right, shadow.bottom))
    _draw_layers(painter, box, shadow.corner, shadow.depth, shadow.darkness)
    painter.end()
    return picture


def _draw_layers(painter: QPainter, box: QRectF, corner: float, depth: float, darkness: float) -> None:
    """The shadow as it is made: thin layers, each wider than the one before; `depth` in the painter's lengths."""
    painter.setBrush(faded("#000000", 1.5 * darkness / LAYERS))
    for layer in range(LAYERS):
        grown = depth * (layer / (LAYERS - 1) - 0.25)
        around = box.adjusted(-grown, -grown, grown, grown).translated(0, DOWN * depth)
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

    A bar, an open bar, two bars, a dot, a ring, a square.
    """
    colour, wide = QColor(theme.side(side)), box.width()
    middle = box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if side == 0:
        painter.drawRoundedRect(box, wide / 2, wide / 2)
    elif side == 1:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 0.34 * wide))
        inner = box.adjusted(-0.05 * wide, 0.17 * wide, 0.05 * wide, -0.17 * wide)
        painter.drawRoundedRect(inner, inner.width() / 2, inner.width() / 2)
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
