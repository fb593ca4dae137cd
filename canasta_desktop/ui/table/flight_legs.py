"""The legs of each card's way in one change of display: how long and how bent they are, and who waits for whom.

The score of motion as code: an event is known by where its card leaves and where it goes (`FlightPlan`).
"""

from functools import partial

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Leg
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.places import PILE, Spot
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.table.card_items import CardItems
from canasta_desktop.ui.table.deal_flights import DealFlights, DealtThree, back
from canasta_desktop.ui.table.flights import FlightPlan
from canasta_desktop.ui.table.ways import ARC, FlightStart, rotating, still, swinging, turning, way

TURNS_FROM = 0.5
"""Share of the time of its way after which a card turns over that was not drawn."""


class FlightLegs:
    """The legs of the cards in `rack` for what `plan` says is going on."""

    def __init__(self, rack: CardItems, plan: FlightPlan) -> None:
        self._rack = rack
        self._plan = plan

    def of_card(self, item: CardItem, start: FlightStart, pose: Pose, order: int, *, is_covered: bool) -> list[Leg]:
        """The way of a card to its pose, which starts as number `order`; `is_covered`: it turns up as it goes."""
        plan = self._plan
        if plan.deal is not None:
            legs = self._dealt(item, start, pose, plan.deal)
        elif pose.token in plan.opened:
            legs = [self._opened(item, pose)]
        elif plan.take is not None and pose.token in plan.take.tokens:
            here = FlightStart(*self._rack.goal(pose), pose.rect.w)
            legs = plan.take.legs(item, plan.take.place_of(pose.token), plan.over_hand(), here, self._rack.look)
        elif pose.token in plan.bunches:
            legs = self._melded(item, start, pose, order)
        else:
            legs = [self._single(item, start, pose, order)]
        if is_covered:
            turning(legs[self._turned(pose)], item, self._rack.look, pose, self._turns_from(pose))
        if pose.place == PILE and plan.deal is None:
            self._aside(legs[-1], item, start, pose)
        return legs

    def of_shift(self, item: CardItem, start: FlightStart, pose: Pose) -> Leg:
        """The leg of a card that stays in its place; one in the pile lies as it lay until the discard has come."""
        if self._plan.is_waiting(pose):
            return Leg(still, self._plan.discard_ms)
        ms = motion.SORT if self._plan.is_sorted(pose) else motion.CLOSE_UP
        return Leg(self._rack.way(item, start, pose), ms, curve=motion.OUT_QUAD)

    def _single(self, item: CardItem, start: FlightStart, pose: Pose, order: int) -> Leg:
        """One stretch from where the card is to where it belongs."""
        plan, step, drawn = self._plan, self._rack.way(item, start, pose), self._plan.drawn.get(pose.token)
        if pose.is_covered:
            return Leg(step, motion.CANASTA_CLOSES, curve=motion.SOFT_BACK)
        if pose.place.spot is Spot.THREES:
            return Leg(step, motion.RED_THREE, curve=motion.OUT_CUBIC)
        if plan.is_melded_with_pile(pose):
            return Leg(step, motion.TAKE_MELDS, curve=motion.IN_OUT_CUBIC)
        if drawn is not None:
            return Leg(step, motion.DRAW, plan.delay_of_draw(drawn), motion.OUT_CUBIC)
        if (number := plan.feet.get(pose.token)) is not None:
            item.setZValue(Layer.HAND - 1 + 0.001 * number)
            return Leg(step, motion.FOOT_CARD, plan.delay_of_foot(number, len(plan.feet)), motion.OUT_CUBIC)
        if pose.place == PILE:
            return Leg(step, plan.discard_ms, plan.delay(order, pose), motion.OUT_QUART)
        return Leg(step, motion.FLIGHT, plan.delay(order, pose), motion.OUT_CUBIC)

    def _opened(self, item: CardItem, pose: Pose) -> Leg:
        """A card of a hand that is laid open lies there face down, and turns in its turn."""
        here = FlightStart(*self._rack.goal(pose), pose.rect.w)
        step = self._rack.way(item, here, pose)
        step(0.0)
        item.setZValue(pose.z)
        return Leg(step, motion.FLIP, self._plan.delay_of_reveal(pose.token))

    def _turned(self, pose: Pose) -> int:
        """Which of its legs turns a covered card over: the first, or that with which a closed hand lays it out."""
        three = self._plan.deal.threes.get(pose.token) if self._plan.deal is not None else None
        return 0 if three is None or three.is_open else -1

    def _turns_from(self, pose: Pose) -> float:
        """The share of its time after which a covered card turns over."""
        if pose.token in self._plan.opened:
            return 0.0
        return motion.TURNS_FROM if pose.token in self._plan.drawn else TURNS_FROM

    def _aside(self, leg: Leg, item: CardItem, start: FlightStart, pose: Pose) -> None:
        """A discard swings a little, one that freezes the pile comes to lie crosswise."""
        if pose.turned:
            rotating(leg, item, 0.0, pose.turned)
        else:
            swinging(leg, item, motion.TILT if pose.rect.x >= start.x else -motion.TILT)

    def _melded(self, item: CardItem, start: FlightStart, pose: Pose, order: int) -> list[Leg]:
        """To a new meld: all its cards land on its first one, and when the last lies it opens to a fan."""
        rack, plan = self._rack, self._plan
        bunch, begins = plan.bunches[pose.token], plan.delay(order, pose)
        there = way(item, start, (bunch.first.x, bunch.first.y), bunch.first.w, rack.look)
        landed = partial(rack.tally.land, pose.token)
        return [
            Leg(there, motion.FLIGHT, begins, motion.OUT_CUBIC, landed),
            Leg(still, plan.delay(order + bunch.after, pose) - begins),
            Leg(rack.way(item, FlightStart.of(bunch.first), pose), motion.MELD_OPENS, curve=motion.OUT_QUAD),
        ]

    def _dealt(self, item: CardItem, start: FlightStart, pose: Pose, deal: DealFlights) -> list[Leg]:
        """To a hand in turn, and the own card to its order when all lie; upcard and red threes come after that."""
        rack = self._rack
        if (three := deal.threes.get(pose.token)) is not None:
            return self._dealt_three(item, start, pose, deal, three)
        if (timed := deal.way_of(pose.token)) is None:
            takes = motion.RED_THREE if pose.place.spot is Spot.THREES else motion.FLIP
            return [Leg(rack.way(item, start, pose), takes, deal.ends, motion.IN_OUT_CUBIC)]
        begins, ms = timed
        item.setZValue(Layer.FLYING + 0.0001 * begins)
        slot = deal.slots.get(pose.token, pose.rect)
        there = way(item, start, (slot.x, slot.y), slot.w, rack.look, ARC)
        landed = partial(rack.tally.land, pose.token)
        home = rack.way(item, FlightStart.of(slot), pose)
        return [
            Leg(there, ms, begins, motion.OUT_CUBIC, landed),
            Leg(home, motion.SORT, deal.settles - begins - ms, motion.OUT_QUAD),
        ]

    def _dealt_three(
        self, item: CardItem, start: FlightStart, pose: Pose, deal: DealFlights, three: DealtThree
    ) -> list[Leg]:
        """To its hand as any card, and on to the tray when all lie; in a closed hand it is one of the backs."""
        rack, slot = self._rack, three.slot
        begins, ms = deal.way_of(pose.token) or (deal.ends, motion.DEAL)
        item.setZValue(Layer.FLYING + 0.0001 * begins)
        there = way(item, start, (slot.x, slot.y), slot.w, rack.look, ARC)
        landed = partial(rack.tally.pass_by, pose.token, three.hand)
        lies = still if three.is_open else partial(_hidden, item)
        on = rack.way(item, FlightStart.of(slot), pose)
        return [
            Leg(there, ms, begins, motion.OUT_CUBIC, landed),
            Leg(lies, deal.ends - begins - ms),
            Leg(on, motion.RED_THREE, curve=motion.OUT_CUBIC),
        ]

    def of_back(self, item: CardItem, origin: Rect, goal: Rect, order: int) -> list[Leg]:
        """The way of a card that only passes, as one that stays would go."""
        plan, look, start = self._plan, self._rack.look, FlightStart.of(origin)
        if plan.take is not None:
            return plan.take.legs(item, order, plan.on_the_way(goal), FlightStart.of(goal), look)
        if plan.deal is not None:
            step = way(item, start, (goal.x, goal.y), goal.w, look, ARC)
            begins, ms = plan.deal.way_of(back(order)) or (plan.deal.ends, motion.DEAL)
            return [Leg(step, ms, begins, motion.OUT_CUBIC)]
        step = way(item, start, (goal.x, goal.y), goal.w, look)
        if plan.flights[order].origin.spot is Spot.FOOT:
            item.setZValue(Layer.TRAY - 1 + 0.001 * order)  # under the portrait
            return [Leg(step, motion.FOOT_CARD, plan.delay_of_foot(order, len(plan.flights)), motion.OUT_CUBIC)]
        return [Leg(step, motion.DRAW, plan.delay_of_draw(order), motion.OUT_CUBIC)]


def _hidden(item: CardItem, share: float) -> None:
    """A leg in which a card is not to be seen, being one of the backs of a hand."""
    item.hide()
