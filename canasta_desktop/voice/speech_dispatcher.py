"""Speech on Linux, by speech-dispatcher: its own protocol (SSIP) over its socket on this computer.

Screen readers speak by the same service, which keeps the texts of each program in order and knows the voices. Where it
does not run it is started as its own library does it. An address that leads to another computer is not used: nothing is
ever sent over the network.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from canasta_desktop.__about__ import APP_ID
from canasta_desktop.voice.protocol import MuteReason, Utterance
from canasta_desktop.voice.synthesizer import NoVoiceError

PROGRAM: Final = "speech-dispatcher"
PATIENCE: Final = 5.0
"""Seconds that an answer may take; the usual one takes less than a millisecond."""
STARTING: Final = 20.0
"""Seconds that the service may take to start."""
LONGEST_ANSWER: Final = 200_000
"""Bytes of one answer at most: a list of voices is the longest."""
OUR_NAME: Final = f"user:{APP_ID}:own-voice"
END: Final = b"\r\n"


class SpeechDispatcher:
    """A connection to the service; it is started where it does not run."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        """Raises NoVoiceError."""
        self._language = ""
        self._socket = _connection(environment)
        self._lines = self._socket.makefile("rb")
        try:
            self._ask(f"SET SELF CLIENT_NAME {OUR_NAME}")
            self._ask("SET SELF PRIORITY MESSAGE")  # each waits for the one before
            self._ask("SET SELF PUNCTUATION NONE")
            # The stand-in that only says that there is no voice is not in the list.
            self.has_voice = bool(self._ask("LIST OUTPUT_MODULES"))
        except NoVoiceError:
            self.close()
            raise

    def speak(self, utterance: Utterance) -> None:
        if utterance.language != self._language:
            self._ask(f"SET SELF LANGUAGE {utterance.language}")
            self._language = utterance.language
        self._ask("SPEAK")
        # A line that begins with a dot has another one before it, for a dot alone is the end of the text.
        dotted = f".{utterance.text}" if utterance.text.startswith(".") else utterance.text
        self._ask(f"{dotted}\r\n.")

    def stop(self) -> None:
        self._ask("CANCEL SELF")

    def set_rate(self, rate: int) -> None:
        self._ask(f"SET SELF RATE {rate}")

    def voices(self, language: str) -> list[str]:
        try:
            told = self._ask("LIST SYNTHESIS_VOICES")
        except NoVoiceError:  # some of what speaks cannot tell
            return []
        lines = [line.split("\t") for line in told if "\t" in line]
        return [name for name, spoken, *_ in lines if spoken.partition("-")[0].casefold() == language]

    def set_voice(self, name: str) -> None:
        # A kind of voice is what takes the place of a certain one: its usual one again.
        self._ask(f"SET SELF SYNTHESIS_VOICE {name}" if name else "SET SELF VOICE_TYPE MALE1")

    def close(self) -> None:
        self._lines.close()
        self._socket.close()

    def _ask(self, command: str) -> list[str]:
        """Send a command; the lines of the answer but for the last one. Raises NoVoiceError where it goes wrong."""
        try:
            self._socket.sendall(command.encode() + END)
            return self._answer()
        except (OSError, ValueError):
            raise NoVoiceError(MuteReason.ENDED) from None

    def _answer(self) -> list[str]:
        """Lines of `CODE-TEXT`, the last of `CODE TEXT`. Raises ValueError where it is none, or says no."""
        found: list[str] = []
        room = LONGEST_ANSWER
        while room > 0:
            line = self._lines.readline(room).decode(errors="replace")
            room -= len(line)
            code, sign, text = line[:3], line[3:4], line[4:].strip()
            if not (code.isdecimal() and line.endswith("\n")):
                break
            if sign == " ":
                if code[0] != "2":
                    raise ValueError(line)
                return found
            found.append(text)
        raise ValueError("no answer")


def socket_path(environment: Mapping[str, str]) -> Path | None:
    """Where the service's socket lies; None where the person has it on another computer."""
    method, _, place = environment.get("SPEECHD_ADDRESS", "").partition(":")
    if method not in ("", "unix_socket"):
        return None
    if place:
        return Path(place)
    home = Path(environment.get("HOME", "~")).expanduser()
    cache = environment.get("XDG_CACHE_HOME") or home / ".cache"
    return Path(environment.get("XDG_RUNTIME_DIR") or cache, "speech-dispatcher", "speechd.sock")


def _connection(environment: Mapping[str, str]) -> socket.socket:
    """A connection to the service, started if need be. Raises NoVoiceError."""
    path = socket_path(environment)
    if path is None:
        raise NoVoiceError(MuteReason.NO_SERVICE)
    try:
        return _connected(path)
    except OSError:
        _start(path, environment)
    try:
        return _connected(path)
    except OSError:
        raise NoVoiceError(MuteReason.ENDED) from None


def _connected(path: Path) -> socket.socket:
    """Raises OSError."""
    made = socket.socket(socket.AF_UNIX)
    made.settimeout(PATIENCE)
    try:
        made.connect(str(path))
    except OSError:
        made.close()
        raise
    return made


def _start(path: Path, environment: Mapping[str, str]) -> None:
    """Start the service and wait until it answers. Raises NoVoiceError: it is not there, or has nothing to run."""
    ours = system_environment(environment)
    # It refuses to start where the system lacks the person's locale, which is none of its business.
    if not _is_started(path, ours) and not _is_started(path, ours | {"LC_ALL": "C.UTF-8"}):
        raise NoVoiceError(MuteReason.ENDED)


def _is_started(path: Path, environment: Mapping[str, str]) -> bool:
    """Whether the service says that it runs now. Raises NoVoiceError where it is not installed, or takes too long."""
    command = [PROGRAM, "--spawn", "--communication-method", "unix_socket", "--socket-path", str(path)]
    nothing = subprocess.DEVNULL
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        done = subprocess.run(
            command, env=environment, stdin=nothing, stdout=nothing, stderr=nothing, timeout=STARTING, check=False
        )
    except FileNotFoundError:
        raise NoVoiceError(MuteReason.NO_SERVICE) from None
    except (OSError, subprocess.TimeoutExpired):
        raise NoVoiceError(MuteReason.ENDED) from None
    return done.returncode == 0


def system_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for a program of the system: a bundle has its own libraries in the way of theirs."""
    found = dict(environment)
    if getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
        if before := found.pop("LD_LIBRARY_PATH_ORIG", None):
            found["LD_LIBRARY_PATH"] = before
    return found
