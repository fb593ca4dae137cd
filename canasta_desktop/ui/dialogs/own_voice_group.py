"""What is set about the program's own voice: on or off, how fast, which, and why it is not heard, if that is so."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.dialogs.controls import Fact, Pick
from canasta_desktop.ui.dialogs.parts import Fields
from canasta_desktop.ui.dialogs.settings_parts import Percent
from canasta_desktop.ui.window.plain_widgets import label, put

ON: Final = "own_voice"
SPEED: Final = "speech_speed"
VOICE: Final = "speech_voice"
SPEEDS: Final = (40, 250, 10)
"""Percent of the usual speed: least, most and step."""


class OwnVoiceGroup(QWidget):
    """`changed` carries the name of a setting and its new value."""

    changed = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.on = Fact(ON, self)
        self.on.setChecked(settings.own_voice)
        self.on.toggled.connect(self._toggled)
        self.reason = label(look="second")
        self.reason.setObjectName("own_voice_reason")
        self._fields = Fields(self)
        self.speed = self._fields.add(Percent(*SPEEDS, settings.speech_speed, SPEED, self._fields))
        self.speed.changed.connect(self._speed_moved)
        self.speed.setEnabled(settings.own_voice)
        self._wanted = settings.speech_voice
        self.voice = self._fields.add(Pick())
        self.voice.setObjectName(VOICE)
        self.voice.activated.connect(self._voice_picked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.on)
        column.addWidget(self.reason)
        column.addWidget(self._fields)
        put(self.reason, "")
        self.show_voices(())

    def show_voices(self, names: Sequence[str]) -> None:
        """Offer these voices, and the usual one; without any there is nothing to choose."""
        self.voice.clear()
        for name, text in (("", self.tr("The usual one")), *[(name, name) for name in names]):
            self.voice.addItem(text, name)
        self.voice.setCurrentIndex(max(self.voice.findData(self._wanted), 0))
        self._fields.set_row_visible(self.voice, visible=bool(names))

    def show_voice(self, is_on: bool) -> None:
        """The voice has been turned on or off elsewhere."""
        self.on.setChecked(is_on)

    def show_reason(self, lines: Sequence[str]) -> None:
        """Why it is not heard; none where it is, or may be."""
        text = " ".join(lines)
        put(self.reason, text)
        self.on.setAccessibleDescription(text)

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.on.setText(self.tr("Read aloud without a screen reader (F12)"))
        self._fields.set_words(self.speed, self.tr("Speed of speech"))
        self.speed.set_field(self.tr("Speed of speech"))
        self._fields.set_words(self.voice, self.tr("Voice"))
        self.voice.set_name(self.tr("Voice"))
        self.voice.setItemText(0, self.tr("The usual one"))

    def _toggled(self, value: bool) -> None:
        self.speed.setEnabled(value)
        self.changed.emit(ON, value)

    def _voice_picked(self) -> None:
        self._wanted = str(self.voice.currentData() or "")
        self.changed.emit(VOICE, self._wanted)

    def _speed_moved(self, value: int) -> None:
        self.changed.emit(SPEED, value)
