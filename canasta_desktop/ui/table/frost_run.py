"""Frost runs round the pile when a card has frozen it, and the word beside it fades in meanwhile.

How it works. The frame is painted once, as everything is. While the frost runs its item is not to be seen; four strips
of its picture stand in for it, cut anew as they grow, clockwise from the upper left corner. So nothing is painted on
the way.
"""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg, Motion
from canasta_desktop.ui.items.frame import FrostFrame
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted, PaintedItem
from canasta_desktop.ui.table.item_layer import ItemLayer

FROST, WORDS = "frost", "pile-words"


class FrostRun:
    """Lets the frost of the layer `things` run."""

    def __init__(self, scene: QGraphicsScene, mover: Motion, things: ItemLayer) -> None:
        self._scene = scene
        self._motion = mover
        self._things = things
        self._strips: list[QGraphicsPixmapItem] = []
        self._former: PaintedItem | None = None

    def follow(self, before: Painted | None, words: Painted | None, look: Look) -> None:
        """The things have changed: `before` was the frost, `words` what stood beside the pile."""
        now = self._things.shown.get(FROST)
        if now is None:
            self._motion.stop(self)
            self._clear()
        elif isinstance(now, FrostFrame) and not now.dash and (not isinstance(before, FrostFrame) or before.dash):
            self._begin(words, look)

    def _begin(self, words: Painted | None, look: Look) -> None:
        self._clear()
        frost = self._things.items[FROST]
        for _ in range(4):
            strip = QGraphicsPixmapItem()
            strip.setZValue(frost.zValue())
            self._scene.addItem(strip)
            self._strips.append(strip)
        if words is not None:
            self._former = PaintedItem()
            self._former.show_thing(words, look)
            self._scene.addItem(self._former)
        self._step(0.0)
        self._motion.run(self, Leg(self._step, motion.FROST_RUNS, done=self._clear))

    def _step(self, share: float) -> None:
        """So much of the frame is there, and of the word."""
        frost, words = self._things.items.get(FROST), self._things.items.get(WORDS)
        if frost is None or not self._strips:
            return
        frost.setOpacity(0.0)
        picture, corner = frost.pixmap(), frost.pos() + frost.offset()
        dpr = picture.devicePixelRatio()
        for strip, part in zip(self._strips, strips(picture.width(), picture.height(), share), strict=True):
            strip.setPixmap(QPixmap() if part.isEmpty() else picture.copy(part))
            strip.setPos(corner.x() + part.x() / dpr, corner.y() + part.y() / dpr)
        if self._former is not None and words is not None:
            words.setOpacity(share)
            self._former.setOpacity(1 - share)

    def _clear(self) -> None:
        """The frame itself, and the words of now."""
        for item in (*self._strips, self._former):
            if item is not None:
                self._scene.removeItem(item)
        self._strips, self._former = [], None
        for key in (FROST, WORDS):
            if (item := self._things.items.get(key)) is not None:
                item.setOpacity(1.0)


def strips(width: int, height: int, share: float) -> tuple[QRect, QRect, QRect, QRect]:
    """The upper, right, lower and left strip of a picture of this size, px, where so much of the round is done."""
    thick = min(width, height) // 3
    upright = height - 2 * thick
    done = round(share * 2 * (width + upright))
    top = min(done, width)
    right = min(max(0, done - width), upright)
    bottom = min(max(0, done - width - upright), width)
    left = min(max(0, done - 2 * width - upright), upright)
    return (
        QRect(0, 0, top, thick),
        QRect(width - thick, thick, thick, right),
        QRect(width - bottom, height - thick, bottom, thick),
        QRect(0, thick + upright - left, thick, left),
    )
