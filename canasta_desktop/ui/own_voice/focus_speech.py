"""Follows the keyboard: says what it comes to, and what a key has changed about it.

How it works. After each press of a key, and whenever the focus has moved, it looks at what has the keyboard, and says
what differs from the last look: all of it where that is another thing, only the new value where it is the same. So
nothing has to tell of itself, be it a slider, a list or a menu. The keys are those of the window that has the focus, as
the system gives them to it; a filter for all events of the program would cost each frame.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.guard import answering
from canasta_desktop.ui.own_voice.focus_words import FocusState, FocusWords

_PRESSES = (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)
"""The former comes before each press of a key, also of what turns out to be a shortcut."""
_RELEASES = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)
"""By which buttons are pressed."""


class FocusSpeech(QObject):
    """`spoken` carries what is to be said, `pressed` that whatever is being said has been heard."""

    spoken = Signal(str)
    pressed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = FocusWords(self)
        self._last = FocusState(0, "")
        self._window: QWindow | None = None
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self.look)

    def start(self) -> None:
        """Follow the keyboard from now on, and speak where it is."""
        app = running_application()
        app.focusObjectChanged.connect(self._moved)
        app.focusWindowChanged.connect(self._watch)
        self._watch(app.focusWindow())
        self._last = FocusState(0, "")
        self._look.start(0)

    def stop(self) -> None:
        """Follow no longer."""
        app = running_application()
        app.focusObjectChanged.disconnect(self._moved)
        app.focusWindowChanged.disconnect(self._watch)
        self._watch(None)
        self._look.stop()

    def forget(self) -> None:
        """Speak the focus again at the next look, since somebody else listens now."""
        self._last = FocusState(0, "")

    def look(self) -> None:
        """Say what is new about the thing that has the keyboard."""
        now = self._state()
        if now is None:
            return
        before, self._last = self._last, now
        if now.thing != before.thing or now.name != before.name:
            known = set(before.surroundings)
            around = [words for number, words in now.surroundings if (number, words) not in known]
            around = _once(around)
            description = [line for line in _once([now.description]) if line not in around]
            self._speak(*around, now.name, now.kind, "" if now.is_described else now.value, *description)
        elif now.value != before.value:
            self._speak(_difference(before.value, now.value) if self._is_typing() else now.value)

    def _speak(self, *parts: str) -> None:
        if said := ". ".join([part.strip().rstrip(".") for part in parts if part.strip()]):
            self.spoken.emit(f"{said}.")

    def _state(self) -> FocusState | None:
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            return self._words.menu_entry(popup)
        widget = (popup.focusWidget() or popup) if popup is not None else QApplication.focusWidget()
        return None if widget is None else self._words.widget(widget)

    def _is_typing(self) -> bool:
        return isinstance(QApplication.focusWidget(), QLineEdit)

    def _moved(self) -> None:
        self._look.start(0)

    def _watch(self, window: QWindow | None) -> None:
        """The keys go to another window now."""
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window.destroyed.disconnect(self._lose)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._lose)

    def _lose(self) -> None:
        self._window = None

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key, or the mouse."""
        if event.type() in _PRESSES:
            self.pressed.emit()
            self._look.start(0)
        elif event.type() in _RELEASES:
            self._look.start(0)
        return False


def _once(texts: Sequence[str]) -> list[str]:
    """The sentences of all texts, each said once: a sheet is called like the window that it fills."""
    return list(dict.fromkeys([line.strip().rstrip(".") for text in texts for line in text.split(". ")]))


def _difference(before: str, after: str) -> str:
    """What was typed or deleted; the whole text where it is not one or the other."""
    longer, shorter = (after, before) if len(after) >= len(before) else (before, after)
    start = 0
    while start < len(shorter) and longer[start] == shorter[start]:
        start += 1
    end = len(shorter) - start
    if longer[len(longer) - end :] != shorter[start:]:
        return after
    return longer[start : len(longer) - end]
