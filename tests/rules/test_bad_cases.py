"""The runner of cases never stops: what is malformed is one failed line with its reason, the summary comes."""

import json
import random
from copy import deepcopy
from pathlib import Path

import pytest

from canasta_desktop.cli import main
from canasta_desktop.rules import cases
from tests.rules.test_cases import ALL, CASES

GOOD = CASES / "classic" / "classic-ask-yes-then-out.json"


def tried(folder: Path, capsys, *texts: str | bytes) -> list[str]:
    """What the command prints for these files, each given as its text, and for a good one behind them."""
    for number, text in enumerate(texts):
        content = text if isinstance(text, bytes) else text.encode()
        (folder / f"{number:03}.json").write_bytes(content)
    (folder / "last.json").write_bytes(GOOD.read_bytes())
    status = main(["cases", str(folder)])
    lines = capsys.readouterr().out.splitlines()
    passed, failed = [int(part.split()[0]) for part in lines[-1].split(", ")]
    assert passed + failed == len(texts) + 1
    assert status == (1 if failed else 0)
    return lines


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Expecting value"),
        ("not JSON", "Expecting value"),
        ("[]", "case: not a record"),
        ("null", "case: not a record"),
        ("5", "case: not a record"),
        ("{}", "case: no 'id'"),
        ("[" * 100_000, "nested too deeply"),
        ('{"id": "' + "x" * 300_000 + '"}', "over 200000 characters"),
        (b"\xff\xfe", "codec can't decode"),
        (json.dumps({"id": "two\nlines"}), "case.id: 'two\\nlines' is no line of text"),
    ],
)
def test_what_is_no_case_is_one_failed_line(tmp_path, capsys, text, reason):
    lines = tried(tmp_path, capsys, text)
    assert len(lines) == 2
    assert "000.json" in lines[0]
    assert reason in lines[0]
    assert lines[1] == "1 passed, 1 failed"


def test_a_folder_that_is_named_like_a_case_and_a_file_that_is_not_there_are_failed_lines(tmp_path, capsys):
    (tmp_path / "folder.json").mkdir()
    assert main(["cases", str(tmp_path), str(tmp_path / "nowhere.json"), str(GOOD)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "folder.json" in line and "Error" in line]
    assert [line for line in lines if "nowhere.json" in line and "Error" in line]
    assert lines[-1] == "1 passed, 2 failed"


def test_a_fault_of_the_program_is_a_failed_line_too(tmp_path, capsys, monkeypatch):
    def broken(case):
        raise ZeroDivisionError("never thought of")

    monkeypatch.setattr(cases, "run", broken)
    lines = tried(tmp_path, capsys)
    assert len(lines) == 2
    assert lines[0].endswith("got an unforeseen ZeroDivisionError: ZeroDivisionError('never thought of')")
    assert lines[1] == "0 passed, 1 failed"


def test_numbers_of_players_that_are_none_are_wrong_use(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["cases", str(GOOD), "--players", "two"])
    assert stopped.value.code == 2
    assert "two" in capsys.readouterr().err


# --- fields that do not fit -------------------------------------------------------------------------------------------

PLAIN = "classic/classic-ask-yes-then-out"
FIVE = "classic/classic-five-partner-opened"
CUT = "classic/classic-cut-four-wilds-stay-two-melds"


def case_of(name: str) -> dict:
    return json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))


WRONG: list[tuple[str, tuple, object, str]] = [
    (PLAIN, ("position", "turn"), 9, "position.turn: 9 is no number from 0 to 3"),
    (PLAIN, ("position", "turn"), -1, "position.turn: -1 is no number from 0 to 3"),
    (PLAIN, ("position", "turn"), True, "position.turn: True is no number from 0 to 3"),
    (PLAIN, ("position", "turn"), "0", "position.turn: '0' is no number from 0 to 3"),
    (PLAIN, ("position", "turn"), [0], "position.turn: a list is no number from 0 to 3"),
    (PLAIN, ("position", "dealer"), 4, "position.dealer: 4 is no number from 0 to 3"),
    (PLAIN, ("position", "phase"), "sleep", "position.phase: 'sleep' is none of draw, play"),
    (PLAIN, ("position", "hands"), [5, 5, 5], "position.hands: a list of 3, not of 4"),
    (PLAIN, ("position", "hands"), {}, "position.hands: not a list"),
    (PLAIN, ("position", "hands"), ["4S", -1, 5, 5], "position.hands[1]: -1 is no number from 0 to 1000"),
    (PLAIN, ("position", "hands"), ["4S", None, 5, 5], "position.hands[1]: None is no number from 0 to 1000"),
    (PLAIN, ("position", "hands"), ["4S 4X", 5, 5, 5], "position.hands[0]: not a card: '4X'"),
    (PLAIN, ("position", "hands"), ["4S 4S 4S", 5, 5, 5], "position.hands[0]: more cards than the packs have"),
    (PLAIN, ("position", "melds"), [["KS KH KD"]], "position.melds: a list of 1, not of 2"),
    (PLAIN, ("position", "melds"), [["KS KH KD"], [], []], "position.melds: a list of 3, not of 2"),
    (PLAIN, ("position", "melds"), [[5], []], "position.melds[0][0]: 5 is no line of text"),
    (PLAIN, ("position", "melds"), ["KS", []], "position.melds[0]: not a list"),
    (PLAIN, ("position", "red_threes"), [""], "position.red_threes: a list of 1, not of 2"),
    (PLAIN, ("position", "red_threes"), ["4S", ""], "position.red_threes[0]: a card that is not laid out"),
    (PLAIN, ("position", "scores"), [0], "position.scores: a list of 1, not of 2"),
    (PLAIN, ("position", "scores"), [0, 0, 0], "position.scores: a list of 3, not of 2"),
    (PLAIN, ("position", "scores"), [0, 0.5], "position.scores[1]: 0.5 is no number"),
    (PLAIN, ("position", "frozen"), 1, "position.frozen: 1 is no yes or no"),
    (PLAIN, ("position", "stock"), 10**9, "position.stock: 1000000000 is no number"),
    (PLAIN, ("position", "colour"), "green", "position: 'colour' is not known"),
    (PLAIN, ("position",), [], "case.position: not a record"),
    (PLAIN, ("position", "extra"), [], "position.extra: not a record"),
    (PLAIN, ("position", "extra"), {"hats": 4}, "position.extra: 'hats' means nothing in classic"),
    (PLAIN, ("position", "extra"), {"sits_out": 2}, "position.extra.sits_out: nobody sits out at this table"),
    (PLAIN, ("position", "extra"), {"lone_player": 1}, "position.extra.lone_player: nobody becomes a lone player"),
    (PLAIN, ("position", "extra"), {"melded_by": [9]}, "position.extra.melded_by[0]: 9 is no number from 0 to 3"),
    (PLAIN, ("position", "extra"), {"asked": [9]}, "position.extra.asked[0]: 9 is no number from 0 to 3"),
    (PLAIN, ("position", "extra"), {"deal": 0}, "position.extra.deal: 0 is no number from 1"),
    (PLAIN, ("position", "extra"), {"bonus": [0, 4]}, "position.extra.bonus: a list of 2, not of 4"),
    (PLAIN, ("position", "extra"), {"bonus": [0, 400, 0, 0]}, "position.extra.bonus: more cards than the stock has"),
    (PLAIN, ("position", "extra"), {"foot": [13]}, "position.extra.foot: a list of 1, not of 4"),
    (FIVE, ("position", "extra", "sits_out"), 3, "position.extra.sits_out: only 0 or 2 or 4 can sit out"),
    (FIVE, ("position", "extra", "sits_out"), [2, 4], "position.extra.sits_out: only 0 or 2 or 4 can sit out"),
    (FIVE, ("position", "extra", "sits_out"), "two", "position.extra.sits_out: 'two' is no number from 0 to 4"),
    (CUT, ("position", "extra"), {"lone_player": 3}, "position.extra.lone_player: 3 is no number from 0 to 2"),
    (CUT, ("position", "melds"), [[], []], "position.melds: a list of 2, not of 3"),
    (PLAIN, ("players",), "four", "case.players: 'four' is no number"),
    (PLAIN, ("options",), [], "case.options: not a record"),
    (PLAIN, ("options",), {"wild_canasta": [1]}, "case.options.wild_canasta: a list is no yes or no, number or word"),
    (PLAIN, ("clauses",), "CL-1.1", "case.clauses: not a list"),
    (PLAIN, ("do",), {}, "case.do: not a list"),
    (PLAIN, ("do",), ["draw"], "do[0]: not a record"),
    (PLAIN, ("do",), [{}], "do[0]: no 'act'"),
    (PLAIN, ("do",), [{"act": ["draw"]}], "do[0].act: a list is no line of text"),
    (PLAIN, ("do",), [{"act": "draw", "cards": "3H"}], "do[0]: 'cards' means nothing beside 'draw'"),
    (PLAIN, ("do",), [{"act": "discard", "card": "4S 5S"}], "do[0].card: '4S 5S' is not one card"),
    (PLAIN, ("do",), [{"act": "meld", "melds": "KS"}], "do[0].melds: not a list"),
    (PLAIN, ("do",), [{"act": "meld", "melds": ["KS > Y"]}], "do[0].melds[0]: not a meld: 'Y'"),
    (PLAIN, ("do",), [{"act": "meld", "melds": ["KS > #-1"]}], "do[0].melds[0]: not a meld: '#-1'"),
    (PLAIN, ("do",), [{"act": "join", "melds": [0]}], "do[0].melds: a list of 1, not of 2"),
    (PLAIN, ("do",), [{"act": "join", "melds": [0, -1]}], "do[0].melds[1]: -1 is no number"),
    (PLAIN, ("do",), [{"act": "answer"}], "do[0]: no 'yes'"),
    (PLAIN, ("do",), [{"act": "answer", "yes": 1}], "do[0].yes: 1 is no yes or no"),
    (PLAIN, ("do",), [{"act": "score", "out": 7, "concealed": False, "special": None}], "do[0].out: 7 is no number"),
    (PLAIN, ("do",), [{"act": "score", "out": 0, "concealed": False}], "do[0]: no 'special'"),
    (
        PLAIN,
        ("do",),
        [{"act": "score", "out": 0, "concealed": False, "special": "garbage"}],
        "do[0].special: 'garbage' is no special hand of classic",
    ),
    (PLAIN, ("expect",), [], "case.expect: not a record"),
    (PLAIN, ("expect",), {}, "expect: says neither legal, nor illegal, nor score"),
    (PLAIN, ("expect",), {"legal": False}, "expect.legal: not true"),
    (PLAIN, ("expect",), {"legal": True, "afterwards": {}}, "expect: 'afterwards' is not known"),
    (PLAIN, ("expect",), {"illegal": 99, "reason": "x"}, "expect.illegal: 99 is no number from 0"),
    (PLAIN, ("expect",), {"illegal": 0}, "expect: no 'reason'"),
    (PLAIN, ("expect",), {"illegal": 0, "reason": 5}, "expect.reason: 5 is no line of text"),
    (PLAIN, ("expect",), {"legal": True, "after": []}, "expect.after: not a record"),
    (PLAIN, ("expect",), {"legal": True, "after": {"hands": [1]}}, "expect.after.hands: a list of 1, not of 4"),
    (PLAIN, ("expect",), {"legal": True, "after": {"melds": [None]}}, "expect.after.melds: a list of 1, not of 2"),
    (PLAIN, ("expect",), {"legal": True, "after": {"melds": [5, None]}}, "expect.after.melds[0]: not a list"),
    (PLAIN, ("expect",), {"legal": True, "after": {"red_threes": [""]}}, "after.red_threes: a list of 1, not of 2"),
    (PLAIN, ("expect",), {"legal": True, "after": {"hands": [1.5, 1, 1, 1]}}, "after.hands[0]: 1.5 is no number"),
    (PLAIN, ("expect",), {"score": [{"total": 5}]}, "expect.score: a list of 1, not of 2"),
    (PLAIN, ("expect",), {"score": [{}, {}]}, "expect.score[0]: no 'total'"),
    (
        PLAIN,
        ("expect",),
        {"score": [{"total": 5, "lines": {"melted": 5}}, {"total": 5}]},
        "expect.score[0].lines: 'melted' is no line of the score sheet",
    ),
]


@pytest.mark.parametrize(("name", "place", "value", "reason"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_what_does_not_fit_is_refused_by_its_name(tmp_path, capsys, name, place, value, reason):
    fields = case_of(name)
    inner = fields
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    lines = tried(tmp_path, capsys, json.dumps(fields))
    assert len(lines) == 2
    assert reason in lines[0]


@pytest.mark.parametrize("key", ["id", "rules", "players", "options", "clauses", "position", "do", "expect"])
def test_a_case_without_a_field_is_refused_by_its_name(tmp_path, capsys, key):
    fields = case_of(PLAIN)
    del fields[key]
    lines = tried(tmp_path, capsys, json.dumps(fields))
    assert len(lines) == 2
    assert f"case: no '{key}'" in lines[0]


@pytest.mark.parametrize("key", ["turn", "phase", "hands", "melds", "red_threes", "stock", "pile"])
def test_a_position_without_a_field_is_refused_by_its_name(tmp_path, capsys, key):
    fields = case_of(PLAIN)
    del fields["position"][key]
    lines = tried(tmp_path, capsys, json.dumps(fields))
    assert len(lines) == 2
    assert f"position: no '{key}'" in lines[0]


def test_a_seat_that_sits_out_has_no_turn_and_no_cards(tmp_path, capsys):
    idle = case_of(FIVE)
    seat = idle["position"]["extra"]["sits_out"]
    in_turn, holding = deepcopy(idle), deepcopy(idle)
    in_turn["position"]["turn"] = seat
    holding["position"]["hands"][seat] = 5
    lines = tried(tmp_path, capsys, json.dumps(in_turn), json.dumps(holding))
    assert f"position.turn: seat {seat} sits out" in lines[0]
    assert f"position.hands[{seat}]: who sits out has no cards" in lines[1]


def test_a_score_of_a_deal_that_goes_on_fails(tmp_path, capsys):
    fields = case_of(PLAIN)
    fields |= {"do": [], "expect": {"score": [{"total": 0}, {"total": 0}]}}
    lines = tried(tmp_path, capsys, json.dumps(fields))
    assert lines[0].endswith("expected a deal that is over, got one that goes on")


# --- mutations --------------------------------------------------------------------------------------------------------

ODD = [
    *(None, True, -1, 0, 3, 99, 10**12, 0.5, [], [[]], {}, {"a": 1}),
    *("", "4S", "JO JO", "KS KH KD", "#7", "x\ny", "\ud800"),
]
MUTATIONS = 400


def mutated(fields: object, rng: random.Random) -> object:
    """The same with something odd in one place, or without it, or with a place twice."""
    places = list(walk(fields))
    holder, key = rng.choice(places)
    deed = rng.randrange(4)
    if deed == 0:
        del holder[key]
    elif deed == 1 and isinstance(holder, list):
        holder.insert(key, deepcopy(holder[key]))
    elif deed == 2:
        other, place = rng.choice(places)
        holder[key] = deepcopy(other[place])
    else:
        holder[key] = deepcopy(rng.choice(ODD))
    return fields


def walk(value: object):
    """Each place of a JSON value: what holds it, and its key or index there."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from walk(value[key])


def test_no_mutation_of_a_case_stops_the_runner(tmp_path, capsys, monkeypatch):
    """Seeded; whatever comes of it is told by the checks themselves, never by the last resort."""
    rng = random.Random(20)
    names = sorted(ALL)
    texts = []
    for _ in range(MUTATIONS):
        fields: object = case_of(rng.choice(names))
        for _ in range(rng.randrange(1, 4)):
            fields = mutated(fields, rng)
        texts.append(json.dumps(fields))
    lines = tried(tmp_path, capsys, *texts)
    unforeseen = [line for line in lines if "unforeseen" in line]
    assert not unforeseen
    assert all(line.isprintable() for line in lines)
