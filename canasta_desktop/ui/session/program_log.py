"""The program's log: what went wrong, in a small file of the data folder, for whoever wants to report it.

Started from a menu a program has no console, and what it says there is lost. The file holds warnings and errors of the
program and of Qt, and where an exception came from. An exception's own words are left out, and so is everything else
that could name a card, a player or the seed of a deal: whoever logs sees to that. The file is made with the first line,
never grows beyond a bound, and one that cannot be written stops nothing.

What goes wrong without anybody expecting it is told to the person once as well: `failed`.
"""

import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler, qVersion

from canasta_desktop.__about__ import APP_NAME, __version__
from canasta_desktop.game.private import opener

NAME: Final = "log.txt"
BEFORE: Final = "log-before.txt"
"""Where the lines lie that had to make room."""
LARGEST: Final = 256 * 1024
"""Bytes of each of the two files."""
LONGEST: Final = 8 * 1024
"""Bytes of one entry."""
MOST: Final = 2000
"""Entries of one run: what repeats itself for hours must not push out what came before it."""
DEEPEST: Final = 30
"""Calls of an exception that are named."""
QUIET_S: Final = 60.0
"""So long nothing is told of after it was told that something went wrong."""

_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

log = logging.getLogger(__name__)


class LogFile(logging.Handler):
    """Appends entries to a file, which is closed in between: so it may be deleted, or the folder with it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.WARNING)
        self._path, self._before = folder / NAME, folder / BEFORE
        self._count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry, as long as there have not been too many; the first one says which program this is."""
        self._count += 1
        if self._count > MOST:
            return
        try:
            self._append("".join([f"{line}\n" for line in self._lines(record)]))
        except Exception:
            return  # whatever is wrong with the log, there is nobody left to tell, and the game goes on

    def _lines(self, record: logging.LogRecord) -> list[str]:
        first = f"--- {APP_NAME} {__version__}, Qt {qVersion()}, Python {sys.version.split()[0]}, {sys.platform}"
        return [first] * (self._count == 1) + [entry(record)] + ["--- and so on"] * (self._count == MOST)

    def _append(self, text: str) -> None:
        data = text.encode("utf-8", "backslashreplace")
        if self._path.exists() and self._path.stat().st_size + len(data) > LARGEST:
            self._path.replace(self._before)
        with open(self._path, "ab", opener=opener) as file:
            file.write(data)


def entry(record: logging.LogRecord) -> str:
    """A record as it stands in the file; of an exception its kind and where it came from, not what it says."""
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
    text = f"{when} {record.levelname} {record.name}: {record.getMessage()}"
    if record.exc_info and record.exc_info[0] is not None:
        text += f"\n{origin(record.exc_info[0], record.exc_info[2])}"
    data = text.encode("utf-8", "backslashreplace")
    return text if len(data) <= LONGEST else data[:LONGEST].decode("utf-8", "ignore") + " …"


def origin(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The kind of an exception and the calls that led to it, the last one last."""
    import traceback  # no start waits for it

    calls = traceback.extract_tb(trace)[-DEEPEST:]
    lines = [f"  {Path(call.filename).name}:{call.lineno} {call.name}" for call in calls]
    return "\n".join([kind.__name__, *lines])


class _Hooks(NamedTuple):
    """What was there before."""

    exception: Callable[..., object]
    thread: Callable[..., object]
    unraisable: Callable[..., object]
    qt: Callable[..., object] | None


class ProgramLog(QObject):
    """The log of one run in this folder, from `begin` to `end`; `failed` is emitted after an unexpected exception."""

    failed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._file = LogFile(folder)
        self._hooks: _Hooks | None = None
        self._reported_at = -QUIET_S

    def begin(self) -> None:
        """Hear of everything that goes wrong."""
        logging.getLogger().addHandler(self._file)
        before = qInstallMessageHandler(_from_qt)
        self._hooks = _Hooks(sys.excepthook, threading.excepthook, sys.unraisablehook, before)
        sys.excepthook = self._raised
        threading.excepthook = self._raised_in_thread
        sys.unraisablehook = self._unraisable

    def end(self) -> None:
        """Leave all as it was."""
        if self._hooks is not None:
            logging.getLogger().removeHandler(self._file)
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks[:3]
            qInstallMessageHandler(self._hooks.qt)
            self._hooks = None

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        assert self._hooks is not None
        self._hooks.exception(kind, error, trace)
        if issubclass(kind, Exception):
            self._note(kind, trace)

    def _raised_in_thread(self, what: threading.ExceptHookArgs) -> None:
        assert self._hooks is not None
        self._hooks.thread(what)
        if issubclass(what.exc_type, Exception):
            self._note(what.exc_type, what.exc_traceback)

    def _unraisable(self, what: "sys.UnraisableHookArgs") -> None:
        assert self._hooks is not None
        self._hooks.unraisable(what)
        self._write(what.exc_type, what.exc_traceback)

    def _note(self, kind: type[BaseException], trace: TracebackType | None) -> None:
        """Log an exception and report it, unless one has just been reported."""
        self._write(kind, trace)
        if time.monotonic() - self._reported_at >= QUIET_S:
            self._reported_at = time.monotonic()
            self.failed.emit()

    def _write(self, kind: type[BaseException], trace: TracebackType | None) -> None:
        """Into the file alone: stderr has it already, in the interpreter's words."""
        text = f"nobody expected this: {origin(kind, trace)}"
        self._file.handle(log.makeRecord(log.name, logging.ERROR, "", 0, text, (), None))


def _from_qt(kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
    """Qt warns of something; what it only remarks is left out."""
    level, part = _LEVELS.get(kind), context.category or ""
    if level is not None:
        logging.getLogger(part if part.startswith("qt") else "qt").log(level, "%s", text)


def last_lines(folder: Path, most: int) -> list[str]:
    """The last lines of the log, as many at most; none where there is no log, or it cannot be read."""
    lines: list[str] = []
    for name in (BEFORE, NAME):
        try:
            with open(folder / name, "rb") as file:
                file.seek(max(0, os.fstat(file.fileno()).st_size - LARGEST))
                lines += file.read(LARGEST).decode("utf-8", "replace").splitlines()
        except OSError:
            continue
    return lines[-most:]
