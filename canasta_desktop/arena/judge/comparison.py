"""Alternatives against the action that was chosen, in the same worlds until it surely was no blunder."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_desktop.arena.figures import FEWEST, sequence_width
from canasta_desktop.arena.intervals import Interval, interval, spread
from canasta_desktop.arena.judge.playouts import Odds, lead_after
from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation

BLUNDER: Final = 50.0
"""Points from which a loss counts as a blunder, where its interval excludes 0."""
BATCH: Final = 20
"""Worlds after which it is looked whether the action is surely no blunder."""


class Comparison(NamedTuple):
    """By how many points an action ends the deal further ahead than the chosen one: the mean, and a 95 % interval."""

    action: Action
    points: float
    interval: Interval
    worlds: int


class Reference:
    """One position and the action chosen there; what it came to in each world, drawn by the `odds`, is kept."""

    def __init__(self, view: Observation, chosen: Action, policy: Policy, seed: int, odds: Odds | None = None) -> None:
        self.view: Final = view
        self.chosen: Final = chosen
        self.policy: Final = policy
        self.seed: Final = seed
        self.odds: Final = odds
        self._leads: Final[list[int]] = []

    def differences(self, action: Action, worlds: range) -> list[float]:
        """By world, how many points further ahead than the chosen action this one ends."""
        found: list[float] = []
        for world in worlds:
            while len(self._leads) <= world:
                self._leads.append(self._lead(self.chosen, len(self._leads)))
            found.append(self._lead(action, world) - self._leads[world])
        return found

    def compare(self, action: Action, worlds: int) -> Comparison:
        """The comparison in so many worlds, or in as many as it takes until it surely is no blunder.

        What may be one is compared in all of them: a comparison that ended as soon as it looked bad would say too much.
        """
        found: list[float] = []
        while len(found) < worlds:
            found += self.differences(action, range(len(found), min(worlds, len(found) + BATCH)))
            between = _sequence(found)
            if between is not None and len(found) < worlds and between[1] < BLUNDER:
                return Comparison(action, _mean(found), between, len(found))
        return Comparison(action, _mean(found), interval(found), len(found))

    def ranked(self, actions: Sequence[Action], rounds: Sequence[tuple[int, int]]) -> list[Comparison]:
        """These actions, the best first: each round plays `worlds` for all that are left and keeps the best `few`.

        What it says of the first ones is too good, since they were chosen for it.
        """
        found: list[list[float]] = [[] for _ in actions]
        order = list(range(len(actions)))
        left = len(order)
        for worlds, few in rounds:
            for at in order[:left]:
                found[at] += self.differences(actions[at], range(len(found[at]), len(found[at]) + worlds))
            order[:left] = sorted(order[:left], key=lambda at: (-_mean(found[at]), at))
            left = min(left, few)
        return [Comparison(actions[at], _mean(found[at]), interval(found[at]), len(found[at])) for at in order]

    def _lead(self, action: Action, world: int) -> int:
        return lead_after(self.view, action, self.policy, self.seed, world, self.odds)


def _sequence(values: Sequence[float]) -> Interval | None:
    """The interval that holds however often one looks (`figures.verdict`); None before a spread is known."""
    if len(values) < FEWEST:
        return None
    width = spread(values) * sequence_width(len(values))
    return _mean(values) - width, _mean(values) + width


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
