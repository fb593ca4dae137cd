"""Everything on the table that is no card, as descriptions that paint themselves, each under a key of its own.

`table_items` is a pure function of display and arrangement; what hangs on the mouse or the keyboard (bubbles, focus
ring, previews) is added by the scene with the functions below it.
"""

from collections.abc import Iterator, Sequence

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect, united
from canasta_desktop.ui.display.display import NEW_MELD, PILE, STOCK, Display, Frost, MeldKind, PilesView, Place, Spot
from canasta_desktop.ui.display.sides import side_number
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.columns import MeldColumn, TrayPlan, suit_shown
from canasta_desktop.ui.geometry.open_hands import closed_hand
from canasta_desktop.ui.geometry.piles import beneath, crosswise, note_height, reserved_cards, stock_cards, turn_card
from canasta_desktop.ui.geometry.seats import fan_cards
from canasta_desktop.ui.items.backs import Backs
from canasta_desktop.ui.items.badge import Badge
from canasta_desktop.ui.items.frame import DASH, DOTS, Frame, Glow
from canasta_desktop.ui.items.label_bar import LabelBar
from canasta_desktop.ui.items.look import Look, height_of, width_of
from canasta_desktop.ui.items.meter_box import MeterBox
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.pill import Pill
from canasta_desktop.ui.items.plate import PlatePill
from canasta_desktop.ui.items.slot import FreeSlot, Word
from canasta_desktop.ui.items.stack import CanastaStack
from canasta_desktop.ui.items.tray import Tray

CARD_CORNER = 0.068
Named = Iterator[tuple[str, Painted]]


def table_items(display: Display, arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """All things by key: `tray:0`, `plate:2`, `badge:meld:3`, `glow:pile`, ..."""
    things: dict[str, Painted] = {}
    for order, tray in enumerate(arrangement.trays):
        things |= _tray(tray, order, display, look)
    things |= _plates(display, arrangement)
    things |= _stock(display, arrangement, look)
    things |= _pile(display, arrangement, look)
    if arrangement.layout.sort is not None and display.sort_text and display.seat >= 0:
        things["sort"] = Pill(_fitting(arrangement.layout.sort, display.sort_text, look), Layer.TRAY, display.sort_text)
    things |= _glows(display, arrangement)
    return things


def _tray(tray: TrayPlan, order: int, display: Display, look: Look) -> Named:
    view, box, laid = tray.view, tray.area.rect, tray.layout
    right = laid.value.right if laid.meter is None or laid.meter.y > laid.name.bottom else laid.meter.x - 8
    caption = Rect(laid.name.x - box.x, laid.name.y - box.y, right - laid.name.x, laid.name.h)
    is_active = view.own and (display.meter is not None or any(meld.staged for meld in view.melds))
    yield f"tray:{view.side}", Tray(box, Layer.TRAY, view.caption, view.summary, caption, order, is_active)
    if tray.threes is not None and tray.threes.label is not None and view.threes_text:
        over = tray.threes.label.overlaps(tray.threes.cards()[-1])
        yield f"threes-text:{view.side}", Word(tray.threes.label, Layer.MELD + 0.5, view.threes_text, over)
        if tray.threes.is_chip and tray.threes.badge is not None and len(view.threes) > 1:
            yield f"threes-count:{view.side}", Badge(tray.threes.badge, Layer.GLOW + 0.5, str(len(view.threes)))
    if tray.slot is not None:
        yield "slot", FreeSlot(tray.slot, Layer.TRAY + 1, view.slot)
    if laid.meter is not None and display.meter is not None:
        yield "meter", MeterBox(laid.meter, Layer.TRAY + 2, display.meter)
    for column in tray.columns:
        yield from _column(column)


def _column(column: MeldColumn) -> Named:
    meld, name = column.meld, str(column.meld.place)
    if column.stack is not None and meld.kind is not MeldKind.OPEN and not column.is_chip:
        yield f"stack:{name}", CanastaStack(column.stack, Layer.MELD, meld.kind.value)
    if column.label is not None and meld.label:
        ground = meld.kind.value if meld.kind is not MeldKind.OPEN else "mixed"
        yield f"label:{name}", LabelBar(column.label, Layer.MELD + 0.6, meld.label, ground)
    if column.badge is not None:
        yield f"badge:{name}", Badge(column.badge, Layer.GLOW + 0.5, str(meld.count), meld.kind.value, suit_shown(meld))
    if column.staged is not None:
        dash = DOTS if meld.unfinished else DASH
        box = column.staged.inset(2, 2) if column.stack else column.staged.inset(-4, -4)
        yield f"staged:{name}", Frame(box, Layer.MELD + 0.55, width=2 if dash == DASH else 3, corner=6, dash=dash)


def _plates(display: Display, arrangement: Arrangement) -> Named:
    open_seats = {pose.place.number for pose in arrangement.poses.values() if pose.place.spot is Spot.SEAT}
    for plate, seat in zip(display.plates, arrangement.layout.seats, strict=False):
        yield (
            f"plate:{plate.seat}",
            PlatePill(
                seat.plate,
                Layer.TRAY,
                plate.name,
                plate.line,
                plate.cards,
                side_number(display, plate.side, plate.own),
                plate.on_turn,
                plate.thinking,
                plate.foot,
                plate.sits_out,
            ),
        )
        if not plate.person and plate.seat not in open_seats:
            is_low = seat.place == "bottom"
            backs = closed_hand(arrangement.layout, plate.cards) if is_low else fan_cards(seat, plate.cards)
            yield from _backs(f"fan:{plate.seat}", backs, Layer.HAND if is_low else Layer.PILE)


def _backs(key: str, backs: Sequence[Rect], z: float, turned: int = 0) -> Named:
    """Backs at these places, if there are any; turned ones stick out on both sides."""
    if backs:
        box = united(backs if not turned else [crosswise(back) for back in backs])
        yield key, Backs(box, z, tuple(back.moved(-box.x, -box.y) for back in backs), turned)


def _stock(display: Display, arrangement: Arrangement, look: Look) -> Named:
    piles, area = display.piles, arrangement.layout.piles.stock
    backs = stock_cards(area.card, piles.stock)
    if backs:
        yield from _backs("stock", backs, Layer.PILE + 0.2)
        if piles.can_draw:
            yield "can-draw", Glow(united(backs).inset(-2, -2), Layer.PILE + 1, corner=10)
    else:
        yield "stock", Frame(area.card, Layer.PILE, colour="muted", width=1.5, corner=8, dash=DASH)
    if piles.turn_card:
        yield from _backs("turn-card", [turn_card(area.card)], Layer.PILE + 0.1, turned=90)
    if piles.reserved:
        lying = reserved_cards(backs[-1] if backs else area.card, piles.reserved)
        yield from _backs("reserved", lying, Layer.PILE + 0.3, turned=90)
        box, size = crosswise(lying[-1]), min(24 * look.text, 0.4 * area.card.w)
        corner = Rect(box.right - size - 3, box.y + 3, size, size)
        yield "reserved-count", Badge(corner, Layer.PILE + 1.5, str(piles.reserved))
    for number, (packet, count) in enumerate(zip(arrangement.layout.piles.packets, piles.packets, strict=True)):
        yield from _backs(f"packet:{number}", [packet, packet.moved(1.5, -1.5)], Layer.PILE)
        size = min(24 * look.text, 0.7 * packet.w)
        yield f"packet-count:{number}", Badge(packet.centred(size, size), Layer.PILE + 0.5, str(count))
    colour = "warning" if piles.stock_low else "text"
    pill, note = _noted(area.pill, piles, arrangement, look)
    yield (
        "stock-pill",
        Pill(
            pill,
            Layer.PILE + 2,
            piles.stock_text,
            colour,
            is_outlined=piles.stock_low,
            note=piles.stock_note,
            note_height=note,
        ),
    )


def _noted(room: Rect, piles: PilesView, arrangement: Arrangement, look: Look) -> tuple[Rect, float]:
    """The stock's pill and how much of it is its note: no higher than the note's lines."""
    if not piles.stock_note:
        return _fitting(room, piles.stock_text, look), 0.0
    most = note_height(arrangement.layout.measures)
    note = min(most, height_of(look.font(12), piles.stock_note, room.w - 18) + 5)
    is_one_line = width_of(look.font(12, 600), piles.stock_text) + 26 <= room.w
    head = 7 + 17 * look.text if is_one_line else room.h - most
    return Rect(room.x, room.y, room.w, min(room.h, head + note)), note


def _pile(display: Display, arrangement: Arrangement, look: Look) -> Named:
    piles, area = display.piles, arrangement.layout.piles.pile
    zone = area.zone.inset(0, 0)
    if piles.beneath:
        yield from _backs("beneath", [beneath(area.card)], Layer.PILE - 0.1)
    if piles.top is None:
        yield "pile", Frame(area.card, Layer.PILE, colour="muted", width=1.5, corner=8, dash=DASH)
    if piles.frost is Frost.ALL:
        yield "frost", Frame(zone, Layer.PILE + 1, colour="cold", width=2.2, corner=12, glow=7)
    elif piles.frost is Frost.SIDE:
        yield "frost", Frame(zone, Layer.PILE + 1, colour="cold", width=2.2, corner=12, dash=DASH)
    if piles.can_take and piles.top is not None:
        yield "can-take", Glow(area.card.inset(-3, -3), Layer.PILE + 1.1, corner=10)
    is_cold = piles.frost is not Frost.NONE
    pill = _fitting(area.pill, piles.pile_text, look, 16 * look.text if piles.frost is Frost.ALL else 0)
    yield (
        "pile-pill",
        Pill(pill, Layer.PILE + 2, piles.pile_text, "cold" if is_cold else "text", is_cold, piles.frost is Frost.ALL),
    )


def _fitting(room: Rect, text: str, look: Look, more: float = 0) -> Rect:
    """The pill as narrow as its words, centred in its room, and one line high if they fit into one."""
    wide = width_of(look.font(12, 600), text) + 26 + more
    if wide <= room.w:
        high = min(room.h, 7 + 17 * look.text)
        return Rect(room.cx - wide / 2, room.y, wide, high)
    return room


def _glows(display: Display, arrangement: Arrangement) -> Named:
    """The valid targets of the cards in hand."""
    for target in display.targets:
        box = frame_of(target.place, arrangement)
        if target.accepts and box is not None:
            yield f"glow:{target.place}", Glow(box, Layer.GLOW, corner=11)


def frame_of(place: Place, arrangement: Arrangement) -> Rect | None:
    """What a frame around a place surrounds."""
    rect = arrangement.places.get(place)
    if rect is None:
        return None
    if place in (PILE, STOCK):
        return rect.inset(-5, -5)
    if place == NEW_MELD:
        return rect.inset(-2, -2)
    if place.spot in (Spot.MELD, Spot.DRAFT):
        column = next(c for tray in arrangement.trays for c in tray.columns if c.meld.place == place)
        cards = [pose.rect for pose in arrangement.poses.values() if pose.place == place]
        return united([*cards, *([column.label] if column.label else [])]).inset(-6, -6)
    return rect.inset(-3, -3)
