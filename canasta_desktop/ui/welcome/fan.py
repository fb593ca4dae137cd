"""Cards in a fan, as one holds them."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from canasta_desktop.ui.faces import CardPictures, Shadow

HIGH = 1.4
"""The height of a card by its width."""


class Fan(NamedTuple):
    """`width` of a card and `radius` of the circle the cards stand on, px; `step` from card to card, degrees."""

    width: float
    step: float
    radius: float


def draw_fan(painter: QPainter, pictures: CardPictures, middle: QPointF, faces: Sequence[int], fan: Fan) -> None:
    """Draw these faces from the left; `middle` is where the centre of a card in the middle lies."""
    for number, face in enumerate(faces):
        turned = (number - (len(faces) - 1) / 2) * fan.step
        angle = math.radians(turned)
        centre = middle + QPointF(fan.radius * math.sin(angle), fan.radius * (1 - math.cos(angle)))
        corner = centre - QPointF(fan.width / 2, HIGH * fan.width / 2)
        picture = pictures.picture(face, fan.width, turned=round(turned), shadow=Shadow.FLAT)
        painter.drawPixmap(corner + picture.offset, picture.pixmap)
