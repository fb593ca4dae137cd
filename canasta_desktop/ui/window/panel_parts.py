"""The parts of the side panel: score box, recap entry, note box, link, button with key cap.

Each has a `show` that changes only what differs, so nothing flickers, and gives its keys to the window: arrows move by
the keyboard's focus model, not by Qt's own order.
"""

from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.ui.appearance.panel_stylesheet import ring_size
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.display.display import ButtonView, Note, RecapEntry, ScoreView, Tone
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import LEAST, initial
from canasta_desktop.ui.window.labels import LONGEST_WORD, BreakingLabel, NameLabel

TONES = {Tone.INFO: "plain", Tone.HINT: "cold", Tone.ERROR: "error"}
MARKS = {Tone.INFO: "", Tone.HINT: "?", Tone.ERROR: "!"}
"""A sign beside the colour; hint and error are told apart by it."""


Label = TypeVar("Label", bound=QLabel)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property the style sheet asks for, and style the widget anew if it has changed; unset is as good as empty.

    What was never shown is styled when it is. The start asks for no styling anew: that alone would bring all that Qt
    knows of styles into the program.
    """
    if (widget.property(name) or "") != value:
        widget.setProperty(name, value)
        for one in (widget, *widget.findChildren(QWidget)):
            if one.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                one.style().unpolish(one)
                one.style().polish(one)


def label(part: str = "", look: str = "", *, wraps: bool = True, least: int = LONGEST_WORD) -> QLabel:
    """A label of plain text for one `part` or `look` of the style sheets; what is `least`, `BreakingLabel` says."""
    made = BreakingLabel(least)
    made.setWordWrap(wraps)
    return _looking(made, part, look)


def name_label(part: str = "", *, lines: int = 1, least: int = LEAST) -> NameLabel:
    """A label for a name of any length, of which it shows `least` letters, for one `part` of the style sheets."""
    return _looking(NameLabel(lines, least), part, "")


def _looking(made: Label, part: str, look: str) -> Label:
    for name, value in (("part", part), ("look", look)):
        if value:
            made.setProperty(name, value)
    return made


def put(target: QLabel, text: str) -> None:
    """Set a label's text and hide it while it is empty."""
    if target.text() != text:
        target.setText(text)
    target.setVisible(bool(text))


class KeyButton(QPushButton):
    """A push button that keeps only Space for itself, all other keys go to the window; a click takes no focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()


class Link(KeyButton):
    """A text that can be clicked, as high as a line but never under 24 px."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)


class ActionButton(KeyButton):
    """Text at the left, wrapping where it must, and the key as a cap at the right."""

    pressed_key = Signal(str)

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setObjectName(f"button:{key}")
        self.setProperty("part", "action")
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._text, self._cap = label(), label("cap", wraps=False)
        for one in (self._text, self._cap):
            one.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 3, 8, 3)
        self._row.setSpacing(8)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._cap, 0, Qt.AlignmentFlag.AlignVCenter)
        self.clicked.connect(self._clicked)

    def show_view(self, view: ButtonView, *, has_cap: bool = True) -> None:
        """Take the button's state over; the reason why it is disabled is tooltip and description."""
        self._text.setText(view.text.replace(" / ", "\u00a0/\u00a0"))  # "70 / 90" stays in one line
        put(self._cap, view.shortcut if has_cap else "")
        set_property(self, "look", "primary" if view.primary else "")
        self.setEnabled(view.enabled)
        hint = view.why_not if not view.enabled else "" if has_cap else view.shortcut
        tool_tip(self, hint)
        self.setAccessibleName(view.text)
        told = ". ".join(filter(None, (view.shortcut, "" if view.enabled else view.why_not)))
        self.setAccessibleDescription(told)
        self.updateGeometry()

    def _clicked(self) -> None:
        self.pressed_key.emit(self.key)

    def sizeHint(self) -> QSize:
        inside = self._row.sizeHint()
        return QSize(inside.width() + 4, max(inside.height() + 4, self._least()))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._least())

    def _least(self) -> int:
        """The height the style sheet asks for."""
        return QPushButton.sizeHint(self).height()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The least height of the style sheet, more where the text wraps."""
        return max(self._least(), self._row.heightForWidth(width - 4) + 4)

    def natural_width(self, lines: int = 1) -> int:
        """The least width at which the text stands in that many lines, one or two, without the cap."""
        metrics, words = self._text.fontMetrics(), self._text.text().split(" ")
        cuts = range(1, len(words)) if lines > 1 else ()
        splits = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts] or [(" ".join(words), "")]
        return 28 + min(max(metrics.horizontalAdvance(part) for part in split) for split in splits)

    def line_height(self) -> int:
        """Height of one line of its text."""
        return self._text.fontMetrics().lineSpacing()

    def longest_word(self) -> int:
        """The width that the text needs at least, however often it wraps."""
        return 28 + max(self._text.fontMetrics().horizontalAdvance(word) for word in self._text.text().split(" "))


class ScoreBox(QFrame):
    """A side: bar in its colour, name and state at the left, points and note at the right, progress below.

    Where there are many sides the boxes stand close: lower, with smaller points, without progress, state and note in
    one line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "score")
        self._bar = QFrame()
        self._bar.setProperty("part", "side-bar")
        self._bar.setFixedWidth(4)
        self._name, self._state = name_label("name", lines=3), label(look="second")
        self._points, self._note = label(look="number", wraps=False), label(look="second")
        self._points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._progress = QProgressBar()
        self._progress.setRange(0, 1000)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(4)
        self._progress.setMinimumWidth(1)  # the style of Windows wants so many pixels that the points would not be seen
        self._progress.setAccessibleName("")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 8, 12, 8)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._is_wide = self._is_close = False
        self._arrange()

    def set_wide_text(self, is_wide: bool) -> None:
        """With large text every line has the full width: name and points, state, note."""
        if is_wide is not self._is_wide:
            self._is_wide = is_wide
            self._arrange()

    def _arrange(self) -> None:
        is_wide, is_close = self._is_wide, self._is_close
        lines = 3 if is_wide else 2
        side = Qt.AlignmentFlag.AlignLeft if is_wide else Qt.AlignmentFlag.AlignRight
        self._note.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.setRowMinimumHeight(2, 0 if is_wide or is_close else 8)
        self._grid.addWidget(self._bar, 0, 0, lines, 1)
        self._grid.addWidget(self._name, 0, 1)
        self._grid.addWidget(self._points, 0, 2)
        self._grid.addWidget(self._state, 1, 1, 1, 2 if is_wide or is_close else 1)
        self._grid.addWidget(self._note, *((2, 1, 1, 2) if is_wide else (1, 2)))
        self._grid.addWidget(self._progress, lines, 1, 1, 2)

    def set_close(self, is_close: bool) -> None:
        """Whether many of them must find room."""
        if is_close is self._is_close:
            return
        self._is_close = is_close
        edge = 3 if is_close else 8
        self._grid.setContentsMargins(0, edge, 12, edge)
        self._grid.setVerticalSpacing(0 if is_close else 2)
        self._progress.setVisible(not is_close)
        self._note.setVisible(not is_close)
        set_property(self._points, "look", "heading" if is_close else "number")
        self._arrange()

    def show_view(self, view: ScoreView, side: str) -> None:
        """Take a side's score over; `side` is the word for its colour."""
        for widget in (self._bar, self._progress):
            set_property(widget, "side", side)
        self._name.show_name(view.name)
        self._state.setText(" · ".join(filter(None, (view.state, view.note))) if self._is_close else view.state)
        self._points.setText(view.points)
        self._note.setText(view.note)
        self._progress.setValue(round(1000 * min(max(view.progress, 0.0), 1.0)))
        self.setAccessibleName(", ".join(filter(None, (view.name, view.points, view.state, view.note))))


class RecapBox(QWidget):
    """What one player did: ring with the initial, name, a line for each thing done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ring = label("ring", wraps=False)
        self._ring.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name, self._lines = name_label("name"), label(look="second", least=LEAST)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self._name)
        column.addWidget(self._lines)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def show_view(self, view: RecapEntry, side: str, text_scale: float, *, is_close: bool = False) -> None:
        """Take a player's entry over; `side` is the word for the colour; close: its lines in one paragraph."""
        size = ring_size(text_scale)
        self._ring.setFixedSize(size, size)
        self._ring.setText(initial(view.name))
        self._ring.setStyleSheet(f"border-radius: {size // 2}px;")
        set_property(self._ring, "side", side)
        self._name.show_name(view.name)
        lines = (" · " if is_close else "\n").join(view.lines)
        if self._lines.text() != lines:
            self._lines.setText(lines)
        self.updateGeometry()  # the panel asks for the height at once, before Qt has passed the change on


class NoteBox(QFrame):
    """What is to be done, a hint or an error; the colour of the tone, a sign, and the clause as a link."""

    clause_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self.setProperty("look", "note")
        self._clause = ""
        self._mark, self._lines, self.link = label("mark", wraps=False), label("note-line", least=LEAST), Link()
        for one in (self, self._mark):
            one.setProperty("tone", TONES[Tone.INFO])
        self._mark.setFixedSize(18, 18)
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.link.setObjectName("clause")
        self.link.clicked.connect(self._clicked)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 10, 12, 10)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._lines, 0, 1)
        grid.addWidget(self.link, 1, 1, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(1, 1)

    def show_view(self, note: Note) -> None:
        """Take a note over; the box is hidden while there is nothing to say."""
        self._clause = note.clause
        set_property(self, "tone", TONES[note.tone])
        set_property(self._mark, "tone", TONES[note.tone])
        put(self._mark, MARKS[note.tone])
        self._lines.setText("\n".join(note.lines))
        self.link.setText(self.tr("Rule %1").replace("%1", note.clause))
        self.link.setVisible(bool(note.clause))
        self.setAccessibleName(" ".join(note.lines))
        self.setVisible(bool(note.lines))
        self.updateGeometry()

    def _clicked(self) -> None:
        self.clause_clicked.emit(self._clause)
