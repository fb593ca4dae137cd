"""One more language needs a line in the list and a file of words, nothing else: program, command line, packages.

A copy of the checkout gets a language in which every text stands between brackets; whatever is without them was not
translated.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage

from canasta_desktop.__about__ import APP_ID, APP_NAME
from canasta_desktop.inspection.shot_dialogs import PEOPLE
from canasta_desktop.inspection.shot_matches import CALLED
from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.resources import language_list, version
from canasta_desktop.ui.wording.names import COMPUTER_NAMES
from tests.inspection.pictures import each_is_one_of_its_own
from tests.pseudo_language import CODE, LETTERS, NAME, foreign, make, pseudo
from tests.pseudo_screens import CHOSEN, HEIGHT, WIDTH

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("canasta_desktop", "i18n", "packaging", "assets")
FILES = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")

NAMES = {
    *COMPUTER_NAMES,
    *PEOPLE,
    *APP_NAME.split(),
    *(language.name for language in language_list().values()),
    *("Ctrl", "Shift", "Space", "Enter", "Esc", "Del"),  # Qt says these, and has no words of this language
    *("Scroll", "Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown", "Tab", "Backspace", "Menu"),
    *(QLocale("en").monthName(month) for month in range(1, 13)),
    *(QLocale("en").dayName(day, length) for day in range(1, 8) for length in QLocale.FormatType),
    *" ".join(CALLED.values()).split(),  # what somebody has called a match
}
"""Words that are the same in every language, besides single letters: signs of cards and keys."""
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(\.\d+)?")


FIGURES = re.compile(r"[0-9A-Z]{4}(-[0-9A-Z]{1,4})+|[0-9a-f \n]{40,}|\w+, \d+ \w+ \d{4}")
"""Deal codes and seals, and dates as Qt writes them, which has no words of a language that is made up."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with a language more."""
    folder = tmp_path_factory.mktemp("third-language") / "checkout"
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    bring_bytecode(folder)
    for file in FILES:
        shutil.copy(ROOT / file, folder / file)
    make(folder)
    return folder


def bring_bytecode(folder: Path) -> None:
    """What was compiled of the program here is good for its copy: to compile it anew is a second."""
    for source in (ROOT / "canasta_desktop").rglob("*.py"):
        compiled = Path(cache_from_source(source))
        if compiled.exists():
            place = Path(cache_from_source(folder / source.relative_to(ROOT)))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(compiled, place)


def run(copy: Path, *command: str | Path, path: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, whose package comes first."""
    environment = {**os.environ, "PYTHONPATH": path or str(copy), "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    command = (sys.executable, *command)
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, encoding="utf-8")


def said(copy: Path, *command: str | Path, path: str = "") -> str:
    """What a command prints that must succeed."""
    done = run(copy, *command, path=path)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def value(copy: Path, module: str, expression: str) -> Any:
    """What an expression comes to in a module of `packaging`."""
    code = f"import sys, json; sys.path.insert(0, 'packaging'); import {module}; print(json.dumps({expression}))"
    return json.loads(said(copy, "-c", code))


def untranslated(text: str) -> set[str]:
    """The words of a text that are neither between brackets nor names."""
    words = re.findall(r"[^\W\d_]{2,}", CLAUSE.sub("", foreign(text.replace(version(), ""))))
    return set(words) - NAMES


# --- the program


def test_every_screen_speaks_it(copy: Path, tmp_path: Path) -> None:
    """All texts and the picture of each scene, and of a window whose language was chosen in the settings.

    All in one test, since a scene takes longer to make than to read.
    """
    script = ROOT / "tests" / "pseudo_screens.py"
    screens: dict[str, list[str]] = json.loads(
        said(copy, script, CODE, str(tmp_path), CHOSEN, *SCENES, path=f"{copy}{os.pathsep}{ROOT}")
    )
    each_is_one_of_its_own({scene: QImage(str(tmp_path / f"{scene}.bmp")) for scene in SCENES}, WIDTH, HEIGHT)
    assert list(screens) == [CHOSEN, *SCENES]
    for scene, texts in screens.items():
        speaks_it(scene, texts)
    assert {NAME, " ".join(LETTERS["JQKA"])} <= set(screens["settings"]), "the settings offer it and its letters"
    table = " ".join(screens["hint-discard"])
    assert re.search(r"\bV[♠♥♦♣]|\bW[♠♥♦♣]|\bX[♠♥♦♣]|\bY[♠♥♦♣]", table), "the cards bear its letters"
    assert not re.search(r"\b[JQKABD][♠♥♦♣]", table)


def speaks_it(scene: str, texts: list[str]) -> None:
    licences = [text for text in texts if "SIL OPEN FONT LICENSE" in text.upper()]
    assert bool(licences) == (scene == "about"), scene
    assert len(texts) > 60, scene
    assert sum("⟦" in text for text in texts) > 50, scene
    sources = [text for text in texts if re.match(r"[A-Z]{2}-\d[\w.]* \w", text)]  # the wording of a clause is English
    assert bool(sources) == (scene == "rules"), scene
    commands = [text for text in texts if text.startswith(f"{APP_ID} simulate ")]
    assert bool(commands) == (scene == "strength"), scene
    figures = [text for text in texts if FIGURES.fullmatch(text)]
    others = [text for text in texts if text not in (*licences, *sources, *commands, *figures)]
    assert {text: words for text in others if (words := untranslated(text))} == {}, scene


def test_every_rule_is_said_in_it(copy: Path) -> None:
    sheet = said(copy, "-m", "canasta_desktop", "sheet", "--lang", CODE, "--set", "target=7500")
    assert sheet.splitlines()[0] == f"# {pseudo('Classic Canasta')}"
    assert {line for line in sheet.splitlines() if untranslated(line)} == set()


@pytest.mark.parametrize("command", ["gallery", "shot"])
def test_pictures_are_made_in_it(copy: Path, tmp_path: Path, command: str) -> None:
    said(copy, "-m", "canasta_desktop", command, "--lang", CODE, "--out", tmp_path / "made.png")
    assert (tmp_path / "made.png").stat().st_size > 10_000


def test_the_command_line_names_it_among_the_languages(copy: Path) -> None:
    done = run(copy, "-m", "canasta_desktop", "sheet", "--lang", "xx")
    assert done.returncode == 2
    assert CODE in done.stderr


# --- the translation itself


def test_nothing_is_left_to_be_translated(copy: Path) -> None:
    assert said(copy, "packaging/update_translations.py", "--check") == "everything is translated\n"


def test_brackets_are_missed_where_a_text_is_not_translated() -> None:
    assert untranslated(f"{pseudo('Red threes')}. Jonas: +200; {pseudo('You')} & Anna") == set()
    assert untranslated(f"{pseudo('Red threes')}. Jonas: two hundred; ⟦{pseudo('You')} & Anna⟧, and ⟦me") == {
        *("two", "hundred", "and")
    }


# --- the packages


@pytest.fixture(scope="module")
def installed(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel of the copy was installed."""
    folder = tmp_path_factory.mktemp("third-language-wheel")
    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    said(copy, *pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, copy)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")  # that pip installs such a wheel is seen in `test_wheel`
    return folder / "site"


@pytest.mark.wheel
def test_the_wheel_speaks_it(installed: Path) -> None:
    code = "from canasta_desktop import resources; print(resources.__file__, resources.language_list())"
    where, _, known = said(installed, "-P", "-c", code).partition(" ")
    assert Path(where).is_relative_to(installed)
    assert NAME in known
    sheet = said(installed, "-P", "-m", "canasta_desktop", "sheet", "--lang", CODE)
    assert {line for line in sheet.splitlines() if untranslated(line)} == set()


@pytest.mark.wheel
def test_the_bundle_keeps_qts_words_of_each_language_and_of_no_other(copy: Path, installed: Path) -> None:
    recipe = (copy / "packaging" / "canasta_desktop.spec").read_text(encoding="utf-8")
    begin, end = recipe.index("\nLANGUAGES = "), recipe.index("\ndef place(entry)")
    known: dict[str, Any] = {"re": re, "PACKAGE": installed / "canasta_desktop"}
    exec(recipe[begin:end], known)
    assert set(known["LANGUAGES"]) == {*language_list(), CODE}
    place = "PySide6/Qt/translations/qtbase_{}.qm".format
    assert not [code for code in known["LANGUAGES"] if known["not_needed"].search(place(code))]
    assert known["not_needed"].search(place("fr"))


def test_a_bundle_without_its_words_is_found_fault_with(copy: Path) -> None:
    wanted = value(copy, "check_folder", "[list(check_folder.IN_ALL), check_folder.QTS]")
    assert f"canasta_desktop/data/i18n/canasta_{CODE}.qm" in wanted[0]
    in_qt = [code for code, language in language_list().items() if language.qt_copy]
    assert wanted[1] == [f"qtbase_{code}.qm" for code in in_qt]  # Qt has none in this language


def test_the_order_of_its_letters_stays_in_the_bundle(copy: Path) -> None:
    kept = "[bool(thin_icu.KEPT.fullmatch(f'icudt73l/coll/{code}.res')) for code in ('de', 'qps', 'fr')]"
    assert value(copy, "thin_icu", kept) == [True, True, False]


def test_desktops_are_told_of_it(copy: Path, tmp_path: Path) -> None:
    said(copy, "packaging/desktop_files.py", tmp_path)
    entry = (tmp_path / "applications" / "canasta-desktop.desktop").read_text(encoding="utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        (text,) = re.findall(rf"^{key}\[{CODE}\]=(.*)$", entry, re.MULTILINE)
        assert untranslated(text) == set()
    (metainfo,) = (tmp_path / "metainfo").iterdir()
    assert f'<summary xml:lang="{CODE}">⟦' in metainfo.read_text(encoding="utf-8")
    assert (tmp_path / "man" / CODE / "man6" / "canasta-desktop.6.gz").is_file()


def test_finder_is_told_of_it(copy: Path, tmp_path: Path) -> None:
    said(copy, "packaging/macos/type_names.py", tmp_path)
    names = (tmp_path / f"{CODE}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
    assert f'"Canasta game" = "{pseudo("Canasta game")}";' in names


def test_the_setup_program_speaks_it(copy: Path) -> None:
    lines = said(copy, "packaging/windows/installer_texts.py").splitlines()
    assert '!insertmacro MUI_LANGUAGE "Esperanto"' in lines
    texts = [line for line in lines if "${LANG_ESPERANTO}" in line]
    assert len(texts) == len([line for line in lines if "${LANG_ENGLISH}" in line]) > 15
    assert all('"⟦' in line and line.endswith('⟧"') for line in texts)
