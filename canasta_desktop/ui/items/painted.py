"""Things that paint themselves once: the base of all descriptions, and the item that shows one."""

import math
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.items.look import Look, qrect
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.values import value


@value(frozen=True)
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
        """The tool tip: a name in full that had to be shortened, or what a sign means."""
        return ""

    def reach(self, look: Look) -> float:
        """What it paints beyond its rectangle, logical pixels."""
        return look.snapped(max(2.0, math.ceil(self.margin * look.u)))

    def shaded(self, look: Look) -> Rect | None:
        """The inside of a tray, which has no picture: the felt is darker there (`felt`).

        It is relative to the thing's corner and in whole device pixels.
        """
        return None

    def at_origin(self) -> "Painted":
        """This thing without its place, by which its picture is kept: only the size counts.

        Each display asks this of every thing on the table: `replace` would set all fields one by one.
        """
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__, rect=Rect(0, 0, self.rect.w, self.rect.h), z=0)
        return made


@lru_cache(maxsize=256)
def picture_of(thing: Painted, look: Look, part: Rect | None = None) -> QPixmap:
    """The picture of a thing at the origin, its margin around it, or of a part of that; kept."""
    return _painted(thing, look, part)


def _painted(thing: Painted, look: Look, part: Rect | None = None) -> QPixmap:
    box = with_margin(thing, look) if part is None else part
    width, height = (max(1, math.ceil(round(side * look.dpr, 3))) for side in (box.w, box.h))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(look.dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-box.x, -box.y)
    try:
        thing.paint(painter, look)
    finally:  # an image that is still being painted on when it is freed takes the program with it
        painter.end()
    return QPixmap.fromImage(image)


def with_margin(thing: Painted, look: Look) -> Rect:
    """All that a thing paints, relative to its corner."""
    margin = thing.reach(look)
    return Rect(0, 0, thing.rect.w, thing.rect.h).inset(-margin, -margin)


def paint_ahead(thing: Painted, look: Look) -> None:
    """Have the pictures of a thing ready that will be shown while cards fly; quick where they are there already."""
    if thing.is_kept:
        for piece in _pieces(thing, look):
            picture_of(thing.at_origin(), look, piece)


def _pieces(thing: Painted, look: Look) -> tuple[Rect, ...]:
    """The parts that have a picture each: all of a thing, or the four around the inside of a tray."""
    box, inside = with_margin(thing, look), thing.shaded(look)
    return (box,) if inside is None else tuple(inside.around(box))


class PaintedItem(QGraphicsPixmapItem):
    """Shows one thing; never repaints what looks the same."""

    def __init__(self) -> None:
        super().__init__()
        _let_mouse_through(self)
        self._shown: tuple[Painted, Look] | None = None
        self._parts: list[QGraphicsItem] = []
        self._inside: Rect | None = None

    @property
    def shaded(self) -> Rect | None:
        """Where the felt is darker because of it, in the scene."""
        return None if self._inside is None else self._inside.moved(self.x(), self.y())

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
            self._wear(*shown)
            for item in (self, *self._parts):
                tool_tip(item, thing.tip(look))
            self._shown = shown
        self.slide_to(thing.rect.x, thing.rect.y)
        self.setTransformOriginPoint(thing.rect.w / 2, thing.rect.h / 2)
        self.setZValue(thing.z)
        return changed and was_shown

    def slide_to(self, x: float, y: float) -> None:
        """Stand there, on whole device pixels: the parts of a picture would not meet between them."""
        assert self._shown is not None
        look = self._shown[1]
        self.setPos(look.snapped(x), look.snapped(y))

    def _wear(self, thing: Painted, look: Look) -> None:
        """The thing's picture; of a tray the four pieces around its inside."""
        while self._parts:
            self.scene().removeItem(self._parts.pop())
        self._inside = thing.shaded(look)
        first, *others = _pieces(thing, look)
        _wear_part(self, thing, look, first)
        if self._inside is None:
            return
        for piece in others:
            item = QGraphicsPixmapItem(self)
            _let_mouse_through(item)
            _wear_part(item, thing, look, piece)
            self._parts.append(item)
        # It paints nothing, but has the felt under it painted when it moves, and tells the tip.
        ground = QGraphicsRectItem(qrect(self._inside), self)
        ground.setPen(QPen(Qt.PenStyle.NoPen))
        ground.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._parts.append(ground)


def _let_mouse_through(item: QGraphicsPixmapItem) -> None:
    """Have an item tell its tip wherever it stands, also where its picture lets the felt through; it is not clicked."""
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)


def _wear_part(item: QGraphicsPixmapItem, thing: Painted, look: Look, part: Rect) -> None:
    item.setPixmap((picture_of if thing.is_kept else _painted)(thing, look, part))
    item.setOffset(part.x, part.y)
