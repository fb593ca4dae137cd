"""Games in files of their own at the window: copied out, opened, and the way back; and rule sets that are opened.

Opening asks nothing. A file that is no good is told in a dialog of its own and changes nothing. Before another game
comes to the table, be it opened or new, the one that lies there is kept. At a shared screen the curtain falls first, as
at the start.
"""

import contextlib
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from canasta_desktop.__about__ import GAME_SUFFIX, RULES_SUFFIX
from canasta_desktop.game.branching import goes_on_from, practice_of
from canasta_desktop.game.game_files import FileStamp, is_rule_set, read_game, read_rule_set, stamp_of, write_game
from canasta_desktop.game.journal import is_untouched
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message, SaveError, why_unwritten
from canasta_desktop.game.names import clean_name
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.session.single_instance import TOKEN, Request
from canasta_desktop.ui.text.shortening import shortened

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

LONGEST_NAME: Final = 60
"""So many letters of the name of a file are shown."""
LAST_FOLDER: Final = "files/folder"
"""Where it is kept in which folder a file was chosen last."""


class GameFiles(QObject):
    """Saves copies, opens files and leads back; `asking` is the file dialog that is open or was open last."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self.asking: QFileDialog | None = None

    def do(self, name: str) -> None:
        """What an action of this name stands for."""
        if name == commands.OPEN:
            self.ask_open()
        elif name == commands.SAVE_COPY:
            self.ask_save()
        elif name == commands.BACK:
            self.go_back()
        elif name == commands.FOLDER:
            self.show_folder(self._session.folder.absolute())

    def be_asked(self, request: Request) -> None:
        """Another start of the program, or the system, wants this: come to the front, and open a file."""
        if request.token:
            os.environ[TOKEN] = request.token
        window = self._session.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if request.file:
            self.open(request.file)

    # --- asking for a file -------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask which game, or which rule set, is to be opened."""
        dialog = self._file_dialog(self.tr("Open a game"))
        games = self.tr("Games and rules") + f" (*{GAME_SUFFIX} *{RULES_SUFFIX})"
        dialog.setNameFilters([games, self.tr("All files") + " (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.open)
        dialog.open()

    def ask_save(self, then: Callable[[], None] | None = None) -> None:
        """Ask where a copy of the game is to be saved, and do this once it is."""
        system = self._session.words.names.system(self._session.match.setup.system)
        name = f"{system} {self._session.clock():%Y-%m-%d}"
        self.ask_place(self.tr("Save a copy of the game"), name, partial(self.save_to, then=then))

    def ask_place(self, title: str, name: str, chosen: Callable[[str], None]) -> None:
        """Ask into which file a game is to be written; `name` is offered, `chosen` gets the answer."""
        dialog = self._file_dialog(title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Games") + f" (*{GAME_SUFFIX})"])
        dialog.setDefaultSuffix(GAME_SUFFIX[1:])
        dialog.selectFile(f"{name}{GAME_SUFFIX}")
        dialog.fileSelected.connect(chosen)
        dialog.open()

    def _file_dialog(self, title: str) -> QFileDialog:
        """A dialog without a loop of its own, in the folder of last time."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = str(self._session.places.value(LAST_FOLDER, documents))
        dialog = self.asking = QFileDialog(self._session.window, title, folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._remember)
        return dialog

    def _remember(self, path: str) -> None:
        self._session.places.setValue(LAST_FOLDER, str(Path(path).parent))

    # --- games -------------------------------------------------------------------------------------

    def save_to(self, path: str, then: Callable[[], None] | None = None) -> None:
        """Write a copy of the game into this file."""
        try:
            write_game(Path(path), self._session.match)
        except (OSError, SaveError) as error:
            self._fail(Code.COPY_FAILED, Path(path).name, ("detail", why_unwritten(error)))
        else:
            self._session.presenter.show_message(_message(Code.GAME_COPIED, Path(path).name))
            if then is not None:
                then()

    def open(self, path: str) -> None:
        """Put the game of this file on the table; of a rule set, ask for a new game by it."""
        place = Path(path)
        if is_rule_set(place):
            self._open_rule_set(place)
            return
        stamp = stamp_of(place)
        try:
            match = read_game(place)
        except SaveError as error:
            self._fail(Code.OPENING_FAILED, place.name, ("fault", error.code.value))
            return
        self.keep_and(partial(self._take_up, match, place, stamp))

    def _take_up(self, match: Match, place: Path, stamp: FileStamp | None) -> None:
        """Put the game of this file on the table; one that was kept need not be kept any longer.

        A copy of a match that has been played further by now does not take the place of that: it becomes practice.
        """
        session, kept = self._session, self._session.store.kept
        is_kept = not is_untouched(session.match)
        is_behind = not kept.is_one(place) and self._is_behind(match)
        name = self._called(match) if kept.is_one(place) else place.name
        if is_behind:
            match.particulars = practice_of(match)
        session.take_up(match)
        if not session.store.is_failing and not match.corrected:
            kept.release(place, stamp)
        session.show_way_back()
        code = Code.GAME_OPENED_OTHER_KEPT if is_kept else Code.GAME_OPENED
        code = Code.GAME_OPENED_AS_PRACTICE if is_behind else code
        corrected = Message(Code.SAVE_TAKEN_UP_FROM_POSITION)
        session.presenter.show_message(corrected if match.corrected else _message(code, name))

    def _called(self, match: Match) -> str:
        """A match by its name, else by what is played: of the files of kept games nobody knows the names."""
        return match.particulars.name or self._session.words.names.system(match.setup.system)

    def _is_behind(self, match: Match) -> bool:
        """Whether the match is kept here, too, and goes on there otherwise than in this file, or further."""
        archive = self._session.archive_control.archive
        for place in archive.places_of(match.particulars.id):
            with contextlib.suppress(SaveError):
                if not goes_on_from(match, archive.read(place)):
                    return True
        return False

    def go_back(self) -> None:
        """Put the game on the table that was there before; the two change places."""
        if (place := self._session.store.kept.last()) is not None:
            self.open(str(place))

    def keep_and(self, go_on: Callable[[], None]) -> None:
        """Keep the match on the table, then go on. Where it cannot be kept, the person says whether to go on."""
        session = self._session
        try:
            place = session.store.kept.keep(session.match)
            if place is not None:
                session.archive_control.make_room(session.match, place.name)
        except (OSError, SaveError) as error:
            message = Message(Code.KEEPING_FAILED, (("detail", why_unwritten(error)),))
            self._session.window.dialog_manager.open(commands.TROUBLE, (message, go_on))
        else:
            go_on()
            self._session.show_way_back()

    def _open_rule_set(self, place: Path) -> None:
        try:
            preset = read_rule_set(place)
        except SaveError as error:
            self._fail(Code.RULES_FAILED, place.name, ("fault", error.code.value))
        else:
            self._session.window.dialog_manager.open(commands.NEW_GAME, preset)

    # --- the folder --------------------------------------------------------------------------------

    def show_folder(self, folder: Path) -> None:
        """Open this folder in the system's file manager, as the one where games and settings lie."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._fail(Code.FOLDER_FAILED, str(folder))

    def _fail(self, code: Code, name: str, *values: tuple[str, str]) -> None:
        self._session.window.dialog_manager.open(commands.TROUBLE, _message(code, name, *values))


def _message(code: Code, name: str, *values: tuple[str, str]) -> Message:
    """A message about a file: of an odd name as much as can be shown, of an endless one, and of reasons, both ends."""
    shown = clean_name(name)
    if code is not Code.FOLDER_FAILED:
        shown = shortened(shown, LONGEST_NAME)
    return Message(code, (("name", shown), *[(blank, shortened(value, 2 * LONGEST_NAME)) for blank, value in values]))
