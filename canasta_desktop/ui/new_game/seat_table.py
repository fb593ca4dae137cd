"""The table from above with everybody at it: press a seat to say who sits there, drag one onto another to swap them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QSizePolicy, QWidget

from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.accessibility.roles import hide_tip
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.dialogs.small_table import draw_small_table, draw_way, seat_middle
from canasta_desktop.ui.dialogs.worn_theme import worn_theme
from canasta_desktop.ui.new_game.seat_portrait import draw_seat_portrait
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.brush import draw_ring
from canasta_desktop.ui.wording.wording import sentence

PORTRAIT: Final = 58
"""Across a portrait at the usual size of text, px."""
USUAL_LINE: Final = 16
"""The height of a line at that size, px."""
LETTERS: Final = 13
"""So many letters wide a seat is."""
HIGH: Final = 3.1
"""The height of the picture, in heights of a portrait."""
WIDEST: Final = 12.0
"""It is no wider than so many portraits."""
EDGE: Final = 5
"""Room around a seat's portrait and words, px: the ring of the keyboard lies in it."""
RING_LINE: Final = 2.0
"""The width of that ring's outer line, px."""


class SeatedHere(NamedTuple):
    """What a seat shows: name, who plays it, the key of the portrait, the number of the side if there are sides.

    `manner`: how a computer player likes to play, for who points at it; empty for a person.
    """

    name: str
    line: str
    face: str
    side: int | None
    spoken: str
    manner: str = ""


class SeatButton(QAbstractButton):
    """One seat; `dropped` carries its place, and where in the picture of the table its middle was let go."""

    dropped = Signal(int, QPoint)

    def __init__(self, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self.setObjectName(f"seat:{place}")
        self.setCheckable(True)
        self.setAutoExclusive(True)  # as the group is: by this a screen reader knows it for a radio button
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._seated = SeatedHere("", "", "scarf", None, "")
        self._pressed_at: QPoint | None = None
        self.is_dragged = False

    def show_seated(self, seated: SeatedHere) -> None:
        """Show the seat of this player."""
        self._seated = seated
        self.setAccessibleName(seated.spoken)
        tool_tip(self, "\n".join(filter(None, (seated.line, sentence(seated.manner)))) if seated.manner else "")
        hide_tip(self)
        self.update()

    # --- size --------------------------------------------------------------------------------------

    def across(self) -> int:
        """Across the portrait, px."""
        return max(PORTRAIT, round(PORTRAIT * self.fontMetrics().height() / USUAL_LINE * 0.9))

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = max(self.across() + 8, LETTERS * metrics.averageCharWidth())
        return QSize(wide, self.across() + 2 * metrics.height() + 2 * EDGE + 4)

    # --- dragging ----------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse once it has gone far enough."""
        start, here = self._pressed_at, event.position().toPoint()
        if start is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        if not self.is_dragged and (here - start).manhattanLength() < QApplication.startDragDistance():
            return
        self.is_dragged = True
        self.raise_()
        self.move(self.pos() + here - start)

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: over another seat both swap; a press that did not move chooses."""
        was_dragged, self.is_dragged, self._pressed_at = self.is_dragged, False, None
        if was_dragged:
            self.setDown(False)
            self.dropped.emit(self._place, self.geometry().center())
        super().mouseReleaseEvent(event)

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = worn_theme()
        across = self.across()
        box = QRectF((self.width() - across) / 2, EDGE + 1, across, across)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.accent), 3))
            painter.drawEllipse(box.adjusted(-1, -1, 1, 1))
        face, side = self._seated.face, self._seated.side
        draw_seat_portrait(painter, theme, box.adjusted(2, 2, -2, -2), face, side, self.devicePixelRatioF())
        self._paint_words(painter, theme, EDGE + across + 3)
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()), theme, 10, RING_LINE)
        painter.end()

    def _paint_words(self, painter: QPainter, theme: Theme, top: int) -> None:
        """Name and line on a plate that keeps them readable over the rail."""
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.Bold)
        metrics = QFontMetrics(bold)
        room = self.width() - 8
        name = metrics.elidedText(self._seated.name, Qt.TextElideMode.ElideMiddle, room)
        line = self.fontMetrics().elidedText(self._seated.line, Qt.TextElideMode.ElideRight, room)
        wide = max(metrics.horizontalAdvance(name), self.fontMetrics().horizontalAdvance(line)) + 10
        high = self.height() - EDGE - top
        plate = QRectF((self.width() - wide) / 2, top, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.plate))
        painter.drawRoundedRect(plate, 6, 6)
        upper = QRectF(plate.left(), top, wide, high / 2)
        for text, font, colour, box in (
            (name, bold, theme.text, upper),
            (line, self.font(), theme.muted, upper.translated(0, high / 2 - 1)),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class SeatTable(QWidget):
    """The first seat is at the bottom. `chosen` carries a place, `swapped` two; arrows go from seat to seat."""

    chosen = Signal(int)
    swapped = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seating = Seating(2, 2)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self.seats: list[SeatButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, seated: Sequence[SeatedHere], seating: Seating, place: int) -> None:
        """Show these by seat; the one at `place` is chosen."""
        self._seating = seating
        while len(self.seats) > len(seated):
            button = self.seats.pop()
            self._group.removeButton(button)
            discard(button)
        while len(self.seats) < len(seated):
            self._add_seat()
        for number, (button, one) in enumerate(zip(self.seats, seated, strict=True)):
            button.show_seated(one)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if number == place else Qt.FocusPolicy.ClickFocus)
        self.seats[place].setChecked(True)
        self.updateGeometry()
        self._arrange()
        self.update()

    def _add_seat(self) -> None:
        button = SeatButton(len(self.seats), self)
        button.dropped.connect(self._dropped)
        self._group.addButton(button, len(self.seats))
        self.seats.append(button)
        button.show()

    def _dropped(self, dragged: int, at: QPoint) -> None:
        """Whoever was dragged swaps with who sits where it was let go; nowhere, and it goes back."""
        others = [number for number in range(len(self.seats)) if number != dragged]
        nearest = min(others, key=lambda number: (self._middle(number) - at).manhattanLength())
        is_near = (self._middle(nearest) - at).manhattanLength() < self.seats[nearest].sizeHint().height()
        self._arrange()
        if is_near:
            self.swapped.emit(dragged, nearest)
            self.seats[nearest].setFocus()

    # --- where everything is -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        across = self.seats[0].across() if self.seats else PORTRAIT
        return QSize(8 * across, round(HIGH * across) + 4 * self.fontMetrics().height() + 4 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _table(self) -> QRectF:
        """The table with its rail; portraits sit on its edge."""
        seat = self.seats[0].sizeHint() if self.seats else QSize(PORTRAIT, PORTRAIT)
        across = self.seats[0].across() if self.seats else PORTRAIT
        wide = min(float(self.width()), WIDEST * across) - seat.width()
        high = self.height() - seat.height()
        return QRectF((self.width() - wide) / 2, seat.height() / 2, wide, high)

    def _middle(self, seat: int) -> QPoint:
        """The middle of a seat."""
        way = self._seating.clockwise
        return seat_middle(self._table(), seat, len(self.seats), clockwise=way).toPoint()

    def _arrange(self) -> None:
        for number, button in enumerate(self.seats):
            if not button.is_dragged:
                button.resize(button.sizeHint())
                button.move(self._middle(number) - QPoint(button.width() // 2, button.height() // 2))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = worn_theme()
        scale = self.seats[0].across() / PORTRAIT if self.seats else 1.0
        cloth = draw_small_table(painter, theme, self._table(), scale)
        draw_way(painter, cloth, QColor(theme.muted), clockwise=self._seating.clockwise)
        painter.end()
