"""How long the program takes to its first painted frame, beside a bare import of Qt, and what memory it then has.

A script: `python tests/bench_start.py [--runs N]` prints JSON, times in ms, memory in MiB. Each figure is the median
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

BARE = [sys.executable, "-c", "import PySide6.QtWidgets; print('{}', flush=True)"]
PROGRAM = [sys.executable, "-m", "canasta_desktop", "--seed", "1", "--first-frame", "--data"]


def measure(command: list[str]) -> dict[str, float]:
    """Milliseconds until the process says that it is there, and what it says of itself."""
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        taken = 1000 * (time.perf_counter() - began)
    return {"ms": taken, **json.loads(said)}


def medians(command: list[str], runs: int) -> dict[str, float]:
    """Of so many starts, each figure by itself."""
    found = [measure(command) for _ in range(runs)]
    return {name: round(statistics.median([one[name] for one in found]), 1) for name in found[0]}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    runs: int = parser.parse_args().runs
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        window = [*PROGRAM, folder]
        measure(window)  # the first run compiles, and begins the match that the others go on with
        bare, program = medians(BARE, runs), medians(window, runs)
    ratio = round(program["ms"] / bare["ms"], 2)
    print(json.dumps({"bare_import": bare, "first_frame": program, "ratio": ratio, "runs": runs}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
