"""Games in files at the window: saved as copies and opened with real keys; what is no good changes nothing."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from canasta_desktop.game import journal, presets
from canasta_desktop.game.game_files import KeptGames, read_game, write_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.presets import Preset
from canasta_desktop.resources import languages
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.session.single_instance import Request
from canasta_desktop.ui.window.main_window import SCORE
from tests.game.matches import match, stroll, to_the_end_of_the_deal
from tests.ui.snooping import leaks
from tests.ui.together import Together, setup_of

CONTROL = Qt.KeyboardModifier.ControlModifier


def at_the_turn_of(seat: int, game: Match) -> Match:
    """Some steps into the match, with this seat to act."""
    stroll(game, 20)
    while game.to_act() != seat:
        stroll(game, 1)
    return game


@pytest.fixture
def table(qtbot, tmp_path, qapp):
    """A window with one person's match, on which something has been done; no computer player moves."""
    begun = Together(qtbot, tmp_path / "data", at_the_turn_of(0, Match.start(setup_of("pccc"), 12)))
    yield begun
    begun.close()
    set_language(qapp, "en")


@pytest.fixture
def file(tmp_path) -> Path:
    """A game of somebody else's, in which it is the person's turn."""
    write_game(tmp_path / "Sunday.canasta", at_the_turn_of(0, match(seed=77)))
    return tmp_path / "Sunday.canasta"


def choose(table: Together, path: Path) -> None:
    """Type the name of a file into the dialog that is open."""
    asking = table.session.files.asking
    assert isinstance(asking, QFileDialog)
    table.bot.waitUntil(asking.isVisible)
    name = asking.findChild(QLineEdit, "fileNameEdit")
    name.setFocus()
    name.clear()
    QTest.keyClicks(name, str(path))
    QTest.keyClick(name, Qt.Key.Key_Return)
    QApplication.processEvents()


def note(table: Together) -> str:
    return " ".join(table.presenter.display.note.lines)


def trouble(table: Together) -> str:
    """What the dialog says that tells of a bad file."""
    dialog = table.window.dialog_manager.dialog(commands.TROUBLE)
    assert dialog is not None
    assert dialog.isVisible()
    return dialog.text()


def saved(table: Together):
    """The running match as a start of the program would find it."""
    return read_game(table.session.folder / "current.json")


def kept(table: Together) -> list[Path]:
    """The files of the games that made room, the last one first."""
    return KeptGames(table.session.folder).places()


# --- copies


def test_a_copy_is_saved_where_it_was_asked_for(table, tmp_path):
    table.key(Qt.Key.Key_S, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert table.session.files.asking.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    choose(table, tmp_path / "mine")
    assert journal.dumps(read_game(tmp_path / "mine.canasta")) == journal.dumps(table.match)
    assert note(table).startswith("The game is saved as “mine.canasta”.")
    table.session.files.ask_open()
    assert table.session.files.asking.directory().absolutePath() == str(tmp_path)
    table.session.files.asking.reject()


def test_a_copy_that_cannot_be_written_is_told(table, tmp_path):
    table.session.files.save_to(str(tmp_path / "no" / "folder.canasta"))
    assert trouble(table) == "“folder.canasta” could not be written.\nThe folder does not exist."


# --- opening


def test_a_file_is_opened_and_the_game_before_is_kept(table, file):
    before = journal.dumps(table.match)
    table.key(Qt.Key.Key_O, CONTROL)
    choose(table, file)
    assert table.match.seed == saved(table).seed == 77
    assert journal.dumps(read_game(kept(table)[0])) == before
    assert note(table).startswith("“Sunday.canasta” has been opened.")
    assert "Back to the previous game" in note(table)
    assert table.presenter.person is not None


def test_one_goes_back_to_the_game_before_and_forth_again(table, file):
    back = table.window.commands[commands.BACK]
    assert not back.isEnabled()
    before = journal.dumps(table.match)
    table.session.files.open(str(file))
    assert back.isEnabled()
    back.trigger()
    assert journal.dumps(table.match) == before == journal.dumps(saved(table))
    back.trigger()
    assert table.match.seed == 77
    back.trigger()
    assert journal.dumps(table.match) == before


def test_the_way_back_is_there_after_a_new_start(table, file, qtbot, tmp_path):
    table.session.files.open(str(file))
    table.close()
    again = Together(qtbot, tmp_path / "data", saved(table))
    assert again.window.commands[commands.BACK].isEnabled()
    again.close()


def test_an_opened_game_is_played_on_and_saved_as_ever(table, file):
    content = file.read_bytes()
    table.session.files.open(str(file))
    done = len(table.match.log(None))
    table.step()
    assert len(table.match.log(None)) > done
    assert journal.dumps(saved(table)) == journal.dumps(table.match)
    assert file.read_bytes() == content


def test_what_was_open_over_the_game_before_is_closed(table, file):
    table.window.open(commands.LOG)
    table.window.open(commands.NEW_GAME)
    table.session.files.open(str(file))
    assert table.window.dialog_manager.names() == []


def test_a_deal_that_lies_scored_is_opened_with_its_score_sheet(table, tmp_path):
    write_game(tmp_path / "over.canasta", to_the_end_of_the_deal(match(seed=5)))
    table.session.files.open(str(tmp_path / "over.canasta"))
    table.bot.waitUntil(lambda: table.window.dialog_manager.names() == [SCORE])
    kept = table.match.history[0].points
    table.session.files.open(str(tmp_path / "over.canasta"))
    table.bot.waitUntil(lambda: table.window.dialog_manager.names() == [SCORE])
    assert [past.points for past in table.match.history] == [kept]


# --- files that are no good


GAME = json.loads(journal.dumps(stroll(match(seed=3), 30)))
BAD = {
    "none": (None, "This file does not exist."),
    "empty": (b"", "The file is not a saved game."),
    "damaged": (json.dumps(GAME).encode()[:-9], "The file is not a saved game."),
    "huge": (b" " * (journal.LONGEST + 1), "The file is far too large."),
    "newer": (json.dumps({**GAME, "version": 9}).encode(), "It was saved by a newer version of the game."),
    "forged": (json.dumps({**GAME, "seed": -1}).encode(), "It is damaged."),
    "settings": (b'{"language": "en"}', "The file is not a saved game."),
}


@pytest.mark.parametrize(("data", "said"), BAD.values(), ids=BAD)
def test_a_bad_file_is_told_and_the_game_goes_on(table, tmp_path, data, said):
    before = journal.dumps(table.match)
    table.window.open(commands.LOG)
    if data is not None:
        (tmp_path / "bad.canasta").write_bytes(data)
    table.session.be_asked(Request(str(tmp_path / "bad.canasta")))
    assert trouble(table).splitlines() == ["“bad.canasta” could not be opened.", said, "The game on the table goes on."]
    assert journal.dumps(table.match) == before == journal.dumps(saved(table))
    assert commands.LOG in table.window.dialog_manager.names()
    assert kept(table) == []


def test_of_an_endless_or_odd_name_as_much_is_shown_as_fits(table, tmp_path):
    table.session.files.open(str(tmp_path / ("W" * 200 + "\n\udcff.canasta")))
    first = trouble(table).splitlines()[0]
    assert first == "“" + "W" * 30 + "…" + "W" * 21 + ".canasta” could not be opened."
    assert table.window.dialog_manager.dialog(commands.TROUBLE).sizeHint().width() < 900


def test_a_folder_or_a_device_is_no_game(table, tmp_path):
    for path in (tmp_path, Path("/dev/zero")):
        table.session.files.open(str(path))
        assert "Check that you are allowed to read it." in trouble(table)


def test_trouble_is_told_in_the_language_of_now_and_closed_by_a_key(table, tmp_path, qapp):
    table.session.files.open(str(tmp_path / "none.canasta"))
    english = trouble(table)
    set_language(qapp, "de")
    assert trouble(table) != english
    assert trouble(table).startswith("„none.canasta“ konnte nicht geöffnet werden.")
    dialog = table.window.dialog_manager.dialog(commands.TROUBLE)
    table.bot.waitUntil(lambda: dialog.isActiveWindow())
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert table.window.dialog_manager.names() == []


def no_room(table: Together) -> None:
    """Nothing can be kept: a file lies where the folder of the kept games would be."""
    (table.session.folder / "games").write_text("in the way")


def test_where_the_game_on_the_table_cannot_be_kept_the_person_says_whether_to_go_on(table, file):
    no_room(table)
    before = journal.dumps(table.match)
    table.session.files.open(str(file))
    assert trouble(table).startswith("The game on the table could not be kept.\n")
    assert journal.dumps(table.match) == before == journal.dumps(saved(table))
    dialog = table.window.dialog_manager.dialog(commands.TROUBLE)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert table.window.dialog_manager.names() == []
    assert journal.dumps(table.match) == before
    table.session.files.open(str(file))
    QTest.mouseClick(table.window.dialog_manager.dialog(commands.TROUBLE).anyway_button, Qt.MouseButton.LeftButton)
    assert table.match.seed == saved(table).seed == 77


# --- new games and rematches


def begin_another(table: Together) -> None:
    """A new game by the dialog, as it stands; its deals are those of any seed."""
    table.session._seed = None
    table.window.open(commands.NEW_GAME)
    QTest.mouseClick(table.window.dialog_manager.dialog(commands.NEW_GAME).play_button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_a_new_game_keeps_the_one_before_and_the_menu_leads_back(table):
    table.session.people.read()
    before = journal.dumps(table.match)
    begin_another(table)
    assert table.match.seed != read_game(kept(table)[0]).seed
    assert journal.dumps(read_game(kept(table)[0])) == before
    table.window.commands[commands.BACK].trigger()
    assert journal.dumps(table.match) == before == journal.dumps(saved(table))


def test_a_new_game_in_which_nothing_was_done_is_not_kept(table):
    begin_another(table)
    begin_another(table)
    assert len(kept(table)) == 1


def test_a_rematch_keeps_the_match_before(table):
    table.session.people.read()
    before = journal.dumps(table.match)
    table.session.rematch()
    assert [journal.dumps(read_game(place)) for place in kept(table)] == [before]


def test_twelve_games_in_a_row_are_all_kept(table):
    table.session.people.read()
    seen = []
    for _ in range(12):
        seen.append(journal.dumps(stroll(table.match, 2)))
        begin_another(table)
    assert [journal.dumps(read_game(place)) for place in reversed(kept(table))] == seen


def test_a_new_game_where_nothing_can_be_kept_begins_only_if_the_person_says_so(table):
    no_room(table)
    before = table.match.seed
    begin_another(table)
    assert table.match.seed == before
    QTest.mouseClick(table.window.dialog_manager.dialog(commands.TROUBLE).anyway_button, Qt.MouseButton.LeftButton)
    assert table.match.seed != before


# --- several persons


def test_a_game_of_several_persons_is_opened_behind_the_curtain(table, tmp_path):
    shared = Match.start(setup_of("pppp"), 11)
    write_game(tmp_path / "shared.canasta", shared)
    seen = []
    table.presenter.display_changed.connect(lambda display, animate: seen.append(bool(display.hand)))
    table.session.files.open(str(tmp_path / "shared.canasta"))
    assert table.is_down
    assert seen
    assert not any(seen)
    table.bot.waitUntil(lambda: leaks(table.window, table.match, table.session.words) == [])
    table.raise_curtain()
    assert len(table.presenter.display.hand) >= 11


def test_a_bad_file_leaves_the_curtain_down(table, tmp_path):
    write_game(tmp_path / "shared.canasta", Match.start(setup_of("pppp"), 11))
    table.session.files.open(str(tmp_path / "shared.canasta"))
    (tmp_path / "bad.canasta").write_bytes(b"{}")
    table.session.files.open(str(tmp_path / "bad.canasta"))
    assert "not a saved game" in trouble(table)
    assert table.is_down
    table.bot.waitUntil(lambda: leaks(table.window, table.match, table.session.words) == [])


# --- rule sets


def test_a_rule_set_opens_the_new_game_dialog_with_it(table, tmp_path):
    preset = Preset("Friday", "samba", 6, (("surprise", True),))
    path = tmp_path / "friday.canasta-rules"
    path.write_text(presets.dumps(preset), encoding="utf-8")
    seed = table.match.seed
    for _ in range(2):
        table.session.files.open(str(path))
        choice = table.window.dialog_manager.dialog(commands.NEW_GAME).choice
        assert (choice.system, choice.players, choice.options) == ("samba", 6, (("surprise", True),))
    kept = table.window.dialog_manager.dialog(commands.NEW_GAME).presets
    own = [kept.list.item(row).text() for row in range(kept.list.count())]
    assert [name for name in own if not name.endswith("(built in)")] == ["Friday"]
    assert kept.list.currentItem().text() == "Friday"
    assert table.match.seed == seed


def test_another_rule_set_of_the_same_name_is_kept_beside_it(table, tmp_path):
    for number, target in enumerate((500, 1000)):
        path = tmp_path / f"{number}.canasta-rules"
        path.write_text(presets.dumps(Preset("Quick", "classic", 4, (("target", target),))), encoding="utf-8")
        table.session.files.open(str(path))
    dialog = table.window.dialog_manager.dialog(commands.NEW_GAME)
    assert dialog.presets.notice.text == "Imported as “Quick (2)”."
    assert dialog.choice.options == (("target", 1000),)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"[", "The file holds no preset of this game."),
        (b" " * (presets.LONGEST + 1), "The file is far too large."),
        (json.dumps(GAME).encode(), "The file holds no preset of this game."),
    ],
    ids=["damaged", "huge", "a game"],
)
def test_a_bad_rule_set_is_told(table, tmp_path, data, said):
    (tmp_path / "bad.canasta-rules").write_bytes(data)
    table.session.files.open(str(tmp_path / "bad.canasta-rules"))
    assert trouble(table).splitlines() == ["“bad.canasta-rules” could not be opened.", said]
    assert table.window.dialog_manager.dialog(commands.NEW_GAME) is None


# --- the window


def test_who_is_asked_comes_to_the_front(table):
    table.window.showMinimized()
    assert table.window.isMinimized()
    table.session.be_asked(Request())
    table.bot.waitUntil(lambda: not table.window.isMinimized() and table.window.isActiveWindow())
    assert table.window.dialog_manager.names() == []


def test_the_save_folder_is_shown(table, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()) or True)
    table.window.commands[commands.FOLDER].trigger()
    assert shown == [str(table.session.folder)]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    table.window.commands[commands.FOLDER].trigger()
    assert trouble(table).splitlines() == [
        "The folder could not be shown.",
        f"You find it here: {table.session.folder}",
    ]


def test_every_command_stands_in_the_menus_and_in_the_menu_of_the_bar(table, qapp):
    for language in languages():
        set_language(qapp, language)
        QCoreApplication.processEvents()
        texts = [table.window.commands[name].text() for name in commands.FILES]
        offered = [action.text() for action in table.window.chrome.corner._menu.actions()]
        assert all(texts)
        assert set(texts) <= set(offered)
        bar = commands.MenuBar(table.window.commands)
        assert texts == [action.text() for action in bar.actions()[0].menu().actions()][1:5]
