"""Loaded by every Python that is started with this folder on its path: notes what it does with sockets.

A line when it starts, one each time a socket is used for anything, and when it ends one for each socket of the
internet that the process then has, Qt's too, as Linux tells. `NETWORK_NOTES` names the file.
"""

import atexit
import contextlib
import os
import sys

NOTES = os.environ.get("NETWORK_NOTES", "")
INTERNET = ("tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6")


def note(what: str) -> None:
    """Write a line; whole, whoever else writes."""
    with open(NOTES, "a", encoding="utf-8") as file:
        file.write(f"{what}\n")


def hear(event: str, arguments: tuple) -> None:
    """Told by the interpreter of everything that matters to security."""
    if event.startswith("socket."):
        note(f"{event} {arguments!r}")


def open_sockets() -> set[str]:
    """The inodes of all sockets of this process."""
    found = set()
    for name in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):  # the one that the list is read through is gone
            found.add(os.readlink(f"/proc/self/fd/{name}"))
    return {link.removeprefix("socket:[").rstrip("]") for link in found if link.startswith("socket:")}


def look() -> None:
    """Note those that are of the internet."""
    inodes = open_sockets()
    for kind in INTERNET:
        with contextlib.suppress(FileNotFoundError), open(f"/proc/self/net/{kind}", encoding="ascii") as table:
            for line in table.readlines()[1:]:
                if line.split()[9] in inodes:
                    note(f"has {kind} {line.split()[1]}")
    note("ended")


if NOTES:
    note(f"started {' '.join(sys.orig_argv[1:])}")
    sys.addaudithook(hear)
    if os.path.isdir("/proc/self/net"):
        atexit.register(look)
