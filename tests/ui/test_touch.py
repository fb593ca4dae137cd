"""By finger alone: cards are picked, dragged and double-tapped, lists and sheets scrolled, menus asked for."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScroller

from canasta_desktop.inspection.shot_matches import LAST_EVENING, shown_matches
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.history.dialog import HistoryDialog
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.fingers import LONG_MS, draw, scrolls, tap
from tests.ui.together import LONG, Together, match_of

PAST_DOUBLE_MS = 450


@pytest.fixture
def table(qtbot, tmp_path):
    """A person who is to draw, at a window that the screen of the tests holds."""
    made = Together(qtbot, tmp_path, match_of("pccc", ["KC KD KS 4S 5S 9D QH", 11, 11, 11]))
    made.window.move(0, 0)
    made.window.resize(790, 700)
    QTest.qWait(100)
    yield made
    made.window.close()


def place(table: Together, key: str) -> QPoint:
    box = table.window.table_geometry()[key]
    return QPoint(box.left() + 12, box.center().y())  # where no other card lies on it


def selected(table: Together) -> list[str]:
    return [held.card.name for held in table.presenter.display.hand if held.selected]


def test_a_turn_is_played_by_finger(table):
    view = table.window.view.viewport()
    tap(view, place(table, "stock"))
    table.bot.waitUntil(lambda: len(table.presenter.display.hand) == 8, timeout=LONG)
    QTest.qWait(PAST_DOUBLE_MS)
    table.session.scene.motion.finish()
    tokens = {held.card.name: held.card.token for held in table.presenter.display.hand}
    king, queen = [f"card:{tokens[name]}" for name in ("king of diamonds", "queen of hearts")]
    tap(view, place(table, king))
    assert selected(table) == ["king of diamonds"]
    tap(view, place(table, king))
    assert len(selected(table)) == 3
    tap(view, place(table, queen), hold_ms=LONG_MS)
    menu = QApplication.activePopupWidget()
    assert "Discard the selected card" in [action.text() for action in menu.actions()]
    next(action for action in menu.actions() if action.text() == "Clear the selection").trigger()
    menu.close()
    QTest.qWait(PAST_DOUBLE_MS)
    assert selected(table) == []
    tap(view, place(table, "stock"), hold_ms=LONG_MS)
    menu = QApplication.activePopupWidget()
    assert "Draw" in [action.text() for action in menu.actions()]
    menu.close()
    draw(view, place(table, queen), place(table, "pile"))
    table.bot.waitUntil(lambda: table.match.to_act() != 0, timeout=LONG)


def test_the_rules_are_scrolled_by_finger(table):
    table.window.open(commands.RULES)
    dialog = table.window.dialog_manager.dialog(commands.RULES)
    dialog.move(0, 0)
    dialog.resize(600, 500)
    QTest.qWait(100)
    area = dialog.scroll_area
    assert scrolls(area.viewport(), area.verticalScrollBar().value)


def test_the_list_of_matches_is_scrolled_and_its_matches_chosen_and_asked_about(qtbot):
    rows = shown_matches(["You"])
    dialog = HistoryDialog(Wording(), current=rows[0].place)
    dialog.be_at(rows[0].place, LAST_EVENING.date())
    dialog.show_rows(rows, rows)
    qtbot.addWidget(dialog)
    dialog.resize(780, 600)
    dialog.move(0, 0)
    with qtbot.waitExposed(dialog):
        dialog.show()
    view = dialog.list.viewport()
    draw(view, QPoint(60, 300), QPoint(60, 240), steps=50)
    assert QApplication.activePopupWidget() is None
    assert scrolls(view, dialog.list.verticalScrollBar().value)
    assert len(dialog.list.chosen_rows()) <= 1
    QTest.qWait(PAST_DOUBLE_MS)
    QScroller.scroller(view).stop()  # a tap on what still rolls only stops it
    line = dialog.list.indexAt(QPoint(100, 150)).row()
    line = line if dialog.model.row_at(line) is not None else line + 1
    spot = dialog.list.visualRect(dialog.model.index(line)).center()
    tap(view, spot, hold_ms=80)
    QTest.qWait(PAST_DOUBLE_MS)
    assert dialog.list.chosen_rows() == [dialog.model.row_at(line)]
    tap(view, spot, hold_ms=LONG_MS)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
