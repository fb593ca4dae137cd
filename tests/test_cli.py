"""The command line: what `sheet` is asked for, read by the house rules themselves."""

import re

import pytest

from canasta_desktop import cli
from canasta_desktop.rules.option_text import value_of
from canasta_desktop.rules.options import offered, rule_set
from canasta_desktop.rules.systems import SYSTEMS

OPTIONS = {option.name: option for option in offered("classic", 4)}


@pytest.fixture
def sheet(qapp, capsys):
    """Run `sheet` with these arguments: status, stdout, stderr."""

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = cli.main(["sheet", *arguments])
        except SystemExit as error:
            status = error.code
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("always_frozen", "on", True),
        ("always_frozen", "true", True),
        ("always_frozen", "yes", True),
        ("always_frozen", "off", False),
        ("always_frozen", "no", False),
        ("ask_partner", "off", "off"),
        ("ask_partner", "compulsory", "compulsory"),
        ("max_meld_size", "none", "none"),
        ("max_meld_size", "7", 7),
        ("wild_canasta", "2000", 2000),
        ("target", "7500", 7500),
    ],
)
def test_a_value_is_what_it_means_to_its_option(option, text, value):
    found = value_of(OPTIONS[option], text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(("text", "value"), [("12", 12), ("on", True), ("many", "many")])
def test_a_value_that_does_not_fit_is_left_to_the_rules_to_refuse(text, value):
    assert value_of(OPTIONS["ask_partner"], text) == value
    assert value_of(None, text) == value


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        ([], {}),
        (["ask_partner=off", "always_frozen=on"], {"ask_partner": "off", "always_frozen": True}),
        (["target=7500", "target = 3000"], {"target": 3000}),
        (["max_meld_size=7", "wild_ratio=two-to-one"], {"max_meld_size": 7, "wild_ratio": "two-to-one"}),
    ],
)
def test_the_rule_set_asked_for_is_made(settings, options):
    arguments = cli._parser().parse_args(["sheet", *[part for text in settings for part in ("--set", text)]])
    assert cli._rules(arguments) == rule_set("classic", 4, options)


def test_the_sheet_names_house_rules_in_plain_words(sheet):
    status, said, _ = sheet("--set", "always_frozen=on", "--set", "wild_canasta=2000")
    assert status == 0
    changed = next(line for line in said.splitlines() if "own rules" in line)
    assert "Canasta of wild cards: 2,000 points; Pile always frozen: yes" in changed
    assert not re.search("wild.?_canasta", said)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_sheet_of_every_game_is_had_by_its_name_alone(sheet, system):
    """Four players where four can play it, else the number that can."""
    status, said, _ = sheet("--system", system)
    assert status == 0
    assert f"Rules for {'two' if system == 'manzana' else 'four'} players" in said


def test_a_number_of_players_that_is_named_is_not_replaced(sheet):
    assert sheet("--system", "manzana", "--players", "4")[0] == 2
    assert sheet("--players", "0")[0] == 2


def test_the_sheet_names_house_rules_in_german(sheet):
    _, said, _ = sheet("--lang", "de", "--set", "ask_partner=off")
    assert "Den Partner fragen: nie" in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--system", "whist"], "there is no rule system 'whist'"),
        (["--system", "whist", "--set", "target=500"], "there is no rule system 'whist'"),
        (["--players", "7", "--set", "target=500"], "classic is not played by 7"),
        (["--set", "colour=red"], "has no option colour"),
        (["--set", "target=1"], "target cannot be 1;"),
        (["--set", "target=on"], "target cannot be True;"),
        (["--set", "target=-500"], "target cannot be '-500';"),
        (["--set", "wild_meld_penalty=1000"], "wild_meld_penalty needs wild_canasta"),
        (["--set", "target=" + "9" * 101], "invalid"),
        (["--set", "target"], "'target' is not OPTION=VALUE"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_wrong_use_is_told_on_stderr_with_status_2(sheet, arguments, complaint):
    status, said, complaints = sheet(*arguments)
    assert (status, said) == (2, "")
    assert complaint in complaints
