"""The page of seats: who sits where, person or computer and how strong, and who plays with whom."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout

from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import Fact, Pick
from canasta_desktop.ui.dialogs.game_choice import levels
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.dialogs.parts import Scroll
from canasta_desktop.ui.dialogs.plan import Plan
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.dialogs.seat_picture import SeatPicture
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.panel_parts import label
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import Wording, isolated, number

EARLIER, LATER = "↑", "↓"


class SeatRow(QFrame):
    """One seat; `renamed` carries the place and the name, `taken` the place and a level or None, `moved` two places."""

    renamed = Signal(int, str)
    taken = Signal(int, object)
    moved = Signal(int, int)

    def __init__(self, place: int, words: Wording, seat_words: SeatingWords) -> None:
        super().__init__()
        self._place, self._words, self._seat_words = place, words, seat_words
        self.setProperty("look", "box")
        self.setObjectName(f"seat:{place}")
        self._number, self._company = label(look="heading", wraps=False), label(look="second")
        self.name = NameField(f"name:{place}")
        self.by = Pick()
        self.by.setObjectName(f"by:{place}")
        self.earlier, self.later = QPushButton(EARLIER), QPushButton(LATER)
        self._lay_out()
        self.name.textEdited.connect(self._renamed)
        self.by.activated.connect(self._taken)
        self.earlier.clicked.connect(self._move_earlier)
        self.later.clicked.connect(self._move_later)

    def _lay_out(self) -> None:
        for button, name in ((self.earlier, "earlier"), (self.later, "later")):
            button.setObjectName(f"{name}:{self._place}")
            button.setAutoDefault(False)
            button.setFixedWidth(40)
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 8, 10, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        moves = QHBoxLayout()
        moves.setSpacing(4)
        moves.addWidget(self.earlier)
        moves.addWidget(self.later)
        grid.addWidget(self._number, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.by, 0, 2)
        grid.addLayout(moves, 0, 3)
        grid.addWidget(self._company, 1, 1, 1, 3)
        grid.setColumnStretch(1, 1)

    def _renamed(self, name: str) -> None:
        self.renamed.emit(self._place, name)

    def _taken(self, index: int) -> None:
        self.taken.emit(self._place, None if index == 0 else levels()[index - 1])

    def _move_earlier(self) -> None:
        self.moved.emit(self._place, self._place - 1)

    def _move_later(self) -> None:
        self.moved.emit(self._place, self._place + 1)

    def follow(self, plan: Plan) -> None:
        """Show who sits here, in the present language."""
        seat, words = plan.seats[self._place], self._seat_words
        names = words.named(plan.seats)
        self._number.setText(number(self._place + 1))
        self._number.ensurePolished()
        self._number.setFixedWidth(self._number.fontMetrics().horizontalAdvance("0") + 6)
        self.name.show_name(seat.name)
        self.name.setPlaceholderText(words.usual_name(self._place, plan.seats))
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number(self._place + 1)))
        texts = [self.tr("Person"), *[self._level_text(level) for level in levels()]]
        if [self.by.itemText(index) for index in range(self.by.count())] != texts:
            self.by.clear()
            self.by.addItems(texts)
        with QSignalBlocker(self.by):
            self.by.setCurrentIndex(0 if seat.kind is SeatKind.PERSON else 1 + levels().index(seat.level))
        self.by.setAccessibleName(self.tr("Who plays seat {number}").format(number=number(self._place + 1)))
        self._company.setText(words.company(self._place, names, plan.seating))
        self.by.setAccessibleDescription(self._company.text())
        self.earlier.setEnabled(self._place > 0)
        self.later.setEnabled(self._place + 1 < plan.players)
        name = isolated(names[self._place])
        self.earlier.setAccessibleName(self.tr("Move {name} one seat earlier").format(name=name))
        self.later.setAccessibleName(self.tr("Move {name} one seat later").format(name=name))
        for button in (self.earlier, self.later):
            tool_tip(button, button.accessibleName())

    def _level_text(self, level: str) -> str:
        return self.tr("Computer: {level}").format(level=self._words.names.level(level))


class SeatsPage(Scroll):
    """Follows the plan."""

    def __init__(self, plan: Plan, words: Wording) -> None:
        super().__init__()
        self._plan, self._words, self._seat_words = plan, words, SeatingWords()
        self.picture = SeatPicture()
        self.form, self.way = label(), label(look="second")
        self.rows: list[SeatRow] = []
        self.trust = Fact("seats-trust")
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self.column.setContentsMargins(2, 12, 10, 6)
        self.column.setSpacing(10)
        for widget in (self.form, self.picture, self.way):
            self.column.addWidget(widget)
        self.column.addLayout(self._column)
        self.column.addWidget(self.trust)
        self.column.addStretch(1)
        self.trust.toggled.connect(plan.set_trust)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """A page that was not in sight has not followed."""
        super().showEvent(event)
        self.follow()

    def follow(self) -> None:
        """Show what is planned now, in the present language."""
        plan, words = self._plan, self._seat_words
        self._fit_rows()
        for row in self.rows:
            row.follow(plan)
        self.picture.show_seats(words.named(plan.seats), plan.seating)
        self.form.setText(words.form(plan.seating))
        self.way.setText(words.way(plan.seating))
        self.setAccessibleName(self.tr("Seats"))
        with QSignalBlocker(self.trust):
            self.trust.setChecked(plan.trust_partners)
        self.trust.setText(self.tr("Partners may see each other’s screen without a curtain"))
        self.trust.setVisible(plan.asks_for_trust)

    def _fit_rows(self) -> None:
        """As many rows as players."""
        while len(self.rows) > self._plan.players:
            row = self.rows.pop()
            self._column.removeWidget(row)
            discard(row)
        while len(self.rows) < self._plan.players:
            row = SeatRow(len(self.rows), self._words, self._seat_words)
            row.renamed.connect(self._plan.set_name)
            row.taken.connect(self._plan.set_level)
            row.moved.connect(self._move)
            self.rows.append(row)
            self._column.addWidget(row)

    def _move(self, one: int, other: int) -> None:
        """Swap, and keep the keyboard with whoever moved."""
        self._plan.swap(one, other)
        row = self.rows[other]
        wanted = row.earlier if other < one else row.later
        (wanted if wanted.isEnabled() else row.name).setFocus()
