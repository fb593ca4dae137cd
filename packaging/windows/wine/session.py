"""Wine for trying out a program: a fresh prefix, programs started in it, its windows, files and registry."""

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
OVERRIDES: Final = "winemenubuilder.exe,mscoree,mshtml="
USUAL: Final = re.compile(
    r"home/|drive_c/(windows/|ProgramData/Microsoft)|/Temp(/|$)|\.(reg|update-timestamp)$|/AppData/Local/Microsoft/Windows/"
)
"""What Wine itself writes while programs run; what is in the folder for temporary files goes by itself."""


class Trouble(Exception):
    """Something that was to be tried does not work; the text says what."""


class Session:
    """A prefix with a screen."""

    def __init__(self, prefix: Path, display: str) -> None:
        self.prefix = prefix
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("WINE", "QT_", "LC_"))}
        home = str(prefix / "home")
        self.environment = {
            **environment,
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": OVERRIDES,
            "DISPLAY": display,
            "HOME": home,
        }

    @property
    def profile(self) -> Path:
        """The folder of the user."""
        users = self.prefix / "drive_c" / "users"
        return next(path for path in sorted(users.iterdir()) if path.name != "Public")

    def make(self) -> None:
        """Make the prefix, with the stand-ins, and its desktop."""
        self.check([str(HERE / "prefix.sh"), str(self.prefix)], 180)
        # Who starts it first has its channels held open by it, so it is started by nobody who is waited for.
        self.start("explorer.exe", "/desktop")
        time.sleep(3)

    def check(self, command: list[str], limit: float) -> str:
        """Run a command of Linux; raises Trouble if it fails."""
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=limit)
        if done.returncode:
            raise Trouble(f"{command[0]} ended with {done.returncode}: {done.stderr.strip()[-500:]}")
        return done.stdout

    def start(self, *command: str | Path) -> subprocess.Popen[str]:
        """Start a program of Windows; it needs pipes, and what it says is read by whoever wants it."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )

    def run(self, *command: str | Path, limit: float = 120) -> tuple[int, str]:
        """Run a program of Windows to its end: its status, and what it said on both channels."""
        process = self.start(*command)
        try:
            out, err = process.communicate("", timeout=limit)
        except subprocess.TimeoutExpired:
            process.kill()
            raise Trouble(f"{command[0]} does not end within {limit:.0f} s") from None
        return process.returncode, out.replace("\r", "") + err.replace("\r", "")

    def end(self) -> None:
        """End all that runs in the prefix, which writes its registry."""
        subprocess.run(["wineserver", "--kill"], env=self.environment, capture_output=True)
        subprocess.run(["wineserver", "--wait"], env=self.environment, capture_output=True, timeout=60)

    def windows(self) -> str:
        """The names of the windows in sight, a line each."""
        command = ["xdotool", "search", "--onlyvisible", "--name", ".", "getwindowname", "%@"]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True).stdout

    def picture(self, file: Path) -> None:
        """The whole screen, as PNG."""
        self.check(["import", "-window", "root", str(file)], 30)

    def value(self, key: str, name: str = "") -> str | None:
        """A text or number of the registry of the user; the one without a name by default. None if there is none."""
        code, said = self.run("reg", "query", rf"HKCU\{key}", *(("/v", name) if name else ("/ve",)))
        found = re.search(r"REG_\w+\s+(.*)", said)
        return found[1].strip() if found and not code else None

    def files(self) -> set[str]:
        """All files and folders but Wine's own, by their place in the prefix."""
        found: set[str] = set()
        for folder, folders, files in os.walk(self.prefix):
            place = Path(folder).relative_to(self.prefix)
            found.update((place / name).as_posix() for name in (*folders, *files))
        return {name for name in found if not USUAL.search(name)}

    def entries(self, word: str) -> set[str]:
        """Lines of the user's registry with this word in them; only after `end` they are written."""
        key, found = "", set()
        for line in (self.prefix / "user.reg").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("["):
                key = line.split("]")[0] + "]"
                if word in key.casefold():
                    found.add(key)
            elif word in line.casefold():
                found.add(f"{key} {line}")
        return {entry for entry in found if "MuiCache" not in entry}


@contextmanager
def screen() -> Iterator[str]:
    """A screen of its own, on which nobody looks: what DISPLAY must be."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as channel:
            yield f":{channel.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def until(condition: object, limit: float, fault: str) -> float:
    """Wait until a question is answered with yes; how many seconds that took. Raises Trouble."""
    assert callable(condition)
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > limit:
            raise Trouble(fault)
        time.sleep(0.2)
    return time.monotonic() - began
