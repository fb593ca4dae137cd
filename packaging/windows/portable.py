"""Pack a folder so that its bytes depend on nothing but its files: `portable.py FOLDER ZIP`.

The order is fixed, and all times are that of the commit (SOURCE_DATE_EPOCH).
"""

import argparse
import os
import sys
import time
import zipfile
from pathlib import Path
from typing import Final

FIRST: Final = 315532800
"""The first second that a zip can name: 1980 began."""


def main() -> int:
    """Pack it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    when = time.gmtime(max(FIRST, int(os.environ.get("SOURCE_DATE_EPOCH", FIRST))))[:6]
    root: Path = arguments.folder.resolve()
    with zipfile.ZipFile(arguments.out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for path in sorted((path for path in root.rglob("*") if path.is_file()), key=lambda path: path.as_posix()):
            entry = zipfile.ZipInfo(path.relative_to(root.parent).as_posix(), when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0  # the same on the system that it is for and on others
            made.writestr(entry, path.read_bytes(), compresslevel=9)
    return 0


if __name__ == "__main__":
    sys.exit(main())
