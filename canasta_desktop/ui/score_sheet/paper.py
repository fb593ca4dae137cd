"""Paper and what is drawn on it alike everywhere: its colours, cards side by side, rules."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from canasta_desktop.ui.base.theme import GOLD, SHEET, Mode, Theme, mixed, theme
from canasta_desktop.ui.faces.cache import Shadow
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.surface import faded

ON_PAPER: Final = theme(Mode.LIGHT)._replace(panel=SHEET)
"""Whatever the table wears, paper is light."""
MUTED: Final = "#6B5B45"
LOSS: Final = "#A61B12"
LOWER: Final = "#F6EBCF"
"""The paper at its foot."""
LIT: Final = ("#FBE7B4", "#8F4E00")
"""Ground and frame of the line that is counted just now."""
CARD_RATIO: Final = 1.4


def button_theme(worn: Theme) -> Theme:
    """What the buttons on the paper wear: plain high contrast stays what it is."""
    return worn if worn.mode is Mode.CONTRAST else ON_PAPER


def side_colour(column: int) -> str:
    """The ink of a column; the own one is the first."""
    return ON_PAPER.side(column)


def draw_paper(painter: QPainter, look: Look, box: QRectF) -> None:
    """A sheet with two golden lines."""
    u = look.u
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, QColor(SHEET))
    ground.setColorAt(1, QColor(mixed(SHEET, LOWER, 0.55)))
    painter.setBrush(QBrush(ground))
    painter.setPen(QPen(QColor(GOLD), 0.2 * u))
    painter.drawRoundedRect(box, 1.8 * u, 1.8 * u)
    painter.setBrush(QBrush())
    painter.setPen(QPen(faded(GOLD, 0.55), 0.08 * u))
    painter.drawRoundedRect(box.adjusted(0.7 * u, 0.7 * u, -0.7 * u, -0.7 * u), 1.3 * u, 1.3 * u)


def draw_rule(painter: QPainter, look: Look, left: float, right: float, y: float, colour: str, thick: float) -> None:
    """A rule across the paper; `thick` in units."""
    painter.setPen(QPen(QColor(colour), max(1.0, thick * look.u)))
    painter.drawLine(QPointF(left, y), QPointF(right, y))


def draw_cards(
    painter: QPainter, look: Look, at: QPointF, cards: Sequence[int], width: float, step: float, room: float
) -> float:
    """Cards from left to right, closer together where the room ends; returns how far they reach. All in px."""
    if not cards:
        return 0.0
    if len(cards) > 1:
        step = min(step, (room - width) / (len(cards) - 1))
    for index, card in enumerate(cards):
        picture = look.pictures.picture(card, width, shadow=Shadow.FLAT)
        corner = QPointF(look.snapped(at.x() + index * step), look.snapped(at.y()))
        painter.drawPixmap(corner + picture.offset, picture.pixmap)
    return step * (len(cards) - 1) + width
