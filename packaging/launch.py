"""The bundle's first module: the program, and with `--worker` its opponents, start here."""

import sys

from canasta_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
