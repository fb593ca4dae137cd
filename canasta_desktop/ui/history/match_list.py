"""The list on the paper: chosen by mouse and keys, and scrolled."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.touch import menu_by_touch, scroll_by_touch
from canasta_desktop.ui.history.entries import Row
from canasta_desktop.ui.history.model import MatchListModel
from canasta_desktop.ui.history.paper_style import SCROLLED
from canasta_desktop.ui.history.row_painter import RowPainter
from canasta_desktop.ui.items.look import Look

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MOVING: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
CHOOSE: Final = QItemSelectionModel.SelectionFlag.ClearAndSelect
_KEYS = Qt.KeyboardModifier


class MatchList(QListView):
    """Signals: `chosen`, another match is selected; `opened`, one is wanted; `typed`, a letter to search for.

    `menu_wanted` carries the point, on the screen, at which what can be done is asked for.
    """

    chosen = Signal()
    opened = Signal()
    typed = Signal(str)
    menu_wanted = Signal(QPoint)

    def __init__(self, model: MatchListModel, look: Callable[[], Look], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("matches")
        self._model = model
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(SCROLLED)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self)
        menu_by_touch(self)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._painter = RowPainter(model, look, self)
        self.setItemDelegate(self._painter)
        self.setModel(model)
        self.selectionModel().selectionChanged.connect(self.chosen)
        self.selectionModel().currentChanged.connect(self.chosen)

    def lay_out(self, look: Look) -> None:
        """Give all lines the heights that they have in this look."""
        if self._painter.wear(look):
            self.doItemsLayout()

    # --- what is chosen ----------------------------------------------------------------------------

    def current_row(self) -> Row | None:
        """The match that has the keyboard."""
        return self._model.row_at(self.currentIndex().row())

    def chosen_rows(self) -> list[Row]:
        """The matches that are selected, from the top."""
        lines = sorted([index.row() for index in self.selectedIndexes()])
        return [row for line in lines if (row := self._model.row_at(line)) is not None]

    def go_to(self, line: int) -> None:
        """Choose the match of this line, or the nearest one."""
        line = min(max(0, line), self._model.rowCount() - 1)
        found = self._model.next_match(line, 1)
        if found < 0:
            found = self._model.next_match(line, -1)
        if found >= 0:
            # Ctrl, still held from the key that has opened the list, must not choose otherwise.
            self.selectionModel().setCurrentIndex(self._model.index(found), CHOOSE)
            self.scrollTo(self._model.index(found))
            if self._model.next_match(0, 1) == found:
                self.scrollToTop()

    def rename(self) -> None:
        """Have a name typed where the title of the current match stands."""
        if self.currentIndex().flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(self.currentIndex())

    # --- keys and mouse ----------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; a letter begins a search. Delete, F2 and the like are left to the dialog."""
        key, plain = event.key(), event.modifiers() in (_KEYS.NoModifier, _KEYS.ShiftModifier, _KEYS.KeypadModifier)
        if self.state() is QListView.State.EditingState:
            event.accept()  # the field leaves Enter to whoever is behind it
        elif key in ENTER and not event.isAutoRepeat():
            self.opened.emit()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and event.modifiers() == _KEYS.NoModifier:
            self.go_to(0 if key == Qt.Key.Key_Home else self._model.rowCount() - 1)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_F2):
            event.ignore()
        elif plain and event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif key in MOVING or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)
        else:
            event.ignore()

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._model.row_at(self.indexAt(event.position().toPoint()).row()) is not None:
            self.opened.emit()

    @guarded
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the match under the mouse, or of the current one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            box = self.visualRect(self.currentIndex())
            self.menu_wanted.emit(self.viewport().mapToGlobal(box.center()))
        elif self._model.row_at(self.indexAt(event.pos()).row()) is not None:
            self.menu_wanted.emit(event.globalPos())
        event.accept()
