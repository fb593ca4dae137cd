"""Choices judged: first by a cheap look at all that could have been done, then in many worlds by the reference."""

from collections.abc import Collection
from typing import Final, NamedTuple

from canasta_desktop.arena.intervals import Interval
from canasta_desktop.arena.judge.alternatives import alternatives
from canasta_desktop.arena.judge.comparison import BLUNDER, Comparison, Reference
from canasta_desktop.arena.judge.kinds import BlunderKind, BlunderKinds
from canasta_desktop.arena.judge.playouts import Odds
from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.seeds import derived_seed

LOOK: Final = ((8, 5), (12, 3), (20, 3))
"""Of the cheap look: worlds for each alternative, and how many go on to the next round."""
RIVALS: Final = 3
"""Alternatives that the reference chooses from: the best of the cheap look."""
SUSPECTED: Final = 20.0
"""Points from which a loss that the cheap look saw is judged, and one that the reference sees then is measured."""
CHOICE: Final = ((24, 2), (36, 1))
"""Worlds and rounds by which the reference picks the alternative that it then measures in other worlds; as `LOOK`."""


class FirstLook(NamedTuple):
    """What a cheap look saw at a choice: the kinds of blunders that were possible, and the best alternatives."""

    possible: tuple[BlunderKind, ...]
    rivals: tuple[Comparison, ...]

    @property
    def is_suspected(self) -> bool:
        """Whether it saw a loss."""
        return len(self.rivals) > 0 and self.rivals[0].points >= SUSPECTED


class Judgement(NamedTuple):
    """A choice against the action that the reference would have chosen.

    `loss`: points that the choice cost, and their 95 % interval; below 0 where the reference was wrong to prefer the
    other. Where it prefers none clearly, `better` is None and the loss 0. `kind` says what it is if it is a blunder;
    `compared` holds all that the reference chose from, the best first, in the worlds in which it chose.
    """

    better: Action | None
    loss: float
    interval: Interval
    worlds: int
    kind: BlunderKind
    compared: tuple[Comparison, ...]

    @property
    def is_blunder(self) -> bool:
        """Whether it cost so much that it counts, and surely something."""
        return self.loss >= BLUNDER and self.interval[0] > 0


def first_look(
    view: Observation, chosen: Action, policy: Policy, seed: int, wanted: Collection[BlunderKind] = ()
) -> FirstLook:
    """Look at a choice cheaply: `policy` plays on, in worlds of its own for each position.

    Where none of the kinds is possible that are `wanted`, if any are in particular, it does not.
    """
    others = alternatives(view, chosen)
    if not others:
        return FirstLook((), ())
    possible = tuple(BlunderKinds(view).possible([chosen, *others]))
    if wanted and not set(wanted).intersection(possible):
        return FirstLook(possible, ())
    rivals = Reference(view, chosen, policy, derived_seed(seed, "look")).ranked(others, LOOK)
    return FirstLook(possible, tuple(rivals))


def judge(
    view: Observation,
    chosen: Action,
    rivals: list[Action],
    policy: Policy,
    worlds: int,
    seed: int,
    odds: Odds | None = None,
) -> Judgement:
    """Judge a choice: the reference picks the best of the rivals, then measures the loss in so many other worlds.

    The best of several looks better than it is, so what it is said to gain comes from worlds that had no say in it.
    """
    compared = tuple(Reference(view, chosen, policy, derived_seed(seed, "choice"), odds).ranked(rivals, CHOICE))
    best = compared[0]
    if best.points < SUSPECTED:
        return Judgement(None, 0.0, (0.0, 0.0), best.worlds, BlunderKind.OTHER, compared)
    measured = Reference(view, chosen, policy, derived_seed(seed, "loss"), odds).compare(best.action, worlds)
    kind = BlunderKinds(view).kind(chosen, best.action)
    return Judgement(best.action, measured.points, measured.interval, measured.worlds, kind, compared)
