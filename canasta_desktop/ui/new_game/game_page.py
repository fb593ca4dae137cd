"""The first page of a new game: which game, by its picture; for how many, who plays, how strong, how far."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.parts import Choices, Fields, Scroll
from canasta_desktop.ui.new_game.form_rows import FormRows
from canasta_desktop.ui.new_game.game_choice import Company, company, levels
from canasta_desktop.ui.new_game.game_tiles import GameTiles
from canasta_desktop.ui.new_game.length_rows import LengthRows
from canasta_desktop.ui.new_game.plan import LENGTH, TARGET, Plan
from canasta_desktop.ui.new_game.seat_portrait import PeopleRow
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.plain_widgets import Link, label, put, reveal
from canasta_desktop.ui.wording.game_profiles import GameProfileWords
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import Wording, number, sentence


class GamePage(Scroll):
    """Follows the plan; `house_rules_wanted`: the person wants to see what was changed; `seat_wanted`: a seat."""

    house_rules_wanted = Signal()
    seat_wanted = Signal(int)

    def __init__(self, plan: Plan, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan, self._words, self._seat_words = plan, words, SeatingWords()
        self._provisional = {offer.system for offer in plan.offers if offer.is_provisional}
        self._profiles = GameProfileWords()
        self.column.setContentsMargins(2, 7, 10, 6)
        self.column.setSpacing(6)
        self.system = GameTiles(plan.offers, plan.system, "system", self.inside)
        self.about = label(look="second")
        self.column.addWidget(self.system)
        self.column.addWidget(self.about)
        self.fields = Fields(self.inside, dense=True)
        self._build()
        self.column.addWidget(self.fields)
        self.trust = Fact("trust")
        self.column.addWidget(self.trust)
        self.summary, self.open_rules = label(look="second"), Link()
        self.open_rules.setObjectName("open-house-rules")
        self.column.addWidget(self.summary)
        self.column.addWidget(self.open_rules)
        self.column.addStretch(1)
        self.trust.toggled.connect(plan.table.set_trust)
        self.open_rules.clicked.connect(self.house_rules_wanted)

    def _build(self) -> None:
        plan, fields = self._plan, self.fields
        self.players = fields.add(Choices(plan.offer.players, plan.players, "players", fields), beside=True)
        self._form_rows = FormRows(plan, self._words, fields)
        fields.add_whole(self._form_rows)
        companies = [one.value for one in Company]
        self.company = fields.add(Choices(companies, company(plan.table.seats).value, "company", fields))
        self.people = PeopleRow("people")
        fields.add_below(self.people)
        self.level = fields.add(Choices(levels(), levels()[0], "level", fields))
        self._length_rows = LengthRows(plan, fields, self._words)
        self.length, self.target = self._length_rows.length, self._length_rows.target
        self.system.chosen.connect(self._system_chosen)
        self.players.chosen.connect(self._players_chosen)
        self.company.chosen.connect(self._company_chosen)
        self.level.chosen.connect(self._level_chosen)
        self.people.chosen.connect(self.seat_wanted)

    # --- choosing ----------------------------------------------------------------------------------

    def _system_chosen(self, value: object) -> None:
        self._plan.set_system(str(value))

    def _players_chosen(self, value: object) -> None:
        self._plan.set_players(int(str(value)))

    def _company_chosen(self, value: object) -> None:
        self._plan.table.set_company(Company(value), self._plan.seating)

    def _level_chosen(self, value: object) -> None:
        self._plan.table.set_levels(str(value))

    # --- following the plan ------------------------------------------------------------------------

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """A page that was not in sight has not followed."""
        super().showEvent(event)
        self.follow()

    def follow(self) -> None:
        """Show what is planned now, in the present language."""
        plan = self._plan
        self.system.set_value(plan.system)
        if [button.objectName() for button in self.players.buttons()] != [f"players:{n}" for n in plan.offer.players]:
            self.players.set_values(plan.offer.players, plan.players)
        self.players.set_value(plan.players)
        self._form_rows.follow()
        self.company.set_value(company(plan.table.seats).value)
        played_at = {seat.level for seat in plan.table.seats if seat.kind is SeatKind.COMPUTER}
        if len(played_at) == 1:
            self.level.set_value(played_at.pop())
        else:
            self.level.choose_none()
        self._length_rows.follow()
        with QSignalBlocker(self.trust):
            self.trust.setChecked(plan.table.trust_partners)
        self._word()

    # --- words -------------------------------------------------------------------------------------

    def _word(self) -> None:
        plan, names = self._plan, self._words.names
        self.setAccessibleName(self.tr("Game"))
        systems = [
            self.tr("{system} (provisional)").format(system=names.system(offer.system))
            if offer.system in self._provisional
            else names.system(offer.system)
            for offer in plan.offers
        ]
        self.system.set_texts(self.tr("Rules"), systems)
        line = names.system_line(plan.system)
        if plan.system in self._provisional:
            rest = self.tr("Provisional: only some of its rules are known; the rest follows Classic Canasta.")
            line = f"{line} {rest}"
        profile = sentence(self._profiles.line(plan.system, plan.offer.players))
        self.about.setText(f"{profile}. {line}")
        for button, offer in zip(self.system.buttons(), plan.offers, strict=True):
            told = names.system_line(offer.system), sentence(self._profiles.line(offer.system, offer.players))
            button.setAccessibleDescription(" ".join([told[0], f"{told[1]}."]))
            tool_tip(button, "\n".join(told))
        counts = [sentence(names.players(count)) for count in plan.offer.players]
        self.players.set_texts(self.tr("Players"), counts)
        for button, count in zip(self.players.buttons(), plan.offer.players, strict=True):
            button.setText(number(count))
        self.fields.set_words(self.players, self.tr("Players"), self._seat_words.form(plan.seating))
        self._form_rows.word()
        self._word_company()
        self._length_rows.word()
        self.trust.setText(self.tr("No curtain between partners"))
        reveal(self.trust, is_shown=plan.asks_for_trust)
        self._word_summary()

    def _word_company(self) -> None:
        plan = self._plan
        texts = (self.tr("Just me"), self.tr("Several people"), self.tr("Only watch"))
        self.company.set_texts(self.tr("Who plays"), texts)
        self.fields.set_words(self.company, self.tr("Who plays"))
        self.people.show_people(plan.table.names(), plan.table.faces(), plan.seating)
        self.level.set_texts(self.tr("Strength"), [self._words.names.level(level) for level in levels()])
        has_computers = any(seat.kind is SeatKind.COMPUTER for seat in plan.table.seats)
        mixed = len({seat.level for seat in plan.table.seats if seat.kind is SeatKind.COMPUTER}) > 1
        note = self.tr("They play at different levels, as set under “Seats”.") if mixed else ""
        self.fields.set_words(self.level, self.tr("Strength"), note)
        self.fields.set_row_visible(self.level, visible=has_computers)

    def _word_summary(self) -> None:
        plan, words = self._plan, self._words.options
        given = plan.house.given
        phrases = [
            words.phrase(plan.house.option(name), value) for name, value in given if name not in (TARGET, LENGTH)
        ]
        if phrases:
            put(self.summary, self.tr("House rules: {changes}.").format(changes="; ".join(phrases)))
        else:
            put(self.summary, self.tr("No house rules are changed."))
        self.open_rules.setText(self.tr("Change house rules"))
