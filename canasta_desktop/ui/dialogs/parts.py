"""Small parts of dialogs: a choice of few as buttons in a row, a field with its label, a section."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import BOX_PADDING
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.dialogs.rows import EvenRows, discard
from canasta_desktop.ui.text.plain_text import on_a_button, tool_tip
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.window.plain_widgets import label, put, reveal
from canasta_desktop.ui.wording.wording import isolated

MARK = 16
"""Size of the mark before a choice at the usual size of text, px."""
MARK_GAP = 5
"""Room between the mark and the text."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
"""How a button's text is set that needs more than one line: its ampersands are read as Qt reads them in one line."""


class ChoiceButton(QPushButton):
    """One of a few values; a long text wraps where there is no room for it in one line."""

    LONG = 30
    """A text of more letters than this may wrap, and the button is not as wide as it would like to be."""
    PADDING = 12

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        hint = self.sizeHint()
        if hint.width() <= width:
            return hint.height()
        return max(hint.height(), self._wrapped(width).height() + 2 * self.PADDING - 6)

    def minimumSizeHint(self) -> QSize:
        metrics, hint = self.fontMetrics(), self.sizeHint()
        most = metrics.averageCharWidth() * self.LONG if len(self.text()) > self.LONG else hint.width()
        return QSize(min(most, hint.width()), hint.height())

    def _room(self, width: int) -> QRect:
        """Where the text stands."""
        left = self.PADDING + self.iconSize().width() + 4
        return QRect(left, 0, width - left - self.PADDING + 4, self.height())

    def _wrapped(self, width: int) -> QRect:
        """How much the text takes at this width of the button."""
        room = self._room(width)
        return self.fontMetrics().boundingRect(QRect(0, 0, room.width(), 4000), WRAPPED, self.text())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """As the style does it, unless the text has to wrap."""
        if self.sizeHint().width() <= self.width():
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        size, state = self.iconSize(), QIcon.State.On if self.isChecked() else QIcon.State.Off
        mark = self.icon().pixmap(size, self.devicePixelRatioF(), QIcon.Mode.Normal, state)
        painter.drawPixmap(QPoint(self.PADDING, (self.height() - size.height()) // 2), mark)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.drawText(self._room(self.width()), Qt.AlignmentFlag.AlignVCenter | WRAPPED, self.text())
        painter.end()


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
            discard(button)
        self._values = list(values)
        for number, one in enumerate(self._values):
            button = self.make_button(one)
            button.setObjectName(f"{self.objectName()}:{one}")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # as the group is: by this a screen reader knows it for a radio button
            button.setAutoDefault(False)
            button.setProperty("choice", True)
            self._group.addButton(button, number)
            self._row.addWidget(button)
            reveal(button, is_shown=True)  # a layout that is in sight already would show it a round later
        self._paint_marks()
        self.set_value(value)

    def make_button(self, value: object) -> ChoiceButton:
        """The button of a value, which has its picture or other words of its own elsewhere."""
        return ChoiceButton(self)

    @property
    def values(self) -> list[object]:
        """What is offered, in order."""
        return list(self._values)

    @property
    def value(self) -> object:
        """The chosen value."""
        return self._values[max(self._group.checkedId(), 0)]

    def set_value(self, value: object) -> None:
        """Choose without emitting a signal; an unknown value chooses the first."""
        index = self._values.index(value) if value in self._values else 0
        if self._values:
            self._group.button(index).setChecked(True)
            self._let_tab_in(index)

    def choose_none(self) -> None:
        """None of them is chosen; Tab comes to the first."""
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)
        self._let_tab_in(0)

    def set_texts(self, field: str, texts: Sequence[str], most: int | None = None) -> None:
        """What the choice is about, for screen readers, and what stands on each button: `most` letters of a name."""
        self._field = field
        for number, text in enumerate(texts):
            button = self._group.button(number)
            shown = text if most is None else shortened(text, most)
            button.setText(on_a_button(shown))
            tool_tip(button, text if shown != text else "")
            button.setAccessibleName(f"{field}: {isolated(text)}")

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
        icon, size = QIcon(), self._mark_size()
        icon.addPixmap(self._mark(is_on=True), QIcon.Mode.Normal, QIcon.State.On)
        icon.addPixmap(self._mark(is_on=False), QIcon.Mode.Normal, QIcon.State.Off)
        for button in self._group.buttons():
            button.setIconSize(QSize(size + MARK_GAP, size))
            button.setIcon(icon)

    def _mark_size(self) -> int:
        """The mark grows with the text."""
        return max(MARK, self.fontMetrics().height())

    def _mark(self, *, is_on: bool) -> QPixmap:
        role = QPalette.ColorRole.Highlight if is_on else QPalette.ColorRole.PlaceholderText
        colour = self.palette().color(role).name(QColor.NameFormat.HexArgb)
        return _ring(colour, self._mark_size(), self.devicePixelRatioF(), is_on)


@lru_cache(maxsize=64)
def _ring(colour: str, size: int, ratio: float, is_on: bool) -> QPixmap:
    """The mark of a choice in this colour, painted once for all choices."""
    pixmap = QPixmap(round((size + MARK_GAP) * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.8))
    painter.drawEllipse(QRectF(2, 2, size - 4, size - 4))
    if is_on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        edge = size * 5 / MARK
        painter.drawEllipse(QRectF(edge, edge, size - 2 * edge, size - 2 * edge))
    painter.end()
    return pixmap


AnyWidget = TypeVar("AnyWidget", bound=QWidget)


class Fields(QWidget):
    """Rows of a label and what is set; a note may stand below. Stacked, the label stands above; dense is close."""

    def __init__(self, parent: QWidget | None = None, *, stacked: bool = False, dense: bool = False) -> None:
        super().__init__(parent)
        self._stacked = stacked
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(5 if dense else 12)
        self._grid.setColumnStretch(1, 1)
        self._labels: dict[QWidget, tuple[QLabel, QLabel]] = {}

    def add(self, widget: AnyWidget, *, beside: bool = False) -> AnyWidget:
        """One more row; its words come with `set_words`, and the note stands below or beside."""
        row = self._grid.rowCount()
        name, note = label(part="name"), label(look="second")
        name.setBuddy(widget)
        if self._stacked:
            block = QVBoxLayout()
            block.setSpacing(4)
            for one in (name, widget, note):
                block.addWidget(one)
            self._grid.addLayout(block, row, 0, 1, 2)
        elif beside:
            line = QHBoxLayout()
            line.setSpacing(12)
            line.addWidget(widget)
            line.addWidget(note, 1)
            self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addLayout(line, row, 1)
        else:
            self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(widget, row, 1)
            self._grid.addWidget(note, row + 1, 1)
        note.hide()
        self._labels[widget] = (name, note)
        return widget

    def add_whole(self, widget: QWidget) -> None:
        """A row that is all one widget, without a label."""
        self._grid.addWidget(widget, self._grid.rowCount(), 0, 1, 2)

    def add_below(self, widget: QWidget) -> None:
        """What belongs to the row before, without a label."""
        self._grid.addWidget(widget, self._grid.rowCount(), 1)

    def clear(self) -> None:
        """Take all rows away."""
        for widget, others in self._labels.items():
            for one in (widget, *others):
                discard(one)
        self._labels.clear()

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
        for one, is_shown in ((widget, visible), (name, visible), (note, visible and bool(note.text()))):
            reveal(one, is_shown=is_shown)


class Scroll(QScrollArea):
    """A `column` that scrolls, of the widget `inside`; Tab passes it and comes to what stands in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.inside = QWidget()
        self.setWidget(self.inside)
        self.column = QVBoxLayout(self.inside)
        self.column.setContentsMargins(0, 0, 10, 0)
        scroll_by_touch(self)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()  # Qt paints nothing anew here, and the ring of the focus lies over it

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()


def stack_of(tabs: QTabWidget) -> QStackedWidget:
    """What the pages of these tabs are parts of; a page that is made as one is not dressed anew when it is added."""
    stack = tabs.findChild(QStackedWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert isinstance(stack, QStackedWidget)
    return stack


def box() -> tuple[QFrame, QVBoxLayout]:
    """A frame on the second panel colour, and its column."""
    return boxed(QFrame())


AnyFrame = TypeVar("AnyFrame", bound=QFrame)


def boxed(frame: AnyFrame) -> tuple[AnyFrame, QVBoxLayout]:
    """This frame as a box, and its column."""
    frame.setProperty("look", "box")
    column = QVBoxLayout(frame)
    column.setContentsMargins(BOX_PADDING, BOX_PADDING, BOX_PADDING, BOX_PADDING)
    column.setSpacing(8)
    return frame, column
