"""Who listens to announcements, as the registry of an accessibility bus of our own says it."""

import os
import subprocess
import sys
from time import monotonic

import pytest
from PySide6.QtCore import ClassInfo, QObject, QThread, Signal, Slot
from PySide6.QtDBus import QDBusConnection

from canasta_desktop.ui.accessibility.listeners import CONNECTION, REGISTRY, Listeners
from tests.patience import patience

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere nobody need be asked")

OURS = "registry"
ANNOUNCEMENTS = "Object:Announcement:"
ALONE = """
from PySide6.QtCore import QCoreApplication
from canasta_desktop.ui.accessibility.listeners import Listeners
app = QCoreApplication([])
listeners = Listeners()
app.processEvents()
print(listeners.are_there)
"""


@ClassInfo({"D-Bus Interface": REGISTRY[2]})
class Registry(QObject):
    """Answers like that of AT-SPI; `events` are what is listened to."""

    EventListenerRegistered = Signal(str, str)
    EventListenerDeregistered = Signal(str, str)

    def __init__(self, bus, *events):
        super().__init__()
        self.bus = bus
        self.events = list(events)
        self.asked = 0
        everything = QDBusConnection.RegisterOption.ExportAllContents
        assert bus.registerObject(REGISTRY[1], self, everything)
        assert bus.registerService(REGISTRY[0])

    @Slot(result="QStringList")
    def GetRegisteredEvents(self):
        self.asked += 1
        return self.events

    def leave(self):
        self.bus.unregisterService(REGISTRY[0])
        self.bus.unregisterObject(REGISTRY[1])

    def register(self, *events):
        self.events += events
        self.EventListenerRegistered.emit(":1.7", events[0])

    def deregister(self, event):
        self.events.remove(event)
        self.EventListenerDeregistered.emit(":1.7", event)


@pytest.fixture
def daemon(monkeypatch):
    """A bus; its address is that of the accessibility bus."""
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        monkeypatch.setenv("AT_SPI_BUS_ADDRESS", process.stdout.readline().strip())
        yield process
        process.terminate()


@pytest.fixture
def bus(qapp, daemon):
    """A connection to it that is not the one of the listeners."""
    yield QDBusConnection.connectToBus(os.environ["AT_SPI_BUS_ADDRESS"], OURS)
    QDBusConnection.disconnectFromBus(OURS)


@pytest.fixture
def follow(qapp):
    """Makes listeners; their connection goes with the test."""
    yield Listeners
    QDBusConnection.disconnectFromBus(CONNECTION)


def test_readers_that_come_and_go_are_followed(qtbot, bus, follow):
    registry = Registry(bus, "Object:StateChanged:showing")
    listeners = follow()
    qtbot.waitUntil(lambda: registry.asked == 1)
    assert not listeners.are_there
    registry.register(ANNOUNCEMENTS)
    qtbot.waitUntil(lambda: listeners.are_there)
    registry.deregister(ANNOUNCEMENTS)
    qtbot.waitUntil(lambda: not listeners.are_there)


def test_a_reader_that_was_there_before_is_known(qtbot, bus, follow):
    registry = Registry(bus, ANNOUNCEMENTS)
    listeners = follow()
    qtbot.waitUntil(lambda: listeners.are_there)
    assert registry.asked == 1


def test_many_events_of_one_reader_are_asked_for_once(qtbot, bus, follow):
    registry = Registry(bus)
    listeners = follow()
    qtbot.waitUntil(lambda: registry.asked == 1)
    registry.register("Focus:")
    registry.register("Window:", ANNOUNCEMENTS)
    qtbot.waitUntil(lambda: listeners.are_there)
    assert registry.asked == 2


def test_a_registry_that_goes_and_comes_again_is_asked_again(qtbot, bus, follow):
    registry = Registry(bus, ANNOUNCEMENTS)
    listeners = follow()
    qtbot.waitUntil(lambda: listeners.are_there)
    registry.leave()
    other = Registry(bus)
    other.register("Focus:")
    qtbot.waitUntil(lambda: not listeners.are_there)


def test_a_registry_that_never_answers_holds_nothing_up(qtbot, bus, follow):
    registry, sleeping = Registry(bus, ANNOUNCEMENTS), QThread()
    registry.moveToThread(sleeping)  # which never runs, so no question reaches the registry
    began = monotonic()
    listeners = follow()
    qtbot.waitUntil(lambda: listeners._bus is not None)
    assert monotonic() - began < patience(5)  # D-Bus itself gives up after 25
    assert (listeners.are_there, registry.asked) == (False, 0)


def test_nothing_breaks_when_the_bus_ends(qtbot, bus, daemon, follow):
    registry = Registry(bus, ANNOUNCEMENTS)
    listeners = follow()
    qtbot.waitUntil(lambda: listeners.are_there)
    daemon.terminate()
    qtbot.waitUntil(lambda: not QDBusConnection(CONNECTION).isConnected())
    assert registry.asked == 1


@pytest.mark.parametrize("variable", ["AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS"])
def test_without_a_bus_nobody_listens(variable):
    """In a program of its own: Qt connects to a session's bus once, and keeps what came of it."""
    kept = {name: value for name, value in os.environ.items() if not name.endswith("BUS_ADDRESS")}
    alone = kept | {variable: "unix:path=/nonexistent", "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", ALONE]
    done = subprocess.run(command, env=alone, capture_output=True, text=True, timeout=patience(30))
    assert (done.returncode, done.stdout, done.stderr) == (0, "False\n", "")
