"""A display of our own: Xvfb on a free number, with a window manager, stopped together.

Nothing here skips: a test with real X events that is left out unseen is worth nothing, so what is missing
is an error that says what to install.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.patience import Deadline, patience

NEEDED: Final = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""Program -> the Debian package that brings it."""

GRAB: Final = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
sys.exit(not app.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""
"""Takes a picture of the screen with the Qt that is here anyway."""

PATIENCE: Final = 20.0
"""Seconds that display and window manager get to stand, on an idle machine."""

RULES: Final = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
 <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
 <applications>
  <application type="normal"><decor>no</decor><maximized>yes</maximized></application>
 </applications>
</openbox_config>
"""
"""The window fills the screen, so that a picture of the screen is one of the window; Alt+F4 closes it."""


class MissingProgram(Exception):
    """The end-to-end tests cannot run here."""


def require_programs() -> None:
    """Raises MissingProgram with what to install."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        packages = " ".join(NEEDED[program] for program in missing)
        raise MissingProgram(
            f"end-to-end tests need {', '.join(missing)}: apt-get install -y --no-install-recommends {packages}"
        )


def end(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """Have it end; one that does not in time is killed."""
    process.terminate()
    try:
        process.wait(patience(5))
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class XServer:
    """A display; use it as a context. `name` is what DISPLAY is to be; without a manager windows are as they come."""

    def __init__(self, width: int = 1440, height: int = 900, *, is_managed: bool = True) -> None:
        require_programs()
        self.width, self.height, self._is_managed = width, height, is_managed
        self._folder = tempfile.TemporaryDirectory(prefix="canasta-x-")
        self._server: subprocess.Popen[str] | None = None
        self._manager: subprocess.Popen[bytes] | None = None
        self.name = ""

    def __enter__(self) -> "XServer":
        try:
            self._start_server()
            if self._is_managed:
                self._start_manager()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def environment(self) -> dict[str, str]:
        """The environment for programs on this display."""
        return {**os.environ, "DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}

    def picture(self, path: Path) -> Path:
        """The whole screen as a file; the ending names the format."""
        command = [sys.executable, "-c", GRAB, str(path)]
        subprocess.run(command, env=self.environment(), check=True, timeout=patience(PATIENCE))
        return path

    def close(self) -> None:
        """Stop both."""
        for process in (self._manager, self._server):
            if process is not None:
                end(process)
        self._manager = self._server = None
        self._folder.cleanup()

    def _start_server(self) -> None:
        command = ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp"]
        command += ["-screen", "0", f"{self.width}x{self.height}x24"]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._server.stdout is not None
        number = self._server.stdout.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.name = f":{number}"

    def _start_manager(self) -> None:
        """Start openbox; it says itself when it manages windows, by running a command then."""
        folder = Path(self._folder.name)
        (folder / "rc.xml").write_text(RULES, encoding="utf-8")
        ready = folder / "ready"
        command = ["openbox", "--config-file", str(folder / "rc.xml"), "--startup", f"touch {ready}"]
        environment = self.environment() | {"XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
        self._manager = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = Deadline(PATIENCE)
        while not ready.exists():
            if deadline.is_over() or self._manager.poll() is not None:
                raise RuntimeError("openbox did not start")
            time.sleep(0.01)
