"""Statistics at the window: the dialog asks, the tables beside the list of matches answer, a process fills these.

The answer to ten thousand matches comes in less than half a second (`tests/bench_statistics.py`); what has to be played
again for it is done by the archive's process, and the pages follow as it gets on.
"""

import csv
import logging
import sqlite3
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from canasta_desktop.archive import tables
from canasta_desktop.archive.reports import UpdateReport, UpdateStage
from canasta_desktop.archive.statistics import Statistics
from canasta_desktop.archive.statistics_answer import StatisticsAnswer, StatisticsChoices, WhichMatches
from canasta_desktop.bots.strength import StrengthTable
from canasta_desktop.game.messages import why_unwritten
from canasta_desktop.ui.session.own_figures import own_person
from canasta_desktop.ui.statistics.dialog import StatisticsDialog

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

log = logging.getLogger(__name__)

REFRESH_MS: Final = 2000
"""While matches are counted the pages follow no more often than this."""
AT_ONCE: Final = 4000
"""Lines of the table that are written in one go: a few hundredths of a second."""
SUFFIX: Final = ".csv"
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would take for a formula."""

Answered = tuple[StatisticsAnswer | None, StatisticsChoices]
NOTHING: Final = StatisticsChoices([], [], [])


class StatisticsControl(QObject):
    """Ties one `dialog` to the archive, as long as it is open."""

    def __init__(self, session: "Session", parent: QWidget, strength: StrengthTable | None) -> None:
        self.dialog = StatisticsDialog(parent)
        super().__init__(self.dialog)
        self._session = session
        self._strength = strength
        self._which = WhichMatches("")
        self._refresh = QTimer(self)
        self._refresh.setSingleShot(True)
        self._refresh.setInterval(REFRESH_MS)
        self._refresh.timeout.connect(self._answer_again)
        self.asking: QFileDialog | None = None
        self._file = Path()
        self._left: Iterator[tuple[object, ...]] = iter(())
        """What is still to be written of the table."""
        process = session.archive_control.process
        process.reported.connect(self._hear)
        process.ended.connect(self._end)
        self.dialog.wanted.connect(self._answer)
        self.dialog.export_wanted.connect(self._ask_where)
        self.dialog.stop_wanted.connect(process.cancel)
        self._answer(self._which)
        process.start()

    # --- answers -----------------------------------------------------------------------------------

    def _answer(self, which: WhichMatches) -> None:
        def question(database: sqlite3.Connection) -> Answered:
            if not tables.are_there(database):
                return None, NOTHING
            statistics = Statistics(database, self._strength)
            asked = which if which.person else WhichMatches(own_person(self._session, statistics))
            return statistics.answer(asked), statistics.choices(asked.person)

        answer, choices = self._session.archive_control.archive.read_tables(question)
        self._which = which if answer is None else answer.which
        self.dialog.show_answer(answer, choices)

    def _answer_again(self) -> None:
        self._answer(self._which)

    def _hear(self, report: UpdateReport) -> None:
        if report.stage is UpdateStage.FIGURES:
            self.dialog.show_progress(report.done, report.total)
            if not self._refresh.isActive():
                self._refresh.start()

    def _end(self, is_done: bool) -> None:
        self._refresh.stop()
        self.dialog.show_progress(0, 0)
        if not is_done:
            self.dialog.show_note(self.dialog.words.stopped())
        self._answer_again()

    # --- the table ---------------------------------------------------------------------------------

    def _ask_where(self) -> None:
        """Ask in which file the deals shown are to be written."""
        words = self.dialog.words
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = self.asking = QFileDialog(self.dialog, words.title(), documents)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"CSV (*{SUFFIX})"])
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.selectFile(f"{words.title()} {self._session.clock():%Y-%m-%d}{SUFFIX}")
        dialog.fileSelected.connect(self.export)
        dialog.open()

    def export(self, path: str) -> None:
        """Write the deals of the matches shown into this file, a line each, under a line of headings."""

        def question(database: sqlite3.Connection) -> list[tuple[object, ...]]:
            return list(Statistics(database).lines(self._which))

        self._left = iter(self._session.archive_control.archive.read_tables(question))
        self._file = Path(path)
        self._write_some("w")

    def _write_some(self, mode: str = "a") -> None:
        """Write a few thousand lines, then let the table have its turn before the next."""
        words, some = self.dialog.words, list(islice(self._left, AT_ONCE))
        try:
            with self._file.open(mode, encoding="utf-8-sig" if mode == "w" else "utf-8", newline="") as file:
                csv.writer(file).writerows(map(_harmless, some))
        except OSError as error:
            log.error("the table could not be written: %s", error)
            self.dialog.show_note(words.not_exported(self._session.words.system.unwritten(why_unwritten(error))))
            return
        if len(some) == AT_ONCE:
            QTimer.singleShot(0, self, self._write_some)
        else:
            self.dialog.show_note(words.exported(self._file.name))


def _harmless(line: tuple[object, ...]) -> list[object]:
    """A line with no text that a spreadsheet would carry out: names may come from somebody else's save."""
    return [f"'{part}" if isinstance(part, str) and part.startswith(FORMULA) else part for part in line]
