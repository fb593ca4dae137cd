"""What points are worth for the match: who is ahead at the end of it wins it, however far.

As long as a match has some deals to go, a point is a point, and the choice that ends a deal furthest ahead is the best.
Near the end it is not: to go out with the lead of a deal loses the match to somebody who is further ahead in it, and
with 4,800 of 5,000 a deal that ends soon is worth more than one that ends high. There, each position a playout ends in
is told as the chance to win the match from it.

The chance is a rough one, from three figures: what a side scores in a deal and how far apart two sides end it
(`Deals`, learned by playing), and how much of this deal is still to come. It is given in points: where the scores are
equal and a deal is to come, a point more is about one more.
"""

from math import erf, pi, sqrt
from typing import Final, NamedTuple

from canasta_desktop.bots.playout.side_points import melded_points
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Table

FEW: Final = 1.5
"""So many deals before a match can end, points are points."""
LEAST_LEFT: Final = 0.6
"""A match that goes on takes so many deals more at least."""
AT_LEAST: Final = 0.01
"""What a point of the deal is worth beside its chance: where the match is decided, points are played for."""
OPEN: Final = 0.6
"""What a deal that has just begun leaves open of the distance between its sides, as a share of the usual one."""


class Deals(NamedTuple):
    """Deals of a game: what a side scores on the mean, and the spread of the distance between two sides, in points."""

    mean: int
    spread: int


def is_near_its_end(table: Table, deals: Deals) -> bool:
    """Whether two sides play this match and it can be over within a few deals."""
    scoring = table.rules.scoring
    if len(table.scores) != 2:
        return False
    if scoring.deals:
        return scoring.deals - table.number < FEW
    return scoring.target - max(table.scores) < FEW * deals.mean


class Chances:
    """The chance of an account to win the match that `table` is of, by how its present deal may end."""

    def __init__(self, table: Table, account: int, deals: Deals) -> None:
        self._account: Final = account
        self._deals: Final = deals
        self._scores: Final = (table.scores[account], table.scores[1 - account])
        rules = table.rules
        self._stock: Final = max(1, len(rules.pack.cards()) - rules.dealing.hand * rules.seating.players)
        self._unit: Final = deals.spread * sqrt(2.0 * pi)

    def merit(self, state: State, lead: int) -> int:
        """The chance from this position, in points; `lead`: how far the account is expected to end the deal ahead."""
        if not state.table.over:
            return round(self._unit * self._expected(state.table, lead) + AT_LEAST * lead)
        totals = [sheet.total for sheet in state.score()]
        own, others = self._scores
        own += totals[self._account]
        others += totals[1 - self._account]
        return round(self._unit * self._chance(state.table, own, others, 0.0) + AT_LEAST * lead)

    def _expected(self, table: Table, lead: int) -> float:
        """The chance in a deal that goes on, with this lead expected in the end."""
        left = (table.drawable() / self._stock) ** 2
        both = melded_points(table, 0) + melded_points(table, 1) + 2 * self._deals.mean * left
        own, others = self._scores
        return self._chance(table, own + int(both + lead) // 2, others + int(both - lead) // 2, left)

    def _chance(self, table: Table, own: int, others: int, left: float) -> float:
        """To win with these scores after the deal, so much of which is still `left`."""
        scoring = table.rules.scoring
        mean, spread = self._deals
        ahead = own - others
        if scoring.deals:
            ends, more = float(table.number >= scoring.deals), float(scoring.deals - table.number)
        else:
            missing = scoring.target - max(own, others)
            ends, more = _normal(-missing, spread * sqrt(left) / 2), missing / mean
        is_won = _normal(ahead, OPEN * spread * sqrt(left))
        goes_on = _normal(ahead, spread * sqrt(max(LEAST_LEFT, more) + OPEN * OPEN * left))
        return ends * is_won + (1.0 - ends) * goes_on


def _normal(distance: float, spread: float) -> float:
    """The share of a normal distribution below so far above its middle."""
    if spread < 1.0:
        return 0.5 + 0.5 * ((distance > 0) - (distance < 0))
    return 0.5 * (1.0 + erf(distance / (spread * sqrt(2.0))))
