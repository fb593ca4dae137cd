"""The lines between the window and the process that plays: commands one way, one word on how it goes the other.

`play SOUND VARIANT GAIN PAN PITCH DELAY` is heard after DELAY ms; `hush` forgets what has not begun by then. The
process says `ready` once it can be heard, or `silent` with the reason.
"""

import math
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.audio.sounds import VARIANTS, Sound

PLAY: Final = "play"
HUSH: Final = "hush"
READY: Final = "ready"
SILENT: Final = "silent"
LONGEST: Final = 200
"""Characters of a line at most."""
MOST_DELAY: Final = 10_000
LOWEST, HIGHEST = 0.25, 4.0
"""Bounds of the pitch."""


class SoundError(Exception):
    """A line that cannot be read; the text says why."""


class Silence(Enum):
    """Why nothing is to be heard."""

    NO_LIBRARY = "no-library"  # what speaks to the system's loudspeaker is not installed
    NO_DEVICE = "no-device"  # there is no loudspeaker, or the system does not give it
    ENDED = "ended"  # the process has, or could not be started


class Playback(NamedTuple):
    """One sound to be heard: `gain` from 0 to 1, `pan` from -1 (left) to 1, `pitch` a factor, `delay` in ms."""

    sound: Sound
    variant: int = 0
    gain: float = 1.0
    pan: float = 0.0
    pitch: float = 1.0
    delay: int = 0


def playback_text(play: Playback) -> str:
    """The line, without its end."""
    figures = f"{play.variant} {play.gain:.3f} {play.pan:.3f} {play.pitch:.3f} {play.delay}"
    return f"{PLAY} {play.sound.value} {figures}"


def read_playback(line: str) -> Playback:
    """What a `play` line asks for. Raises SoundError for anything else, figures out of bounds included."""
    words = line.split() if len(line) <= LONGEST else []
    if len(words) != 7 or words[0] != PLAY:
        raise SoundError("not a line that plays")
    try:
        gain, pan, pitch = (float(word) for word in words[3:6])
        play = Playback(Sound(words[1]), int(words[2]), gain, pan, pitch, int(words[6]))
    except ValueError as error:
        raise SoundError(str(error)) from None
    bounds = (
        *((play.variant, 0, VARIANTS - 1), (play.gain, 0, 1), (play.pan, -1, 1)),
        *((play.pitch, LOWEST, HIGHEST), (play.delay, 0, MOST_DELAY)),
    )
    if any(math.isnan(value) or not low <= value <= high for value, low, high in bounds):
        raise SoundError("a figure is out of bounds")
    return play


def silence_text(why: Silence | None) -> str:
    """What the process says of itself: the reason, or that it is ready."""
    return READY if why is None else f"{SILENT} {why.value}"


def read_silence(line: str) -> Silence | None:
    """The reason in what the process says, None where it is ready. Raises SoundError."""
    words = line.split() if len(line) <= LONGEST else []
    if words == [READY]:
        return None
    try:
        word, reason = words
        if word == SILENT:
            return Silence(reason)
    except ValueError:
        pass
    raise SoundError("not a line about silence")
