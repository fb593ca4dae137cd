"""Where a library of the system is missing, one sentence says so before Qt aborts."""

import os
import subprocess
import sys

import pytest

from canasta_desktop import libraries
from canasta_desktop.cli import main
from canasta_desktop.libraries import PACKAGES, can_be_loaded, complaint, wants_x11, why_no_window
from tests.patience import patience

CURSOR = "Cannot load library /x/libqxcb.so: libxcb-cursor.so.0: cannot open shared object file: No such file"


def all_but(*missing: str):
    return lambda name: name not in missing


def test_the_library_and_the_package_that_brings_it_are_named():
    assert complaint(CURSOR, all_but("libxcb-cursor.so.0")) == (
        "The game needs libxcb-cursor.so.0, and the system does not have it; "
        "on Debian and Ubuntu: sudo apt install libxcb-cursor0"
    )


def test_all_that_are_missing_are_named_at_once():
    text = complaint(CURSOR, all_but("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1"))
    assert "libxcb-cursor.so.0, libxcb-icccm.so.4, libxcb-keysyms.so.1, and the system does not have them" in text
    assert text.endswith("sudo apt install libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1")


def test_of_a_library_that_nobody_knows_no_package_is_named():
    assert complaint("libodd.so.7: cannot open shared object file", all_but()) == (
        "The game needs libodd.so.7, and the system does not have it."
    )


@pytest.mark.parametrize("error", ["", "Unknown error", "No module named 'PySide6'"])
def test_another_error_is_not_taken_for_a_missing_library(error):
    assert complaint(error, all_but()) == ""


def test_whether_a_library_is_there_is_seen_by_loading_it():
    assert not can_be_loaded("libnothing-of-this-name.so.0")


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "XDG_SESSION_TYPE": "x11"}, True),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"XDG_SESSION_TYPE": "wayland"}, False),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "xcb:name=value;wayland"}, True),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, False),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, False),
    ],
    ids=str,
)
def test_what_qt_is_going_to_draw_by(monkeypatch, environment, wanted):
    monkeypatch.setattr(sys, "platform", "linux")
    assert wants_x11(environment) is wanted


def test_elsewhere_nothing_is_looked_for(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert not wants_x11({"DISPLAY": ":0"})


def test_a_plugin_that_cannot_be_loaded_is_told(monkeypatch):
    class Loader:
        def __init__(self, plugin: str) -> None:
            self.plugin = plugin

        def load(self) -> bool:
            return False

        def errorString(self) -> str:
            return CURSOR

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("PySide6.QtCore.QPluginLoader", Loader)
    monkeypatch.setattr(os.path, "isfile", lambda path: path.endswith("libqxcb.so"))
    monkeypatch.setattr(libraries, "can_be_loaded", all_but("libxcb-cursor.so.0"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":0")
    assert why_no_window().endswith("sudo apt install libxcb-cursor0")


def test_without_a_screen_the_program_ends_with_a_sentence(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"QT_QPA_PLATFORM": "xcb"}
    code = (
        f"import sys; sys.platform = 'linux'; from canasta_desktop.cli import main; main(['--data', {str(tmp_path)!r}])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=patience(60)
    )
    assert done.returncode == 2
    assert done.stderr == ("There is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n")
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith("lock")] == []


def test_a_qt_that_cannot_be_imported_is_told(monkeypatch, capsys):
    def fail(*_):
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(libraries, "can_be_loaded", all_but("libEGL.so.1"))
    monkeypatch.setattr("canasta_desktop.ui.session.app.play", fail)
    assert main([]) == 2
    assert capsys.readouterr().err.endswith("sudo apt install libegl1\n")


def test_another_import_that_fails_is_not_hidden(monkeypatch):
    def fail(*_):
        raise ImportError("cannot import name 'x'")

    monkeypatch.setattr("canasta_desktop.ui.session.app.play", fail)
    with pytest.raises(ImportError, match="cannot import name"):
        main([])


def test_each_package_is_named_as_debian_names_libraries():
    assert all(package.startswith("lib") and package == package.lower() for package in PACKAGES.values())
