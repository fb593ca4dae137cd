"""What a card of the hand wears: the outline of a selected one, the bar of a fresh one, the count of a stack."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.badge import Badge
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.frame import Frame
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted, picture_of

CORNER = 0.068
BAR = 3


def dress(item: CardItem, pose: Pose | None, look: Look) -> None:
    """Give a card the signs of its pose; none while it is in the air."""
    worn = dict(_signs(pose, look)) if pose is not None else {}
    for name in ("outline", "bar", "count"):
        if name in worn:
            thing = worn[name]
            corner = QPointF(thing.rect.x - thing.margin, thing.rect.y - thing.margin)
            item.sign(name, picture_of(thing.at_origin(), look), corner)
        else:
            item.sign(name, None, QPointF())


def _signs(pose: Pose, look: Look) -> Iterator[tuple[str, Painted]]:
    """The signs, placed relative to the card's corner."""
    width, height = pose.rect.w, pose.rect.h
    card = Rect(0, 0, width, height)
    if pose.is_marked:
        yield "outline", Frame(card, 0, colour="accent", width=3, corner=CORNER * width, glow=5)
    elif pose.is_hinted:
        yield "outline", Frame(card, 0, colour="cold", width=3, corner=CORNER * width, dash=(4, 2.5), glow=4)
    if pose.is_fresh:
        y = height + 2 if pose.row == 0 else -2 - BAR
        strip = Rect(5, y, max(8.0, min(pose.visible, width) - 10), BAR)
        yield "bar", Frame(strip, 0, colour="accent", width=0.6, corner=1.5, fill=1)
    if pose.count > 1:
        size = 24 * look.text
        yield "count", Badge(Rect(0.5 * (pose.visible - size), -0.35 * size, size, size), 0, str(pose.count))
