"""Faults of Qt's binding that would end the program in mid-game: one must not come in, the other is kept away."""

import gc
import subprocess
import sys

from PySide6.QtGui import QPainterPath

from tests.patience import patience

CALLS = 200


def test_void_calls_of_qt_take_no_reference_from_none():
    """PySide6 6.12.0 on Python 3.11 loses one a call. From 3.12 on None is not counted, and nothing can be lost."""
    path = QPainterPath()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        path.moveTo(0, 0)
    lost = before - sys.getrefcount(None)
    assert lost < CALLS // 2, f"{lost} references to None lost in {CALLS} calls: do not use this PySide6"


FREED_BY = """
import gc, sys, threading
from PySide6.QtCore import QCoreApplication, QObject, QTimer
app = QCoreApplication([])
class Part(QObject):
    def __init__(self):
        super().__init__()
        self.myself = self  # a cycle: only the collector frees it
        self.timer = QTimer(self)
        self.timer.start(1)
gc.disable()
Part()
if sys.argv[1] == "another":
    thread = threading.Thread(target=gc.collect)
    thread.start()
    thread.join(5)
else:
    gc.collect()
"""


def freed_by(thread: str) -> str:
    """What Qt complains of when the collector runs in that thread; at its end the process may crash or hang."""
    done = subprocess.run(
        [sys.executable, "-c", FREED_BY, thread], capture_output=True, text=True, timeout=patience(60)
    )
    return done.stderr


def test_qt_minds_being_freed_in_another_thread():
    """Why the tests collect garbage between two tests only, and why the program has one thread (test_architecture).

    PySide frees an object in whichever thread the collector runs. Once it no longer does, both can go.
    """
    assert "from another thread" in freed_by("another")
    assert freed_by("its own") == ""


def test_no_collection_starts_in_the_middle_of_a_test():
    assert not gc.isenabled()
