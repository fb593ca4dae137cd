"""Fit what positions are worth to how deals ended: `train_worths.py SYSTEM PLAYERS DEALS SEED FOLDER`.

Deals are begun from drawn scores by a mixed population (each side lays as early as the standard player, or as late as
the fast policy, or by a mixture of their thresholds), so that positions of every kind are seen. At a turn drawn by
chance the counts of all sides are kept, and the fast policy plays on to the end. The worths are those under which the
counts foretell best how far each side is ahead then (ridge regression by stage of the deal, on nine deals of ten).
FOLDER holds the tables of the fast policy, and the worths are written beside them, as the program reads both; the same
arguments write the same file.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from canasta_desktop.arena.game import drawn_scores  # noqa: E402  # the checkout stands behind what PYTHONPATH names
from canasta_desktop.bots.playout.counts import COUNTS, STAGES, counts, stage  # noqa: E402
from canasta_desktop.bots.playout.playing import MOST_ACTIONS, act  # noqa: E402
from canasta_desktop.bots.playout.tables import FIRST_THRESHOLD, THRESHOLDS  # noqa: E402
from canasta_desktop.bots.playout.worth import UNIT, lead  # noqa: E402
from canasta_desktop.rules.options import rule_set  # noqa: E402
from canasta_desktop.rules.rng import Rng  # noqa: E402
from canasta_desktop.rules.ruleset import RuleSet  # noqa: E402
from canasta_desktop.rules.seeds import deal_seed, derived_seed  # noqa: E402
from canasta_desktop.rules.state import DealStart, State  # noqa: E402

NOISE: Final = 24
PULL: Final = 20.0
FEWEST: Final = 50


class Positions:
    """What was kept: by position the differences of counts, the stage, the lead at the end, the deal's number."""

    def __init__(self) -> None:
        self.counts: list[list[float]] = []
        self.stages: list[int] = []
        self.leads: list[int] = []
        self.deals: list[int] = []


def differences(state: State) -> list[list[float]]:
    """By side its counts less the mean of the others' counts."""
    found = [np.array(counts(state, side), float) for side in range(len(state.table.melds))]
    total = sum(found)
    others = len(found) - 1
    return [list(own - (total - own) / others) for own in found]


def mixed(tables: list[int], rng: Rng) -> list[int]:
    """Tables whose thresholds come by chance from these or from the standard player."""
    first = FIRST_THRESHOLD
    usual = list(THRESHOLDS)
    own = tables[first:]
    if rng.below(3) == 0:
        return tables
    return tables[:first] + [usual[at] if rng.below(2) else own[at] for at in range(len(usual))]


def play_one(rules: RuleSet, tables: list[int], seed: int, number: int, kept: Positions) -> None:
    """Play a deal and keep one of its positions."""
    rng = Rng(derived_seed(seed, "start", number))
    start = DealStart(1, rng.below(rules.seating.players), drawn_scores(rules, rng))
    state = State.deal(rules, start, deal_seed(seed, number))
    table = state.table
    turns = rng.below(max(2, table.drawable() // rules.dealing.draw * 9 // 10))
    by_side = [mixed(tables, rng) for _ in table.melds]
    seat = table.turn.seat
    found: list[list[float]] = []
    at = 0
    actions = 0
    while not table.over and actions < MOST_ACTIONS:
        if table.turn.seat != seat:
            seat = table.turn.seat
            turns -= 1
            if turns == 0:
                at, found = stage(table), differences(state)
        actor = table.to_act()
        own = by_side[table.side(actor)] if turns > 0 else tables
        state.apply(act(own, table, state.hands[actor], rng, NOISE))
        actions += 1
    if not table.over or not found:
        return
    account_of = {table.side(seat): rules.seating.account(seat) for seat in reversed(table.order)}
    # With two sides one row says all that the other one does.
    for side in range(len(found) if len(found) > 2 else 1):
        if side in account_of:
            kept.counts.append(found[side])
            kept.stages.append(at)
            kept.leads.append(lead(state, account_of[side]))
            kept.deals.append(number)


def fitted(kept: Positions) -> list[int]:
    """The worths, in their units; says how well they foretell deals that they were not fitted to."""
    counted = np.array(kept.counts)
    stages = np.array(kept.stages)
    leads = np.array(kept.leads, float)
    is_test = np.array(kept.deals) % 10 == 0
    worths = np.zeros((STAGES, COUNTS))
    for at in range(STAGES):
        own = (stages == at) & ~is_test
        test = (stages == at) & is_test
        if own.sum() < FEWEST:
            continue
        rows = counted[own]
        worths[at] = np.linalg.solve(rows.T @ rows + PULL * np.eye(COUNTS), rows.T @ leads[own])
        if test.any():
            rest = leads[test] - counted[test] @ worths[at]
            told = 1 - (rest**2).mean() / (leads[test] ** 2).mean()
            print(
                f"stage {at}: {own.sum()} positions, {told:.3f} told, {rest.std():.0f} of {leads[test].std():.0f} left"
            )
    for at in range(STAGES):
        if not worths[at].any():
            worths[at] = worths[min(range(STAGES), key=lambda other: (not worths[other].any(), abs(other - at)))]
    return [round(float(number) * UNIT) for number in worths.ravel()]


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, play and fit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("players", type=int)
    parser.add_argument("deals", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--trusted", action="store_true", help="the fast policy was found to play better than standard")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file: Path = chosen.folder / f"{chosen.system}-{chosen.players}.json"
    record: Any = json.loads(file.read_text(encoding="utf-8"))
    tables: list[int] = record["tables"] if isinstance(record, dict) else record
    rules = rule_set(chosen.system, chosen.players)
    kept = Positions()
    for number in range(chosen.deals):
        play_one(rules, tables, chosen.seed, number, kept)
    print(f"{chosen.system} {chosen.players}: {chosen.deals} deals, {len(kept.leads)} positions", flush=True)
    also = record.get("also", []) if isinstance(record, dict) else []
    trusted = isinstance(record, dict) and record.get("trusted") is True
    record = {"tables": tables, "worths": fitted(kept), "trusted": trusted or chosen.trusted}
    record["also"] = also
    file.write_text(json.dumps(record, separators=(",", ":")) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
