"""Games and rule sets in files of their own: copied out, opened, and the games that had to make room kept.

A copy of a game is a whole save (`journal`), all hands included. A rule set is an exported preset
(`presets`). What is opened is untrusted, and anything wrong with it is a `SaveError`. Before another game
comes to the table, the one that lies there is kept in the data folder: every one, under the next number.
"""

import contextlib
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from canasta_desktop.__about__ import GAME_SUFFIX, RULES_SUFFIX
from canasta_desktop.game import files, journal, presets, private
from canasta_desktop.game.current_game import read_match
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.presets import Preset

GAMES: Final = "games"
"""The folder of the games that made room, in the data folder."""

KEPT: Final = re.compile(rf"game-([0-9]{{1,9}}){re.escape(GAME_SUFFIX)}")
"""Their names: the higher the number, the later."""

KEPT_BEFORE: Final = tuple([f"before-{number}{GAME_SUFFIX}" for number in range(1, 10)])
"""Those that 0.1.0 kept, in the data folder itself, the last one first."""


Found = TypeVar("Found")


FileStamp = tuple[int, int]


def stamp_of(path: Path) -> FileStamp | None:
    """What tells one state of a file from another: when it was written, and its size; None where there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


def is_ours(path: Path) -> bool:
    """Whether the name of a file says that it holds a game or a rule set."""
    return path.suffix.casefold() in (GAME_SUFFIX, RULES_SUFFIX)


def is_rule_set(path: Path) -> bool:
    """Whether the name of a file says that it holds a rule set."""
    return path.suffix.casefold() == RULES_SUFFIX


def write_game(path: Path, match: Match) -> None:
    """Write a copy of the match. Raises OSError, and SaveError where it is too long."""
    files.write_whole(path, journal.dumps(match).encode("utf-8"))


def read_game(path: Path) -> Match:
    """The match of a file. Raises SaveError."""
    with _refusing():
        return _there(read_match(path))


def read_rule_set(path: Path) -> Preset:
    """The preset of a file. Raises SaveError."""
    with _refusing():
        return presets.loads(_there(files.read_at_most(path, presets.LONGEST)))


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """Whatever the file system says against a path, a name that it does not take at all included, is a SaveError."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise SaveError(Fault.UNREADABLE, str(error)) from None


def _there(found: Found | None) -> Found:
    """What was found in a file. Raises SaveError where there is none."""
    if found is None:
        raise SaveError(Fault.MISSING, "no such file")
    return found


class KeptGames:
    """The games that made room for others, in the data folder: all of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / GAMES
        self._before = [folder / name for name in KEPT_BEFORE]

    @property
    def is_empty(self) -> bool:
        """Whether there is none; quicker than to look for the last of many."""
        return next(self._numbered(), None) is None and not any([place.is_file() for place in self._before])

    def places(self) -> list[Path]:
        """Their files, the one that was kept last first."""
        numbered = [self._folder / name for _, name in sorted(self._numbered(), reverse=True)]
        return numbered + [place for place in self._before if place.is_file()]

    def last(self) -> Path | None:
        """The file of the one that was kept last."""
        if (found := max(self._numbered(), default=None)) is not None:
            return self._folder / found[1]
        return next((place for place in self._before if place.is_file()), None)

    def keep(self, match: Match) -> Path | None:
        """Keep this match, unless nothing has been done in it yet; returns its file, None where it is not kept.

        Raises OSError, and SaveError where it is too long.
        """
        if journal.is_untouched(match) and not match.particulars.name:
            return None
        data = journal.dumps(match).encode("utf-8")
        last = self.last()
        return last if last is not None and _holds(last, data) else self._add(data)

    def add(self, match: Match) -> Path:
        """Keep this match under the next number; returns its file. Raises as `keep`."""
        return self._add(journal.dumps(match).encode("utf-8"))

    def _add(self, data: bytes) -> Path:
        private.make_folder(self._folder)
        return self._at_next_place(lambda place: files.write_new(place, data, private.FILE))

    def take_in(self, path: Path) -> Path:
        """Move a save from elsewhere on the disk here, under the next number; returns its file. Raises OSError."""
        private.make_folder(self._folder)
        return self._at_next_place(lambda place: files.move_new(path, place))

    def _at_next_place(self, put: Callable[[Path], None]) -> Path:
        """Put a file where there is none; another program may be taking the numbers, too."""
        number, _ = max(self._numbered(), default=(0, ""))
        while True:
            number += 1
            place = self._folder / f"game-{number:05}{GAME_SUFFIX}"
            with contextlib.suppress(FileExistsError):
                put(place)
                return place

    def write(self, place: Path, match: Match) -> None:
        """Write the match to the place that it was given. Raises OSError, and SaveError where it is too long."""
        private.make_folder(self._folder)
        files.write_whole(place, journal.dumps(match).encode("utf-8"), private.FILE)

    def is_one(self, place: Path) -> bool:
        """Whether this is the file of a kept game."""
        return place in self._before or (place.parent == self._folder and KEPT.fullmatch(place.name) is not None)

    def release(self, place: Path, stamp: FileStamp | None) -> None:
        """The game of this file is on the table again, and saved there: it need not be kept any longer.

        `stamp` is how the file was when it was read; one that somebody has written meanwhile stays.
        """
        if self.is_one(place) and stamp is not None and stamp_of(place) == stamp:
            with contextlib.suppress(OSError):
                place.unlink()

    def _numbered(self) -> Iterator[tuple[int, str]]:
        """The numbers and the names of the files."""
        with contextlib.suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                if (name := KEPT.fullmatch(entry.name)) is not None:
                    yield int(name[1]), entry.name


def _holds(place: Path, data: bytes) -> bool:
    """Whether exactly this stands in the file."""
    try:
        return place.stat().st_size == len(data) and place.read_bytes() == data
    except OSError:
        return False
