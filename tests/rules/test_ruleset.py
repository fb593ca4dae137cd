"""A rule set is a value: sections that hold the same are equal, and a house rule drops nothing it is not about."""

from dataclasses import fields, is_dataclass, replace

import pytest

from canasta_desktop.rules.extras import Discards, Extra
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.systems.samba import DutchScoring
from canasta_desktop.rules.systems.shared import recast
from tests.rules.every_rule_set import FORMS, rule_sets


def sections(rules):
    return [section for field in fields(rules) if is_dataclass(section := getattr(rules, field.name))]


@pytest.mark.parametrize(("system", "players"), FORMS, ids=str)
def test_a_section_is_a_value(system, players):
    for name, rules in rule_sets(system, players):
        found = [*sections(rules), *rules.extras]
        assert len(sections(rules)) == 11, name
        assert [one for one in found if replace(one) != one] == [], name
        frozen = [one for one in found if not isinstance(one, Melds)]
        assert [hash(replace(one)) for one in frozen] == [hash(one) for one in frozen], name


def test_a_section_without_figures_is_a_value_too():
    """So a subclass is one without a word, and rule sets that hold it can be compared."""
    assert Discards() == Discards()
    assert Extra() == Extra()
    assert hash(Discards()) == hash(Discards())


def test_melds_are_equal_whatever_they_were_asked_before():
    rules = rule_set("classic", 4)
    asked = replace(rules.melds)
    asked.beginnings(5, 4)
    asked.shares(5, 3, 2, 0, 0)
    assert asked == rules.melds == replace(asked)


def test_another_way_of_scoring_keeps_every_figure():
    own = Scoring((1, 2, 3, 4), (0, 5), 6, threes_need=7, unfinished_wild=8, ranked=((9, 10, 11),), deals=12)
    made = recast(DutchScoring, own)
    assert isinstance(made, DutchScoring)
    assert {field.name: getattr(made, field.name) for field in fields(own)} == {
        **{"canastas": (1, 2, 3, 4), "red_threes": (0, 5), "target": 6, "threes_need": 7},
        **{"unfinished_wild": 8, "ranked": ((9, 10, 11),), "deals": 12},
    }
