"""The language of the program: translators, figures, and the switch while it runs.

`set_language` puts our own words and those of Qt's dialogs in place and makes the language's locale the default one, so
that every `QLocale()` writes figures as its sentences do, whatever region the system is set to: 5.000 in an English
sentence would be read as five. Qt then sends `QEvent.LanguageChange` to every widget; whoever shows words asks for them
again there.
"""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from canasta_desktop.resources import CATALOGUE, ResourceError, language_list, languages, translation

LOG = logging.getLogger(__name__)

K = TypeVar("K")
V = TypeVar("V")

SYSTEM: Final = "system"
"""The setting that follows the system; the empty text means the same."""
FALLBACK: Final = "en"
"""The language of the sources: spoken where the system speaks none of ours."""

_QT_FOLDER: Final = QLibraryInfo.LibraryPath.TranslationsPath
_stores: Final[list[Callable[[], None]]] = []
"""What empties each store of words."""
_OURS: Final = f"{CATALOGUE}-words"
_QTS: Final = f"{CATALOGUE}-qt-words"


def system_language(wanted: list[str] | None = None) -> str:
    """The first of the system's languages (`wanted`, else asked for) that we speak."""
    spoken = languages()
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        whole = name.replace("-", "_")
        for code in (whole, whole.split("_")[0].lower()):
            if code in spoken:
                return code
    return FALLBACK


def own_names() -> dict[str, str]:
    """What each language that we speak calls itself, by its code, which stands in for a name that is not known."""
    try:
        known = language_list()
    except ResourceError:
        LOG.exception("the names of the languages are missing")
        known = {}
    return {code: known[code].name if code in known else code for code in languages()}


def set_language(app: QCoreApplication, setting: str) -> str:
    """Speak this language ("de", "en", "system") from now on; returns the code of the one spoken.

    Where a file is missing the program goes on in English, and the log says so.
    """
    code = setting if setting in languages() else system_language()
    if app.property("language") == code:
        return code
    QLocale.setDefault(QLocale(code))
    for name, path in ((_QTS, _qt_words(code)), (_OURS, _our_words(code))):
        _replace(app, name, path)
    app.setProperty("language", code)
    forget_words()
    return code


def kept_words(store: dict[K, V]) -> dict[K, V]:
    """A cache for words in the present language; it is emptied when the language changes."""
    _stores.append(store.clear)
    return store


def forget_words() -> None:
    """Have everything worded anew, by the translators there are now."""
    for empty in _stores:
        empty()


def words_of(code: str) -> Callable[[str, str, str], str]:
    """Translates into a language that need not be the one spoken: context, text and comment to the text."""
    translator = QTranslator()
    if (path := _our_words(code)) is not None:
        translator.load(str(path))
    return lambda context, text, comment: translator.translate(context, text, comment) or text


def current_language(app: QCoreApplication | None) -> str:
    """The code of the language spoken; that of the sources before anything was set, or without an application."""
    return FALLBACK if app is None else app.property("language") or FALLBACK


def _our_words(code: str) -> Path | None:
    try:
        return translation(code)
    except ResourceError:
        LOG.exception("the words of %r are missing", code)
        return None


def _qt_words(code: str) -> Path | None:
    path = qt_folder() / f"qtbase_{code}.qm"
    return path if path.is_file() else None


def qt_folder() -> Path:
    """Where Qt's own words lie."""
    return Path(QLibraryInfo.path(_QT_FOLDER))


def _replace(app: QCoreApplication, name: str, path: Path | None) -> None:
    """Put one translator, a child of the application, in the place of the last one of its name."""
    forget_words()  # each of the two calls below has whoever shows words ask for them at once
    for old in app.findChildren(QTranslator, name):
        app.removeTranslator(old)
        old.setParent(None)
        old.deleteLater()
    if path is None:
        return
    translator = QTranslator(app)
    translator.setObjectName(name)
    if translator.load(str(path)):
        forget_words()
        app.installTranslator(translator)
    else:
        LOG.error("%s cannot be read", path)
        translator.deleteLater()
