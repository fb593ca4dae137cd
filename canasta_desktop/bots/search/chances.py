"""What points are worth for the match: who is ahead at the end of it wins it, however far.

As long as a match has some deals to go, a point is a point, and the choice that ends a deal furthest ahead is the best.
Near the end it is not: to go out with the lead of a deal loses the match to somebody who is further ahead in it, and
with 4,800 of 5,000 a deal that ends soon is worth more than one that ends high. There, each position a playout ends in
is told as the chance to win the match from it.

The chance is a rough one, from three figures: what a side scores in a deal and how far apart two sides end it
(`Deals`, learned by playing), and how much of this deal is still to come. Who plays against several must be ahead of
each of them. It is given in points: where the scores are equal and a deal is to come, a point more is about one more.
"""

from collections.abc import Sequence
from math import erf, pi, prod, sqrt
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
    """Whether this match can be over within a few deals."""
    scoring = table.rules.scoring
    if scoring.deals:
        return scoring.deals - table.number < FEW
    return scoring.target - max(table.scores) < FEW * deals.mean


class Chances:
    """The chance of an account to win the match that `table` is of, by how its present deal may end."""

    def __init__(self, table: Table, account: int, deals: Deals) -> None:
        self._account: Final = account
        self._deals: Final = deals
        self._scores: Final = table.scores
        rules = table.rules
        self._stock: Final = max(1, len(rules.pack.cards()) - rules.dealing.hand * rules.seating.players)
        rivals = len(table.scores) - 1
        self._unit: Final = deals.spread * sqrt(2.0 * pi) * 2.0 ** (rivals - 1) / rivals

    def merit(self, state: State, lead: int) -> int:
        """The chance from this position, in points; `lead`: how far the account is expected to end the deal ahead."""
        table = state.table
        if table.over:
            chance = self._chance(table, [sheet.total for sheet in state.score()], 0.0)
        else:
            left = (table.drawable() / self._stock) ** 2
            chance = self._chance(table, self._expected(table, lead, left), left)
        return round(self._unit * chance + AT_LEAST * lead)

    def _expected(self, table: Table, lead: int, left: float) -> list[int]:
        """What each account scores in a deal that goes on, with this lead expected in the end.

        What the lead does not tell the sides share alike, but for what they have melded.
        """
        seating = table.rules.seating
        side_of = [seating.account_side(table, account) for account in range(len(self._scores))]
        own = side_of[self._account]
        melded = {side: melded_points(table, side) for side in dict.fromkeys(side_of)}
        sides = len(melded)
        together = sum(melded.values()) + sides * self._deals.mean * left
        expected = {own: int(together + (sides - 1) * lead) // sides}
        rivals = [side for side in melded if side != own]
        theirs = sum([melded[side] for side in rivals])
        for side in rivals:
            expected[side] = int(together - lead) // sides + melded[side] - theirs // len(rivals)
        return [expected[side] for side in side_of]

    def _chance(self, table: Table, scored: Sequence[int], left: float) -> float:
        """To win where the accounts score this in the deal, so much of which is still `left`."""
        scoring = table.rules.scoring
        mean, spread = self._deals
        totals = [before + points for before, points in zip(self._scores, scored, strict=True)]
        own = totals.pop(self._account)
        if scoring.deals:
            ends, more = float(table.number >= scoring.deals), float(scoring.deals - table.number)
        else:
            missing = scoring.target - max(own, *totals)
            ends, more = _normal(-missing, spread * sqrt(left) / 2), missing / mean
        this_deal = OPEN * spread * sqrt(left)
        all_deals = spread * sqrt(max(LEAST_LEFT, more) + OPEN * OPEN * left)
        is_won = prod([_normal(own - total, this_deal) for total in totals])
        goes_on = prod([_normal(own - total, all_deals) for total in totals])
        return ends * is_won + (1.0 - ends) * goes_on


def _normal(distance: float, spread: float) -> float:
    """The share of a normal distribution below so far above its middle."""
    if spread < 1.0:
        return 0.5 + 0.5 * ((distance > 0) - (distance < 0))
    return 0.5 * (1.0 + erf(distance / (spread * sqrt(2.0))))
