"""The `qtbot` that waits longer where the machine has other work as well.

By itself, because scripts of `packaging` use `tests.patience` and are checked without pytest-qt.
"""

from typing import Final

from pytestqt.exceptions import TimeoutError as QtTimeoutError
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from tests.patience import patience

QT_MS: Final = 5000
"""How long pytest-qt waits if nothing else is said."""


class PatientBot(QtBot):
    """The `qtbot` of these tests. Waiting for what must not come (`raising=False`) takes no longer than it says."""

    def waitUntil(self, callback, *, timeout: int = QT_MS) -> None:
        try:
            super().waitUntil(callback, timeout=timeout)
        except QtTimeoutError:  # only now is it asked how busy the machine is, which takes some ms
            super().waitUntil(callback, timeout=max(0, round(patience(timeout)) - timeout))

    def waitSignal(self, signal, *, timeout: int = QT_MS, raising=None, check_params_cb=None) -> SignalBlocker:
        longer = timeout if raising is False else round(patience(timeout))
        return super().waitSignal(signal, timeout=longer, raising=raising, check_params_cb=check_params_cb)
