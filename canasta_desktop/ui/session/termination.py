"""The end that the system asks for: SIGTERM at a shutdown, SIGHUP from a terminal that goes, SIGINT by Ctrl+C.

The match is saved after each action, so all that is left to do is to keep the window's place; then the program ends as
it would have without this. Python runs a handler only between two of its own steps, and while nothing happens there is
none: a pipe that the signal writes into wakes Qt's loop up.
"""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier

ENDS: Final = ("SIGTERM", "SIGHUP", "SIGINT")

Handler = Callable[[int, FrameType | None], object] | int | None
"""What Python's `signal` gives back as the handler that was there before."""


class Termination(QObject):
    """Has `keep` called before one of these signals ends the program; from `begin` to `end`. Windows sends none."""

    def __init__(self, keep: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._keep = keep
        self._pipe: tuple[int, int] | None = None
        self._before: dict[int, Handler] = {}
        self._waker: QSocketNotifier | None = None

    def begin(self) -> None:
        """Listen for the signals."""
        if sys.platform == "win32":
            return
        self._pipe = os.pipe()
        for end in self._pipe:
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
        self._waker = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read, self)
        self._waker.activated.connect(self._wake)
        self._before = {number: signal.signal(number, self._end) for number in _numbers()}

    def end(self) -> None:
        """Leave all as it was."""
        if self._pipe is None or self._waker is None:
            return
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(-1)
        self._waker.setEnabled(False)
        for end in self._pipe:
            os.close(end)
        self._pipe = self._waker = None

    def _wake(self) -> None:
        """Python has its turn, and with it the handler."""
        if self._pipe is not None:
            os.read(self._pipe[0], 64)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._keep()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _numbers() -> list[int]:
    """Those of the signals; one that is ignored already, as under nohup, stays so."""
    numbers = [getattr(signal, name) for name in ENDS]
    return [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]
