"""Whether a screen reader runs on this desktop, and whether it listens to announcements.

On Linux every listener of the accessibility bus is registered there, with what it listens to. Nothing here waits for
an answer: until there is one, nobody listens.
"""

import os
from functools import cache
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

from canasta_desktop.ui.accessibility.bus_probe import BusProbe

EVENT: Final = '"Object:Announcement'
"""As it stands in the registry's answer, printed: PySide cannot take lists of structures apart."""
READING: Final = '"Object:ActiveDescendantChanged'
"""An event that screen readers want and magnifiers and keyboards on the screen do not, written likewise."""
REGISTRY: Final = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
CONNECTION: Final = "accessibility"
PAUSE: Final = 200
"""Milliseconds after a change before the registry is asked again: a reader that starts registers many events."""


class Listeners(QObject):
    """Knows whether anybody listens on the accessibility bus; `changed` is emitted when the answer is another."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.are_there = False
        """Whether somebody listens to announcements."""
        self.has_reader = False
        """Whether somebody listens who reads the screen."""
        self.is_known = False
        """Whether there was an answer, if only that there is no bus."""
        self._bus: QDBusConnection | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._ask)
        if address := os.environ.get("AT_SPI_BUS_ADDRESS"):
            self._enter(address)
        else:
            where = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
            self._call(QDBusConnection.sessionBus(), where).finished.connect(self._found)

    def _call(self, bus: QDBusConnection, message: QDBusMessage) -> QDBusPendingCallWatcher:
        return QDBusPendingCallWatcher(bus.asyncCall(message), self)

    def _found(self, call: QDBusPendingCallWatcher) -> None:
        """The session knows the address of the accessibility bus."""
        answer = call.reply()
        call.deleteLater()
        if answer.type() is QDBusMessage.MessageType.ReplyMessage:
            self._enter(answer.arguments()[0])
        else:
            self._learn("")

    def _enter(self, address: str) -> None:
        """Connect to the bus of this address, as soon as it is known to answer."""
        self._address = address
        self._probe = BusProbe(address, self)
        self._probe.done.connect(self._probed)
        self._probe.start()

    def _probed(self, is_alive: bool) -> None:
        if not is_alive:
            self._learn("")
            return
        self._bus = QDBusConnection.connectToBus(self._address, CONNECTION)
        changed: Any = SLOT("_changed()")  # a text, for which the stubs have bytes
        for signal in ("EventListenerRegistered", "EventListenerDeregistered"):
            self._bus.connect("", REGISTRY[1], REGISTRY[2], signal, self, changed)
        self._ask()

    @Slot()
    def _changed(self) -> None:
        self._timer.start()

    def _ask(self) -> None:
        if self._bus is not None:
            message = QDBusMessage.createMethodCall(*REGISTRY, "GetRegisteredEvents")
            self._call(self._bus, message).finished.connect(self._answered)

    def _answered(self, call: QDBusPendingCallWatcher) -> None:
        answer = call.reply()
        call.deleteLater()
        self._learn(repr(answer) if answer.type() is QDBusMessage.MessageType.ReplyMessage else "")

    def _learn(self, wanted: str) -> None:
        """These events are listened to."""
        before = self.are_there, self.has_reader, self.is_known
        self.are_there, self.has_reader, self.is_known = EVENT in wanted, READING in wanted, True
        if (self.are_there, self.has_reader, self.is_known) != before:
            self.changed.emit()


@cache
def listeners() -> Listeners:
    """Those of this desktop, from the first question on."""
    return Listeners()
