"""Who gets the wild cards when a side goes out: the third choice of `going_out_search`.

The melds of the plan are slots: each has its natural cards and room for some wild ones. To try every way to fill them
would explode, but it need not be searched: what matters about the slots seen so far is only how many wild cards are
used and how many canastas of each kind there are. So it is a table, filled slot by slot, that keeps the dearest way to
each such tally; a hand of 30 cards has a few hundred.
"""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.rules.cards import JOKER
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, Meld

Tally = tuple[int, int, int, int]
"""Wild cards used, natural canastas, mixed ones, and those of wild cards alone."""

Reached = dict[Tally, tuple[int, tuple[int, ...]]]
"""By tally the points that the canastas pay and what each slot was given."""


class MeldSlot:
    """One meld of a plan: on the table or new, the natural cards it gets, and its room for wild ones.

    It gets no wild card, or from `low` to `high` of them.
    """

    def __init__(self, meld: Meld | None, rank: int, cards: list[int]) -> None:
        self.meld: Meld | None = meld
        self.rank: int = rank
        self.cards: list[int] = cards
        self.naturals: int = len(cards) + (0 if meld is None else meld.naturals)
        self.wilds: int = 0 if meld is None else meld.wilds
        self.low: int = 0
        self.high: int = 0
        self.may_be_none: bool = True

    def numbers(self) -> list[int]:
        """How many wild cards it may get, fewest first."""
        found = list(range(max(1, self.low), self.high + 1))
        return [0, *found] if self.may_be_none else found

    def kind(self, given: int, canasta: int) -> int:
        """The kind of canasta this is with so many wild cards more, -1 if it is none."""
        if self.naturals + self.wilds + given < canasta:
            return -1
        if self.rank == JOKER:
            return ALL_WILD
        return NATURAL if self.wilds + given == 0 else MIXED


class Sharing:
    """A way to give out all wild cards.

    `canastas`: how many are natural, mixed and of wild cards alone; `given` to each slot.
    """

    def __init__(self, canastas: tuple[int, int, int], given: tuple[int, ...]) -> None:
        self.canastas: Final = canastas
        self.given: Final = given


def sharings(slots: list[MeldSlot], wilds: int, full: int, prices: Sequence[int]) -> list[Sharing]:
    """The ways to give so many wild cards to these slots, one for each number of canastas of each kind, dearest first.

    A canasta has `full` cards and pays the price of its kind.
    """
    reached: Reached = {(0, 0, 0, 0): (0, ())}
    for slot in slots:
        reached = _extended(reached, slot, wilds, full, prices)
    ends = [(points, tally, given) for tally, (points, given) in reached.items() if tally[0] == wilds]
    ends.sort(key=lambda end: -end[0])
    return [Sharing((naturals, mixed, wild), given) for _, (_, naturals, mixed, wild), given in ends]


def _extended(reached: Reached, slot: MeldSlot, wilds: int, full: int, prices: Sequence[int]) -> Reached:
    """What is reached with one slot more."""
    further: Reached = {}
    numbers = slot.numbers()
    for (used, naturals, mixed, wild), (points, given) in reached.items():
        for more in numbers:
            if used + more > wilds:
                break
            # Of two ways to the same tally the one with the dearer canastas is kept.
            kind = slot.kind(more, full)
            key = (
                used + more,
                naturals + (1 if kind == NATURAL else 0),
                mixed + (1 if kind == MIXED else 0),
                wild + (1 if kind == ALL_WILD else 0),
            )
            worth = points + (prices[kind] if kind >= 0 else 0)
            if key not in further or further[key][0] < worth:
                further[key] = (worth, (*given, more))
    return further
