"""Count what the others hold of which the table tells something: `train_beliefs.py SYSTEM PLAYERS DEALS SEED FOLDER`.

Deals are watched as `positions.WatchedDeals` play them. At each turn, for each other hand, it is counted how many
cards of each kind (`bots/search/beliefs.py`) were in it, and how many there would be if every unseen card were as
likely to be there. The odds of a kind (`bots/search/hand_odds.py`) are the first by the second, as against cards of
which the table tells nothing. They are written into the file of FOLDER, those by the length of the hand, if they are
wanted, beside those that were there; the same arguments write the same file, on however many processes.
"""

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from positions import WatchedDeals, shared  # noqa: E402
from training import game_parser, read_record, write_json  # noqa: E402

from canasta_desktop.bots.search.hand_odds import HandCounter, HandCounts, HandOdds, odds_by_kind  # noqa: E402
from canasta_desktop.rules.observation import SURE  # noqa: E402


def counts_of(deals: WatchedDeals, numbers: range) -> HandCounts:
    """What hands held in some deals together."""
    counter = HandCounter()
    for number in numbers:
        for state in deals.turns(number):
            counter.add(state)
    return counter.counts()


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, watch and count."""
    parser = game_parser(__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--watcher", default="strong", help="who searches")
    parser.add_argument("--by-length", action="store_true", help="of each length of a hand by itself")
    parser.add_argument("--jobs", type=int, default=1, help="processes; changes no result")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file: Path = chosen.folder / f"{chosen.system}-{chosen.players}.json"
    deals = WatchedDeals(chosen.system, chosen.players, chosen.seed, chosen.watcher)
    counts = HandCounts.together(shared(partial(counts_of, deals), chosen.deals, chosen.jobs))
    odds = HandOdds.of(counts).by_length if chosen.by_length else odds_by_kind(counts)
    print(f"{chosen.system} {chosen.players}: {odds} of {SURE}", flush=True)
    write_json(file, {**read_record(file), "beliefs_by_length" if chosen.by_length else "beliefs": odds})
    return 0


if __name__ == "__main__":
    sys.exit(main())
