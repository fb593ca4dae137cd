"""What tells a player from what it was: a digest of its choices in fixed positions of a game.

Figures go for the players that were measured, in the games in which they were. Where a player chooses otherwise than
then, or what the players have learned of the game is other data, the figures are to be measured again, and a test says
so.
"""

import hashlib
import time
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from canasta_desktop.bots.players import player
from canasta_desktop.bots.policy import Policy
from canasta_desktop.resources import asset, asset_names
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import choice_seed, deal_seed
from canasta_desktop.rules.state import DealStart, State

LEARNED: Final = "learned/"
"""The folder of the assets that holds what players have learned."""
SEED: Final = 18
GUIDE: Final = "ordered-1"
"""The player whose deals lead to the positions: one that never changes."""
APART: Final = 7
"""Actions from one position of a deal to the next."""
A_GAME: Final = 40
"""Positions of each game."""
FEWEST: Final = 12
PATIENCE: Final = 0.5
"""A player that needs longer, seconds of processor time, is asked in fewer positions, but in `FEWEST` at least."""

Game = tuple[str, int]
"""A rule system and a number of players."""


class Position(NamedTuple):
    """What a seat sees that is to choose, and the seed of its random stream."""

    view: Observation
    seed: int


class Fingerprint(NamedTuple):
    """A digest of the choices in the first so many positions."""

    positions: int
    choices: str


@cache
def positions(game: Game) -> tuple[Position, ...]:
    """The positions of a game, from one deal after the other."""
    deal = _Deal(*game)
    return tuple([deal.next_position() for _ in range(A_GAME)])


def fingerprint(policy: Policy, games: Sequence[Game]) -> Fingerprint:
    """The fingerprint of a player in these games; one that thinks for long is asked in fewer positions."""
    begun, chosen = time.process_time(), list[str]()
    for one in _in_turn(games):
        if len(chosen) >= FEWEST and time.process_time() - begun > PATIENCE:
            break
        chosen.append(_choice(policy, one))
    return Fingerprint(len(chosen), _digest(chosen))


def fingerprint_again(policy: Policy, games: Sequence[Game], count: int) -> Fingerprint:
    """The fingerprint of a player in the first `count` positions, to be compared with one that was kept."""
    return Fingerprint(count, _digest([_choice(policy, one) for one in islice(_in_turn(games), count)]))


def _in_turn(games: Sequence[Game]) -> Iterator[Position]:
    """The first position of each game, then the second of each, so that the first few already come from all games."""
    for at in range(A_GAME):
        for game in games:
            yield positions(game)[at]


def learned(systems: Collection[str]) -> str:
    """A digest of all that players have learned of these rule systems; empty where there is none."""
    names = [name for name in asset_names() if name.startswith(LEARNED) and _system_of(name) in systems]
    if not names:
        return ""
    found = hashlib.sha256()
    for name in names:
        found.update(hashlib.sha256(asset(name).read_bytes()).digest())
    return found.hexdigest()[:16]


def _system_of(name: str) -> str:
    """Whose file it is: `learned/classic-german-4.json` is that of `classic-german`."""
    return name.removeprefix(LEARNED).rpartition("-")[0]


def _choice(policy: Policy, at: Position) -> str:
    return action_text(policy.choose(at.view, Rng(at.seed)).action)


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


class _Deal:
    """Deals of a game, one after the other, and where the next position lies."""

    def __init__(self, system: str, players: int) -> None:
        self._rules = rule_set(system, players)
        self._guide = player(GUIDE)
        self._number = self._actions = 0
        self._state = self._deal()

    def next_position(self) -> Position:
        """The next one; a deal that is over is followed by another."""
        for _ in range(APART):
            seat = self._state.table.to_act()
            self._state.apply(self._guide.choose(self._state.observe(seat), Rng(self._seed(seat))).action)
            self._actions += 1
            if self._state.table.over:
                self._state = self._deal()
        seat = self._state.table.to_act()
        return Position(self._state.observe(seat), self._seed(seat))

    def _deal(self) -> State:
        self._number, self._actions = self._number + 1, 0
        seating = self._rules.seating
        start = DealStart(self._number, (self._number - 1) % seating.players, (0,) * seating.accounts())
        return State.deal(self._rules, start, deal_seed(SEED, self._number))

    def _seed(self, seat: int) -> int:
        return choice_seed(SEED, self._number, seat, self._actions)
