"""Every test of the window begins in English, whatever language the one before it spoke."""

import pytest
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.language import set_language


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> None:
    if qapp.property("language") != "en":
        set_language(qapp, "en")
