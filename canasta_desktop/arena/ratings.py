"""One scale for all players of a contest: how likely each beats each other, as ratings with their intervals.

The model is that of Bradley and Terry, fitted by `choix` (expectation propagation, which gives a spread as well as a
mean), in the units that chess players know: 400 points more are odds of ten to one.
"""

import math
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NamedTuple

from canasta_desktop.arena.figures import PairingFigures
from canasta_desktop.arena.intervals import Interval, Z
from canasta_desktop.arena.rounds import SWAPS
from canasta_desktop.bots.strength import MIDDLE, UNIT

PRIOR: Final = 0.1
"""What is believed before the first game: as good as nothing, and no infinite rating for who wins all."""
MODEL: Final = "logit"


class NoRatings(Exception):
    """There is nothing to rate with; the message says what to do."""


class Rating(NamedTuple):
    """A player's place on the scale."""

    name: str
    rating: float
    interval: Interval


def ratings(names: Sequence[str], pairings: Sequence[PairingFigures]) -> list[Rating]:
    """Ratings of these players, the strongest first. Raises NoRatings where `choix` is not installed."""
    try:
        fit = import_module("choix").ep_pairwise
    except ImportError as error:
        raise NoRatings("there are no ratings without choix: pip install 'canasta-desktop[cluster]'") from error
    means, spreads = fit(len(names), _games(names, pairings), PRIOR, model=MODEL)
    found = []
    for at, name in enumerate(names):
        rating = MIDDLE + UNIT * float(means[at] - means.mean())
        # Of the difference from the mean of all, for only differences mean something.
        weights = [(other == at) - 1 / len(names) for other in range(len(names))]
        width = Z * UNIT * math.sqrt(float(weights @ spreads @ weights))
        found.append(Rating(name, rating, (rating - width, rating + width)))
    return sorted(found, key=lambda one: -one.rating)


def _games(names: Sequence[str], pairings: Sequence[PairingFigures]) -> list[tuple[int, int]]:
    """Winner and loser of each game that somebody won."""
    games: list[tuple[int, int]] = []
    for one in pairings:
        first, second = [names.index(name) for name in one.pairing.names]
        count = SWAPS * one.rounds
        wins, draws = round(count * one.win_share), round(count * one.draw_share)
        games += [(first, second)] * wins + [(second, first)] * (count - wins - draws)
    return games
