"""Computer players' processes that go over from one session to the next: to start one costs more than most tests.

A choice is a function of the question alone (`bots.worker`), so nobody can tell. How such a process starts, fails and
ends is tried in `presenter/test_bot_process.py` and in whole programs (`tests/e2e`).
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QProcess

from canasta_desktop.ui.presenter.bot_process import BotProcess

MOST: Final = 2
"""So many wait for a question: the players' and the one that is asked why."""
UNTOLD: Final = "PYTEST_CURRENT_TEST"
"""The one variable that differs from test to test and says nothing to a process."""

Start = tuple[object, ...]
_waiting: list[tuple[Start, QProcess]] = []
_run, _close, _settle = BotProcess._running, BotProcess.close, BotProcess._settle


def _start_of(worker: BotProcess) -> Start:
    """Everything that a process is started with."""
    told = {name: value for name, value in os.environ.items() if name != UNTOLD}
    return tuple(worker._command), Path.cwd(), tuple(sorted(told.items()))


def _one_like(start: Start) -> QProcess | None:
    for kept in _waiting:
        if kept[0] == start and kept[1].state() is QProcess.ProcessState.Running:
            _waiting.remove(kept)
            return kept[1]
    return None


def _running(worker: BotProcess) -> QProcess:
    """One that waits, if it was started in the same way."""
    if worker._process is None and (process := _one_like(_start_of(worker))) is not None:
        process.setParent(worker)
        process.readyReadStandardOutput.connect(worker._read)
        process.finished.connect(worker._ended)
        process.errorOccurred.connect(worker._broke)
        worker._process, worker._has_answered = process, False
    return _run(worker)


def _settled(worker: BotProcess, choice: object) -> None:
    """An answer has come; of several questions it is that to the last."""
    worker.done = worker._last
    _settle(worker, choice)


def _closed(worker: BotProcess) -> None:
    """A process that has answered all it was asked waits for the next; any other is ended."""
    process = worker._process
    if process is None or getattr(worker, "done", 0) != worker._last or len(_waiting) >= MOST:
        _close(worker)
        return
    worker.cancel()
    worker._process = None
    process.readyReadStandardOutput.disconnect(worker._read)
    process.finished.disconnect(worker._ended)
    process.errorOccurred.disconnect(worker._broke)
    process.setParent(None)
    _waiting.append((_start_of(worker), process))


@contextmanager
def workers_kept() -> Iterator[None]:
    """Sessions in here leave their processes to those that follow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotProcess, "_running", _running)
        patch.setattr(BotProcess, "_settle", _settled)
        patch.setattr(BotProcess, "close", _closed)
        yield


def end_workers() -> None:
    """No process outlives the tests."""
    for _, process in _waiting:
        process.closeWriteChannel()
        process.waitForFinished()
    _waiting.clear()
