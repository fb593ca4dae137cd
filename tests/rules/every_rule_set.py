"""All games there are: every system for every number of players, and each house rule at each of its values."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from canasta_desktop.rules.options import OptionError, known, rule_set
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.rules.subjects import Subject
from canasta_desktop.rules.systems import SYSTEMS

FORMS = [(key, players) for key, system in SYSTEMS.items() for players in system.players()]
"""Every system with every number of players it is played by."""


def some_forms() -> list[tuple[str, int]]:
    """Every system as it is usually played and with one other number of players, all numbers in turn.

    For laws that hang on system and number of players, but not on both together.
    """
    found: list[tuple[str, int]] = []
    for place, (key, system) in enumerate(SYSTEMS.items()):
        usual, numbers = system.usual_players(), system.players()
        others = [number for number in numbers if number != usual]
        found += [(key, number) for number in (usual, *others[(place + 1) % max(1, len(others)) :][:1])]
    return found


SOME_FORMS = some_forms()


def variants(system: str, players: int) -> Iterator[dict[str, object]]:
    """No house rule changed, then each at each value; a figure within bounds at both of them."""
    yield {}
    for option in known(system, players):
        for value in option.values or (option.low, option.high):
            changed = {name: values[0] for name, values in option.needs} | {option.name: value}
            try:
                rule_set(system, players, changed)
            except OptionError:
                continue
            yield changed


@cache
def rule_sets(system: str, players: int) -> tuple[tuple[str, RuleSet], ...]:
    """The rule sets of a form with a name to show."""
    return tuple((str(changed), rule_set(system, players, changed)) for changed in variants(system, players))


Sheet = tuple[str, RuleSet, tuple[Statement, ...]]


@cache
def sheets_of(system: str, players: int) -> tuple[Sheet, ...]:
    """The rule sets of a form with a name to show, and all that each says of itself."""
    return tuple((name, rules, tuple(statements(rules))) for name, rules in rule_sets(system, players))


@cache
def sheets() -> tuple[Sheet, ...]:
    """Every rule set as above, its form in the name."""
    return tuple(
        (f"{system}-{players} {name}", rules, said)
        for system, players in FORMS
        for name, rules, said in sheets_of(system, players)
    )


class Lenient(dict[Subject, str]):
    """A clause table that has an answer for everything, and remembers what was looked up."""

    def __init__(self, clauses) -> None:
        super().__init__(clauses)
        self.asked: list[Subject] = []

    def get(self, about, default=None):
        self.asked.append(about)
        return super().get(about, "no clause")


def told(rules: RuleSet) -> tuple[list[Statement], list[Subject]]:
    """All that these rules say, also what lacks a clause; and what it was to rest on."""
    clauses = Lenient(rules.clauses)
    return statements(replace(rules, clauses=clauses)), clauses.asked
