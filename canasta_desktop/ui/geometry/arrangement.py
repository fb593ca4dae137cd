"""Where each card and thing of a display stands in a window: pure geometry, no Qt.

`arrange` joins a `Display` with the table's layout. Its answer holds a `Pose` for every card in sight, a rectangle for
every place and the areas cards may be let go over. Coordinates are the layout's: logical pixels from the window's upper
left corner. Nothing here moves; what is in flight is the scene's business.

While cards are dragged they are `held`: the hand closes up without them and opens a `gap` where they would fall.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import CARD_RATIO, Rect, card_rect
from canasta_desktop.ui.display.display import Display, HandCard
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Hit, Place, Spot
from canasta_desktop.ui.geometry.hand import HandLayout, arrange_hand, insertion_index
from canasta_desktop.ui.geometry.layout import SeatPlace, SeatShape, TableLayout, TrayPlace
from canasta_desktop.ui.geometry.meld_cards import tray_poses
from canasta_desktop.ui.geometry.open_hands import open_fans
from canasta_desktop.ui.geometry.piles import crosswise, pile_cards
from canasta_desktop.ui.geometry.placing import table_layout
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.spec import Window, table_spec

__all__ = ["Arrangement", "Hit", "Window", "arrange"]

Unit = tuple[tuple[int, ...], Rect, int, float]
"""A card or stack of the hand: indices of its cards, where it stands, its row, its visible strip."""
RAISE = 1.6
"""How far a card rises that is selected or pointed at, units."""
BACK = 3.0
"""Width of a back at a seat, units."""
HELD = 2.5
"""The middle of the backs of some nine cards is so far from their end, by the width of a back."""


class Arrangement(NamedTuple):
    """Everything settled. `poses` stand in the order they are drawn; `places` are what is framed and described."""

    layout: TableLayout
    hand: HandLayout
    hand_tokens: tuple[int, ...]
    poses: dict[int, Pose]
    places: dict[Place, Rect]
    areas: tuple[tuple[Place, Rect], ...] = ()

    def hit(self, x: float, y: float) -> Hit | None:
        """The card or place under a point; None for bare felt. Free felt of the own tray is the new meld."""
        for pose in reversed(self.poses.values()):
            if pose.is_hot and pose.touch.contains(x, y):
                return Hit(pose.place, pose.token)
        place = self.place_at(x, y)
        return None if place is None or place == HAND else Hit(place)

    def place_at(self, x: float, y: float) -> Place | None:
        """The place cards fall on that are let go there."""
        for place, area in self.areas:
            if area.contains(x, y):
                return place
        return None

    def insertion(self, x: float, y: float) -> int:
        """The place in the hand, among the cards not held, where cards let go there are put."""
        return insertion_index(self.hand, x, y)

    def spot(self, place: Place) -> Rect:
        """The card-sized rectangle cards fly from or to for a place; the pile's for one not in sight."""
        layout = self.layout
        if place == HAND or (place.spot is Spot.SEAT and place not in self.places):
            width = layout.walnut.pile.w
            return card_rect(layout.hand_room.cx - width / 2, layout.hand_room.y, width)
        if place.spot is Spot.FOOT:
            return _foot(next(seat for seat in layout.seats if seat.seat == place.number), layout)
        if place.spot is Spot.SEAT:
            return _held(next(seat for seat in layout.seats if seat.seat == place.number), layout)
        if place.spot is Spot.PILE:  # upright, however its top card lies
            return layout.walnut.pile
        rect = self.places.get(place, layout.walnut.pile)
        if place.spot is Spot.STOCK:
            return rect
        width = min(layout.meld_width, rect.w)
        return card_rect(rect.cx - width / 2, rect.y, width)


def _held(seat: SeatPlace, layout: TableLayout) -> Rect:
    """Where the cards of a closed hand lie, as a card: near the end of the row from which its backs begin."""
    width = BACK * layout.unit.px
    inward = min(HELD * width, seat.backs.w / 2)
    middle = seat.backs.right - inward if seat.kind is SeatShape.RIGHT else seat.backs.x + inward
    return card_rect(middle - width / 2, seat.backs.y, width)


def _foot(seat: SeatPlace, layout: TableLayout) -> Rect:
    """Where a foot lies, as a card: the own one on the rail behind what is held, others under their portraits."""
    width = BACK * layout.unit.px
    if seat.kind is SeatShape.OWN:
        row = seat.story
        return card_rect(row.x + 2 * row.h / CARD_RATIO, row.y, row.h / CARD_RATIO)
    face = seat.portrait
    return card_rect(face.cx - width / 2, face.cy - CARD_RATIO * width / 2, width)


def arrange(display: Display, window: Window, held: Sequence[int] = (), gap: int | None = None) -> Arrangement:
    """Everything's settled place; `held` cards are in the air, `gap` is where among the others the hand is open."""
    layout = table_layout(display, table_spec(display, window))
    rest = [card for card in display.hand if card.card.token not in held]
    gap = min(gap, len(rest)) if held and gap is not None else None
    room, width = layout.hand_room, layout.hand_width
    hand = arrange_hand([card.group for card in rest], room, width, window.opened)
    poses: dict[int, Pose] = {}
    for tray in layout.trays:
        poses |= {pose.token: pose for pose in tray_poses(tray, is_large=layout.wears_large(tray))}
    poses |= {pose.token: pose for pose in _pile(display, layout.walnut.pile)}
    poses |= {pose.token: pose for pose in open_fans(display, layout)}
    shown = _opened(rest, layout, hand, gap, window.opened)
    poses |= {pose.token: pose for pose in _hand(display, rest, shown, layout)}
    places, areas = _places(display, layout), tuple(_areas(display, layout))
    tokens = tuple(card.card.token for card in rest)
    return Arrangement(layout, hand, tokens, poses, places, areas)


def _opened(
    rest: list[HandCard], layout: TableLayout, hand: HandLayout, gap: int | None, opened: Hashable
) -> list[Unit]:
    """For each unit of the hand: its members among `rest`, where it stands, its row and visible strip."""
    if gap is None:
        return [(card.members, card.rect, card.row, card.visible) for card in hand.cards]
    groups: list[Hashable] = [card.group for card in rest]
    groups.insert(gap, "gap")
    wide = arrange_hand(groups, layout.hand_room, layout.hand_width, opened)
    found = []
    for card in wide.cards:
        members = tuple(i - (i > gap) for i in card.members if i != gap)
        if members:
            found.append((members, card.rect, card.row, card.visible))
    return found


def _hand(display: Display, rest: list[HandCard], units: list[Unit], layout: TableLayout) -> list[Pose]:
    """The cards of the hand in drawing order; of a stack only the last is in sight and carries the count."""
    hinted, rise = display.hinted, RAISE * layout.unit.px
    poses = []
    for order, (members, rect, row, visible) in enumerate(units):
        top = members[-1]
        for member in members:
            card = rest[member]
            is_chosen = any(rest[i].selected for i in members)
            is_hinted = any(rest[i].card.token in hinted for i in members)
            poses.append(
                Pose(
                    token=card.card.token,
                    face=card.card.face,
                    rect=rect,
                    place=HAND,
                    z=Layer.HAND + 0.1 * order,
                    raised=rise if is_chosen or is_hinted else 0,
                    visible=visible,
                    row=row,
                    is_covered=member != top,
                    is_hot=member == top,
                    is_marked=is_chosen,
                    is_hinted=is_hinted,
                    is_fresh=any(rest[i].fresh for i in members),
                    count=len(members),
                )
            )
    return poses


def _pile(display: Display, card: Rect) -> list[Pose]:
    """Freezing cards crosswise at the bottom, then the edges of what lies below, then the top card as it fell."""
    piles = display.piles
    across = {one.token for one in piles.across}
    turned = pile_cards(card, piles.count)
    covered = [one for one in piles.across if piles.top is None or one.token != piles.top.token]
    poses = []
    for i, one in enumerate(covered):
        rect = crosswise(card).moved(0, 4 * (i - (len(covered) - 1) / 2))
        lying = card_rect(rect.cx - card.w / 2, rect.cy - card.h / 2, card.w)
        poses.append(Pose(one.token, one.face, lying, PILE, Layer.PILE + 0.01 * i, turned=90))
    below = [one for one in piles.below if one.token not in across]
    angles = [round(t.angle) for t in turned[:-1]][-len(below) :] if below else []
    angles = [0] * (len(below) - len(angles)) + angles
    for i, (one, angle) in enumerate(zip(below, angles, strict=True)):
        poses.append(Pose(one.token, one.face, card, PILE, Layer.PILE + 0.2 + 0.01 * i, turned=angle))
    if piles.top is not None:
        angle = 90 if piles.lies_across else 0
        poses.append(Pose(piles.top.token, piles.top.face, card, PILE, Layer.PILE + 0.5, turned=angle))
    return poses


def _places(display: Display, layout: TableLayout) -> dict[Place, Rect]:
    """What every place is framed by."""
    pile = layout.walnut.pile
    top = crosswise(pile) if display.piles.lies_across else pile
    places = {HAND: layout.hand_room, STOCK: layout.walnut.stock, PILE: top}
    for tray in layout.trays:
        if tray.threes:
            places[Place(Spot.THREES, tray.view.side)] = tray.threes[0].united(tray.threes[-1])
        places |= {meld.meld.place: meld.bounds for meld in tray.melds}
        if tray.view.own:
            places[NEW_MELD] = tray.slot or tray.rect
    for plate, seat in zip(display.plates, layout.seats, strict=False):
        if not plate.person:
            places[Place(Spot.SEAT, plate.seat)] = seat.rect
    return places


def _areas(display: Display, layout: TableLayout) -> Iterator[tuple[Place, Rect]]:
    """Where cards may be let go for each place, innermost first."""
    walnut = layout.walnut.rect
    middle = (layout.walnut.stock.right + layout.walnut.pile.x) / 2
    yield PILE, Rect(middle, walnut.y, walnut.right - middle, walnut.h)
    yield STOCK, Rect(walnut.x, walnut.y, middle - walnut.x, walnut.h)
    near = 0.6 * layout.unit.px
    for tray in layout.trays:
        if tray.threes:
            yield Place(Spot.THREES, tray.view.side), tray.threes[0].united(tray.threes[-1])
        for meld in reversed(tray.melds):  # what lies over another one is hit first
            yield meld.meld.place, meld.bounds.inset(-near, -near)
    for plate, seat in zip(display.plates, layout.seats, strict=False):
        yield Place(Spot.SEAT, plate.seat), seat.rect
    yield from ((NEW_MELD, _free_felt(tray, layout)) for tray in layout.trays if tray.view.own)
    rail = layout.rail
    yield HAND, Rect(layout.hand_room.x, rail.y - near, layout.hand_room.w, layout.window.bottom - rail.y + near)


def _free_felt(tray: TrayPlace, layout: TableLayout) -> Rect:
    """The own tray with the felt around it: a new meld need not hit the slot."""
    top = tray.rect.y - layout.unit.px
    right = layout.walnut.rect.x if layout.is_row else layout.window.right
    return Rect(0, top, right, layout.rail.y - top)
