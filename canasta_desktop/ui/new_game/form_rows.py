"""The rows of a page for the options that divide the players: who plays with whom, and how many are left out."""

from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.dialogs.parts import Choices, Fields
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.window.plain_widgets import reveal
from canasta_desktop.ui.wording.wording import Wording, sentence


class FormRows(Fields):
    """A row for each such option of the game that is planned; they follow the plan, and change it."""

    def __init__(self, plan: Plan, words: Wording, parent: QWidget) -> None:
        super().__init__(parent, stacked=True)
        self._plan, self._words = plan, words
        self.forms: dict[str, Choices] = {}
        """By the name of the option."""

    def follow(self) -> None:
        """Show what is planned now."""
        plan = self._plan
        wanted = [option.name for option in plan.forms]
        if list(self.forms) != wanted:
            self.clear()
            self.forms = {}
            for option in plan.forms:
                choices = Choices(option.values, plan.house.values[option.name], f"form:{option.name}", self)
                choices.chosen.connect(self._form_chosen)
                self.forms[option.name] = self.add(choices)
        for option in plan.forms:
            self.forms[option.name].set_value(plan.house.values[option.name])
        reveal(self, is_shown=bool(wanted))

    def _form_chosen(self, value: object) -> None:
        self._plan.set_option(self.sender().objectName().partition(":")[2], str(value))

    def word(self) -> None:
        """Word the rows in the present language."""
        words = self._words.options
        for option in self._plan.forms:
            name, choices = words.name(option), self.forms[option.name]
            choices.set_texts(name, [sentence(words.value(option, value)) for value in option.values])
            self.set_words(choices, name)
