"""A person's rating on the scale of the levels: a bar for where it lies, a dot, and the levels marked below."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from canasta_desktop.archive.person_rating import PersonRating
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.statistics.charts import LEFT, RIGHT, Chart
from canasta_desktop.ui.wording.statistics import GamesPageWords

MARGIN: Final = 60
"""Points of rating that the scale goes on beyond the outermost level."""
LINES: Final = 4.6


@spoken_as(QAccessible.Role.ListItem)
class PersonScale(Chart):
    """One game; its name, the rating, the scale with the levels."""

    def __init__(self, rated: PersonRating, words: GamesPageWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rated, self._words = rated, words
        self._name = words.filters.game(rated.system, rated.players)
        self._figures = f"{words.rating(rated.rating, rated.low, rated.high)} · {words.written.matches(rated.matches)}"
        levels = [f"{words.filters.level(one.name)} {one.rating}" for one in rated.levels]
        self.setAccessibleName(f"{self._name}: {self._figures}; {', '.join(levels)}")

    def sizeHint(self) -> QSize:
        return QSize(round(26 * self.high()), round(LINES * self.high()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(18 * self.high()), self.sizeHint().height())

    def draw(self, painter: QPainter, theme: Theme) -> None:
        line = self.high()
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(0, 0, self.width(), line), LEFT, self._name)
        painter.setPen(QColor(theme.muted))
        painter.drawText(QRectF(0, 0, self.width(), line), RIGHT, self._figures)
        middle, thick = 2.0 * line, 0.5 * line
        painter.setPen(QPen(QColor(theme.line), 2))
        painter.drawLine(QPointF(line, middle), QPointF(self.width() - line, middle))
        low, at, high = [self._x(value) for value in (self.rated.low, self.rated.rating, self.rated.high)]
        bar = QColor(theme.accent)
        bar.setAlphaF(0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(bar)
        painter.drawRoundedRect(QRectF(low, middle - thick / 2, max(2.0, high - low), thick), thick / 2, thick / 2)
        self._draw_levels(painter, theme, middle)
        painter.setPen(QPen(QColor(theme.panel), 2))
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(QPointF(at, middle), 0.42 * line, 0.42 * line)

    def _draw_levels(self, painter: QPainter, theme: Theme, middle: float) -> None:
        """A mark for each level, its name below, in a second row where it would cover the one beside it."""
        line, ends = self.high(), [-1.0, -1.0]
        metrics = QFontMetricsF(painter.font())
        for level in sorted(self.rated.levels, key=lambda one: one.rating):
            x, name = self._x(level.rating), self._words.filters.level(level.name)
            painter.setPen(QPen(QColor(theme.text), 1.6))
            painter.drawLine(QPointF(x, middle - 0.3 * line), QPointF(x, middle + 0.3 * line))
            half = metrics.horizontalAdvance(name) / 2
            left = min(max(0.0, x - half), self.width() - 2 * half)
            row = 0 if left > ends[0] + 0.4 * line else 1
            ends[row] = left + 2 * half
            painter.setPen(QColor(theme.muted))
            painter.drawText(QPointF(left, middle + (1.25 + row) * line), name)

    def _x(self, rating: float) -> float:
        """Where a rating lies; what is beyond the scale, at its end."""
        ratings = [*[one.rating for one in self.rated.levels], self.rated.rating]
        lowest, highest = min(ratings) - MARGIN, max(ratings) + MARGIN
        share = min(1.0, max(0.0, (rating - lowest) / (highest - lowest)))
        return self.high() + share * (self.width() - 2 * self.high())
