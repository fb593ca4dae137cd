"""The rows of the list as columns of the index, and back."""

import json
import sqlite3
import unicodedata
from datetime import datetime
from typing import Any, Final, NamedTuple

from canasta_desktop.archive.places import is_beside_games
from canasta_desktop.archive.records import DamagedRow, MatchRow
from canasta_desktop.game.current_game import HEAD
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import Branch, Kind, Particulars
from canasta_desktop.game.seats import SeatSetup, Setup, read_options, read_seat, seat_record, setup_record
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.table import NOBODY

COLUMNS: Final = (
    "place, fault, played, id, kind, begun, name, day, branch, game, seats, deals, totals, winner, own, lines, actions"
)
"""What `read_columns` wants, in this order."""

LONGEST_RECORD: Final = 100_000
"""Bytes of what is played, or of a seat, at most."""

_KINDS: Final = {kind.value: kind for kind in Kind}
_FAULTS: Final = {fault.value: fault for fault in Fault}


class _PlayedGame(NamedTuple):
    """What is played, as in `Setup`, without the seats."""

    system: str
    players: int
    options: tuple[tuple[str, Value], ...]


class SetupRecords:
    """Games and seats by number: thousands of matches are made of a few of each, and each is read once."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._setups: dict[tuple[int, str], Setup] = {}
        self._games: dict[int, _PlayedGame] = {}
        self._seats: dict[str, SeatSetup] = {}

    def numbers(self, setup: Setup) -> tuple[int, str]:
        """The number of what is played, and those of the seats with commas between; what is new is written."""
        record = setup_record(setup._replace(seats=()))
        seats = [self._number(seat_record(seat)) for seat in setup.seats]
        return self._number(record), ",".join(map(str, seats))

    def setup(self, game: int, seats: str) -> Setup:
        """The setup of these numbers. Raises SaveError where there is none, or none that can be read."""
        if (setup := self._setups.get((game, seats))) is None:
            played = self._game(game)
            setup = Setup(*played, tuple([self._seat(number) for number in seats.split(",")]))
            self._setups[game, seats] = setup
        return setup

    def _game(self, number: int) -> _PlayedGame:
        if (played := self._games.get(number)) is None:
            reader = self._record(number)
            options = read_options(reader.at("options"))
            played = _PlayedGame(reader.at("system").text(40), reader.at("players").whole(2, 6), options)
            self._games[number] = played
        return played

    def _seat(self, number: str) -> SeatSetup:
        if (seat := self._seats.get(number)) is None:
            seat = self._seats[number] = read_seat(self._record(int(number)))
        return seat

    def _number(self, record: dict[str, object]) -> int:
        text = json.dumps(record, separators=(",", ":"))
        self._database.execute("INSERT OR IGNORE INTO part (record) VALUES (?)", (text,))
        return int(self._database.execute("SELECT number FROM part WHERE record = ?", (text,)).fetchone()[0])

    def _record(self, number: int) -> Reader:
        found = self._database.execute("SELECT record FROM part WHERE number = ?", (number,)).fetchone()
        if found is None:
            raise SaveError(Fault.MISSING, "no such part of a setup in the index")
        return Reader(read_json(str(found[0]).encode(), LONGEST_RECORD), "index.part")


def folded(text: str) -> str:
    """A text as it is searched for: in small letters, without accents."""
    parts = unicodedata.normalize("NFKD", text).casefold()
    return "".join([sign for sign in parts if not unicodedata.combining(sign)])


def state_of(row: MatchRow) -> str:
    """How a match stands for the persons at its table; "over" where none sat there, or they were on several sides."""
    if not row.is_over:
        return "running"
    if row.own == NOBODY:
        return "over"
    return "won" if row.winner == row.own else "lost"


def values_of(row: MatchRow | DamagedRow) -> dict[str, object]:
    """The columns of a row by name, but for the numbers of its setup and the state of its file."""
    if isinstance(row, DamagedRow):
        return _common(row.place, row.place, row.changed, row.place) | {"fault": row.fault.value}
    particulars, setup = row.particulars, row.setup
    searched = "\n".join([particulars.name, *[seat.name for seat in setup.seats], setup.system])
    values = _common(row.place, particulars.id or row.place, particulars.played or particulars.begun, searched)
    values |= {"kind": particulars.kind.value, "system": setup.system, "players": setup.players, "state": state_of(row)}
    values |= {name: getattr(particulars, name) for name in ("id", "begun", "name", "day")}
    values |= {
        "played": particulars.played,
        "branch": "" if particulars.branch is None else json.dumps(particulars.branch),
    }
    values |= {"deals": row.deals, "totals": ",".join(map(str, row.totals)), "winner": row.winner, "own": row.own}
    values |= {"lines": row.progress[0], "actions": row.progress[1]}
    return values


def _common(place: str, match: str, played: str, searched: str) -> dict[str, object]:
    last = int(datetime.fromisoformat(played).timestamp()) if played else 0
    on_table, beside = int(place == HEAD), int(is_beside_games(place))
    return {
        "beside": beside,
        "place": place,
        "match": match,
        "last": last,
        "on_table": on_table,
        "lines": 0,
        "actions": 0,
        "search": folded(searched),
        "played": played,
    }


def read_columns(columns: tuple[Any, ...], setups: SetupRecords) -> MatchRow | DamagedRow:
    """The row of these columns, which are `COLUMNS`. Raises SaveError where they can be those of none."""
    (
        place,
        fault,
        played,
        identity,
        kind,
        begun,
        name,
        day,
        branch,
        game,
        seats,
        deals,
        totals,
        winner,
        own,
        lines,
        actions,
    ) = columns
    try:
        if fault is not None:
            return DamagedRow(place, played, _FAULTS[fault])
        left = Branch(*json.loads(branch)) if branch else None
        particulars = Particulars(identity, _KINDS[kind], begun, played, name, day, left)
        scores = tuple([int(score) for score in totals.split(",")])
        setup = setups.setup(game, seats)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise SaveError(Fault.BAD_VALUE, f"index: {error}") from None
    return MatchRow(place, particulars, setup, deals, scores, winner, own, (lines, actions))
