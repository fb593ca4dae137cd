"""The items of all cards in sight and the poses they belong to: who wears what, where, and how a way there is gone.

All that is kept of the cards is here: the items, the last poses, what the mouse carries and points at, who is on the
way. Where a
card belongs is always asked of the poses.
"""

import math
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Leg, Motion
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.places import HAND, Spot
from canasta_desktop.ui.faces import Shadow
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.signs import dress
from canasta_desktop.ui.table.tally import FlightTally
from canasta_desktop.ui.table.ways import FlightStart, still, way

HOVER_RISE = 8
"""How far the card under the mouse rises, px."""


def _nothing(pose: Pose) -> None:
    """Where nobody wants to know."""


class CardItems:
    """Items by token, and their poses. `lifted`: the cards the mouse carries; `enlarged`: a discard just made."""

    def __init__(self, scene: QGraphicsScene, mover: Motion, look: Look) -> None:
        self.scene = scene
        self.motion = mover
        self.look = look
        self.items: dict[int, CardItem] = {}
        self.poses: dict[int, Pose] = {}
        self.tally = FlightTally()
        self.lifted: tuple[int, ...] = ()
        self.hovered = -1
        self.enlarged = -1
        self.three_lies: Callable[[Pose], None] = _nothing
        """Told of each red three when it has come to its tray."""

    def item(self, token: int) -> CardItem:
        """The item of a card, made now if there is none."""
        item = self.items.get(token)
        if item is None:
            item = self.items[token] = CardItem(token)
            self.scene.addItem(item)
        return item

    def drop(self, token: int) -> None:
        """Take a card's item off the table, at once."""
        self.motion.stop(token)
        self.tally.land(token)
        self.scene.removeItem(self.items.pop(token))

    def gone(self) -> list[int]:
        """The cards that have an item but no pose any more, those in the air apart."""
        return [token for token in self.items if token not in self.poses and token not in self.lifted]

    # --- where a card is, and where it belongs

    def shown(self, pose: Pose) -> Rect:
        """Where the card is drawn: a discard of another player larger around its middle for a while."""
        if pose.token != self.enlarged:
            return pose.shown
        return pose.shown.centred(motion.LARGER * pose.rect.w, motion.LARGER * pose.rect.h)

    def goal(self, pose: Pose) -> tuple[float, float]:
        """The corner of the card at its pose, a little higher under the mouse."""
        rise, shown = HOVER_RISE if pose.token == self.hovered and not pose.raised else 0, self.shown(pose)
        return self.look.snapped(shown.x), self.look.snapped(shown.y - rise)

    @staticmethod
    def where(item: CardItem) -> FlightStart:
        """Where an item is now."""
        worn = item.transform()  # which may be turned as well: the length of its second row is the scale
        return FlightStart(item.x(), item.y(), item.width * math.hypot(worn.m21(), worn.m22()))

    def is_astray(self, token: int, pose: Pose) -> bool:
        """Whether the card is neither at its pose nor on its way there."""
        item = self.items.get(token)
        if item is None or self.motion.is_running(token):
            return False
        x, y = self.goal(pose)
        return abs(item.x() - x) > 0.01 or abs(item.y() - y) > 0.01

    def way(self, item: CardItem, start: FlightStart, pose: Pose) -> motion.Step:
        """The straight way of an item to a pose."""
        return way(item, start, self.goal(pose), self.shown(pose).w, self.look)

    # --- being there

    def put(self, pose: Pose) -> None:
        """A card at its pose, at once. A covered card has no item; a carried one is left to the mouse."""
        if pose.token in self.lifted:
            return
        self.motion.stop(pose.token)
        self.tally.land(pose.token)
        if pose.is_covered:
            if pose.token in self.items:
                self.drop(pose.token)
            return
        item = self.item(pose.token)
        item.wear(self.look.pictures, pose.face, self.shown(pose).w, pose.turned, is_large=pose.is_large)
        item.size_to(1)
        item.setPos(*self.goal(pose))
        item.setZValue(pose.z if pose.token != self.enlarged else Layer.PILE + 1.5)
        item.show()
        dress(item, pose, self.look)

    def arrive(self, pose: Pose) -> None:
        """The end of a way, unless the card has been sent elsewhere since."""
        if self.poses.get(pose.token) == pose:
            has_come = self.tally.is_on_way(pose.token)
            self.put(pose)
            if has_come and pose.place.spot is Spot.THREES:
                self.three_lies(pose)
            if pose.token == self.enlarged:
                leg = Leg(still, motion.STAYS_LARGE, is_quiet=True, done=partial(self._shrink, pose))
                self.motion.run(("large", pose.token), leg)

    def _shrink(self, pose: Pose) -> None:
        """A discard has been large for long enough, unless another display has come since."""
        item = self.items.get(pose.token)
        if pose.token == self.enlarged and item is not None:
            self.enlarged = -1
            leg = Leg(self.way(item, self.where(item), pose), motion.CLOSE_UP, curve=motion.OUT_QUAD, is_quiet=True)
            leg.done = partial(self.arrive, pose)
            self.motion.run(pose.token, leg)

    def missing(self) -> Iterator[Callable[[], object]]:
        """Functions that paint the pictures of a carried card, one a call; quick where a picture exists already."""
        for pose in list(self.poses.values()):
            if pose.place == HAND and not pose.is_covered and (item := self.items.get(pose.token)) is not None:
                yield partial(item.picture, self.look.pictures, pose.face, pose.rect.w, 0, Shadow.LIFTED)
