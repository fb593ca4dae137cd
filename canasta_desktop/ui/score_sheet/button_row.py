"""The buttons at the foot of the paper: a look at the table, a copy, and what is next."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QKeySequence

from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.score_sheet.paper import button_theme
from canasta_desktop.ui.score_sheet.paper_sheet import PaperSheet
from canasta_desktop.ui.window.brush import font_of, width_of
from canasta_desktop.ui.window.painted_buttons import TITLE, LargeButton

GAP, MARGINS, CAP = 1.2, 3.4, 6.0
"""Between two buttons, beside the words of one, and for the name of its key, units."""


class ButtonRow(QObject):
    """The buttons from left to right; the last one is the likely one, which Enter presses."""

    def __init__(self, paper: PaperSheet) -> None:
        super().__init__(paper)
        self._paper = paper
        self.buttons: list[LargeButton] = []

    def add(self, name: str, pressed: Callable[[], None]) -> LargeButton:
        """One more at the right; `name` is its object name."""
        button = LargeButton(self._paper)
        button.setObjectName(name)
        button.clicked.connect(pressed)
        self.buttons.append(button)
        return button

    def word(self, *words: str) -> None:
        """Write these on the buttons."""
        for button, text in zip(self.buttons, words, strict=True):
            is_last = button is self.buttons[-1]
            button.show_action(text, enter_key() if is_last else "", "", is_gold=is_last)

    def place(self, look: Look) -> None:
        """Lay out the paper and stand at its foot, from the right; narrower where there are too many."""
        u, worn = look.u, button_theme(look.theme)
        needed = [button_width(button, look, has_key=button is self.buttons[-1]) for button in self.buttons]
        gaps = GAP * u * (len(needed) - 1)
        room = self._paper.place(look, 0.9 * sum(needed) + gaps)
        share = min(1.0, (room.width() - gaps) / sum(needed))
        x = room.right()
        for button, wide in reversed(list(zip(self.buttons, needed, strict=True))):
            button.set_look(worn, look.unit)
            box = QRectF(x - share * wide, room.y(), share * wide, room.height())
            button.setGeometry(box.toRect())
            x = box.left() - GAP * u


def button_width(button: LargeButton, look: Look, *, has_key: bool) -> float:
    """How wide a button wants to be, px."""
    words = width_of(font_of(look.unit, TITLE, bold=True), button.words)
    return words + (MARGINS + (CAP if has_key else 0.0)) * look.u


def enter_key() -> str:
    """The name of Enter as the system writes it."""
    return QKeySequence("Enter").toString(QKeySequence.SequenceFormat.NativeText)
