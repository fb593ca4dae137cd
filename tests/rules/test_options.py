"""Rule sets by name: what there is, and how it is said that something is not."""

import pytest

from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.statements import statements
from tests.rules.playing import CLASSIC, HERE


def test_classic_is_played_by_two_and_by_four():
    assert rule_set("classic", 4).seating.has_partners()
    assert not rule_set("classic", 2).seating.has_partners()


def test_no_options_are_the_same_as_none():
    assert rule_set("classic", 4, {}) == rule_set("classic", 4, None) == CLASSIC[4]


@pytest.mark.parametrize("target", [500, 3000, 5005, 50000])
@pytest.mark.parametrize("players", [2, 4])
def test_the_target_can_be_another(players, target):
    rules = rule_set("classic", players, {"target": target})
    assert rules.scoring.target == target
    assert rules.options == (("target", target),)
    assert rules.scoring.winner([target, target - 5]) == 0
    assert rules.scoring.winner([target - 5, target - 10]) == -1
    told = next(statement for statement in statements(rules) if statement.code == "target")
    assert told.figure("points") == target


def test_a_value_that_is_the_default_changes_nothing():
    assert rule_set("classic", 4, {"target": 5000}) == CLASSIC[4]
    assert rule_set("classic", 4, {"target": 5000}).options == ()


@pytest.mark.parametrize(
    ("system", "players", "options", "said"),
    [
        ("whist", 4, {}, ["whist", "classic"]),
        ("", 4, {}, ["classic"]),
        ("classic", 1, {}, ["classic", "1"]),
        ("classic", 7, {}, ["classic", "7"]),
        ("classic", 0, {}, ["classic", "0"]),
        ("classic", -4, {}, ["classic", "-4"]),
        ("classic", True, {}, ["classic"]),
        ("classic", 4, {"no_such_option": True}, ["no_such_option"]),
        ("classic", 4, {"target": 5000, "b": 1, "a": 2}, ["a, b"]),
        ("classic", 4, {"target": 499}, ["target", "499", "VA-2.14"]),
        ("classic", 4, {"target": 495}, ["target", "495"]),
        ("classic", 4, {"target": 50005}, ["target", "50005"]),
        ("classic", 4, {"target": 5001}, ["target", "5001"]),
        ("classic", 4, {"target": -5000}, ["target", "-5000"]),
        ("classic", 4, {"target": True}, ["target", "True"]),
        ("classic", 4, {"target": "5000"}, ["target", "'5000'"]),
        ("classic", 4, {"target": 10**400}, ["target"]),
    ],
)
def test_what_cannot_be_is_said(system, players, options, said):
    with pytest.raises(OptionError) as error:
        rule_set(system, players, options)
    for word in said:
        assert word in str(error.value)


def test_the_options_given_are_not_changed():
    options = {"target": 3000}
    rule_set("classic", 4, options)
    assert options == {"target": 3000}


def test_an_option_stands_on_a_clause_that_exists():
    clauses = (HERE / "clauses_variations.txt").read_text(encoding="utf-8").split()
    with pytest.raises(OptionError) as error:
        rule_set("classic", 4, {"target": 1})
    assert any(clause in str(error.value) for clause in clauses)
