"""Take the pile or draw, for the fast policy (CL-4.1, CL-6)."""

from typing import Final

from canasta_desktop.bots.playout.pressure import Pressure
from canasta_desktop.bots.playout.tables import (
    PILES,
    TAKE_HAND,
    TAKE_HURRY,
    TAKE_KIND,
    TAKE_MINIMUM,
    TAKE_SIZE,
    TAKE_SPENT,
    TAKE_SPENT_WILDS,
    TAKE_USEFUL,
    TAKE_WILDS,
    at_most,
    hurry_class,
    minimum_class,
    pile_class,
    taking_hand_class,
)
from canasta_desktop.rules.actions import DRAW, END, Action, Lay, Take
from canasta_desktop.rules.cards import JOKER, TWO, Hand, is_wild
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import Table
from canasta_desktop.rules.takes import could_take, open_takes, takes

WAYS: Final = 4
"""Ways to take the pile that are weighed while the side is not open: each has its own initial melds."""


def before_drawing(weights: list[int], pressure: Pressure, hand: Hand) -> Action:
    """Take the pile the best way if that costs less than to draw; else draw, or let the deal end."""
    table = pressure.table
    threes = table.rules.threes
    if threes.by_hand:
        held = threes.held(hand)
        if held:
            return Lay(tuple(held))
    may_draw = table.drawable() > 0
    if table.pile and could_take(table, hand) and table.rules.pile.refuses_top(table, hand) is OK:
        ways = weighed_takes(table, hand)
        if ways:
            costs = TakeCosts(weights, pressure, hand)
            best = ways[0]
            least = costs.cost(best)
            for take in ways[1:]:
                cost = costs.cost(take)
                if cost < least:
                    best, least = take, cost
            if least < 0 or (not may_draw and reason(table, hand, END) is not OK):
                return best
    return DRAW if may_draw else END


def weighed_takes(table: Table, hand: Hand) -> list[Take]:
    """The ways to take the pile that the fast policy weighs."""
    if table.melds[table.sides[table.turn.seat]]:
        return open_takes(table, hand)
    found: list[Take] = []
    for take in takes(table, hand):
        found.append(take)
        if len(found) == WAYS:
            break
    return found


class TakeCosts:
    """What speaks for drawing instead of each take; what they share is worked out once."""

    def __init__(self, weights: list[int], pressure: Pressure, hand: Hand) -> None:
        table = pressure.table
        self.weights: list[int] = weights
        self.table: Table = table
        self.hand: Hand = hand
        side = table.sides[table.turn.seat]
        self.side: int = side
        self.is_open: bool = len(table.melds[side]) > 0
        self.has: int = 0
        for meld in table.melds[side]:
            self.has |= 1 << meld.rank
        size = len(table.pile)
        self.pile: int = pile_class(size)
        may_go_out = 0
        if self.is_open:
            need = pressure.need(side)
            may_go_out = 1 if need.canastas == 0 and not need.foot else 0
        hurry = hurry_class(pressure.urgency())
        self.shared: int = weights[TAKE_HURRY + hurry]
        self.shared += weights[TAKE_HAND + (taking_hand_class(hand.size) * 2 + may_go_out) * PILES + self.pile]
        self.shared += self.of_pile(table.pile, table.pile[size - 1] >> 2)
        if not self.is_open:
            others = 0
            for other in table.order:
                if table.sides[other] != side and table.melds[table.sides[other]]:
                    others = 1
            self.shared += weights[TAKE_MINIMUM + minimum_class(table.minimum(table.turn.seat)) * 2 + others]

    def of_pile(self, pile: list[int], top: int) -> int:
        """What the cards under the top one are worth to the hand."""
        ranks = self.hand.ranks
        useful = 0
        wilds = 0
        for at in range(len(pile) - 1):
            rank = pile[at] >> 2
            if rank == TWO or rank == JOKER:
                wilds += 1
            elif (self.has >> rank) & 1 or ranks[rank] >= 2 or rank == top:
                useful += 1
        return self.weights[TAKE_USEFUL + at_most(useful, 7)] + self.weights[TAKE_WILDS + at_most(wilds, 3)]

    def cost(self, take: Take) -> int:
        """What speaks for drawing instead of this take: below 0, take."""
        weights = self.weights
        table = self.table
        wilds = 0
        for card in take.cards:
            if is_wild(card):
                wilds += 1
        kind = 0 if len(take.cards) == 0 else 1 if wilds == 0 else 2 if wilds == 1 else 3
        spent = len(take.cards)
        for play in take.plays:
            for card in play.cards:
                spent += 1
                if is_wild(card):
                    wilds += 1
        after = len(take.cards) + 1
        top = table.pile[len(table.pile) - 1] >> 2
        for meld in table.melds[self.side]:
            if meld.rank == top:
                after = len(meld.cards) + 1 + self.hand.ranks[top]
        return (
            self.shared
            + weights[TAKE_KIND + kind * PILES + self.pile]
            + weights[TAKE_SIZE + at_most(after, 9)]
            + weights[TAKE_SPENT_WILDS + at_most(wilds, 6)]
            + weights[TAKE_SPENT + (0 if self.is_open else 8) + at_most(spent, 7)]
        )
