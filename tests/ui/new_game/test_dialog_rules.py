"""House rules in the new-game dialog: set, found, contradicted, and shown on the rule sheet beside them."""

import pytest
from PySide6.QtCore import QPoint, Qt

from canasta_desktop.rules.options import offered
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.new_games import HOUSE_RULES, SHEET, changed_on_sheet, click, dress, named, opener, texts


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


# --- house rules


def test_only_the_house_rules_of_this_game_and_number_are_offered_each_with_a_sentence(begin):
    dialog = begin(page=HOUSE_RULES)
    for system, found in SYSTEMS.items():
        lists = {tuple([option.name for option in offered(system, players)]): players for players in found.players()}
        for names, players in lists.items():  # a number of players for each list that differs
            dialog.plan.set_system(system)
            dialog.plan.set_players(players)
            assert list(dialog.house_rules.rows) == [row.option.name for row in dialog.house_rules.rows.values()]
            assert set(dialog.house_rules.rows) == set(names)
            said = texts(dialog)
            for option in offered(system, players):
                assert Wording().options.line(option) in said


def test_a_house_rule_is_ticked_marked_counted_and_reset(qtbot, begin):
    dialog = begin(page=HOUSE_RULES)
    dialog.house_rules.show_option("always_frozen")
    click(qtbot, dialog, "value:always_frozen")
    assert dialog.choice.options == (("always_frozen", True),)
    row = dialog.house_rules.rows["always_frozen"]
    assert "Changed; otherwise: no" in texts(row)
    assert dialog.tabs.tabText(HOUSE_RULES) == "House rules (1)"
    click(qtbot, dialog, "reset:always_frozen")
    assert dialog.choice.options == ()
    assert dialog.tabs.tabText(HOUSE_RULES) == "House rules"
    assert not named(dialog, "reset:always_frozen").isVisible()
    assert dialog.focusWidget() is row.control


def test_a_house_rule_that_is_not_offered_any_more_can_be_let_go(qtbot, begin):
    """VA-5.3: a game of old is shown as it was played."""
    dialog = begin(NewGameChoice("classic", 4, (("wilds_at_most_naturals", True),)), page=HOUSE_RULES)
    assert "wilds_at_most_naturals" in dialog.house_rules.rows
    dialog.house_rules.show_option("wilds_at_most_naturals")
    click(qtbot, dialog, "reset:wilds_at_most_naturals")
    assert dialog.choice.options == ()
    assert "wilds_at_most_naturals" not in dialog.house_rules.rows


def test_values_are_buttons_and_figures_are_typed(qtbot, begin):
    dialog = begin(page=HOUSE_RULES)
    dialog.house_rules.show_option("wild_canasta")
    click(qtbot, dialog, "value:wild_canasta:2000")
    dialog.house_rules.show_option("canastas_to_go_out")
    click(qtbot, dialog, "value:canastas_to_go_out:more")
    assert dialog.choice.options == (("wild_canasta", 2000), ("canastas_to_go_out", 2))
    for _ in range(5):
        click(qtbot, dialog, "value:canastas_to_go_out:more")
    assert dict(dialog.choice.options)["canastas_to_go_out"] == 4


def test_figures_are_offered_from_the_least_on_and_words_after_them(begin):
    dialog = begin(NewGameChoice("hand-and-foot", 4, (("pile_taken", 5),)), page=HOUSE_RULES)

    def offer(name: str) -> list[str]:
        buttons = dialog.house_rules.rows[name].control.buttons()
        return [("*" if button.isChecked() else "") + button.text() for button in buttons]

    assert offer("pile_taken") == ["*5 cards", "7 cards", "The whole pile"]
    assert offer("dirty_books") == ["0", "1", "*2", "3", "4", "5"]
    assert offer("ask_partner") == ["*Compulsory", "Optional", "Never"]


def test_all_house_rules_can_be_reset_at_once(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 4, (("always_frozen", True), ("target", 500))), page=HOUSE_RULES)
    click(qtbot, dialog, "reset-all")
    assert dialog.choice.options == ()
    assert not named(dialog, "reset-all").isEnabled()


def in_sight(dialog: NewGameDialog) -> set[str]:
    return {name for name, row in dialog.house_rules.rows.items() if row.isVisible()}


def test_searching_leaves_what_holds_all_words(qtbot, begin):
    dialog = begin(page=HOUSE_RULES)
    qtbot.keyClicks(dialog.house_rules.search, "FROZEN pile")
    assert in_sight(dialog) == {"always_frozen"}
    assert f"1 of {len(offered('classic', 4))}" in texts(dialog)
    dialog.house_rules.search.clear()
    qtbot.keyClicks(dialog.house_rules.search, "VA-2.14")
    assert in_sight(dialog) == {"target"}
    qtbot.keyClicks(dialog.house_rules.search, "zzz")
    assert in_sight(dialog) == set()
    assert "No house rule holds all these words." in texts(dialog)


def test_only_the_changed_ones_can_be_shown(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 4, (("always_frozen", True),)), page=HOUSE_RULES)
    click(qtbot, dialog, "only-changed")
    assert in_sight(dialog) == {"always_frozen"}


def test_ctrl_f_searches_the_house_rules_from_any_page(qtbot, begin):
    dialog = begin()
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.tabs.currentIndex() == HOUSE_RULES
    assert dialog.focusWidget() is dialog.house_rules.search


def test_what_comes_with_another_rule_says_so(begin):
    dialog = begin(NewGameChoice("modern-american", 4, (("profile", "cla"),)), page=HOUSE_RULES)
    row = dialog.house_rules.rows["initial_meld"]
    assert "Comes with “Form of the game”" in texts(row)
    assert named(row, "value:initial_meld:strict").isChecked()


# --- contradictions


def test_a_contradiction_is_told_at_both_rules_and_keeps_from_playing(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 4, (("staged_naturals", True),)), page=HOUSE_RULES)
    dialog.house_rules.show_option("naturals_majority")
    click(qtbot, dialog, "value:naturals_majority")
    why = "does not go with"
    for name in ("staged_naturals", "naturals_majority"):
        assert why in dialog.house_rules.rows[name].notice.text
    assert dialog.house_rules.rows["always_frozen"].notice.text == ""
    assert not dialog.play_button.isEnabled()
    assert why in dialog.play_button.toolTip()
    assert why in dialog.problem.text
    with qtbot.assertNotEmitted(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    click(qtbot, dialog, "clash:naturals_majority:1")
    assert dialog.play_button.isEnabled()
    assert dialog.problem.text == ""
    assert len(dialog.choice.options) == 1


def test_what_a_rule_needs_can_be_given_on_the_spot(qtbot, begin):
    dialog = begin(page=HOUSE_RULES)
    dialog.house_rules.show_option("wild_meld_penalty")
    click(qtbot, dialog, "value:wild_meld_penalty:1000")
    assert not dialog.play_button.isEnabled()
    button = named(dialog, "clash:wild_meld_penalty:0")
    assert button.text() == "Set “Canasta of wild cards” to 1,000 points"
    click(qtbot, dialog, "clash:wild_meld_penalty:0")
    assert dict(dialog.choice.options) == {"wild_canasta": 1000, "wild_meld_penalty": 1000}
    assert dialog.play_button.isEnabled()


def test_the_problem_leads_to_the_rule(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 4, (("wild_meld_penalty", 1000),)))
    click(qtbot, dialog, "problem:show")
    assert dialog.tabs.currentIndex() == HOUSE_RULES
    row = dialog.house_rules.rows["wild_meld_penalty"]
    top = row.mapTo(dialog.house_rules.scroll_area.viewport(), QPoint(0, 0)).y()
    assert 0 <= top < dialog.house_rules.scroll_area.viewport().height()
    assert row.isAncestorOf(dialog.focusWidget())


# --- the rule sheet beside it


def test_the_sheet_follows_every_switch_and_marks_what_is_changed(qtbot, begin):
    dialog = begin(page=HOUSE_RULES)
    assert changed_on_sheet(dialog) == []
    dialog.house_rules.show_option("always_frozen")
    click(qtbot, dialog, "value:always_frozen")
    marked = changed_on_sheet(dialog)
    assert any(line.startswith("Changed: The pile is always frozen") for line in marked)
    assert any(line.startswith("Left out: A wild card or red three turned up freezes the pile") for line in marked)
    assert f"Classic Canasta · Four players · {len(marked)} rules changed by house rules" in texts(dialog)
    assert dialog.sheet.toPlainText().endswith("CL-11.2*\n* ruling of this program")
    assert dialog.sheet.fresh_in_sight()
    click(qtbot, dialog, "value:always_frozen")
    assert changed_on_sheet(dialog) == []


def test_the_rules_are_worded_once_and_not_again_for_a_name(begin, monkeypatch):
    dialog = begin()
    dialog.plan.set_system("classic")
    worded = []
    words, sheet = dialog._words.rules, dialog._words.rules.sheet
    monkeypatch.setattr(words, "sheet", lambda rules: worded.append(rules) or sheet(rules))
    dialog.plan.changed.emit()
    assert not worded
    dialog.plan.set_players(2 if dialog.plan.players != 2 else 4)
    assert worded == [dialog.plan.rules]


def test_the_sheet_stays_where_the_changed_rule_is(qtbot, begin):
    dialog = begin(page=HOUSE_RULES)
    dialog.plan.set_option("target", 7500)
    assert dialog.sheet.fresh_in_sight()
    bar = dialog.sheet.verticalScrollBar()
    dialog.plan.set_option("hand_canasta_bonus", 1000)
    assert dialog.sheet.fresh_in_sight()
    bar.setValue(bar.maximum())
    place = bar.value()
    dialog.plan.table.set_level(1, "beginner")
    assert bar.value() == place


def test_where_the_dialog_is_narrow_the_sheet_is_a_page(qtbot, begin):
    dialog = begin()
    assert dialog.tabs.count() == 4
    assert dialog.sheet.isVisible()
    dialog.resize(600, 560)
    qtbot.waitUntil(lambda: dialog.tabs.count() == 5)
    assert not dialog.sheet.isVisible()
    assert dialog.tabs.tabText(SHEET) == "Rule sheet"
    dialog.plan.set_option("target", 7500)
    dialog.tabs.setCurrentIndex(SHEET)
    qtbot.waitUntil(dialog.sheet.fresh_in_sight)
    dialog.resize(1080, 700)
    qtbot.waitUntil(lambda: dialog.tabs.count() == 4)
    assert dialog.sheet.isVisible()
