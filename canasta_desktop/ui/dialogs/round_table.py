"""Who sits where, drawn among the rules: the table from above, who sits around it, and which way play goes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import BOX_PADDING, Theme
from canasta_desktop.ui.dialogs.document import Passage
from canasta_desktop.ui.dialogs.small_table import draw_small_table, draw_way, seat_middle
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.dialogs.worn_theme import worn_theme
from canasta_desktop.ui.wording.rules.round_table import ALONE, RoundSeat, RoundTable

ROWS: Final = (0, 8, 9, 10, 11, 13, 13)
"""How high the picture is by the number of seats, lines of text."""
WIDEST: Final = 34
"""Wider than this, in lines of text, it never is."""
ACROSS: Final = 3.3
"""So many plates find room beside each other; their words are smaller where they would not."""
SMALLEST: Final = 0.6
BESIDE: Final = 0.5
"""Air beside the words of a plate, and between letter and name, in lines of text."""
EDGE: Final = 2
"""Room for the outline of the outermost plates, px."""
RAIL_LINE: Final = 18
"""The height of a line of text with which the rail of the table has its usual width, px."""


class RoundTablePicture(QWidget):
    """The table with a plate at each seat: a name, the letter of the side, and what its player does first."""

    def __init__(self, table: RoundTable) -> None:
        super().__init__()
        self._table = table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(20 * high, ROWS[len(self._table.seats)] * high)

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self.sizeHint().height())

    def plates(self) -> list[QRectF]:
        """Where the plates lie, by seat."""
        around, count = self._around(), len(self._table.seats)
        placed = []
        for place, size in enumerate(self._sizes()):
            middle = seat_middle(around, place, count, clockwise=self._table.clockwise)
            placed.append(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size))
        return placed

    def _sizes(self) -> list[QSizeF]:
        font = self._fitting()
        return [plate_size(seat, font) for seat in self._table.seats]

    def _around(self) -> QRectF:
        """What the middles of the plates lie around: as wide and high as there is room."""
        sizes, line = self._sizes(), QFontMetricsF(self._fitting()).height()
        wide, high = max([size.width() for size in sizes]), max([size.height() for size in sizes])
        across = min(float(self.width()), WIDEST * line) - wide - 2 * EDGE
        return QRectF((self.width() - across) / 2, high / 2 + EDGE, across, self.height() - high - 2 * EDGE)

    def _fitting(self) -> QFont:
        """The font, smaller where the plates would not lie beside each other."""
        font = QFont(self.font())
        widest = max([plate_size(seat, font).width() for seat in self._table.seats])
        share = max(SMALLEST, min(1.0, self.width() / (ACROSS * widest)))
        font.setPixelSize(max(1, round(self.fontInfo().pixelSize() * share)))
        return font

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, font = worn_theme(), self._fitting()
        line = QFontMetricsF(font).height()
        cloth = draw_small_table(painter, theme, self._around().adjusted(0, line / 2, 0, -line / 2), line / RAIL_LINE)
        draw_way(painter, cloth, QColor(theme.muted), clockwise=self._table.clockwise)
        for seat, plate in zip(self._table.seats, self.plates(), strict=True):
            draw_plate(painter, theme, font, plate, seat)
        painter.end()


def plate_size(seat: RoundSeat, font: QFont) -> QSizeF:
    """What the words of a seat need, px."""
    name, note = QFontMetricsF(bold(font)), QFontMetricsF(font)
    line = note.height()
    letter = line * (1 + BESIDE) if seat.side != ALONE else 0.0
    wide = max(letter + name.horizontalAdvance(seat.name), note.horizontalAdvance(seat.note))
    return QSizeF(wide + 2 * BESIDE * line, line * (2.5 if seat.note else 1.5))


def draw_plate(painter: QPainter, theme: Theme, font: QFont, plate: QRectF, seat: RoundSeat) -> None:
    """A plate: the letter of the side in its colour beside the name, the note below."""
    line = QFontMetricsF(font).height()
    colour = QColor(theme.border if seat.side == ALONE else theme.side(seat.side))
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(plate, line / 2, line / 2)
    words = plate.adjusted(BESIDE * line, 0.25 * line, -BESIDE * line, -0.25 * line)
    row = QRectF(words.x(), words.y(), words.width(), line)
    name_wide = QFontMetricsF(bold(font)).horizontalAdvance(seat.name)
    left = row.center().x() - (name_wide + (line * (1 + BESIDE) if seat.letter else 0)) / 2
    painter.setFont(bold(font))
    if seat.letter:
        badge = QRectF(left, row.y(), line, line)
        painter.setBrush(colour)
        painter.drawEllipse(badge)
        painter.setPen(QColor(theme.panel))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, seat.letter)
        left += line * (1 + BESIDE)
    painter.setPen(QColor(theme.text))
    painter.drawText(QRectF(left, row.y(), name_wide + 1, line), Qt.AlignmentFlag.AlignCenter, seat.name)
    painter.setFont(font)
    painter.setPen(QColor(theme.muted))
    painter.drawText(row.translated(0, line), Qt.AlignmentFlag.AlignCenter, seat.note)


def bold(font: QFont) -> QFont:
    """The font of names."""
    heavy = QFont(font)
    heavy.setWeight(QFont.Weight.DemiBold)
    return heavy


class RoundTableBox(Passage):
    """The picture under its heading; a screen reader has it in words."""

    ABOVE = 8
    """Room above it, px."""

    def __init__(self, table: RoundTable) -> None:
        super().__init__()
        self._words = f"{table.title}. {table.words}"
        self.setObjectName("round-table")
        self.setProperty("look", "box")
        self.setAccessibleName(self._words)
        column = QVBoxLayout(self)
        column.setContentsMargins(BOX_PADDING, BOX_PADDING, BOX_PADDING, BOX_PADDING)
        column.setSpacing(6)
        column.addWidget(ParagraphLabel(table.title, look="second"))
        column.addWidget(RoundTablePicture(table))

    def has(self, words: Sequence[str]) -> bool:
        """Whether it holds all of these words."""
        held = self._words.casefold()
        return all(word in held for word in words)
