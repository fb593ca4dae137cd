"""Judgements to figures: blunders by kind, and what a choice costs on average.

The choices in which the cheap look saw a loss, and those drawn of the others, stand for all that were not judged: each
counts for as many choices as there are of its sort for one that was judged.
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


class JudgeFigures(NamedTuple):
    """What the judge found: `choices` with an alternative, of which so many were suspected, drawn and judged.

    `share`: of blunders among all choices, 0 to 1; `loss`: points a choice, with its 95 % interval.
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


def judged_choices(run: JudgeRun) -> list[JudgedChoice]:
    """All that were judged, the costliest first."""
    found: list[JudgedChoice] = []
    for every, wanted in ((run.suspected(), run.suspected()), (run.unsuspected(), run.drawn())):
        done = [choice for choice in wanted if choice.key in run.judgements]
        found += [JudgedChoice(choice, run.judgements[choice.key], len(every) / len(done)) for choice in done]
    return sorted(found, key=lambda one: (-one.judgement.loss, one.choice.key))


def figures(run: JudgeRun) -> JudgeFigures:
    """The figures of a run as far as it has come."""
    choices, judged = run.all_choices(), judged_choices(run)
    drawn = sum([not one.choice.look.is_suspected for one in judged])
    loss = _mean(judged, len(choices), lambda one: one.judgement.loss)
    width = Z * _standard_error(run, judged)
    return JudgeFigures(
        len([deal for deal in run.choices if deal <= run.limits.deals]),
        len(choices),
        len(run.suspected()),
        len(judged) - drawn,
        drawn,
        sum([one.judgement.is_blunder for one in judged]),
        _mean(judged, len(choices), lambda one: one.judgement.is_blunder),
        loss,
        (loss - width, loss + width),
        tuple([_kind(kind, choices, judged) for kind in BlunderKind]),
    )


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


def _standard_error(run: JudgeRun, judged: Sequence[JudgedChoice]) -> float:
    """Of the mean loss: what was not judged, and the worlds of what was."""
    count = len(run.all_choices())
    variance = 0.0
    for is_suspected in (True, False):
        own = [one for one in judged if one.choice.look.is_suspected is is_suspected]
        if len(own) > 1:
            share = len(own) * own[0].weight / count
            variance += (share * spread([one.judgement.loss for one in own])) ** 2 / len(own)
    return math.sqrt(variance)
