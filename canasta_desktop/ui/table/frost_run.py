"""Frost runs round the pile when a card has frozen it, and the word beside it fades in meanwhile.

How it works. Frame and words are painted once, as everything is. While the frost runs their items are not to be seen.
Four strips of the frame's picture stand in for it, cut anew as they grow, clockwise from the upper left corner; the
picture of the words is cut into title and count, and the state below, which fades in. So nothing is painted on the way.
"""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg, Motion
from canasta_desktop.ui.items.frame import FrostFrame
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted, PaintedItem
from canasta_desktop.ui.items.walnut import WalnutWords
from canasta_desktop.ui.table.item_layer import ItemLayer

FROST, WORDS = "frost", "pile-words"


class FrostRun:
    """Lets the frost of the layer `things` run."""

    def __init__(self, scene: QGraphicsScene, mover: Motion, things: ItemLayer) -> None:
        self._scene = scene
        self._motion = mover
        self._things = things
        self._strips: list[QGraphicsPixmapItem] = []
        self._counts: QGraphicsPixmapItem | None = None
        self._state: QGraphicsPixmapItem | None = None

    def follow(self, before: Painted | None, look: Look) -> None:
        """The things have changed; `before` was the frost."""
        now = self._things.shown.get(FROST)
        if now is None:
            self._motion.stop(self)
            self._clear()
        elif isinstance(now, FrostFrame) and not now.dash and (not isinstance(before, FrostFrame) or before.dash):
            self._begin(look)

    def _begin(self, look: Look) -> None:
        self._clear()
        frost = self._things.items[FROST]
        self._strips = [self._part(frost) for _ in range(4)]
        words, item = self._things.shown.get(WORDS), self._things.items.get(WORDS)
        if isinstance(words, WalnutWords) and item is not None:
            picture = item.pixmap()
            cut = round((words.state_top(look) + words.reach(look)) * picture.devicePixelRatio())
            self._counts, self._state = self._part(item), self._part(item)
            self._cut(self._counts, item, QRect(0, 0, picture.width(), cut))
            self._cut(self._state, item, QRect(0, cut, picture.width(), picture.height() - cut))
        self._step(0.0)
        self._motion.run(self, Leg(self._step, motion.FROST_RUNS, done=self._clear))

    def _step(self, share: float) -> None:
        """So much of the frame is there, and of the word."""
        frost, words = self._things.items.get(FROST), self._things.items.get(WORDS)
        if frost is None or not self._strips:
            return
        frost.setOpacity(0.0)
        picture = frost.pixmap()
        for strip, part in zip(self._strips, strips(picture.width(), picture.height(), share), strict=True):
            self._cut(strip, frost, part)
        if self._state is not None and words is not None:
            words.setOpacity(0.0)
            self._state.setOpacity(share)

    def _part(self, whole: PaintedItem) -> QGraphicsPixmapItem:
        """Something that shows a part of an item's picture."""
        part = QGraphicsPixmapItem()
        part.setZValue(whole.zValue())
        self._scene.addItem(part)
        return part

    @staticmethod
    def _cut(part: QGraphicsPixmapItem, whole: PaintedItem, room: QRect) -> None:
        """Show this part of the picture where it is in the whole one, device pixels."""
        picture, corner = whole.pixmap(), whole.pos() + whole.offset()
        dpr = picture.devicePixelRatio()
        part.setPixmap(QPixmap() if room.isEmpty() else picture.copy(room))
        part.setPos(corner.x() + room.x() / dpr, corner.y() + room.y() / dpr)

    def _clear(self) -> None:
        """The frame itself, and the words of now."""
        for part in (*self._strips, self._counts, self._state):
            if part is not None:
                self._scene.removeItem(part)
        self._strips, self._counts, self._state = [], None, None
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
