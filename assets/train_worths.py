"""Fit what positions are worth to how deals ended: `train_worths.py SYSTEM PLAYERS DEALS SEED FOLDER`.

Deals are begun from drawn scores by a mixed population (each side lays as early as the standard player, or as late as
the fast policy, or by a mixture of their thresholds), so that positions of every kind are seen. At a turn drawn by
chance the counts of all sides are kept, and the fast policy plays on to the end. The worths are those under which the
counts foretell best how far each side is ahead then (ridge regression by stage of the deal, on nine deals of ten);
`--units` fits a small network in their place (`fit_net.py`). With `--own` one side, drawn by chance, plays on by the
tables of that file, as a strong player among others does, and half of the population are such players.
FOLDER holds the tables of the fast policy, and what is fitted is written beside them, as the program reads both; the
same arguments write the same file.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from fit_net import fitted_net, foretold  # noqa: E402
from training import begun, read_record, write_json  # noqa: E402

from canasta_desktop.bots.playout.counts import COUNTS, STAGES  # noqa: E402
from canasta_desktop.bots.playout.playing import MOST_ACTIONS, act  # noqa: E402
from canasta_desktop.bots.playout.tables import FIRST_THRESHOLD, THRESHOLDS  # noqa: E402
from canasta_desktop.bots.playout.value_net import INPUTS, SHIFT, inputs  # noqa: E402
from canasta_desktop.bots.playout.worth import UNIT, lead  # noqa: E402
from canasta_desktop.rules.options import rule_set  # noqa: E402
from canasta_desktop.rules.rng import Rng  # noqa: E402
from canasta_desktop.rules.ruleset import RuleSet  # noqa: E402

NOISE: Final = 24
PULL: Final = 20.0
FEWEST: Final = 50


class Positions:
    """What was kept: by position what a side sees (`inputs`), its lead at the end, the deal's number."""

    def __init__(self) -> None:
        self.seen: list[Any] = []
        self.leads: list[int] = []
        self.deals: list[int] = []


def mixed(tables: list[int], rng: Rng) -> list[int]:
    """Tables whose thresholds come by chance from these or from the standard player."""
    first = FIRST_THRESHOLD
    usual = list(THRESHOLDS)
    own = tables[first:]
    if rng.below(3) == 0:
        return tables
    return tables[:first] + [usual[at] if rng.below(2) else own[at] for at in range(len(usual))]


def play_one(rules: RuleSet, tables: list[int], own: list[int] | None, seed: int, number: int, kept: Positions) -> None:
    """Play a deal and keep one of its positions, as each side sees it; only as the one does that plays on by `own`."""
    state, rng = begun(rules, seed, number)
    table = state.table
    turns = rng.below(max(2, table.drawable() // rules.dealing.draw * 9 // 10))
    sides = range(len(table.melds))
    by_side = [mixed(own if own and rng.below(2) else tables, rng) for _ in sides]
    alone = rng.below(len(sides)) if own else -1
    # With two sides one row says all that the other one does.
    viewers = [alone] if own else list(sides) if len(sides) > 2 else [0]
    seat = table.turn.seat
    seen: dict[int, Any] = {}
    actions = 0
    while not table.over and actions < MOST_ACTIONS:
        if table.turn.seat != seat:
            seat = table.turn.seat
            turns -= 1
            if turns == 0:
                seen = {side: np.array(inputs(state, side), np.int16) for side in viewers}
                by_side = [own if own and side == alone else tables for side in sides]
        actor = table.to_act()
        state.apply(act(by_side[table.side(actor)], table, state.hands[actor], rng, NOISE))
        actions += 1
    if table.over:
        account_of = {table.side(seat): rules.seating.account(seat) for seat in reversed(table.order)}
        for side in sorted(seen.keys() & account_of.keys()):
            kept.seen.append(seen[side])
            kept.leads.append(lead(state, account_of[side]))
            kept.deals.append(number)


def fitted_worths(kept: Positions) -> list[int]:
    """The worths, in their units; says how well they foretell deals that they were not fitted to."""
    seen = np.array(kept.seen).reshape(-1, INPUTS)
    counted = (seen[:, :COUNTS] - seen[:, COUNTS : 2 * COUNTS]).astype(float)
    stages = seen[:, 2 * COUNTS : 2 * COUNTS + STAGES].argmax(1)
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
            print(f"stage {at}: {own.sum()} positions, {_told(leads[test], counted[test] @ worths[at])}")
    for at in range(STAGES):
        if not worths[at].any():
            worths[at] = worths[min(range(STAGES), key=lambda other: (not worths[other].any(), abs(other - at)))]
    return [round(float(number) * UNIT) for number in worths.ravel()]


def fitted_network(kept: Positions, units: int, epochs: int, seed: int) -> dict[str, Any]:
    """The network, as a file holds it; says how well it foretells deals that it was not fitted to."""
    seen = np.array(kept.seen, np.float32).reshape(-1, INPUTS)
    leads = np.array(kept.leads, float)
    is_test = np.array(kept.deals) % 10 == 0
    net = fitted_net(seen[~is_test], leads[~is_test], units, epochs, seed, SHIFT)
    if is_test.any():
        print(f"{(~is_test).sum()} positions, {_told(leads[is_test], foretold(net, seen[is_test], SHIFT))}", flush=True)
    return net


def _told(leads: Any, foretold: Any) -> str:
    """How much of the leads is told."""
    rest = leads - foretold
    told = 1 - (rest**2).mean() / (leads**2).mean()
    return f"{told:.3f} told, {rest.std():.0f} of {leads.std():.0f} left"


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, play and fit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("players", type=int)
    parser.add_argument("deals", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--trusted", action="store_true", help="the fast policy was found to play better than standard")
    parser.add_argument("--units", type=int, default=0, help="fit a network with so many hidden units, not worths")
    parser.add_argument("--epochs", type=int, default=12, help="the network sees every position so often")
    parser.add_argument("--own", type=Path, help="a file with tables by which one side plays on")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file: Path = chosen.folder / f"{chosen.system}-{chosen.players}.json"
    record = read_record(file)
    own = read_record(chosen.own)["tables"] if chosen.own else None
    rules = rule_set(chosen.system, chosen.players)
    kept = Positions()
    for number in range(chosen.deals):
        play_one(rules, record["tables"], own, chosen.seed, number, kept)
    print(f"{chosen.system} {chosen.players}: {chosen.deals} deals, {len(kept.leads)} positions", flush=True)
    told: dict[str, Any] = (
        {"net": fitted_network(kept, chosen.units, chosen.epochs, chosen.seed)}
        if chosen.units
        else {"worths": fitted_worths(kept)}
    )
    trusted = record.get("trusted") is True or chosen.trusted
    record = {"tables": record["tables"], **told, "trusted": trusted, "also": record.get("also", [])}
    write_json(file, record)
    return 0


if __name__ == "__main__":
    sys.exit(main())
