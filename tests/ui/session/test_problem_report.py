"""A report of a problem: what is in it, and what must never be."""

import os
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from canasta_desktop.__about__ import __version__
from canasta_desktop.game.format1 import old_stream_seed
from canasta_desktop.game.journal import seed_text
from canasta_desktop.game.report import cleaned, finished_seeds, game_lines
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.session import problem_report
from canasta_desktop.ui.session.problem_report import private_places, write
from canasta_desktop.ui.window.corner import IN_MENU
from tests.game.matches import match, to_the_end_of_the_deal
from tests.ui.together import Together, match_of

NOW = datetime(2026, 5, 4, 10, 3, 48)


@pytest.fixture
def shown(monkeypatch):
    """The folders that the system was asked to show."""
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(Path(url.toLocalFile())) or True)
    return asked


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Somebody's home, with the account's name in its path."""
    made = tmp_path / "homes" / "wolfgang"
    made.mkdir(parents=True)
    monkeypatch.setattr(Path, "home", lambda: made)
    return made


@pytest.fixture
def table(qtbot, home, shown):
    folder = home / ".local" / "share" / "canasta-desktop"
    folder.mkdir(parents=True)
    made = Together(qtbot, folder, match_of("pccc", ["KS KH 9D 4S 5C", 11, 11, 11]))
    made.change(name="Anna", speed="off")
    made.match.seed = 9182736455463728190
    yield made
    made.close()


def written(table) -> str:
    table.window.commands[commands.REPORT].trigger()
    (file,) = (table.session.folder / "reports").iterdir()
    return file.read_text(encoding="utf-8")


def test_it_says_which_program_this_is_and_what_is_played(table):
    text = written(table)
    assert text.startswith("What did you do, and what went wrong? Write it here:\n")
    for part in (f"Canasta Desktop {__version__} (", "core, Python 3.", "Qt: 6.", "PySide 6.", "offscreen"):
        assert part in text
    for part in (
        "game: classic, 4 players",
        "house rules: none",
        "person, computer (beginner)",
        "deal: 1, being played",
    ):
        assert part in text
    assert "seeds of the finished deals: none" in text
    assert "speed=off" in text


def test_in_a_lesson_it_is_of_the_game_that_waits(qtbot, tmp_path, shown):
    table = Together(qtbot, tmp_path, match_of("pc", ["KS KH 9D 4S 5C", 15]))
    table.session.learn()
    assert len(table.presenter.match.setup.seats) == 4
    assert "game: classic, 2 players" in written(table)
    table.close()


def test_the_last_lines_of_the_log_are_in_it(table):
    (table.session.folder / "log.txt").write_text(
        "".join([f"line {number}\n" for number in range(problem_report.LINES + 5)]), encoding="utf-8"
    )
    text = written(table)
    assert "line 5\n" in text
    assert "line 4\n" not in text
    assert text.endswith(f"line {problem_report.LINES + 4}\n")


def test_no_name_no_place_and_no_seed_is_in_it(table, home):
    seed = table.match.seed
    planted = [
        f"store: {table.session.folder}/current.json could not be renamed",
        f"fonts: {home}/fonts/x.ttf, also in /media/wolfgang/stick/y.ttf",
        f"somebody said ANNA to Bela, and the seed {seed} to Carla",
        f"'Dirk' {hex(seed)} {seed % 10**15}",
    ]
    (table.session.folder / "log.txt").write_text("\n".join(planted) + "\n", encoding="utf-8")
    text = written(table)
    for word in ("Anna", "ANNA", "Bela", "Carla", "Dirk", str(seed), hex(seed), str(seed % 10**15), "wolfgang"):
        assert word not in text
    assert "store: (save folder)/current.json could not be renamed" in text
    assert "fonts: ~/fonts/x.ttf, also in /media/(user)/stick/y.ttf" in text
    assert "somebody said (name) to (name), and the seed (number) to (name)" in text


def test_no_card_of_anybody_is_in_it(table):
    text = written(table)
    assert "KS" not in text
    assert "9D" not in text


def test_it_is_said_where_it_is_and_its_folder_is_shown(table, shown):
    written(table)
    table.bot.waitUntil(lambda: table.presenter.display.notices != ())
    first = table.presenter.display.notices[0].lines[0]
    assert first.startswith("A report is in “report-")
    assert shown == [table.session.folder / "reports"]


def test_only_the_owner_reads_it(table):
    before = os.umask(0o022)
    written(table)
    os.umask(before)
    places = [table.session.folder / "reports", *(table.session.folder / "reports").iterdir()]
    assert os.name != "posix" or not [path for path in places if path.stat().st_mode & 0o077]


def test_one_that_cannot_be_written_is_told(table):
    (table.session.folder / "reports").touch()
    table.window.commands[commands.REPORT].trigger()
    dialog = table.window.dialog_manager.dialog(commands.TROUBLE)
    assert dialog.text().startswith("The report could not be written.\n")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_two_of_one_moment_are_two_files(tmp_path):
    names = [write(tmp_path / "reports", text, NOW).name for text in ("one", "two")]
    assert names == ["report-20260504-100348.txt", "report-20260504-100348-2.txt"]
    assert (tmp_path / "reports" / names[0]).read_text(encoding="utf-8") == "one"


def test_the_menus_offer_it():
    assert commands.REPORT in IN_MENU
    assert commands.REPORT in commands.MENUS[-1]


# --- the parts


def test_house_rules_are_told_in_full():
    match = match_of("pc", ["KS KH 9D", 15], options=(("target", 500),))
    assert "house rules: target=500" in game_lines(match)


def test_the_seed_of_a_match_that_is_played_is_not_among_those_of_finished_deals():
    game = match()
    assert finished_seeds(game) == []
    to_the_end_of_the_deal(game)
    first = seed_text(game.running_deal().seed)
    assert finished_seeds(game) == [first]
    game.next_deal()
    assert finished_seeds(game) == [first]
    assert f"seeds of the finished deals: {first}" in game_lines(game)


def test_seeds_of_0_1_0_which_lead_back_to_the_match_are_left_out():
    game = match()
    to_the_end_of_the_deal(game)
    game.history[0] = game.history[0]._replace(seed=old_stream_seed(7, "deal", 1))
    assert finished_seeds(game) == []


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("Anna and Annabel", "(name) and Annabel"),
        ("anna.", "(name)."),
        ("Äpfel (x)", "(name) (x)"),
        ("2026-05-04 10:03:48 12345678", "2026-05-04 10:03:48 12345678"),
        ("seed=123456789", "seed=(number)"),
        ("seed 0123456789abcdef0123456789abcdef", "seed (number)"),
        ("x" * 500, "x" * 400 + " …"),
    ],
    ids=["a longer word", "at the end", "an umlaut", "a date", "a long number", "a seed of today", "an endless line"],
)
def test_lines_are_cleaned(line, left):
    assert cleaned([line], ["Anna", "Äpfel", " ", ""], []) == [left]


def test_a_name_with_signs_in_it_is_found():
    assert cleaned(["by a+b (c), not by aab c"], ["a+b (c)"], []) == ["by (name), not by aab c"]


def test_a_home_at_the_root_hides_nothing_else(monkeypatch, tmp_path):
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert cleaned(["/etc/x"], [], private_places(tmp_path)) == ["/etc/x"]
