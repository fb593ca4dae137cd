"""The cards in sight: one item a token, sent to where the arrangement wants it.

`settle` is called with every new arrangement. It gives each pose its item, lets items that stand elsewhere fly, brings
new ones in from where they come from, and takes away what has gone when the movement is over. Items and poses are kept
in the `CardItems`; where a card belongs is always asked of the arrangement.
"""

from functools import partial

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Leg, Speed
from canasta_desktop.ui.display.display import BACK, Display
from canasta_desktop.ui.display.places import PILE, STOCK
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.signs import dress
from canasta_desktop.ui.table.card_items import CardItems
from canasta_desktop.ui.table.carried_cards import CarriedCards
from canasta_desktop.ui.table.flight_legs import FlightLegs
from canasta_desktop.ui.table.flights import FlightPlan
from canasta_desktop.ui.table.ways import FlightStart, riffling, still


class CardLayer:
    """All card items of a scene; `hand` is what the mouse does to them."""

    def __init__(self, rack: CardItems) -> None:
        self.rack = rack
        self.hand = CarriedCards(rack)
        self._passing: list[CardItem] = []
        self._was_enlarged = -1

    @property
    def items(self) -> dict[int, CardItem]:
        """The items by token, those in the air included."""
        return self.rack.items

    # --- following the arrangement

    def place(self, arrangement: Arrangement, *, is_rough: bool = False) -> None:
        """Every card to its pose at once; roughly: its old picture scaled, because the next size is coming soon."""
        rack = self.rack
        rack.enlarged = self._was_enlarged = -1
        rack.poses = dict(arrangement.poses)
        for token in rack.gone():
            rack.drop(token)
        for pose in rack.poses.values():
            item = rack.items.get(pose.token)
            if is_rough and item is not None and not pose.is_covered:
                item.setPos(*rack.goal(pose))
                item.size_to(pose.rect.w / item.width)
            else:
                rack.put(pose)

    def settle(self, arrangement: Arrangement, display: Display, before: Arrangement) -> None:
        """Send every card to its pose; `before` has the former places that cards come from."""
        rack = self.rack
        former = rack.poses
        plan = FlightPlan(arrangement, display, before, former, set(rack.items))
        rack.poses = dict(arrangement.poses)
        self._was_enlarged = rack.enlarged
        rack.enlarged = plan.discarded() if rack.motion.speed is not Speed.OFF else -1
        self._drop_gone(display)
        if display.is_shuffled and plan.deal is not None:
            self._riffle(plan)
        order = 0
        for token, pose in rack.poses.items():
            if token not in rack.lifted and (former.get(token) != pose or rack.is_astray(token, pose)):
                order += self._send(pose, former.get(token), plan, order)
        self._send_backs(display, plan)

    # --- sending

    def _send(self, pose: Pose, former: Pose | None, plan: FlightPlan, order: int) -> int:
        """Let a card go to its pose; returns 1 if it flies, 0 if it shifts or simply is there."""
        rack = self.rack
        item = rack.items.get(pose.token)
        if item is None:
            origin = plan.origin(pose)
            if origin is None or (pose.is_covered and former is not None and former.is_covered):
                rack.put(pose)
                return 0
            item = rack.item(pose.token)
            item.setPos(origin.x, origin.y)
            item.hide()  # until its leg begins: fifty shadows on one stock would be black
            start = FlightStart.of(origin)
        else:
            start = rack.where(item)
        stays = former is not None and former.place == pose.place and not pose.is_covered
        if stays and (abs(start.width - pose.rect.w) < 0.5 or pose.token == self._was_enlarged):
            self._shift(item, start, pose, plan)
            return 0
        if (left := plan.was_at(pose.token)) is not None and rack.motion.speed is not Speed.OFF:
            rack.tally.set_off(pose.token, left if plan.deal is None else STOCK, pose.place)
        covered = former is None and pose.face != BACK and plan.comes_covered(pose.token)
        item.wear(rack.look.pictures, BACK if covered else pose.face, pose.rect.w, is_large=pose.is_large)
        # What it wears when it has turned over, or lies askew, is painted before it moves, not in a frame of its way.
        item.picture(rack.look.pictures, pose.face, pose.rect.w, pose.turned, is_large=pose.is_large)
        item.picture(rack.look.pictures, pose.face, pose.rect.w, is_large=pose.is_large)
        dress(item, None, rack.look)
        item.setZValue(Layer.FLYING + 0.01 * order)
        legs = FlightLegs(rack, plan).of_card(item, start, pose, order, is_covered=covered)
        legs[-1].done = partial(rack.arrive, pose)
        rack.motion.run(pose.token, *legs)
        if rack.motion.speed is Speed.OFF:
            rack.motion.fade(("fade", pose.token), item.setOpacity)
        return 1

    def _shift(self, item: CardItem, start: FlightStart, pose: Pose, plan: FlightPlan) -> None:
        """A card that stays in its place closes up, or waits in the pile for the discard that covers it."""
        rack = self.rack
        if not plan.is_waiting(pose):
            item.wear(rack.look.pictures, pose.face, pose.rect.w, pose.turned, is_large=pose.is_large)
            item.setZValue(pose.z)
            dress(item, pose, rack.look)
        leg = FlightLegs(rack, plan).of_shift(item, start, pose)
        leg.done = partial(rack.arrive, pose)
        rack.motion.run(pose.token, leg)

    # --- passing

    def _drop_gone(self, display: Display) -> None:
        """Cards out of sight vanish when the others have come; those of a pile that is carried away, at once."""
        is_carried = any(flight.origin == PILE for flight in display.flights)
        for token in self.rack.gone():
            if is_carried:
                self.rack.drop(token)
            else:
                self.rack.motion.stop(token)
                self.rack.tally.land(token)
                self._pass(self.rack.items.pop(token), Leg(still, motion.FLIGHT))

    def _send_backs(self, display: Display, plan: FlightPlan) -> None:
        """Cards that are seen only while they move."""
        rack = self.rack
        for order, flight in enumerate(display.flights):
            origin, goal = plan.arrangement.spot(flight.origin), plan.arrangement.spot(flight.goal)
            item = self._passer(flight.face, max(origin.w, goal.w), 0.001 * order)
            if rack.motion.speed is not Speed.OFF:
                rack.tally.set_off(item, flight.origin, flight.goal, flight.stands_for)
            self._pass(item, *FlightLegs(rack, plan).of_back(item, origin, goal, order))

    def _passer(self, face: int, width: float, height: float) -> CardItem:
        """An item of no card, hidden until its leg begins."""
        item = CardItem(-1)
        self.rack.scene.addItem(item)
        item.wear(self.rack.look.pictures, face, width)
        item.setZValue(Layer.FLYING + height)
        item.hide()
        return item

    def _riffle(self, plan: FlightPlan) -> None:
        """The stock parts into strips that fall back into each other."""
        stock = plan.arrangement.layout.walnut.stock
        for number in range(motion.STRIPS):
            item = self._passer(BACK, stock.w, 0.001 * number)
            self._pass(item, Leg(riffling(item, stock, number, self.rack.look), motion.SHUFFLE))

    def _pass(self, item: CardItem, *legs: Leg) -> None:
        """An item that belongs to no pose and goes when its legs are over."""
        self._passing.append(item)
        legs[-1].done = partial(self._take_away, item)
        self.rack.motion.run(("passing", id(item)), *legs)

    def _take_away(self, item: CardItem) -> None:
        self._passing.remove(item)
        self.rack.tally.land(item)
        self.rack.scene.removeItem(item)
