"""The program: the application object, and where its files lie."""

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLockFile, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from canasta_desktop.__about__ import APP_ID, APP_NAME, PUBLISHER, __version__
from canasta_desktop.resources import asset
from canasta_desktop.ui.fonts import ensure_font
from canasta_desktop.ui.language import set_language

log = logging.getLogger(__name__)

LOCK = "open.lock"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def application() -> QApplication:
    """The application object, named and dressed; made at the first call."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication([sys.argv[0]])
    app.setApplicationName(APP_ID)
    app.setApplicationDisplayName(APP_NAME)
    app.setApplicationVersion(__version__)
    app.setOrganizationName(PUBLISHER)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(icon())
    ensure_font(app)
    return app


def icon() -> QIcon:
    """The program's icon in all its sizes."""
    found = QIcon()
    for size in ICON_SIZES:
        found.addFile(str(asset(f"icons/{APP_ID}-{size}.png")))
    return found


def data_folder() -> Path:
    """Where games and settings are kept on this system: roaming app data, Application Support, XDG."""
    base = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(base) / APP_ID


def play(folder: Path | None = None, describe: Path | None = None, seed: int | None = None) -> int:
    """Start the game and return its exit status when the window has been closed.

    One program at a time writes a data folder: a second one says that the game is open and ends with 1.
    """
    app = application()
    from canasta_desktop.ui.session import Session

    folder = folder or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(folder / LOCK))
    # A lock is held for as long as the game is open; one left behind by a killed program is known by its process.
    lock.setStaleLockTime(0)
    if not lock.tryLock(500):
        set_language(app, "system")
        tell_open(folder)
        return 1
    session = Session(folder, describe, seed)
    session.start()
    status = app.exec()
    lock.unlock()
    return status


def tell_open(folder: Path) -> None:
    """Say that the game is open already, on the screen and on stderr."""
    text = QCoreApplication.translate("Application", "The game is open already.")
    more = QCoreApplication.translate("Application", "Look for its window, or close it there and start again.")
    print(f"{text} ({folder})", file=sys.stderr)
    box = QMessageBox(QMessageBox.Icon.Information, APP_NAME, text)
    box.setInformativeText(more)
    box.exec()
