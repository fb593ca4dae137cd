"""A new game: which one, for how many, who plays, by which house rules; and beside it the rules as they will be played.

What was played last is chosen; one click plays. The pages share a `Plan` and follow it; where the dialog is narrow, the
rule sheet is a page of its own.
"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QLineEdit, QTabWidget, QVBoxLayout, QWidget

from canasta_desktop.game.house_rules import Given
from canasta_desktop.game.people import People
from canasta_desktop.game.presets import Presets
from canasta_desktop.game.recent_setups import RecentSetups
from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.parts import stack_of
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.new_game.game_page import GamePage
from canasta_desktop.ui.new_game.house_rules import HouseRulesPage
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.new_game.presets import PresetsPage
from canasta_desktop.ui.new_game.rule_view import RuleView
from canasta_desktop.ui.new_game.seats import SeatsPage
from canasta_desktop.ui.rule_sheet.changes import compared, count_of_changes
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.plain_widgets import label, put
from canasta_desktop.ui.wording.rules.rule_words import Section
from canasta_desktop.ui.wording.wording import Wording, sentence

WIDE = 52
"""The rule sheet stands beside the pages where the dialog is wider than so many lines are high."""
SHOW = "show"


class NewGameDialog(Dialog):
    """`chosen` carries the `NewGameChoice` when Play was pressed; the dialog is closed then."""

    chosen = Signal(object)

    def __init__(
        self,
        last: NewGameChoice,
        words: Wording,
        parent: QWidget | None = None,
        *,
        is_running: bool = False,
        recent_setups: RecentSetups = (),
        presets: Presets | None = None,
        own_portrait: str = "",
        people: People | None = None,
        own_profile: str = "",
    ) -> None:
        """`last` is chosen at first; `is_running`: a match is being played, which ends with this one's beginning.

        `own_portrait` is the key of the one in the settings, `own_profile` that of the one of `people` who plays here.
        """
        super().__init__(parent, QSize(1200, 760))
        self._words, self._is_running = words, is_running
        self._shown: tuple[Section, ...] | None = None
        self._shown_system = ""
        self._worded: tuple[str, int, Given] | None = None
        self._is_wide = True
        self.plan = Plan(last, recent_setups, self, own_portrait, people, own_profile)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("pages")
        pages = stack_of(self.tabs)
        self.game = GamePage(self.plan, words, pages)
        self.seats = SeatsPage(self.plan, words, pages)
        self.house_rules = HouseRulesPage(self.plan, words, pages)
        self.presets = PresetsPage(self.plan, presets if presets is not None else Presets(), words, pages)
        self._sheet_page = QWidget(self)
        self.sheet = RuleView(self._sheet_page)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.play_button.setFocus()

    @property
    def choice(self) -> NewGameChoice:
        """What is chosen now."""
        return self.plan.choice()

    # --- building ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.tabBar().setExpanding(False)
        self.tabs.setUsesScrollButtons(True)
        for page in (self.game, self.seats, self.house_rules, self.presets):
            self.tabs.addTab(page, "")
        self.sheet.setProperty("look", "sheet")
        column = QVBoxLayout(self._sheet_page)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        self._sheet_title, self._sheet_line = label(look="heading"), label(look="second")
        for widget in (self._sheet_title, self._sheet_line):
            column.addWidget(widget)
        column.addWidget(self.sheet, 1)
        self._panes = QHBoxLayout()
        self._panes.setSpacing(18)
        self._panes.addWidget(self.tabs, 3)
        self._panes.addWidget(self._sheet_page, 2)
        self.body.setSpacing(10)
        self.body.addLayout(self._panes, 1)
        self.problem = Notice("problem", in_line=True)
        self.body.addWidget(self.problem)
        self.kept = label(look="second")
        self.add_note(self.kept)
        self.cancel_button = self.add_button("cancel")
        self.play_button = self.add_button("play", primary=True)

    def _connect(self) -> None:
        self.plan.changed.connect(self._follow)
        self.game.house_rules_wanted.connect(self._open_house_rules)
        self.game.seat_wanted.connect(self._open_seat)
        self.presets.used.connect(self._open_game)
        self.problem.taken.connect(self._show_problem)
        self.cancel_button.clicked.connect(self.reject)
        self.play_button.clicked.connect(self._play)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._find)
        self.turn_by_keys(self.tabs)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside each other where there is room, else the sheet is one page more."""
        super().resizeEvent(event)
        is_wide = self.width() > WIDE * self.fontMetrics().height()
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        if is_wide:
            self.tabs.removeTab(self.tabs.indexOf(self._sheet_page))
            self._panes.addWidget(self._sheet_page, 2)
            self._sheet_page.show()
        else:
            self._panes.removeWidget(self._sheet_page)
            self.tabs.addTab(self._sheet_page, "")
        self._word_tabs()

    # --- choosing ----------------------------------------------------------------------------------

    def _open_house_rules(self) -> None:
        self.tabs.setCurrentWidget(self.house_rules)
        self.house_rules.search.setFocus()

    def _open_seat(self, place: int) -> None:
        self.tabs.setCurrentWidget(self.seats)
        self.seats.choose(place)
        self.seats.table.seats[place].setFocus()

    def _open_game(self) -> None:
        self.tabs.setCurrentWidget(self.game)
        self.play_button.setFocus()

    def _find(self) -> None:
        """The search field of the house rules."""
        self._open_house_rules()
        self.house_rules.search.selectAll()

    def _show_problem(self) -> None:
        """Go to where the first contradiction is."""
        self.tabs.setCurrentWidget(self.house_rules)
        self.house_rules.show_option(self.plan.house.clashes[0].option)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, but not while something is being typed: there it ends the typing."""
        focus = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(
            focus, QLineEdit | QAbstractSpinBox
        ):
            super().keyPressEvent(event)
        elif self.game.isAncestorOf(focus) or self.seats.isAncestorOf(focus):
            self.play_button.setFocus()

    def _play(self) -> None:
        if not self.plan.house.clashes:
            self.chosen.emit(self.choice)
            self.accept()

    # --- following the plan ------------------------------------------------------------------------

    def _follow(self) -> None:
        """Have everything show what is planned now."""
        self._follow_page()
        self._follow_problem()
        self._follow_sheet()
        self._word_tabs()

    def _follow_page(self) -> None:
        """Only what can be seen follows at once; another page does when it is shown."""
        page = self.tabs.currentWidget()
        if isinstance(page, GamePage | SeatsPage | HouseRulesPage | PresetsPage):
            page.follow()

    def _follow_problem(self) -> None:
        """While the house rules contradict each other nobody can play, and it says why."""
        house = self.plan.house
        clashes = [self._words.options.error(clash, house.system, house.players) for clash in house.clashes]
        text = self.tr("This cannot be played yet. {why}").format(why=" ".join(clashes)) if clashes else ""
        self.problem.show_note(text, "error", ((SHOW, self.tr("Show it")),) if clashes else ())
        self.play_button.setEnabled(not clashes)
        tool_tip(self.play_button, text)
        self.play_button.setAccessibleDescription(text)

    def _follow_sheet(self) -> None:
        """The rules in words, worded again only where they have changed: a letter in a name changes none."""
        plan, words = self.plan, self._words
        given = plan.house.given
        if self._shown is not None and self._worded == (plan.system, plan.players, given):
            return
        self._worded = (plan.system, plan.players, given)
        played = words.rules.sheet(plan.rules)
        plain = words.rules.sheet(rule_set(plan.system, plan.players)) if given else played
        is_same_game = plan.system == self._shown_system
        chapters = compared(played, plain, self._shown if is_same_game else None)
        if played != self._shown or not self.sheet.has_chapters():
            self.sheet.show_chapters(chapters, words.rules.star(), from_the_top=not is_same_game)
            self._shown, self._shown_system = played, plan.system
        count = count_of_changes(chapters)
        about = self.tr("{rules} · {players}").format(
            rules=words.names.system(plan.system), players=sentence(words.names.players(plan.players))
        )
        changed = self.tr("%n rule(s) changed by house rules", "", count) if count else ""
        self._sheet_line.setText(" · ".join(filter(None, (about, changed))))
        if plan.house.clashes:
            self._sheet_line.setText(self.tr("Without the rules that contradict each other."))

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        kept = self.tr("The game in progress is kept: choose “Back to the previous game” in the menu.")
        self.set_title(self.tr("New game"))
        put(self.kept, kept if self._is_running else "")
        self._sheet_title.setText(self.tr("The rules as they will be played"))
        self.sheet.setAccessibleName(self._sheet_title.text())
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.play_button.setText(self.tr("Play"))
        self._shown = None
        self._follow()

    def _word_tabs(self) -> None:
        count = len(self.plan.house.given)
        rules = self.tr("House rules ({count})").format(count=count) if count else self.tr("House rules")
        texts = (self.tr("Game"), self.tr("Seats"), rules, self.tr("Presets"), self.tr("Rule sheet"))
        for index in range(self.tabs.count()):
            self.tabs.setTabText(index, texts[index])
