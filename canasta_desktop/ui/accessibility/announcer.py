"""Announces sentences about the table, one a second at most."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.accessibility.announcing import announce, forget_announcements

PAUSE: Final = 1000
"""Milliseconds between two announcements."""
AT_THE_START: Final = 3000
"""Milliseconds until a window that no reader has come to yet says its first sentence all the same."""


class Announcer(QObject):
    """Announces sentences to the screen reader; those within a second of the last are joined and wait.

    The timer is its own: it has nothing to do with motion, and must run on where motion is off.
    """

    announced = Signal(str)
    hushed = Signal()
    """Earlier announcements are gone: somebody else listens now."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._waiting: list[str] = []
        self._last = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._speak)

    @property
    def has_just_spoken(self) -> bool:
        """Whether the last announcement is less than a second old, or another one is waiting."""
        return self._timer.isActive()

    def announce(self, text: str) -> None:
        """Announce it now, or as soon as the last announcement is a second old, together with what else waits."""
        if text and text not in self._waiting:
            self._waiting.append(text)
        if not self._timer.isActive():
            self._speak()

    def let_reader_come(self, ms: int = PAUSE) -> None:
        """Wait while a reader that comes to the window reads out its title; our sentences follow."""
        self._timer.start(ms)

    def repeat(self) -> None:
        """Repeat the last announcement."""
        self.announce(self._last)

    def reword(self, text: str) -> None:
        """After a change of language: replace what waits by this text, and repeat it when asked to."""
        if self._waiting:
            self._waiting = [text] if text else []
        self._last = text

    def hush(self) -> None:
        """Drop what waits and forget the last announcement, since somebody else listens now."""
        self._waiting.clear()
        self._last = ""
        forget_announcements(self._view.window())
        self.hushed.emit()

    def _speak(self) -> None:
        if not self._waiting:
            return
        text = self._last = " ".join(self._waiting)
        self._waiting.clear()
        announce(self._view, text)
        self._timer.start(PAUSE)
        self.announced.emit(text)
