"""Every code is said somewhere, in a chapter and on a clause: what is missing is named, with system and cure."""

from dataclasses import replace
from itertools import pairwise

import pytest

from canasta_desktop.rules.codes import Chapter, Rule, rule_of_each
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.ruleset import MissingClause
from canasta_desktop.rules.statements import resting, statements
from canasta_desktop.rules.subjects import Subject, Topic
from canasta_desktop.rules.systems import SYSTEMS
from tests.rules.every_rule_set import FORMS, rule_sets, told

REFUSED = [reason for reason in Reason if reason is not OK]


def complaint(rules, about: Subject) -> str:
    """What is raised where these rules have no clause for this; empty where they have one."""
    try:
        rules.clause(about)
    except MissingClause as error:
        return str(error)
    return ""


# --- what the code says and its tables do not --------------------------------------------------------


def test_every_system_has_a_clause_for_what_it_says_and_refuses():
    found: dict[str, str] = {}
    for system, players in FORMS:
        for name, rules in rule_sets(system, players):
            for about in (*told(rules)[1], *REFUSED):
                if missing := complaint(rules, about):
                    found.setdefault(missing, f"first met with {players} players and {name}")
    assert not found, "\n".join(f"{missing} ({where})" for missing, where in found.items())


def test_every_rule_is_said_by_some_rule_set():
    said = {one.code for form in FORMS for _, rules in rule_sets(*form) for one in told(rules)[0]}
    unsaid = [f"no rule set says {rule}: it can go from rules/codes.py" for rule in Rule if rule not in said]
    assert not unsaid, "\n".join(unsaid)


def test_every_topic_is_what_some_statement_rests_on():
    asked = {about for form in FORMS for _, rules in rule_sets(*form) for about in told(rules)[1]}
    idle = [f"nothing rests on {topic}: it can go from rules/subjects.py" for topic in Topic if topic not in asked]
    assert not idle, "\n".join(idle)


# --- what a code is ----------------------------------------------------------------------------------


def test_every_rule_has_a_chapter_and_stands_with_the_others_of_it():
    order = list(Chapter)
    without = [f"{rule} has no chapter" for rule in Rule if rule.chapter not in order]
    assert not without, "\n".join(without)
    apart = [
        f"{after} stands among {before.chapter}, but is of {after.chapter}"
        for before, after in pairwise(Rule)
        if order.index(before.chapter) > order.index(after.chapter)
    ]
    assert not apart, "\n".join(apart)
    assert {rule.chapter for rule in Rule} == set(order)


def test_a_name_in_writing_is_that_of_the_member():
    texts = {rule: rule.text for rule in Rule} | {one: one.value for one in (*Topic, *REFUSED)}
    assert {one: one.name.lower().replace("_", "-") for one in texts} == texts


# --- the complaint -----------------------------------------------------------------------------------


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_clause_that_is_missing_is_named_with_its_system_and_place(system):
    rules = rule_set(system, SYSTEMS[system].players()[0])
    clauses = {about: clause for about, clause in rules.clauses.items() if about is not Rule.TURN_MELD}
    with pytest.raises(MissingClause) as error:
        statements(replace(rules, clauses=clauses))
    place = f"rules/systems/clauses/{system.replace('-', '_')}.py"
    assert str(error.value) == f"{system} has no clause for Rule.TURN_MELD: add it to the table in {place}"


def test_a_table_that_lacks_a_member_is_refused():
    with pytest.raises(LookupError, match=r"Asking\.OFF"):
        rule_of_each(Asking, {Asking.OPTIONAL: Rule.ASKING_OPTIONAL, Asking.COMPULSORY: Rule.ASKING_COMPULSORY})


def test_what_stands_beside_a_clause_rests_on_it():
    assert resting({"CL-1.1": (Rule.PACK, Reason.STOCK_EMPTY), "CL-1.2": (Rule.STOCK_EMPTY,)}) == {
        **{Rule.PACK: "CL-1.1", Reason.STOCK_EMPTY: "CL-1.1", Rule.STOCK_EMPTY: "CL-1.2"},
    }
