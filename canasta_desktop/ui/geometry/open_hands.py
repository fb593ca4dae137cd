"""Hands that everybody who watches may see: small fans at the seats, and the one at the bottom in the hand's row.

In a fan every card keeps its index in sight as long as there is room; then the first card of each rank does, the others
show an edge; the cards shrink until that is so. Where it cannot be the fan stays closed: the count must do.
"""

from collections.abc import Hashable
from itertools import pairwise

from canasta_desktop.rules.cards import rank_of
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import CARD_RATIO, card_rect
from canasta_desktop.ui.display.display import Card, Display, Plate
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.geometry.cascade import cascade
from canasta_desktop.ui.geometry.hand import arrange_hand
from canasta_desktop.ui.geometry.layout import SeatPlace, SeatShape, TableLayout
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.strips import LARGE

LEAST_WIDTH = 30
"""Smaller cards cannot be read: their large index is some 10 px high, as that of melds in the smallest window."""


def open_fans(display: Display, layout: TableLayout) -> list[Pose]:
    """The cards of all open hands that have room."""
    poses: list[Pose] = []
    for plate, seat in zip(display.plates, layout.seats, strict=False):
        if plate.open_cards:
            poses += _row(plate, layout) if seat.kind is SeatShape.OWN else _fan(plate, seat)
    return poses


def _row(plate: Plate, layout: TableLayout) -> list[Pose]:
    """Like a hand of one's own, but nothing can be done with it."""
    groups: list[Hashable] = [rank_of(card.face) for card in plate.open_cards]
    laid = arrange_hand(groups, layout.hand_room, layout.hand_width)
    place = Place(Spot.SEAT, plate.seat)
    poses = []
    for order, unit in enumerate(laid.cards):
        for member in unit.members:
            card, is_top = plate.open_cards[member], member == unit.members[-1]
            poses.append(
                Pose(
                    card.token,
                    card.face,
                    unit.rect,
                    place,
                    Layer.HAND + 0.1 * order,
                    visible=unit.visible,
                    row=unit.row,
                    is_covered=not is_top,
                    count=len(unit.members),
                )
            )
    return poses


def _fan(plate: Plate, seat: SeatPlace) -> list[Pose]:
    """At a seat, in the place of the backs: as wide as the room, from the seat's side."""
    reach = LARGE.across
    for width in range(int(seat.backs.h / CARD_RATIO), LEAST_WIDTH - 1, -2):
        offsets = cascade([card.face for card in plate.open_cards], seat.backs.w - width, reach * width)
        if offsets and _narrowest(plate.open_cards, offsets) >= reach * width - 0.5:
            return _placed(plate, seat, float(width), offsets)
    return []


def _placed(plate: Plate, seat: SeatPlace, width: float, offsets: list[float]) -> list[Pose]:
    room = seat.backs
    spare = room.w - width - offsets[-1]
    left = room.x + (spare if seat.kind is SeatShape.RIGHT else 0)
    first = card_rect(left, room.bottom - CARD_RATIO * width, width)
    place = Place(Spot.SEAT, plate.seat)
    return [
        Pose(card.token, card.face, first.moved(offset, 0), place, Layer.PILE + 0.01 * i, is_large=True)
        for i, (card, offset) in enumerate(zip(plate.open_cards, offsets, strict=True))
    ]


def _narrowest(cards: tuple[Card, ...], offsets: list[float]) -> float:
    """The least strip of a card that is the first of its rank, unless the last card shows the same."""
    ranks = [rank_of(card.face) for card in cards]
    return min(
        (
            b - a
            for i, (a, b) in enumerate(pairwise(offsets))
            if (i == 0 or ranks[i] != ranks[i - 1]) and ranks[i] != ranks[-1]
        ),
        default=float("inf"),
    )
