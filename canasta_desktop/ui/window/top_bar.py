"""The bar at the top: the game's name, what is played, and the ways to the dialogs.

Four flat buttons at the right and the menu with everything; the menu alone where the window is small or the words do
not fit. It opens nothing itself: the actions tell what was chosen.
"""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QWidget

from canasta_desktop.rules.cards import HEARTS, SPADES
from canasta_desktop.ui.base import commands as names
from canasta_desktop.ui.base.commands import LOG, NEW_GAME, RULES, SETTINGS, WindowActions
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.faces.paths import suit_path
from canasta_desktop.ui.input.focus import bar_key
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.panel_parts import KeyButton, label, put

SHOWN = (NEW_GAME, LOG, RULES, SETTINGS)
"""The buttons; the menu has the rest as well."""
_REST = (names.PANEL, names.FULL_SCREEN, names.SOUND, "", names.REPORT, names.ABOUT, names.QUIT)
IN_MENU = (NEW_GAME, "", *names.FILES, "", LOG, RULES, SETTINGS, "", *_REST)
"""What the menu offers; nothing is a line between."""
MENU = "menu"
EDGE, GAP = 16, 6


class TopBar(QFrame):
    """Name of the game, what is being played, and buttons for dialogs and menus."""

    def __init__(self, actions: WindowActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._actions = actions
        self._is_small = False
        self._sign, self._name, self._title = label(), label("app-name", wraps=False), label("game-title")
        self._mark = label("unsaved", wraps=False)
        self._title.setWordWrap(False)
        self._name.setText("Canasta")
        self._buttons: dict[str, KeyButton] = {}
        for name in SHOWN:
            button = self._buttons[name] = KeyButton()
            button.clicked.connect(actions[name].trigger)
        self._menu_button, self._menu = KeyButton(), QMenu(self)
        for name in IN_MENU:
            self._menu.addAction(actions[name]) if name else self._menu.addSeparator()
        self._menu_button.setMenu(self._menu)
        for widget in (self._sign, self._name, self._mark, self._title, *self._buttons.values(), self._menu_button):
            widget.setParent(self)
        self._mark.hide()
        for name, button in (*self._buttons.items(), (MENU, self._menu_button)):
            button.setObjectName(bar_key(name))
            button.setProperty("look", "flat")
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of now."""
        for name, button in self._buttons.items():
            button.setText(self._actions[name].text())
            tool_tip(button, self._actions.key_text(name))
        self._menu_button.setText(self.tr("Menu"))
        self._arrange()

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Draw the two suits in the theme's colours."""
        self._sign.setPixmap(_suits(theme, round(18 * text_scale), self.devicePixelRatioF()))
        self._arrange()

    def set_title(self, title: str) -> None:
        """What is played: rule system, deal, number of players."""
        if self._title.text() != title:
            self._title.setText(title)
            tool_tip(self._title, title)
            self._arrange()

    def set_mark(self, mark: str) -> None:
        """What is wrong as long as it stands there: beside the name, before all that gives way in a narrow window."""
        if self._mark.text() != mark:
            put(self._mark, mark)
            self._arrange()

    def set_small(self, is_small: bool) -> None:
        """Small mode of the layout: one menu button."""
        self._is_small = is_small
        self._arrange()

    def widgets(self) -> dict[str, QPushButton]:
        """The buttons in sight by their keys, from the left."""
        shown = (*self._buttons.values(), self._menu_button)
        return {button.objectName(): button for button in shown if not button.isHidden()}

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def _arrange(self) -> None:
        left = EDGE
        for widget, after in ((self._sign, GAP), (self._name, 2 * GAP), (self._mark, 2 * GAP)):
            if widget is self._mark and not self._mark.text():
                continue
            size = widget.sizeHint()
            high = min(size.height(), self.height()) if widget is self._mark else self.height()
            widget.setGeometry(left, (self.height() - high) // 2, size.width(), high)
            left += size.width() + after
        words = list(self._buttons.values())
        needed = sum(button.sizeHint().width() + GAP for button in words) + self._menu_button.sizeHint().width()
        is_menu = self._is_small or left + self._title.sizeHint().width() + EDGE + needed + EDGE > self.width()
        for button in words:
            button.setVisible(not is_menu)
        right = self.width() - EDGE // 2
        for button in (self._menu_button, *(() if is_menu else reversed(words))):
            size = button.sizeHint()
            high = min(size.height(), self.height() - 2)
            button.setGeometry(right - size.width(), (self.height() - high) // 2, size.width(), high)
            right -= size.width() + GAP
        self._title.setGeometry(left, 0, max(0, right - left), self.height())


def _suits(theme: Theme, height: int, ratio: float) -> QPixmap:
    """A spade in the colour of text and a heart in the colour of errors, `height` logical pixels high."""
    image = QImage(round(2 * height * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, (suit, colour) in enumerate(((SPADES, theme.text), (HEARTS, theme.error))):
        painter.save()
        painter.translate(QPointF((place + 0.5) * height * 0.95, height / 2))
        painter.scale(height / 104, height / 104)
        painter.fillPath(suit_path(suit), QColor(colour))
        painter.restore()
    painter.end()
    return QPixmap.fromImage(image)
