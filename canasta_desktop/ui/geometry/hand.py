"""The cards of the own hand: one row, two rows, or stacks, with every index readable.

Logical pixels, pure geometry. The step from a card to the next is 0.40 of the card's width inside a rank and 0.60
between ranks, both scaled by the same factor when the row is too wide, but no step below the least one: 0.25 of the
width and never under 24 px (the index stays readable, the strip can be hit). When even least steps do not fit the cards
get narrower, as long as they are wider so than in two rows; then they stand in two rows, 0.80 as large, the first part
of the display order (by the standard order the high ranks) behind. So a larger size that is asked for never makes them
smaller. Beyond two full rows the largest ranks become stacks with a count, as few as needed.

The back row is raised by 0.40 of the card height; where that is too high for the area the cards shrink. A stack is one
unit whatever lies between its cards (free order), standing where its first card stood. With more units than two full
rows hold, steps shrink below the least. Cards stand at the bottom of the area.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor
from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Rect, card_rect

INSIDE, BETWEEN, LEAST = 0.40, 0.60, 0.25
STRIP = 24
"""Least visible strip of a card, px."""
SIZE_STEP = 4
"""Where a row would be too wide its cards get narrower in such steps, px: not with every card that comes."""
TWO_ROW_SIZE = 0.80
BACK_ROW = 0.40
"""How far the row behind is raised, by the height of its cards."""


@dataclass(frozen=True, slots=True)
class HandSlot:
    """One card, or one stack of a rank, in the hand.

    `members` are the indices in display order that stand here, one unless stacked; `row` is 0 in front, 1 behind;
    `visible` is the width of the strip the next card in the row leaves free.
    """

    members: tuple[int, ...]
    rect: Rect
    row: int
    visible: float

    @property
    def index(self) -> int:
        return self.members[0]

    @property
    def count(self) -> int:
        return len(self.members)


class HandLayout(NamedTuple):
    """The hand in reading order: the row behind first, each row from the left."""

    cards: tuple[HandSlot, ...]
    card_width: float
    rows: int

    @property
    def is_stacked(self) -> bool:
        return any(card.count > 1 for card in self.cards)

    def at(self, index: int) -> HandSlot:
        """Where the card of that display index stands."""
        return next(card for card in self.cards if index in card.members)


def least_step(width: float) -> float:
    """The smallest step between two cards of that width."""
    return max(LEAST * width, STRIP)


def row_capacity(width: float, card: float) -> int:
    """How many cards of that width a row holds at least steps."""
    return 1 + max(0, int((width - card) / least_step(card) + 1e-6))


def one_row_width(count: int, width: float) -> float:
    """How wide cards are at most of which a row holds so many, in whole steps; 0 or less: it holds not so many."""
    most = min(width - STRIP * (count - 1), width / (1 + LEAST * (count - 1)))
    return SIZE_STEP * floor(most / SIZE_STEP)


def arrange_hand(ranks: Sequence[Hashable], area: Rect, hw: float, opened: Hashable | None = None) -> HandLayout:
    """Places a hand of `len(ranks)` cards in `area`; equal neighbours in `ranks` are of one rank.

    `opened` is the rank whose stack has been clicked open: its cards stand singly if there is room.
    """
    if not ranks:
        return HandLayout((), hw, 1)
    units: list[tuple[int, ...]] = [(i,) for i in range(len(ranks))]
    single, small = min(hw, one_row_width(len(units), area.w)), _two_row_width(area, hw)
    if single >= small:
        return _one_row(units, ranks, area, single)
    most = 2 * row_capacity(area.w, small)
    if len(units) > most:
        units = _stacks(ranks, opened, most)
        if len(units) > most:
            units = _stacks(ranks, None, most)
        if len(units) <= row_capacity(area.w, hw):
            return _one_row(units, ranks, area, hw)
    return _two_rows(units, ranks, area, small)


def insertion_index(hand: HandLayout, x: float, y: float | None = None) -> int:
    """The display index at which a card dropped at that place would be inserted (0 to the number of cards).

    With two rows `y` chooses the row; without it the front row counts.
    """
    if not hand.cards:
        return 0
    front = [card for card in hand.cards if card.row == 0]
    behind = [card for card in hand.cards if card.row == 1]
    row = behind if behind and y is not None and y < front[0].rect.y else front
    for card in row:
        if x < card.rect.x + card.visible / 2:
            return card.index
    return row[-1].members[-1] + 1


def _stacks(ranks: Sequence[Hashable], opened: Hashable | None, most: int) -> list[tuple[int, ...]]:
    """Stacks of the largest ranks in the order of first appearance, until there are `most` units; never the opened."""
    places: dict[Hashable, list[int]] = {}
    for i, rank in enumerate(ranks):
        places.setdefault(rank, []).append(i)
    left = len(ranks)
    stacked: set[Hashable] = set()
    for rank in sorted((one for one in places if one != opened), key=lambda one: -len(places[one])):
        if left <= most:
            break
        stacked.add(rank)
        left -= len(places[rank]) - 1
    units: list[tuple[int, ...]] = []
    for i, rank in enumerate(ranks):
        if rank not in stacked:
            units.append((i,))
        elif places[rank][0] == i:
            units.append(tuple(places[rank]))
    return units


def _one_row(units: list[tuple[int, ...]], ranks: Sequence[Hashable], area: Rect, hw: float) -> HandLayout:
    y = area.bottom - CARD_RATIO * hw
    return HandLayout(tuple(_row(units, ranks, area, hw, y, 0)), hw, 1)


def _two_row_width(area: Rect, hw: float) -> float:
    """Width of the cards in two rows: less than in one, and less still where those need more height than there is."""
    return min(TWO_ROW_SIZE * hw, area.h / (CARD_RATIO * (1 + BACK_ROW)))


def _two_rows(units: list[tuple[int, ...]], ranks: Sequence[Hashable], area: Rect, width: float) -> HandLayout:
    height = CARD_RATIO * width
    y = area.bottom - height
    cut = _cut(units, ranks, row_capacity(area.w, width))
    behind = _row(units[:cut], ranks, area, width, y - BACK_ROW * height, 1)
    return HandLayout((*behind, *_row(units[cut:], ranks, area, width, y, 0)), width, 2)


def _cut(units: list[tuple[int, ...]], ranks: Sequence[Hashable], most: int) -> int:
    """Where the hand is divided: between two ranks, as near to the middle as both rows allow, else in the middle."""
    middle = (len(units) + 1) // 2
    fits = [
        i
        for i in range(max(1, len(units) - most), min(most, len(units) - 1) + 1)
        if ranks[units[i - 1][0]] != ranks[units[i][0]]
    ]
    near = [i for i in fits if abs(i - middle) <= max(2, len(units) // 4)]
    return min(near, key=lambda i: (abs(i - middle), i), default=middle)


def _row(
    units: list[tuple[int, ...]], ranks: Sequence[Hashable], area: Rect, width: float, y: float, row: int
) -> list[HandSlot]:
    same = [ranks[a[0]] == ranks[b[0]] for a, b in pairwise(units)]
    steps = _steps(same, area.w - width, width)
    x = area.cx - (sum(steps) + width) / 2
    cards = []
    for unit, step in zip(units, [*steps, width], strict=True):
        cards.append(HandSlot(unit, card_rect(x, y, width), row, min(step, width)))
        x += step
    return cards


def _steps(same: list[bool], room: float, width: float) -> list[float]:
    """The step after each card but the last; `same[i]` tells whether the next card is of the same rank."""
    least = least_step(width)
    inside, between = max(INSIDE * width, least), max(BETWEEN * width, least)
    pairs = sum(same)
    others = len(same) - pairs
    natural = pairs * inside + others * between
    if natural > room:
        factor = room / natural
        if least * len(same) > room:
            inside = between = room / len(same)
        elif factor * inside >= least or not others:
            inside, between = factor * inside, factor * between
        else:  # the steps inside ranks stop at the least, those between ranks share what remains
            inside, between = least, (room - pairs * least) / others
    return [inside if one else between for one in same]
