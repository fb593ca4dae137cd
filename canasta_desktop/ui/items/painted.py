"""Things that paint themselves once: the base of all descriptions, and the item that shows one."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.text.plain_text import tool_tip


@dataclass(frozen=True)
class Painted(ABC):
    """A thing on the table: where it is (`rect`), how high it lies (`z`), and everything its picture depends on.

    `margin` is what it paints beyond its rectangle, units; `fade` the ms in which it appears, after those of `wait`;
    `pulses`: its picture swells for a moment when it changes; `is_kept`: its picture is kept for the next time, as
    those are not that are large and hardly ever the same again.
    """

    margin: ClassVar[float] = 0.4
    fade: ClassVar[int] = 0
    wait: ClassVar[int] = 0
    pulses: ClassVar[bool] = False
    is_kept: ClassVar[bool] = True

    rect: Rect
    z: float

    @abstractmethod
    def paint(self, painter: QPainter, look: Look) -> None:
        """Paint it; the origin is the rectangle's corner, lengths are logical pixels."""

    def tip(self, look: Look) -> str:
        """What is told where the mouse rests on it: a name in full that had to be shortened, what a sign means."""
        return ""

    def reach(self, look: Look) -> float:
        """What it paints beyond its rectangle, logical pixels."""
        return max(2.0, look.snapped(math.ceil(self.margin * look.u)))

    def at_origin(self) -> "Painted":
        """The same thing as its picture knows it: no place, only a size."""
        return replace(self, rect=Rect(0, 0, self.rect.w, self.rect.h), z=0)


@lru_cache(maxsize=256)
def picture_of(thing: Painted, look: Look) -> QPixmap:
    """The picture of a thing at the origin, its margin around it; kept."""
    return _painted(thing, look)


def _painted(thing: Painted, look: Look) -> QPixmap:
    margin = thing.reach(look)
    width = max(1, math.ceil((thing.rect.w + 2 * margin) * look.dpr))
    height = max(1, math.ceil((thing.rect.h + 2 * margin) * look.dpr))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(look.dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    try:
        thing.paint(painter, look)
    finally:  # an image that is still being painted on when it is freed takes the program with it
        painter.end()
    return QPixmap.fromImage(image)


class PaintedItem(QGraphicsPixmapItem):
    """Shows one thing; never repaints what looks the same."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Its tip is told wherever it stands, also where its picture lets the felt through.
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._shown: tuple[Painted, Look] | None = None

    @property
    def thing(self) -> Painted | None:
        """What it shows, at the origin."""
        return self._shown[0] if self._shown else None

    def show_thing(self, thing: Painted, look: Look) -> bool:
        """Take a thing's place and picture; returns whether an earlier picture has changed."""
        shown = (thing.at_origin(), look)
        changed = shown != self._shown
        was_shown = self._shown is not None
        if changed:
            self.setPixmap(picture_of(*shown) if thing.is_kept else _painted(*shown))
            self.setOffset(-thing.reach(look), -thing.reach(look))
            tool_tip(self, thing.tip(look))
            self._shown = shown
        self.setPos(look.snapped(thing.rect.x), look.snapped(thing.rect.y))
        self.setTransformOriginPoint(thing.rect.w / 2, thing.rect.h / 2)
        self.setZValue(thing.z)
        return changed and was_shown
