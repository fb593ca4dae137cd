"""The window of the score pad: the list of pads, a new one, one of them, and a deal that is taken down."""

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QLineEdit, QStackedWidget, QWidget

from canasta_desktop.game.messages import why_unwritten
from canasta_desktop.game.presets import Presets
from canasta_desktop.game.recent_setups import RecentSetups
from canasta_desktop.game.seats import Setup
from canasta_desktop.pad.pad_folder import PadFolder
from canasta_desktop.pad.pad_history import PadHistory
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.pad.scored_counts import PadDeal
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.dialogs.frame import BODY, Dialog
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.score_pad.entry_page import DealEntryPage
from canasta_desktop.ui.score_pad.list_page import ENTER, PadListPage
from canasta_desktop.ui.score_pad.pad_page import PadPage
from canasta_desktop.ui.score_pad.pad_words import PadWords
from canasta_desktop.ui.score_pad.people_page import PadPeoplePage
from canasta_desktop.ui.score_pad.setup_page import PadSetupPage
from canasta_desktop.ui.score_sheet.paper import ON_PAPER
from canasta_desktop.ui.wording.wording import Wording

LOG = logging.getLogger(__name__)

SIZE = QSize(1180, 780)
UNIT_PX = 7.6
"""The unit of what is painted on the paper, px."""
LEAST = QSize(640, 390)


class ScorePadDialog(Dialog):
    """Opens with the list or, where no pad is kept yet, with a new one."""

    def __init__(
        self,
        folder: PadFolder,
        look: Callable[[], Look],
        last: NewGameChoice,
        words: Wording,
        parent: QWidget | None = None,
        *,
        recent_setups: RecentSetups = (),
        presets: Presets | None = None,
    ) -> None:
        """`look` is that of the table, `last` what was played there last."""
        super().__init__(parent, SIZE)
        self.setMinimumSize(LEAST)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._folder, self._table_look, self._last = folder, look, last
        self._recent_setups, self._presets = recent_setups, presets
        self._words = PadWords(words)
        self._history: PadHistory | None = None
        self._pads: list[ScorePad] = []
        self.pages = QStackedWidget()
        self.failure = Notice("pad-failure", in_line=True)
        self.list = PadListPage(self._words)
        self.page = PadPage(self._look, self._words)
        self.setup: PadSetupPage | None = None
        self.entry: DealEntryPage | None = None
        self.people: PadPeoplePage | None = None
        for page in (self.list, self.page):
            self.pages.addWidget(page)
        self.body.addWidget(self.failure)
        self.body.addWidget(self.pages, 1)
        self._connect()
        self._load()
        self.retranslate()
        self._show_list()
        if not self._pads:
            self._begin_setup()

    def _connect(self) -> None:
        self.list.opened.connect(self.open_pad)
        self.list.renamed.connect(self._rename)
        self.list.deleted.connect(self._delete)
        self.list.restored.connect(self._restore)
        self.list.new_wanted.connect(self._begin_setup)
        self.page.list_wanted.connect(self._show_list)
        self.page.undo_wanted.connect(self._undo)
        self.page.redo_wanted.connect(self._redo)
        self.page.deal_wanted.connect(self._begin_deal)
        self.page.people_wanted.connect(self._begin_people)
        self.page.again_wanted.connect(self._play_again)
        self.failure.taken.connect(self.failure.clear)

    def _look(self) -> Look:
        """The look of what is painted on the paper, in the size of the dialog's text."""
        scale = max(1.0, self.font().pixelSize() / BODY)
        return self._table_look()._replace(theme=ON_PAPER, unit=Unit(UNIT_PX, scale))

    # --- pads that are kept ------------------------------------------------------------------------

    def _load(self) -> None:
        self._pads, unread = self._folder.load()
        self.list.show_pads(self._pads)
        self.list.show_unread(unread)

    def _written(self, pad: ScorePad) -> ScorePad:
        """Keep the pad; where that fails it goes on here, and it is said."""
        try:
            pad = self._folder.write(pad)
        except OSError as error:
            self._fail(error)
        else:
            self.failure.clear()
        others = [one for one in self._pads if one.particulars.id != pad.particulars.id]
        self._pads = [pad, *others]
        return pad

    def _fail(self, error: OSError) -> None:
        LOG.error("a score pad could not be written: %s", error)
        why = self._words.words.system.unwritten(why_unwritten(error))
        text = " ".join(
            (self.tr("The score pad could not be saved; it is kept for as long as this window is open."), why)
        )
        self.failure.show_note(text, "error", (("ok", self.tr("Close")),))

    def _rename(self, pad: ScorePad) -> None:
        kept = self._written(pad)
        self.list.show_pads(self._pads, kept.particulars.id)

    def _delete(self, pad: ScorePad) -> None:
        try:
            self._folder.remove(pad)
        except OSError as error:
            self._fail(error)
            return
        self._pads.remove(pad)
        self.list.show_pads(self._pads)
        self.list.show_deleted(pad)

    def _restore(self, pad: ScorePad) -> None:
        try:
            self._folder.restore(pad)
        except OSError as error:
            self._fail(error)
        self._pads = sorted([*self._pads, pad], key=lambda one: one.particulars.played, reverse=True)
        self.list.show_pads(self._pads, pad.particulars.id)

    # --- from page to page -------------------------------------------------------------------------

    def _show_list(self) -> None:
        chosen = self._history.now.particulars.id if self._history is not None else ""
        self.list.show_pads(self._pads, chosen)
        self._show(self.list)
        self.list.begin()

    def _begin_setup(self) -> None:
        names = [seat.name for seat in self._pads[0].setup.seats] if self._pads else []
        last = self._last
        if self._pads:
            setup = self._pads[0].setup
            last = NewGameChoice(setup.system, setup.players, setup.options)
        self.setup = PadSetupPage(
            *(last, self._words, names, self.pages), recent_setups=self._recent_setups, presets=self._presets
        )
        self.setup.chosen.connect(self._begin_pad)
        self.setup.cancelled.connect(self._show_list)
        self.pages.addWidget(self.setup)
        self._show(self.setup)
        self.setup.begin()

    def _begin_pad(self, setup: Setup, dealer: int) -> None:
        self.open_pad(self._written(ScorePad(setup, dealer)))

    def _play_again(self) -> None:
        """Begin another pad for the same people and game; the player after the first dealer deals first."""
        assert self._history is not None
        pad = self._history.now
        self._begin_pad(pad.setup, pad.rules.seating.next_dealer(pad.first_dealer))

    def open_pad(self, pad: ScorePad) -> None:
        """Go on with this pad."""
        self._history = PadHistory(pad, self._written)
        self._show_pad()

    def _show_pad(self) -> None:
        history = self._history
        assert history is not None
        self.page.show_pad(history.now, can_undo=history.can_undo, can_redo=history.can_redo)
        self._show(self.page)
        self.page.begin()

    def _undo(self) -> None:
        if self._history is not None and self._history.can_undo:
            self._history.undo()
            self._show_pad()

    def _redo(self) -> None:
        if self._history is not None and self._history.can_redo:
            self._history.redo()
            self._show_pad()

    def _begin_deal(self, place: int | None) -> None:
        assert self._history is not None
        self.entry = DealEntryPage(self._history.now, self._words, place)
        self.entry.written.connect(partial(self._deal_written, place))
        self.entry.removed.connect(partial(self._deal_removed, place))
        self.entry.cancelled.connect(self._show_pad)
        self.pages.addWidget(self.entry)
        self._show(self.entry)
        self.entry.begin()

    def _deal_written(self, place: int | None, deal: PadDeal) -> None:
        assert self._history is not None
        self._change(self._history.now.with_deal(deal, place))

    def _deal_removed(self, place: int | None) -> None:
        assert self._history is not None
        assert place is not None, "a deal that is new is cancelled"
        self._change(self._history.now.without_deal(place))

    def _begin_people(self) -> None:
        """Names are to be put right, or who dealt first."""
        assert self._history is not None
        self.people = PadPeoplePage(self._history.now)
        self.people.chosen.connect(self._change)
        self.people.cancelled.connect(self._show_pad)
        self.pages.addWidget(self.people)
        self._show(self.people)
        self.people.begin()

    def _change(self, pad: ScorePad) -> None:
        assert self._history is not None
        self._history.change(pad)
        self._show_pad()

    def _show(self, page: QWidget) -> None:
        """Show a page; what was entered or chosen on another one is done with."""
        self.pages.setCurrentWidget(page)
        for old in (self.entry, self.setup, self.people):
            if old is not None and old is not page:
                self.pages.removeWidget(old)
                discard(old)
        self.entry = page if isinstance(page, DealEntryPage) else None
        self.setup = page if isinstance(page, PadSetupPage) else None
        self.people = page if isinstance(page, PadPeoplePage) else None
        self._word_title()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, and leaves a field for the next."""
        focus = self.focusWidget()
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif isinstance(focus, QAbstractButton):
            focus.click()
        elif isinstance(focus, QLineEdit | QAbstractSpinBox):
            self.focusNextChild()

    def reject(self) -> None:
        """Esc leaves what is entered or begun first, and then the dialog."""
        if self.entry is not None or self.people is not None:
            self._show_pad()
        elif self.setup is not None and self._pads:
            self._show_list()
        else:
            super().reject()

    # --- words -------------------------------------------------------------------------------------

    def _word_title(self) -> None:
        page, words = self.pages.currentWidget(), self._words
        if isinstance(page, DealEntryPage):
            self.set_title(page.title(), page.subtitle())
        elif page in (self.page, self.people) and self._history is not None:
            self.set_title(words.title(self._history.now), words.game(self._history.now))
        else:
            self.set_title(self.tr("Score pad") if page is self.list else self.tr("New score pad"))

    def retranslate(self) -> None:
        """Word everything in the present language."""
        for page in (self.list, self.page, self.setup, self.entry, self.people):
            if page is not None:
                page.retranslate()
        self._word_title()
