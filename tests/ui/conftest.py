"""Every test of the window begins in English, whatever language the one before it spoke, and leaves nothing behind."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.language import set_language


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> None:
    if qapp.property("language") != "en":
        set_language(qapp, "en")


@pytest.fixture(autouse=True)
def cleared_away(qapp: QApplication) -> Iterator[None]:
    """What a test has given up is deleted now: without a running loop Qt would keep it to the end of all tests."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
