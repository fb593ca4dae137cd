"""One program for one data folder: what is started later asks the one that is open, by files, and ends.

A request is a small file in a folder of its own, put there whole. The open program watches that folder and takes the
file away, which is the answer. A request that nobody takes is withdrawn; whoever has made the file vanish, the asked or
the asking one, knows that nobody else did. Requests are untrusted like everything that lies in a folder: bounded and
typed, and all that one can bring about is that the window comes to the front and a file is tried.
"""

import json
import logging
import os
import sys
import time
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from canasta_desktop.game.files import read_at_most, write_whole
from canasta_desktop.game.game_files import is_ours
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.private import make_folder
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.ui.session.data_lock import owner

log = logging.getLogger(__name__)

FOLDER: Final = "requests"
ENDING: Final = ".request"
LONGEST: Final = 64 * 1024
"""Bytes of a request at most."""
LONGEST_PATH: Final = 4096
LONGEST_TOKEN: Final = 200
MOST: Final = 20
"""Requests that are answered at a time."""
PATIENCE_S: Final = 6.0
"""How long an answer is waited for; older requests are nobody's any more."""
TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Where Wayland's leave to come to the front stands, and where Qt looks for it."""


@dataclass(frozen=True)
class Request:
    """Come to the front, and open a file, if one is named: by its whole path. `token`: the screen's leave for it."""

    file: str = ""
    token: str = ""


def text_of(request: Request) -> str:
    """The request as it is written down."""
    return json.dumps(asdict(request))


def read_request(data: bytes) -> Request:
    """The request in a file. Raises SaveError."""
    reader = Reader(read_json(data, LONGEST), "request")
    reader.only("file", "token")
    file = reader.at("file")
    # Not every name of a file is printable.
    if not isinstance(file.value, str) or len(file.value) > LONGEST_PATH or "\0" in file.value:
        raise file.wrong("not a path")
    path = Path(file.value)
    if file.value and not (path.is_absolute() and is_ours(path)):
        raise file.wrong("not the whole path of a game or a rule set")
    return Request(file.value, reader.at("token").text(LONGEST_TOKEN))


# --- the one that asks ---------------------------------------------------------------------------------


class Outcome(Enum):
    """The outcome of a request to the running program."""

    TAKEN = "taken"
    FREE = "free"  # the other one has ended meanwhile, and the lock is ours
    NONE = "none"


def ask(folder: Path, file: Path | None, lock: QLockFile, patience: float = PATIENCE_S) -> Outcome:
    """Ask the program that holds the lock of this data folder to come to the front and open the file."""
    token = os.environ.get(TOKEN, "")
    request = Request("" if file is None else str(file), token if len(token) <= LONGEST_TOKEN else "")
    place = folder / FOLDER / f"{os.getpid()}-{time.time_ns()}{ENDING}"
    _let_come_forward(lock)
    try:
        make_folder(place.parent)
        write_whole(place, text_of(request).encode("utf-8"))
    except OSError as error:
        log.warning("nobody can be asked: %s", error)
        return Outcome.NONE
    end = time.monotonic() + patience
    answer = Outcome.NONE
    while answer is Outcome.NONE and place.exists() and time.monotonic() < end:
        answer = Outcome.FREE if lock.tryLock(50) else Outcome.NONE
    try:
        place.unlink()
    except FileNotFoundError:
        return Outcome.TAKEN if answer is Outcome.NONE else answer
    except OSError as error:
        log.warning("a request cannot be withdrawn: %s", error)
    return answer


def _let_come_forward(lock: QLockFile) -> None:
    """Windows lets only the program that was started last come to the front, or whom it gives leave."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(owner(lock)[0])


# --- the one that is asked -----------------------------------------------------------------------------


class Inbox(QObject):
    """Watches for requests; `asked` carries each."""

    asked = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder / FOLDER
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)

    def open(self) -> None:
        """Watch from now on; what was asked while the program was being started is answered at once."""
        try:
            make_folder(self._folder)
            for path in self._folder.iterdir():
                if time.time() - path.stat().st_mtime > PATIENCE_S:
                    path.unlink()
        except OSError as error:
            log.warning("old requests remain: %s", error)
        if not self._watcher.addPath(str(self._folder)):
            log.warning("no request will be seen")
        self.look()

    def look(self) -> None:
        """Take every waiting request and emit it."""
        for path in sorted(self._folder.glob(f"*{ENDING}"))[:MOST]:
            if (request := _taken(path)) is not None:
                self.asked.emit(request)


def _taken(path: Path) -> Request | None:
    """The request in this file, which is gone then; None if it was withdrawn, or is none."""
    try:
        data = read_at_most(path, LONGEST)
        path.unlink()
        return None if data is None else read_request(data)
    except (OSError, SaveError) as error:
        log.warning("not a request: %s", error)
        return None
