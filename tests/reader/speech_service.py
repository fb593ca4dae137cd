"""speech-dispatcher with a voice that makes no sound, and what it was told and has spoken, read from its log."""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from html import unescape
from pathlib import Path
from typing import Final

from tests.e2e.program import NeverCame
from tests.e2e.xserver import MissingProgram, end
from tests.patience import Deadline

PROGRAM: Final = "speech-dispatcher"
PATIENCE: Final = 15.0
"""Seconds after which what was expected counts as never spoken, on an idle machine."""
GLANCE: Final = 0.02
"""Seconds between two looks at the log."""
SETTINGS: Final = """
LogLevel 5
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "alsa"
AudioALSADevice "null"
"""
"""The module plays the same recording for every text, to where nothing is heard."""
TOLD: Final = re.compile(r"\d+:DATA:\|(?!SPEAK|SET|CANCEL|LIST|QUIT)(.*?)\r?\n\.\r?\n\|", re.DOTALL)
SPOKEN: Final = re.compile(r"Command sent to output module: \|<speak>(.*?)</speak>\|", re.DOTALL)
MARK: Final = re.compile(r"<[^>]*>")


class SpeechService:
    """One service with homes of its own below a folder; use it as a context."""

    def __init__(self, folder: Path) -> None:
        if shutil.which(PROGRAM) is None:
            command = f"apt-get install -y --no-install-recommends {PROGRAM}"
            raise MissingProgram(f"no speech service here: {command}")
        self._settings, self._log, self._runtime = folder / "settings", folder / "log", folder / "run"
        for made in (self._settings, self._log, self._runtime / PROGRAM):
            made.mkdir(parents=True, mode=0o700)
        self._home = folder
        self._process: subprocess.Popen[bytes] | None = None

    def environment(self, others: Mapping[str, str]) -> dict[str, str]:
        """The environment of programs that find this service, and no D-Bus."""
        found = {name: value for name, value in others.items() if not name.endswith("BUS_ADDRESS")}
        found.pop("SPEECHD_ADDRESS", None)
        return found | {"HOME": str(self._home), "XDG_RUNTIME_DIR": str(self._runtime)}

    def __enter__(self) -> "SpeechService":
        (self._settings / "speechd.conf").write_text(SETTINGS, encoding="utf-8")
        place = self._runtime / PROGRAM / "speechd.sock"
        command = [PROGRAM, "--run-single", "--communication-method", "unix_socket", "--socket-path", str(place)]
        command += ["--config-dir", str(self._settings), "--log-dir", str(self._log), "--timeout", "0"]
        out = (self._log / "output.txt").open("wb")
        self._process = subprocess.Popen(
            command, env=self.environment({"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}), stdout=out, stderr=out
        )
        out.close()
        deadline = Deadline(PATIENCE)
        while not place.exists():
            if deadline.is_over() or self._process.poll() is not None:
                raise NeverCame(f"{PROGRAM} did not start: {(self._log / 'output.txt').read_text()[-2000:]}")
            time.sleep(GLANCE)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        end(self._process)

    def told(self) -> list[str]:
        """All texts that were to be spoken."""
        return [" ".join(text.split()) for text in TOLD.findall(self._text())]

    def spoken(self) -> list[str]:
        """Those that came to the voice; the rest was stopped before."""
        return [" ".join(unescape(MARK.sub("", text)).split()) for text in SPOKEN.findall(self._text())]

    def wait(self, wanted: Callable[[str], bool], since: int, what: str) -> str:
        """Wait until all that was spoken since that place in `spoken` is as wanted, and return it. Raises NeverCame."""
        deadline = Deadline(PATIENCE)
        while True:
            heard = " ".join(self.spoken()[since:])
            if wanted(heard):
                return heard
            if deadline.is_over():
                raise NeverCame(f"never spoken: {what}; spoken was: {heard!r}")
            time.sleep(GLANCE)

    def _text(self) -> str:
        log = self._log / "speech-dispatcher.log"
        return log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
