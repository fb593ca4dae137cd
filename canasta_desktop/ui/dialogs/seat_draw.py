"""The draw for partners and seats: the cards that everybody has drawn, before the first deal is played."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from canasta_desktop.rules.cards import Cards
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import BOX_PADDING
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.parts import Scroll
from canasta_desktop.ui.display.drawn_seat import DrawnSeat
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.window.panel_parts import label, put
from canasta_desktop.ui.wording.wording import Wording

CARD = 42
"""Width of a card, px."""
STEP = 28
"""How much of a card is seen that another one was drawn for, px."""
EDGE = 4
"""Room for the shadow, px."""
ROW, HEAD_AND_FOOT = 83, 185
"""Height of a row and its gap, and of what stands above and below the rows, px."""
PALE = 0.35
"""How much is seen of a card that did not count."""


class DrawnCards(QWidget):
    """The cards of one player in the order drawn, all but the last pale; so many `places` wide."""

    def __init__(self, cards: Cards, places: int, pictures: CardPictures) -> None:
        super().__init__()
        self.cards, self._pictures = cards, pictures
        self._first = (places - len(cards)) * STEP
        self.setFixedSize(QSize(2 * EDGE + CARD + (places - 1) * STEP, 2 * EDGE + round(1.4 * CARD)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, card in enumerate(self.cards):
            painter.setOpacity(1 if number == len(self.cards) - 1 else PALE)
            picture = self._pictures.picture(card, CARD)
            corner = QPointF(EDGE + self._first + number * STEP, EDGE)
            painter.drawPixmap(picture.offset + corner, picture.pixmap)
        painter.end()


class DrawnRow:
    """One player: cards, name, and what came of it."""

    def __init__(self, seat: DrawnSeat, places: int, pictures: CardPictures) -> None:
        self.frame = QFrame()
        self.frame.setProperty("look", "box")
        row = QHBoxLayout(self.frame)
        row.setContentsMargins(BOX_PADDING, 4, BOX_PADDING, 4)
        row.setSpacing(BOX_PADDING)
        self.cards = DrawnCards(seat.cards, places, pictures)
        row.addWidget(self.cards)
        self.name, self.role = label(part="name"), label(look="second")
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addStretch(1)
        text.addWidget(self.name)
        text.addWidget(self.role)
        text.addStretch(1)
        row.addLayout(text, 1)

    def word(self, seat: DrawnSeat, words: Wording) -> None:
        """Write all of it in the present language."""
        self.name.setText(seat.name)
        self.role.setText(words.seat_draw.role(seat))
        self.frame.setAccessibleName(words.seat_draw.line(seat))


class SeatDrawDialog(Dialog):
    """`seats` is asked anew for each wording, for names are words too. Play begins once the dialog is closed."""

    def __init__(
        self,
        seats: Callable[[], Sequence[DrawnSeat]],
        pictures: CardPictures,
        words: Wording,
        parent: QWidget | None = None,
    ) -> None:
        drawn = seats()
        super().__init__(parent, QSize(480, HEAD_AND_FOOT + len(drawn) * ROW))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._seats, self._words = seats, words
        places = max([len(seat.cards) for seat in drawn], default=1)
        self.rows = [DrawnRow(seat, places, pictures) for seat in drawn]
        self._draws_again = places > 1
        self.scroll_area = Scroll()
        self.scroll_area.column.setSpacing(8)
        for row in self.rows:
            self.scroll_area.column.addWidget(row.frame)
        self.scroll_area.column.addStretch(1)
        self.pale = label(look="second")
        self.body.addWidget(self.scroll_area, 1)
        self.body.addWidget(self.pale)
        self.deal_button = self.add_button("deal", primary=True)
        self.deal_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words, seats = self._words.seat_draw, self._seats()
        self.set_title(words.title())
        for row, seat in zip(self.rows, seats, strict=True):
            row.word(seat, self._words)
        put(self.pale, words.pale() if self._draws_again else "")
        self.scroll_area.setAccessibleName(words.title())
        self.setAccessibleDescription(words.summary(seats))
        self.deal_button.setText(self.tr("Deal the cards"))
