"""The initial meld, for the fast policy: with which cards, or to wait (CL-7)."""

from typing import Final

from canasta_desktop.bots.playout.pressure import Pressure
from canasta_desktop.bots.playout.tables import (
    OPEN_CARDS,
    OPEN_HURRY,
    OPEN_LEFT,
    OPEN_LONG,
    OPEN_MINIMUM,
    OPEN_PURE,
    OPEN_STOCK,
    OPEN_THIRD,
    OPEN_THREES,
    OPEN_WILDS,
    at_most,
    hurry_class,
    minimum_class,
)
from canasta_desktop.rules.actions import LayMeld, Play
from canasta_desktop.rules.cards import Hand, is_wild
from canasta_desktop.rules.generator import Goal, could_open, plans
from canasta_desktop.rules.table import Table

PLANS: Final = 6
"""Initial melds that are weighed, the cheapest in wild cards first."""

Plays = tuple[Play, ...]


def initial_meld(weights: list[int], pressure: Pressure, hand: Hand) -> LayMeld | None:
    """The initial meld that costs least against waiting; none to wait."""
    best: Plays = ()
    least = 0
    costs: InitialMeldCosts | None = None
    for plays in weighed_initial_melds(pressure.table, hand):
        if costs is None:
            costs = InitialMeldCosts(weights, pressure, hand)
        cost = costs.cost(plays)
        if not best or cost < least:
            best, least = plays, cost
    return LayMeld(best) if best and least < 0 else None


def weighed_initial_melds(table: Table, hand: Hand) -> list[Plays]:
    """The initial melds that the fast policy weighs."""
    found: list[Plays] = []
    if not could_open(table, hand):
        return found
    for plays in plans(table, hand, Goal.OPEN):
        found.append(plays)
        if len(found) == PLANS:
            break
    return found


class InitialMeldCosts:
    """What speaks for waiting instead of each initial meld; what they share is worked out once."""

    def __init__(self, weights: list[int], pressure: Pressure, hand: Hand) -> None:
        table = pressure.table
        self.weights: list[int] = weights
        self.size: int = hand.size
        seat = table.turn.seat
        side = table.sides[seat]
        others = 0
        threes = 0
        for other in table.order:
            if table.sides[other] == side:
                threes += len(table.threes[other])
            elif table.melds[table.sides[other]]:
                others = 1
        self.minimum: int = OPEN_MINIMUM + (minimum_class(table.minimum(seat)) * 2 + others) * 4
        self.shared: int = (
            weights[OPEN_HURRY + hurry_class(pressure.urgency())]
            + weights[OPEN_THREES + at_most(threes, 4)]
            + weights[OPEN_STOCK + at_most(table.stock // 10, 5)]
        )

    def cost(self, plays: Plays) -> int:
        """What speaks for waiting instead of this one: below 0, lay it."""
        weights = self.weights
        wilds = laid = thirds = pure = long = 0
        for play in plays:
            own = 0
            for card in play.cards:
                if is_wild(card):
                    own += 1
            laid += len(play.cards)
            wilds += own
            if own >= 3:
                thirds = 1
            if own == 0:
                pure += 1
            if len(play.cards) - own >= 4:
                long += 1
        return (
            self.shared
            + weights[self.minimum + at_most(wilds, 3)]
            + weights[OPEN_WILDS + at_most(wilds, 7)]
            + weights[OPEN_CARDS + at_most(laid, 13)]
            + weights[OPEN_LEFT + at_most(self.size - laid, 11)]
            + weights[OPEN_THIRD + thirds]
            + weights[OPEN_PURE + at_most(pure, 3)]
            + weights[OPEN_LONG + at_most(long, 3)]
        )
