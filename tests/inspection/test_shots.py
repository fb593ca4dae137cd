"""The pictures of named scenes: each can be made in every language, at the size asked for, and shows something.

Taken in processes of their own, one a language: a picture changes font, language and theme of the whole application.
They are kept as they are: to pack and unpack each as a PNG would take a third longer. Of each language the cards are
painted once; that a picture taken alone is the same has a test.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.resources import languages
from tests.patience import patience

WIDTH, HEIGHT = 1040, 650
TAKE_ALL = """
import sys
from canasta_desktop.cli import main
from tests.ui.kept_pictures import pictures_kept, forget_pictures
folder, language, size, *scenes = sys.argv[1:]
with pictures_kept():
    for scene in scenes:
        options = ["--lang", language, "--theme", "light", "--size", size, "--out", f"{folder}/{scene}.bmp"]
        assert main(["shot", "--scene", scene, *options]) == 0, scene
forget_pictures()
"""
ROOT = Path(__file__).resolve().parents[2]

Picture = Callable[[str, str], QImage]


def take(folder: Path, language: str, *scenes: str) -> None:
    """Take pictures of these scenes, in a process of its own."""
    command = [sys.executable, "-c", TAKE_ALL, str(folder), language, f"{WIDTH}x{HEIGHT}", *scenes]
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=patience(120))
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Picture:
    """The picture of a scene in a language; all of a language are taken when the first is asked for."""
    folders: dict[str, Path] = {}

    @cache
    def find(scene: str, language: str) -> QImage:
        if language not in folders:
            folder = folders[language] = tmp_path_factory.mktemp(language)
            take(folder, language, *SCENES)
        return QImage(str(folders[language] / f"{scene}.bmp"))

    return find


def colours(picture: QImage) -> set[int]:
    """The colours of every fifth pixel of every fifth row."""
    pixels = memoryview(picture.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I")
    return {colour for row in range(0, HEIGHT, 5) for colour in pixels[row * WIDTH : (row + 1) * WIDTH : 5]}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_a_picture_of_the_exact_size(picture: Picture, scene: str, language: str):
    found = picture(scene, language)
    assert (found.width(), found.height()) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", SCENES)
def test_no_picture_is_blank(picture: Picture, scene: str, language: str):
    found = picture(scene, language)
    assert len(colours(found)) > 200


@pytest.mark.parametrize("command", ["gallery", "shot"])
def test_a_picture_needs_no_screen(tmp_path: Path, command: str):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    made = tmp_path / "made.png"
    asked = [sys.executable, "-m", "canasta_desktop", command, "--out", str(made)]
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(asked, env=environment, capture_output=True, text=True)
    assert (done.returncode, QImage(str(made)).isNull()) == (0, False), done.stderr


@pytest.mark.parametrize("scene", SCENES)
def test_the_two_languages_look_different(picture: Picture, scene: str):
    assert picture(scene, "de") != picture(scene, "en")


def test_no_two_scenes_are_the_same(picture: Picture):
    scenes = list(SCENES)
    pictures = [picture(scene, "en") for scene in scenes]
    same = [
        (scenes[one], scenes[other])
        for one in range(len(scenes))
        for other in range(one)
        if pictures[one] == pictures[other]
    ]
    assert same == []


def test_a_picture_is_the_same_every_time(picture: Picture, tmp_path: Path):
    again = tmp_path / "again.bmp"
    command = [sys.executable, "-m", "canasta_desktop", "shot", "--scene", "mid-game", "--lang", "en"]
    subprocess.run(
        [*command, "--theme", "light", "--size", f"{WIDTH}x{HEIGHT}", "--out", str(again)],
        check=True,
        timeout=patience(60),
        capture_output=True,
    )
    assert QImage(str(again)) == picture("mid-game", "en")


def test_an_unknown_scene_is_wrong_use(tmp_path: Path):
    command = [sys.executable, "-m", "canasta_desktop", "shot", "--scene", "nowhere", "--out", str(tmp_path / "x.png")]
    assert subprocess.run(command, timeout=patience(60), capture_output=True).returncode == 2


def test_a_picture_of_a_movement_is_the_same_every_time(picture: Picture, tmp_path: Path):
    """It stands still at its moment, whatever the clock says."""
    take(tmp_path, "en", "take-pile")
    assert QImage(str(tmp_path / "take-pile.bmp")) == picture("take-pile", "en")
