"""The look of everything painted on the table: colours, type sizes, pixel ratio; and how words are set in boxes."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.text.shortening import MIDDLE, fitting, with_short_words

LEAST_TEXT = 11
"""No text is smaller, px: below that it can hardly be read."""
LEAST_STRETCH = 76
"""No text is narrower, per cent."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
END = Qt.TextElideMode.ElideRight


class Look(NamedTuple):
    """What every painted thing needs to know; equal looks paint alike.

    `text` is the text scale; `edition` counts the times the card pictures have changed.
    """

    theme: Theme
    text: float
    dpr: float
    pictures: CardPictures
    edition: int = 0

    def font(self, size: float, weight: int = 400) -> QFont:
        """The system's font at `size` px of a text scale of 1."""
        font = QFont()
        font.setPixelSize(round(size * self.text))
        font.setWeight(QFont.Weight(weight))
        return font

    def snapped(self, value: float) -> float:
        """The nearest whole device pixel, in logical pixels."""
        return round(value * self.dpr) / self.dpr


def qrect(rect: Rect) -> QRectF:
    """The same rectangle in Qt's words."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def width_of(font: QFont, text: str) -> float:
    """How wide one line of text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def height_of(font: QFont, text: str, width: float) -> float:
    """How high text is when wrapped at `width`."""
    box = QRectF(0, 0, width, 10_000)
    return QFontMetricsF(font).boundingRect(box, CENTRE | Qt.TextFlag.TextWordWrap, text).height()


def fitted(font: QFont, text: str, width: float, elide: Qt.TextElideMode = END) -> tuple[QFont, str]:
    """The font made smaller, not below 11 px, then narrower, until the line fits; elided if even that is too wide.

    What may be elided in the middle, a name, only shrinks a little.
    """
    font = QFont(font)
    least = max(LEAST_TEXT, round(0.85 * font.pixelSize())) if elide is MIDDLE else LEAST_TEXT
    while width_of(font, text) > width and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    stretch = LEAST_STRETCH if elide is MIDDLE else 100
    while width_of(font, text) > width and stretch > LEAST_STRETCH:
        stretch -= 4
        font.setStretch(stretch)
    if width_of(font, text) > width:
        text = _cut(text, font, width, elide)
    return font, text


def whole(font: QFont, name: str, width: float) -> str:
    """A name that has to be shortened in this room, in full; nothing where it need not be."""
    return "" if fitted(font, name, width + 0.5, MIDDLE)[1] == name else name


def _cut(text: str, font: QFont, width: float, elide: Qt.TextElideMode) -> str:
    """As much of a line as fits; of names every one is shortened."""
    if elide is MIDDLE:
        return fitting(text, font, width, lambda trial: width_of(font, trial) <= width)
    return QFontMetricsF(font).elidedText(text, elide, width)


def draw_line(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = LEFT,
    elide: Qt.TextElideMode = END,
) -> None:
    """One line of text inside `box`."""
    font, text = fitted(font, text, box.width() + 0.5, elide)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, align | Qt.TextFlag.TextSingleLine, text)


def draw_words(
    painter: QPainter, box: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag = CENTRE
) -> None:
    """Text wrapped inside `box`, made smaller, not below 11 px, then narrower, until it fits."""
    flags = align | Qt.TextFlag.TextWordWrap
    font, fits = wrapped(font, text, box, flags)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, flags, text if fits else with_short_words(text, font, box.width()))


def wrapped(font: QFont, text: str, box: QRectF, flags: int) -> tuple[QFont, bool]:
    """The font in which the wrapped text fits into the box, and whether it does."""
    font, stretch = QFont(font), 100
    while True:
        needed = QFontMetricsF(font).boundingRect(box, flags, text)
        if needed.width() <= box.width() + 0.5 and needed.height() <= box.height() + 0.5:
            return font, True
        if font.pixelSize() > LEAST_TEXT:
            font.setPixelSize(font.pixelSize() - 1)
        elif stretch > LEAST_STRETCH:
            stretch -= 4
            font.setStretch(stretch)
        else:
            return font, False
