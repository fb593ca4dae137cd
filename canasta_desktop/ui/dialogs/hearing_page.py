"""The settings page about what is heard instead of seen: how much of the table is announced, and by which voice."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.own_voice_group import OwnVoiceGroup
from canasta_desktop.ui.dialogs.parts import Choices, Fields

VERBOSITY: Final = "verbosity"
OWN_MOVES: Final = "speak_own_moves"
VERBOSITIES: Final = ("short", "normal", "full")


class HearingPage(QWidget):
    """`changed` carries the name of a setting and its new value."""

    changed = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields = Fields(self)
        self.verbosity = self._fields.add(Choices(VERBOSITIES, settings.verbosity, VERBOSITY, self._fields))
        self.verbosity.chosen.connect(self._verbosity_chosen)
        self.own_moves = Fact(OWN_MOVES, self)
        self.own_moves.setChecked(settings.speak_own_moves)
        self.own_moves.toggled.connect(self._own_moves_toggled)
        self.own_voice = OwnVoiceGroup(settings, self)
        self.own_voice.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._fields)
        column.addSpacing(8)
        column.addWidget(self.own_moves)
        column.addWidget(self.own_voice)

    def retranslate(self) -> None:
        """Word everything in the present language."""
        field = self.tr("How much is said")
        texts = (self.tr("Short", "verbosity"), self.tr("Normal", "verbosity"), self.tr("Full", "verbosity"))
        note = self.tr(
            "Short: cards and what happens. Normal: also what you can do, and what the others call out. "
            "Full: also points, places and how many cards."
        )
        self._fields.set_words(self.verbosity, field, note)
        self.verbosity.set_texts(field, texts)
        self.own_moves.setText(self.tr("Also say what I have laid out and discarded myself"))
        self.own_voice.retranslate()

    def _verbosity_chosen(self, value: object) -> None:
        self.changed.emit(VERBOSITY, value)

    def _own_moves_toggled(self, value: bool) -> None:
        self.changed.emit(OWN_MOVES, value)
