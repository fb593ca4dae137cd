"""How strong the levels are, as `simulate --ladder` measured it: the data that page and README are made from.

    >>> table = StrengthTable(seed=1, matches=400, games=(), levels=(), learned="")
    >>> read_strength(table.text()) == table
    True

Ratings are on the scale of chess players (`arena.ratings`), intervals at 95 %, think times seconds of processor time.
"""

import json
import math
from typing import Any, Final, NamedTuple, Self

from canasta_desktop.rules.systems import KEYS

UNIT: Final = 400 / math.log(10)
"""Points of rating that make odds e times as good."""
MIDDLE: Final = 1500
"""The mean of all ratings."""
MOST: Final = 100
"""Games, levels and players in a table at most."""
LONGEST_NAME: Final = 40
MOST_SECONDS: Final = 1e6


class Rated(NamedTuple):
    """A player's rating and its interval."""

    name: str
    rating: int
    low: int
    high: int


class WinShare(NamedTuple):
    """The share of matches, 0 to 1, that a level won against the one below it, with the interval."""

    share: float
    low: float
    high: float
    matches: int


class GameStrength(NamedTuple):
    """What was found in one game: `rated` are all players, the strongest first; `wins` by level but the weakest."""

    system: str
    players: int
    matches: int
    rated: tuple[Rated, ...]
    wins: tuple[tuple[str, WinShare], ...]

    def rating(self, name: str) -> Rated | None:
        """The rating of this player, None where it did not play."""
        return next((one for one in self.rated if one.name == name), None)

    def won_below(self, level: str) -> WinShare | None:
        """How this level did against the one below it."""
        return dict(self.wins).get(level)


class LevelMeasure(NamedTuple):
    """What goes for a level in these games: how long it thinks, and what tells it apart from what it may be one day.

    `choices` is a digest of what it chose in the first `positions` positions of these games (`arena.fingerprint`).
    """

    name: str
    p50: float
    p95: float
    longest: float
    cut_share: float
    positions: int
    choices: str


class StrengthTable(NamedTuple):
    """All that was measured; `levels` weakest first, `learned` a digest of what players have learned of them.

    `matches` are those of two levels that are neighbours, at most.
    """

    seed: int
    matches: int
    games: tuple[GameStrength, ...]
    levels: tuple[LevelMeasure, ...]
    learned: str

    @property
    def command(self) -> str:
        """What makes the table again, behind the name of the program."""
        return f"simulate --ladder --matches {self.matches} --seed {self.seed}"

    def text(self) -> str:
        """The table as JSON, a line a player, so that a change of one can be seen."""
        games = [_game_text(game) for game in self.games]
        levels = [json.dumps(level._asdict()) for level in self.levels]
        return (
            f'{{\n "seed": {self.seed},\n "matches": {self.matches},\n "games": [{lines(games, 2)}],\n'
            f' "levels": [{lines(levels, 2)}],\n "learned": {json.dumps(self.learned)}\n}}\n'
        )

    @classmethod
    def made_of(cls, record: Any) -> Self:
        """The table of what JSON holds. Raises ValueError."""
        try:
            games = tuple([_read_game(game) for game in _some(record["games"])])
            levels = tuple([_read_level(level) for level in _some(record["levels"])])
            return cls(int(record["seed"]), int(record["matches"]), games, levels, str(record["learned"]))
        except (KeyError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"this is no table of strength: {error!r}") from error


def read_strength(text: str) -> StrengthTable:
    """The table of this JSON. Raises ValueError."""
    return StrengthTable.made_of(json.loads(text))


def lines(items: list[str], indent: int) -> str:
    """Items of a list, a line each."""
    space = "\n" + " " * indent
    return space + f",{space}".join(items) + "\n" + " " * (indent - 1) if items else ""


def _game_text(game: GameStrength) -> str:
    rated = [json.dumps(one._asdict()) for one in game.rated]
    wins = [json.dumps({"name": name, **won._asdict()}) for name, won in game.wins]
    head = f'{{"system": {json.dumps(game.system)}, "players": {game.players}, "matches": {game.matches},'
    return f'{head}\n   "rated": [{lines(rated, 4)}],\n   "wins": [{lines(wins, 4)}]}}'


def _some(items: Any) -> list[Any]:
    if not isinstance(items, list) or len(items) > MOST:
        raise TypeError("a list is missing, or too long")
    return items


def _read_game(record: Any) -> GameStrength:
    system, rated, wins = str(record["system"]), _some(record["rated"]), _some(record["wins"])
    if system not in KEYS:
        raise ValueError(f"there is no game {system!r}")
    return GameStrength(
        system,
        int(record["players"]),
        int(record["matches"]),
        tuple([Rated(read_name(one["name"]), int(one["rating"]), int(one["low"]), int(one["high"])) for one in rated]),
        tuple([(read_name(one["name"]), _read_share(one)) for one in wins]),
    )


def _read_share(record: Any) -> WinShare:
    shares = [float(record[key]) for key in ("share", "low", "high")]
    if not all([0 <= share <= 1 for share in shares]):
        raise ValueError("a share is not between 0 and 1")
    return WinShare(shares[0], shares[1], shares[2], int(record["matches"]))


def _read_level(record: Any) -> LevelMeasure:
    p50, p95, longest, cut_share = [read_seconds(record[key]) for key in ("p50", "p95", "longest", "cut_share")]
    choices, name = str(record["choices"]), read_name(record["name"])
    return LevelMeasure(name, p50, p95, longest, cut_share, int(record["positions"]), choices)


def read_seconds(value: Any) -> float:
    """A time that may be one. Raises ValueError or TypeError."""
    seconds = float(value)
    if not 0 <= seconds < MOST_SECONDS:
        raise ValueError("a time is not one")
    return seconds


def read_name(value: Any) -> str:
    """The name of a player, whoever that is. Raises ValueError."""
    name = str(value)
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise ValueError(f"{name!r} is no name of a player")
    return name
