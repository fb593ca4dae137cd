"""Judgements to figures: blunders by kind, and what a choice costs on average.

The choices in which the cheap look saw a loss, and those drawn of the others, stand for all that were not judged: each
counts for as many choices as there are of its sort for one that was judged. Those near the end of a match are counted
by themselves: the reference goes by points, and who plays for the match there gives points away with reason.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from canasta_desktop.arena.intervals import Interval, Z, spread, wilson
from canasta_desktop.arena.judge.choices import SeenChoice
from canasta_desktop.arena.judge.kinds import BlunderKind
from canasta_desktop.arena.judge.run import JudgeRun
from canasta_desktop.arena.judge.verdicts import Judgement


class JudgedChoice(NamedTuple):
    """A choice, its judgement, and for how many choices it stands."""

    choice: SeenChoice
    judgement: Judgement
    weight: float


class KindFigures(NamedTuple):
    """A kind of blunders: choices where it was `possible`, blunders found, their share of the possible (0 to 1).

    The interval of the share goes by the choices that were judged where it was possible. `loss`: what the kind costs on
    average over all choices, in points, whether each is a blunder or less.
    """

    kind: BlunderKind
    possible: int
    blunders: int
    share: float
    share_interval: Interval
    loss: float


class NearEnd(NamedTuple):
    """The choices near the end of a match, those judged, and what they cost in points a choice, 95 % interval."""

    choices: int
    judged: int
    loss: float
    loss_interval: Interval


class JudgeFigures(NamedTuple):
    """What the judge found: `choices` with an alternative, of which so many were suspected, drawn and judged.

    `share`: of blunders among all choices, 0 to 1; `loss`: points a choice, with its 95 % interval. None of this
    counts choices near the end of a match: `near_end`.
    """

    deals: int
    choices: int
    suspected: int
    judged: int
    drawn: int
    blunders: int
    share: float
    loss: float
    loss_interval: Interval
    kinds: tuple[KindFigures, ...]
    near_end: NearEnd


def judged_choices(run: JudgeRun, near_end: bool = False) -> list[JudgedChoice]:
    """All that were judged, those near the end of a match or the others, the costliest first."""
    found: list[JudgedChoice] = []
    for every, wanted in ((run.suspected(), run.suspected()), (run.unsuspected(), run.drawn())):
        count = sum([choice.near_end is near_end for choice in every])
        done = [choice for choice in wanted if choice.near_end is near_end and choice.key in run.judgements]
        found += [JudgedChoice(choice, run.judgements[choice.key], count / len(done)) for choice in done]
    return sorted(found, key=lambda one: (-one.judgement.loss, one.choice.key))


def figures(run: JudgeRun) -> JudgeFigures:
    """The figures of a run as far as it has come."""
    choices = [choice for choice in run.all_choices() if not choice.near_end]
    judged = judged_choices(run)
    drawn = sum([not one.choice.look.is_suspected for one in judged])
    loss, between = _loss(judged, len(choices))
    return JudgeFigures(
        len([deal for deal in run.choices if deal <= run.limits.deals]),
        len(choices),
        sum([choice.look.is_suspected for choice in choices]),
        len(judged) - drawn,
        drawn,
        sum([one.judgement.is_blunder for one in judged]),
        _mean(judged, len(choices), lambda one: one.judgement.is_blunder),
        loss,
        between,
        tuple([_kind(kind, choices, judged) for kind in run.setup.kinds or BlunderKind]),
        _near_end(run),
    )


def _near_end(run: JudgeRun) -> NearEnd:
    count = sum([choice.near_end for choice in run.all_choices()])
    judged = judged_choices(run, near_end=True)
    return NearEnd(count, len(judged), *_loss(judged, count))


def _loss(judged: Sequence[JudgedChoice], count: int) -> tuple[float, Interval]:
    """Points a choice, of so many that these stand for, and their interval."""
    loss = _mean(judged, count, lambda one: one.judgement.loss)
    width = Z * _standard_error(judged, count)
    return loss, (loss - width, loss + width)


def _kind(kind: BlunderKind, choices: Sequence[SeenChoice], judged: Sequence[JudgedChoice]) -> KindFigures:
    possible = sum([kind in choice.look.possible for choice in choices])
    own = [one for one in judged if one.judgement.kind is kind]
    trials = sum([kind in one.choice.look.possible for one in judged])
    share = min(1.0, _mean(own, possible, lambda one: one.judgement.is_blunder))
    return KindFigures(
        kind,
        possible,
        sum([one.judgement.is_blunder for one in own]),
        share,
        wilson(share, trials) if trials else (0.0, 1.0),
        _mean(own, len(choices), lambda one: one.judgement.loss),
    )


def _mean(judged: Sequence[JudgedChoice], count: int, value: Callable[[JudgedChoice], float]) -> float:
    """The mean over so many choices, for which those that were judged stand."""
    return sum([one.weight * value(one) for one in judged]) / count if count else 0.0


def _standard_error(judged: Sequence[JudgedChoice], count: int) -> float:
    """Of the mean loss over so many choices: what was not judged, and the worlds of what was."""
    variance = 0.0
    for is_suspected in (True, False):
        own = [one for one in judged if one.choice.look.is_suspected is is_suspected]
        if len(own) > 1:
            share = len(own) * own[0].weight / count
            variance += (share * spread([one.judgement.loss for one in own])) ** 2 / len(own)
    return math.sqrt(variance)
