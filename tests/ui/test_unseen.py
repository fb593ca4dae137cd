"""Windows of tests are painted where a picture of them is taken, and by themselves only where a test asks for it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel

from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.table.scene import TableScene
from tests.ui import samples
from tests.ui.hands_on import HandsOn


class Counted(Dialog):
    """Counts how often it is painted."""

    def __init__(self) -> None:
        super().__init__(None, QSize(300, 200))
        self.painted = 0

    def paintEvent(self, event) -> None:
        self.painted += 1
        super().paintEvent(event)


@pytest.fixture
def shown(qtbot) -> Counted:
    dialog = Counted()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    qtbot.wait(1)
    return dialog


def test_a_window_is_painted_only_where_a_picture_of_it_is_taken(shown):
    assert shown.painted == 0
    shown.grab()
    assert shown.painted == 1


def test_a_picture_shows_all_that_stands_in_the_window(shown):
    part = QLabel(shown)
    part.setStyleSheet("background: #ff0000")
    part.setGeometry(0, 0, 20, 20)
    part.show()
    assert shown.grab().toImage().pixelColor(10, 10).name() == "#ff0000"


def test_so_is_a_table_without_a_window(qtbot, monkeypatch):
    painted = []
    monkeypatch.setattr(TableScene, "drawBackground", lambda *_: painted.append(True))
    table = HandsOn(samples.middle())
    qtbot.addWidget(table.view)
    qtbot.waitExposed(table.view)
    qtbot.wait(1)
    assert not painted
    table.view.grab()
    assert painted


@pytest.mark.painted
def test_with_the_mark_it_is_painted_by_itself(shown, qtbot):
    qtbot.waitUntil(lambda: shown.painted > 0)
