"""The mouse: press, move and release become intents.

A press starts nothing; a release does, and can be taken back by releasing elsewhere or with Esc. Between the two, a
gesture is one of three: still a click, a drag of cards (from 6 px on, 12 with a finger), or a rubber band. While cards
are carried the presenter has been told (`BeginDrag`) and its display names the targets; the release is a `Drop` there
or a `CancelDrag`. No `QDrag`: its loop blocks, and no test can drive it.

An animation never swallows a press: it is finished at once and the press is then handled.

A meld too small to be read is laid out large by a click and closed by the next press or Esc; with cards selected the
click names the place as everywhere.
"""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from canasta_desktop.ui.base.motion import Delay, Motion
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.intents import (
    BeginDrag,
    CancelDrag,
    ClickPlace,
    Drop,
    SelectCards,
    SelectRank,
    Skip,
    ToggleCard,
)
from canasta_desktop.ui.display.places import HAND, PILE, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Hit
from canasta_desktop.ui.geometry.hit_test import Ground, is_target
from canasta_desktop.ui.table.drag_feedback import DragFeedback

START, TOUCH_START = 6, 12
"""How far the mouse, a finger moves before a drag begins, px."""
HOLD, LONG_PRESS = 600, 500
"""Ms: holding bare felt skips up to the own turn; a finger resting on something asks for its menu."""


class _Stage(Enum):
    """What the pressed button is doing."""

    UP = "up"
    CLICK = "click"
    CARRY = "carry"
    BAND = "band"
    OVER = "over"  # taken back, or used up: the release means nothing


class _Down(NamedTuple):
    """Where and on what the button went down."""

    x: float
    y: float
    hit: Hit | None
    is_shift: bool
    is_touch: bool


class Pointer(QObject):
    """One mouse or finger over the table.

    `intent` carries what the person wants; `menu` asks for a context menu: the `Hit` (None for felt) and the scene's
    point; `stack_clicked` names the group of a stack in the hand that is to be opened; `score_opened`: a double
    click on the score plate.
    """

    intent = Signal(object)
    menu = Signal(object, QPointF)
    stack_clicked = Signal(object)
    score_opened = Signal()

    def __init__(self, parent: QObject, feedback: DragFeedback, mover: Motion) -> None:
        super().__init__(parent)
        self._feedback = feedback
        self._motion = mover
        self._stage = _Stage.UP
        self._down = _Down(0, 0, None, False, False)
        self._last_token = -1
        self._shut: Place | None = None
        self._hold = Delay(self, HOLD, self._held_felt)
        self._long = Delay(self, LONG_PRESS, self._long_pressed)

    @property
    def _ground(self) -> Ground:
        """The table as it is now."""
        return self._feedback.ground

    def press(self, x: float, y: float, *, is_shift: bool = False, is_touch: bool = False) -> None:
        """The left button went down."""
        if self._stage in (_Stage.CARRY, _Stage.BAND):  # another window has swallowed its release
            self.cancel()
        self._motion.finish()
        self._shut = self._feedback.close_small()
        self._down = _Down(x, y, self._ground.hit(x, y), is_shift, is_touch)
        self._stage = _Stage.CLICK
        if self._down.hit is None:
            self._hold.start()
        elif is_touch:
            self._long.start()

    def move(self, x: float, y: float) -> None:
        """The mouse moved, with or without the button."""
        if self._stage is _Stage.UP:
            self._feedback.hover(x, y)
        elif self._stage is _Stage.CLICK:
            start = TOUCH_START if self._down.is_touch else START
            if abs(x - self._down.x) >= start or abs(y - self._down.y) >= start:
                self._begin(x, y)
        elif self._stage is _Stage.CARRY:
            if self._feedback.held:
                self._feedback.carry(x, y)
            else:  # the display took them away
                self._stage = _Stage.OVER
        elif self._stage is _Stage.BAND:
            self._feedback.stretch(self._band(x, y))

    def release(self, x: float, y: float) -> None:
        """The left button went up."""
        stage, self._stage = self._stage, _Stage.UP
        self._stop_waiting()
        if stage is _Stage.CLICK:
            self._click(x, y)
        elif stage is _Stage.CARRY and self._feedback.held:
            self._feedback.carry(x, y)
            self._drop()
        elif stage is _Stage.BAND:
            self._feedback.stretch(self._band(x, y))
            tokens = self._ground.tokens_in(self._band(x, y))
            self._feedback.stretch(None)
            self.intent.emit(SelectCards(tokens))

    def double_click(self, x: float, y: float, *, is_shift: bool = False, is_touch: bool = False) -> None:
        """The second press of a double click: the rank of a card, all scores; anywhere else an ordinary press."""
        hit = self._ground.hit(x, y)
        if hit is not None and hit.place == HAND and hit.token == self._last_token:
            self._stage = _Stage.OVER
            self._last_token = -1
            self.intent.emit(SelectRank(hit.token))
        elif hit is None and self._ground.is_score(x, y):
            self._stage = _Stage.OVER
            self.score_opened.emit()
        else:
            self.press(x, y, is_shift=is_shift, is_touch=is_touch)

    def ask_menu(self, x: float, y: float) -> None:
        """The right button."""
        self.menu.emit(self._ground.hit(x, y), QPointF(x, y))

    def leave(self) -> None:
        """The mouse has left the table."""
        if self._stage is _Stage.UP:
            self._feedback.hover(-1, -1)

    def cancel(self) -> bool:
        """Take the gesture back (Esc); whether there was one."""
        stage = self._stage
        self._stop_waiting()
        if stage in (_Stage.UP, _Stage.OVER):
            return self._feedback.close_small() is not None
        self._stage = _Stage.OVER
        if stage is _Stage.BAND:
            self._feedback.stretch(None)
        elif stage is _Stage.CARRY and self._feedback.held:
            self._feedback.let_go(is_drop=False)
            self.intent.emit(CancelDrag())
        return stage is not _Stage.CLICK

    # --- drags

    def _begin(self, x: float, y: float) -> None:
        self._stop_waiting()
        hit = self._down.hit
        if hit is not None and hit.token >= 0 and not self._ground.is_there(hit):
            self._stage = _Stage.OVER  # a display has taken the card away since the press
        elif hit is not None and hit.place == HAND:
            self._carry(self._ground.selected(hit.token), hit.token, x, y)
        elif hit is not None and hit.token >= 0:
            self._carry((hit.token,), hit.token, x, y)  # a staged card, always by itself
        elif hit is not None and hit.place == PILE and (top := self._ground.top_of_pile()) is not None:
            self._carry((top,), top, x, y)
        elif hit is not None and (meld := self._ground.joining(hit.place)):
            self._carry(meld, meld[0], x, y)
        elif hit is None or hit.place.spot is Spot.NEW_MELD:
            self._stage = _Stage.BAND
            self._feedback.stretch(self._band(x, y))
        else:
            self._stage = _Stage.OVER

    def _carry(self, tokens: tuple[int, ...], grabbed: int, x: float, y: float) -> None:
        self._stage = _Stage.CARRY
        self._feedback.lift(tokens, grabbed, self._down.x, self._down.y)
        self.intent.emit(BeginDrag(tokens))
        if self._feedback.held:
            self._feedback.carry(x, y)

    def _drop(self) -> None:
        """Let go: over a place that is one, else home."""
        place, home = self._feedback.drop_place(), self._feedback.home
        index = self._feedback.drop_index() if place == home == HAND else -1
        is_home = place == home and index < 0
        if place is None or is_home or not is_target(place):
            self._feedback.let_go(is_drop=False)
            self.intent.emit(CancelDrag())
            return
        tokens = self._feedback.let_go(is_drop=True)
        self.intent.emit(Drop(tokens, place, index))
        self._feedback.expect_no_more()

    def _band(self, x: float, y: float) -> Rect:
        down = self._down
        return Rect(min(x, down.x), min(y, down.y), max(1.0, abs(x - down.x)), max(1.0, abs(y - down.y)))

    # --- clicks

    def _click(self, x: float, y: float) -> None:
        """A release where the press was; released on something else it is taken back."""
        hit, self._last_token = self._ground.hit(x, y), -1
        if hit != self._down.hit:
            return
        if hit is None:
            self.intent.emit(Skip())
        elif hit.place == HAND:
            self._last_token = hit.token
            group = self._ground.stack_at(hit.token)
            if group is not None:
                self.stack_clicked.emit(group)
            else:
                self.intent.emit(ToggleCard(hit.token, extend=self._down.is_shift))
        elif self._ground.has_selection or not self._is_small(hit.place):
            self.intent.emit(ClickPlace(hit.place, hit.token))

    def _is_small(self, place: Place) -> bool:
        """Whether it is too small to be read: a click lays it out large, a second one puts it back."""
        return place == self._shut or self._feedback.open_small(place)

    def _held_felt(self) -> None:
        if self._stage is _Stage.CLICK:
            self._stage = _Stage.OVER
            self.intent.emit(Skip(all=True))

    def _long_pressed(self) -> None:
        if self._stage is _Stage.CLICK:
            self._stage = _Stage.OVER
            self.ask_menu(self._down.x, self._down.y)

    def _stop_waiting(self) -> None:
        self._hold.stop()
        self._long.stop()
