"""What all tests of the window share: they begin in English, leave nothing behind, and paint each card once."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.faces import CardPictures, FaceStyle, Picture
from tests.ui.dressing import delete_closed
from tests.ui.patient_bot import PatientBot

_paint = CardPictures._paint


@lru_cache(3000)
def _painted(key: tuple[object, ...], style: FaceStyle, dpr: float, points: tuple[tuple[int, int], ...]) -> Picture:
    """A picture of a card, which depends on these four alone; at a window of usual size it takes some 40 kilobytes."""
    return _paint(CardPictures(style, dpr, dict(points)), key)


@pytest.fixture(autouse=True, scope="session")
def forgotten(qapp: QApplication) -> Iterator[None]:
    """No picture outlives the application."""
    yield
    _painted.cache_clear()


@pytest.fixture(autouse=True)
def cards_painted_once() -> Iterator[None]:
    """A card is painted once in a run and not once a window."""

    def painted(self: CardPictures, key: tuple[object, ...]) -> Picture:
        return _painted(key, self.style, self.dpr, tuple(sorted(self._points.items())))

    # A context of its own: the fixture `monkeypatch`, asked for here, would outlive all other fixtures of the test.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardPictures, "_paint", painted)
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
    """What a test has given up is deleted."""
    yield
    delete_closed(qapp)
