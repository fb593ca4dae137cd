"""A process of this program that gets lines of text and answers in lines: the one that plays, the one that speaks.

If it ends, or cannot be started, the next line may start another one, but not at every line.
"""

import logging
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Signal

log = logging.getLogger(__name__)

RETRY_MS: Final = 5_000
"""So long after a process was started no other one is."""
MOST_UNREAD: Final = 4096
"""Bytes without the end of a line that the process may say."""


class LineProcess(QObject):
    """`command` starts the process; `answered` carries each line it says, `ended` that it has done so by itself."""

    answered = Signal(str)
    ended = Signal()

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._since_start = QElapsedTimer()

    @property
    def is_running(self) -> bool:
        """Whether there is a process, or one is being started."""
        return self._process is not None

    def start(self) -> bool:
        """Have the process there; whether one was started just now, which knows nothing of what was written before."""
        if self._process is not None or (self._since_start.isValid() and not self._since_start.hasExpired(RETRY_MS)):
            return False
        process = QProcess(self)
        # What the system's own library says of missing devices is for nobody.
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._finished)
        self._process = process
        self._since_start.start()
        process.start(self._command[0], self._command[1:])
        return True

    def write(self, text: str) -> None:
        """Whole lines for the process, if there is one."""
        if self._process is not None:
            self._process.write(text.encode())

    def close(self) -> None:
        """End the process; `start` may start another one at once."""
        process, self._process = self._process, None
        self._since_start.invalidate()
        if process is not None:
            self._forget(process)
            process.closeWriteChannel()
            if not process.waitForFinished(500):
                process.kill()
                process.waitForFinished(1000)
            process.deleteLater()

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self.answered.emit(bytes(process.readLine().data()).decode(errors="replace"))
        if process is not None and process.bytesAvailable() > MOST_UNREAD:
            process.kill()

    def _finished(self) -> None:
        """The process has ended by itself, or could not be started."""
        process, self._process = self._process, None
        if process is not None:
            log.warning("%s has ended", self._command[-1])
            self._forget(process)
            process.deleteLater()
            self.ended.emit()

    def _forget(self, process: QProcess) -> None:
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._finished)
        process.errorOccurred.disconnect(self._finished)
