"""Orca, the screen reader of Linux desktops, and what it says: its debug log has every text that goes to the voice.

The voice itself is left out: no sound comes from a test, and the log is the same.
"""

import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tests.e2e.accessible_screen import AccessibleScreen
from tests.e2e.program import NeverCame
from tests.e2e.xserver import MissingProgram, end
from tests.patience import Deadline, patience

PATIENCE: Final = 15.0
"""Seconds after which what was expected counts as never said, on an idle machine."""
GLANCE: Final = 0.02
"""Seconds between two looks at the log."""
IDLE: Final = 0.4
"""Seconds, on an idle machine, after which a reader that has written nothing into its log has nothing left to do."""
LONGEST_IDLE: Final = 2.0
"""However slow the machine is, no longer than this."""
PYTHON: Final = "/usr/bin/python3"
"""The one for which Debian installs Orca."""
STARTER: Final = Path(__file__).with_name("start_orca.py")
SPOKEN: Final = re.compile(r"^(\d\d):(\d\d):(\d\d\.\d+) - SPEECH OUTPUT: '(.*)'[^']*\{.*\}$", re.DOTALL)
INDENT: Final = " " * 18
"""Before further lines of what has several."""
DAY: Final = 86400.0


class Heard(NamedTuple):
    """What was said in one go; `at` is seconds of the day."""

    at: float
    text: str


class Orca:
    """One screen reader in a session; use it as a context. `language` is the one of its own words, `log` its file."""

    def __init__(self, screen: AccessibleScreen, language: str, log: Path) -> None:
        if shutil.which("orca") is None:
            packages = "orca at-spi2-core dbus-x11 python3-pyatspi"
            raise MissingProgram(f"no screen reader here: apt-get install -y --no-install-recommends {packages}")
        self._screen = screen
        self._language = language
        self._process: subprocess.Popen[bytes] | None = None
        self._log = log
        self._offset = 0
        self._lines: list[str] = []
        self._heard: list[Heard] = []

    def __enter__(self) -> "Orca":
        mute = {"SPEECHD_CMD": "/nonexistent", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": self._language}
        self._process = subprocess.Popen(
            [PYTHON, "-I", str(STARTER), str(self._log)],
            env=self._screen.environment() | mute,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.wait(lambda heard: bool(heard), 0, "that it is on")
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        end(self._process)

    def heard(self) -> list[Heard]:
        """All that was said so far."""
        if self._log.exists():
            with self._log.open("rb") as file:
                file.seek(self._offset)
                data = file.read()
            whole = data[: data.rfind(b"\n") + 1]
            self._offset += len(whole)
            for line in whole.decode("utf-8", errors="replace").splitlines():
                self._take(line)
        return self._heard

    def wait(self, wanted: Callable[[str], bool], since: int, what: str, seconds: float = PATIENCE) -> str:
        """Wait until all that was said since that place in `heard` is as wanted, and return it. Raises NeverCame."""
        deadline = Deadline(seconds)
        while True:
            told = " ".join(heard.text for heard in self.heard()[since:])
            if wanted(told):
                return told
            if deadline.is_over():
                raise NeverCame(f"never heard: {what}; heard was: {told!r}; log {self._log}")
            time.sleep(GLANCE)

    def wait_until_idle(self) -> None:
        """Wait until all events that the program sent have been looked at: for each there are lines in the log."""
        size, since = -1, time.monotonic()
        idle = min(patience(IDLE), LONGEST_IDLE)
        while time.monotonic() - since < idle:
            time.sleep(GLANCE)
            now = self._log.stat().st_size
            if now != size:
                size, since = now, time.monotonic()

    def _take(self, line: str) -> None:
        """Take another line of the log over; those that go on with the one before are indented."""
        if line.startswith(INDENT) and self._lines:
            self._lines.append(line.removeprefix(INDENT))
        else:
            self._lines = [line]
        if found := SPOKEN.match("\n".join(self._lines)):
            hours, minutes, seconds, text = found.groups()
            self._heard.append(Heard(int(hours) * 3600 + int(minutes) * 60 + float(seconds), text.strip()))
            self._lines = []
