"""The page of all keys: under headings, to walk through with the arrows and to search, with caps as on the buttons."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_desktop.ui.base.commands import KEY_LIST, KEYS
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.keys import ASKING, native_key
from canasta_desktop.ui.base.theme import RING_THIN, Theme, theme_on
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.window.brush import draw_cap, draw_ring
from canasta_desktop.ui.window.plain_widgets import label
from canasta_desktop.ui.wording.keys import KeyLine
from canasta_desktop.ui.wording.wording import sentence

LINE: Final = Qt.ItemDataRole.UserRole
"""Where an item has its `KeyLine`; headings have none."""
ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
"""What stands on the caps of these keys; they are spoken by their names."""
MOST: Final = 0.55
"""Caps that take more of the width than this stand below the text."""
WRAPPED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
AnyIndex = QModelIndex | QPersistentModelIndex


class KeyTable(NamedTuple):
    """A heading and what stands under it."""

    title: str
    lines: tuple[KeyLine, ...]


class KeyListDialog(Dialog):
    """Lists what `tables` gives, which is asked anew for each wording. `letters_wanted`: they are to be changed."""

    letters_wanted = Signal()

    def __init__(self, tables: Callable[[], Sequence[KeyTable]], parent: QWidget | None = None) -> None:
        super().__init__(parent, QSize(760, 660))
        self._tables = tables
        self.search = QLineEdit()
        self.search.setObjectName("search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._searched)
        self.search.returnPressed.connect(self._to_list)
        self.list = KeyList()
        self.nothing = label(look="second")
        self.body.setSpacing(12)
        self.body.addWidget(self.search)
        self.body.addWidget(self.nothing)
        self.body.addWidget(self.list, 1)
        self.letters_button = self.add_button("letters", left=True)
        self.letters_button.setAutoDefault(False)
        self.letters_button.clicked.connect(self.letters_wanted)
        self.close_button = self.add_button("close")
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.accept)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self._find)
        self.close_by(KEYS[KEY_LIST])
        self.retranslate()
        self._to_list()

    def retranslate(self) -> None:
        """Word everything in the present language, with the keys of now."""
        self.set_title(self.tr("Keys"), self.tr("Up and Down go from line to line; letters can be changed."))
        self.search.setPlaceholderText(self.tr("Search the keys"))
        self.search.setAccessibleName(self.tr("Search the keys"))
        self.list.setAccessibleName(self.tr("Keys"))
        self.nothing.setText(self.tr("There is no key for that."))
        self.letters_button.setText(self.tr("Change letters …"))
        self.close_button.setText(self.tr("Close"))
        self.list.show_tables(self._tables())
        self._searched()

    def _searched(self) -> None:
        self.nothing.setVisible(not self.list.show_matching(self.search.text()))

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The sign that opened it puts it away; in the search field it is a sign like any other."""
        if event.text() == ASKING:
            self.reject()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._to_list()
        else:
            super().keyPressEvent(event)


class KeyList(QListWidget):
    """The lines under their headings, which the arrows leave out; each line is spoken with its keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keys")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(KeyLinePainter(self))

    def show_tables(self, tables: Sequence[KeyTable]) -> None:
        """List these; the line that was current is it again."""
        row = self.currentRow()
        self.clear()
        for table in tables:
            heading = QListWidgetItem(table.title, self)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            for number, line in enumerate(table.lines):
                spoken = f"{line.text}: {', '.join([native_key(key) for key in line.keys])}"
                item = QListWidgetItem(spoken, self)
                item.setData(LINE, line)
                if number == 0:
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{table.title}. {spoken}")
        self.setCurrentRow(max(1, row))

    def show_matching(self, text: str) -> bool:
        """Hide what has not this text in it, and headings above nothing; whether anything is left."""
        wanted, heading, found = text.casefold().strip(), None, False
        for row in range(self.count()):
            item = self.item(row)
            if item.data(LINE) is None:
                heading = item
                item.setHidden(True)
                continue
            fits = wanted in item.text().casefold() or (heading is not None and wanted in heading.text().casefold())
            item.setHidden(not fits)
            if fits and heading is not None:
                heading.setHidden(False)
                found = True
        if found and self.currentItem() is not None and self.currentItem().isHidden():
            self.setCurrentRow(next(row for row in range(self.count()) if self._is_line(row)))
        return found

    def _is_line(self, row: int) -> bool:
        item = self.item(row)
        return not item.isHidden() and item.data(LINE) is not None

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The sign that asks for the list is no beginning of a line: the dialog has it."""
        if event.text() == ASKING:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()


def caps(line: KeyLine) -> list[str]:
    """What stands on the caps: digits that follow each other on one."""
    digits = [key for key in line.keys if key.isdigit() and key != "0"]
    few = [key for key in line.keys if key not in digits[1:]] if len(digits) > 2 else list(line.keys)
    return [f"{key}–{digits[-1]}" if len(digits) > 2 and key == digits[0] else _cap(key) for key in few]


def _cap(key: str) -> str:
    *held, last = key.split("+") if not key.endswith("+") else (key,)
    if last not in ARROWS:
        return native_key(key)
    before = native_key("+".join((*held, "A")))[:-1] if held else ""
    return before + ARROWS[last]


class KeyLinePainter(QStyledItemDelegate):
    """Paints a heading, or a line: what the keys do at the left, the caps at the right or below."""

    AIR, EDGE, GAP = 8, 14, 6

    def __init__(self, view: KeyList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        line, width, font = index.data(LINE), self._width(), self._view.font()
        if line is None:
            return QSize(width, round(2.4 * QFontMetricsF(self._heading()).height()))
        text = self._text_height(line, font)
        high = text + self._cap_height() + self.AIR if self._stacks(line) else max(text, self._cap_height())
        return QSize(width, round(high) + 2 * self.AIR)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        theme, box, line = (
            theme_on(self._view.window().palette().window().color().name()),
            option.rect,
            index.data(LINE),
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line is None:
            painter.setFont(self._heading())
            painter.setPen(QColor(theme.accent))
            below = box.adjusted(self.EDGE, 0, -self.EDGE, -self.AIR)
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, index.data())
        else:
            is_current = bool(option.state & QStyle.StateFlag.State_HasFocus)
            self._paint_line(painter, box, line, theme, is_current=is_current)
        painter.restore()

    def _paint_line(self, painter: QPainter, box: QRect, line: KeyLine, theme: Theme, *, is_current: bool) -> None:
        inside = box.adjusted(self.EDGE, self.AIR, -self.EDGE, -self.AIR)
        painter.setPen(QColor(theme.line))
        painter.drawLine(inside.left(), box.bottom(), inside.right(), box.bottom())
        painter.setFont(self._view.font())
        painter.setPen(QColor(theme.text))
        if self._stacks(line):
            painter.drawText(inside, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, sentence(line.text))
            middle = inside.bottom() - self._cap_height() / 2
        else:
            room = inside.adjusted(0, 0, -round(self._caps_width(line)) - 2 * self.GAP, 0)
            painter.drawText(room, WRAPPED, sentence(line.text))
            middle = QRectF(box).center().y()
        high, x = self._cap_height(), inside.right() - self._caps_width(line)
        for text in caps(line):
            wide = self._cap_width(text)
            at = QRectF(QPointF(x, middle - high / 2), QPointF(x + wide, middle + high / 2))
            draw_cap(painter, at, text, self._cap_font(), theme.text)
            x += wide + self.GAP
        if is_current:
            draw_ring(painter, QRectF(box).adjusted(0, 0, 0, -1), theme, 8, RING_THIN)

    # --- sizes -------------------------------------------------------------------------------------

    def _width(self) -> int:
        return self._view.viewport().width()

    def _heading(self) -> QFont:
        font = QFont(self._view.font())
        font.setPixelSize(round(1.25 * self._view.fontInfo().pixelSize()))
        font.setBold(True)
        return font

    def _cap_font(self) -> QFont:
        font = QFont(self._view.font())
        font.setBold(True)
        return font

    def _cap_height(self) -> float:
        return 1.45 * QFontMetricsF(self._cap_font()).height()

    def _cap_width(self, text: str) -> float:
        return max(self._cap_height(), QFontMetricsF(self._cap_font()).horizontalAdvance(text) + 14)

    def _caps_width(self, line: KeyLine) -> float:
        return sum([self._cap_width(text) + self.GAP for text in caps(line)]) - self.GAP

    def _stacks(self, line: KeyLine) -> bool:
        return self._caps_width(line) > MOST * self._width()

    def _text_height(self, line: KeyLine, font: QFont) -> float:
        taken = 0.0 if self._stacks(line) else self._caps_width(line) + 2 * self.GAP
        room = QRectF(0, 0, max(60.0, self._width() - 2 * self.EDGE - taken), 4000)
        return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), sentence(line.text)).height()
