"""What to do when the index fails: a damaged one is set aside, and where only the disk refuses, it is left alone."""

import logging
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from canasta_desktop.archive.index import FILE, Index
from canasta_desktop.game import private
from canasta_desktop.game.messages import Code, Message, SaveError

log = logging.getLogger(__name__)

BESIDE: Final = ("", "-wal", "-shm")
"""The endings of the files that are a database of SQLite."""

OTHERS_FAULT: Final = frozenset(
    (
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_INTERRUPT),
        *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY),
        *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PROTOCOL),
    )
)
"""Errors that say nothing against what stands in the file: somebody is writing, or the disk refuses."""


def is_damage(error: Exception) -> bool:
    """Whether what the index holds is at fault, not the disk, nor another program that is writing."""
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(error, SaveError) if code is None else code & 0xFF not in OTHERS_FAULT


def is_busy(error: Exception) -> bool:
    """Whether another program is writing just now."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def open_index(folder: Path, patience: float = 0.25) -> Index:
    """The index of a data folder, an empty one where there is none. Raises sqlite3.Error and OSError."""
    private.make_folder(folder)
    return Index(folder / FILE, patience)


def set_aside(folder: Path, now: datetime, on_message: Callable[[Message], None], error: Exception) -> None:
    """Give the damaged index another name, so that it is made again, and report it. Raises OSError."""
    name = f"{FILE}.damaged-{now:%Y%m%d-%H%M%S}"
    count = 1
    while (folder / name).exists():
        count += 1
        name = f"{FILE}.damaged-{now:%Y%m%d-%H%M%S}-{count}"
    for ending in BESIDE:
        path = folder / f"{FILE}{ending}"
        if path.exists():
            path.replace(folder / f"{name}{ending}")
    log.error("%s set aside as %s: %s", FILE, name, error)
    on_message(Message(Code.HISTORY_DAMAGED_SET_ASIDE, (("name", name),)))
