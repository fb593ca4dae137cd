"""Sequences in a hand: what could be added to one on the table, and every choice of new ones (SA-4)."""

from collections.abc import Iterator
from typing import Final

from canasta_desktop.rules.cards import ACE, FOUR, JOKER_FACE, Cards, Hand
from canasta_desktop.rules.table import Meld

SHORTEST: Final = 3
LOWEST: Final = FOUR * 4
HIGHEST_LOW: Final = ACE - SHORTEST + 1
"""The highest rank a sequence can begin with."""


def ends(meld: Meld, hand: Hand, longest: int) -> list[Cards]:
    """The cards of this hand that could be added to a sequence, in every number from either end, none first."""
    below: list[int] = []
    above: list[int] = []
    low, high = meld.cards[0] - 4, meld.cards[-1] + 4
    while low >= LOWEST and hand.faces[low]:
        below.append(low)
        low -= 4
    while high < JOKER_FACE and hand.faces[high]:
        above.append(high)
        high += 4
    room = longest - len(meld.cards)
    return [
        tuple(below[:down] + above[:up])
        for down in range(min(len(below), room) + 1)
        for up in range(min(len(above), room - down) + 1)
    ]


def choices(hand: Hand, longest: int) -> Iterator[list[Cards]]:
    """Every choice of new sequences from this hand, none first, then the longest; there can be very many."""
    yield []
    yield from _further(hand, LOWEST, longest, [])


def _further(left: Hand, lowest: int, longest: int, chosen: list[Cards]) -> Iterator[list[Cards]]:
    """One more sequence, its lowest card this face or a higher one, and further ones after it."""
    for low in range(lowest, (HIGHEST_LOW + 1) * 4):
        if left.faces[low] == 0 or left.faces[low + 4] == 0 or left.faces[low + 8] == 0:
            continue
        run = [low, low + 4, low + 8]
        while len(run) < longest and run[-1] + 4 < JOKER_FACE and left.faces[run[-1] + 4]:
            run.append(run[-1] + 4)
        for length in range(len(run), SHORTEST - 1, -1):
            cards = tuple(run[:length])
            less = left.copy()
            less.take_out(cards)
            yield [*chosen, cards]
            yield from _further(less, low, longest, [*chosen, cards])


def is_any(hand: Hand) -> bool:
    """Whether there is a sequence in this hand."""
    faces = hand.faces
    for low in range(LOWEST, (HIGHEST_LOW + 1) * 4):
        if faces[low] and faces[low + 4] and faces[low + 8]:
            return True
    return False
