"""The language changes while the program runs, Qt's own words with it; a machine without fonts gets one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel

from canasta_desktop import resources
from canasta_desktop.resources import languages
from canasta_desktop.ui.appearance import fonts
from canasta_desktop.ui.base import language
from canasta_desktop.ui.base.language import current_language, set_language, system_language
from canasta_desktop.ui.wording.wording import Wording
from tests.patience import patience

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    yield
    set_language(qapp, "en")


class Changing(QLabel):
    """Counts the changes of language it hears of."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def changeEvent(self, event) -> None:
        self.heard += event.type() == event.Type.LanguageChange
        super().changeEvent(event)


def test_our_words_and_those_of_qt_change_together(qapp):
    set_language(qapp, "de")
    assert Wording().names.level("beginner") == "Anfänger"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    set_language(qapp, "en")
    assert Wording().names.level("beginner") == "Beginner"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


class Asking(QObject):
    """Asks for a word whenever the application hears of a change of language, as that goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def eventFilter(self, watched, event) -> bool:
        if event.type() == event.Type.LanguageChange:
            self.heard.append(Wording().names.level("beginner"))
        return False


def test_who_asks_while_the_language_changes_keeps_no_word_from_being_changed(qapp):
    asking = Asking()
    qapp.installEventFilter(asking)
    try:
        for code, word in (("de", "Anfänger"), ("en", "Beginner"), ("de", "Anfänger")):
            asking.heard.clear()
            set_language(qapp, code)
            assert asking.heard[-1:] == [word]
            assert Wording().names.level("beginner") == word
    finally:
        qapp.removeEventFilter(asking)


def test_figures_follow(qapp):
    set_language(qapp, "de")
    assert QLocale().toString(1840) == "1.840"
    assert current_language(qapp) == "de"


@pytest.mark.parametrize(("region", "code", "figure"), [("en_DE", "en", "5,000"), ("de_AT", "de", "5.000")])
def test_figures_are_those_of_the_language_in_any_region(region, code, figure):
    said = (
        "from PySide6.QtCore import QCoreApplication; from canasta_desktop.ui.base.language import set_language;"
        "from canasta_desktop.ui.wording.base import number; app = QCoreApplication([]);"
        f"set_language(app, {code!r}); print(number(5000))"
    )
    environment = os.environ | {"LC_ALL": f"{region}.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", said], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.stdout.strip() == figure, done.stderr


def test_widgets_hear_of_a_change(qapp, qtbot):
    widget = Changing()
    qtbot.addWidget(widget)
    set_language(qapp, "de")
    qtbot.waitUntil(lambda: widget.heard > 0)


def test_no_translator_is_left_behind(qapp):
    for code in languages() * 3:
        set_language(qapp, code)
    qapp.processEvents()
    assert len(qapp.findChildren(QTranslator)) <= 2


def test_plurals_are_right_in_german_and_english(qapp):
    said = {}
    for code in ("de", "en"):
        set_language(qapp, code)
        said[code] = [Wording().cards.points(n) for n in (0, 1, 2, 1000)]
    assert said["en"] == ["0 points", "1 point", "2 points", "1,000 points"]
    assert said["de"] == ["0 Punkte", "1 Punkt", "2 Punkte", "1.000 Punkte"]


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [(["de-AT", "en"], "de"), (["fr-FR", "de-DE"], "de"), (["fr-FR", "en-GB", "de"], "en"), (["fr"], "en"), ([], "en")],
)
def test_the_first_language_of_the_system_that_we_speak_is_spoken(wanted, spoken):
    assert system_language(wanted) == spoken


@pytest.mark.parametrize(("wanted", "spoken"), [("pt-BR", "pt_BR"), ("pt_BR", "pt_BR"), ("pt-PT", "pt"), ("pt", "pt")])
def test_a_language_may_be_that_of_a_country(wanted, spoken, monkeypatch):
    monkeypatch.setattr(language, "languages", lambda: ["en", "pt", "pt_BR"])
    assert system_language([wanted, "en"]) == spoken


def test_a_language_that_the_list_lacks_is_called_by_its_code(monkeypatch):
    monkeypatch.setattr(language, "languages", lambda: ["de", "xx"])
    assert language.own_names() == {"de": "Deutsch", "xx": "xx"}


def test_without_the_list_every_language_is_called_by_its_code(monkeypatch, caplog):
    def missing() -> None:
        raise resources.ResourceError("languages.toml")

    monkeypatch.setattr(language, "language_list", missing)
    assert language.own_names() == {code: code for code in languages()}
    assert "missing" in caplog.text


@pytest.mark.parametrize("setting", ["", "system", "no-such-language"])
def test_anything_but_a_language_means_that_of_the_system(qapp, setting, monkeypatch):
    monkeypatch.setattr(language, "system_language", lambda: "de")
    assert set_language(qapp, setting) == "de"


def test_missing_words_leave_the_program_in_english(qapp, monkeypatch, caplog):
    def missing(code: str) -> Path:
        raise resources.ResourceError(code)

    monkeypatch.setattr(language, "translation", missing)
    set_language(qapp, "de")
    assert Wording().names.level("beginner") == "Beginner"
    assert "missing" in caplog.text


# --- fonts


def test_the_bundled_fonts_are_small_and_come_with_their_licences():
    files = [resources.asset(name) for name in (*fonts.FILES, fonts.SERIF)]
    assert sum(file.stat().st_size for file in files) < 700_000
    for licence in ("Inter-LICENSE.txt", "Fraunces-LICENSE.txt", "CanastaSuits-LICENSE.txt"):
        assert "ermission is hereby granted" in resources.asset(f"fonts/{licence}").read_text(encoding="utf-8")


def test_everybody_sees_the_bundled_font_who_does_not_want_the_one_of_the_system(qapp):
    before = qapp.font()
    try:
        assert fonts.wear_font(qapp)
        assert qapp.font().families() == ["Inter", "Canasta Suits"]
        assert not fonts.wear_font(qapp, is_bundled=False)
        assert "Inter" not in qapp.font().families()
        assert any(family.startswith("Fraunces") for family in QFontDatabase.families())
    finally:
        qapp.setFont(before)


BARE = """
from PySide6.QtWidgets import QApplication, QLabel
from PySide6.QtGui import QFontDatabase, QFontMetrics
from canasta_desktop.ui.appearance import fonts
app = QApplication([])
print("before", fonts.has_usable_font(app.font()))
print("loaded", fonts.wear_font(app, is_bundled=False), app.font().families())
metrics = QFontMetrics(app.font())
print("letters", fonts.has_usable_font(app.font()))
ink = set()
for sign in "Ä♠♥♦♣":
    label = QLabel(sign)
    label.setFont(app.font())
    image = label.grab().toImage()
    dark = sum(image.pixelColor(x, y).lightness() < 128 for x in range(image.width()) for y in range(image.height()))
    ink.add((sign, dark > 5, image.width()))
print("ink", all(is_inked for _, is_inked, _ in ink))
"""


def test_a_system_without_any_font_gets_the_bundled_one(tmp_path):
    """A process of its own, told by fontconfig that there is no font."""
    (tmp_path / "fonts.conf").write_text(
        f'<?xml version="1.0"?><fontconfig><cachedir>{tmp_path}/cache</cachedir></fontconfig>', encoding="utf-8"
    )
    environment = {**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf"), "QT_QPA_PLATFORM": "offscreen"}
    environment["QT_QPA_FONTDIR"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", BARE], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=patience(60)
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert said == ["before False", "loaded True ['Inter', 'Canasta Suits']", "letters True", "ink True"]
