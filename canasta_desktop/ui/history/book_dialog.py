"""The score book over the table: a match deal by deal, with its graph and its best moment; printed, or as a PDF."""

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK
from canasta_desktop.ui.history.action_row import ActionRow
from canasta_desktop.ui.history.book_columns import BEYOND, LARGE_TEXT, BookColumns
from canasta_desktop.ui.history.book_list import BookList, BookModel, BookSums
from canasta_desktop.ui.history.book_page import BookPage, book_pages, deal_of_moment, draw_title, head_top
from canasta_desktop.ui.history.book_painting import BookPainter
from canasta_desktop.ui.history.book_words import BookWords
from canasta_desktop.ui.history.score_book import ScoreBook
from canasta_desktop.ui.history.viewer import NOBODY_KNOWN, Viewer
from canasta_desktop.ui.items.look import LEFT, Look, draw_line, draw_words
from canasta_desktop.ui.score_sheet.best_moment import HEADING, TEXT, BestMoment
from canasta_desktop.ui.score_sheet.graph import MatchGraph
from canasta_desktop.ui.score_sheet.paper_dialog import EDGE, PaperDialog
from canasta_desktop.ui.score_sheet.sheet_export import SheetExport
from canasta_desktop.ui.score_sheet.stage import Stage
from canasta_desktop.ui.wording.wording import Wording

LINES_WIDE = 84.0
"""What the lines may take of the width beside the graph, units."""
HIGH_BUTTONS = 6.2
HIGH_BESIDE = 26.0
"""What graph and best moment take below the lines, units."""
LEAST_LINES = 2
"""Where fewer lines would be in sight, graph and best moment give way to them."""
COPY, REPLAY, MORE, CLOSE = "copy", "replay", "more", "close"


class ScoreBookDialog(PaperDialog):
    """One match; `replay_wanted` carries the place of a deal in its history, or that of the running one."""

    replay_wanted = Signal(int)

    def __init__(
        self,
        book: ScoreBook,
        words: Wording,
        parent: QWidget | None = None,
        stage: Stage | None = None,
        *,
        viewer: Viewer = NOBODY_KNOWN,
        can_replay: bool = False,
    ) -> None:
        """`can_replay`: deals can be seen again."""
        super().__init__(parent, stage)
        self.book, self._words, self._viewer = book, words, viewer
        self._note = ""
        self._columns = BookColumns.of(self.look(), len(book.columns), LINES_WIDE * self.look().u)
        self._head = self._below = QRectF()
        self._painter = self._made_painter()
        self.model = BookModel(self)
        self.list = BookList(self.model, self.look, self._columns_of_now, self)
        self.graph = MatchGraph(book.courses, book.target, words.scores, self)
        self.moment = BestMoment(book.moment, self)
        self.sums = BookSums(self.look, self._columns_of_now, self)
        self.actions_row = ActionRow(self)
        self.actions_row.add(COPY, self._copy)
        if can_replay:
            self.actions_row.add(REPLAY, self._replay)
        self.actions_row.add(MORE, self._ask_more)
        self.actions_row.add(CLOSE, self.accept)
        self.export = SheetExport(self._pages, self.look, words, self)
        self.export.reported.connect(self.show_note)
        self.build()

    def _made_painter(self) -> BookPainter:
        book_words = BookWords(self.book, self._words, self._viewer)
        return BookPainter(self.book, book_words, self._words)

    def _columns_of_now(self) -> BookColumns:
        return self._columns

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self._painter = self._made_painter()
        book_words = self._painter.book_words
        self.setWindowTitle(book_words.title)
        self.setAccessibleName(
            " ".join(filter(None, (f"{book_words.title}.", book_words.outcome(), f"{book_words.subtitle}.")))
        )
        self.list.setAccessibleName(self.tr("The deals"))
        self.model.show_book(self._painter)
        self.graph.word(self._words.scores, book_words.sides)
        self.moment.word(self._words, book_words.sides, deal_of_moment(self._painter))
        self.sums.show_book(self._painter)
        self.actions_row.word(
            {
                COPY: (self.tr("Copy"), ""),
                REPLAY: (self.tr("Replay this deal"), ""),
                MORE: (self.tr("More"), ""),
                CLOSE: (self.tr("Close"), ""),
            }
        )
        self.show_note("")

    def show_note(self, text: str) -> None:
        """Say what has come of something, in place of the line below the title."""
        self._note = text
        self.setAccessibleDescription(text)
        self.update()

    def text(self) -> str:
        """The book as plain text, columns parted by tabs."""
        book_words = self._painter.book_words
        lines = [book_words.title, book_words.subtitle, "\t".join(("", *book_words.sides))]
        for line in self.book.lines:
            cells = [f"{points}\t{total}" for points, total in zip(line.points, line.totals, strict=True)]
            lines.append("\t".join((f"{line.number}", book_words.names[line.dealer], *cells)))
        return "\n".join([*lines, book_words.outcome()] if book_words.outcome() else lines)

    # --- places and painting -----------------------------------------------------------------------

    def arrange(self, look: Look, paper: QRectF) -> None:
        """The lines at the left, graph and best moment beside or below them."""
        u, is_stacked = look.u, look.unit.text > LARGE_TEXT
        inner = paper.adjusted(EDGE * u, 1.8 * u, -EDGE * u, 0)
        buttons = max(HIGH_BUTTONS * u, 30.0)
        foot = paper.bottom() - 2.2 * u - buttons
        self.actions_row.place(look, QRectF(inner.left(), foot, inner.width(), buttons))
        lines_wide = inner.width() if is_stacked else LINES_WIDE * u
        self._columns = columns = BookColumns.of(look, len(self.book.columns), lines_wide)
        top = inner.top() + head_top(look)
        self._head = QRectF(inner.left(), top, columns.end, self._painter.head_height(look))
        high_sums = self._painter.sums_height(look)
        bottom = foot - 1.2 * u
        has_beside = True
        if is_stacked:
            left_over = bottom - HIGH_BESIDE * u - high_sums - self._head.bottom() - 0.8 * u
            has_beside = left_over >= LEAST_LINES * columns.line
            bottom -= HIGH_BESIDE * u if has_beside else 0.0
        most = self.model.rowCount() * columns.line + 2
        room = min(most, bottom - high_sums - self._head.bottom() - 0.8 * u)
        self.list.setGeometry(QRectF(inner.left(), self._head.bottom(), columns.end + 3.4 * u, room).toRect())
        self.list.doItemsLayout()
        sums = QRectF(inner.left(), self._head.bottom() + room + 0.8 * u, columns.end + BEYOND * u, high_sums)
        self.sums.setGeometry(sums.toRect())
        self.graph.setVisible(has_beside)
        self.moment.setVisible(has_beside and self.book.moment is not None)
        if not has_beside:
            self._below = QRectF()
        elif is_stacked:
            below = QRectF(inner.left(), bottom + u, inner.width(), (HIGH_BESIDE - 2) * u)
            self._place_beside(look, below, is_row=True)
        else:
            left = inner.left() + columns.end + 7 * u
            beside = QRectF(left, inner.top() + head_top(look), inner.right() - left, foot - 2 * u - self._head.top())
            self._place_beside(look, beside, is_row=False)

    def _place_beside(self, look: Look, box: QRectF, *, is_row: bool) -> None:
        """Graph and best moment beside each other, or below each other."""
        has_moment = bool(self._painter.book_words.best_deal())
        graph, moment = QRectF(box), QRectF(box)
        if has_moment and is_row:
            graph.setRight(box.left() + 0.58 * box.width())
            moment.setLeft(graph.right() + 3 * look.u)
        elif has_moment:
            graph.setHeight(min(0.70 * box.height(), 0.92 * box.width()))
            moment.setTop(graph.bottom() + 2 * look.u)
            moment.setHeight(min(moment.height(), 20 * look.u))
        self.graph.setGeometry(graph.toRect())
        self.graph.place(look)
        self._below = moment
        self.moment.setGeometry(moment.toRect())
        self.moment.place(look)

    def draw(self, painter: QPainter, look: Look, paper: QRectF) -> None:
        """The title, what stands above the columns, and the best deal where there is no picture of it."""
        u = look.u
        title = QRectF(paper.left() + EDGE * u, paper.top() + 1.8 * u, paper.width() - 2 * EDGE * u, head_top(look))
        draw_title(painter, look, title, self._painter, self._note)
        self._painter.draw_head(painter, look, self._columns, self._head)
        if self.book.moment is None and not self._below.isEmpty() and (best := self._painter.book_words.best_deal()):
            heading = QRectF(self._below.left(), self._below.top(), self._below.width(), look.line_px(HEADING))
            words = self._words.scores.best_moment()
            draw_line(painter, look, heading, words, look.font(HEADING, serif=True), INK, LEFT)
            below = self._below.adjusted(0, heading.height() + 0.6 * u, 0, 0)
            draw_words(painter, look, below, best, look.font(TEXT), INK, Qt.AlignmentFlag.AlignTop)

    def stops(self) -> list[QWidget]:
        """Lines, sums, the course of the match and its best moment, buttons."""
        return [self.list, self.sums, self.graph, self.moment, *self.actions_row.buttons.values()]

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(self.model.rowCount() - 1))
        self.list.scrollToBottom()

    # --- what can be done --------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter puts it away."""
        self.accept()

    def _pages(self, look: Look) -> list[BookPage]:
        return book_pages(self._painter, self._words, look)

    def _replay(self) -> None:
        """The deal of the line that has the keyboard."""
        if (line := self.list.currentIndex().row()) >= 0:
            self.replay_wanted.emit(line)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self.show_note(self.tr("The score book is on the clipboard."))

    def _ask_more(self) -> None:
        """What else can be done with the book, in a menu at its button."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(self.tr("Print …")).triggered.connect(self.export.ask_print)
        menu.addAction(self.tr("Save as PDF …")).triggered.connect(self.export.ask_save)
        button = self.actions_row.buttons[MORE]
        menu.setActiveAction(menu.actions()[0])
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
