"""Carries out what the keys mean: moves the focus model, walks through targets, sends intents.

It knows display, focus model and key map, and no widget: the window tells it of key presses as text and does what its
signals say. Two rules are its own: a held key repeats only movement, never an action; and the discard key with nothing
selected first selects the focused card and says so, so that a second press is the consent.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_desktop.ui.base.keys import Act, Command, KeyMap
from canasta_desktop.ui.display.actions import DO_HINT
from canasta_desktop.ui.display.display import Display, Target
from canasta_desktop.ui.display.intents import (
    Choose,
    ClickPlace,
    Continue,
    Intent,
    Press,
    SelectCards,
    SelectRank,
    Skip,
    ToggleCard,
)
from canasta_desktop.ui.display.places import Spot
from canasta_desktop.ui.input.focus import FocusGroup, FocusModel, TargetWalk, place_of, token_of
from canasta_desktop.ui.input.read_out import ReadOut

HELD: Final = 600
"""Milliseconds after which a held Space or Esc skips everything up to the own turn."""
CONTINUE: Final = "continue"
"""The button that goes on after another player's turn; Space presses it wherever the focus is."""
_MOVES = frozenset((Act.STEP, Act.STEP_RANK, Act.STEP_GROUP, Act.TO_RANK))
_WIDGETS = frozenset((FocusGroup.QUESTION, FocusGroup.ACTIONS, FocusGroup.BAR))

_RARE = ("keep", "take-top", "out", "lay-three", "join", "special", "end")
"""Buttons that only some games have, or some moments."""
_NEEDS_CARDS = (Spot.DRAFT, Spot.NEW_MELD)
"""Places at which nothing happens without cards."""
_ANSWERS = ("1", "2", "3", "4")


def _nothing_moves() -> bool:
    return False


class Keyboard(QObject):
    """From key to intent; `focus` is the model it moves."""

    intent = Signal(object)
    announced = Signal(str)
    repeat_wanted = Signal()
    """What was said last is to be said again."""
    focus_changed = Signal(str)
    target_changed = Signal(str)
    """The place offered in target mode, empty when the mode is left."""
    widget_pressed = Signal(str)
    """The key of a real widget that Enter was pressed on."""
    answered = Signal(int)
    """While something is asked: the place, from 0, of the way whose number was pressed."""
    window_command = Signal(str)
    """The name of an action of the window: rules, full screen, settings."""
    menu_wanted = Signal(str)
    """The key of the thing whose menu is to be opened."""

    def __init__(self, parent: QObject | None = None, is_moving: Callable[[], bool] = _nothing_moves) -> None:
        super().__init__(parent)
        self.keys = KeyMap()
        self.focus = FocusModel()
        self._walk = TargetWalk()
        self._reader = ReadOut(self)
        self._is_moving = is_moving
        self._display: Display | None = None

    def show(self, display: Display, actions: Sequence[str] = (), bar: Sequence[str] = ()) -> None:
        """Follow a new display; `actions` and `bar` are the keys of the widgets that can take the focus."""
        self._display = display
        self.focus.show(display, actions, bar)
        was = self._walk.current
        self._walk.show(display)
        if was is not None and self._walk.current is None:
            self.target_changed.emit("")

    @property
    def target(self) -> Target | None:
        """The target offered in target mode."""
        return self._walk.current

    def press(self, key: str, *, in_text: bool = False, held: int | None = None) -> bool:
        """A key was pressed, as portable text; `held`: it repeats since so many ms. False: it means nothing here."""
        if not in_text and held is None and self._answer(key):
            return True
        command = self.keys.command(key, self.focus.group is FocusGroup.HAND, in_text)
        if command is None:
            return False
        if self._display is None:
            return held is None and self._before_the_table(command)
        if held is not None and command.act not in _MOVES:
            if command.act in (Act.TOGGLE, Act.LEAVE) and held >= HELD:
                self.intent.emit(Skip(all=True))
            return True
        if command.act in (Act.TOGGLE, Act.LEAVE) and self._is_moving():
            self.intent.emit(Skip())
            return True
        return self._do(command, self._display)

    def _before_the_table(self, command: Command) -> bool:
        """While the welcome covers everything: what needs no table."""
        needs_none = command.act in (Act.KEY_LIST, Act.FULL_SCREEN, Act.SETTINGS)
        if needs_none:
            self.window_command.emit(command.act.value)
        return needs_none

    def _answer(self, key: str) -> bool:
        """While something is asked, a number is an answer, wherever the focus is."""
        number = key.replace("Num+", "")
        if self._display is None or self._display.question is None or number not in _ANSWERS:
            return False
        self.answered.emit(_ANSWERS.index(number))
        return True

    def _do(self, command: Command, display: Display) -> bool:
        match command.act:
            case Act.STEP | Act.RISE | Act.SINK if self.target is not None:
                self._walk_on(command)
            case Act.RISE if self.focus.group is FocusGroup.HAND:
                self._enter_targets(display)
            case Act.STEP | Act.RISE | Act.SINK:
                self._moved(self.focus.step(command.number or (-1 if command.act is Act.RISE else 1)))
            case Act.END:
                self._moved(self.focus.to_end(command.number > 0))
            case Act.STEP_RANK:
                self._moved(self.focus.step_rank(command.number))
            case Act.TO_RANK:
                self._moved(self.focus.to_rank(command.ranks))
            case Act.STEP_GROUP:
                self.leave_targets()
                self._moved(self.focus.step_group(command.number))
            case Act.READ:
                self.announced.emit(self._reader.text(display, command.number))
            case Act.REPEAT:
                self.repeat_wanted.emit()
            case Act.KEY_LIST | Act.RULES | Act.LOG | Act.FULL_SCREEN | Act.SETTINGS:
                self.window_command.emit(command.act.value)
            case Act.MENU:
                self.leave_targets()
                self.menu_wanted.emit(self.focus.key)
            case _:
                return self._act(command, display)
        return True

    def _act(self, command: Command, display: Display) -> bool:
        """What changes the game, or the selection."""
        match command.act:
            case Act.TOGGLE if any(button.key == CONTINUE and button.enabled for button in display.buttons):
                self.intent.emit(Continue())
            case Act.TOGGLE:
                self.activate(self.focus.key)
            case Act.ENTER:
                self._enter(display)
            case Act.PRESS:
                self._press(command.name, display)
            case Act.DISCARD:
                self._discard(display)
            case Act.SELECT_ALL:
                self.intent.emit(SelectCards(tuple(held.card.token for held in display.hand)))
            case Act.SELECT_RANK if (token := token_of(self.focus.key)) is not None:
                self.intent.emit(SelectRank(token))
            case Act.LEAVE:
                self._leave(display)
            case _:
                return False
        return True

    def _moved(self, key: str) -> None:
        self.focus_changed.emit(key)

    def activate(self, key: str) -> None:
        """What a click on the thing would do; what that has selected is said by the narrator, as after a click."""
        place = place_of(key)
        if place is not None and place.spot in _NEEDS_CARDS and not self._has_selected():
            self.announced.emit(self.tr("Select cards with the space bar first."))
            return
        self.intent.emit(intent) if (intent := intent_for(key)) else self.widget_pressed.emit(key)

    def _has_selected(self) -> bool:
        """Whether any card is selected in the display of now."""
        return self._display is not None and any(held.selected for held in self._display.hand)

    def _enter(self, display: Display) -> None:
        if (target := self.target) is not None:
            self.leave_targets()
            self.intent.emit(ClickPlace(target.place))
        elif any(button.key == DO_HINT for button in display.buttons) and self.focus.group not in _WIDGETS:
            self.intent.emit(Press(DO_HINT))  # wherever on the table the focus is: the hint is what one thinks of now
        elif self.focus.group in _WIDGETS or (self.focus.group is not FocusGroup.HAND and display.question is None):
            self.activate(self.focus.key)
        elif display.question is not None:
            self.intent.emit(Choose(display.question.choices[0].key))
        elif primary := next((button.key for button in display.buttons if button.primary), None):
            self.intent.emit(Press(primary))
        elif any(meld.staged for tray in display.trays for meld in tray.melds):
            self.intent.emit(Press("lay"))  # it is said why that cannot be done
        else:
            self.announced.emit(display.spoken_status or display.status)

    def _press(self, name: str, display: Display) -> None:
        """Press a button; one that is seldom there is not asked of the rules, but said not to be."""
        view = next((button for button in display.buttons if button.key == name), None)
        if name in _RARE and (view is None or not view.enabled):
            self.announced.emit((view.why_not if view is not None else "") or self.tr("That cannot be done now."))
        else:
            self.intent.emit(Press(name))

    def _discard(self, display: Display) -> None:
        token = token_of(self.focus.key) if self.focus.group is FocusGroup.HAND else None
        held = display.card(token) if token is not None else None
        if held is None or any(card.selected for card in display.hand):
            self.intent.emit(Press("discard"))
            return
        self.intent.emit(SelectCards((held.card.token,)))
        self.announced.emit(self.tr("Press again to discard: %1").replace("%1", held.card.name))

    def _leave(self, display: Display) -> None:
        if self.target is not None:
            self.leave_targets()
            self._moved(self.focus.key)
        elif display.question is not None:
            self.intent.emit(Choose(-1))
        elif self.focus.group is not FocusGroup.HAND and display.hand:
            self._moved(self.focus.enter(FocusGroup.HAND))
        elif any(card.selected for card in display.hand):
            self.intent.emit(SelectCards(()))
        else:
            self.intent.emit(Skip())

    def _enter_targets(self, display: Display) -> None:
        if not any(card.selected for card in display.hand):
            self.announced.emit(self.tr("Select cards with the space bar first."))
        elif self._walk.begin(display):
            self._offer(self.tr("Where to?"))
        else:
            self.announced.emit(self.tr("There is no place for these cards."))

    def _walk_on(self, command: Command) -> None:
        if command.act is Act.SINK:
            self.leave_targets()
            self._moved(self.focus.key)
        elif command.act is Act.STEP:
            self._walk.step(command.number)
            self._offer()

    def _offer(self, before: str = "") -> None:
        """Say what the place says that is offered now; `before`: what is asked."""
        if (target := self.target) is not None:
            self.target_changed.emit(str(target.place))
            self.announced.emit(f"{before} {target.spoken or target.text}".strip())

    def leave_targets(self) -> None:
        """Leave target mode, if it is on."""
        if self.target is not None:
            self._walk.leave()
            self.target_changed.emit("")


def intent_for(key: str) -> Intent | None:
    """What a click on a card of the hand or on a place means; None for real widgets."""
    if (token := token_of(key)) is not None:
        return ToggleCard(token)
    place = place_of(key)
    return ClickPlace(place) if place is not None else None
