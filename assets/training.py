"""What the scripts that learn share: deals from drawn scores, and the files of what was learned."""

import argparse
import json
from pathlib import Path
from typing import Any

from canasta_desktop.arena.game import drawn_scores
from canasta_desktop.rules.cards import FACES, NO_FACE, Hand
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import deal_seed, derived_seed
from canasta_desktop.rules.state import DealStart, State


def game_parser(page: str | None) -> argparse.ArgumentParser:
    """A parser for a script with this page: which game, how many deals, from which seed."""
    parser = argparse.ArgumentParser(description=(page or "").splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("players", type=int)
    parser.add_argument("deals", type=int)
    parser.add_argument("seed", type=int)
    return parser


def begun(rules: RuleSet, seed: int, number: int) -> tuple[State, Rng]:
    """A deal from drawn scores, and the stream that they were drawn from."""
    rng = Rng(derived_seed(seed, "start", number))
    start = DealStart(1, rng.below(rules.seating.players), drawn_scores(rules, rng))
    return State.deal(rules, start, deal_seed(seed, number)), rng


def discards(rules: RuleSet, hand: Hand) -> list[int]:
    """The cards that the fast policy weighs as discards: one of each rank, and where suits matter of each face."""
    if rules.melds.has_runs:
        return [card for card in range(FACES) if hand.faces[card]]
    return [card for card in hand.low if card != NO_FACE]


def read_record(file: Path) -> dict[str, Any]:
    """What a file holds; tables alone, as train_tables.py writes them, are a record with tables."""
    record: Any = json.loads(file.read_text(encoding="utf-8"))
    return record if isinstance(record, dict) else {"tables": record}


def file_of(folder: Path, system: str, players: int) -> Path | None:
    """The file that a game takes its numbers from: its own, or another one of its system that is good for it `also`."""
    own = folder / f"{system}-{players}.json"
    if own.exists():
        return own
    files = sorted(folder.glob(f"{system}-?.json"))
    return next((file for file in files if players in read_record(file).get("also", [])), None)


def write_json(file: Path, record: Any) -> None:
    """Write a file as small as it can be."""
    file.write_text(json.dumps(record, separators=(",", ":")) + "\n", encoding="utf-8")
