"""House rules in words: a short name, a sentence, a word for each value, and why two of them do not go together.

The options themselves come from the core (`rules.options.known`); their words stand in several collections, one a
group of systems or a subject. An option is known by name and clause, for a few names mean different things in
different systems.
"""

from collections.abc import Callable

from canasta_desktop.rules.option import Condition, Option
from canasta_desktop.rules.options import OptionError, known
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.names import Names
from canasta_desktop.ui.wording.options.classic import ClassicOptions
from canasta_desktop.ui.wording.options.family import FamilyOptions
from canasta_desktop.ui.wording.options.modern import ModernOptions
from canasta_desktop.ui.wording.options.seats import SeatOptions
from canasta_desktop.ui.wording.options.single_systems import SingleOptions

IN_POINTS = (
    *("wild_canasta", "wild_meld_penalty", "hand_canasta_bonus", "target", "top_minimum"),
    *("wild_book_bonus", "red_three_cost", "black_three_cost"),
)
IN_CARDS = (
    *("two_player_draw", "max_meld_size", "hand_cards", "foot_cards", "cards_drawn", "pile_taken", "wilds_in_sets"),
)


class OptionWords(Phrases):
    """All options of all systems. One that nobody words is its own name, so that it still shows something."""

    def __init__(self) -> None:
        self.lists = ListPhrases()
        self.names = Names()
        self.parts = (ClassicOptions(), SeatOptions(), ModernOptions(), SingleOptions(), FamilyOptions())

    def name(self, option: Option) -> str:
        """ "Pile always frozen"."""
        return self._words(option)[0] or option.name

    def line(self, option: Option) -> str:
        """What it means, in one sentence; empty where nobody words it."""
        return self._words(option)[1]

    def _words(self, option: Option) -> tuple[str, str]:
        for part in self.parts:
            if words := part.words(option):
                return words
        return "", ""

    def value(self, option: Option, value: Value) -> str:
        """ "yes", "2,000 points", "two for each wild card"."""
        if isinstance(value, bool):
            return self.tr("yes", "a house rule") if value else self.tr("no", "a house rule")
        if isinstance(value, int):
            return self._figure(option, value)
        words = [word for part in self.parts if (word := part.value(option, value))]
        return words[0] if words else value

    def _figure(self, option: Option, value: int) -> str:
        if option.name in IN_POINTS:
            return self.tr("%Ln point(s)", "", value) if value else self.tr("none", "no points")
        if option.name == "deals":
            return self.tr("%Ln deal(s)", "", value)
        return self.tr("%Ln card(s)", "", value) if option.name in IN_CARDS else number(value)

    def phrase(self, option: Option, value: Value) -> str:
        """ "Pile always frozen: yes", for a list."""
        return self.tr("{rule}: {value}").format(rule=self.name(option), value=self.value(option, value))

    def phrases(self, rules: RuleSet) -> Callable[[str, Value], str]:
        """What words a house rule of this rule set, by its name and value; empty for one that it does not have."""
        options = {option.name: option for option in known(rules.key, rules.seating.players)}

        def phrase(name: str, value: Value) -> str:
            return self.phrase(options[name], value) if name in options else ""

        return phrase

    # --- what cannot be ----------------------------------------------------------------------------

    def error(self, error: OptionError, system: str, players: int) -> str:
        """Why there is no such rule set, as a sentence; `system` and `players` are those that were asked for."""
        match error.code:
            case "system":
                return self.tr("There is no game called “{system}”.").format(system=system)
            case "players":
                text = self.tr("{system} is not played by {players}.")
                return text.format(system=self.names.system(system), players=self.names.players(players))
        options = {option.name: option for option in known(system, players)}
        option = options.get(error.option)
        if option is None:
            text = self.tr("{system} for {players} has no house rule “{rule}”.")
            blanks = {"system": self.names.system(system), "players": self.names.players(players)}
            return text.format(rule=error.option, **blanks)
        if error.code == "value":
            return self._values(option)
        return self._together(error, option, options[error.other])

    def _values(self, option: Option) -> str:
        """Which values it can have."""
        if option.values:
            values = self.lists.either([self.value(option, value) for value in option.values])
            return self.tr("“{rule}” can be {values}.").format(rule=self.name(option), values=values)
        blanks = {"low": number(option.low), "high": number(option.high), "step": number(option.step)}
        if option.step == 1:
            text = self.tr("“{rule}” can be a number from {low} to {high}.")
        else:
            text = self.tr("“{rule}” can be a number from {low} to {high}, in steps of {step}.")
        return text.format(rule=self.name(option), **blanks)

    def _together(self, error: OptionError, option: Option, other: Option) -> str:
        """Two house rules that need or exclude each other, or one for partners in a form without (VA-5)."""
        if error.code == "partners":
            text = self.tr("“{rule}” is for partners, and nobody has a partner with “{other}”.")
            conditions: tuple[Condition, ...] = ((other.name, other.values[1:]),)
        elif error.code == "needs":
            text = self.tr("“{rule}” needs “{other}”.")
            conditions = option.needs
        else:
            text = self.tr("“{rule}” does not go with “{other}”.")
            conditions = option.excludes
        return text.format(rule=self.name(option), other=self._condition(other, conditions))

    def _condition(self, other: Option, conditions: tuple[Condition, ...]) -> str:
        """The other house rule with the values that matter; its name alone where it is simply on."""
        values = [value for name, some in conditions if name == other.name for value in some]
        if values == [True]:
            return self.name(other)
        worded = self.lists.either([self.value(other, value) for value in values])
        return self.tr("{rule}: {value}").format(rule=self.name(other), value=worded)
