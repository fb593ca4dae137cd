"""The list as Qt asks for it: matches, newest first, below the months in which they were played.

Words are made for a row when it is first looked at, so that ten thousand matches open as fast as ten.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from canasta_desktop.archive.records import DamagedRow
from canasta_desktop.game.names import clean_name
from canasta_desktop.ui.history.entries import EntryWriter, MatchEntry, Row, moment_of_row
from canasta_desktop.ui.text.plain_text import as_it_stands

Index = QModelIndex | QPersistentModelIndex
TOP: Final = QModelIndex()
MONTH: Final = len("2026-11")
_ROLE = Qt.ItemDataRole


class MatchListModel(QAbstractListModel):
    """`renamed` carries the place of a match and the name that was typed for it."""

    renamed = Signal(str, str)

    def __init__(self, writer: EntryWriter, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._rows: Sequence[Row] = ()
        self._current = ""
        self._lines: list[Row | str] = []
        """What stands below each other: matches, and the headings above them."""
        self._entries: dict[int, MatchEntry] = {}
        self.headings: set[int] = set()
        """The lines that are no matches."""

    def show_rows(self, rows: Sequence[Row], current: str) -> None:
        """Be these matches; `current` is the place of the one on the table."""
        self.beginResetModel()
        self._rows, self._current = rows, current
        self._word()
        self.endResetModel()

    def retranslate(self, writer: EntryWriter) -> None:
        """Word everything anew; what stands where does not change."""
        self._writer = writer
        self._word()
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def _word(self) -> None:
        self._entries.clear()
        self._lines, self.headings = [], set()
        month = None
        for row in self._rows:
            if (own := moment_of_row(row)[:MONTH]) != month:
                month = own
                self.headings.add(len(self._lines))
                self._lines.append(self._writer.month(row))
            self._lines.append(row)

    # --- what stands where -------------------------------------------------------------------------

    def row_at(self, line: int) -> Row | None:
        """The match of a line; None for a heading."""
        found = self._lines[line] if 0 <= line < len(self._lines) else ""
        return None if isinstance(found, str) else found

    def heading_at(self, line: int) -> str:
        """The heading of a line; empty for a match."""
        found = self._lines[line]
        return found if isinstance(found, str) else ""

    def entry_at(self, line: int) -> MatchEntry | None:
        """The match of a line in words; None for a heading."""
        row = self.row_at(line)
        if row is not None and line not in self._entries:
            self._entries[line] = self._writer.entry(row, self._current)
        return self._entries.get(line)

    def line_of(self, place: str) -> int:
        """Where the match of this place stands, -1 where it does not."""
        return next(
            (line for line, row in enumerate(self._lines) if not isinstance(row, str) and row.place == place), -1
        )

    def next_match(self, line: int, step: int) -> int:
        """The first line from this one on, forwards or backwards, that is a match; -1 where there is none."""
        while 0 <= line < len(self._lines):
            if not isinstance(self._lines[line], str):
                return line
            line += step
        return -1

    # --- Qt ----------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = TOP) -> int:
        """How many lines there are, headings included."""
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A heading is for reading alone."""
        row = self.row_at(index.row())
        if row is None:
            return Qt.ItemFlag.ItemNeverHasChildren
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usual if isinstance(row, DamagedRow) else usual | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> str | None:
        """The text of a line; for a screen reader all that is painted there."""
        if not 0 <= index.row() < len(self._lines):
            return None
        row, entry = self.row_at(index.row()), self.entry_at(index.row())
        if row is None or entry is None:
            return self.heading_at(index.row()) if role in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole) else None
        if role == _ROLE.EditRole:
            return "" if isinstance(row, DamagedRow) else row.particulars.name
        texts = {
            _ROLE.DisplayRole: entry.title,
            _ROLE.AccessibleTextRole: entry.spoken,
            _ROLE.ToolTipRole: as_it_stands(entry.tip),
        }
        return texts.get(_ROLE(role))

    def setData(self, index: Index, value: object, role: int = _ROLE.EditRole) -> bool:
        """A name has been typed: it is asked for, and shown once the match bears it."""
        row = self.row_at(index.row())
        if role != _ROLE.EditRole or row is None or isinstance(row, DamagedRow):
            return False
        name = clean_name(str(value))
        if name != row.particulars.name:
            self.renamed.emit(row.place, name)
        return True
