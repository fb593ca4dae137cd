"""A taken pile in stages that explain it, and the legs of its cards.

The pair and the top card go to the meld while the rest waits; that opens to a fan, flies over in an arc, closes and is
sorted in. All stages take their time together (`motion.TAKE_MELDS` to `TAKE_SORTS`), so every card has the same ones.
"""

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.table.ways import ARC, FlightStart, rotating, way

OPEN = 2.4
"""How far the middles of the first and the last card of the fan are apart, by the width of a card."""
APART = 0.34
"""And those of two neighbours at most."""
SAG = 0.2
"""How far the outer cards of the fan hang below the middle one."""
TURN, MOST_TURN = 8.0, 24.0
"""How far each card of the fan is turned against the next one, and the outer ones at most, degrees."""
MOST_TURNED = 8
"""A fan of more cards stays upright: turned pictures take long to draw."""


class TakeFlights:
    """The way of a whole pile from `heap`. `tokens`: those that come to the own hand, `backs`: how many pass by."""

    def __init__(self, heap: Rect, tokens: tuple[int, ...], backs: int, *, is_melded: bool) -> None:
        self.heap = heap
        self.waits = float(motion.TAKE_MELDS) if is_melded else 0.0
        self.tokens = tokens
        self._count = max(backs, len(tokens))

    def place_of(self, token: int) -> int:
        """The place in the fan of a card that comes to the own hand."""
        return self.tokens.index(token)

    def _fanned(self, place: int, middle: Rect) -> Rect:
        """Where a card of the fan is when its middle one is at `middle`."""
        off = place - (self._count - 1) / 2
        step = min(APART, OPEN / max(1, self._count - 1)) * middle.w
        far = 2 * off / max(1, self._count - 1)
        return middle.moved(off * step, SAG * middle.w * far * far)

    def legs(self, item: CardItem, place: int, over: Rect, goal: FlightStart, look: Look) -> list[Leg]:
        """Wait, open, fly to `over`, close to `goal`; the card at number `place` of the fan."""
        off, turn = place - (self._count - 1) / 2, 0.0
        if self._count <= MOST_TURNED:
            turn = min(TURN, 2 * MOST_TURN / max(1, self._count - 1)) * off
        heap, fan, there = self.heap, self._fanned(place, self.heap), self._fanned(place, over)
        stages = [
            (heap, heap, self.waits, 0.0),
            (heap, fan, motion.TAKE_OPENS, 0.0),
            (fan, there, motion.TAKE_FLIES, ARC),
        ]
        legs = [
            Leg(way(item, FlightStart.of(a), (b.x, b.y), b.w, look, arc), ms, curve=motion.IN_OUT_CUBIC)
            for a, b, ms, arc in stages
        ]
        home = way(item, FlightStart.of(there), (goal.x, goal.y), goal.width, look)
        legs.append(Leg(home, motion.TAKE_SORTS, curve=motion.IN_OUT_CUBIC))
        for leg, first, last in zip(legs[1:], (0.0, turn, turn), (turn, turn, 0.0), strict=True):
            rotating(leg, item, first, last)
        return legs
