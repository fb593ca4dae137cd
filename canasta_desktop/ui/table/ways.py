"""The functions that move a card: straight or in an arc, turned over as it goes, shaking at its place."""

import math
from collections.abc import Callable
from typing import NamedTuple

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.look import Look

Step = Callable[[float], None]
ARC = 0.12
"""How far a way in an arc leaves the straight one, by its length."""
LEAST_TURN = 0.05
"""What is turned less than this is drawn upright, degrees."""


class FlightStart(NamedTuple):
    """Where a card is now: its corner and its width on the screen."""

    x: float
    y: float
    width: float

    @classmethod
    def of(cls, rect: Rect) -> "FlightStart":
        return cls(rect.x, rect.y, rect.w)


def still(share: float) -> None:
    """A leg that only waits."""


def way(
    item: CardItem, start: FlightStart, goal: tuple[float, float], width: float, look: Look, arc: float = 0.0
) -> Step:
    """Moves an item from here to there; it grows or shrinks to `width` on the way and is seen from its start on.

    `arc`: how far it leaves the straight way at the middle, by the length of that.
    """
    first, last = start.width / item.width, width / item.width
    aside_x, aside_y = -arc * abs(goal[1] - start.y), -arc * abs(goal[0] - start.x)

    def step(share: float) -> None:
        item.show()
        away = math.sin(math.pi * min(1.0, share)) if arc else 0.0
        x = start.x + (goal[0] - start.x) * share + aside_x * away
        y = start.y + (goal[1] - start.y) * share + aside_y * away
        item.setPos(look.snapped(x), look.snapped(y))
        item.size_to(first + (last - first) * share)

    return step


def turning(leg: Leg, item: CardItem, look: Look, pose: Pose, since: float) -> None:
    """Have a leg turn its card over from this share of its time on, the picture swapped in the middle."""
    along, curve = leg.step, leg.curve

    def step(share: float) -> None:
        along(share if curve is None or share >= 1 else curve.valueForProgress(share))
        bent = motion.IN_OUT_SINE.valueForProgress(min(1.0, max(0.0, (share - since) / (1 - since))))
        if bent >= 0.5:
            item.wear(look.pictures, pose.face, pose.rect.w, is_large=pose.is_large)
        if 0 < bent < 1:
            item.size_to(item.transform().m22(), max(0.02, abs(1 - 2 * bent)))

    # The share of the way says nothing of the time: nearly all of the way lies behind a card that slows down.
    leg.step, leg.curve = step, None


def swinging(leg: Leg, item: CardItem, most: float) -> None:
    """Have a leg turn its card by so many degrees and back, as a card does that is thrown."""
    _rotate(leg, item, lambda share: most * math.sin(math.pi * share))


def rotating(leg: Leg, item: CardItem, first: float, last: float) -> None:
    """Have a leg turn its card from one angle to another, degrees; the picture it wears at the end shows the last."""
    if first or last:
        _rotate(leg, item, lambda share: first + (last - first) * share)


def _rotate(leg: Leg, item: CardItem, angle: Callable[[float], float]) -> None:
    """Turn the card around its middle; its way makes it straight and sized anew at each moment."""
    along, curve = leg.step, leg.curve

    def step(share: float) -> None:
        bent = share if curve is None or share >= 1 else curve.valueForProgress(share)
        along(bent)
        if abs(degrees := angle(bent)) > LEAST_TURN:
            item.lean(degrees)

    leg.step, leg.curve = step, None


def shaking(item: CardItem, goal: tuple[float, float]) -> Step:
    """A refused card shakes at its place."""

    def step(share: float) -> None:
        item.setPos(goal[0] + motion.shake(share), goal[1])

    return step


PARTED, RETURNS, OVERLAP = 0.35, 0.25, 0.06
"""Shares of a riffle: until the stock has parted, for each strip to fall back, and between two of them."""


def riffling(item: CardItem, stock: Rect, number: int, look: Look) -> Step:
    """A strip of the stock goes aside with every second one and falls back in its turn."""
    side = (-1) ** number * 0.56 * stock.w

    def step(share: float) -> None:
        item.show()
        out = motion.IN_OUT_CUBIC.valueForProgress(min(1.0, share / PARTED))
        back = min(1.0, max(0.0, (share - PARTED - number * OVERLAP) / RETURNS))
        away = out * (1 - motion.IN_OUT_CUBIC.valueForProgress(back))
        item.setPos(look.snapped(stock.x + side * away), look.snapped(stock.y + 0.03 * stock.w * (number - 3) * away))

    return step
