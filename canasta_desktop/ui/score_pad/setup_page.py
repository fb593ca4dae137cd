"""The page on which a pad is begun: which game, by which house rules, who plays, who deals first."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from canasta_desktop.game.presets import Presets
from canasta_desktop.game.recent_setups import RecentSetups
from canasta_desktop.game.seats import Setup
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.dialogs.frame import keep_out_of_tab
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.parts import Choices, Fields, Scroll, stack_of
from canasta_desktop.ui.new_game.form_rows import FormRows
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.new_game.game_tiles import GameTiles
from canasta_desktop.ui.new_game.house_rules import HouseRulesPage
from canasta_desktop.ui.new_game.length_rows import LengthRows
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.new_game.presets import PresetsPage
from canasta_desktop.ui.score_pad.pad_words import PadWords
from canasta_desktop.ui.score_pad.people_fields import PeopleFields
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import number, sentence

MOST_PLAYERS = 6
NAME_WIDE = 120
"""Least width of a field for a name, px."""


class PadGamePage(Scroll):
    """Game, number of players, names and the first dealer; follows the plan."""

    def __init__(self, plan: Plan, words: PadWords, names: Sequence[str], parent: QWidget) -> None:
        """`names`: of those who played last."""
        super().__init__(parent)
        self._plan, self._words, self._seat_words = plan, words.words, SeatingWords()
        self.column.setContentsMargins(2, 7, 10, 6)
        self.column.setSpacing(8)
        scroll_by_touch(self)
        self.system = GameTiles(plan.offers, plan.system, "system", self.inside)
        self.fields = fields = Fields(self.inside, dense=True)
        self.players = fields.add(Choices(plan.offer.players, plan.players, "players", fields), beside=True)
        self._form_rows = FormRows(plan, self._words, fields)
        fields.add_whole(self._form_rows)
        self._length_rows = LengthRows(plan, fields, self._words)
        self.length, self.target = self._length_rows.length, self._length_rows.target
        self.people = PeopleFields(names, parent=self.inside)
        for widget in (self.system, self.fields, self.people):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self._connect()

    def _connect(self) -> None:
        self.system.chosen.connect(self._system_chosen)
        self.players.chosen.connect(self._players_chosen)

    # --- choosing ----------------------------------------------------------------------------------

    def _system_chosen(self, value: object) -> None:
        self._plan.set_system(str(value))

    def _players_chosen(self, value: object) -> None:
        self._plan.set_players(int(str(value)))

    # --- following the plan ------------------------------------------------------------------------

    def follow(self) -> None:
        """Show what is planned now, in the present language."""
        plan = self._plan
        self.system.set_value(plan.system)
        if [button.objectName() for button in self.players.buttons()] != [f"players:{n}" for n in plan.offer.players]:
            self.players.set_values(plan.offer.players, plan.players)
        self.players.set_value(plan.players)
        self._form_rows.follow()
        self._length_rows.follow()
        self.people.show_seating(plan.seating)
        self._word()
        for one, other in pairwise(self.fields_in_order()):
            QWidget.setTabOrder(one, other)

    def fields_in_order(self) -> list[QWidget]:
        """All that Tab comes to, as it stands on the page; rows that were made later are in their place."""
        choices = (self.system, self.players, *self._form_rows.forms.values(), self.length)
        buttons = [button for one in choices for button in one.buttons()]
        return [*buttons, self.target.edit, *self.people.fields_in_order()]

    # --- words -------------------------------------------------------------------------------------

    def _word(self) -> None:
        plan, words = self._plan, self._words
        self.setAccessibleName(self.tr("Game"))
        self.system.set_texts(self.tr("Rules"), [words.names.system(offer.system) for offer in plan.offers])
        self.players.set_texts(
            self.tr("Players"), [sentence(words.names.players(count)) for count in plan.offer.players]
        )
        for button, count in zip(self.players.buttons(), plan.offer.players, strict=True):
            button.setText(number(count))
        self.fields.set_words(self.players, self.tr("Players"), self._seat_words.form(plan.seating))
        self._form_rows.word()
        self._length_rows.word()


class PadSetupPage(QWidget):
    """`chosen` carries a `Setup` and the seat that deals first; `cancelled`: no pad is begun."""

    chosen = Signal(object, int)
    cancelled = Signal()

    def __init__(
        self,
        last: NewGameChoice,
        words: PadWords,
        names: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        recent_setups: RecentSetups = (),
        presets: Presets | None = None,
    ) -> None:
        """`last` is what was played last, `names` those of the people who did."""
        super().__init__(parent)
        self._words = words
        self.plan = Plan(last, recent_setups, self)
        self.tabs = QTabWidget(self)
        pages = stack_of(self.tabs)
        self.game = PadGamePage(self.plan, words, names, pages)
        self.house_rules = HouseRulesPage(self.plan, words.words, pages)
        self.presets = PresetsPage(self.plan, presets if presets is not None else Presets(), words.words, pages)
        self.problem = Notice("problem", in_line=True)
        self.buttons = {name: QPushButton() for name in ("cancel", "begin")}
        self._lay_out()
        self.plan.changed.connect(self._follow)
        self.presets.used.connect(self._preset_used)
        self.buttons["cancel"].clicked.connect(self.cancelled)
        self.buttons["begin"].clicked.connect(self._begin)
        self.retranslate()

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        keep_out_of_tab(self.tabs)
        self.tabs.tabBar().setExpanding(False)
        for page in (self.game, self.house_rules, self.presets):
            self.tabs.addTab(page, "")
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for name, button in self.buttons.items():
            button.setObjectName(f"setup:{name}")
            button.setAutoDefault(False)
            foot.addWidget(button)
        self.buttons["begin"].setProperty("look", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.problem)
        column.addLayout(foot)

    def begin(self) -> None:
        """The keyboard to the game."""
        self.game.system.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        chosen = next((one for one in self.game.system.buttons() if one.isChecked()), None)
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        house = self.plan.house
        if not house.clashes:
            setup = Setup(house.system, house.players, house.given, self.game.people.seats())
            self.chosen.emit(setup, self.game.people.first_dealer)

    def _preset_used(self) -> None:
        self.tabs.setCurrentWidget(self.game)

    def _follow(self) -> None:
        house, words = self.plan.house, self._words.words
        self.game.follow()
        for one, other in pairwise((self.game.people.dealer, *self.buttons.values())):
            QWidget.setTabOrder(one, other)
        for page in (self.house_rules, self.presets):
            if self.tabs.currentWidget() is page:
                page.follow()
        clashes = [words.options.error(clash, house.system, house.players) for clash in house.clashes]
        self.problem.show_note(
            self.tr("This cannot be played yet. {why}").format(why=" ".join(clashes)) if clashes else ""
        )
        self.buttons["begin"].setEnabled(not clashes)
        count = len(house.given)
        rules = self.tr("House rules ({count})").format(count=count) if count else self.tr("House rules")
        for index, text in enumerate((self.tr("Game"), rules, self.tr("Presets"))):
            self.tabs.setTabText(index, text)

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.buttons["cancel"].setText(self.tr("Cancel"))
        self.buttons["begin"].setText(self.tr("Begin"))
        self._follow()
