"""What speaks on this system, whatever that is: one small contract, and the way to it."""

import sys
from typing import Protocol

from canasta_desktop.voice.protocol import MuteReason, Utterance


class NoVoiceError(Exception):
    """Nothing can be spoken; `why` is what is missing."""

    def __init__(self, why: MuteReason) -> None:
        super().__init__(why.value)
        self.why = why


class Synthesizer(Protocol):
    """Speaks without being waited for: texts wait their turn in it. All calls but `close` raise NoVoiceError."""

    has_voice: bool
    """Whether it has a voice of its own: without one the system may say no more than that there is none."""

    def speak(self, utterance: Utterance) -> None:
        """Speak this after what already waits."""

    def stop(self) -> None:
        """Stop at once, and drop what waits."""

    def set_rate(self, rate: int) -> None:
        """Speak slower or faster, from -100 to 100, from the next text on."""

    def voices(self, language: str) -> list[str]:
        """The names of its voices for this language; none where it cannot tell."""

    def set_voice(self, name: str) -> None:
        """Speak by this voice from the next text on; an empty name for the usual one of each language."""

    def close(self) -> None:
        """It is of no use any more."""


def system_synthesizer() -> Synthesizer:
    """The one of this system; only that one is imported. Raises NoVoiceError."""
    if sys.platform.startswith("linux"):
        from canasta_desktop.voice.speech_dispatcher import SpeechDispatcher

        return SpeechDispatcher()
    if sys.platform == "win32":
        from canasta_desktop.voice.windows import WindowsSynthesizer, system_voice

        return WindowsSynthesizer(system_voice())
    if sys.platform == "darwin":
        from canasta_desktop.voice.macos import MacSynthesizer

        return MacSynthesizer()
    raise NoVoiceError(MuteReason.NO_SERVICE)
