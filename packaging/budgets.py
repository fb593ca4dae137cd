"""Keep the budgets of what was built for Linux: `budgets.py [--rounds N] [--json FILE]`; 1 if one is exceeded.

Sizes are those of the files in dist/. Times are ratios within this run, for machines differ and are noisy: the first
painted frame beside a bare import of Qt by this Python, the window on the screen beside that of KPatience. The three
take turns; what counts are medians. No window manager resizes what they open. Needs Xvfb, openbox, xdotool, xev
(x11-utils) and kpat.
"""

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

assert sys.platform != "win32", "built for Linux, tried on Linux"  # mypy reads no further for Windows

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from check_folder import MOST_MIB  # noqa: E402

from canasta_desktop.__about__ import APP_ID  # noqa: E402
from tests.e2e.xserver import XServer  # noqa: E402

DIST: Final = ROOT / "dist"
PROGRAM: Final = str(DIST / APP_ID / APP_ID)
BARE: Final = [sys.executable, "-c", "import PySide6.QtWidgets; print('here', flush=True)"]
KPAT: Final = "kpat"

MOST: Final = {
    "folder MiB": float(MOST_MIB),
    "deb MB": 40.0,
    "setup MB": 25.0,
    "first frame / bare import": 3.0,
    "window / KPatience's": 1.0,
    "RSS MiB": 120.0,
}
"""What must not be exceeded."""

PATIENCE: Final = 30
LEAST: Final = 200
"""A window is one from this size, px; helpers of the toolkit are smaller."""


class Missing(Exception):
    """Something that is measured with or against is not here; the text says what."""


def main() -> int:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    try:
        measured = sizes() | starts(arguments.rounds)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    for name, value in measured.items():
        print(f"{name:28} {value:8.2f}" + (f"   at most {MOST[name]:g}" if name in MOST else ""))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(measured, indent=1), encoding="utf-8")
    exceeded = [name for name, most in MOST.items() if measured.get(name, 0.0) > most]
    for name in exceeded:
        print(f"{name}: {measured[name]:.2f} is more than {MOST[name]:g}", file=sys.stderr)
    return 1 if exceeded else 0


def sizes() -> dict[str, float]:
    """Of the folder, and of the files in dist/ that have a budget. Raises Missing."""
    folder = DIST / APP_ID
    if not folder.is_dir():
        raise Missing(f"{folder} is missing: packaging/build_linux.sh makes it")
    found = {"folder MiB": sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 2**20}
    for name, pattern in (("deb MB", "*.deb"), ("setup MB", "*-setup.exe")):
        files = sorted(DIST.glob(pattern), key=lambda file: file.stat().st_mtime)
        if files:
            found[name] = files[-1].stat().st_size / 1e6
    return found


def starts(rounds: int) -> dict[str, float]:
    """Medians of the times, ms, their ratios, and the memory of ours at its first frame. Raises Missing."""
    for program, package in ((KPAT, "kpat"), ("xev", "x11-utils")):
        if shutil.which(program, path=_path()) is None:
            raise Missing(f"{program} is missing: apt-get install {package}")
    memories: list[float] = []
    with tempfile.TemporaryDirectory() as folder, XServer(1920, 1080, is_managed=False) as screen:
        environment = screen.environment() | {"PATH": _path()}
        # Without these the import would be compiled anew each time, and look slow.
        for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"):
            environment.pop(name, None)

        def first_frame() -> float:
            taken, line = until_it_says([PROGRAM, "--data", folder, "--first-frame"], environment)
            memories.append(float(json.loads(line)["rss_mib"]))
            return taken

        measures: dict[str, Callable[[], float]] = {
            "bare import ms": lambda: until_it_says(BARE, environment)[0],
            "first frame ms": first_frame,
            "window ms": lambda: until_its_window([PROGRAM, "--data", folder], environment),
            "KPatience's window ms": lambda: until_its_window([KPAT], environment),
        }
        taken: dict[str, list[float]] = {name: [] for name in measures}
        for number in range(rounds + 1):
            for name, measure in measures.items():
                time_taken = measure()
                if number > 0:  # the first round fills caches
                    taken[name].append(time_taken)
    found = {name: statistics.median(times) for name, times in taken.items()}
    found["first frame / bare import"] = found["first frame ms"] / found["bare import ms"]
    found["window / KPatience's"] = found["window ms"] / found["KPatience's window ms"]
    found["RSS MiB"] = statistics.median(memories)
    return found


def _path() -> str:
    """Debian keeps games where root does not look."""
    return os.environ.get("PATH", "") + os.pathsep + "/usr/games"


def until_it_says(command: list[str], environment: dict[str, str]) -> tuple[float, str]:
    """Ms from the start of a program to its first line, and the line."""
    began = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = 1000 * (time.perf_counter() - began)
    if process.returncode or not line:
        raise Missing(f"{command[0]} ended with {process.returncode}")
    return taken, line


def until_its_window(command: list[str], environment: dict[str, str]) -> float:
    """Ms from the start of a program until the screen has a window of it; the program is killed then."""
    with events_of_the_screen(environment) as lines:
        began = time.perf_counter()
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            wait_for_a_window(lines)
            return 1000 * (time.perf_counter() - began)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def events_of_the_screen(environment: dict[str, str]) -> Iterator[Iterator[str]]:
    """What xev tells of windows made, moved and shown."""
    command = ["stdbuf", "--output=L", "xev", "-root", "-event", "substructure"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        time.sleep(0.3)  # it says nothing when it begins to listen
        yield iter(process.stdout.readline, "")
    finally:
        process.kill()
        process.wait()


def wait_for_a_window(lines: Iterator[str]) -> None:
    """Read until a window of some size is shown. Raises Missing if none comes."""
    large: set[str] = set()
    event = ""
    end = time.monotonic() + PATIENCE
    for line in lines:
        if found := re.match(r"(\w+Notify) event", line):
            event = found[1]
        if found := re.search(r"window (0x[0-9a-f]+), \(.*\), width (\d+), height (\d+)", line):
            if min(int(found[2]), int(found[3])) >= LEAST:
                large.add(found[1])
        elif event == "MapNotify" and (found := re.search(r"window (0x[0-9a-f]+), override", line)):
            if found[1] in large:
                return
        if time.monotonic() > end:
            break
    raise Missing("there came no window")


if __name__ == "__main__":
    sys.exit(main())
