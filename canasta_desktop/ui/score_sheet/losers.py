"""Those who have lost a match, small at the sides of the winners, with what one of them says to it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.items.speech_bubble import SpeechBubble, bubble_size, wrapped_speech
from canasta_desktop.ui.text.shortening import MIDDLE

RADIUS: Final = 4.6
EDGE: Final = 8.0
"""From the window's edge to a portrait, units."""
BELOW: Final = 11.0
"""How far below the window's middle the first ones are, units."""
STEP: Final = 15.0
NAME: Final = 2.0
WIDEST: Final = 21.0
"""The words of a bubble are at most so wide, units; with text of twice the size half as wide again."""


class Loser(NamedTuple):
    """A loser: the name, the key of a portrait or the name again, and a quote, if any."""

    name: str
    face: str
    quote: str = ""


def draw_losers(painter: QPainter, look: Look, size: QSizeF, losers: Sequence[Loser]) -> None:
    """By turns at the left and at the right of a window of that size, logical pixels."""
    u = look.u
    for number, loser in enumerate(losers):
        row, is_right = divmod(number, 2)
        x = size.width() - (EDGE + RADIUS) * u if is_right else (EDGE + RADIUS) * u
        y = size.height() / 2 + (BELOW + row * STEP) * u
        box = QRectF(x - RADIUS * u, y - RADIUS * u, 2 * RADIUS * u, 2 * RADIUS * u)
        draw_portrait(
            *(painter, look, box, loser.face, look.theme.muted),
            is_on_turn=False,
            is_resting=False,
            expression=Expression.WORRIED,
        )
        name = QRectF(x - 2 * RADIUS * u, box.bottom() + 0.8 * u, 4 * RADIUS * u, look.line_px(NAME))
        draw_line(painter, look, name, loser.name, look.font(NAME, serif=True), look.theme.text, CENTRE, MIDDLE)
        if loser.quote:
            _draw_quote(painter, look, box, loser.quote, is_right=bool(is_right))


def _draw_quote(painter: QPainter, look: Look, portrait: QRectF, quote: str, *, is_right: bool) -> None:
    """The bubble, on the side of the portrait that is nearer to the middle."""
    words = wrapped_speech(look, "", quote, WIDEST * (0.5 + 0.5 * look.unit.text) * look.u)
    wide, high = bubble_size(look, words)
    gap = 1.6 * look.u
    x = portrait.left() - gap - wide if is_right else portrait.right() + gap
    y = portrait.center().y() - high / 2
    tip = wide + gap if is_right else -gap
    painter.save()
    painter.translate(x, y)
    SpeechBubble(Rect(0, 0, wide, high), Layer.BUBBLE, words, tip, high / 2).paint(painter, look)
    painter.restore()
