"""The discard pile: who may take it, with what, and what freezes it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import Cards, Hand, is_black_three, is_red_three, is_wild
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

PAIR: Final = 1
"""Two natural cards of the top card's rank from the hand."""
WITH_WILD: Final = 2
"""One natural card of its rank and one wild card from the hand."""
ADD: Final = 4
"""Adding it to a meld of its rank that the side has on the table."""

WILD: Final = 1
RED_THREE: Final = 2
BLACK_THREE: Final = 4
OTHER: Final = 8


def class_of(card: int) -> int:
    """WILD, RED_THREE, BLACK_THREE or OTHER."""
    if is_wild(card):
        return WILD
    if is_red_three(card):
        return RED_THREE
    return BLACK_THREE if is_black_three(card) else OTHER


@dataclass(frozen=True)
class Pile:
    """Ways to take the pile (PAIR, WITH_WILD, ADD added up) by its state, and the cards that matter to it.

    `open`: for a side that has melded, `unopened`: for one that has not (CL-6.3), `frozen`: while a
    freezing card lies in it (CL-6.4). `freezes`: discards that freeze it, `turned_freezes`: up-cards
    that do (CL-6.2), `bars`: top cards that cannot be taken (CL-6.7, CL-6.8).
    """

    open: int
    frozen: int
    unopened: int
    freezes: int
    turned_freezes: int
    bars: int

    def is_freezing(self, card: int) -> bool:
        """Whether this card in the pile means that it is frozen (CL-6.2)."""
        return (self.freezes | self.turned_freezes) & class_of(card) != 0

    def ways(self, table: Table, side: int) -> int:
        """By which of PAIR, WITH_WILD and ADD this side may take the pile now."""
        ways = self.open
        if table.frozen:
            ways &= self.frozen
        if not table.is_open(side):
            ways &= self.unopened
        return ways

    def refuses_top(self, table: Table, hand: Hand) -> Reason:
        """What stands against anybody with such a hand taking this pile, whatever it is melded with."""
        if not table.pile:
            return Reason.PILE_EMPTY
        barred = self.bars & class_of(table.pile[-1])
        if barred & WILD:
            return Reason.PILE_TOP_WILD
        if barred:
            return Reason.PILE_TOP_BLACK_THREE
        if hand.size == 1 and len(table.pile) == 1 and table.stock > 0:
            return Reason.PILE_SINGLE_CARD
        return OK

    def refuses(self, table: Table, side: int, cards: Cards, onto: Meld | None) -> Reason:
        """Whether `cards` from the hand, with the top card, entitle to the pile (CL-6.4, CL-6.5).

        More cards than the two that give the right may come with them (A-16 of classic.md).
        """
        rank = table.pile[-1] >> 2
        naturals = 0
        wilds = 0
        for card in cards:
            if is_wild(card):
                wilds += 1
            elif card >> 2 == rank:
                naturals += 1
        ways = self.ways(table, side)
        if ways & PAIR and naturals >= 2:
            return OK
        if ways & WITH_WILD and naturals >= 1 and wilds >= 1:
            return OK
        if ways & ADD and onto is not None and onto.rank == rank:
            return OK
        return Reason.PILE_FROZEN_NEEDS_PAIR if ways == PAIR else Reason.PILE_NEEDS_MATCH

    def tell(self, rules: "RuleSet") -> list[Statement]:
        codes = ["take-whole-pile", "take-unfrozen", "frozen-by-wild", "frozen-unopened", "take-frozen"]
        codes += ["pile-top-wild", "pile-top-black-three", "pile-single-card", "freeze-ends"]
        return [Statement(code, rules.clause(code)) for code in codes]
