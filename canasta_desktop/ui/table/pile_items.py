"""Stock and pile as painted things: the walnut tray, the words beside them, frost, and what some games lay there."""

from collections.abc import Iterator, Sequence

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect, united
from canasta_desktop.ui.display.display import Display, Frost, PilesView
from canasta_desktop.ui.display.places import PILE, STOCK, Place
from canasta_desktop.ui.geometry.layout import WalnutPlace
from canasta_desktop.ui.geometry.piles import beneath, crosswise, reserved_cards, stock_cards, turn_card
from canasta_desktop.ui.items.backs import Backs
from canasta_desktop.ui.items.frame import DASH, Frame, FrostFrame, Glow
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.walnut import Walnut, WalnutWords
from canasta_desktop.ui.table.seat_items import inside
from canasta_desktop.ui.table.tray_items import spoken

Named = Iterator[tuple[str, Painted]]
CORNER = 0.068
"""Of a card, by its width."""


def pile_items(display: Display, walnut: WalnutPlace, look: Look) -> Named:
    """`walnut`, `stock`, `pile`, their words, and signs of what can be done with them."""
    hollows = (inside(walnut.stock, walnut.rect), inside(walnut.pile, walnut.rect))
    yield "walnut", Walnut(walnut.rect, Layer.TRAY, hollows)
    yield from _words(display.piles, walnut, look)
    yield from _stock(display.piles, walnut, look, can_draw=_gleams(display, STOCK) and display.piles.can_draw)
    yield from _pile(display.piles, walnut, look, can_take=_gleams(display, PILE) and display.piles.can_take)


def _gleams(display: Display, place: Place) -> bool:
    """Whether a pile may gleam: while something is pointed at, nothing else does."""
    return display.guidance is None or display.guidance.origin == place


def _words(piles: PilesView, walnut: WalnutPlace, look: Look) -> Named:
    yield (
        "stock-words",
        WalnutWords(
            _beside_stock(piles, walnut),
            Layer.TRAY + 1,
            piles.stock_title,
            str(piles.stock),
            piles.stock_note,
            count_tone="wood_warning" if piles.stock_low else "on_wood",
            is_right=True,
            tip_text=spoken(piles.stock_name),
        ),
    )
    is_frozen = piles.frost is not Frost.NONE
    yield (
        "pile-words",
        WalnutWords(
            _beside_pile(piles, walnut, look),
            Layer.TRAY + 1,
            piles.pile_title,
            str(piles.count),
            piles.pile_state,
            "wood_cold" if is_frozen else "on_wood",
            has_snowflake=piles.frost is Frost.ALL,
            tip_text="\n".join(part for part in (spoken(piles.pile_name), piles.pile_why) if part),
        ),
    )


def _beside_stock(piles: PilesView, walnut: WalnutPlace) -> Rect:
    """The room of the stock's words: from the packets up to the stock, or to what sticks out of it crosswise."""
    room = walnut.stock_words
    top = (stock_cards(walnut.stock, piles.stock) or [walnut.stock])[-1]
    across = [crosswise(card).x for card in reserved_cards(top, piles.reserved)]
    if piles.turn_card:
        across.append(crosswise(turn_card(walnut.stock)).x)
    left = max([room.x, *[packet.right for packet in walnut.packets]])
    return Rect(left, room.y, min([room.right, *across]) - left, room.h)


def _beside_pile(piles: PilesView, walnut: WalnutPlace, look: Look) -> Rect:
    """The room of the pile's words: from the pile on, or from what freezes it crosswise, with the frost around it."""
    room = walnut.pile_words
    left = max(room.x, crosswise(walnut.pile).right + 1.0 * look.u) if piles.across else room.x
    return Rect(left, room.y, room.right - left, room.h)


def _stock(piles: PilesView, walnut: WalnutPlace, look: Look, *, can_draw: bool) -> Named:
    card = walnut.stock
    backs = stock_cards(card, piles.stock)
    if backs:
        yield from backs_of("stock", backs, Layer.PILE + 0.2)
        if can_draw:
            yield "can-draw", _glow(backs[-1], look, CORNER * card.w)
    else:
        yield "stock", _empty(card, look)
    if piles.turn_card:
        yield from backs_of("turn-card", [turn_card(card)], Layer.PILE + 0.1, turned=90)
    if piles.reserved:
        lying = reserved_cards(backs[-1] if backs else card, piles.reserved)
        yield from backs_of("reserved", lying, Layer.PILE + 0.3, turned=90)
        box, size = crosswise(lying[-1]), _medal(look)
        corner = Rect(box.right - 0.7 * size, box.y - 0.3 * size, size, size)
        yield "reserved-count", Medal(corner, Layer.PILE + 1.5, str(piles.reserved))
    for number, (packet, count) in enumerate(zip(walnut.packets, piles.packets, strict=False)):
        yield from backs_of(f"packet:{number}", [packet, packet.moved(0.15 * look.u, -0.15 * look.u)], Layer.PILE)
        size = min(_medal(look), packet.w)
        # They lie nearly on each other: the first count stands at the upper edge, the last at the lower one.
        down = number / max(1, len(piles.packets) - 1)
        corner = Rect(packet.cx - size / 2, packet.y - 0.3 * size + down * (packet.h - 0.4 * size), size, size)
        yield f"packet-count:{number}", Medal(corner, Layer.PILE + 0.5, str(count))


def _pile(piles: PilesView, walnut: WalnutPlace, look: Look, *, can_take: bool) -> Named:
    card = walnut.pile
    if piles.beneath:
        yield from backs_of("beneath", [beneath(card)], Layer.PILE - 0.1)
    if piles.top is None:
        yield "pile", _empty(card, look)
    line, corner = 0.36 * look.u, CORNER * card.w
    lying = _lying(piles, card)
    box = united(lying)
    parts = tuple([one.moved(-box.x, -box.y) for one in lying]) if len(lying) > 1 else ()
    if piles.frost is Frost.ALL:
        yield (
            "frost",
            FrostFrame(box, Layer.PILE + 1, colour="cold", width=line, corner=corner, glow=1.6 * look.u, parts=parts),
        )
    elif piles.frost is Frost.SIDE:
        around = card.inset(-0.4 * look.u, -0.4 * look.u)
        yield "frost", FrostFrame(around, Layer.PILE + 1, colour="cold", width=0.8 * line, corner=corner, dash=DASH)
    if can_take and piles.top is not None:
        grown = 0.4 * look.u if piles.frost is Frost.ALL else 0.0
        top = crosswise(card) if piles.lies_across else card
        yield "can-take", _glow(top.inset(-grown, -grown), look, CORNER * card.w)


def _lying(piles: PilesView, card: Rect) -> list[Rect]:
    """What a frame around the pile goes round: the pile, and its top card where that lies across it."""
    if not piles.lies_across:
        return [card]
    return [card, crosswise(card)] if piles.count > 1 else [crosswise(card)]


def _medal(look: Look) -> float:
    """The size of a medal that belongs to no meld."""
    return 2 * max(1.42 * look.u, 0.63 * look.type_px(1.75))


def _glow(card: Rect, look: Look, corner: float) -> Glow:
    return Glow(card, Layer.PILE + 1.1, width=0.36 * look.u, corner=corner, glow=1.6 * look.u)


def _empty(card: Rect, look: Look) -> Frame:
    """The frame where a card would lie."""
    return Frame(card, Layer.PILE, colour="on_wood", width=0.16 * look.u, corner=CORNER * card.w, dash=DASH)


def backs_of(key: str, backs: Sequence[Rect], z: float, turned: int = 0) -> Named:
    """Backs at these places, if there are any; turned ones stick out on both sides."""
    if backs:
        box = united(backs if not turned else [crosswise(back) for back in backs])
        yield key, Backs(box, z, tuple(back.moved(-box.x, -box.y) for back in backs), turned)
