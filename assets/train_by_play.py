"""Better the fast policy's numbers by play against itself: `train_by_play.py SYSTEM PLAYERS PAIRS ROUNDS SEED FOLDER`.

One change after another is tried: another threshold, or a group of costs that belong together moved up or down. Both
versions play the same cards from both sides; a change stays if it wins in PAIRS fresh pairs of deals by more than two
standard errors. A round tries everything once, in an order drawn from the seed; where nothing has won, the next round
plays twice as many pairs. The same arguments write the same file; it is made for compiled rules, 2,000 pairs a second.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from training import begun, read_record, write_json  # noqa: E402

from canasta_desktop.bots.playout import tables as places  # noqa: E402
from canasta_desktop.bots.playout.playing import MOST_ACTIONS, act  # noqa: E402
from canasta_desktop.bots.playout.worth import lead  # noqa: E402
from canasta_desktop.rules.options import rule_set  # noqa: E402
from canasta_desktop.rules.rng import Rng  # noqa: E402
from canasta_desktop.rules.ruleset import RuleSet  # noqa: E402
from canasta_desktop.rules.seeds import derived_seed  # noqa: E402
from canasta_desktop.rules.table import NOBODY  # noqa: E402

NOISE: Final = 8
STEP: Final = 48
"""How far a group of costs is moved."""
SCREEN: Final = 4
"""A change that does not look good in a quarter of the pairs is given up."""
CLEAR: Final = 2.0
LEAST_GAIN: Final = 1.5
"""What a change must gain, in points a deal."""

CHOICES: Final[dict[int, tuple[int, ...]]] = {
    places.LAY_LEAVES: (4, 6, 8, 10, 14, 30),
    places.LAY_SHORT: (0, 10, 20, 35, 60),
    places.LAY_ENDING: (15, 30, 45, 60, 80),
    places.LAY_CONTESTED: (1, 2, 3, 5, 8, 99),
    places.LAY_BEHIND: (-200, 0, 400, 1000, 9999),
    places.LAY_ADDS: (0, 3, 4, 6, 8, 10, 30),
    places.LAY_NEARLY: (0, 1, 2, 3),
    places.LAY_NEARLY_SHORT: (0, 1, 2, 3),
    places.LAY_WILDS: (1, 2, 3, 7),
    places.LAY_OWN_RACE: (0, 1),
    places.LAY_THEIR_RACE: (0, 1),
}
"""What each threshold may be."""


def groups() -> list[list[int]]:
    """Costs that belong together."""
    piles, values = places.PILES, places.VALUES
    found = [[places.TAKE_KIND + kind * piles + pile for kind in range(4)] for pile in range(piles)]
    found += [list(range(places.TAKE_KIND + kind * piles, places.TAKE_KIND + (kind + 1) * piles)) for kind in range(4)]
    for pile in range(piles):
        found.append([places.FED_PILE + size * piles + pile for size in range(1, 5)])
        unseen = [(state * 9 + count) * piles for state in range(3) for count in range(3, 9)]
        found.append([places.UNSEEN_PILE + at + pile for at in unseen])
        found.append([places.WILD_PILE + (kind * piles + pile) * 3 + pairs for kind in range(4) for pairs in range(3)])
    for minimum in range(places.MINIMUMS):
        found.append(list(range(places.OPEN_MINIMUM + minimum * 8, places.OPEN_MINIMUM + (minimum + 1) * 8)))
    found += [[places.OPEN_WILDS + wilds] for wilds in range(3)] + [
        list(range(places.OPEN_WILDS + 3, places.OPEN_CARDS))
    ]
    for held in range(4):
        found.append(
            [places.HELD_PILE + (held * 2 + frozen) * piles + pile for frozen in (0, 1) for pile in range(piles)]
        )
        found.append([places.CLOSED_USE + at * 4 + held for at in range(places.MINIMUMS * values)])
    found += [list(range(places.OWN_USE + use * 12, places.OWN_USE + (use + 1) * 12)) for use in range(5)]
    found += [list(range(places.VALUE_PILE + at * piles, places.VALUE_PILE + (at + 1) * piles)) for at in range(values)]
    found += [[places.UNSEEN_PILE + state * 9 * piles + at for at in range(9 * piles)] for state in range(3)]
    found.append(list(range(places.UNWANTED_PILE + piles * 3, places.KNOWN_PILE)))
    found.append(list(range(places.THREE_PILE, places.WILD_PILE)))
    found += [[places.NEIGHBOURS + near * 2, places.NEIGHBOURS + near * 2 + 1] for near in range(4)]
    return [
        *found,
        [places.NEIGHBOURS + near * 2 + 1 for near in range(4)],
        list(range(places.FED_RUN + piles, places.TAKE_KIND)),
    ]


def changes(tables: list[int]) -> list[list[int]]:
    """Everything that is tried once in a round, as whole tables."""
    found: list[list[int]] = []
    for place, numbers in CHOICES.items():
        for number in numbers:
            if number != tables[place]:
                found.append([*tables[:place], number, *tables[place + 1 :]])
    for group in groups():
        for step in (STEP, -STEP):
            moved = tables[:]
            for place in group:
                moved[place] += step
            found.append(moved)
    return found


def gain(rules: RuleSet, new: list[int], old: list[int], seed: int, first: int, pairs: int) -> tuple[float, float]:
    """By how many points a deal the new tables are ahead of the old ones, and the standard error."""
    leads = [_pair(rules, (new, old), seed, number) for number in range(first, first + pairs)]
    mean = sum(leads) / pairs
    spread = sum([(points - mean) ** 2 for points in leads]) / max(1, pairs - 1)
    return mean, float((spread / pairs) ** 0.5)


def _pair(rules: RuleSet, both: tuple[list[int], list[int]], seed: int, number: int) -> float:
    """The same cards from both sides: how far the first tables were ahead on the mean."""
    seating = rules.seating
    sides = seating.sides_of_seats()
    total = 0
    for swap in (0, 1):
        state, rng = begun(rules, seed, number)
        table = state.table
        actions = 0
        while not table.over and actions < MOST_ACTIONS:
            seat = table.to_act()
            state.apply(act(both[(sides[seat] + swap) % 2], table, state.hands[seat], rng, NOISE))
            actions += 1
        if not table.over:
            state.end(NOBODY, None)
        own = next(seat for seat in range(seating.players) if (sides[seat] + swap) % 2 == 0)
        total += lead(state, seating.account(own))
    return total / 2


def bettered(rules: RuleSet, tables: list[int], pairs: int, rounds: int, seed: int) -> list[int]:
    """The tables after so many rounds."""
    rng = Rng(derived_seed(seed, "order"))
    played = 0
    for _ in range(rounds):
        count = len(changes(tables))
        order = list(range(count))
        rng.shuffle(order)
        won = 0
        for at in order:
            tried = changes(tables)
            if at >= len(tried):
                continue
            few = max(1, pairs // SCREEN)
            mean, error = gain(rules, tried[at], tables, seed, played, few)
            played += few
            if mean < error / 2:
                continue
            mean, error = gain(rules, tried[at], tables, seed, played, pairs)
            played += pairs
            if mean > CLEAR * error and mean > LEAST_GAIN:
                tables = tried[at]
                won += 1
                print(f"change {at}: {mean:+.1f} points a deal (s.e. {error:.1f})", flush=True)
        if won == 0:
            pairs *= 2
    return tables


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("players", type=int)
    parser.add_argument("pairs", type=int)
    parser.add_argument("rounds", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file: Path = chosen.folder / f"{chosen.system}-{chosen.players}.json"
    record = read_record(file)
    rules = rule_set(chosen.system, chosen.players)
    record["tables"] = bettered(rules, record["tables"], chosen.pairs, chosen.rounds, chosen.seed)
    write_json(file, record)
    return 0


if __name__ == "__main__":
    sys.exit(main())
