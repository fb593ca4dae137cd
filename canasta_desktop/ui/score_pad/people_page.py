"""The page on which the names of a pad, or its first dealer, are put right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.ui.score_pad.people_fields import PeopleFields


class PadPeoplePage(QWidget):
    """`chosen` carries the pad as it is now; `cancelled`: nothing changes."""

    chosen = Signal(object)
    cancelled = Signal()

    def __init__(self, pad: ScorePad, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pad = pad
        self.people = PeopleFields([seat.name for seat in pad.setup.seats], pad.first_dealer)
        self.buttons = {name: QPushButton() for name in ("cancel", "change")}
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for name, button in self.buttons.items():
            button.setObjectName(f"people:{name}")
            button.setAutoDefault(False)
            foot.addWidget(button)
        self.buttons["change"].setProperty("look", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.people)
        column.addStretch(1)
        column.addLayout(foot)
        self.buttons["cancel"].clicked.connect(self.cancelled)
        self.buttons["change"].clicked.connect(self._change)
        self.retranslate()

    def _change(self) -> None:
        self.chosen.emit(self._pad.with_people(self.people.seats(), self.people.first_dealer))

    def begin(self) -> None:
        """The keyboard to the first name."""
        self.people.names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.people.names[0].selectAll()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.people.show_seating(self._pad.rules.seating)
        self.buttons["cancel"].setText(self.tr("Cancel"))
        self.buttons["change"].setText(self.tr("Change"))
