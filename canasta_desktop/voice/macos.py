"""Speech on macOS, by its command `say`: one process for each text, one after the other. Not yet tried on a Mac."""

import re
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from canasta_desktop.voice.protocol import MuteReason, Utterance
from canasta_desktop.voice.synthesizer import NoVoiceError

PROGRAM: Final = ("/usr/bin/say",)
USUAL: Final = 175
"""Words a minute at the rate 0; at 100 they are twice as many, at -100 half."""
LISTING: Final = 10.0
"""Seconds that the list of voices may take."""
VOICE: Final = re.compile(r"^(?P<name>\S.*?)\s+(?P<language>[a-z]{2,3})[_-]\w+\s+#", re.MULTILINE)
"""A line of that list: the name, the language with its country, and an example behind the sign."""


class MacSynthesizer:
    """Starts the command for each text, in a thread that waits for it to end."""

    def __init__(self, program: Sequence[str] = PROGRAM) -> None:
        """Raises NoVoiceError."""
        self._program = program
        self._voices = self._listed()
        self.has_voice = bool(self._voices)
        self._rate = 0
        self._voice = ""
        self._lock = Lock()
        self._round = 0  # what was asked for in an earlier round is not said any more
        self._running: subprocess.Popen[bytes] | None = None
        self._queue: SimpleQueue[tuple[int, Utterance] | None] = SimpleQueue()
        self._thread = Thread(target=self._speak_all, daemon=True)
        self._thread.start()

    def speak(self, utterance: Utterance) -> None:
        self._queue.put((self._round, utterance))

    def stop(self) -> None:
        with self._lock:
            self._round += 1
            if self._running is not None:
                self._running.kill()

    def set_rate(self, rate: int) -> None:
        self._rate = rate

    def voices(self, language: str) -> list[str]:
        return self._voices.get(language, [])

    def set_voice(self, name: str) -> None:
        self._voice = name

    def close(self) -> None:
        self.stop()
        self._queue.put(None)
        self._thread.join()

    def _speak_all(self) -> None:
        """In the thread: one text after the other, until there are no more."""
        while (waiting := self._queue.get()) is not None:
            with suppress(OSError):
                self._speak_one(*waiting)

    def _speak_one(self, asked_in: int, utterance: Utterance) -> None:
        pipe = subprocess.PIPE
        with self._lock:
            if asked_in != self._round:
                return
            self._running = subprocess.Popen(self._command(utterance.language), stdin=pipe, stderr=subprocess.DEVNULL)
        # Two brackets would begin a command to the voice.
        self._running.communicate(utterance.text.replace("[[", "[ [").encode())
        with self._lock:
            self._running = None

    def _command(self, language: str) -> list[str]:
        """With the voice that was chosen or the first of this language, else the person's own; the text is piped."""
        known = self._voices.get(language, [])
        voice = ["-v", self._voice if self._voice in known else known[0]] if known else []
        return [*self._program, *voice, "-r", str(round(USUAL * 2 ** (self._rate / 100))), "-f", "-"]

    def _listed(self) -> dict[str, list[str]]:
        """The voices of each language. Raises NoVoiceError."""
        try:
            listed = subprocess.run(
                [*self._program, "-v", "?"], capture_output=True, text=True, timeout=LISTING, check=True
            ).stdout
        except FileNotFoundError:
            raise NoVoiceError(MuteReason.NO_SERVICE) from None
        except (OSError, subprocess.SubprocessError):
            raise NoVoiceError(MuteReason.ENDED) from None
        found: dict[str, list[str]] = {}
        for line in VOICE.finditer(listed):
            found.setdefault(line["language"], []).append(line["name"])
        return found
