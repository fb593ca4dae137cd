"""The list of the pads that are kept: go on with one, rename it, delete it and have it back, begin another."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QDate, QLocale, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.game.names import clean_name
from canasta_desktop.pad.pad_folder import UnreadPad
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.score_pad.pad_words import PadWords
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.window.plain_widgets import label
from canasta_desktop.ui.wording.base import number
from canasta_desktop.ui.wording.wording import isolated

UNDO: Final = "undo"
DAY: Final = len("2026-01-31")
TITLE_LETTERS: Final = 60
ITEM_HIGH, LARGE = 3.4, 1.3
"""Height of an item in lines, and size of its first line by that of the second."""
ROLES: Final = (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText)
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PadList(QListWidget):
    """Enter takes what is selected, and presses no button of the dialog; Delete asks for it to go."""

    delete_wanted = Signal()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentItem() is not None:
            self.itemActivated.emit(self.currentItem())
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)


class PadListItem(QListWidgetItem):
    """A pad in the list. How it stands is only worked out when it comes into sight: there may be hundreds."""

    def __init__(self, pad: ScorePad, words: Callable[[ScorePad], str], into: QListWidget) -> None:
        super().__init__(into)
        self._pad, self._words = pad, words
        self._text = ""

    def data(self, role: int) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return super().data(role)
        if not self._text:
            self._text = self._words(self._pad)
        return self._text


class PadPainter(QStyledItemDelegate):
    """Two lines: what a pad is called, large, and the game and how it stands."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, round(ITEM_HIGH * option.fontMetrics.height()))

    @guarded
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        lines = str(index.data()).split("\n")
        box, palette = option.rect.adjusted(12, 6, -12, -6), option.palette
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.highlight())
            painter.drawRoundedRect(option.rect.adjusted(2, 2, -2, -2), 8, 8)
        painter.setPen(palette.color(ROLES[is_chosen]))
        font = QFont(option.font)
        flags = (Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom)
        for text, flag, scale in zip(lines, flags, (LARGE, 1.0), strict=True):
            font.setPixelSize(round(scale * option.font.pixelSize()))
            font.setWeight(QFont.Weight.DemiBold if scale > 1 else QFont.Weight.Normal)
            painter.setFont(font)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | flag | Qt.TextFlag.TextSingleLine, shown)
        painter.restore()


class PadListPage(QWidget):
    """Signals carry the `ScorePad`: `opened`, `deleted`, `restored`; `renamed` carries it as it is called now."""

    opened = Signal(object)
    renamed = Signal(object)
    deleted = Signal(object)
    restored = Signal(object)
    new_wanted = Signal()

    def __init__(self, words: PadWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._pads: list[ScorePad] = []
        self._gone: ScorePad | None = None
        self.about = label(look="second")
        self.list = PadList()
        self.list.setObjectName("pads")
        self.list.setItemDelegate(PadPainter(self.list))
        self.list.setUniformItemSizes(True)
        scroll_by_touch(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.notice = Notice("list-notice", in_line=True)
        self.name = NameField("pad-name")
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self.list.currentRowChanged.connect(self._selected)
        self.list.itemActivated.connect(self._open)
        self.list.delete_wanted.connect(self._delete)
        self.name.returnPressed.connect(self._rename)
        self.notice.taken.connect(self._answered)

    def _lay_out(self) -> None:
        naming, foot = QHBoxLayout(), QHBoxLayout()
        naming.addWidget(self.name, 1)
        naming.addWidget(self._button("rename", self._rename))
        foot.addWidget(self._button("delete", self._delete))
        foot.addStretch(1)
        foot.addWidget(self._button("new", self.new_wanted.emit))
        foot.addWidget(self._button("open", self._open))
        for row in (naming, foot):
            row.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.about)
        column.addWidget(self.list, 1)
        column.addLayout(naming)
        column.addWidget(self.notice)
        column.addLayout(foot)

    def _button(self, name: str, slot: Callable[[], object]) -> QPushButton:
        button = self.buttons[name] = QPushButton()
        button.setObjectName(f"pads:{name}")
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    # --- the list ----------------------------------------------------------------------------------

    def show_pads(self, pads: Sequence[ScorePad], chosen: str = "") -> None:
        """Show these pads, the first of them or the one of this identity selected."""
        self._pads = list(pads)
        self.list.blockSignals(True)
        self.list.clear()
        for pad in self._pads:
            tool_tip(PadListItem(pad, self._lines, self.list), self._words.title(pad))
        places = [place for place, pad in enumerate(self._pads) if pad.particulars.id == chosen]
        self.list.setCurrentRow(places[0] if places else 0 if self._pads else -1)
        self.list.blockSignals(False)
        self._selected()

    def _lines(self, pad: ScorePad) -> str:
        """What an item says: what it is called, and the game, the day and how it stands."""
        words = self._words
        day = QDate.fromString(pad.particulars.played[:DAY], Qt.DateFormat.ISODate)
        date = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        totals = " : ".join(map(number, pad.totals))
        state = self.tr("won by {name}").format(name=words.account(pad, pad.winner)) if pad.is_over else ""
        deals = self.tr("%Ln deal(s)", "", len(pad.deals))
        second = " · ".join(filter(None, (words.game(pad), date, deals, totals, state)))
        return f"{shortened(words.title(pad), TITLE_LETTERS)}\n{second}"

    @property
    def selected(self) -> ScorePad | None:
        """The pad that is selected."""
        row = self.list.currentRow()
        return self._pads[row] if 0 <= row < len(self._pads) else None

    def _selected(self) -> None:
        pad = self.selected
        for name in ("rename", "delete", "open"):
            self.buttons[name].setEnabled(pad is not None)
        self.name.setEnabled(pad is not None)
        self.name.show_name(pad.particulars.name if pad is not None else "")
        for name in ("open", "new"):
            is_likely = (name == "open") == (pad is not None)
            if self.buttons[name].property("look") != ("primary" if is_likely else ""):
                self.buttons[name].setProperty("look", "primary" if is_likely else "")
                self.buttons[name].style().unpolish(self.buttons[name])
                self.buttons[name].style().polish(self.buttons[name])

    def begin(self) -> None:
        """The keyboard to the list or, where it is empty, to what fills it."""
        widget = self.list if self._pads else self.buttons["new"]
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is done with a pad -------------------------------------------------------------------

    def _open(self) -> None:
        if (pad := self.selected) is not None:
            self.notice.clear()
            self.opened.emit(pad)

    def _rename(self) -> None:
        if (pad := self.selected) is not None and self.name.meant != pad.particulars.name:
            self.renamed.emit(pad.renamed(self.name.meant))
            self.list.setFocus()

    def _delete(self) -> None:
        if (pad := self.selected) is not None:
            self._gone = pad
            self.deleted.emit(pad)

    def show_deleted(self, pad: ScorePad) -> None:
        """Say that this pad is gone, and offer it back."""
        text = self.tr("“{name}” is deleted.").format(name=isolated(self._words.title(pad)))
        self.notice.show_note(text, "plain", ((UNDO, self.tr("Undo")),))

    def _answered(self, way: str) -> None:
        self.notice.clear()
        if way == UNDO and self._gone is not None:
            self.restored.emit(self._gone)
        self.begin()

    def show_unread(self, some: Sequence[UnreadPad]) -> None:
        """Say which files cannot be read."""
        lines: list[str] = []
        for one in some:
            moved = self.tr("A score pad cannot be read and has been set aside as {file}. {why}")
            left = self.tr("A score pad cannot be read; it stays where it is: {file}. {why}")
            file = isolated(clean_name(one.name))
            lines.append((moved if one.was_moved else left).format(file=file, why=self._words.fault(one.fault)))
        if lines:
            self.notice.show_note("\n".join(lines), "warning", (("close", self.tr("Close")),))

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.about.setText(self.tr("For a game with real cards: you play, the program counts and keeps the score."))
        self.list.setAccessibleName(self.tr("Score pads"))
        self.name.setAccessibleName(self.tr("Name of the score pad"))
        self.name.setPlaceholderText(self.tr("Name of the score pad"))
        texts = {
            "rename": self.tr("Rename"),
            "delete": self.tr("Delete"),
            "new": self.tr("New score pad"),
            "open": self.tr("Go on"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        chosen = self.selected
        self.show_pads(self._pads, chosen.particulars.id if chosen is not None else "")
