"""Keys at the window: what they open they put away again, and whoever changes a letter sees it everywhere at once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.match import Match
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs.key_list import KeyListDialog
from canasta_desktop.ui.dialogs.settings import SettingsDialog
from canasta_desktop.ui.input.focus import FocusGroup, card_key
from tests.game.matches import stroll
from tests.ui.together import Together, hurry, setup_of

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(qtbot, tmp_path, qapp, monkeypatch):
    hurry(monkeypatch)
    match = Match.start(setup_of("pccc"), 12)
    while match.to_act() != 0:
        stroll(match, 1)
    made = Together(qtbot, tmp_path / "data", match)
    yield made
    made.close()
    set_language(qapp, "en")


def caps(table: Together) -> dict[str, str]:
    """The keys that screen readers hear with the large buttons."""
    buttons = table.session.window.chrome.actions.widgets().items()
    return {key.removeprefix("button:"): one.accessibleDescription().split(".")[0] for key, one in buttons}


@pytest.mark.parametrize(
    ("name", "key", "held"),
    [
        (commands.LOG, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier),
        (commands.KEY_LIST, Qt.Key.Key_F1, CONTROL),
        (commands.KEY_LIST, Qt.Key.Key_Question, SHIFT),
    ],
)
def test_the_key_that_opens_a_list_puts_it_away_and_the_focus_is_where_it_was(table, qtbot, name, key, held):
    window = table.session.window
    window.focus.keys.keyboard.focus.enter(FocusGroup.PILES)
    window.focus.give_model()
    qtbot.keyClick(window, key, held)
    opened = window.dialog_manager.dialog(name)
    assert opened is not None
    QApplication.processEvents()
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    QTest.keyClick(opened.focusWidget() or opened, key, held)
    assert window.dialog_manager.names() == []
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert QApplication.focusWidget().objectName() == "stock"


def test_a_changed_letter_is_on_its_button_and_on_the_page_of_keys_at_once(table):
    window = table.session.window
    assert (caps(table)["draw"], caps(table)["hint"]) == ("D", "T")
    window.open(commands.KEY_LIST)
    listed = window.dialog_manager.dialog(commands.KEY_LIST)
    assert isinstance(listed, KeyListDialog)
    listed.letters_button.click()
    settings = window.dialog_manager.dialog(commands.SETTINGS)
    assert isinstance(settings, SettingsDialog)
    settings.keys_page.rows["draw"].button.typed.emit("Y")
    assert caps(table)["draw"] == "Y"
    assert "Draw: Y, F2" in [listed.list.item(row).text() for row in range(listed.list.count())]
    settings.keys_page.facts["letters_on"].click()
    assert (caps(table)["draw"], caps(table)["hint"]) == ("F2", "F8")
    assert "Draw: F2" in [listed.list.item(row).text() for row in range(listed.list.count())]


def test_in_german_the_letters_are_german(table):
    table.session.change_settings(replace(table.session.settings, language="de"))
    assert {key: caps(table)[key] for key in ("draw", "hint", "sort")} == {"draw": "Z", "hint": "T", "sort": "S"}
    table.key(Qt.Key.Key_Z)
    assert caps(table).keys() >= {"discard", "hint"}
    assert caps(table)["discard"] == "W"


def test_what_a_context_menu_offers_stands_there_with_its_key(table):
    window = table.session.window
    for key in (card_key(table.presenter.display.hand[0].card.token), "stock", "pile"):
        window.menus.at_thing(key)
        menu = QApplication.activePopupWidget()
        entries = [action for action in menu.actions() if not action.isSeparator()]
        assert [action.text() for action in entries if action.shortcut().isEmpty()] == []
        assert {action.text(): action.shortcut().toString() for action in entries}["Hint"] == "T"
        menu.close()
