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


class FileState(NamedTuple):
    """What tells one state of a file from another: its size in bytes, and when it was written, in ns since 1970."""

    size: int
    changed: int


def is_beside_games(place: str) -> bool:
    """Whether a save of this name lies in the data folder itself."""
    return place == HEAD or place in KEPT_BEFORE or SET_ASIDE.fullmatch(place) is not None


def path_of(folder: Path, place: str) -> Path:
    """The file of a save. Raises SaveError where the name cannot be that of one."""
    if is_beside_games(place):
        return folder / place
    if not _is_kept(place) or Path(place).name != place:
        raise SaveError(Fault.MISSING, "no name of a save")
    return folder / GAMES / place


def _is_kept(name: str) -> bool:
    return name.endswith(GAME_SUFFIX) and name not in KEPT_BEFORE


class SaveFolder:
    """The saves of a data folder; the folder of kept games is looked through again only once it has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: dict[str, FileState] = {}
        self._seen = 0
        """When the folder of kept games was changed last, as it was read; 0 where it has to be read again."""

    def states(self) -> dict[str, FileState]:
        """Every save with the state of its file. Folders that are not there hold none."""
        found = _states(self.folder, is_beside_games)
        games = self.folder / GAMES
        changed = _changed(games)
        if not changed or changed != self._seen:
            self._kept = _states(games, _is_kept)
            self._seen = changed if time.time_ns() - changed > SETTLED_NS else 0
        return {**self._kept, **found}


def _changed(folder: Path) -> int:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _states(folder: Path, is_save: Callable[[str], bool]) -> dict[str, FileState]:
    """The saves that lie in this folder; what goes away meanwhile is left out."""
    found: dict[str, FileState] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if is_save(entry.name):
                    with contextlib.suppress(OSError):
                        looks = entry.stat()
                        found[entry.name] = FileState(looks.st_size, looks.st_mtime_ns)
    except OSError:
        return found
    return found
