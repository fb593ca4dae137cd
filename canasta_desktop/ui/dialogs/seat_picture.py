"""A picture of the table from above: who sits where, which sides play together, and which way play goes."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.wording.seating import SIDES

PILL, GAP = 30, 8
"""Height of a name, and the room around it, at the usual size of text."""


class SeatPicture(QWidget):
    """The first seat is at the bottom. It shows only what the rows below say too, so a screen reader passes it by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self._seating = Seating(2, 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, names: Sequence[str], seating: Seating) -> None:
        """Paint these."""
        self._names, self._seating = tuple(names), seating
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 5 * self._pill() + 2 * GAP)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _pill(self) -> int:
        return max(PILL, self.fontMetrics().height() + 12)

    def _table(self) -> QRectF:
        """The table itself; names lie over its edge."""
        pill = self._pill()
        wide = min(self.width() - 2 * GAP, 11.0 * pill)
        return QRectF((self.width() - wide) / 2 + wide * 0.15, pill * 0.8, wide * 0.70, self.height() - pill * 1.6)

    def _centre(self, seat: int) -> QPointF:
        """Where a name lies: from the bottom, the way play goes."""
        table, count = self._table(), max(len(self._names), 1)
        turn = 1 if self._seating.clockwise else -1
        angle = pi / 2 + turn * 2 * pi * seat / count
        return table.center() + QPointF(cos(angle) * table.width() / 2, sin(angle) * table.height() / 2)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        line = palette.color(QPalette.ColorRole.PlaceholderText)
        ground = QColor(palette.color(QPalette.ColorRole.Highlight))
        ground.setAlphaF(0.14)
        table = self._table()
        painter.setPen(QPen(line, 1.4))
        painter.setBrush(ground)
        painter.drawEllipse(table)
        self._paint_way(painter, table, line)
        for seat, name in enumerate(self._names):
            self._paint_name(painter, seat, name)
        painter.end()

    def _paint_way(self, painter: QPainter, table: QRectF, colour: QColor) -> None:
        """An arrow along the table's edge, the way play goes."""
        inner = table.adjusted(table.width() * 0.3, table.height() * 0.3, -table.width() * 0.3, -table.height() * 0.3)
        path = QPainterPath()
        turn = -1 if self._seating.clockwise else 1
        path.arcMoveTo(inner, 250)
        path.arcTo(inner, 250, turn * 250)
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        end = path.currentPosition()
        before = path.pointAtPercent(0.94)
        along = end - before
        length = max((along.x() ** 2 + along.y() ** 2) ** 0.5, 0.1)
        step = QPointF(along.x() / length, along.y() / length)
        side = QPointF(-step.y(), step.x())
        tip = end + step * 3
        painter.drawPolyline([tip - step * 8 + side * 5, tip, tip - step * 8 - side * 5])

    def _paint_name(self, painter: QPainter, seat: int, name: str) -> None:
        """A pill with the letter of the side, where there are partners, and the name."""
        palette, pill = self.palette(), self._pill()
        metrics = self.fontMetrics()
        letter = self._letter(seat)
        room = metrics.horizontalAdvance("M") * 9
        text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)
        wide = metrics.horizontalAdvance(text) + 22 + (pill - 4 if letter else 0)
        centre = self._centre(seat)
        left = min(max(centre.x() - wide / 2, 2), self.width() - wide - 2)
        area = QRectF(left, centre.y() - pill / 2, wide, pill)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1.4))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(area, pill / 2, pill / 2)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        if letter:
            ring = QRectF(area.x() + 4, area.y() + 4, pill - 8, pill - 8)
            is_first = letter == SIDES[0]
            accent = palette.color(QPalette.ColorRole.Highlight)
            painter.setPen(QPen(accent, 2))
            painter.setBrush(accent if is_first else palette.color(QPalette.ColorRole.Window))
            painter.drawEllipse(ring)
            role = QPalette.ColorRole.HighlightedText if is_first else QPalette.ColorRole.Text
            painter.setPen(palette.color(role))
            painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, letter)
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            area = area.adjusted(pill - 4, 0, 0, 0)
        painter.drawText(area.adjusted(10, 0, -10, 0), Qt.AlignmentFlag.AlignCenter, text)

    def _letter(self, seat: int) -> str:
        """The letter of the seat's side; none where everybody plays alone or the sides form in play."""
        seating = self._seating
        if seating.forms_sides() or not seating.has_partners():
            return ""
        return SIDES[seating.sides_of_seats()[seat]]
