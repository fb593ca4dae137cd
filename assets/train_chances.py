"""Play deals, and keep what they come to: `train_chances.py SYSTEM PLAYERS DEALS SEED FOLDER`.

Strong players play them at every seat, unless another player is named. What a side scores in a deal on the mean, and
the spread of the distance between two sides, are written into the file of FOLDER that this number of players takes its
numbers from; by them the end of a match is played for the match (`bots/search/chances.py`). The same arguments write
the same file, on however many processes. A minute and a half for 1,000 deals of classic for four.
"""

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from positions import shared  # noqa: E402
from training import file_of, game_parser, read_record, write_json  # noqa: E402

from canasta_desktop.arena.game import Contestant, play_one_deal  # noqa: E402
from canasta_desktop.arena.think_times import ThinkTimes  # noqa: E402
from canasta_desktop.bots.players import player  # noqa: E402
from canasta_desktop.bots.search.chances import Deals  # noqa: E402
from canasta_desktop.rules.options import rule_set  # noqa: E402
from canasta_desktop.rules.seeds import derived_seed  # noqa: E402


def scores(name: str, system: str, players: int, seed: int, numbers: range) -> list[tuple[int, ...]]:
    """What the accounts score in each of these deals with this player everywhere; what stood before is drawn."""
    rules = rule_set(system, players)
    everybody = [Contestant(player(name), ThinkTimes())] * rules.seating.sides
    return [play_one_deal(rules, everybody, derived_seed(seed, "deal", number), ()).scores for number in numbers]


def deals_of(found: Iterable[tuple[int, ...]]) -> Deals:
    """The figures of deals in which the accounts scored this."""
    table = np.array(list(found))
    return Deals(round(float(table.mean())), round(float(np.diff(table).std())))


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, play and count."""
    parser = game_parser(__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--player", default="strong", help="who plays at every seat, by what was learned so far")
    parser.add_argument("--jobs", type=int, default=1, help="processes; changes no result")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file = file_of(chosen.folder, chosen.system, chosen.players)
    if file is None:
        parser.error(f"nothing was learned of {chosen.system} with {chosen.players}; train_tables.py comes first")
    played = partial(scores, chosen.player, chosen.system, chosen.players, chosen.seed)
    parts = shared(played, chosen.deals, chosen.jobs)
    deals = deals_of([one for part in parts for one in part])
    print(f"{chosen.system} {chosen.players}: {deals}", flush=True)
    record = read_record(file)
    by_players = {**record.get("deals", {}), str(chosen.players): list(deals)}
    write_json(file, {**record, "deals": dict(sorted(by_players.items()))})
    return 0


if __name__ == "__main__":
    sys.exit(main())
