"""What a card of the hand wears: the outline of a selected one, the bar of a fresh one, the count of a stack."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.frame import Frame
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.painted import Painted, picture_of

CORNER = 0.068
BAR = 0.4
"""Height of the bar on a fresh card, units."""


def dress(item: CardItem, pose: Pose | None, look: Look) -> None:
    """Give a card the signs of its pose; none while it is in the air."""
    worn = dict(_signs(pose, look)) if pose is not None else {}
    if not worn and not item.has_signs:
        return
    for name in ("outline", "bar", "count"):
        if name in worn:
            thing = worn[name]
            corner = QPointF(thing.rect.x - thing.reach(look), thing.rect.y - thing.reach(look))
            item.sign(name, picture_of(thing.at_origin(), look), corner)
        else:
            item.sign(name, None, QPointF())


def _signs(pose: Pose, look: Look) -> Iterator[tuple[str, Painted]]:
    """The signs, placed relative to the card's corner."""
    width, height = pose.rect.w, pose.rect.h
    card = Rect(0, 0, width, height)
    if pose.is_marked:
        yield "outline", Frame(card, 0, colour="accent", width=0.36 * look.u, corner=CORNER * width, glow=look.u)
    elif pose.is_hinted:
        # Gold like a selected one, but with much more light: what it is for is said elsewhere too.
        yield (
            "outline",
            Frame(card, 0, colour="accent", width=0.36 * look.u, corner=CORNER * width, glow=2.2 * look.u),
        )
    if pose.is_fresh:
        high, gap = BAR * look.u, 0.25 * look.u
        y = height + gap if pose.row == 0 else -gap - high
        strip = Rect(2 * gap, y, max(look.u, min(pose.visible, width) - 4 * gap), high)
        yield "bar", Frame(strip, 0, colour="accent", width=0.6, corner=high / 2, fill=1)
    if pose.count > 1:
        size = 2 * max(1.5 * look.u, 0.63 * look.type_px(1.75))
        yield "count", Medal(Rect(0.5 * (pose.visible - size), -0.35 * size, size, size), 0, str(pose.count))
