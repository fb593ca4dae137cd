"""What all tests of the window share: they begin in English, leave nothing behind, and paint each picture once."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.accessibility import roles
from canasta_desktop.ui.appearance.fonts import wear_font
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.session import session
from tests.ui.dressing import delete_closed
from tests.ui.kept_pictures import forget_pictures, pictures_kept
from tests.ui.kept_workers import end_workers, workers_kept
from tests.ui.patient_bot import PatientBot
from tests.ui.unseen import windows_seen, windows_unseen


@pytest.fixture(autouse=True, scope="session")
def begun(qapp: QApplication) -> Iterator[None]:
    """The application begins in the font that the program begins in, and no picture outlives it."""
    wear_font(qapp)
    roles.install()
    yield
    forget_pictures()


@pytest.fixture(autouse=True)
def painted_once() -> Iterator[None]:
    """A card, a seat, a tray is painted once in a run and not once a window."""
    # Not by the fixture `monkeypatch`: asked for here, it would outlive all other fixtures of the test.
    with pictures_kept():
        yield


@pytest.fixture(autouse=True, scope="session")
def unpainted(qapp: QApplication) -> Iterator[None]:
    """No window is painted for a screen that is not there."""
    with windows_unseen():
        yield


@pytest.fixture(autouse=True)
def painted_if_marked(request: pytest.FixtureRequest) -> Iterator[None]:
    """But where a test bears the mark `painted`."""
    if request.node.get_closest_marker("painted") is None:
        yield
        return
    with windows_seen():
        yield


@pytest.fixture(autouse=True, scope="session")
def undisturbed() -> Iterator[None]:
    """No window starts the process of the archive by itself: it would take the processor from the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "QUIET_MS", 10**7)
        yield


@pytest.fixture(autouse=True, scope="session")
def in_memory() -> Iterator[None]:
    """Nobody pulls the plug here, so no test waits for the disk; what survives that is tried in tests/game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(scope="session")
def ended_workers(qapp: QApplication) -> Iterator[None]:
    yield
    end_workers()


@pytest.fixture
def players_kept(ended_workers: None) -> Iterator[None]:
    """The computer players' process is that of the test before: for tests of which it is no matter."""
    with workers_kept():
        yield


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """Waits longer on a busy machine."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> None:
    if qapp.property("language") != "en":
        set_language(qapp, "en")


@pytest.fixture(autouse=True)
def cleared_away(qapp: QApplication) -> Iterator[None]:
    """What a test has given up is deleted, and the application looks and speaks for the next one as it did before."""
    sheet, palette, font, language = qapp.styleSheet(), qapp.palette(), qapp.font(), qapp.property("language")
    yield
    delete_closed(qapp)
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)
    if qapp.palette() != palette:
        qapp.setPalette(palette)
    if qapp.font() != font:
        qapp.setFont(font)
    if language is not None and qapp.property("language") != language:
        set_language(qapp, language)
