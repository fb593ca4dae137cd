"""A deal: when each card leaves the stock, round by round, and where it lies until the hand is sorted.

Times are ms at normal speed from the moment the display is shown. First the stock riffles, if the match begins; then a
card leaves for each player in turn, the person at the bottom last. The cards of the own hand land in the order they
come, whatever their rank, so that they can be counted; a display does not tell that order, so one is made up. When all
lie, what the stock turns up comes, and last the own hand slides to its order.
"""

import math
from collections.abc import Iterator

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import HAND, STOCK, Display, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement

HANDS = (Spot.HAND, Spot.SEAT)


class DealFlights:
    """When and where the cards of one deal go. `ends`: the last card lies at a hand; `is_over`: all is in order."""

    def __init__(self, display: Display, arrangement: Arrangement) -> None:
        self.begins = float(motion.SHUFFLE) if display.is_shuffled else 0.0
        poses = [pose for pose in arrangement.poses.values() if not pose.is_covered]
        own = [pose for pose in poses if pose.place == HAND]
        order = [own[place] for place in mixed(len(own))]
        self.slots: dict[int, Rect] = {pose.token: slot.rect for pose, slot in zip(order, own, strict=True)}
        """Where each own card lies first, in the order they come."""
        open_hands = [pose for pose in poses if pose.place.spot is Spot.SEAT]
        backs = [flight for flight in display.flights if flight.origin == STOCK]
        dealt = [(pose.place, pose.token) for pose in (*open_hands, *order)]
        starts = _in_turn([flight.goal for flight in backs] + [place for place, _ in dealt])
        self.step = motion.stagger(len(starts), motion.DEAL_STEP, motion.DEAL_MOST - motion.DEAL)
        times = [self.begins + number * self.step for number in starts]
        self.back_starts = times[: len(backs)]
        self.starts = {token: time for (_, token), time in zip(dealt, times[len(backs) :], strict=True)}
        self.ends = max(times, default=self.begins) + motion.DEAL
        self.is_over = self.ends + motion.FLIP + motion.SORT


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
