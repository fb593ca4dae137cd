"""The bar over the hand that asks: a text, the choices as buttons, and cancel.

The first choice is the proposal: it looks primary, gets the focus, and Enter chooses it. Text and buttons stand in one
row where they fit, else the buttons go below the text, in as many rows as they need. It stands where it covers nothing
that the answer depends on (`geometry.free_areas`).
"""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QWidget

from canasta_desktop.ui.display.display import Choice, Question
from canasta_desktop.ui.display.intents import Choose
from canasta_desktop.ui.input.focus import CANCEL, choice_key
from canasta_desktop.ui.window.panel_parts import KeyButton, label, set_property

PADDING, GAP = 12, 8

SizedButton = tuple[KeyButton, QSize]
"""A button and the size that it asks for."""


class QuestionButton(KeyButton):
    """One answer; `answered` carries its number, -1 for cancel."""

    answered = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = -1
        self.clicked.connect(self._clicked)

    def show_choice(self, number: int, text: str, name: str) -> None:
        """Become this answer."""
        self._number = number
        self.setText(text)
        self.setObjectName(name)

    def _clicked(self) -> None:
        self.answered.emit(self._number)


class QuestionBar(QFrame):
    """The open question with a button for each answer. Hidden while nothing is asked; `intent` carries the answer."""

    intent = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self._text = label()
        self._text.setParent(self)
        self._buttons: list[QuestionButton] = []
        self._question: Question | None = None
        self.hide()

    def show_question(self, question: Question | None) -> None:
        """Ask this, or nothing any more."""
        if question == self._question:
            return
        self._question = question
        if question is None:
            self.hide()
            self._word("", ())
            return
        self._word(question.text, question.choices, question.cancel)
        self.show()
        self.raise_()

    def _word(self, text: str, choices: Sequence[Choice], cancel: str = "") -> None:
        """Say this and offer these answers. A question that is over leaves no words: it may have named cards."""
        self._text.setText(text)
        self.setAccessibleName(text)
        answers = [(one.key, one.text, choice_key(one.key)) for one in choices]
        answers += [(-1, cancel, CANCEL)] if choices else []
        while len(self._buttons) < len(answers):
            self._buttons.append(QuestionButton(self))
            self._buttons[-1].answered.connect(self._answered)
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(answers))
            set_property(button, "look", "primary" if place == 0 else "")
            button.show_choice(*(answers[place] if place < len(answers) else (-1, "", "")))
            button.setAccessibleDescription(text if place < len(answers) else "")

    def widgets(self) -> dict[str, KeyButton]:
        """The answers by their keys, the proposal first."""
        return {button.objectName(): button for button in self._buttons if not button.isHidden()}

    def place_in(self, rooms: Sequence[QRect], middle: int) -> bool:
        """Stand at the lower edge of the first of these rooms that holds it, as near to `middle` as it can be."""
        for room in rooms:
            wide, high = self._fit(room.width(), is_tried=True)
            if wide <= room.width() and high <= room.height() and self._least_width() <= room.width():
                left = min(max(middle - wide // 2, room.left()), room.right() + 1 - wide)
                self.setGeometry(QRect(left, room.bottom() + 1 - high, wide, high))
                self._fit(wide, is_tried=False)
                return True
        return False

    def _least_width(self) -> int:
        """The width below which a button would be cut."""
        return max(button.sizeHint().width() for button in self.widgets().values()) + 2 * PADDING

    def place_above(self, bottom: int, left: int, width: int, least: int = 0) -> None:
        """Stand with the lower edge at `bottom`, centred in `width` from `left`, at least `least` wide."""
        wide, high = self._fit(width, is_tried=True)
        wide = max(wide, least)
        self.setGeometry(QRect(left + (width - wide) // 2, bottom - high, wide, high))
        self._fit(wide, is_tried=False)

    def _fit(self, width: int, *, is_tried: bool) -> tuple[int, int]:
        """Size within `width`; unless only tried, put everything into its place."""
        sizes = [(button, button.sizeHint()) for button in self.widgets().values()]
        text_wide = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4
        buttons_wide = sum(size.width() for _, size in sizes) + GAP * (len(sizes) - 1)
        inside = width - 2 * PADDING
        if text_wide + 2 * GAP + buttons_wide <= inside:
            high = max(size.height() for _, size in sizes)
            wide = text_wide + 2 * GAP + buttons_wide if is_tried else inside
            rows = [[*sizes]]
            text = QRect(PADDING, PADDING // 2, text_wide, high)
            start, top = PADDING + wide - buttons_wide, PADDING // 2
        else:
            rows = _rows(sizes, inside)
            widest = max(sum(size.width() for _, size in row) + GAP * (len(row) - 1) for row in rows)
            wide = min(inside, max(text_wide, widest))
            text = QRect(PADDING, PADDING // 2, wide, self._text.heightForWidth(wide))
            start, top = PADDING, text.bottom() + GAP
        if not is_tried:
            self._text.setGeometry(text)
        for row in rows:
            x, high = start, max(size.height() for _, size in row)
            for button, size in row:
                if not is_tried:
                    button.setGeometry(x, top, min(size.width(), inside), high)
                x += size.width() + GAP
            top += high + GAP
        return wide + 2 * PADDING, top - GAP + PADDING // 2

    def _answered(self, number: int) -> None:
        self.intent.emit(Choose(number))


def _rows(sizes: Sequence[SizedButton], width: int) -> list[list[SizedButton]]:
    """Buttons broken into rows of at most `width`."""
    rows: list[list[SizedButton]] = [[]]
    used = 0
    for button, size in sizes:
        if rows[-1] and used + GAP + size.width() > width:
            rows.append([])
            used = 0
        used += size.width() + (GAP if rows[-1] else 0)
        rows[-1].append((button, size))
    return rows
