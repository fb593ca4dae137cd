"""The page of the settings about keys: whether single letters are commands, and which letter does what."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.game.settings import Letters, Settings
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.keys import LETTERED, letters_by_key, native_key
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.parts import Fields
from canasta_desktop.ui.window.plain_widgets import label, put, reveal
from canasta_desktop.ui.wording.buttons import command_letters
from canasta_desktop.ui.wording.keys import KeyWords

ON: Final = "letters_on"
LETTERS: Final = "letters"
NO_LETTER: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class LetterButton(QPushButton):
    """Shows a command's letter; pressed, it waits for another one, which `typed` carries: empty for none."""

    typed = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"letter:{name}")
        self.setAutoDefault(False)
        self.setMinimumWidth(56)
        self._letter, self._name = "", ""
        self._is_waiting = False
        self.clicked.connect(self._wait)

    def show_letter(self, letter: str, name: str) -> None:
        """Bear this letter of the command of this name, and wait no longer."""
        self._letter, self._name = letter, name
        self._wait_no_more()

    def _wait(self) -> None:
        self._is_waiting = True
        self._show()

    def _wait_no_more(self) -> None:
        self._is_waiting = False
        self._show()

    def _show(self) -> None:
        """Say it by the name alone: that of what has the focus is heard when it changes."""
        shown = self.tr("Press a letter") if self._is_waiting else self._letter
        self.setText(shown or "–")
        none = self.tr("%1: no letter").replace("%1", self._name)
        self.setAccessibleName(f"{self._name}: {shown}" if shown else none)
        how = self.tr("Press it, then the new letter; Delete for none, Esc to keep it.")
        self.setAccessibleDescription(how if self.objectName() == f"letter:{LETTERED[0]}" else "")  # heard once

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While it waits, letters are taken, Esc keeps the old one, and other keys do nothing."""
        if not self._is_waiting:
            super().keyPressEvent(event)
            return
        letter = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
        if event.key() in NO_LETTER:
            self._wait_no_more()
            self.typed.emit("")
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab):
            self._wait_no_more()
        elif len(letter) == 1 and letter.isalpha() and letter == letter.upper():
            self._wait_no_more()
            self.typed.emit(letter)

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Who goes away changes nothing."""
        self._wait_no_more()
        super().focusOutEvent(event)


class LetterRow(QWidget):
    """The letter of one command; where another one has it, the question whether they are to change places."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.asked = name, ""
        """The command, and the letter that is asked about."""
        self.button = LetterButton(name, self)
        self.question = label(look="second")
        self.swap = QPushButton()
        self.swap.setObjectName(f"swap:{name}")
        self.swap.setAutoDefault(False)
        self.setFocusProxy(self.button)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self.question, 1)
        row.addWidget(self.swap)
        row.addStretch()
        self.ask("", "", "")

    def ask(self, letter: str, question: str, swap: str) -> None:
        """Ask whether this letter is to be taken from the command that has it; empty: nothing is asked."""
        self.asked = letter
        put(self.question, question)
        self.swap.setText(swap)
        reveal(self.swap, is_shown=bool(letter))
        if letter:
            self.swap.setAccessibleDescription(question)
            self.swap.setFocus(Qt.FocusReason.OtherFocusReason)


class KeysPage(QWidget):
    """`changed` carries the name of a setting and its new value; `list_wanted`: all keys are to be seen."""

    changed = Signal(str, object)
    list_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = dict(settings.letters)
        self._words = KeyWords()
        self.facts = {ON: Fact(ON, self)}
        self._fields = Fields(self)
        self.rows = {name: self._fields.add(LetterRow(name, self._fields)) for name in LETTERED}
        self.usual_button, self.list_button = QPushButton(), QPushButton()
        self._place()
        for name, fact in self.facts.items():
            fact.setChecked(getattr(settings, name))
            fact.toggled.connect(partial(self._fact_toggled, name))
        for row in self.rows.values():
            row.button.typed.connect(partial(self._typed, row))
            row.swap.clicked.connect(partial(self._swap, row))
        self.usual_button.clicked.connect(self._reset)
        self.list_button.clicked.connect(self.list_wanted)
        self._enable(settings.letters_on)

    def _place(self) -> None:
        column, foot = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        for fact in self.facts.values():
            column.addWidget(fact)
        column.addSpacing(8)
        column.addWidget(self._fields)
        column.addSpacing(8)
        column.addLayout(foot)
        for name, button in (("letters_usual", self.usual_button), ("key_list", self.list_button)):
            button.setObjectName(name)
            button.setAutoDefault(False)
            foot.addWidget(button)
        foot.addStretch(1)

    def retranslate(self) -> None:
        """Word everything in the present language; letters that nobody has chosen change with it."""
        self.facts[ON].setText(self.tr("Single letters are commands"))
        self.usual_button.setText(self.tr("The usual letters"))
        self.list_button.setText(self.tr("All keys …"))
        for name, row in self.rows.items():
            self._fields.set_words(row, self._name(name))
        self._show()

    def _name(self, command: str) -> str:
        return str(self._words.button(command)[1])

    # --- changing ----------------------------------------------------------------------------------

    def letters(self) -> dict[str, str]:
        """Every command with its letter, empty for none."""
        by_letter = letters_by_key(self._chosen, command_letters())
        return {name: next((one for one, found in by_letter.items() if found == name), "") for name in LETTERED}

    def _typed(self, row: LetterRow, letter: str) -> None:
        """A new letter for this row's command, unless another one has it."""
        other = next((name for name, one in self.letters().items() if letter and one == letter), row.name)
        if other == row.name:
            self._take(self.letters() | {row.name: letter})
            row.button.setFocus()
            return
        self._show()
        told = self.tr("%1 is already used for “%2”.").replace("%2", self._name(other))
        row.ask(letter, told.replace("%1", native_key(letter)), self.tr("Swap"))

    def _swap(self, row: LetterRow) -> None:
        """The two commands change letters."""
        now = self.letters()
        other = next(name for name, one in now.items() if one == row.asked)
        row.button.setFocus()
        self._take(now | {row.name: row.asked, other: now[row.name]})

    def _reset(self) -> None:
        self._chosen = {}
        self._emit_letters(())

    def _take(self, letters: dict[str, str]) -> None:
        usual = dict(zip(LETTERED, command_letters(), strict=False))
        self._chosen = {} if letters == usual else letters
        self._emit_letters(tuple(self._chosen.items()))

    def _emit_letters(self, letters: Letters) -> None:
        self._show()
        self.changed.emit(LETTERS, letters)

    def _show(self) -> None:
        """The letters of now, and no question."""
        for name, letter in self.letters().items():
            self.rows[name].button.show_letter(native_key(letter), self._name(name))
            self.rows[name].ask("", "", "")

    def _fact_toggled(self, name: str, value: bool) -> None:
        self.changed.emit(name, value)
        if name == ON:
            self._enable(value)

    def _enable(self, is_on: bool) -> None:
        """Which letter does what has a meaning only where letters are commands."""
        self._fields.setEnabled(is_on)
        self.usual_button.setEnabled(is_on)
