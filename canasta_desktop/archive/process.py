"""The process that brings the index up to date: this same program, started with `--archive` for a data folder.

It reads what is new, works out what follows from it, says how far it has come, and ends. It can be ended at any moment:
what is written is whole, and the next one goes on from there. Where nobody hears it any more, it ends by itself.
"""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, TextIO

from canasta_desktop.archive.deleted import purge_deleted
from canasta_desktop.archive.derivations import DERIVATIONS, Derivation, deriving
from canasta_desktop.archive.places import SaveFolder
from canasta_desktop.archive.recovery import is_damage, open_index, set_aside
from canasta_desktop.archive.reports import UpdateReport, UpdateStage, report_text
from canasta_desktop.archive.update import UpdateProgress, updating
from canasta_desktop.game import files
from canasta_desktop.game.game_files import GAMES
from canasta_desktop.game.messages import Message, SaveError

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds to wait for another program that is writing."""

PAUSE: Final = 0.1
"""Seconds between two lines at least."""


def serve(folder: Path, reports: TextIO, derivations: Sequence[Derivation] = DERIVATIONS) -> bool:
    """Do all that is to be done for this data folder; False where the disk refuses, or nobody listens any more."""
    write = ReportWriter(reports).write
    now = datetime.now()
    purge_deleted(folder, now)
    files.sweep_unfinished(folder / GAMES)
    try:
        try:
            _bring_up_to_date(folder, write, derivations)
        except (sqlite3.Error, SaveError) as error:
            if not is_damage(error):
                raise
            set_aside(folder, now, lambda message: write(_aside(message)), error)
            _bring_up_to_date(folder, write, derivations)
        write(UpdateReport(UpdateStage.DONE))
    except PipeClosed:
        return False  # the window is gone
    except (sqlite3.Error, SaveError, OSError) as error:
        log.error("the list of matches is not up to date: %s", error)
        return False
    return True


def _aside(message: Message) -> UpdateReport:
    return UpdateReport(UpdateStage.ASIDE, name=str(message.value("name")))


def _bring_up_to_date(folder: Path, write: Callable[[UpdateReport], None], derivations: Sequence[Derivation]) -> None:
    index = open_index(folder, PATIENCE)
    saves = SaveFolder(folder)
    try:
        _report(UpdateStage.LIST, updating(index, saves, thorough=True), write)
        _report(UpdateStage.FIGURES, deriving(index, saves, derivations), write)
    finally:
        index.close()


def _report(stage: UpdateStage, steps: Iterable[UpdateProgress], write: Callable[[UpdateReport], None]) -> None:
    for done, total in steps:
        if total:
            write(UpdateReport(stage, done, total))


class PipeClosed(Exception):
    """Nothing reads our reports any more: the other end of the pipe is closed."""


class ReportWriter:
    """Writes reports, not more often than anybody can follow them."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._next = 0.0

    def write(self, report: UpdateReport) -> None:
        """Write it, unless it is one of many. Raises PipeClosed."""
        is_last = report.done == report.total
        now = time.monotonic()
        if not is_last and now < self._next:
            return
        self._next = now + PAUSE
        try:
            self._out.write(report_text(report) + "\n")
            self._out.flush()
        except OSError as error:
            raise PipeClosed from error
