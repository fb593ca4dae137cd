"""The cloth and the rail: painted into a pixmap when they are first looked at, from which the background is copied."""

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient, QTransform

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode, Theme, mixed, theme
from canasta_desktop.ui.items.look import Look, qrect
from canasta_desktop.ui.items.wood import DARK_FIBRES, LIGHT_FIBRES, draw_rail, fibres

LIGHT_AT = 0.5, 0.40
"""Where the lamp hangs, as shares of width and height."""


class FeltPainter:
    """The ground of the table: felt under a lamp, and the wooden rail in front of the player."""

    def __init__(self) -> None:
        self._wanted: tuple[QRectF, Look, Rect | None] | None = None
        self._picture = QPixmap()
        self._shade: QPixmap | None = None
        self._theme = theme(Mode.DARK)
        self._origin = QPointF()
        self._dpr = 1.0

    def lay(self, rect: QRectF, look: Look, rail: Rect | None = None) -> None:
        """Have a cloth for that rectangle of the scene, and the rail where it lies; none before it is known."""
        self._wanted = rect, look, rail

    def draw(self, painter: QPainter, rect: QRectF, shaded: Iterable[Rect] = ()) -> None:
        """Copy what lies under `rect`, darker where it is `shaded`, which is in whole device pixels.

        It is short, because an exception while painting may end the program. Before any cloth is laid, while a welcome
        covers the table, there is one colour: a cloth that nobody sees would only hold up the start.
        """
        if self._wanted is not None:
            self._paint(*self._wanted)
            self._theme, self._wanted, self._shade = self._wanted[1].theme, None, None
        if self._picture.isNull():
            painter.fillRect(rect, QColor(self._theme.felt_edge))
            return
        bare = [Rect(rect.x(), rect.y(), rect.width(), rect.height())]
        for inside in shaded:
            pieces = []
            for box in bare:
                part = box.shared(inside)
                if part is None:
                    pieces.append(box)
                else:
                    self._copy(painter, part, self._in_shade())
                    pieces += [piece for piece in part.around(box) if piece.w > 0 and piece.h > 0]
            bare = pieces
        for box in bare:
            self._copy(painter, box, self._picture)

    def _copy(self, painter: QPainter, part: Rect, picture: QPixmap) -> None:
        target = qrect(part)
        source = QRectF((target.topLeft() - self._origin) * self._dpr, target.size() * self._dpr)
        painter.drawPixmap(target, picture, source)

    def _in_shade(self) -> QPixmap:
        """The same cloth as it looks in a tray: where cards fly over one, no frame has to darken it anew."""
        if self._shade is None:
            self._shade = self._picture.copy()
            painter = QPainter(self._shade)
            painter.fillRect(self._shade.rect(), QColor(self._theme.tray_fill))
            painter.end()
        return self._shade

    def _paint(self, rect: QRectF, look: Look, rail: Rect | None) -> None:
        self._origin, self._dpr = rect.topLeft(), look.dpr
        width, height = math.ceil(rect.width() * look.dpr) or 1, math.ceil(rect.height() * look.dpr) or 1
        self._picture = QPixmap(_cloth(look.theme, width, height, look.u * look.dpr))
        if rail is not None:
            _cloth.cache_clear()  # whoever looked at it before there was a rail is gone
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(look.dpr, look.dpr)
            painter.translate(-self._origin)
            draw_rail(painter, look.theme, qrect(rail), look.u)
            painter.end()


@lru_cache(maxsize=1)
def _cloth(theme: Theme, width: int, height: int, u: float) -> QPixmap:
    """A cloth of that size, kept until a rail comes before it: the table's is the one that the welcome has shown."""
    picture = QPixmap(width, height)
    painter = QPainter(picture)
    _draw_cloth(painter, theme, QRectF(0, 0, width, height), u)
    painter.end()
    return picture


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
    cloth = QBrush(fibres(DARK_FIBRES if is_dark else LIGHT_FIBRES))
    grown = max(1.0, u / 8)
    cloth.setTransform(QTransform.fromScale(grown, grown))
    painter.fillRect(box, cloth)
