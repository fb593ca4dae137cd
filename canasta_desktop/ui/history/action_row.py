"""The buttons at the foot of the paper: what can be done, and at the right the likely thing."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.items.look import Look, width_of
from canasta_desktop.ui.score_sheet.button_row import button_width, enter_key
from canasta_desktop.ui.score_sheet.paper import button_theme
from canasta_desktop.ui.window.painted_buttons import CAP, LargeButton

GAP: Final = 1.2
CAP_EDGES: Final = 3.0
"""Between two buttons, and what the cap of a key takes beside its name, units."""


class ActionRow(QObject):
    """Buttons from left to right, those in sight alone; the last one is gold, and Enter presses it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.buttons: dict[str, LargeButton] = {}
        self._keys: dict[LargeButton, str] = {}

    def add(self, name: str, pressed: Callable[[], object]) -> LargeButton:
        """One more at the right; `name` is its object name."""
        button = self.buttons[name] = LargeButton(self._parent)
        button.setObjectName(name)
        button.clicked.connect(pressed)
        return button

    def word(self, words: Mapping[str, tuple[str, str]]) -> None:
        """Write words on the buttons of these names, and the keys that press them."""
        last = list(self.buttons)[-1]
        for name, button in self.buttons.items():
            text, key = words[name]
            self._keys[button] = enter_key() if name == last else key
            button.show_action(text, self._keys[button], "", is_gold=name == last)

    def place(self, look: Look, box: QRectF) -> None:
        """Stand in this box: the last two from the right, all others from the left; narrower if they are too many."""
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        if not shown:
            return
        worn, gap = button_theme(look.theme), GAP * look.u
        for button in shown:
            button.set_look(worn, look.unit)
        caps = look.font(CAP, bold=True)
        needed = [
            button_width(button, look, has_key=False)
            + (width_of(caps, self._keys[button]) + CAP_EDGES * look.u if button.has_key else 0.0)
            for button in shown
        ]
        spare = box.width() - gap * (len(shown) - 1) - sum(needed)
        share = min(1.0, 1 + spare / sum(needed))
        x, parted = box.left(), max(0, len(shown) - 2)
        for place, (button, wide) in enumerate(zip(shown, needed, strict=True)):
            if place == parted:
                x += max(0.0, spare)
            button.setGeometry(QRectF(x, box.top(), share * wide, box.height()).toRect())
            button.show_rest()
            x += share * wide + gap
