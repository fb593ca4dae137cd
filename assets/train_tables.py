"""Fit the fast policy's small numbers to the choices of a player: `train_tables.py SYSTEM PLAYERS DEALS SEED INTO`.

The player plays against itself from drawn scores. Of each discard, take and initial meld it is noted which places of
the tables each option would have asked for (a list that writes them down is given in place of the tables); the numbers
are then those under which its choices were likeliest (multinomial logit, found by gradient steps). INTO is the folder
of the tables; the same arguments write the same file. The fast policy must be interpreted, for compiled it would not
ask the list; the script refuses then.
"""

import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "assets"):  # behind what PYTHONPATH names
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from training import begun, discards, game_parser, write_json  # noqa: E402

from canasta_desktop.bots.players import player  # noqa: E402
from canasta_desktop.bots.playout import discarding, tables  # noqa: E402
from canasta_desktop.bots.playout.discarding import DiscardCosts  # noqa: E402
from canasta_desktop.bots.playout.initial_meld import InitialMeldCosts, weighed_initial_melds  # noqa: E402
from canasta_desktop.bots.playout.pressure import Pressure  # noqa: E402
from canasta_desktop.bots.playout.taking import TakeCosts, weighed_takes  # noqa: E402
from canasta_desktop.bots.policy import Decision  # noqa: E402
from canasta_desktop.rules.actions import Action, Discard, Draw, LayMeld, Take  # noqa: E402
from canasta_desktop.rules.cards import Hand  # noqa: E402
from canasta_desktop.rules.observation import Observation  # noqa: E402
from canasta_desktop.rules.options import rule_set  # noqa: E402
from canasta_desktop.rules.refusals import OK  # noqa: E402
from canasta_desktop.rules.rng import Rng  # noqa: E402
from canasta_desktop.rules.seeds import choice_seed  # noqa: E402
from canasta_desktop.rules.table import DRAWING, PLAYING, Table  # noqa: E402
from canasta_desktop.rules.takes import could_take  # noqa: E402

STEPS: Final = 300
HELD_BACK: Final = 0.1
PULL: Final = 1e-5
"""How strongly numbers that hardly matter are pulled to 0."""

Choice = tuple[list[list[int]], int]
"""By option the places it asked for, and the option that was taken."""
Leaning = tuple[list[list[int]], list[float]]
"""By option the places it asked for, and how likely it is to be taken; all together 1."""


class Recorder(list[int]):
    """Tables that are all 0 and write down which of their places are read."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[int] = []

    def __getitem__(self, place: Any) -> Any:
        self.read.append(place)
        return 0

    def taken(self) -> list[int]:
        """What was read since the last time."""
        read, self.read = self.read, []
        return read


def of_discard(table: Table, hand: Hand, action: Discard) -> Choice | None:
    """The options of a discard."""
    recorder = Recorder()
    costs = DiscardCosts(recorder, Pressure(table), hand)
    cards = discards(table.rules, hand)
    if len(cards) < 2:
        return None
    same = [at for at, card in enumerate(cards) if card == action.card]
    same += [at for at, card in enumerate(cards) if card >> 2 == action.card >> 2]
    rows: list[list[int]] = []
    for card in cards:
        recorder.taken()
        costs.cost(card)
        rows.append(recorder.taken())
    return rows, same[0]


def of_take(table: Table, hand: Hand, action: Action) -> Choice | None:
    """The options of a take: to draw, then each way."""
    ways = weighed_takes(table, hand)
    if not ways:
        return None
    recorder = Recorder()
    costs = TakeCosts(recorder, Pressure(table), hand)
    shared = recorder.taken()
    rows: list[list[int]] = [[]]
    pick = 0
    for number, take in enumerate(ways):
        costs.cost(take)
        rows.append(shared + recorder.taken())
        if take == action:
            pick = number + 1
    return rows, pick or int(isinstance(action, Take))


def of_initial_meld(table: Table, hand: Hand, action: Action) -> Choice | None:
    """The options of an initial meld: to wait, then each."""
    ways = weighed_initial_melds(table, hand)
    if not ways:
        return None
    recorder = Recorder()
    costs = InitialMeldCosts(recorder, Pressure(table), hand)
    shared = recorder.taken()
    rows: list[list[int]] = [[]]
    pick = 0
    sizes: list[int] = []
    for number, plays in enumerate(ways):
        costs.cost(plays)
        rows.append(shared + recorder.taken())
        sizes.append(sum([len(play.cards) for play in plays]))
        if isinstance(action, LayMeld) and plays == action.plays:
            pick = number + 1
    if isinstance(action, LayMeld) and pick == 0:
        laid = sum([len(play.cards) for play in action.plays])
        pick = 1 + min(range(len(ways)), key=lambda at: abs(sizes[at] - laid))
    return rows, pick


def options(table: Table, hand: Hand, action: Action) -> tuple[str, Choice] | None:
    """What kind of choice this is, and its options; None for one that the tables have no say in."""
    found: Choice | None = None
    kind = ""
    if isinstance(action, Discard) and hand.size > 1:
        kind, found = "discard", of_discard(table, hand, action)
    elif table.turn.phase == DRAWING and isinstance(action, (Take, Draw)) and table.drawable() > 0 and table.pile:
        if could_take(table, hand) and table.rules.pile.refuses_top(table, hand) is OK:
            kind, found = "take", of_take(table, hand, action)
    if found is None and table.turn.phase == PLAYING and not table.is_open(table.side(table.turn.seat)):
        kind, found = "open", of_initial_meld(table, hand, action)
    return None if found is None else (kind, found)


def watched(system: str, players: int, name: str, seed: int, deals: int) -> dict[str, list[Choice]]:
    """What a player chose in so many deals against itself, by kind of choice."""
    rules = rule_set(system, players)
    policy = player(name)
    found: dict[str, list[Choice]] = {"discard": [], "take": [], "open": []}
    for number in range(deals):
        state, _ = begun(rules, seed, number)
        table = state.table
        actions = 0
        while not table.over:
            seat = table.to_act()
            hand = state.hands[seat]
            decision: Decision = policy.choose(Observation(seat, table, hand), Rng(choice_seed(seed, 1, seat, actions)))
            noted = options(table, hand, decision.action)
            if noted is not None:
                found[noted[0]].append(noted[1])
            if isinstance(decision.action, Discard) and not table.is_open(table.side(seat)):
                waited = of_initial_meld(table, hand, decision.action)
                if waited is not None:
                    found["open"].append(waited)
            state.apply(decision.action)
            actions += 1
    return found


class Fit(NamedTuple):
    """The numbers that were found; of the choices held back the share that is hit, and how unlikely they are (nats)."""

    weights: np.ndarray[Any, Any]
    hit: float
    loss: float


def fitted(
    leanings: Sequence[Leaning], start: np.ndarray[Any, Any], pull_back: float = PULL, steps: int = STEPS
) -> Fit:
    """The numbers under which choices are as likely as they are to be; not far from those to start with."""
    rows = [row for options, _ in leanings for row in options]
    place = np.array([at for row in rows for at in row])
    of_row = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
    sizes = np.array([len(options) for options, _ in leanings])
    first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    of_choice = np.repeat(np.arange(len(leanings)), sizes)
    is_test = np.arange(len(leanings)) >= len(leanings) * (1 - HELD_BACK)
    target = np.array([share for _, shares in leanings for share in shares])
    weights = start.copy()
    mean = np.zeros_like(weights)
    square = np.zeros_like(weights)
    for step in range(1, steps + 1):
        likely = _likely(weights, place, of_row, first, of_choice, len(rows))
        pull = (target - likely) * (~is_test)[of_choice]
        gradient = np.bincount(place, pull[of_row], minlength=tables.COUNT) / len(leanings)
        gradient += pull_back * (weights - start)
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        rate = 0.08 if step < 2 * steps // 3 else 0.02
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    likely = _likely(weights, place, of_row, first, of_choice, len(rows))
    if not is_test.any():
        return Fit(weights, 0.0, 0.0)
    best = np.maximum.reduceat(likely, first)[of_choice]
    wanted = np.maximum.reduceat(target, first)[of_choice]
    hits = np.maximum.reduceat((likely >= best - 1e-9) & (target >= wanted - 1e-9), first)
    losses = -(target * np.log(likely + 1e-12))[is_test[of_choice]]
    return Fit(weights, float(hits[is_test].mean()), float(losses.sum() / is_test.sum()))


def _likely(weights: Any, place: Any, of_row: Any, first: Any, of_choice: Any, count: int) -> Any:
    """How likely each option is under these numbers: the cheaper, the likelier."""
    score = -np.bincount(of_row, weights[place], minlength=count)
    score = np.exp(score - np.maximum.reduceat(score, first)[of_choice])
    return score / np.add.reduceat(score, first)[of_choice]


def tables_of(found: dict[str, list[Choice]], thresholds: Iterable[int]) -> list[int]:
    """The whole tables, in their units, with these thresholds."""
    weights = np.zeros(tables.COUNT)
    for kind, choices in found.items():
        if choices:
            leanings = [(options, [float(at == pick) for at in range(len(options))]) for options, pick in choices]
            fit = fitted(leanings, np.zeros(tables.COUNT), PULL)
            weights += fit.weights
            print(f"{kind}: {len(choices)} choices, {fit.hit:.3f} of those held back are hit", flush=True)
    whole = [round(float(number) * tables.SCALE) for number in islice(weights, tables.FIRST_THRESHOLD)]
    return [*whole, *thresholds]


def is_seen() -> bool:
    """Whether it can be seen what the fast policy reads: not where it is compiled."""
    return (discarding.__file__ or "").endswith(".py")


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, watch and fit."""
    parser = game_parser(__doc__)
    parser.add_argument("into", type=Path)
    parser.add_argument("--player", default="standard-1", help="whose choices are learned")
    parser.add_argument("--plain", action="store_true", help="it holds nothing back that it can lay")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    if not is_seen():
        parser.error("the fast policy is compiled here, and what it reads cannot be seen")
    found = watched(chosen.system, chosen.players, chosen.player, chosen.seed, chosen.deals)
    chosen.into.mkdir(parents=True, exist_ok=True)
    file: Path = chosen.into / f"{chosen.system}-{chosen.players}.json"
    write_json(file, tables_of(found, tables.PLAIN_THRESHOLDS if chosen.plain else tables.THRESHOLDS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
