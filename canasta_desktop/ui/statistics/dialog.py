"""The dialog of statistics: whose matches, and which of them, above four pages; everything follows at once."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QProgressBar, QTabWidget, QWidget

from canasta_desktop.archive.statistics_answer import StatisticsAnswer, StatisticsChoices, WhichMatches
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import Pick
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.parts import stack_of
from canasta_desktop.ui.dialogs.rows import FlowRow
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.statistics.pages import FeatsPage, GamesPage, LuckPage, OverviewPage, StatisticsTab
from canasta_desktop.ui.window.plain_widgets import label, put
from canasta_desktop.ui.wording.statistics import StatisticsFilterWords, StatisticsWords

SPANS: Final = (0, 365, 30, 7)
"""The last so many days, 0 for all the time."""
LETTERS: Final = {"person": 10, "game": 22, "level": 13, "span": 13}
"""How many letters each list shows; longer names are whole in the list that opens."""


class StatisticsDialog(Dialog):
    """`wanted` asks for the answer to other matches, `export_wanted` for a table of those shown.

    `show_answer` brings the answer, None while there is nothing to count, and `show_progress` how far the counting is;
    `stop_wanted`: it is to end for now.
    """

    wanted = Signal(object)
    export_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, QSize(960, 700))
        self.words, self._filter_words = StatisticsWords(), StatisticsFilterWords()
        self.answer: StatisticsAnswer | None = None
        self.choices = StatisticsChoices([], [], [])
        self._progress = (0, 0)
        self.person, self.game, self.level, self.span = [
            self._pick(name) for name in ("person", "game", "level", "span")
        ]
        self._filters = FlowRow()
        for pick in self._picks():
            self._filters.add(pick)
        self.body.addWidget(self._filters)
        self.empty = ParagraphLabel()
        self.empty.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.empty, 1)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        pages = stack_of(self.tabs)
        self.overview, self.games = OverviewPage(pages), GamesPage(pages)
        self.luck, self.feats = LuckPage(pages), FeatsPage(pages)
        for page in self._pages():
            self.tabs.addTab(page, "")
        self.body.addWidget(self.tabs, 1)
        self.body.setSpacing(10)
        self.turn_by_keys(self.tabs)
        self.note, self.bar = label(look="second"), QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.hide()
        self.body.addWidget(self.bar)
        self.add_note(self.note)
        self.export_button = self.add_button("export", left=True)
        self.export_button.clicked.connect(self.export_wanted)
        self.stop_button = self.add_button("stop", left=True)
        self.stop_button.clicked.connect(self.stop_wanted)
        self.stop_button.hide()
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def _pick(self, name: str) -> Pick:
        pick = Pick()
        pick.setObjectName(name)
        pick.setSizeAdjustPolicy(Pick.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        pick.setMinimumContentsLength(LETTERS[name])
        pick.activated.connect(self._ask)
        return pick

    def _picks(self) -> tuple[Pick, ...]:
        return self.person, self.game, self.level, self.span

    def _pages(self) -> Sequence[StatisticsTab]:
        return self.overview, self.games, self.luck, self.feats

    # --- what is shown -----------------------------------------------------------------------------

    def show_answer(self, answer: StatisticsAnswer | None, choices: StatisticsChoices) -> None:
        """Show these figures; None where nobody has played anything that counts."""
        self.answer, self.choices = answer, choices
        was_empty = self.empty.hasFocus()
        self.retranslate()
        if was_empty and choices.persons:
            self.person.setFocus()

    def show_progress(self, done: int, whole: int) -> None:
        """Say how far the counting of all matches has come; `whole` is 0 once it is over."""
        self._progress = (done, whole)
        for widget in (self.bar, self.stop_button):
            widget.setVisible(whole > 0)
        self.bar.setRange(0, max(1, whole))
        self.bar.setValue(done)
        self.show_note(self.words.counting(done, whole) if whole else "")

    def show_note(self, text: str) -> None:
        """A quiet line beside the buttons."""
        put(self.note, text)

    @property
    def which(self) -> WhichMatches:
        """The matches that are chosen."""
        system, players = self.game.currentData() or ("", 0)
        days = int(self.span.currentData() or 0)
        since = int((datetime.now() - timedelta(days=days)).timestamp()) if days else 0
        person = self.person.currentData() or ""
        return WhichMatches(str(person), str(system), int(players), str(self.level.currentData() or ""), since)

    def _ask(self) -> None:
        which = self.which
        if self.answer is not None and which.person != self.answer.which.person:
            which = WhichMatches(which.person, since=which.since)  # games and levels are those of somebody else
        self.wanted.emit(which)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard comes to whose matches they are, or where there are none, to the words that say so."""
        super().showEvent(event)
        if not event.spontaneous():
            (self.person if self.choices.persons else self.empty).setFocus()

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words, answer = self.words, self.answer
        self.set_title(words.title())
        self._fill_picks()
        has_figures = answer is not None and answer.figures.deals > 0
        empty = words.empty() if answer is None or not self.choices.persons else words.none_such()
        self.empty.set_words(empty)
        self.empty.setVisible(not has_figures)
        self.tabs.setVisible(has_figures)
        self._filters.setVisible(bool(self.choices.persons))
        self.export_button.setEnabled(has_figures)
        for at, name in enumerate(words.pages()):
            self.tabs.setTabText(at, name)
        if answer is not None and has_figures:
            count = self.feats.words.count(len(answer.feats), len(self.feats.tiles))
            self.tabs.setTabText(3, f"{words.pages()[3]} ({count})")
            for page in self._pages():
                page.show_answer(answer)
        self.export_button.setText(words.export())
        self.stop_button.setText(words.stop())
        self.close_button.setText(words.close())
        if self._progress[1]:
            self.show_progress(*self._progress)

    def _fill_picks(self) -> None:
        """What there is to choose from, and what was chosen."""
        words = self._filter_words
        which = self.answer.which if self.answer is not None else WhichMatches("")
        span = max(self.span.currentIndex(), 0)
        games = [(words.game(*one), one) for one in self.choices.games]
        levels = [(words.level(one), one) for one in self.choices.levels]
        _fill(self.person, [(words.person(one.name), one.person) for one in self.choices.persons], which.person)
        _fill(self.game, [(words.all_games(), None), *games], (which.system, which.players))
        _fill(self.level, [(words.all_levels(), None), *levels], which.level)
        _fill(self.span, list(zip(words.spans(), SPANS, strict=True)), SPANS[span])
        for pick, name in zip(self._picks(), words.filter_names(), strict=True):
            pick.set_name(name)


def _fill(pick: Pick, entries: Sequence[tuple[str, object]], chosen: object) -> None:
    """Offer these entries and choose one, without telling."""
    pick.clear()
    for text, value in entries:
        pick.addItem(text, value)
    values = [value for _, value in entries]
    pick.setCurrentIndex(values.index(chosen) if chosen in values else 0)
