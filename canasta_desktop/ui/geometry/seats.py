"""Seat plates with their fans of backs: where they stand.

Logical pixels. A fan shows how many cards somebody holds; where a plate leaves no room for it, it is None and the count
on the plate must do (always so in small mode). Where hands lie open, fans are higher and take all the room there is.
"""

from typing import Literal, NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Measures, Rect, card_rect

Place = Literal["bottom", "left", "top", "right"]

BACK = 38
"""Width of the backs in an opponent's fan."""
FAN_STEP = 11
FAN_ROOM = BACK + 14 * 10
"""Width kept for a fan in the seat strip."""
OPEN_CARD = 54
"""Width of the cards in a fan that lies open."""
PLATE_LEAST, PLATE_MOST = 180, 230


class SeatPlate(NamedTuple):
    """One seat's plate; `seat` counts clockwise from the person, `fan` is the room for the backs."""

    seat: int
    place: Place
    plate: Rect
    fan: Rect | None


def fan_height(m: Measures, is_open: bool) -> float:
    """Height of the cards in a fan."""
    return CARD_RATIO * (OPEN_CARD if is_open and not m.small else BACK)


def arrange_seats(
    m: Measures, seats: int, strip: Rect, centre: Rect, piles: Rect, hand: Rect, *, is_open: bool = False
) -> tuple[SeatPlate, ...]:
    """The plates clockwise from the person: own, left, the ones on top from left to right, right."""
    own = _own_plate(m, hand)
    if m.small or seats < 4:
        return own, *_top_plates(m, seats - 1, strip, 1, is_open)
    left = _side_plate(m, "left", 1, centre, piles, is_open)
    right = _side_plate(m, "right", seats - 1, centre, piles, is_open)
    return own, left, *_top_plates(m, seats - 3, strip, 2, is_open), right


def _own_plate(m: Measures, hand: Rect) -> SeatPlate:
    """Left end of the hand row, with the sort button's height left below it where there is room."""
    below = 13 + 17 * m.text
    free = hand.h - m.plate - below
    y = hand.y + free / 2 if free >= 0 else hand.cy - m.plate / 2
    return SeatPlate(0, "bottom", Rect(hand.x, y, min(180 * m.text, 270), m.plate), None)


def _top_plates(m: Measures, count: int, strip: Rect, first: int, is_open: bool) -> list[SeatPlate]:
    """Plates in equal shares of the strip, each with its fan at the right of it."""
    slot = (strip.w - m.gap * (count - 1)) / count
    width = min(min(max(0.45 * slot, PLATE_LEAST), PLATE_MOST) * m.text, slot)
    if is_open and not m.small:
        width = min(PLATE_LEAST * m.text, slot)
    room = min(3 * FAN_ROOM if is_open else FAN_ROOM, slot - width - 12)
    with_fan = not m.small and room >= BACK + 4 * 8
    group = width + 12 + room if with_fan else width
    plates = []
    for i in range(count):
        x = strip.x + i * (slot + m.gap) + (slot - group) / 2
        plate = Rect(x, strip.cy - m.plate / 2, width, m.plate)
        height = fan_height(m, is_open)
        fan = Rect(plate.right + 12, strip.cy - height / 2, room, height) if with_fan else None
        plates.append(SeatPlate(first + i, "top", plate, fan))
    return plates


def _side_plate(m: Measures, place: Place, seat: int, centre: Rect, piles: Rect, is_open: bool) -> SeatPlate:
    """A plate at the end of the centre row with the fan above it."""
    room = piles.x - centre.x if place == "left" else centre.right - piles.right
    width = min(min(max(0.6 * room, PLATE_LEAST), PLATE_MOST) * m.text, room - m.gap)
    x = centre.x if place == "left" else centre.right - width
    height = fan_height(m, is_open)
    group = height + 8 + m.plate
    if group > centre.h:
        return SeatPlate(seat, place, Rect(x, centre.cy - m.plate / 2, width, m.plate), None)
    y = centre.cy - group / 2
    fan = Rect(x, y, width, height)
    if is_open:
        wide = min(room - m.gap, 3 * FAN_ROOM)
        fan = Rect(centre.x if place == "left" else centre.right - wide, y, wide, height)
    return SeatPlate(seat, place, Rect(x, y + height + 8, width, m.plate), fan)


def fan_cards(seat: SeatPlate, count: int) -> list[Rect]:
    """The backs of a fan, leftmost (lowest) first; above a side plate centred, on top at the plate."""
    if seat.fan is None or count <= 0:
        return []
    step = min(FAN_STEP, (seat.fan.w - BACK) / max(1, count - 1))
    spare = 0.0 if seat.place == "top" else (seat.fan.w - BACK - step * (count - 1)) / 2
    return [card_rect(seat.fan.x + spare + i * step, seat.fan.y, BACK) for i in range(count)]
