"""The page of the settings about sounds: on or off, how loud, which; and why there are none, if that is so."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.audio.protocol import Silence
from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.parts import Fields
from canasta_desktop.ui.dialogs.settings_parts import Percent
from canasta_desktop.ui.window.plain_widgets import label, reveal

ON: Final = "sound"
VOLUME: Final = "sound_volume"
GROUPS: Final = ("sound_cards", "sound_signals", "sound_music")
"""What can be turned off by itself."""
VOLUMES: Final = (0, 100, 5)


class SoundPage(QWidget):
    """`changed` carries the name of a setting and its new value; `preview` is the button to try it."""

    changed = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._why: Silence | None = None
        self._facts = {ON: self._fact(ON, settings)}
        self._fields = Fields(self)
        self.volume = self._fields.add(Percent(*VOLUMES, settings.sound_volume, VOLUME, self._fields))
        self.volume.changed.connect(self._volume_moved)
        self.preview = QPushButton(self)
        self._facts.update({name: self._fact(name, settings) for name in GROUPS})
        self.preview.setObjectName("sound_preview")
        self.preview.setAutoDefault(False)
        self.reason = label(look="second")
        self.reason.setObjectName("sound_reason")
        self._place()
        self._enable(settings.sound)

    def show_sound(self, is_on: bool) -> None:
        """Sounds have been turned on or off elsewhere."""
        self._facts[ON].setChecked(is_on)

    def show_silence(self, why: Silence | None) -> None:
        """Why nothing is to be heard; None: there is no reason."""
        self._why = why
        self._show_reason()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self._facts[ON].setText(self.tr("Play sounds"))
        texts = (
            self.tr("Cards: dealing, drawing, laying, discarding"),
            self.tr("Signals: your turn, questions, refusals, a frozen pile"),
            self.tr("Music: red threes, canastas, going out, the end of a match"),
        )
        for name, text in zip(GROUPS, texts, strict=True):
            self._facts[name].setText(text)
        self._fields.set_words(self.volume, self.tr("Volume"))
        self.volume.set_field(self.tr("Volume"))
        self.preview.setText(self.tr("Try it"))
        self._show_reason()

    def _fact(self, name: str, settings: Settings) -> Fact:
        made = Fact(name, self)
        made.setChecked(getattr(settings, name))
        made.toggled.connect(self._toggled)
        return made

    def _place(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._facts[ON])
        column.addWidget(self.reason)
        column.addSpacing(8)
        column.addWidget(self._fields)
        row = QHBoxLayout()
        row.addWidget(self.preview)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(8)
        for name in GROUPS:
            column.addWidget(self._facts[name])

    def _toggled(self, value: bool) -> None:
        name = self.sender().objectName()
        self.changed.emit(name, value)
        if name == ON:
            self._enable(value)

    def _volume_moved(self, value: int) -> None:
        self.changed.emit(VOLUME, value)

    def _enable(self, is_on: bool) -> None:
        """What says how sounds are has a meaning only where there are any."""
        for widget in (self.volume, self.preview, *(self._facts[name] for name in GROUPS)):
            widget.setEnabled(is_on)
        self._show_reason()

    def _show_reason(self) -> None:
        word: Mapping[Silence, Callable[[], str]] = {
            Silence.NO_LIBRARY: self._no_library,
            Silence.NO_DEVICE: self._no_device,
            Silence.ENDED: self._ended,
        }
        is_told = self._why is not None and self._facts[ON].isChecked()
        self.reason.setText(word[self._why]() if self._why is not None and is_told else "")
        reveal(self.reason, is_shown=is_told)

    def _no_library(self) -> str:
        return self.tr("There is no sound: this installation lacks the library miniaudio, which plays sounds.")

    def _no_device(self) -> str:
        return self.tr("There is no sound: the system has no loudspeaker or headphones for this program.")

    def _ended(self) -> str:
        return self.tr("There is no sound: the part of the program that plays sounds has ended.")
