"""Positions of deals and how these ended, for the scripts that fit what a position is worth.

The fast policy plays thousands of deals a second, but not as those whose positions are to be valued play; a search
plays as they do, a hundred times as slowly. `FastDeals` and `WatchedDeals` are the two sources. What a source gives of
a deal hangs on the source and the deal's number alone, so that any number of processes keep the same positions.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from training import begun

from canasta_desktop.bots.players import player
from canasta_desktop.bots.playout.playing import MOST_ACTIONS, act
from canasta_desktop.bots.playout.tables import FIRST_THRESHOLD, THRESHOLDS
from canasta_desktop.bots.playout.value_net import INPUTS, inputs
from canasta_desktop.bots.playout.worth import lead
from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import choice_seed
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import NOBODY

NOISE: Final = 24
SHARE: Final = 250
"""So many deals are a process's share at a time."""
OPPONENTS: Final = ("standard-1",)
"""Who sits opposite a search where no other search does."""
PLAIN: Final = "taker-1"
"""Who sits there every other time where plain players are to be known: unlike itself, they take more learning."""


T = TypeVar("T")


def shared(work: Callable[[range], T], count: int, jobs: int) -> list[T]:
    """What `work` makes of the numbers below `count`, share by share in their order, on so many processes."""
    shares = [range(first, min(count, first + SHARE)) for first in range(0, count, SHARE)]
    if jobs == 1:
        return list(map(work, shares))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(work, shares))


class Positions(NamedTuple):
    """By position what a side sees (`inputs`), its lead at the end of the deal in points, and the deal's number."""

    seen: Any
    leads: Any
    deals: Any

    @classmethod
    def together(cls, parts: Iterable["Positions"]) -> "Positions":
        """The positions of several parts, in their order."""
        seen, leads, deals = zip(*parts, strict=True)
        return cls(np.concatenate(seen), np.concatenate(leads), np.concatenate(deals))

    def where(self, chosen: Any) -> "Positions":
        """Those for which it is true."""
        return Positions(self.seen[chosen], self.leads[chosen], self.deals[chosen])


class Watch:
    """A deal while it is played: from turn `first` on, each `step` turns, `most` positions are kept for `viewers`."""

    def __init__(self, state: State, first: int, step: int, most: int, viewers: Iterable[int]) -> None:
        self.state: Final = state
        self.viewers: Final = list(viewers)
        self.kept: Final[list[tuple[int, Any]]] = []
        self._wait = first
        self._step: Final = step
        self._left = most
        self._seat = state.table.turn.seat

    def look(self) -> bool:
        """Before each action; whether a position was kept just now."""
        table = self.state.table
        if table.turn.seat == self._seat:
            return False
        self._seat = table.turn.seat
        self._wait -= 1
        if self._wait > 0 or self._left == 0:
            return False
        self._wait = self._step
        self._left -= 1
        self.kept.extend([(side, np.array(inputs(self.state, side), np.int16)) for side in self.viewers])
        return True

    def positions(self, number: int) -> Positions:
        """What was kept, once the deal is over; nothing of a side that is no more."""
        table = self.state.table
        seating = table.rules.seating
        ends = {table.side(seat): lead(self.state, seating.account(seat)) for seat in reversed(table.order)}
        kept = [(seen, ends[side]) for side, seen in self.kept if table.over and side in ends]
        rows = np.array([seen for seen, _ in kept], np.int16).reshape(-1, INPUTS)
        return Positions(rows, np.array([its for _, its in kept], np.int32), np.full(len(kept), number, np.int32))


@dataclass(frozen=True)
class Source(ABC):
    """Deals of a game from drawn scores."""

    system: str
    players: int
    seed: int

    @cached_property
    def rules(self) -> RuleSet:
        """The game."""
        return rule_set(self.system, self.players)

    @property
    def step(self) -> int:
        """Turns between two positions of a deal: more than a round, and another seat each time."""
        return self.players + 1

    @abstractmethod
    def deal(self, number: int) -> Positions:
        """Play the deal of this number; what was kept of it."""

    def deals(self, count: int, jobs: int = 1) -> Positions:
        """The positions of the first deals, played by so many processes."""
        return Positions.together(shared(self.share, count, jobs))

    def share(self, numbers: range) -> Positions:
        """The positions of some deals, one after the other."""
        return Positions.together(map(self.deal, numbers))


@dataclass(frozen=True)
class FastDeals(Source):
    """The fast policy plays, by `tables`; `each`: so many positions a deal at most, from a turn drawn by chance on.

    Until then a mixed population plays: each side lays as early as the standard player, or as late as the fast policy,
    or by a mixture of their thresholds, so that positions of every kind are seen. With `own` tables one side, drawn by
    chance, then plays on by these, as a strong player among others does, and half of the population are such players.
    With `plain` tables it does so in half of the deals against players who lay what they have, and is watched alone.
    """

    tables: list[int]
    own: list[int] | None = None
    each: int = 1
    plain: list[int] | None = None

    def deal(self, number: int) -> Positions:
        """See `Source`."""
        state, rng = begun(self.rules, self.seed, number)
        table = state.table
        first = rng.below(max(2, table.drawable() // self.rules.dealing.draw * 9 // 10))
        sides = range(len(table.melds))
        by_side = [mixed(self.own if self.own and rng.below(2) else self.tables, rng) for _ in sides]
        plain = self.plain if self.plain and rng.below(2) else None
        alone = rng.below(len(sides)) if self.own or plain else -1
        if plain:
            by_side = [its if side == alone or rng.below(2) else plain for side, its in enumerate(by_side)]
        # With two sides one row says all that the other one does.
        viewers = [alone] if alone >= 0 else list(sides) if len(sides) > 2 else [0]
        watch = Watch(state, first, self.step, self.each, viewers)
        actions = 0
        while not table.over and actions < MOST_ACTIONS:
            if watch.look():
                by_side = [(self.own or self.tables) if side == alone else plain or self.tables for side in sides]
            actor = table.to_act()
            state.apply(act(by_side[table.side(actor)], table, state.hands[actor], rng, NOISE))
            actions += 1
        return watch.positions(number)


@dataclass(frozen=True)
class WatchedDeals(Source):
    """A search plays one side, drawn by chance; at each of the others it sits too, or a player that never changes."""

    name: str = "strong"
    opponents: tuple[str, ...] = OPPONENTS

    def deal(self, number: int) -> Positions:
        """See `Source`."""
        state, rng, alone, by_side = self._begun(number)
        # The first position is drawn from the first round.
        watch = Watch(state, 1 + rng.below(self.step), self.step, MOST_ACTIONS, [alone])
        for _ in self._played(state, by_side, number):
            watch.look()
        return watch.positions(number)

    def turns(self, number: int) -> Iterator[State]:
        """The deal of this number at the beginning of each turn; it is played on when the next one is asked for."""
        state, _, _, by_side = self._begun(number)
        seat = NOBODY
        for _ in self._played(state, by_side, number):
            if state.table.turn.seat != seat:
                seat = state.table.turn.seat
                yield state

    def _begun(self, number: int) -> tuple[State, Rng, int, list[Policy]]:
        """A deal, the stream that it was drawn from, the side that the search plays, and who plays each side."""
        state, rng = begun(self.rules, self.seed, number)
        sides = range(len(state.table.melds))
        alone = rng.below(len(sides))
        opposite = [*self.opponents, self.name]
        names = [self.name if side == alone else opposite[rng.below(len(opposite))] for side in sides]
        return state, rng, alone, [player(name) for name in names]

    def _played(self, state: State, by_side: Sequence[Policy], number: int) -> Iterator[None]:
        """Play the deal; before each action it is handed over to be looked at."""
        table = state.table
        for actions in range(MOST_ACTIONS):
            if table.over:
                return
            yield
            seat = table.to_act()
            stream = Rng(choice_seed(self.seed, number, seat, actions))
            state.apply(by_side[table.side(seat)].choose(state.observe(seat), stream).action)


def mixed(tables: list[int], rng: Rng) -> list[int]:
    """Tables whose thresholds come by chance from these or from the standard player."""
    first = FIRST_THRESHOLD
    usual = list(THRESHOLDS)
    own = tables[first:]
    if rng.below(3) == 0:
        return tables
    return tables[:first] + [usual[at] if rng.below(2) else own[at] for at in range(len(usual))]
