"""The rows of a pad on paper: deals that were played, the one that is to be played next, and the names above them.

Each row is a button that paints itself, so that keys and screen readers find it; pressed, its deal is taken down.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from canasta_desktop.pad.score_pad import PadLine
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.theme import INK, RULE
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line
from canasta_desktop.ui.score_sheet.columns import Columns
from canasta_desktop.ui.score_sheet.paper import LIT, LOSS, MUTED, draw_rule, side_colour
from canasta_desktop.ui.score_sheet.rows import PaperRow
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.wording.base import number, signed

EDGE: Final = 3.2
NAMES: Final = 23.0
NARROWEST_NAMES: Final = 13.0
"""Widths of the margin, and of the column that says which deal it is, units; less where there are many sides."""
BESIDE: Final = 15.0
"""Points and total stand beside each other in columns of so many units at the usual size of text."""
NUMBER, SMALL, POINTS, TOTAL, NEXT = 2.9, 1.8, 1.9, 2.7, 2.0
"""Sizes of type, units."""
DOT: Final = 0.55
"""Radius of the mark of who has gone out, units."""


def columns_of(look: Look, wide: float, accounts: int) -> Columns:
    """The columns of a pad on paper that is so wide, px."""
    u = look.u
    scale = min(look.unit.text, 1.5)
    names = max(NARROWEST_NAMES * scale * u, min(NAMES * scale * u, 0.30 * wide))
    left = EDGE * u
    end = wide - EDGE * u
    each = (end - left - names) / accounts
    rights = tuple([left + names + (account + 1) * each - 0.8 * u for account in range(accounts)])
    return Columns(left, left, names - u, rights, each, each >= BESIDE * look.unit.text * u, end, is_stacked=False)


class RowText(NamedTuple):
    """What a row says: which deal, who deals, and for screen readers what it is and how it ended."""

    number: str
    dealer: str
    spoken: str


class PadRow(PaperRow):
    """The row of a deal; its tool tip has all of its words."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.what = RowText("", "", "")
        self.setObjectName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def word(self, what: RowText, figures: Sequence[str], names: Sequence[str]) -> None:
        """Say which deal it is, and a figure for each side; `names` of the sides."""
        self.what, self.name, self.figures = what, what.spoken, list(figures)
        self.set_spoken(names)
        self.show_tip()
        self.update()

    def show_tip(self) -> None:
        tool_tip(self, self.name)


class DealRow(PadRow):
    """A deal that was played: the points of each side, small, and its total after it."""

    def __init__(self, line: PadLine, parent: QWidget) -> None:
        super().__init__(f"deal:{line.head.number}", parent)
        self.line = line

    def draw(self, painter: QPainter, look: Look, columns: Columns) -> None:
        high = self.height()
        if self.underMouse():
            _draw_lit(painter, look, columns, high, is_framed=False)
        painter.setOpacity(1.0 if self.line.counts else 0.45)
        _draw_number(painter, look, columns, high, self.what)
        for column, (points, total) in enumerate(zip(self.line.points, self.line.totals, strict=True)):
            self._draw_account(painter, look, columns, column, points, total)
        painter.setOpacity(1.0)
        draw_rule(painter, look, columns.cards, columns.end, high - 0.5, RULE, 0.1)

    def _draw_account(
        self, painter: QPainter, look: Look, columns: Columns, column: int, points: int, total: int
    ) -> None:
        """Beside each other where the column is wide, else the points above the total."""
        high, out = float(self.height()), self.line.deal.out
        right, wide = columns.rights[column], columns.wide
        if columns.has_times:
            small = QRectF(right - wide + look.u, 0, 0.46 * wide, high)
            large = QRectF(right - 0.5 * wide, 0, 0.5 * wide, high)
        else:
            small = QRectF(right - wide + look.u, 0.04 * high, wide - look.u, 0.42 * high)
            large = QRectF(right - wide + look.u, 0.42 * high, wide - look.u, 0.56 * high)
        colour = LOSS if points < 0 else MUTED
        reach = draw_line(painter, look, small, signed(points), look.font(POINTS), colour, RIGHT)
        draw_line(painter, look, large, number(total), look.font(TOTAL, serif=True), INK, RIGHT)
        if out != NOBODY and out == column:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(side_colour(column)))
            painter.drawEllipse(QPointF(small.right() - reach - 1.2 * look.u, small.center().y()), *[DOT * look.u] * 2)


class NextRow(PadRow):
    """The deal that is to be played: who deals it, and what each side's initial meld must count."""

    def draw(self, painter: QPainter, look: Look, columns: Columns) -> None:
        high = float(self.height())
        _draw_lit(painter, look, columns, high, is_framed=True)
        _draw_number(painter, look, columns, high, self.what)
        for column, minimum in enumerate(self.figures):
            box = QRectF(columns.rights[column] - columns.wide + look.u, 0, columns.wide - look.u, high)
            draw_line(painter, look, box, minimum, look.font(NEXT, bold=True), side_colour(column), RIGHT)


def draw_heads(painter: QPainter, look: Look, columns: Columns, names: Sequence[str], top: float, high: float) -> None:
    """The names of the sides above their columns."""
    for column, name in enumerate(names):
        box = QRectF(columns.rights[column] - columns.wide + look.u, top, columns.wide - look.u, high)
        draw_line(painter, look, box, name, look.font(NEXT, bold=True), side_colour(column), RIGHT, MIDDLE)
    draw_rule(painter, look, columns.cards, columns.end, top + high, MUTED, 0.15)


def _draw_lit(painter: QPainter, look: Look, columns: Columns, high: float, *, is_framed: bool) -> None:
    u = look.u
    painter.setBrush(QColor(LIT[0]))
    painter.setPen(QPen(QColor(LIT[1]), 0.2 * u) if is_framed else QPen(Qt.PenStyle.NoPen))
    painter.drawRoundedRect(
        QRectF(columns.cards - u, 0.3 * u, columns.end - columns.cards + 2 * u, high - 0.6 * u), u, u
    )


def _draw_number(painter: QPainter, look: Look, columns: Columns, high: float, text: RowText) -> None:
    """The number of the deal, and who deals."""
    u = look.u
    box = QRectF(columns.names, 0, 4.4 * u * min(look.unit.text, 1.5), high)
    wide = draw_line(painter, look, box, text.number, look.font(NUMBER, serif=True), INK, LEFT)
    rest = QRectF(columns.names + max(wide + u, 3.6 * u), 0, 0, high)
    rest.setRight(columns.names + columns.names_wide)
    draw_line(painter, look, rest, text.dealer, look.font(SMALL), MUTED, LEFT, MIDDLE)
