"""Portraits of the players of a new game, framed in the colour of the side and marked with its letter."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme, contrast
from canasta_desktop.ui.dialogs.rows import Flow, discard
from canasta_desktop.ui.dialogs.worn_theme import worn_theme
from canasta_desktop.ui.portraits import portrait_picture
from canasta_desktop.ui.window.brush import draw_ring
from canasta_desktop.ui.wording.seating import SIDES
from canasta_desktop.ui.wording.wording import isolated

SMALL = 34
"""Across a portrait in a row, px at the usual size of text."""
USUAL_LINE = 16
"""The height of a line at that size, px."""
LETTERS = 12
"""So many letters wide a name may be in a row."""


def side_of(seat: int, seating: Seating) -> int | None:
    """The number of the side; none where everybody plays alone or the sides form in play."""
    if seating.forms_sides() or not seating.has_partners():
        return None
    return seating.sides_of_seats()[seat]


def draw_seat_portrait(painter: QPainter, theme: Theme, box: QRectF, face: str, side: int | None, dpr: float) -> None:
    """The portrait of that key in a ring; below it at the right, where there are sides, the letter."""
    ring = 0.06 * box.width()
    inner = box.adjusted(ring, ring, -ring, -ring)
    painter.drawPixmap(inner.topLeft(), portrait_picture(face, round(inner.width(), 2), dpr))
    colour = QColor(theme.muted if side is None else theme.side(side))
    painter.setPen(QPen(colour, 1.2 * ring))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(inner)
    if side is not None:
        _draw_letter(painter, theme, box, colour, SIDES[side])


def _draw_letter(painter: QPainter, theme: Theme, box: QRectF, colour: QColor, letter: str) -> None:
    across = max(17.0, 0.30 * box.width())
    disc = QRectF(box.right() - 0.9 * across, box.bottom() - 0.95 * across, across, across)
    painter.setPen(QPen(QColor(theme.panel), 1.6))
    painter.setBrush(colour)
    painter.drawEllipse(disc)
    font = QFont(painter.font())
    font.setPixelSize(round(0.72 * across))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    is_dark = contrast(colour.name(), "#000000") > contrast(colour.name(), "#FFFFFF")
    painter.setPen(QColor("#000000" if is_dark else "#FFFFFF"))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)


class PersonButton(QAbstractButton):
    """A portrait with the name beside it; `chosen` carries the place."""

    chosen = Signal(int)

    def __init__(self, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._place, self._face = place, ""
        self._side: int | None = None
        self.setObjectName(f"person:{place}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._clicked)

    def _clicked(self) -> None:
        self.chosen.emit(self._place)

    def show_player(self, name: str, face: str, side: int | None) -> None:
        """Show this player."""
        self._face, self._side = face, side
        self.setText(name)
        self.updateGeometry()
        self.update()

    def _across(self) -> int:
        return max(SMALL, round(SMALL * self.fontMetrics().height() / USUAL_LINE))

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        text = min(metrics.horizontalAdvance(self.text()), LETTERS * metrics.averageCharWidth())
        return QSize(self._across() + 8 + text + 14, max(40, self._across() + 6))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        theme = worn_theme()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus():
            draw_ring(painter, frame, theme, frame.height() / 2)
        elif self.underMouse():
            painter.setPen(QPen(QColor(theme.border), 2))
            painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        across = self._across()
        box = QRectF(3, (self.height() - across) / 2, across, across)
        draw_seat_portrait(painter, theme, box, self._face, self._side, self.devicePixelRatioF())
        painter.setFont(self.font())
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        room = QRect(across + 9, 0, self.width() - across - 14, self.height())
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


class PeopleRow(QWidget):
    """Everybody who plays, in playing order; `chosen` carries the place that was pressed."""

    chosen = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._flow = Flow(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.buttons: list[PersonButton] = []

    def show_people(self, names: Sequence[str], faces: Sequence[str], seating: Seating) -> None:
        """Show these, by seat."""
        while len(self.buttons) > len(names):
            button = self.buttons.pop()
            self._flow.removeWidget(button)
            discard(button)
        while len(self.buttons) < len(names):
            button = PersonButton(len(self.buttons), self)
            button.chosen.connect(self.chosen)
            self.buttons.append(button)
            self._flow.addWidget(button)
            button.show()
        for place, button in enumerate(self.buttons):
            button.show_player(names[place], faces[place], side_of(place, seating))
            button.setAccessibleName(self.tr("{name}, choose who sits there").format(name=isolated(names[place])))
        self.updateGeometry()
