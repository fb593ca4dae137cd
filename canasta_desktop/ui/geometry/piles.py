"""Stock and discard pile: how thick they look, and what only some games lay beside or across them.

Logical pixels, pure geometry. A turn card lies crosswise low in the stock and reserved cards crosswise on top of it, so
that they stick out on both sides; cards beneath the pile show their left edge.
"""

from typing import NamedTuple

from canasta_desktop.ui.base.rect import Rect

STACK_DX, STACK_DY = -0.011, -0.019
"""How far the next back of the stock lies beside and above, by its width."""
STACK_MOST = 7
PILE_ANGLES = (8.0, -9.0, 5.0, -4.0, 3.0, -6.0)
"""Degrees of the cards below the top one, by their number in the pile."""
BENEATH = 0.16
"""How far cards under the pile stick out, by their width."""


class TurnedCard(NamedTuple):
    """A card turned by `angle` degrees around its centre; `rect` is where it would lie upright."""

    rect: Rect
    angle: float


def stock_cards(card: Rect, count: int) -> list[Rect]:
    """The backs that show the thickness of a stock of `count`, lowest first: one for each ten begun, at most seven."""
    shown = min(STACK_MOST, -(-count // 10))
    return [card.moved(i * STACK_DX * card.w, i * STACK_DY * card.w) for i in range(shown)]


def pile_cards(card: Rect, count: int) -> list[TurnedCard]:
    """The visible cards of a discard pile of `count`, lowest first, the upright top card last.

    At most six lie below. The angle follows a card's own number in the pile, so it keeps lying as it fell.
    """
    below = range(max(0, count - 1 - len(PILE_ANGLES)), count - 1)
    turned = [TurnedCard(card, PILE_ANGLES[number % len(PILE_ANGLES)]) for number in below]
    return [*turned, TurnedCard(card, 0.0)] if count > 0 else []


def crosswise(card: Rect) -> Rect:
    """Where a freezing card lies that is turned by 90 degrees: it sticks out on both sides of the pile."""
    return card.centred(card.h, card.w)


def beneath(card: Rect) -> Rect:
    """Where cards lie that are face down under the pile: a little to the left."""
    return card.moved(-BENEATH * card.w, 0)


def turn_card(card: Rect) -> Rect:
    """Where the turn card would stand upright: it lies across the lower half of the stock."""
    return card.moved(0, 0.12 * card.h)


def reserved_cards(card: Rect, count: int) -> list[Rect]:
    """Where reserved cards would stand upright: they lie across the upper half of the stock, three at most drawn."""
    shown = min(3, count)
    return [card.moved(i * STACK_DX * card.w, -0.10 * card.h + i * STACK_DY * card.w) for i in range(shown)]
