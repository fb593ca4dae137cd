"""`canasta-desktop FILE`: a first word that is no command is a game or a rule set to be opened."""

import gc
from pathlib import Path

import pytest

from canasta_desktop import cli
from canasta_desktop.ui.session import app


@pytest.fixture
def play(monkeypatch):
    """Run the command line without a window: what the game was started with."""
    started = []
    gc.enable()

    def run(*arguments: str):
        monkeypatch.setattr(app, "play", lambda *given: started.append(given) or 0)
        assert cli.main(list(arguments)) == 0
        return started[-1]

    yield run
    assert not gc.isenabled()  # until there is a window, which there is none of here


def test_without_a_word_the_game_starts_with_none(play):
    assert play() == (None, None, None, None, None)


@pytest.mark.parametrize("name", ["a.canasta", "Sonntag Äpfel.CANASTA", "/tmp/x y.canasta-rules", "cases.canasta"])
def test_a_file_is_handed_to_the_game(play, name):
    assert play(name) == (None, None, None, Path(name), None)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seed", "7", "a.canasta", "--data", "d"),
        ("a.canasta", "--seed=7", "--data=d"),
        ("--see", "7", "--da", "d", "a.canasta"),
    ],
    ids=" ".join,
)
def test_options_stand_before_or_after_the_file(play, arguments):
    assert play(*arguments) == (Path("d"), None, 7, Path("a.canasta"), None)


def refused(capsys, *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(list(arguments))
    return ended.value.code, capsys.readouterr().err


def test_a_file_of_another_kind_is_refused(capsys, tmp_path):
    (tmp_path / "game.txt").touch()
    status, said = refused(capsys, str(tmp_path / "game.txt"))
    assert status == 2
    assert "neither a saved game (.canasta) nor a rule set (.canasta-rules)" in said


def test_a_word_that_is_neither_file_nor_command_is_refused(capsys):
    status, said = refused(capsys, "csaes")
    assert status == 2
    assert "invalid choice: 'csaes'" in said


@pytest.mark.parametrize("more", ["b.canasta", "--seeed=1", "sheet"])
def test_one_file_and_nothing_else_is_opened(monkeypatch, capsys, more):
    monkeypatch.setattr(cli, "run_sheet", lambda arguments: 0)
    monkeypatch.setattr(app, "play", lambda *given: pytest.fail(f"started with {given}"))
    assert refused(capsys, "a.canasta", more)[0] == 2


def test_a_wrong_option_is_told_as_ever(capsys):
    status, said = refused(capsys, "--seed", "x", "a.canasta")
    assert (status, "invalid int value: 'x'" in said) == (2, True)


def test_help_is_given_beside_a_file_too(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["a.canasta", "--help"])
    assert ended.value.code == 0
    assert "canasta-desktop FILE opens a saved game (*.canasta)" in " ".join(capsys.readouterr().out.split())
