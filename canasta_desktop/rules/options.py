"""House rules: a system by name, a number of players, and what is changed of it (variations.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.systems import SYSTEMS


class OptionError(Exception):
    """A rule set that does not exist or an option that cannot be so; the message says what is wrong."""


@dataclass(frozen=True)
class Option:
    """One house rule: `accepts` says which values it can have, `change` makes the rule set that has it."""

    name: str
    clause: str
    accepts: Callable[[Value], bool]
    default: Callable[[RuleSet], Value]
    change: Callable[[RuleSet, Value], RuleSet]


def _is_target(value: Value) -> bool:
    """500 to 50,000 in steps of 5 (VA-5.5)."""
    return isinstance(value, int) and not isinstance(value, bool) and 500 <= value <= 50000 and value % 5 == 0


def _target(rules: RuleSet) -> Value:
    return rules.scoring.target


def _with_target(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, scoring=replace(rules.scoring, target=value))


OPTIONS: Final = (Option("target", "VA-2.14", _is_target, _target, _with_target),)
"""The house rules that exist, in the order in which they are applied."""


def rule_set(system: str, players: int, options: Mapping[str, Value] | None = None) -> RuleSet:
    """The rule set of `system` for so many players with these options changed. Raises OptionError."""
    if system not in SYSTEMS:
        raise OptionError(f"there is no rule system {system!r}; there is: {', '.join(SYSTEMS)}")
    rules = SYSTEMS[system](players)
    if rules is None:
        raise OptionError(f"{system} is not played by {players}")
    changed = dict(options or {})
    applied: list[tuple[str, Value]] = []
    for option in OPTIONS:
        if option.name not in changed:
            continue
        value = changed.pop(option.name)
        if not option.accepts(value):
            raise OptionError(f"{option.name} cannot be {value!r} ({option.clause})")
        if value != option.default(rules):
            rules = option.change(rules, value)
            applied.append((option.name, value))
    if changed:
        raise OptionError(f"{system} for {players} has no option {', '.join(sorted(changed))}")
    return replace(rules, options=tuple(applied))
