"""Games and rule sets in files of their own: copied out, opened, and the games that had to make room kept.

A copy of a game is a whole save (`journal`), all hands included. A rule set is an exported preset
(`presets`). What is opened is untrusted, and anything wrong with it is a `SaveError`. Before another game
comes to the table, the one that lies there is kept in the data folder: every one, under the next number.
"""

import contextlib
import re
from collections.abc import Iterator
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

    def places(self) -> list[Path]:
        """Their files, the one that was kept last first."""
        numbered = sorted(self._numbered().items(), reverse=True)
        return [place for _, place in numbered] + [place for place in self._before if place.is_file()]

    def last(self) -> Path | None:
        """The file of the one that was kept last."""
        return next(iter(self.places()), None)

    def next_place(self) -> Path:
        """Where the next one goes."""
        return self._folder / f"game-{max(self._numbered(), default=0) + 1:05}{GAME_SUFFIX}"

    def keep(self, match: Match) -> bool:
        """Keep this match, unless nothing has been done in it yet; says whether it is kept.

        Raises OSError, and SaveError where it is too long.
        """
        if journal.is_untouched(match):
            return False
        data = journal.dumps(match).encode("utf-8")
        same = next((place for place in self.places() if _holds(place, data)), None)
        if same is None:
            self._write(self.next_place(), data)
        elif same != self.last():
            private.make_folder(self._folder)
            same.replace(self.next_place())
        return True

    def write(self, place: Path, match: Match) -> None:
        """Write the match to a place of its own here. Raises OSError, and SaveError where it is too long."""
        self._write(place, journal.dumps(match).encode("utf-8"))

    def release(self, place: Path) -> None:
        """The game of this file is on the table again, and saved there: it need not be kept any longer."""
        if place in self.places():
            with contextlib.suppress(OSError):
                place.unlink()

    def _write(self, place: Path, data: bytes) -> None:
        private.make_folder(self._folder)
        files.write_whole(place, data, private.FILE)

    def _numbered(self) -> dict[int, Path]:
        """The files with a number."""
        try:
            found = [(KEPT.fullmatch(place.name), place) for place in self._folder.iterdir()]
        except OSError:
            return {}
        return {int(name[1]): place for name, place in found if name is not None}


def _holds(place: Path, data: bytes) -> bool:
    """Whether exactly this stands in the file."""
    try:
        return place.stat().st_size == len(data) and place.read_bytes() == data
    except OSError:
        return False
