"""The page of one pad: the paper, and what can be done with it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.score_pad.pad_sheet import PadSheet, printed_sheets
from canasta_desktop.ui.score_pad.pad_words import PadWords
from canasta_desktop.ui.score_sheet.sheet_export import SheetExport
from canasta_desktop.ui.wording.base import number

HISTORY: Final = ("undo", "redo")
"""The buttons that a narrow window has only in its menu."""
GAP: Final = 8


class PadPage(QWidget):
    """Signals say what is wanted; `deal_wanted` carries a deal's place from 0, None for the next."""

    list_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    again_wanted = Signal()
    """The same people want to play once more."""
    people_wanted = Signal()
    deal_wanted = Signal(object)

    def __init__(self, look: Callable[[], Look], words: PadWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.pad: ScorePad | None = None
        self.sheet = PadSheet(look, words)
        self.notice = Notice("pad-notice", in_line=True)
        self.export = SheetExport(self._printed, look, words.words, self)
        self.buttons = {name: QPushButton() for name in ("list", "undo", "redo", "more", "next")}
        self._lay_out()
        self.sheet.chosen.connect(self.deal_wanted)
        self.export.reported.connect(self._show_result)
        self.notice.taken.connect(self.notice.clear)
        self.buttons["list"].clicked.connect(self.list_wanted)
        self.buttons["undo"].clicked.connect(self.undo_wanted)
        self.buttons["redo"].clicked.connect(self.redo_wanted)
        self.buttons["more"].clicked.connect(self._ask_more)
        self.buttons["next"].clicked.connect(self._next)
        standard = QKeySequence.StandardKey
        for keys, wanted in ((standard.Undo, self.undo_wanted), (standard.Redo, self.redo_wanted)):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(wanted)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        for name, button in self.buttons.items():
            button.setObjectName(f"pad:{name}")
            button.setAutoDefault(False)
            if name == "next":
                foot.addStretch(1)
            foot.addWidget(button)
        self.buttons["next"].setProperty("look", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.sheet, 1)
        column.addWidget(self.notice)
        column.addLayout(foot)

    def show_pad(self, pad: ScorePad, *, can_undo: bool, can_redo: bool) -> None:
        """Show this pad."""
        self.pad = pad
        self.sheet.show_pad(pad)
        self.buttons["undo"].setEnabled(can_undo)
        self.buttons["redo"].setEnabled(can_redo)
        self._word_next()

    def begin(self) -> None:
        """The keyboard to what is likely next, which is brought into sight."""
        self.buttons["next"].setFocus(Qt.FocusReason.OtherFocusReason)
        self.sheet.reveal_last()

    def _next(self) -> None:
        assert self.pad is not None
        if self.pad.is_over or self.pad.is_full:
            self.again_wanted.emit()
        else:
            self.deal_wanted.emit(None)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """All buttons where there is room for their words."""
        needed = sum([button.sizeHint().width() + GAP for button in self.buttons.values()])
        for name in HISTORY:
            self.buttons[name].setVisible(needed <= self.width())

    # --- paper that leaves the window --------------------------------------------------------------

    def _ask_more(self) -> None:
        """What else can be done, in a menu at its button; what has no button in a narrow window is there as well."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for name, step in zip(HISTORY, (self.undo_wanted, self.redo_wanted), strict=True):
            action = menu.addAction(self.buttons[name].text())
            action.setEnabled(self.buttons[name].isEnabled())
            action.triggered.connect(step)
        menu.addSeparator()
        menu.addAction(self.tr("Names and first dealer …")).triggered.connect(self.people_wanted)
        menu.addSeparator()
        for text, wanted in (
            (self.tr("Print …"), self.export.ask_print),
            (self.tr("Save as PDF …"), self.export.ask_save),
        ):
            action = menu.addAction(text)
            action.setEnabled(self.pad is not None and bool(self.pad.lines))
            action.triggered.connect(wanted)
        menu.popup(self.buttons["more"].mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _printed(self, look: Look) -> list[QWidget]:
        """The pad on as many pages as it needs."""
        assert self.pad is not None
        title = " · ".join((self._words.title(self.pad), self._words.game(self.pad)))
        return [*printed_sheets(self.pad, self._words, look, title)]

    def _show_result(self, text: str) -> None:
        self.notice.show_note(text, "plain", (("ok", self.tr("Close")),))

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.buttons["list"].setText(self.tr("All pads"))
        self.buttons["undo"].setText(self.tr("Undo"))
        self.buttons["redo"].setText(self.tr("Redo"))
        self.buttons["more"].setText(self.tr("More"))
        if self.pad is not None:
            self.setWindowTitle(self._words.title(self.pad))
            self.sheet.show_pad(self.pad)
            self._word_next()

    def _word_next(self) -> None:
        pad = self.pad
        assert pad is not None
        self.setWindowTitle(self._words.title(pad))
        again = pad.is_over or pad.is_full
        text = self.tr("Enter deal {deal}").format(deal=number(pad.next_head.number))
        self.buttons["next"].setText(self.tr("Play once more") if again else text)
        self._fit_buttons()
