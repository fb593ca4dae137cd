"""Everything on the table that is no card, as descriptions that paint themselves, each under a key of its own.

`table_items` is a pure function of display and arrangement; what hangs on the mouse or the keyboard (bubbles, focus
ring, previews) is added by the scene. Seats and score, trays, and piles have modules of their own.
"""

from collections.abc import Iterator

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect, united
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import PILE, STOCK, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.items.frame import Glow
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.table.pile_items import pile_items
from canasta_desktop.ui.table.seat_items import score_items, seat_items
from canasta_desktop.ui.table.tray_items import tray_items


def table_items(display: Display, arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """All things by key: `score`, `plate:2`, `tray:0`, `badge:meld:3`, `walnut`, `glow:pile`, ..."""
    things: dict[str, Painted] = {}
    things |= score_items(display, arrangement.layout, look)
    things |= seat_items(display, arrangement, look)
    things |= tray_items(display, arrangement, look)
    things |= pile_items(display, arrangement.layout.walnut, look)
    things |= _glows(display, arrangement, look)
    return things


def _glows(display: Display, arrangement: Arrangement, look: Look) -> Iterator[tuple[str, Painted]]:
    """The valid targets of the cards in hand."""
    for target in display.targets:
        box = frame_of(target.place, arrangement)
        if target.accepts and box is not None:
            u = look.u
            yield f"glow:{target.place}", Glow(box, Layer.GLOW, width=0.36 * u, corner=0.9 * u, glow=1.6 * u)


def frame_of(place: Place, arrangement: Arrangement) -> Rect | None:
    """What a frame around a place surrounds."""
    rect = arrangement.places.get(place)
    if rect is None:
        return None
    grown = 0.4 * arrangement.layout.unit.px
    if place in (PILE, STOCK):
        return rect.inset(-grown, -grown)
    if place.spot in (Spot.MELD, Spot.DRAFT):
        melds = (meld for tray in arrangement.layout.trays for meld in tray.melds)
        laid = next((meld for meld in melds if meld.meld.place == place), None)
        if laid is not None:
            return united([*laid.cards, *([laid.band] if laid.band else [])]).inset(-grown, -grown)
    return rect.inset(-grown / 2, -grown / 2)
