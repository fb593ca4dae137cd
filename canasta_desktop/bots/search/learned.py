"""The numbers that were learned for a game: `tables` of the fast policy and `worths` of positions, from files.

They lie in `learned/` among the assets, one file a rule system and number of players: {"tables": [...], "worths":
[...], "trusted": true}. A game without a file takes the nearest one that there is; house rules play by the numbers of
their system.
"""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from canasta_desktop.bots.playout.counts import COUNTS, STAGES
from canasta_desktop.bots.playout.tables import COUNT
from canasta_desktop.resources import ResourceError, asset
from canasta_desktop.rules.ruleset import RuleSet

LARGEST: Final = 200_000
"""No file is longer, in bytes."""
MOST: Final = 10_000_000
"""No number is further from 0."""


class LearnedError(Exception):
    """The numbers of a game are missing or no such numbers; the message names the file and what to do."""


class Learned(NamedTuple):
    """What was learned for a game; `trusted`: the fast policy plays it better than the careful player does."""

    tables: list[int]
    worths: list[int]
    trusted: bool


def learned(rules: RuleSet) -> Learned:
    """The numbers for this game. Raises LearnedError."""
    return _read(rules.key, rules.seating.players)


@cache
def _read(system: str, players: int) -> Learned:
    nearest = sorted(range(2, 7), key=lambda count: (abs(count - players), -count))
    for count in nearest:
        name = f"learned/{system}-{count}.json"
        try:
            path = asset(name)
        except ResourceError:
            continue
        try:
            data = path.read_bytes()
            record: Any = json.loads(data) if len(data) <= LARGEST else None
        except (OSError, ValueError, RecursionError):
            record = None
        if not isinstance(record, dict):
            raise LearnedError(f"{name} cannot be read. Install the program again.")
        tables = _numbers(record, "tables", COUNT, name)
        return Learned(tables, _numbers(record, "worths", COUNTS * STAGES, name), record.get("trusted") is True)
    raise LearnedError(f"there is no file learned/{system}-{players}.json. Install the program again.")


def _numbers(record: dict[str, Any], key: str, count: int, name: str) -> list[int]:
    numbers = record.get(key)
    if not isinstance(numbers, list) or len(numbers) != count:
        raise LearnedError(f"{name}: {key} are not {count} numbers. Install the program again.")
    if not all([type(number) is int and abs(number) <= MOST for number in numbers]):
        raise LearnedError(f"{name}: {key} are not whole numbers of a sensible size. Install the program again.")
    return numbers
