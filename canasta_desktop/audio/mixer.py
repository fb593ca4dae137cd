"""Adds up what sounds at once, into stereo.

Two threads meet here. One orders sounds (`play`, `hush`); the other, which belongs to the audio system, asks for the
next samples (`mix`) and must never wait. So an order is only put into a queue, whose ends are safe without a lock, and
everything else belongs to the thread that mixes.
"""

import math
from array import array
from collections import deque
from operator import add
from typing import Final

from canasta_desktop.audio.sounds import RATE

FULL: Final = 32768.0
"""What a sample of 16 bits is divided by."""
MOST_VOICES: Final = 200
"""So many sounds at once, those that wait included, for a deal is ordered as a whole; the oldest gives way."""
KNEE: Final = 0.7
"""From here on loud sums are bent, and never reach 1."""


class Voice:
    """One sound on its way: where it is, and how loud it is left and right."""

    __slots__ = ("_place", "_samples", "gains", "wait")

    def __init__(self, samples: "array[int]", gain: float, pan: float, delay: int) -> None:
        """`delay` in frames. Panning keeps the power: in the middle both sides are 3 dB lower."""
        self._samples = samples
        self._place = 0
        self.wait = delay
        angle = (pan + 1) * math.pi / 4
        self.gains = (gain * math.cos(angle) / FULL, gain * math.sin(angle) / FULL)

    def is_over(self) -> bool:
        """Whether all of it has been heard."""
        return self._place >= len(self._samples)

    def following(self, frames: int) -> "array[int]":
        """The samples of the next frames, fewer where it begins later or ends before."""
        part = self._samples[self._place : self._place + max(0, frames - self.wait)]
        self._place += len(part)
        return part


class Mixer:
    """Holds the voices that sound or wait."""

    def __init__(self) -> None:
        self._orders: deque[Voice | None] = deque()
        self._voices: list[Voice] = []
        self.calls = 0
        """How often samples were asked for: no more of them, and the device is gone."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing sounds and nothing waits."""
        return not self._orders and not self._voices

    def play(self, samples: "array[int]", gain: float, pan: float = 0.0, delay: float = 0.0) -> None:
        """Have this sound heard, `delay` seconds from now."""
        self._orders.append(Voice(samples, gain, pan, round(delay * RATE)))

    def hush(self) -> None:
        """Forget what has not begun."""
        self._orders.append(None)

    def mix(self, frames: int) -> "array[float]":
        """The next frames, left and right in turns, from -1 to 1."""
        self.calls += 1
        self._take_orders()
        mixed = array("f", bytes(8 * frames))
        if not self._voices:
            return mixed
        sides = ([0.0] * frames, [0.0] * frames)
        for voice in self._voices:
            start, part = voice.wait, voice.following(frames)
            voice.wait = max(0, start - frames)
            end = start + len(part)
            for side, gain in zip(sides, voice.gains, strict=True):
                side[start:end] = map(add, side[start:end], [sample * gain for sample in part])
        self._voices = [voice for voice in self._voices if not voice.is_over()]
        for number, side in enumerate(sides):
            mixed[number::2] = array("f", _bent(side))
        return mixed

    def _take_orders(self) -> None:
        while self._orders:
            order = self._orders.popleft()
            if order is None:
                self._voices = [voice for voice in self._voices if not voice.wait]
            else:
                self._voices.append(order)
        del self._voices[:-MOST_VOICES]


def _bent(side: list[float]) -> list[float]:
    """The samples of one side, bent below 1 where they are above the knee; what is below it stays as it is."""
    if max(side) <= KNEE and min(side) >= -KNEE:
        return side
    room = 1 - KNEE
    return [
        value if abs(value) <= KNEE else math.copysign(KNEE + room * math.tanh((abs(value) - KNEE) / room), value)
        for value in side
    ]


def at_pitch(samples: "array[int]", pitch: float) -> "array[int]":
    """A sound so many times as high, and as much shorter."""
    if pitch == 1:
        return samples
    last = len(samples) - 1
    found = array("h")
    for number in range(int(last / pitch)):
        place = int(number * pitch)
        share = number * pitch - place
        found.append(round(samples[place] * (1 - share) + samples[place + 1] * share))
    return found
