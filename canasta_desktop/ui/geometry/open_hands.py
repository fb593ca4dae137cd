"""Hands that everybody who watches may see: small fans at the plates, and the one at the bottom in the hand's row.

In a fan the first card of each rank keeps its index in sight, the others show an edge; the cards shrink until that is
so. Where it cannot be the fan stays closed: the count on the plate must do.
"""

from collections.abc import Hashable
from itertools import pairwise

from canasta_desktop.rules.cards import rank_of
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import CARD_RATIO, Rect, card_rect
from canasta_desktop.ui.display.display import Card, Display, Place, Plate, Spot
from canasta_desktop.ui.geometry.cascade import cascade
from canasta_desktop.ui.geometry.hand import arrange_hand
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.seats import SeatPlate
from canasta_desktop.ui.geometry.table import TableLayout

CLOSED = 0.75
"""Size of the backs of a hand at the bottom that nobody may see, by the hand's cards."""
LEAST_WIDTH = 36
"""Smaller cards cannot be read."""


def open_fans(display: Display, layout: TableLayout, reach: tuple[float, float]) -> list[Pose]:
    """The cards of all open hands that have room."""
    poses: list[Pose] = []
    for plate, seat in zip(display.plates, layout.seats, strict=False):
        if plate.open_cards:
            poses += _row(plate, layout) if seat.place == "bottom" else _fan(plate, seat, reach[0])
    return poses


def closed_hand(layout: TableLayout, count: int) -> list[Rect]:
    """The backs of the hand at the bottom while nobody sits there who may see it."""
    groups: list[Hashable] = list(range(count))
    laid = arrange_hand(groups, layout.hand, CLOSED * layout.hand_width)
    low = layout.hand.cy - CARD_RATIO * laid.card_width / 2 - (laid.cards[-1].rect.y if laid.cards else 0)
    return [unit.rect.moved(0, low if laid.rows == 1 else 0) for unit in laid.cards]


def _row(plate: Plate, layout: TableLayout) -> list[Pose]:
    """Like a hand of one's own, but nothing can be done with it."""
    groups: list[Hashable] = [rank_of(card.face) for card in plate.open_cards]
    laid = arrange_hand(groups, layout.hand, layout.hand_width)
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


def _fan(plate: Plate, seat: SeatPlate, reach: float) -> list[Pose]:
    """At a plate: as wide as the room, from its left or right end."""
    if seat.fan is None:
        return []
    for width in range(round(seat.fan.h / CARD_RATIO), LEAST_WIDTH - 1, -2):
        offsets = cascade([card.face for card in plate.open_cards], seat.fan.w - width, reach * width)
        if _narrowest(plate.open_cards, offsets) >= reach * width - 0.5:
            return _placed(plate, seat, seat.fan, float(width), offsets)
    return []


def _placed(plate: Plate, seat: SeatPlate, fan: Rect, width: float, offsets: list[float]) -> list[Pose]:
    spare = fan.w - width - offsets[-1]
    left = fan.x + (spare if seat.place == "right" else 0)
    first = card_rect(left, fan.bottom - CARD_RATIO * width, width)
    place = Place(Spot.SEAT, plate.seat)
    return [
        Pose(card.token, card.face, first.moved(offset, 0), place, Layer.PILE + 0.01 * i)
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
