"""The side panel: scores, last round, note and buttons, from a display.

The scores stand at the top, note and buttons at the bottom, and keep their places; the last round between them scrolls
where the window is too low for it. Where the buttons leave it no room, they stand in two columns without key caps (the
tooltip names the key), and only where that is not enough either do scores and buttons scroll too. A last round that is
too long for its room is set closer, each player's steps in one paragraph; what even then is too long is scrolled to its
end, where the news are.
"""

from typing import TypeVar

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import BOX_GAP, SECTION_GAP
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.display.sides import WORDS, seat_number, side_number
from canasta_desktop.ui.input.focus import CLAUSE, REPLAY, button_key
from canasta_desktop.ui.window.panel_parts import ActionButton, KeyButton, Link, NoteBox, RecapBox, ScoreBox, label

MARGIN = 16
NOTE_USUAL = 74
"""Height of a note of three lines: so much is kept for it, whatever it says now, and so the buttons never move."""
RECAP_EACH = 36
"""Height kept for each other player's last turn before the buttons go into two columns; px at a text scale of 1."""
RECAP_SEEN = 44
"""Height of the last round that is always in sight; px at a text scale of 1."""
UPPER_SCROLLED = 110
"""Height that scores and last round keep at all, by the text scale, however much there is below."""
MANY = 4
"""From so many sides on their boxes stand close."""
WIDE_TEXT = 1.4
"""From this text scale on, caption and link of the last round stand below each other."""


Box = TypeVar("Box", bound=QWidget)


class ButtonColumn(QWidget):
    """The action buttons in one column or two; the set and order come from the display and never change in a game."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = 1
        self._buttons: dict[str, ActionButton] = {}
        self._display: Display | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BOX_GAP)

    @property
    def buttons(self) -> dict[str, ActionButton]:
        """By key, in order."""
        return self._buttons

    def show_display(self, display: Display) -> None:
        """Take over texts and states; new buttons are made only where the set changes."""
        self._display = display
        if list(self._buttons) != [view.key for view in display.buttons]:
            self._remake([view.key for view in display.buttons])
        for view in display.buttons:
            button = self._buttons[view.key]
            button.show_view(view, has_cap=self._columns == 1)
            button.show()  # hidden ones have no place in the layout, and `_fit` asks it at once

    def _remake(self, keys: list[str]) -> None:
        old, self._buttons = self._buttons, {}
        for key in keys:
            self._buttons[key] = old.pop(key) if key in old else self._made(key)
        for button in old.values():
            button.hide()
            button.deleteLater()
        self._arrange()

    def _made(self, key: str) -> ActionButton:
        button = ActionButton(key, self)
        button.pressed_key.connect(self.pressed)
        return button

    def set_columns(self, columns: int, *, is_close: bool = False) -> None:
        """One column, or two without key caps; close to each other where one column hardly fits."""
        self._grid.setVerticalSpacing(BOX_GAP // 2 if is_close else BOX_GAP)
        if columns != self._columns:
            self._columns = columns
            self._arrange()
            if self._display is not None:
                self.show_display(self._display)

    def _arrange(self) -> None:
        for number, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, number // self._columns, number % self._columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if self._columns > 1 else 0)

    def longest_word(self) -> int:
        """The width the narrowest possible column has."""
        return max((button.longest_word() for button in self._buttons.values()), default=0)

    def column_height(self, width: int) -> int:
        """The height that all buttons need in one column."""
        heights = [button.heightForWidth(width) for button in self._buttons.values()]
        return sum(heights) + BOX_GAP * max(0, len(heights) - 1)


class SidePanel(QFrame):
    """The panel beside the table, docked or as a drawer. `intent` carries presses of buttons and of the replay link."""

    intent = Signal(object)
    clause_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._text_scale = 1.0
        self._display: Display | None = None
        self._told: tuple[object, ...] = ()
        self._players = 0
        self._is_too_long = False
        self._scores: list[ScoreBox] = []
        self._entries: list[RecapBox] = []
        self._caption, self._target = label(look="caps", wraps=False), label(look="second")
        self._recap_caption, self.replay = label(look="caps", wraps=False), Link()
        self.replay.setObjectName(REPLAY)
        self.replay.clicked.connect(self._replay)
        self.note, self.buttons = NoteBox(), ButtonColumn()
        self.note.clause_clicked.connect(self.clause_clicked)
        self.buttons.pressed.connect(self._pressed)
        self._top, self._middle = _Scroller(self._scores_part()), _Scroller(self._recap_part())
        self._middle.setMinimumHeight(1)
        self._lower = _Scroller(self._lower_part())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, MARGIN, 0, MARGIN)
        column.setSpacing(BOX_GAP)
        column.addWidget(self._top)
        column.addWidget(self._middle, 1)
        column.addWidget(self._lower)
        self._retranslate()

    def _scores_part(self) -> QWidget:
        """The scores, and the last round's heading, which does not scroll with it."""
        part, column = _part()
        head, self._recap_head = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._caption)
        head.addWidget(self._target, 1)
        self._target.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._recap_head.addWidget(self._recap_caption, 1)
        self._recap_head.addWidget(self.replay, 0, Qt.AlignmentFlag.AlignLeft)
        self._score_column = QVBoxLayout()
        self._score_column.setSpacing(BOX_GAP)
        column.addLayout(head)
        column.addLayout(self._score_column)
        column.addSpacing(SECTION_GAP - 2 * BOX_GAP)
        column.addLayout(self._recap_head)
        column.addStretch(1)
        return part

    def _recap_part(self) -> QWidget:
        part, column = _part()
        self._recap_column = QVBoxLayout()
        column.addLayout(self._recap_column)
        column.addStretch(1)
        return part

    def _lower_part(self) -> QWidget:
        part, column = _part()
        column.addStretch(1)
        column.addWidget(self.note)
        column.addWidget(self.buttons)
        return part

    def set_text_scale(self, scale: float) -> None:
        """The text scale of the settings, 1 to 2; the style sheet itself is the window's."""
        self._text_scale = scale
        ways = QBoxLayout.Direction
        self._recap_head.setDirection(ways.TopToBottom if scale >= WIDE_TEXT else ways.LeftToRight)
        if self._display is not None:
            self.show_display(self._display)

    def show_display(self, display: Display) -> None:
        """Follow a display, in place."""
        self._display = display
        self._players = len(display.plates)
        self._target.setText(display.target_text)
        _match(self._scores, len(display.scores), ScoreBox, self._score_column)
        for box, score in zip(self._scores, display.scores, strict=True):
            box.set_wide_text(self._text_scale >= WIDE_TEXT)
            box.set_close(len(display.scores) >= MANY)
            box.show_view(score, WORDS[side_number(display, score.side, score.own)])
            box.show()
        self._score_column.setSpacing(BOX_GAP // 2 if len(display.scores) >= MANY else BOX_GAP)
        _match(self._entries, len(display.recap), RecapBox, self._recap_column)
        self._recap_caption.setVisible(bool(display.recap))
        self.replay.setVisible(bool(display.recap))
        self.note.show_view(display.note)
        self.buttons.show_display(display)
        self._fit()

    def focus_keys(self) -> list[str]:
        """The keys of what can have the focus now, from above."""
        found = [REPLAY] if not self.replay.isHidden() else []
        found += [CLAUSE] if not self.note.isHidden() and not self.note.link.isHidden() else []
        return found + [button_key(key) for key, button in self.buttons.buttons.items() if button.isEnabled()]

    def widgets(self) -> dict[str, KeyButton]:
        """The widgets by their keys, usable or not."""
        buttons = {button_key(key): button for key, button in self.buttons.buttons.items()}
        return {REPLAY: self.replay, CLAUSE: self.note.link, **buttons}

    def reveal(self, key: str) -> None:
        """Scroll so that the widget of this key is in sight."""
        if (widget := self.widgets().get(key)) is not None:
            for part in (self._top, self._lower):
                if part.isAncestorOf(widget):
                    part.ensureWidgetVisible(widget)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _retranslate(self) -> None:
        self._caption.setText(self.tr("SCORE"))
        self._recap_caption.setText(self.tr("LAST ROUND"))
        self.replay.setText(self.tr("Replay (L)"))

    def _fit(self) -> None:
        """Give buttons and scores the height they need, the buttons one column or two, the last round the rest."""
        width, room = self.width() - 2 * MARGIN, self.height() - 2 * MARGIN - 2 * BOX_GAP
        players = max(1, self._players - 1)
        least = self._top.height_needed(self.width()) + round(players * RECAP_EACH * self._text_scale)
        if not self._entries:  # as high as with its heading, so that nothing moves when there is a last round
            least += max(self._recap_caption.sizeHint().height(), self.replay.sizeHint().height()) + BOX_GAP
        note = round(NOTE_USUAL * self._text_scale) + BOX_GAP
        fits = note + self.buttons.column_height(width) <= room - least
        is_narrow = self.buttons.longest_word() > (width - BOX_GAP) // 2
        self.buttons.set_columns(1 if fits or is_narrow else 2, is_close=is_narrow and not fits)
        needed = self._lower.height_needed(self.width())
        most = max(80, round(room - UPPER_SCROLLED * self._text_scale))
        self._lower.set_scrolled(needed > most)
        self._lower.setFixedHeight(max(80, min(needed, most)))
        left = room - max(80, min(needed, most))
        wanted = self._top.height_needed(self.width())
        top = min(wanted, max(left - round(RECAP_SEEN * self._text_scale), left // 2)) if self._entries else left
        self._top.set_scrolled(wanted > top)
        self._top.setFixedHeight(max(40, top))
        self._fit_recap(left - top)

    def _fit_recap(self, room: int) -> None:
        """Set the last round as close as its room asks for; show its end where it is new and does not fit."""
        if self._display is None:
            return
        told = (self._display.recap, self._display.scores, room, self.width(), self._text_scale)
        before, self._told = self._told, told
        if told == before:
            return
        for is_close in (False, True):
            self._recap_column.setSpacing(BOX_GAP // 2 if is_close else BOX_GAP + 2)
            self._show_recap(is_close=is_close)
            needed = self._middle.height_needed(self.width())
            if needed <= room:
                break
        was_too_long, self._is_too_long = self._is_too_long, needed > room
        if self._is_too_long != was_too_long or not before or before[0] != told[0]:
            self._middle.show_end(self._is_too_long)

    def _show_recap(self, *, is_close: bool) -> None:
        """The entries, a step a line or all of a player's steps in one paragraph."""
        if (display := self._display) is None:
            return
        for entry, view in zip(self._entries, display.recap, strict=True):
            side = WORDS[seat_number(display, view.seat, view.own)]
            entry.show_view(view, side, self._text_scale, is_close=is_close)
            entry.show()

    def _replay(self) -> None:
        self.intent.emit(Press("replay"))

    def _pressed(self, key: str) -> None:
        self.intent.emit(Press(key))


def _part() -> tuple[QWidget, QVBoxLayout]:
    """One part of the panel and its column."""
    part = QWidget()
    column = QVBoxLayout(part)
    column.setContentsMargins(MARGIN, 0, MARGIN, 0)
    column.setSpacing(BOX_GAP)
    return part, column


class _Scroller(QScrollArea):
    """Scrolls by wheel and bar; its keys belong to the window."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = content
        self.setWidget(content)
        self._is_at_end = False
        self.verticalScrollBar().rangeChanged.connect(self._follow_end)
        self.verticalScrollBar().actionTriggered.connect(self._stay)

    def height_needed(self, width: int) -> int:
        """The height of all that is in it, at that width."""
        content = self._content.layout()
        assert content is not None
        content.invalidate()
        content.activate()
        return content.totalHeightForWidth(width)

    def show_end(self, is_at_end: bool) -> None:
        """Stand at the end of what is shown, until somebody scrolls; or at its beginning."""
        self._is_at_end = is_at_end
        self.verticalScrollBar().setValue(0)
        self._follow_end()

    def _follow_end(self) -> None:
        if self._is_at_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _stay(self) -> None:
        self._is_at_end = False

    def set_scrolled(self, is_scrolled: bool) -> None:
        """Whether there may be a bar: where none is needed, none takes width, else lines wrap and it would be."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if is_scrolled else policy.ScrollBarAlwaysOff)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


def _match(boxes: list[Box], count: int, kind: type[Box], column: QVBoxLayout) -> None:
    """Make or drop boxes until there are `count`; new ones are not shown yet."""
    while len(boxes) < count:
        boxes.append(kind())
        column.addWidget(boxes[-1])
    while len(boxes) > count:
        boxes.pop().deleteLater()


def rect_in(widget: QWidget, window: QWidget) -> QRect | None:
    """Where a widget stands in the window, None while it cannot be seen."""
    if not widget.isVisibleTo(window):
        return None
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
