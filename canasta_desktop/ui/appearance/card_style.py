"""How the cards look, as the settings have it."""

from canasta_desktop.game.settings import Settings
from canasta_desktop.resources import languages
from canasta_desktop.ui.base.language import words_of
from canasta_desktop.ui.faces import FaceStyle
from canasta_desktop.ui.wording.cards import court_letters

AS_THE_LANGUAGE = "language"
"""The value of the setting `index_letters` by which the letters change with the language."""


def face_style(settings: Settings) -> FaceStyle:
    """The style by these settings, in the present language."""
    letters = chosen_letters(settings.index_letters) or court_letters()
    return FaceStyle(settings.four_colours, settings.large_index, letters, back=settings.back)


def chosen_letters(setting: str) -> str:
    """The letters that the setting `index_letters` fixes; empty where they change with the language."""
    return court_letters(words_of(setting)) if setting in languages() else ""


def offered_letters() -> dict[str, str]:
    """The different letters of all languages, by the first language that has them."""
    first: dict[str, str] = {}
    for code in languages():
        first.setdefault(court_letters(words_of(code)), code)
    return {code: letters for letters, code in first.items()}
