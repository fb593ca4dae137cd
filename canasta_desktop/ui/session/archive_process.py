"""The process that brings the list of all matches up to date, as the window sees it: how far it is, and its end."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from canasta_desktop.archive.reports import LONGEST, UpdateStage, read_report
from canasta_desktop.game.messages import SaveError
from canasta_desktop.ui.presenter.bot_process import program_command

log = logging.getLogger(__name__)


class ArchiveProcess(QObject):
    """Starts the process when it is wanted; one at a time. Who ends it loses nothing: the next one goes on."""

    reported = Signal(object)
    """An `UpdateReport`: how far it has come."""
    ended = Signal(bool)
    """It is over; whether everything is up to date."""

    def __init__(self, folder: Path, parent: QObject | None = None, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self._command = [*(command or program_command()), "--archive", str(folder)]
        self._process: QProcess | None = None
        self._is_done = False
        self._is_wanted_again = False

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._process is not None

    def start(self) -> None:
        """Begin; one that is at work already is followed by another, for it may have passed by what is new."""
        if self._process is not None:
            self._is_wanted_again = True
            return
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._break)
        self._process, self._is_done, self._is_wanted_again = process, False, False
        process.start(self._command[0], self._command[1:])

    def cancel(self) -> None:
        """End it; what is left is done by the next one."""
        self._is_wanted_again = False
        if (process := self._release()) is not None:
            process.kill()
            self.ended.emit(False)

    def close(self) -> None:
        """The window has been closed."""
        self._is_wanted_again = False
        if (process := self._release()) is not None:
            process.kill()
            process.waitForFinished(1000)

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            try:
                report = read_report(bytes(process.readLine().data()))
            except SaveError as error:
                log.error("the archive's process said nothing that can be read: %s", error.place)
                self.cancel()
                return
            self._is_done = report.stage is UpdateStage.DONE
            self.reported.emit(report)
        if self._process is not None and self._process.bytesAvailable() > LONGEST:
            log.error("the archive's process said more than %d bytes in one line", LONGEST)
            self.cancel()

    def _break(self, error: QProcess.ProcessError) -> None:
        log.error("the archive's process broke: %s", error.name)
        if error is QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self) -> None:
        self._read()
        if (process := self._release()) is not None:
            process.deleteLater()
            self.ended.emit(self._is_done)
            if self._is_wanted_again:
                self.start()

    def _release(self) -> QProcess | None:
        """The process, of which nothing is heard from now on; it goes once it has ended."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._end)
            process.errorOccurred.disconnect(self._break)
            process.finished.connect(process.deleteLater)
        return process
