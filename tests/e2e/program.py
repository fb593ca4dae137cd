"""The program under test: started with a data folder and `--describe`, closed, killed, started again."""

import contextlib
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tests.e2e.eyes import Eyes, View
from tests.e2e.xserver import XServer
from tests.patience import Deadline, patience

PATIENCE: Final = 30.0
"""Seconds after which what was expected counts as never coming, on an idle machine."""
GLANCE: Final = 0.004
"""Seconds between two looks at the description."""

CLIPBOARD: Final = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
sys.stdout.buffer.write(app.clipboard().text().encode())
"""
"""Tells what lies on the clipboard, as another program gets it."""

QUICK: Final = {"language": "en", "theme": "dark", "speed": "off"}


def _settings(
    system: str = "classic",
    players: int = 4,
    persons: int = 1,
    level: str = "skilled",
    options: Mapping[str, object] | None = None,
    **others: object,
) -> dict[str, object]:
    """The settings of somebody who played this lately: what a new game is made of."""
    seat = {"name": "", "level": level}
    seats = [{**seat, "kind": "person" if number < persons else "computer"} for number in range(players)]
    lately = {"system": system, "players": players, "options": dict(options or {}), "seats": seats}
    return {"lately": [lately], **others}


class ProgramGone(Exception):
    """The program has ended although nobody closed it here."""


class NeverCame(AssertionError):
    """What was waited for was not described in time."""


class Program:
    """One data folder and what runs over it; `start` as often as wished."""

    def __init__(self, screen: XServer, folder: Path, seed: int, **settings: object) -> None:
        self.screen = screen
        self.folder = folder
        self.data = folder / "data"
        self.seed = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = 0
        self.window = ""
        self.first: View | None = None
        self.eyes = Eyes(folder / "none")
        self.data.mkdir(parents=True, exist_ok=True)
        (self.data / "settings.json").write_text(json.dumps(QUICK | _settings(**settings)), encoding="utf-8")

    @property
    def log(self) -> Path:
        """What the program wrote to its standard error."""
        return self.folder / "log.txt"

    @property
    def pid(self) -> int:
        """Of the running program."""
        assert self._process is not None
        return self._process.pid

    def restart(self) -> View:
        """Start, and return the screen as it was described first: nobody has gone on from it."""
        self.start()
        assert self.first is not None
        return self.first

    def start(self) -> View:
        """Start, and wait until the window fills the screen; `first` is what was described first, before that."""
        self._run("--seed", str(self.seed))
        self.first = self.wait(lambda view: True, "anything described")
        return self._filled()

    def start_with_welcome(self) -> None:
        """Start as people do: a welcome covers the table, of which nothing is described."""
        self._run()
        self.window = self._find_window()

    def leave_welcome(self) -> View:
        """Press Enter, which takes what the welcome proposes."""
        self.do("windowactivate", "--sync", self.window)
        for _ in range(60):
            self.do("key", "Return")
            with contextlib.suppress(NeverCame):
                self.first = self.wait(lambda view: True, "the table below the welcome", 0.5)
                return self._filled()
        raise NeverCame(self.complaint("the table below the welcome"))

    def _run(self, *arguments: str) -> None:
        self._starts += 1
        lines = self.folder / f"described-{self._starts}.jsonl"
        lines.unlink(missing_ok=True)
        self.eyes = Eyes(lines)
        command = [sys.executable, "-m", "canasta_desktop", "--data", str(self.data), "--describe", str(lines)]
        command += arguments
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=self.screen.environment(), stdout=log, stderr=log)

    def _filled(self) -> View:
        """Wait until the window fills the screen."""
        self.wait(self._fills_screen, "a window that fills the screen")
        self.window = self._find_window()
        return self.wait(self._fills_screen, "a window that fills the screen")

    def _fills_screen(self, view: View) -> bool:
        if view.facts["curtain"] is not None:  # nothing need be far to the right; a plate stands at the bottom
            return self.screen.height - 60 < max(y + h for _, y, _, h in view.rects.values()) <= self.screen.height
        return self.screen.width - 60 < max(x + w for x, _, w, _ in view.rects.values()) <= self.screen.width

    def _find_window(self) -> str:
        found = self.ask("search", "--sync", "--onlyvisible", "--pid", self.pid, "--name", "Canasta Desktop")
        return found.split()[0]

    def wait(self, wanted: Callable[[View], bool], what: str, seconds: float = PATIENCE) -> View:
        """Wait until the newest line is as wanted, so many seconds or longer. Raises NeverCame, ProgramGone."""
        deadline = Deadline(seconds)
        looked_at: View | None = None
        while True:
            running = self._process is not None and self._process.poll() is None
            view = self.eyes.look()
            if view is not None and view is not looked_at and wanted(view):
                return view
            looked_at = view
            if not running:
                raise ProgramGone(f"the program has ended, waiting for {what}:\n{self.tail()}")
            if deadline.is_over():
                raise NeverCame(self.complaint(what))
            time.sleep(GLANCE)

    def wait_for_dialog(self, name: str) -> View:
        """Wait until this dialog alone is open and has the keyboard. Raises NeverCame, ProgramGone.

        It is described when it is shown; the window manager gives it the keyboard only later, and a key pressed before
        would go to the window below, which answers to none while the dialog is open.
        """
        view = self.wait(lambda now: now.facts["dialogs"] == [name], f"the dialog {name}")
        deadline = Deadline(PATIENCE)
        while self.ask("getwindowfocus").strip() in ("", self.window):
            if deadline.is_over():
                raise NeverCame(self.complaint(f"the keyboard given to the dialog {name}"))
            time.sleep(GLANCE)
        return view

    def complaint(self, what: str) -> str:
        """A message for what never came: the last line described, a picture, the log."""
        picture = self.screen.picture(self.folder / f"never-{self._starts}.png")
        view = self.eyes.last
        said = "nothing described" if view is None else f"{view.facts['status']!r}, note {view.facts['note']['lines']}"
        return f"never came: {what}; on the screen: {said}; picture {picture}; log:\n{self.tail()}"

    def tail(self) -> str:
        """The end of the log."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-2000:] if self.log.exists() else ""

    def ask(self, *arguments: object) -> str:
        """One run of xdotool, and what it prints."""
        command = ["xdotool", *[str(argument) for argument in arguments]]
        done = subprocess.run(
            command, env=self.screen.environment(), capture_output=True, text=True, timeout=patience(PATIENCE)
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout

    def do(self, *arguments: object) -> None:
        """One run of xdotool for its effect."""
        self.ask(*arguments)

    def clipboard(self) -> str:
        """What lies on the clipboard."""
        command = [sys.executable, "-c", CLIPBOARD]
        done = subprocess.run(
            command, env=self.screen.environment(), check=True, capture_output=True, timeout=patience(PATIENCE)
        )
        return done.stdout.decode()

    def copied(self, before: str) -> str:
        """What lies on the clipboard once it is no longer what was there before. Raises NeverCame."""
        deadline = Deadline(PATIENCE)
        while (text := self.clipboard()) == before:
            if deadline.is_over():
                raise NeverCame(self.complaint("something new on the clipboard"))
        return text

    def kill(self) -> None:
        """End it with SIGKILL, at once."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def close(self) -> int:
        """Close the window as the window manager does; returns the exit status."""
        assert self._process is not None
        self.do("windowactivate", "--sync", self.window, "key", "--clearmodifiers", "alt+F4")
        return self._process.wait(patience(PATIENCE))

    def end(self) -> None:
        """Whatever is left ends now."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
