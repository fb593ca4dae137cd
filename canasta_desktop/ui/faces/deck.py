"""Whole cards: which parts make up each face, and the pictures of faces and backs.

Everything here paints into a `QImage` and needs neither a window nor a font; it may run in a thread.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from canasta_desktop.rules.cards import ACE, JACK, JOKER_FACE, THREE, TWO, is_red_three, rank_of

from .backs import BACK_PAPER, draw_back
from .canvas import Canvas
from .courts import draw_court
from .index import draw_index, draw_points
from .pips import draw_ace, draw_pips
from .specials import OVERCAST, SUNNY, draw_joker, draw_three, draw_two
from .style import CORNER, EDGE, HEIGHT, PAPER, WIDTH, FaceStyle

Points = Mapping[int, int]
"""What a card of each rank (0-13) counts, as the rule set says; a rank left out shows nothing."""

RED_JOKER: Final = 0
BLACK_JOKER: Final = 1


def pixel_size(width: float, dpr: float) -> tuple[int, int]:
    """Width and height in device pixels of a card `width` logical pixels wide."""
    return round(width * dpr), round(width * dpr * HEIGHT / WIDTH)


def paint_card(
    painter: QPainter,
    size: tuple[int, int],
    face: int | None,
    style: FaceStyle,
    joker: int = 0,
    points: Points | None = None,
) -> None:
    """Paint a face, or the back for None, over `size` device pixels from the painter's origin.

    `joker` is the picture of a joker, red or black. The painter may be turned; its scale must be 1.
    """
    scale = (size[0] / WIDTH, size[1] / HEIGHT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(*scale)
    canvas = Canvas(painter, *scale)
    _draw_blank(canvas, _ground(face, style))
    if face is None:
        draw_back(canvas, style.back)
    else:
        _draw_face(canvas, face, style, joker)
        value = (points or {}).get(rank_of(face))
        if style.values and value is not None:
            draw_points(canvas, value, style)
    painter.restore()


def _ground(face: int | None, style: FaceStyle) -> str:
    if face is None:
        return BACK_PAPER
    if style.marks and rank_of(face) == THREE:
        return SUNNY if is_red_three(face) else OVERCAST
    return PAPER


def _draw_blank(canvas: Canvas, ground: str) -> None:
    """The card without a sign; its edge is never thinner than a pixel and lies inside the picture."""
    edge = canvas.hair(2, 1)
    painter = canvas.painter
    painter.setPen(QPen(QColor(EDGE), edge))
    painter.setBrush(QColor(ground))
    inset = edge / 2
    painter.drawRoundedRect(QRectF(inset, inset, WIDTH - edge, HEIGHT - edge), CORNER - inset, CORNER - inset)


def _draw_face(canvas: Canvas, face: int, style: FaceStyle, joker: int) -> None:
    rank = rank_of(face)
    if face == JOKER_FACE:
        draw_joker(canvas, joker, style)
        return
    if rank == ACE:
        draw_ace(canvas, face, style)
    elif rank >= JACK:
        draw_court(canvas, face, style)
    elif style.marks and rank == TWO:
        draw_two(canvas, face, style)
    elif style.marks and rank == THREE:
        draw_three(canvas, face, style)
    else:
        draw_pips(canvas, face, style)
    draw_index(canvas, face, style)


def card_image(
    face: int, width: float, dpr: float, style: FaceStyle, joker: int = RED_JOKER, points: Points | None = None
) -> QImage:
    """The picture of a face, `width` logical pixels wide, `round(width * dpr)` device pixels."""
    return _image(face, width, dpr, style, joker, points)


def back_image(width: float, dpr: float, style: FaceStyle) -> QImage:
    """The picture of the style's back."""
    return _image(None, width, dpr, style, RED_JOKER, None)


def _image(face: int | None, width: float, dpr: float, style: FaceStyle, joker: int, points: Points | None) -> QImage:
    size = pixel_size(width, dpr)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_card(painter, size, face, style, joker, points)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image
