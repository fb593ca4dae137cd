"""Felt fibres and wood: the rail in front of the player, and the walnut tray."""

import logging
import math
import random
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QTransform

from canasta_desktop.resources import ResourceError, asset
from canasta_desktop.ui.base.theme import GOLD, Mode, Theme, mixed
from canasta_desktop.ui.items.surface import faded

LOG = logging.getLogger(__name__)

DARK_FIBRES: Final = "felt/fibres-dark.png"
LIGHT_FIBRES: Final = "felt/fibres-light.png"
"""Tiles of fibres for dark and for light felt, which `assets/make_felt.py` has made."""
STROKES = 60
"""Lines of grain across the rail."""
GRAIN = 48.0
"""Width of the tile of grain, units."""
SHADOW = 2.4
"""How far the rail's shadow reaches onto the felt, units."""


@cache
def fibres(name: str) -> QImage:
    """The tile of this name, of soft noise that repeats without a seam; a clear one where its file is missing."""
    try:
        tile = QImage(str(asset(name)))
    except ResourceError:
        LOG.exception("the felt has no fibres")
        tile = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        tile.fill(Qt.GlobalColor.transparent)
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def draw_rail(painter: QPainter, theme: Theme, box: QRectF, u: float) -> None:
    """The wooden edge of the table: its shadow on the felt, bevel, grain, and two lines of brass."""
    if theme.mode is Mode.CONTRAST:
        painter.fillRect(box, QColor(theme.wood))
        painter.fillRect(QRectF(box.x(), box.y(), box.width(), 0.25 * u), QColor(theme.line))
        return
    shadow = QLinearGradient(0, box.y() - SHADOW * u, 0, box.y())
    shadow.setColorAt(0, faded("#000000", 0))
    shadow.setColorAt(1, faded("#000000", 0.34 if theme.mode is Mode.DARK else 0.20))
    painter.fillRect(QRectF(box.x(), box.y() - SHADOW * u, box.width(), SHADOW * u), QBrush(shadow))
    ground = QLinearGradient(0, box.y(), 0, box.bottom())
    light, soft = mixed(theme.wood, "#FFFFFF", 0.34), mixed(theme.wood, "#FFFFFF", 0.10)
    end = mixed(theme.wood_2, "#000000", 0.35 if theme.mode is Mode.DARK else 0.0)
    for at, colour in ((0, light), (0.035, soft), (0.12, theme.wood), (0.75, theme.wood_2), (1, end)):
        ground.setColorAt(at, QColor(colour))
    painter.fillRect(box, QBrush(ground))
    _draw_grain(painter, box, u)
    for down, share in ((1.1, 0.9), (1.34, 0.35)):
        painter.setPen(QPen(faded(GOLD, share), 0.14 * u))
        painter.drawLine(QPointF(box.x(), box.y() + down * u), QPointF(box.right(), box.y() + down * u))


def _draw_grain(painter: QPainter, box: QRectF, u: float) -> None:
    """Long waving strokes, the same ones every time: a tile of them, side by side."""
    device = painter.deviceTransform().m11()
    tile = _grain(round(GRAIN * u * device), round(box.height() * device), u * device)
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromTranslate(box.x(), box.y()).scale(1 / device, 1 / device))
    painter.fillRect(box, brush)


@lru_cache(maxsize=2)
def _grain(width: int, height: int, u: float) -> QImage:
    """The tile: each stroke leaves at the right where it enters at the left. Lengths are device pixels.

    Kept, because it is the dearest part of the ground, and another theme or width of the window needs the same one.
    """
    chance = random.Random(5)
    tile = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(STROKES):
        y, swing, phase = chance.random() * height, chance.random() * 0.5 * u, chance.random() * math.tau
        waves = chance.choice((1, 1, 2, 3))
        line = [
            QPointF(part / 24 * width, y + swing * math.sin(phase + math.tau * waves * part / 24)) for part in range(25)
        ]
        dark = "#000000" if chance.random() > 0.4 else "#FFFFFF"
        painter.setPen(QPen(faded(dark, 0.055), (0.08 + chance.random() * 0.2) * u))
        painter.drawPolyline(line)
    painter.end()
    return tile


def draw_board(painter: QPainter, theme: Theme, box: QRectF, u: float) -> None:
    """A rounded board of the same wood with a line of gold inside its edge."""
    corner = 2.2 * u
    if theme.mode is Mode.CONTRAST:
        painter.setBrush(QColor(theme.wood))
        painter.setPen(QPen(QColor(theme.line), 0.3 * u))
        painter.drawRoundedRect(box, corner, corner)
        return
    ground = QLinearGradient(0, box.y(), 0, box.bottom())
    for at, colour in ((0.0, mixed(theme.wood, "#FFFFFF", 0.22)), (0.1, theme.wood), (1.0, theme.wood_2)):
        ground.setColorAt(at, QColor(colour))
    painter.setBrush(QBrush(ground))
    painter.setPen(QPen(QColor(mixed(theme.wood_2, "#000000", 0.5)), 0.12 * u))
    painter.drawRoundedRect(box, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(GOLD, 0.85), 0.14 * u))
    painter.drawRoundedRect(box.adjusted(0.55 * u, 0.55 * u, -0.55 * u, -0.55 * u), 1.8 * u, 1.8 * u)
