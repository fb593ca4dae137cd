"""Why a computer player played so, at the real window: by key, by click, by its menu and for a screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.intents import ClickPlace
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.input.table_buttons import ThingButton
from canasta_desktop.ui.window.table_menu import TableMenu
from tests.ui.together import LONG, Together, match_of

pytestmark = pytest.mark.usefixtures("players_kept")

SEAT = str(Place(Spot.SEAT, 2))


@pytest.fixture
def table(qtbot, tmp_path):
    """A person whose three fellow players, computers, have played a turn each."""
    made = Together(qtbot, tmp_path, match_of("pccc", ["KC 4S 5S 9D QH", 11, 11, 11], turn=1))
    made.bot.waitUntil(lambda: made.match.to_act() == 0, timeout=LONG)
    yield made
    made.window.close()


def reasons(table: Together, name: str) -> bool:
    """Whether the log says why this player did something."""
    log = table.window.dialog_manager.dialog(commands.LOG)
    return log is not None and f"  {name} discarded" in log.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_F5])
def test_a_key_opens_the_log_with_the_reasons_of_all(table, key):
    table.key(key)
    for name in ("Bela", "Carla", "Dirk"):
        table.bot.waitUntil(lambda name=name: reasons(table, name), timeout=LONG)


def test_a_click_on_a_player_tells_the_reasons_of_this_one(table):
    rect = table.window.table_geometry()[SEAT]
    QTest.mouseClick(table.window.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    table.bot.waitUntil(lambda: reasons(table, "Carla"), timeout=LONG)
    assert not reasons(table, "Bela")


def test_enter_on_a_player_does_the_same(table):
    table.window.focus.go_to(SEAT)
    table.key(Qt.Key.Key_Return)
    table.bot.waitUntil(lambda: reasons(table, "Carla"), timeout=LONG)


def test_the_menu_of_a_player_offers_it(table):
    table.window.menus.at_thing(SEAT)
    (menu,) = table.window.findChildren(TableMenu)
    next(action for action in menu.actions() if action.text() == "Why did Carla do that?").trigger()
    menu.close()
    table.bot.waitUntil(lambda: reasons(table, "Carla"), timeout=LONG)


def test_a_screen_reader_is_told_of_it_and_can_press(table):
    thing = table.window.findChild(ThingButton, SEAT)
    assert "Why?" in thing.accessibleDescription()
    thing.click()
    table.bot.waitUntil(lambda: reasons(table, "Carla"), timeout=LONG)


def test_where_the_mouse_rests_it_is_said(table):
    tips = [item.toolTip() for item in table.window.scene.items() if "Why?" in item.toolTip()]
    assert len(tips) == 3


def test_in_a_lesson_nobody_has_reasons(table):
    table.session.learn()
    assert not [plate for plate in table.presenter.display.plates if plate.why]
    table.key(Qt.Key.Key_W)
    table.presenter.handle(ClickPlace(Place(Spot.SEAT, 1)))
    assert table.window.dialog_manager.dialog(commands.LOG) is None


def test_the_own_seat_has_no_reasons(table):
    own = table.window.findChild(ThingButton, str(Place(Spot.SEAT, 0)))
    assert own is None or "Why?" not in own.accessibleDescription()
    table.presenter.handle(ClickPlace(Place(Spot.SEAT, 0)))
    assert table.window.dialog_manager.dialog(commands.LOG) is None


def test_closing_the_log_ends_the_process(table):
    table.key(Qt.Key.Key_W)
    table.window.dialog_manager.close(commands.LOG)
    assert table.session.reasons_process._process is None


def test_asking_does_not_change_the_match(table):
    before = list(table.match.running_deal().actions)
    table.key(Qt.Key.Key_W)
    table.bot.waitUntil(lambda: reasons(table, "Dirk"), timeout=LONG)
    assert table.match.running_deal().actions == before
    assert table.match.to_act() == 0
