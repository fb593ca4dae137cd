"""Charts in the program's own style: bars with their intervals, differences from what was expected, a curve.

Each is a widget with the words of its rows beside it, as large as the text asks for, and tells its figures to screen
readers. Colours come from the theme; no bar is told apart by its colour alone.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import GOLD, Theme, theme_on
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.wording.wording import number

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST_BARS: Final = 90
"""Width of the bars at least, px."""
SMOOTH: Final = 9
"""Over so many matches the curve is smoothed, half of them before and half after."""


class Bar(NamedTuple):
    """A row: its words, its length, the `figure` behind it, and perhaps where the true length lies (`low`, `high`).

    `colour` is of the form "#rrggbb", empty for the accent.
    """

    name: str
    value: float
    figure: str
    low: float | None = None
    high: float | None = None
    colour: str = ""


class Departure(NamedTuple):
    """A row that leads away from the middle: by how much, and `band`, the difference that means nothing."""

    name: str
    value: float
    band: float
    figure: str


class Chart(QWidget):
    """The base of all: the theme it wears, and a height that follows the text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def theme(self) -> Theme:
        """The one whose panel the dialog lies on."""
        return theme_on(self.window().palette().window().color().name())

    def high(self) -> float:
        """Height of a line of text, px."""
        return QFontMetricsF(self.font()).height()

    def wide(self, texts: Sequence[str]) -> float:
        """Width of the widest of these texts, px."""
        metrics = QFontMetricsF(self.font())
        return max([metrics.horizontalAdvance(text) for text in texts], default=0.0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, self.theme())
        painter.end()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Paint the chart."""


@spoken_as(QAccessible.Role.ListItem)
class ChartRow(QWidget):
    """A row of a chart, for keys and screen readers: the chart paints it."""


@spoken_as(QAccessible.Role.List)
class RowChart(Chart):
    """The base of those with a row a figure: words at the left, bars in the middle, the figures at the right."""

    PITCH: Final = 1.75
    """From row to row, lines of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._figures: list[str] = []
        self.parts: list[ChartRow] = []
        """Its rows from top to bottom."""

    def show_words(self, about: str, names: Sequence[str], figures: Sequence[str]) -> None:
        """Take these words; `about` is what the chart is about, for screen readers."""
        self._names, self._figures = list(names), list(figures)
        self.setAccessibleName(about)
        while len(self.parts) > len(names):
            discard(self.parts.pop())
        while len(self.parts) < len(names):
            self.parts.append(ChartRow(self))
        for part, name, figure in zip(self.parts, names, figures, strict=True):
            part.setAccessibleName(f"{name}: {figure}")
            part.show()
        self._place_parts()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = self._sides() + LEAST_BARS
        return QSize(round(wide), round(max(1, len(self._names)) * self.PITCH * self.high()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(min(self._sides(), 24 * self.high()) + LEAST_BARS), self.sizeHint().height())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()

    def _place_parts(self) -> None:
        pitch = self.PITCH * self.high()
        for place, part in enumerate(self.parts):
            part.setGeometry(0, round(place * pitch), self.width(), round((place + 1) * pitch) - round(place * pitch))

    def _sides(self) -> float:
        return self.wide(self._names) + self.wide(self._figures) + 2 * self.high()

    def rows(self, painter: QPainter, theme: Theme) -> list[QRectF]:
        """Paint the words of all rows; the boxes in which their bars belong."""
        gap, pitch = self.high(), self.PITCH * self.high()
        left, right = self.wide(self._names), self.wide(self._figures)
        spare = self.width() - LEAST_BARS - 2 * gap
        if left + right > spare:  # long names give way: the figures stay whole
            left = max(4 * gap, spare - right)
        boxes = []
        for row, (name, figure) in enumerate(zip(self._names, self._figures, strict=True)):
            line = QRectF(0, row * pitch, self.width(), pitch)
            painter.setPen(QColor(theme.text))
            metrics = QFontMetricsF(painter.font())
            words = metrics.elidedText(name, Qt.TextElideMode.ElideRight, left + 1)
            painter.drawText(line.adjusted(0, 0, left - line.width() + 2, 0), LEFT, words)
            painter.setPen(QColor(theme.muted))
            painter.drawText(line.adjusted(line.width() - right - 2, 0, 0, 0), RIGHT, figure)
            boxes.append(line.adjusted(left + gap, 0.24 * pitch, -right - gap, -0.24 * pitch))
        return boxes


class BarChart(RowChart):
    """Bars from the left; `whole` is the length of a full one, 0 for that of the longest."""

    def __init__(self, whole: float = 0.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: list[Bar] = []
        self._whole = whole

    def show_bars(self, about: str, bars: Sequence[Bar]) -> None:
        """Take these rows."""
        self.bars = list(bars)
        self.show_words(about, [bar.name for bar in bars], [bar.figure for bar in bars])

    def draw(self, painter: QPainter, theme: Theme) -> None:
        whole = self._whole or max([abs(bar.value) for bar in self.bars], default=0.0) or 1.0
        for bar, box in zip(self.bars, self.rows(painter, theme), strict=True):
            _draw_track(painter, theme, box)
            share = min(1.0, max(0.0, bar.value / whole))
            if share > 0:
                _draw_length(painter, theme, box, share, bar.colour or theme.accent)
            if bar.low is not None and bar.high is not None:
                _draw_interval(painter, theme, box, bar.low / whole, bar.high / whole)


class DepartureChart(RowChart):
    """Differences from what was to be expected, on one scale: the middle is none, to the right is more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.departures: list[Departure] = []

    def show_departures(self, about: str, departures: Sequence[Departure]) -> None:
        """Take these rows."""
        self.departures = list(departures)
        self.show_words(about, [one.name for one in departures], [one.figure for one in departures])

    def draw(self, painter: QPainter, theme: Theme) -> None:
        reach = 1.15 * max([0.5, *[max(abs(one.value), one.band) for one in self.departures]])
        for one, box in zip(self.departures, self.rows(painter, theme), strict=True):
            _draw_track(painter, theme, box)
            middle, unit = box.center().x(), box.width() / 2 / reach
            band = QRectF(middle - one.band * unit, box.top(), 2 * one.band * unit, box.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_faint(theme.muted, 0.28))
            painter.drawRoundedRect(band, 4, 4)
            end = middle + one.value * unit
            colour = theme.good if one.value >= 0 else theme.warning
            painter.setPen(QPen(QColor(colour), 0.36 * box.height(), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(QPointF(middle, box.center().y()), QPointF(end, box.center().y()))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QPointF(end, box.center().y()), 0.34 * box.height(), 0.34 * box.height())
            painter.setPen(QPen(QColor(theme.text), 1.5))
            painter.drawLine(QPointF(middle, box.top() - 2), QPointF(middle, box.bottom() + 2))


@spoken_as(QAccessible.Role.Graphic)
class CourseChart(Chart):
    """A dot a match, filled where it was won, and a smooth curve through them."""

    LINES: Final = 9
    """How high it is, lines of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: list[tuple[float, bool]] = []

    def show_points(self, name: str, points: Sequence[tuple[float, bool]]) -> None:
        """Take the matches, the oldest first: points a deal, and whether it was won."""
        self.points = list(points)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(4 * LEAST_BARS, round(self.LINES * self.high()))

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * LEAST_BARS, self.sizeHint().height())

    def draw(self, painter: QPainter, theme: Theme) -> None:
        ticks = _ticks([points for points, _ in self.points])
        left, high = self.wide([number(tick) for tick in ticks]) + 0.6 * self.high(), self.high()
        box = QRectF(left, 0.5 * high, self.width() - left - 0.5 * high, self.height() - high)
        for tick in ticks:
            y = _height(tick, box, ticks)
            painter.setPen(QPen(_faint(theme.muted, 0.75 if tick == 0 else 0.3), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(theme.muted))
            painter.drawText(QRectF(0, y - high / 2, left - 0.5 * high, high), RIGHT, number(tick))
        step = box.width() / max(1, len(self.points))
        places = [
            QPointF(box.left() + (at + 0.5) * step, _height(points, box, ticks))
            for at, (points, _) in enumerate(self.points)
        ]
        radius = min(0.26 * high, max(1.6, 0.34 * step))
        curve = smoothed([points for points, _ in self.points])
        line = [QPointF(at.x(), _height(y, box, ticks)) for at, y in zip(places, curve, strict=True)]
        self._draw_curve(painter, theme, _height(0, box, ticks), line)
        if step >= 3:
            self._draw_dots(painter, theme, places, radius)

    def _draw_curve(self, painter: QPainter, theme: Theme, zero: float, line: list[QPointF]) -> None:
        if len(line) < 2:
            return
        path = QPainterPath(line[0])
        for one, other in pairwise(line):
            middle = (one.x() + other.x()) / 2
            path.cubicTo(QPointF(middle, one.y()), QPointF(middle, other.y()), other)
        ground = QPainterPath(path)
        ground.lineTo(line[-1].x(), zero)
        ground.lineTo(line[0].x(), zero)
        painter.fillPath(ground, _faint(theme.accent, 0.14))
        painter.strokePath(path, QPen(QColor(theme.accent), 2.4))

    def _draw_dots(self, painter: QPainter, theme: Theme, places: list[QPointF], radius: float) -> None:
        painter.setPen(QPen(QColor(theme.text), 1.2))
        for place, (_, is_won) in zip(places, self.points, strict=True):
            painter.setBrush(QColor(theme.text if is_won else theme.panel))
            painter.drawEllipse(place, radius, radius)


def smoothed(values: Sequence[float]) -> list[float]:
    """Each value as the mean of those around it."""
    half = SMOOTH // 2
    around = [values[max(0, at - half) : at + half + 1] for at in range(len(values))]
    return [sum(some) / len(some) for some in around]


def _ticks(values: Sequence[float]) -> list[int]:
    """Round heights from below the lowest value, and 0, to above the highest one."""
    low, high = min(0.0, *values, 0.0), max(100.0, *values, 100.0)
    step = next(
        step for power in range(1, 9) for step in (10**power, 2 * 10**power, 5 * 10**power) if high - low <= 5 * step
    )
    return list(range(int(low // step) * step, int(-(-high // step)) * step + 1, step))


def _height(value: float, box: QRectF, ticks: Sequence[int]) -> float:
    return box.bottom() - box.height() * (value - ticks[0]) / (ticks[-1] - ticks[0])


def _faint(colour: str, share: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(share)
    return faint


def _draw_track(painter: QPainter, theme: Theme, box: QRectF) -> None:
    painter.setPen(QPen(_faint(theme.line, 0.55), 1))
    painter.setBrush(QColor(theme.panel_2))
    painter.drawRoundedRect(box, 4, 4)


def _draw_length(painter: QPainter, theme: Theme, box: QRectF, share: float, colour: str) -> None:
    """A bar; one in a colour of its own has a golden hem, so that it shows on every ground."""
    painter.setPen(Qt.PenStyle.NoPen if colour == theme.accent else QPen(QColor(GOLD), 1.2))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(box.left(), box.top(), max(4.0, box.width() * share), box.height()), 4, 4)


def _draw_interval(painter: QPainter, theme: Theme, box: QRectF, low: float, high: float) -> None:
    """A whisker over the end of a bar, on a rim of the ground so that it shows on bar and track."""
    first, last = [box.left() + box.width() * min(1.0, max(0.0, share)) for share in (low, high)]
    middle, tall = box.center().y(), 0.26 * box.height()
    for colour, thick in ((theme.panel, 4.5), (theme.text, 1.8)):
        painter.setPen(QPen(QColor(colour), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(first, middle), QPointF(last, middle))
        for x in (first, last):
            painter.drawLine(QPointF(x, middle - tall), QPointF(x, middle + tall))
