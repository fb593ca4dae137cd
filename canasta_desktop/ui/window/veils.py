"""Where a lesson points at something on the table, what stands over the table lies in the dark with all the rest.

The scene has a veil of its own, which ends below the widgets. A veil here is the child of what it darkens, so it goes
where that goes, and lets the mouse through to it.
"""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import VEIL


class WidgetVeil(QWidget):
    """Darkens the widget `below`, whose plate has corners of `radius` px."""

    def __init__(self, below: QWidget) -> None:
        super().__init__(below)
        self._below = below
        self._radius = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie(self, radius: float) -> None:
        """Lie over all of it."""
        self._radius = radius
        self.setGeometry(self._below.rect())
        self.raise_()
        self.show()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, VEIL))
        box = QRectF(self.rect())
        round_by = min(self._radius, box.height() / 2)
        painter.drawRoundedRect(box, round_by, round_by)
        painter.end()


class Veils:
    """The veils of all widgets that have ever been in the dark."""

    def __init__(self) -> None:
        self._veils: dict[QWidget, WidgetVeil] = {}

    def darken(self, dark: Mapping[QWidget, float]) -> None:
        """Have just these widgets in the dark, each with the radius of its plate's corners in px."""
        for widget, veil in self._veils.items():
            if widget not in dark:
                veil.hide()
        for widget, radius in dark.items():
            if widget not in self._veils:
                self._veils[widget] = WidgetVeil(widget)
            self._veils[widget].lie(radius)
