"""One turn of the game log: who, what was done, and below it why, once that has been asked for."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.document import ChapterBlock, PassageLabel
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.window.plain_widgets import Link, name_label

REASON_INDENT = 14
"""Reasons stand so many px further in than what they are the reasons of."""
BESIDE, ABOVE = 6, 2
"""From a line to the frame around it that shows the keyboard, px."""


class LoggedMove(NamedTuple):
    """What one action brought about, in lines; `action`: its index in the deal, below 0 where nothing is explained."""

    lines: tuple[str, ...]
    action: int = -1
    reason: str = ""


class LoggedTurn(NamedTuple):
    """A turn by its number in the deal; `offer` is on the button that asks why, empty where nothing is to be asked."""

    number: int
    heading: str
    moves: tuple[LoggedMove, ...]
    offer: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """All that was done, without reasons."""
        return tuple([line for move in self.moves for line in move.lines])

    @property
    def all_lines(self) -> tuple[str, ...]:
        """All that was done in the turn, each reason behind the move it explains."""
        return tuple([line for move in self.moves for line in (*move.lines, move.reason) if line])


class WhyLink(Link):
    """Asks why; Enter presses it, too. Arrows are left to the log."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def let_tab_in(self, *, is_in: bool) -> None:
        """Whether Tab comes here: of as many buttons as turns it comes to that of the turn that has the keyboard."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_in else Qt.FocusPolicy.ClickFocus)


class LoggedLine(PassageLabel):
    """What was done, or why, in a sentence."""

    def __init__(self, text: str, *, is_reason: bool) -> None:
        super().__init__(text, look="second" if is_reason else "")
        self.is_reason = is_reason
        left = BESIDE + (REASON_INDENT if is_reason else 0)
        self.setContentsMargins(left, ABOVE, BESIDE, ABOVE + (3 if is_reason else 0))


class TurnBlock(ChapterBlock):
    """Shows a turn; `why_wanted` carries its number."""

    why_wanted = Signal(int)

    def __init__(self, turn: LoggedTurn) -> None:
        super().__init__()
        self._turn: LoggedTurn | None = None
        self.lines: list[LoggedLine] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(14 - BESIDE)
        name = name_label("name", lines=2)
        name.show_name(turn.heading)
        name.setContentsMargins(0, ABOVE, 0, 0)
        name.setMinimumWidth(130)
        name.setMaximumWidth(220)
        self.setAccessibleName(turn.heading)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        row.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._column, 1)
        self.link: WhyLink | None = self._make_link(turn) if turn.offer else None
        if self.link is not None:
            row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)
        self.show_turn(turn)

    def _make_link(self, turn: LoggedTurn) -> WhyLink:
        link = WhyLink()
        link.setObjectName(f"why:{turn.number}")
        link.setAutoDefault(False)
        link.setText(turn.offer)
        link.setAccessibleName(f"{turn.offer} {turn.heading}")
        link.clicked.connect(self._asked)
        return link

    def show_turn(self, turn: LoggedTurn) -> bool:
        """Show this wording of the turn; returns whether it is another one than before."""
        if turn == self._turn:
            return False
        self._turn = turn
        self.lines = [*self._made_lines(turn)]
        for place, line in enumerate(self.lines):
            self._column.insertWidget(place, line)
            line.show()  # a layout that is in sight already would show it a round later
        if self.link is not None:
            self.link.setVisible(bool(turn.offer))
        return True

    def _made_lines(self, turn: LoggedTurn) -> Iterator[LoggedLine]:
        """One widget for each line; what says the same as before stays, and with it the keyboard."""
        before = list(self.lines)
        for move in turn.moves:
            for text, is_reason in (*[(line, False) for line in move.lines], (move.reason, True)):
                if before and (before[0].text(), before[0].is_reason) == (text, is_reason):
                    yield before.pop(0)
                elif text:
                    yield LoggedLine(text, is_reason=is_reason)
        for line in before:
            discard(line)

    def _asked(self) -> None:
        if self._turn is not None:
            self.why_wanted.emit(self._turn.number)
