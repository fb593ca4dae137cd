"""What cards are worth to a side: one measure, in points, for taking, opening, laying and discarding.

A rank grows in worth with every card the side has of it, on the table or in the hand, steeply where a
canasta comes near; wild cards are worth what they can still complete. The figures were found by play.
"""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.rules.cards import JOKER, NATURAL_RANKS, RANKS, TWO, Cards, is_wild
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.table import Meld

STEPS: Final = 7
"""The steps to a canasta that the tables by step know; other sizes of canasta are scaled to them."""

PROGRESS: Final = (0.0, 0.05, 0.13, 0.25, 0.38, 0.55, 0.75, 1.0)
"""By step: which share of the hope for a canasta is already worth something."""

CANASTA_HOPE: Final = 250.0
"""What a whole canasta is taken to be worth while it is being built, in points."""

NATURAL_MORE: Final = 100.0
"""What the hope for a natural canasta adds to that."""

BEYOND: Final = 10.0
"""What each card more is worth once the canasta is complete, in points."""

CARD_POINTS: Final = 0.5
"""How much of its value a card in the hand is worth: it may yet be laid, or be caught in the hand."""

TWO_WORTH: Final = 55.0
JOKER_WORTH: Final = 75.0


def step(size: int, canasta: int) -> int:
    """How far a meld of `size` cards is on the way to a canasta of `canasta`: 0 to STEPS."""
    return min(STEPS, size * STEPS // canasta)


class Holding:
    """A side's cards as one player sees them: by rank what lies on the table and what is in the hand."""

    def __init__(self, rules: RuleSet, melds: Sequence[Meld], ranks: Sequence[int]) -> None:
        self.rules: Final = rules
        self.naturals: Final = [0] * RANKS
        self.wilds: Final = [0] * RANKS
        self.hand: Final = list(ranks)
        for meld in melds:
            self.naturals[meld.rank] += meld.naturals
            self.wilds[meld.rank] += meld.wilds

    def pick_up(self, cards: Sequence[int]) -> None:
        """Cards come to the hand; those that are laid out at once do not."""
        for card in cards:
            if not self.rules.threes.lays_out(card):
                self.hand[card >> 2] += 1

    def lay(self, cards: Cards) -> None:
        """Cards go from the hand to the meld of the rank they show."""
        rank = self.rules.melds.rank(cards)
        for card in cards:
            self.hand[card >> 2] -= 1
            if is_wild(card):
                self.wilds[rank] += 1
            else:
                self.naturals[rank] += 1

    def worth(self) -> float:
        """The worth of all of it, in points."""
        total = self.hand[TWO] * TWO_WORTH + self.hand[JOKER] * JOKER_WORTH
        for rank in NATURAL_RANKS:
            total += self.rank_worth(rank, self.hand[rank])
        return total

    def rank_worth(self, rank: int, held: int) -> float:
        """The worth of one rank with so many natural cards of it in the hand."""
        wilds = self.wilds[rank]
        size = self.naturals[rank] + wilds + held
        if size == 0:
            return 0.0
        full = self.rules.melds.canasta
        hope = CANASTA_HOPE if wilds else CANASTA_HOPE + NATURAL_MORE
        worth = PROGRESS[step(size, full)] * hope + max(0, size - full) * BEYOND
        return worth + size * self.rules.pack.values[rank] * CARD_POINTS
