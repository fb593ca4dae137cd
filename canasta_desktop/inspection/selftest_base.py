"""What the parts of the self-test share: how a fault is told, how long anything may take, and that the program runs."""

import faulthandler
from collections.abc import Callable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

LIMIT_S: Final = 90
"""A step that takes longer hangs: the process then ends with status 1 and says where it was."""
STEP_S: Final = 45
"""What is waited for comes sooner than that; longer than the bot process waits for an answer."""


class SelfTestFault(Exception):
    """Something is missing or does not work; the text says what."""


def report(line: str) -> None:
    """A line of the report; it is out before anything else can go wrong."""
    print(line, flush=True)


def demand(condition: bool, fault: str) -> None:
    """Raises Fault where something is not as it has to be."""
    if not condition:
        raise SelfTestFault(fault)


def begin_step() -> None:
    """From now on there is time for one step. There is no limit to all of them: systems differ too much in speed."""
    faulthandler.dump_traceback_later(LIMIT_S, exit=True)


def end_steps() -> None:
    """Nothing is timed any more."""
    faulthandler.cancel_dump_traceback_later()


def wait(condition: Callable[[], bool], fault: str) -> None:
    """Let the program run until this holds. Raises Fault."""
    end = perf_counter() + STEP_S
    while not condition():
        demand(perf_counter() < end, fault)
        turn_over(10)


def turn_over(milliseconds: int) -> None:
    """Let the program run for so long; in a loop of its own, only there Qt deletes what is to go."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
