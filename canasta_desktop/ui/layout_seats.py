"""Seat plates with their fans of backs, and the two piles in the middle: where they and their cards stand.

Logical pixels. A fan shows how many cards somebody holds; where a plate leaves no room for it, it is None and the count
on the plate must do (always so in small mode).
"""

from dataclasses import dataclass
from typing import Literal

from canasta_desktop.ui.layout_rect import CARD_RATIO, Measures, Rect, card_rect

Place = Literal["bottom", "left", "top", "right"]

BACK = 38
"""Width of the backs in an opponent's fan."""
FAN_STEP = 11
FAN_ROOM = BACK + 14 * 10
"""Width kept for a fan in the seat strip."""
STACK_DX, STACK_DY = 1.1, -1.5
STACK_MOST = 6
PILE_ANGLES = (8.0, -9.0, 5.0, -4.0, 3.0, -6.0)
"""Degrees of the cards below the top one, by their number in the pile."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """One seat's plate; `seat` counts clockwise from the person, `fan` is the room for the backs."""

    seat: int
    place: Place
    plate: Rect
    fan: Rect | None


@dataclass(frozen=True, slots=True)
class PileArea:
    """A pile: its upright card, the `zone` it is dropped on and framed by, and the room for its pill.

    The pill may be narrower than its room: it stays centred in it. For the stock, `card` is the lowest back.
    """

    card: Rect
    zone: Rect
    pill: Rect


@dataclass(frozen=True, slots=True)
class Piles:
    """Stock and discard pile and the block around both."""

    stock: PileArea
    pile: PileArea
    block: Rect


@dataclass(frozen=True, slots=True)
class TurnedCard:
    """A card turned by `angle` degrees around its centre; `rect` is where it would lie upright."""

    rect: Rect
    angle: float


def _rise(pw: float) -> float:
    """Height above a pile's card for the thickness of the stock and the corners of turned cards."""
    return 8 * max(1.0, pw / 94)


def pile_height(m: Measures, pw: float) -> float:
    """Least height of the block of both piles and their pills."""
    return _rise(pw) + CARD_RATIO * pw + 5 + m.pill


def arrange_piles(m: Measures, row: Rect, pw: float) -> Piles:
    """Both piles: symmetric to the middle of `row`; in small mode at its right end."""
    words = m.pill_widths
    apart = max(1.75 * pw, sum(words) / 2 + 6)
    left, right = max(0.5 * pw + _rise(pw), words[0] / 2), max(0.7 * pw + 8, words[1] / 2)
    middle = row.right - right - apart / 2 if m.small else row.cx
    block = Rect(middle - apart / 2 - left, 0, left + apart + right, pile_height(m, pw))
    block = block.moved(0, row.cy - block.cy)
    top = block.y + _rise(pw)
    stock = _pile(m, middle - apart / 2, top, pw, words[0], pw / 2 + _rise(pw))
    pile = _pile(m, middle + apart / 2, top, pw, words[1], 0.7 * pw + 8)
    return Piles(stock, pile, block)


def _pile(m: Measures, x: float, y: float, pw: float, words: float, reach: float) -> PileArea:
    card = card_rect(x - pw / 2, y, pw)
    zone = Rect(x - reach, y - _rise(pw), 2 * reach, _rise(pw) + card.h + 4)
    return PileArea(card, zone, Rect(x - words / 2, card.bottom + 5, words, m.pill))


def arrange_seats(m: Measures, seats: int, strip: Rect, centre: Rect, piles: Rect, hand: Rect) -> tuple[SeatPlate, ...]:
    """The plates clockwise from the person: own, left, the ones on top from left to right, right (DESIGN 1)."""
    own = _own_plate(m, hand)
    if m.small:
        tops = _top_plates(m, seats - 1, strip, 1)
        return own, *tops
    if seats < 4:
        return own, *_top_plates(m, seats - 1, strip, 1)
    left = _side_plate(m, "left", 1, centre, piles)
    right = _side_plate(m, "right", seats - 1, centre, piles)
    return own, left, *_top_plates(m, seats - 3, strip, 2), right


def _own_plate(m: Measures, hand: Rect) -> SeatPlate:
    """Left end of the hand row, with the sort button's height left below it where there is room."""
    below = 13 + 17 * m.text
    free = hand.h - m.plate - below
    y = hand.y + free / 2 if free >= 0 else hand.cy - m.plate / 2
    return SeatPlate(0, "bottom", Rect(hand.x, y, min(180 * m.text, 270), m.plate), None)


def _top_plates(m: Measures, count: int, strip: Rect, first: int) -> list[SeatPlate]:
    """Plates in equal shares of the strip, each with its fan at the right of it."""
    slot = (strip.w - m.gap * (count - 1)) / count
    width = min(min(max(0.45 * slot, 180), 230) * m.text, slot)
    room = min(FAN_ROOM, slot - width - 12)
    with_fan = not m.small and room >= BACK + 4 * 8
    group = width + 12 + room if with_fan else width
    plates = []
    for i in range(count):
        x = strip.x + i * (slot + m.gap) + (slot - group) / 2
        plate = Rect(x, strip.cy - m.plate / 2, width, m.plate)
        height = CARD_RATIO * BACK
        fan = Rect(plate.right + 12, strip.cy - height / 2, room, height) if with_fan else None
        plates.append(SeatPlate(first + i, "top", plate, fan))
    return plates


def _side_plate(m: Measures, place: Place, seat: int, centre: Rect, piles: Rect) -> SeatPlate:
    """A plate at the end of the centre row with the fan above it."""
    room = piles.x - centre.x if place == "left" else centre.right - piles.right
    width = min(180 * m.text, room - m.gap)
    x = centre.x if place == "left" else centre.right - width
    height = CARD_RATIO * BACK
    group = height + 8 + m.plate
    if group > centre.h:
        return SeatPlate(seat, place, Rect(x, centre.cy - m.plate / 2, width, m.plate), None)
    y = centre.cy - group / 2
    return SeatPlate(seat, place, Rect(x, y + height + 8, width, m.plate), Rect(x, y, width, height))


def fan_cards(seat: SeatPlate, count: int) -> list[Rect]:
    """The backs of a fan, leftmost (lowest) first; above a side plate centred, on top at the plate."""
    if seat.fan is None or count <= 0:
        return []
    step = min(FAN_STEP, (seat.fan.w - BACK) / max(1, count - 1))
    spare = 0.0 if seat.place == "top" else (seat.fan.w - BACK - step * (count - 1)) / 2
    return [card_rect(seat.fan.x + spare + i * step, seat.fan.y, BACK) for i in range(count)]


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
