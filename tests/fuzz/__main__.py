"""Damaged files and lines into everything that reads them: `python -m tests.fuzz [--seconds 600] [--seed N]`.

Inputs come in turn to all formats, or to those of `--only`. Number N of a seed is always the same input: a fault names
both, and `--only saves --seed 7 --first 4711 --cases 1` tries it again; with `--keep FOLDER` the inputs of faults are
written there. Prints a table; status 1 if anything but a refusal came out, or what was taken is not whole.
"""

import argparse
import itertools
import logging
import sys
import time
from pathlib import Path

from tests.fuzz.formats import FORMATS
from tests.fuzz.hunt import Hunt, limit_memory


def main() -> int:
    """Try so many inputs of each format, or for so long."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long (60)")
    parser.add_argument("--cases", type=int, metavar="N", help="so many inputs a format, however long it takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first input")
    parser.add_argument("--only", default="", help="some of " + ",".join(form.name for form in FORMATS))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="for the inputs of faults")
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)  # what is left out is told, a line an input
    names = arguments.only.split(",") if arguments.only else [form.name for form in FORMATS]
    hunts = [Hunt(form, arguments.seed) for form in FORMATS if form.name in names]
    if len(hunts) != len(names):
        parser.error(f"no such format: {arguments.only}")
    for hunt in hunts:
        hunt.check_examples()
    limit_memory()
    end = time.monotonic() + arguments.seconds
    for number in itertools.count(arguments.first):
        if number - arguments.first == arguments.cases or (arguments.cases is None and time.monotonic() > end):
            break
        for hunt in hunts:
            before = len(hunt.found.faults)
            hunt.try_out(number)
            if len(hunt.found.faults) > before and arguments.keep is not None:
                arguments.keep.mkdir(parents=True, exist_ok=True)
                (arguments.keep / f"{hunt.form.name}-{arguments.seed}-{number}").write_bytes(hunt.input(number))
    return report(hunts)


def report(hunts: list[Hunt]) -> int:
    """Print what was found; the exit status."""
    print("| format | inputs | taken | faults |\n| --- | --- | --- | --- |")
    for hunt in hunts:
        found = hunt.found
        print(f"| {hunt.form.name} | {found.inputs} | {found.taken} | {len(found.faults)} |")
    faults = [fault for hunt in hunts for fault in hunt.found.faults]
    for fault in faults[:20]:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
