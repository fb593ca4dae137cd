"""What only its owner may read: the data folder and the files in it, which hold every hand of the running deal.

POSIX knows this as the modes 0700 and 0600. Windows keeps a person's folders from others by itself, and there all of
this changes nothing.
"""

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def opener(path: str, flags: int) -> int:
    """For `open(..., opener=opener)`: a file that is made is its owner's alone from its first moment on."""
    return os.open(path, flags, FILE)


def private_file(path: Path) -> Path:
    """Create a file that only its owner may read, and return its path: for code that opens it in its own way."""
    with contextlib.suppress(OSError):
        os.close(opener(str(path), os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    return path


def make_folder(path: Path) -> None:
    """Make a folder for its owner alone; one that is there is left as it is. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(FOLDER, exist_ok=True)


def make_private(path: Path) -> None:
    """Close a file or a folder that is there to everybody but its owner; where the system refuses, it stays open."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(FOLDER if stat.S_ISDIR(mode) else FILE)


def close_folder(folder: Path) -> None:
    """Close a folder that other users can look into, and all that lies in it; links are not followed.

    Once it is closed the files in it are out of reach, and the next time there is nothing to be done.
    """
    if os.name != "posix" or not folder.stat().st_mode & OTHERS:
        return
    for parent, folders, files in os.walk(folder):
        for name in (*folders, *files):
            path = Path(parent, name)
            if not path.is_symlink():
                make_private(path)
    make_private(folder)
