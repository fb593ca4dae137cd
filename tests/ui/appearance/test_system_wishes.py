"""What the system asks of programs: from a portal of our own on a bus of our own, and what follows for the settings."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtDBus import QDBusConnection

from canasta_desktop.game.settings import Settings, first_settings
from canasta_desktop.ui.appearance.portal_wishes import PortalWishes
from canasta_desktop.ui.appearance.system_wishes import SystemWishes
from canasta_desktop.ui.appearance.wishes import Wishes, resolved, text_scale_of
from tests.patience import patience

MOCK = Path(__file__).parent / "portal_mock.py"
ALL = Wishes(is_motion_reduced=True, text_scale=130)


class Portal:
    """The mock in its process."""

    def __init__(self, bus: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(MOCK), *options],
            env={"DBUS_SESSION_BUS_ADDRESS": bus, "QT_QPA_PLATFORM": "offscreen", "PATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._expect("there")

    def set(self, namespace: str, key: str, value: str) -> None:
        """Another value, told at once."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{namespace} {key} {value}\n")
        self.process.stdin.flush()
        self._expect("told")

    def _expect(self, word: str) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == word


@contextmanager
def session_bus() -> Iterator[str]:
    """A bus of our own; its address."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
    finally:
        daemon.kill()
        daemon.wait()


@pytest.fixture(scope="module")
def bus() -> Iterator[str]:
    with session_bus() as address:
        yield address


@pytest.fixture
def portal(bus, request):
    """A portal, with the options that a test names."""
    portal = Portal(bus, *getattr(request, "param", ()))
    yield portal
    portal.process.kill()
    portal.process.wait()


@pytest.fixture
def connection(bus):
    connection = QDBusConnection.connectToBus(bus, "test")
    assert connection.isConnected()
    yield connection
    QDBusConnection.disconnectFromBus("test")


def follow(qtbot, connection, expected):
    """Wishes that are followed until they are as expected."""
    wishes = PortalWishes(None, connection)
    qtbot.waitUntil(lambda: wishes.wishes() == expected, timeout=round(1000 * patience(5)))
    return wishes


@pytest.mark.parametrize("portal", [(), ("--old",)], indirect=True)
def test_the_portal_is_asked_and_followed(qtbot, portal, connection):
    portal.set("org.gnome.desktop.interface", "text-scaling-factor", "1.3")
    portal.set("org.gnome.desktop.interface", "enable-animations", "false")
    wishes = follow(qtbot, connection, ALL)
    portal.set("org.gnome.desktop.interface", "enable-animations", "true")
    qtbot.waitUntil(lambda: wishes.wishes() == Wishes(text_scale=130), timeout=round(1000 * patience(5)))


@pytest.mark.parametrize(
    ("namespace", "key", "value"),
    [
        ("org.freedesktop.appearance", "reduced-motion", "1"),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", '"0"'),
    ],
)
def test_other_desktops_have_other_keys_for_less_motion(qtbot, portal, connection, namespace, key, value):
    portal.set(namespace, key, value)
    follow(qtbot, connection, Wishes(is_motion_reduced=True))


def test_values_of_another_kind_say_nothing(qtbot, portal, connection):
    for value in ('"large"', "-3.5", "1e300", "[1]"):
        portal.set("org.gnome.desktop.interface", "text-scaling-factor", value)
    portal.set("org.gnome.desktop.interface", "enable-animations", '"false"')
    portal.set("org.freedesktop.appearance", "reduced-motion", "1")
    follow(qtbot, connection, Wishes(is_motion_reduced=True))


@pytest.mark.parametrize("portal", [("--mute",)], indirect=True)
def test_a_portal_that_never_answers_is_not_waited_for(qtbot, portal, connection):
    wishes = PortalWishes(None, connection)
    with qtbot.assertNotEmitted(wishes.changed, wait=200):
        pass
    assert wishes.wishes() == Wishes()


def test_without_a_bus_nothing_is_wished_for(qtbot):
    wishes = PortalWishes(None, QDBusConnection.connectToBus("unix:path=/nowhere", "none"))
    with qtbot.assertNotEmitted(wishes.changed, wait=50):
        pass
    assert wishes.wishes() == Wishes()


def test_the_last_wishes_are_remembered_and_a_damaged_note_is_not(tmp_path):
    def places() -> QSettings:
        return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)

    first = SystemWishes(places())
    first._take(ALL)
    first._places.sync()
    assert SystemWishes(places()).now == ALL
    for text in ("99999999999999999999", "much", "-5"):
        (tmp_path / "window.ini").write_text(f"[system]\nreduced-motion=perhaps\ntext-scale={text}\n")
        assert SystemWishes(places()).now.text_scale in range(100, 201, 10)


def test_only_what_is_left_to_the_system_follows_it():
    assert resolved(Settings(speed="fast", text_scale=150), ALL) == Settings(speed="fast", text_scale=150)
    worn = resolved(first_settings(), ALL)
    assert (worn.speed, worn.text_scale) == ("off", 130)
    worn = resolved(first_settings(), Wishes())
    assert (worn.speed, worn.text_scale) == ("normal", 100)


def test_factors_become_sizes_that_there_are():
    assert [text_scale_of(factor) for factor in (0.5, 1, 1.25, 1.26, 2.25)] == [100, 100, 120, 130, 200]
