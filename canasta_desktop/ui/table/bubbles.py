"""What hangs over the table for the mouse or the keyboard alone: bubbles, rubber band, previews, focus ring."""

from typing import NamedTuple

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import CARD_RATIO, Rect, card_rect
from canasta_desktop.ui.display.display import HAND, NEW_MELD, Display, Place, Spot, Target
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.bubble import Bubble
from canasta_desktop.ui.items.frame import FocusRing
from canasta_desktop.ui.items.look import Look, height_of, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.preview import Preview
from canasta_desktop.ui.table.table_items import frame_of

WIDEST = 300
PREVIEW = 1.6
CARD_CORNER = 0.068


def bubbles(
    display: Display, arrangement: Arrangement, look: Look, over: Place | None, *, tells_why: bool
) -> dict[str, Painted]:
    """The previews of all valid targets that do not hide each other, the one the mouse is over first.

    `tells_why`: the reason of an invalid target under the mouse is shown too.
    """
    things: dict[str, Painted] = {}
    taken: list[Rect] = []
    for target in sorted(display.targets, key=lambda one: one.place != over):
        is_wanted = target.accepts or (target.place == over and tells_why)
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
    if target.place == NEW_MELD and frame.w > 400:
        frame = frame.centred(200, frame.h)
    font = look.font(12, 600)
    widest = WIDEST * look.text
    wide = min(width_of(font, target.text) + 24, widest)
    high = height_of(font, target.text, wide - 18) + 8
    felt = arrangement.layout.table
    x = min(max(frame.cx - wide / 2, felt.x + 4), felt.right - wide - 4)
    if target.place == HAND:  # what stands above the hand hangs over the felt: the bubble lies inside the frame
        return [Rect(look.snapped(x), look.snapped(frame.y + 1), wide, high)]
    above, below = max(frame.y - high - 3, felt.y + 4), min(frame.bottom + 3, felt.bottom - high - 4)
    return [Rect(look.snapped(x), look.snapped(y), wide, high) for y in (above, below)]


def focus_ring(key: str, rects: dict[str, Rect]) -> dict[str, Painted]:
    """The ring around whatever has the keyboard; nothing where that is not in sight."""
    rect = rects.get(key)
    if rect is None:
        return {}
    corner = CARD_CORNER * rect.w if key.startswith("card:") else 8.0
    if key.startswith("seat:") or key == "sort":
        corner = rect.h / 2
    return {"focus": FocusRing(rect, Layer.GLOW + 1, corner)}


def large_card(pose: Pose, arrangement: Arrangement) -> dict[str, Painted]:
    """A card of the hand at 1.6 times its size, above it."""
    felt, width = arrangement.layout.table, PREVIEW * pose.rect.w
    height = CARD_RATIO * width
    x = min(max(pose.rect.cx - width / 2, felt.x + 6), felt.right - width - 6)
    y = max(pose.shown.y - height - 14, felt.y + 6)
    box = Rect(x, y, width, height)
    return {"preview": Preview(box, Layer.BUBBLE, (pose.face,), (card_rect(0, 0, width),))}


class Chip(NamedTuple):
    """What a chip stands for: its cards, their name, where it is."""

    faces: tuple[int, ...]
    name: str
    bounds: Rect


def chip_at(place: Place, arrangement: Arrangement) -> Chip | None:
    """The chip of a meld, or of a side's threes, if it is one."""
    for tray in arrangement.trays:
        threes = tray.threes
        if place == Place(Spot.THREES, tray.view.side) and threes is not None and threes.is_chip:
            return Chip(tuple(card.face for card in tray.view.threes), tray.view.threes_text, threes.bounds)
        for column in tray.columns:
            if column.is_chip and column.meld.place == place:
                cards = (*column.meld.cards, *column.meld.staged)
                return Chip(tuple(card.face for card in cards), column.meld.name, column.bounds)
    return None


def spread_chip(chip: Chip, arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """The cards of a chip side by side below it (above it where there is no room), their name over them."""
    felt, width = arrangement.layout.table, max(54.0, arrangement.layout.meld_width)
    pad, font = 10, look.font(13, 600)
    room = felt.w - 40 - width
    step = min(0.5 * width, room / max(1, len(chip.faces) - 1))
    cards = width + step * (len(chip.faces) - 1)
    wide = min(max(cards, width_of(font, chip.name) + 4), room)
    head = height_of(font, chip.name, wide) + 6 if chip.name else 0.0
    box = Rect(0, 0, max(cards, wide) + 2 * pad, head + CARD_RATIO * width + 2 * pad)
    x = min(max(chip.bounds.cx - box.w / 2, felt.x + 6), felt.right - box.w - 6)
    y = chip.bounds.bottom + 8
    if y + box.h > felt.bottom - 6:
        y = chip.bounds.y - box.h - 8
    rects = tuple(card_rect(pad + i * step, pad + head, width) for i in range(len(chip.faces)))
    rect = Rect(x, y, box.w, box.h)
    return {"popover": Preview(rect, Layer.BUBBLE, chip.faces, rects, has_ground=True, caption=chip.name, head=head)}
