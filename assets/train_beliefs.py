"""Count what the others hold of which the table tells something: `train_beliefs.py SYSTEM PLAYERS DEALS SEED FOLDER`.

Deals are watched as `positions.WatchedDeals` play them. At each turn, for each other hand, it is counted how many
cards of each kind (`bots/search/beliefs.py`) were in it, and how many there would be if every unseen card were as
likely to be there. The odds of a kind are the first by the second, as against cards of which the table tells nothing.
They are written into the file of FOLDER; the same arguments write the same file, on however many processes.
"""

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from positions import WatchedDeals, shared  # noqa: E402
from training import game_parser, read_record, write_json  # noqa: E402

from canasta_desktop.bots.search.beliefs import KINDS, NOTHING_TOLD, tallied  # noqa: E402
from canasta_desktop.rules.observation import SURE  # noqa: E402
from canasta_desktop.rules.state import State  # noqa: E402

FEWEST: Final = 20.0
"""From fewer expected cards of a kind nothing is learned."""


def counted(state: State) -> Any:
    """By kind, as the seat in turn sees it: cards held by others, and cards that would be there by chance."""
    found = np.zeros((2, KINDS + 1))
    for one in tallied(state):
        found[:, one.kind] += one.held, one.by_chance
    return found


def counts_of(deals: WatchedDeals, numbers: range) -> Any:
    """The counts of some deals together."""
    found = np.zeros((2, KINDS + 1))
    for number in numbers:
        for state in deals.turns(number):
            found += counted(state)
    return found


def odds_of(counts: Any) -> list[int]:
    """The odds by kind, of SURE."""
    held, by_chance = counts
    usual = held[NOTHING_TOLD] / by_chance[NOTHING_TOLD]
    return [
        min(SURE, round(SURE * held[kind] / by_chance[kind] / usual)) if by_chance[kind] >= FEWEST else SURE
        for kind in range(KINDS)
    ]


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, watch and count."""
    parser = game_parser(__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--watcher", default="strong", help="who searches")
    parser.add_argument("--jobs", type=int, default=1, help="processes; changes no result")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file: Path = chosen.folder / f"{chosen.system}-{chosen.players}.json"
    deals = WatchedDeals(chosen.system, chosen.players, chosen.seed, chosen.watcher)
    odds = odds_of(sum(shared(partial(counts_of, deals), chosen.deals, chosen.jobs)))
    print(f"{chosen.system} {chosen.players}: {odds} of {SURE}", flush=True)
    write_json(file, {**read_record(file), "beliefs": odds})
    return 0


if __name__ == "__main__":
    sys.exit(main())
