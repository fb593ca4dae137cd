"""The cloth: painted into a pixmap when it is first looked at, from which the background is copied."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient

from canasta_desktop.ui.items.look import Look


class FeltPainter:
    """The ground of the table; brightest left of its middle."""

    def __init__(self) -> None:
        self._wanted: tuple[QRectF, Look] | None = None
        self._picture = QPixmap()
        self._origin = QPointF()
        self._dpr = 1.0

    def lay(self, rect: QRectF, look: Look) -> None:
        """Have a cloth for that rectangle of the scene."""
        self._wanted = rect, look

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Copy what lies under `rect`; short, because an exception while painting may end the program."""
        if self._wanted is not None:
            self._paint(*self._wanted)
            self._wanted = None
        source = QRectF((rect.topLeft() - self._origin) * self._dpr, rect.size() * self._dpr)
        painter.drawPixmap(rect, self._picture, source)

    def _paint(self, rect: QRectF, look: Look) -> None:
        self._origin, self._dpr = rect.topLeft(), look.dpr
        width, height = max(1, round(rect.width() * look.dpr)), max(1, round(rect.height() * look.dpr))
        light = QRadialGradient(QPointF(0.42 * width, 0.46 * height), 0.72 * width)
        light.setColorAt(0, QColor(look.theme.felt_centre))
        light.setColorAt(1, QColor(look.theme.felt_edge))
        self._picture = QPixmap(width, height)
        painter = QPainter(self._picture)
        painter.fillRect(self._picture.rect(), QBrush(light))
        painter.end()
