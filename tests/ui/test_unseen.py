"""Windows of tests are painted where a picture of them is taken, and by themselves only where a test asks for it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel

from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.table.scene import TableScene
from tests.ui import samples
from tests.ui.hands_on import HandsOn
from tests.ui.unseen import windows_seen


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


def lying(table: HandsOn) -> tuple[list[QPixmap], list[QPixmap]]:
    """The pictures of the cards of the hand, and of what stands around them."""
    laid = table.scene.laid
    cards = [laid.cards.items[held.card.token] for held in table.scene.display.hand]
    return [item.pixmap() for item in cards], [item.pixmap() for item in laid.things.items.values()]


def is_blank(picture: QPixmap) -> bool:
    return not any(bytes(picture.toImage().constBits()))


def test_what_lies_on_a_table_is_as_large_as_ever_but_its_cards_are_blank(qapp):
    unseen = lying(HandsOn(samples.middle()))
    with windows_seen():
        seen = lying(HandsOn(samples.middle()))
    for rough, whole in zip(unseen, seen, strict=True):
        assert [picture.deviceIndependentSize() for picture in rough] == [
            picture.deviceIndependentSize() for picture in whole
        ]
        assert len({picture.cacheKey() for picture in rough}) == len({picture.cacheKey() for picture in whole})
    assert [is_blank(picture) for picture in unseen[0]] == [True] * len(unseen[0])
    assert [is_blank(picture) for picture in seen[0]] == [False] * len(seen[0])
