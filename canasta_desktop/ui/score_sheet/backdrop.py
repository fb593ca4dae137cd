"""What is painted behind the paper: its shadow on the dimmed table, and above it the players on a darker ground."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.surface import draw_shadow, faded
from canasta_desktop.ui.score_sheet.players import SeatedHand, draw_players

VEIL: Final = ("#03130D", 0.66)
"""What dims the table."""
GROUND: Final = 0.86
"""How much of the table the ground of the players covers."""


def draw_veil(painter: QPainter, room: QRectF) -> None:
    """Dim the table."""
    painter.fillRect(room, faded(*VEIL))


def draw_players_above(
    painter: QPainter,
    look: Look,
    room: QRectF,
    paper: QRectF,
    up: float,
    players: Sequence[SeatedHand],
    is_lit: Callable[[int], bool],
) -> None:
    """The shadow of the paper in this room, and the players above it; `up`, 0 to 1: how far the paper has risen.

    The ground is dark, so where the table is light they are painted as on a dark one.
    """
    u = look.u
    if look.theme.mode is Mode.LIGHT:
        look = look._replace(theme=theme(Mode.DARK, look.theme.felt))
    painter.fillRect(QRectF(0, 0, room.width(), paper.y()), faded(VEIL[0], GROUND * up))
    draw_shadow(painter, look, paper, 1.8 * u, 2.6, 0.5)
    strip = QRectF(paper.x(), max(0.6 * u, paper.y() - 11.4 * u), paper.width(), 0)
    strip.setBottom(paper.y() - 1.0 * u)
    painter.setOpacity(up)
    draw_players(painter, look, strip, players, is_lit)
