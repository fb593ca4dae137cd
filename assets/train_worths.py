"""Fit what positions are worth to how deals ended: `train_worths.py SYSTEM PLAYERS DEALS SEED FOLDER`.

The fast policy plays the deals (`positions.FastDeals`). The worths are those under which the counts of the sides
foretell best how far each is ahead at the end (ridge regression by stage of the deal, on nine deals of ten); `--units`
fits a small network in their place (`fit_net.py`). With `--own` one side plays on by the tables of that file, as a
strong player among others does; with `--watched` so many deals of a search are the network's second lesson. With
`--plain` the others are in part plain players, by the tables of that file, and these are kept: a search counts on them.
FOLDER holds the tables of the fast policy, and what is fitted is written beside them, as the program reads both; the
same arguments write the same file, on however many processes. On a graphics card (`--gpu`, where CuPy is installed)
sums are rounded otherwise, so that weights may differ in their last digits.
"""

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from fit_net import Lesson, fitted_net, foretold  # noqa: E402
from positions import OPPONENTS, PLAIN, FastDeals, Positions, WatchedDeals  # noqa: E402
from training import game_parser, read_record, write_json  # noqa: E402

from canasta_desktop.bots.playout.counts import COUNTS, STAGES  # noqa: E402
from canasta_desktop.bots.playout.value_net import SHIFT  # noqa: E402
from canasta_desktop.bots.playout.worth import UNIT  # noqa: E402
from canasta_desktop.rules.seeds import derived_seed  # noqa: E402

PULL: Final = 20.0
FEWEST: Final = 50
TENTH: Final = 10
"""Each deal whose number this divides is held back."""
RATES: Final = (1.0, 0.1)
"""How large the steps of the first and of the second lesson are."""


def fitted_worths(kept: Positions) -> list[int]:
    """The worths, in their units; says how well they foretell deals that they were not fitted to."""
    seen, leads = kept.seen, kept.leads.astype(float)
    counted = (seen[:, :COUNTS] - seen[:, COUNTS : 2 * COUNTS]).astype(float)
    stages = seen[:, 2 * COUNTS : 2 * COUNTS + STAGES].argmax(1)
    is_test = kept.deals % TENTH == 0
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


def fitted_network(kept: Sequence[Positions], units: int, epochs: int, seed: int, xp: Any) -> dict[str, Any]:
    """The network after a lesson of each part, as a file holds it; says how well it foretells deals held back."""
    lessons: list[Lesson] = []
    for part, rate in zip(kept, RATES, strict=False):
        own = part.where(part.deals % TENTH != 0)
        lessons.append(Lesson(own.seen, own.leads, epochs, rate))
    net = fitted_net(lessons, units, seed, SHIFT, xp)
    for part in kept:
        test = part.where(part.deals % TENTH == 0)
        if len(test.leads):
            told = _told(test.leads, foretold(net, test.seen, SHIFT))
            print(f"{len(part.leads) - len(test.leads)} positions, {told}", flush=True)
    return net


def _told(leads: Any, foretold: Any) -> str:
    """How much of the leads is told."""
    rest = leads - foretold
    told = 1 - (rest**2).mean() / (leads**2).mean()
    return f"{told:.3f} told, {rest.std():.0f} of {leads.std():.0f} left"


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, play and fit."""
    parser = game_parser(__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--trusted", action="store_true", help="the fast policy was found to play better than standard")
    parser.add_argument("--units", type=int, default=0, help="fit a network with so many hidden units, not worths")
    parser.add_argument("--epochs", type=int, default=12, help="the network sees every position so often")
    parser.add_argument("--own", type=Path, help="a file with tables by which one side plays on")
    parser.add_argument("--plain", type=Path, help="a file with tables by which plain players play")
    parser.add_argument("--each", type=int, default=1, help="positions of a deal, at most")
    parser.add_argument("--watched", type=int, default=0, help="deals of a search, the network's second lesson")
    parser.add_argument("--watcher", default="strong", help="who searches")
    parser.add_argument("--jobs", type=int, default=1, help="processes; changes no result")
    parser.add_argument("--gpu", action="store_true", help="fit the network on a graphics card")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    file: Path = chosen.folder / f"{chosen.system}-{chosen.players}.json"
    record = read_record(file)
    own = read_record(chosen.own)["tables"] if chosen.own else None
    plain = read_record(chosen.plain)["tables"] if chosen.plain else None
    game = chosen.system, chosen.players
    kept = [FastDeals(*game, chosen.seed, record["tables"], own, chosen.each, plain).deals(chosen.deals, chosen.jobs)]
    if chosen.watched:
        opponents = (*OPPONENTS, PLAIN, PLAIN) if plain else OPPONENTS
        watched = WatchedDeals(*game, derived_seed(chosen.seed, "watched"), chosen.watcher, opponents)
        kept.append(watched.deals(chosen.watched, chosen.jobs))
    print(f"{chosen.system} {chosen.players}: {[len(part.leads) for part in kept]} positions", flush=True)
    xp = import_module("cupy") if chosen.gpu else np
    told: dict[str, Any] = (
        {"net": fitted_network(kept, chosen.units, chosen.epochs, chosen.seed, xp)}
        if chosen.units
        else {"worths": fitted_worths(kept[0])}
    )
    trusted = record.get("trusted") is True or chosen.trusted
    if plain:
        record["others"] = [plain]
    rest: dict[str, Any] = {
        key: record[key] for key in ("beliefs", "beliefs_by_length", "others", "deals") if key in record
    }
    record = {"tables": record["tables"], **told, "trusted": trusted, "also": record.get("also", []), **rest}
    write_json(file, record)
    return 0


if __name__ == "__main__":
    sys.exit(main())
