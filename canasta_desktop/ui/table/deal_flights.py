"""A deal: when each card leaves the stock, round by round, and where it lies until the hand is sorted.

Times are ms at normal speed from the moment the display is shown. First the stock riffles, if the match begins; then a
card leaves for each player in turn, the person at the bottom last. The cards of the own hand land in the order they
come, whatever their rank, so that they can be counted; a display does not tell that order, so one is made up. When all
lie, what the stock turns up comes, and last the own hand slides to its order.

A red three is dealt like any card, into the place of one that replaces it. When all lie it is laid out, and only then
its replacement leaves the stock.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import HAND, STOCK, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement

HANDS = (Spot.HAND, Spot.SEAT)

Comer = int | str
"""What comes to a hand: a card by its token, a back by its place among the flights ("back:3")."""


class DealtThree(NamedTuple):
    """A red three on its way to a hand: where it lies there, and whether anybody sees it before it is laid out."""

    hand: Place
    slot: Rect
    is_open: bool


class DealFlights:
    """When and where the cards of one deal go.

    `ends`: the last card lies at a hand; `settles`: nothing comes from the stock any more, and the own hand is sorted.
    """

    def __init__(self, display: Display, arrangement: Arrangement) -> None:
        self.begins = float(motion.SHUFFLE) if display.is_shuffled else 0.0
        poses = [pose for pose in arrangement.poses.values() if not pose.is_covered]
        own = [pose for pose in poses if pose.place == HAND]
        order = [own[place] for place in mixed(len(own))]
        self.slots: dict[int, Rect] = {pose.token: slot.rect for pose, slot in zip(order, own, strict=True)}
        """Where each own card lies first, in the order they come."""
        open_hands = [pose for pose in poses if pose.place.spot is Spot.SEAT]
        lie = {pose.token: pose.rect for pose in open_hands} | self.slots
        comers: list[tuple[Place, Comer]] = [
            (flight.goal, back(number)) for number, flight in enumerate(display.flights) if flight.origin == STOCK
        ]
        comers += [(pose.place, pose.token) for pose in (*open_hands, *order)]
        self.threes: dict[int, DealtThree] = {}
        """The red three that each of these tokens is."""
        replacements: list[Comer] = []
        for hand, three in _threes(display):
            places = [place for place, (goal, comer) in enumerate(comers) if goal == hand and comer not in self.threes]
            if places:
                _, replacement = comers[places[-1]]
                slot = lie.get(replacement) if isinstance(replacement, int) else None
                self.threes[three] = DealtThree(hand, slot or arrangement.spot(hand), slot is not None)
                replacements.append(replacement)
                comers[places[-1]] = hand, three
        numbers = _in_turn([goal for goal, _ in comers])
        step = motion.stagger(len(comers), motion.DEAL_STEP, motion.DEAL_MOST - motion.DEAL)
        self._starts = {comer: self.begins + n * step for (_, comer), n in zip(comers, numbers, strict=True)}
        self.ends = max(self._starts.values(), default=self.begins) + motion.DEAL
        self._draws = {
            comer: self.ends + motion.RED_THREE + motion.draw_start(number) for number, comer in enumerate(replacements)
        }
        self.settles = max([self.ends + motion.FLIP, *[start + motion.DRAW for start in self._draws.values()]])

    def way_of(self, comer: Comer) -> tuple[float, float] | None:
        """When a card that comes to a hand starts and how long it flies, ms; None for one that goes elsewhere."""
        if (start := self._draws.get(comer)) is not None:
            return start, motion.DRAW
        start = self._starts.get(comer)
        return None if start is None else (start, motion.DEAL)


def back(number: int) -> Comer:
    """The flight at this place of a display."""
    return f"back:{number}"


def _threes(display: Display) -> Iterator[tuple[Place, int]]:
    """The red threes that were laid from a hand, with that hand."""
    for tray in display.trays:
        for card in tray.threes:
            if card.origin is not None and card.origin.spot in HANDS:
                yield card.origin, card.token


def mixed(count: int) -> list[int]:
    """The numbers below `count`, once each and out of order, always in the same way."""
    stride = next((n for n in range(round(0.62 * count), count) if math.gcd(n, count) == 1), 1)
    return [(2 + number * stride) % count for number in range(count)]


def _in_turn(goals: list[Place]) -> list[int]:
    """For each card the number of its start, if every goal gets one in each round."""
    seats = list(dict.fromkeys(sorted(goals, key=lambda place: place == HAND)))
    rounds: dict[Place, Iterator[int]] = {place: iter(range(len(goals))) for place in seats}
    ranks = [(next(rounds[goal]), seats.index(goal)) for goal in goals]
    numbers = {rank: number for number, rank in enumerate(sorted(ranks))}
    return [numbers[rank] for rank in ranks]
