"""How strong the computer players are: each level with a sentence, its ratings on one scale, and its think times.

The figures are measured ones, from the tables that `simulate --ladder` and `simulate --series` made; the page says how
to make them again.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from canasta_desktop.__about__ import APP_ID
from canasta_desktop.bots.series import SeriesTable
from canasta_desktop.bots.strength import GameStrength, LevelMeasure, Rated, StrengthTable
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.document import Document, PassageLabel
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.dialogs.spoken_labels import HeadingLabel, QuietLabel
from canasta_desktop.ui.wording.base import sentence
from canasta_desktop.ui.wording.strength import StrengthWords

LEAST_SCALE: Final = 110
"""Width of a scale at least, px."""
NAME_STRETCH, FIGURE_STRETCH = 9, 6
"""How the width is shared between the names of the games and each column of their figures."""
COLUMNS: Final = 4
"""Number of players, scale, rating, matches won."""
TOP: Final = Qt.AlignmentFlag.AlignTop
ABOVE_LEVEL, ABOVE_TEXT, ROWS, GAP = 16, 6, 4, 16
"""Room above the heading of a level and above a text, between rows, and between columns, px."""


@spoken_as(QAccessible.Role.ListItem)
class RatingScale(QWidget):
    """A line from the lowest rating of all to the highest, with the interval as a bar on it and the rating as a dot."""

    def __init__(self, rated: Rated, lowest: int, highest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rated, self._lowest, self._highest = rated, lowest, highest
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(2 * LEAST_SCALE, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_SCALE, self.fontMetrics().height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle, radius = self.height() / 2, self.height() * 0.24
        line = palette.color(QPalette.ColorRole.PlaceholderText)
        painter.setBrush(line)
        painter.setOpacity(0.45)
        painter.drawRect(QRectF(radius, middle - 0.5, self.width() - 2 * radius, 1))
        painter.setOpacity(1)
        low, at, high = [self._x(rating, radius) for rating in (self._rated.low, self._rated.rating, self._rated.high)]
        painter.drawRoundedRect(QRectF(low, middle - radius / 2, high - low, radius), radius / 2, radius / 2)
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        painter.drawEllipse(QRectF(at - radius, middle - radius, 2 * radius, 2 * radius))
        painter.end()

    def _x(self, rating: int, margin: float) -> float:
        """Where a rating lies, px; intervals end with the line."""
        share = (rating - self._lowest) / max(1, self._highest - self._lowest)
        return margin + min(1.0, max(0.0, share)) * (self.width() - 2 * margin)


class StrengthDialog(Dialog):
    """The levels, the strongest first, the others who played, what the figures mean; or that there are none.

    `series` are the figures of every game, a table for each level of which there are some; `unlearned` the rule systems
    of which the levels that learn have learned nothing.
    """

    def __init__(
        self,
        table: StrengthTable | None,
        series: Sequence[SeriesTable] = (),
        unlearned: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, QSize(836, 700))
        self._table, self._series, self._unlearned, self._words = table, series, unlearned, StrengthWords()
        self.scroll_area = Document()
        self.scroll_area.can_be_entered = False
        self._rows: list[QWidget] = []
        self._chapters: list[list[QWidget]] = []
        """What is read, level by level."""
        self._level = ""
        """Is read with the first words below it."""
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(ROWS)
        self._grid.setColumnStretch(1, 2)
        self._grid.setColumnStretch(3, 4)
        self.scroll_area.column.addLayout(self._grid)
        self.scroll_area.column.addStretch(1)
        self.body.addWidget(self.scroll_area, 1)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words = self._words
        for widget in self._rows:
            discard(widget)
        self._rows.clear()
        self._chapters = [[]]
        self.set_title(words.title(), words.missing() if self._table is None else words.about(self._table))
        self.scroll_area.setAccessibleName(words.title())
        self.close_button.setText(self.tr("Close"))
        if self._table is not None:
            self._fill(self._table)
        self.scroll_area.set_chapters(self._chapters)

    def _fill(self, table: StrengthTable) -> None:
        below = ""
        sections = []
        for level in table.levels:
            sections.append((level, below))
            below = level.name
        for level, weaker in reversed(sections):
            self._add_level(table, level, weaker)
        self._add_heading(self._words.others())
        for name in dict.fromkeys([one.name for game in table.games for one in game.rated]):
            if name not in {level.name for level in table.levels}:
                self._add_other(table, name)
        self._add_every_game([series for series in self._series if series.games])
        self._add_end(table)

    # --- the rows ----------------------------------------------------------------------------------

    def _add_level(self, table: StrengthTable, level: LevelMeasure, below: str) -> None:
        words = self._words
        self._add_heading(words.names.level(level.name))
        self._add_text(words.level_line(level.name))
        for game in table.games:
            won = game.won_below(level.name)
            result = "" if won is None else words.won(won, below)
            self._add_figures(words.form(game), game, level.name, result)
        self._add_text(words.thinks(level), look="second")

    def _add_other(self, table: StrengthTable, name: str) -> None:
        self._add_text(self._words.player(name), above=ABOVE_TEXT)
        for game in table.games:
            self._add_figures(self._words.form(game), game, name, "")

    def _add_figures(self, form: str, game: GameStrength, name: str, result: str) -> None:
        """The rating of a player in a game, and one thing more."""
        rated = game.rating(name)
        if rated is None:
            return
        figure = self._words.rating(rated)
        scale = RatingScale(rated, min([one.low for one in game.rated]), max([one.high for one in game.rated]))
        row = self._grid.rowCount()
        for column, widget in enumerate((_text(form), scale, _text(figure), _text(result))):
            self._grid.addWidget(widget, row, column, TOP)
            self._rows.append(widget)
        scale.setAccessibleName(", ".join([part for part in (form, figure, result) if part]))
        self._chapters[-1].append(scale)

    def _add_every_game(self, tables: Sequence[SeriesTable]) -> None:
        """How far each of these levels is ahead in every game."""
        words = self._words
        for series in tables:
            if series is tables[0]:
                self._add_heading(words.every_game())
                self._add_text(words.series(series))
            else:
                self._add_text(words.series_too(series), above=ABOVE_LEVEL)
            self._add_series(series)
        if tables:
            self._add_text(words.longest(tables), look="second", above=ABOVE_TEXT)

    def _add_series(self, series: SeriesTable) -> None:
        """A row for each rule system, a column for each number of players."""
        words = self._words
        numbers = sorted({game.players for game in series.games})
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, ABOVE_TEXT, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(ROWS)
        grid.setColumnStretch(0, NAME_STRETCH)
        for column, players in enumerate(numbers, 1):
            grid.setColumnStretch(column, FIGURE_STRETCH)
            grid.addWidget(_text(sentence(words.names.players(players))), 0, column, TOP)
        for row, system in enumerate(series.systems, 1):
            games = series.of_system(system)
            name = PassageLabel(words.names.system(system))
            name.setAccessibleName(words.system_line(games))
            self._chapters[-1].append(name)
            grid.addWidget(name, row, 0, TOP)
            for game in games:
                grid.addWidget(_text(words.lead(game)), row, 1 + numbers.index(game.players), TOP)
        self._add_whole(rows)

    def _add_heading(self, text: str) -> None:
        heading = HeadingLabel(text, look="heading")
        self._chapters.append([])
        self._level = text
        heading.setContentsMargins(0, ABOVE_LEVEL if self._rows else 0, 0, 0)
        self._add_whole(heading)

    def _add_text(self, text: str, look: str = "", above: int = 0) -> PassageLabel:
        made = PassageLabel(text, look=look)
        if self._level:
            made.setAccessibleName(f"{self._level}. {text}")
            self._level = ""
        self._chapters[-1].append(made)
        made.setContentsMargins(0, above, 0, 0)
        self._add_whole(made)
        return made

    def _add_whole(self, widget: QWidget) -> None:
        self._grid.addWidget(widget, self._grid.rowCount(), 0, 1, COLUMNS)
        self._rows.append(widget)

    def _add_end(self, table: StrengthTable) -> None:
        words = self._words
        self._add_text(words.honest(), above=ABOVE_LEVEL)
        if self._unlearned:
            self._add_text(words.unlearned(self._unlearned), above=ABOVE_TEXT)
        self._add_text(words.meaning(), look="second")
        self._add_text(words.again(), look="second", above=ABOVE_TEXT)
        command = self._add_text(f"{APP_ID} {table.command}", look="second")
        command.setObjectName("command")
        for series in self._series:
            self._add_text(f"{APP_ID} {series.command}", look="second")


def _text(text: str) -> QuietLabel:
    """A figure of a row, which its scale tells."""
    return QuietLabel(text, look="second")
