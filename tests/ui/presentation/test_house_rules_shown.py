"""What the table says under other rules, and a saved game of any rule system, which goes on."""

import pytest

from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.game.store import Store
from canasta_desktop.rules.actions import Answer
from canasta_desktop.rules.cards import card_text
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.display.display import Frost
from canasta_desktop.ui.new_game.game_choice import offers
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.tables import sit


def saved(folder, system: str, players: int, options=()) -> Match:
    """A match of this game in the place where the program looks for one."""
    seats = [SeatSetup("You", SeatKind.PERSON), *[SeatSetup("Anna", SeatKind.COMPUTER, "beginner")] * (players - 1)]
    match = Match.start(Setup(system, players, options, tuple(seats)), 1)
    Store(folder, lambda message: None).follow(match)
    return match


@pytest.mark.parametrize(
    ("system", "players", "options"),
    [
        ("classic", 4, (("always_frozen", True), ("canastas_to_go_out", 2))),
        ("classic", 3, ()),
        ("classic", 5, ()),
        ("samba", 4, ()),
        ("hand-and-foot", 2, ()),
        ("modern-american", 4, (("talons", "wings"),)),
        ("verschaerft", 6, ()),
    ],
)
def test_a_saved_game_goes_on_whatever_is_played(qtbot, tmp_path, system, players, options):
    match = saved(tmp_path, system, players, options)
    session = Session(tmp_path, seed=1)
    qtbot.addWidget(session.window)
    session.start()
    assert session.presenter.match.setup == match.setup
    assert session.presenter.display.title.startswith(Wording().names.system(system))
    session.close()


def test_every_game_is_offered_for_every_number_of_players():
    assert {offer.system: offer.players for offer in offers()} == {
        key: system.players() for key, system in SYSTEMS.items()
    }


def shown(options, hand: str, **position: object):
    """The display of a person at a table with these house rules."""
    person = sit(hand, options=tuple(options.items()), **position)
    return DisplayBuilder(person.match, 0).display(person, Moment()), person


MELDED = {"melds": [["KS KH KD"], []]}


def test_a_pile_that_is_always_frozen_is_shown_frozen(qapp):
    display, _ = shown({"always_frozen": True}, "9S 5H 6C", pile="4C 9D", **MELDED)
    assert display.piles.pile_text == "Frozen · 2"


def test_a_pile_is_barred_before_the_initial_meld_where_that_is_the_rule(qapp):
    display, person = shown({}, "9S 9H 6C", pile="4C 9D", system="classic-german")
    assert display.piles.pile_text == "Cannot be taken · 2"
    assert not display.piles.can_take
    person.press("take")
    refusal = Wording().refusals.line(person.last_note)
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
    assert person.last_note is None
    assert person.match.play(2, Answer(True)) is None
    display = DisplayBuilder(person.match, 0).display(person, Moment())
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


@pytest.mark.parametrize(
    ("options", "position", "across"),
    [
        ({}, {"system": "classic-german", "pile": "9D 3C 5D"}, "3C"),
        ({"black_three_freezes": False}, {"system": "classic-german", "pile": "9D 3C 5D"}, ""),
        ({"black_three_freezes": False}, {"system": "classic-german", "pile": "9D 3C 2S 5D"}, "2S"),
        ({}, {"system": "verschaerft", "pile": "JO 9D 5D"}, ""),
        ({}, {"system": "verschaerft", "pile": "JO 9D 2S 5D"}, "2S"),
        ({"upcard_locks": True}, {"system": "verschaerft", "pile": "JO 9D 5D"}, "JO"),
    ],
)
def test_only_what_freezes_the_pile_lies_crosswise(qapp, options, position, across):
    display, _ = shown(options, "9S 2H 6C", **position)
    assert [card_text(card.face) for card in display.piles.across] == across.split()
    assert (display.piles.frost is Frost.ALL) == bool(across)


HAND_AND_FOOT = {"system": "hand-and-foot", "players": 4}


@pytest.mark.parametrize(("minimums", "note"), [("50-90-120-150", "needs 50"), ("none", "")])
def test_a_minimum_is_shown_where_there_is_one(qapp, minimums, note):
    """VA-6.16"""
    display, _ = shown({"minimums": minimums}, "9S 5H 6C", **HAND_AND_FOOT)
    assert [(score.state, score.note) for score in display.scores] == [("not melded yet", note)] * 2


def test_a_red_three_that_stays_is_a_card_like_others(qapp):
    """VA-6.26: it lies in the hand, is discarded, and bars the pile."""
    display, _ = shown({"red_threes": "stay"}, "3H 5H 6C", phase="play", **HAND_AND_FOOT)
    names = ["three of hearts, red three", "five of hearts", "six of clubs"]
    assert sorted(one.card.name for one in display.hand) == sorted(names)
    display, person = shown({"red_threes": "stay"}, "3H 3D 6C", pile="4C 3D", **HAND_AND_FOOT)
    assert display.piles.pile_text == "Cannot be taken · 2"
    person.press("take")
    assert (
        Wording().refusals.line(person.last_note)
        == "You cannot take the pile: a red three lies on top, the three of diamonds."
    )
