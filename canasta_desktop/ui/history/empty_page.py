"""What stands on the paper where there is nothing to list: a sentence, and the way on."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line, draw_words
from canasta_desktop.ui.score_sheet.button_row import button_width
from canasta_desktop.ui.score_sheet.paper import MUTED, button_theme
from canasta_desktop.ui.welcome.fan import Fan, draw_fan
from canasta_desktop.ui.window.painted_buttons import LargeButton

TITLE, SECOND = 3.6, 2.2
"""Sizes of type, units."""
FANNED: Final = tuple(read_cards("AS QH KC 2D JO"))


class EmptyPage(QWidget):
    """`pressed` is emitted when its button was pressed."""

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("empty")
        self.button = LargeButton(self)
        self.button.setObjectName("empty-action")
        self.button.clicked.connect(self.pressed)
        self._look: Look | None = None
        self._title = self._second = ""
        self._has_cards = False
        self.hide()

    def show_words(self, title: str, second: str, action: str, *, has_cards: bool) -> None:
        """Say this; `action` stands on the button."""
        self._title, self._second, self._has_cards = title, second, has_cards
        self.setAccessibleName(f"{title} {second}".strip())
        self.button.show_action(action, "", "", is_gold=True)
        self.update()

    def wear(self, look: Look) -> None:
        """Wear this look, and have the button in its place."""
        self._look = look
        self.button.set_look(button_theme(look.theme), look.unit)
        wide = min(float(self.width()), button_width(self.button, look, has_key=False))
        high = max(7.0 * look.u, 30.0)
        top = self._middle() + look.line_px(TITLE) + 2.4 * look.line_px(SECOND) + 1.5 * look.u
        self.button.setGeometry(QRectF((self.width() - wide) / 2, top, wide, high).toRect())
        self.update()

    def _middle(self) -> float:
        """Where the title begins."""
        return (0.46 if self._has_cards else 0.32) * self.height()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter, look = QPainter(self), self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, top = look.u, self._middle()
        if self._has_cards:
            width = min(11 * u, 0.2 * self.height())
            middle = QPointF(self.width() / 2, top - 1.25 * width)
            draw_fan(painter, look.pictures, middle, FANNED, Fan(width, 12, 2.6 * width))
        line = QRectF(0, top, self.width(), look.line_px(TITLE))
        draw_line(painter, look, line, self._title, look.font(TITLE, serif=True), INK, CENTRE)
        below = QRectF(0.1 * self.width(), line.bottom(), 0.8 * self.width(), 2 * look.line_px(SECOND))
        draw_words(painter, look, below, self._second, look.font(SECOND), MUTED, CENTRE)
        painter.end()
