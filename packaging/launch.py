"""The bundle's first module: the program, and with `--worker` its opponents, start here."""

import multiprocessing
import sys

from canasta_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # `simulate` starts this program again for its processes
    sys.exit(main())
