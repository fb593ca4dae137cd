"""The page of seats: who sits where, a person or which computer player and how strong, and who plays with whom."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.parts import Scroll
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.new_game.seat_editor import SeatEditor
from canasta_desktop.ui.new_game.seat_portrait import side_of
from canasta_desktop.ui.new_game.seat_table import SeatedHere, SeatTable
from canasta_desktop.ui.window.plain_widgets import label, reveal
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import Wording, isolated, number


class SeatsPage(Scroll):
    """Follows the plan: a picture of the table, and below it what can be said of the seat chosen there."""

    def __init__(self, plan: Plan, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan, self._words, self._seat_words = plan, words, SeatingWords()
        self.form, self.way = label(), label(look="second")
        self.table = SeatTable(self.inside)
        self.editor = SeatEditor(plan, words, self.inside)
        self.trust = Fact("seats-trust")
        self.column.setContentsMargins(2, 10, 10, 6)
        self.column.setSpacing(8)
        for widget in (self.form, self.table, self.editor, self.way, self.trust):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.table.chosen.connect(self.choose)
        self.table.swapped.connect(self._swap)
        self.editor.moved.connect(self._swap)
        # Queued: what has just been unfolded has its place once it has been laid out.
        self.editor.unfolded.connect(self._scroll_to_temperament, Qt.ConnectionType.QueuedConnection)
        self.trust.toggled.connect(plan.table.set_trust)

    def choose(self, place: int) -> None:
        """Select this seat for editing."""
        self.editor.place = place
        self.follow()

    def _scroll_to_temperament(self) -> None:
        self.ensureWidgetVisible(self.editor.temperament)

    def _swap(self, one: int, other: int) -> None:
        """Swap two, and stay with whoever moved."""
        self.editor.place = other
        self._plan.table.swap(one, other)
        self.follow()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """A page that was not in sight has not followed."""
        super().showEvent(event)
        self.follow()

    def follow(self) -> None:
        """Show what is planned now, in the present language."""
        plan, words = self._plan, self._seat_words
        self.editor.place = min(self.editor.place, plan.players - 1)
        self.table.show_seats([self._seated(place) for place in range(plan.players)], plan.seating, self.editor.place)
        self.editor.follow()
        lot = self.tr("Partners and seats are drawn before the first deal.") if plan.seating.drawn else ""
        self.form.setText(" ".join(filter(None, (words.form(plan.seating), lot))))
        self.way.setText(words.way(plan.seating))
        self.setAccessibleName(self.tr("Seats"))
        self.table.setAccessibleName(self.tr("The table"))
        with QSignalBlocker(self.trust):
            self.trust.setChecked(plan.table.trust_partners)
        self.trust.setText(self.tr("No curtain between partners"))
        reveal(self.trust, is_shown=plan.asks_for_trust)

    def _seated(self, place: int) -> SeatedHere:
        """What the seat shows, and all of it to be listened to."""
        plan, seat, names = self._plan, self._plan.table.seats[place], self._plan.table.names()
        is_person = seat.kind is SeatKind.PERSON
        line = self.tr("Person") if is_person else self._words.names.level(seat.level)
        manner = "" if is_person else self._words.characters.manner(plan.table.characters()[place], seat.temperament)
        kind = line if is_person else self.tr("Computer: {level}").format(level=line)
        kind = self.tr("{kind}, {manner}").format(kind=kind, manner=manner) if manner else kind
        spoken = self.tr("Seat {number}: {name}, {kind}. {company}").format(
            number=number(place + 1),
            name=isolated(names[place]),
            kind=kind,
            company=self._seat_words.company(place, self._seat_words.as_partners(plan.table.seats), plan.seating),
        )
        return SeatedHere(names[place], line, plan.table.faces()[place], side_of(place, plan.seating), spoken, manner)
