"""The table of figures at the head of a sheet: every rule set has one, and it says nothing that the rules do not."""

import re

import pytest

from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.wording.rules.key_figures import runs
from canasta_desktop.ui.wording.wording import Wording
from tests.rules.every_rule_set import FORMS, sheets_of

LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)")
BY_ITSELF = {52}
"""Cards of a pack: no figure of any rule set."""


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


def table(system: str, players: int, **options: object) -> dict[str, str]:
    """The lines by their names."""
    return {line.name: line.figures for line in Wording().rules.figures.lines(rule_set(system, players, options))}


@pytest.mark.parametrize(("system", "players"), FORMS, ids=str)
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_rule_set_has_its_figures_and_no_others(qapp, system, players, code):
    set_language(qapp, code)
    words = Wording().rules.figures
    for name, rules, said in sheets_of(system, players):
        lines = words.lines(rules)
        told = [figure for one in said for figure in one.figures]
        places = {int(name[-1]) for name, _ in told if name[-1].isdecimal()}  # the 4 of "4 together 800"
        known = {value for _, value in told} | places | BY_ITSELF
        assert [line for line in lines if LEFT_OVER.search(line.figures) or not line.name] == [], name
        assert len({line.name for line in lines}) == len(lines) >= 11, name
        for line in lines:
            shown = {int(re.sub(r"\D", "", figure)) for figure in re.findall(r"\d[\d.,]*", line.figures)}
            assert shown - known == set(), (name, line)


def test_the_classic_game_in_figures(qapp):
    assert table("classic", 4) == {
        "Players": "4, on 2 sides of 2",
        "Cards": "108: 2 packs of 52 and 4 jokers",
        "Card values": "joker 50; ace and two 20; king to eight 10; seven to four and black three 5",
        "Dealt to each": "11 cards",
        "Drawn in a turn": "1 card",
        "Initial meld": "15 below 0; 50 from 0; 90 from 1,500; 120 from 3,000",
        "A canasta": "7 or more cards",
        "Canastas score": "natural 500; mixed 300",
        "Needed to go out": "1 canasta",
        "Going out scores": "100; concealed 200",
        "Red threes": "100 each; 4 together 800",
        "The match": "to 5,000 points",
    }


CHANGED = [
    ("classic", {"target": 7500}, "Die Partie", "bis 7.500 Punkte"),
    ("classic", {"deals": 1}, "Die Partie", "1 Runde"),
    ("classic", {"canastas_to_go_out": 2}, "Zum Ausmachen nötig", "2 Canastas"),
    ("classic", {"max_meld_size": 7}, "Ein Canasta", "7 Karten"),
    ("bolivia", {"minimums": "none"}, "Erstmeldung", "kein Mindestwert"),
    ("modern-american", {}, "Erstmeldung", "125 unter 3.000; 155 ab 3.000; 180 ab 5.000"),
    ("modern-american", {}, "Dreien", "100 für 1; 300 für 2; 500 für 3; 1.000 für 4"),
    ("hand-and-foot", {}, "Jeder bekommt", "13 Karten; 13 weitere im Fuß"),
    ("hand-and-foot", {}, "Zum Ausmachen nötig", "5 Canastas; mindestens 2 echte, 2 unechte und 1 aus wilden Karten"),
]


@pytest.mark.parametrize(("system", "options", "line", "figures"), CHANGED)
def test_house_rules_and_other_games_change_the_table(qapp, system, options, line, figures):
    set_language(qapp, "de")
    assert table(system, 4, **options)[line] == figures


def test_only_three_ranks_or_more_in_a_row_are_a_span():
    assert runs([13, 12, 0]) == [[13], [12], [0]]
    assert runs([11, 10, 9, 7, 6]) == [[11, 10, 9], [7], [6]]
    assert runs([5, 4, 3, 2, 1]) == [[5, 4, 3, 2], [1]]
