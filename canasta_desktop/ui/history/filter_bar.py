"""What narrows the list: a field to search in, and a pill with a menu for each other question."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.history.paper_style import field_style
from canasta_desktop.ui.items.look import LEFT, Look, width_of
from canasta_desktop.ui.score_sheet.paper import MUTED, button_theme
from canasta_desktop.ui.text.plain_text import on_a_button
from canasta_desktop.ui.window.brush import draw_plate, font_of
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET, PaintedButton

WORD: Final = 1.9
"""Size of type, units."""
LONGEST_SEARCH: Final = 100
"""Letters of a search at most."""
GLASS_ROOM: Final = 3.6
"""What the magnifying glass takes at the left of the field, units."""


class FilterOption(NamedTuple):
    """What a filter can be set to: its value, how it reads, and how many matches it leaves."""

    value: object
    text: str
    matches: int


class FilterButton(PaintedButton):
    """A question with its answer of now; pressed, a menu of all answers. The first one leaves everything in."""

    changed = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"filter:{name}")
        self._options: Sequence[FilterOption] = ()
        self._title = ""
        self.value: object = None
        self.clicked.connect(self.open_menu)

    def show_options(self, title: str, options: Sequence[FilterOption]) -> None:
        """Ask `title` with these answers; an answer that is none any more is the first again."""
        self._title, self._options = title, options
        if options and self.value not in [option.value for option in options]:
            self.value = options[0].value
        self._word()

    def set_value(self, value: object) -> None:
        """Set the value without emitting a signal."""
        self.value = value
        self._word()

    @property
    def is_set(self) -> bool:
        """Whether it leaves anything out."""
        return bool(self._options) and self.value != self._options[0].value

    def _word(self) -> None:
        chosen = next((option.text for option in self._options if option.value == self.value), "")
        self.show_words(chosen if self.is_set else self._title)
        self.setAccessibleName(f"{self._title}: {chosen}")

    def width_needed(self) -> float:
        """The words with their margins, px."""
        return max(LEAST_TARGET, width_of(font_of(self.unit, WORD, bold=True), self.words) + 5.6 * self.unit.px)

    def open_menu(self) -> None:
        """All answers below the button."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        group = QActionGroup(menu)
        for number, option in enumerate(self._options):
            action = menu.addAction(on_a_button(f"{option.text} ({option.matches})"))
            action.setCheckable(True)
            action.setChecked(option.value == self.value)
            action.setData(number)
            group.addAction(action)
            if action.isChecked():
                menu.setActiveAction(action)
        menu.triggered.connect(self._chosen)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _chosen(self, action: QAction) -> None:
        value = self._options[action.data()].value
        if value != self.value:
            self.set_value(value)
            self.changed.emit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down opens it, as it does a list box."""
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def corner(self) -> float:
        return self.height() / 2

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        u = self.unit.px
        ground, ink = (theme.accent, theme.on_accent) if self.is_set else (self.ground(theme), theme.text)
        draw_plate(painter, box, theme, self.unit, radius=9, line=theme.edge, fill=ground)
        font = font_of(self.unit, WORD, bold=True)
        font.setPixelSize(min(font.pixelSize(), max(9, round(0.62 * box.height()))))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room = box.adjusted(1.6 * u, 0, -3.4 * u, -0.2 * u)
        words = painter.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, round(room.width() + 2))
        painter.drawText(room, LEFT, words)
        tip = QPointF(box.right() - 2.1 * u, box.center().y() + 0.3 * u)
        painter.setPen(QPen(QColor(ink), 0.28 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(
            QPolygonF([tip + QPointF(x * u, y * u) for x, y in ((-0.6, -0.45), (0, 0.2), (0.6, -0.45))])
        )


class SearchField(QLineEdit):
    """The text to search for; a magnifying glass stands in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("search")
        self.setMaxLength(LONGEST_SEARCH)
        self.setClearButtonEnabled(True)
        self._look: Look | None = None

    def wear(self, look: Look) -> None:
        """Wear this look."""
        if look != self._look:
            self._look = look
            self.setStyleSheet(field_style(look, WORD))
            self.setTextMargins(round((GLASS_ROOM - 1.2) * look.u), 0, 0, 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._look is None:
            return
        painter, u = QPainter(self), self._look.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(MUTED), 0.28 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = QPointF(1.9 * u, self.height() / 2 - 0.15 * u)
        painter.drawEllipse(middle, 0.72 * u, 0.72 * u)
        painter.drawLine(middle + QPointF(0.55 * u, 0.55 * u), middle + QPointF(1.15 * u, 1.15 * u))
        painter.end()


class FilterBar(QObject):
    """The field and the pills in a row; `place` lays them out from the left, narrower where there is no room."""

    def __init__(self, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.search = SearchField(parent)
        self.buttons = {name: FilterButton(name, parent) for name in names}

    def place(self, look: Look, box: QRectF) -> None:
        """Stand in this box."""
        worn, gap = button_theme(look.theme), 1.0 * look.u
        self.search.wear(look)
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        for button in shown:
            button.set_look(worn, look.unit)
        needed = [button.width_needed() for button in shown]
        room = box.width() - gap * len(needed)
        search = max(0.26 * room, min(0.42 * room, room - sum(needed)))
        share = min(1.0, (room - search) / max(1.0, sum(needed)))
        self.search.setGeometry(QRectF(box.left(), box.top(), search, box.height()).toRect())
        x = box.left() + search + gap
        for button, wide in zip(shown, needed, strict=True):
            button.setGeometry(QRectF(x, box.top(), share * wide, box.height()).toRect())
            x += share * wide + gap

    def stops(self) -> list[QWidget]:
        """What Tab goes through."""
        return [self.search, *self.buttons.values()]
