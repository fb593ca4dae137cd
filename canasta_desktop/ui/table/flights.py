"""The ways cards take: where a card comes from, who waits for whom, and the functions that move an item."""

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.rect import Rect, card_rect
from canasta_desktop.ui.display.display import HAND, PILE, STOCK, Card, Display, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.look import Look

DEALT = 6
"""So many cards from the stock at once, in the hand and to other players, are a deal."""

Step = Callable[[float], None]


class FlightStart(NamedTuple):
    """Where a card is now: its corner and its width on the screen."""

    x: float
    y: float
    width: float

    @classmethod
    def of(cls, rect: Rect) -> "FlightStart":
        return cls(rect.x, rect.y, rect.w)

    def far(self, goal: tuple[float, float]) -> float:
        """The distance to a goal, px."""
        return math.hypot(goal[0] - self.x, goal[1] - self.y)


class FlightPlan:
    """What a change of display means for the ways of cards.

    `former` are the poses before, `known` the cards in the air; a card in neither is new and comes from its origin.
    """

    def __init__(
        self,
        arrangement: Arrangement,
        display: Display,
        before: Arrangement,
        former: dict[int, Pose],
        known: set[int],
    ) -> None:
        self.arrangement = arrangement
        self._before = before
        self._former = former
        new = [card for card in cards_of(display) if card.token not in former and card.token not in known]
        self._origins = {card.token: card.origin for card in new}
        poses = arrangement.poses
        taken = {t for t, pose in poses.items() if pose.place == HAND and self._was_at(t) == PILE}
        self._taken = taken if len(taken) > 1 else set()
        self._discards = {t for t, pose in poses.items() if pose.place == PILE and self._was_at(t) != PILE}
        self._set_pace(display)
        hand, width = arrangement.layout.hand_room, arrangement.layout.hand_width
        self.heap = arrangement.layout.walnut.pile
        self.middle = card_rect(hand.cx - width / 2, hand.bottom - 1.4 * width, width)

    def _set_pace(self, display: Display) -> None:
        """The time between two starts; the hand and the other players are dealt to at the same time."""
        cards = sum(origin == STOCK for origin in self._origins.values())
        backs = len(display.flights)
        dealt = cards + sum(flight.origin == STOCK for flight in display.flights)
        if dealt < DEALT:
            self._step = motion.stagger(max(2, len(self._origins)))
            self._back_step = motion.stagger(backs)
            return
        whole = motion.stagger(dealt, motion.DEAL_STEP, motion.DEAL_MOST - motion.FLIGHT_MOST) * dealt
        self._step, self._back_step = whole / max(1, cards), whole / max(1, backs)

    def _was_at(self, token: int) -> Place | None:
        pose = self._former.get(token)
        return self._origins.get(token) if pose is None else pose.place

    def origin(self, pose: Pose) -> Rect | None:
        """Where a card that was not in sight comes from, as a card; None if it simply is there."""
        former = self._former.get(pose.token)
        if former is not None:
            return former.shown
        place = self._origins.get(pose.token)
        if place is None:
            return None
        return (self._before if place in self._before.places else self.arrangement).spot(place)

    def discarded(self) -> int:
        """The card another player has just discarded, -1 for none."""
        others = (token for token in self._discards if self._was_of_another(token))
        return next(others, -1)

    def _was_of_another(self, token: int) -> bool:
        place = self._was_at(token)
        return place is not None and place.spot is Spot.SEAT

    def comes_covered(self, token: int) -> bool:
        """Whether it comes from where nobody saw its face: the stock or another player's hand."""
        place = self._origins.get(token)
        return place is not None and place.spot in (Spot.STOCK, Spot.SEAT)

    def is_taken(self, token: int) -> bool:
        """Whether it comes to the hand with a taken pile."""
        return token in self._taken

    def is_waiting(self, pose: Pose) -> bool:
        """Whether it lies in the pile and waits for the discard that is to cover it."""
        return pose.place == PILE and bool(self._discards) and pose.token not in self._discards

    def delay(self, order: int) -> float:
        """When the card that starts as number `order` starts, ms."""
        return min(order * self._step, motion.DEAL_MOST)

    def delay_of_back(self, order: int) -> float:
        """The same for a card that only passes."""
        return min(order * self._back_step, motion.DEAL_MOST)


def cards_of(display: Display) -> Iterable[Card]:
    """Every card in sight."""
    for held in display.hand:
        yield held.card
    for plate in display.plates:
        yield from plate.open_cards
    for tray in display.trays:
        yield from tray.threes
        for meld in tray.melds:
            yield from meld.cards
            yield from meld.staged
    piles = display.piles
    yield from piles.below
    yield from piles.across
    if piles.top is not None:
        yield piles.top


def still(share: float) -> None:
    """A leg that only waits."""


def way(item: CardItem, start: FlightStart, goal: tuple[float, float], width: float, look: Look) -> Step:
    """Moves an item from here to there; it grows or shrinks to `width` on the way and is seen from its start on."""
    first, last = start.width / item.width, width / item.width

    def step(share: float) -> None:
        item.show()
        x = start.x + (goal[0] - start.x) * share
        y = start.y + (goal[1] - start.y) * share
        item.setPos(look.snapped(x), look.snapped(y))
        item.size_to(first + (last - first) * share)

    return step


def turning(along: Step, item: CardItem, look: Look, pose: Pose) -> Step:
    """The same way with the card turned over as it goes, its picture swapped in the middle."""

    def step(share: float) -> None:
        along(share)
        turn = min(1.0, max(0.0, (share - 0.35) / 0.6))
        bent = motion.IN_OUT_SINE.valueForProgress(turn)
        if bent >= 0.5:
            item.wear(look.pictures, pose.face, pose.rect.w, is_large=pose.is_large)
        if 0 < turn < 1:
            item.size_to(item.transform().m22(), max(0.02, abs(1 - 2 * bent)))

    return step


def shaking(item: CardItem, goal: tuple[float, float]) -> Step:
    """A refused card shakes at its place."""

    def step(share: float) -> None:
        item.setPos(goal[0] + motion.shake(share), goal[1])

    return step
