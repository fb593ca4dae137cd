"""A printed page of a score book: the head, as many lines as it holds, and on the last one the sums."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK
from canasta_desktop.ui.history.book_columns import BookColumns
from canasta_desktop.ui.history.book_painting import BookPainter
from canasta_desktop.ui.history.score_book import BookLine
from canasta_desktop.ui.items.look import LEFT, Look, draw_line, draw_words
from canasta_desktop.ui.score_sheet.best_moment import BestMoment
from canasta_desktop.ui.score_sheet.graph import MatchGraph
from canasta_desktop.ui.score_sheet.paper import MUTED
from canasta_desktop.ui.wording.wording import Wording

PAGE: Final = (148.0, 100.0)
"""Width and height of a page, units."""
LINES_WIDE: Final = 84.0
"""What the lines may take of the width beside the graph, units."""
TITLE, SECOND = 4.4, 2.0
"""Sizes of type, units."""


class BookPage(QWidget):
    """`lines` of the book; the first page has the graph beside them, the last one the sums below."""

    def __init__(
        self, painter: BookPainter, words: Wording, look: Look, lines: Sequence[BookLine], *, is_last: bool
    ) -> None:
        super().__init__()
        self._book, self._look, self._lines, self._is_last = painter, look, lines, is_last
        u, book = look.u, painter.book
        self.resize(round(PAGE[0] * u), round(PAGE[1] * u))
        self._columns = BookColumns.of(look, len(book.columns), LINES_WIDE * u)
        self._head = QRectF(0, head_top(look), self._columns.end, painter.head_height(look))
        if not lines or lines[0] == book.lines[0]:
            left = (LINES_WIDE + 6) * u
            graph = MatchGraph(book.courses, book.target, words.scores, self)
            graph.word(words.scores, painter.book_words.sides)
            graph.setGeometry(QRectF(left, self._head.top(), self.width() - left, 46 * u).toRect())
            graph.place(look)
            moment = BestMoment(book.moment, self)
            moment.setVisible(book.moment is not None)
            moment.word(words, painter.book_words.sides, deal_of_moment(painter))
            moment.setGeometry(QRectF(left, self._head.top() + 50 * u, self.width() - left, 20 * u).toRect())
            moment.place(look)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, columns = QPainter(self), self._look, self._columns
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_title(painter, look, QRectF(0, 0, self.width(), head_top(look)), self._book)
        self._book.draw_head(painter, look, columns, self._head)
        box = QRectF(0, self._head.bottom(), columns.end, columns.line)
        for line in self._lines:
            self._book.draw_line(painter, look, columns, box, line)
            box.translate(0, columns.line)
        if self._is_last:
            box.translate(0, 0.8 * look.u)
            self._book.draw_sums(painter, look, columns, box)
        painter.end()


def book_pages(painter: BookPainter, words: Wording, look: Look) -> list[BookPage]:
    """The whole book on pages."""
    columns = BookColumns.of(look, len(painter.book.columns), LINES_WIDE * look.u)
    room = PAGE[1] * look.u - head_top(look) - painter.head_height(look) - painter.sums_height(look) - 2 * look.u
    most = max(1, int(room / columns.line))
    lines = painter.book.lines
    parts = [lines[start : start + most] for start in range(0, len(lines), most)] or [()]
    return [BookPage(painter, words, look, part, is_last=place == len(parts) - 1) for place, part in enumerate(parts)]


def head_top(look: Look) -> float:
    """Where the title ends."""
    return look.line_px(TITLE) + look.line_px(SECOND) + 1.6 * look.u


def draw_title(painter: QPainter, look: Look, box: QRectF, book: BookPainter, note: str = "") -> None:
    """Title and outcome side by side, and below them what was played, or a note in its place."""
    book_words = book.book_words
    line = QRectF(box.left(), box.top(), box.width(), look.line_px(TITLE))
    wide = draw_line(painter, look, line, book_words.title, look.font(TITLE, serif=True), INK, LEFT)
    room = line.adjusted(wide + 2.4 * look.u, 0.9 * look.u, 0, 0)
    draw_line(painter, look, room, book_words.outcome(), look.font(SECOND, bold=True), INK, LEFT)
    below = QRectF(box.left(), line.bottom(), box.width(), look.line_px(SECOND))
    draw_words(painter, look, below, note or book_words.subtitle, look.font(SECOND), INK if note else MUTED, LEFT)


def deal_of_moment(painter: BookPainter) -> int:
    """The number of the deal in which the best moment was, 0 where there is none."""
    book = painter.book
    return book.lines[book.best].number if book.moment is not None else 0
