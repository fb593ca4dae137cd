"""A desktop portal for tests: `python portal_mock.py`; lines on stdin change its settings, "NAMESPACE KEY JSON".

Started with `--old` it knows `Read` alone, as portals before 2023; with `--mute` it never answers.
"""

import json
import sys

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

NAME, PATH, INTERFACE = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)


class Portal(QDBusVirtualObject):
    """Answers from a table."""

    def __init__(self) -> None:
        super().__init__()
        self.table: dict[tuple[str, str], object] = {}

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        if "--mute" in sys.argv:
            message.setDelayedReply(True)
            return True
        namespace, key = message.arguments()
        if message.member() not in (("Read",) if "--old" in sys.argv else ("Read", "ReadOne")):
            connection.send(message.createErrorReply("org.freedesktop.DBus.Error.UnknownMethod", "unknown"))
        elif (namespace, key) not in self.table:
            connection.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", "not found"))
        else:
            value = QDBusVariant(self.table[namespace, key])
            connection.send(message.createReply(QDBusVariant(value) if message.member() == "Read" else value))
        return True


def main() -> None:
    app = QCoreApplication(sys.argv)
    bus = QDBusConnection.sessionBus()
    portal = Portal()

    def read() -> None:
        line = sys.stdin.readline()
        if not line:
            app.quit()
            return
        namespace, key, value = line.split(maxsplit=2)
        portal.table[namespace, key] = json.loads(value)
        told = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        told.setArguments([namespace, key, QDBusVariant(json.loads(value))])
        bus.send(told)
        print("told", flush=True)

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(read)
    assert bus.registerVirtualObject(PATH, portal), bus.lastError().message()
    assert bus.registerService(NAME), bus.lastError().message()
    print("there", flush=True)
    app.exec()


if __name__ == "__main__":
    main()
