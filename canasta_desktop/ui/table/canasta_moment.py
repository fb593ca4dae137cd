"""The moment a canasta closes: its stack rises, gets its band, its word and its points, and goes home.

How it works. What belongs to the stack (top card, cards below, band, medal) is moved and scaled together around the
stack's middle, in pictures with as many pixels as it has when it is large. These, the word and the rays are painted
when the last card sets off, nothing on the way. The own canasta rises to the middle of the table, another side's stays
at its tray; meanwhile the felt below lies in a dim light, once for all that close together. A press finishes the
motion, which leaves everything at home.
"""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Leg, Motion
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import MeldKind, MeldView
from canasta_desktop.ui.display.places import Place
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.items.look import Look, qrect, width_of
from canasta_desktop.ui.items.painted import Painted, picture_of
from canasta_desktop.ui.items.praise import WORD, Praise, Rays
from canasta_desktop.ui.table.card_items import CardItems
from canasta_desktop.ui.table.item_layer import ItemLayer
from canasta_desktop.ui.table.ways import still

PARTS = ("stack", "label", "badge")
AT_TRAY = 1.2
"""A canasta of another side grows so much, where it lies."""
DIM, DIM_STEPS = 0.34, 5
"""How dark the table is meanwhile, as a share of black; in so few steps, for each of them paints the whole table."""
LIGHT = 66
"""How far the rays reach across, units."""
MOST = 2
"""So many canastas are shown one after the other; more at once are another table, not a turn."""


class CanastaMoment:
    """Shows canastas that have just closed. `praise`: the layer of words and rays."""

    def __init__(self, mover: Motion, things: ItemLayer, praise: ItemLayer, rack: CardItems) -> None:
        self._motion = mover
        self._things = things
        self._praise = praise
        self._rack = rack
        self._dimness = _Dimness(rack.scene)

    def begin(self, closed: list[tuple[MeldView, bool]], arrangement: Arrangement, look: Look) -> None:
        """Show these, each with whether it is the own side's."""
        found = [_Risen.of(meld, arrangement, look, is_own=is_own) for meld, is_own in closed[:MOST]]
        shown = [risen for risen in found if risen is not None]
        waits = float(motion.CANASTA_CLOSES)
        for number, risen in enumerate(shown):
            risen.is_first, risen.is_last = number == 0, number == len(shown) - 1
            waits += self._run(risen, waits, look)

    def _run(self, risen: "_Risen", waits: float, look: Look) -> float:
        """The legs of one canasta after so many ms; how long they take."""
        self._paint_ahead(risen, look)
        pace = motion.MIXED_PACE if risen.meld.kind is MeldKind.MIXED else 1.0
        rises, home = motion.CANASTA_RISES * pace, motion.CANASTA_HOME * pace
        band, word = motion.CANASTA_BAND * pace, motion.CANASTA_WORD * pace
        self._motion.run(
            ("canasta", risen.meld.place),
            Leg(still, waits, done=partial(self._light, risen, look)),
            Leg(partial(self._rise, risen, look), rises, curve=motion.IN_OUT_CUBIC),
            Leg(still, band),
            Leg(partial(self._show_word, risen), word),
            Leg(partial(self._go_home, risen), home, curve=motion.IN_OUT_CUBIC, done=partial(self._lie, risen)),
        )
        return rises + band + word + home

    def _paint_ahead(self, risen: "_Risen", look: Look) -> None:
        """Have all pictures there before anything rises."""
        large = look._replace(dpr=look.dpr * risen.scale)
        for key in risen.parts():
            if (thing := self._things.shown.get(key)) is not None:
                picture_of(thing.at_origin(), large)
        for thing in risen.praise.values():
            picture_of(thing.at_origin(), look)
        pose, card = self._rack.poses.get(risen.top), self._rack.items.get(risen.top)
        if pose is not None and card is not None:
            card.picture(look.pictures, pose.face, risen.scale * pose.rect.w, is_large=pose.is_large)

    def _wear(self, risen: "_Risen", look: Look, scale: float) -> None:
        """Have the parts of the stack in pictures for this scale."""
        is_large = scale != 1
        mode = Qt.TransformationMode.SmoothTransformation if is_large else Qt.TransformationMode.FastTransformation
        for key in risen.parts():
            item, thing = self._things.items.get(key), self._things.shown.get(key)
            if item is not None and thing is not None:
                item.show_thing(thing, look._replace(dpr=look.dpr * scale))
                item.setTransformationMode(mode)
        pose, card = self._rack.poses.get(risen.top), self._rack.items.get(risen.top)
        if pose is not None and card is not None:
            card.wear(look.pictures, pose.face, scale * pose.rect.w, is_large=pose.is_large)

    def _light(self, risen: "_Risen", look: Look) -> None:
        """Have word and rays ready, not to be seen yet."""
        self._praise.show(risen.praise, look, animate=False)
        for item in self._praise.items.values():
            item.setOpacity(0)
        self._dimness.cover(risen.table)

    def _rise(self, risen: "_Risen", look: Look, share: float) -> None:
        self._wear(risen, look, risen.scale)  # each time: the medal may just have counted its last card
        self._lift(risen, share)
        self._show("rays", share)
        self._dimness.show(share if risen.is_first else 1.0)

    def _show_word(self, risen: "_Risen", share: float) -> None:
        self._lift(risen, 1.0)
        self._show("word", share)

    def _go_home(self, risen: "_Risen", share: float) -> None:
        self._lift(risen, 1 - share)
        for key in ("rays", "word"):
            self._show(key, 1 - share)
        if risen.is_last:
            self._dimness.show(1 - share)

    def _show(self, key: str, share: float) -> None:
        if (item := self._praise.items.get(key)) is not None:
            item.setOpacity(share)

    def _lie(self, risen: "_Risen") -> None:
        """At home, as if nothing had been: places and heights of the settled table."""
        self._wear(risen, self._rack.look, 1.0)
        self._lift(risen, 0.0)
        self._praise.show({}, self._rack.look, animate=False)

    def _lift(self, risen: "_Risen", share: float) -> None:
        """Everything of the stack so far up."""
        scale = 1 + (risen.scale - 1) * share
        above = Layer.FLYING - Layer.MELD if share else 0
        home, goal = risen.home, risen.middle
        x, y = home.cx + (goal[0] - home.cx) * share, home.cy + (goal[1] - home.cy) * share
        for key in risen.parts():
            item, thing = self._things.items.get(key), self._things.shown.get(key)
            if item is not None and thing is not None:
                rect = thing.rect
                item.setScale(scale)
                item.setPos(
                    x + (rect.cx - home.cx) * scale - rect.w / 2,
                    y + (rect.cy - home.cy) * scale - rect.h / 2,
                )
                item.setZValue(thing.z + above)
        pose = self._rack.poses.get(risen.top)
        card = self._rack.items.get(risen.top)
        if pose is not None and card is not None:
            card.size_to(scale * pose.rect.w / card.width)
            card.setPos(x + (pose.rect.x - home.cx) * scale, y + (pose.rect.y - home.cy) * scale)
            card.setZValue(pose.z + above)


class _Dimness:
    """A shade over everything below a canasta that is celebrated; it is there only while it is to be seen."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._item: QGraphicsRectItem | None = None
        self._table = Rect(0, 0, 0, 0)

    def cover(self, table: Rect) -> None:
        """Lie over this part of the scene from the next `show` on."""
        self._table = table

    def show(self, share: float) -> None:
        """Be so dark, 0 to 1; at nearly 0 it goes."""
        if round(DIM_STEPS * share) <= 0:
            if self._item is not None:
                self._scene.removeItem(self._item)
                self._item = None
            return
        if self._item is None:
            self._item = QGraphicsRectItem()
            self._item.setPen(Qt.PenStyle.NoPen)
            self._item.setBrush(QColor("#000000"))
            self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._item.setZValue(Layer.FLYING - 2)
            self._scene.addItem(self._item)
        self._item.setRect(qrect(self._table))
        self._item.setOpacity(DIM * round(DIM_STEPS * share) / DIM_STEPS)


class _Risen:
    """A canasta and where it rises to: its top card, its place at home, the middle of where it goes, how large.

    `table` is the felt below it; `is_first` and `is_last` of those that are celebrated one after the other.
    """

    is_first = is_last = True

    def __init__(
        self, meld: MeldView, top: int, home: Rect, middle: tuple[float, float], scale: float, table: Rect
    ) -> None:
        self.meld = meld
        self.top = top
        self.home = home
        self.middle = middle
        self.scale = scale
        self.table = table
        self.praise: dict[str, Painted] = {}

    def parts(self) -> list[str]:
        """The keys of the things that rise with the card."""
        return [f"{part}:{self.meld.place}" for part in PARTS]

    @classmethod
    def of(cls, meld: MeldView, arrangement: Arrangement, look: Look, *, is_own: bool) -> "_Risen | None":
        """None where its top card is not in sight."""
        poses = [arrangement.poses[card.token] for card in meld.cards if card.token in arrangement.poses]
        top = next((pose for pose in poses if not pose.is_covered), None)
        if top is None:
            return None
        layout, home = arrangement.layout, top.rect
        scale = motion.RISEN if is_own else AT_TRAY
        felt = Rect(0, 0, layout.window.w, layout.rail.y)
        table = felt.inset(2 * look.u, 2 * look.u)
        word = _word_box(meld, look)
        centre = layout.walnut.rect if is_own else home
        up = 0.4 * word.h if is_own else 0.0
        large = home.centred(scale * home.w, scale * home.h)
        box = _within(large.moved(centre.cx - home.cx, centre.cy - home.cy), table)
        risen = cls(meld, top.token, home, (box.cx, box.cy - up), scale, felt)
        below = word.moved(box.cx - word.w / 2, box.bottom - up - 0.1 * box.h)
        risen.praise["word"] = Praise(_within(below, table), Layer.DRAGGED, meld.title, meld.price, meld.kind.value)
        if is_own and meld.kind is not MeldKind.MIXED:
            far = LIGHT * look.u
            light = Rect(box.cx - far / 2, box.cy - up - far / 2, far, far)
            risen.praise["rays"] = Rays(light, Layer.FLYING - 1)
        return risen


def _word_box(meld: MeldView, look: Look) -> Rect:
    """The size of the word with its points, at the origin."""
    wide = width_of(look.font(WORD, serif=True), meld.title) + 6 * look.u
    return Rect(0, 0, wide, 1.1 * look.line_px(WORD) + 3.6 * look.u)


def _within(box: Rect, room: Rect) -> Rect:
    """The rectangle moved inside the room as far as it has to be."""
    x = min(max(box.x, room.x), max(room.x, room.right - box.w))
    y = min(max(box.y, room.y), max(room.y, room.bottom - box.h))
    return Rect(x, y, box.w, box.h)


def closed_now(before: dict[Place, MeldKind], trays: list[tuple[MeldView, bool]]) -> list[tuple[MeldView, bool]]:
    """The melds that have become canastas; `before` are the kinds of the melds there were."""
    return [
        (meld, is_own)
        for meld, is_own in trays
        if meld.kind is not MeldKind.OPEN and before.get(meld.place, MeldKind.OPEN) is MeldKind.OPEN
    ]
