"""The look of everything painted on the table: colours, the unit, pixel ratio; and how words are set in boxes.

Type is given in units of the table (`base.units`), so it grows with the window. What does not fit its box is set
smaller, never below 12 px or 1.6 units, then narrower, and only then elided.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.base.units import LEAST_TEXT, Unit
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.text.shortening import MIDDLE, fitting, with_short_words

SERIF: Final = ("Fraunces SemiBold", "Fraunces")
"""Fraunces by the name it has on its own, and by the one some systems give its family."""
FIGURES: Final = (QFont.Tag("lnum"), QFont.Tag("tnum"))
"""Figures as high as capitals and all of one width."""
LEAST_SIZE: Final = 1.6
"""No text is smaller, units; nor than 12 px."""
LEAST_STRETCH: Final = 76
"""No text is narrower, per cent."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
END = Qt.TextElideMode.ElideRight


class Look(NamedTuple):
    """What every painted thing needs to know; equal looks paint alike.

    `unit` measures lengths and type; `edition` counts the times the card pictures have changed. `own_portrait` is the
    key of the portrait that the person has picked.
    """

    theme: Theme
    unit: Unit
    dpr: float
    pictures: CardPictures
    edition: int = 0
    own_portrait: str = ""

    @property
    def u(self) -> float:
        """One unit in logical pixels."""
        return self.unit.px

    @property
    def least(self) -> int:
        """The smallest type there may be, px."""
        return round(max(LEAST_TEXT, LEAST_SIZE * self.unit.px))

    def font(self, size: float, *, bold: bool = False, serif: bool = False) -> QFont:
        """The program's font at a size in units of type; Fraunces, for names and figures, has one weight."""
        font = QFont()
        if serif:
            font.setFamilies([*SERIF, *font.families()])
        font.setPixelSize(round(max(LEAST_TEXT, self.unit.type_px(size))))
        font.setWeight(QFont.Weight.Bold if bold and not serif else QFont.Weight.Normal)
        for tag in FIGURES:
            font.setFeature(tag, 1)
        return font

    def type_px(self, size: float) -> float:
        """A size of type in units, in logical pixels."""
        return self.unit.type_px(size)

    def line_px(self, size: float) -> float:
        """The height of a line of that type, logical pixels."""
        return self.unit.line(size) * self.unit.px

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


def fitted(look: Look, font: QFont, text: str, width: float, elide: Qt.TextElideMode = END) -> tuple[QFont, str]:
    """The font made smaller, not below the least, then narrower, until the line fits; elided if even that is too wide.

    What may be elided in the middle, a name, only shrinks a little.
    """
    font = QFont(font)
    least = max(look.least, round(0.85 * font.pixelSize())) if elide is MIDDLE else look.least
    wide = width_of(font, text)
    while wide > width and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
        wide = width_of(font, text)
    stretch = LEAST_STRETCH if elide is MIDDLE else 100
    while wide > width and stretch > LEAST_STRETCH:
        stretch -= 4
        font.setStretch(stretch)
        wide = width_of(font, text)
    return font, text if wide <= width else _cut(text, font, width, elide)


def whole(look: Look, font: QFont, name: str, width: float) -> str:
    """A name that has to be shortened in this room, in full; nothing where it need not be."""
    return "" if fitted(look, font, name, width + 0.5, MIDDLE)[1] == name else name


def _cut(text: str, font: QFont, width: float, elide: Qt.TextElideMode) -> str:
    """As much of a line as fits; of names every one is shortened."""
    if elide is MIDDLE:
        return fitting(text, font, width, lambda trial: width_of(font, trial) <= width)
    return QFontMetricsF(font).elidedText(text, elide, width)


def draw_line(
    painter: QPainter,
    look: Look,
    box: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = LEFT,
    elide: Qt.TextElideMode = END,
) -> float:
    """One line of text inside `box`; returns how wide it is."""
    font, text = fitted(look, font, text, box.width() + 0.5, elide)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, text)
    return width_of(font, text)


def draw_words(
    painter: QPainter,
    look: Look,
    box: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Text wrapped inside `box`, made smaller, not below the least, then narrower, until it fits."""
    flags = align | Qt.TextFlag.TextWordWrap
    font, fits = wrapped(look, font, text, box, flags)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, flags, text if fits else with_short_words(text, font, box.width()))


def wrapped(look: Look, font: QFont, text: str, box: QRectF, flags: int) -> tuple[QFont, bool]:
    """The font in which the wrapped text fits into the box, and whether it does."""
    font, stretch = QFont(font), 100
    while True:
        needed = QFontMetricsF(font).boundingRect(box, flags, text)
        if needed.width() <= box.width() + 0.5 and needed.height() <= box.height() + 0.5:
            return font, True
        if font.pixelSize() > look.least:
            font.setPixelSize(font.pixelSize() - 1)
        elif stretch > LEAST_STRETCH:
            stretch -= 4
            font.setStretch(stretch)
        else:
            return font, False
