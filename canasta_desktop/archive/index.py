"""The index of all saves, a database of SQLite: what the list shows of each, and how its file looked when it was read.

Nothing in it is needed: whatever is wrong with it, it is made again from the saves. So nobody waits until it lies on
the disk, and one that a later program has written is emptied.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from canasta_desktop.archive.index_rows import COLUMNS, SetupRecords, folded, read_columns, values_of
from canasta_desktop.archive.places import FileState
from canasta_desktop.archive.records import DamagedRow, MatchRow
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.private import private_file

FILE: Final = "history.db"
"""Its name in the data folder."""

IN_MEMORY: Final = Path(":memory:")
"""For an index that lies in no file."""

MIGRATIONS: Final = (
    """
    CREATE TABLE part (number INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
    CREATE TABLE folder (changed INTEGER NOT NULL);
    INSERT INTO folder VALUES (0);
    CREATE TABLE save (
        place TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL,
        beside INTEGER NOT NULL, on_table INTEGER NOT NULL, match TEXT NOT NULL, last INTEGER NOT NULL,
        search TEXT NOT NULL, fault TEXT,
        id TEXT, kind TEXT, begun TEXT, played TEXT NOT NULL, name TEXT, day TEXT, branch TEXT,
        system TEXT, players INTEGER, game INTEGER, seats TEXT,
        deals INTEGER, totals TEXT, winner INTEGER, own INTEGER, state TEXT,
        lines INTEGER NOT NULL, actions INTEGER NOT NULL
    );
    CREATE INDEX save_last ON save (last DESC, on_table DESC, place DESC);
    CREATE INDEX save_match ON save (match, last, lines, actions, on_table, place);
    CREATE INDEX save_beside ON save (place) WHERE beside;
    CREATE INDEX save_system ON save (system, players, last DESC);
    CREATE TABLE derived (
        derivation TEXT NOT NULL, place TEXT NOT NULL, size INTEGER NOT NULL, changed INTEGER NOT NULL,
        PRIMARY KEY (derivation, place)
    );
    CREATE TABLE derivation (name TEXT PRIMARY KEY, version INTEGER NOT NULL);
    """,
    "DELETE FROM save; UPDATE folder SET changed = 0;",
)
"""What leads from each version of the tables to the next; `PRAGMA user_version` says how many were done.

`part`: what is played, and seats, as records of JSON. `folder`: when the folder of kept games was changed last, as far
as all of it has been read. `save`: a row a file, which lies in that folder or `beside` it. `match` is the identity of
the match, or the place of a save that has none; `last` is `played` in seconds since 1970; `fault` says why a file
cannot be read. `derived`: what was worked out of which save, in which state of its file (`derivations`).

The second step has all saves read anew: a match of several persons was won or lost by the first of them before.
"""

LATEST: Final = """NOT EXISTS (SELECT 1 FROM save AS other WHERE other.match = save.match
    AND (other.last, other.lines, other.actions, other.on_table, other.place)
    > (save.last, save.lines, save.actions, save.on_table, save.place))"""
"""Of several files of one match, as a kill between two steps may leave them, the last one counts.

Of two that were played in one second it is the one in which more was done.
"""

ORDER: Final = "last DESC, on_table DESC, place DESC"
"""What was played last comes first."""


class Wanted(NamedTuple):
    """Which matches are to be listed; what is empty does not matter.

    Each word of `text` must occur in the name of the match, in that of a seat, or in the key of the system. `state` is
    "running", "won" or "lost" as the persons at the table have it, or "over" where nobody can say that of all of them.
    """

    text: str = ""
    system: str = ""
    players: int = 0
    kind: Kind | None = None
    state: str = ""

    def conditions(self) -> tuple[str, list[object]]:
        """What SQL is to be asked for, and the values of its blanks."""
        asked: list[tuple[str, object]] = [("instr(search, ?)", word) for word in folded(self.text).split()]
        kind = "" if self.kind is None else self.kind.value
        for column in ("system", "players", "state"):
            if value := getattr(self, column):
                asked.append((f"{column} = ?", value))
        asked += [("kind = ?", kind)] if kind else []
        return " AND ".join([LATEST, *[condition for condition, _ in asked]]), [value for _, value in asked]


class Index:
    """The database in this file. All of it raises sqlite3.Error."""

    def __init__(self, file: Path, patience: float = 0.25) -> None:
        """`patience`: seconds to wait for another program that is writing."""
        if file != IN_MEMORY:
            private_file(file)
        self.database = sqlite3.connect(file, timeout=patience, isolation_level=None)
        self._setups = SetupRecords(self.database)
        try:
            self._prepare()
        except BaseException:
            self.database.close()
            raise

    def _prepare(self) -> None:
        """Bring the tables to what this program knows."""
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = NORMAL")
        if self._version() != len(MIGRATIONS):
            with self.changing():
                self._migrate()
        self.database.execute(f"SELECT {COLUMNS}, size, changed, state FROM save LIMIT 1").fetchall()

    def _version(self) -> int:
        return int(self.database.execute("PRAGMA user_version").fetchone()[0])

    def _migrate(self) -> None:
        if self._version() > len(MIGRATIONS):
            self._drop_all()
        for script in MIGRATIONS[self._version() :]:
            for statement in filter(str.strip, script.split(";")):
                self.database.execute(statement)
        self.database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    def _drop_all(self) -> None:
        found = self.database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        for (name,) in found.fetchall():
            self.database.execute(f'DROP TABLE "{name}"')
        self.database.execute("PRAGMA user_version = 0")

    @contextmanager
    def changing(self) -> Iterator[None]:
        """What is written inside is written together, or not at all."""
        self.database.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.database.execute("COMMIT")
        except BaseException:
            if self.database.in_transaction:
                self.database.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let the file go."""
        self.database.close()

    def in_memory(self) -> "Index":
        """A copy of the index in memory, without a file."""
        copy = Index(IN_MEMORY)
        self.database.backup(copy.database)
        return copy

    # --- what it holds -----------------------------------------------------------------------------

    def states(self, *, beside_only: bool = False) -> dict[str, FileState]:
        """The state of each file as it was read, by place; those alone that lie in the data folder itself."""
        asked = "SELECT place, size, changed FROM save" + (" WHERE beside" if beside_only else "")
        return {place: FileState(size, changed) for place, size, changed in self.database.execute(asked).fetchall()}

    @property
    def folder_changed(self) -> int:
        """When the folder of kept games was changed last, as far as all of it has been read; 0 where it has not."""
        return int(self.database.execute("SELECT max(changed) FROM folder").fetchone()[0] or 0)

    def put_folder_changed(self, changed: int) -> None:
        """Keep what `folder_changed` returns, inside `changing`."""
        self.database.execute("UPDATE folder SET changed = ?", (changed,))

    def put(self, row: MatchRow | DamagedRow, state: FileState) -> None:
        """Put a row in the place of the one before, inside `changing`."""
        values = {**values_of(row), "size": state.size, "changed": state.changed}
        if isinstance(row, MatchRow):
            values["game"], values["seats"] = self._setups.numbers(row.setup)
        blanks = ", ".join(f":{name}" for name in values)
        self.database.execute(f"REPLACE INTO save ({', '.join(values)}) VALUES ({blanks})", values)

    def remove(self, places: Iterable[str]) -> None:
        """Take out what lies no longer in these places, inside `changing`."""
        self.database.executemany("DELETE FROM save WHERE place = ?", [(place,) for place in places])

    def rows(self, wanted: Wanted) -> list[MatchRow | DamagedRow]:
        """The rows that are wanted, the one that was played last first. Raises SaveError, too, if they are nonsense."""
        where, values = wanted.conditions()
        found = self.database.execute(f"SELECT {COLUMNS} FROM save WHERE {where} ORDER BY {ORDER}", values)
        return [read_columns(columns, self._setups) for columns in found]

    def places_of(self, place: str) -> list[str]:
        """Every place of the match that lies in this one."""
        asked = "SELECT place FROM save WHERE match = (SELECT match FROM save WHERE place = ?)"
        return [found for (found,) in self.database.execute(asked, (place,))]

    def places_of_match(self, identity: str) -> list[str]:
        """Every place of the match with this identity."""
        return [place for (place,) in self.database.execute("SELECT place FROM save WHERE match = ?", (identity,))]


def differences(known: Mapping[str, FileState], there: Mapping[str, FileState]) -> tuple[list[str], list[str]]:
    """The places that are gone, and those that are new or changed, what was written last first."""
    gone = [place for place in known if place not in there]
    fresh = [place for place, state in there.items() if known.get(place) != state]
    return gone, sorted(fresh, key=lambda place: there[place].changed, reverse=True)
