"""The special hands of the rule set: what each is made of, what it pays, what is missing; laid down from here."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from canasta_desktop.game.special_hands import SpecialHand
from canasta_desktop.ui.dialogs.document import Document, passage_box
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.spoken_labels import QuietLabel
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.plain_widgets import put
from canasta_desktop.ui.wording.wording import Wording


class HandBox:
    """One special hand: name and price, the cards it takes, how far the own hand is from it, and its button."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.frame, column = passage_box()
        head = QHBoxLayout()
        self.name, self.points = QuietLabel(part="name"), QuietLabel()
        self.points.setWordWrap(False)
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight)
        head.addWidget(self.name, 1)
        head.addWidget(self.points)
        self.line, self.state, self.spare = QuietLabel(look="second"), QuietLabel(), QuietLabel(look="second")
        column.addLayout(head)
        for one in (self.line, self.state, self.spare):
            column.addWidget(one)
        self.button = QPushButton()
        self.button.setObjectName(f"lay:{key}")
        self.button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        column.addLayout(row)

    def word(self, hand: SpecialHand, words: Wording, lay_down: str) -> None:
        """Write all of it in the present language."""
        name, points = words.specials.name(hand.key), words.cards.points(hand.points)
        self.name.setText(name)
        self.points.setText(points)
        self.line.setText(words.specials.line(hand.key))
        self.state.setText(words.needs.missing(hand.needs) if hand.missing else words.needs.complete())
        put(self.spare, words.needs.spare(hand.spare) if hand.spare else "")
        self.button.setText(lay_down)
        self.button.setVisible(hand.missing == 0)
        self.button.setEnabled(hand.refusal is None)
        tool_tip(self.button, "" if hand.refusal is None else words.refusals.line(hand.refusal))
        self.button.setAccessibleName(f"{lay_down}: {name}, {points}")
        told = [one.text() for one in (self.name, self.points, self.line, self.state, self.spare) if one.text()]
        self.frame.setAccessibleName(" ".join(told))


class SpecialHandsDialog(Dialog):
    """`hands` is asked anew for each wording; `chosen` carries the key of the one to be laid down."""

    chosen = Signal(str)

    def __init__(
        self, hands: Callable[[], Sequence[SpecialHand]], words: Wording, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, QSize(560, 620))
        self._hands = hands
        self._words = words
        self.scroll_area = Document()
        self.scroll_area.can_be_entered = False
        self.body.addWidget(self.scroll_area, 1)
        self.boxes = {hand.key: HandBox(hand.key) for hand in self._in_order()}
        for one in self.boxes.values():
            one.button.clicked.connect(self._clicked)
            self.scroll_area.column.addWidget(one.frame)
        self.scroll_area.column.addStretch(1)
        self.scroll_area.set_chapters([[one.frame for one in self.boxes.values()]])
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def _in_order(self) -> list[SpecialHand]:
        """The nearest to the own hand first."""
        return sorted(self._hands(), key=lambda hand: hand.missing)

    def retranslate(self) -> None:
        """Word everything in the present language, and for the hand as it is now."""
        self.set_title(
            self.tr("Special hands"), self.tr("You lay one down after drawing from the stock, all cards at once.")
        )
        for hand in self._hands():
            self.boxes[hand.key].word(hand, self._words, self.tr("Lay down"))
        self.scroll_area.setAccessibleName(self.tr("Special hands"))
        self.close_button.setText(self.tr("Close"))

    def _clicked(self) -> None:
        key = next(one.key for one in self.boxes.values() if one.button is self.sender())
        self.chosen.emit(key)
        self.accept()
