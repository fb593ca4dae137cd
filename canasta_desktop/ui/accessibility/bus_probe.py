"""Whether a D-Bus answers at all.

Who connects to a bus waits for its answer, half a minute if need be, and the window with it. So the first word of the
protocol is said on a socket beforehand, without waiting; only a bus that answers that is worth connecting to.
"""

import os
import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

if TYPE_CHECKING:
    from socket import socket

PATIENCE_MS: Final = 2000
"""A bus that has not answered by then counts as mute."""
UNIX: Final = re.compile(r"unix:(?:.*,)?(path|abstract)=([^,]*)")
ESCAPED: Final = re.compile(r"%([0-9A-Fa-f]{2})")


def socket_name(address: str) -> str:
    """The socket of the first address of a bus, as Python connects to it; empty where that is none of this machine."""
    found = UNIX.match(address.partition(";")[0])
    if found is None:
        return ""
    name = ESCAPED.sub(lambda escaped: chr(int(escaped[1], 16)), found[2])
    return name if found[1] == "path" else f"\0{name}"


class BusProbe(QObject):
    """Asks once; `done` carries whether there was an answer, and is never emitted before `start` has returned."""

    done = Signal(bool)

    def __init__(self, address: str, parent: QObject) -> None:
        super().__init__(parent)
        self._name = socket_name(address)
        self._socket: socket | None = None
        self._notifier: QSocketNotifier | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._gave_up)

    def start(self) -> None:
        """Ask; nothing waits. What is no socket of this machine is taken to answer."""
        if not self._name:
            QTimer.singleShot(0, self, self._skipped)
            return
        from socket import AF_UNIX, SOCK_STREAM, socket  # not needed where nobody has switched accessibility on

        self._socket = socket(AF_UNIX, SOCK_STREAM)
        self._socket.setblocking(False)
        try:
            self._socket.connect(self._name)
            self._socket.send(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        except OSError:
            self._patience.start(0)
            return
        self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._answered)
        self._patience.start(PATIENCE_MS)

    def _answered(self) -> None:
        """There is something to read, or the other end has gone."""
        assert self._socket is not None
        try:
            is_alive = bool(self._socket.recv(1))
        except OSError:
            is_alive = False
        self._end(is_alive=is_alive)

    def _gave_up(self) -> None:
        self._end(is_alive=False)

    def _skipped(self) -> None:
        self._end(is_alive=True)

    def _end(self, *, is_alive: bool) -> None:
        self._patience.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        if self._socket is not None:
            self._socket.close()
        self.done.emit(is_alive)
