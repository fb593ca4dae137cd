"""What sounds are made of: noise, filters, envelopes, damped notes, and a measure of loudness.

A sound is a list of floats at RATE samples a second, one channel. Nothing here is random but for the generator that is
passed in, so the same call gives the same samples.

Loudness is the K-weighted mean of ITU-R BS.1770: a high shelf (the head) and a high-pass (the ear), then the mean
square in decibels. Its gates are left out, for they need blocks of 400 ms and most sounds here are shorter; a sound is
measured over its own length.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from canasta_desktop.audio.sounds import RATE

Samples = list[float]


def frames(ms: float) -> int:
    """Samples in so many milliseconds."""
    return round(ms * RATE / 1000)


def silence(ms: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * frames(ms)


def noise(ms: float, rng: Random) -> Samples:
    """White noise from -1 to 1."""
    return [rng.uniform(-1, 1) for _ in range(frames(ms))]


def mixed(ms: float, parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Parts laid over each other: each with its beginning in ms and its gain; what passes the end is cut."""
    whole = silence(ms)
    for begin, gain, part in parts:
        start = frames(begin)
        for number, sample in enumerate(part[: max(0, len(whole) - start)]):
            whole[start + number] += gain * sample
    return whole


# --- filters -----------------------------------------------------------------------------------------


class Biquad(NamedTuple):
    """A filter of the second order: what came in is weighted by b, what went out by a."""

    b: tuple[float, float, float]
    a: tuple[float, float]

    def filtered(self, samples: Sequence[float]) -> Samples:
        """The samples behind it."""
        (b0, b1, b2), (a1, a2) = self.b, self.a
        x1 = x2 = y1 = y2 = 0.0
        out: Samples = []
        for x in samples:
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x2, x1, y2, y1 = x1, x, y1, y
            out.append(y)
        return out


def low_pass(samples: Sequence[float], hertz: float, q: float = 0.707) -> Samples:
    """Take away what is higher (Robert Bristow-Johnson's cookbook, as the next two)."""
    cosine, alpha, a0 = _cookbook(hertz, q)
    b1 = (1 - cosine) / a0
    return Biquad((b1 / 2, b1, b1 / 2), (-2 * cosine / a0, (1 - alpha) / a0)).filtered(samples)


def high_pass(samples: Sequence[float], hertz: float, q: float = 0.707) -> Samples:
    """Take away what is lower."""
    cosine, alpha, a0 = _cookbook(hertz, q)
    b1 = (1 + cosine) / a0
    return Biquad((b1 / 2, -b1, b1 / 2), (-2 * cosine / a0, (1 - alpha) / a0)).filtered(samples)


def band_pass(samples: Sequence[float], hertz: float, q: float) -> Samples:
    """Leave what is near a frequency."""
    cosine, alpha, a0 = _cookbook(hertz, q)
    return Biquad((alpha / a0, 0.0, -alpha / a0), (-2 * cosine / a0, (1 - alpha) / a0)).filtered(samples)


def _cookbook(hertz: float, q: float) -> tuple[float, float, float]:
    omega = 2 * math.pi * hertz / RATE
    alpha = math.sin(omega) / (2 * q)
    return math.cos(omega), alpha, 1 + alpha


def swept(samples: Sequence[float], hertz: Callable[[float], float], q: float) -> Samples:
    """A band-pass whose frequency moves; `hertz` of the share of the way. A state-variable filter, by trapezoids."""
    low = band = 0.0
    out: Samples = []
    for number, sample in enumerate(samples):
        g = math.tan(math.pi * hertz(number / len(samples)) / RATE)
        peak = (sample - low - band * (1 / q + g)) / (1 + g / q + g * g)
        middle = g * peak + band
        band = g * peak + middle
        bottom = g * middle + low
        low = g * middle + bottom
        out.append(middle / q)
    return out


# --- envelopes and notes -----------------------------------------------------------------------------


def shaped(samples: Sequence[float], envelope: Callable[[float], float]) -> Samples:
    """The samples times a function of the share of the way, 0 to 1."""
    return [sample * envelope(number / len(samples)) for number, sample in enumerate(samples)]


def swell(peak: float) -> Callable[[float], float]:
    """An envelope that rises softly up to a share of the way and falls as softly."""

    def envelope(share: float) -> float:
        way = share / peak if share < peak else (1 - share) / (1 - peak)
        return math.sin(math.pi / 2 * way) ** 2

    return envelope


def damped(samples: Sequence[float], ms: float, attack: float = 1.0) -> Samples:
    """Dies away: down to a third after each `ms`; fades in for `attack` ms."""
    rise, fall = frames(attack), frames(ms)
    out: Samples = []
    for number, sample in enumerate(samples):
        gain = math.exp(-number / fall)
        if number < rise:
            gain *= math.sin(math.pi / 2 * number / rise) ** 2
        out.append(gain * sample)
    return out


def tone(ms: float, hertz: float, fall: float = 0.0) -> Samples:
    """A sine; `fall`: it begins so much higher, as a share, and sinks within some milliseconds, as a drum does."""
    phase, out = 0.0, []
    for number in range(frames(ms)):
        out.append(math.sin(phase))
        bend = 1 + fall * math.exp(-number / frames(8)) if fall else 1.0
        phase += 2 * math.pi * hertz * bend / RATE
    return out


def modes(ms: float, partials: Iterable[tuple[float, float, float]], attack: float = 1.0) -> Samples:
    """Something that is struck: each partial with its frequency, gain and time to die away, ms."""
    return mixed(ms, [(0, gain, damped(tone(ms, hertz), fall, attack)) for hertz, gain, fall in partials])


def plucked(ms: float, hertz: float, softness: float, rng: Random) -> Samples:
    """A string of gut, plucked a fifth from its end: high partials are weaker and die sooner. `softness` from 1."""
    partials = []
    for number in range(1, 9):
        high = hertz * number * (1 + 0.0002 * number * number)  # a string is a little stiff
        if high > RATE * 0.4:
            break
        gain = abs(math.sin(math.pi * number / 5)) / number**softness
        partials.append((high, gain * rng.uniform(0.9, 1.1), 0.34 * ms / (1 + 0.45 * (number - 1))))
    finger = damped(low_pass(noise(30, rng), 900), 6)
    return mixed(ms, [(0, 1.0, modes(ms, partials, attack=3.0)), (0, 0.25, finger)])


def faded(samples: Samples, begin: float = 1.0, end: float = 8.0) -> Samples:
    """Begins and ends at nothing, so that neither clicks; ms."""
    rise, fall = min(frames(begin), len(samples)), min(frames(end), len(samples))
    out = list(samples)
    for number in range(rise):
        out[number] *= math.sin(math.pi / 2 * number / rise) ** 2
    for number in range(fall):
        out[-1 - number] *= math.sin(math.pi / 2 * number / fall) ** 2
    return out


# --- loudness ----------------------------------------------------------------------------------------


def k_weighting(rate: int) -> tuple[Biquad, Biquad]:
    """The two filters of BS.1770 for any rate: the standard gives their figures at 48 kHz, these are what is behind."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    high, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    middle = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = Biquad(
        ((high + middle * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - middle * k / q + k * k) / a0),
        (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0),
    )
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return shelf, Biquad((1.0, -2.0, 1.0), (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))


def loudness(samples: Sequence[float], rate: int = RATE) -> float:
    """LUFS of one channel over its whole length, without gates; full scale is 1."""
    shelf, ear = k_weighting(rate)
    weighted = ear.filtered(shelf.filtered(samples))
    return -0.691 + 10 * math.log10(sum(sample * sample for sample in weighted) / len(weighted))


def at_loudness(samples: Samples, lufs: float, most: float = 0.9) -> Samples:
    """Brought to a loudness, peaks bent below `most`."""
    found = samples
    for _ in range(4):  # bending makes it softer, so a few rounds
        gain = 10 ** ((lufs - loudness(found)) / 20)
        found = [_bent(gain * sample, most) for sample in found]
    return found


def _bent(value: float, most: float) -> float:
    knee = 0.7 * most
    if abs(value) <= knee:
        return value
    room = most - knee
    return math.copysign(knee + room * math.tanh((abs(value) - knee) / room), value)
