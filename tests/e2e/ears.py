"""What the program tells assistive technology, as a screen reader gets it: events of the accessibility bus.

Nothing is told for which nobody has registered, and what is told depends on it; so who listens here says for what.
"""

from typing import Any, Final, NamedTuple

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from tests.e2e.accessible_screen import AccessibleScreen

SHOWING: Final = "object:state-changed:showing"
ANNOUNCEMENT: Final = "object:announcement"
NOTIFICATION: Final = "notification"
NAME: Final = "ears"
BUS: Final = ("org.a11y.Bus", "/org/a11y/bus")
PROPERTIES: Final = "org.freedesktop.DBus.Properties"
ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
REGISTRY: Final = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
EVENTS: Final = "org.a11y.atspi.Event.Object"


class Told(NamedTuple):
    """An announcement, or a notification that appeared: its role, and its text."""

    kind: str
    text: str


class Ears(QObject):
    """A screen reader that keeps what it is told; needs an event loop, and `close` at its end."""

    def __init__(self, screen: AccessibleScreen) -> None:
        super().__init__()
        self.told: list[Told] = []
        session = QDBusConnection.connectToBus(screen.address, f"{NAME}-session")
        address = _ask(session, *BUS, BUS[0], "GetAddress")[0]
        _ask(session, *BUS, PROPERTIES, "Set", "org.a11y.Status", "ScreenReaderEnabled", QDBusVariant(True))
        QDBusConnection.disconnectFromBus(f"{NAME}-session")
        self._bus = QDBusConnection.connectToBus(str(address), NAME)
        for event, method in (("StateChanged", "_changed"), ("Announcement", "_announced")):
            slot: Any = SLOT(f"{method}(QDBusMessage)")  # a text, for which the stubs have bytes
            assert self._bus.connect("", "", EVENTS, event, self, slot)

    def register(self, event: str) -> None:
        """From now on this is listened to."""
        _ask(self._bus, *REGISTRY, "RegisterEvent", event)

    def deregister(self, event: str) -> None:
        """From now on it is not."""
        _ask(self._bus, *REGISTRY, "DeregisterEvent", event)

    def close(self) -> None:
        """Leave the bus."""
        QDBusConnection.disconnectFromBus(NAME)

    @Slot(QDBusMessage)
    def _changed(self, event: QDBusMessage) -> None:
        state, is_on, *_ = event.arguments()
        if state != "showing" or not is_on:
            return
        where = (event.service(), event.path())
        (role,) = _ask(self._bus, *where, ACCESSIBLE, "GetRoleName")
        if role == NOTIFICATION:
            (name,) = _ask(self._bus, *where, PROPERTIES, "Get", ACCESSIBLE, "Name")
            assert isinstance(name, QDBusVariant)
            self.told.append(Told(NOTIFICATION, name.variant()))

    @Slot(QDBusMessage)
    def _announced(self, event: QDBusMessage) -> None:
        *_, text, _ = event.arguments()
        assert isinstance(text, QDBusVariant)
        self.told.append(Told("announcement", text.variant()))


def _ask(
    bus: QDBusConnection, service: str, path: str, interface: str, method: str, *arguments: object
) -> list[object]:
    """Call a method and return what it answers."""
    message = QDBusMessage.createMethodCall(service, path, interface, method)
    message.setArguments(list(arguments))
    answer = bus.call(message)
    assert answer.type() is QDBusMessage.MessageType.ReplyMessage, f"{method}: {answer.errorMessage()}"
    return list(answer.arguments())
