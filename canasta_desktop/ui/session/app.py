"""The program: the application object, and where its files lie."""

import gc
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from canasta_desktop.__about__ import APP_ID, APP_NAME, PUBLISHER, TASKBAR_ID, __version__
from canasta_desktop.libraries import why_no_window
from canasta_desktop.resources import asset
from canasta_desktop.ui.accessibility import roles
from canasta_desktop.ui.appearance.fonts import wear_font
from canasta_desktop.ui.base.guard import answering

if TYPE_CHECKING:
    from canasta_desktop.ui.session.data_lock import DataLock
    from canasta_desktop.ui.session.program_log import ProgramLog
    from canasta_desktop.ui.session.session import Session

HEARING_MS = 100
"""Where nothing is to be opened the first picture comes first. Who asks meanwhile is heard then; they can wait."""

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


class Application(QApplication):
    """Receives files to be opened: macOS sends them to the running program, and to a new one after its start."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._early: list[str] = []
        self._open: Callable[[str], None] = self._early.append

    def hand_files_to(self, open_file: Callable[[str], None]) -> None:
        """Open every file with this function, those too that came before."""
        self._open = open_file
        for path in self._early:
            open_file(path)
        self._early.clear()

    @answering
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            self._open(event.file())
            return True
        return super().event(event)


def application() -> QApplication:
    """The application object, named and dressed; made at the first call. Ends the program where none can be made."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    if missing := why_no_window():
        print(missing, file=sys.stderr)
        sys.exit(2)
    name_for_taskbar()
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = Application([sys.argv[0]])
    app.setApplicationName(APP_ID)
    app.setApplicationDisplayName(APP_NAME)
    app.setApplicationVersion(__version__)
    app.setOrganizationName(PUBLISHER)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(icon())
    wear_font(app)
    roles.install()
    return app


def name_for_taskbar() -> None:
    """Tell Windows which program this is, so that its taskbar keeps the window and its shortcuts together."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(TASKBAR_ID)


def icon() -> QIcon:
    """The program's icon in all its sizes."""
    found = QIcon()
    for size in ICON_SIZES:
        found.addFile(str(asset(f"icons/{APP_ID}-{size}.png")))
    return found


def data_folder() -> Path:
    """Where games and settings are kept on this system: roaming app data, Application Support, XDG."""
    if sys.platform == "win32" and (roaming := os.environ.get("APPDATA")):
        return Path(roaming) / APP_ID  # what Qt means by this is on Windows the folder that stays on one machine
    base = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(base) / APP_ID


class StartRequest(NamedTuple):
    """What a start is asked for, as `play` takes it."""

    describe: Path | None
    seed: int | None
    file: Path | None
    prepare: "Callable[[Session], None] | None"


def play(
    folder: Path | None = None,
    describe: Path | None = None,
    seed: int | None = None,
    file: Path | None = None,
    prepare: "Callable[[Session], None] | None" = None,
) -> int:
    """Start the game, open a file in it, and return its exit status when the window has been closed.

    A welcome lies over the table until something is chosen, unless a file or a seed says what is to be played.
    `prepare` gets the session before there is anything to be seen.

    One program at a time writes a data folder. A second one hands over to the first and ends with 0; where that does
    not answer it asks whether to start anyway, and ends with 1 if not. What stands in the way is said; the status is 2.
    """
    from canasta_desktop.ui.session import startup

    file = None if file is None else file.absolute()
    place = folder or data_folder()
    try:
        startup.check_describe(describe)
        lock = startup.take_folder(place, folder is None, file)
    except startup.CannotStart as trouble:
        return startup.report(trouble, place)
    except startup.Refused:
        return startup.BROKEN
    if lock is None:
        return 0
    from canasta_desktop.ui.session.program_log import ProgramLog

    log = ProgramLog(place)
    log.begin()
    try:
        return _run(lock, log, StartRequest(describe, seed, file, prepare))
    except Exception:
        sys.excepthook(*sys.exc_info())
        return startup.report_fault(place)
    finally:
        lock.release()
        log.end()


def _run(lock: "DataLock", log: "ProgramLog", start: StartRequest) -> int:
    """The game in a folder that is ours, until its window has been closed; the exit status."""
    app = application()
    from canasta_desktop.ui.session.session import Session
    from canasta_desktop.ui.session.termination import Termination

    session = Session(lock.folder, start.describe, start.seed)
    log.failed.connect(session.report_fault)
    if start.prepare is not None:
        start.prepare(session)
    if start.seed is None and start.file is None:
        session.welcome()
    else:
        session.start()
    hear = partial(listen, app, session, lock, start.file)
    if start.file is not None:
        hear()
    else:
        QTimer.singleShot(HEARING_MS, session, hear)
    QTimer.singleShot(0, app, collect_garbage)
    termination = Termination(session.window.keep_place, session)
    termination.begin()
    try:
        return app.exec()
    finally:
        termination.end()


def collect_garbage() -> None:
    """Once the window is there: what was made for it stays, and a search through it would only have held it up."""
    gc.freeze()
    gc.enable()


def listen(app: QApplication, session: "Session", lock: "DataLock", file: Path | None) -> None:
    """Open the file, and hear from now on of others that are to be opened."""
    from canasta_desktop.ui.session.data_lock import LockKeeper
    from canasta_desktop.ui.session.single_instance import Inbox, Request

    if file is not None:
        session.be_asked(Request(str(file)))
    inbox = Inbox(lock.folder, session)
    inbox.asked.connect(session.be_asked)
    inbox.open()
    keeper = LockKeeper(lock, session)
    keeper.restored.connect(inbox.open)
    keeper.restored.connect(session.save_all)
    if isinstance(app, Application):
        app.hand_files_to(lambda path: session.be_asked(Request(path)))
