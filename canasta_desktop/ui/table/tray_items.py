"""The trays as painted things: captions and boxes, canastas, counts, drafts, the free slot, the meter."""

from collections.abc import Iterator

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display, MeldKind
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.layout import MeldPlace, TrayPlace
from canasta_desktop.ui.geometry.meld_cards import suit_shown
from canasta_desktop.ui.items.frame import DASH, DOTS, Frame
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.meter_box import MeterBox
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.slot import FreeSlot, LinkSign, Word
from canasta_desktop.ui.items.stack import CanastaStack, Silk
from canasta_desktop.ui.items.tray import TrayBox, TrayCaption
from canasta_desktop.ui.table.seat_items import tray_words

Named = Iterator[tuple[str, Painted]]
UNDER, OVER = -0.004, 0.004
"""How far the stack lies below its top card, and the band above it."""


def tray_items(display: Display, arrangement: Arrangement, look: Look) -> Named:
    """`tray:0` and `box:0`, `threes-text:0`, `slot`, `meter`, and what belongs to each meld."""
    for order, tray in enumerate(arrangement.layout.trays):
        yield from _ground(tray, order, display)
        if tray.threes_sum is not None and tray.view.threes_text:
            yield f"threes-text:{tray.view.side}", Word(tray.threes_sum, Layer.MELD, tray.view.threes_text)
        if tray.slot is not None:
            yield "slot", FreeSlot(tray.slot, Layer.TRAY + 1, tray.view.slot)
        if tray.meter is not None and display.meter is not None:
            yield "meter", MeterBox(tray.meter, Layer.TRAY + 2, display.meter)
        for meld in tray.melds:
            yield from _meld(meld, tray, arrangement, look)


def _ground(tray: TrayPlace, order: int, display: Display) -> Named:
    """The caption, and the box where something lies in it."""
    view = tray.view
    words = [tray_words(display, view.side, view.summary)]
    if tray.threes_sum is None and view.threes_text:
        words.insert(0, view.threes_text)
    summary = " · ".join(word for word in words if word)
    yield f"tray:{view.side}", TrayCaption(tray.head, Layer.TRAY, view.caption, summary, order, summary)
    if tray.box.h > 0:
        is_active = view.own and (display.meter is not None or any(meld.staged for meld in view.melds))
        yield f"box:{view.side}", TrayBox(tray.box, Layer.TRAY, is_active, summary)


def _meld(place: MeldPlace, tray: TrayPlace, arrangement: Arrangement, look: Look) -> Named:
    meld, name = place.meld, str(place.meld.place)
    tip = spoken(meld.name)
    if place.band is not None and meld.kind is not MeldKind.OPEN:
        z = _height(place, arrangement)
        yield f"stack:{name}", CanastaStack(place.cards[0], z + UNDER, tip)
        free = _free_of_medals(place.band, tray)
        yield f"label:{name}", Silk(place.band, z + OVER, meld.label, meld.kind.value, tip, free)
    suit = suit_shown(meld)
    yield (
        f"badge:{name}",
        Medal(place.medal, Layer.GLOW + 0.5, str(meld.count), meld.kind.value, suit, place.is_flag, tip),
    )
    if place.staged is not None:
        u = look.u
        dash, width = (DOTS, 0.34 * u) if meld.unfinished else (DASH, 0.26 * u)
        box = place.staged.inset(-0.4 * u, -0.4 * u)
        yield f"staged:{name}", Frame(box, Layer.MELD + 5, width=width, corner=0.8 * u, dash=dash)
    if meld.joins:
        size = 1.2 * place.medal.h
        foot = place.bounds
        sign = Rect(foot.x + 0.2 * look.u, foot.bottom - 0.7 * size, size, size)
        yield f"joins:{name}", LinkSign(sign, Layer.GLOW + 0.5, tip)


def _free_of_medals(band: Rect, tray: TrayPlace) -> float:
    """How much of a band, from its left, no medal lies over: its own one may, or that of the stack below."""
    over = [meld.medal.x for meld in tray.melds if meld.medal.overlaps(band) and meld.medal.x > band.x]
    return min([band.right, *over]) - band.x


def _height(place: MeldPlace, arrangement: Arrangement) -> float:
    """The height at which the canasta's top card lies."""
    cards = place.meld.cards
    pose = next((arrangement.poses[card.token] for card in reversed(cards) if card.token in arrangement.poses), None)
    return pose.z if pose is not None else Layer.MELD


def spoken(name: str) -> str:
    """The words for screen readers, beginning with a capital."""
    return name[:1].upper() + name[1:]
