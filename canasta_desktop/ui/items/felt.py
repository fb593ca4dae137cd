"""The cloth and the rail: painted into a pixmap when they are first looked at, from which the background is copied."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient, QTransform

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode, Theme, mixed
from canasta_desktop.ui.items.look import Look, qrect
from canasta_desktop.ui.items.wood import draw_rail, fibres

LIGHT_AT = 0.5, 0.40
"""Where the lamp hangs, as shares of width and height."""


class FeltPainter:
    """The ground of the table: felt under a lamp, and the wooden rail in front of the player."""

    def __init__(self) -> None:
        self._wanted: tuple[QRectF, Look, Rect | None] | None = None
        self._picture = QPixmap()
        self._origin = QPointF()
        self._dpr = 1.0

    def lay(self, rect: QRectF, look: Look, rail: Rect | None = None) -> None:
        """Have a cloth for that rectangle of the scene, and the rail where it lies; none before it is known."""
        self._wanted = rect, look, rail

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Copy what lies under `rect`; short, because an exception while painting may end the program."""
        if self._wanted is not None:
            self._paint(*self._wanted)
            self._wanted = None
        source = QRectF((rect.topLeft() - self._origin) * self._dpr, rect.size() * self._dpr)
        painter.drawPixmap(rect, self._picture, source)

    def _paint(self, rect: QRectF, look: Look, rail: Rect | None) -> None:
        self._origin, self._dpr = rect.topLeft(), look.dpr
        width, height = math.ceil(rect.width() * look.dpr) or 1, math.ceil(rect.height() * look.dpr) or 1
        self._picture = QPixmap(width, height)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_cloth(painter, look.theme, QRectF(0, 0, width, height), look.u * look.dpr)
        if rail is not None:
            painter.scale(look.dpr, look.dpr)
            painter.translate(-self._origin)
            draw_rail(painter, look.theme, qrect(rail), look.u)
        painter.end()


def _draw_cloth(painter: QPainter, theme: Theme, box: QRectF, u: float) -> None:
    """Felt, brightest under the lamp; `u` in device pixels."""
    if theme.mode is Mode.CONTRAST:
        painter.fillRect(box, QColor(theme.felt_centre))
        return
    is_dark = theme.mode is Mode.DARK
    reach = 0.66 * max(box.width(), box.height())
    light = QRadialGradient(QPointF(LIGHT_AT[0] * box.width(), LIGHT_AT[1] * box.height()), reach)
    light.setColorAt(0, QColor(mixed(theme.felt_centre, "#FFFFFF", 0.05 if is_dark else 0.35)))
    light.setColorAt(0.45, QColor(theme.felt_centre))
    light.setColorAt(1, QColor(theme.felt_edge))
    painter.fillRect(box, QBrush(light))
    cloth = QBrush(fibres(0.042 if is_dark else 0.032))
    grown = max(1.0, u / 8)
    cloth.setTransform(QTransform.fromScale(grown, grown))
    painter.fillRect(box, cloth)
