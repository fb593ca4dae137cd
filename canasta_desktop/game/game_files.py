"""Games and rule sets in files of their own: copied out, opened, and the games that had to make room kept.

A copy of a game is a save like the running one (`journal`), all hands included. A rule set is an
exported preset (`presets`). What is opened is untrusted, and anything wrong with it is a `SaveError`.
Before another game comes to the table, the one that lies there is kept in the data folder.
"""

import contextlib
from pathlib import Path
from typing import Final

from canasta_desktop.__about__ import GAME_SUFFIX, RULES_SUFFIX
from canasta_desktop.game import journal, presets
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.presets import Preset
from canasta_desktop.game.store import read_at_most, write_whole

KEPT: Final = tuple([f"before-{number}{GAME_SUFFIX}" for number in range(1, 10)])
"""The games that were on the table when another one was opened, the last one first."""


def is_ours(path: Path) -> bool:
    """Whether the name of a file says that it holds a game or a rule set."""
    return path.suffix.casefold() in (GAME_SUFFIX, RULES_SUFFIX)


def is_rule_set(path: Path) -> bool:
    """Whether the name of a file says that it holds a rule set."""
    return path.suffix.casefold() == RULES_SUFFIX


def write_game(path: Path, match: Match) -> None:
    """Write a copy of the match. Raises OSError."""
    write_whole(path, journal.dumps(match).encode("utf-8"))


def read_game(path: Path) -> Match:
    """The match of a file. Raises SaveError."""
    return journal.loads(_content(path, journal.LONGEST))


def read_rule_set(path: Path) -> Preset:
    """The preset of a file. Raises SaveError."""
    return presets.loads(_content(path, presets.LONGEST))


def _content(path: Path, longest: int) -> bytes:
    try:
        data = read_at_most(path, longest)
    except (OSError, ValueError) as error:  # a name that no file system takes
        raise SaveError(Fault.UNREADABLE, str(error)) from None
    if data is None:
        raise SaveError(Fault.MISSING, "no such file")
    return data


class KeptGames:
    """The games that made room for others, in the data folder: the last nine."""

    def __init__(self, folder: Path) -> None:
        self._places = [folder / name for name in KEPT]

    def last(self) -> Path | None:
        """The file of the one that was kept last."""
        return next((place for place in self._places if place.is_file()), None)

    def keep(self, match: Match) -> bool:
        """Keep this match, unless nothing has been done in it yet; says whether it is kept. Raises OSError."""
        if journal.is_untouched(match):
            return False
        data = journal.dumps(match).encode("utf-8")
        free = self._room_for(data)
        for number in range(free, 0, -1):
            self._places[number - 1].replace(self._places[number])
        write_whole(self._places[0], data)
        return True

    def _room_for(self, data: bytes) -> int:
        """The first place that can be written over: empty, or with the very same game; else the last, the oldest."""
        for number, place in enumerate(self._places):
            with contextlib.suppress(OSError):
                if not place.exists() or (place.stat().st_size == len(data) and place.read_bytes() == data):
                    return number
        return len(self._places) - 1
