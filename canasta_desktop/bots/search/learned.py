"""What was learned for a game, from files: `tables` of the fast policy, and what positions are worth to go by.

They lie in `learned/` among the assets, one file a rule system and number of players: {"tables": [...], "worths":
[...], "trusted": true, "also": [5, 6]}, or in place of the worths {"net": {"first": [[...], ...], "bias": [...],
"second": [...], "base": 0}}, a small network (`playout/value_net.py`). A number of players without a file takes a file
of its system that names it among those that it was found good for `also`; house rules play by the numbers of their
system. With "beliefs" (`beliefs.KINDS` numbers, of `SURE`) worlds are drawn by what the table tells, with
"beliefs_by_length" ([[...], ...], a list for each length of a hand, see `hand_odds`) by how many cards a hand holds,
too, with "others" ([[...], ...], tables too) not everybody is taken to play by the tables, and with "deals" ({"4":
[mean, spread]}, by the number of players, see `chances.Deals`) the end of a match is played for the match.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta_desktop.bots.playout.counts import COUNTS, STAGES
from canasta_desktop.bots.playout.tables import COUNT
from canasta_desktop.bots.playout.value_net import INPUTS, MOST_UNITS, MOST_WEIGHT, ValueNet
from canasta_desktop.bots.playout.worth import Valuer, Worths
from canasta_desktop.bots.search.beliefs import KINDS
from canasta_desktop.bots.search.chances import Deals
from canasta_desktop.bots.search.hand_odds import LENGTHS, HandOdds
from canasta_desktop.resources import ResourceError, asset
from canasta_desktop.rules.observation import SURE
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.systems import KEYS

LARGEST: Final = 200_000
"""No file is longer, in bytes."""
MOST: Final = 10_000_000
"""No number of tables and worths is further from 0."""
MOST_SCORED: Final = 1_000_000
"""No side of any game scores more points in a deal."""
MOST_OTHERS: Final = 4
"""So many other ways to play are known of a game at most."""
MOST_BASE: Final = 1 << 40
"""No `base` of a network is further from 0."""
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6


class NothingLearned(Exception):
    """There is no file for this rule system: nothing was learned of it yet."""


class LearnedError(Exception):
    """A file does not hold the numbers of a game; the message names it and what to do."""


class Learned(NamedTuple):
    """What was learned for a game; `trusted`: the fast policy plays it better than the careful player does.

    `beliefs`: none where all hands are equally likely; `finer_beliefs`: those by the length of the hand, too. `deals`:
    what they come to, none where a point is always a point. `others`: further tables, of players who play otherwise.
    """

    tables: list[int]
    valuer: Valuer
    trusted: bool
    beliefs: HandOdds | None = None
    finer_beliefs: HandOdds | None = None
    deals: Deals | None = None
    others: tuple[list[int], ...] = ()


def learned(rules: RuleSet) -> Learned:
    """The numbers for this game. Raises NothingLearned and LearnedError."""
    return _read(rules.key, rules.seating.players)


def usual_deals(rules: RuleSet) -> Deals | None:
    """What the deals of this game come to; None where that is not known. Raises LearnedError."""
    try:
        return learned(rules).deals
    except NothingLearned:
        return None


def unlearned_systems() -> tuple[str, ...]:
    """The keys of the rule systems that no file is for, in their usual order."""
    return tuple([system for system in KEYS if not _files(system, FEWEST_PLAYERS)])


def learned_digest(rules: RuleSet) -> str:
    """A short hash of the numbers for this game, which changes when they do; empty where there are none."""
    try:
        _, _, path = _source(rules.key, rules.seating.players)
        return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    except (NothingLearned, OSError):
        return ""


@cache
def _read(system: str, players: int) -> Learned:
    own, name, path = _source(system, players)
    record = _record(name, path)
    deals = _deals(record.get("deals", {}), players, name)
    if own != players:
        return _read(system, own)._replace(deals=deals)
    tables = _numbers(record.get("tables"), "tables", COUNT, name)
    return Learned(
        tables,
        _valuer(record, name),
        record.get("trusted") is True,
        *_beliefs(record, name),
        deals,
        _others(record.get("others", []), name),
    )


def _beliefs(record: dict[str, Any], name: str) -> tuple[HandOdds | None, HandOdds | None]:
    """By kind of card, and by length of the hand, too; each where it is known."""
    every, by_length = record.get("beliefs"), record.get("beliefs_by_length")
    alike = None if every is None else HandOdds.alike(_odds(every, name))
    if by_length is None:
        return alike, None
    if not isinstance(by_length, list) or len(by_length) != LENGTHS:
        raise LearnedError(f"{name}: beliefs_by_length are not {LENGTHS} lists. Install the program again.")
    return alike, HandOdds(tuple([tuple(_odds(one, name)) for one in by_length]))


def _odds(record: object, name: str) -> list[int]:
    """The odds by kind of card."""
    return _numbers(record, "beliefs", KINDS, name, SURE, least=0)


def _deals(record: object, players: int, name: str) -> Deals | None:
    """What deals with so many players come to, where that is known."""
    if not isinstance(record, dict):
        raise LearnedError(f"{name}: deals are not by the number of players. Install the program again.")
    deals = record.get(str(players))
    return None if deals is None else Deals(*_numbers(deals, "deals", 2, name, MOST_SCORED, least=1))


def _others(record: object, name: str) -> tuple[list[int], ...]:
    """Tables of other players."""
    if not isinstance(record, list) or len(record) > MOST_OTHERS:
        raise LearnedError(f"{name}: others are not up to {MOST_OTHERS} tables. Install the program again.")
    return tuple([_numbers(tables, "others", COUNT, name) for tables in record])


def _source(system: str, players: int) -> tuple[int, str, Path]:
    """The file that a game is played by: for how many players it was made, its name and path. Raises NothingLearned."""
    for own, name, path in _files(system, players):
        if own == players or players in _also(_record(name, path)):
            return own, name, path
    raise NothingLearned(f"there is no file learned/{system}-{players}.json")


def _record(name: str, path: Path) -> dict[str, Any]:
    """The contents of a file. Raises LearnedError."""
    try:
        data = path.read_bytes()
        record: Any = json.loads(data) if len(data) <= LARGEST else None
    except (OSError, ValueError, RecursionError):
        record = None
    if not isinstance(record, dict):
        raise LearnedError(f"{name} cannot be read. Install the program again.")
    return record


def _also(record: dict[str, Any]) -> list[object]:
    """The other numbers of players that a file is for."""
    also = record.get("also")
    return also if isinstance(also, list) else []


def _files(system: str, players: int) -> list[tuple[int, str, Path]]:
    """The files of a rule system by number of players, name and path, that for the nearest number first."""
    found: list[tuple[int, str, Path]] = []
    for count in sorted(range(FEWEST_PLAYERS, MOST_PLAYERS + 1), key=lambda count: (abs(count - players), -count)):
        name = f"learned/{system}-{count}.json"
        try:
            found.append((count, name, asset(name)))
        except ResourceError:
            continue
    return found


def _valuer(record: dict[str, Any], name: str) -> Valuer:
    if "net" in record:
        return _net(record["net"], name)
    return Worths(_numbers(record.get("worths"), "worths", COUNTS * STAGES, name))


def _net(record: object, name: str) -> ValueNet:
    """A network, every layer of the right size."""
    if not isinstance(record, dict):
        raise LearnedError(f"{name}: net is not a network. Install the program again.")
    bias, first = record.get("bias"), record.get("first")
    units = len(bias) if isinstance(bias, list) else 0
    if not 0 < units <= MOST_UNITS or not isinstance(first, list) or len(first) != INPUTS:
        raise LearnedError(f"{name}: first and bias are not the layers of a network. Install the program again.")
    return ValueNet(
        [_numbers(row, "first", units, name, MOST_WEIGHT) for row in first],
        _numbers(bias, "bias", units, name, MOST_WEIGHT),
        _numbers(record.get("second"), "second", units, name, MOST_WEIGHT),
        _numbers([record.get("base")], "base", 1, name, MOST_BASE)[0],
    )


def _numbers(numbers: object, key: str, count: int, name: str, most: int = MOST, least: int | None = None) -> list[int]:
    """A list of so many whole numbers from `least` to `most`; without a `least` none is further from 0 than `most`."""
    lowest = -most if least is None else least
    if not isinstance(numbers, list) or len(numbers) != count:
        raise LearnedError(f"{name}: {key} are not {count} numbers. Install the program again.")
    if not all([type(number) is int and lowest <= number <= most for number in numbers]):
        raise LearnedError(f"{name}: {key} are not whole numbers of a sensible size. Install the program again.")
    return numbers
