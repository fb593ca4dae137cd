"""What lies under the mouse: questions about the settled table, answered from display and arrangement alone."""

from collections.abc import Hashable
from typing import NamedTuple

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display, MeldView
from canasta_desktop.ui.display.places import HAND, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement, Hit


class Ground(NamedTuple):
    """The table as the mouse finds it; both parts are None before the first display."""

    display: Display | None = None
    arrangement: Arrangement | None = None

    def hit(self, x: float, y: float) -> Hit | None:
        """What lies there."""
        return self.arrangement.hit(x, y) if self.arrangement else None

    def is_score(self, x: float, y: float) -> bool:
        """Whether the score plate lies there."""
        return self.arrangement is not None and self.arrangement.layout.score.contains(x, y)

    @property
    def has_selection(self) -> bool:
        """Whether cards of the hand are selected."""
        return self.display is not None and any(card.selected for card in self.display.hand)

    def selected(self, token: int) -> tuple[int, ...]:
        """The cards a drag of this one carries: all selected ones if it is one of them."""
        held = self.display.card(token) if self.display else None
        if self.display is None or held is None or not held.selected:
            return (token,)
        return tuple(card.card.token for card in self.display.hand if card.selected)

    def is_there(self, hit: Hit) -> bool:
        """Whether the card still lies where it was hit."""
        pose = self.arrangement.poses.get(hit.token) if self.arrangement else None
        return pose is not None and pose.place == hit.place

    def top_of_pile(self) -> int | None:
        """The token of the pile's top card."""
        top = self.display.piles.top if self.display else None
        return None if top is None else top.token

    def joining(self, place: Place) -> tuple[int, ...]:
        """The cards of a meld that can be put together with another one, none of any other."""
        meld = meld_at(self.display, place)
        return tuple(card.token for card in meld.cards) if meld is not None and meld.joins else ()

    def stack_at(self, token: int) -> int | None:
        """The group of a stack in the hand, None for a single card."""
        pose = self.arrangement.poses.get(token) if self.arrangement else None
        held = self.display.card(token) if self.display else None
        return held.group if held and pose and pose.count > 1 else None

    def stack_of(self, token: int | None) -> Hashable:
        """The group of the stack a card of the hand stands in, be it on top or not; None for a single card."""
        pose = self.arrangement.poses.get(token) if self.arrangement and token is not None else None
        held = self.display.card(token) if self.display and token is not None else None
        return held.group if held and pose and (pose.count > 1 or pose.is_covered) else None

    def drop_place(self, at: tuple[float, float], middle: tuple[float, float]) -> Place | None:
        """Where carried cards would fall: the place under the mouse, or a valid one under their middle."""
        if self.arrangement is None or self.display is None:
            return None
        places = [self.arrangement.place_at(*point) for point in (at, middle)]
        for place in places:
            target = self.display.target(place) if place else None
            if target is not None and target.accepts:
                return place
        return places[0]

    def insertion(self, at: tuple[float, float]) -> int:
        """Where in the hand cards let go there are put, counted without them."""
        assert self.arrangement is not None
        return self.arrangement.insertion(*at)

    def drop_index(self, at: tuple[float, float], held: tuple[int, ...]) -> int:
        """Where in the hand its carried cards would be put, counted without them; -1 if they would not move."""
        assert self.display is not None
        index = self.insertion(at)
        order = [card.card.token for card in self.display.hand]
        rest = [token for token in order if token not in held]
        after = [*rest[:index], *held, *rest[index:]]
        return -1 if after == order else index

    def tokens_in(self, band: Rect) -> tuple[int, ...]:
        """The cards of the hand a rubber band touches."""
        if self.arrangement is None:
            return ()
        found = []
        for pose in self.arrangement.poses.values():
            strip = Rect(pose.shown.x, pose.shown.y, min(pose.visible, pose.rect.w), pose.rect.h)
            if pose.place == HAND and strip.overlaps(band):
                found.append(pose.token)
        return tuple(found)


def meld_at(display: Display | None, place: Place) -> MeldView | None:
    """The meld that lies at a place."""
    if display is None or place.spot not in (Spot.MELD, Spot.DRAFT):
        return None
    melds = (meld for tray in display.trays for meld in tray.melds)
    return next((meld for meld in melds if meld.place == place), None)


def is_target(place: Place | None) -> bool:
    """Whether cards can be let go over such a place at all; whether they may, the presenter says."""
    return place is not None and place.spot not in (Spot.STOCK, Spot.SEAT)
