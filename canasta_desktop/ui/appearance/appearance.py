"""How the program looks, as the settings have it, and how that reaches Qt: palette, style sheet, colour scheme."""

from dataclasses import field
from math import floor
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.appearance.card_style import face_style
from canasta_desktop.ui.appearance.fonts import wear_font
from canasta_desktop.ui.appearance.part_stylesheet import part_sheet
from canasta_desktop.ui.appearance.stylesheet import palette, style_sheet
from canasta_desktop.ui.base.keys import KeyMap, letters_by_key
from canasta_desktop.ui.base.theme import Felt, Mode, Theme, theme
from canasta_desktop.ui.wording.buttons import command_letters
from canasta_desktop.values import value

USUAL_UNIT: Final = 12.0
"""In windows whose unit is larger than this, px, dialogs grow with the table: larger ones than 1920x1200."""
MOST_GROWN: Final = 2.0
"""The largest scale of type that dialogs are made for."""


@value(frozen=True)
class Appearance:
    """The settings of the window itself. `mode` None follows the system, also while running.

    `text_scale` 1 to 2, `card_scale` 0.8 to 1.5; `touch` raises what is clicked to 44 px; `is_mirrored`: play goes
    counter-clockwise; `has_system_font`: texts are in the font of the system and not in the bundled one.
    `own_portrait` is the key of the portrait that the person has picked.
    """

    mode: Mode | None = None
    felt: Felt = Felt.GREEN
    text_scale: float = 1.0
    card_scale: float = 1.0
    touch: bool = False
    is_mirrored: bool = False
    keys: KeyMap = field(default_factory=KeyMap)
    has_system_font: bool = False
    own_portrait: str = ""

    def theme(self) -> Theme:
        """The theme of now."""
        return theme(self.mode or system_mode(), self.felt)


def chosen_appearance(settings: Settings) -> Appearance:
    """How everything looks, as the settings have it."""
    return Appearance(
        mode=None if settings.theme == "system" else Mode[settings.theme.upper()],
        felt=Felt[settings.felt.upper()],
        text_scale=settings.text_scale / 100,
        card_scale=settings.card_size / 100,
        keys=chosen_keys(settings),
        has_system_font=settings.font == "system",
        own_portrait=settings.portrait,
    )


def chosen_keys(settings: Settings) -> KeyMap:
    """What the keys mean, as the settings have it."""
    return KeyMap(
        letters=letters_by_key(dict(settings.letters), command_letters()),
        letters_on=settings.letters_on,
        court_letters=face_style(settings).letters,
    )


def system_mode() -> Mode:
    """What the system asks for; light if it does not say."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return Mode.CONTRAST
    return Mode.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Mode.LIGHT


def sheet_scale(text_scale: float, unit: float) -> float:
    """The scale of type in dialogs, menus and tool tips, beside a window of this unit, px.

    A screen of 3840x2160 without a scale factor shows a table twice as large as one of 1920x1080, and dialogs of the
    same size, which nobody could read at the table's distance. In steps, so that a window that is being resized does
    not dress the program anew at every move.
    """
    grown = max(1.0, floor(5 * unit / USUAL_UNIT + 1e-6) / 5)
    return max(text_scale, min(MOST_GROWN, text_scale * grown))


def apply(appearance: Appearance, application: QApplication, sheets: float | None = None) -> Theme:
    """Dress the whole application, title bars included where the system lets us; returns the theme.

    `sheets` is the scale of type in dialogs, where it is not that of the settings.
    """
    hints = QGuiApplication.styleHints()
    if appearance.mode is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Light if appearance.mode is Mode.LIGHT else Qt.ColorScheme.Dark)
    wear_font(application, is_bundled=not appearance.has_system_font)
    worn = appearance.theme()
    application.setPalette(palette(worn))
    wear_sheets(appearance, application, appearance.text_scale if sheets is None else sheets)
    return worn


def wear_sheets(appearance: Appearance, application: QApplication, scale: float) -> None:
    """Dress dialogs, menus and tool tips, in type of this scale."""
    worn = appearance.theme()
    sheet = style_sheet(worn, scale, touch=appearance.touch) + part_sheet(worn, scale)
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)
