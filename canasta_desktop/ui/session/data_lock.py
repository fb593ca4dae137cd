"""The lock of a data folder: one program at a time writes there. `QLockFile`, and what it does not see to.

It tells by its error whether somebody else has the folder or the file could not be made. It does not come back when the
folder is deleted while the game is open; and who has been taken for dead and replaced would, when it ends, remove the
lock of its successor, because Qt removes it by its name.
"""

import contextlib
import logging
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QTimer, Signal

from canasta_desktop.game.private import make_folder, make_private

log = logging.getLogger(__name__)

LOCK: Final = "open.lock"
SOON_MS: Final = 500
"""So long after the lock has gone the folder is looked at: who deletes it has ended by then."""
LATER_MS: Final = 10_000
"""So often it is tried to bring the folder back, where that fails."""


def owner(lock: QLockFile) -> tuple[int, str]:
    """The process that has a lock, and the computer that runs on; 0 and nothing where its file does not say."""
    pid, host, _ = lock.getLockInfo()
    return int(pid), str(host)


class DataLock:
    """The lock of this folder, not taken yet. `lock` is Qt's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / LOCK
        self.lock = self._made()

    def _made(self) -> QLockFile:
        lock = QLockFile(str(self.path))
        # A lock is held for as long as the game is open; one left behind by a killed program is known by its process.
        lock.setStaleLockTime(0)
        return lock

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if not self.lock.tryLock(0):
            return False
        make_private(self.path)
        return True

    @property
    def is_anothers(self) -> bool:
        """Whether it could not be taken because somebody else has it, or seems to."""
        return self.lock.error() is QLockFile.LockError.LockFailedError

    def owner(self) -> tuple[int, str]:
        """The process that has it, and the computer that runs on; 0 and nothing where the file does not say."""
        return owner(self.lock)

    @property
    def is_ours(self) -> bool:
        """Whether the file that lies there is the one of this program."""
        from PySide6.QtCore import QSysInfo  # no start waits for it

        return self.owner() == (os.getpid(), QSysInfo.machineHostName())

    def take_anyway(self) -> bool:
        """Take it from whoever has it and does not answer; False where the system does not let its file go."""
        if not self.lock.removeStaleLockFile():
            with contextlib.suppress(OSError):
                self.path.unlink()
        return self.take()

    def renew(self) -> bool:
        """Take it once more, after its file has gone."""
        self.lock.unlock()
        self.lock = self._made()
        return self.take()

    def release(self) -> None:
        """Give it up; that of a successor stays where it is."""
        if not self.path.exists() or self.is_ours:
            self.lock.unlock()
            return
        aside = self.path.with_name(f"{LOCK}.{os.getpid()}.new")
        with contextlib.suppress(OSError):
            self.path.rename(aside)
            self.lock.unlock()
            aside.rename(self.path)


class LockKeeper(QObject):
    """Sees that a folder which is deleted while the game is open comes back with its lock; `restored` says that it has.

    Without the lock a second program would be started beside this one, and both would write the same files.
    """

    restored = Signal()

    def __init__(self, lock: DataLock, parent: QObject) -> None:
        super().__init__(parent)
        self._lock = lock
        self._watcher = QFileSystemWatcher([str(lock.path)], self)
        self._watcher.fileChanged.connect(self._look_soon)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._look)

    def _look_soon(self) -> None:
        self._pause.start(SOON_MS)

    def _look(self) -> None:
        if not self._lock.path.exists() and not self._is_back():
            self._pause.start(LATER_MS)
            return
        self._watcher.addPath(str(self._lock.path))

    def _is_back(self) -> bool:
        """Bring folder and lock back; whether they are there now."""
        try:
            make_folder(self._lock.folder)
        except OSError as error:
            log.warning("the data folder is gone and cannot be made again: %s", error)
            return False
        if not self._lock.renew():
            return False
        log.warning("the lock of the data folder was deleted, and is there again")
        self.restored.emit()
        return True
