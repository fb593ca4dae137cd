"""The opponents' process as the window sees it: questions out, answers back, and what to do when it fails.

The worker is this same program started with `--worker` (bots/worker.py). A thinking thread would hold
the lock that the table needs; a process does not. One question is open at a time; an answer to an
older one is dropped. If the worker dies, says nothing for too long or talks nonsense, `failed` says so
and a new one is started with the next question.
"""

import logging
import sys
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.bots.policy import EVEN, Decision, Temperament
from canasta_desktop.bots.worker_protocol import LONGEST, WorkerError, WorkerQuestion, question_text, read_answer
from canasta_desktop.rules.observation import Observation

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

log = logging.getLogger(__name__)

PATIENCE_MS = 10_000
"""How long an answer may take before the worker counts as failed."""
STARTING_MS = 30_000
"""How long the first answer may take: the worker has to start, and slow disks and virus scanners take their time."""
MOST_UNREAD = 4 * LONGEST
"""Bytes without the end of a line that a worker may say: a letter takes four at most."""


class Failure(Enum):
    """Why there is no answer."""

    NO_TIME = "no-time"  # it thinks for too long
    ENDED = "ended"  # its process has, or could not be started
    NONSENSE = "nonsense"  # it says what cannot be read
    NO_MOVE = "no-move"  # it says that it has none


def _kind(complaint: object) -> str:
    """What a complaint is about: behind the colon it may name cards, and no line of a log does that."""
    return str(complaint).partition(":")[0]


def program_command() -> list[str]:
    """Program and arguments that start this program once more: from source, or the bundled program itself."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "canasta_desktop"]


def worker_command() -> list[str]:
    """Program and arguments that start the worker."""
    return [*program_command(), "--worker"]


class BotProcess(QObject):
    """Asks the worker what a level would do in a seat's place."""

    answered = Signal(int, object)
    """Number of the question, the `Decision`."""
    failed = Signal(int, object)
    """Number of the question that will get no answer, the `Failure`."""

    def __init__(self, parent: QObject | None = None, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self._command = command or worker_command()
        self._process: QProcess | None = None
        self._has_answered = False
        self._open = 0
        self._last = 0
        self._is_held = False
        self._held_back = b""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._out_of_patience)

    def ask(self, level: str, seed: int, view: Observation, temperament: Temperament = EVEN) -> int:
        """Ask a question; the answer comes as a signal with the number returned. Older ones are dropped."""
        self._last += 1
        self._open = self._last
        question = (question_text(WorkerQuestion(self._open, level, seed, view, temperament)) + "\n").encode()
        if self._is_held:
            self._held_back = question
        else:
            self._running().write(question)
        self._patience.start(PATIENCE_MS if self._has_answered else STARTING_MS)
        return self._open

    def pause(self) -> None:
        """Start no worker before `resume`; what is asked meanwhile is asked then."""
        self._is_held = True

    def resume(self) -> None:
        """Ask what was held back."""
        self._is_held = False
        if self._held_back:
            self._running().write(self._held_back)
            self._held_back = b""

    def cancel(self) -> None:
        """Nobody waits for the open question any more."""
        self._open = 0
        self._held_back = b""
        self._patience.stop()

    def give_up(self) -> None:
        """End the worker at once, whatever it thinks about; the next question starts a new one."""
        self.cancel()
        process, self._process = self._process, None
        if process is not None:
            self._kill(process)

    def close(self) -> None:
        """End the worker."""
        self.cancel()
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._broke)
            process.closeWriteChannel()
            if not process.waitForFinished(500):
                process.kill()
                process.waitForFinished(1000)

    def _running(self) -> "QProcess":
        if self._process is None:
            from PySide6.QtCore import QProcess  # the first picture need not wait for all that belongs to it

            process = QProcess(self)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._broke)
            process.start(self._command[0], self._command[1:])
            self._process, self._has_answered = process, False
        return self._process

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode(errors="replace")
            try:
                answer = read_answer(line)
            except WorkerError as error:
                log.error("the worker said nothing that can be read: %s", _kind(error))
                self._fail(Failure.NONSENSE)
                return
            self._has_answered = True
            if answer.number != self._open:
                continue
            if answer.choice is None:
                log.error("the worker had no answer: %s", _kind(answer.error))
                self._fail(Failure.NO_MOVE)
            else:
                self._settle(answer.choice)
        if self._process is not None and self._process.bytesAvailable() > MOST_UNREAD:
            log.error("the worker said more than %d bytes in one line", MOST_UNREAD)
            self._fail(Failure.NONSENSE)

    def _settle(self, choice: Decision) -> None:
        number = self._open
        self.cancel()
        self.answered.emit(number, choice)

    def _out_of_patience(self) -> None:
        log.error("the worker gave no answer in %d ms", self._patience.interval())
        self._fail(Failure.NO_TIME)

    def _ended(self) -> None:
        log.error("the worker has ended")
        self._fail(Failure.ENDED)

    def _broke(self, error: "QProcess.ProcessError") -> None:
        log.error("the worker broke: %s", error.name)
        self._fail(Failure.ENDED)

    def _fail(self, why: Failure) -> None:
        """Give this worker up; whoever waits is told why there is no answer."""
        number = self._open
        self.give_up()
        if number:
            self.failed.emit(number, why)

    def _kill(self, process: "QProcess") -> None:
        """End a process, and hear no more of it; what it still says is thrown away."""
        from PySide6.QtCore import QProcess

        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._broke)
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        process.closeReadChannel(QProcess.ProcessChannel.StandardOutput)
        process.finished.connect(process.deleteLater)
        process.kill()
