"""What a screen reader finds under the table, and what it is told."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView, QWidget

from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.input.table_buttons import TableButtons
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
    """Where it lies is told to who wants to hear all; that it is not selected, in the moment when it is put back."""
    card = table["card:1"]
    assert card.accessibleDescription() == "new in this turn"
    table.show(four_players()._replace(verbosity=Verbosity.FULL))
    assert card.accessibleName() == "two of diamonds, 20 points"
    assert card.accessibleDescription() == "Hand, card 1 of 14, new in this turn"
    table.show(two_selected()._replace(verbosity=Verbosity.SHORT))
    assert (card.is_selected, card.accessibleDescription()) == (True, "selected, new in this turn")
    card.setFocus()
    table.show(four_players())
    assert (card.is_selected, card.accessibleDescription()) == (False, "not selected, new in this turn")
    table.show(four_players())
    assert card.accessibleDescription() == "new in this turn"


def test_a_card_is_an_item_of_a_list_and_a_meld_a_button(table, qtbot):
    """A check box would be "not checked" each time one comes to it."""
    role = QAccessible.Role
    card, *others = (QAccessible.queryAccessibleInterface(table[key]) for key in ("card:1", "meld:3", "stock"))
    assert [one.role() for one in (card, *others)] == [role.ListItem, role.Button, role.Button]
    assert others[0].text(QAccessible.Text.Name) == "fives, 4 cards, 1 of them wild, 35 points"
    assert (card.state().selectable, card.state().selected, card.state().checkable) == (1, 0, 0)
    table.show(two_selected())
    assert QAccessible.queryAccessibleInterface(table["card:1"]).state().selected == 1
    with qtbot.waitSignal(table.buttons.activated) as pressed:
        card.actionInterface().doAction("Press")
    assert pressed.args == ["card:1"]


def test_whether_the_selection_may_lie_there_is_told_where_the_focus_comes_and_nowhere_else(table):
    table.show(two_selected())
    assert table["draft:0"].accessibleDescription() == "You & Jonas"
    table.buttons.approach("draft:0")
    assert table["draft:0"].accessibleDescription() == "You & Jonas. possible: Queens + two: +20"
    table["new-meld"].setFocus()  # a screen reader moves it
    assert table["new-meld"].accessibleDescription() == "You & Jonas. not possible: One more card is needed."
    assert table["draft:0"].accessibleDescription() == "You & Jonas"
    table.show(two_selected(), focus="draft:0")
    assert table["draft:0"].accessibleDescription() == "You & Jonas. possible: Queens + two: +20"


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
