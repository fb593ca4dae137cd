"""The corner: five ways with signs, words where there is room, the menu with everything."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from canasta_desktop.ui.base.commands import WindowActions
from canasta_desktop.ui.window.corner import TableCorner
from tests.ui.sample_displays import two_players
from tests.ui.window.grounds import SIZES, Ground
from tests.ui.window.layouts import layout_for

KEYS = ["bar:new-game", "bar:log", "bar:rules", "bar:settings", "bar:menu"]


@pytest.fixture
def put_up(qtbot):
    def made(size=(1280, 800), text=1.0):
        ground = Ground(qtbot, size)
        actions = WindowActions(ground)
        corner = TableCorner(actions, ground)
        corner.wanted, corner.ground = [], ground
        actions.wanted.connect(corner.wanted.append)
        corner.set_look(ground.theme)
        corner.place(layout_for(two_players(), *size, text))
        ground.appear()
        return corner

    return made


def test_four_words_open_dialogs(put_up):
    corner = put_up()
    assert list(corner.widgets()) == KEYS
    for key in KEYS[:4]:
        QTest.mouseClick(corner.widgets()[key], Qt.MouseButton.LeftButton)
    assert corner.wanted == ["new-game", "log", "rules", "settings"]


def test_the_menu_offers_everything(put_up):
    corner = put_up()
    QTest.mouseClick(corner.widgets()["bar:menu"], Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = [action.text() for action in menu.actions() if action.text()]
    menu.close()
    assert offered == [
        *("New game", "Open a game …", "Save a copy …", "Back to the previous game", "Open the save folder"),
        *("All matches", "Replay the deal", "Play a deal code …", "Deal of the day", "Seal of the deal"),
        *("Statistics", "Score pad for real cards", "Who is playing?"),
        *(
            "Game log",
            "Learn in five minutes",
            "Rules",
            "Keys",
            "How strong are they?",
            "Settings",
            "Full screen",
            "Sounds",
            "Report a problem",
            "About Canasta Desktop",
        ),
        "Quit",
    ]


def test_a_screen_reader_hears_the_full_names(put_up):
    found = [QAccessible.queryAccessibleInterface(one) for one in put_up().widgets().values()]
    assert [one.text(QAccessible.Text.Name) for one in found] == ["New game", "Game log", "Rules", "Settings", "Menu"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
def test_it_stays_in_its_corner_and_can_be_hit(put_up, size, text):
    corner = put_up(size, text)
    layout = layout_for(two_players(), *size, text)
    assert corner.ground.rect().contains(corner.geometry())
    assert abs(corner.geometry().right() + 1 - layout.corner.right) <= 1
    assert corner.width() <= 42 * layout.unit.px + 1
    assert all(min(one.width(), one.height()) >= 24 for one in corner.widgets().values())


def test_signs_stand_alone_where_the_words_are_too_wide(put_up):
    assert put_up().has_words
    corner = put_up((1280, 800), 2.0)
    assert not corner.has_words
    assert corner.widgets()["bar:log"].toolTip() == "Game log · F9"
