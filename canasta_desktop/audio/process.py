"""The process that plays the sounds: lines of text in, until its window has closed the pipe or is gone.

The device runs only while there is something to be heard and a moment longer; then this process waits for the next line
and takes no time of the processor. Where nothing can be heard it says so once and reads on: headphones may come later.
"""

import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, TextIO

from canasta_desktop.audio.device import Fill, Loudspeaker, NoSoundError
from canasta_desktop.audio.mixer import Mixer, at_pitch
from canasta_desktop.audio.protocol import HUSH, Silence, SoundError, read_playback, silence_text
from canasta_desktop.audio.sounds import RATE, Sound, file_name
from canasta_desktop.resources import asset

REST: Final = 3.0
"""Seconds of silence until the device is stopped."""
RETRY: Final = 5.0
"""Seconds until a device that was not there is looked for again, when something is to be heard."""
LOOK: Final = 2.0
"""Seconds between two looks at whether the device still asks for samples."""
SWITCH: Final = 0.001
"""Seconds that the thread which mixes may have to wait for this one."""

OpenDevice = Callable[[Fill], Loudspeaker]


class SoundProcess:
    """Obeys the lines; `report` gets what there is to be said about being heard, without the end of a line."""

    def __init__(self, report: Callable[[str], None], open_device: OpenDevice = Loudspeaker) -> None:
        self._report, self._open_device = report, open_device
        self._mixer = Mixer()
        self._device: Loudspeaker | None = None
        self._reported = ""
        self._next_try = 0.0
        self._last_look = (0.0, -1)  # when, and how often the device had asked for samples by then
        self._open()

    def obey(self, line: str) -> None:
        """Do what a line asks for; one that means nothing is passed over. Raises NoSoundError: the device is gone."""
        if line.strip() == HUSH:
            self._mixer.hush()
            return
        try:
            play = read_playback(line)
        except SoundError:
            return
        self._open()
        if self._device is None:
            return
        self._look_after(self._device)
        if not self._device.is_running:
            self._device.start()
            self._last_look = (monotonic(), -1)
        samples = at_pitch(recording(play.sound, play.variant), play.pitch)
        self._mixer.play(samples, play.gain, play.pan, play.delay / 1000)

    def rest(self) -> None:
        """There was no line for a while: stop the device once all has been heard. Raises NoSoundError as well."""
        if self._device is not None:
            self._look_after(self._device)
            if self._mixer.is_silent:
                self._device.stop()

    @property
    def is_resting(self) -> bool:
        """Whether there is nothing to do until the next line."""
        return self._device is None or not self._device.is_running

    def close(self) -> None:
        """Give the device back."""
        if self._device is not None:
            self._device.close()
            self._device = None

    def _open(self) -> None:
        """Look for a device, if there is none and it is time to; whether there is one is reported when it changes."""
        if self._device is not None or monotonic() < self._next_try:
            return
        self._next_try = monotonic() + RETRY
        why: Silence | None = None
        try:
            self._device = self._open_device(self._mixer.mix)
        except NoSoundError as error:
            why = error.why
        if (answer := silence_text(why)) != self._reported:
            self._reported = answer
            self._report(answer)

    def _look_after(self, device: Loudspeaker) -> None:
        """Whether a running device still asks for samples; one whose sound server was ended says nothing of it."""
        then, calls = self._last_look
        if device.is_running and monotonic() - then >= LOOK:
            if calls == self._mixer.calls:
                raise NoSoundError(Silence.NO_DEVICE)
            self._last_look = (monotonic(), self._mixer.calls)


def serve(lines: Iterable[str], answers: TextIO) -> None:
    """Playback what the lines ask for, until there are no more, nobody reads the answers, or the device is gone.

    A device that is gone can hold up whoever closes it for good, so it is left to the end of the process; the window
    starts another one.
    """
    sys.setswitchinterval(SWITCH)
    queue: SimpleQueue[str | None] = SimpleQueue()
    Thread(target=_read_into, args=(lines, queue), daemon=True).start()

    def report(answer: str) -> None:
        answers.write(answer + "\n")
        answers.flush()

    try:
        process = SoundProcess(report)
        _obey_all(process, queue)
        process.close()
    except NoSoundError as error:
        with suppress(OSError):
            report(silence_text(error.why))
    except OSError:
        pass  # the window has gone, and with it whoever wanted to hear something


def _obey_all(process: SoundProcess, queue: "SimpleQueue[str | None]") -> None:
    while True:
        try:
            line = queue.get(timeout=None if process.is_resting else REST)
        except Empty:
            process.rest()
            continue
        if line is None:
            return
        process.obey(line)


def _read_into(lines: Iterable[str], queue: "SimpleQueue[str | None]") -> None:
    """Put each line into the queue, and None at the end. Runs in a thread of its own, so that waiting can time out."""
    for line in lines:
        queue.put(line)
    queue.put(None)


@cache
def recording(sound: Sound, variant: int) -> "array[int]":
    """The samples of a variant, at RATE; read when it is first heard. Raises ResourceError."""
    with wave.open(str(asset(file_name(sound, variant))), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
