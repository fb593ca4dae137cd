"""One turn of the game log: who, what was done, and below it why, once that has been asked for."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.window.plain_widgets import Link, label, name_label

REASON_INDENT = 14
"""Reasons stand so many px further in than what they are the reasons of."""


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
        """The same with each reason behind what it is the reason of."""
        return tuple([line for move in self.moves for line in (*move.lines, move.reason) if line])


class WhyLink(Link):
    """Asks why; Enter presses it, too, and arrows go to the next turn that can be asked about."""

    stepped = Signal(int)
    """To the next such button: 1 down, -1 up."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)


class TurnBlock(QWidget):
    """Shows a turn; `why_wanted` carries its number."""

    why_wanted = Signal(int)

    def __init__(self, turn: LoggedTurn) -> None:
        super().__init__()
        self._turn: LoggedTurn | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(14)
        name = name_label("name", lines=2)
        name.show_name(turn.heading)
        name.setMinimumWidth(130)
        name.setMaximumWidth(220)
        self._column = QVBoxLayout()
        self._column.setSpacing(3)
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
        """Show the turn as it is told now; whether that is anything else than before."""
        if turn == self._turn:
            return False
        self._turn = turn
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        spoken = [turn.heading]
        for lines, reason in _parted(turn.moves):
            self._column.addWidget(_selectable(label(), "\n".join(lines)))
            if reason:
                why = _selectable(label(look="second"), reason)
                why.setContentsMargins(REASON_INDENT, 0, 0, 4)
                self._column.addWidget(why)
            spoken += [*lines, *([reason] if reason else [])]
        self.setAccessibleName(". ".join(spoken))
        if self.link is not None:
            self.link.setVisible(bool(turn.offer))
        return True

    def _asked(self) -> None:
        if self._turn is not None:
            self.why_wanted.emit(self._turn.number)


def _parted(moves: Sequence[LoggedMove]) -> list[tuple[list[str], str]]:
    """Lines up to the next reason, and that reason: what has none stands in one label, which is far cheaper."""
    parts: list[tuple[list[str], str]] = []
    lines: list[str] = []
    for move in moves:
        lines += move.lines
        if move.reason:
            parts.append((lines, move.reason))
            lines = []
    return [*parts, (lines, "")] if lines else parts


def _selectable(text: QLabel, words: str) -> QLabel:
    text.setText(words)
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return text
