"""What the mouse does over the table, made visible: carried cards, rubber band, bubbles, previews.

The `Pointer` decides what a gesture means and calls these methods; nothing here makes an intent. After a drop the
carried cards stay where they were let go until the answer, the next display, is there: `answer` then sends home those
that are still where they came from.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Delay
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import HAND, Place
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.hit_test import Ground
from canasta_desktop.ui.items.frame import DASH, Frame
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.table.bubbles import bubbles, large_card, small_meld_at, spread_meld
from canasta_desktop.ui.table.card_layer import CardLayer
from canasta_desktop.ui.table.carried_cards import FAN
from canasta_desktop.ui.table.item_layer import ItemLayer

TELL_WHY, ENLARGE = 250, 350
"""Ms the mouse rests over an invalid target before its reason shows, over a narrow card before it is enlarged."""
NARROW = 0.40
"""Below this step, by the hand's card width, cards are enlarged."""


class DragFeedback(QObject):
    """Everything that hangs over the settled table."""

    def __init__(self, parent: QObject, cards: CardLayer, things: ItemLayer, rearrange: Callable[[], None]) -> None:
        super().__init__(parent)
        self._cards, self._hand = cards, cards.hand
        self._things = things
        self._rearrange = rearrange
        self.ground = Ground()
        self._look: Look | None = None
        self._over: Place | None = None
        self._band: Rect | None = None
        self._grip = (0.0, 0.0)
        self._at = (0.0, 0.0)
        self._dropped: tuple[int, ...] = ()
        self._from = HAND
        self._hovered = -1
        self._focused: Place | None = None
        self._opened: Place | None = None
        self.gap: int | None = None
        self._why = Delay(self, TELL_WHY, partial(self.refresh, animate=True))
        self._enlarge = Delay(self, ENLARGE, partial(self.refresh, animate=True))

    def follow(self, display: Display | None, arrangement: Arrangement, look: Look, *, animate: bool) -> None:
        """The table has changed below."""
        self.ground, self._look = Ground(display, arrangement), look
        self.refresh(animate=animate)

    def refresh(self, *, animate: bool) -> None:
        """Show what hangs over the table now."""
        if self._look is not None:
            self._things.show(self._hanging(), self._look, animate=animate)

    def set_focused(self, place: Place | None) -> None:
        """The place that has the keyboard: its preview is shown like that of the place under the mouse."""
        self._focused = place
        self.refresh(animate=True)

    def open_small(self, place: Place) -> bool:
        """Lay the cards of a small meld out large until the next press; False where they can be read as they lie."""
        meld = small_meld_at(place, self.ground.arrangement) if self.ground.arrangement else None
        if meld is not None:
            self._opened = place
            self.refresh(animate=False)
        return meld is not None

    def close_small(self) -> Place | None:
        """Show them no more; returns whose were shown."""
        opened, self._opened = self._opened, None
        if opened is not None:
            self.refresh(animate=False)
        return opened

    # --- carried cards

    @property
    def held(self) -> tuple[int, ...]:
        """The cards in the air."""
        return self._hand.held

    @property
    def home(self) -> Place:
        """Where the cards in the air were lifted from."""
        return self._from

    def drop_place(self) -> Place | None:
        """Where the carried cards would fall."""
        first = self._cards.items[self.held[0]]
        return self.ground.drop_place(self._at, (first.x() + first.width / 2, first.y() + first.height / 2))

    def drop_index(self) -> int:
        """Where in the hand they would fall; -1 if they would not move."""
        return self.ground.drop_index(self._at, self.held)

    def lift(self, tokens: tuple[int, ...], grabbed: int, x: float, y: float) -> None:
        """Take cards into the air; the grabbed one stays under the mouse."""
        assert self.ground.arrangement is not None
        poses = self.ground.arrangement.poses
        pose = poses[grabbed]
        order = tokens.index(grabbed)
        self._grip = (x - pose.shown.x + FAN * pose.rect.w * order, y - pose.shown.y)
        self._from = pose.place
        self._hand.hover(-1)
        self._hovered = -1
        self._hand.lift(tokens, {token: poses[token].face for token in tokens}, pose.rect.w)
        self._rearrange()
        self.carry(x, y)

    def carry(self, x: float, y: float) -> None:
        """The carried cards follow the mouse; the hand opens for them, an invalid target says why after a while."""
        self._at = (x, y)
        self._hand.carry(x - self._grip[0], y - self._grip[1])
        over = self.drop_place()
        if over != self._over:
            self._over = over
            self._why.start()
        self._open_gap(over)
        self.refresh(animate=True)

    def _open_gap(self, over: Place | None) -> None:
        gap = self.ground.insertion(self._at) if over == HAND and self._from == HAND else None
        if gap != self.gap:
            self.gap = gap
            self._rearrange()

    def let_go(self, *, is_drop: bool) -> tuple[int, ...]:
        """No longer carry. Dropped cards wait where they are for the answer; others glide home at once."""
        tokens = self._hand.put_down()
        self._over, self.gap = None, None
        self._why.stop()
        if is_drop:
            self._dropped = tokens
        else:
            self._rearrange()
            self._hand.glide_home(tokens, is_refused=False)
        self.refresh(animate=True)
        return tokens

    def answer(self) -> None:
        """A display has come after a drop: cards still where they came from were refused and glide home."""
        tokens, self._dropped = self._dropped, ()
        if self.ground.arrangement is None:
            return
        poses = self.ground.arrangement.poses
        back = [token for token in tokens if token in poses and poses[token].place == self._from]
        self._hand.glide_home(back, is_refused=True)

    def expect_no_more(self) -> None:
        """The drop brought no new display: nothing has changed, so it was refused."""
        if self._dropped:
            self._rearrange()
            self.answer()

    # --- band and hover

    def stretch(self, band: Rect | None) -> None:
        """Show the rubber band."""
        self._band = band
        self.refresh(animate=False)

    def hover(self, x: float, y: float) -> None:
        """The mouse moves without a button."""
        hit = self.ground.hit(x, y)
        token = hit.token if hit and hit.place == HAND else -1
        over = hit.place if hit else None
        if token != self._hovered:
            self._hovered = token
            self._hand.hover(token)
            self._enlarge.start()
            self.refresh(animate=False)
        if over != self._over:
            self._over = over
            self._why.start()
            self.refresh(animate=True)

    # --- what hangs

    def _hanging(self) -> dict[str, Painted]:
        display, arrangement, look = self.ground.display, self.ground.arrangement, self._look
        if display is None or arrangement is None or look is None:
            return {}
        over = self._over or self._focused
        things = bubbles(display, arrangement, look, over, with_reasons=not self._why.is_waiting)
        if self._band is not None:
            things["band"] = Frame(self._band, Layer.GLOW + 2, width=1.5, corner=4, dash=DASH, fill=0.12)
        if len(self.held) > 1:
            last = self._cards.items[self.held[-1]]
            size = 3.6 * look.u
            box = Rect(last.x() + last.width - 0.65 * size, last.y() - 0.35 * size, size, size)
            things["carried"] = Medal(box, Layer.BUBBLE - 1, str(len(self.held)), "accent")
        if not self.held:
            things |= self._enlarged(arrangement, look)
        return things

    def _enlarged(self, arrangement: Arrangement, look: Look) -> dict[str, Painted]:
        """A narrow card of the hand enlarged, or the cards of a small meld, after the mouse has rested there."""
        if not self._enlarge.is_waiting:
            pose = arrangement.poses.get(self._hovered)
            if pose is not None and pose.visible < NARROW * arrangement.layout.hand_width:
                return large_card(pose, arrangement)
        pointed = None if self._why.is_waiting else self._over
        places = [place for place in (pointed, self._opened, self._focused) if place is not None]
        melds = (small_meld_at(place, arrangement) for place in places)
        meld = next((meld for meld in melds if meld is not None), None)
        return spread_meld(meld, arrangement, look) if meld is not None else {}
