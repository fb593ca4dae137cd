"""House rules: a system by name, a number of players, and what is changed of it (variations.md)."""

from collections.abc import Mapping
from dataclasses import replace

from canasta_desktop.rules.option import Option, OptionError
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.systems import PRESETS, SYSTEMS, System

__all__ = ["PRESETS", "OptionError", "known", "offered", "rule_set", "system_named", "values_of"]


def system_named(key: str) -> System:
    """The system with this key. Raises OptionError."""
    if key not in SYSTEMS:
        raise OptionError("system", f"there is no rule system {key!r}; there is: {', '.join(SYSTEMS)}")
    return SYSTEMS[key]


def _plain(system: str, players: int) -> RuleSet:
    """The system for so many players, nothing changed. Raises OptionError."""
    rules = system_named(system).form(players)
    if rules is None:
        raise OptionError("players", f"{system} is not played by {players}")
    return rules


def offered(system: str, players: int) -> tuple[Option, ...]:
    """The house rules of this system with so many players, in order (VA-5.1, VA-5.3). Raises OptionError."""
    return tuple([option for option in known(system, players) if not option.retired])


def known(system: str, players: int) -> tuple[Option, ...]:
    """Those offered, and those of which only the name is still read (VA-5.3). Raises OptionError."""
    rules = _plain(system, players)
    return tuple(
        [
            option
            for option in system_named(system).options()
            if (not option.only or players in option.only) and (not option.partners or rules.seating.has_partners())
        ]
    )


def values_of(system: str, players: int, options: Mapping[str, Value] | None = None) -> dict[str, Value]:
    """The value of every house rule there is, with these changed. Raises OptionError."""
    given = dict(options or {})
    choices = known(system, players)
    _validate(system, players, choices, given)
    rules = _formed(_plain(system, players), choices, given)
    _need_partners(choices, rules, given)
    values: dict[str, Value] = {option.name: option.standard(rules) for option in choices}
    for option in choices:
        for name, value in option.implied(given.get(option.name, option.standard(rules))):
            if name in values:
                values[name] = value
    values.update(given)
    _contradict(choices, values, rules)
    return values


def rule_set(system: str, players: int, options: Mapping[str, Value] | None = None) -> RuleSet:
    """The rule set of `system` for so many players with these options changed. Raises OptionError."""
    given = dict(options or {})
    values = values_of(system, players, given)
    choices = known(system, players)
    base = _formed(_plain(system, players), choices, values)
    rules = base
    applied: list[tuple[str, Value]] = []
    for option in choices:
        value = values[option.name]
        # What a profile applied before it has set so already keeps the profile's clauses (VA-5.4).
        if not option.form and value != option.standard(rules):
            rules = option.change(rules, value)
            rules = _cited(rules, option)
    for option in choices:
        # What a profile or the form has set another way is named even where it is the system's own value.
        usual = _standard(system, players, option)
        is_set = option.standard(base) != usual or _is_set(choices, given, option)
        if option.name in given and (given[option.name] != usual or is_set):
            applied.append((option.name, given[option.name]))
    return replace(rules, options=tuple(applied))


def _cited(rules: RuleSet, option: Option) -> RuleSet:
    """The rule set with what the option decides resting on its clause."""
    clauses = resting({option.clause: option.decides})
    return replace(rules, clauses={**rules.clauses, **clauses}) if clauses else rules


def _standard(system: str, players: int, option: Option) -> Value:
    return option.standard(_plain(system, players))


def _is_set(choices: tuple[Option, ...], given: Mapping[str, Value], option: Option) -> bool:
    """Whether another option named implies a value of this one."""
    return any(
        [
            name == option.name
            for other in choices
            if other.name in given
            for name, _ in other.implied(given[other.name])
        ]
    )


def _formed(rules: RuleSet, choices: tuple[Option, ...], values: Mapping[str, Value]) -> RuleSet:
    """The form of the game that these values choose."""
    for option in choices:
        if option.form and values.get(option.name, option.values[0]) != option.values[0]:
            rules = option.change(rules, values[option.name])
    return rules


def _validate(system: str, players: int, choices: tuple[Option, ...], given: Mapping[str, Value]) -> None:
    """Whether these options exist here and can have these values."""
    named = {option.name: option for option in choices}
    unknown = sorted([name for name in given if name not in named])
    if unknown:
        message = f"{system} for {players} has no option {', '.join(unknown)} (VA-5.1)"
        raise OptionError("unknown", message, unknown[0], clause="VA-5.1")
    for name, value in given.items():
        option = named[name]
        if not option.accepts(value):
            can = ", ".join(map(str, option.values)) if option.values else f"{option.low} to {option.high}"
            message = f"{name} cannot be {value!r}; it can be {can} ({option.clause})"
            raise OptionError("value", message, name, clause=option.clause)


def _need_partners(choices: tuple[Option, ...], rules: RuleSet, given: Mapping[str, Value]) -> None:
    """Whether the form that is chosen has the partners that an option is about (VA-5.1)."""
    if rules.seating.has_partners():
        return
    chosen = [option.name for option in choices if option.form and option.name in given]
    for option in choices:
        if option.partners and given.get(option.name, option.standard(rules)) != option.standard(rules):
            form = chosen[0]
            message = f"{option.name} is for partners, and with {form} = {given[form]} nobody has one (VA-5.1)"
            raise OptionError("partners", message, option.name, form, "VA-5.1")


def _contradict(choices: tuple[Option, ...], values: Mapping[str, Value], rules: RuleSet) -> None:
    """Whether these values go together in this form of the game (VA-5)."""
    for option in choices:
        if values[option.name] == option.standard(rules):
            continue
        for other, wanted in option.needs:
            if values.get(other) not in wanted:
                clause = option.together or "VA-5"
                message = f"{option.name} needs {other} = {' or '.join(map(str, wanted))} ({clause})"
                raise OptionError("needs", message, option.name, other, clause)
        for other, barred in option.excludes:
            if values.get(other) in barred:
                clause = option.together or "VA-5.3"
                message = f"{option.name} does not go together with {other} = {values[other]} ({clause})"
                raise OptionError("excludes", message, option.name, other, clause)
