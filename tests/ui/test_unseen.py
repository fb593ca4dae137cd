"""Windows of tests are painted where a picture of them is taken, and by themselves only where a test asks for it."""

import pytest
from PySide6.QtCore import QSize

from canasta_desktop.ui.dialogs.frame import Dialog


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


@pytest.mark.painted
def test_with_the_mark_it_is_painted_by_itself(shown, qtbot):
    qtbot.waitUntil(lambda: shown.painted > 0)
