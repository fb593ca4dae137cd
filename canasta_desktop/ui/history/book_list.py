"""The lines of a score book as a list that scrolls, and the sums below: for mouse, keys and screen readers."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import RING_THIN
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.history.book_columns import BEYOND, BookColumns
from canasta_desktop.ui.history.book_painting import BookPainter
from canasta_desktop.ui.history.model import TOP, Index
from canasta_desktop.ui.history.paper_style import SCROLLED
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.score_sheet.paper import ON_PAPER
from canasta_desktop.ui.window.brush import draw_ring

_ROLE = Qt.ItemDataRole


class BookModel(QAbstractListModel):
    """The scored deals, and below them the one that is being played or comes next."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.painter: BookPainter | None = None

    def show_book(self, painter: BookPainter) -> None:
        """Be the lines of this book; of the same one in other words they stay where they are."""
        if self.painter is not None and self.painter.book is painter.book:
            self.painter = painter
            if count := self.rowCount():
                self.dataChanged.emit(self.index(0), self.index(count - 1))
        else:
            self.beginResetModel()
            self.painter = painter
            self.endResetModel()

    def rowCount(self, parent: Index = TOP) -> int:
        """How many lines there are."""
        if self.painter is None or parent.isValid():
            return 0
        book = self.painter.book
        return len(book.lines) + (book.next_dealer != NOBODY)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> str | None:
        """A line in words, all of it."""
        if self.painter is None or role not in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            return None
        lines = self.painter.book.lines
        if index.row() < len(lines):
            return self.painter.book_words.spoken(lines[index.row()])
        return self.painter.book_words.next_deal()


class BookLinePainter(QStyledItemDelegate):
    """Paints the lines; `look` and `columns` are asked for whenever one is painted."""

    def __init__(self, look: Callable[[], Look], columns: Callable[[], BookColumns], parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._columns = look, columns

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All lines are alike."""
        return QSize(0, round(self._columns().line))

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        model, look, columns, box = index.model(), self._look(), self._columns(), QRectF(option.rect)
        if not isinstance(model, BookModel) or model.painter is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = model.painter.book.lines
        if index.row() < len(lines):
            model.painter.draw_line(painter, look, columns, box, lines[index.row()])
        else:
            model.painter.draw_next(painter, look, columns, box)
        if option.state & QStyle.StateFlag.State_HasFocus:
            ring = QRectF(box.left(), box.top(), columns.end + BEYOND * look.u, box.height())
            draw_ring(painter, ring, ON_PAPER, 0.8 * look.u, RING_THIN)
        painter.restore()


class BookList(QListView):
    """Read line by line; nothing can be chosen in it."""

    def __init__(
        self, model: BookModel, look: Callable[[], Look], columns: Callable[[], BookColumns], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("deals")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(SCROLLED)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(BookLinePainter(look, columns, self))
        self.setModel(model)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and letters are left to the page."""
        moving = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home)
        if event.key() in (*moving, Qt.Key.Key_End):
            super().keyPressEvent(event)
        else:
            event.ignore()


@spoken_as(QAccessible.Role.Paragraph)
class BookSums(QWidget):
    """How it stands, and what the next initial meld must count; Tab comes to it, so that it can be read out."""

    def __init__(self, look: Callable[[], Look], columns: Callable[[], BookColumns], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sums")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._look, self._columns = look, columns
        self._painter: BookPainter | None = None

    def show_book(self, painter: BookPainter) -> None:
        """Be the sums of this book."""
        self._painter = painter
        self.setAccessibleName(". ".join(painter.book_words.sums_spoken()))
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painter is None:
            return
        painter, look, box = QPainter(self), self._look(), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.draw_sums(painter, look, self._columns(), box)
        if self.hasFocus():
            draw_ring(painter, box, ON_PAPER, 0.8 * look.u, RING_THIN)
        painter.end()
