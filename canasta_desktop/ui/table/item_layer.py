"""The painted things in sight, one item a key; they appear, swell and go as the descriptions change."""

import math
from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg, Motion
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted, PaintedItem
from canasta_desktop.ui.table.ways import still

SWELL = 0.2
"""How much a changed badge grows for a moment."""


class ItemLayer:
    """All items of one set of things."""

    def __init__(self, scene: QGraphicsScene, mover: Motion) -> None:
        self._scene = scene
        self._motion = mover
        self._items: dict[str, PaintedItem] = {}
        self._shown: dict[str, Painted] = {}

    @property
    def shown(self) -> dict[str, Painted]:
        """What is shown, by key."""
        return self._shown

    @property
    def items(self) -> dict[str, PaintedItem]:
        """The items by key."""
        return self._items

    def shaded(self) -> Iterator[Rect]:
        """Where the felt is darker because of them."""
        for item in self._items.values():
            if (inside := item.shaded) is not None:
                yield inside

    def show(self, things: Mapping[str, Painted], look: Look, *, animate: bool) -> list[str]:
        """Show just these things; returns the keys that are new."""
        for key in [key for key in self._items if key not in things]:
            self._motion.stop((self, key))
            self._motion.stop((self, key, "way"))
            self._scene.removeItem(self._items.pop(key))
        self._shown = dict(things)
        new = []
        for key, thing in things.items():
            self._motion.stop((self, key, "way"))
            item = self._items.get(key)
            if item is None:
                self._add(key, thing, look, animate=animate)
                new.append(key)
                continue
            before = item.pos()
            changed = item.show_thing(thing, look)
            if animate and item.pos() != before:
                self._glide(key, item, before)
            if changed and animate and thing.pulses:
                self._motion.run((self, key), Leg(partial(_swell, item), motion.PULSE, is_quiet=True))
        return new

    def update(self, things: Mapping[str, Painted], look: Look) -> None:
        """Show those of these things that look otherwise than they do; what lies as it lay is left alone."""
        for key, thing in things.items():
            item = self._items.get(key)
            if item is not None and self._shown.get(key) == thing:
                continue
            if item is None:
                self._add(key, thing, look, animate=True)
            elif item.show_thing(thing, look) and thing.pulses:
                self._motion.run((self, key), Leg(partial(_swell, item), motion.PULSE, is_quiet=True))
            self._shown[key] = thing

    def _add(self, key: str, thing: Painted, look: Look, *, animate: bool) -> None:
        """A thing that is new."""
        item = self._items[key] = PaintedItem()
        self._scene.addItem(item)
        item.show_thing(thing, look)
        if animate and thing.fade:
            self._fade_in(key, item, thing)

    def drop(self, key: str) -> None:
        """Show this thing no longer, if it is there."""
        if (item := self._items.pop(key, None)) is not None:
            self._scene.removeItem(item)
            self._shown.pop(key, None)

    def _glide(self, key: str, item: PaintedItem, before: QPointF) -> None:
        """Let a thing go from where it was to where it is now: a tray that makes room, a badge beside a card."""
        step = partial(_go, item, before, item.pos())
        item.setPos(before)
        self._motion.run((self, key, "way"), Leg(step, motion.CLOSE_UP, curve=motion.OUT_QUAD, is_quiet=True))

    def flash(self, thing: Painted, look: Look, wait: float, ms: float) -> None:
        """Show a thing for a moment, after a while."""
        item = PaintedItem()
        item.show_thing(thing, look)
        item.setOpacity(0)
        self._scene.addItem(item)
        leg = Leg(partial(_flare, item), ms, wait, is_quiet=True, done=partial(self._scene.removeItem, item))
        self._motion.run((self, id(item)), leg)

    def _fade_in(self, key: str, item: PaintedItem, thing: Painted) -> None:
        item.setOpacity(0)
        legs = [Leg(item.setOpacity, thing.fade, is_quiet=True)]
        if thing.wait:
            legs.insert(0, Leg(still, thing.wait, is_quiet=True))
        self._motion.run((self, key), *legs)


def _swell(item: PaintedItem, share: float) -> None:
    item.setScale(1 + SWELL * math.sin(math.pi * share))


def _flare(item: PaintedItem, share: float) -> None:
    item.setOpacity(math.sin(math.pi * share))


def _go(item: PaintedItem, start: QPointF, goal: QPointF, share: float) -> None:
    here = start + (goal - start) * share
    item.slide_to(here.x(), here.y())
