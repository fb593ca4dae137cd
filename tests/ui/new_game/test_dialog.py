"""The new-game dialog as a person uses it: what was played last, game, players, seats."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from canasta_desktop.bots.levels import LEVELS
from canasta_desktop.game.recent_setups import with_setup
from canasta_desktop.game.seats import SeatSetup, Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.new_game.game_choice import NewGameChoice, last_choice, offers
from canasta_desktop.ui.wording.seating import SeatingWords
from tests.ui.new_games import (
    COMPUTER,
    GAME,
    HOUSE_RULES,
    PERSON,
    PRESETS,
    SEATS,
    click,
    dress,
    kinds,
    named,
    opener,
    texts,
)


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


# --- what was played last


LAST = NewGameChoice(
    "samba",
    6,
    (("six_player_form", "3x2"), ("surprise", True)),
    (
        SeatSetup("Kim", PERSON),
        SeatSetup("", COMPUTER, "beginner"),
        *[SeatSetup("Zoe", COMPUTER, "skilled", key) for key in ("jonas", "mira", "emil", "lena")],
    ),
)


def test_one_click_plays_what_was_played_last(qtbot, begin):
    dialog = begin(LAST)
    with qtbot.waitSignal(dialog.chosen) as told:
        click(qtbot, dialog, "play")
    assert told.args[0] == LAST
    assert not dialog.isVisible()


def test_enter_plays_and_escape_does_not(qtbot, begin):
    dialog = begin()
    with qtbot.assertNotEmitted(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    again = begin()
    with qtbot.waitSignal(again.chosen) as told:
        qtbot.keyClick(again.focusWidget(), Qt.Key.Key_Return)
    assert told.args[0].players == 4


CTRL, BACK = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_ctrl_tab_turns_the_pages_wherever_the_focus_is(qtbot, begin):
    dialog = begin()
    assert dialog.focusWidget() is dialog.play_button
    seen = []
    for _ in range(4):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab, CTRL)
        seen.append(dialog.tabs.currentIndex())
    assert seen == [SEATS, HOUSE_RULES, PRESETS, GAME]
    assert dialog.focusWidget() is dialog.play_button
    dialog.game.system.buttons()[0].setFocus()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab, CTRL)
    assert dialog.tabs.currentIndex() == SEATS


def test_with_shift_it_turns_them_back(qtbot, begin):
    dialog = begin()
    for page in (PRESETS, HOUSE_RULES):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Backtab, CTRL | BACK)
        assert dialog.tabs.currentIndex() == page


def test_the_settings_give_back_all_of_the_last_choice():
    settings = Settings(recent_setups=with_setup((), LAST.kept()), trust_partners=True)
    choice = last_choice(settings)
    assert choice.kept() == LAST.kept()
    assert choice.trust_partners


@pytest.mark.parametrize(
    "setup",
    [
        Setup("gone", 4, (), (SeatSetup("", PERSON),) * 4),
        Setup("classic-german", 6, (("no such", 1),), (SeatSetup("", PERSON),) * 6),
        Setup("classic", 4, (("wild_meld_penalty", 1000),), (SeatSetup("", COMPUTER, "no such"),) * 4),
    ],
)
def test_whatever_the_settings_hold_the_last_choice_can_be_played(setup):
    choice = last_choice(Settings(recent_setups=(setup,)))
    made = choice.setup(["A", "B", "C", "D", "E", "F"])
    assert made.rules()
    assert all(seat.level in LEVELS for seat in made.seats if seat.kind is COMPUTER)


def test_who_never_played_begins_with_four_and_the_own_name():
    choice = last_choice(Settings(name="Kim"))
    assert (choice.system, choice.players, kinds(choice)) == ("classic", 4, "Pccc")
    assert choice.all_seats()[0].name == "Kim"


def test_the_game_played_last_comes_first():
    assert [offer.system for offer in offers()] == list(SYSTEMS)
    order = [offer.system for offer in offers((LAST.kept(),))]
    assert order[0] == "samba"
    assert sorted(order) == sorted(SYSTEMS)


# --- game and players


def test_every_game_can_be_chosen_with_every_number_it_has(qtbot, begin):
    dialog = begin()
    for system, found in SYSTEMS.items():
        click(qtbot, dialog, f"system:{system}")
        for players in found.players():
            click(qtbot, dialog, f"players:{players}")
            choice = dialog.choice
            assert (choice.system, choice.players) == (system, players)
            usual = SeatingWords().usual_names(choice.all_seats())
            assert choice.setup(usual).rules() == rule_set(system, players), (system, players)
            assert SeatingWords().form(rule_set(system, players).seating) in texts(dialog), (system, players)


def test_a_game_whose_rules_are_not_known_in_full_says_so(qtbot, begin):
    dialog = begin()
    assert [text for text in texts(dialog) if "provisional" in text] == ["Manzana (provisional)"]
    click(qtbot, dialog, "system:manzana")
    assert any("only some of its rules are known" in text for text in texts(dialog))


def test_how_six_are_divided_is_asked_where_it_matters(qtbot, begin):
    dialog = begin()
    assert dialog.findChildren(QWidget, "form:six_player_form") == []
    click(qtbot, dialog, "players:6")
    click(qtbot, dialog, "form:six_player_form:3x2")
    assert dialog.choice.options == (("six_player_form", "3x2"),)
    assert "Three sides of two; partners sit opposite each other." in texts(dialog)


def test_the_target_is_typed_or_stepped_and_its_own_is_no_change(qtbot, begin):
    dialog = begin()
    click(qtbot, dialog, "target:less")
    assert dialog.choice.options == (("target", 4500),)
    edit = named(dialog, "target:number")
    edit.setFocus()
    edit.selectAll()
    qtbot.keyClicks(edit, "1,237")
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert dialog.choice.options == (("target", 1235),)
    edit.setFocus()
    edit.selectAll()
    qtbot.keyClicks(edit, "5000")
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert dialog.choice.options == ()
    qtbot.keyClick(edit, Qt.Key.Key_Down)
    assert edit.text() == "4,500"
    click(qtbot, dialog, "system:samba")
    assert not dialog.game.target.isVisible()


def test_a_target_is_asked_for_only_where_the_match_goes_by_one(qtbot, begin):
    """VA-6.29: hand-and-foot goes by deals as long as nobody says otherwise."""
    dialog = begin(NewGameChoice("hand-and-foot", 4))
    assert not dialog.game.target.isVisible()
    dialog.plan.set_option("deals", "target")
    assert dialog.game.target.isVisible()
    assert "10,000 points are usual." in texts(dialog)
    click(qtbot, dialog, "target:less")
    assert dialog.choice.options == (("deals", "target"), ("target", 9500))
    assert not dialog.plan.house.clashes
    dialog.plan.set_option("deals", 6)
    assert not dialog.game.target.isVisible()
    assert [clash.clause for clash in dialog.plan.house.clashes] == ["VA-6.40"]


def test_a_match_in_every_game_can_go_by_the_number_of_its_deals(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 4, (("target", 3000),)))
    for system in SYSTEMS:
        click(qtbot, dialog, f"system:{system}")
        click(qtbot, dialog, "deals:2")
        assert dialog.choice.options == (("deals", 2),)
        assert dialog.plan.rules.scoring.winner([100, 50], 1) == NOBODY
        assert dialog.plan.rules.scoring.winner([100, 100], 2) == NOBODY
        assert dialog.plan.rules.scoring.winner([100, 50], 2) == 0
        assert not dialog.game.target.isVisible()
        assert "With equal scores at the end, another deal is played." in texts(dialog)
    qtbot.keyClick(named(dialog, "deals:2"), Qt.Key.Key_Left)
    qtbot.keyClick(named(dialog, "deals:1"), Qt.Key.Key_Left)
    assert dialog.choice.options == ()
    assert "In this game the target is 2,500 points." in texts(dialog)
    assert not any("points are usual" in text for text in texts(dialog))


def test_a_game_comes_back_with_the_house_rules_it_was_played_by(qtbot, begin):
    dialog = begin(recent_setups=(Setup("samba", 4, (("surprise", True),), ()),))
    dialog.plan.set_option("always_frozen", True)
    click(qtbot, dialog, "system:samba")
    assert dialog.choice.options == (("surprise", True),)
    click(qtbot, dialog, "system:classic")
    assert dialog.choice.options == (("always_frozen", True),)


def test_a_house_rule_survives_a_number_of_players_that_has_no_use_for_it(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 2, (("two_player_draw", 1), ("always_frozen", True))))
    click(qtbot, dialog, "players:4")
    assert dialog.choice.options == (("always_frozen", True),)
    dialog.plan.reset(["always_frozen"])
    click(qtbot, dialog, "players:2")
    assert dialog.choice.options == (("two_player_draw", 1),)


def test_enter_in_a_field_ends_the_typing_and_plays_nothing(qtbot, begin):
    dialog = begin()
    for page, name, then in (
        (GAME, "target:number", "play"),
        (SEATS, "seat-name", "play"),
        (HOUSE_RULES, "search-house-rules", "search-house-rules"),
        (PRESETS, "preset-name", "preset-name"),
    ):
        dialog.tabs.setCurrentIndex(page)
        field = named(dialog, name)
        field.setFocus()
        with qtbot.assertNotEmitted(dialog.chosen):
            qtbot.keyClick(field, Qt.Key.Key_Return)
        assert dialog.focusWidget() is named(dialog, then)


# --- who plays


def test_who_plays_can_be_said_in_one_click(qtbot, begin):
    dialog = begin()
    assert kinds(dialog.choice) == "Pccc"
    click(qtbot, dialog, "company:together")
    assert kinds(dialog.choice) == "PcPc"
    click(qtbot, dialog, "company:watch")
    assert kinds(dialog.choice) == "cccc"
    assert all(seat.level in LEVELS for seat in dialog.choice.seats)
    click(qtbot, dialog, "company:alone")
    assert kinds(dialog.choice) == "Pccc"
    click(qtbot, dialog, "system:verschaerft")
    click(qtbot, dialog, "company:together")
    assert kinds(dialog.choice) == "PPcc"


def test_the_level_of_all_computer_players_is_one_click(qtbot, begin):
    dialog = begin()
    click(qtbot, dialog, "level:beginner")
    assert [seat.level for seat in dialog.choice.seats] == ["", "beginner", "beginner", "beginner"]
    dialog.plan.table.set_level(2, "skilled")
    assert not any(button.isChecked() for button in dialog.game.level.buttons())
    assert "They play at different levels, as set under “Seats”." in texts(dialog)


def test_who_joins_is_as_strong_as_the_others(qtbot, begin):
    dialog = begin()
    click(qtbot, dialog, "level:beginner")
    click(qtbot, dialog, "players:6")
    assert {seat.level for seat in dialog.choice.seats[1:]} == {"beginner"}


def test_arrow_keys_move_inside_a_choice(qtbot, begin):
    dialog = begin()
    four = named(dialog, "players:4")
    four.setFocus()
    qtbot.keyClick(four, Qt.Key.Key_Left)
    assert dialog.choice.players == 3
