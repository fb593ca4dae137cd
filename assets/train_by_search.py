"""Fit the fast policy's small numbers to what a search finds: `train_by_search.py SYSTEM PLAYERS DEALS SEED FROM INTO`.

A searching player plays against itself from drawn scores; beside each choice it is kept by how many points the other
options looked worse. The numbers are then moved from those of the file FROM until each option is as likely as it is
good. How far they may move, and whether at all, choices held back decide. INTO is the folder of the new tables; the
same arguments write the same file.

A search takes its time. The deals are written to the file `--moves`, and read where it is there already: play them
with compiled rules, then fit from the sources, for only there it is seen what the policy reads.
"""

import json
import sys
from collections.abc import Iterable
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from train_tables import Choice, Fit, Leaning, fitted, is_seen, of_initial_meld, options  # noqa: E402
from training import begun, discards, game_parser, read_record, write_json  # noqa: E402

from canasta_desktop.bots.players import player  # noqa: E402
from canasta_desktop.bots.playout import tables  # noqa: E402
from canasta_desktop.bots.playout.taking import weighed_takes  # noqa: E402
from canasta_desktop.rules.actions import Action, Discard, Draw, Take  # noqa: E402
from canasta_desktop.rules.cards import Hand  # noqa: E402
from canasta_desktop.rules.notation import action_text, read_action  # noqa: E402
from canasta_desktop.rules.options import rule_set  # noqa: E402
from canasta_desktop.rules.rng import Rng  # noqa: E402
from canasta_desktop.rules.ruleset import RuleSet  # noqa: E402
from canasta_desktop.rules.seeds import choice_seed  # noqa: E402
from canasta_desktop.rules.table import Table  # noqa: E402

SOFT: Final = 15.0
"""An option that looked worse by so many points is less likely by the factor e."""
PULLS: Final = (1e-5, 3e-5, 1e-4, 3e-4, 1e-3)
"""How strongly the numbers may be held where they were."""
FEWEST: Final = 50
"""From fewer choices of a kind nothing is learned."""

Weighed = list[tuple[Action, float]]
"""Options, and by how many points each looked better than the choice: mostly below 0."""


def played(rules: RuleSet, name: str, seed: int, number: int) -> list[Any]:
    """The moves of a deal: by move its text, and by text the other options with their points."""
    policy = player(name)
    state, _ = begun(rules, seed, number)
    moves: list[Any] = []
    while not state.table.over:
        seat = state.table.to_act()
        decision = policy.choose(state.observe(seat), Rng(choice_seed(seed, number, seat, len(moves))))
        weighs = isinstance(decision.action, (Discard, Take, Draw))
        others = [[action_text(other.action), other.points] for other in decision.others] if weighs else []
        moves.append([action_text(decision.action), others])
        state.apply(decision.action)
    return moves


def leanings_of(rules: RuleSet, deals: list[Any], seed: int) -> dict[str, list[Leaning]]:
    """How likely each option is to be, by kind of choice."""
    found: dict[str, list[Leaning]] = {"discard": [], "take": [], "open": []}
    for number, moves in enumerate(deals):
        state, _ = begun(rules, seed, number)
        table = state.table
        for text, others in moves:
            hand = state.hand_to_act()
            action = read_action(text)
            noted = options(table, hand, action)
            if noted is not None:
                kind, choice = noted
                weighed = [(read_action(other), float(points)) for other, points in others]
                found[kind].append(leaning(choice, points_of(kind, table, hand, weighed)))
            if isinstance(action, Discard) and not table.is_open(table.side(table.turn.seat)):
                waited = of_initial_meld(table, hand, action)
                if waited is not None:
                    found["open"].append(leaning(waited, {}))
            state.apply(action)
    return found


def points_of(kind: str, table: Table, hand: Hand, weighed: Weighed) -> dict[int, float]:
    """By option, counted as the tables know them, what the search gave it; some it did not look at."""
    if kind == "discard":
        by_card = {action.card: points for action, points in weighed if isinstance(action, Discard)}
        by_rank = {card >> 2: points for card, points in by_card.items()}
        cards = discards(table.rules, hand)
        found = {at: by_card.get(card, by_rank.get(card >> 2)) for at, card in enumerate(cards)}
        return {at: points for at, points in found.items() if points is not None}
    if kind == "take":
        ways = [Draw(), *weighed_takes(table, hand)]
        return {ways.index(action): points for action, points in weighed if action in ways}
    return {}


def leaning(choice: Choice, points: dict[int, float]) -> Leaning:
    """The options of a choice, the likelier the better they looked; those not looked at are as likely as nothing."""
    rows, pick = choice
    points = {**points, pick: 0.0}
    most = max(points.values())
    shares = [exp((points[at] - most) / SOFT) if at in points else 0.0 for at in range(len(rows))]
    return rows, [share / sum(shares) for share in shares]


def moved(start: list[int], found: dict[str, list[Leaning]]) -> list[int]:
    """The whole tables, in their units; a kind of choice that is foretold no better stays as it was."""
    before = np.array(start, float) / tables.SCALE
    before[tables.FIRST_THRESHOLD :] = 0
    after = before.copy()
    for kind, leanings in found.items():
        if len(leanings) < FEWEST:
            continue
        held = fitted(leanings, before, steps=0)
        best = min([fitted(leanings, before, pull) for pull in PULLS], key=lambda fit: fit.loss)
        print(f"{kind}: {len(leanings)} choices, {_told(held)} before, {_told(best)} now", flush=True)
        if best.loss < held.loss:
            after += best.weights - before
    whole = [round(float(number) * tables.SCALE) for number in after[: tables.FIRST_THRESHOLD]]
    return whole + start[tables.FIRST_THRESHOLD :]


def _told(fit: Fit) -> str:
    return f"{fit.hit:.3f} hit at a loss of {fit.loss:.3f}"


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, play or read the deals, and fit."""
    parser = game_parser(__doc__)
    parser.add_argument("start", type=Path, metavar="FROM")
    parser.add_argument("into", type=Path)
    parser.add_argument("--moves", type=Path, required=True, help="the deals: written, or read where they are there")
    parser.add_argument("--player", default="expert", help="who searches")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    rules = rule_set(chosen.system, chosen.players)
    if not chosen.moves.exists():
        deals = [played(rules, chosen.player, chosen.seed, number) for number in range(chosen.deals)]
        write_json(chosen.moves, deals)
    if not is_seen():
        print("The fast policy is compiled here, and what it reads cannot be seen. Run this again from the sources.")
        return 0
    deals = json.loads(chosen.moves.read_text(encoding="utf-8"))
    chosen.into.mkdir(parents=True, exist_ok=True)
    file: Path = chosen.into / f"{chosen.system}-{chosen.players}.json"
    found = leanings_of(rules, deals, chosen.seed)
    write_json(file, moved(read_record(chosen.start)["tables"], found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
