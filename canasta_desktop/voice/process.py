"""The process that speaks: lines of text in, until its window has closed the pipe or is gone.

Each line is done before the next is read; what speaks does not wait for the end of a text, so that `stop` is heard at
once. If it ends it is looked for once more before a text is lost, and then now and then.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import Final, TextIO

from canasta_desktop.voice.protocol import (
    ChosenVoice,
    Listing,
    MuteReason,
    Order,
    Rate,
    Stop,
    Utterance,
    VoiceError,
    mute_reason_text,
    read_order,
    voices_text,
)
from canasta_desktop.voice.synthesizer import NoVoiceError, Synthesizer, system_synthesizer

RETRY: Final = 5.0
"""Seconds until something that speaks is looked for again where there was none."""

OpenSynthesizer = Callable[[], Synthesizer]


class VoiceProcess:
    """Obeys the lines; `report` gets what there is to be said about being heard, without the end of a line."""

    def __init__(self, report: Callable[[str], None], open_synthesizer: OpenSynthesizer = system_synthesizer) -> None:
        self._report, self._open_synthesizer = report, open_synthesizer
        self._synthesizer: Synthesizer | None = None
        self._rate = 0
        self._voice = ""
        self._reported = ""
        self._next_try = 0.0
        self._open()

    def obey(self, line: str) -> None:
        """Do what a line asks for; one that means nothing is passed over."""
        try:
            order = read_order(line)
        except VoiceError:
            return
        if isinstance(order, Rate):
            self._rate = order.rate
        elif isinstance(order, ChosenVoice):
            self._voice = order.name
        if self._synthesizer is None and isinstance(order, Utterance) and monotonic() >= self._next_try:
            self._open()
        if not self._do(order) and isinstance(order, Utterance):
            self._open()  # it has ended just now
            self._do(order)

    def close(self) -> None:
        """Be silent."""
        if self._synthesizer is not None:
            with suppress(NoVoiceError):
                self._synthesizer.stop()
            self._synthesizer.close()
            self._synthesizer = None

    def _do(self, order: Order) -> bool:
        """Whether it could be done; where nothing speaks nothing is to be done."""
        if self._synthesizer is None:
            return True
        try:
            match order:
                case Utterance():
                    self._synthesizer.speak(order)
                case Rate(rate):
                    self._synthesizer.set_rate(rate)
                case ChosenVoice(name):
                    self._synthesizer.set_voice(name)
                case Listing(language):
                    self._report(voices_text(self._synthesizer.voices(language)))
                case Stop():
                    self._synthesizer.stop()
        except NoVoiceError as error:
            self._lose(error.why)
            return False
        return True

    def _open(self) -> None:
        """Look for something that speaks."""
        self._next_try = monotonic() + RETRY
        try:
            self._synthesizer = self._open_synthesizer()
            self._synthesizer.set_rate(self._rate)
            if self._voice:
                self._synthesizer.set_voice(self._voice)
            self._report_change(None if self._synthesizer.has_voice else MuteReason.NO_VOICE)
        except NoVoiceError as error:
            self._lose(error.why)

    def _lose(self, why: MuteReason) -> None:
        if self._synthesizer is not None:
            self._synthesizer.close()
            self._synthesizer = None
        self._report_change(why)

    def _report_change(self, why: MuteReason | None) -> None:
        if (answer := mute_reason_text(why)) != self._reported:
            self._reported = answer
            self._report(answer)


def serve(lines: Iterable[str], answers: TextIO) -> None:
    """Say what the lines ask for, until there are no more, or nobody reads the answers."""

    def report(answer: str) -> None:
        answers.write(answer + "\n")
        answers.flush()

    with suppress(OSError):  # the window has gone, and with it whoever wanted to hear something
        process = VoiceProcess(report)
        for line in lines:
            process.obey(line)
        process.close()
