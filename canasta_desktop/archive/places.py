"""Where saves lie in the data folder, each under a name of its own, and how their files look.

The running match is `current.json` in the folder itself, and there lie what 0.1.0 kept (`before-1.canasta`) and heads
that were set aside as damaged; every other save lies in the folder of kept games.
"""

import contextlib
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from canasta_desktop.__about__ import GAME_SUFFIX
from canasta_desktop.game.current_game import HEAD
from canasta_desktop.game.game_files import GAMES, KEPT_BEFORE
from canasta_desktop.game.messages import Fault, SaveError

SET_ASIDE: Final = re.compile(re.escape(HEAD) + r"\.damaged-[0-9-]{1,40}")
"""What the store calls a head that it could not read."""

SETTLED_NS: Final = 2_000_000_000
"""A folder that was changed so long ago is changed no more within the same moment of its file system's clock."""


LATEST_NS: Final = 2**63 - 1
"""The last moment that a whole number of 64 bits can hold."""


class FileState(NamedTuple):
    """What tells one state of a file from another: its size in bytes, and when it was written, in ns since 1970."""

    size: int
    changed: int


BESIDE: Final = frozenset((HEAD, *KEPT_BEFORE))


def is_beside_games(place: str) -> bool:
    """Whether a save of this name lies in the data folder itself."""
    return place in BESIDE or SET_ASIDE.fullmatch(place) is not None


def path_of(folder: Path, place: str) -> Path:
    """The file of a save. Raises SaveError where the name cannot be that of one."""
    if is_beside_games(place):
        return folder / place
    if not _is_kept(place) or Path(place).name != place:
        raise SaveError(Fault.MISSING, "no name of a save")
    return folder / GAMES / place


def _is_kept(name: str) -> bool:
    return name.endswith(GAME_SUFFIX) and name not in BESIDE


def state_of_file(path: Path) -> FileState | None:
    """The state of this file now, None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return _state(found)


def _state(found: os.stat_result) -> FileState:
    """The state by what the system says; later than in the year 2262 is all the same."""
    return FileState(found.st_size, min(found.st_mtime_ns, LATEST_NS))


class SaveFolder:
    """The saves of a data folder, as they lie there now. Folders that are not there hold none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def changed(self) -> int:
        """When a save came to the kept games or left them, in ns since 1970; 0 where that may be happening just now."""
        try:
            changed = (self.folder / GAMES).stat().st_mtime_ns
        except OSError:
            return 0
        return changed if 0 < changed < time.time_ns() - SETTLED_NS else 0

    def beside(self) -> dict[str, FileState]:
        """The saves in the data folder itself: a few."""
        return _states(self.folder, is_beside_games)

    def states(self) -> dict[str, FileState]:
        """Every save."""
        return {**_states(self.folder / GAMES, _is_kept), **self.beside()}


def _states(folder: Path, is_save: Callable[[str], bool]) -> dict[str, FileState]:
    """The saves that lie in this folder; what goes away meanwhile is left out."""
    found: dict[str, FileState] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if is_save(entry.name):
                    with contextlib.suppress(OSError):
                        found[entry.name] = _state(entry.stat())
    except OSError:
        return found
    return found
