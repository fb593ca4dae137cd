"""What stands in the way of a start is said in a window and on stderr; who does not answer can be passed by."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLockFile, QObject, QSysInfo, QTimer
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QMessageBox

from canasta_desktop.ui.session import app, single_instance, startup
from canasta_desktop.ui.session.data_lock import LOCK, DataLock, LockKeeper
from tests.patience import patience

LONG = 30_000
SOMEBODY = "999999\npython3.11\nother-host\n\n\n"
"""A lock that was left by a process on another computer."""


@pytest.fixture
def said(monkeypatch):
    """What is said in windows, each closed by the button `answers` names next, the first one where it names none."""
    told = []
    told_to = {"answers": []}

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            told.append((box.text(), box.informativeText(), [button.text() for button in box.buttons()]))
            wanted = told_to["answers"].pop(0) if told_to["answers"] else ""
            named = [button for button in box.buttons() if button.text() == wanted]
            (named or box.buttons())[0].click()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    monkeypatch.setattr(single_instance, "PATIENCE_S", 0.2)
    monkeypatch.setattr(single_instance.ask, "__defaults__", (0.2,))
    told_to["told"] = told
    yield told_to
    timer.stop()


@pytest.fixture
def ended(monkeypatch):
    """A session begins and ends at once: what is started is closed when the loop begins."""
    begun = []

    def run(program) -> int:
        begun.append(program)
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(lambda: run("table")))
    yield begun
    for window in QApplication.topLevelWidgets():
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents()


def english(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(json.dumps({"language": "en", "speed": "off"}), encoding="utf-8")
    return folder


def only(said) -> tuple[str, str, list[str]]:
    assert len(said["told"]) == 1
    text, more, buttons = said["told"][0]
    return text.replace("\u200b", ""), more, buttons


# --- what stands in the way


def test_a_file_in_the_place_of_the_folder_is_named(said, capsys, tmp_path):
    (tmp_path / "file").touch()
    assert app.play(tmp_path / "file") == 2
    text, more, buttons = only(said)
    assert text == f"“{tmp_path / 'file'}” is a file, and the game needs a folder."
    assert "--data FOLDER" in more
    assert buttons == ["Close"]
    assert capsys.readouterr().err.startswith(text)


def test_a_file_above_the_folder_is_named(said, tmp_path):
    (tmp_path / "file").touch()
    assert app.play(tmp_path / "file" / "a" / "b") == 2
    assert only(said)[0] == f"“{tmp_path / 'file'}” is a file, and the game needs a folder."


def test_a_link_to_nowhere_is_named(said, tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "gone")
    assert app.play(tmp_path / "link") == 2
    assert only(said)[0] == f"“{tmp_path / 'link'}” leads to a place that is not there."


def test_a_name_that_looks_like_markup_is_shown_as_it_is(said, tmp_path):
    (tmp_path / "<b>x").touch()
    app.play(tmp_path / "<b>x")
    shown = QTextDocument()
    shown.setHtml(only(said)[0])
    assert f"“{tmp_path / '<b>x'}” is a file" in shown.toPlainText().replace("\u200b", "")


def test_a_folder_that_cannot_be_made_is_told(said, tmp_path, monkeypatch):
    monkeypatch.setattr(startup, "make_folder", refuse(PermissionError(errno.EACCES, "Permission denied")))
    assert app.play(tmp_path / "data") == 2
    assert only(said)[0].endswith("You are not allowed to write there.")


def refuse(error):
    def refused(*_):
        raise error

    return refused


@pytest.mark.parametrize(
    ("error", "text", "advice"),
    [
        (OSError(errno.ENOSPC, "full"), "There is no room left on the disk.", "Make some room there"),
        (OSError(errno.EROFS, "ro"), "The disk can only be read, not written to.", "Put that right"),
        (PermissionError(errno.EACCES, "no"), "You are not allowed to write there.", "Put that right"),
    ],
    ids=["full", "read-only", "no permission"],
)
def test_a_folder_without_room_or_leave_to_write_is_told_and_nothing_said_of_another_window(
    said, tmp_path, monkeypatch, error, text, advice
):
    monkeypatch.setattr(QLockFile, "tryLock", lambda *_: False)
    monkeypatch.setattr(QLockFile, "error", lambda *_: QLockFile.LockError.UnknownError)
    monkeypatch.setattr(startup, "_try_to_write", refuse(error))
    assert app.play(english(tmp_path / "data")) == 2
    told, more, _ = only(said)
    assert told == f"The game cannot save anything in the folder “{tmp_path / 'data'}”. {text}"
    assert more.startswith(advice)


def test_a_lock_in_a_folder_that_cannot_be_written_is_no_other_window(said, tmp_path, monkeypatch):
    (english(tmp_path / "data") / LOCK).write_text(SOMEBODY)
    monkeypatch.setattr(startup, "_try_to_write", refuse(OSError(errno.EROFS, "ro")))
    assert app.play(tmp_path / "data") == 2
    assert only(said)[0].endswith("The disk can only be read, not written to.")


def test_it_is_tried_with_a_file_that_does_not_stay(tmp_path):
    startup._try_to_write(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_description_that_cannot_be_written_is_told_before_anything_is_touched(said, tmp_path):
    assert app.play(tmp_path / "data", describe=tmp_path / "no" / "seen.jsonl") == 2
    text, more, _ = only(said)
    assert text == f"The file “{tmp_path / 'no' / 'seen.jsonl'}” cannot be written. The folder does not exist."
    assert more == "Name another one after --describe."
    assert not (tmp_path / "data").exists()


def test_it_is_said_in_the_language_of_the_settings(said, tmp_path):
    (english(tmp_path / "data") / "settings.json").write_text('{"language": "de"}')
    app.play(tmp_path / "data", describe=tmp_path / "no" / "seen.jsonl")
    assert only(said)[0].startswith("Die Datei „")


def test_a_real_program_ends_with_a_sentence_and_without_a_traceback(tmp_path):
    (tmp_path / "file").touch()
    code = "import sys, PySide6.QtWidgets as w; w.QMessageBox.exec = lambda box: 0\n"
    code += f"from canasta_desktop.cli import main; sys.exit(main(['--data', {str(tmp_path / 'file')!r}]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=patience(60))
    assert done.returncode == 2
    assert "--data" in done.stderr
    assert "Traceback" not in done.stderr


# --- where nobody answers


@pytest.mark.parametrize(
    ("lock", "text"),
    [
        (SOMEBODY, "The game was opened on the computer “other-host” and not closed there."),
        ("", "It is not clear whether the game is already open."),
        ("not a lock at all", "It is not clear whether the game is already open."),
    ],
    ids=["of another computer", "empty", "of no known form"],
)
def test_what_was_left_behind_can_be_passed_by(said, ended, tmp_path, lock, text):
    (english(tmp_path / "data") / LOCK).write_text(lock)
    said["answers"] += ["Start anyway"]
    assert app.play(tmp_path / "data") == 0
    assert only(said)[0] == text
    assert ended == ["table"]
    assert not (tmp_path / "data" / LOCK).exists()


def test_who_does_not_want_that_changes_nothing(said, ended, tmp_path):
    (english(tmp_path / "data") / LOCK).write_text(SOMEBODY)
    said["answers"] += ["Cancel"]
    assert app.play(tmp_path / "data") == 1
    assert ended == []
    assert (tmp_path / "data" / LOCK).read_text() == SOMEBODY


HANG = """
import sys, time
from pathlib import Path
from canasta_desktop.ui.session.data_lock import DataLock
lock = DataLock(Path(sys.argv[1]))
assert lock.take()
print("taken", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def hung(tmp_path):
    """A program that has the folder of `data`, and does nothing."""
    data = english(tmp_path / "data")
    process = subprocess.Popen(
        [sys.executable, "-c", HANG, str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "taken\n"
    yield process
    process.communicate("\n", timeout=patience(30))


def test_a_program_that_hangs_can_be_passed_by(said, ended, tmp_path, hung):
    said["answers"] += ["Start anyway"]
    assert app.play(tmp_path / "data") == 0
    assert only(said)[0] == "The game is already open, but its window does not answer."
    assert ended == ["table"]


def test_a_lock_says_whose_it_is(tmp_path):
    lock = DataLock(tmp_path)
    assert lock.owner() == (0, "")
    assert lock.take()
    assert DataLock(tmp_path).owner() == (os.getpid(), QSysInfo.machineHostName())
    lock.release()


def test_who_was_passed_by_leaves_the_lock_of_its_successor(tmp_path):
    first, second = (DataLock(tmp_path) for _ in range(2))
    assert first.take()
    assert second.take_anyway()
    (tmp_path / LOCK).write_text(f"999999\npython\n{QSysInfo.machineHostName()}\n\n\n")
    first.release()
    assert (tmp_path / LOCK).read_text().startswith("999999")
    second.release()
    (tmp_path / LOCK).unlink()


def test_what_cannot_be_taken_is_told(said, tmp_path, monkeypatch, hung):
    monkeypatch.setattr(DataLock, "take_anyway", lambda *_: False)
    said["answers"] += ["Start anyway"]
    assert app.play(tmp_path / "data") == 2
    assert said["told"][1][0].replace("\u200b", "").startswith("The other window is still using")


# --- while the game is open


@pytest.fixture
def kept(qapp, tmp_path):
    """A lock that is watched, and how often the folder has been restored."""
    lock = DataLock(tmp_path / "data")
    (tmp_path / "data").mkdir()
    assert lock.take()
    parent = QObject()
    keeper = LockKeeper(lock, parent)
    keeper.count = []
    keeper.restored.connect(lambda: keeper.count.append(1))
    yield lock, keeper
    parent.deleteLater()
    lock.release()


def test_a_folder_that_is_deleted_comes_back_with_its_lock(qtbot, tmp_path, kept):
    lock, keeper = kept
    for turn in (1, 2):
        lock.path.unlink()
        lock.folder.rmdir()
        qtbot.waitUntil(lambda turn=turn: len(keeper.count) == turn, timeout=LONG)
        assert lock.is_ours
        assert not DataLock(lock.folder).take()


def test_a_folder_that_cannot_come_back_yet_does_later(qtbot, tmp_path, kept, monkeypatch):
    lock, keeper = kept
    monkeypatch.setattr("canasta_desktop.ui.session.data_lock.LATER_MS", 50)
    lock.path.unlink()
    lock.folder.rmdir()
    (tmp_path / "data").touch()
    qtbot.wait(800)
    assert keeper.count == []
    (tmp_path / "data").unlink()
    qtbot.waitUntil(lambda: keeper.count == [1], timeout=LONG)


def test_the_next_program_finds_the_one_whose_folder_was_deleted(qtbot, tmp_path):
    data = english(tmp_path / "data")
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "canasta_desktop", "--data", str(data)]
    first = subprocess.Popen(command, env=environment)
    try:
        names = ("current.json", LOCK, "requests")
        qtbot.waitUntil(lambda: all((data / name).exists() for name in names), timeout=LONG)
        qtbot.wait(500)
        for path in sorted(data.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        names += ("settings.json",)
        qtbot.waitUntil(lambda: all((data / name).exists() for name in names), timeout=LONG)
        assert subprocess.run(command, env=environment, timeout=patience(60)).returncode == 0
        assert first.poll() is None
    finally:
        first.kill()
        first.wait()


# --- who may read it


def readable(folder: Path) -> list[str]:
    """What other users of the system may read of a folder, `.` for the folder itself."""
    if os.name != "posix":
        return []
    paths = [folder, *sorted(folder.rglob("*"))]
    return [path.relative_to(folder).as_posix() for path in paths if path.stat().st_mode & 0o077]


@pytest.fixture
def careless():
    """What is made without care can be read by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_what_an_earlier_program_left_open_is_closed(said, ended, tmp_path, monkeypatch, careless):
    data = english(tmp_path / "data")
    (data / "before-1.canasta").touch()
    monkeypatch.setattr(app, "data_folder", lambda: data)
    assert app.play() == 0
    assert {".", "before-1.canasta", "settings.json"}.isdisjoint(readable(data))


def test_the_window_lock_and_requests_are_the_owners(qtbot, tmp_path, careless):
    data = english(tmp_path / "data")
    first = subprocess.Popen(
        [sys.executable, "-m", "canasta_desktop", "--data", str(data)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    try:
        names = {"window.ini", LOCK, "requests"}
        qtbot.waitUntil(lambda: all((data / name).exists() for name in names), timeout=LONG)
        assert names.isdisjoint(readable(data))
    finally:
        first.kill()
        first.wait()


def test_a_folder_that_the_person_has_named_is_left_as_it_is(said, ended, tmp_path, careless):
    data = english(tmp_path / "data")
    before = readable(data)
    assert app.play(data) == 0
    assert set(before) <= set(readable(data))
