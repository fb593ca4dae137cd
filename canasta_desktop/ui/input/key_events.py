"""From Qt's key events to the keyboard: the thin glue, installed on the window as an event filter.

A key press that no widget has used comes to the window; here it becomes portable text, with how long it has been held,
and goes to `Keyboard`. What is typed into a text field never does. The first key also brings the focus ring up, and a
press of the mouse on the table takes it away. A key that comes while something moves finishes that first, so that it
means what it says on the table as it is then. Esc belongs first to what the mouse is doing (`cancel`): a drag is taken
back before a selection.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from canasta_desktop.ui.base.guard import answering
from canasta_desktop.ui.base.keys import ASKING
from canasta_desktop.ui.base.motion import Motion
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.spectating import STEP
from canasta_desktop.ui.input.keyboard import Keyboard

_BARE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_unknown)
_FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)


class KeyEvents(QObject):
    """The keyboard of one window; `has_ring`: a key has been used since the mouse."""

    entered = Signal()
    """Enter, while a curtain lies over the table, and no other button has the keyboard."""

    def __init__(self, window: QWidget, motion: Motion, cancel: Callable[[], bool]) -> None:
        super().__init__(window)
        self._motion = motion
        self._cancel = cancel
        self._since: dict[int, int] = {}
        self._has_cut_short = False
        self.has_ring = False
        self.is_covered = False
        """Whether a curtain lies over the table: then only the keys of the window itself mean something."""
        self.keyboard = Keyboard(self, self._was_moving)
        window.installEventFilter(self)

    def _was_moving(self) -> bool:
        """Whether the key has cut a movement short; for some keys that is all they do then."""
        return self._has_cut_short

    def forget_ring(self) -> None:
        """The mouse has been used."""
        self.has_ring = False

    def press(self, key: str, held: int | None = None) -> bool:
        """A key, as portable text; whether it meant anything."""
        if key == "Esc" and self._cancel():
            return True
        self._has_cut_short = held is None and self._motion.is_moving
        if self._has_cut_short:
            self._motion.finish()
        self.has_ring = True
        if self.is_covered and key in ("Return", "Enter"):
            self._enter(held)
            return True
        if self.is_covered and key == ASKING and self.keyboard.keys.letters_on:
            key = "Ctrl+F1"  # nothing is typed there
        in_text = self.is_covered or isinstance(QApplication.focusWidget(), _FIELDS)
        return self.keyboard.press(key, in_text=in_text, held=held)

    def _enter(self, held: int | None) -> None:
        """Enter behind the curtain: presses the button that has the keyboard; a held key does nothing."""
        button = QApplication.focusWidget()
        if held is None and isinstance(button, QAbstractButton):
            button.click()
        elif held is None:
            self.entered.emit()

    def watch(self, display: Display) -> None:
        """Give the keys the meaning they have for a spectator, or for a player."""
        is_spectating = any(button.key == STEP for button in display.buttons)
        if self.keyboard.keys.is_spectating is not is_spectating:
            self.keyboard.keys = replace(self.keyboard.keys, is_spectating=is_spectating)

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Key presses of the window, and what the system makes of some of them."""
        if event.type() == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            return event.reason() is QContextMenuEvent.Reason.Keyboard and self.press("Menu")
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._pressed(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        if event.key() in _BARE:
            return False
        held = None
        if event.isAutoRepeat():
            held = event.timestamp() - self._since.get(event.key(), event.timestamp())
        else:
            self._since[event.key()] = event.timestamp()
        text = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        # By what it writes: which keys write a question mark is another matter on every keyboard.
        return self.press(ASKING if event.text() == ASKING else text, held)
