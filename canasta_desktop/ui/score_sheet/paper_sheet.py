"""The paper itself: its head, the lines, sums, graph and best moment, each in its place."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from canasta_desktop.rules.scoring import Item
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK, Mode, theme
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, whole, width_of, wrapped
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.score_sheet.best_moment import BestMoment, best_moment
from canasta_desktop.ui.score_sheet.columns import EDGE, PAPER, Columns
from canasta_desktop.ui.score_sheet.deal import ScoredDeal
from canasta_desktop.ui.score_sheet.graph import MatchGraph, courses_of
from canasta_desktop.ui.score_sheet.paper import MUTED, ON_PAPER, draw_paper, draw_rule, side_colour
from canasta_desktop.ui.score_sheet.rows import LineRow, PaperRow, SumRow
from canasta_desktop.ui.score_sheet.sheet_words import SheetWords
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.window.brush import in_lines
from canasta_desktop.ui.wording.wording import Wording

TITLE, SECOND, OUTCOME, SIDE, CODE = 4.4, 2.0, 2.3, 2.0, 1.6
"""Sizes of type, units."""
SUMS: Final = (("deal", 3.0, 3.8), ("before", 2.3, 3.1), ("total", 4.0, 4.8), ("minimum", 1.85, 2.9))
"""The rows below the lines: key, size of their figures, and height at the usual size of text, units.

The last one is for the next deal: a match that is over has none.
"""
PORTRAIT: Final = 6.2
"""The diameter of the portraits above the columns at most, units."""
LINE_LEAST, LINE_MOST = 4.6, 7.4
"""A line is so high, units; what has no room then is scrolled."""
BUTTONS: Final = 7.2
"""Height of the strip of buttons with its margin, units."""
SCROLLED: Final = f"""
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {MUTED}; border-radius: 3px; min-height: 28px; margin: 0 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


@spoken_as(QAccessible.Role.List)
class PaperLines(QWidget):
    """All lines below each other, as a list."""


class LinesArea(QScrollArea):
    """Scrolls the lines, and leaves the arrows to the sheet, which goes from line to line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scroll_by_touch(self)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class PaperSheet(QWidget):
    """Paints the head and the ground, and holds everything else but the buttons, for which it keeps room."""

    def __init__(
        self, deal: ScoredDeal, words: Wording, faces: Sequence[Sequence[str]], parent: QWidget | None = None
    ) -> None:
        """`faces`: by column the keys of portraits, or names, of those whose score it is."""
        super().__init__(parent)
        self.deal = deal
        self._faces = faces
        self._look: Look | None = None
        self._columns: Columns | None = None
        self._rights: list[str] = []
        self._heads = [QWidget(self) for _ in deal.columns]
        """Where the names of the sides stand: they tell one that had to be shortened."""
        self._lines_box = QRectF()
        self.title = self.subtitle = self.outcome = self.note = self.code = ""
        self._is_printed = False
        self.scroll_area = LinesArea(self)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setStyleSheet(SCROLLED)
        self.lines_area = PaperLines()
        self.lines_area.setObjectName("lines")
        self.scroll_area.setWidget(self.lines_area)
        self.rows = self._made_rows(deal)
        self._sums = SUMS[:-1] if deal.is_over else SUMS
        self.sums = [SumRow(key, size, self.lines_area, is_coloured=key == "total") for key, size, _ in self._sums]
        self.graph = MatchGraph(courses_of(deal), deal.target, words.scores, self)
        self.moment = BestMoment(best_moment(deal), self)

    def _made_rows(self, deal: ScoredDeal) -> list[LineRow]:
        rows: list[LineRow] = []
        seen: set[Item] = set()
        for place, row in enumerate(deal.rows):
            made = LineRow(row, place, self.lines_area, is_again=row[0] in seen)
            seen.add(row[0])
            made.toggled.connect(self._line_toggled)
            rows.append(made)
        return rows

    @property
    def all_rows(self) -> list[PaperRow]:
        """Lines and sums."""
        return [*self.rows, *self.sums]

    @property
    def all_read(self) -> list[QWidget]:
        """The stops of the arrow keys: the rows, the course of the match, and its best moment."""
        return [*self.all_rows, self.graph, *([self.moment] if self.moment.moment is not None else [])]

    def word(self, words: Wording, sheet_words: SheetWords) -> None:
        """Say everything in the present language."""
        self.title = words.scores.title(self.deal.number)
        self.subtitle, self.outcome = sheet_words.subtitle(), sheet_words.outcome()
        self.note, self.code = "", sheet_words.code()
        self._rights = sheet_words.columns
        for row in self.rows:
            row.word(words, self.deal, sheet_words.columns, sheet_words.heard)
        for below, (name, figures) in zip(self.sums, sheet_words.sums(), strict=True):
            below.word(name, figures, sheet_words.heard)
        self.graph.word(words.scores, sheet_words.heard)
        self.moment.word(words, sheet_words.columns)
        heard = ". ".join([text.rstrip(".") for text in (self.title, self.subtitle, self.outcome) if text])
        self.setAccessibleName(words.spoken.cards.in_words(f"{heard}."))
        self.lines_area.setAccessibleName(self.title)
        self.update()

    def show_note(self, text: str) -> None:
        """Say what has come of something, in place of the line below the title."""
        self.note = text
        self.setAccessibleDescription(text)
        self.update()

    def be_printed(self) -> None:
        """Leave out what only a screen needs: the colour of the paper, and what opens a line."""
        self._is_printed = True
        for row in self.rows:
            row.can_open = False

    def fill_page(self, look: Look) -> None:
        """Grow until all lines are in sight, for print."""
        self.be_printed()
        self.resize(round(PAPER[0] * look.u), round(PAPER[1] * look.u))
        self.place(look, 0.0)
        if (hidden := self.lines_area.height() - self.scroll_area.height()) > 0:
            self.resize(self.width(), self.height() + hidden)
            self.place(look, 0.0)

    # --- where things stand ------------------------------------------------------------------------

    def place(self, look: Look, buttons_wide: float) -> QRectF:
        """Lay everything out for this look; returns where the buttons stand, `buttons_wide` px if there is room."""
        self._look = look
        self._columns = columns = Columns.of(look, len(self.deal.columns))
        u, wide, high = look.u, float(self.width()), float(self.height())
        left = columns.end + 4.5 * u
        right = wide - EDGE * u - left
        is_beside = not columns.is_stacked and buttons_wide <= right
        strip = BUTTONS * u
        edge = max(2.2 * u, look.line_px(CODE) + 1.2 * u if self.code else 0.0)
        foot = high - edge - strip
        buttons = QRectF(left if is_beside else EDGE * u, foot, right if is_beside else wide - 2 * EDGE * u, strip - u)
        top = self._head_height(look)
        self._place_heads(look, columns)
        bottom = high - edge - 0.2 * u if is_beside else foot
        box = QRectF(0, top, wide - 1.5 * u if columns.is_stacked else columns.end + 2.2 * u, bottom - top)
        self._lines_box = box
        self._place_lines(look, columns, box)
        if columns.is_stacked:
            return buttons
        head = 8.6 * u  # clear of an outcome in two lines
        self._place_right(look, QRectF(left, head, right, foot - u - head))
        return buttons

    def _place_heads(self, look: Look, columns: Columns) -> None:
        font = look.font(SIDE, bold=True)
        for column, (head, name) in enumerate(zip(self._heads, self._rights, strict=True)):
            room = self._name_room(look, columns, column)
            head.setGeometry(room.toRect())
            tool_tip(head, whole(look, font, name, room.width()))

    def _name_room(self, look: Look, columns: Columns, column: int) -> QRectF:
        """Where the name above a column stands."""
        high, wide = look.line_px(SIDE), 0.96 * columns.wide
        return QRectF(columns.rights[column] - wide, self._head_height(look) - high - 0.3 * look.u, wide, high)

    def _head_height(self, look: Look) -> float:
        return look.line_px(TITLE) + 2 * look.u + max(10.2 * look.u, 6.4 * look.u + look.line_px(SIDE))

    def _place_right(self, look: Look, box: QRectF) -> None:
        has_moment = self.moment.moment is not None
        share = 0.70 if has_moment else 0.85
        for widget in (self.graph, self.moment):
            widget.setParent(self)
            widget.show()
        self.moment.setVisible(has_moment)
        split = box.top() + share * box.height()
        self.graph.setGeometry(QRectF(box.left(), box.top(), box.width(), split - box.top()).toRect())
        top = split + look.u
        self.moment.setGeometry(QRectF(box.left(), top, box.width(), box.bottom() - top).toRect())
        self.graph.place(look)
        self.moment.place(look)

    def _place_lines(self, look: Look, columns: Columns, box: QRectF) -> None:
        """Lines, and sums below them in sight; with large text all of it is scrolled, and the graph comes last."""
        u, scale = look.u, look.unit.text
        sums = sum(high for _, _, high in self._sums) * u * scale + (1.4 if self._sums == SUMS else 2.6) * u
        line = (box.height() - sums) / max(1, len(self.rows))
        line = min(LINE_MOST * u * scale, max(LINE_LEAST * u * scale, line))
        width = round(box.width())
        y = self._stack_lines(look, columns, line, width)
        if columns.is_stacked:
            self.scroll_area.setGeometry(box.toRect())
            y = self._place_sums(look, columns, self.lines_area, QPointF(0, y + 1.2 * u), width)
            y = self._place_below(look, columns, y + 2 * u, box.width())
        else:
            room = min(y + 1, box.height() - sums)
            self.scroll_area.setGeometry(QRectF(box.x(), box.y(), box.width(), room).toRect())
            self._place_sums(look, columns, self, QPointF(box.x(), box.y() + room + 1.0 * u), width)
        self.lines_area.resize(width, round(y))

    def _stack_lines(self, look: Look, columns: Columns, line: float, width: int) -> float:
        """The lines below each other, closed ones `line` px high; returns where they end."""
        y = 0.0
        for row in self.rows:
            row.place(look, columns, line)
            row.setGeometry(0, round(y), width, round(y + row.height_needed()) - round(y))
            y += row.height_needed()
        return y

    def _place_sums(self, look: Look, columns: Columns, ground: QWidget, at: QPointF, width: int) -> float:
        """The sums below each other, from there on; returns where they end."""
        u, y = look.u * look.unit.text, at.y()
        for row, (_, _, high) in zip(self.sums, self._sums, strict=True):
            if row.parentWidget() is not ground:
                row.setParent(ground)
                row.show()
            row.place(look, columns, high * u)
            row.setGeometry(round(at.x()), round(y), width, round(high * u))
            y += high * u
        return y

    def _place_below(self, look: Look, columns: Columns, top: float, wide: float) -> float:
        """The graph and the best moment below the sums; returns where they end."""
        u, left = look.u, columns.cards
        wide -= left + EDGE * u
        for widget, high in ((self.graph, 34 * u), (self.moment, 16 * u)):
            if widget is self.moment and self.moment.moment is None:
                widget.hide()
                continue
            widget.setParent(self.lines_area)
            widget.show()
            widget.setGeometry(QRectF(left, top, wide, high).toRect())
            top += high + 2 * u
        self.graph.place(look)
        self.moment.place(look)
        return top

    def _line_toggled(self, shown: bool) -> None:
        if self._look is not None and self._columns is not None:
            self._place_lines(self._look, self._columns, self._lines_box)
            opened = self.sender()
            if shown and isinstance(opened, QWidget):
                self.reveal(opened)

    def reveal(self, row: QWidget) -> None:
        """Scroll to a row; of one that is higher than the room for it, to its upper edge."""
        if row.height() > self.scroll_area.viewport().height():
            self.scroll_area.verticalScrollBar().setValue(row.y())
        else:
            self.scroll_area.ensureWidgetVisible(row, 0, 0)

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or self._columns is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._is_printed:
            draw_paper(painter, self._look, QRectF(self.rect()).adjusted(0.3, 0.3, -0.3, -0.3))
        self._draw_head(painter, self._look)
        self._draw_code(painter, self._look)
        self._draw_sides(painter, self._look, self._columns)
        painter.end()

    def _draw_head(self, painter: QPainter, look: Look) -> None:
        u, font = look.u, look.font(TITLE, serif=True)
        line = QRectF(EDGE * u, 1.6 * u, self.width() - 2 * EDGE * u, look.line_px(TITLE) + 0.8 * u)
        wide = draw_line(painter, look, line, self.title, font, INK, LEFT)
        room = line.adjusted(wide + 2.4 * u, 0.5 * u, 0, 0)
        room.setBottom(min(room.bottom(), self._head_height(look) - look.line_px(SIDE) - (0.6 + PORTRAIT) * u))
        if self.outcome:
            bold = look.font(OUTCOME, bold=True)
            second = min(width_of(look.font(SECOND), self.subtitle), 0.45 * room.width()) + 2.4 * u
            reach = min(width_of(bold, self.outcome) + 1, room.width() - second)
            last = QRectF(room.right() - reach, room.y(), reach, room.height())
            draw_words(painter, look, last, self.outcome, bold, side_colour(max(0, self.deal.winner)), RIGHT)
            room.setRight(last.left() - 2 * u)
        text, ink = self.note or self.subtitle, INK if self.note else MUTED
        least, fits = wrapped(look, look.font(SECOND), text, room, LEFT | Qt.TextFlag.TextWordWrap)
        if not fits:  # many feats at once, and the portraits stand right below
            most = max(1, int(room.height() / QFontMetricsF(least).lineSpacing()))
            text = "\n".join(in_lines(text, least, room.width(), most))
        draw_words(painter, look, room, text, least, ink, LEFT)

    def _draw_code(self, painter: QPainter, look: Look) -> None:
        """By which code the deal can be dealt again, small at the lower edge."""
        high = look.line_px(CODE)
        line = QRectF(EDGE * look.u, self.height() - high - 0.8 * look.u, self.width() - 2 * EDGE * look.u, high)
        draw_line(painter, look, line, self.code, look.font(CODE), MUTED, LEFT)

    def _draw_sides(self, painter: QPainter, look: Look, columns: Columns) -> None:
        """Portraits and names above the columns."""
        u = look.u
        on_paper = look._replace(theme=theme(Mode.LIGHT))
        bottom = self._head_height(look)
        for column, (name, faces) in enumerate(zip(self._rights, self._faces, strict=True)):
            right = columns.rights[column]
            size = min(PORTRAIT * u, 0.9 * columns.wide / (1 + 0.95 * (len(faces) - 1))) if faces else 0.0
            for place, face in enumerate(reversed(faces)):
                x = right - size - place * 0.95 * size
                box = QRectF(x, bottom - look.line_px(SIDE) - 0.6 * u - size, size, size)
                draw_portrait(
                    *(painter, on_paper, box, face, side_colour(column)),
                    is_on_turn=False,
                    is_resting=False,
                    expression=self.deal.expression(column),
                )
            room = self._name_room(look, columns, column)
            draw_line(painter, look, room, name, look.font(SIDE, bold=True), side_colour(column), RIGHT, MIDDLE)
        draw_rule(painter, look, columns.cards - u, columns.end, bottom - 0.5, ON_PAPER.line, 0.1)
