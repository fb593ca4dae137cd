"""The curtain between two persons at one screen: whose turn it is, one button, and what has happened since.

It is opaque and covers everything below the top bar. What it shows comes from a display that holds no card of any hand.
The text stands in the middle; what has happened stands beside it where the window is wide enough, else below it, and
scrolls where it is long: by wheel, by the arrow keys, Page Up and Page Down, Home and End.
"""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme, alpha, type_sizes
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.sides import WORDS, seat_number
from canasta_desktop.ui.input.focus import CURTAIN
from canasta_desktop.ui.window.panel_parts import KeyButton, RecapBox, label, name_label, put

NAME_SIZE: Final = 34
"""Height of the name's letters at a text scale of 1, px: it is read from where the next person stands."""
BESIDE: Final = 700
"""From this width on, by the text scale, there is room beside the text for what has happened, px."""
EDGE: Final = 24
CAREFUL_MS: Final = 400
"""For so long after it has fallen nothing raises it: a double click of who played last must not show a hand."""
SHEET: Final = """
QFrame[look="box"] {{ background: {panel}; border: {o:g}px solid {line}; border-radius: 16px; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {muted}; border-radius: 3px; min-height: 24px; margin: 0 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
LATTICE: Final = 46
"""Distance of the lines of the pattern, px."""
_ACTION: Final[dict[int, QScrollBar.SliderAction]] = {
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QScrollBar.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QScrollBar.SliderAction.SliderToMaximum,
}


class Curtain(QWidget):
    """Covers the table between two persons. `raised`: the person has pressed the button; nothing else raises it."""

    raised = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain-ground")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._theme: Theme | None = None
        self._text_scale = 1.0
        self._display: Display | None = None
        self._entries: list[RecapBox] = []
        self._name, self._line, self._hint = name_label(), label(look="heading"), label(look="second")
        self._caption = label(look="caps", wraps=False)
        self.button = KeyButton()
        self.button.setObjectName(CURTAIN)
        self.button.setProperty("look", "primary")
        self.button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.press)
        self._down_since = QElapsedTimer()
        self._scroll = QScrollArea()
        self._box = QFrame()
        self._box.setProperty("look", "box")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._box)
        self._build()
        self.hide()

    def _build(self) -> None:
        for text in (self._name, self._line, self._hint):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left = QVBoxLayout()
        left.setSpacing(14)
        left.addStretch(1)
        left.addWidget(self._name)
        left.addWidget(self._line)
        left.addSpacing(10)
        left.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addWidget(self._hint)
        left.addStretch(1)
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 12, 0)
        self._list.setSpacing(12)
        self._list.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(inside)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addStretch(1)
        right.addWidget(self._caption)
        right.addWidget(self._scroll, 1000)
        right.addStretch(1)
        self._row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._row.setSpacing(2 * EDGE)
        self._line_between = QFrame()
        self._row.addLayout(left, 5)
        self._row.addWidget(self._line_between)
        self._row.addLayout(right, 4)
        ground = QHBoxLayout(self)
        ground.setContentsMargins(0, 0, 0, 0)
        ground.addWidget(self._box, 0, Qt.AlignmentFlag.AlignCenter)

    def fall(self) -> None:
        """Cover the table."""
        self._down_since.start()
        self.show()
        self.raise_()

    @property
    def is_ready(self) -> bool:
        """Whether it has been down for a moment: a second click or key of the person before does not raise it."""
        return self._down_since.isValid() and self._down_since.hasExpired(CAREFUL_MS)

    def press(self) -> None:
        """What the button does."""
        if self.is_ready:
            self.raised.emit()

    # --- what it shows -----------------------------------------------------------------------------

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Follow the settings."""
        self._theme, self._text_scale = theme, text_scale
        sizes = type_sizes(text_scale)
        name = round(NAME_SIZE * (1 + 0.6 * (text_scale - 1)))
        self._name.setStyleSheet(f"font-size: {name}px; font-weight: 700;")
        self.button.setStyleSheet(
            f"QPushButton {{ font-size: {sizes.heading}px; padding: 4px 28px; }} QPushButton:focus {{ outline: none; }}"
        )
        self._box.setStyleSheet(SHEET.format(panel=theme.panel, line=theme.line, muted=theme.muted, o=theme.outline))
        self._line_between.setStyleSheet(f"background: {theme.line};")
        if self._display is not None:
            self.show_display(self._display)

    def show_display(self, display: Display) -> None:
        """Follow a display that has a curtain."""
        assert display.curtain is not None
        view, self._display = display.curtain, display
        self._name.show_name(view.name)
        self._line.setText(view.line)
        self.button.setText(view.button)
        self.button.setAccessibleDescription(f"{view.name}. {view.line}")
        put(self._hint, view.hint)
        self._caption.setText(view.since.upper())
        self._scroll.setAccessibleName(view.since)
        while len(self._entries) > len(display.recap):
            self._entries[-1].setParent(None)
            self._entries.pop().deleteLater()
        while len(self._entries) < len(display.recap):
            self._entries.append(RecapBox())
            self._list.insertWidget(len(self._entries) - 1, self._entries[-1])
        for box, entry in zip(self._entries, display.recap, strict=True):
            box.show_view(entry, WORDS[seat_number(display, entry.seat, entry.own)], self._text_scale)
        for part in (self._caption, self._scroll, self._line_between):
            part.setVisible(bool(display.recap))
        self._scroll.verticalScrollBar().setValue(0)
        self._fit()

    def _fit(self) -> None:
        """The box for the size of now: two columns where there is room, else one."""
        has_recap = self._display is not None and bool(self._display.recap)
        is_wide = self.width() >= BESIDE * (0.65 + 0.35 * self._text_scale)
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        self._line_between.setFixedSize(*((1, 16777215) if is_wide else (16777215, 1)))
        grown = 0.4 + 0.6 * self._text_scale
        room = self.size() - QSize(2 * EDGE, 2 * EDGE)
        wide = min(round((980 if is_wide and has_recap else 560) * grown), room.width())
        told = self._recap_height(wide * 4 // 9 if is_wide else wide) if has_recap else 0
        self._scroll.setMaximumHeight(max(60, told))
        needed = max(told + 60, 340) if is_wide else told + 340
        self._box.setFixedSize(wide, min(round(needed * (grown if not has_recap else 1)) + 2 * EDGE, room.height()))

    def _recap_height(self, width: int) -> int:
        """The height that the recap needs in a column of this width."""
        self._list.activate()
        return max(self._list.heightForWidth(width - 2 * EDGE - 24), self._list.sizeHint().height())

    # --- Qt ----------------------------------------------------------------------------------------

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll; what is left goes on to the window."""
        if event.key() in _ACTION:
            self._scroll.verticalScrollBar().triggerAction(_ACTION[event.key()])
        else:
            event.ignore()

    @guarded
    def mousePressEvent(self, event: QEvent) -> None:
        """Nothing lies below."""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth of the table with a lattice like that of a card's back; opaque in every pixel."""
        if self._theme is None:
            return
        painter = QPainter(self)
        box = QRectF(self.rect())
        cloth = QRadialGradient(QPointF(0.42 * box.width(), 0.46 * box.height()), 0.72 * box.width())
        cloth.setColorAt(0, QColor(self._theme.felt_centre))
        cloth.setColorAt(1, QColor(self._theme.felt_edge))
        painter.fillRect(box, cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(alpha(self._theme.text, 0.10)), 1.5))
        high = box.height()
        for start in range(-int(high) // LATTICE * LATTICE, int(box.width()), LATTICE):
            painter.drawLine(QPointF(start, 0), QPointF(start + high, high))
            painter.drawLine(QPointF(start, high), QPointF(start + high, 0))
        painter.end()
