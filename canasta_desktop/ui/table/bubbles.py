"""What hangs over the table for the mouse or the keyboard alone: bubbles, rubber band, previews, focus ring."""

from collections.abc import Mapping
from typing import NamedTuple

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import CARD_RATIO, Rect, card_rect
from canasta_desktop.ui.base.theme import RING_WIDE, ring_line
from canasta_desktop.ui.display.display import Display, Target
from canasta_desktop.ui.display.places import HAND, NEW_MELD, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.strips import LARGE, USUAL
from canasta_desktop.ui.input.focus import token_of
from canasta_desktop.ui.items.bubble import Bubble
from canasta_desktop.ui.items.frame import FocusRing
from canasta_desktop.ui.items.look import Look, height_of, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.preview import Preview
from canasta_desktop.ui.table.table_items import frame_of

WIDEST = 40
"""Width of a bubble at most, units."""
PREVIEW = 1.6
READABLE = 11.0
"""Cards whose index is lower are laid out large where one points at them, px."""
CARD_CORNER = 0.068


def bubbles(
    display: Display, arrangement: Arrangement, look: Look, over: Place | None, *, with_reasons: bool
) -> dict[str, Painted]:
    """The previews of all valid targets that do not hide each other, the one the mouse is over first.

    `with_reasons`: the reason of an invalid target under the mouse is shown too.
    """
    things: dict[str, Painted] = {}
    taken: list[Rect] = []
    for target in sorted(display.targets, key=lambda one: one.place != over):
        is_wanted = target.accepts or (target.place == over and with_reasons)
        if not (is_wanted and target.text):
            continue
        boxes = _beside(target, arrangement, look)
        box = next((box for box in boxes if not any(box.inset(-2, -2).overlaps(other) for other in taken)), None)
        if box is None:
            continue
        taken.append(box)
        z = Layer.BUBBLE if target.place == over else Layer.FLYING
        things[f"bubble:{target.place}"] = Bubble(box, z, target.text, is_error=not target.accepts)
    return things


def _beside(target: Target, arrangement: Arrangement, look: Look) -> list[Rect]:
    """Where the bubble may be: above the frame of the place, below it; never outside the felt."""
    frame = frame_of(target.place, arrangement)
    if frame is None:
        return []
    if target.place == NEW_MELD and frame.w > 50 * look.u:
        frame = frame.centred(25 * look.u, frame.h)
    font = look.font(1.9, bold=True)
    widest = WIDEST * look.u
    wide = min(width_of(font, target.text) + 24, widest)
    high = height_of(font, target.text, wide - 18) + 8
    felt = arrangement.layout.window
    x = min(max(frame.cx - wide / 2, felt.x + 4), felt.right - wide - 4)
    if target.place == HAND:  # what stands above the hand hangs over the felt: the bubble lies inside the frame
        return [Rect(look.snapped(x), look.snapped(frame.y + 1), wide, high)]
    above, below = max(frame.y - high - 3, felt.y + 4), min(frame.bottom + 3, felt.bottom - high - 4)
    return [Rect(look.snapped(x), look.snapped(y), wide, high) for y in (above, below)]


def focus_ring(key: str, rects: Mapping[str, Rect], arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """The ring around whatever has the keyboard; nothing where that is not in sight.

    Of a card it surrounds the strip that the next card leaves free: around all of it, it would hold both. At the right
    it lies inside that strip, as far as the card's own index leaves room: the index of the next card begins there.
    """
    rect = rects.get(key)
    if rect is None:
        return {}
    token = token_of(key)
    pose = arrangement.poses.get(token) if token is not None else None
    if pose is not None and 0 < pose.visible < rect.w:
        index = (LARGE if pose.is_large else USUAL).corner[0] * rect.w
        inside = min(RING_WIDE * ring_line(look.u), max(0.0, pose.visible - index))
        rect = rect._replace(w=pose.visible - inside)
    corner = CARD_CORNER * rect.h / CARD_RATIO if token is not None else 8.0
    return {"focus": FocusRing(rect, Layer.GLOW + 1, corner)}


def large_card(pose: Pose, arrangement: Arrangement) -> dict[str, Painted]:
    """A card of the hand at 1.6 times its size, above it."""
    felt, width = arrangement.layout.window, PREVIEW * pose.rect.w
    height = CARD_RATIO * width
    x = min(max(pose.rect.cx - width / 2, felt.x + 6), felt.right - width - 6)
    y = max(pose.shown.y - height - 14, felt.y + 6)
    box = Rect(x, y, width, height)
    return {"preview": Preview(box, Layer.BUBBLE, (pose.face,), (card_rect(0, 0, width),))}


class SmallMeld(NamedTuple):
    """A meld whose indices are hard to read, or a side's threes: its cards, their name, where it is."""

    faces: tuple[int, ...]
    name: str
    bounds: Rect


def small_meld_at(place: Place, arrangement: Arrangement) -> SmallMeld | None:
    """The meld at this place, if its cards are so small that they are to be shown large."""
    layout = arrangement.layout
    for tray in layout.trays:
        strips = LARGE if layout.wears_large(tray) else USUAL
        if strips.index_height * tray.card_width >= READABLE:
            continue
        if place == Place(Spot.THREES, tray.view.side) and tray.threes:
            bounds = tray.threes[0].united(tray.threes[-1])
            return SmallMeld(tuple(card.face for card in tray.view.threes), tray.view.threes_text, bounds)
        for one in tray.melds:
            if one.meld.place == place:
                cards = (*one.meld.cards, *one.meld.staged)
                return SmallMeld(tuple(card.face for card in cards), one.meld.name, one.bounds)
    return None


def spread_meld(meld: SmallMeld, arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """Its cards side by side below it (above it where there is no room), their name over them."""
    felt, width = arrangement.layout.window, max(54.0, 8 * arrangement.layout.unit.px)
    pad, font = 10, look.font(2.0, bold=True)
    room = felt.w - 40 - width
    step = min(0.5 * width, room / max(1, len(meld.faces) - 1))
    cards = width + step * (len(meld.faces) - 1)
    wide = min(max(cards, width_of(font, meld.name) + 4), room)
    head = height_of(font, meld.name, wide) + 6 if meld.name else 0.0
    box = Rect(0, 0, max(cards, wide) + 2 * pad, head + CARD_RATIO * width + 2 * pad)
    x = min(max(meld.bounds.cx - box.w / 2, felt.x + 6), felt.right - box.w - 6)
    y = meld.bounds.bottom + 8
    if y + box.h > felt.bottom - 6:
        y = meld.bounds.y - box.h - 8
    rects = tuple(card_rect(pad + i * step, pad + head, width) for i in range(len(meld.faces)))
    rect = Rect(x, y, box.w, box.h)
    return {"popover": Preview(rect, Layer.BUBBLE, meld.faces, rects, has_ground=True, caption=meld.name, head=head)}
