"""The draw for partners and seats: everybody draws a card from the table, before the first deal is played."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.parts import Scroll
from canasta_desktop.ui.display.drawn_seat import DrawnSeat
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.new_game.draw_table import DrawnPlayer, DrawStage, DrawTable
from canasta_desktop.ui.window.plain_widgets import label, put
from canasta_desktop.ui.wording.wording import Wording


class SeatDrawDialog(Dialog):
    """`seats` is asked anew for each wording, for names are words too. Play begins once the dialog is closed.

    A press shows how the draw ends; a second one, of the button, deals.
    """

    def __init__(
        self,
        seats: Callable[[], Sequence[DrawnSeat]],
        pictures: CardPictures,
        words: Wording,
        stage: DrawStage,
        parent: QWidget | None = None,
    ) -> None:
        drawn = seats()
        super().__init__(parent, QSize(840, 640))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._seats, self._words = seats, words
        self._draws_again = any([len(seat.cards) > 1 for seat in drawn])
        self.table = DrawTable(drawn, pictures, stage)
        self.pale = label(look="second")
        scroll = Scroll()
        scroll.column.setContentsMargins(0, 0, 0, 0)
        scroll.column.addWidget(self.table)
        self.body.addWidget(scroll, 1)
        self.body.addWidget(self.pale)
        self.deal_button = self.add_button("deal", primary=True)
        self.deal_button.clicked.connect(self._press)
        self.deal_button.setFocus()
        self.table.pressed.connect(self.table.finish)
        self.table.settled.connect(self._word_button)
        self.retranslate()

    @property
    def rows(self) -> list[DrawnPlayer]:
        """The players, the one with the highest card first."""
        return self.table.players

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.table.start()
            self._word_button()

    def _press(self) -> None:
        if self.table.is_running:
            self.table.finish()
        else:
            self.accept()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words, seats = self._words.seat_draw, self._seats()
        self.set_title(words.title())
        for player, seat in zip(self.rows, seats, strict=True):
            player.word(seat, self._words)
        put(self.pale, words.pale() if self._draws_again else "")
        self.table.setAccessibleName(words.title())
        self.setAccessibleDescription(words.summary(seats))
        self._word_button()

    def _word_button(self) -> None:
        self.deal_button.setText(self.tr("Skip") if self.table.is_running else self.tr("Deal the cards"))
