"""The list of all matches as a person uses it: by mouse and by keys, in both languages."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from canasta_desktop.archive.index import Wanted
from canasta_desktop.archive.records import DamagedRow
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.inspection.shot_matches import LAST_EVENING, shown_matches
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.history.dialog import HistoryDialog
from canasta_desktop.ui.history.entries import EntryWriter, MatchState
from canasta_desktop.ui.history.match_actions import BOOK, DELETE, OPEN, RENAME
from canasta_desktop.ui.history.match_filters import STATE, SYSTEM
from canasta_desktop.ui.history.viewer import NOBODY_KNOWN, Viewer
from canasta_desktop.ui.wording.wording import Wording

KEY = Qt.Key
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(scope="module")
def rows():
    return shown_matches(["You"])


@pytest.fixture
def dialog(qtbot, rows):
    """Thirty-odd evenings; what it asks for is written down."""
    shown = HistoryDialog(Wording(), current=rows[0].place)
    shown.be_at(rows[0].place, LAST_EVENING.date())
    shown.asked = []
    for name in ("filter_changed", "resume_wanted", "book_wanted", "rename_wanted", "delete_wanted", "export_wanted"):
        getattr(shown, name).connect(lambda *values, name=name: shown.asked.append((name, *values)))
    for name in ("restore_wanted", "new_game_wanted", "rejected", "accepted"):
        getattr(shown, name).connect(lambda name=name: shown.asked.append((name,)))
    shown.show_rows(rows, rows)
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


def press(key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """A key to whatever has the keyboard."""
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def chosen(dialog: HistoryDialog) -> list[str]:
    return [row.place for row in dialog.list.chosen_rows()]


def spoken(dialog: HistoryDialog, line: int) -> str:
    return dialog.model.index(line).data(SPOKEN)


def shown_actions(dialog: HistoryDialog) -> set[str]:
    return {name for name, button in dialog.actions_row.buttons.items() if not button.isHidden()}


def test_each_match_is_read_as_sentences_below_its_month(dialog):
    assert dialog.model.index(0).data() == "November 2026"
    assert spoken(dialog, 1) == (
        "With Jonas against Anna and Mira. Saturday, November 21, 2026. Classic Canasta, four players. Deal 3. "
        "1,640 to 1,985. On the table."
    )
    assert spoken(dialog, 2).endswith("Samba, four players. Won. 5,240 to 4,105.")
    assert spoken(dialog, 4).startswith("Sonntag bei Oma. With Lena against Emil and Murat.")
    damaged = next(line for line in range(9) if isinstance(dialog.model.row_at(line), DamagedRow))
    assert "The file is not a saved game." in spoken(dialog, damaged)
    assert [dialog.model.entry_at(line).weekday for line in (1, 2, 3)] == ["today", "yesterday", "Wed"]


def test_keys_go_from_match_to_match_and_never_to_a_heading(dialog, rows):
    assert dialog.list.hasFocus()
    assert chosen(dialog) == [rows[0].place]
    for key, place in ((KEY.Key_Down, 1), (KEY.Key_End, -1), (KEY.Key_Up, -2), (KEY.Key_Home, 0), (KEY.Key_Up, 0)):
        press(key)
        assert chosen(dialog) == [rows[place].place], key
    for _ in range(len(rows)):
        press(KEY.Key_Down)
        assert chosen(dialog)
    assert chosen(dialog) == [rows[-1].place]


def test_enter_opens_space_shows_the_score_book_and_the_match_on_the_table_is_gone_back_to(dialog, rows):
    press(KEY.Key_Down)
    press(KEY.Key_Space)
    press(KEY.Key_Return)
    assert dialog.asked == [("book_wanted", rows[1].place), ("resume_wanted", rows[1].place)]
    press(KEY.Key_Up)
    press(KEY.Key_Return)
    assert dialog.asked[-1] == ("accepted",)


def test_a_match_is_renamed_where_its_title_stands(dialog, rows):
    press(KEY.Key_Down)
    press(KEY.Key_F2)
    field = dialog.list.findChild(QLineEdit, "match-name")
    QTest.keyClicks(field, " At the lake ")
    QTest.keyClick(field, KEY.Key_Return)
    QApplication.processEvents()
    assert dialog.asked == [("rename_wanted", rows[1].place, "At the lake")]
    press(KEY.Key_F2)
    field = dialog.list.findChildren(QLineEdit, "match-name")[-1]
    QTest.keyClicks(field, "never mind")
    QTest.keyClick(field, KEY.Key_Escape)
    assert len(dialog.asked) == 1


def test_what_is_deleted_can_be_had_back_in_the_same_place(dialog, rows):
    press(KEY.Key_Delete)
    assert dialog.asked == []  # the match on the table stays
    assert DELETE not in shown_actions(dialog)
    press(KEY.Key_Down)
    press(KEY.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(KEY.Key_Delete)
    assert dialog.asked.pop() == ("delete_wanted", [rows[1].place, rows[2].place])
    left = [rows[0], *rows[3:]]
    dialog.show_rows(left, left)
    dialog.show_deleted(2)
    assert dialog.undo.accessibleName() == "2 matches deleted."
    assert chosen(dialog) == [rows[4].place]  # what has taken their place
    press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.asked == [("restore_wanted",)]
    assert dialog.undo.isHidden()
    assert dialog.list.hasFocus()


def test_a_letter_begins_a_search_and_escape_ends_it_before_it_closes(dialog):
    QTest.keyClick(dialog.list, KEY.Key_S)
    assert dialog.filters.search.hasFocus()
    press(KEY.Key_A)
    assert dialog.asked == [("filter_changed", Wanted(text="s")), ("filter_changed", Wanted(text="sa"))]
    press(KEY.Key_Return)
    assert dialog.list.hasFocus()
    press(KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    press(KEY.Key_Escape)
    assert dialog.asked[-1] == ("filter_changed", Wanted())
    press(KEY.Key_Escape)
    assert dialog.asked[-1] == ("rejected",)


def test_pills_narrow_the_list_and_say_how_many_each_answer_leaves(qtbot, dialog, rows):
    pill = dialog.filters.buttons[SYSTEM]
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in pill.findChildren(QMenu) if menu.isVisible())
    assert menu.actions()[0].text() == f"All games ({len(rows)})"
    next(action for action in menu.actions() if action.text() == "Samba (9)").trigger()
    menu.close()
    assert dialog.asked == [("filter_changed", Wanted(system="samba"))]
    assert pill.accessibleName() == "Game: Samba"
    found = [row for row in rows if not isinstance(row, DamagedRow) and row.setup.system == "samba"]
    dialog.show_rows(found, rows)
    assert dialog.list.accessibleDescription() == f"9 of {len(rows)} matches"
    dialog.filters.buttons[STATE].set_value("lost")
    assert dialog.wanted() == Wanted(system="samba", state="lost")


def test_who_won_among_several_persons_is_asked_for_by_itself(qtbot, dialog, rows):
    over = next(row for row in rows if not isinstance(row, DamagedRow) and row.is_over)
    dialog.show_rows(rows, [*rows, over._replace(own=NOBODY)])
    pill = dialog.filters.buttons[STATE]
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in pill.findChildren(QMenu) if menu.isVisible())
    next(action for action in menu.actions() if action.text() == "Decided among others (1)").trigger()
    menu.close()
    assert dialog.wanted() == Wanted(state="over")


def test_where_nothing_is_found_all_are_shown_again_by_enter(dialog, rows):
    dialog.filters.search.setText("xyz")
    dialog.show_rows([], rows)
    assert dialog.empty.accessibleName() == "No match fits this search."
    dialog.empty.button.setFocus()
    press(KEY.Key_Return)
    assert dialog.asked[-1] == ("filter_changed", Wanted())
    assert not dialog.filters.search.text()


def test_newcomers_are_offered_a_first_match(dialog):
    dialog.show_rows([], [])
    assert dialog.empty.accessibleName().startswith("Every match you play is written down here.")
    assert QApplication.focusWidget() is dialog.empty.button
    press(KEY.Key_Return)
    assert dialog.asked == [("new_game_wanted",)]


def test_a_damaged_file_can_be_deleted_and_nothing_else(dialog, rows):
    dialog.list.go_to(dialog.model.line_of(next(row.place for row in rows if isinstance(row, DamagedRow))))
    assert shown_actions(dialog) == {DELETE, "close"}
    press(KEY.Key_F2)
    press(KEY.Key_Return)
    assert dialog.asked == []


def test_the_mouse_chooses_opens_and_asks_for_the_menu(qtbot, dialog, rows):
    at = dialog.list.visualRect(dialog.model.index(3)).center()
    ground = dialog.list.viewport()
    qtbot.mouseClick(ground, Qt.MouseButton.LeftButton, pos=at)
    assert chosen(dialog) == [rows[2].place]
    qtbot.mouseDClick(ground, Qt.MouseButton.LeftButton, pos=at)
    assert dialog.asked == [("resume_wanted", rows[2].place)]
    dialog.list.menu_wanted.emit(ground.mapToGlobal(at))
    menu = next(menu for menu in dialog.findChildren(QMenu) if menu.isVisible())
    assert [action.text() for action in menu.actions()] == ["Open", "Score book", "Rename", "Export …", "Delete"]
    menu.close()
    heading = dialog.list.visualRect(dialog.model.index(0)).center()
    qtbot.mouseDClick(ground, Qt.MouseButton.LeftButton, pos=heading)
    assert len(dialog.asked) == 1


def test_tab_goes_round_on_the_paper(dialog):
    met = []
    for _ in range(12):
        met.append(QApplication.focusWidget().objectName())
        press(KEY.Key_Tab)
    assert met[:3] == ["matches", BOOK, RENAME]
    assert met.index(OPEN) < met.index("search") < met.index("filter:system")
    assert dialog.isAncestorOf(QApplication.focusWidget())


def test_ten_thousand_matches_are_worded_only_where_they_are_looked_at(dialog, rows):
    matches = [row for row in rows if not isinstance(row, DamagedRow)]
    many = [matches[number % len(matches)]._replace(place=f"game-{number}") for number in range(10_000)]
    dialog.show_rows(many, many)
    dialog.grab()
    assert 5 < len(dialog.model._entries) < 100


def test_it_follows_the_language(dialog, qapp):
    set_language(qapp, "de")
    QApplication.sendPostedEvents()
    assert dialog.windowTitle() == "Partien"
    assert spoken(dialog, 2).endswith("Samba, vier Spieler. Gewonnen. 5.240 zu 4.105.")
    assert dialog.actions_row.buttons[OPEN].words == "Zurück zum Tisch"


def test_how_far_the_reading_is_stands_beside_the_title(qtbot, dialog):
    stopped = []
    dialog.reading_stopped.connect(lambda: stopped.append(True))
    dialog.show_progress(1200, 10_000)
    assert dialog.progress.accessibleName() == "1,200 matches read, of 10,000"
    qtbot.mouseClick(dialog.progress.button, Qt.MouseButton.LeftButton)
    assert stopped
    dialog.show_progress(0, 0)
    assert dialog.progress.isHidden()


def test_a_match_of_several_persons_names_its_winner(rows):
    row = rows[1]
    seats = tuple(seat._replace(kind=SeatKind.PERSON, name=f"P{place}") for place, seat in enumerate(row.setup.seats))
    shared = row._replace(setup=row.setup._replace(seats=seats))
    entry = EntryWriter(Wording(), NOBODY_KNOWN, date(2026, 11, 21)).entry(shared, "")
    assert (entry.title, entry.state, entry.state_text) == (
        "P0 & P2 against P1 & P3",
        MatchState.OVER,
        "Won by P0 & P2",
    )


def test_where_deals_can_be_seen_again_the_list_offers_it(qtbot, rows):
    dialog = HistoryDialog(Wording(), can_replay=True)
    qtbot.addWidget(dialog)
    dialog.show_rows(rows, rows)
    dialog.list.go_to(2)
    with qtbot.waitSignal(dialog.replay_wanted) as asked:
        dialog.actions_row.buttons["replay"].click()
    assert asked.args == [rows[1].place]


def test_house_rules_are_named_and_all_is_told_where_the_mouse_rests(dialog, rows):
    line = dialog.model.line_of(rows[8 + 1].place)  # a damaged file stands before it
    assert dialog.model.entry_at(line).line == "Classic Canasta · four players · Partners and seats: drawn by cards"
    tip = dialog.model.index(line).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[0].startswith("With ")
    assert tip.splitlines()[-1] == "Partners and seats: drawn by cards"
    assert "Played last" in tip


def test_a_match_of_somebody_else_who_plays_here_is_told_by_name(rows):
    row = rows[1]
    seats = (row.setup.seats[0]._replace(name="Lotte", profile="b" * 16), *row.setup.seats[1:])
    of_lotte = row._replace(setup=row.setup._replace(seats=seats))
    viewer = Viewer("a" * 16, "scarf", {"a" * 16: "scarf", "b" * 16: "beard"})
    entry = EntryWriter(Wording(), viewer, date(2026, 11, 21)).entry(of_lotte, "")
    assert entry.title == "Lotte & Mira against Jonas & Emil"
    assert entry.state_text == "Won by Lotte & Mira"
    assert entry.parties[0].faces[0] == "beard"
    theirs = EntryWriter(Wording(), viewer._replace(profile="b" * 16), date(2026, 11, 21)).entry(of_lotte, "")
    assert (theirs.title, theirs.state_text) == ("With Mira against Jonas & Emil", "Won")
