"""What is worked out of each match by playing it again, and kept in tables of its own beside the index.

It follows from the saves, like the index. Each derivation has a version: who changes what it works out counts that up,
and all matches are gone through anew. Each match is written by itself, so whoever stops goes on where this has ended.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from canasta_desktop.archive import tables
from canasta_desktop.archive.index import LATEST, Index
from canasta_desktop.archive.places import FileState, SaveFolder, path_of, state_of_file
from canasta_desktop.archive.reading import changed_text
from canasta_desktop.archive.records import damaged
from canasta_desktop.archive.update import UpdateProgress
from canasta_desktop.game.game_files import read_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError

log = logging.getLogger(__name__)


class Derivation(NamedTuple):
    """Something that is worked out of matches; the functions that write are called inside a transaction.

    `derive` gets the match and its place; what it returns goes to `put`. `delete` takes out what was put for a place.
    """

    name: str
    version: int
    create: Callable[[sqlite3.Connection], None]
    drop: Callable[[sqlite3.Connection], None]
    derive: Callable[[Match, str], Any]
    put: Callable[[sqlite3.Connection, str, Any], None]
    delete: Callable[[sqlite3.Connection, str], None]


DERIVATIONS: Final = (
    Derivation(tables.NAME, tables.VERSION, tables.create, tables.drop, tables.derive, tables.put, tables.delete),
)
"""All that the program works out; a further one goes here."""

STALE: Final = f"""
    SELECT place, size, changed FROM save WHERE fault IS NULL AND {LATEST} AND NOT EXISTS (
        SELECT 1 FROM derived WHERE derivation = ? AND derived.place = save.place
        AND derived.size = save.size AND derived.changed = save.changed)
    ORDER BY last DESC"""

GONE: Final = f"""
    SELECT place FROM derived WHERE derivation = ? AND NOT EXISTS (
        SELECT 1 FROM save WHERE save.place = derived.place AND fault IS NULL AND {LATEST})"""


def deriving(
    index: Index, saves: SaveFolder, derivations: Sequence[Derivation] = DERIVATIONS
) -> Iterator[UpdateProgress]:
    """Work out what is missing, a match a step. The index is up to date. Raises sqlite3.Error."""
    for derivation in derivations:
        _prepare(index, derivation)
    stale = {derivation.name: _stale(index, derivation) for derivation in derivations}
    todo = dict.fromkeys([place for states in stale.values() for place in states])
    for done, place in enumerate(todo, 1):
        wanted = [derivation for derivation in derivations if place in stale[derivation.name]]
        _derive(index, saves, place, stale[wanted[0].name][place], wanted)
        yield UpdateProgress(done, len(todo))


def _prepare(index: Index, derivation: Derivation) -> None:
    """Make its tables if they are those of another version, and take out what has no save any more."""
    database = index.database
    found = database.execute("SELECT version FROM derivation WHERE name = ?", (derivation.name,)).fetchone()
    with index.changing():
        if found != (derivation.version,):
            derivation.drop(database)
            derivation.create(database)
            database.execute("DELETE FROM derived WHERE derivation = ?", (derivation.name,))
            database.execute("REPLACE INTO derivation VALUES (?, ?)", (derivation.name, derivation.version))
        for (place,) in database.execute(GONE, (derivation.name,)).fetchall():
            derivation.delete(database, place)
            database.execute("DELETE FROM derived WHERE derivation = ? AND place = ?", (derivation.name, place))


def _stale(index: Index, derivation: Derivation) -> dict[str, FileState]:
    found = index.database.execute(STALE, (derivation.name,)).fetchall()
    return {place: FileState(size, changed) for place, size, changed in found}


def _derive(index: Index, saves: SaveFolder, place: str, state: FileState, wanted: Sequence[Derivation]) -> None:
    """Work this match out. A file whose first line promised what does not follow is damaged after all."""
    path = path_of(saves.folder, place)
    try:
        match = read_game(path)
        found = [(derivation, derivation.derive(match, place)) for derivation in wanted]
    except SaveError as error:
        if state_of_file(path) != state:
            return  # it is being played, or it has just gone elsewhere
        log.error("%s cannot be read: %s", place, error.place)
        with index.changing():
            index.put(damaged(place, changed_text(state), error), state)
        return
    with index.changing():
        for derivation, rows in found:
            derivation.put(index.database, place, rows)
            index.database.execute(
                "REPLACE INTO derived VALUES (?, ?, ?, ?)", (derivation.name, place, state.size, state.changed)
            )
