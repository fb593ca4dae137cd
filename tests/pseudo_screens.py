"""Print all that can be read on the named scenes in a language, as JSON: `LANGUAGE FOLDER SCENE...`, each scene a list.

A picture of each goes into the folder. The scene `chosen` begins in English; the language is then clicked in the
settings. Whichever copy of the program comes first on the path is the one that is looked at.
"""

import json
import sys
import tempfile
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton

from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.inspection.shot_window import ShotWindow
from canasta_desktop.inspection.shots import scene_session, studio, taken
from tests.ui.kept_pictures import forget_pictures, pictures_kept
from tests.ui.snooping import readable

CHOSEN = "chosen"
WIDTH, HEIGHT = 1040, 650


def chosen(language: str, stage: ShotWindow) -> None:
    """The settings, in which the language is clicked."""
    SCENES["settings"](stage)
    stage.session.window.findChild(QAbstractButton, f"language:{language}").click()


def read(scene: str, language: str, folder: Path, pictures: Path) -> list[str]:
    """All texts of a window, hidden ones and those for screen readers included; its picture is kept."""
    build, spoken = SCENES.get(scene), language
    if build is None:
        build, spoken = partial(chosen, language), "en"
    with scene_session(build, folder, spoken, "light", WIDTH, HEIGHT) as session:
        assert taken(session).save(str(pictures / f"{scene}.bmp"))
        window = session.window
        return [text for where, text in readable(window) if where != "description"]  # that one is full of codes


def main(language: str, pictures: str, *scenes: str) -> None:
    """Read them one after the other."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, pictures_kept():
        folder = Path(name)
        with studio(folder, WIDTH, HEIGHT):
            found = {scene: read(scene, language, folder / scene, Path(pictures)) for scene in scenes}
    json.dump(found, sys.stdout)
    forget_pictures()


if __name__ == "__main__":
    main(*sys.argv[1:])
