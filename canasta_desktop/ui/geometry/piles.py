"""Stock and discard pile: where they stand, how thick they look, and what only some games lay beside or across them.

Logical pixels, pure geometry. A turn card lies crosswise low in the stock and reserved cards crosswise on top of it, so
that they stick out on both sides; packets set aside stand left of the stock, half as large; cards beneath the pile show
their left edge. A note on all this stands in the stock's pill below the count.
"""

from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Measures, Rect, card_rect

STACK_DX, STACK_DY = 1.1, -1.5
STACK_MOST = 6
PILE_ANGLES = (8.0, -9.0, 5.0, -4.0, 3.0, -6.0)
"""Degrees of the cards below the top one, by their number in the pile."""
PACKET = 0.48
"""Size of a packet's card by that of the pile."""
NOTE_LINES, NOTE_LINE, NOTE_WIDTH = 2, 15, 168
"""A note's lines, the height of one and their width, at a text scale of 1."""
BENEATH = 0.16
"""How far cards under the pile stick out, by their width."""


class StockExtras(NamedTuple):
    """What lies with the stock besides its cards: packets, a card across it, a note in words."""

    packets: int = 0
    is_crossed: bool = False
    has_note: bool = False


class PileArea(NamedTuple):
    """A pile: its upright card, the `zone` it is dropped on and framed by, and the room for its pill.

    The pill may be narrower than its room: it stays centred in it. For the stock, `card` is the lowest back.
    """

    card: Rect
    zone: Rect
    pill: Rect


class PileLayout(NamedTuple):
    """Stock and discard pile, the packets beside the stock from above, and the block around all of them."""

    stock: PileArea
    pile: PileArea
    block: Rect
    packets: tuple[Rect, ...] = ()


class TurnedCard(NamedTuple):
    """A card turned by `angle` degrees around its centre; `rect` is where it would lie upright."""

    rect: Rect
    angle: float


def _rise(pw: float) -> float:
    """Height above a pile's card for the thickness of the stock and the corners of turned cards."""
    return 8 * max(1.0, pw / 94)


def pill_height(m: Measures, extras: StockExtras) -> float:
    """Height of the stock's pill with its note, whose text hardly grows where height is scarce."""
    return m.pill + note_height(m) if extras.has_note else m.pill


def note_height(m: Measures) -> float:
    """Height of a note's lines."""
    return NOTE_LINES * NOTE_LINE * (min(m.text, 1.15) if m.small else m.text)


def pile_height(m: Measures, pw: float, extras: StockExtras) -> float:
    """Least height of the block of both piles and their pills."""
    return _rise(pw) + CARD_RATIO * pw + 5 + pill_height(m, extras)


def arrange_piles(m: Measures, row: Rect, pw: float, extras: StockExtras) -> PileLayout:
    """Both piles: symmetric to the middle of `row`; in small mode at its right end."""
    words, pile_words = m.pill_widths
    words = max(words, NOTE_WIDTH * min(m.text, 1.25)) if extras.has_note else words
    reach = 0.7 * pw + 6 if extras.is_crossed else pw / 2 + _rise(pw)
    apart = max(1.75 * pw, (words + pile_words) / 2 + 6, reach + 0.7 * pw + 14)
    left, right = max(reach, words / 2), max(0.7 * pw + 8, pile_words / 2)
    beside = PACKET * pw + 14 if extras.packets else 0.0
    outside = left + max(0.0, beside - (left - reach))
    middle = row.right - right - apart / 2 if m.small else row.cx
    block = Rect(middle - apart / 2 - outside, 0, outside + apart + right, pile_height(m, pw, extras))
    block = block.moved(0, row.cy - block.cy)
    top = block.y + _rise(pw)
    stock = _pile(m, middle - apart / 2, top, pw, words, reach)
    stock = stock._replace(pill=Rect(stock.pill.x, stock.pill.y, stock.pill.w, pill_height(m, extras)))
    pile = _pile(m, middle + apart / 2, top, pw, pile_words, 0.7 * pw + 8)
    return PileLayout(stock, pile, block, _packets(stock, extras.packets, pw))


def _packets(stock: PileArea, count: int, pw: float) -> tuple[Rect, ...]:
    """The packets left of the stock, one above the other."""
    width = PACKET * pw
    height, room = CARD_RATIO * width, stock.card.h
    step = (room - height) / max(1, count - 1) if count > 1 else 0.0
    x, y = stock.zone.x - 10 - width, stock.card.y + (0 if count > 1 else (room - height) / 2)
    return tuple(card_rect(x, y + i * step, width) for i in range(count))


def _pile(m: Measures, x: float, y: float, pw: float, words: float, reach: float) -> PileArea:
    card = card_rect(x - pw / 2, y, pw)
    zone = Rect(x - reach, y - _rise(pw), 2 * reach, _rise(pw) + card.h + 4)
    return PileArea(card, zone, Rect(x - words / 2, card.bottom + 5, words, m.pill))


def stock_cards(card: Rect, count: int) -> list[Rect]:
    """The backs that show the thickness of a stock of `count`, lowest first: one for each eight begun, at most six."""
    shown = min(STACK_MOST, -(-count // 8))
    grown = max(1.0, card.w / 94)
    return [card.moved(i * STACK_DX * grown, i * STACK_DY * grown) for i in range(shown)]


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
    return [card.moved(i * STACK_DX, -0.10 * card.h + i * STACK_DY) for i in range(shown)]
