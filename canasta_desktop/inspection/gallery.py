"""One sheet with every card of the deck, to look at and to compare."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_desktop.rules.cards import JOKER_FACE, RANKS
from canasta_desktop.ui.faces import (
    BACK_NAMES,
    BLACK_JOKER,
    RED_JOKER,
    FaceStyle,
    Points,
    back_image,
    card_image,
    pixel_size,
)

COLUMNS: Final = 13
FELT: Final = "#1B5844"


def gallery(
    style: FaceStyle, width: float, dpr: float = 1.0, points: Points | None = None, ground: str = FELT
) -> QImage:
    """All faces, a row a suit, then both jokers and all backs; each card `width` logical pixels wide, on a colour."""
    pictures = list(_pictures(style, width, dpr, points))
    card_wide, card_high = pixel_size(width, dpr)
    gap = max(4, card_wide // 16)
    rows = -(-len(pictures) // COLUMNS)
    sheet = QImage(
        COLUMNS * (card_wide + gap) + gap, rows * (card_high + gap) + gap, QImage.Format.Format_ARGB32_Premultiplied
    )
    sheet.fill(QColor(ground))
    painter = QPainter(sheet)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, COLUMNS)
        picture.setDevicePixelRatio(1)
        painter.drawImage(QPointF(gap + column * (card_wide + gap), gap + row * (card_high + gap)), picture)
    painter.end()
    sheet.setDevicePixelRatio(dpr)
    return sheet


def _pictures(style: FaceStyle, width: float, dpr: float, points: Points | None) -> Iterator[QImage]:
    for suit in range(4):
        for rank in range(RANKS - 1):
            yield card_image(rank * 4 + suit, width, dpr, style, points=points)
    for joker in (RED_JOKER, BLACK_JOKER):
        yield card_image(JOKER_FACE, width, dpr, style, joker, points)
    for name in BACK_NAMES:
        yield back_image(width, dpr, style._replace(back=name))
