"""House rules in the making: a rule system, a number of players, and what a person has changed of it so far.

What is chosen may contradict itself for a while (VA-5). Each contradiction is kept as the `OptionError` that names the
two options; `rules` is then the rule set without the options it is about, so that there is always one to be shown, and
`clashes` says why it cannot be played.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from canasta_desktop.rules.option import Option
from canasta_desktop.rules.options import OptionError, known, rule_set, values_of
from canasta_desktop.rules.ruleset import RuleSet, Value

Given = tuple[tuple[str, Value], ...]


class Remedy(NamedTuple):
    """One way out of a contradiction: this option gets this value, or its own where that is None."""

    option: str
    value: Value | None = None


class HouseRules:
    """Options that do not exist here, or cannot have the value given, are left out. Raises OptionError as `offered`."""

    def __init__(self, system: str, players: int, given: Given | Mapping[str, Value] = ()) -> None:
        self.system = system
        self.players = players
        self._options = {option.name: option for option in known(system, players)}
        wanted = dict(given)
        self._given = {name: value for name, value in wanted.items() if self._fits(name, value)}
        self._settle()

    def _fits(self, name: str, value: Value) -> bool:
        return name in self._options and self._options[name].accepts(value)

    # --- what holds now ----------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """The options offered, and such as are not any more as long as they are changed (VA-5.3)."""
        return tuple([one for one in self._options.values() if not one.retired or one.name in self._given])

    @property
    def given(self) -> Given:
        """What has been changed, in the order in which the options are offered."""
        return tuple([(name, self._given[name]) for name in self._options if name in self._given])

    @property
    def values(self) -> Mapping[str, Value]:
        """The value of each option as it is set, contradictions included."""
        return self._values

    @property
    def rules(self) -> RuleSet:
        """The rule set, without what contradicts itself."""
        return self._rules

    @property
    def clashes(self) -> tuple[OptionError, ...]:
        """The contradictions; empty where this can be played."""
        return self._clashes

    def option(self, name: str) -> Option:
        """The option of this name. Raises KeyError."""
        return self._options[name]

    def has(self, name: str) -> bool:
        """Whether there is such an option."""
        return name in self._options

    def is_changed(self, name: str) -> bool:
        """Whether a person has given it another value than it would have."""
        return name in self._given

    def usual(self, name: str) -> Value:
        """The value it has if nobody gives it one. Raises KeyError."""
        return self._without(name)

    def setter(self, name: str) -> str:
        """The changed option whose value brings this one's with it (VA-5.4); empty where none does."""
        if name in self._given:
            return ""
        for option in self.options:
            if option.name in self._given and name in dict(option.implied(self._given[option.name])):
                return option.name
        return ""

    def clashes_of(self, name: str) -> list[OptionError]:
        """The contradictions that this option has part in."""
        return [error for error in self._clashes if name in (error.option, error.other)]

    def remedies(self, error: OptionError) -> list[Remedy]:
        """The ways out of a contradiction: give the other option what is needed, or let go of one."""
        if error.code == "needs":
            wanted = dict(self._options[error.option].needs)[error.other]
            return [Remedy(error.other, wanted[0]), Remedy(error.option)]
        return [Remedy(name) for name in (error.option, error.other) if name in self._given]

    # --- changing ----------------------------------------------------------------------------------

    def set(self, name: str, value: Value) -> None:
        """Give an option a value; its own value is no change. Raises KeyError or ValueError for what cannot be."""
        if not self._options[name].accepts(value):
            raise ValueError(f"{name} = {value!r}")
        self._given[name] = value
        self._settle()

    def reset(self, names: Iterable[str] | None = None) -> None:
        """Have these options, or all, as the system has them."""
        for name in list(self._given) if names is None else list(names):
            self._given.pop(name, None)
        self._settle()

    def remedy(self, remedy: Remedy) -> None:
        """Take a way out."""
        if remedy.value is None:
            self.reset([remedy.option])
        else:
            self.set(remedy.option, remedy.value)

    def _settle(self) -> None:
        """Find the contradictions, and let go of what is no change any more."""
        for name in list(self._given):
            if self._given[name] == self._without(name):
                del self._given[name]
        playable, self._clashes = self._playable(self._given)
        values = values_of(self.system, self.players, playable)
        self._values: dict[str, Value] = {**values, **self._given}
        self._rules = rule_set(self.system, self.players, playable)

    def _without(self, name: str) -> Value:
        """The value the option has if nobody gives it one."""
        others = {other: value for other, value in self._given.items() if other != name}
        return values_of(self.system, self.players, self._playable(others)[0])[name]

    def _playable(self, given: Mapping[str, Value]) -> tuple[dict[str, Value], tuple[OptionError, ...]]:
        """As much of this as goes together, and why the rest does not."""
        left, clashes = dict(given), []
        while True:
            try:
                values_of(self.system, self.players, left)
            except OptionError as error:
                clashes.append(error)
                del left[error.option if error.option in left else error.other]
            else:
                return left, tuple(clashes)
