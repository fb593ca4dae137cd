"""The list of all matches: searched, narrowed, and what can be done with each."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.archive.index import Wanted
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import INK
from canasta_desktop.ui.history.empty_page import EmptyPage
from canasta_desktop.ui.history.entries import EntryWriter, Row
from canasta_desktop.ui.history.match_actions import (
    BOOK,
    CLOSE,
    DELETE,
    EXPORT,
    OPEN,
    RENAME,
    REPLAY,
    MatchActions,
    MatchChoice,
    choice_of,
)
from canasta_desktop.ui.history.match_filters import MatchFilters
from canasta_desktop.ui.history.match_list import MatchList
from canasta_desktop.ui.history.model import MatchListModel
from canasta_desktop.ui.history.progress_line import ProgressLine
from canasta_desktop.ui.history.undo_strip import UndoStrip
from canasta_desktop.ui.history.viewer import NOBODY_KNOWN, Viewer
from canasta_desktop.ui.items.look import LEFT, Look, draw_line
from canasta_desktop.ui.score_sheet.paper import MUTED
from canasta_desktop.ui.score_sheet.paper_dialog import EDGE, PaperDialog
from canasta_desktop.ui.score_sheet.stage import Stage
from canasta_desktop.ui.wording.wording import Wording, number

TITLE, SECOND = 4.4, 2.0
"""Sizes of type, units."""
HIGH_FILTERS, HIGH_BUTTONS = 4.8, 6.2
"""Heights of the rows of filters and buttons, units."""
_KEY = Qt.Key


class HistoryDialog(PaperDialog):
    """Plain rows in, signals out; the places of matches are those of their rows.

    `filter_changed` carries a `Wanted`, `delete_wanted` a list of places. `restore_wanted` takes the last deletion
    back; `new_game_wanted` is for who has played nothing yet; `reading_stopped`: what has not been read may wait.
    """

    filter_changed = Signal(object)
    resume_wanted = Signal(str)
    book_wanted = Signal(str)
    replay_wanted = Signal(str)
    rename_wanted = Signal(str, str)
    delete_wanted = Signal(object)
    restore_wanted = Signal()
    export_wanted = Signal(str)
    new_game_wanted = Signal()
    reading_stopped = Signal()

    def __init__(
        self,
        words: Wording,
        parent: QWidget | None = None,
        stage: Stage | None = None,
        *,
        current: str = "",
        viewer: Viewer = NOBODY_KNOWN,
        can_replay: bool = False,
    ) -> None:
        """`current` is the place of the match that lies on the table; `can_replay`: deals can be seen again."""
        super().__init__(parent, stage)
        self._words, self._viewer = words, viewer
        self._current, self._today = current, date.today()
        self._everything: Sequence[Row] = ()
        self._shown = 0
        self._note = ""
        self.model = MatchListModel(self._writer(), self)
        self.model.renamed.connect(self.rename_wanted)
        self.filters = MatchFilters(words.names, self)
        self.filters.search.textChanged.connect(self._narrow)
        for button in self.filters.buttons.values():
            button.changed.connect(self._narrow)
        self.list = MatchList(self.model, self.look, self)
        self.list.chosen.connect(self._match_chosen)
        self.list.opened.connect(self._open)
        self.list.typed.connect(self._type_search)
        self.actions_row = self._made_actions(can_replay=can_replay)
        self.list.menu_wanted.connect(self.actions_row.open_menu)
        self.empty = EmptyPage(self)
        self.empty.pressed.connect(self._leave_empty)
        self.progress = ProgressLine(self)
        self.progress.stopped.connect(self.reading_stopped)
        self.undo = UndoStrip(self)
        self.undo.wanted.connect(self._restore)
        self.build()

    def _writer(self) -> EntryWriter:
        return EntryWriter(self._words, self._viewer, self._today)

    def _made_actions(self, *, can_replay: bool) -> MatchActions:
        row = MatchActions(self)
        row.add(BOOK, self._ask)
        if can_replay:
            row.add(REPLAY, self._ask)
        row.add(RENAME, self.list.rename)
        row.add(EXPORT, self._ask)
        row.add(DELETE, self._delete)
        row.add(CLOSE, self.reject)
        row.add(OPEN, self._open)
        return row

    # --- what it shows -----------------------------------------------------------------------------

    def be_at(self, current: str, today: date) -> None:
        """Another match lies on the table, on another day."""
        self._current, self._today = current, today
        self.model.retranslate(self._writer())

    def show_rows(self, rows: Sequence[Row], everything: Sequence[Row]) -> None:
        """Show these matches, newest first; `everything` is what there is when nothing is left out.

        What was chosen stays so, and where it is gone, what has taken its place is.
        """
        chosen, line = self.list.current_row(), self.list.currentIndex().row()
        self._everything, self._shown = everything, len(rows)
        with QSignalBlocker(self.list):
            self.model.show_rows(rows, self._current)
        self._show_what_there_is()
        self.filters.offer(self._everything)
        kept = self.model.line_of(chosen.place) if chosen is not None else -1
        with QSignalBlocker(self.list):
            self.list.go_to(kept if kept >= 0 else line)
        self._word_count()
        self.actions_row.show_choice(self._choice())
        self.place()

    def show_deleted(self, count: int) -> None:
        """Say that so many matches are deleted, and offer them back."""
        self.undo.show_words(self.tr("%Ln match(es) deleted.", "", count), self.tr("Undo"))
        self.place()

    def show_progress(self, done: int, total: int) -> None:
        """Say how many of the new saves have been read; nothing where the total is 0."""
        if not total:
            self.progress.hide()
            return
        text = self.tr("%Ln match(es) read, of {total}", "", done).replace("{total}", number(total))
        self.progress.show_progress(text, self.tr("Later"), done / total)
        self.place()

    def show_note(self, text: str) -> None:
        """Say what has come of something, beside the title."""
        self._note = text
        self.setAccessibleDescription(text)
        self.update()

    def wanted(self) -> Wanted:
        """What is left in by field and pills."""
        return self.filters.wanted()

    def _narrow(self) -> None:
        self.filter_changed.emit(self.wanted())

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.setWindowTitle(self.tr("Matches"))
        self.setAccessibleName(self.tr("Matches"))
        self.list.setAccessibleName(self.tr("All matches below their months, the latest first"))
        self.model.retranslate(self._writer())
        self.undo.retranslate(self.tr("Undo"))
        self.filters.offer(self._everything)
        self._word_count()
        self.actions_row.retranslate()

    def _word_count(self) -> None:
        self._note = ""
        self._count = self._words.history.count(self._shown, len(self._everything))
        self.list.setAccessibleDescription(self._count)
        if self._everything:
            self.empty.show_words(
                self.tr("No match fits this search."), "", self.tr("Show all matches"), has_cards=False
            )
        else:
            self.empty.show_words(
                self.tr("Every match you play is written down here."),
                self.tr("Look them up, go on with one, and see how each of them went."),
                self.tr("Begin a match"),
                has_cards=True,
            )
        self.setAccessibleDescription(self._count)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            (self.list if self.model.rowCount() else self.empty.button).setFocus(Qt.FocusReason.OtherFocusReason)

    # --- places and painting -----------------------------------------------------------------------

    def arrange(self, look: Look, paper: QRectF) -> None:
        """Head, filters, list, buttons."""
        u = look.u
        inner = paper.adjusted(EDGE * u, 0, -EDGE * u, 0)
        filters = max(HIGH_FILTERS * u, 1.5 * look.line_px(1.9))
        top = paper.top() + look.line_px(TITLE) + 3.2 * u
        self.filters.place(look, QRectF(inner.left(), top, inner.width(), filters))
        foot = self._place_actions(look, paper)
        top += filters + 0.8 * u
        area = QRectF(inner.left() - 1.6 * u, top, inner.width() + 4.4 * u, foot - 1.2 * u - top)
        self.list.setGeometry(area.toRect())
        self.list.lay_out(look)
        self.empty.setGeometry(area.toRect())
        self.empty.wear(look)
        self.undo.place(look, area)
        title = QRectF(inner.center().x(), paper.top() + 2.0 * u, inner.width() / 2, look.line_px(TITLE))
        self.progress.place(look, title)

    def _place_actions(self, look: Look, paper: QRectF) -> float:
        """The row of buttons; returns where it begins."""
        high = max(HIGH_BUTTONS * look.u, 30.0)
        foot = paper.bottom() - 2.2 * look.u - high
        self.actions_row.place(
            look, QRectF(paper.left() + EDGE * look.u, foot, paper.width() - 2 * EDGE * look.u, high)
        )
        return foot

    def draw(self, painter: QPainter, look: Look, paper: QRectF) -> None:
        """The title, and how many matches there are."""
        u, font = look.u, look.font(TITLE, serif=True)
        line = QRectF(paper.left() + EDGE * u, paper.top() + 1.6 * u, paper.width() - 2 * EDGE * u, 0)
        line.setHeight(look.line_px(TITLE) + 0.8 * u)
        wide = draw_line(painter, look, line, self.windowTitle(), font, INK, LEFT)
        room = line.adjusted(wide + 2.4 * u, 0.9 * u, 0, 0)
        text = self._note or (self._count if self._everything else "")
        draw_line(painter, look, room, text, look.font(SECOND), INK if self._note else MUTED, LEFT)

    def stops(self) -> list[QWidget]:
        """Field, pills, list, buttons."""
        return [
            self.progress.button,
            *self.filters.stops(),
            self.list,
            self.empty.button,
            self.undo.button,
            *self.actions_row.buttons.values(),
        ]

    # --- what can be done --------------------------------------------------------------------------

    def _match_chosen(self) -> None:
        """The buttons are those of what is chosen."""
        if self.actions_row.show_choice(self._choice()) and self._is_built:
            self._place_actions(self.look(), self.paper_box())

    def _choice(self) -> MatchChoice:
        return choice_of(self.list.chosen_rows(), self._current)

    def _show_what_there_is(self) -> None:
        """The list, or what stands in its place."""
        has_rows = self.model.rowCount() > 0
        self.empty.setVisible(not has_rows)
        held = QApplication.focusWidget()
        if not has_rows and held is not None and (held is self.list or self.list.isAncestorOf(held)):
            self.empty.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.list.setVisible(has_rows)
        self.filters.search.setVisible(bool(self._everything))

    def _open(self) -> None:
        """Play on, or see again; the match on the table lies below this list."""
        choice = self._choice()
        if choice.is_current:
            self.accept()
        elif choice.match is not None:
            self.resume_wanted.emit(choice.match.place)

    def _ask(self) -> None:
        """Have done what the button says, with the one match that is chosen."""
        wanted = {BOOK: self.book_wanted, REPLAY: self.replay_wanted, EXPORT: self.export_wanted}
        if (match := self._choice().match) is not None:
            wanted[self.sender().objectName()].emit(match.place)

    def _delete(self) -> None:
        if places := self._choice().deletable:
            self.delete_wanted.emit(list(places))

    def _restore(self) -> None:
        self.undo.leave()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.restore_wanted.emit()

    def _leave_empty(self) -> None:
        """The button of an empty list: everything again, or a first match."""
        if not self._everything:
            self.new_game_wanted.emit()
            return
        self.filters.clear()
        self._narrow()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _type_search(self, text: str) -> None:
        """A letter typed in the list: it begins a search."""
        self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.search.insert(text)

    # --- keys --------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter in the search field goes to what was found."""
        if self.list.isVisible():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.empty.button.click()

    def pressed(self, event: QKeyEvent) -> bool:
        """Keys of the list, and those that lead to the search and out of it."""
        in_list, key = self.list.hasFocus(), event.key()
        if event.matches(QKeySequence.StandardKey.Find):
            self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.filters.search.selectAll()
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.undo.isHidden():
            self._restore()
        elif key == _KEY.Key_Escape and self.filters.search.hasFocus() and self.filters.search.text():
            self.filters.search.clear()
        elif key == _KEY.Key_Down and QApplication.focusWidget() is self.filters.search:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
        elif in_list and key == _KEY.Key_Space:
            self.actions_row.buttons[BOOK].click()
        elif in_list and key == _KEY.Key_F2:
            self.list.rename()
        elif in_list and key == _KEY.Key_Delete:
            self._delete()
        else:
            return False
        return True
