"""Hints at the real window: asked for by key, done by key, by mouse, and ended by anything else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.notation import read_action
from canasta_desktop.ui.input.table_buttons import ThingButton
from tests.ui.together import LONG, Together, match_of

pytestmark = pytest.mark.usefixtures("players_kept")

CTRL = Qt.KeyboardModifier.ControlModifier
STRAIGHT = "2S 3S 4H 5H 6H 7H 8H 9H TH JH QH KH AH JO"
MELDS = [["KS KH KD", "9S 9H 9D"], []]
MODERN = {"system": "modern-american", "pile": "4C 6D", "stock": 40}

KINDS = [
    pytest.param("KC 4S 5S", "draw", {}, id="draw"),
    pytest.param("3H 4S 5S 6D", "draw 3H", MODERN, id="keep"),
    pytest.param("6S 6H 5S", "take 6S 6H", {"melds": MELDS}, id="take"),
    pytest.param("KC 2S 4S 5S", "meld KC 2S > 0", {"melds": MELDS, "phase": "play"}, id="meld"),
    pytest.param("KC 4S 5S", "discard 4S", {"phase": "play"}, id="discard"),
    pytest.param("3H 4S 5S 6D", "lay 3H", MODERN | {"phase": "play"}, id="three"),
    pytest.param(
        "4S 5S QD",
        "join 0 1",
        {"system": "global-trade", "phase": "play", "melds": [["KS KH KD", "KC KS KH"], []]},
        id="join",
    ),
    pytest.param(STRAIGHT, "special straight", MODERN | {"phase": "play"}, id="special"),
]


@pytest.fixture
def seated(qtbot, tmp_path):
    """A person at the window, who has been given a hint."""
    made = []

    def make(hand: str, action: str, **position: object) -> Together:
        table = Together(qtbot, tmp_path, match_of("pccc", [hand, 11, 11, 11], **position))
        made.append(table)
        advise(table, action)
        return table

    yield make
    for table in made:
        table.window.close()


def advise(table: Together, action: str) -> None:
    table.presenter.person.hinting.give(Decision(read_action(action), (Idea(Why.ADD),)))
    table.presenter.retell()
    QApplication.processEvents()


def first(table: Together) -> str:
    """What was done first in the deal."""
    return table.match.running_deal().actions[0]


@pytest.mark.parametrize("way", ["enter", "key", "mouse"])
@pytest.mark.parametrize(("hand", "action", "position"), KINDS)
def test_every_kind_of_hint_is_done_in_every_way(seated, way, hand, action, position) -> None:
    table = seated(hand, action, **position)
    button = table.window.chrome.actions.widgets()["button:do-hint"]
    assert button.isVisible()
    if way == "enter":
        table.key(Qt.Key.Key_Return)
    elif way == "key":
        table.key(Qt.Key.Key_T, CTRL)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert first(table) == read_action(action)
    assert table.presenter.display.guidance is None
    assert not table.window.scene.laid.guides.items


def test_a_hint_from_the_players_process_points_and_is_done_by_enter(seated) -> None:
    table = seated("KC 4S 5S 9D QH", "discard 4S", phase="play")
    table.key(Qt.Key.Key_Escape)
    assert table.presenter.display.guidance is None
    table.key(Qt.Key.Key_T)
    table.bot.waitUntil(lambda: table.presenter.display.guidance is not None, timeout=LONG)
    assert "guide-arrow" in table.window.scene.laid.guides.items
    table.key(Qt.Key.Key_Return)
    assert table.match.to_act() != 0


def test_who_asks_by_the_button_does_the_hint_with_the_next_enter(seated) -> None:
    table = seated("KC 4S 5S 9D QH", "discard 4S", phase="play")
    table.key(Qt.Key.Key_Escape)
    table.window.focus.go_to("button:hint")
    table.key(Qt.Key.Key_Return)
    table.bot.waitUntil(lambda: table.presenter.display.guidance is not None, timeout=LONG)
    assert table.window.keys.keyboard.focus.key == "button:do-hint"
    table.key(Qt.Key.Key_Return)
    assert table.match.to_act() != 0


def test_the_hint_and_its_cards_are_told_to_a_screen_reader(seated) -> None:
    table = seated("KC 4S 5S", "discard 4S", phase="play")
    (token,) = table.presenter.display.guidance.tokens
    thing = table.window.findChild(ThingButton, f"card:{token}")
    assert "hinted" in thing.accessibleDescription()
    assert table.window.chrome.actions.widgets()["button:do-hint"].accessibleName().startswith("Do it")
    assert table.window.chrome.prompt.text.startswith("Discard 4♠.")


def test_the_keyboard_reaches_the_hint_from_anywhere_on_the_table(seated) -> None:
    table = seated("KC 4S 5S", "discard 4S", phase="play")
    for _ in range(2):
        table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert first(table) == read_action("discard 4S")


def test_a_click_on_a_card_ends_the_hint(seated) -> None:
    table = seated("KC 4S 5S", "discard 4S", phase="play")
    table.key(Qt.Key.Key_Space)
    assert table.presenter.display.guidance is None
    assert "button:do-hint" not in table.window.chrome.actions.widgets()


def test_who_sees_no_hand_sees_no_hint(qtbot, tmp_path) -> None:
    table = Together(qtbot, tmp_path, match_of("pcpc", ["KC 4S 5S", 11, "9D QH", 11], phase="play"))
    table.raise_curtain()
    advise(table, "discard 4S")
    assert table.presenter.display.guidance is not None
    table.presenter.be_away()
    assert table.presenter.display.curtain is not None
    assert table.presenter.display.guidance is None
    assert not table.window.scene.laid.guides.items
    table.window.close()
