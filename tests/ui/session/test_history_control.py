"""The list of matches at the window, by real keys: what is wanted there comes about in the data folder."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu

from canasta_desktop.game.game_files import read_game, write_game
from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.history.book_dialog import ScoreBookDialog
from canasta_desktop.ui.history.dialog import HistoryDialog
from canasta_desktop.ui.history.match_actions import EXPORT, REPLAY
from canasta_desktop.ui.input.focus import FocusGroup
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window.main_window import SCORE
from tests.game.matches import match, stroll, to_the_end_of_the_deal
from tests.ui.tables import match_at
from tests.ui.together import Together, setup_of

OUT = {"phase": "play", "melds": [["AS AH AD AC AS AH AD"], ["KS KH KD"]], "pile": "4C 6D"}
KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(qtbot, tmp_path):
    """A window with a match on the table and two that were kept before; no computer player moves."""
    folder = tmp_path / "data"
    (folder / "games").mkdir(parents=True)
    for number, seed in ((1, 7), (2, 8)):
        kept = to_the_end_of_the_deal(match(seed=seed))
        kept.particulars = kept.particulars._replace(
            id=f"{seed}" * 32, begun=f"2026-11-0{number}T10:00:00+01:00", played=f"2026-11-0{number}T11:00:00+01:00"
        )
        write_game(folder / "games" / f"game-0000{number}.canasta", kept)
    game = Match.start(setup_of("pccc"), 12)
    while game.to_act() != 0 or len(game.log(None)) < 8:
        stroll(game, 1)
    begun = Together(qtbot, folder, game)
    yield begun
    begun.close()


def listed(table: Together) -> HistoryDialog:
    """The list, opened by its key."""
    QTest.keyClick(table.window, KEY.Key_H, CONTROL)
    dialog = table.window.dialog_manager.dialog(commands.HISTORY)
    assert isinstance(dialog, HistoryDialog)
    return dialog


def names(dialog: HistoryDialog) -> list[str]:
    return [dialog.model.row_at(line).place for line in range(dialog.model.rowCount()) if dialog.model.row_at(line)]


def test_all_matches_are_listed_the_one_on_the_table_first_and_esc_leads_back_to_the_hand(table):
    dialog = listed(table)
    assert names(dialog) == ["current.json", "game-00002.canasta", "game-00001.canasta"]
    assert dialog.model.entry_at(1).note == "on the table"
    assert [row.place for row in dialog.list.chosen_rows()] == ["current.json"]
    assert dialog.list.hasFocus()
    table.key(KEY.Key_Escape)
    assert table.window.dialog_manager.names() == []
    focus = table.window.keys.keyboard.focus
    assert focus.group is FocusGroup.HAND
    assert QApplication.focusWidget() is table.window.table.button(focus.key)


def test_a_kept_match_is_resumed_and_the_one_on_the_table_kept(table):
    before = table.match.particulars.id
    listed(table)
    table.key(KEY.Key_Down)
    table.key(KEY.Key_Return)
    assert table.match.particulars.id == "8" * 32
    told = [line for notice in table.presenter.display.notices for line in notice.lines]
    assert "“Classic Canasta” has been opened." in [*told, *table.presenter.display.note.lines]
    dialog = listed(table)
    rows = [dialog.model.row_at(line) for line in range(dialog.model.rowCount())]
    assert {row.particulars.id for row in rows if row} == {before, "7" * 32, "8" * 32}
    current = dialog.model.row_at(dialog.model.line_of("current.json"))
    assert current.particulars.id == "8" * 32


def test_a_name_is_kept_in_the_save_and_shown(table, qtbot):
    dialog = listed(table)
    for place, presses in (("current.json", 0), ("games/game-00002.canasta", 1)):
        for _ in range(presses):
            table.key(KEY.Key_Down)
        table.key(KEY.Key_F2)
        field = dialog.list.findChildren(QLineEdit, "match-name")[-1]
        QTest.keyClicks(field, f"Evening {presses}")
        QTest.keyClick(field, KEY.Key_Return)
        path, name = table.session.folder / place, f"Evening {presses}"
        qtbot.waitUntil(lambda path=path, name=name: read_game(path).particulars.name == name)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert dialog.model.entry_at(dialog.list.currentIndex().row()).title == f"Evening {presses}"
        assert dialog.list.hasFocus()


def test_a_search_leaves_what_fits_and_deleting_is_taken_back_by_undo(table):
    dialog = listed(table)
    for letter in (KEY.Key_M, KEY.Key_U, KEY.Key_R):
        table.key(letter)
    assert names(dialog) == ["game-00002.canasta", "game-00001.canasta"]  # Murat plays there
    table.change(language="de")
    dialog.filters.search.setText("klassisches")
    assert len(names(dialog)) == 3
    dialog.filters.search.setText("mur")
    table.key(KEY.Key_Return)
    table.key(KEY.Key_Delete)
    assert names(dialog) == ["game-00001.canasta"]
    table.key(KEY.Key_Z, CONTROL)
    assert names(dialog) == ["game-00002.canasta", "game-00001.canasta"]


def test_a_match_is_exported_as_a_save_and_a_damaged_file_is_told(table, tmp_path):
    path = table.session.folder / "games" / "game-00001.canasta"
    path.write_text("no save", encoding="utf-8")
    dialog = listed(table)
    assert dialog.model.entry_at(dialog.model.line_of(path.name)).title == "The file is not a saved game."
    dialog.list.go_to(dialog.model.line_of("game-00002.canasta"))
    dialog.actions_row.buttons[EXPORT].click()
    asking = table.session.files.asking
    assert isinstance(asking, QFileDialog)
    assert asking.selectedFiles()[0].endswith("Classic Canasta 2026-11-02.canasta")
    asking.fileSelected.emit(str(tmp_path / "out.canasta"))
    assert read_game(tmp_path / "out.canasta").particulars.id == "8" * 32
    asking.close()
    assert path.read_text(encoding="utf-8") == "no save"


def test_a_match_is_seen_again_from_its_first_deal_and_the_one_on_the_table_waits(table):
    before = table.match
    dialog = listed(table)
    dialog.list.go_to(dialog.model.line_of("game-00002.canasta"))
    dialog.actions_row.buttons[REPLAY].click()
    assert table.session.replay is not None
    assert table.window.dialog_manager.names() == []
    shown = read_game(table.session.folder / "games" / "game-00002.canasta")
    assert table.match.rules.key == shown.rules.key
    assert table.match.deal_number == 1
    assert table.session.match is before
    table.key(KEY.Key_Escape)
    assert table.session.replay is None
    assert table.match is before
    assert read_game(table.session.folder / "games" / "game-00002.canasta").particulars.id == "8" * 32


def book(table: Together) -> ScoreBookDialog:
    dialog = table.window.dialog_manager.dialog(commands.SCORE_BOOK)
    assert isinstance(dialog, ScoreBookDialog)
    return dialog


def test_the_score_book_opens_from_the_list_and_by_the_score_plate(table):
    dialog = listed(table)
    table.key(KEY.Key_Down)
    table.key(KEY.Key_Space)
    kept = read_game(table.session.folder / "games" / "game-00002.canasta")
    assert [line.points for line in book(table).book.lines] == [past.points for past in kept.history]
    book(table).actions_row.buttons[REPLAY].click()
    assert table.session.replay is not None
    assert table.match.deal_number == len(kept.history)
    table.key(KEY.Key_Escape)
    assert table.session.replay is None
    dialog = listed(table)
    table.key(KEY.Key_Down)
    table.key(KEY.Key_Space)
    table.key(KEY.Key_Escape)
    assert table.window.dialog_manager.names() == [commands.HISTORY]
    assert dialog.list.hasFocus()
    table.key(KEY.Key_Escape)
    opened_by_the_plate(table)


def opened_by_the_plate(table: Together) -> None:
    """A double click on the score plate opens the score book of the running match."""
    plate = table.session.scene.geometry()["score"]
    view = table.window.view
    at = view.mapFromScene(QPointF(plate.cx, plate.cy))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.window.dialog_manager.names() == []
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    shown = book(table).book
    assert shown.lines == ()
    assert shown.next_dealer == table.match.view(None).table.dealer


def test_the_score_sheet_leads_to_the_score_book(qtbot, tmp_path):
    table = Together(qtbot, tmp_path / "data", match_at("9S", **OUT))
    assert table.match.play(0, Discard(read_cards("9S")[0])) is None
    qtbot.waitUntil(lambda: table.window.dialog_manager.dialog(SCORE) is not None)
    sheet = table.window.dialog_manager.dialog(SCORE)
    qtbot.mouseClick(sheet.more_button, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in sheet.findChildren(QMenu) if menu.isVisible())
    next(action for action in menu.actions() if action.text() == "Score book").trigger()
    menu.close()
    assert len(book(table).book.lines) == 1
    table.key(KEY.Key_Escape)
    assert table.window.dialog_manager.names() == [SCORE]
    assert sheet.isAncestorOf(QApplication.focusWidget())
    table.close()


def test_over_the_welcome_the_list_gives_the_keyboard_back_and_resumes(qtbot, tmp_path):
    kept = to_the_end_of_the_deal(match(seed=7))
    kept.particulars = kept.particulars._replace(id="7" * 32)
    (tmp_path / "games").mkdir()
    write_game(tmp_path / "games" / "game-00001.canasta", kept)
    session = Session(tmp_path, seed=4)
    qtbot.addWidget(session.window)
    session.change_settings(replace(session.settings, language="en", speed="off"))
    session.welcome()
    session.window.activateWindow()
    qtbot.waitUntil(session.window.isActiveWindow)
    held = QApplication.focusWidget()
    for key in (KEY.Key_Escape, KEY.Key_Return):
        QTest.keyClick(session.window, KEY.Key_H, CONTROL)
        dialog = session.window.dialog_manager.dialog(commands.HISTORY)
        dialog.list.go_to(dialog.model.line_of("game-00001.canasta"))
        QTest.keyClick(QApplication.focusWidget(), key)
        if key == KEY.Key_Escape:
            assert QApplication.focusWidget() is held
    assert session.presenter.match.particulars.id == "7" * 32
    assert session.presenter.display is not None
    session.window.dialog_manager.close_all()
    session.window.close()
