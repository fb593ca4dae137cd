"""The process that speaks, as the window sees it: it gets what to speak, and reports why nothing can be heard.

It is this same program started with `--voice` (voice/process.py). If it ends, or cannot be started, the next sentence
starts another one, but not at every sentence.
"""

import logging
import math
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_desktop.ui.base.line_process import LineProcess
from canasta_desktop.voice.protocol import (
    FASTEST,
    SLOWEST,
    MuteReason,
    Utterance,
    VoiceError,
    listing_text,
    rate_text,
    read_mute_reason,
    read_voices,
    stop_text,
    utterance_text,
    voice_text,
)

log = logging.getLogger(__name__)

SWIFT: Final = 2.5
"""At the fastest rate is spoken so many times as fast as usual."""


def rate_of(percent: int) -> int:
    """The rate of a speed in percent of the usual one: 0 for 100."""
    rate = round(FASTEST * math.log(percent / 100, SWIFT))
    return min(max(rate, SLOWEST), FASTEST)


class Speaker(QObject):
    """Says sentences in a language; `command` starts the process."""

    voices_changed = Signal()
    """`voices` has changed."""
    mute_reason_changed = Signal(object)
    """Carries the new `mute_reason`."""

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = LineProcess(command, self)
        self._process.answered.connect(self._read)
        self._process.ended.connect(self._ended)
        self._rate = 0
        self._language = "en"
        self._voice = self._set_voice = ""
        self.voices: tuple[str, ...] = ()
        """The names of those there are for the language, as far as the process has said."""
        self.mute_reason: MuteReason | None = None
        """Why nothing is to be heard; None where something is, or nobody has tried yet."""

    def speak(self, text: str) -> None:
        """Speak this after what already waits."""
        if text:
            self._start()
            self._process.write(utterance_text(Utterance(text, self._language)) + "\n")

    def stop(self) -> None:
        """Stop speaking and drop what waits."""
        self._process.write(stop_text() + "\n")

    def set_speed(self, percent: int) -> None:
        """Speak at this speed, in percent of the usual one, from the next sentence on."""
        if (rate := rate_of(percent)) != self._rate:
            self._rate = rate
            self._process.write(rate_text(rate) + "\n")

    def set_language(self, code: str) -> None:
        """Speak in this language from the next sentence on."""
        if code != self._language:
            self._language = code
            self._process.write(listing_text(code) + "\n")

    def set_voice(self, name: str) -> None:
        """Speak by this voice, where the language has one of this name, else by the usual one."""
        self._voice = name
        self._choose_voice()

    def close(self) -> None:
        """End the process; the next sentence may start another one at once."""
        self._process.close()

    def _start(self) -> None:
        if self._process.start():
            self._set_voice = ""
            self._process.write(rate_text(self._rate) + "\n" + listing_text(self._language) + "\n")

    def _read(self, line: str) -> None:
        try:
            voices = read_voices(line)
            if voices is None:
                self._set_mute_reason(read_mute_reason(line))
            else:
                self._know_voices(voices)
        except VoiceError:
            log.error("the process that speaks said nothing that can be read")

    def _know_voices(self, voices: tuple[str, ...]) -> None:
        is_new, self.voices = voices != self.voices, voices
        self._choose_voice()
        if is_new:
            self.voices_changed.emit()

    def _choose_voice(self) -> None:
        name = self._voice if self._voice in self.voices else ""
        if name != self._set_voice:
            self._set_voice = name
            self._process.write(voice_text(name) + "\n")

    def _ended(self) -> None:
        """The process has ended by itself, or could not be started."""
        if self.mute_reason is None:
            self._set_mute_reason(MuteReason.ENDED)

    def _set_mute_reason(self, why: MuteReason | None) -> None:
        if why is not self.mute_reason:
            self.mute_reason = why
            self.mute_reason_changed.emit(why)
