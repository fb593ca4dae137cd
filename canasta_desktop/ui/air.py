"""What the mouse does over the table, made visible: carried cards, rubber band, bubbles, previews.

The `Pointer` decides what a gesture means and calls these methods; nothing here makes an intent. After a drop the
carried cards stay where they were let go until the answer, the next display, is there: `answer` then sends home those
that are still where they came from.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from canasta_desktop.ui.arrangement import Arrangement, Hit
from canasta_desktop.ui.bubbles import bubbles, chip_at, large_card, spread_meld
from canasta_desktop.ui.card_layer import FAN, CardLayer
from canasta_desktop.ui.display import HAND, Display, Place, Spot
from canasta_desktop.ui.items.badge import Badge
from canasta_desktop.ui.items.frame import DASH, Frame
from canasta_desktop.ui.items.layers import Layer
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.layout_rect import Rect
from canasta_desktop.ui.motion import Delay
from canasta_desktop.ui.thing_layer import ThingLayer

TELL_WHY, ENLARGE = 250, 350
"""Ms the mouse rests over an invalid target before its reason shows, over a narrow card before it is enlarged."""
NARROW = 0.40
"""Below this step, by the hand's card width, cards are enlarged."""


class Air(QObject):
    """Everything that hangs over the settled table."""

    def __init__(self, parent: QObject, cards: CardLayer, things: ThingLayer, rearrange: Callable[[], None]) -> None:
        super().__init__(parent)
        self._cards = cards
        self._things = things
        self._rearrange = rearrange
        self._display: Display | None = None
        self._arrangement: Arrangement | None = None
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

    @property
    def held(self) -> tuple[int, ...]:
        """The cards in the air."""
        return self._cards.lifted

    def follow(self, display: Display | None, arrangement: Arrangement, look: Look, *, animate: bool) -> None:
        """The table has changed below."""
        self._display, self._arrangement, self._look = display, arrangement, look
        self.refresh(animate=animate)

    def refresh(self, *, animate: bool) -> None:
        """Put up what hangs in the air now."""
        if self._look is not None:
            self._things.show(self._hanging(), self._look, animate=animate)

    def set_focused(self, place: Place | None) -> None:
        """The place that has the keyboard: its preview is shown like that of the place under the mouse."""
        self._focused = place
        self.refresh(animate=True)

    def open_chip(self, place: Place) -> bool:
        """Show the cards of a meld that is only a chip until the next press; False where every card is in sight."""
        chip = chip_at(place, self._arrangement) if self._arrangement else None
        if chip is not None:
            self._opened = place
            self.refresh(animate=False)
        return chip is not None

    def close_chip(self) -> Place | None:
        """Show them no more; returns whose were shown."""
        opened, self._opened = self._opened, None
        if opened is not None:
            self.refresh(animate=False)
        return opened

    # --- questions

    def hit(self, x: float, y: float) -> Hit | None:
        """What lies under the mouse."""
        return self._arrangement.hit(x, y) if self._arrangement else None

    def is_button(self, x: float, y: float) -> bool:
        """Whether the sort pill lies there."""
        sort = self._arrangement.layout.sort if self._arrangement else None
        return sort is not None and sort.contains(x, y)

    @property
    def has_selection(self) -> bool:
        """Whether cards of the hand are selected."""
        return self._display is not None and any(card.selected for card in self._display.hand)

    def selected(self, token: int) -> tuple[int, ...]:
        """The cards a drag of this one carries: all selected ones if it is one of them."""
        held = self._display.card(token) if self._display else None
        if self._display is None or held is None or not held.selected:
            return (token,)
        return tuple(card.card.token for card in self._display.hand if card.selected)

    def is_there(self, hit: Hit) -> bool:
        """Whether the card still lies where it was hit."""
        pose = self._arrangement.poses.get(hit.token) if self._arrangement else None
        return pose is not None and pose.place == hit.place

    @property
    def home(self) -> Place:
        """Where the cards in the air were lifted from."""
        return self._from

    def top_of_pile(self) -> int | None:
        """The token of the pile's top card."""
        top = self._display.piles.top if self._display else None
        return None if top is None else top.token

    def stack_at(self, token: int) -> int | None:
        """The group of a stack in the hand, None for a single card."""
        pose = self._arrangement.poses.get(token) if self._arrangement else None
        held = self._display.card(token) if self._display else None
        return held.group if held and pose and pose.count > 1 else None

    def drop_place(self) -> Place | None:
        """Where the carried cards would fall: the place under the mouse, or a valid one under their middle."""
        if self._arrangement is None or self._display is None:
            return None
        first = self._cards.items[self.held[0]]
        middle = first.x() + first.width / 2, first.y() + first.height / 2
        places = [self._arrangement.place_at(*point) for point in (self._at, middle)]
        for place in places:
            target = self._display.target(place) if place else None
            if target is not None and target.accepts:
                return place
        return places[0]

    def drop_index(self) -> int:
        """Where in the hand they would fall, counted without them; -1 if they would not move."""
        assert self._arrangement is not None
        assert self._display is not None
        index = self._arrangement.insertion(*self._at)
        order = [card.card.token for card in self._display.hand]
        rest = [token for token in order if token not in self.held]
        after = [*rest[:index], *self.held, *rest[index:]]
        return -1 if after == order else index

    def tokens_in_band(self) -> tuple[int, ...]:
        """The cards of the hand the rubber band touches."""
        if self._band is None or self._arrangement is None:
            return ()
        found = []
        for pose in self._arrangement.poses.values():
            strip = Rect(pose.shown.x, pose.shown.y, min(pose.visible, pose.rect.w), pose.rect.h)
            if pose.place == HAND and strip.overlaps(self._band):
                found.append(pose.token)
        return tuple(found)

    # --- carried cards

    def lift(self, tokens: tuple[int, ...], grabbed: int, x: float, y: float) -> None:
        """Take cards into the air; the grabbed one stays under the mouse."""
        assert self._arrangement is not None
        poses = self._arrangement.poses
        pose = poses[grabbed]
        order = tokens.index(grabbed)
        self._grip = (x - pose.shown.x + FAN * pose.rect.w * order, y - pose.shown.y)
        self._from = pose.place
        self._cards.hover(-1)
        self._hovered = -1
        self._cards.lift(tokens, {token: poses[token].face for token in tokens}, pose.rect.w)
        self._rearrange()
        self.carry(x, y)

    def carry(self, x: float, y: float) -> None:
        """The carried cards follow the mouse; the hand opens for them, an invalid target says why after a while."""
        self._at = (x, y)
        self._cards.carry(x - self._grip[0], y - self._grip[1])
        over = self.drop_place()
        if over != self._over:
            self._over = over
            self._why.start()
        self._open_gap(over)
        self.refresh(animate=True)

    def _open_gap(self, over: Place | None) -> None:
        assert self._arrangement is not None
        gap = self._arrangement.insertion(*self._at) if over == HAND and self._from == HAND else None
        if gap != self.gap:
            self.gap = gap
            self._rearrange()

    def let_go(self, *, is_drop: bool) -> tuple[int, ...]:
        """No longer carry. Dropped cards wait where they are for the answer; others glide home at once."""
        tokens = self._cards.put_down()
        self._over, self.gap = None, None
        self._why.stop()
        if is_drop:
            self._dropped = tokens
        else:
            self._rearrange()
            self._cards.glide_home(tokens, is_refused=False)
        self.refresh(animate=True)
        return tokens

    def answer(self) -> None:
        """A display has come after a drop: cards still where they came from were refused and glide home."""
        tokens, self._dropped = self._dropped, ()
        if self._arrangement is None:
            return
        poses = self._arrangement.poses
        back = [token for token in tokens if token in poses and poses[token].place == self._from]
        self._cards.glide_home(back, is_refused=True)

    def expect_no_more(self) -> None:
        """The drop has been told and no display came: nothing has changed, so it was refused."""
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
        hit = self.hit(x, y)
        token = hit.token if hit and hit.place == HAND else -1
        over = hit.place if hit else None
        if token != self._hovered:
            self._hovered = token
            self._cards.hover(token)
            self._enlarge.start()
            self.refresh(animate=False)
        if over != self._over:
            self._over = over
            self._why.start()
            self.refresh(animate=True)

    # --- what hangs

    def _hanging(self) -> dict[str, Painted]:
        display, arrangement, look = self._display, self._arrangement, self._look
        if display is None or arrangement is None or look is None:
            return {}
        over = self._over or self._focused
        things = bubbles(display, arrangement, look, over, tells_why=not self._why.is_waiting)
        if self._band is not None:
            things["band"] = Frame(self._band, Layer.GLOW + 2, width=1.5, corner=4, dash=DASH, fill=0.12)
        if len(self.held) > 1:
            last = self._cards.items[self.held[-1]]
            size = 28 * look.text
            box = Rect(last.x() + last.width - 0.65 * size, last.y() - 0.35 * size, size, size)
            things["carried"] = Badge(box, Layer.BUBBLE - 1, str(len(self.held)), "accent")
        if not self.held:
            things |= self._enlarged(arrangement)
        return things

    def _enlarged(self, arrangement: Arrangement) -> dict[str, Painted]:
        """A narrow card of the hand enlarged, or the cards of a chip, after the mouse has rested there."""
        if not self._enlarge.is_waiting:
            pose = arrangement.poses.get(self._hovered)
            if pose is not None and pose.visible < NARROW * arrangement.layout.hand_width:
                return large_card(pose, arrangement)
        pointed = None if self._why.is_waiting else self._over
        chips = (chip_at(place, arrangement) for place in (pointed, self._opened, self._focused) if place is not None)
        chip = next((chip for chip in chips if chip is not None), None)
        return spread_meld(chip, arrangement) if chip is not None else {}


def is_target(place: Place | None) -> bool:
    """Whether cards can be let go over such a place at all; whether they may, the presenter says."""
    return place is not None and place.spot not in (Spot.STOCK, Spot.SEAT)
