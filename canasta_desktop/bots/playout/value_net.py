"""A small network that tells what a position is worth: the counts of both sides go in, points come out.

What counts are worth depends on each other: cards in the hand are good while the others cannot go out, and bad when
they can. Worths that are added up cannot say that; one layer of hidden units can. Each unit adds up what it is told,
weighed, and is heard only above zero; the value is what is heard, weighed once more.

All is in whole numbers, so that it is the same on every machine, interpreted and compiled. The units lie side by side
in the lanes of one large whole number: one multiplication weighs a count for all of them, and a sum is one addition. A
lane begins far above zero, so that no sum below zero borrows from the next one.
"""

from struct import Struct
from typing import Final

from canasta_desktop.bots.playout.counts import COUNTS, STAGES, counts, stage
from canasta_desktop.bots.playout.worth import Valuer
from canasta_desktop.rules.state import State

COMMON: Final = STAGES + 4
"""What goes for both sides: the stage, cards that can be drawn, the pile, whether it is frozen, whose turn it is."""
INPUTS: Final = 2 * COUNTS + COMMON
"""How many numbers go in: the counts of the own side, of the others, and what goes for both."""

LANE_BYTES: Final = 8
HALF: Final = 1 << 47
"""Where a lane begins. No hidden unit comes so far, and a lane holds a number that is quick to calculate with."""
MOST_WEIGHT: Final = 1 << 24
"""No weight of the first layer is further from 0, so that all counts together stay far within a lane."""
SHARED: Final = 16
"""Inputs that are the same number below this are added up first, and weighed together."""
MOST_UNITS: Final = 256
"""Hidden units beyond this would cost more than they could tell."""
SHIFT: Final = 20
"""The weights of the second layer are points, times two to the power of this, for one in a hidden unit."""


class ValueNet(Valuer):
    """What was learned: `first` by input the weights of all hidden units, `bias` of each, `second` its weight, `base`.

    How many hidden units there are, `bias` says.
    """

    def __init__(self, first: list[list[int]], bias: list[int], second: list[int], base: int) -> None:
        self.lanes: Final[list[int]] = [_side_by_side(weights) for weights in first]
        self.start: Final = _side_by_side([HALF + number for number in bias])
        self.second: Final = second
        self.layout: Final = Struct(f"<{len(second)}Q")
        self.base: Final = base

    def value(self, state: State, side: int) -> int:
        """How far the side will be ahead of the mean of the others at the end of the deal, in points."""
        units = self.start
        lanes = self.lanes
        # Most inputs are small, and many are equal: a sum takes half the time of a product.
        alike = [0] * SHARED
        for at, number in enumerate(inputs(state, side)):
            if 0 < number < SHARED:
                alike[number] += lanes[at]
            elif number:
                units += number * lanes[at]
        for number in range(1, SHARED):
            if alike[number]:
                units += number * alike[number]
        total = self.base
        for lane, weight in zip(
            self.layout.unpack(units.to_bytes(self.layout.size, "little")), self.second, strict=True
        ):
            if lane > HALF:
                total += (lane - HALF) * weight
        return total >> SHIFT


def inputs(state: State, side: int) -> list[int]:
    """What goes in, INPUTS whole numbers, as this side sees it."""
    table = state.table
    own = counts(state, side)
    others: list[int] = []
    sides = 0
    for other in range(len(table.melds)):
        if other != side:
            found = counts(state, other)
            others = [a + b for a, b in zip(others, found, strict=True)] if sides else found
            sides += 1
    if sides > 1:
        others = [number // sides for number in others]
    common = [0] * COMMON
    common[stage(table)] = 1
    common[STAGES] = table.drawable()
    common[STAGES + 1] = len(table.pile)
    common[STAGES + 2] = 1 if table.frozen else 0
    common[STAGES + 3] = 1 if table.sides[table.turn.seat] == side else 0
    return own + others + common


def _side_by_side(numbers: list[int]) -> int:
    """One whole number with these in its lanes, the first in the lowest."""
    total = 0
    for number in reversed(numbers):
        total = (total << (8 * LANE_BYTES)) + number
    return total
