"""Where everything stands on the paper of the lesson: pure arithmetic over the sizes of its words."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from canasta_desktop.ui.items.look import Look, width_of
from canasta_desktop.ui.lesson_sheet.page import LessonPage

TITLE, TEXT, TO_DO, COUNTED = 3.2, 2.1, 2.15, 1.75
"""Sizes of type, units."""
LARGER: Final = 1.3
"""So much larger is the type of the last page."""
EDGE, GAP, BUTTON = 2.0, 1.2, 4.6
"""Margin, between two parts, height of a button; units."""
PORTRAIT, LAST_PORTRAIT = 13.0, 18.0
"""Across, units."""
ROOMY: Final = 1.5
"""From this scale of type on the sentences have the room of the portrait, and of what the prompt says as well."""
DOT: Final = 1.0
"""A dot with its gap, units of type."""
MOST_TEXT: Final = 1.3
"""Title, dots and buttons grow no further with larger type: its room is for the sentences."""
LEAST_SHARE, STEP = 0.5, 0.04
"""Where there is little room, the type is made smaller by steps, down to this share of its size."""
LEFT_TOP: Final = 0x0001 | 0x0020 | 0x1000
"""Qt's AlignLeft | AlignTop | TextWordWrap."""


class PaperLayout(NamedTuple):
    """Boxes on the paper, px from its upper left corner, and the fonts for the words in them.

    `portrait` and `to_do` are empty where there is no room for them.
    """

    high: float
    portrait: QRectF
    title: QRectF
    text: QRectF
    to_do: QRectF
    counted: QRectF
    dots: QRectF
    buttons: QRectF
    fonts: tuple[QFont, QFont, QFont, QFont]


def laid_out(page: LessonPage, look: Look, wide: float, most_high: float) -> PaperLayout:
    """The page on paper so wide; its type is made smaller until it is no higher than `most_high`, px."""
    share = LARGER if page.is_last else 1.0
    while True:
        layout = _at(page, look, wide, share)
        if layout.high <= most_high or share <= LEAST_SHARE:
            return layout
        share -= STEP


def _at(page: LessonPage, look: Look, wide: float, share: float) -> PaperLayout:
    """The page with its type at this share of its size."""
    u, small = look.u, held_back(look)
    fonts = (
        small.font(TITLE * share, serif=True),
        look.font(TEXT * share),
        look.font(TO_DO * share, bold=True),
        small.font(COUNTED * share),
    )
    widest = LAST_PORTRAIT if page.is_last else PORTRAIT
    has_all = look.unit.text < ROOMY or page.is_last
    left = EDGE * u + ((widest + EDGE) * u if has_all else 0.0)
    room = wide - left - EDGE * u
    counted = max(width_of(fonts[3], page.counted), page.steps * DOT * fonts[3].pixelSize()) + 1
    y = EDGE * u
    title = QRectF(left, y, room - counted - u, 1.25 * fonts[0].pixelSize())
    side = QRectF(wide - EDGE * u - counted, y, counted, 1.4 * fonts[3].pixelSize())
    dots = side.translated(0, side.height())
    y = max(title.bottom(), dots.bottom() if page.steps else 0.0) + 0.3 * GAP * u
    text = QRectF(left, y, room, _height(fonts[1], page.text, room))
    to_do = QRectF(left, text.bottom(), room, 0)
    if has_all:
        to_do = QRectF(left, text.bottom() + 0.6 * GAP * u, room, _height(fonts[2], page.to_do, room))
    buttons = QRectF(left, to_do.bottom() + GAP * u, room, max(26.0, BUTTON * u * small.unit.text))
    high = buttons.bottom() + 0.8 * EDGE * u
    across = min(widest * u, high - 2 * EDGE * u)
    portrait = QRectF(EDGE * u, (high - across) / 2, across, across) if has_all else QRectF()
    return PaperLayout(high, portrait, title, text, to_do, side, dots, buttons, fonts)


def held_back(look: Look) -> Look:
    """The look for what does not grow with all of the larger type."""
    return look._replace(unit=look.unit._replace(text=min(MOST_TEXT, look.unit.text)))


def _height(font: QFont, text: str, wide: float) -> float:
    """How high wrapped text is, px."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, wide, 10_000), LEFT_TOP, text).height() if text else 0.0
