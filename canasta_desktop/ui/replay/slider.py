"""The slider of a replay: a groove in the wood with a tick for every turn, a sign above each mark, and a brass knob."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import GOLD, Mode, Theme, mixed
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.items.surface import faded
from canasta_desktop.ui.replay.timeline import Mark, Timeline
from canasta_desktop.ui.text.plain_text import tool_tip

GROOVE, KNOB, SIGN = 0.9, 1.5, 0.75
"""Height of the groove, radius of the knob, half the size of a sign; units."""
TICKS_APART: Final = 4.0
"""Ticks that would stand closer are left out, px."""
REACH: Final = 7.0
"""A mark is meant by whoever presses so near to it, px."""
FILLED: Final = ("canasta", "out")
"""The signs that are filled; the others are outlines."""


class TimelineSlider(QAbstractSlider):
    """Shows a timeline; `wanted` carries the stop, or the mark, that was pressed or dragged to."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setOrientation(Qt.Orientation.Horizontal)
        self._timeline = Timeline(0, (0,))
        self._theme: Theme | None = None
        self._unit = Unit(8.0)
        self._dragged: int | None = None

    def set_look(self, theme: Theme, unit: Unit) -> None:
        """Use these colours and sizes."""
        self._theme, self._unit = theme, unit
        self.update()

    def show_timeline(self, timeline: Timeline, at: int) -> None:
        """Show this timeline, the knob after so many actions."""
        self._timeline = timeline
        self.setRange(0, timeline.length)
        self.setValue(at)
        self.update()

    # --- where things are --------------------------------------------------------------------------

    def x_of(self, at: float) -> float:
        """Where so many actions are done, px from the left edge."""
        edge = KNOB * self._unit.px
        return edge + at / max(1, self._timeline.length) * (self.width() - 2 * edge)

    def _groove(self) -> QRectF:
        """The groove, below the signs."""
        u = self._unit.px
        middle = 0.62 * self.height()
        left = self.x_of(0)
        return QRectF(left, middle - GROOVE * u / 2, self.x_of(self._timeline.length) - left, GROOVE * u)

    def _meant(self, x: float) -> int:
        """What a press at this place means."""
        mark = self._mark_near(x)
        if mark is not None:
            return mark.at
        edge = self.x_of(0)
        share = (x - edge) / max(1.0, self.x_of(self._timeline.length) - edge)
        return self._timeline.stop_near(share * self._timeline.length)

    def _mark_near(self, x: float) -> Mark | None:
        near = [mark for mark in self._timeline.marks if abs(self.x_of(mark.at) - x) <= REACH]
        return min(near, key=lambda mark: abs(self.x_of(mark.at) - x), default=None)

    # --- the mouse ---------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(self._meant(event.position().x()))
        event.accept()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        mark = self._mark_near(x)
        tool_tip(self, "" if mark is None else mark.text)
        if self.isSliderDown():
            self._go_to(self._meant(x))

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        self._dragged = None

    def _go_to(self, at: int) -> None:
        if at != self._dragged:
            self._dragged = at
            self.wanted.emit(at)

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = self._groove()
        self._draw_groove(painter, theme, groove)
        self._draw_ticks(painter, theme, groove)
        for mark in self._timeline.marks:
            self._draw_mark(painter, theme, mark, groove.top())
        self._draw_knob(painter, theme, groove)
        painter.end()

    def _draw_groove(self, painter: QPainter, theme: Theme, groove: QRectF) -> None:
        is_flat, round_by = theme.mode is Mode.CONTRAST, groove.height() / 2
        painter.setPen(QPen(QColor(theme.line), 1.5) if is_flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel) if is_flat else faded("#000000", 0.42 if theme.mode is Mode.DARK else 0.3))
        painter.drawRoundedRect(groove, round_by, round_by)
        done = QRectF(groove)
        done.setRight(max(groove.left() + groove.height(), self.x_of(self.value())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.wood_accent))
        painter.drawRoundedRect(done.adjusted(0, 0.15 * round_by, 0, -0.15 * round_by), round_by, round_by)

    def _draw_ticks(self, painter: QPainter, theme: Theme, groove: QRectF) -> None:
        """A tick below the groove for every turn, as far as they can be told apart."""
        painter.setPen(QPen(faded(theme.on_wood, 0.55), 1))
        last = -TICKS_APART
        for stop in self._timeline.stops:
            x = self.x_of(stop)
            if x - last >= TICKS_APART:
                last = x
                painter.drawLine(
                    QPointF(x, groove.bottom() + 0.35 * self._unit.px),
                    QPointF(x, groove.bottom() + 0.95 * self._unit.px),
                )

    def _draw_mark(self, painter: QPainter, theme: Theme, mark: Mark, top: float) -> None:
        """A canasta is a full card, an initial meld an empty one, a taken pile two, going out a flag."""
        u = self._unit.px
        half = SIGN * u
        centre = QPointF(self.x_of(mark.at), top - 0.45 * u - 1.25 * half)
        ink = QColor(theme.wood_accent if mark.sign in FILLED else theme.on_wood)
        painter.setPen(QPen(ink, max(1.2, 0.2 * u)))
        painter.setBrush(ink if mark.sign in FILLED else Qt.BrushStyle.NoBrush)
        card = QRectF(centre.x() - 0.8 * half, centre.y() - 1.1 * half, 1.6 * half, 2.2 * half)
        if mark.sign == "out":
            painter.drawPath(_flag(centre, half))
        elif mark.sign == "pile":
            painter.drawLine(QPointF(card.left(), card.bottom()), QPointF(card.right(), card.bottom()))
            painter.drawRoundedRect(card.adjusted(0, 0, 0, -0.6 * half), 0.3 * half, 0.3 * half)
        else:
            painter.drawRoundedRect(card, 0.3 * half, 0.3 * half)

    def _draw_knob(self, painter: QPainter, theme: Theme, groove: QRectF) -> None:
        radius = KNOB * self._unit.px * (0.95 if self.isSliderDown() else 0.85)
        centre = QPointF(self.x_of(self.value()), groove.center().y())
        if theme.mode is Mode.CONTRAST:
            painter.setPen(QPen(QColor(theme.line), 2))
            painter.setBrush(QColor(theme.accent))
        else:
            brass = QLinearGradient(centre - QPointF(0, radius), centre + QPointF(0, radius))
            brass.setColorAt(0, QColor(mixed(GOLD, "#FFFFFF", 0.55)))
            brass.setColorAt(1, QColor(mixed(GOLD, "#000000", 0.25)))
            painter.setPen(QPen(QColor(mixed(GOLD, "#000000", 0.55)), max(1.0, 0.15 * self._unit.px)))
            painter.setBrush(brass)
        painter.drawEllipse(centre, radius, radius)


def _flag(centre: QPointF, half: float) -> QPainterPath:
    """A pennant on its pole."""
    path = QPainterPath(centre + QPointF(-0.7 * half, 1.2 * half))
    path.lineTo(centre + QPointF(-0.7 * half, -1.2 * half))
    path.lineTo(centre + QPointF(0.9 * half, -0.5 * half))
    path.lineTo(centre + QPointF(-0.7 * half, 0.2 * half))
    path.closeSubpath()
    return path
