"""What a hint or a lesson points at, as painted things: frame, arrow and veil, from display and arrangement alone.

The arrow begins above the hand or at the edge of the place it comes from, and ends before the frame of its goal: it
covers neither the cards it starts from nor those it leads to. Between them it takes the way on which it covers least.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect, united
from canasta_desktop.ui.display.display import Display, Guidance
from canasta_desktop.ui.display.places import HAND, Place
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.arrow import CostMap, Curve, Obstacle, Port, cheapest_curve, ports
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.strips import LARGE, USUAL
from canasta_desktop.ui.items.arrow import LINE, OUTLINE, Arrow, Veil, bounds_of
from canasta_desktop.ui.items.frame import Glow
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.tray import TrayCaption
from canasta_desktop.ui.table.table_items import frame_of
from canasta_desktop.ui.table.tray_items import tray_items

GAP: Final = 1.1
"""Between an arrow's end and what it belongs to, units."""
SIDES: Final = (0.5, 0.15, 0.3, 0.7, 0.85)
"""Where an arrow may come to the hand, by its width."""
MOST_STARTS: Final = 5
"""Of many cards not each is tried."""
CELL: Final = 0.7
"""How finely the table is looked at, units."""
NEAR: Final = 0.35
"""So near an arrow may come to what it belongs to, units; with a cell it is less than GAP, or its own ends would be
in the way."""
COUNTED: Final = 0.55
"""Title and count take so much of their room in the height; below them stands only what hinders."""
ENDS, COUNTS, INDEX, CARD, WORDS, LINES, OUTSIDE = 500.0, 60.0, 10.0, 3.0, 18.0, 6.0, 200.0
"""What covering costs: what the arrow belongs to, the counts of stock and pile, an index, the rest of a card, words, a
line, leaving the felt."""


def guidance_items(display: Display, arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """`guide-frame`, `guide-arrow` and `guide-veil`, as far as there is something to point at."""
    guidance = display.guidance
    if guidance is None or display.curtain is not None:
        return {}
    things: dict[str, Painted] = {}
    u = look.u
    framed = _framed(guidance)
    box = frame_of(framed, arrangement) if framed is not None else None
    if box is not None:
        things["guide-frame"] = Glow(
            box, Layer.GLOW + 0.2, colour="accent", width=0.4 * u, corner=0.9 * u, glow=1.4 * u
        )
    if guidance.is_spotlit:
        window = arrangement.layout.window
        things["guide-veil"] = Veil(window, Layer.GLOW + 2, tuple(_holes(guidance, arrangement)), u)
    curve = arrow_curve(guidance, arrangement, captions(display, arrangement, look))
    if curve is not None:
        things["guide-arrow"] = Arrow(bounds_of(curve), Layer.GLOW + 3, curve)
    return things


def captions(display: Display, arrangement: Arrangement, look: Look) -> tuple[Rect, ...]:
    """What is written over the trays: the words, not the rows that they could fill."""
    things = [thing for _, thing in tray_items(display, arrangement, look)]
    return tuple([thing.label_rect(look) for thing in things if isinstance(thing, TrayCaption)])


def arrow_curve(guidance: Guidance, arrangement: Arrangement, words: Sequence[Rect] = ()) -> Curve | None:
    """The way of the arrow; None where it lacks an end. `words` are kept free as well, if that is to be had."""
    if guidance.goal is None or guidance.goal == guidance.origin:
        return None
    starts = _starts(guidance, arrangement)
    ends = _ports(guidance.goal, arrangement)
    if not starts or not ends:
        return None
    px = arrangement.layout.unit.px
    half = (LINE / 2 + OUTLINE) * px
    costs = CostMap(arrangement.layout.window.inset(half, half), CELL * px, OUTSIDE)
    found = [*_obstacles(guidance, arrangement), *[Obstacle(box, WORDS) for box in words]]
    near = NEAR * px
    grown = [(rect, near if cost == ENDS else half, cost) for rect, cost in found]
    costs.add([Obstacle(rect.inset(-reach, -reach), cost) for rect, reach, cost in grown])
    return cheapest_curve(starts, ends, costs)


def risen(guidance: Guidance, arrangement: Arrangement) -> list[Pose]:
    """The cards of the hand that it points at, as they lie."""
    found = [arrangement.poses[token] for token in guidance.tokens if token in arrangement.poses]
    return [pose for pose in found if pose.place == HAND]


def _framed(guidance: Guidance) -> Place | None:
    """What the golden frame surrounds: the goal; where that is the hand, what the card comes from."""
    return guidance.origin if guidance.goal == HAND else guidance.goal


def _starts(guidance: Guidance, arrangement: Arrangement) -> tuple[Port, ...]:
    """Where the arrow may begin: at its place, else above one of the cards."""
    if guidance.origin is not None and guidance.origin != HAND:
        return _ports(guidance.origin, arrangement)
    cards = risen(guidance, arrangement)
    if not cards:
        return _ports(HAND, arrangement) if guidance.origin == HAND and not guidance.tokens else ()
    some = cards[:: -(-len(cards) // MOST_STARTS)]
    return tuple([_above(_strip(card).cx, arrangement) for card in some])


def _ports(place: Place, arrangement: Arrangement) -> tuple[Port, ...]:
    """Where an arrow may leave a place or come to it; none where the place is not in sight."""
    if place == HAND:
        row = _hand_row(arrangement)
        return tuple([_above(row.x + share * row.w, arrangement) for share in SIDES])
    box = frame_of(place, arrangement)
    return () if box is None else ports(box, GAP * arrangement.layout.unit.px)


def _above(x: float, arrangement: Arrangement) -> Port:
    """Above everything of the hand that stands at this place."""
    gap = GAP * arrangement.layout.unit.px
    tops = [pose.shown.y for pose in _hand(arrangement) if pose.shown.x - gap <= x <= pose.shown.right + gap]
    return Port((x, min(tops, default=arrangement.layout.hand_room.y) - gap), (0, -1))


def _strip(pose: Pose) -> Rect:
    """What is to be seen of a card of the hand."""
    shown = pose.shown
    return Rect(shown.x, shown.y, min(pose.visible or shown.w, shown.w), shown.h)


def _hand(arrangement: Arrangement) -> list[Pose]:
    return [pose for pose in arrangement.poses.values() if pose.place == HAND]


def _hand_row(arrangement: Arrangement) -> Rect:
    """What the cards of the hand take up, or could."""
    hand = _hand(arrangement)
    return united([pose.shown for pose in hand]) if hand else arrangement.layout.hand_room


def _holes(guidance: Guidance, arrangement: Arrangement) -> Iterator[Rect]:
    """What is not dimmed: both ends of the arrow, and of the cards what no other one lies over."""
    near = 0.6 * arrangement.layout.unit.px
    for place in (guidance.origin, guidance.goal):
        box = frame_of(place, arrangement) if place is not None else None
        if box is not None:
            yield box.inset(-near, -near)
    for pose in risen(guidance, arrangement):
        yield _strip(pose)
        yield Rect(pose.shown.x, pose.shown.y, pose.shown.w, pose.raised)


def _obstacles(guidance: Guidance, arrangement: Arrangement) -> Iterator[Obstacle]:
    """What the arrow should not cover, and how dear that is."""
    layout = arrangement.layout
    for place in (guidance.origin, guidance.goal):
        box = frame_of(place, arrangement) if place is not None and place != HAND else None
        if box is not None:
            yield Obstacle(box, ENDS)
    own = set(guidance.tokens)
    for pose in arrangement.poses.values():
        if pose.is_covered:
            continue
        yield Obstacle(pose.shown, ENDS if pose.token in own else CARD)
        across, down = (LARGE if pose.is_large else USUAL).corner
        yield Obstacle(Rect(pose.shown.x, pose.shown.y, across * pose.rect.w, down * pose.rect.w), INDEX)
    for words in (layout.score, layout.corner):
        yield Obstacle(words, WORDS)
    for counts in (layout.walnut.stock_words, layout.walnut.pile_words):
        yield Obstacle(counts.centred(counts.w, COUNTED * counts.h), COUNTS)
    yield Obstacle(layout.prompt, LINES)
    yield Obstacle(layout.walnut.stock, CARD)
    for tray in layout.trays:
        for meld in tray.melds:
            yield Obstacle(meld.medal, WORDS)
    for seat in layout.seats:
        yield Obstacle(seat.rect, WORDS)
