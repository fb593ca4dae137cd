"""The cloth over the rail: it covers, it can be raised by every means there is, and everything on it fits."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF
from PySide6.QtTest import QTest

from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.display.display import CurtainView
from canasta_desktop.ui.window.brush import font_of
from canasta_desktop.ui.window.curtain import CAREFUL_MS, Curtain
from tests.ui.sample_displays import four_players
from tests.ui.window.grounds import SIZES, Ground
from tests.ui.window.layouts import layout_for

LONG_NAME = "Now: " + "Bartholomäus" * 6


def covered(name="Now: Anna"):
    view = CurtainView(name, "It is your turn.", "Show my cards", "Everybody else, look away now.")
    return four_players()._replace(hand=(), seat=-1, curtain=view)


@pytest.fixture
def hang(qtbot):
    """A curtain over a red window; `since`: it has been down for so long."""

    def hung(display, size=(1280, 800), mode=Mode.LIGHT, text=1.0, since=""):
        ground = Ground(qtbot, size, mode)
        ground.setObjectName("ground")
        ground.setStyleSheet("#ground { background: #FF0000 }")
        curtain = Curtain(ground)
        curtain.ground = ground
        curtain.set_look(ground.theme)
        curtain.place(layout_for(display, *size, text))
        curtain.fall()
        curtain.show_display(display)
        ground.appear()
        qtbot.waitUntil(lambda: curtain.is_ready or not since)
        curtain.button.setFocus()
        return curtain

    return hung


def test_a_click_or_the_space_bar_raises_it(hang, qtbot):
    curtain = hang(covered(), since="long ago")
    with qtbot.waitSignal(curtain.raised):
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(curtain.raised):
        QTest.keyClick(curtain.button, Qt.Key.Key_Space)


def test_it_shows_the_portrait_of_who_comes_next(hang):
    def disc(portrait: str):
        display = covered()
        plates = (display.plates[0]._replace(portrait=portrait), *display.plates[1:])
        return hang(display._replace(plates=plates)).grab().toImage()

    assert disc("headscarf") == disc("headscarf")
    assert disc("headscarf") != disc("mira")


def test_the_second_click_of_who_played_last_does_not_raise_it(hang, qtbot):
    curtain = hang(covered(), since="long ago")
    curtain.fall()
    with qtbot.assertNotEmitted(curtain.raised, wait=CAREFUL_MS // 4):
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)


def test_a_click_beside_the_button_does_nothing(hang, qtbot):
    curtain = hang(covered(), since="long ago")
    with qtbot.assertNotEmitted(curtain.raised, wait=50):
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


@pytest.mark.parametrize("mode", Mode)
def test_nothing_of_the_rail_shines_through_and_the_table_stays_in_sight(hang, mode):
    curtain = hang(covered(), mode=mode)
    picture, red = curtain.window().grab().toImage(), QColor("#FF0000").name()
    rail = layout_for(covered()).rail
    below = {picture.pixelColor(x, y).name() for x in range(0, 1280, 5) for y in range(round(rail.y), 800, 3)}
    above = {picture.pixelColor(x, y).name() for x in range(0, 1280, 40) for y in range(0, round(rail.y) - 1, 20)}
    assert red not in below
    assert above == {red}


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_everything_stands_inside(hang, size, text):
    curtain = hang(covered(), size, text=text)
    metrics = QFontMetricsF(font_of(layout_for(covered(), *size, text).unit, 2.0))
    room, disc, button = curtain._words_room(), curtain._disc(), curtain.button.geometry()
    assert curtain.rect().contains(button)
    assert disc.right() < room.x() < room.right() < button.x()
    assert button.height() >= 38
    assert " ".join(curtain.button._title().lines) == "Show my cards"
    assert room.width() >= metrics.horizontalAdvance("Everybody else")


def test_a_name_that_is_too_long_is_told_in_full(hang):
    curtain = hang(covered(LONG_NAME), (1024, 640), text=2.0)
    assert curtain.toolTip() == LONG_NAME
    assert curtain.accessibleName().startswith(LONG_NAME)


def test_a_screen_reader_finds_who_is_meant_at_the_button(hang):
    curtain = hang(covered())
    found = QAccessible.queryAccessibleInterface(curtain.button)
    assert found.text(QAccessible.Text.Name) == "Show my cards"
    assert found.text(QAccessible.Text.Description) == "Now: Anna. It is your turn."
    assert found.state().focused
