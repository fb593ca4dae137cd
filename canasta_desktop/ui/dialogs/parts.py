"""Small parts of dialogs: a choice of few as buttons in a row, a field with its label, a section."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.ui.guard import guarded
from canasta_desktop.ui.panel_parts import label, put
from canasta_desktop.ui.theme import BOX_PADDING

MARK = 16
"""Size of the mark before a choice, px."""
MARK_GAP = 5
"""Room between the mark and the text."""


class EvenRows(QLayout):
    """Equally wide things in one row, or in as many rows as the width asks for."""

    GAP = 6

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def _cell(self) -> QSize:
        """The size that holds every one of them."""
        cell = QSize(0, 0)
        for item in self._items:
            cell = cell.expandedTo(item.sizeHint())
        return cell

    def _rows(self, width: int) -> tuple[int, int]:
        """How many rows, and how many things in each, at this width."""
        most = len(self._items)
        if self.sizeHint().width() <= width:
            return 1, most
        fit = max(1, min(most, (width + self.GAP) // (self._cell().width() + self.GAP)))
        rows = -(-most // fit)
        return rows, -(-most // rows)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows, _ = self._rows(width)
        return rows * (self._cell().height() + self.GAP) - self.GAP

    def sizeHint(self) -> QSize:
        """All in one row."""
        widths = [item.sizeHint().width() + self.GAP for item in self._items]
        return QSize(sum(widths) - self.GAP, self._cell().height())

    def minimumSize(self) -> QSize:
        return self._cell()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        rows, columns = self._rows(rect.width())
        high = self._cell().height()
        even = (rect.width() + self.GAP) / max(columns, 1)
        widths = [even] * len(self._items)
        if rows == 1 and self._cell().width() + self.GAP > even:
            spare = (rect.width() - self.sizeHint().width()) / columns
            widths = [item.sizeHint().width() + self.GAP + spare for item in self._items]
        for index, item in enumerate(self._items):
            row, column = divmod(index, columns)
            left = sum(widths[index - column : index])
            right = left + widths[index] - self.GAP
            y = rect.y() + row * (high + self.GAP)
            item.setGeometry(QRect(rect.x() + round(left), y, round(right) - round(left), high))


class Choices(QWidget):
    """One of a few values, each a button with a mark; arrows move inside, Tab leaves. `chosen` carries the value."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[object], value: object, name: str, parent: QWidget | None = None) -> None:
        """`name` is the object name; that of a button is `name:value`."""
        super().__init__(parent)
        self.setObjectName(name)
        self._group = QButtonGroup(self)
        self._values: list[object] = []
        self._row = EvenRows(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._field = ""
        self.set_values(values, value)
        self._group.idClicked.connect(self._clicked)

    def set_values(self, values: Sequence[object], value: object) -> None:
        """Offer other values; the texts have to be set again."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._values = list(values)
        for number, one in enumerate(self._values):
            button = QPushButton(self)
            button.setObjectName(f"{self.objectName()}:{one}")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setIconSize(QSize(MARK + MARK_GAP, MARK))
            button.setProperty("choice", True)
            self._group.addButton(button, number)
            self._row.addWidget(button)
        self._paint_marks()
        self.set_value(value)

    @property
    def value(self) -> object:
        """The chosen value."""
        return self._values[max(self._group.checkedId(), 0)]

    def set_value(self, value: object) -> None:
        """Choose without telling; an unknown value chooses the first."""
        index = self._values.index(value) if value in self._values else 0
        if self._values:
            self._group.button(index).setChecked(True)
            self._let_tab_in(index)

    def set_texts(self, field: str, texts: Sequence[str]) -> None:
        """What the choice is about, for screen readers, and what stands on each button."""
        self._field = field
        for number, text in enumerate(texts):
            button = self._group.button(number)
            button.setText(text)
            button.setAccessibleName(f"{field}: {text}")

    def buttons(self) -> list[QAbstractButton]:
        """The buttons in order."""
        return self._group.buttons()

    def _let_tab_in(self, number: int) -> None:
        """Tab comes to the chosen button alone, arrows go on from there."""
        for other, button in enumerate(self._group.buttons()):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == number else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, number: int) -> None:
        self._let_tab_in(number)
        self.chosen.emit(self._values[number])

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._paint_marks()
        super().changeEvent(event)

    def _paint_marks(self) -> None:
        """A filled ring for what is chosen, a hollow one for the rest."""
        icon = QIcon()
        icon.addPixmap(self._mark(is_on=True), QIcon.Mode.Normal, QIcon.State.On)
        icon.addPixmap(self._mark(is_on=False), QIcon.Mode.Normal, QIcon.State.Off)
        for button in self._group.buttons():
            button.setIcon(icon)

    def _mark(self, *, is_on: bool) -> QPixmap:
        palette, ratio = self.palette(), self.devicePixelRatioF()
        pixmap = QPixmap(round((MARK + MARK_GAP) * ratio), round(MARK * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = palette.color(QPalette.ColorRole.Highlight if is_on else QPalette.ColorRole.PlaceholderText)
        painter.setPen(QPen(colour, 1.8))
        painter.drawEllipse(QRectF(2, 2, MARK - 4, MARK - 4))
        if is_on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QRectF(5, 5, MARK - 10, MARK - 10))
        painter.end()
        return pixmap


class Fields(QWidget):
    """Rows of a label and what is set; a note may stand below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        self._labels: dict[QWidget, tuple[QWidget, QWidget]] = {}

    def add(self, widget: QWidget) -> QWidget:
        """One more row; its words come with `set_words`."""
        row = self._grid.rowCount()
        name, note = label(part="name"), label(look="second")
        name.setBuddy(widget)
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(widget, row, 1)
        self._grid.addWidget(note, row + 1, 1)
        note.hide()
        self._labels[widget] = (name, note)
        return widget

    def set_words(self, widget: QWidget, name: str, note: str = "") -> None:
        """The label of a row and the note below it; a screen reader hears them with the widget."""
        shown, below = self._labels[widget]
        shown.setText(name)
        put(below, note)
        if not isinstance(widget, Choices):
            widget.setAccessibleName(name)
        widget.setAccessibleDescription(note)

    def set_row_visible(self, widget: QWidget, *, visible: bool) -> None:
        """Show or hide a row."""
        name, note = self._labels[widget]
        for one in (widget, name):
            one.setVisible(visible)
        note.setVisible(visible and bool(note.text()))


class Scroll(QScrollArea):
    """A column that scrolls; arrows and page keys scroll it while it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 10, 0)
        self.setWidget(inside)


def box() -> tuple[QFrame, QVBoxLayout]:
    """A frame on the second panel colour, and its column."""
    frame = QFrame()
    frame.setProperty("look", "box")
    column = QVBoxLayout(frame)
    column.setContentsMargins(BOX_PADDING, BOX_PADDING, BOX_PADDING, BOX_PADDING)
    column.setSpacing(8)
    return frame, column
