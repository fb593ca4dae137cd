"""How far is played, as two rows of a page: so many deals, or up to a target, which some games have fixed (VA-6.29)."""

from PySide6.QtCore import QObject, QSignalBlocker

from canasta_desktop.rules.ruleset import Value
from canasta_desktop.ui.dialogs.controls import Stepper
from canasta_desktop.ui.dialogs.parts import Choices, Fields
from canasta_desktop.ui.new_game.plan import LENGTH, TARGET, Plan
from canasta_desktop.ui.wording.wording import Wording, number, sentence

TARGET_STEP = 500


class LengthRows(QObject):
    """`length` and `target` stand in these fields; both follow the plan, and change it."""

    def __init__(self, plan: Plan, fields: Fields, words: Wording) -> None:
        super().__init__(fields)
        self._plan, self._fields, self._words = plan, fields, words
        self.length = fields.add(Choices((TARGET,), TARGET, LENGTH, fields))
        self.target = fields.add(
            Stepper((500, 50_000, TARGET_STEP), plan.rules.scoring.target or 500, TARGET), beside=True
        )
        self.length.chosen.connect(self._length_chosen)
        self.target.changed.connect(self._target_set)

    def _length_chosen(self, value: object) -> None:
        self._plan.set_length(value if isinstance(value, int) else TARGET)

    def _target_set(self, value: int) -> None:
        if self._plan.house.has(TARGET):
            self._plan.set_option(TARGET, value)

    def follow(self) -> None:
        """Show what is planned now."""
        house = self._plan.house
        if [button.objectName() for button in self.length.buttons()] != [f"{LENGTH}:{one}" for one in self._lengths()]:
            self.length.set_values(self._lengths(), house.values[LENGTH])
        self.length.set_value(house.values[LENGTH])
        is_set = house.has(TARGET) and not self._plan.rules.scoring.deals
        self._fields.set_row_visible(self.target, visible=is_set)
        if house.has(TARGET) and self.target.value != house.values[TARGET]:
            with QSignalBlocker(self.target):
                self.target.set_value(int(house.values[TARGET]))

    def _lengths(self) -> list[Value]:
        """The target, then the numbers of deals in their order."""
        deals = [value for value in self._plan.house.option(LENGTH).values if value != TARGET]
        return [TARGET, *sorted(deals, key=int)]

    def word(self) -> None:
        """Word both rows in the present language."""
        plan, words = self._plan, self._words.options
        option, name, lengths = plan.house.option(LENGTH), self.tr("Deals"), self._lengths()
        self.length.set_texts(name, [sentence(words.value(option, value)) for value in lengths])
        for button, value in zip(self.length.buttons()[1:], lengths[1:], strict=True):
            button.setText(number(int(value)))
        note = ""
        if plan.rules.scoring.deals:
            note = self.tr("With equal scores at the end, another deal is played.")
        elif not plan.house.has(TARGET):
            note = self.tr("In this game the target is {points} points.").format(
                points=number(plan.rules.scoring.target)
            )
        self._fields.set_words(self.length, name, note)
        usual = self.tr("{points} points are usual.").format(points=number(self._usual_target()))
        is_seen = not self.target.isHidden()
        self._fields.set_words(self.target, self.tr("Target"), usual if is_seen else "")
        self.target.set_words(self.tr("Target"), self.tr("Lower"), self.tr("Higher"))

    def _usual_target(self) -> int:
        house = self._plan.house
        return int(house.usual(TARGET)) if house.has(TARGET) else 0
