"""Play by keys and read what the screen reader says, as somebody would hear it.

    python -m tests.reader.listen [--language de] [--seed 7] [--data FOLDER] [--set NAME=VALUE] [KEY ...]

Keys are named as xdotool names them (`d`, `ctrl+1`, `Down`); those of one line of the standard input, or of one
argument, are pressed one after the other. After each line everything is printed that was said until it was still for a
while. Without `--seed` the program starts with its welcome; without settings it takes you for a newcomer.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.e2e.accessible_screen import AccessibleScreen
from tests.reader.screen_reader import GLANCE, Heard, Orca

STILL: Final = 1.5
"""Seconds without a word after which what was said counts as all."""
LONGEST: Final = 15.0
"""So many seconds of talk are waited for at most."""


def main() -> int:
    """Start all, press, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("keys", nargs="*", metavar="KEY")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--data", type=Path, help="the folder with settings and games; otherwise one that is deleted")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting, the value as JSON")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="canasta-listen-") as folder:
        data = arguments.data or Path(folder)
        if arguments.set:
            settings = json.dumps(dict(_setting(text) for text in arguments.set))
            (data / "settings.json").write_text(settings, encoding="utf-8")
        command = [sys.executable, "-m", "canasta_desktop", "--data", str(data)]
        command += [] if arguments.seed is None else ["--seed", str(arguments.seed)]
        with AccessibleScreen() as screen, Orca(screen, arguments.language, screen.home / "orca.log") as orca:
            environment = screen.environment() | {"LC_ALL": arguments.language, "LANGUAGE": arguments.language}
            program = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
            try:
                _press(screen, orca, program, arguments.keys or (line.strip() for line in sys.stdin))
            finally:
                program.terminate()
                program.wait()
    return 0


def _setting(text: str) -> tuple[str, object]:
    """ "speed="off"" as name and value."""
    name, _, value = text.partition("=")
    return name, json.loads(value)


def _press(screen: AccessibleScreen, orca: Orca, program: "subprocess.Popen[bytes]", lines: Iterable[str]) -> None:
    orca.wait(lambda told: "Canasta Desktop" in told, 0, "the window")
    told = _until_still(orca, 0)
    for line in lines:
        print(f"> {line}", flush=True)
        if keys := line.split():
            subprocess.run(["xdotool", "key", "--delay", "60", *keys], env=screen.environment(), check=True)
        told = _until_still(orca, told)
        if program.poll() is not None:
            print(f"the program has ended with status {program.returncode}")
            return


def _until_still(orca: Orca, told: int) -> int:
    """Print what is said from that place on, until nothing more comes; returns the next place."""
    began = last = time.monotonic()
    while time.monotonic() - last < STILL and time.monotonic() - began < LONGEST:
        new: list[Heard] = orca.heard()[told:]
        for heard in new:
            print(f"  {heard.at % 60:6.2f}  {heard.text}", flush=True)
        if new:
            told, last = told + len(new), time.monotonic()
        time.sleep(GLANCE)
    return told


if __name__ == "__main__":
    sys.exit(main())
