"""While the game cannot be saved the window says so, and closing it asks; once it is saved again that is told."""

import errno
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game import files, journal
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.rules.actions import Draw
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.presentation.notices import Notices
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.sample_displays import four_players
from tests.ui.together import Together, match_of
from tests.ui.window.test_main_window import open_window  # noqa: F401  # the fixture

LONG = 20_000
FAILED = Message(Code.SAVE_FAILED, (("detail", "disk-full"),))
AGAIN = Message(Code.SAVED_AGAIN)
write_whole = files.write_whole


class Disk:
    """Where everything is saved; it is full, or it is not."""

    is_full = False

    def write(self, path, data, mode=files.AS_USUAL):
        if self.is_full and mode != files.AS_USUAL:  # the disk of the data folder, not that of a copy
            raise OSError(errno.ENOSPC, "No space left on device")
        write_whole(path, data, mode)


@pytest.fixture
def disk(monkeypatch):
    made = Disk()
    monkeypatch.setattr(files, "write_whole", made.write)
    return made


@pytest.fixture
def table(qtbot, tmp_path, disk):
    """The person is in turn, against three who do nothing yet."""
    made = Together(qtbot, tmp_path, match_of("pccc", ["KS KH 9D 4S 5C", 11, 11, 11]))
    yield made
    disk.is_full = False
    made.session.leave()
    made.close()


def change(table):
    """Something is done that has to be saved."""
    before = len(table.presenter.display.notices), table.presenter.notices.is_unsaved
    assert table.match.play(0, Draw()) is None
    table.bot.waitUntil(
        lambda: (len(table.presenter.display.notices), table.presenter.notices.is_unsaved) != before, timeout=LONG
    )


def undone(table):
    table.session.store.save(table.match)
    table.bot.wait(20)


def said(table):
    return [notice.lines[0] for notice in table.presenter.display.notices]


# --- what is told


def test_saved_again_takes_the_place_of_the_failure():
    notices = Notices()
    notices.add(FAILED)
    assert notices.is_unsaved
    notices.add(AGAIN)
    assert notices.pending == (AGAIN,)
    assert not notices.is_unsaved


def test_a_failure_that_was_dismissed_still_counts_until_it_is_saved_again():
    notices = Notices()
    notices.add(FAILED)
    notices.dismiss()
    assert notices.is_unsaved
    notices.add(AGAIN)
    assert notices.pending == (AGAIN,)


def test_the_words_of_a_game_that_another_window_changed_name_the_file_it_is_in():
    lines = Wording().messages.lines(Message(Code.SAVE_CHANGED_BY_ANOTHER, (("name", "kept-1.canasta"),)))
    assert any("“kept-1.canasta”" in line for line in lines)
    assert Code.SAVE_CHANGED_BY_ANOTHER.is_lasting


def test_a_window_begins_without_the_mark(open_window):  # noqa: F811
    assert not open_window(four_players()).window.chrome.mark.isVisible()


def test_the_mark_stands_beside_the_corner_at_every_size_and_goes(open_window):  # noqa: F811
    for size in ((1024, 640), (1440, 900)):
        screen = open_window(four_players()._replace(unsaved="Not saved"), size)
        mark = screen.window.chrome.mark
        assert mark.isVisible()
        assert mark.width() >= mark.sizeHint().width()
        assert not mark.geometry().intersects(screen.window.chrome.corner.geometry())
        assert screen.described["unsaved"] == "Not saved"
        screen.show(four_players())
        assert not mark.isVisible()
        screen.window.close()


def test_a_full_disk_is_told_and_marked_until_there_is_room(table, disk):
    disk.is_full = True
    change(table)
    assert said(table) == ["The game could not be saved."]
    assert table.window.chrome.mark.isVisible()
    disk.is_full = False
    undone(table)
    assert said(table) == ["The game is saved again."]
    assert not table.window.chrome.mark.isVisible()


# --- closing


def test_a_game_that_is_saved_closes_without_a_question(table):
    table.window.close()
    assert not table.window.isVisible()


def test_what_can_be_saved_after_all_closes_without_a_question(table, disk):
    disk.is_full = True
    change(table)
    disk.is_full = False
    table.window.close()
    assert not table.window.isVisible()
    assert not table.session.store.is_failing


def asked(table):
    return table.window.dialog_manager.dialog(commands.UNSAVED)


@pytest.fixture
def question(table, disk):
    """The window was to be closed, and the game is not saved."""
    disk.is_full = True
    change(table)
    table.window.close()
    assert table.window.isVisible()
    return asked(table)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_stay(table, question, key):
    QTest.keyClick(question, key)
    QApplication.processEvents()
    assert table.window.isVisible()
    assert asked(table) is None
    table.window.close()
    assert asked(table) is not None


def test_it_may_be_closed_all_the_same(table, question):
    QTest.mouseClick(question.leave_button, Qt.MouseButton.LeftButton)
    assert not table.window.isVisible()


def test_it_closes_once_a_copy_is_saved_that_holds_all_of_it(table, question, disk, tmp_path):
    QTest.mouseClick(question.copy_button, Qt.MouseButton.LeftButton)
    assert table.window.isVisible()
    table.session.files.asking.fileSelected.emit(str(tmp_path / "mine.canasta"))
    assert not table.window.isVisible()
    assert (tmp_path / "mine.canasta").read_text(encoding="utf-8") == journal.dumps(table.match)


def test_it_stays_open_where_the_copy_cannot_be_saved_either(table, question, tmp_path):
    QTest.mouseClick(question.copy_button, Qt.MouseButton.LeftButton)
    table.session.files.asking.fileSelected.emit(str(tmp_path / "no" / "mine.canasta"))
    assert table.window.isVisible()
    assert table.window.dialog_manager.dialog(commands.TROUBLE) is not None


def test_a_save_that_fails_at_the_start_is_told_when_there_is_a_window(qtbot, tmp_path, disk):
    disk.is_full = True
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en"}), encoding="utf-8")
    table = Together(qtbot, tmp_path, match_of("pccc", ["KS KH 9D 4S 5C", 11, 11, 11]))
    assert "The game could not be saved." in said(table)
    assert table.window.chrome.mark.isVisible()
    table.session.leave()
