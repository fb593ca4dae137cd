"""How long the program takes to its first painted frame, beside a bare import of Qt, and what memory it then has.

A script: `python tests/bench_start.py [--runs N]` prints JSON, times in ms. Each figure is the median
of as many processes as there are runs; what is measured lies between the start of the process and its own word. The
program is the real one with its window, in a folder of its own.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BARE = "import PySide6.QtWidgets; print('here', flush=True); input()"
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from canasta_desktop.ui import app as program
from canasta_desktop.ui.view import TableView

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and watched is self.viewport:
            watched.removeEventFilter(self)
            watched.event(event)
            print("here", flush=True)
            input()
            import os
            os._exit(0)
        return False

watch, made = Watch(), TableView.__init__
def note(view, *arguments):
    made(view, *arguments)
    watch.viewport = view.viewport()
    watch.viewport.installEventFilter(watch)
TableView.__init__ = note
program.play(Path(sys.argv[1]), seed=1)
"""


def measure(command: list[str]) -> tuple[float, float]:
    """Milliseconds until the process says that it is there, and its resident memory then, in MiB."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    said = process.stdout.readline()
    taken = 1000 * (time.perf_counter() - began)
    assert said.strip() == b"here", "the process said nothing"
    memory = resident(process.pid)
    process.communicate(b"\n", timeout=10)
    return taken, memory


def resident(process: int) -> float:
    """Resident memory of a process in MiB; 0 where the system does not tell in this way."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def median(command: list[str], runs: int) -> dict[str, float]:
    """Time and memory, medians."""
    found = [measure(command) for _ in range(runs)]
    return {
        "ms": round(statistics.median(taken for taken, _ in found), 1),
        "rss_mib": round(statistics.median(memory for _, memory in found), 1),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    runs: int = parser.parse_args().runs
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        window = [sys.executable, "-c", WINDOW, folder]
        measure(window)  # the first run compiles, and begins the match that the others go on with
        bare, program = median([sys.executable, "-c", BARE], runs), median(window, runs)
    ratio = round(program["ms"] / bare["ms"], 2)
    print(json.dumps({"bare_import": bare, "first_frame": program, "ratio": ratio, "runs": runs}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
