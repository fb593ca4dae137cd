"""The list of all matches beside the session: it hears what begins, is scored and makes room, and is kept up to date.

Nothing of it is needed to see the table or to play; it comes with the first quiet moment, or with whoever asks for it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.reports import UpdateReport, UpdateStage
from canasta_desktop.game.audience import Update
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.ui.session.archive_process import ArchiveProcess

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


class ArchiveControl(QObject):
    """`archive` is the list; `process` brings it up to date where that takes long, and works out what follows."""

    def __init__(self, session: "Session", on_message: Callable[[Message], None]) -> None:
        """`on_message` gets what the person must know."""
        super().__init__(session)
        self._session = session
        self._on_message = on_message
        self.archive = Archive(session.folder, on_message=on_message)
        self.process = ArchiveProcess(session.folder, self)
        self.process.reported.connect(self._hear)
        self.process.ended.connect(self.archive.refresh)
        self._scored = 0
        """How many deals of the match on the table the list knows of."""
        self._stop: Callable[[], None] | None = None
        self.follow(session.match)

    def follow(self, match: Match) -> None:
        """This match has begun, or goes on."""
        if self._stop is not None:
            self._stop()
        self._stop = match.listen(None, self._note_scored)
        self._note(match)

    def make_room(self, match: Match, place: str) -> None:
        """The match on the table makes room for another; it is kept in this place."""
        self.archive.note(match, place)

    def _note_scored(self, update: Update) -> None:
        match = self._session.match
        if len(match.history) != self._scored:
            self._note(match)

    def _note(self, match: Match) -> None:
        self._scored = len(match.history)
        self.archive.note(match, self._session.store.place)

    def _hear(self, report: UpdateReport) -> None:
        if report.stage is UpdateStage.ASIDE:
            self._on_message(Message(Code.HISTORY_DAMAGED_SET_ASIDE, (("name", report.name),)))

    def close(self) -> None:
        """The window has been closed."""
        self.process.close()
        self.archive.close()
