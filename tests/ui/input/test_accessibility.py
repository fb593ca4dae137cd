"""What a screen reader finds under the table, and what it is told."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView, QWidget

from canasta_desktop.ui.input.accessibility import PAUSE, Announcer, TableButtons
from tests.ui.sample_displays import four_players, two_selected, without_card


class Table:
    """A view with its buttons in a window."""

    def __init__(self, qtbot, display):
        self.window = QWidget()
        self.window.resize(800, 600)
        self.view = QGraphicsView(self.window)
        self.view.setGeometry(0, 0, 800, 600)
        self.buttons = TableButtons(self.view)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.show(display)

    def show(self, display, focus="card:2"):
        self.buttons.show(display, {"card:1": QRect(5, 6, 70, 90)}, focus)

    def __getitem__(self, key):
        return self.buttons.button(key)


@pytest.fixture
def table(qtbot):
    return Table(qtbot, four_players())


def test_everything_is_there_in_reading_order(table):
    keys = list(table.buttons)
    assert keys[:2] == ["card:1", "card:2"]
    assert keys[14:20] == ["threes:0", "draft:0", "draft:1", "new-meld", "stock", "pile"]
    assert keys[20:] == ["threes:1", "meld:1", "meld:2", "meld:3", "meld:4", "meld:5", *(f"seat:{n}" for n in range(4))]


def test_the_screen_readers_tree_has_the_same_order_below_the_view(table):
    table.show(without_card(four_players(), 3))
    table.show(four_players())  # made last, to be read third
    children = [child.objectName() for child in table.window.children() if isinstance(child, QWidget)]
    assert [name for name in children if name] == list(table.buttons)
    assert children.index("seat:3") < len(children) - 1 == children.index("")  # the view lies above all


def test_a_card_has_name_position_and_state(table):
    card = table["card:1"]
    assert card.accessibleName() == "two of diamonds, 20 points"
    assert card.accessibleDescription() == "Hand, card 1 of 14, new in this turn"
    assert (card.isCheckable(), card.isChecked()) == (True, False)
    table.show(two_selected())
    assert card.isChecked()
    assert card.accessibleDescription() == "Hand, card 1 of 14, selected, new in this turn"


def test_qt_takes_a_card_for_a_check_box_and_a_meld_for_a_button(table):
    role = QAccessible.Role
    found = [QAccessible.queryAccessibleInterface(table[key]) for key in ("card:1", "meld:3", "stock")]
    assert [one.role() for one in found] == [role.CheckBox, role.Button, role.Button]
    assert found[1].text(QAccessible.Text.Name) == "fives, 4 cards, 1 of them wild, 35 points"


def test_targets_are_told_in_the_description(table):
    table.show(two_selected())
    assert table["draft:0"].accessibleDescription() == "You & Jonas. possible: Queens + two: +20"
    assert table["new-meld"].accessibleDescription() == "You & Jonas. not possible: One more card is needed."


def test_buttons_stand_where_the_items_are_and_let_the_mouse_through(table):
    assert table["card:1"].geometry() == QRect(5, 6, 70, 90)
    assert table["card:1"].testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_what_stays_keeps_its_button(table):
    before = {key: table[key] for key in table.buttons}
    table.show(without_card(four_players(), 3))
    assert {key: table[key] for key in table.buttons} == {k: b for k, b in before.items() if k != "card:3"}


def test_the_focus_is_never_lost_when_its_card_goes(table):
    table["card:3"].setFocus()
    table.show(without_card(four_players(), 3), focus="card:4")
    assert table["card:4"].hasFocus()


def test_a_screen_readers_press_and_focus_are_told(table, qtbot):
    with qtbot.waitSignal(table.buttons.activated) as activated:
        QAccessible.queryAccessibleInterface(table["pile"]).actionInterface().doAction("Press")
    with qtbot.waitSignal(table.buttons.focused) as moved:
        table["meld:2"].setFocus()
    assert (activated.args, moved.args) == (["pile"], ["meld:2"])


def test_nothing_of_a_hand_that_is_not_shown_has_a_name(table):
    table.show(four_players()._replace(hand=()))
    assert not [key for key in table.buttons if key.startswith("card:")]


def test_sentences_within_a_second_are_joined(qtbot, table):
    announcer = Announcer(table.view)
    said = []
    announcer.said.connect(said.append)
    for text in ("Murat draws.", "Murat discards the six.", "Murat discards the six.", "", "Jonas draws."):
        announcer.announce(text)
    assert said == ["Murat draws."]
    with qtbot.waitSignal(announcer.said, timeout=3 * PAUSE):
        pass
    assert said == ["Murat draws.", "Murat discards the six. Jonas draws."]
