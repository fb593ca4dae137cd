"""The wording of a clause in the rules: shown where it was asked for, with mouse and keyboard, and folded away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel

from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.dialogs import clause_wording, rules
from canasta_desktop.ui.dialogs.rules import RuleRow, RulesDialog
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.dressing import delete_closed
from tests.ui.new_games import dress

RULES = rule_set("classic", 4)
CL_6_4 = (
    "CL-6.4 Frozen for you: you need two natural cards of the top card's rank from your hand, melded with the top card "
    "(as a new meld or joining your side's meld of that rank). (S000)"
)
CL_6_7 = "CL-6.7 A pile topped by a wild card cannot be taken. (S000, P)"


@pytest.fixture(autouse=True)
def english(qapp):
    yield
    delete_closed(qapp)
    set_language(qapp, "en")


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def bright(qapp):
    """Dresses the application brightly, with text of this size."""

    def at(text_scale: float) -> None:
        apply(Appearance(mode=Mode.LIGHT, text_scale=text_scale), qapp)

    yield at
    delete_closed(qapp)
    apply(Appearance(mode=Mode.DARK), qapp)


@pytest.fixture
def opened(qtbot):
    """Opens the rules of a game, at a clause or at none."""

    def at(clause: str = "", game=RULES, **more: bool) -> RulesDialog:
        dialog = RulesDialog(game, Wording(), clause, **more)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        return dialog

    return at


def rule(dialog: RulesDialog, clause: str) -> RuleRow:
    """The first rule that rests on a clause."""
    return next(one for one in dialog.shown if one.paragraph.clause == clause)


def place(dialog: RulesDialog, widget) -> tuple[int, int]:
    """Where it begins and ends in what is to be seen of the rules, px."""
    top = widget.mapTo(dialog.scroll_area.viewport(), QPoint(0, 0)).y()
    return top, top + widget.height()


def is_in_sight(dialog: RulesDialog, widget) -> bool:
    top, bottom = place(dialog, widget)
    return widget.isVisible() and 0 <= top < bottom <= dialog.scroll_area.viewport().height()


def press(qtbot, widget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def test_opened_at_a_clause_they_show_its_wording_below_the_rule(opened, qapp):
    dialog = opened("CL-6.4")
    assert dialog.wording.parentWidget() is rule(dialog, "CL-6.4")
    assert dialog.wording.heading.text() == "Wording of the clause"
    assert dialog.wording.text.text() == CL_6_4
    assert is_in_sight(dialog, dialog.wording)
    screen_readers_find_rule_number_and_wording(dialog)
    set_language(qapp, "de")
    for _ in range(3):
        qapp.processEvents()
    assert dialog.wording.heading.text() == "Wortlaut (englisch)"
    assert dialog.wording.text.text() == CL_6_4
    assert dialog.wording.isVisible()
    assert len(dialog.findChildren(clause_wording.ClauseWording)) == 1


def screen_readers_find_rule_number_and_wording(dialog: RulesDialog) -> None:
    chosen = rule(dialog, "CL-6.4")
    assert QAccessible.queryAccessibleInterface(chosen).role() is QAccessible.Role.ListItem
    assert QAccessible.queryAccessibleInterface(chosen.parentWidget()).role() is QAccessible.Role.List
    assert chosen.accessibleName() == chosen.paragraph.text
    assert chosen.accessibleDescription() == "Rule CL-6.4"
    assert chosen.link.accessibleName() == "Read clause CL-6.4"
    assert dialog.wording.heading.accessibleName() == "Wording of the clause CL-6.4"
    assert QAccessible.queryAccessibleInterface(dialog.wording.heading).state().checked
    found = QAccessible.queryAccessibleInterface(dialog.wording.text)
    assert found.text(QAccessible.Text.Name) == CL_6_4


def test_a_clause_without_a_rule_of_its_own_is_worded_at_its_neighbour(opened):
    """CL-3.5 only points to CL-10.4, and no statement rests on it; CL-6.99 is in no text, XX-1.1 in no chapter."""
    dialog = opened("CL-3.5")
    (marked,) = {one.paragraph.clause for one in dialog.marked()}
    assert marked == "CL-3.4"
    assert dialog.wording.text.text() == "CL-3.5 Scoring of red threes: CL-10.4."
    dialog.open_at("CL-6.99")
    assert dialog.wording.text.text().startswith("CL-6.11 ")
    assert opened("XX-1.1").wording is None


def test_a_number_that_is_pressed_shows_the_wording_in_sight_and_stays_under_the_mouse(opened, qtbot):
    dialog = opened("CL-6.4")
    chosen = rule(dialog, "CL-6.7")
    dialog.scroll_area.ensureWidgetVisible(chosen, 0, 120)
    before = place(dialog, chosen)[0]
    press(qtbot, chosen.link)
    assert dialog.wording.parentWidget() is chosen
    assert dialog.wording.text.text() == CL_6_7
    assert dialog.marked() == [chosen]
    assert is_in_sight(dialog, dialog.wording)
    assert place(dialog, chosen)[0] == before
    assert len(dialog.findChildren(clause_wording.ClauseWording)) == 1


def test_the_wording_at_the_lower_edge_is_scrolled_into_sight(opened, qtbot):
    dialog = opened()
    chosen = rule(dialog, "CL-8.4")
    dialog.scroll_area.ensureWidgetVisible(chosen, 0, 0)
    assert place(dialog, chosen)[1] == dialog.scroll_area.viewport().height()
    press(qtbot, chosen.link)
    assert is_in_sight(dialog, dialog.wording)


def test_of_a_wording_that_is_higher_than_the_dialog_the_beginning_is_seen(opened):
    dialog = opened("MA-7", rule_set("modern-american", 4))
    assert dialog.wording.height() > dialog.scroll_area.viewport().height() // 2
    assert place(dialog, dialog.wording.parentWidget())[0] >= 0


# --- by keyboard, and for screen readers


def focused() -> object:
    return QApplication.focusWidget()


def test_tab_leads_from_the_rule_to_its_number_and_on_to_its_wording(opened, qtbot):
    dialog = opened("CL-6.4")
    assert focused() is rule(dialog, "CL-6.4")
    for widget in (rule(dialog, "CL-6.4").link, dialog.wording.heading, dialog.wording.text):
        qtbot.keyClick(focused(), Qt.Key.Key_Tab)
        assert focused() is widget
    qtbot.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is dialog.print_button


def test_arrows_lead_from_rule_to_rule_and_from_chapter_to_chapter(opened, qtbot):
    dialog = opened()
    qtbot.keyClick(dialog.search, Qt.Key.Key_Down)
    read = dialog.passages
    begins = [next(i for i, one in enumerate(read) if block.isAncestorOf(one)) for block in dialog._titles]
    control, last = Qt.KeyboardModifier.ControlModifier, len(read) - 1
    steps = [(Qt.Key.Key_Up, 0), (Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_End, last)]
    chapters = [(Qt.Key.Key_Up, begins[-1]), (Qt.Key.Key_Up, begins[-2]), (Qt.Key.Key_Down, begins[-1])]
    steps += [(key, index) for key, index in chapters] + [(Qt.Key.Key_Home, 0)]
    for place, (key, index) in enumerate(steps):
        qtbot.keyClick(focused(), key, control if 4 <= place < 7 else Qt.KeyboardModifier.NoModifier)
        assert focused() is read[index]
        assert is_in_sight(dialog, read[index])
        assert dialog._titles[dialog.headings.currentRow()].isAncestorOf(focused())
    for page in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        before = read.index(focused())
        qtbot.keyClick(focused(), page)
        assert abs(read.index(focused()) - before) > 3
    assert focused() is read[0]
    assert dialog.wording is None


def test_a_chapter_that_is_chosen_is_entered(opened, qtbot):
    dialog = opened()
    dialog.headings.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(focused(), key)
    assert dialog._titles[dialog.headings.currentRow()].findChildren(RuleRow)[0] is focused()
    assert dialog.headings.currentRow() > 0


def test_letters_typed_among_the_rules_are_searched_for(opened, qtbot):
    dialog = opened("CL-6.4")
    qtbot.keyClicks(focused(), "s")
    assert focused() is dialog.search
    qtbot.keyClicks(focused(), "tock")
    assert dialog.search.text() == "stock"
    qtbot.keyClick(focused(), Qt.Key.Key_Return)
    assert focused() is next(one for one in dialog.shown if one.isVisible())


def test_a_number_is_pressed_by_keyboard(opened, qtbot):
    dialog = opened("CL-6.4")
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        link = rule(dialog, "CL-6.7").link
        link.setFocus()
        qtbot.keyClick(link, key)
        assert dialog.wording.text.text() == CL_6_7, key
        assert focused() is link, key
        other = rule(dialog, "CL-6.5")
        other.setFocus()
        qtbot.keyClick(other, key)
        assert dialog.wording.clause == "CL-6.5", key
        assert focused() is other, key


def test_arrows_pass_over_what_the_search_leaves_out(opened, qtbot):
    dialog = opened("CL-6.4")
    qtbot.keyClicks(dialog.search, "stock")
    left = [one for one in dialog.shown if one.isVisible()]
    assert rule(dialog, "CL-6.4") not in left
    dialog.headings.setFocus()
    qtbot.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is left[0]
    qtbot.keyClick(focused(), Qt.Key.Key_Down)
    assert focused() is left[1]


def test_enter_in_the_search_presses_no_number(opened, qtbot):
    dialog = opened()
    assert not any(one.link.autoDefault() or one.link.isDefault() for one in dialog.shown)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.wording is None


def test_a_wording_that_was_asked_for_is_read_out(opened, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(clause_wording, "announce", lambda widget, text: said.append(text))
    dialog = opened()
    press(qtbot, rule(dialog, "CL-5.2").link)
    assert said == [dialog.wording.text.text()]


# --- folding


def test_it_is_folded_and_unfolded_at_its_heading(opened, qtbot):
    dialog, told = opened("CL-6.4"), []
    dialog.wording_unfolded.connect(told.append)
    for is_unfolded in (False, True):
        press(qtbot, dialog.wording.heading)
        assert dialog.wording.text.isVisible() is is_unfolded
        assert dialog.wording.heading.isVisible()
    assert told == [False, True]
    assert is_in_sight(dialog, dialog.wording)


def test_folded_it_stays_folded_at_another_clause(opened, qtbot):
    dialog = opened("CL-6.4")
    press(qtbot, dialog.wording.heading)
    dialog.open_at("CL-5.2")
    assert dialog.wording.heading.isVisible()
    assert not dialog.wording.text.isVisible()


def test_opened_folded_it_is_unfolded_by_pressing_the_number(opened, qtbot):
    dialog, told = opened("CL-6.4", is_unfolded=False), []
    assert not dialog.wording.text.isVisible()
    dialog.wording_unfolded.connect(told.append)
    press(qtbot, rule(dialog, "CL-6.4").link)
    assert dialog.wording.text.isVisible()
    assert told == [True]


def test_the_next_start_remembers_that_it_was_folded(qapp, tmp_path):
    seen = []
    for _ in range(3):
        session = Session(tmp_path, seed=5)
        session.window.dialog_manager.open(commands.RULES, "CL-6.4")
        dialog = session.window.dialog_manager.dialog(commands.RULES)
        seen.append(not dialog.wording.text.isHidden())
        dialog.wording.heading.click()
        session.window.dialog_manager.close_all()
        session.close()
    assert seen == [True, False, True]


# --- searching, and what may be in a text


def test_the_search_looks_at_the_rules_alone(opened, qtbot):
    """The wording of CL-6.4 holds "S000" and "joining your side's", the rule does not."""
    dialog = opened("CL-6.4")
    for words in ("S000", "joining your side's", "wording"):
        dialog.search.clear()
        qtbot.keyClicks(dialog.search, words)
        assert not rule(dialog, "CL-6.4").isVisible()
        assert not dialog.wording.isVisible()
    dialog.search.clear()
    assert dialog.wording.isVisible()


def test_a_wording_is_shown_as_it_stands(opened, monkeypatch):
    text = '<img src="file:///etc/hostname"> <b>bold</b> &amp; **so**'
    for module in (rules, clause_wording):
        monkeypatch.setattr(module, "wording", lambda clause: text)
    shown = opened("CL-6.4").wording.text
    assert shown.text() == text
    assert shown.textFormat() is Qt.TextFormat.PlainText


def test_without_texts_the_rules_are_shown_all_the_same(opened, qtbot, monkeypatch):
    for module in (rules, clause_wording):
        monkeypatch.setattr(module, "wording", lambda clause: "")
    dialog = opened("CL-6.4")
    assert dialog.wording is None
    press(qtbot, rule(dialog, "CL-6.7").link)
    assert {one.paragraph.clause for one in dialog.marked()} == {"CL-6.7"}


LONGEST = [("modern-american", 4, {}, "MA-7"), ("classic", 4, {"staged_naturals": True}, "VA-2.5")]
LONGEST += [("hand-and-foot", 4, {"packs": 4}, "VA-6.10"), ("manzana", 2, {}, "MZ")]


@pytest.mark.parametrize(("code", "scale"), [("de", 1.0), ("de", 2.0), ("en", 2.0)])
def test_no_wording_pushes_anything_out_of_the_dialog(opened, bright, qapp, code, scale):
    set_language(qapp, code)
    bright(scale)
    wrong = {}
    for system, players, options, clause in LONGEST:
        dialog = opened(clause, rule_set(system, players, options))
        dialog.resize(640, 480)
        for _ in range(3):
            qapp.processEvents()
        if found := list(pushed_out(dialog, clause, max(640, 400 * scale))):
            wrong[clause] = found
        dialog.close()
    assert wrong == {}


def pushed_out(dialog: RulesDialog, clause: str, widest: float) -> Iterator[str]:
    """What of the wording of this clause does not stand where it belongs."""
    if dialog.wording.clause != clause:
        yield f"the wording of {dialog.wording.clause}"
    if dialog.width() > widest:
        yield f"a dialog {dialog.width()} px wide"
    if dialog.scroll_area.horizontalScrollBar().maximum() > 0:
        yield "scrolled to the side"
    inside = dialog.scroll_area.viewport().rect()
    for widget in (*dialog.wording.findChildren(QLabel), dialog.wording.heading, dialog.wording.parentWidget().link):
        left = widget.mapTo(dialog.scroll_area.viewport(), QPoint(0, 0)).x()
        if left < 0 or left + widget.width() > inside.width():
            yield f"{widget.objectName()} from {left} px, {widget.width()} wide"
    if dialog.wording.text.height() < dialog.wording.text.heightForWidth(dialog.wording.text.width()):
        yield "a text that is not high enough"
    for button in (dialog.close_button, dialog.print_button, dialog.save_button):
        if not dialog.rect().contains(button.geometry()):
            yield f"the button {button.text()}"


@pytest.mark.parametrize("scale", [1.0, 1.4, 1.8])
def test_the_chapters_stand_whole_in_their_list_at_every_size_of_text(opened, bright, scale):
    bright(scale)
    dialog = opened()
    dialog.resize(round(1000 * scale), 660)
    QApplication.processEvents()
    assert dialog.headings.isVisible()
    assert dialog.headings.sizeHintForColumn(0) <= dialog.headings.viewport().width()
