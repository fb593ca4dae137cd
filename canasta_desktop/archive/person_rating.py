"""How strong a person is beside the published levels: one number, fitted to the matches against them.

The model is the one by which the levels were rated (`arena.ratings`): 400 points more are odds of ten to one. A side
is as strong as its players on average, so the person bears only a share of it. The levels' ratings are taken as they
were measured, and the one number that is left is found in a few steps of Newton's. What is believed beforehand is the
middle of the scale, give or take much: it keeps who has won all of three matches from being rated without limit.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_desktop.arena.intervals import Z
from canasta_desktop.bots.strength import MIDDLE, UNIT, GameStrength, Rated, StrengthTable

PRIOR_SPREAD: Final = 400.0
"""How far from the middle a person is believed to be, one standard deviation."""
STEPS: Final = 30
NEAR: Final = 0.01
"""A step smaller than this, in points, ends the search."""


class HeadToHead(NamedTuple):
    """Matches with the same players: `partners` with commas between, sides of `opponents` with bars (`tables`)."""

    system: str
    players: int
    partners: str
    opponents: str
    matches: int
    won: int


class PersonRating(NamedTuple):
    """A rating with its 95 % interval from so many matches, and the `levels` it stands beside, the strongest first."""

    system: str
    players: int
    matches: int
    rating: int
    low: int
    high: int
    levels: tuple[Rated, ...]


class RatedMatches(NamedTuple):
    """Matches in which the person's rating, times `share`, and `ahead` are by how much its side is the stronger one."""

    share: float
    ahead: float
    matches: int
    won: int


def person_ratings(strength: StrengthTable, records: Sequence[HeadToHead]) -> list[PersonRating]:
    """The rating in each game whose levels were measured, if a match was played there against such levels alone."""
    found = []
    for game in strength.games:
        own = [one for one in records if (one.system, one.players) == (game.system, game.players)]
        outcomes = [outcome for one in own if (outcome := _outcome(game, one)) is not None]
        if outcomes:
            levels = {level.name for level in strength.levels}
            beside = tuple([one for one in game.rated if one.name in levels])
            rating, width = fitted_rating(outcomes)
            matches = sum([one.matches for one in outcomes])
            bounds = round(rating), round(rating - width), round(rating + width)
            found.append(PersonRating(game.system, game.players, matches, *bounds, beside))
    return found


def fitted_rating(outcomes: Sequence[RatedMatches]) -> tuple[float, float]:
    """The likeliest rating, and half the width of its 95 % interval."""
    rating, curve = float(MIDDLE), 1.0
    for _ in range(STEPS):
        slope, curve = (MIDDLE - rating) / PRIOR_SPREAD**2, 1 / PRIOR_SPREAD**2
        for one in outcomes:
            chance = 1 / (1 + math.exp(-(one.share * rating + one.ahead) / UNIT))
            slope += one.share / UNIT * (one.won - one.matches * chance)
            curve += (one.share / UNIT) ** 2 * one.matches * chance * (1 - chance)
        step = slope / curve
        rating += max(-PRIOR_SPREAD, min(PRIOR_SPREAD, step))
        if abs(step) < NEAR:
            break
    return rating, Z / math.sqrt(curve)


def _outcome(game: GameStrength, record: HeadToHead) -> RatedMatches | None:
    """What a rating is fitted to; None where somebody was at the table whose strength is not known.

    Against several sides the chance is that of the best of all: their odds add up.
    """
    partners = _ratings(game, record.partners)
    sides = [_ratings(game, side) for side in record.opponents.split("|")]
    if partners is None or not all(sides):
        return None
    size = len(partners) + 1
    odds = sum([math.exp((sum(side) / len(side) - MIDDLE) / UNIT) for side in sides if side])
    against = MIDDLE + UNIT * math.log(odds)
    return RatedMatches(1 / size, sum(partners) / size - against, record.matches, record.won)


def _ratings(game: GameStrength, players: str) -> list[int] | None:
    """The ratings of these players, None where one has none."""
    found = [game.rating(name) for name in players.split(",") if name]
    rated = [one.rating for one in found if one is not None]
    return rated if len(rated) == len(found) else None
