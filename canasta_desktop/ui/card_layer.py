"""The cards in sight: one item a token, sent to where the arrangement wants it.

`settle` is called with every new arrangement. It gives each pose its item, lets items that stand elsewhere fly, brings
new ones in from where they come from, and takes away what has gone when the movement is over. All that is kept are the
items and the last poses; where a card belongs is always asked of the arrangement.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.ui import motion
from canasta_desktop.ui.arrangement import Arrangement
from canasta_desktop.ui.display import HAND, PILE, Display
from canasta_desktop.ui.faces import Shadow
from canasta_desktop.ui.flights import FlightPlan, Start, cards_of, shaking, still, turning, way
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.layers import Layer
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.signs import dress
from canasta_desktop.ui.layout_rect import Rect
from canasta_desktop.ui.motion import Leg, Motion, Speed
from canasta_desktop.ui.poses import Pose

HOVER_RISE = 8
"""How far the card under the mouse rises, px."""
FAN = 0.3
"""The step between dragged cards, by their width."""


class CardLayer:
    """All card items of a scene."""

    def __init__(self, scene: QGraphicsScene, mover: Motion, look: Look) -> None:
        self._scene = scene
        self._motion = mover
        self._look = look
        self._items: dict[int, CardItem] = {}
        self._passing: list[CardItem] = []
        self._poses: dict[int, Pose] = {}
        self._lifted: tuple[int, ...] = ()
        self._hovered = -1
        self._enlarged = self._was_enlarged = -1

    def set_look(self, look: Look) -> None:
        """Other pictures; every card wears its new one at the next `place`."""
        self._look = look

    @property
    def items(self) -> dict[int, CardItem]:
        """The items by token, those in the air included."""
        return self._items

    @property
    def lifted(self) -> tuple[int, ...]:
        """The cards the mouse carries."""
        return self._lifted

    # --- following the arrangement

    def place(self, arrangement: Arrangement, *, is_rough: bool = False) -> None:
        """Every card to its pose at once; roughly: its old picture scaled, because the next size is coming soon."""
        self._enlarged = self._was_enlarged = -1
        self._poses = dict(arrangement.poses)
        for token in [token for token in self._items if token not in self._poses and token not in self._lifted]:
            self._motion.stop(token)
            self._scene.removeItem(self._items.pop(token))
        for pose in self._poses.values():
            item = self._items.get(pose.token)
            if is_rough and item is not None and not pose.is_covered:
                item.setPos(*self._goal(pose))
                item.size_to(pose.rect.w / item.width)
            else:
                self._put(pose)

    def settle(self, arrangement: Arrangement, display: Display, before: Arrangement) -> None:
        """Every card on its way to its pose; `before` tells where places were that cards come from."""
        former = self._poses
        plan = FlightPlan(arrangement, display, before, former, set(self._items))
        self._poses = dict(arrangement.poses)
        self._was_enlarged = self._enlarged
        self._enlarged = plan.discarded() if self._motion.speed is not Speed.OFF else -1
        self._drop_gone(display)
        order = 0
        for token, pose in self._poses.items():
            if token not in self._lifted and (former.get(token) != pose or self._is_astray(token, pose)):
                order += self._send(pose, former.get(token), plan, order)
        self._send_backs(display, plan)

    def _goal(self, pose: Pose) -> tuple[float, float]:
        rise = HOVER_RISE if pose.token == self._hovered and not pose.raised else 0
        return self._look.snapped(self._shown(pose).x), self._look.snapped(self._shown(pose).y - rise)

    def _shown(self, pose: Pose) -> Rect:
        """Where the card is drawn: a discard of another player larger around its middle for a while."""
        large = motion.LARGER if pose.token == self._enlarged else 1.0
        return pose.shown.centred(large * pose.rect.w, large * pose.rect.h)

    def _where(self, item: CardItem) -> Start:
        return Start(item.x(), item.y(), item.width * item.transform().m22())

    def _is_astray(self, token: int, pose: Pose) -> bool:
        """Whether the card is neither at its pose nor on its way there."""
        item = self._items.get(token)
        if item is None or self._motion.is_running(token):
            return False
        x, y = self._goal(pose)
        return abs(item.x() - x) > 0.01 or abs(item.y() - y) > 0.01

    def _item(self, token: int) -> CardItem:
        item = self._items.get(token)
        if item is None:
            item = self._items[token] = CardItem(token)
            self._scene.addItem(item)
        return item

    def _put(self, pose: Pose) -> None:
        """A card at its pose, at once. A covered card has no item; a carried one is left to the mouse."""
        if pose.token in self._lifted:
            return
        self._motion.stop(pose.token)
        if pose.is_covered:
            item = self._items.pop(pose.token, None)
            if item is not None:
                self._scene.removeItem(item)
            return
        item = self._item(pose.token)
        item.wear(self._look.pictures, pose.face, self._shown(pose).w, pose.turned)
        item.size_to(1)
        item.setPos(*self._goal(pose))
        item.setZValue(pose.z if pose.token != self._enlarged else Layer.PILE + 1.5)
        item.show()
        dress(item, pose, self._look)

    def _arrive(self, pose: Pose) -> None:
        """The end of a way, unless the card has been sent elsewhere since."""
        if self._poses.get(pose.token) == pose:
            self._put(pose)
            if pose.token == self._enlarged:
                leg = Leg(still, motion.STAYS_LARGE, is_quiet=True, done=partial(self._shrink, pose))
                self._motion.run(("large", pose.token), leg)

    def _shrink(self, pose: Pose) -> None:
        """A discard has been large for long enough, unless another display has come since."""
        item = self._items.get(pose.token)
        if pose.token == self._enlarged and item is not None:
            self._enlarged = -1
            leg = Leg(self._way(item, self._where(item), pose), motion.CLOSE_UP, curve=motion.OUT_QUAD, is_quiet=True)
            leg.done = partial(self._arrive, pose)
            self._motion.run(pose.token, leg)

    # --- sending

    def _send(self, pose: Pose, former: Pose | None, plan: FlightPlan, order: int) -> int:
        """Let a card go to its pose; returns 1 if it flies, 0 if it shifts or simply is there."""
        item = self._items.get(pose.token)
        if item is None:
            origin = plan.origin(pose)
            if origin is None or (pose.is_covered and former is not None and former.is_covered):
                self._put(pose)
                return 0
            item = self._item(pose.token)
            item.setPos(origin.x, origin.y)
            item.hide()  # until its leg begins: fifty shadows on one stock would be black
            start = Start.of(origin)
        else:
            start = self._where(item)
        stays = former is not None and former.place == pose.place and not pose.is_covered
        if stays and (abs(start.width - pose.rect.w) < 0.5 or pose.token == self._was_enlarged):
            self._shift(item, start, pose, plan)
            return 0
        covered = former is None and plan.comes_covered(pose.token)
        item.wear(self._look.pictures, None if covered else pose.face, pose.rect.w)
        dress(item, None, self._look)
        item.setZValue(Layer.FLYING + 0.01 * order)
        legs = self._legs(item, start, pose, plan, order)
        if covered:
            legs[0].step = turning(legs[0].step, item, self._look, pose)
        legs[-1].done = partial(self._arrive, pose)
        self._motion.run(pose.token, *legs)
        if self._motion.speed is Speed.OFF:
            self._motion.fade(("fade", pose.token), item.setOpacity)
        return 1

    def _shift(self, item: CardItem, start: Start, pose: Pose, plan: FlightPlan) -> None:
        """A card that stays in its place closes up; one in the pile lies as it lay until the discard has come."""
        if plan.is_waiting(pose):
            self._motion.run(pose.token, Leg(still, motion.FLIGHT_MOST, done=partial(self._arrive, pose)))
            return
        item.wear(self._look.pictures, pose.face, pose.rect.w, pose.turned)
        item.setZValue(pose.z)
        dress(item, pose, self._look)
        leg = Leg(self._way(item, start, pose), motion.CLOSE_UP, curve=motion.OUT_QUAD)
        leg.done = partial(self._arrive, pose)
        self._motion.run(pose.token, leg)

    def _way(self, item: CardItem, start: Start, pose: Pose) -> motion.Step:
        return way(item, start, self._goal(pose), self._shown(pose).w, self._look)

    def _legs(self, item: CardItem, start: Start, pose: Pose, plan: FlightPlan, order: int) -> list[Leg]:
        """The legs of a flight; cards of a taken pile gather, go together and are sorted in."""
        width, goal = pose.rect.w, self._goal(pose)
        if plan.is_taken(pose.token):
            heap, middle, here = Start.of(plan.heap), Start.of(plan.middle), Start(*goal, width)
            ways = [
                (start, heap, motion.GATHER),
                (heap, middle, motion.TAKE),
                (middle, here, motion.SORT),
            ]
            return [
                Leg(way(item, a, (b.x, b.y), b.width, self._look), ms, curve=motion.IN_OUT_CUBIC) for a, b, ms in ways
            ]
        step, delay = self._way(item, start, pose), plan.delay(order)
        if pose.is_covered:
            return [Leg(step, motion.CANASTA_CLOSES, delay, motion.SOFT_BACK)]
        return [Leg(step, motion.flight_ms(start.far(goal)), delay, motion.OUT_CUBIC)]

    def _drop_gone(self, display: Display) -> None:
        """Cards out of sight vanish when the others have come; those of a pile that is carried away, at once."""
        is_carried = any(flight.origin == PILE for flight in display.flights)
        for token in [token for token in self._items if token not in self._poses and token not in self._lifted]:
            item = self._items.pop(token)
            self._motion.stop(token)
            if is_carried:
                self._scene.removeItem(item)
            else:
                self._pass(item, Leg(still, motion.FLIGHT))

    def _send_backs(self, display: Display, plan: FlightPlan) -> None:
        """Cards that are seen only while they move."""
        for order, flight in enumerate(display.flights):
            origin, goal = plan.arrangement.spot(flight.origin), plan.arrangement.spot(flight.goal)
            start = Start.of(origin)
            item = CardItem(-1)
            self._scene.addItem(item)
            item.wear(self._look.pictures, flight.face, goal.w)
            item.setZValue(Layer.FLYING + 0.001 * order)
            step = way(item, start, (goal.x, goal.y), goal.w, self._look)
            item.hide()
            ms, delay = motion.flight_ms(start.far((goal.x, goal.y))), plan.delay_of_back(order)
            self._pass(item, Leg(step, ms, delay, motion.OUT_CUBIC))

    def _pass(self, item: CardItem, leg: Leg) -> None:
        """An item that belongs to no pose and goes when its leg is over."""
        self._passing.append(item)
        leg.done = partial(self._take_away, item)
        self._motion.run(("passing", id(item)), leg)

    def _take_away(self, item: CardItem) -> None:
        self._passing.remove(item)
        self._scene.removeItem(item)

    def cold(self) -> Iterator[Callable[[], object]]:
        """What paints the pictures a card of the hand wears in the air, one a call; quick where it is there already."""
        for pose in list(self._poses.values()):
            if pose.place == HAND and not pose.is_covered and (item := self._items.get(pose.token)) is not None:
                yield partial(item.picture, self._look.pictures, pose.face, pose.rect.w, 0, Shadow.LIFTED)

    # --- what the mouse does to cards

    def hover(self, token: int) -> None:
        """The card under the mouse rises, the one before goes back; no card in flight is disturbed."""
        before, self._hovered = self._hovered, token
        for one in {before, token} - {-1, *self._lifted}:
            item, pose = self._items.get(one), self._poses.get(one)
            if item is None or pose is None or item.zValue() >= Layer.FLYING:
                continue
            leg = Leg(self._way(item, self._where(item), pose), motion.HOVER, curve=motion.OUT_QUAD, is_quiet=True)
            self._motion.run(one, leg)

    def lift(self, tokens: tuple[int, ...], faces: dict[int, int], width: float) -> None:
        """Take cards into the air; `carry` says where."""
        self._lifted = tokens
        for order, token in enumerate(tokens):
            item = self._item(token)
            item.show()
            self._motion.stop(token)
            item.wear(self._look.pictures, faces[token], width, 0, Shadow.LIFTED)
            item.size_to(1)
            item.setZValue(Layer.DRAGGED + 0.01 * order)
            dress(item, None, self._look)

    def carry(self, x: float, y: float) -> None:
        """Move the carried cards, the first one's corner to that point, the others fanned to its right."""
        for order, token in enumerate(self._lifted):
            item = self._items[token]
            item.setPos(self._look.snapped(x + FAN * item.width * order), self._look.snapped(y))

    def keep_lifted(self, display: Display) -> None:
        """Carried cards that a display no longer has are no longer carried."""
        if self._lifted:
            there = {card.token for card in cards_of(display)}
            self._lifted = tuple(token for token in self._lifted if token in there)

    def put_down(self) -> tuple[int, ...]:
        """Let the carried cards go: they follow their poses from the next arrangement on."""
        tokens, self._lifted = self._lifted, ()
        return tokens

    def glide_home(self, tokens: Iterable[int], *, is_refused: bool) -> None:
        """Cards let go in vain go back; a refused drop ends with a shake."""
        for token in tokens:
            item, pose = self._items.get(token), self._poses.get(token)
            if item is None or pose is None or token in self._lifted:
                continue
            start, home = self._where(item), partial(self._arrive, pose)
            item.wear(self._look.pictures, pose.face, pose.rect.w)
            legs = [Leg(self._way(item, start, pose), motion.RETURN, curve=motion.OUT_BACK)]
            if is_refused:
                legs.append(Leg(shaking(item, self._goal(pose)), motion.SHAKE))
            legs[-1].done = home
            self._motion.run(token, *legs)
