"""A worked example among the rules: words and small cards in lines that break where they must, read at once."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import BOX_PADDING
from canasta_desktop.ui.dialogs.document import Passage
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.rule_sheet.example_text import CardSign, WrittenLine, example_in_text
from canasta_desktop.ui.wording.rules.examples import Example
from canasta_desktop.ui.wording.wording import Wording

PAPER, EDGE = QColor("#FFFFFF"), QColor("#8A8F98")
BLACK, RED = QColor("#15181D"), QColor("#B3261E")
CORNER = 4
AIR, BESIDE, APART, BELOW = 4, 3, 12, 4
"""Inside a card beside its sign, between two cards, between groups, and between two lines of them, px."""


class Piece(NamedTuple):
    """A word or a card of a line, as wide as it is drawn, and the room before it."""

    text: str
    width: int
    gap: int
    card: CardSign | None


class SignedLine(QWidget):
    """Words, and behind them small cards; breaks between any two of them."""

    def __init__(self, line: WrittenLine) -> None:
        super().__init__()
        self._line = line
        self._measured: tuple[Piece, ...] = ()
        self._heights: dict[int, int] = {}
        """What layouts ask for again and again, for as long as the font is the same."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def line(self) -> WrittenLine:
        """What it shows."""
        return self._line

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = max([place.bottom() + 1 for _, place in self._placed(width)], default=0)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        width = sum([piece.gap + piece.width for piece in self._pieces()])
        return QSize(width, self._row_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max([piece.width for piece in self._pieces()], default=0), self._row_height())

    def _row_height(self) -> int:
        return self.fontMetrics().height() + 6

    def _card_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _pieces(self) -> tuple[Piece, ...]:
        if not self._measured:
            self._measured = tuple(self._measure())
        return self._measured

    def _measure(self) -> Iterator[Piece]:
        metrics, bold = QFontMetrics(self.font()), QFontMetrics(self._card_font())
        for word in self._line.text.split():
            yield Piece(word, metrics.horizontalAdvance(word), metrics.horizontalAdvance(" "), None)
        for group in self._line.cards:
            for place, card in enumerate(group):
                width = max(bold.horizontalAdvance(card.sign), bold.height() // 2) + 2 * AIR
                yield Piece(card.sign, width, BESIDE if place else APART, card)

    def _placed(self, width: int) -> Iterator[tuple[Piece, QRect]]:
        """The pieces and where they stand, from the side where reading begins."""
        x, y, height = 0, 0, self._row_height()
        for piece in self._pieces():
            if x and x + piece.gap + piece.width > width:
                x, y = 0, y + height + BELOW
            left = x + piece.gap if x else 0
            x = left + piece.width
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                left = width - x
            yield piece, QRect(left, y, piece.width, height)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        """Another font or language needs other room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measured, self._heights = (), {}
            self.updateGeometry()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Words in the colour of the text, cards as on paper in every theme."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for piece, place in self._placed(self.width()):
            painter.setFont(self.font() if piece.card is None else self._card_font())
            if piece.card is None:
                painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            else:
                painter.setPen(QPen(EDGE, 1))
                painter.setBrush(PAPER)
                painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
                painter.setPen(RED if piece.card.is_red else BLACK)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, piece.text)
        painter.end()


class ExampleBox(Passage):
    """An example with its heading, its lines, and what comes of the move; a screen reader has all of it at once."""

    ABOVE = 8
    """Room above it, px."""

    def __init__(self, example: Example, words: Wording) -> None:
        super().__init__()
        self._words = words.rules.examples.aloud(example)
        self.setObjectName(f"example:{example.case}")
        self.setProperty("look", "box")
        self.setAccessibleName(self._words)
        shown = example_in_text(example, words)
        column = QVBoxLayout(self)
        column.setContentsMargins(BOX_PADDING, BOX_PADDING, BOX_PADDING, BOX_PADDING)
        column.setSpacing(6)
        column.addWidget(ParagraphLabel(shown.title, look="second"))
        for line in shown.lines:
            column.addWidget(SignedLine(line))
        if shown.verdict:
            verdict = ParagraphLabel(shown.marked_verdict())
            verdict.setProperty("tone", {True: "good", False: "error", None: ""}[example.is_allowed])
            column.addWidget(verdict)

    def has(self, words: Sequence[str]) -> bool:
        """Whether it holds all of these words, cards by their names."""
        held = self._words.casefold()
        return all(word in held for word in words)
