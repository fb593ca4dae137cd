"""Controls of dialogs that Qt's own would not show in every theme: a tick box, a stepper, an opener, a line."""

from PySide6.QtCore import QLocale, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.window.plain_widgets import label
from canasta_desktop.ui.wording.wording import MINUS


class Fact(QCheckBox):
    """A yes or no with a tick that shows in every theme; a long text wraps."""

    BOX, GAP, EDGE = 20, 10, 6

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def box_size(self) -> int:
        """Side of the box, which grows with the text."""
        return max(self.BOX, self.fontMetrics().height() + 2)

    def indent(self) -> int:
        """Where the text begins, px."""
        return self.EDGE + self.box_size() + self.GAP

    def _text_rect(self, width: int) -> QRect:
        room = max(width - self.indent() - self.EDGE, 40)
        return self.fontMetrics().boundingRect(QRect(0, 0, room, 2000), Qt.TextFlag.TextWordWrap, self.text())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(38, self._text_rect(width).height() + 14)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text()) + self.indent() + self.EDGE + 4
        return QSize(width, 38)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 38)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        size = self.box_size()
        box, share = QRectF(self.EDGE, (self.height() - size) / 2, size, size), size / self.BOX
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.HighlightedText), 2.4))
            tick = ((5, 10.5), (8.5, 14.5), (15, 6))
            painter.drawPolyline([box.topLeft() + QPointF(x, y) * share for x, y in tick])
        else:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        painter.setPen(text)
        room = self.rect().adjusted(self.indent(), 0, -self.EDGE, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self.text())
        painter.end()


class NumberEdit(QSpinBox):
    """A number that can be typed; the Up and Down keys ask for a step, and the wheel scrolls the page it stands on.

    By its class screen readers know a number, and say the whole of it when it changes.
    """

    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setGroupSeparatorShown(True)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    @guarded
    def stepBy(self, steps: int) -> None:
        self.stepped.emit(steps)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Stepper(QWidget):
    """A number between two buttons that lower and raise it by a step; it can also be typed."""

    changed = Signal(int)

    def __init__(
        self, bounds: tuple[int, int, int], value: int, name: str, parent: QWidget | None = None, *, grain: int = 5
    ) -> None:
        """`bounds`: least, most and step; what is typed is brought between them, down to a multiple of `grain`."""
        super().__init__(parent)
        self.setObjectName(name)
        self._least, self._most, self._step = bounds
        self._grain = grain
        self._value = value
        self.edit = NumberEdit(self)
        self.edit.setObjectName(f"{name}:number")
        self.edit.setRange(self._least, self._most)
        self.edit.setMinimumWidth(120)
        self.edit.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.less, self.more = QPushButton(MINUS, self), QPushButton("+", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self.less, self.edit, self.more):
            row.addWidget(widget)
        row.addStretch(1)
        for button, sign in ((self.less, "less"), (self.more, "more")):
            button.setObjectName(f"{name}:{sign}")
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumWidth(44)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.edit)
        self.less.clicked.connect(self._lower)
        self.more.clicked.connect(self._raise)
        self.edit.stepped.connect(self._go)
        self.edit.editingFinished.connect(self._typed)
        self._show()

    @property
    def value(self) -> int:
        """The number set, with what has been typed."""
        number, is_number = self.edit.locale().toInt(self.edit.text())
        return self._bounded(number) if is_number else self._value

    def set_value(self, value: int) -> None:
        """Set the number."""
        changed = self._bounded(value)
        is_new, self._value = changed != self._value, changed
        self._show()
        if is_new:
            self.changed.emit(changed)

    def set_words(self, name: str, less: str, more: str) -> None:
        """What the number is, and what the buttons do, for screen readers; the figure in the present language."""
        self.edit.setAccessibleName(name)
        self.less.setAccessibleName(less)
        self.more.setAccessibleName(more)
        self._show()

    def _bounded(self, value: int) -> int:
        return min(max(value - value % self._grain, self._least), self._most)

    def _show(self) -> None:
        self.edit.setLocale(QLocale())
        self.edit.setValue(self._value)

    def _go(self, steps: int) -> None:
        """To the next multiple of the step in this direction."""
        value = self.value
        whole = value // self._step if steps > 0 else -(-value // self._step)
        self.set_value((whole + steps) * self._step)

    def _lower(self) -> None:
        self._go(-1)

    def _raise(self) -> None:
        self._go(1)

    def _typed(self) -> None:
        self.set_value(self.value)


class Pick(QComboBox):
    """One of several in a list that opens; the wheel scrolls the page it stands on and changes nothing."""

    _label: QLabel | None = None

    def set_name(self, name: str) -> None:
        """What is picked, where no label beside it says so, for screen readers; it stands where it belongs by now.

        On Linux Qt tells them the text that is chosen in place of a name, and the label that is tied to the list.
        """
        self.setAccessibleName(name)
        if self._label is None:
            self._label = label()
            self._label.setBuddy(self)
        self._label.setParent(self.parentWidget())
        self._label.setText(name)
        self._label.hide()

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt's own, and an arrow that shows in every theme."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 2))
        painter.translate(self.width() - 17, self.height() / 2)
        painter.drawPolyline([QPointF(-4.5, -2.5), QPointF(0, 2.5), QPointF(4.5, -2.5)])
        painter.end()


OPENER_INDENT = 24
"""Where the text of an opener begins, px; what stands below it begins there too."""
WRAPPED_ANYWHERE = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere
"""How a text is set in which a single word, a name, may be longer than a line."""


class Opener(QAbstractButton):
    """A text with an arrow that opens and closes what belongs to it; without an arrow where there is nothing.

    A text that is too long wraps, a long name within.
    """

    LEAST_LETTERS = 12
    """So many letters wide it is at least."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_openable = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_openable(self, *, openable: bool) -> None:
        """Whether there is something to open."""
        self._is_openable = openable
        self.setCheckable(openable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if openable else Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(OPENER_INDENT + metrics.horizontalAdvance(self.text()) + 12, max(32, metrics.height() + 12))

    def minimumSizeHint(self) -> QSize:
        hint, letters = self.sizeHint(), self.LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(min(hint.width(), OPENER_INDENT + letters), hint.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width - OPENER_INDENT - 4, 4000)
        wrapped = self.fontMetrics().boundingRect(room, WRAPPED_ANYWHERE, self.text())
        return max(self.sizeHint().height(), wrapped.height() + 12)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, middle = self.palette(), self.height() / 2
        text = palette.color(QPalette.ColorRole.WindowText)
        if self._is_openable:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            turn = 90 if self.isChecked() else 0
            painter.save()
            painter.translate(12, middle)
            painter.rotate(turn)
            painter.drawPolyline([QPointF(-2.5, -4.5), QPointF(2.5, 0), QPointF(-2.5, 4.5)])
            painter.restore()
        painter.setPen(text)
        room = self.rect().adjusted(OPENER_INDENT, 0, -4, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | WRAPPED_ANYWHERE, self.text())
        painter.end()
