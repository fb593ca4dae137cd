"""The buttons below the list: what can be done with the match that is chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from canasta_desktop.archive.records import MatchRow
from canasta_desktop.ui.history.action_row import ActionRow
from canasta_desktop.ui.history.entries import Row

RENAME, BOOK, REPLAY, EXPORT, DELETE, CLOSE, OPEN = "rename", "book", "replay", "export", "delete", "close", "open"
"""The names of the buttons."""
MENU = (OPEN, BOOK, REPLAY, RENAME, EXPORT, DELETE)
"""What the menu of a match offers, in this order."""


class MatchChoice(NamedTuple):
    """What is chosen: one match that can be read, if it is one alone; `is_current`: the one on the table.

    `deletable`: the places of all that is chosen, without the match on the table.
    """

    match: MatchRow | None = None
    is_current: bool = False
    deletable: tuple[str, ...] = ()


def choice_of(rows: Sequence[Row], current: str) -> MatchChoice:
    """What it means that these rows are chosen while the match at the place `current` lies on the table."""
    match = rows[0] if len(rows) == 1 and isinstance(rows[0], MatchRow) else None
    deletable = tuple([row.place for row in rows if row.place != current])
    return MatchChoice(match, match is not None and match.place == current, deletable)


class MatchActions(ActionRow):
    """Shows the buttons of a choice, and words them; the last one opens the match."""

    _shown: tuple[bool, ...] = ()

    def show_choice(self, choice: MatchChoice) -> bool:
        """Be the buttons of this choice; whether they have become others."""
        match = choice.match
        is_match, is_over = match is not None, match is not None and match.is_over
        has_deals = match is not None and match.deals > 0
        can_delete = bool(choice.deletable)
        shown = (is_match, is_over, has_deals, choice.is_current, can_delete)
        if shown == self._shown:
            return False
        self._shown = shown
        can = {CLOSE: True, REPLAY: has_deals, DELETE: can_delete}
        for name, button in self.buttons.items():
            button.setVisible(can.get(name, is_match))
        self._word(is_over=is_over, is_current=choice.is_current)
        return True

    def retranslate(self) -> None:
        """Word everything in the present language."""
        if self._shown:
            self._word(is_over=self._shown[1], is_current=self._shown[3])

    def open_menu(self, at: QPoint) -> None:
        """Offer the same in a menu at the mouse."""
        menu = QMenu(self._parent)
        menu.aboutToHide.connect(menu.deleteLater)
        for name in MENU:
            if name in self.buttons and not self.buttons[name].isHidden():
                menu.addAction(self.buttons[name].words).triggered.connect(self.buttons[name].click)
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])
            menu.popup(at)

    def _word(self, *, is_over: bool, is_current: bool) -> None:
        opens = self.tr("Open") if is_over else self.tr("Play on")
        self.word(
            {
                BOOK: (self.tr("Score book"), key_name(Qt.Key.Key_Space)),
                REPLAY: (self.tr("Replay"), ""),
                RENAME: (self.tr("Rename"), key_name(Qt.Key.Key_F2)),
                EXPORT: (self.tr("Export …"), ""),
                DELETE: (self.tr("Delete"), key_name(Qt.Key.Key_Delete)),
                CLOSE: (self.tr("Close"), key_name(Qt.Key.Key_Escape)),
                OPEN: (self.tr("Back to the table") if is_current else opens, ""),
            }
        )


def key_name(key: Qt.Key) -> str:
    """The name of a key as the system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
