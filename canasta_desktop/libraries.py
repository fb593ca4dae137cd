"""Libraries of a Linux system that Qt needs and does not bring: which is missing, said before Qt aborts over it.

Without them Qt ends the program with a core dump and hints at one library at a time, or cannot even be imported. What
is said here stands on stderr, in English like everything that the command line says.
"""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Final

PACKAGES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libzstd.so.1": "libzstd1",
}
"""What PySide6 links to besides the C and C++ libraries, and the package of Debian and Ubuntu that brings it."""
NAMED: Final = r"(lib[\w+.-]+\.so[.\d]*): cannot open shared object file"

Loads = Callable[[str], bool]
"""Whether a library of this name can be loaded."""


def complaint(error: str, loads: Loads | None = None) -> str:
    """One sentence on the libraries that are missing, after a loader's error; empty if it is about something else."""
    import re  # only where something is missing, as all that follows

    named = re.search(NAMED, error)
    if named is None:
        return ""
    # The error names the first one only, and nobody wants to be told of the next one at each start.
    others = [name for name in PACKAGES if name != named[1] and not (loads or can_be_loaded)(name)]
    missing = [named[1], *others]
    packages = [PACKAGES[name] for name in missing if name in PACKAGES]
    several = len(missing) > 1
    text = f"The game needs {', '.join(missing)}, and the system does not have {'them' if several else 'it'}"
    return f"{text}; on Debian and Ubuntu: sudo apt install {' '.join(packages)}" if packages else f"{text}."


def can_be_loaded(name: str) -> bool:
    """Whether the system has a library of this name."""
    import ctypes

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def wants_x11(environment: Mapping[str, str]) -> bool:
    """Whether Qt is going to draw by its plugin `xcb`: it is told to, or the session is no Wayland one."""
    if sys.platform != "linux":
        return False
    if told := environment.get("QT_QPA_PLATFORM"):
        return told.split(";")[0].split(":")[0] == "xcb"
    return "WAYLAND_DISPLAY" not in environment and environment.get("XDG_SESSION_TYPE") != "wayland"


def why_no_window() -> str:
    """Why Qt could not open a window here, one sentence; empty if nothing is known to stand in the way.

    Loading Qt's plugin takes no time that Qt would not spend on it a moment later.
    """
    if not wants_x11(os.environ):
        return ""
    if not os.environ.get("DISPLAY"):
        return "There is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set."
    from PySide6.QtCore import QLibraryInfo, QPluginLoader

    plugin = os.path.join(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
    loader = QPluginLoader(plugin)
    return "" if not os.path.isfile(plugin) or loader.load() else complaint(loader.errorString())
