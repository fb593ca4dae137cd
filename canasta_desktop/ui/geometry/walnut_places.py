"""The walnut tray of stock, pile and packets in the middle of the table. Pure numbers, units."""

from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Rect
from canasta_desktop.ui.geometry.measures import Measures

EDGE = 1.0
"""Between the words and the edge of the tray, units."""


class WalnutFrame(NamedTuple):
    """The tray of the piles, in units."""

    rect: Rect
    stock: Rect
    pile: Rect
    stock_words: Rect
    pile_words: Rect
    packets: tuple[Rect, ...]


class WalnutPlaces:
    """How large the tray is, and where its things lie; lengths are units."""

    def __init__(self, measures: Measures) -> None:
        spec, type_ = measures.spec, measures.unit.type
        self._packets = spec.packets
        self._card = min(9.0 + 0.06 * max(0.0, measures.high - 112), 14.0)
        """Width of stock and pile."""
        self._words = max(13.1, 2.4 + min(spec.pile_word, 7.2) * type_(1.8))
        """Room of the words beside a pile."""
        self.wide = 2 * self._card + 3.4 + 2 * (self._words + 2.2) + (7.5 if spec.packets else 0)
        line = measures.unit.line
        title = 0.0 if spec.is_brief else line(2.0)
        words = title + 0.9 * line(3.4) + 2 * line(1.8)
        self.high = max(CARD_RATIO * self._card + 2.6, words + 1.2)

    def at(self, x: float, middle: float) -> WalnutFrame:
        """The tray with its left at `x`; `middle` of its height."""
        high, card, packets = self.high, self._card, self._packets
        rect = Rect(x, middle - high / 2, self.wide, high)
        centre = rect.cx + (3.75 if packets else 0.0)
        stock = Rect(centre - card - 1.7, middle - CARD_RATIO * card / 2, card, CARD_RATIO * card)
        pile = Rect(centre + 1.7, stock.y, card, stock.h)
        words = self._words
        small = 0.43 * card
        step = min(1.9, (high - 2.4 - CARD_RATIO * small) / max(1, packets - 1))
        return WalnutFrame(
            rect,
            stock,
            pile,
            Rect(stock.x - 2.0 - words + EDGE, rect.y + 0.6, words - EDGE, high - 1.2),
            Rect(pile.right + 2.4, rect.y + 0.6, words - EDGE, high - 1.2),
            tuple(
                Rect(rect.x + 2.0, rect.y + 1.2 + place * step, small, CARD_RATIO * small) for place in range(packets)
            ),
        )
