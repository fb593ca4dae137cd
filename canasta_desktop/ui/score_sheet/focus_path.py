"""Where Tab and the arrows go on the sheet: through lines and sums, and on to the buttons."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.ui.score_sheet.paper_sheet import PaperSheet
from canasta_desktop.ui.score_sheet.rows import LineRow

LIST_KEYS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
OPENING_KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class FocusPath:
    """Moves the focus among the rows of `paper` and these buttons."""

    def __init__(self, paper: PaperSheet, buttons: Sequence[QWidget]) -> None:
        self._paper, self._buttons = paper, buttons

    def stops(self) -> list[QWidget]:
        """The stops of the Tab key, in reading order."""
        lines: list[QWidget] = []
        for row in self._paper.rows:
            lines += [row, row.clause] if row.isChecked() else [row]
        return [*lines, *self._paper.sums, *self._buttons]

    def press(self, key: int) -> bool:
        """An arrow, Home or End; whether it was one of them."""
        held = QApplication.focusWidget()
        if key in OPENING_KEYS and isinstance(held, LineRow):
            held.setChecked(key == Qt.Key.Key_Right)
        elif key in LIST_KEYS:
            self._go_through(Qt.Key(key), held)
        else:
            return False
        return True

    def _go_through(self, key: Qt.Key, held: QWidget | None) -> None:
        rows = self._paper.all_read
        last = len(rows) - 1
        at = rows.index(held) if held is not None and held in rows else None
        wanted = {
            Qt.Key.Key_Up: last if at is None else max(0, at - 1),
            Qt.Key.Key_Down: 0 if at is None else min(last, at + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        self.give(rows[wanted[key]])

    def give(self, widget: QWidget) -> None:
        """Give this one the keyboard, in sight."""
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if self._paper.lines_area.isAncestorOf(widget):
            self._paper.reveal(widget)
