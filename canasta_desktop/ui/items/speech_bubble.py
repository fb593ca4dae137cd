"""What a player does or says, in a bubble of paper beside the portrait."""

from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.items.look import LEFT, Look, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.rich_text import draw_rich_line, story_lines
from canasta_desktop.ui.items.surface import draw_shadow
from canasta_desktop.ui.text.shortening import GAP
from canasta_desktop.values import value

SIZE: Final = 1.9
"""Of the type, units."""
PAD_X, PAD_Y = 1.3, 0.7
"""Around the words, units."""
TAIL: Final = 1.1
"""How broad the tail is where it leaves the bubble, units."""
CORNER: Final = 1.3
PAPER, INK = "#FFFBF0", "#251D12"
"""Paper is paper in every theme but contrast."""
MOST_LINES: Final = 3


class WrappedSpeech(NamedTuple):
    """The words of a bubble in lines: what is done, and below it what is said, both within `width` px."""

    text: tuple[str, ...]
    quote: tuple[str, ...]
    width: float

    @property
    def is_cut(self) -> bool:
        """Whether there was more to be read."""
        return any(lines and lines[-1].endswith(GAP) for lines in (self.text, self.quote))


def wrapped_speech(look: Look, text: str, quote: str, width: float) -> WrappedSpeech:
    """The words broken at that width, in at most three lines each."""
    usual, bold = speech_fonts(look)
    lines = tuple(story_lines(usual, text, width, MOST_LINES)) if text else ()
    quoted = tuple(story_lines(bold, quote, width, MOST_LINES)) if quote else ()
    wide = [width_of(usual, line) for line in lines] + [width_of(bold, line) for line in quoted]
    return WrappedSpeech(lines, quoted, max(wide, default=0.0) + 1)


def speech_fonts(look: Look) -> tuple[QFont, QFont]:
    """The fonts of the action and of the quote."""
    return look.font(SIZE), look.font(SIZE, bold=True)


def bubble_size(look: Look, words: WrappedSpeech) -> tuple[float, float]:
    """Width and height of a bubble around these words, logical pixels."""
    lines = len(words.text) + len(words.quote)
    return words.width + 2 * PAD_X * look.u, lines * look.line_px(SIZE) + 2 * PAD_Y * look.u


@value(frozen=True)
class SpeechBubble(Painted):
    """`words` in a bubble whose tail points at `tip_x`, `tip_y`, relative to its corner; without one there is none."""

    margin: ClassVar[float] = 3.0

    words: WrappedSpeech
    tip_x: float
    tip_y: float

    def paint(self, painter: QPainter, look: Look) -> None:
        is_flat = look.theme.mode is Mode.CONTRAST
        box = QRectF(0, 0, self.rect.w, self.rect.h)
        draw_shadow(painter, look, box, CORNER * look.u, 0.6)
        painter.setBrush(QColor(look.theme.panel if is_flat else PAPER))
        edge = QPen(QColor(look.theme.text if is_flat else INK), 0.2 * look.u if is_flat else 0.1 * look.u)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        painter.drawPath(self._outline(look, box))
        on_paper = look if is_flat else look._replace(theme=theme(Mode.LIGHT))
        ink = look.theme.text if is_flat else INK
        usual, bold = speech_fonts(look)
        fonts = [usual] * len(self.words.text) + [bold] * len(self.words.quote)
        high = look.line_px(SIZE)
        for number, (line, font) in enumerate(zip((*self.words.text, *self.words.quote), fonts, strict=True)):
            row = QRectF(PAD_X * look.u, PAD_Y * look.u + number * high, box.width() - PAD_X * look.u, high)
            draw_rich_line(painter, on_paper, row, line, font, ink, LEFT)

    def _outline(self, look: Look, box: QRectF) -> QPainterPath:
        """A rounded box, joined with its tail."""
        path = QPainterPath()
        corner = min(CORNER * look.u, box.height() / 2)
        path.addRoundedRect(box, corner, corner)
        tip, half = QPointF(self.tip_x, self.tip_y), 0.5 * TAIL * look.u
        if box.contains(tip):
            return path
        tail = QPainterPath(tip)
        if tip.x() < 0 or tip.x() > box.width():
            x = corner / 2 if tip.x() < 0 else box.width() - corner / 2
            y = min(max(tip.y(), corner + half), max(corner + half, box.height() - corner - half))
            ends = QPointF(x, y - half), QPointF(x, y + half)
        else:
            x = min(max(tip.x(), corner + half), box.width() - corner - half)
            y = corner / 2 if tip.y() < 0 else box.height() - corner / 2
            ends = QPointF(x - half, y), QPointF(x + half, y)
        for end in ends:
            tail.lineTo(end)
        tail.closeSubpath()
        return path.united(tail)
