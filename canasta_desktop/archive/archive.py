"""The one door to every match that was played: the list of them, and what can be done with one.

The list comes from the index, which is brought up to date when somebody asks; where much is new, a process of its own
does that (`archive.process`). Nothing here is on the way of a card: what plays only says `note`, which reads no file.
"""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from canasta_desktop.archive.deleted import Deleted, delete_saves, restore_saves
from canasta_desktop.archive.index import IN_MEMORY, Index, Wanted
from canasta_desktop.archive.places import FileState, SaveFolder, path_of
from canasta_desktop.archive.reading import dated
from canasta_desktop.archive.records import DamagedRow, MatchRow, row_of
from canasta_desktop.archive.recovery import is_busy, is_damage, open_index, set_aside
from canasta_desktop.archive.renaming import proper_name, renamed
from canasta_desktop.archive.update import updating
from canasta_desktop.game import files, journal, private
from canasta_desktop.game.current_game import HEAD
from canasta_desktop.game.game_files import read_game, write_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, Message, SaveError
from canasta_desktop.game.particulars import time_text

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

ALL = Wanted()

NO_FILE = FileState(-1, -1)
"""Of a match that could not be saved yet."""


def _ignore(message: Message) -> None:
    """Where nobody is to be told."""


class Archive:
    """Every match that is kept in a data folder, the running one among them. A match is known by the name of its file.

    `unread` files had not been read when the list was asked for last, being too many: a process of its own reads them.
    """

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], datetime] = datetime.now,
        on_message: Callable[[Message], None] = _ignore,
    ) -> None:
        """Nothing is read before somebody asks. `on_message` gets what the person must know."""
        self.unread = 0
        self._folder = folder
        self._clock = clock
        self._on_message = on_message
        self._saves = SaveFolder(folder)
        self._index: Index | None = None
        self._running: tuple[Match, str] | None = None
        """The match on the table, and where it is saved: it is ahead of what the index knows."""
        self._listeners: dict[int, Callable[[], None]] = {}
        self._last_listener = 0

    # --- the list ----------------------------------------------------------------------------------

    def rows(self, wanted: Wanted = ALL) -> list[MatchRow | DamagedRow]:
        """The matches that are wanted, the one that was played last first.

        What is new is read on the way, as much of it as takes no time to speak of.
        """

        def question(index: Index) -> list[MatchRow | DamagedRow]:
            self._update(index)
            return index.rows(wanted)

        return self._ask(question)

    def places_of(self, identity: str) -> list[str]:
        """Where the match with this identity is kept; nowhere for an empty one."""

        def question(index: Index) -> list[str]:
            self._update(index)
            return index.places_of_match(identity)

        return self._ask(question) if identity else []

    def read_tables(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """What somebody wants to know of the tables that are derived (`derivations`), if they have been made yet."""
        return self._ask(lambda index: question(index.database))

    def _update(self, index: Index) -> None:
        """Bring the index up to date as far as that is quick; what another program is writing comes another time."""
        try:
            place = self._put_running(index)
            self.unread = next(updating(index, self._saves, place)).left
        except sqlite3.OperationalError as error:
            if not is_busy(error):
                raise
            log.warning("another program is writing to the list of matches")

    def _put_running(self, index: Index) -> tuple[str, ...]:
        """Put the match on the table into the index as it is now; returns its place, if there is one."""
        if self._running is None:
            return ()
        match, place = self._running
        row = dated(row_of(match, place), time_text(self._clock()))
        with index.changing():
            index.put(row, NO_FILE)
        return (place,)

    def _ask(self, question: Callable[[Index], Answer]) -> Answer:
        """The answer of the index: anew where it is damaged, of one in memory where the disk refuses."""
        for _ in range(2):
            try:
                if self._index is None:
                    self._index = open_index(self._folder)
                return question(self._index)
            except (sqlite3.Error, SaveError, OSError) as error:
                if is_busy(error):
                    return _ask_once(question)  # the other one has done in a moment
                self._replace_index(error)
        return question(self._index) if self._index is not None else _ask_once(question)

    def _replace_index(self, error: Exception) -> None:
        """After it failed: set it aside to begin anew, or go on in memory."""
        index, self._index = self._index, None
        if is_damage(error):
            if index is not None:
                index.close()
            try:
                set_aside(self._folder, self._clock(), self._on_message, error)
                return
            except OSError as refused:
                error, index = refused, None
        log.error("the list of matches lies in memory: %s", error)
        self._index = _in_memory(index)

    def refresh(self) -> None:
        """Somebody else has brought the index up to date: have everybody ask again."""
        self.close()
        self._notify()

    def close(self) -> None:
        """Let the index go; whoever asks opens it again."""
        if self._index is not None:
            self._index.close()
            self._index = None

    # --- one match ---------------------------------------------------------------------------------

    def note(self, match: Match, place: str) -> None:
        """A match has begun, a deal of it was scored, or it has made room: it is saved in this place."""
        self._running = match, place
        self._notify()

    def path(self, place: str) -> Path:
        """The file of a match. Raises SaveError where there can be none of this name."""
        return path_of(self._folder, place)

    def read(self, place: str) -> Match:
        """The match as it was saved. Raises SaveError."""
        return read_game(self.path(place))

    def rename(self, place: str, name: str) -> None:
        """Give a match a name, an empty one to take it away. Raises OSError, SaveError."""
        name = proper_name(name)
        if self._running is not None and self._running[1] == place:
            self._running[0].rename(name)
        else:
            path = self.path(place)
            files.write_whole(path, renamed(_content(path), name), private.FILE)
        self._notify()

    def export(self, place: str, path: Path) -> None:
        """Write a whole save into a file; hidden cards stand in it. Raises OSError, SaveError."""
        if self._running is not None and self._running[1] == place:
            write_game(path, self._running[0])
            return
        match = self.read(place)
        if place == HEAD:  # its scored deals lie in a file of their own
            write_game(path, match)
        else:
            files.write_whole(path, _content(self.path(place)))

    def delete(self, places: Sequence[str]) -> Deleted:
        """Move these matches to those that were deleted; the one on the table stays. Raises OSError, SaveError."""
        everywhere = dict.fromkeys(self._ask(lambda index: _all_places(index, places)))
        if self._running is not None:
            everywhere.pop(self._running[1], None)
        deleted = delete_saves(self._folder, tuple(everywhere), self._clock())
        self._notify()
        return deleted

    def restore(self, deleted: Deleted) -> None:
        """Put back what was deleted together, as far as it is still there. Raises OSError."""
        restore_saves(self._folder, deleted)
        self._notify()

    # --- who is told -------------------------------------------------------------------------------

    def listen(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Have this called when the list has become another; calling the answer ends it."""
        self._last_listener += 1
        number = self._last_listener
        self._listeners[number] = changed

        def stop() -> None:
            self._listeners.pop(number, None)

        return stop

    def _notify(self) -> None:
        for changed in tuple(self._listeners.values()):
            changed()


def _ask_once(question: Callable[[Index], Answer]) -> Answer:
    """The answer of an index that is made for it alone."""
    index = Index(IN_MEMORY)
    try:
        return question(index)
    finally:
        index.close()


def _all_places(index: Index, places: Sequence[str]) -> list[str]:
    """Whatever else holds a save of the same matches, and then these places.

    Stopped in between, what is left is the match as it was shown, and not as it was some time before.
    """
    others = [other for place in places for other in index.places_of(place) if other not in places]
    return [*others, *places]


def _in_memory(index: Index | None) -> Index:
    """What an index holds, as far as it can be read, in no file; its own is let go."""
    if index is None:
        return Index(IN_MEMORY)
    try:
        return index.in_memory()
    except sqlite3.Error:
        return Index(IN_MEMORY)
    finally:
        index.close()


def _content(path: Path) -> bytes:
    """What stands in a save. Raises SaveError where there is none."""
    data = files.read_at_most(path, journal.LONGEST)
    if data is None:
        raise SaveError(Fault.MISSING, "no such file")
    return data
