"""Positions in which a blunder was made, found in deals and verified by playing on: `positions/blunders.json`.

Each was judged as `canasta_desktop.arena.judge` judges: `standard-1` played on in `worlds` worlds that fit what the
seat could see, after the action that was chosen and after the better one; `loss` is the mean difference in points, with
its 95 % interval. `name` is a word for the position that no other has.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from canasta_desktop.arena.judge.kinds import BlunderKind
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.records import read_observation

FILE = Path(__file__).parent / "positions" / "blunders.json"


class BlunderPosition(NamedTuple):
    """What the seat saw, what was chosen, what is better, and the points that it cost."""

    name: str
    kind: BlunderKind
    title: str
    view: Observation
    blunder: Action
    better: Action
    loss: float
    interval: tuple[float, float]
    worlds: int


def blunder_positions() -> list[BlunderPosition]:
    """All of them, in the order of the file. Raises ValueError for what cannot be read."""
    return [_read(record) for record in json.loads(FILE.read_text(encoding="utf-8"))]


def _read(record: dict[str, Any]) -> BlunderPosition:
    low, high = record["interval"]
    return BlunderPosition(
        record["name"],
        BlunderKind(record["kind"]),
        record["title"],
        read_observation(json.dumps(record["observation"])),
        read_action(record["blunder"]),
        read_action(record["better"]),
        float(record["loss"]),
        (float(low), float(high)),
        int(record["worlds"]),
    )
