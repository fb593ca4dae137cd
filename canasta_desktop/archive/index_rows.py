"""The rows of the list as columns of the index, and back."""

import json
import sqlite3
import unicodedata
from datetime import datetime
from typing import Any, Final

from canasta_desktop.archive.records import DamagedRow, MatchRow
from canasta_desktop.game.current_game import HEAD
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import Branch, Kind, Particulars
from canasta_desktop.game.seats import Setup, read_setup, setup_record
from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.table import NOBODY

COLUMNS: Final = "place, fault, played, id, kind, begun, name, day, branch, setup, deals, totals, winner, own"
"""What `read_columns` wants, in this order."""

_KINDS: Final = {kind.value: kind for kind in Kind}
_FAULTS: Final = {fault.value: fault for fault in Fault}


class SetupRecords:
    """Setups by number: most matches are played by a few of them, and each is read once."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._setups: dict[int, Setup] = {}

    def number(self, setup: Setup) -> int:
        """The number of a setup, which is written where it is new."""
        record = json.dumps(setup_record(setup), separators=(",", ":"))
        self._database.execute("INSERT OR IGNORE INTO setup (record) VALUES (?)", (record,))
        return int(self._database.execute("SELECT number FROM setup WHERE record = ?", (record,)).fetchone()[0])

    def setup(self, number: int) -> Setup:
        """The setup of this number. Raises SaveError where there is none, or none that can be read."""
        if number not in self._setups:
            found = self._database.execute("SELECT record FROM setup WHERE number = ?", (number,)).fetchone()
            if found is None:
                raise SaveError(Fault.MISSING, "no such setup in the index")
            try:
                record = json.loads(found[0])
            except ValueError as error:
                raise SaveError(Fault.NOT_JSON, str(error)) from None
            self._setups[number] = read_setup(Reader(record, "index.setup"))
        return self._setups[number]


def folded(text: str) -> str:
    """A text as it is searched for: in small letters, without accents."""
    parts = unicodedata.normalize("NFKD", text).casefold()
    return "".join([sign for sign in parts if not unicodedata.combining(sign)])


def state_of(row: MatchRow) -> str:
    """How a match stands for the first person at its table; "over" where only computer players sat there."""
    if not row.is_over:
        return "running"
    if row.own == NOBODY:
        return "over"
    return "won" if row.winner == row.own else "lost"


def values_of(row: MatchRow | DamagedRow) -> dict[str, object]:
    """The columns of a row by name, but for the number of its setup and the state of its file."""
    if isinstance(row, DamagedRow):
        return _common(row.place, row.place, row.changed, row.place) | {"fault": row.fault.value}
    told, setup = row.told, row.setup
    searched = "\n".join([told.name, *[seat.name for seat in setup.seats], setup.system])
    values = _common(row.place, told.id or row.place, told.played or told.begun, searched)
    values |= {"kind": told.kind.value, "system": setup.system, "players": setup.players, "state": state_of(row)}
    values |= {name: getattr(told, name) for name in ("id", "begun", "name", "day")}
    values |= {"played": told.played, "branch": "" if told.branch is None else json.dumps(told.branch)}
    values |= {"deals": row.deals, "totals": ",".join(map(str, row.totals)), "winner": row.winner, "own": row.own}
    return values


def _common(place: str, match: str, played: str, searched: str) -> dict[str, object]:
    last = int(datetime.fromisoformat(played).timestamp()) if played else 0
    on_table = int(place == HEAD)
    return {
        "place": place,
        "match": match,
        "last": last,
        "on_table": on_table,
        "search": folded(searched),
        "played": played,
    }


def read_columns(columns: tuple[Any, ...], setups: SetupRecords) -> MatchRow | DamagedRow:
    """The row of these columns, which are `COLUMNS`. Raises SaveError where they can be those of none."""
    place, fault, played, identity, kind, begun, name, day, branch, setup, deals, totals, winner, own = columns
    try:
        if fault is not None:
            return DamagedRow(place, played, _FAULTS[fault])
        left = Branch(*json.loads(branch)) if branch else None
        told = Particulars(identity, _KINDS[kind], begun, played, name, day, left)
        scores = tuple([int(score) for score in totals.split(",")])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise SaveError(Fault.BAD_VALUE, f"index: {error}") from None
    return MatchRow(place, told, setups.setup(setup), deals, scores, winner, own)
