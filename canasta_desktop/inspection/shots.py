"""Pictures of named scenes, from fixed positions, for the README, for tests and for looking.

A scene is the real window over a session of its own in a folder that is thrown away (`shot_window`): the match is put
at a position (`shot_tables`), what happens there is done (`shot_scenes`), and the window is painted at the exact size.
The texts are in the bundled font, so that a picture is the same on every machine.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QDialog

from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.sheets import SHEETS, sheet
from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.inspection.shot_window import MOST_ROUNDS, ShotWindow, settle
from canasta_desktop.ui.appearance.fonts import load_bundled
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.session.app import application
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window.main_window import MainWindow

SCREEN: Final = "offscreen:configfile={file}"
"""Qt's platform without a screen, of the size that stands in a file."""


def shoot(scene: str, lang: str, theme: str, width: int, height: int, path: Path) -> None:
    """Save a picture of a scene or a sheet, `width` x `height` logical pixels. Raises KeyError, ValueError."""
    if not (0 < width <= 16_000 and 0 < height <= 16_000):
        raise ValueError(f"{width}x{height}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, studio(Path(folder), width, height):
        if scene in SHEETS:
            picture = sheet(scene, lang, Mode(theme), width, height)
        else:
            picture = scene_picture(SCENES[scene], Path(folder), lang, theme, width, height)
    if not picture.save(str(path)):
        raise ValueError(f"{path} cannot be written")


def scene_picture(
    build: Callable[[ShotWindow], None], folder: Path, lang: str, theme: str, width: int, height: int
) -> QImage:
    """The window of a session of its own in this folder, with the scene that `build` makes of it."""
    with scene_session(build, folder, lang, theme, width, height) as session:
        return taken(session)


@contextmanager
def scene_session(
    build: Callable[[ShotWindow], None], folder: Path, lang: str, theme: str, width: int, height: int
) -> Iterator[Session]:
    """A session of its own in this folder, its window open, with the scene that `build` makes of it."""
    Store(folder, lambda message: None).save_settings(Settings(language=lang, theme=theme, speed="off"))
    session = Session(folder, seed=1)
    session.window.setMinimumSize(1, 1)
    session.window.resize(width, height)
    session.window.show()
    stage = ShotWindow(session)
    build(stage)
    if not stage.is_moving:
        session.scene.motion.finish()
    yield session
    session.window.close()
    session.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def studio(folder: Path, width: int, height: int) -> Iterator[None]:
    """Have an application, without a screen if it is made here, and in the bundled font."""
    if QCoreApplication.instance() is None and "QT_QPA_PLATFORM" not in os.environ:
        file = folder / "screen.json"
        screen = {"name": "picture", "x": 0, "y": 0, "width": width, "height": height}
        file.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
        os.environ["QT_QPA_PLATFORM"] = SCREEN.format(file=file)
    app = application()
    worn, flashes = app.font(), app.cursorFlashTime()
    font = QFont(worn)
    font.setFamilies(list(load_bundled()))
    app.setFont(font)
    app.setCursorFlashTime(0)
    try:
        yield
    finally:
        app.setFont(worn)
        app.setCursorFlashTime(flashes)


def taken(session: Session) -> QImage:
    """The window with its dialogs, once two pictures in a row are the same: all layouts have been made."""
    picture = before = QImage()
    for _ in range(MOST_ROUNDS):
        settle()
        picture = painted(session.window)
        if picture == before:
            break
        before = picture
    return picture


def painted(window: MainWindow) -> QImage:
    """The window as it is painted, and the open dialogs over its middle."""
    picture = window.grab()
    painter = QPainter(picture)
    for name in window.dialog_manager.names():
        if (dialog := window.dialog_manager.dialog(name)) is not None and dialog.isWindow():
            _put_dialog(painter, dialog, window.rect().center())
    painter.end()
    return picture.toImage()


def _put_dialog(painter: QPainter, dialog: QDialog, centre: QPoint) -> None:
    """Paint a dialog with an edge that stands for the frame a desktop would give it."""
    picture = dialog.grab()
    area = QRectF(dialog.rect())
    area.moveCenter(centre.toPointF())
    area.moveTopLeft(area.topLeft().toPoint().toPointF())
    painter.setPen(Qt.PenStyle.NoPen)
    for grown in range(8, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 12))
        painter.drawRoundedRect(area.adjusted(-grown, -grown, grown, grown + 4), 8 + grown, 8 + grown)
    painter.drawPixmap(area.topLeft(), picture)
