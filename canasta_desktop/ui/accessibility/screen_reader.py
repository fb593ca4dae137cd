"""Whether a screen reader runs on this desktop, as far as the system says."""

import sys
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

GET_SCREEN_READER: Final = 0x0046
"""What Windows calls the question (SPI_GETSCREENREADER)."""
PATIENCE_MS: Final = 1000
"""A bus that has not answered by then has nobody on it."""


class ScreenReader(QObject):
    """Whether a screen reader runs: ask `is_there` when it matters; on Linux `changed`: the answer may be another.

    There it takes a moment until the answer `is_known`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform.startswith("linux"):
            from canasta_desktop.ui.accessibility.listeners import listeners

            listeners().changed.connect(self.changed)
            self._patience = QTimer(self)
            self._patience.setSingleShot(True)
            self._patience.timeout.connect(self.changed)
            self._patience.start(PATIENCE_MS)

    @property
    def is_known(self) -> bool:
        """Whether the answer stands; without a bus that answers nobody reads the screen."""
        if not sys.platform.startswith("linux"):
            return True
        from canasta_desktop.ui.accessibility.listeners import listeners

        return listeners().is_known or not self._patience.isActive()

    @property
    def is_there(self) -> bool:
        """Whether one speaks, or will in a moment; on Linux what the bus has answered so far."""
        if sys.platform.startswith("linux"):
            from canasta_desktop.ui.accessibility.listeners import listeners

            return listeners().has_reader
        if sys.platform == "win32":
            import ctypes

            answer = ctypes.c_int(0)
            library = ctypes.windll.user32
            library.SystemParametersInfoW(GET_SCREEN_READER, 0, ctypes.byref(answer), 0)
            return bool(answer.value)
        return QAccessible.isActive()
