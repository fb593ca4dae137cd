"""Pictures of what is drawn by itself, without a table: the deck, and the characters with their looks."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen, QRadialGradient

from canasta_desktop.inspection.gallery import gallery
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode, Theme, theme
from canasta_desktop.ui.faces import FaceStyle
from canasta_desktop.ui.figures import Mood
from canasta_desktop.ui.portraits import CHARACTERS, portrait_image
from canasta_desktop.ui.wording.cards import court_letters
from canasta_desktop.ui.wording.characters import CharacterWords

_COLUMNS: Final = 4
"""Characters in a row."""
_DECK_ASPECT: Final = (14.2, 7.5)
"""Width and height of a sheet with all cards, in widths of a card, with what is free around it."""


def draw_deck(painter: QPainter, area: QRectF, colours: Theme) -> None:
    """All cards and backs, as large as there is room for."""
    across, down = _DECK_ASPECT
    width = min(area.width() / across, area.height() / down)
    sheet = gallery(FaceStyle(letters=court_letters()), max(1, int(width)), ground="transparent")
    corner = area.center() - QPointF(sheet.width() // 2, sheet.height() // 2)
    painter.drawImage(corner.toPoint(), sheet)


def draw_characters(painter: QPainter, area: QRectF, colours: Theme) -> None:
    """Every character with name, temperament and three looks, the calm one large."""
    words = CharacterWords()
    rows = -(-len(CHARACTERS) // _COLUMNS)
    wide, high = area.width() / _COLUMNS, area.height() / rows
    for place, key in enumerate(CHARACTERS):
        row, column = divmod(place, _COLUMNS)
        cell = QRectF(area.left() + column * wide, area.top() + row * high, wide, high)
        _draw_character(painter, cell, colours, key, words)


def _draw_character(painter: QPainter, cell: QRectF, colours: Theme, key: str, words: CharacterWords) -> None:
    unit = min(cell.width() / 10, cell.height() / 11)
    middle, top = cell.center().x(), cell.center().y() - 5 * unit
    for mood, x, y, size in (
        (Mood.CALM, -2.9, 0, 5.8),
        (Mood.PLEASED, -4.1, 4.2, 2.6),
        (Mood.WORRIED, 1.5, 4.2, 2.6),
    ):
        ring = QRectF(middle + x * unit, top + y * unit, size * unit, size * unit)
        painter.setPen(QPen(QColor(colours.felt_centre), 0.3 * unit))
        painter.drawEllipse(ring)
        image = portrait_image(key, round(size * unit), 1, mood)
        painter.drawImage(QPointF(middle + x * unit, top + y * unit).toPoint(), image)
    line = QRectF(cell.left(), top + 7 * unit, cell.width(), 1.4 * unit)
    _write(painter, line, words.portrait(key), round(unit), colours.text, QFont.Weight.DemiBold)
    _write(painter, line.translated(0, 1.3 * unit), words.temperament(key), round(0.62 * unit), colours.text)


def _write(
    painter: QPainter, area: QRectF, text: str, pixels: int, colour: str, weight: QFont.Weight = QFont.Weight.Normal
) -> None:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(pixels, 8))
    font.setWeight(weight)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


SHEETS: Final[dict[str, Callable[[QPainter, QRectF, Theme], None]]] = {
    "deck": draw_deck,
    "characters": draw_characters,
}
"""The sheets by name, as the command line takes them beside the scenes."""


def sheet(name: str, language: str, mode: Mode, width: int, height: int) -> QImage:
    """A sheet on the felt, `width` x `height` pixels. Needs an application. Raises KeyError."""
    draw = SHEETS[name]
    application = QGuiApplication.instance()
    assert application is not None
    set_language(application, language)
    colours = theme(mode)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    light = QRadialGradient(QPointF(width / 2, height * 0.4), max(width, height) * 0.7)
    light.setColorAt(0, QColor(colours.felt_centre))
    light.setColorAt(1, QColor(colours.felt_edge))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(image.rect(), light)
    draw(painter, QRectF(image.rect()).adjusted(width * 0.02, height * 0.02, -width * 0.02, -height * 0.02), colours)
    painter.end()
    return image
