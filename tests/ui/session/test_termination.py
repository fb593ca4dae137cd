"""A system that ends the program loses nothing: the match is saved, and the window's place is kept."""

import os
import signal
import subprocess
import sys

import pytest
from PySide6.QtCore import QObject, QSettings

from canasta_desktop.ui.session.termination import ENDS, Termination
from tests.patience import patience

LONG = 30_000

POSIX = ENDS if os.name == "posix" else ()
"""Windows knows no such signals."""


def heed_signals() -> None:
    """The tests may run where some are ignored, in the background or under nohup; programs inherit that."""
    for name in POSIX:
        signal.signal(getattr(signal, name), signal.SIG_DFL)


@pytest.fixture
def open_programs(tmp_path):
    """A program for each signal, by its name, over a folder of that name; all are up."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    programs: dict[str, subprocess.Popen] = {}
    for name in POSIX:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        command = [sys.executable, "-m", "canasta_desktop", "--data", str(folder)]
        programs[name] = subprocess.Popen(
            command, env=environment, stderr=subprocess.PIPE, text=True, preexec_fn=heed_signals
        )
    yield programs
    for process in programs.values():
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_a_program_that_is_ended_keeps_the_place_of_its_window(open_programs, qtbot, tmp_path):
    qtbot.waitUntil(lambda: all((tmp_path / name / "requests").exists() for name in open_programs), timeout=LONG)
    qtbot.wait(1000)  # nothing moves any more, and Python has no step to do
    for name, process in open_programs.items():
        process.send_signal(getattr(signal, name))
    for name, process in open_programs.items():
        assert process.wait(patience(20)) == -getattr(signal, name), name
        assert process.stderr.read() == "", name
        places = QSettings(str(tmp_path / name / "window.ini"), QSettings.Format.IniFormat)
        assert places.contains("window/geometry"), name


def test_its_end_leaves_all_as_it_was(qapp):
    before = [signal.getsignal(getattr(signal, name)) for name in POSIX]
    parent = QObject()
    made = Termination(lambda: None, parent)
    made.begin()
    made.end()
    made.end()
    assert [signal.getsignal(getattr(signal, name)) for name in POSIX] == before
    assert os.name != "posix" or signal.set_wakeup_fd(-1) == -1
