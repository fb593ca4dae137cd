"""The conformance cases of all systems with all their options, and that their runner can fail."""

import json
from pathlib import Path

import pytest

from canasta_desktop.cli import main
from canasta_desktop.rules.cases import Case, read_case, run
from canasta_desktop.rules.options import offered
from canasta_desktop.rules.systems import SYSTEMS
from tests.rules.clauses import BY_FILE, CLAUSES, OWN

CASES = Path(__file__).resolve().parent.parent / "cases"


ALL = {
    path.relative_to(CASES).with_suffix("").as_posix(): read_case(path.read_text(encoding="utf-8"))
    for path in sorted(CASES.rglob("*.json"))
}
CLASSIC = {case.id: case for name, case in ALL.items() if name.startswith("classic/")}
PLAIN = [case for case in CLASSIC.values() if case.players in (2, 4) and not case.options]
"""What `--players 2,4 --no-options` selects."""


def changed(case_id: str, change) -> list[str]:
    """What the runner finds wrong once `change` has been made to a case that passes."""
    fields = json.loads((CASES / "classic" / f"{case_id}.json").read_text(encoding="utf-8"))
    change(fields)
    return run(Case(fields))


def test_there_are_cases_for_every_system_and_every_number_of_players():
    assert len(ALL) >= 669
    assert {case.system for case in ALL.values()} == set(SYSTEMS)
    assert {case.players for case in CLASSIC.values()} == {2, 3, 4, 5, 6}


DEALT = {"VA-6.11", "VA-6.12"}
"""What is dealt: no case begins with a deal."""


def test_every_house_rule_of_our_own_has_cases():
    forms = [(key, players) for key, system in SYSTEMS.items() for players in system.players()]
    clauses = {option.clause for key, players in forms for option in offered(key, players)} & set(BY_FILE[OWN])
    assert clauses - DEALT <= {clause for case in ALL.values() for clause in case.clauses}


def test_every_clause_that_a_case_names_exists():
    """Rulings (A-3 of bolivia.md) are no clauses."""
    named = {clause for case in ALL.values() for clause in case.clauses if not clause.startswith("A-")}
    assert named - CLAUSES == set()


@pytest.mark.parametrize("name", ALL)
def test_case(name):
    assert run(ALL[name]) == []


def with_expectation(kind: str) -> list[str]:
    return [case_id for case_id, case in CLASSIC.items() if kind in case.expect]


def found_in(kind: str, change) -> dict[str, list[str]]:
    """What the runner finds wrong in each case that expects this, once changed; there are many of each kind."""
    found = {case_id: changed(case_id, change) for case_id in with_expectation(kind)}
    assert len(found) > 10
    return found


def test_another_reason_fails():
    def other(fields):
        fields["expect"]["reason"] = "special-hand-invalid"

    assert {case_id: wrong for case_id, wrong in found_in("illegal", other).items() if len(wrong) != 1} == {}


def test_a_refusal_is_not_legal():
    def legal(fields):
        fields["expect"] = {"legal": True}

    assert [case_id for case_id, wrong in found_in("illegal", legal).items() if not wrong] == []


def test_what_is_legal_is_no_refusal():
    def illegal(fields):
        fields["expect"] = {"illegal": 0, "reason": "canasta-needed"}

    found = found_in("legal", illegal)
    assert {one: wrong for one, wrong in found.items() if [line.split()[0] for line in wrong] != ["expected"]} == {}


def test_another_total_or_line_fails():
    def other(fields):
        fields["expect"]["score"][0]["total"] += 5
        fields["expect"]["score"][1].setdefault("lines", {})["natural_canastas"] = 250

    for case_id, wrong in found_in("score", other).items():
        assert len(wrong) == 2, case_id
        assert "total[0]" in wrong[0], case_id
        assert "natural_canastas[1]" in wrong[1], case_id


def test_a_line_this_system_does_not_have_is_nothing():
    case_id = with_expectation("score")[0]
    assert (
        changed(case_id, lambda fields: fields["expect"]["score"][0].setdefault("lines", {}).update(penalties=0)) == []
    )
    assert changed(case_id, lambda fields: fields["expect"]["score"][0].setdefault("lines", {}).update(penalties=-5))


def test_other_totals_and_another_winner_fail():
    case_id = next(case_id for case_id, case in CLASSIC.items() if "match" in case.expect and "totals" in case.expect)

    def other(fields):
        fields["expect"]["totals"][0] += 5
        fields["expect"]["match"] = {"over": True, "winner": 7}

    found = changed(case_id, other)
    assert [difference.split(" [")[0].split(" {")[0] for difference in found] == ["expected totals", "expected match"]


CASE = {
    "id": "made-up",
    "rules": "classic",
    "players": 4,
    "options": {},
    "clauses": ["CL-4.1"],
    "position": {
        "turn": 0,
        "phase": "play",
        "hands": ["5S 6S 7S", 11, 11, 11],
        "melds": [["KS KH KD"], []],
        "red_threes": ["3H", ""],
        "stock": "9S 9H",
        "pile": "4C",
    },
    "do": [{"act": "discard", "card": "5S"}],
}
AFTER = {
    "turn": 1,
    "phase": "draw",
    "hands": ["6S 7S", 11, None, 11],
    "melds": [["KH KS KD"], []],
    "red_threes": ["3H", ""],
    "pile": "4C 5S",
    "frozen": False,
    "stock": 2,
    "minimum": [50, 50],
    "over": False,
}


def run_made_up(**fields) -> list[str]:
    return run(Case({**CASE, "expect": {"legal": True, "after": AFTER}, **fields}))


def test_the_made_up_case_passes():
    assert run_made_up() == []


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("turn", 2),
        ("phase", "play"),
        ("hands", ["6S 8S", 11, 11, 11]),
        ("hands", ["6S 7S", 10, 11, 11]),
        ("melds", [["KH KS KC"], []]),
        ("melds", [["KH KS KD"], ["4S 4H 4D"]]),
        ("red_threes", ["", ""]),
        ("pile", "5S 4C"),
        ("frozen", True),
        ("stock", 1),
        ("minimum", [50, 90]),
        ("over", True),
        ("bonus", [4, 0, 0, 0]),
        ("lone_player", 0),
        ("colour", "green"),
    ],
)
def test_anything_wrong_afterwards_fails(key, wrong):
    found = run_made_up(expect={"legal": True, "after": {**AFTER, key: wrong}})
    assert len(found) == 1
    assert key in found[0]


@pytest.mark.parametrize(
    "fields",
    [
        {"do": [{"act": "fold"}]},
        {"do": [{"act": "end", "cards": "3H"}]},
        {"do": [{"act": "draw", "keep": "3X"}]},
        {"do": [{"act": "discard", "card": "5X"}]},
        {"do": [{"act": "discard"}]},
        {"rules": "whist"},
        {"players": 7},
        {"options": {"no_such_option": True}},
        {"position": {**CASE["position"], "hands": ["KS KS", 11, 11, 11]}},
        {"position": {**CASE["position"], "hands": ["KS KD KD 3D 3D 3H", 11, 11, 11]}},
        {"position": {**CASE["position"], "hands": [11, 11, 70, 11]}},
        {"position": {**CASE["position"], "melds": [["KS KH"], []]}},
    ],
    ids=lambda fields: next(iter(fields)),
)
def test_a_case_that_cannot_be_played_fails(fields):
    found = run_made_up(**fields)
    assert len(found) == 1
    assert "can be played" in found[0]


def test_an_end_that_was_another_fails():
    out = {"act": "score", "out": 2, "concealed": False, "special": None}
    position = {**CASE["position"], "hands": ["5S", 11, 11, 11], "melds": [["KS KH KD KC KS KH KD"], []]}
    expect = {"legal": True}
    assert run_made_up(position=position, do=[*CASE["do"], {**out, "out": 0}], expect=expect) == []
    assert run_made_up(position=position, do=[*CASE["do"], out], expect=expect)
    assert run_made_up(position=position, do=[*CASE["do"], {**out, "out": 0, "concealed": True}], expect=expect)


def test_the_command_says_how_many_passed(capsys):
    assert main(["cases", str(CASES / "classic"), "--players", "2,4", "--no-options"]) == 0
    assert capsys.readouterr().out == f"{len(PLAIN)} passed, 0 failed\n"


def test_the_command_names_a_failure_and_its_clause(tmp_path, capsys):
    wrong = {**CASE, "expect": {"illegal": 0, "reason": "discard-not-allowed"}}
    (tmp_path / "made-up.json").write_text(json.dumps(wrong), encoding="utf-8")
    assert main(["cases", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["made-up (CL-4.1): expected discard-not-allowed, got no refusal", "0 passed, 1 failed"]


def test_the_command_that_selects_nothing_is_wrong_use(tmp_path, capsys):
    assert main(["cases", str(tmp_path)]) == 2
