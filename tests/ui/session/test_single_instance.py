"""Started twice: the second program hands over to the first, which trusts nothing that lies in its folder."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Timer

import pytest
from PySide6.QtCore import QLockFile, QObject

from canasta_desktop.game.game_files import read_game, write_game
from canasta_desktop.game.messages import SaveError
from canasta_desktop.ui.session import single_instance
from canasta_desktop.ui.session.single_instance import Inbox, Outcome, Request, ask, read_request, text_of
from tests.game.matches import match, stroll
from tests.patience import patience

LONG = 30_000
GAME = Path("/games/Sunday.canasta").absolute()


def test_a_request_is_read_as_it_was_written():
    for request in (Request(), Request(str(GAME), "token-1"), Request("/tmp/odd\n\udcff name.canasta-rules")):
        assert read_request(text_of(request).encode()) == request


BAD = {
    "empty": b"",
    "not a record": b"[]",
    "huge": b" " * (single_instance.LONGEST + 1),
    "of another kind": text_of(Request("/etc/passwd")).encode(),
    "not the whole path": text_of(Request("Sunday.canasta")).encode(),
    "endless": text_of(Request("/" + "x" * 5000 + ".canasta")).encode(),
    "with an end inside": text_of(Request("/a\0b.canasta")).encode(),
    "a number": json.dumps({"file": 7, "token": ""}).encode(),
    "an endless token": text_of(Request("", "t" * 201)).encode(),
    "a token that is no text": text_of(Request("", "a\nb")).encode(),
    "more than asked": json.dumps({"file": "", "token": "", "run": "rm"}).encode(),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_what_is_no_request_is_refused(data):
    with pytest.raises(SaveError):
        read_request(data)


# --- the one that is asked


@pytest.fixture
def inbox(qapp, tmp_path):
    """An open inbox over a folder, and what it was asked."""
    parent = QObject()
    made = Inbox(tmp_path, parent)
    made.heard = []
    made.asked.connect(made.heard.append)
    made.open()
    yield made
    parent.deleteLater()


def drop(folder: Path, name: str, data: bytes) -> Path:
    (folder / "requests").mkdir(exist_ok=True)
    single_instance.write_whole(folder / "requests" / name, data)
    return folder / "requests" / name


def left(folder: Path) -> list[str]:
    return [path.name for path in (folder / "requests").iterdir()]


def test_a_request_is_heard_once_and_gone(qtbot, inbox, tmp_path):
    drop(tmp_path, "1.request", text_of(Request(str(GAME))).encode())
    drop(tmp_path, "2.request", text_of(Request()).encode())
    qtbot.waitUntil(lambda: len(inbox.heard) == 2, timeout=LONG)
    assert inbox.heard == [Request(str(GAME)), Request()]
    assert left(tmp_path) == []


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_a_bad_request_is_heard_by_nobody_and_gone(qtbot, inbox, tmp_path, data):
    drop(tmp_path, "1.request", data)
    drop(tmp_path, "2.request", text_of(Request()).encode())
    qtbot.waitUntil(lambda: inbox.heard == [Request()], timeout=LONG)
    assert left(tmp_path) == []


def test_what_lies_there_at_the_start_is_heard_unless_it_is_old(qtbot, qapp, tmp_path):
    old = drop(tmp_path, "1.request", text_of(Request(str(GAME))).encode())
    os.utime(old, (time.time() - 60, time.time() - 60))
    drop(tmp_path, "2.request", text_of(Request()).encode())
    heard = []
    parent = QObject()
    inbox = Inbox(tmp_path, parent)
    inbox.asked.connect(heard.append)
    inbox.open()
    assert heard == [Request()]
    assert left(tmp_path) == []
    parent.deleteLater()


def test_a_flood_is_answered_in_portions_until_none_is_left(qtbot, inbox, tmp_path):
    for number in range(3 * single_instance.MOST):
        drop(tmp_path, f"{number}.request", text_of(Request()).encode())
    qtbot.waitUntil(lambda: left(tmp_path) == [], timeout=LONG)
    assert len(inbox.heard) == 3 * single_instance.MOST


# --- the one that asks


@pytest.fixture
def held(tmp_path):
    """The lock of the program that is open, and that of another one."""
    first, second = (QLockFile(str(tmp_path / "open.lock")) for _ in range(2))
    assert first.tryLock(0)
    second.setStaleLockTime(0)
    yield first, second
    second.unlock()
    first.unlock()


def test_where_nobody_answers_the_request_is_withdrawn(tmp_path, held):
    assert ask(tmp_path, GAME, held[1], patience=0.2) is Outcome.NONE
    assert left(tmp_path) == []


def test_where_no_request_can_be_left_nobody_answers(tmp_path, held):
    (tmp_path / "requests").touch()
    assert ask(tmp_path, None, held[1], patience=30) is Outcome.NONE


def test_who_ends_instead_of_answering_leaves_the_lock(tmp_path, held):
    Timer(0.3, held[0].unlock).start()
    assert ask(tmp_path, GAME, held[1], patience=30) is Outcome.FREE
    assert left(tmp_path) == []


def test_what_the_other_takes_away_is_answered(tmp_path, held):
    taken = []

    def take() -> None:
        for path in (tmp_path / "requests").glob("*.request"):
            taken.append(read_request(path.read_bytes()))
            path.unlink()

    Timer(0.3, take).start()
    assert ask(tmp_path, GAME, held[1], patience=30) is Outcome.TAKEN
    assert [request.file for request in taken] == [str(GAME)]


# --- two real programs


@pytest.fixture
def program(tmp_path):
    """Start the program over one data folder, where no cards move."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text(json.dumps({"language": "en", "speed": "off"}), encoding="utf-8")
    started = []

    def start(*arguments: str, code: str = "") -> subprocess.Popen:
        begin = ["-c", code] if code else ["-m", "canasta_desktop"]
        command = [sys.executable, *begin, "--data", str(data), *arguments]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        started.append(subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=Path.cwd()))
        return started[-1]

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.fixture
def game(tmp_path) -> Path:
    made = stroll(match(seed=77), 30)
    while made.to_act() != 0:
        stroll(made, 1)
    write_game(tmp_path / "Sunday Äpfel.canasta", made)
    return tmp_path / "Sunday Äpfel.canasta"


def described(lines: Path) -> list[dict]:
    """All that was on the screen, line by line; one that is being written does not count."""
    text = lines.read_text(encoding="utf-8") if lines.exists() else ""
    return [json.loads(line) for line in text.split("\n")[:-1]]


def test_the_second_program_hands_its_file_to_the_first(qtbot, program, game, tmp_path):
    lines = tmp_path / "seen.jsonl"
    first = program("--describe", str(lines), "--seed", "1")
    qtbot.waitUntil(lambda: described(lines) != [], timeout=LONG)
    second = program(str(game))
    assert second.wait(patience(30)) == 0
    opened = "“Sunday Äpfel.canasta” has been opened."
    qtbot.waitUntil(lambda: any(opened in line["note"]["lines"] for line in described(lines)), timeout=LONG)
    assert read_game(tmp_path / "data" / "current.json").seed == 77
    assert first.poll() is None
    third = program()
    assert third.wait(patience(30)) == 0
    rules = program(str(tmp_path / "none.canasta-rules"))
    assert rules.wait(patience(30)) == 0
    qtbot.waitUntil(lambda: "trouble" in described(lines)[-1]["dialogs"], timeout=LONG)
    assert first.poll() is None
    assert left(tmp_path / "data") == []


def test_a_file_named_at_the_start_is_opened(qtbot, program, game, tmp_path):
    lines = tmp_path / "seen.jsonl"
    program("--describe", str(lines), os.path.relpath(game))
    qtbot.waitUntil(lambda: (tmp_path / "data" / "current.json").exists() and described(lines) != [], timeout=LONG)
    assert read_game(tmp_path / "data" / "current.json").seed == 77


SOON_OUT_OF_PATIENCE = """
from canasta_desktop.cli import main
from canasta_desktop.ui.session import single_instance
single_instance.ask.__defaults__ = (0.5,)
main()
"""
"""The program, which takes half a second for a sign that nobody answers."""


def test_a_first_program_that_does_not_answer_is_told_of(program, tmp_path):
    held = QLockFile(str(tmp_path / "data" / "open.lock"))
    assert held.tryLock(0)
    second = program(code=SOON_OUT_OF_PATIENCE)
    assert second.stderr.readline().startswith("The game is already open, but its window does not answer.")
    held.unlock()


MACOS = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from canasta_desktop.ui.session.app import application
app = application()
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/a b.canasta")))
app.hand_files_to(print)
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/c.canasta-rules")))
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl("https://example.org/d.canasta")))
"""


def test_files_that_the_system_names_are_opened_before_and_after_the_start():
    done = subprocess.run([sys.executable, "-c", MACOS], capture_output=True, text=True, timeout=patience(60))
    assert done.stdout.split("\n") == ["/a b.canasta", "/c.canasta-rules", ""], done.stderr
