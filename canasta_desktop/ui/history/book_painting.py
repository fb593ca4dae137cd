"""How a score book is painted, on the screen and on a printed page alike: head, lines and sums."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.theme import INK, RULE, Mode, theme
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.history.book_columns import BEYOND, DEAL, MOST_BESIDE, NAME, POINTS, RING, TOTAL, BookColumns
from canasta_desktop.ui.history.book_words import BookWords
from canasta_desktop.ui.history.score_book import BookLine, ScoreBook
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.score_sheet.laurels import draw_laurels
from canasta_desktop.ui.score_sheet.paper import LIT, LOSS, MUTED, draw_rule, side_colour
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.wording.wording import Wording, number, signed

SIDE, SUM, NARROW_SUM, MINIMUM, LABEL = 2.0, 3.9, 2.9, 1.9, 2.15
"""Sizes of type, units; many columns have smaller sums."""
FACE: Final = 6.2
"""Diameter of the portraits above the columns, units."""


class BookPainter:
    """Paints the parts of one book in one language."""

    def __init__(self, book: ScoreBook, book_words: BookWords, words: Wording) -> None:
        self.book, self.book_words, self._words = book, book_words, words

    # --- above the lines ---------------------------------------------------------------------------

    def head_height(self, look: Look) -> float:
        """How high portraits and names above the columns are."""
        return (FACE + 1.6) * look.u + look.line_px(SIDE)

    def draw_head(self, painter: QPainter, look: Look, columns: BookColumns, box: QRectF) -> None:
        """Portraits and names above the columns; a winner's are wreathed."""
        look = look._replace(theme=theme(Mode.LIGHT))
        low = look.line_px(SIDE)
        label = QRectF(box.left() + columns.number, box.bottom() - low - 0.3 * look.u, columns.dealer, low)
        label.setRight(box.left() + columns.dealer + columns.dealer_wide)
        draw_line(painter, look, label, self._words.history.book.deal_column(), look.font(NAME), MUTED, LEFT)
        for place, (name, faces) in enumerate(zip(self.book_words.sides, self.book_words.side_faces, strict=True)):
            room = columns.head(place, box)
            self._draw_faces(painter, look, room, place, faces)
            line = QRectF(room.left(), box.bottom() - low - 0.3 * look.u, room.width(), low)
            draw_line(painter, look, line, name, look.font(SIDE, bold=True), side_colour(place), RIGHT, MIDDLE)
        draw_rule(painter, look, box.left(), box.left() + columns.end, box.bottom() - 0.5, MUTED, 0.1)

    def _draw_faces(self, painter: QPainter, look: Look, room: QRectF, place: int, faces: list[str]) -> None:
        size = min(FACE * look.u, 0.86 * room.width() / (1 + 0.95 * (len(faces) - 1)))
        top = room.top() + 0.8 * look.u + FACE * look.u - size
        is_winner = place == self.book.winner
        for back, face in enumerate(reversed(faces)):
            disc = QRectF(room.right() - size - back * 0.95 * size - 0.6 * look.u, top, size, size)
            mood = Expression.PLEASED if is_winner else Expression.CALM
            draw_portrait(
                *(painter, look, disc, face, side_colour(place)), is_on_turn=False, is_resting=False, expression=mood
            )
            if is_winner:
                draw_laurels(painter, look, disc.center(), size / 2)

    # --- the lines ---------------------------------------------------------------------------------

    def draw_line(self, painter: QPainter, look: Look, columns: BookColumns, box: QRectF, line: BookLine) -> None:
        """A scored deal; the best of all lies on a golden ground."""
        book = self.book
        is_best = book.best != NOBODY and line == book.lines[book.best] and len(book.lines) > 1
        if is_best:
            painter.setBrush(QColor(LIT[0]))
            painter.setPen(QPen(QColor(LIT[1]), max(1.0, 0.12 * look.u)))
            frame = QRectF(box.left(), box.top(), columns.end + BEYOND * look.u, box.height())
            painter.drawRoundedRect(frame.adjusted(0.5, 1, -0.5, -1), 0.8 * look.u, 0.8 * look.u)
        else:
            draw_rule(painter, look, box.left(), box.left() + columns.end, box.bottom() - 0.5, RULE, 0.1)
        self._draw_dealer(painter, look, columns, box, str(number(line.number)), line.dealer, "")
        for place, (points, total) in enumerate(zip(line.points, line.totals, strict=True)):
            is_most = points == max(line.points)
            ink = LOSS if points < 0 else INK if is_most else MUTED
            font = look.font(POINTS, bold=is_most)
            draw_line(painter, look, columns.points(place, box), signed(points), font, ink, RIGHT)
            font = look.font(TOTAL, serif=True)
            draw_line(painter, look, columns.total(place, box), number(total), font, side_colour(place), RIGHT)

    def draw_next(self, painter: QPainter, look: Look, columns: BookColumns, box: QRectF) -> None:
        """The deal that is being played, or comes next."""
        deal = number(len(self.book.lines) + 1)
        self._draw_dealer(painter, look, columns, box, deal, self.book.next_dealer, self.book_words.next_deal())
        draw_rule(painter, look, box.left(), box.left() + columns.end, box.bottom() - 0.5, RULE, 0.1)

    def _draw_dealer(
        self, painter: QPainter, look: Look, columns: BookColumns, box: QRectF, deal: str, seat: int, words: str
    ) -> None:
        """The number of a deal, and who dealt, or `words` about it."""
        look = look._replace(theme=theme(Mode.LIGHT))
        left = QRectF(box.left() + columns.number, box.top(), columns.dealer - columns.number, box.height())
        draw_line(painter, look, left, deal, look.font(DEAL, serif=True), MUTED if words else INK, LEFT)
        size = min(3.7 * look.u, 0.8 * box.height(), box.height() - 2 * RING)
        disc = QRectF(box.left() + columns.dealer + 0.4 * look.u, box.center().y() - size / 2, size, size)
        column = next(place for place, one in enumerate(self.book.columns) if seat in one.seats)
        draw_portrait(
            *(painter, look, disc, self.book_words.faces[seat], side_colour(column)), is_on_turn=False, is_resting=False
        )
        room = QRectF(disc.right() + 1.1 * look.u, box.top(), 0, box.height())
        room.setRight(box.left() + (columns.end if words else columns.dealer + columns.dealer_wide))
        draw_line(painter, look, room, words or self.book_words.names[seat], look.font(NAME), MUTED, LEFT, MIDDLE)

    # --- below the lines ---------------------------------------------------------------------------

    def sums_height(self, look: Look) -> float:
        """How high the sums are."""
        minimum = 0.0 if self.book.winner != NOBODY else look.line_px(MINIMUM) + 0.6 * look.u
        return look.line_px(SUM) + minimum + 1.0 * look.u

    def draw_sums(self, painter: QPainter, look: Look, columns: BookColumns, box: QRectF) -> None:
        """How it stands, and while the match goes on what the next initial meld must count."""
        u, scores = look.u, self._words.scores
        size = SUM if len(self.book.columns) <= MOST_BESIDE else NARROW_SUM
        draw_rule(painter, look, box.left(), box.left() + columns.end, box.top() + 0.5, INK, 0.14)
        label = QRectF(box.left() + columns.number, box.top() + 0.8 * u, columns.rights[0], look.line_px(SUM))
        label.setRight(box.left() + columns.rights[0] - columns.wide)
        draw_line(painter, look, label, scores.total(), look.font(LABEL, bold=True), INK, LEFT)
        for place, total in enumerate(self.book.totals):
            room = columns.head(place, QRectF(box.left(), label.top(), box.width(), label.height()))
            draw_line(painter, look, room, number(total), look.font(size, serif=True), side_colour(place), RIGHT)
        if self.book.winner != NOBODY:
            return
        below = QRectF(label.left(), label.bottom(), label.width(), look.line_px(MINIMUM))
        draw_line(painter, look, below, scores.next_minimum(), look.font(MINIMUM), MUTED, LEFT)
        for place, minimum in enumerate(self.book_words.minimums()):
            room = columns.head(place, QRectF(box.left(), below.top(), box.width(), below.height()))
            draw_line(painter, look, room, minimum, look.font(MINIMUM), MUTED, RIGHT)
