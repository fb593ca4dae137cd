"""The score sheet after a deal: a column an account, the engine's lines, sums, and what comes next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.scoring import Item, ScoreLine, ScoreSheet
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.dialogs.controls import OPENER_INDENT, Divider, Opener
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.parts import Scroll, box
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import LEAST, shortened
from canasta_desktop.ui.window.panel_parts import Link, label, name_label, put
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording, number, signed

WIDE: Final = 3
"""With more columns than these a row shows the points alone, and how they came about when one points at them."""
LETTERS: Final = 12
"""So many of the names over a column are shown in any case, unless there are more columns."""
LONGEST_SIDE: Final = 2 * LONGEST_TYPED
"""So many letters of the names of a side stand in the sentence that says who has won."""
FIGURE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class ScoreColumn:
    """What one account's column shows: its sheet, the match score before and after, its next `minimum`."""

    own: bool
    sheet: ScoreSheet
    before: int
    after: int
    minimum: int


@dataclass(frozen=True)
class ScoredDeal:
    """A scored deal as the dialog shows it.

    `out`: the seat that went out, or NOBODY; `winner`: the index of the column that has won the match, or NOBODY;
    `margin`: by how much; `values`: points by rank; `is_tie`: equal scores at the target, so another deal is played;
    `special`: the key of the special hand that ended the deal; `last_card`: what was discarded face down, or NO_CARD.
    """

    number: int
    columns: tuple[ScoreColumn, ...]
    values: tuple[int, ...]
    out: int = NOBODY
    concealed: bool = False
    winner: int = NOBODY
    margin: int = 0
    is_tie: bool = False
    special: str = ""
    last_card: int = NO_CARD

    @property
    def rows(self) -> list[tuple[Item, tuple[ScoreLine | None, ...]]]:
        """The lines that any account has, in the engine's order, side by side by item and clause."""
        rows: list[tuple[Item, tuple[ScoreLine | None, ...]]] = []
        for item in Item:
            lines = [[line for line in column.sheet.lines if line.item is item] for column in self.columns]
            for clause in dict.fromkeys([line.clause for own in lines for line in own]):
                of_clause = [[line for line in own if line.clause == clause] for own in lines]
                rows += [(item, some) for some in zip_longest(*of_clause)]
        return rows


class ItemRow:
    """One line of the sheet: its name, a figure a side, the clause; opened, the cards that were counted."""

    def __init__(self, item: Item, lines: Sequence[ScoreLine | None], grid: QGridLayout, row: int, again: bool) -> None:
        """`again`: there has been a row of this item already, which rests on another clause."""
        self.item = item
        self.again = again
        self.lines = lines
        self.is_narrow = len(lines) > WIDE
        self.clause_text = next((line.clause for line in lines if line is not None), "")
        self.toggle = Opener()
        self.toggle.setObjectName(f"item:{item.value}" + (f":{row}" if again else ""))
        self.toggle.set_openable(openable=any(line is not None and line.cards for line in lines))
        self.clause = Link()
        self.clause.setObjectName(f"clause:{item.value}")
        self.times = [label(look="second", wraps=False) for _ in lines]
        self.points = [label(wraps=False) for _ in lines]
        self.details = [label(look="second", wraps=False) for _ in lines]
        grid.addWidget(self.toggle, row, 0)
        for side, (times, points, detail) in enumerate(zip(self.times, self.points, self.details, strict=True)):
            points.setAlignment(FIGURE)
            grid.addWidget(times, row, 1 + 3 * side)
            grid.addWidget(points, row, 2 + 3 * side)
            grid.addWidget(detail, row + 1, 1 + 3 * side, 1, 2, Qt.AlignmentFlag.AlignTop)
            detail.hide()
        grid.addWidget(self.clause, row, 1 + 3 * len(lines), Qt.AlignmentFlag.AlignRight)
        self.toggle.toggled.connect(self._toggled)

    def word(self, words: Wording, values: Sequence[int], columns: Sequence[str]) -> None:
        """Write names and figures; `columns` are the names of the sides, for screen readers."""
        scores = words.scores
        name = scores.item_again(self.item) if self.again else scores.item(self.item)
        self.toggle.setText(name)
        told: list[str] = []
        for side, line in enumerate(self.lines):
            times = "" if line is None else scores.times(line)
            self.times[side].setText("" if self.is_narrow else times)
            self.points[side].setText("–" if line is None else signed(line.points))
            tool_tip(self.points[side], times)
            self.details[side].setText("" if line is None else "\n".join(scores.detail(line, values)))
            told.append(f"{columns[side]}: {self.points[side].text()}")
        self.toggle.setAccessibleName(f"{name}. {'; '.join(told)}")
        self.clause.setText(self.clause_text)

    def _toggled(self, shown: bool) -> None:
        for detail in self.details:
            detail.setVisible(shown and bool(detail.text()))


class SumRow:
    """A row of figures below the lines: the deal's sum, the totals, the next minimum."""

    def __init__(self, grid: QGridLayout, row: int, sides: int, look: str) -> None:
        self.name = label(part="name" if look else "", wraps=False)
        self.figures = [label(look=look, wraps=False) for _ in range(sides)]
        grid.addWidget(self.name, row, 0)
        self.name.setContentsMargins(OPENER_INDENT, 0, 0, 0)
        for side, figure in enumerate(self.figures):
            figure.setAlignment(FIGURE)
            grid.addWidget(figure, row, 1 + 3 * side, 1, 2)

    def word(self, name: str, figures: Sequence[str]) -> None:
        """Write name and figures."""
        self.name.setText(name)
        for shown, figure in zip(self.figures, figures, strict=True):
            shown.setText(figure)


def width_for(columns: int) -> int:
    """How wide the dialog wants to be with so many columns, px."""
    return max(720, 340 + (200 if columns <= WIDE else 118) * columns)


class ScoreSheetDialog(Dialog):
    """`continue_wanted`, `rematch_wanted`, `new_game_wanted`: what is next; `rule_wanted` carries a clause.

    Closing the sheet while the match goes on means going on.
    """

    continue_wanted = Signal()
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self, deal: ScoredDeal, event_context: Callable[[], EventContext], words: Wording, parent: QWidget | None = None
    ) -> None:
        """`event_context` is asked anew for each wording: the names of seats and accounts are words too."""
        super().__init__(parent, QSize(width_for(len(deal.columns)), 600))
        self.deal = deal
        self._event_context = event_context
        self._words = words
        self._is_answered = False
        self._result = label(look="heading")
        self.scroll_area = Scroll()
        self.rows: list[ItemRow] = []
        self._build()
        self.retranslate()
        self.next_button.setFocus()

    # --- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.body.setSpacing(10)
        self.body.addWidget(self._result)
        self.body.addWidget(self.scroll_area, 1)
        frame, column = box()
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        self.scroll_area.column.addWidget(frame)
        self.scroll_area.column.addStretch(1)
        self._fill(grid)
        self.copy_button = self.add_button("copy", left=True)
        self.copy_button.clicked.connect(self._copy)
        if self.deal.winner != NOBODY:
            self.new_game_button = self.add_button("new-game")
            self.new_game_button.clicked.connect(self._new_game)
        self.next_button = self.add_button("next", primary=True)
        self.next_button.clicked.connect(self._next)

    def _fill(self, grid: QGridLayout) -> None:
        columns = self.deal.columns
        last = 2 + 3 * len(columns)
        self._heads = [name_label("name", least=LETTERS if len(columns) <= WIDE else LEAST) for _ in columns]
        for side, head in enumerate(self._heads):
            head.setAlignment(FIGURE | Qt.AlignmentFlag.AlignAbsolute)
            grid.addWidget(head, 0, 1 + 3 * side, 1, 2)
            for place, wide in enumerate((70, 70, 14) if len(columns) <= WIDE else (0, 66, 0), 1):
                grid.setColumnMinimumWidth(place + 3 * side, wide)
        grid.addWidget(Divider(), 1, 0, 1, last)
        row = 2
        seen: set[Item] = set()
        for item, lines in self.deal.rows:
            made = ItemRow(item, lines, grid, row, item in seen)
            seen.add(item)
            made.clause.clicked.connect(self._clause_clicked)
            self.rows.append(made)
            row += 2
        grid.addWidget(Divider(), row, 0, 1, last)
        looks = ("heading", "", "number", "second")
        self._sums = [SumRow(grid, row + 1 + n, len(columns), look) for n, look in enumerate(looks)]

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words, deal, event_context = self._words.scores, self.deal, self._event_context()
        names = [event_context.accounts[column.sheet.account] for column in deal.columns]
        self.set_title(words.title(deal.number), self._how_it_ended(event_context))
        put(self._result, self._outcome(names))
        for head, name in zip(self._heads, names, strict=True):
            head.show_name(name)
        for row in self.rows:
            row.word(self._words, deal.values, names)
            tool_tip(row.clause, self.tr("Read this rule"))
        for sums, (name, figures) in zip(self._sums, self._figures(), strict=True):
            sums.word(name, figures)
        self.copy_button.setText(self.tr("Copy as text"))
        if deal.winner != NOBODY:
            self.new_game_button.setText(self.tr("New game"))
            self.next_button.setText(self.tr("Rematch"))
        else:
            self.next_button.setText(self.tr("Continue"))

    def _figures(self) -> list[tuple[str, list[str]]]:
        """The rows below the lines: name and a figure a side."""
        words, columns = self._words.scores, self.deal.columns
        rows = [
            (words.this_deal(), [signed(column.sheet.total) for column in columns]),
            (words.before(), [number(column.before) for column in columns]),
            (words.total(), [number(column.after) for column in columns]),
        ]
        over = self.deal.winner != NOBODY
        rows.append(
            (
                words.next_minimum(),
                [number(column.minimum) if column.minimum and not over else "–" for column in columns],
            )
        )
        return rows

    def _how_it_ended(self, event_context: EventContext) -> str:
        deal = self.deal
        name = event_context.names[deal.out] if deal.out != NOBODY else ""
        own = deal.out != NOBODY and deal.out == event_context.person
        words = self._words.scores
        if deal.special:
            return words.ended_special(name, own, self._words.specials.name(deal.special))
        ended = words.ended(name, own, deal.concealed)
        return ended if deal.last_card == NO_CARD else f"{ended} {words.last_card(deal.last_card)}"

    def _outcome(self, names: Sequence[str]) -> str:
        """Who has won the match; empty while it goes on."""
        deal = self.deal
        if deal.winner == NOBODY:
            return self._words.scores.tie() if deal.is_tie else ""
        own, name = deal.columns[deal.winner].own, shortened(names[deal.winner], LONGEST_SIDE)
        if deal.margin <= 0:
            return self._words.scores.won(name, own)
        return self._words.scores.result(name, own, deal.margin)

    def text(self) -> str:
        """The sheet as plain text, columns parted by tabs."""
        event_context = self._event_context()
        names = [event_context.accounts[column.sheet.account] for column in self.deal.columns]
        lines = [self._words.scores.title(self.deal.number), "\t".join(("", *names))]
        for row in self.rows:
            figures = [signed(line.points) if line is not None else "–" for line in row.lines]
            lines.append("\t".join((row.toggle.text(), *figures)))
        lines += ["\t".join((name, *figures)) for name, figures in self._figures()]
        outcome = self._outcome(names)
        return "\n".join([*lines, outcome] if outcome else lines)

    # --- what is next ------------------------------------------------------------------------------

    def _clause_clicked(self) -> None:
        self.rule_wanted.emit(next(row.clause_text for row in self.rows if row.clause is self.sender()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def _next(self) -> None:
        self._is_answered = True
        if self.deal.winner != NOBODY:
            self.rematch_wanted.emit()
        else:
            self.continue_wanted.emit()
        self.accept()

    def _new_game(self) -> None:
        self._is_answered = True
        self.new_game_wanted.emit()
        self.accept()

    def done(self, result: int) -> None:
        """Closed by Esc or by the window: the match goes on, if it does."""
        if not self._is_answered and self.deal.winner == NOBODY:
            self._is_answered = True
            self.continue_wanted.emit()
        super().done(result)
