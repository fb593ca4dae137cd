"""What is said of the table, a sentence a second at most."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.accessibility.announcing import announce, forget_announcements

PAUSE: Final = 1000
"""Milliseconds between two announcements."""
AT_THE_START: Final = 3000
"""Milliseconds until a window that no reader has come to yet says its first sentence all the same."""


class Announcer(QObject):
    """Says sentences through the screen reader; what comes within a second of the last is joined and waits.

    The timer is its own: it has nothing to do with motion, and must run on where motion is off.
    """

    announced = Signal(str)
    hushed = Signal()
    """What was said is gone: somebody else listens now."""

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
        """Whether something was said within the last second, or waits for that to be over."""
        return self._timer.isActive()

    def announce(self, text: str) -> None:
        """Say it now, or with the next ones as soon as the last announcement is a second old."""
        if text and text not in self._waiting:
            self._waiting.append(text)
        if not self._timer.isActive():
            self._speak()

    def let_reader_come(self, ms: int = PAUSE) -> None:
        """A reader comes to the window and says first what that is; the sentences of the table follow."""
        self._timer.start(ms)

    def repeat(self) -> None:
        """Say once more what was said last."""
        self.announce(self._last)

    def reword(self, text: str) -> None:
        """The language is another: where something waits to be said, this is said instead, and is what is repeated."""
        if self._waiting:
            self._waiting = [text] if text else []
        self._last = text

    def hush(self) -> None:
        """What waits to be said is not said any more, and what was said is gone: somebody else listens now."""
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
