"""What the mouse does to cards: the one under it rises, some are carried, let go, or glide home."""

from collections.abc import Iterable
from functools import partial

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Leg
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.faces import Shadow
from canasta_desktop.ui.items.signs import dress
from canasta_desktop.ui.table.card_items import CardItems
from canasta_desktop.ui.table.flights import cards_of
from canasta_desktop.ui.table.ways import shaking

FAN = 0.3
"""The step between dragged cards, by their width."""


class CarriedCards:
    """The hand with the mouse in it."""

    def __init__(self, rack: CardItems) -> None:
        self._rack = rack

    @property
    def held(self) -> tuple[int, ...]:
        """The cards in the air."""
        return self._rack.lifted

    def hover(self, token: int) -> None:
        """The card under the mouse rises, the one before goes back; no card in flight is disturbed."""
        rack = self._rack
        before, rack.hovered = rack.hovered, token
        for one in {before, token} - {-1, *rack.lifted}:
            item, pose = rack.items.get(one), rack.poses.get(one)
            if item is None or pose is None or item.zValue() >= Layer.FLYING:
                continue
            leg = Leg(rack.way(item, rack.where(item), pose), motion.HOVER, curve=motion.OUT_QUAD, is_quiet=True)
            rack.motion.run(one, leg)

    def lift(self, tokens: tuple[int, ...], faces: dict[int, int], width: float) -> None:
        """Take cards into the air; `carry` says where."""
        rack = self._rack
        rack.lifted = tokens
        for order, token in enumerate(tokens):
            item = rack.item(token)
            item.show()
            rack.motion.stop(token)
            item.wear(rack.look.pictures, faces[token], width, 0, Shadow.LIFTED)
            item.size_to(1)
            item.setZValue(Layer.DRAGGED + 0.01 * order)
            dress(item, None, rack.look)

    def carry(self, x: float, y: float) -> None:
        """Move the carried cards, the first one's corner to that point, the others fanned to its right."""
        rack = self._rack
        for order, token in enumerate(rack.lifted):
            item = rack.items[token]
            item.setPos(rack.look.snapped(x + FAN * item.width * order), rack.look.snapped(y))

    def keep(self, display: Display) -> None:
        """Carried cards that a display no longer has are no longer carried."""
        if self._rack.lifted:
            there = {card.token for card in cards_of(display)}
            self._rack.lifted = tuple(token for token in self._rack.lifted if token in there)

    def put_down(self) -> tuple[int, ...]:
        """Let the carried cards go: they follow their poses from the next arrangement on."""
        tokens, self._rack.lifted = self._rack.lifted, ()
        return tokens

    def glide_home(self, tokens: Iterable[int], *, is_refused: bool) -> None:
        """Cards let go in vain go back; a refused drop ends with a shake."""
        rack = self._rack
        for token in tokens:
            item, pose = rack.items.get(token), rack.poses.get(token)
            if item is None or pose is None or token in rack.lifted:
                continue
            start, home = rack.where(item), partial(rack.arrive, pose)
            item.wear(rack.look.pictures, pose.face, pose.rect.w, is_large=pose.is_large)
            legs = [Leg(rack.way(item, start, pose), motion.RETURN, curve=motion.OUT_BACK)]
            if is_refused:
                legs.append(Leg(shaking(item, rack.goal(pose)), motion.SHAKE))
            legs[-1].done = home
            rack.motion.run(token, *legs)
