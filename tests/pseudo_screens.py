"""Print all that can be read on the named scenes in a language, as JSON: `LANGUAGE SCENE...`, each scene a list.

The scene `chosen` begins in English; the language is then clicked in the settings. Whichever copy of the program comes
first on the path is the one that is looked at.
"""

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton

from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.inspection.shot_window import ShotWindow
from canasta_desktop.ui.session.app import application
from canasta_desktop.ui.session.session import Session
from tests.ui.kept_pictures import forget_pictures, pictures_kept
from tests.ui.snooping import readable
from tests.ui.unseen import windows_unseen

CHOSEN = "chosen"


def read(scene: str, language: str, folder: Path) -> list[str]:
    """All texts of a window, hidden ones and those for screen readers included."""
    spoken = "en" if scene == CHOSEN else language
    Store(folder, lambda message: None).save_settings(Settings(language=spoken, speed="off"))
    session = Session(folder, seed=1)
    window = session.window
    window.show()
    SCENES["settings" if scene == CHOSEN else scene](ShotWindow(session))
    if scene == CHOSEN:
        window.findChild(QAbstractButton, f"language:{language}").click()
    for _ in range(3):
        QCoreApplication.processEvents()
    texts = [text for where, text in readable(window) if where != "description"]  # that one is full of codes
    window.close()
    window.deleteLater()
    session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return texts


def main(language: str, *scenes: str) -> None:
    """Read them one after the other."""
    app = application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, pictures_kept(), windows_unseen():
        found = {scene: read(scene, language, Path(folder, scene)) for scene in scenes}
    json.dump(found, sys.stdout)
    forget_pictures()
    del app


if __name__ == "__main__":
    main(*sys.argv[1:])
