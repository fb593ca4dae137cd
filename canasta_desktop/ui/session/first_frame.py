"""`--first-frame`: the program as it always starts, until its table has been painted; then it ends.

Whoever started it reads one line of JSON on stdout the moment the table is painted, and knows how long that took; the
line has the memory of the process. So an installed program can be measured from outside.
"""

import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from canasta_desktop.ui.base.guard import answering

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session
    from canasta_desktop.ui.table.view import TableView

RSS: Final = "rss_mib"
"""The resident memory of the process, MiB; null where the system does not tell."""


class FirstFrame(QObject):
    """`painted` comes as soon as a view has been painted for the first time."""

    painted = Signal()

    def __init__(self, view: "TableView") -> None:
        super().__init__(view)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.painted)
        view.viewport().installEventFilter(self)

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The painting itself comes after this; what is due at once, after the painting."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._next.start(0)
        return False


def first_frame(folder: Path | None) -> int:
    """Start the game, print when its table is painted, and quit; returns the exit status."""
    from canasta_desktop.ui.session.app import play

    return play(folder, prepare=watch)


def watch(session: "Session") -> None:
    """Tell when the window of this session has been painted, and close it."""
    frame = FirstFrame(session.window.view)
    frame.painted.connect(partial(_print_and_close, session))


def _print_and_close(session: "Session") -> None:
    print(json.dumps({RSS: resident_mib()}), flush=True)
    session.window.close()


def resident_mib() -> float | None:
    """The memory of this process that is in use now, in MiB; on macOS the most that ever was. None if not to be had."""
    if sys.platform == "win32":
        return _of_windows()
    if sys.platform == "darwin":
        import resource

        return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20, 1)
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii", errors="replace").splitlines() if status.is_file() else []
    return next((round(int(line.split()[1]) / 1024, 1) for line in lines if line.startswith("VmRSS")), None)


def _of_windows() -> float | None:
    """The working set, the fourth figure of Windows' PROCESS_MEMORY_COUNTERS: two double words, then sizes."""
    if sys.platform != "win32":
        return None
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = (("size", ctypes.c_uint32), ("faults", ctypes.c_uint32), ("sizes", ctypes.c_size_t * 8))

    counters = Counters(size=ctypes.sizeof(Counters))
    this = ctypes.c_void_p(-1)
    is_told = ctypes.windll.kernel32.K32GetProcessMemoryInfo(this, ctypes.byref(counters), counters.size)
    return round(counters.sizes[1] / 2**20, 1) if is_told else None
