"""Who sits at the chosen seat: a person or a computer player, its name, portrait, temperament and strength."""

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.bots.policy import Temperament
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.ui.dialogs.controls import Opener
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.dialogs.parts import Choices
from canasta_desktop.ui.dialogs.picture_choices import PictureChoices
from canasta_desktop.ui.dialogs.settings_parts import own_portraits
from canasta_desktop.ui.new_game.game_choice import levels, usual_level
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.new_game.temperament_editor import TemperamentEditor
from canasta_desktop.ui.portraits import CHARACTERS, portrait_picture
from canasta_desktop.ui.text.plain_text import on_a_button, tool_tip
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.window.plain_widgets import label, reveal
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import Wording, isolated, number, sentence

SIZE: Final = QSize(44, 44)
"""Of the portraits to choose from, px."""
MOST_LETTERS: Final = 18
"""Of a person's name on a button."""
PERSON, COMPUTER = SeatKind.PERSON.value, SeatKind.COMPUTER.value


def _portrait(key: object, ratio: float) -> QPixmap:
    return portrait_picture(str(key), SIZE.width(), ratio)


class SeatEditor(QFrame):
    """Changes the plan at `place`; `moved` carries two places that have swapped."""

    moved = Signal(int, int)
    unfolded = Signal()
    """The temperament has come into sight, and may lie outside of what is scrolled to."""

    def __init__(self, plan: Plan, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan, self._words, self._seat_words = plan, words, SeatingWords()
        self.place = 0
        self.setProperty("look", "box")
        # in the order in which Tab comes to them
        self.name = NameField("seat-name", self)
        self.kind = Choices((PERSON, COMPUTER), PERSON, "seat-kind", self)
        self.earlier, self.later = QPushButton(self), QPushButton(self)
        self.person = Choices((), "", "seat-person", self)
        self.character = PictureChoices(tuple(CHARACTERS), "", "seat-character", _portrait, SIZE, self)
        self.portrait = PictureChoices(own_portraits(), "", "seat-portrait", _portrait, SIZE, self)
        self.manner = Opener(self)
        self.manner.setObjectName("seat-manner")
        self.manner.set_openable(openable=True)
        self.remember = QPushButton(self)
        self.temperament = TemperamentEditor(words, self)
        self.temperament.hide()
        self.level = Choices(levels(), usual_level(), "seat-level", self)
        self.company = label(look="second")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.remember.setProperty("part", "link")
        for button, name in (
            (self.earlier, "seat-earlier"),
            (self.later, "seat-later"),
            (self.remember, "seat-remember"),
        ):
            button.setObjectName(name)
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        head = QGridLayout()
        head.setHorizontalSpacing(8)
        head.addWidget(self.name, 0, 0)
        head.addWidget(self.kind, 0, 1)
        head.addWidget(self.earlier, 0, 2)
        head.addWidget(self.later, 0, 3)
        head.setColumnStretch(0, 4)
        head.setColumnStretch(1, 5)
        told = QHBoxLayout()
        told.addWidget(self.manner, 3)
        told.addWidget(self.remember)
        told.addWidget(self.company, 2)
        column.addLayout(head)
        column.addWidget(self.person)
        column.addWidget(self.character)
        column.addWidget(self.portrait)
        column.addLayout(told)
        column.addWidget(self.temperament)
        column.addWidget(self.level)

    def _connect(self) -> None:
        self.name.textEdited.connect(self._renamed)
        self.person.chosen.connect(self._person_chosen)
        self.remember.clicked.connect(self._remember)
        self.kind.chosen.connect(self._kind_chosen)
        self.character.chosen.connect(self._portrait_chosen)
        self.portrait.chosen.connect(self._portrait_chosen)
        self.level.chosen.connect(self._level_chosen)
        self.manner.toggled.connect(self._manner_opened)
        self.temperament.chosen.connect(self._temperament_chosen)
        self.earlier.clicked.connect(self._move_earlier)
        self.later.clicked.connect(self._move_later)

    # --- choosing ----------------------------------------------------------------------------------

    def _renamed(self, name: str) -> None:
        self._plan.table.set_name(self.place, name)

    def _person_chosen(self, key: object) -> None:
        """One of the people; a guest's name is to be typed."""
        self._plan.table.set_person(self.place, str(key))
        if not key:
            self.name.setFocus()

    def _remember(self) -> None:
        self._plan.table.remember(self.place)

    def _kind_chosen(self, kind: object) -> None:
        self._plan.table.set_level(self.place, None if kind == PERSON else self._usual_level())

    def _usual_level(self) -> str:
        """That of the other computer players, the weakest of them."""
        played_at = {seat.level for seat in self._plan.table.seats if seat.kind is SeatKind.COMPUTER}
        return next((level for level in levels() if level in played_at), usual_level())

    def _portrait_chosen(self, key: object) -> None:
        self._plan.table.set_portrait(self.place, str(key))

    def _level_chosen(self, level: object) -> None:
        self._plan.table.set_level(self.place, str(level))

    def _manner_opened(self, is_open: bool) -> None:
        self._show_temperament()
        if is_open:
            self.unfolded.emit()

    def _temperament_chosen(self, temperament: object) -> None:
        assert temperament is None or isinstance(temperament, Temperament)
        self._plan.table.set_temperament(self.place, temperament)

    def _move_earlier(self) -> None:
        self._move(-1)

    def _move_later(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        """Swap with the next seat that way round the table."""
        other = (self.place + by) % self._plan.players
        self.moved.emit(self.place, other)

    # --- following the plan ------------------------------------------------------------------------

    def follow(self) -> None:
        """Show who sits here, in the present language."""
        plan, words = self._plan, self._seat_words
        seat, names = plan.table.seats[self.place], plan.table.names()
        is_person = seat.kind is SeatKind.PERSON
        face = plan.table.faces()[self.place]
        self.name.show_name(seat.name)
        self.name.setPlaceholderText(words.usual_name(self.place, plan.table.seats))
        self.kind.set_value(seat.kind.value)
        self.level.set_value(seat.level)
        self._show_people(seat if is_person else None)
        reveal(self.character, is_shown=not is_person)
        reveal(self.level, is_shown=not is_person)
        reveal(self.portrait, is_shown=is_person)
        self.character.set_value(face)
        self.portrait.set_value(face)
        self.company.setText(words.company(self.place, words.as_partners(plan.table.seats), plan.seating))
        reveal(self.manner, is_shown=not is_person)
        self.manner.setText("" if is_person else self._manner(names[self.place]))
        self._show_temperament()
        self._word(isolated(names[self.place]))

    def _show_people(self, seat: SeatSetup | None) -> None:
        """Who of the people sits here, where there is somebody to choose from; a guest can become one of them."""
        people = self._plan.table.people.all() if seat is not None else []
        keys = [*[one.key for one in people], ""]
        if self.person.values != keys:
            self.person.set_values(keys, "")
        self.person.set_value(seat.profile if seat is not None else "")
        called = [one.name or self._words.names.you() for one in people]
        asked = self.tr("Who sits on seat {number}").format(number=number(self.place + 1))
        self.person.set_texts(asked, (*called, self.tr("A guest")), MOST_LETTERS)
        reveal(self.person, is_shown=len(people) > 1)
        reveal(self.remember, is_shown=self._plan.table.can_remember(self.place))
        if seat is not None:
            name = isolated(shortened(seat.name, MOST_LETTERS))
            self.remember.setText(on_a_button(self.tr("Remember {name}").format(name=name)))
            tool_tip(self.remember, self.tr("With their own settings and statistics"))

    def _manner(self, name: str) -> str:
        """ "Mira: always wants the pile"."""
        plan = self._plan
        if plan.table.seats[self.place].temperament is not None:
            return self.tr("{name}: plays as you have set").format(name=isolated(name))
        line = self._words.characters.temperament(plan.table.characters()[self.place])
        return self.tr("{name}: {temperament}").format(name=isolated(name), temperament=line)

    def _show_temperament(self) -> None:
        """How the player leans, where that is unfolded."""
        plan = self._plan
        seat = plan.table.seats[self.place]
        reveal(self.temperament, is_shown=self.manner.isChecked() and seat.kind is SeatKind.COMPUTER)
        self.temperament.show_temperament(plan.table.temperament(self.place), is_own=seat.temperament is None)

    def _word(self, name: str) -> None:
        characters = self._words.characters
        manner = characters.manner(
            self._plan.table.characters()[self.place], self._plan.table.seats[self.place].temperament
        )
        self.manner.setAccessibleName(self.tr("Temperament of {name}: {manner}").format(name=name, manner=manner))
        tool_tip(self.manner, self.tr("Set the temperament"))
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number(self.place + 1)))
        asked = self.tr("Who plays seat {number}").format(number=number(self.place + 1))
        self.kind.set_texts(asked, (self.tr("Person"), self.tr("Computer")))
        told = [f"{characters.portrait(key)}: {characters.temperament(key)}" for key in CHARACTERS]
        self.character.set_texts(self.tr("Player"), told)
        portraits = [sentence(characters.portrait(key)) for key in own_portraits()]
        self.portrait.set_texts(self.tr("Portrait"), portraits)
        self.level.set_texts(self.tr("Strength"), [self._words.names.level(level) for level in levels()])
        for button, sign, text in (
            (self.earlier, "↺", self.tr("Move {name} one seat back")),
            (self.later, "↻", self.tr("Move {name} one seat on")),
        ):
            button.setText(sign)
            button.setAccessibleName(text.format(name=name))
            tool_tip(button, button.accessibleName())
