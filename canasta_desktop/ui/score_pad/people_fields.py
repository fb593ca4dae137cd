"""Who plays at the real table: a field for each name, those of one side in a row, and who deals first."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.pad.scored_counts import seats_of_account
from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.dialogs.controls import Pick
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.dialogs.parts import Fields
from canasta_desktop.ui.window.plain_widgets import label
from canasta_desktop.ui.wording.base import number
from canasta_desktop.ui.wording.seating import SeatingWords

MOST_PLAYERS: Final = 6
NAME_WIDE: Final = 120
"""Least width of a field for a name, px."""


class PeopleFields(QWidget):
    """Names by seat and the first dealer, for whatever seating is shown."""

    def __init__(self, names: Sequence[str] = (), dealer: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seating: Seating | None = None
        self._words = SeatingWords()
        self._heading = label(look="heading")
        self._sides = [label(part="name", wraps=False) for _ in range(MOST_PLAYERS)]
        self.names = [NameField(f"name:{seat}") for seat in range(MOST_PLAYERS)]
        for field, name in zip(self.names, names, strict=False):
            field.show_name(name)
        self.dealer = Pick()
        self.dealer.setObjectName("dealer")
        self._first_dealer = dealer
        self._grid = QGridLayout()
        self._dealing = Fields(self, dense=True)
        self._dealing.add(self.dealer)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._heading)
        column.addLayout(self._grid)
        column.addWidget(self._dealing)
        for field in self.names:
            field.textEdited.connect(self._word_dealer)

    def seats(self) -> tuple[SeatSetup, ...]:
        """Who plays, by seat; who has no name is called by the usual one."""
        assert self._seating is not None
        given = tuple([SeatSetup(field.meant, SeatKind.PERSON) for field in self.names[: self._seating.players]])
        named = self._words.named(given)
        return tuple([seat._replace(name=name) for seat, name in zip(given, named, strict=True)])

    @property
    def first_dealer(self) -> int:
        """The seat that deals first."""
        return max(0, self.dealer.currentIndex())

    def fields_in_order(self) -> list[QWidget]:
        """All that Tab comes to, as it stands there."""
        assert self._seating is not None
        accounts = range(self._seating.accounts())
        seats = [seat for account in accounts for seat in seats_of_account(self._seating, account)]
        return [*[self.names[seat] for seat in seats], self.dealer]

    def show_seating(self, seating: Seating) -> None:
        """A field a seat, those of one side in a row; in the present language."""
        self._seating = seating
        for widget in (*self._sides, *self.names):
            self._grid.removeWidget(widget)
            widget.hide()
        for column in range(MOST_PLAYERS + 1):
            self._grid.setColumnStretch(column, 0)
        for account in range(seating.accounts()):
            self._grid.addWidget(self._sides[account], account, 0)
            self._sides[account].show()
            for place, seat in enumerate(seats_of_account(seating, account)):
                self._grid.addWidget(self.names[seat], account, place + 1)
                self._grid.setColumnStretch(place + 1, 1)
                self.names[seat].setMinimumWidth(NAME_WIDE)
                self.names[seat].show()
        self._word(seating)

    def _word(self, seating: Seating) -> None:
        self._heading.setText(self.tr("Who plays, in the order round the table"))
        is_side = seating.has_partners() and not seating.forms_sides()
        for place, shown in enumerate(self._sides):
            text = self.tr("Side {number}") if is_side else self.tr("Player {number}")
            shown.setText(text.format(number=number(place + 1)))
        for seat, field in enumerate(self.names):
            text = self.tr("Player {number}").format(number=number(seat + 1))
            field.setPlaceholderText(text)
            field.setAccessibleName(self.tr("Name of player {number}").format(number=number(seat + 1)))
        self._dealing.set_words(self.dealer, self.tr("Deals first"))
        self._word_dealer()

    def _word_dealer(self) -> None:
        """The dealer by name, as the names are typed."""
        chosen = self.dealer.currentIndex() if self.dealer.count() else self._first_dealer
        names = [seat.name for seat in self.seats()]
        self.dealer.clear()
        self.dealer.addItems(names)
        self.dealer.setCurrentIndex(min(max(0, chosen), len(names) - 1))
