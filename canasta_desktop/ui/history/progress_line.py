"""How far the list is that is being made: words, a bar, and a way to leave it for another time."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.history.row_painter import draw_progress
from canasta_desktop.ui.items.look import RIGHT, Look, draw_line
from canasta_desktop.ui.score_sheet.paper import MUTED, ON_PAPER
from canasta_desktop.ui.window.painted_buttons import WordButton

WORDS = 1.8
"""Size of type, units."""
BAR_WIDE, GAP = 16.0, 1.4
"""Units."""


class ProgressLine(QWidget):
    """Shows how far reading has come, and is hidden otherwise; `stopped`: go on another time."""

    stopped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("progress")
        self.button = WordButton(self)
        self.button.setObjectName("stop-reading")
        self.button.clicked.connect(self.stopped)
        self._look: Look | None = None
        self._words = ""
        self._share = 0.0
        self.hide()

    def show_progress(self, words: str, stop: str, share: float) -> None:
        """So much is done, 0 to 1."""
        self._words, self._share = words, share
        self.setAccessibleName(words)
        self.button.show_words(stop)
        self.show()
        self.update()

    def place(self, look: Look, box: QRectF) -> None:
        """Stand in this box, at its right end."""
        self._look = look
        self.setGeometry(box.toRect())
        self.button.set_look(ON_PAPER, look.unit)
        wide = self.button.width_needed()
        self.button.setGeometry(QRectF(box.width() - wide, 0, wide, box.height()).toRect())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter, look = QPainter(self), self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, right = look.u, self.button.x() - GAP * look.u
        bar = QRectF(right - BAR_WIDE * u, self.height() / 2 - 0.45 * u, BAR_WIDE * u, 0.9 * u)
        draw_progress(painter, bar, self._share)
        words = QRectF(0, 0, bar.left() - GAP * u, self.height())
        draw_line(painter, look, words, self._words, look.font(WORDS), MUTED, RIGHT)
        painter.end()
