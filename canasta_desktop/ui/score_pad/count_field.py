"""A field for a count or for points, made to be filled quickly: sums can be typed, arrows step, Enter goes on."""

import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.wording.base import MINUS

TYPED: Final = rf"[-{MINUS}+0-9 .,']*"
TERM: Final = re.compile(r"[-+]?[0-9]{1,7}")
PARTING: Final = re.compile(r"[ .,']")
LONGEST: Final = 60
"""Letters of a sum at most."""
CTRL: Final = Qt.KeyboardModifier.ControlModifier


class CountField(QLineEdit):
    """A field for a whole number, or none. `gone_on`: Enter was pressed; `focused`: it got the keyboard focus."""

    gone_on = Signal()
    focused = Signal()

    def __init__(self, name: str, most: int, step: int = 1, parent: QWidget | None = None, *, least: int = 0) -> None:
        """`step` is how much the up and down arrows add or take away."""
        super().__init__(parent)
        self.setObjectName(name)
        self._least, self._most, self._step = least, most, step
        self.setMaxLength(LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
        self.setValidator(QRegularExpressionValidator(TYPED, self))

    @property
    def count(self) -> int | None:
        """The number that is meant, None for nothing typed, and for what is none (`is_wrong`)."""
        return None if self.is_wrong else self._sum()

    @property
    def is_wrong(self) -> bool:
        """Whether what is typed is no number, or one that cannot be."""
        found = self._sum()
        return self.text().strip() != "" and (found is None or not self._least <= found <= self._most)

    def _sum(self) -> int | None:
        """The sum typed, `120+85`; None where it is none."""
        text = PARTING.sub("", self.text()).replace(MINUS, "-")
        terms = TERM.findall(text)
        return sum(map(int, terms)) if terms and "".join(terms) == text else None

    def show_count(self, count: int | None) -> None:
        """Hold this number, or nothing."""
        self.setText("" if count is None else str(count))

    def press(self, key: str) -> None:
        """A key of the pad on the screen: a sign, or "back"."""
        if key == "back":
            self.backspace()
        else:
            self.insert(key)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: self._step, Qt.Key.Key_Down: -self._step}
        if event.key() in steps:
            stepped = (self.count or 0) + steps[Qt.Key(event.key())]
            self.show_count(min(max(stepped, self._least), self._most))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & CTRL:
            self.gone_on.emit()
        else:
            super().keyPressEvent(event)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select everything, so that typing replaces it."""
        super().focusInEvent(event)
        self.selectAll()
        self.focused.emit()
