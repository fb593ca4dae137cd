"""Sections, forms of melds and extras are values: two that say the same are equal, so rule sets can be compared.

A class that is none breaks the equality of every rule set that holds one, in silence.
"""

import ast
from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from pathlib import Path

import pytest

from canasta_desktop.rules.ruleset import RuleSet
from tests.rules.every_rule_set import FORMS, rule_sets

RULES = Path(__file__).resolve().parents[2] / "canasta_desktop" / "rules"
FROZEN = "dataclass(frozen=True)"
WORKED_OUT = "dataclass"
"""Melds work out tables when they are made; nothing of what they say changes afterwards."""


def parts(rules: RuleSet) -> Iterator[object]:
    """All that a rule set is made of."""
    yield from (rules.seating, rules.pack, rules.dealing, rules.threes, rules.melds, rules.initial_meld, rules.pile)
    yield from (rules.out, rules.stock_end, rules.scoring, rules.discards)
    yield from rules.melds.forms
    yield from rules.extras


def classes() -> dict[str, ast.ClassDef]:
    """All classes of the rules, read from the sources: compiled ones do not show how they were made."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(RULES.rglob("*.py"))]
    return {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def ancestors(name: str, known: dict[str, ast.ClassDef]) -> set[str]:
    """A class and all that it inherits from."""
    bases = [ast.unparse(base) for base in known[name].bases] if name in known else []
    return {name}.union(*[ancestors(base, known) for base in bases])


@pytest.mark.parametrize(("system", "players"), FORMS, ids=str)
def test_each_part_of_a_rule_set_equals_its_copy(system, players):
    for name, rules in rule_sets(system, players):
        odd = [part for part in parts(rules) if not is_dataclass(part) or replace(part) != part]
        assert odd == [], name


def test_every_section_form_and_extra_is_declared_as_a_value():
    known = classes()
    sections = {ast.unparse(line.annotation) for line in known["RuleSet"].body if isinstance(line, ast.AnnAssign)}
    bases = (sections & set(known)) | {"Extra", "Form"}
    assert {"Discards", "Melds", "Pile", "Scoring"} <= bases
    wrong = {}
    for name, node in known.items():
        family = ancestors(name, known) & bases
        wanted = WORKED_OUT if "Melds" in family else FROZEN
        if family and name != "Form" and wanted not in [ast.unparse(one) for one in node.decorator_list]:
            wrong[name] = f"write @{wanted} before it"
    assert wrong == {}
