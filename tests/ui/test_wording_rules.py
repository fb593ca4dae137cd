"""The rule sheet says all that a rule set says, in both languages, with its figures."""

import re

import pytest

from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.language import set_language
from canasta_desktop.ui.wording import Heading, Wording

FORMS = [(key, players) for key, form in SYSTEMS.items() for players in range(2, 7) if form(players) is not None]
LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)")
forms = pytest.mark.parametrize(("system", "players"), FORMS, ids=str)


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


@forms
def test_every_statement_stands_in_the_sheet_in_both_languages(qapp, system, players):
    rules = rule_set(system, players)
    sheets = {}
    for code in ("en", "de"):
        set_language(qapp, code)
        sheets[code] = [p for section in Wording().rules.sheet(rules) for p in section.paragraphs]
    told = sorted((one.code, one.clause) for one in statements(rules))
    for paragraphs in sheets.values():
        assert sorted((p.code, p.clause) for p in paragraphs) == told
        assert [p.text for p in paragraphs if LEFT_OVER.search(p.text) or not p.text.endswith(".")] == []
    for english, german in zip(*sheets.values(), strict=True):
        assert english.text != german.text


@forms
def test_headings_stand_in_the_order_of_play(qapp, system, players):
    sections = Wording().rules.sheet(rule_set(system, players))
    order = list(Heading)
    assert [s.heading for s in sections] == sorted((s.heading for s in sections), key=order.index)
    assert all(section.title for section in sections)


@forms
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_figure_of_a_statement_is_said(qapp, system, players, code):
    """Figures of one are said as a word, values of cards in groups; all others stand in the sentence."""
    set_language(qapp, code)
    words = Wording().rules
    for one in statements(rule_set(system, players)):
        text = words.text(one)
        figures = {text.replace(".", "").replace(",", "")} if one.code == "values" else {text}
        plain = next(iter(figures)).replace(",", "").replace(".", "")
        for name, value in one.figures:
            is_told = str(value) in plain or one.code.startswith(("turn-", "discard-", "players-alone"))
            assert is_told, f"{one.code} does not say {name} = {value}: {text}"


@pytest.mark.parametrize(("code", "said"), [("en", "1,500 or more: 90"), ("de", "ab 1.500: 90")])
def test_figures_follow_the_language(qapp, code, said):
    set_language(qapp, code)
    assert said in Wording().rules.text(Statement("minimum-from", "CL-7.2", (("score", 1500), ("points", 90))))


def test_one_canasta_and_two_are_said_differently(qapp):
    set_language(qapp, "de")
    words = Wording().rules
    one = words.text(Statement("out-canastas", "CL-8.1", (("canastas", 1),)))
    two = words.text(Statement("out-canastas", "CL-8.1", (("canastas", 2),)))
    assert "1 Canasta hat" in one
    assert "2 Canastas hat" in two


def test_card_values_are_grouped(qapp):
    text = Wording().rules.text(next(s for s in statements(rule_set("classic", 4)) if s.code == "values"))
    assert text.startswith("Card values: joker 50; ace and two 20; king, queen, jack, ten, nine and eight 10; seven,")


def test_an_unknown_statement_is_no_silent_gap(qapp):
    with pytest.raises(LookupError):
        Wording().rules.text(Statement("never-heard-of", "CL-1.1"))
