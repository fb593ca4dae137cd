"""Every clause that the program cites has a wording in the texts of the rules, and it is shown as it stands there."""

from collections import Counter

import pytest

from canasta_desktop.resources import ResourceError
from canasta_desktop.rules.options import offered
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.systems import KEYS
from canasta_desktop.ui.rule_sheet import clauses as texts
from canasta_desktop.ui.rule_sheet.clauses import clauses, wording, wordings
from tests.rules.clauses import BY_FILE, CLAUSES
from tests.rules.every_rule_set import FORMS, rule_sets


def test_every_game_has_a_text_and_so_have_the_options():
    assert set(BY_FILE) == {*KEYS, "variations", "house-rules"}
    assert [stem for stem, numbers in BY_FILE.items() if not numbers] == []


def test_no_two_clauses_have_one_number():
    times = Counter([number for numbers in BY_FILE.values() for number in numbers])
    assert [number for number, count in times.items() if count > 1] == []


def test_every_clause_of_the_texts_has_a_wording_that_begins_with_its_number():
    assert [clause for clause in sorted(CLAUSES - {"MZ"}) if wording(clause).split()[:1] != [clause]] == []
    assert [clause for clause in sorted(CLAUSES) if len(wording(clause)) < len(clause) + 10] == []


def test_no_other_clause_is_found_in_the_texts():
    assert {number for number in clauses() if "." in number} == CLAUSES - {"MZ", "MA-7"}


def test_nothing_is_left_of_what_the_files_are_set_with():
    assert [clause for clause in CLAUSES if set("*`|#") & set(wording(clause))] == []


@pytest.mark.parametrize(("system", "players"), FORMS, ids=str)
def test_what_a_statement_a_refusal_or_a_house_rule_rests_on_has_a_wording(system, players):
    cited = {option.clause for option in offered(system, players)}
    for _, rules in rule_sets(system, players):
        cited |= {one.clause for one in statements(rules)} | set(rules.clauses.values())
    assert [clause for clause in sorted(cited) if not wording(clause)] == []


WORDINGS = {
    "CL-5.2": "CL-5.2 A meld has at least two natural cards. (P)",
    "CL-13i.1": "CL-13i.1 13 cards each; everything else as four-handed with sides of one: draw one, one canasta, "
    "target 5,000, no partnerships, no asking. (RG)",
    "BO-1.7": "BO-1.7 Going out: two canastas, of which at least one escalera. Bonus 200.",
    "VA-2.14": "VA-2.14\noption: target\nvalues (default): 5000 (7500, 10000 by form)",
    "VA-6.12": "VA-6.12\nsystem: hand-and-foot\noption: foot_cards\nvalues (default first): 13 / 11\n"
    "effect: cards of each foot",
    "VA-4.1": "VA-4.1 Uruguay (RG, one further source): classic + wild_canasta = 2000 + always_frozen. Jokers and twos "
    "alike in wild melds.",
    "MA-9.6": "MA-9.6 How they combine, by the side's number of complete canastas:\n"
    "canasta bonuses, going out – none: -; one: +; two or more: +\n"
    "penalties MA-9.4, 9.5 – none: minus; one: minus; two or more: minus\n"
    "threes – none: minus; one: 0; two or more: plus\n"
    "melded cards – none: minus; one: plus; two or more: plus\n"
    "cards in hand – none: minus; one: minus; two or more: minus",
}
"""By number, read off the files by hand."""


@pytest.mark.parametrize("clause", WORDINGS)
def test_a_clause_is_worded_as_its_file_has_it(clause):
    assert wording(clause) == WORDINGS[clause]


def test_what_rests_on_a_chapter_has_all_of_it():
    lines = wording("MA-7").splitlines()
    assert lines[0].startswith("MA-7 Special hands (14 cards")
    assert lines[4] == (
        "garbage – hand: two fours-of-a-kind and two threes-of-a-kind, no wilds (4-4-3-3); points: 2,000 (CLA 3,000); "
        "profile: P, CLA"
    )
    assert lines[-1].startswith("MA-7.3 ")


def test_what_rests_on_a_file_has_what_it_says_of_itself():
    lines = wording("MZ").splitlines()
    assert lines[0] == "Manzana Canasta (manzana) - clauses MZ"
    assert lines[-1].startswith("Source state. Only the first part")


def test_a_clause_ends_where_the_next_line_is_about_something_else():
    assert wordings(
        "# Whist - clauses WH\nA game.\n\n## WH-1 Cards\n- **WH-1.1** Fifty-two.\n  Aces are high.\n\nBy the way.\n"
        "- **WH-1.2** Thirteen each:\n\n| seat | cards |\n| --- | --- |\n| all | 13 |\n### Examples\nOne.\n"
        "## Notes\nTwo."
    ) == {
        "WH": "Whist - clauses WH\nA game.",
        "WH-1": "WH-1 Cards\nWH-1.1 Fifty-two.\nAces are high.\nBy the way.\nWH-1.2 Thirteen each:\nall – cards: 13\n"
        "Examples\nOne.",
        "WH-1.1": "WH-1.1 Fifty-two.\nAces are high.",
        "WH-1.2": "WH-1.2 Thirteen each:\nall – cards: 13",
    }


def test_an_unknown_clause_has_none():
    assert (wording("CL-99.1"), wording(""), wording("XX")) == ("", "", "")


def test_where_no_file_can_be_read_there_is_none_and_the_log_says_why(monkeypatch, caplog):
    def nothing() -> list[str]:
        raise ResourceError("rules are missing")

    monkeypatch.setattr(texts, "asset_names", nothing)
    clauses.cache_clear()
    assert wording("CL-5.2") == ""
    assert "rules are missing" in caplog.text
    monkeypatch.undo()
    assert wording("CL-5.2")
