"""Files, whole or not at all: written beside their place, flushed to the disk and put there in one step."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

from canasta_desktop.game import private
from canasta_desktop.game.messages import Fault, SaveError

UNFINISHED: Final = ".new"
"""The ending of a file that is being written."""

AS_USUAL: Final = 0o666
"""The mode of a file that is nobody's secret, less what the person's umask takes away."""


def write_whole(path: Path, data: bytes, mode: int = AS_USUAL) -> None:
    """Replace the file by this content, whole or not at all; a link is followed. Raises OSError.

    `mode` is that of the new file (`private.FILE` for what only its owner may read).
    """
    place = Path(os.path.realpath(path))
    beside = _written_beside(place, data, mode)
    try:
        os.replace(beside, place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def write_new(path: Path, data: bytes, mode: int = AS_USUAL) -> None:
    """Write a file that is not there yet, whole or not at all. Raises OSError, FileExistsError where it is there.

    Of two programs that want the same name, one gets it.
    """
    beside = _written_beside(path, data, mode)
    try:
        move_new(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _written_beside(place: Path, data: bytes, mode: int) -> Path:
    """The content on the disk, in a file beside its place."""
    beside = place.with_name(f"{place.name}.{os.getpid()}{UNFINISHED}")
    try:
        with open(beside, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        beside.unlink(missing_ok=True)  # on a full disk half a file would take the room that is needed
        raise
    return beside


def move_new(path: Path, place: Path) -> None:
    """Move a file to a place on the same disk where there is none. Raises OSError, FileExistsError where there is one.

    A kill on the way leaves it in one of the two places, or in both.
    """
    if os.name == "nt":
        path.rename(place)  # which refuses there
        return
    try:
        os.link(path, place)
    except FileExistsError:
        raise
    except OSError:  # some disks know no second name of a file
        if place.exists():
            raise FileExistsError(str(place)) from None
        path.rename(place)
    else:
        path.unlink()


UNFINISHED_FOR: Final = 60.0
"""Seconds after which a file that is being written counts as left by a program that was stopped."""


def sweep_unfinished(folder: Path) -> None:
    """Remove what programs that were stopped in the middle of writing have left; what another one writes now stays."""
    long_ago = time.time() - UNFINISHED_FOR
    for path in folder.glob(f"*{UNFINISHED}"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < long_ago:
                path.unlink()


LOCK_PATIENCE: Final = 5.0
"""Seconds to wait for another program that is writing in the same folder; after that nobody waits."""


LOCK_FILE: Final = "saving.lock"
"""What is locked in a folder on Windows, where the folder itself cannot be."""


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other programs that ask for the same from doing what is done inside at the same time; a kill ends it.

    Where nothing can be locked, or another one holds it for too long, it is done all the same: the lock of the data
    folder keeps a second window away in the first place.
    """
    try:
        lock = _opened(folder)
    except OSError:
        yield
        return
    try:
        until = time.monotonic() + LOCK_PATIENCE
        while not _is_locked(lock) and time.monotonic() < until:
            time.sleep(0.002)
        yield
    finally:
        os.close(lock)  # which lets go of it, on Windows too


def _opened(folder: Path) -> int:
    """What is to be locked: the folder, or a file in it."""
    if sys.platform == "win32":
        return private.opener(str(folder / LOCK_FILE), os.O_RDWR | os.O_CREAT)
    return os.open(folder, os.O_RDONLY)


def _is_locked(lock: int) -> bool:
    """Whether it is locked for this program now, or cannot be."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # the second is what Windows says
        return False
    except OSError:
        return True
    return True


def append(path: Path, data: bytes, size: int) -> None:
    """Write behind the first `size` bytes of the file, over whatever stands there. Raises OSError."""
    with path.open("r+b") as file:
        file.truncate(size)
        file.seek(size)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def read_at_most(path: Path, longest: int) -> bytes | None:
    """The content of a file, one byte over `longest` at most; None if there is none. Raises SaveError."""
    if not path.exists() and not path.is_symlink():
        return None
    if not path.is_file():
        raise SaveError(Fault.UNREADABLE, "not a file")
    try:
        with path.open("rb") as file:
            return file.read(longest + 1)
    except OSError as error:
        raise SaveError(Fault.UNREADABLE, str(error)) from None
