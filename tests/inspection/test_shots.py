"""The pictures of named scenes: made in every language, at the size asked for, each shows something of its own.

Here every ninth scene; that all of them can be made, in any language, is seen in `test_third_language`. Taken in
processes of their own, one a language: a picture changes font, language and theme of the whole application. They are
kept as they are: to pack and unpack each as a PNG would take a third longer. Of each language the cards are painted
once; that a picture taken alone is the same has a test.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.resources import languages
from tests.inspection.pictures import each_is_one_of_its_own
from tests.patience import patience

WIDTH, HEIGHT = 1040, 650
MOVES = "take-pile"
"""A scene in which cards move."""
TAKE_ALL = f"""
import sys
from pathlib import Path
from canasta_desktop.inspection.shots import shoot
from tests.ui.kept_pictures import pictures_kept, forget_pictures
folder, language, *scenes = sys.argv[1:]
with pictures_kept():
    for scene in scenes:
        shoot(scene, language, "light", {WIDTH}, {HEIGHT}, Path(folder, scene + ".bmp"))
forget_pictures()
"""
ROOT = Path(__file__).resolve().parents[2]


def take(folder: Path, language: str, *scenes: str) -> None:
    """Take pictures of these scenes, in a process of its own."""
    command = [sys.executable, "-c", TAKE_ALL, str(folder), language, *scenes]
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=patience(120))
    assert done.returncode == 0, done.stderr


def taken_again(folder: Path) -> QImage:
    """A picture taken alone, by the command."""
    again = folder / "again.bmp"
    command = [sys.executable, "-m", "canasta_desktop", "shot", "--scene", MOVES, "--lang", "en"]
    subprocess.run(
        [*command, "--theme", "light", "--size", f"{WIDTH}x{HEIGHT}", "--out", str(again)],
        check=True,
        timeout=patience(60),
        capture_output=True,
    )
    return QImage(str(again))


def test_a_scene_has_a_picture_of_its_own_in_each_language(tmp_path: Path):
    """All pictures in one test: of several, each process of the tests would take them again."""
    pictures: dict[tuple[str, str], QImage] = {}
    for language in languages():
        scenes = [*list(SCENES)[::9], MOVES]
        (folder := tmp_path / language).mkdir()
        take(folder, language, *scenes)
        pictures |= {(scene, language): QImage(str(folder / f"{scene}.bmp")) for scene in scenes}
    each_is_one_of_its_own(pictures, WIDTH, HEIGHT)
    assert taken_again(tmp_path) == pictures[MOVES, "en"], "alone as among others, and a movement stands still"


@pytest.mark.parametrize("command", ["gallery", "shot"])
def test_a_picture_needs_no_screen(tmp_path: Path, command: str):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    made = tmp_path / "made.png"
    asked = [sys.executable, "-m", "canasta_desktop", command, "--out", str(made)]
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(asked, env=environment, capture_output=True, text=True)
    assert (done.returncode, QImage(str(made)).isNull()) == (0, False), done.stderr


def test_an_unknown_scene_is_wrong_use(tmp_path: Path):
    command = [sys.executable, "-m", "canasta_desktop", "shot", "--scene", "nowhere", "--out", str(tmp_path / "x.png")]
    assert subprocess.run(command, timeout=patience(60), capture_output=True).returncode == 2
