"""One house rule as it is set: its name, a sentence, its values, whether it is changed, and what contradicts it."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from canasta_desktop.game.house_rules import HouseRules, Remedy
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.ui.dialogs.controls import Fact, Stepper
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.parts import Choices
from canasta_desktop.ui.window.plain_widgets import Link, label, put, reveal, set_property
from canasta_desktop.ui.wording.wording import Wording, sentence

COARSE_STEP = 500
"""The buttons of a number with thousands of values go in such steps; it can also be typed."""


def in_order(values: Sequence[Value]) -> tuple[Value, ...]:
    """The values of an option as they are offered: figures from the least on, then words as they are listed."""
    figures = sorted([value for value in values if isinstance(value, int)])
    return (*figures, *[value for value in values if not isinstance(value, int)])


class OptionRow(QFrame):
    """`value_set` carries name and value; `reset_wanted` the name; `remedy_wanted` a `Remedy`."""

    value_set = Signal(str, object)
    reset_wanted = Signal(str)
    remedy_wanted = Signal(object)

    def __init__(self, option: Option, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.option, self._words = option, words
        self.setObjectName(f"option:{option.name}")
        self.setProperty("look", "box")
        self._name = label(part="name")
        self._line, self._state = label(look="second"), label(part="changed")
        self.reset = Link()
        self.reset.setObjectName(f"reset:{option.name}")
        self.notice = Notice(f"clash:{option.name}", self)
        self._remedies: list[Remedy] = []
        self._shown: tuple[Value, ...] = ()
        self.control = self._made_control()
        self._lay_out()
        self.reset.clicked.connect(self._reset)
        self.notice.taken.connect(self._taken)

    def _made_control(self) -> Fact | Stepper | Choices:
        """A tick box for yes or no, buttons for a few values, a number within bounds."""
        option, name = self.option, f"value:{self.option.name}"
        if not option.values:
            step = COARSE_STEP if option.high > 1000 else option.step
            stepper = Stepper((option.low, option.high, step), option.low, name, grain=option.step)
            stepper.changed.connect(self._set)
            return stepper
        if isinstance(option.values[0], bool):
            fact = Fact(name)
            fact.setProperty("strong", True)
            fact.toggled.connect(self._set)
            return fact
        self._shown = in_order(option.values)
        choices = Choices(self._shown, option.values[0], name, self)
        choices.chosen.connect(self._set)
        return choices

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(4)
        is_fact = isinstance(self.control, Fact)
        if not is_fact:
            column.addWidget(self._name)
        for widget in (self.control, self._line) if is_fact else (self._line, self.control):
            column.addWidget(widget)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._state, 1)
        below.addWidget(self.reset)
        column.addLayout(below)
        column.addWidget(self.notice)

    # --- changing ----------------------------------------------------------------------------------

    def _set(self, value: object) -> None:
        self.value_set.emit(self.option.name, value)

    def _reset(self) -> None:
        self.reset_wanted.emit(self.option.name)

    def _taken(self, way: str) -> None:
        self.remedy_wanted.emit(self._remedies[int(way)])

    def focus(self) -> None:
        """Let the keyboard set it."""
        if isinstance(self.control, Choices):
            chosen = [button for button in self.control.buttons() if button.isChecked()]
            chosen[0].setFocus()
        else:
            self.control.setFocus()

    # --- following ---------------------------------------------------------------------------------

    def follow(self, house: HouseRules) -> None:
        """Show what holds now, in the present language."""
        self._show_value(house.values[self.option.name])
        self._word(house)
        self._show_clashes(house)

    def _show_value(self, value: Value) -> None:
        with QSignalBlocker(self.control):
            if isinstance(self.control, Fact):
                self.control.setChecked(bool(value))
            elif isinstance(self.control, Stepper):
                self.control.set_value(int(value))
            else:
                self.control.set_value(value)

    def _word(self, house: HouseRules) -> None:
        option, words = self.option, self._words.options
        name, line = words.name(option), words.line(option)
        self._name.setText(name)
        self._line.setText(line)
        if isinstance(self.control, Fact):
            for below in (self._line, self._state):
                below.setContentsMargins(self.control.indent(), 0, 0, 0)
            self.control.setText(name)
            self.control.setAccessibleDescription(line)
        elif isinstance(self.control, Stepper):
            self.control.set_words(name, self.tr("Lower"), self.tr("Higher"))
            self.control.edit.setAccessibleDescription(line)
        else:
            self.control.set_texts(name, [sentence(words.value(option, value)) for value in self._shown])
            for button in self.control.buttons():
                button.setAccessibleDescription(line)
        is_changed = house.is_changed(option.name)
        setter = house.setter(option.name)
        text = ""
        if is_changed:
            usual = words.value(option, house.usual(option.name))
            text = self.tr("Changed; otherwise: {value}").format(value=usual)
        elif setter:
            text = self.tr("Comes with “{rule}”").format(rule=words.name(house.option(setter)))
        put(self._state, text)
        self.setProperty("changed", is_changed)
        set_property(self, "mark", "changed" if is_changed else "")
        self.reset.setText(self.tr("Reset"))
        self.reset.setAccessibleName(self.tr("Reset: {rule}").format(rule=name))
        reveal(self.reset, is_shown=is_changed)

    def _show_clashes(self, house: HouseRules) -> None:
        """Why it does not go together with another one, and the ways out."""
        clashes = house.clashes_of(self.option.name)
        if not clashes:
            self.notice.clear()
            return
        words = self._words.options
        self._remedies = house.remedies(clashes[0])
        ways = [(str(index), self._remedy_text(house, remedy)) for index, remedy in enumerate(self._remedies)]
        lines = [words.error(clash, house.system, house.players) for clash in clashes]
        self.notice.show_note(" ".join(lines), "error", ways)

    def _remedy_text(self, house: HouseRules, remedy: Remedy) -> str:
        words, option = self._words.options, house.option(remedy.option)
        if remedy.value is None:
            return self.tr("Reset “{rule}”").format(rule=words.name(option))
        value = words.value(option, remedy.value)
        return self.tr("Set “{rule}” to {value}").format(rule=words.name(option), value=value)

    def has(self, wanted: list[str]) -> bool:
        """Whether name, sentence, values or clause hold all of these words."""
        words, option = self._words.options, self.option
        values = [words.value(option, value) for value in option.values if not isinstance(value, bool)]
        held = " ".join([words.name(option), words.line(option), option.clause, *values]).casefold()
        return all(word in held for word in wanted)
