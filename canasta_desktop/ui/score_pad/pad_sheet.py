"""The paper of a pad: names, deals below each other, what is next, and the graph of the match."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from canasta_desktop.pad.score_pad import PadLine, ScorePad
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, height_of
from canasta_desktop.ui.score_pad.pad_rows import EDGE, DealRow, NextRow, RowText, columns_of, draw_heads
from canasta_desktop.ui.score_pad.pad_words import PadWords
from canasta_desktop.ui.score_sheet.graph import MatchGraph
from canasta_desktop.ui.score_sheet.paper import MUTED, draw_paper, side_colour
from canasta_desktop.ui.score_sheet.paper_sheet import SCROLLED, LinesArea
from canasta_desktop.ui.score_sheet.rows import PaperRow
from canasta_desktop.ui.wording.base import number, signed

TITLE, OUTCOME = 3.0, 2.1
"""Sizes of type, units."""
ROW: Final = 6.4
"""Height of a row at the usual size of text, units: as high as a finger."""
GRAPH_BESIDE: Final = 118.0
"""The graph stands beside the deals where the paper is so wide, units at the usual size of text."""
GRAPH_HIGH: Final = 36.0
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRINTED: Final = (150.0, 102.0)
"""Width and height of a printed page, units: A4 on its side without its margins."""


class PrintedPart(NamedTuple):
    """Which page of how many a printed sheet is; the page from 0."""

    page: int
    pages: int


class PadSheet(QWidget):
    """`chosen` carries the place of a deal that is to be corrected, from 0, or None for the next one."""

    chosen = Signal(object)

    def __init__(self, look: Callable[[], Look], words: PadWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._pad: ScorePad | None = None
        self._names: list[str] = []
        self._outcome = self._title = ""
        self._printed: PrintedPart | None = None
        self.scroll_area = LinesArea(self)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setStyleSheet(SCROLLED)
        self.rows_area = QWidget()
        self.scroll_area.setWidget(self.rows_area)
        self.rows: list[PaperRow] = []
        self.graph: MatchGraph | None = None

    # --- the pad -----------------------------------------------------------------------------------

    def show_pad(self, pad: ScorePad) -> None:
        """Show this pad, in the present language."""
        held = next((row.objectName() for row in self.rows if row.hasFocus()), "")
        self._pad, words = pad, self._words
        self._names = words.accounts(pad)
        self._outcome = words.outcome(pad)
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [self._deal_row(line) for line in pad.lines]
        if not pad.is_over and not pad.is_full:
            self.rows.append(self._next_row(pad))
        for row in self.rows[:-1]:
            row.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab comes to the last, and arrows go on from there
        self._show_graph(pad)
        self.setAccessibleName(f"{words.title(pad)}. {self._outcome}".strip())
        self._place()
        for row in self.rows:
            if row.objectName() == held:
                row.setFocus(Qt.FocusReason.OtherFocusReason)

    def _deal_row(self, line: PadLine) -> DealRow:
        pad, words = self._pad, self._words
        assert pad is not None
        row = DealRow(line, self.rows_area)
        dealer, deal = words.dealer(pad, line.head), line.deal
        how = words.ended(pad, deal.out, concealed=deal.concealed, special=deal.special)
        spoken = self.tr("Deal {deal}, {dealer}. {how}").format(deal=number(line.head.number), dealer=dealer, how=how)
        total, points = words.words.scores.total(), zip(line.points, line.totals, strict=True)
        figures = [f"{signed(one)}, {total} {number(after)}" for one, after in points]
        row.word(RowText(number(line.head.number), dealer, spoken), figures, self._names)
        row.clicked.connect(self._clicked)
        row.show()
        return row

    def _next_row(self, pad: ScorePad) -> NextRow:
        row, head, words = NextRow("next-deal", self.rows_area), pad.next_head, self._words
        dealer = words.dealer(pad, head)
        spoken = self.tr("Enter deal {deal}, {dealer}").format(deal=number(head.number), dealer=dealer)
        minimums = [words.minimum(points) for points in head.minimums]
        row.word(RowText(number(head.number), dealer, spoken), minimums, self._names)
        row.clicked.connect(self._clicked)
        row.show()
        return row

    def _show_graph(self, pad: ScorePad) -> None:
        if self.graph is not None:
            self.graph.hide()
            self.graph.deleteLater()
            self.graph = None
        if not pad.lines:
            return
        scoring, words = pad.rules.scoring, self._words.words.scores
        target = 0 if scoring.deals else scoring.target
        self.graph = MatchGraph(list(zip(*pad.courses, strict=True)), target, words, self)
        self.graph.word(words, self._names)
        self.graph.show()

    def _clicked(self) -> None:
        row = self.sender()
        self.chosen.emit(row.line.head.number - 1 if isinstance(row, DealRow) else None)

    # --- where things stand ------------------------------------------------------------------------

    def be_printed(self, look: Look, title: str, page: int) -> int:
        """Become this page of the printed pad, from 0, with a title and as many deals as there is room for.

        What only a screen needs is left out, and the graph stands on the first page. Returns how many pages there are.
        """
        self._title = title
        self._look = lambda: look
        self.resize(round(PRINTED[0] * look.u), round(PRINTED[1] * look.u))
        room = self.height() - self._head_bottom(look) - 3 * look.u
        most = max(1, int(room / self._row_height(look)))
        deals = [row for row in self.rows if isinstance(row, DealRow)]
        pages = max(1, -(-len(deals) // most))
        shown = deals[page * most : (page + 1) * most]
        for row in self.rows:
            row.setVisible(row in shown)
        self.rows = list(shown)
        self._printed = PrintedPart(page, pages)
        self._place()
        return pages

    def _row_height(self, look: Look) -> float:
        return max(ROW * look.u * min(look.unit.text, 1.6), 1.5 * look.line_px(2.7))

    def _head_bottom(self, look: Look) -> float:
        """Where the names end."""
        return self._outcome_box(look).bottom() + look.line_px(2.0) + 1.2 * look.u

    def _outcome_box(self, look: Look) -> QRectF:
        """Where title and outcome stand; without height where there is neither."""
        top, wide = 1.4 * look.u, self.width() - 2 * EDGE * look.u
        high = look.line_px(TITLE) if self._title else 0.0
        if self._outcome:
            high += height_of(look.font(OUTCOME, bold=True), self._outcome, wide) + 0.6 * look.u
        return QRectF(EDGE * look.u, top, wide, high)

    def _is_beside(self, look: Look) -> bool:
        return self.width() >= GRAPH_BESIDE * look.u * look.unit.text or self._printed is not None

    def _rows_wide(self, look: Look) -> float:
        """How wide the paper is that the deals stand on."""
        return 0.62 * self.width() if self.graph is not None and self._is_beside(look) else float(self.width())

    def _place(self) -> None:
        if self._pad is None:
            return
        look = self._look()
        u, wide, top = look.u, self._rows_wide(look), self._head_bottom(look)
        self.scroll_area.setGeometry(QRectF(0, top, wide, self.height() - top - 1.6 * u).toRect())
        columns = columns_of(look, wide - 1.4 * u, self._pad.accounts)
        y, high = 0.4 * u, self._row_height(look)
        for row in self.rows:
            row.place(look, columns, high)
            row.setGeometry(0, round(y), round(wide - 1.4 * u), round(high))
            y += high
        y = self._place_graph(look, wide, y)
        self.rows_area.resize(round(wide - 1.4 * u), round(y + u))
        self.update()

    def _place_graph(self, look: Look, wide: float, y: float) -> float:
        """Beside the deals, or below them; returns where what is scrolled ends."""
        if self.graph is None:
            return y
        u = look.u
        is_beside = self._is_beside(look)
        self.graph.setParent(self if is_beside else self.rows_area)
        if self._printed is not None and self._printed.page > 0:
            self.graph.hide()
            return y
        if is_beside:
            top = self._outcome_box(look).bottom() + 2 * u
            high = min(self.height() - top - 3 * u, 60 * u)
            self.graph.setGeometry(QRectF(wide + u, top, self.width() - wide - 4 * u, high).toRect())
        else:
            box = QRectF(EDGE * u, y + 2 * u, wide - 2 * EDGE * u - 1.4 * u, GRAPH_HIGH * u * min(look.unit.text, 1.4))
            self.graph.setGeometry(box.toRect())
            y = box.bottom() + u
        self.graph.show()
        self.graph.place(look)
        return y

    def reveal_last(self) -> None:
        """Bring the last row into sight, which is the next deal while the match goes on."""
        if self.rows:
            self.scroll_area.ensureWidgetVisible(self.rows[-1], 0, 0)

    # --- Qt ----------------------------------------------------------------------------------------

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, Down, Home and End go from deal to deal, Enter takes one down."""
        key, keys = event.key(), Qt.Key
        here = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
        if here is None or key not in (keys.Key_Up, keys.Key_Down, keys.Key_Home, keys.Key_End, *ENTER):
            super().keyPressEvent(event)
            return
        if key in ENTER:
            self.rows[here].click()
            return
        last = len(self.rows) - 1
        there = {keys.Key_Up: max(0, here - 1), keys.Key_Down: min(last, here + 1), keys.Key_Home: 0}.get(
            keys(key), last
        )
        self.rows[there].setFocus(Qt.FocusReason.TabFocusReason)
        self.scroll_area.ensureWidgetVisible(self.rows[there], 0, 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pad is None:
            return
        look = self._look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._printed is None:
            draw_paper(painter, look, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        box = self._outcome_box(look)
        if self._title:
            line = QRectF(box.x(), box.y(), box.width(), look.line_px(TITLE))
            if self._printed is not None and self._printed.pages > 1:
                page, pages = number(self._printed.page + 1), number(self._printed.pages)
                told = self.tr("Page {page} of {pages}").format(page=page, pages=pages)
                wide = draw_line(painter, look, line, told, look.font(OUTCOME), MUTED, RIGHT)
                line.setRight(line.right() - wide - 2 * look.u)
            draw_line(painter, look, line, self._title, look.font(TITLE, serif=True), INK, LEFT)
        if self._outcome:
            colour = side_colour(self._pad.winner) if self._pad.is_over else MUTED
            rest = box.adjusted(0, look.line_px(TITLE) if self._title else 0, 0, 0)
            draw_words(painter, look, rest, self._outcome, look.font(OUTCOME, bold=True), colour, LEFT)
        columns = columns_of(look, self._rows_wide(look) - 1.4 * look.u, self._pad.accounts)
        high = look.line_px(2.0) + 0.6 * look.u
        draw_heads(painter, look, columns, self._names, box.bottom() + 0.4 * look.u, high)
        painter.end()


def printed_sheets(pad: ScorePad, words: PadWords, look: Look, title: str) -> list[PadSheet]:
    """The paper of a pad as it is printed, a page each; title and names stand on every page."""
    sheets: list[PadSheet] = []
    pages = 1
    while len(sheets) < pages:
        sheet = PadSheet(lambda: look, words)
        sheet.show_pad(pad)
        pages = sheet.be_printed(look, title, len(sheets))
        sheets.append(sheet)
    return sheets
