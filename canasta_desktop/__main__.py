"""`python -m canasta_desktop`: see `cli`."""

import sys

from canasta_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
