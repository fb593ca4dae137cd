"""The table offers what it was made for, and keeps what it cannot show."""

import pytest

from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import Kind, SeatSetup, Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.rules.actions import Answer
from canasta_desktop.rules.options import offered, rule_set
from canasta_desktop.rules.systems import PRESETS, SYSTEMS
from canasta_desktop.ui.dialogs.game_choice import last_choice, offers
from canasta_desktop.ui.session import Session
from canasta_desktop.ui.showable import is_showable
from canasta_desktop.ui.showing import Moment, Showing
from canasta_desktop.ui.wording import Wording
from tests.ui.tables import sit

SHOWN = [("classic", 2), ("classic", 4), ("classic-german", 4)]
FORMS = [(key, players) for key, system in SYSTEMS.items() for players in system.players()]


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_the_table_shows_what_it_was_made_for_and_nothing_else(system, players):
    assert is_showable(rule_set(system, players)) == ((system, players) in SHOWN)


def test_the_offer_is_what_the_table_shows():
    assert [(offer.system, form.players) for offer in offers() for form in offer.forms] == SHOWN


@pytest.mark.parametrize(
    "options",
    [
        {"wild_canasta": 1000},
        {"max_meld_size": 7},
        {"black_threes_with_wild": True},
        {"top_wild_takeable": True},
    ],
    ids=lambda options: next(iter(options)),
)
def test_a_house_rule_that_brings_something_new_to_the_table_is_not_shown(options):
    assert not is_showable(rule_set("classic", 4, options))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (option.name, value)
        for option in offered("classic", 4)
        if option.name not in ("wild_canasta", "wild_meld_penalty", "max_meld_size", "black_threes_with_wild")
        and option.name != "top_wild_takeable"
        for value in option.values or (option.low, option.high)
    ],
)
def test_a_house_rule_that_is_told_in_words_is_shown(name, value):
    assert is_showable(rule_set("classic", 4, {name: value}))


def test_a_preset_may_hold_what_the_table_does_not_show():
    system, options = PRESETS["uruguay"]
    assert not is_showable(rule_set(system, 4, options))


# --- a saved game


def saved(folder, system: str, players: int, options=()) -> Match:
    """A match of this game in the place where the program looks for one."""
    seats = [SeatSetup("You", Kind.PERSON), *[SeatSetup("Anna", Kind.COMPUTER, "novice")] * (players - 1)]
    match = Match.start(Setup(system, players, options, tuple(seats)), 1)
    Store(folder, lambda message: None).follow(match)
    return match


@pytest.fixture
def begin(qtbot, tmp_path):
    def begun() -> Session:
        session = Session(tmp_path, seed=1)
        qtbot.addWidget(session.window)
        session.start()
        return session

    return begun


@pytest.mark.parametrize(("system", "players"), [("samba", 4), ("hand-and-foot", 2), ("classic", 3), ("classic", 6)])
def test_a_saved_game_that_cannot_be_shown_is_kept_and_told(begin, tmp_path, system, players):
    saved(tmp_path, system, players)
    kept = (tmp_path / "current.json").read_bytes()
    session = begin()
    lines = session.presenter.display.note.lines
    assert "The saved game is played by rules for which this version has no table yet." in lines
    aside = next(path for path in tmp_path.iterdir() if ".kept-" in path.name)
    assert aside.name in " ".join(lines)
    assert aside.read_bytes() == kept
    assert is_showable(session.presenter.match.rules)
    session.close()


def test_a_saved_game_with_house_rules_goes_on(begin, tmp_path):
    options = (("always_frozen", True), ("canastas_to_go_out", 2))
    match = saved(tmp_path, "classic", 4, options)
    session = begin()
    assert session.presenter.match.setup == match.setup
    session.close()


def test_settings_of_a_game_that_is_not_shown_fall_back_to_one_that_is():
    assert last_choice(Settings(system="samba", players=4)).system == "classic"


# --- what the table says under other rules


def shown(options, hand: str, **position: object):
    """The display of a person at a table with these house rules."""
    person = sit(hand, options=tuple(options.items()), **position)
    return Showing(person.match, 0).display(person, Moment()), person


MELDED = {"melds": [["KS KH KD"], []]}


def test_a_pile_that_is_always_frozen_is_shown_frozen(qapp):
    display, _ = shown({"always_frozen": True}, "9S 5H 6C", pile="4C 9D", **MELDED)
    assert display.piles.pile_text == "Frozen · 2"


def test_a_pile_is_barred_before_the_initial_meld_where_that_is_the_rule(qapp):
    display, person = shown({}, "9S 9H 6C", pile="4C 9D", system="classic-german")
    assert display.piles.pile_text == "Cannot be taken · 2"
    assert not display.piles.can_take
    person.press("take")
    refusal = Wording().refusals.line(person.said)
    assert refusal == "Your side may take the pile only after its initial meld."


OUT = {"phase": "play", "melds": [["AS AH AD AC AS AH AD", "KH KD KD"], []]}


def test_nobody_is_asked_where_that_is_not_known(qapp):
    display, _ = shown({}, "KS KC 9S", system="classic-german", **OUT)
    assert "ask" not in [button.key for button in display.buttons]


def test_where_asking_is_a_duty_the_way_out_begins_with_it(qapp):
    display, person = shown({"ask_partner": "compulsory"}, "KS KC 9S", **OUT)
    assert display.status == "You could go out: ask your partner, or play on and discard a card."
    assert [button.enabled for button in display.buttons if button.key == "ask"] == [True]
    assert "out" not in [button.key for button in display.buttons]
    person.press("ask")
    assert person.said is None
    assert person.match.play(2, Answer(True)) is None
    display = Showing(person.match, 0).display(person, Moment())
    assert display.status == "Your partner said yes: you must go out now."
    assert "out" in [button.key for button in display.buttons]


def test_where_asking_is_free_both_ways_are_open(qapp):
    display, _ = shown({}, "KS KC 9S", **OUT)
    enabled = [button.key for button in display.buttons if button.enabled]
    assert {"ask", "out"} <= set(enabled)
    assert display.status == "You can go out now, or play on and discard a card."


def test_a_black_three_freezes_where_that_is_the_rule(qapp):
    display, _ = shown({}, "9S 2H 6C", pile="3C 9D", system="classic-german", **MELDED)
    assert display.piles.pile_text == "Frozen · 2"
    assert [card.face for card in display.piles.across] == [7]
    display, _ = shown({}, "9S 2H 6C", pile="3C 9D", **MELDED)
    assert display.piles.pile_text == "Discard pile · 2"
