"""Before there is a table: the data folder is taken, or it is said in a window and on stderr what stands in the way.

Started from a menu nobody sees stderr, and started from a console nobody may be there to close a window; so both say
the same. Nothing of this is needed where the start goes well, and most is imported when it does not.
"""

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_desktop.game.private import close_folder, make_folder
from canasta_desktop.ui.session.data_lock import DataLock

if TYPE_CHECKING:
    from canasta_desktop.ui.wording.startup import StartNotice, StartWords

log = logging.getLogger(__name__)

ROOM: Final = bytes(4096)
"""So much must find room in the data folder."""

FAULTY: Final = 2
"""The exit status where something stands in the way."""
BROKEN: Final = 1
"""The exit status where the program itself is wrong, or somebody thought better of starting it."""

Words = Callable[["StartWords"], "StartNotice"]
"""Which sentences are to be said; they are worded once there is a language."""


class CannotStart(Exception):
    """The program cannot start; `words` says why, and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words


class Refused(Exception):
    """The person does not want to start beside another window."""


def take_folder(folder: Path, is_own: bool, file: Path | None) -> DataLock | None:
    """Make the data folder and take its lock; None if a program that is open has taken over what was wanted.

    `is_own`: the folder is the program's, not one that the person has named. Raises CannotStart, Refused.
    """
    _make(folder, is_own)
    lock = DataLock(folder)
    if lock.take():
        return lock
    if not lock.is_anothers:
        raise unwritable(folder)
    from canasta_desktop.ui.session.single_instance import Outcome, ask

    answer = ask(folder, file, lock.lock)
    if answer is Outcome.NONE:
        _take_anyway(lock)
    return None if answer is Outcome.TAKEN else lock


def _make(folder: Path, is_own: bool) -> None:
    """Have the folder be there, and see that no other user reads what is in it. Raises CannotStart."""
    try:
        make_folder(folder)
        if is_own:
            close_folder(folder)
    except OSError as error:
        raise _no_folder(folder, error) from None


def _no_folder(folder: Path, error: OSError) -> CannotStart:
    """Why there is no data folder: perhaps a file, or a link to nowhere, lies where it or one above it should be."""
    from canasta_desktop.game.messages import why_unwritten

    place = next(path for path in (folder, *folder.absolute().parents) if os.path.lexists(path))
    if not place.exists():
        return CannotStart(lambda words: words.dead_end(place))
    if place.is_file():
        return CannotStart(lambda words: words.no_folder(place))
    why = why_unwritten(error)
    return CannotStart(lambda words: words.unwritable(folder, why))


def unwritable(folder: Path) -> CannotStart:
    """Why nothing can be written into this folder: tried once more, since Qt does not say."""
    from canasta_desktop.game.messages import Unwritten, why_unwritten

    why = Unwritten.OTHER.value
    try:
        _try_to_write(folder)
    except OSError as error:
        why = why_unwritten(error)
    return CannotStart(lambda words: words.unwritable(folder, why))


def _try_to_write(folder: Path) -> None:
    """Raises OSError if a file cannot be written into this folder."""
    place = folder / f"try.{os.getpid()}.new"
    try:
        with place.open("wb") as file:
            file.write(ROOM)
            file.flush()
            os.fsync(file.fileno())
    finally:
        place.unlink(missing_ok=True)


def check_describe(file: Path | None) -> None:
    """Raises CannotStart if the screen cannot be described into this file."""
    if file is None:
        return
    try:
        file.open("ab").close()
    except OSError as error:
        from canasta_desktop.game.messages import why_unwritten

        why = why_unwritten(error)
        raise CannotStart(lambda words: words.undescribable(file, why)) from None


def _take_anyway(lock: DataLock) -> None:
    """Nobody answers: take the lock if the person wants that. Raises CannotStart, Refused."""
    try:
        _try_to_write(lock.folder)
    except OSError:
        raise unwritable(lock.folder) from None
    if not ask_anyway(lock):
        raise Refused
    if not lock.take_anyway():
        raise CannotStart(lambda words: words.held_fast(lock.path))


# --- what is said --------------------------------------------------------------------------------------


def ask_anyway(lock: DataLock) -> bool:
    """Whether the person wants to start although the folder seems to be in use."""
    from PySide6.QtCore import QSysInfo

    pid, host = lock.owner()
    words = _words(lock.folder)
    if not pid:
        said = words.unknown()
    elif host != QSysInfo.machineHostName():
        said = words.elsewhere(host)
    else:
        said = words.hangs()
    return _show_notice(said, lock.folder, words.cancel(), words.anyway())


def report(trouble: CannotStart, folder: Path) -> int:
    """Say what stands in the way; the exit status."""
    words = _words(folder)
    _show_notice(trouble.words(words), folder, words.close())
    return FAULTY


def report_fault(folder: Path) -> int:
    """Say that something in the program itself is wrong, which is logged already; the exit status."""
    words = _words(folder)
    _show_notice(words.broken(folder), folder, words.close())
    return BROKEN


def _words(folder: Path) -> "StartWords":
    """The words in the language that the person has set, as far as that can be read."""
    from canasta_desktop.game import settings
    from canasta_desktop.game.files import read_at_most
    from canasta_desktop.game.messages import SaveError
    from canasta_desktop.game.store import SETTINGS
    from canasta_desktop.ui.base.language import set_language
    from canasta_desktop.ui.session.app import application
    from canasta_desktop.ui.wording.startup import StartWords

    language = settings.Settings().language
    try:
        if (data := read_at_most(folder / SETTINGS, settings.LONGEST)) is not None:
            language = settings.loads(data).language
    except (SaveError, OSError):
        log.info("the settings cannot be read")
    set_language(application(), language)
    return StartWords()


def _show_notice(said: "StartNotice", folder: Path, close: str, other: str = "") -> bool:
    """Say this on stderr and in a window, and wait until it is closed; whether by the other button."""
    from PySide6.QtWidgets import QMessageBox

    from canasta_desktop.ui.text.plain_text import message_box
    from canasta_desktop.ui.text.wrapping import breakable

    where = "" if str(folder) in said[0] else f" ({folder})"
    print(" ".join(said) + where, file=sys.stderr, flush=True)
    box = message_box(breakable(said[0]), breakable(said[1]))
    box.setIcon(QMessageBox.Icon.Warning)
    left = box.addButton(close, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(left)
    box.setEscapeButton(left)
    wanted = box.addButton(other, QMessageBox.ButtonRole.AcceptRole) if other else None
    box.exec()
    return wanted is not None and box.clickedButton() is wanted
