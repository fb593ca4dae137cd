"""A bus that does not answer holds nothing up."""

import socket
from time import monotonic

import pytest

from canasta_desktop.ui.accessibility import bus_probe
from canasta_desktop.ui.accessibility.bus_probe import BusProbe, socket_name
from canasta_desktop.ui.accessibility.listeners import Listeners
from tests.patience import patience


@pytest.fixture
def mute(tmp_path, monkeypatch):
    """The address of a bus that takes a connection and never answers."""
    monkeypatch.setattr(bus_probe, "PATIENCE_MS", 50)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
        listening.bind(str(tmp_path / "bus"))
        listening.listen()
        yield f"unix:path={tmp_path / 'bus'},guid=0123"


def test_nobody_listens_on_a_mute_bus_and_nobody_waits_for_it(qtbot, mute, monkeypatch):
    monkeypatch.setenv("AT_SPI_BUS_ADDRESS", mute)
    began = monotonic()
    listeners = Listeners()
    assert not listeners.is_known
    qtbot.waitUntil(lambda: listeners.is_known)
    assert monotonic() - began < patience(5)  # D-Bus itself gives up after 25
    assert (listeners.are_there, listeners.has_reader) == (False, False)


def test_a_bus_that_hangs_up_is_none(qtbot, tmp_path, qapp):
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
        listening.bind(str(tmp_path / "bus"))
        listening.listen()
        probe = BusProbe(f"unix:path={tmp_path / 'bus'}", qapp)
        with qtbot.waitSignal(probe.done) as done:
            probe.start()
            listening.accept()[0].close()
    assert done.args == [False]


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("unix:path=/run/user/1000/at-spi/bus_0,guid=5b", "/run/user/1000/at-spi/bus_0"),
        ("unix:guid=5b,abstract=/tmp/dbus-A%2cb", "\0/tmp/dbus-A,b"),
        ("unix:path=/a;tcp:host=b", "/a"),
        ("tcp:host=localhost,port=1", ""),
        ("", ""),
    ],
)
def test_the_socket_of_an_address(address, name):
    assert socket_name(address) == name
