"""The list of matches at the window: what it shows, and what comes of what is wanted there."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from canasta_desktop.archive.deleted import Deleted
from canasta_desktop.archive.index import Wanted
from canasta_desktop.archive.records import DamagedRow, MatchRow
from canasta_desktop.archive.reports import UpdateReport, UpdateStage
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message, SaveError, why_unwritten
from canasta_desktop.game.names import clean_name
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.history.book_dialog import ScoreBookDialog
from canasta_desktop.ui.history.dialog import HistoryDialog
from canasta_desktop.ui.history.score_book import score_book
from canasta_desktop.ui.history.viewer import Viewer
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.score_sheet.stage import Stage
from canasta_desktop.ui.session.new_matches import give_usual_names
from canasta_desktop.ui.session.replay_control import begin_replay
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.wording.wording import isolated

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

LONGEST_NAME = 60
"""So many letters of the name of a file are shown."""


class HistoryControl(QObject):
    """Made for one showing of the list; it lives as long as `dialog`."""

    def __init__(self, session: "Session", parent: QWidget) -> None:
        dialog = HistoryDialog(
            session.words,
            parent,
            stage_now(session),
            current=session.store.place,
            viewer=viewer_now(session),
            can_replay=True,
        )
        super().__init__(dialog)
        self.dialog = dialog
        self._session = session
        self._archive = session.archive_control.archive
        self._process = session.archive_control.process
        self._deleted = Deleted()
        self._everything: list[MatchRow | DamagedRow] = []
        self._is_stopped = False
        """Whether the person does not want to wait for what has not been read."""
        self._stop = self._archive.listen(self._changed)
        dialog.filter_changed.connect(self._narrow)
        dialog.resume_wanted.connect(self._resume)
        dialog.book_wanted.connect(self._open_book)
        dialog.replay_wanted.connect(self._replay)
        # The field in which the name was typed is put away first.
        dialog.rename_wanted.connect(self._rename, Qt.ConnectionType.QueuedConnection)
        dialog.delete_wanted.connect(self._delete)
        dialog.restore_wanted.connect(self._restore)
        dialog.export_wanted.connect(self._ask_export)
        dialog.new_game_wanted.connect(self._begin)
        dialog.reading_stopped.connect(self._stop_reading)
        dialog.finished.connect(self._stop)
        self._process.reported.connect(self._show_progress)
        self._process.ended.connect(self._read_on)
        self._changed()

    # --- what it shows -----------------------------------------------------------------------------

    def _changed(self) -> None:
        """Some match has become another one."""
        self._everything = self._archive.rows()
        self._narrow(self.dialog.wanted())
        if self._archive.unread and not self._is_stopped and not self._process.is_running:
            self._process.start()

    def _narrow(self, wanted: object) -> None:
        assert isinstance(wanted, Wanted)
        self.dialog.show_rows(self._found(wanted), self._everything)

    def _found(self, wanted: Wanted) -> list[MatchRow | DamagedRow]:
        """What is wanted. A game is found by its name in the present language, too: the archive knows keys alone."""
        if wanted == Wanted():
            return self._everything
        places = {row.place for row in self._archive.rows(wanted)}
        for game in self._called(wanted.text.casefold()):
            if wanted.system in ("", game):
                places |= {row.place for row in self._archive.rows(wanted._replace(text="", system=game))}
        return [row for row in self._everything if row.place in places]

    def _called(self, text: str) -> list[str]:
        """The keys of the games in whose names this stands."""
        played = {row.setup.system for row in self._everything if isinstance(row, MatchRow)}
        name = self._session.words.names.system
        return [key for key in sorted(played) if text and text in name(key).casefold()]

    # --- what is being read ------------------------------------------------------------------------

    def _show_progress(self, report: object) -> None:
        """Many saves are new, or the index is made anew: how far that is."""
        assert isinstance(report, UpdateReport)
        is_reading = report.stage is UpdateStage.LIST and report.done < report.total
        self.dialog.show_progress(report.done if is_reading else 0, report.total if is_reading else 0)

    def _read_on(self) -> None:
        """All has been read, or it was given up."""
        self.dialog.show_progress(0, 0)
        self._changed()

    def _stop_reading(self) -> None:
        self._is_stopped = True
        self._process.cancel()

    # --- what is wanted ----------------------------------------------------------------------------

    def _resume(self, place: str) -> None:
        """Put a match on the table; the one that lies there is kept."""
        try:
            path = self._archive.path(place)
        except SaveError as error:
            self._show_fault(error, place)
        else:
            self._session.files.open(str(path))

    def _open_book(self, place: str) -> None:
        """Show a match deal by deal."""
        if (match := self._match(place)) is not None:
            self._session.window.dialog_manager.open(commands.SCORE_BOOK, match)

    def _replay(self, place: str) -> None:
        """See a match again on the table, from its first deal on; the one on the table waits."""
        match = self._match(place)
        if match is not None and not begin_replay(self._session, match, 0):
            self.dialog.reject()  # why not is said at the table

    def _match(self, place: str) -> Match | None:
        """The match of this place, the one on the table as it is now; None, and said why, where it cannot be read."""
        if place == self._session.store.place:
            return self._session.match
        try:
            match = self._archive.read(place)
        except SaveError as error:
            self._show_fault(error, place)
            return None
        give_usual_names(match)
        return match

    def _rename(self, place: str, name: str) -> None:
        try:
            self._archive.rename(place, name)
        except (OSError, SaveError) as error:
            self._show_failure(self.tr("The name could not be saved."), error)
        self.dialog.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete(self, places: Sequence[str]) -> None:
        try:
            self._deleted = self._archive.delete(places)
        except (OSError, SaveError) as error:
            self._show_failure(self.tr("Nothing could be deleted."), error)
        else:
            self.dialog.show_deleted(len(places))

    def _restore(self) -> None:
        try:
            self._archive.restore(self._deleted)
        except OSError as error:
            self._show_failure(self.tr("What was deleted could not be put back."), error)

    def _ask_export(self, place: str) -> None:
        """Ask for the file that the match is written into."""
        row = next((row for row in self._everything if row.place == place), None)
        if not isinstance(row, MatchRow):
            return
        name = row.particulars.name or self._session.words.names.system(row.setup.system)
        day = row.particulars.played[:10]
        self._session.files.ask_place(self.tr("Export a match"), f"{name} {day}".strip(), partial(self._export, place))

    def _export(self, place: str, path: str) -> None:
        try:
            self._archive.export(place, Path(path))
        except (OSError, SaveError) as error:
            self._show_failure(self.tr("The match could not be exported."), error)
        else:
            file = isolated(shortened(clean_name(Path(path).name), LONGEST_NAME))
            self.dialog.show_note(self.tr("Saved as {file}.").format(file=file))

    def _begin(self) -> None:
        """Nothing has been played yet: what is it to be?"""
        self.dialog.accept()
        self._session.open_new_game()

    # --- what goes wrong ---------------------------------------------------------------------------

    def _show_failure(self, what: str, error: OSError | SaveError) -> None:
        """Beside the title: what did not come about, and why."""
        why = self._session.words.system.unwritten(why_unwritten(error))
        self.dialog.show_note(" ".join((what, why)))

    def _show_fault(self, error: SaveError, place: str) -> None:
        """In a dialog of its own: a file that cannot be read."""
        values = (("name", shortened(clean_name(place), LONGEST_NAME)), ("fault", error.code.value))
        self._session.window.dialog_manager.open(commands.TROUBLE, Message(Code.OPENING_FAILED, values))


def book_dialog(session: "Session", parent: QWidget, match: Match | None) -> QDialog:
    """The score book of a match, or of the one on the table."""
    screen = session.presenter.hot_seat
    on_table = screen.match if session.replay is None else session.match
    shown = match or on_table
    bottom = screen.showing.bottom if shown is screen.match else next(iter(shown.setup.persons()), 0)
    dialog = ScoreBookDialog(
        score_book(shown, bottom),
        session.words,
        parent,
        stage_now(session),
        viewer=viewer_now(session),
        can_replay=session.lesson is None,
    )
    dialog.replay_wanted.connect(partial(session.replay_deal, shown))
    return dialog


def viewer_now(session: "Session") -> Viewer:
    """Who plays here now, among everybody who does."""
    people = session.people
    portraits = {profile.key: profile.portrait for profile in people.everybody.all()}
    return Viewer(people.here.profile, people.here.portrait, portraits)


def stage_now(session: "Session") -> Stage:
    """The table as it looks now."""
    scene = session.scene

    def look() -> Look:
        return scene.look

    return Stage(look, {}, scene.motion.speed)
