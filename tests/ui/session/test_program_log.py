"""The log of the program: what is in it, what is never in it, and that it stops nothing."""

import logging
import os
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler, qWarning

from canasta_desktop.game.messages import Code, Fault, SaveError
from canasta_desktop.game.store import Store
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.session import app, program_log, session, startup
from canasta_desktop.ui.session.program_log import BEFORE, LARGEST, LONGEST, MOST, NAME, LogFile, ProgramLog, last_lines
from tests.patience import patience
from tests.ui.together import Together, match_of

SECRET = "KS 8H Wolfeschlegelstein 123456789012345678"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """A log that has begun; what comes to stderr as well is kept apart."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(sys, "unraisablehook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    made = ProgramLog(tmp_path)
    made.told = []
    made.failed.connect(lambda: made.told.append(1))
    made.begin()
    yield made
    made.end()


def text(folder) -> str:
    path = folder / NAME
    return path.read_text(encoding="utf-8") if path.exists() else ""


def fail():
    raise ValueError(SECRET)


def test_without_anything_to_say_there_is_no_file(run, tmp_path):
    logging.getLogger("canasta_desktop.x").info("all is well")
    assert list(tmp_path.iterdir()) == []


def test_the_first_entry_says_which_program_this_is(run, tmp_path):
    for _ in range(2):
        logging.getLogger("canasta_desktop.x").warning("the folder %s is full", "data")
    first, *others = text(tmp_path).splitlines()
    assert first.startswith("--- Canasta Desktop 0.")
    assert [line.partition("WARNING ")[2] for line in others] == ["canasta_desktop.x: the folder data is full"] * 2


def test_only_the_owner_reads_it(run, tmp_path):
    before = os.umask(0o022)
    logging.getLogger("canasta_desktop.x").warning("full")
    os.umask(before)
    assert os.name != "posix" or (tmp_path / NAME).stat().st_mode & 0o777 == 0o600


def test_of_an_exception_stands_there_what_and_where_but_not_what_it_says(run, tmp_path):
    try:
        fail()
    except ValueError:
        sys.excepthook(*sys.exc_info())
        logging.getLogger("canasta_desktop.x").exception("it is missing")
    seen = text(tmp_path)
    assert seen.count("ValueError") == 2
    assert seen.count("test_program_log.py:") == 4
    assert " fail\n" in seen
    assert not [word for word in SECRET.split() if word in seen]


def test_a_record_that_another_handler_has_worded_already_leaks_nothing(run, tmp_path):
    record = logging.LogRecord("x", logging.ERROR, "", 0, "missing", (), None)
    try:
        fail()
    except ValueError:
        record.exc_info = sys.exc_info()
    logging.Formatter().format(record)
    assert SECRET in record.exc_text
    assert "Wolfeschlegelstein" not in program_log.entry(record)


def test_what_fails_in_an_event_handler_is_logged_and_told_once(run, tmp_path):
    for _ in range(3):
        guarded(fail)()
    assert text(tmp_path).count("ValueError") == 3
    assert run.told == [1]


def test_what_ends_the_program_on_purpose_is_no_fault(run, tmp_path):
    for kind in (KeyboardInterrupt, SystemExit):
        sys.excepthook(kind, kind(), None)
    assert text(tmp_path) == ""
    assert run.told == []


def test_what_fails_in_a_thread_or_while_it_is_cleared_away_is_logged(run, tmp_path):
    thread = threading.Thread(target=fail, name="other")
    thread.start()
    thread.join()

    class Torn:
        def __del__(self):
            fail()

    torn = Torn()
    del torn
    assert text(tmp_path).count("ValueError") == 2


def test_the_warnings_of_qt_are_logged(run, tmp_path):
    qWarning("QPainter::begin: Paint device returned engine == 0")
    assert "WARNING qt: QPainter::begin: Paint device returned engine == 0" in text(tmp_path)


def test_its_end_leaves_all_as_it_was(tmp_path):
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    heard = []

    def listen(kind: QtMsgType, context: object, message: str) -> None:
        heard.append(message)

    old = qInstallMessageHandler(listen)
    made = ProgramLog(tmp_path)
    made.begin()
    made.end()
    qWarning("again")
    qInstallMessageHandler(old)
    assert heard == ["again"]
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == hooks
    logging.getLogger("x").error("after")
    assert text(tmp_path) == ""


# --- its bounds


def record(message: str, level: int = logging.ERROR) -> logging.LogRecord:
    return logging.LogRecord("x", level, "", 0, message, (), None)


def test_it_never_grows_beyond_two_files_of_their_size(tmp_path, monkeypatch):
    monkeypatch.setattr(program_log, "MOST", 10**9)
    made = LogFile(tmp_path)
    for number in range(LARGEST // 1000 * 5):
        made.handle(record(f"{number} " + "x" * 1000))
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert sizes.keys() == {NAME, BEFORE}
    assert max(sizes.values()) <= LARGEST
    numbers = [int(line.split(": ")[1].split()[0]) for line in last_lines(tmp_path, 200)]
    assert numbers == list(range(numbers[0], LARGEST // 1000 * 5))
    assert len(numbers) == 200


def test_one_entry_is_bounded_and_so_are_those_of_one_run(tmp_path):
    made = LogFile(tmp_path)
    made.handle(record("é" * LONGEST))
    assert (tmp_path / NAME).stat().st_size < LONGEST + 200
    for _ in range(MOST + 10):
        made.handle(record("again"))
    assert text(tmp_path).count("again") == MOST - 1
    assert text(tmp_path).endswith("--- and so on\n")


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path):
    made = LogFile(tmp_path / "gone" / "away")
    made.handle(record("full"))
    made.handle(logging.LogRecord("x", logging.ERROR, "", 0, "%d", ("no number",), None))
    assert last_lines(tmp_path / "gone", 10) == []


def test_it_is_made_anew_after_it_was_deleted(tmp_path):
    made = LogFile(tmp_path)
    made.handle(record("one"))
    (tmp_path / NAME).unlink()
    made.handle(record("two"))
    assert text(tmp_path).endswith("two\n")


# --- in the program


def test_what_is_wrong_with_a_save_is_logged_without_what_stands_there(caplog, tmp_path):
    assert SaveError(Fault.BAD_VALUE, "save.deal.position: hands: KS cannot be so").place == (
        "bad-value: save.deal.position"
    )
    (tmp_path / "current.json").write_text('{"format": "other: KS KH"}', encoding="utf-8")
    from datetime import datetime

    assert Store(tmp_path, lambda message: None).load_current(datetime(2026, 5, 4)) is None
    assert "KS" not in caplog.text
    assert "current.json set aside: " in caplog.text


def test_a_fault_of_the_program_is_told_at_the_table(qtbot, tmp_path):
    table = Together(qtbot, tmp_path, match_of("pccc", ["KS KH 9D 4S 5C", 11, 11, 11]))
    table.session.report_fault()
    qtbot.waitUntil(lambda: table.presenter.display.notices != (), timeout=20_000)
    assert table.presenter.display.notices[0].lines[0] == "Something went wrong in the game. It goes on."
    assert Code.PROGRAM_FAULT.is_lasting
    table.close()


def test_a_start_that_fails_is_logged_and_said(monkeypatch, capsys, tmp_path):
    said = []
    monkeypatch.setattr(startup, "_show_notice", lambda words, folder, close: said.append(words))
    monkeypatch.setattr(session, "Session", lambda *_: fail())
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    assert app.play(tmp_path) == 1
    assert said[0][0] == "The game could not be started: there is a fault in it."
    assert "ValueError" in text(tmp_path)
    assert "Wolfeschlegelstein" not in text(tmp_path)
    assert "Traceback" in capsys.readouterr().err


FAULTY = """
import sys
from canasta_desktop.ui.window import main_window as window
from PySide6.QtCore import QTimer
from canasta_desktop.ui.session.app import play

def prepare(session):
    QTimer.singleShot(0, lambda: {}["KS"])
    def end():
        print([notice.lines[0] for notice in session.presenter.display.notices])
        session.window.close()
    QTimer.singleShot(1500, end)

sys.exit(play(__import__("pathlib").Path(sys.argv[1]), seed=1, prepare=prepare))
"""


def test_a_real_program_goes_on_and_says_so(tmp_path):
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    command = [sys.executable, "-c", FAULTY, str(tmp_path)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=patience(60), env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "['Something went wrong in the game. It goes on.']\n"
    assert "KeyError" in text(tmp_path)
    assert "KS" not in text(tmp_path)
    assert "KS" in done.stderr
