"""The lines of the sheet and its sums: buttons in a list that paint themselves, so that keys and screen readers find
them.

A line opens to what it counts: melds by what they are called, cards in pictures, and its clause as a link.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.cards import Cards, is_wild, rank_of
from canasta_desktop.rules.scoring import Item, ScoreLine
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK, RULE
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, fitted
from canasta_desktop.ui.score_sheet.columns import WIDE, Columns
from canasta_desktop.ui.score_sheet.deal import Row, ScoredDeal
from canasta_desktop.ui.score_sheet.paper import (
    CARD_RATIO,
    LIT,
    LOSS,
    MUTED,
    ON_PAPER,
    draw_cards,
    draw_rule,
    side_colour,
)
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.window.brush import draw_ring
from canasta_desktop.ui.window.painted_buttons import SpaceButton, WordButton
from canasta_desktop.ui.wording.base import number
from canasta_desktop.ui.wording.spoken.scores import SpokenScores
from canasta_desktop.ui.wording.wording import Wording, sentence, signed

NAME, TIMES, POINTS, DETAIL = 2.15, 1.8, 2.6, 1.8
"""Sizes of type, units."""
MINIS: Final = 3
"""So many cards picture a line."""
DASH: Final = "–"
ENTRY: Final = 5.2
LINK_HIGH: Final = 3.4
"""Heights of what a line opens to, and of the link below it, units."""


class PaperRow(SpaceButton):
    """A row of the sheet: it has a name, and figures by column. Up, Down, Home and End are left to the sheet."""

    elide = Qt.TextElideMode.ElideRight

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = ""
        self.figures: list[str] = []
        self.look: Look | None = None
        self.columns: Columns | None = None
        self.closed_height = 0.0
        self.tip_lines: list[str] = []
        """What is told where the mouse rests, besides a name that is not shown in full."""

    def set_spoken(self, columns: Sequence[str]) -> None:
        """Set what a screen reader reads; `columns` are the names of the sides as they are heard."""
        words = SpokenScores()
        if set(self.figures) == {DASH}:
            self.setAccessibleName(words.has_none(self.name))
            return
        parts = [f"{column}: {words.figure(figure)}" for column, figure in zip(columns, self.figures, strict=True)]
        self.setAccessibleName(f"{self.name.rstrip('.')}. {'; '.join(parts)}")

    def place(self, look: Look, columns: Columns, height: float) -> None:
        """Stand in these columns; closed, the row is so high, px."""
        self.look, self.columns, self.closed_height = look, columns, height
        self.show_tip()
        self.update()

    def show_tip(self) -> None:
        """Tell where the mouse rests what there is no room for."""
        if self.look is None or self.columns is None:
            return
        room = self.name_box(self.look, self.columns)
        is_cut = fitted(self.look, self.name_font(self.look), self.name, room.width() + 0.5, self.elide)[1] != self.name
        tool_tip(self, "\n".join([self.name, *self.tip_lines] if is_cut else self.tip_lines))

    def name_font(self, look: Look) -> QFont:
        """In which the name is written."""
        return look.font(NAME, bold=True)

    def name_box(self, look: Look, columns: Columns) -> QRectF:
        """Where the name stands."""
        return QRectF(columns.names, 0, columns.names_wide, self.closed_height)

    def height_needed(self) -> float:
        """Height of the row as it stands, px."""
        return self.closed_height

    def draw(self, painter: QPainter, look: Look, columns: Columns) -> None:
        """Paint everything but the focus: nothing here, each kind has a look of its own."""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None or self.columns is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, self.look, self.columns)
        if self.hasFocus():
            left = self.columns.cards - 2.4 * self.look.u
            box = QRectF(left, 0, self.columns.end + 0.6 * self.look.u - left, self.closed_height)
            draw_ring(painter, box, ON_PAPER, self.look.u)
        painter.end()


class CountedCards(NamedTuple):
    """What a line counts in one column: cards, what they are called, and their points."""

    column: int
    cards: tuple[int, ...]
    caption: str
    points: str = ""


@spoken_as(QAccessible.Role.ListItem)
class LineRow(PaperRow):
    """One line: pictured cards, its name, a figure a side; opened, what it counts, and the clause.

    `share` is how much of it has been counted, 0 to 1, or None where its turn has not come yet.
    """

    def __init__(self, row: Row, number: int, parent: QWidget, *, is_again: bool) -> None:
        """`is_again`: there has been a line of this item already, which rests on another clause."""
        super().__init__(parent)
        self.item, self.lines = row
        self.is_again = is_again
        self.entries: list[CountedCards] = []
        self.times: list[str] = []
        self.last_played: Cards = ()
        self.share: float | None = 1.0
        self.is_lit = False
        self.can_open = True
        self.clause_text = next((line.clause for line in self.lines if line is not None), "")
        self.clause = WordButton(self)
        self.clause.setObjectName(f"clause:{self.item.value}")
        self.clause.hide()
        self.setObjectName(f"item:{self.item.value}" + (f":{number}" if is_again else ""))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._toggled)

    def word(self, words: Wording, deal: ScoredDeal, columns: Sequence[str], heard: Sequence[str]) -> None:
        """Write names and figures; `columns` are the names of the sides, `heard` those that are spoken."""
        scores = words.scores
        if self.is_again:
            self.name = scores.item_again(self.item)
        else:
            self.name = scores.sambas() if deal.counts_sambas(self.item) else scores.item(self.item)
        self.figures = [DASH if line is None else signed(line.points) for line in self.lines]
        self.times = ["" if line is None else scores.times(line) for line in self.lines]
        self.entries = entries_of(self.item, self.lines, deal, words)
        self.set_spoken(heard)
        self.tip_lines = [f"{name}: {text}" for name, text in zip(columns, self.times, strict=True) if text]
        self.show_tip()
        self.last_played = (deal.last_played,) if deal.last_played != NO_CARD else ()
        self.setAccessibleDescription(self._counted(heard))
        self.clause.show_words(scores.clause(self.clause_text), "", self.tr("Read this rule"))

    def _counted(self, heard: Sequence[str]) -> str:
        """What the line counts, side by side, for a screen reader."""
        words = SpokenScores()
        parts = []
        for column, side in enumerate(heard):
            own = [(entry.caption, words.figure(entry.points)) for entry in self.entries if entry.column == column]
            things = [f"{caption}: {points}" if points else caption for caption, points in own]
            parts += [f"{side}. {'; '.join(things)}"] if things else []
        return ". ".join(parts)

    def show_count(self, share: float | None, *, is_lit: bool) -> None:
        """Show so much of the points; `is_lit`: the line is being counted."""
        if (share, is_lit) != (self.share, self.is_lit):
            self.share, self.is_lit = share, is_lit
            self.update()

    def counted(self, column: int) -> int:
        """What the line has brought a column so far."""
        line = self.lines[column]
        return 0 if line is None or self.share is None else round(line.points * self.share)

    def place(self, look: Look, columns: Columns, height: float) -> None:
        super().place(look, columns, height)
        self.clause.set_look(ON_PAPER, look.unit)
        high = max(24.0, LINK_HIGH * look.u)
        self.clause.setGeometry(
            round(columns.names - 0.6 * look.u),
            round(height + len(self.entries) * self._entry_height(look)),
            round(self.clause.width_needed()),
            round(high),
        )

    def height_needed(self) -> float:
        if self.look is None or not self.isChecked():
            return self.closed_height
        link = max(24.0, LINK_HIGH * self.look.u) + 0.6 * self.look.u
        return self.closed_height + len(self.entries) * self._entry_height(self.look) + link

    @staticmethod
    def _entry_height(look: Look) -> float:
        return max(ENTRY * look.u, 2.2 * look.type_px(DETAIL))

    def _toggled(self, shown: bool) -> None:
        self.clause.setVisible(shown)

    def hitButton(self, position: QPoint) -> bool:
        return True

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """While the lines are counted a press belongs to the count."""
        if self.share != 1.0 or self.is_lit:
            event.ignore()
        else:
            super().mousePressEvent(event)

    # --- painting ----------------------------------------------------------------------------------

    def draw(self, painter: QPainter, look: Look, columns: Columns) -> None:
        u, high = look.u, self.closed_height
        if self.is_lit:
            painter.setBrush(QColor(LIT[0]))
            painter.setPen(QPen(QColor(LIT[1]), 0.2 * u))
            box = QRectF(columns.cards - 2.4 * u, 0.15 * u, columns.end - columns.cards + 2.4 * u, high - 0.4 * u)
            painter.drawRoundedRect(box, u, u)
        if self.can_open:
            self._draw_opener(painter, look, columns)
        self._draw_minis(painter, look, columns)
        draw_line(painter, look, self.name_box(look, columns), self.name, self.name_font(look), INK, LEFT)
        for column in range(len(self.lines)):
            self._draw_figure(painter, look, columns, column)
        if self.isChecked():
            for place, entry in enumerate(self.entries):
                self._draw_entry(painter, look, columns, entry, high + place * self._entry_height(look))
        draw_rule(painter, look, columns.cards - u, columns.end, self.height() - 0.5, RULE, 0.1)

    def _draw_opener(self, painter: QPainter, look: Look, columns: Columns) -> None:
        """A small triangle: it points down once the line is open."""
        u = look.u
        middle = QPointF(columns.cards - 1.5 * u, self.closed_height / 2)
        side = 0.55 * u
        corners = ((-side, -side), (side, 0.0), (-side, side))
        if self.isChecked():
            corners = ((-side, -side / 2), (side, -side / 2), (0.0, side))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK if self.underMouse() else MUTED))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))

    def _draw_minis(self, painter: QPainter, look: Look, columns: Columns) -> None:
        u = look.u
        width = min(4.4 * u, (self.closed_height - 1.3 * u) / CARD_RATIO)
        top = (self.closed_height - CARD_RATIO * width) / 2
        if self.share is None:
            painter.setOpacity(0.35)
        draw_cards(painter, look, QPointF(columns.cards, top), self.minis(), width, 2.1 * u, 9.6 * u)
        painter.setOpacity(1.0)

    def minis(self) -> list[int]:
        """The cards that picture the line: of as many ranks as there are, high ones first; for going out, the last."""
        if self.item in (Item.GOING_OUT, Item.CONCEALED):
            return list(self.last_played)
        cards = next((line.cards for line in self.lines if line is not None and line.cards), ())
        of_rank = {rank_of(card): card for card in reversed(cards)}
        naturals = sorted([card for card in of_rank.values() if not is_wild(card)], key=rank_of, reverse=True)
        wild = [card for card in of_rank.values() if is_wild(card)]
        if self.item in (Item.RED_THREES, Item.BLACK_THREES):
            return list(cards[:MINIS])
        return [*naturals[: MINIS - len(wild[:1])], *wild[:1]] if naturals else wild[:MINIS]

    def _draw_figure(self, painter: QPainter, look: Look, columns: Columns, column: int) -> None:
        if self.share is None:
            return
        line, high = self.lines[column], self.closed_height
        if columns.has_times and self.times[column]:
            box = columns.times(column, 0, high)
            draw_line(painter, look, box, self.times[column], look.font(TIMES), MUTED, RIGHT)
        text = DASH if line is None else signed(self.counted(column))
        colour = MUTED if line is None else LOSS if line.points < 0 else INK
        draw_line(painter, look, columns.points(column, 0, high), text, look.font(POINTS, serif=True), colour, RIGHT)

    def _draw_entry(self, painter: QPainter, look: Look, columns: Columns, entry: CountedCards, top: float) -> None:
        """A meld, or cards: a bar in the colour of the side, cards, what they are called, points in their column."""
        u, high = look.u, self._entry_height(look)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(side_colour(entry.column)))
        painter.drawRoundedRect(QRectF(columns.cards, top + 0.5 * u, 0.5 * u, high - u), 0.25 * u, 0.25 * u)
        width, left, points = (
            (high - 0.9 * u) / CARD_RATIO,
            columns.cards + 1.4 * u,
            columns.points(entry.column, top, high),
        )
        room = min(26 * u, 0.45 * (points.x() - left))
        reach = draw_cards(painter, look, QPointF(left, top + 0.4 * u), entry.cards, width, 0.45 * width, room)
        words = QRectF(left + reach + u, top, points.x() - left - reach - 1.5 * u, high)
        if words.width() < 8 * u:
            words.setWidth(columns.end - words.x())
        draw_words(painter, look, words, entry.caption, look.font(DETAIL), INK, LEFT)
        draw_line(painter, look, points, entry.points, look.font(DETAIL), MUTED, RIGHT)


@spoken_as(QAccessible.Role.ListItem)
class SumRow(PaperRow):
    """A row of figures below the lines: the deal's sum, the totals, the next minimum. It opens to nothing."""

    elide = MIDDLE

    def __init__(self, key: str, size: float, parent: QWidget, *, is_coloured: bool = False) -> None:
        """`size` of the figures in units of type; `is_coloured`: each is in the colour of its side."""
        super().__init__(parent)
        self.setObjectName(f"sum:{key}")
        self.size_of_type, self.is_coloured = size, is_coloured
        self._shown: list[str] = []

    def word(self, name: str, figures: Sequence[str], heard: Sequence[str]) -> None:
        """Write name and figures; `heard` are the names of the sides as they are spoken."""
        self.name, self.figures = name, list(figures)
        self.set_spoken(heard)
        self.show_tip()
        self.show_figures(figures)

    @property
    def is_small(self) -> bool:
        """Whether it is written small, as what comes next is."""
        return self.size_of_type < POINTS - 0.4

    def name_font(self, look: Look) -> QFont:
        return look.font(1.85) if self.is_small else look.font(2.2, bold=True)

    def name_box(self, look: Look, columns: Columns) -> QRectF:
        return QRectF(columns.cards, 0, columns.names + columns.names_wide - columns.cards, self.closed_height)

    def show_figures(self, figures: Sequence[str]) -> None:
        """Show these figures while the deal is being counted; screen readers keep the final ones."""
        self._shown = list(figures)
        self.update()

    def draw(self, painter: QPainter, look: Look, columns: Columns) -> None:
        ink = MUTED if self.is_small else INK
        draw_line(painter, look, self.name_box(look, columns), self.name, self.name_font(look), ink, LEFT, self.elide)
        size = self.size_of_type if len(self.figures) <= WIDE else min(POINTS, self.size_of_type)
        figures = look.font(size, serif=True)
        for column, text in enumerate(self._shown):
            colour = side_colour(column) if self.is_coloured else ink
            room = columns.points(column, 0, self.height())
            room.setLeft(columns.rights[column] - 0.95 * columns.wide)
            draw_line(painter, look, room, text, figures, colour, RIGHT)


def entries_of(item: Item, lines: Sequence[ScoreLine | None], deal: ScoredDeal, words: Wording) -> list[CountedCards]:
    """What a line opens to: its melds by what they are, else its cards."""
    entries: list[CountedCards] = []
    for column, line in enumerate(lines):
        if line is None:
            continue
        melds = deal.columns[column].melds_of(item)
        entries += [
            CountedCards(
                column,
                tuple(meld.info.cards),
                words.melds.title(meld.info),
                signed(meld.price) if meld.item is item else number(meld.info.points),
            )
            for meld in melds
        ]
        if not melds and line.cards:
            cards = tuple(sorted(line.cards, key=rank_of, reverse=True))
            entries.append(CountedCards(column, cards, sentence(words.cards.group(cards)), words.scores.times(line)))
    return entries
