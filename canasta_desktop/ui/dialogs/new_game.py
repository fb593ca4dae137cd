"""A new game: what, with how many, against whom, to which score. What was played last is chosen; one click plays."""

from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from canasta_desktop.ui.dialogs.controls import Opener, Stepper
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.game_choice import LONGEST_NAME, NewGameChoice, Offer, levels, offers
from canasta_desktop.ui.dialogs.parts import Choices, Fields, Scroll, box
from canasta_desktop.ui.panel_parts import label
from canasta_desktop.ui.wording import Wording, number, sentence

LEAST_TARGET, MOST_TARGET, TARGET_STEP = 500, 50_000, 500


class NewGameDialog(Dialog):
    """`chosen` carries the `NewGameChoice` when Play was pressed; the dialog is closed then."""

    chosen = Signal(object)

    def __init__(
        self, last: NewGameChoice, words: Wording, parent: QWidget | None = None, *, is_running: bool = False
    ) -> None:
        """`last` is chosen at first; `is_running`: a match is being played, which ends with this one's beginning."""
        super().__init__(parent, QSize(600, 520))
        self._words = words
        self._is_running = is_running
        self._offers = offers()
        self._choice = last
        self._build()
        self._show_names(shown=any(last.names[1:]))
        self.retranslate()
        self.play_button.setFocus()

    @property
    def choice(self) -> NewGameChoice:
        """What is chosen now."""
        target = self.target.value
        usual = self._offer().form(int(self.players.value)).target
        return replace(
            self._choice,
            system=str(self.system.value),
            players=int(self.players.value),
            partner=str(self.partner.value),
            opponent=str(self.opponent.value),
            target=0 if target == usual else target,
            names=tuple([edit.text().strip() for edit in self.names]),
        )

    # --- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        last = self._choice
        offer = self._offer()
        scroll = Scroll(self)
        self.fields = Fields()
        self.system = self.fields.add(Choices([o.system for o in self._offers], last.system, "system"))
        self.players = self.fields.add(Choices([f.players for f in offer.forms], last.players, "players"))
        self.opponent = self.fields.add(Choices(levels(), last.opponent, "opponent"))
        self.partner = self.fields.add(Choices(levels(), last.partner, "partner"))
        target = last.target or offer.form(last.players).target
        self.target = self.fields.add(Stepper((LEAST_TARGET, MOST_TARGET, TARGET_STEP), target, "target"))
        scroll.column.addWidget(self.fields)
        self.more = Opener()
        self.more.setObjectName("names")
        self.more.set_openable(openable=True)
        scroll.column.addWidget(self.more)
        self._names_box = self._made_names()
        scroll.column.addWidget(self._names_box)
        scroll.column.addStretch(1)
        self.body.addWidget(scroll)
        self.cancel_button = self.add_button("cancel")
        self.play_button = self.add_button("play", primary=True)
        self.system.chosen.connect(self._system_chosen)
        self.players.chosen.connect(self._players_chosen)
        self.more.toggled.connect(self._more_toggled)
        self.cancel_button.clicked.connect(self.reject)
        self.play_button.clicked.connect(self._play)

    def _made_names(self) -> QWidget:
        frame, column = box()
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        most = max(form.players for offer in self._offers for form in offer.forms)
        self.names = [QLineEdit(objectName=f"name:{seat}") for seat in range(most)]
        self._name_labels = [label() for _ in self.names]
        for seat, (edit, text) in enumerate(zip(self.names, self._name_labels, strict=True)):
            edit.setMaxLength(LONGEST_NAME)
            edit.setText(self._choice.name(seat))
            text.setBuddy(edit)
            grid.addWidget(text, seat, 0)
            grid.addWidget(edit, seat, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        return frame

    # --- choosing ----------------------------------------------------------------------------------

    def _offer(self) -> Offer:
        system = self.system.value if hasattr(self, "system") else self._choice.system
        return next(offer for offer in self._offers if offer.system == system)

    def _system_chosen(self) -> None:
        forms = self._offer().forms
        self.players.set_values([form.players for form in forms], self.players.value)
        self._players_chosen()

    def _players_chosen(self) -> None:
        """Another number of players has another target of its own, and other seats."""
        self.target.set_value(self._offer().form(int(self.players.value)).target)
        self.retranslate()

    def _more_toggled(self) -> None:
        self._show_names(shown=self.more.isChecked())

    def _show_names(self, *, shown: bool) -> None:
        self.more.setChecked(shown)
        self._names_box.setVisible(shown)

    def _play(self) -> None:
        self.chosen.emit(self.choice)
        self.accept()

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        names = self._words.names
        form = self._offer().form(int(self.players.value))
        running = self.tr("The game in progress ends when you press Play.") if self._is_running else ""
        self.set_title(self.tr("New game"), running)
        self.system.set_texts(self.tr("Rules"), [names.system(offer.system) for offer in self._offers])
        self.fields.set_words(self.system, self.tr("Rules"), names.system_line(str(self.system.value)))
        texts = [sentence(names.players(form.players)) for form in self._offer().forms]
        self.players.set_texts(self.tr("Players"), texts)
        self.fields.set_words(self.players, self.tr("Players"), self._about_seats(bool(form.partners)))
        level_names = [names.level(level) for level in levels()]
        self.opponent.set_texts(self.tr("Opponents"), level_names)
        self.partner.set_texts(self.tr("Partner"), level_names)
        opponents = self.tr("Opponents") if form.players - len(form.partners) > 2 else self.tr("Opponent")
        self.fields.set_words(self.opponent, opponents)
        self.fields.set_words(self.partner, self.tr("Partner"))
        self.fields.set_row_visible(self.partner, visible=bool(form.partners))
        usual = self.tr("{points} points are usual.").format(points=number(form.target))
        self.fields.set_words(self.target, self.tr("Target"), usual)
        self.target.set_words(self.tr("Target"), self.tr("Lower"), self.tr("Higher"))
        self.more.setText(self.tr("Names"))
        self._word_names(form.players, form.partners)
        self.cancel_button.setText(self.tr("Cancel"))
        self.play_button.setText(self.tr("Play"))

    def _about_seats(self, has_partners: bool) -> str:
        if has_partners:
            return self.tr("You play together with the partner opposite you.")
        return self.tr("Everybody plays alone.")

    def _word_names(self, players: int, partners: tuple[int, ...]) -> None:
        names = self._words.names
        for seat, (edit, text) in enumerate(zip(self.names, self._name_labels, strict=True)):
            role = names.you() if seat == 0 else names.partner() if seat in partners else names.opponent()
            usual = names.you() if seat == 0 else names.computer(seat)
            text.setText(role)
            edit.setPlaceholderText(usual)
            edit.setAccessibleName(self.tr("Name: {role}").format(role=role))
            for widget in (edit, text):
                widget.setVisible(seat < players)
