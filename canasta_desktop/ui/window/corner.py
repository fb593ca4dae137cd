"""The corner at the upper right: five words with signs, the ways to the dialogs and the menu with everything.

Where the words would be too wide for the room that the layout gives, the signs stand alone and the words are told where
the mouse rests. It opens nothing itself: the actions tell what was chosen.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from canasta_desktop.ui.base import commands as names
from canasta_desktop.ui.base.commands import LOG, NEW_GAME, RULES, SETTINGS, WindowActions
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.input.focus import bar_key
from canasta_desktop.ui.window.brush import draw_plate, qrect
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET, CornerButton, PaintedButton

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

MENU: Final = "menu"
SHOWN: Final = (NEW_GAME, LOG, RULES, SETTINGS, MENU)
_REST = (names.FULL_SCREEN, names.SOUND, "", names.REPORT, names.ABOUT, names.QUIT)
_KEPT = (NEW_GAME, "", *names.FILES, "", *names.MATCHES)
IN_MENU: Final = (*_KEPT, "", LOG, names.LEARN, RULES, names.KEY_LIST, names.STRENGTH, SETTINGS, "", *_REST)
"""What the menu offers; nothing is a line between."""
SIGN_WIDE, SIGN_HIGH = 5.0, 5.2
"""A sign without a word, units."""
RADIUS: Final = 1.4
"""Of the plate's corners, units."""


class TableCorner(QWidget):
    """New game, log, rules, settings, menu."""

    def __init__(self, actions: WindowActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._actions = actions
        self._theme: Theme | None = None
        self._layout: TableLayout | None = None
        self._buttons: dict[str, CornerButton] = {}
        for name in SHOWN:
            button = self._buttons[name] = CornerButton(name, self)
            button.setObjectName(bar_key(name))
            if name != MENU:
                button.clicked.connect(actions[name].trigger)
        self._buttons[MENU].clicked.connect(self._open_menu)
        self._menu = QMenu(self)
        for name in IN_MENU:
            self._menu.addAction(actions[name]) if name else self._menu.addSeparator()
        self.retranslate()
        self.hide()

    @property
    def has_words(self) -> bool:
        """Whether the words stand below their signs."""
        return self._buttons[MENU].has_word

    def retranslate(self) -> None:
        """Word everything in the language of now."""
        words = {
            NEW_GAME: self.tr("New"),
            LOG: self.tr("Log"),
            RULES: self.tr("Rules"),
            SETTINGS: self.tr("Settings"),
            MENU: self.tr("Menu"),
        }
        for name, button in self._buttons.items():
            button.word = words[name]
        self._arrange()

    def words(self) -> tuple[str, ...]:
        """The words below the signs, from the left."""
        return tuple(button.word for button in self._buttons.values())

    def set_look(self, theme: Theme) -> None:
        """Wear these colours."""
        self._theme = theme
        self._arrange()

    def place(self, layout: "TableLayout") -> None:
        """Move to the place that the layout gives, to its right end if that is wider than needed."""
        self._layout = layout
        self._arrange()
        self.show()

    def widgets(self) -> dict[str, PaintedButton]:
        """The buttons by their keys, from the left."""
        return {button.objectName(): button for button in self._buttons.values()}

    def corner(self) -> float:
        """The radius of its plate's corners, px."""
        return 0.0 if self._layout is None else RADIUS * self._layout.unit.px

    def _arrange(self) -> None:
        if self._layout is None or self._theme is None:
            return
        unit, room = self._layout.unit, self._layout.corner
        for button in self._buttons.values():
            button.set_look(self._theme, unit)
        needed = [button.width_needed() for button in self._buttons.values()]
        has_words = sum(needed) <= room.w + 1
        wide = needed if has_words else [max(SIGN_WIDE * unit.px, LEAST_TARGET)] * len(SHOWN)
        high = room.h if has_words else max(SIGN_HIGH * unit.px, LEAST_TARGET)
        box = qrect(room)
        box.setLeft(round(room.right - sum(wide)))
        box.setHeight(round(high))
        self.setGeometry(box)
        x = 0.0
        for (name, button), width in zip(self._buttons.items(), wide, strict=True):
            button.has_word = has_words
            button.setGeometry(round(x), 0, min(round(x + width), box.width()) - round(x), box.height())
            x += width
            self._name(name, button)
        self.update()

    def _name(self, name: str, button: CornerButton) -> None:
        """Name it in full, with its key where the mouse rests."""
        full = button.word if name == MENU else self._actions[name].text()
        key = "" if name == MENU else self._actions.key_text(name)
        tip = key if button.has_word and button.word == full else " · ".join(filter(None, (full, key)))
        button.show_words(full, key, tip if tip != button.word or not button.has_word else "")

    def _open_menu(self) -> None:
        button = self._buttons[MENU]
        hint = self._menu.sizeHint()
        self._menu.popup(button.mapToGlobal(QPoint(button.width() - hint.width(), button.height())))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is None or self._layout is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_plate(painter, QRectF(self.rect()), self._theme, self._layout.unit, radius=RADIUS)
        painter.end()
