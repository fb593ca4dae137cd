"""What was deleted just now, over the foot of the list, with the way back."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.items.look import LEFT, Look, draw_line, width_of
from canasta_desktop.ui.score_sheet.button_row import button_width
from canasta_desktop.ui.score_sheet.paper import button_theme
from canasta_desktop.ui.window.brush import draw_plate
from canasta_desktop.ui.window.painted_buttons import LargeButton

WORDS = 2.0
"""Size of type, units."""


class UndoStrip(QWidget):
    """A plate with a sentence and one button; it stays until something else is deleted, or the way back is taken."""

    wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("deleted")
        self.button = LargeButton(self)
        self.button.setObjectName("undo")
        self.button.clicked.connect(self.wanted)
        self._look: Look | None = None
        self._words = ""
        self.hide()

    def show_words(self, words: str, undo: str) -> None:
        """Say this, and offer the way back."""
        self._words = words
        self.setAccessibleName(words)
        self.retranslate(undo)
        self.show()
        self.raise_()
        self.update()

    def retranslate(self, undo: str) -> None:
        """Word the button in the present language; what was done stays in that of its moment."""
        key = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        self.button.show_action(undo, key, "", is_gold=True)

    def leave(self) -> None:
        """Nothing is to be taken back any more."""
        self.hide()

    def place(self, look: Look, above: QRectF) -> None:
        """Lie over the lower edge of this area, in its middle."""
        self._look = look
        u = look.u
        self.button.set_look(button_theme(look.theme), look.unit)
        high = max(6.0 * u, 1.7 * look.line_px(WORDS))
        pressed = button_width(self.button, look, has_key=True)
        words = width_of(look.font(WORDS), self._words)
        wide = min(above.width() - 4 * u, words + pressed + 6 * u)
        left = above.center().x() - wide / 2
        self.setGeometry(QRectF(left, above.bottom() - high - 0.6 * u, wide, high).toRect())
        inner = 0.7 * u
        self.button.setGeometry(QRectF(wide - pressed - inner, inner, pressed, high - 2 * inner).toRect())
        self.button.show_rest()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter, look = QPainter(self), self._look
        worn = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_plate(painter, QRectF(self.rect()), worn, look.unit, radius=1.6, line=worn.edge, fill=worn.panel)
        room = QRectF(2 * look.u, 0, self.button.x() - 3 * look.u, self.height())
        draw_line(painter, look, room, self._words, look.font(WORDS), worn.text, LEFT)
        painter.end()
