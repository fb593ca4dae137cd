"""The lines between the window and the process that speaks: JSON, commands one way, how it goes the other.

`{"speak": TEXT, "language": CODE}` is said after what was to be said before it; `{"stop": true}` ends what is being
said and forgets the rest; `{"rate": -100 to 100}` and `{"voice": NAME}` hold from the next sentence on, an empty name
for the usual voice of a language. The process answers `{"mute": REASON}`, null where it can be heard, and
`{"voices": [NAME, ...]}` to `{"list": CODE}`: those of that language.
"""

import json
import re
import unicodedata
from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

LONGEST: Final = 4_000
"""Characters of a text at most; what is longer is cut."""
LONGEST_LINE: Final = 8 * LONGEST
"""Characters of a line at most: one outside of ASCII takes six, one outside of Unicode's first plane twelve."""
LONGEST_VOICE: Final = 80
"""Characters of the name of a voice at most; one that is longer is not offered."""
LONGEST_LIST: Final = 4_000
"""Characters of the line that names voices at most; those behind are left out."""
SLOWEST, FASTEST = -100, 100
"""Bounds of the rate; 0 is the usual one of the system."""

DOT: Final = "\u00b7"
"""Stands between the parts of a line; what is read has a comma there."""

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


class VoiceError(Exception):
    """A line that cannot be read; the text says why."""


class MuteReason(Enum):
    """Why nothing is spoken."""

    NO_SERVICE = "no-service"  # what speaks on this system is not installed, or there is no such thing
    NO_VOICE = "no-voice"  # it is there, but has no voice to speak with
    ENDED = "ended"  # it, or our process, has ended, or could not be started


class Utterance(NamedTuple):
    """What is to be said, and the code of its language, as `de`."""

    text: str
    language: str


class Rate(NamedTuple):
    """How fast is spoken from now on, from SLOWEST to FASTEST."""

    rate: int


class ChosenVoice(NamedTuple):
    """By which voice is spoken from now on; an empty name for the usual one."""

    name: str


class Listing(NamedTuple):
    """The voices of this language are to be named."""

    language: str


class Stop(NamedTuple):
    """Stop speaking, and drop what waits."""


Order = Utterance | Rate | ChosenVoice | Listing | Stop


def plain_speech(text: str) -> str:
    """The text as one line of what can be said: without marks of direction, soft hyphens and what else has no sound."""
    kept = [
        "," if sign == DOT else " " if category.startswith("Z") or category == "Cc" else sign
        for sign in text[:LONGEST]
        if (category := unicodedata.category(sign)) not in ("Cf", "Cs", "Co", "Cn")
    ]
    return " ".join("".join(kept).split()).replace(" ,", ",")


def utterance_text(utterance: Utterance) -> str:
    """The line, without its end."""
    return json.dumps({"speak": plain_speech(utterance.text), "language": utterance.language})


def rate_text(rate: int) -> str:
    """The line, without its end."""
    return json.dumps({"rate": rate})


def voice_text(name: str) -> str:
    """The line, without its end."""
    return json.dumps({"voice": name})


def listing_text(language: str) -> str:
    """The line, without its end."""
    return json.dumps({"list": language})


def stop_text() -> str:
    """The line, without its end."""
    return json.dumps({"stop": True})


def read_order(line: str) -> Order:
    """What a line asks for. Raises VoiceError for what is none, is too long or out of bounds."""
    match _record(line):
        case {"speak": str(text), "language": str(code)} if _LANGUAGE.fullmatch(code) and plain_speech(text):
            return Utterance(plain_speech(text), code)
        case {"rate": int(rate)} if SLOWEST <= rate <= FASTEST and not isinstance(rate, bool):
            return Rate(rate)
        case {"voice": str(name)} if not name or _is_voice(name):
            return ChosenVoice(name)
        case {"list": str(code)} if _LANGUAGE.fullmatch(code):
            return Listing(code)
        case {"stop": True}:
            return Stop()
    raise VoiceError("not a line that asks for anything")


def mute_reason_text(why: MuteReason | None) -> str:
    """What the process says of itself, without the end of the line: the reason, or none."""
    return json.dumps({"mute": None if why is None else why.value})


def read_mute_reason(line: str) -> MuteReason | None:
    """The reason in what the process says, None where it can be heard. Raises VoiceError."""
    match _record(line):
        case {"mute": None}:
            return None
        case {"mute": str(reason)} if reason in {why.value for why in MuteReason}:
            return MuteReason(reason)
    raise VoiceError("not a line with a reason why nothing is spoken")


def voices_text(names: Iterable[str]) -> str:
    """The names of voices, without the end of the line; what is no name or has no room is left out."""
    kept = [name for name in dict.fromkeys(names) if _is_voice(name)]
    while len(line := json.dumps({"voices": kept})) > LONGEST_LIST:
        kept.pop()
    return line


def read_voices(line: str) -> tuple[str, ...] | None:
    """The names in what the process says; None where it speaks of something else. Raises VoiceError."""
    match _record(line):
        case {"voices": list(names)} if all([isinstance(name, str) and _is_voice(name) for name in names]):
            return tuple(names)
        case {"voices": _}:
            raise VoiceError("not names of voices")
    return None


def _is_voice(name: str) -> bool:
    return 0 < len(name) <= LONGEST_VOICE and name.isprintable()


def _record(line: str) -> object:
    if len(line) > LONGEST_LINE:
        raise VoiceError("too long")
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise VoiceError(str(error)) from None
