"""The terms in which a system says how its discard pile is taken: ways, classes of cards, and rules for a wild top.

A `Pile` is made of them (`pile`), and `pile_statements` puts them on the rule sheet.
"""

from enum import Enum
from typing import Final

PAIR: Final = 1
"""Two natural cards of the top card's rank from the hand."""
WITH_WILD: Final = 2
"""One natural card of its rank and one wild card from the hand."""
ADD: Final = 4
"""Adding it to a set of its rank that the side has on the table."""
ADD_RUN: Final = 8
"""Adding it to a sequence of the side."""

WILD: Final = 1
RED_THREE: Final = 2
BLACK_THREE: Final = 4
OTHER: Final = 8


class WildTop(Enum):
    """With what a pile topped by a wild card can be taken, where it can."""

    BARRED = "barred"  # CL-6.7
    ANY_PAIR = "any-pair"  # with a natural pair of any rank (GT-6.4)
    ALIKE = "alike"  # with two cards of the same kind (HF-2.3)
    WILD_MELD = "wild-meld"  # with two wild cards at least, for a lawful meld of wild cards (VS-5.7)
