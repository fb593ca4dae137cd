"""The bundle's first module: the program, and with `--worker` its opponents, start here."""

import collections
import dataclasses
import marshal
import sys
from pathlib import Path
from typing import Final

from canasta_desktop.cli import main

PROCESSES: Final = {"simulate", "soak", "bench", "--multiprocessing-fork", "-c"}
"""Commands that start this program again for their processes, and how it is started for them."""


def use_written_code() -> None:
    """Have `dataclasses` and `collections` find what they write compiled (written_code.py), as far as it is known."""
    codes = marshal.loads(Path(__file__).with_name("written_code.bin").read_bytes())
    setattr(dataclasses, "exec", lambda text, *spaces: exec(codes.get(text, text), *spaces))  # noqa: B010
    setattr(collections, "eval", lambda text, *spaces: eval(codes.get(text, text), *spaces))  # noqa: B010


def be_a_process() -> None:
    """If this is one of the processes of a command, be that and nothing else; the game needs nothing of it."""
    if PROCESSES.isdisjoint(sys.argv[1:]):
        return
    import multiprocessing

    # PyInstaller's; the recipe makes a module of it.
    import pyi_rth_multiprocessing  # type: ignore[import-not-found]  # only the bundle has it  # noqa: F401

    multiprocessing.freeze_support()


if __name__ == "__main__":
    use_written_code()
    be_a_process()
    sys.exit(main())
