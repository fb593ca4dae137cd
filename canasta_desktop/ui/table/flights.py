"""What a change of display means for the ways of cards: where each comes from, who waits for whom, what is going on."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.rect import CARD_RATIO, Rect, card_rect
from canasta_desktop.ui.display.display import Card, Display
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.table.deal_flights import DealFlights
from canasta_desktop.ui.table.take_flights import TakeFlights

SOURCES = (Spot.HAND, Spot.SEAT, Spot.PILE)
"""Where cards come from that are melded with a taken pile."""


HANDS = frozenset((Spot.HAND, Spot.SEAT))
"""Where the cards of a new meld come from."""


class Bunch(NamedTuple):
    """A card of a new meld: where the `first` one lies, and how many start after this one."""

    first: Rect
    after: int


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
        self.flights = display.flights
        self._before = before
        self._former = former
        new = [card for card in cards_of(display) if card.token not in former and card.token not in known]
        self._origins = {card.token: card.origin for card in new}
        poses = arrangement.poses
        taken = {t for t, pose in poses.items() if pose.place == HAND and self.was_at(t) == PILE}
        self._taken = taken if len(taken) > 1 else set()
        self._discards = {t for t, pose in poses.items() if pose.place == PILE and self.was_at(t) != PILE}
        is_across = any([poses[token].turned for token in self._discards])
        self.discard_ms = motion.LIES_ACROSS if is_across else motion.FLIGHT
        """How long a discard flies."""
        left = [pose for t, pose in poses.items() if pose.place.spot not in HANDS and self._came_from(t) in HANDS]
        self._before_next = float(motion.FLIGHT) if left else 0.0
        """So long the cards take that a hand is rid of, before a foot or another hand comes."""
        threes = [pose for pose in poses.values() if pose.place.spot is Spot.THREES]
        self._is_replacing = any([self.was_at(pose.token) not in (None, pose.place) for pose in threes])
        self._step = motion.stagger(max(2, len(self._origins)))
        self.deal = DealFlights(display, arrangement) if display.is_dealt else None
        self.take = self._taking(display)
        self.drawn = self._numbered(HANDS, Spot.STOCK)
        """The cards that come from the stock to a hand in sight, by token: which of them each is."""
        self.feet = self._numbered(HANDS, Spot.FOOT)
        """Those that come from a foot."""
        self.opened = {} if display.is_dealt else self._opened()
        """Those of closed hands that are laid open, by token: which of its hand each is."""
        self.bunches = self._bunches() if self.take is None else {}
        """The cards of new melds, by token."""
        self._is_sorting = before.hand_tokens != arrangement.hand_tokens and sorted(before.hand_tokens) == sorted(
            arrangement.hand_tokens
        )

    def was_at(self, token: int) -> Place | None:
        """The place a card was at before, or comes from; None if it simply is there."""
        pose = self._former.get(token)
        return self._origins.get(token) if pose is None else pose.place

    def origin(self, pose: Pose) -> Rect | None:
        """Where a card that was not in sight comes from, as a card; None if it simply is there."""
        former = self._former.get(pose.token)
        if former is not None:
            return former.shown
        place = STOCK if self._is_dealt_three(pose.token) else self._origins.get(pose.token)
        if place is None:
            return None
        if self.deal is not None:  # a deal lasts, and the stock has moved to its new place by then
            return self.arrangement.spot(place)
        return (self._before if place in self._before.places else self.arrangement).spot(place)

    def discarded(self) -> int:
        """The card another player has just discarded, -1 for none."""
        others = (token for token in self._discards if self._was_of_another(token))
        return next(others, -1)

    def _was_of_another(self, token: int) -> bool:
        place = self.was_at(token)
        return place is not None and place.spot is Spot.SEAT

    def comes_covered(self, token: int) -> bool:
        """Whether it comes from where nobody saw its face: the stock or another player's hand."""
        place = self._origins.get(token)
        is_hidden = place is not None and place.spot in (Spot.STOCK, Spot.SEAT, Spot.FOOT)
        return is_hidden or self._is_dealt_three(token)

    def _is_dealt_three(self, token: int) -> bool:
        """Whether it is dealt now, and laid out from the hand it comes to."""
        return self.deal is not None and token in self.deal.threes

    def _taking(self, display: Display) -> TakeFlights | None:
        """The pile that is being taken, to the own hand or to another player's."""
        poses = self.arrangement.poses
        order = [token for token in poses if token in self._taken]
        backs = [flight for flight in display.flights if flight.origin == PILE]
        if not order and not backs:
            return None
        is_melded = any([pose.place.spot is Spot.MELD and self._came_from(t) in SOURCES for t, pose in poses.items()])
        return TakeFlights(self.arrangement.layout.walnut.pile, tuple(order), len(backs), is_melded=is_melded)

    def over_hand(self) -> Rect:
        """Where the middle card of a taken pile is when it has come to the own hand."""
        hand, width = self.arrangement.layout.hand_room, self.arrangement.layout.hand_width
        return card_rect(hand.cx - width / 2, hand.bottom - 1.4 * width, width)

    def on_the_way(self, goal: Rect) -> Rect:
        """Where the fan of a taken pile has come to when it closes towards a seat: most of the way."""
        heap = self.arrangement.layout.walnut.pile
        width, far = 0.8 * heap.w, 0.75
        middle = heap.moved(far * (goal.cx - heap.cx), far * (goal.cy - heap.cy))
        return middle.centred(width, CARD_RATIO * width)

    def _came_from(self, token: int) -> Spot | None:
        place = self.was_at(token)
        return None if place is None else place.spot

    def is_melded_with_pile(self, pose: Pose) -> bool:
        """Whether it goes to a meld while the pile is taken."""
        return self.take is not None and pose.place.spot is Spot.MELD

    def is_waiting(self, pose: Pose) -> bool:
        """Whether it lies in the pile and waits for the discard that is to cover it."""
        return pose.place == PILE and bool(self._discards) and pose.token not in self._discards

    def delay(self, order: int, pose: Pose) -> float:
        """When the card that starts as number `order` starts, ms."""
        return min(order * self._step, motion.STAGGER_MOST)

    def delay_of_draw(self, number: int) -> float:
        """When the drawn card with this number starts; a replacement once the red three lies."""
        return (motion.RED_THREE if self._is_replacing else 0) + motion.draw_start(number)

    def delay_of_foot(self, number: int, count: int) -> float:
        """When the card with this number of a foot of `count` starts: all lie after `motion.FOOT`."""
        return self._before_next + number * motion.stagger(count, motion.FOOT, motion.FOOT - motion.FOOT_CARD)

    def delay_of_reveal(self, token: int) -> float:
        """When this card of a hand that is laid open turns up: one after the other, once the last card lies."""
        number, count = self.opened[token]
        return self._before_next + number * motion.stagger(count, motion.OPEN_STEP, motion.OPEN_MOST)

    def is_sorted(self, pose: Pose) -> bool:
        """Whether it lies in a hand that is being put into another order."""
        return self._is_sorting and pose.place == HAND

    def _numbered(self, goals: Collection[Spot], origin: Spot) -> dict[int, int]:
        """The cards that go from there to one of these, by token and numbered."""
        poses = self.arrangement.poses
        found = [t for t, pose in poses.items() if pose.place.spot in goals and self._came_from(t) is origin]
        return {token: number for number, token in enumerate(found)}

    def _opened(self) -> dict[int, tuple[int, int]]:
        """The cards of hands that are laid open: the number of each, and how many its hand has."""
        hands: dict[Place, list[int]] = {}
        for token, pose in self.arrangement.poses.items():
            if pose.place.spot is Spot.SEAT and token not in self._former and self._came_from(token) is Spot.SEAT:
                hands.setdefault(pose.place, []).append(token)
        return {token: (number, len(hand)) for hand in hands.values() for number, token in enumerate(hand)}

    def _bunches(self) -> dict[int, "Bunch"]:
        """The cards of each meld that is new and comes from a hand as a whole; canastas close in their own way."""
        melds: dict[Place, list[Pose]] = {}
        for pose in self.arrangement.poses.values():
            if pose.place.spot is Spot.MELD:
                melds.setdefault(pose.place, []).append(pose)
        found: dict[int, Bunch] = {}
        for poses in melds.values():
            origins = {self._came_from(pose.token) for pose in poses}
            if len(poses) > 1 and origins <= HANDS and not any([pose.is_covered for pose in poses]):
                last = len(poses) - 1
                found |= {pose.token: Bunch(poses[0].rect, last - place) for place, pose in enumerate(poses)}
        return found


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
