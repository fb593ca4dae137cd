"""The buttons by the hand: what can be done now, large; what helps, small; the ways of an open question in their place.

`display.actions` says which they are, the table's layout where they stand. The buttons are used again for other
actions, so that nothing of an action or a question that is over stays behind in a widget.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.keys import KeyMap, native_key, short_key
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.display.actions import MOST_LARGE, is_played, large_buttons, pages, small_buttons, ways
from canasta_desktop.ui.display.display import ButtonView, Display
from canasta_desktop.ui.display.intents import Choose, Press
from canasta_desktop.ui.input.focus import MORE, REPLAY, button_key, choice_key
from canasta_desktop.ui.window.brush import qrect
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET, LargeButton, PaintedButton, SmallButton
from canasta_desktop.ui.wording.base import number

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

RIGHT: Final = ("undo", "redo", "take-back", "hint", "ask", "replay")
"""The small ones below the large ones; the others stand at the left, below the own name."""
GAP: Final = 0.8
"""Between two small ones, units."""


class Actions(QObject):
    """All buttons by the hand; `intent` carries what is pressed. `ground` is what they stand on."""

    intent = Signal(object)
    pressed = Signal()
    """A button goes down: what still moves is to be finished, and may give it another meaning."""
    turned = Signal(str)
    """Other ways are shown; the key of the first of them, which is to have the focus."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self._ground = ground
        self._display: Display | None = None
        self._layout: TableLayout | None = None
        self._theme: Theme | None = None
        self._keys = KeyMap()
        self._page = 0
        self._meant = ("", "")
        self._large = [LargeButton(ground) for _ in range(MOST_LARGE)]
        self._small: list[SmallButton] = []
        for button in self._large:
            self._add(button)

    def _add(self, button: PaintedButton) -> None:
        button.hide()
        button.pressed.connect(self._went_down)
        button.clicked.connect(self._clicked)

    def set_look(self, theme: Theme) -> None:
        """Wear these colours."""
        self._theme = theme
        self._arrange()

    def set_keys(self, keys: KeyMap) -> None:
        """Bear these keys."""
        if keys != self._keys:
            self._keys = keys
            if self._display is not None:
                self._word(self._display)
            self._arrange()

    def cap(self, view: ButtonView) -> str:
        """The key that presses this button, as this system and language write it; empty if none does."""
        return short_key(self._keys.cap(view.key, view.shortcut) or ("Enter" if view.primary else ""))

    def place(self, layout: "TableLayout") -> None:
        """Move to the place that the layout gives."""
        self._layout = layout
        self._arrange()

    def show_display(self, display: Display) -> None:
        """Offer what can be done now."""
        before = self._display.question if self._display is not None else None
        if display.question != before:
            self._page = 0
        self._display = display
        self._word(display)
        self._arrange()

    def widgets(self) -> dict[str, PaintedButton]:
        """Those in sight by their keys, the large ones first."""
        return {button.objectName(): button for button in (*self._large, *self._small) if not button.isHidden()}

    def answer(self, place: int) -> None:
        """Press the large button at this place, from 0, if a question is open and there is one."""
        if self._display is not None and self._display.question is not None and not self._large[place].isHidden():
            self._large[place].click()

    def reveal(self, key: str) -> None:
        """Turn to the page of the ways that has this key."""
        if self._display is None or self._display.question is None or key in self.widgets():
            return
        for page in range(pages(self._display)):
            if key in (choice_key(way.key) for way in ways(self._display, page)):
                self._turn_to(page)

    # --- what they say -----------------------------------------------------------------------------

    def _word(self, display: Display) -> None:
        """Give the buttons their words; an empty name says that there is nothing for one."""
        for button in (*self._large, *self._small):
            button.setObjectName("")
        if display.question is not None:
            self._word_ways(display)
        for button, view in zip(self._large, large_buttons(display), strict=False):
            button.setObjectName(button_key(view.key))
            cap = self.cap(view)
            button.show_action(view.text, cap, view.detail, is_gold=view.primary, spoken=view.spoken)
        self._word_small(display)
        for large in self._large:
            if not large.objectName():
                large.show_action("", "", "", is_gold=False)
        for small in self._small:
            if not small.objectName():
                small.show_action("", "", "")

    def _word_ways(self, display: Display) -> None:
        question, count = display.question, pages(display)
        assert question is not None
        shown = ways(display, self._page)
        for place, (button, way) in enumerate(zip(self._large, shown, strict=False)):
            button.setObjectName(choice_key(way.key))
            key, name, is_gold = native_key(str(place + 1)), way.spoken or way.text, way == question.choices[0]
            if is_gold:  # the keyboard comes here first, and one must hear what is asked before the answer to it
                name = f"{question.spoken or question.text} {name}"
            button.show_action(way.text, key, "", is_gold=is_gold, name=name)
        if count > 1:
            more, text = self._large[-1], self.tr("more ({page}/{pages})")
            more.setObjectName(MORE)
            text = text.format(page=number(self._page + 1), pages=number(count))
            more.show_action(text, native_key(str(MOST_LARGE)), "", is_gold=False)

    def _word_small(self, display: Display) -> None:
        wanted = [(button_key(v.key), v.key, v.text, self.cap(v), "") for v in small_buttons(display)]
        if display.recap and display.curtain is None and is_played(display):
            wanted.append((REPLAY, REPLAY, self.tr("Last moves"), native_key(self._keys.cap("replay")), ""))
        if display.sort_text and display.seat >= 0 and display.curtain is None:
            word = display.sort_word or display.sort_text
            wanted.insert(0, (button_key("sort"), "sort", word, native_key(self._keys.cap("sort")), display.sort_text))
        while len(self._small) < len(wanted):
            self._small.append(SmallButton(self._ground))
            self._add(self._small[-1])
        for button, (name, sign, words, key, spoken) in zip(self._small, wanted, strict=False):
            button.setObjectName(name)
            button.show_action(words, sign, key, spoken)

    # --- where they stand --------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Give every button its place, and hide those that have nothing to say."""
        layout, theme = self._layout, self._theme
        if layout is None or theme is None:
            return
        used = [button for button in self._large if button.objectName()]
        for button, rect in zip(used, layout.buttons, strict=False):
            button.setGeometry(qrect(rect))
        small = [button for button in self._small if button.objectName()]
        for one in (*self._large, *self._small):
            one.set_look(theme, layout.unit)
        right = [one for one in small if one.objectName().removeprefix("button:") in RIGHT]
        left = [one for one in small if one not in right]
        sort, room = layout.sort, layout.small
        self._stand_in_row(left, QRectF(sort.x, sort.y, sort.w, sort.h))
        if layout.is_small_column:
            self._stand_in_column(right, QRectF(room.x, room.y, room.w, room.h))
        else:
            self._stand_in_row(right, QRectF(room.x, room.y, room.w, room.h))
        for one in (*self._large, *self._small):
            one.setVisible(bool(one.objectName()))
            if one.objectName():
                one.raise_()

    def _stand_in_row(self, buttons: list[SmallButton], room: QRectF) -> None:
        """Beside each other: with words while all fit, else as signs."""
        assert self._layout is not None
        gap, high = GAP * self._layout.unit.px, max(LEAST_TARGET, round(room.height()))
        needed = [button.width_needed() for button in buttons]
        has_words = sum(needed) + gap * (len(needed) - 1) <= room.width() + 1
        sign = min(1.25 * high, (room.width() + gap) / max(1, len(buttons)) - gap)
        x = room.x()
        for button, wide in zip(buttons, needed, strict=True):
            button.set_word_shown(has_words)
            width = wide if has_words else max(LEAST_TARGET, sign)
            button.setGeometry(round(x), round(room.y()), round(width), high)
            x += width + gap

    def _stand_in_column(self, buttons: list[SmallButton], room: QRectF) -> None:
        """Below each other, as signs."""
        assert self._layout is not None
        gap, wide = 0.5 * self._layout.unit.px, max(LEAST_TARGET, round(room.width()))
        high = max(LEAST_TARGET, min(wide, round((room.height() + gap) / max(1, len(buttons)) - gap)))
        for place, button in enumerate(buttons):
            button.set_word_shown(False)
            button.setGeometry(round(room.x()), round(room.y() + place * (high + gap)), wide, high)

    # --- what they do ------------------------------------------------------------------------------

    def _went_down(self) -> None:
        """Keep what the button says; the release of one that says something else by then is no consent to that."""
        button = self.sender()
        assert isinstance(button, PaintedButton)
        self._meant = button.objectName(), button.words
        self.pressed.emit()

    def _clicked(self) -> None:
        pressed = self.sender()
        assert isinstance(pressed, PaintedButton)
        if self._meant != (pressed.objectName(), pressed.words):
            return
        name = pressed.objectName()
        if name == MORE:
            assert self._display is not None
            self._turn_to((self._page + 1) % pages(self._display))
            self.turned.emit(self._large[0].objectName())
        elif name.startswith("choice:"):
            self.intent.emit(Choose(int(name.removeprefix("choice:"))))
        elif name:
            self.intent.emit(Press(name.removeprefix("button:")))

    def _turn_to(self, page: int) -> None:
        if self._display is not None:
            self._page = page
            self._word(self._display)
            self._arrange()
