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


@pytest.mark.parametrize("name", POSIX)
def test_a_program_that_is_ended_keeps_the_place_of_its_window(qtbot, tmp_path, name):
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    command = [sys.executable, "-m", "canasta_desktop", "--data", str(tmp_path)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, preexec_fn=heed_signals)
    qtbot.waitUntil(lambda: (tmp_path / "requests").exists(), timeout=LONG)
    qtbot.wait(1000)  # nothing moves any more, and Python has no step to do
    process.send_signal(getattr(signal, name))
    assert process.wait(patience(20)) == -getattr(signal, name)
    assert process.stderr.read() == b""
    process.stderr.close()
    assert QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat).contains("window/geometry")


def test_its_end_leaves_all_as_it_was(qapp):
    before = [signal.getsignal(getattr(signal, name)) for name in POSIX]
    parent = QObject()
    made = Termination(lambda: None, parent)
    made.begin()
    made.end()
    made.end()
    assert [signal.getsignal(getattr(signal, name)) for name in POSIX] == before
    assert os.name != "posix" or signal.set_wakeup_fd(-1) == -1
