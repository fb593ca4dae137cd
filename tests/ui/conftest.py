"""What all tests of the window share: they begin in English, leave nothing behind, and paint each picture once."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.session import session
from tests.ui.dressing import delete_closed
from tests.ui.kept_pictures import forget_pictures, pictures_kept
from tests.ui.patient_bot import PatientBot


@pytest.fixture(autouse=True, scope="session")
def forgotten(qapp: QApplication) -> Iterator[None]:
    """No picture outlives the application."""
    yield
    forget_pictures()


@pytest.fixture(autouse=True)
def painted_once() -> Iterator[None]:
    """A card, a seat, a tray is painted once in a run and not once a window."""
    # Not by the fixture `monkeypatch`: asked for here, it would outlive all other fixtures of the test.
    with pictures_kept():
        yield


@pytest.fixture(autouse=True, scope="session")
def undisturbed() -> Iterator[None]:
    """No window starts the process of the archive by itself: it would take the processor from the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "QUIET_MS", 10**7)
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
    """What a test has given up is deleted, and no style sheet stays on the application for the tests that follow."""
    worn = qapp.styleSheet()
    yield
    delete_closed(qapp)
    if qapp.styleSheet() != worn:
        qapp.setStyleSheet(worn)
