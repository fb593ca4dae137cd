"""One house rule: its name, the values it can have, and what it changes (variations.md)."""

from collections.abc import Callable
from dataclasses import dataclass

from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.subjects import Subject

Condition = tuple[str, tuple[Value, ...]]
"""The name of another option, and values of it."""


@dataclass(frozen=True)
class Option:
    """One house rule. `values` are those it can have, the default first; `change` makes the rule set that has one.

    A number within bounds has no list of values but `low`, `high` and `step`. `default` reads the value
    from the rule set where it is not the first everywhere. `only`: it exists only with so many players;
    `partners`: only where a side has partners (VA-5.1). `needs`: another option must have one of these values
    (VA-5.2); `excludes`: another may not have one (VA-5.3); `together`: the clause of both, where it is another one.
    `form`: it decides the form of the game, so it is applied before the others. `sets`: what a value of it
    implies for other options, which may be named beside it (VA-5.4).
    `decides`: what rests on its clause once it is changed (see `RuleSet.clauses`).
    `retired`: nobody is offered it, because it changes nothing here or another says the same (VA-5.3); its name is
    still read, for matches and presets that were made with it.
    """

    name: str
    clause: str
    values: tuple[Value, ...]
    change: Callable[[RuleSet, Value], RuleSet]
    only: tuple[int, ...] = ()
    partners: bool = False
    needs: tuple[Condition, ...] = ()
    excludes: tuple[Condition, ...] = ()
    form: bool = False
    low: int = 0
    high: int = 0
    step: int = 1
    default: Callable[[RuleSet], Value] | None = None
    sets: tuple[tuple[Value, tuple[tuple[str, Value], ...]], ...] = ()
    decides: tuple[Subject, ...] = ()
    retired: bool = False
    together: str = ""

    def accepts(self, value: Value) -> bool:
        """Whether this can be its value; yes and no are no numbers."""
        if not self.values:
            whole = isinstance(value, int) and not isinstance(value, bool)
            return whole and self.low <= int(value) <= self.high and int(value) % self.step == 0
        return any([value == own and isinstance(value, bool) == isinstance(own, bool) for own in self.values])

    def standard(self, rules: RuleSet) -> Value:
        """Its value where nothing is said, in this form of the game."""
        return self.values[0] if self.default is None else self.default(rules)

    def implied(self, value: Value) -> tuple[tuple[str, Value], ...]:
        """What this value says of other options."""
        for own, others in self.sets:
            if own == value:
                return others
        return ()


class OptionError(Exception):
    """A rule set that does not exist or an option that cannot be so; the message says what is wrong.

    `code` names the fault for a person's language: `system`, `players`, `unknown`, `value`, `needs`,
    `excludes` or `partners` (in the form that `other` chooses nobody has one); `option` and `other` are the
    options it is about, `clause` says where it stands.
    """

    def __init__(self, code: str, message: str, option: str = "", other: str = "", clause: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.option = option
        self.other = other
        self.clause = clause
