"""Saves that were deleted: moved to a folder of their own, so that taking it back is a move, and gone after a while."""

import contextlib
import os
import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from canasta_desktop.archive.places import path_of
from canasta_desktop.game import files, private
from canasta_desktop.game.current_game import HEAD
from canasta_desktop.game.game_files import KeptGames

FOLDER: Final = "deleted"
"""Its name in the data folder."""

KEPT_FOR: Final = timedelta(days=30)

STAMP: Final = "%Y%m%d-%H%M%S"
STAMPED: Final = re.compile(r"([0-9]{8}-[0-9]{6})-.+")
"""A deleted save is called after the second in which it was deleted, and as it was before."""


class Deleted(NamedTuple):
    """What was deleted together: where each save lay, and its name in the folder of deleted ones."""

    saves: tuple[tuple[str, str], ...] = ()


def delete_saves(folder: Path, places: Sequence[str], now: datetime) -> Deleted:
    """Move these saves away; the running one stays, and what is gone already is left out. Raises OSError, SaveError.

    Where one cannot be moved, those before it have been put back.
    """
    moved: list[tuple[str, str]] = []
    try:
        for place in places:
            path = path_of(folder, place)
            if place != HEAD and path.exists():
                private.make_folder(folder / FOLDER)
                moved.append((place, _moved(path, folder / FOLDER, f"{now:{STAMP}}-{place}")))
    except OSError:
        restore_saves(folder, Deleted(tuple(moved)))
        raise
    return Deleted(tuple(moved))


def _moved(path: Path, folder: Path, name: str) -> str:
    """Move a file there, under this name or, where there is one already, a longer one; returns it."""
    count = 1
    while True:
        longer = name if count == 1 else f"{name}.{count}"
        try:
            files.move_new(path, folder / longer)
        except FileExistsError:
            count += 1
        else:
            return longer


def restore_saves(folder: Path, deleted: Deleted) -> list[str]:
    """Move them back, the last one first, a kept game to another number where its own was given away; returns places.

    What is not there any more is left out. Raises OSError.
    """
    return [
        _restored(folder, folder / FOLDER / name, place)
        for place, name in reversed(deleted.saves)
        if (folder / FOLDER / name).exists()
    ]


def _restored(folder: Path, path: Path, place: str) -> str:
    goal = path_of(folder, place)
    private.make_folder(goal.parent)
    with contextlib.suppress(FileExistsError):
        files.move_new(path, goal)
        return place
    return KeptGames(folder).take_in(path).name


def purge_deleted(folder: Path, now: datetime) -> int:
    """Remove for good what was deleted long enough ago; returns how many files."""
    gone = 0
    with contextlib.suppress(OSError), os.scandir(folder / FOLDER) as entries:
        for entry in entries:
            if _is_over(entry.name, now):
                with contextlib.suppress(OSError):
                    os.unlink(entry.path)
                    gone += 1
    return gone


def _is_over(name: str, now: datetime) -> bool:
    """Whether a file of this name was deleted long enough ago; one that is called otherwise is nobody's."""
    stamp = STAMPED.fullmatch(name)
    if stamp is None:
        return False
    try:
        return now - datetime.strptime(stamp[1], STAMP) > KEPT_FOR
    except ValueError:
        return False
