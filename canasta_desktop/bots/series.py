"""How far a level is ahead in every game, as `simulate --series` measured it: data for page and README.

    >>> table = SeriesTable("expert", "standard-1", ())
    >>> read_series(table.text()) == table
    True

Points are those of a deal, intervals at 95 %, think times seconds of processor time.
"""

import json
from typing import Any, Final, NamedTuple, Self

from canasta_desktop.bots.strength import lines, read_name, read_seconds
from canasta_desktop.rules.systems import KEYS

ASSETS: Final = ("series-expert.json", "series-strong.json")
"""The tables of the levels that search, the strongest first."""
VERDICTS: Final = ("won", "even", "lost", "undecided")
"""What a game may have shown: ahead, by so little that it does not matter, behind, not yet clear."""
MOST: Final = 100
"""Games in a table at most."""
MOST_PLAYERS: Final = 6


class SeriesGame(NamedTuple):
    """What was found in one game with so many players; `choices` tells when the level plays it otherwise by now."""

    system: str
    players: int
    verdict: str
    points: int
    low: int
    high: int
    deals: int
    seed: int
    p95: float
    longest: float
    choices: str

    @property
    def key(self) -> tuple[str, int]:
        """The game: a rule system and a number of players."""
        return self.system, self.players


class SeriesTable(NamedTuple):
    """All games that `name` played against `opponent`, in the order of the rule systems."""

    name: str
    opponent: str
    games: tuple[SeriesGame, ...]

    @property
    def command(self) -> str:
        """What plays the games that are missing or out of date, behind the name of the program."""
        return f"simulate --series --bots {self.name},{self.opponent} --table"

    @property
    def systems(self) -> tuple[str, ...]:
        """The rule systems of which there is a figure."""
        return tuple(dict.fromkeys([game.system for game in self.games]))

    def of_system(self, system: str) -> tuple[SeriesGame, ...]:
        """The games of a rule system, by number of players."""
        return tuple([game for game in self.games if game.system == system])

    def text(self) -> str:
        """The table as JSON, a line a game, so that a change of one can be seen."""
        games = lines([json.dumps(game._asdict()) for game in self.games], 2)
        head = f'"name": {json.dumps(self.name)},\n "opponent": {json.dumps(self.opponent)}'
        return f'{{\n {head},\n "games": [{games}]\n}}\n'

    @classmethod
    def made_of(cls, record: Any) -> Self:
        """The table of what JSON holds. Raises ValueError."""
        try:
            games = record["games"]
            if not isinstance(games, list) or len(games) > MOST:
                raise TypeError("a list is missing, or too long")
            found = tuple([_read_game(game) for game in games])
            return cls(read_name(record["name"]), read_name(record["opponent"]), found)
        except (KeyError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"this is no table of a series: {error!r}") from error


def read_series(text: str) -> SeriesTable:
    """The table of this JSON. Raises ValueError."""
    return SeriesTable.made_of(json.loads(text))


def _read_game(record: Any) -> SeriesGame:
    system, players, verdict = str(record["system"]), int(record["players"]), str(record["verdict"])
    if system not in KEYS or not 0 < players <= MOST_PLAYERS or verdict not in VERDICTS:
        raise ValueError(f"there is no game {system!r} with {players} players that could end {verdict!r}")
    points, low, high, deals, seed = [int(record[key]) for key in ("points", "low", "high", "deals", "seed")]
    p95, longest = read_seconds(record["p95"]), read_seconds(record["longest"])
    return SeriesGame(system, players, verdict, points, low, high, deals, seed, p95, longest, str(record["choices"]))
