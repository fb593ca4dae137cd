"""The self-test's look at what lies beside the program: pictures, fonts, words, and Qt's own words."""

import sys
from typing import Final

from PySide6.QtCore import QCollator, QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFontDatabase, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from canasta_desktop import resources
from canasta_desktop.audio.device import NoSoundError, loaded_library
from canasta_desktop.bots.search.learned import LearnedError, learned
from canasta_desktop.inspection.selftest_base import demand, report
from canasta_desktop.rules.cards import FACES
from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.base.language import qt_folder, set_language
from canasta_desktop.ui.faces import CardPictures, FaceStyle

LEARNED: Final = "learned/"
"""The folder of the assets in which that lies."""


def check_resources(app: QApplication) -> None:
    """Every picture and font can be read, every language speaks, Qt's own words included. Raises Fault."""
    names = resources.asset_names()
    demand(bool(names), "there are no assets")
    for name in names:
        path = str(resources.asset(name))
        if name.endswith(".png"):
            demand(not QImage(path).isNull(), f"{name} is no picture")
        elif name.endswith((".ttf", ".otf")):
            demand(QFontDatabase.addApplicationFont(path) >= 0, f"{name} is no font")
        else:
            demand(resources.asset(name).stat().st_size > 0, f"{name} is empty")
    demand(bool(QFontDatabase.families()), "there is no font")
    known, languages = resources.language_list(), resources.languages()
    demand(set(languages) == set(known), f"languages are missing, there are {languages} of {list(known)}")
    for code, language in known.items():
        _check_words(app, code, language.qt_copy)
    order = QCollator(QLocale("de"))
    demand(order.compare("Ä", "B") < 0 < order.compare("Ä", "A"), "texts cannot be put into German order")
    report(f"resources: {len(names)} files, languages {', '.join(languages)}, font {app.font().families()[0]}")


def check_learned() -> None:
    """All that computer players have learned can be read. Raises Fault."""
    games = [name.removeprefix(LEARNED).removesuffix(".json") for name in resources.asset_names() if LEARNED in name]
    demand(bool(games), "there is nothing that computer players have learned")
    for system, _, players in [game.rpartition("-") for game in games]:
        try:
            learned(rule_set(system, int(players)))
        except LearnedError as error:
            demand(False, str(error))
    report(f"learned: {', '.join(games)}")


def _check_words(app: QApplication, language: str, qt_copy: str) -> None:
    """The program's words of a language can be loaded, and Qt's: `qt_copy` is what its menu of a text field says."""
    ask_qt = QCoreApplication.translate  # by another name, so that the words do not come among ours
    set_language(app, language)
    said = ask_qt("QLineEdit", "&Copy")
    demand(said == qt_copy or not qt_copy, f"Qt says {said!r} in {language!r}; see {qt_folder()}")


def check_cards() -> None:
    """Every face and the back can be painted. Raises Fault."""
    pictures = CardPictures(FaceStyle())
    blank = QPixmap(80, 112)
    blank.fill(Qt.GlobalColor.transparent)
    for face in (*range(FACES), None):
        picture = pictures.picture(face, 80)
        demand(picture.pixmap.toImage() != blank.toImage() and not picture.pixmap.isNull(), f"card {face} is blank")


def check_sounds() -> None:
    """What plays sounds can be loaded; it may be missing outside a bundle. No device is needed. Raises Fault."""
    try:
        loaded_library()
        report("sounds: their library is there")
    except NoSoundError:
        demand(not getattr(sys, "frozen", False), "the library that plays sounds is missing")
        report("sounds: none, their library is not installed")
