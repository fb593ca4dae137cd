"""Where each card and thing of a display stands in a window: pure geometry, no Qt.

`arrange` joins a `Display` with the table's layout. Its answer holds a `Pose` for every card in sight, the trays with
their columns, a rectangle for every place and the areas cards may be let go over. Coordinates are the layout's: logical
pixels from the window's upper left corner. Nothing here moves; what is in flight is the scene's business.

While cards are dragged they are `held`: the hand closes up without them and opens a `gap` where they would fall.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect, card_rect
from canasta_desktop.ui.display.display import HAND, NEW_MELD, PILE, STOCK, Display, HandCard, PilesView, Place, Spot
from canasta_desktop.ui.geometry.columns import TrayPlan, plan_tray
from canasta_desktop.ui.geometry.hand import HandLayout, arrange_hand, insertion_index
from canasta_desktop.ui.geometry.open_hands import open_fans
from canasta_desktop.ui.geometry.piles import StockExtras, crosswise, pile_cards
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.table import TableLayout, TableSpec, TrayArea, table_layout

Unit = tuple[tuple[int, ...], Rect, int, float]
"""A card or stack of the hand: indices of its cards, where it stands, its row, its visible strip."""
RAISE = 20
"""How far a selected card rises, px."""


class Window(NamedTuple):
    """What the arrangement depends on besides the display.

    `reach` is `index_reach` of the faces, `above` the height of what stands between bar and table.
    """

    width: float
    height: float
    card_scale: float = 1.0
    text_scale: float = 1.0
    reach: tuple[float, float] = (0.24, 0.29)
    is_mirrored: bool = False
    opened: Hashable = None
    above: float = 0.0


class Hit(NamedTuple):
    """What lies under a point: a place and, where it is one, a card of the hand or a staged card."""

    place: Place
    token: int = -1


class Arrangement(NamedTuple):
    """Everything settled. `poses` stand in the order they are drawn; `places` are what is framed and described."""

    layout: TableLayout
    hand: HandLayout
    hand_tokens: tuple[int, ...]
    poses: dict[int, Pose]
    trays: tuple[TrayPlan, ...]
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
        """The card-sized rectangle cards fly from or to for a place; the middle of the table for one not in sight."""
        width = self.layout.pile_width
        if place == HAND or (place.spot is Spot.SEAT and place not in self.places):
            return card_rect(self.layout.hand.cx - width / 2, self.layout.hand.y, width)
        if place.spot is Spot.SEAT:
            seat = self.places[place]
            fan = next((s.fan for s in self.layout.seats if s.plate == seat and s.fan), seat)
            return fan.centred(38, 38 * 1.4)
        rect = self.places.get(place, self.layout.piles.pile.card)
        if place.spot in (Spot.STOCK, Spot.PILE):
            return rect
        width = min(self.layout.meld_width, rect.w)
        return card_rect(rect.cx - width / 2, rect.y, width)


def table_spec(display: Display, window: Window, hand_rows: int = 1) -> TableSpec:
    """The layout's question for a display; a table always has two seats and two areas at least."""
    return TableSpec(
        width=window.width,
        height=window.height,
        seats=min(6, max(2, len(display.plates))),
        areas=min(6, max(2, len(display.trays))),
        card_scale=window.card_scale,
        text_scale=window.text_scale,
        hand_rows=hand_rows,
        is_mirrored=window.is_mirrored or display.is_mirrored,
        extras=stock_extras(display.piles),
        has_open_hands=any(plate.open_cards for plate in display.plates[1:]),
        above=window.above,
    )


def stock_extras(piles: PilesView) -> StockExtras:
    """What lies with the stock besides its cards."""
    return StockExtras(len(piles.packets), piles.turn_card or piles.reserved > 0, bool(piles.stock_note))


def arrange(display: Display, window: Window, held: Sequence[int] = (), gap: int | None = None) -> Arrangement:
    """Everything's settled place; `held` cards are in the air, `gap` is where among the others the hand is open."""
    layout = table_layout(table_spec(display, window))
    groups: list[Hashable] = [held_card.group for held_card in display.hand]
    rows = arrange_hand(groups, layout.hand, layout.hand_width, window.opened).rows
    if rows > 1:
        layout = table_layout(table_spec(display, window, rows))
    rest = [card for card in display.hand if card.card.token not in held]
    gap = min(gap, len(rest)) if held and gap is not None else None
    hand = arrange_hand([card.group for card in rest], layout.hand, layout.hand_width, window.opened)
    trays = tuple(
        plan_tray(
            *(tray, area, layout.meld_width, layout.measures, window.reach),
            has_meter=tray.own and display.meter is not None,
        )
        for tray, area in zip(display.trays, _areas(layout), strict=False)
    )
    poses = {pose.token: pose for tray in trays for pose in tray.poses}
    poses |= {pose.token: pose for pose in _pile(display, layout)}
    poses |= {pose.token: pose for pose in open_fans(display, layout, window.reach)}
    shown = _opened(rest, layout, hand, gap, window.opened)
    poses |= {pose.token: pose for pose in _hand(display, rest, shown, layout)}
    places, areas = _places(display, layout, trays)
    tokens = tuple(card.card.token for card in rest)
    return Arrangement(layout, hand, tokens, poses, trays, places, areas)


def _areas(layout: TableLayout) -> list[TrayArea]:
    """The tray areas in the display's order: the own one first, then the others from left to right."""
    return [layout.own, *layout.others]


def _opened(
    rest: list[HandCard], layout: TableLayout, hand: HandLayout, gap: int | None, opened: Hashable
) -> list[Unit]:
    """For each unit of the hand: its members among `rest`, where it stands, its row and visible strip."""
    if gap is None:
        return [(card.members, card.rect, card.row, card.visible) for card in hand.cards]
    groups: list[Hashable] = [card.group for card in rest]
    groups.insert(gap, "gap")
    wide = arrange_hand(groups, layout.hand, layout.hand_width, opened)
    found = []
    for card in wide.cards:
        members = tuple(i - (i > gap) for i in card.members if i != gap)
        if members:
            found.append((members, card.rect, card.row, card.visible))
    return found


def _rise(rect: Rect, row: int, layout: TableLayout) -> float:
    """How far a card of that row rises: in the one behind not over the own tray, if half the way is left."""
    return max(RAISE / 2, min(RAISE, rect.y - layout.own.rect.bottom - 2)) if row else RAISE


def _hand(display: Display, rest: list[HandCard], units: list[Unit], layout: TableLayout) -> list[Pose]:
    """The cards of the hand in drawing order; of a stack only the last is in sight and carries the count."""
    risen = set(display.question.choices[0].tokens) if display.question and display.question.choices else set()
    poses = []
    for order, (members, rect, row, visible) in enumerate(units):
        top = members[-1]
        for member in members:
            card = rest[member]
            is_up = any(rest[i].selected or rest[i].card.token in risen for i in members)
            poses.append(
                Pose(
                    token=card.card.token,
                    face=card.card.face,
                    rect=rect,
                    place=HAND,
                    z=Layer.HAND + 0.1 * order,
                    raised=_rise(rect, row, layout) if is_up else 0,
                    visible=visible,
                    row=row,
                    is_covered=member != top,
                    is_hot=member == top,
                    is_marked=is_up,
                    is_hinted=card.hinted,
                    is_fresh=any(rest[i].fresh for i in members),
                    count=len(members),
                )
            )
    return poses


def _pile(display: Display, layout: TableLayout) -> list[Pose]:
    """Freezing cards crosswise at the bottom, then the edges of what lies below, then the top card."""
    piles, card = display.piles, layout.piles.pile.card
    across = {one.token for one in piles.across}
    turned = pile_cards(card, piles.count)
    poses = []
    for i, one in enumerate(piles.across):
        rect = crosswise(card).moved(0, 4 * (i - (len(piles.across) - 1) / 2))
        lying = card_rect(rect.cx - card.w / 2, rect.cy - card.h / 2, card.w)
        poses.append(Pose(one.token, one.face, lying, PILE, Layer.PILE + 0.01 * i, turned=90))
    below = [one for one in piles.below if one.token not in across]
    angles = [round(t.angle) for t in turned[:-1]][-len(below) :] if below else []
    angles = [0] * (len(below) - len(angles)) + angles
    for i, (one, angle) in enumerate(zip(below, angles, strict=True)):
        poses.append(Pose(one.token, one.face, card, PILE, Layer.PILE + 0.2 + 0.01 * i, turned=angle))
    if piles.top is not None:
        angle = 90 if piles.top.token in across else 0
        poses.append(Pose(piles.top.token, piles.top.face, card, PILE, Layer.PILE + 0.5, turned=angle))
    return poses


def _places(
    display: Display, layout: TableLayout, trays: tuple[TrayPlan, ...]
) -> tuple[dict[Place, Rect], tuple[tuple[Place, Rect], ...]]:
    """What every place is framed by, and the wider areas cards may be let go over, innermost first."""
    stock, pile = layout.piles.stock, layout.piles.pile
    places = {HAND: layout.hand, STOCK: stock.card, PILE: pile.card}
    areas = [(PILE, _with_pill(pile.zone, pile.pill)), (STOCK, _with_pill(stock.zone, stock.pill))]
    for tray in trays:
        places |= tray.places
        areas += tray.areas
    for plate, seat in zip(display.plates, layout.seats, strict=False):
        place = Place(Spot.SEAT, plate.seat)
        if not plate.person:
            places[place] = seat.plate
        areas.append((place, seat.plate))
    for tray in trays:
        if tray.view.own:
            areas.append((NEW_MELD, tray.area.rect))
            places.setdefault(NEW_MELD, tray.area.rect)
    low = layout.hand
    areas.append((HAND, Rect(low.x, low.y - 8, low.w, layout.table.bottom - low.y + 8)))
    return places, tuple(areas)


def _with_pill(zone: Rect, pill: Rect) -> Rect:
    x, right = min(zone.x, pill.x), max(zone.right, pill.right)
    return Rect(x, zone.y, right - x, pill.bottom - zone.y)
