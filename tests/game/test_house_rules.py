"""Matches with house rules, and of every game there is: played, saved, loaded, replayed and taken up."""

import json

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.rules.actions import Take
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.records import read_state, state_text
from canasta_desktop.rules.rng import Rng
from tests.game.matches import match_of, sights, step, stroll, to_the_end_of_the_deal
from tests.rules.every_rule_set import SOME_FORMS

CHANGED = [
    ("classic", 4, {"always_frozen": True, "wild_canasta": 2000}),
    ("classic", 4, {"wild_canasta": 1000, "wild_meld_penalty": 1000, "top_wild_takeable": True}),
    ("classic", 4, {"naturals_majority": True, "black_three_freezes": True, "upcard_cover": "threes"}),
    ("classic", 4, {"staged_naturals": True, "initial_with_pile": False, "ask_partner": "compulsory"}),
    ("classic", 4, {"wild_ratio": "two-to-one", "max_meld_size": 7, "final_discard": "required", "target": 500}),
    ("classic", 2, {"two_player_draw": 1, "canastas_to_go_out": 1, "single_card_rule": False}),
    ("classic", 2, {"black_threes_with_wild": True, "hand_canasta_bonus": 1000, "concealed_without_pile": True}),
    ("classic", 3, {"three_player_canastas": 2}),
    ("classic", 3, {"three_player_form": "individual", "individual_draw_two": True}),
    ("classic", 6, {"six_player_form": "3x2", "red_threes_need_canasta": True}),
    ("classic-german", 4, {"initial_with_pile": True, "ask_partner": "optional"}),
    ("verschaerft", 3, {"jokers_per_player": 14, "wild_melds_incremental": True, "cut_joker_counts": True}),
    ("global-trade", 4, {"red_threes_by_hand": True, "take_rest_optional": True}),
    ("global-trade", 6, {"six_player_form": "2x3", "jokers": 4}),
    ("modern-american", 4, {"profile": "cla"}),
    ("modern-american", 4, {"talons": "wings", "keep_threes": "unlimited", "special_hands": "cla"}),
    ("samba", 4, {"profile": "dutch", "surprise": True}),
    ("joker-samba", 5, {"penalise_all_incomplete": True, "set_extension": False}),
    ("hand-and-foot", 4, {"profile": "bicycle"}),
]
PLAIN = [(system, players, {}) for system, players in SOME_FORMS]
GAMES = [*CHANGED, *PLAIN]

games = pytest.mark.parametrize(
    ("system", "players", "options"),
    GAMES,
    ids=[f"{system}-{players}-{'-'.join(options) or 'plain'}" for system, players, options in GAMES],
)
STEPS = 150


@games
def test_a_match_is_the_same_after_saving_and_loading(system, players, options):
    game = stroll(match_of(system, players, options, seed=7), STEPS, seed=7)
    saved = journal.dumps(game)
    again = journal.loads(saved.encode())
    assert sights(again) == sights(game)
    assert again.rules == game.rules == rule_set(system, players, options)
    assert dict(again.setup.options) == options
    assert journal.dumps(again) == saved
    assert not again.corrected


@games
def test_a_loaded_match_goes_on_as_the_first_would_have(system, players, options):
    game = stroll(match_of(system, players, options, seed=8), 60, seed=8)
    again = journal.loads(journal.dumps(game).encode())
    for one in (game, again):
        stroll(one, 60, seed=9)
    assert sights(again) == sights(game)


@games
def test_every_position_and_every_action_come_back_from_their_text(system, players, options):
    game = match_of(system, players, options, seed=9)
    rng = Rng(9)
    for number in range(STEPS):
        if game.is_scored:
            break
        action = step(game, rng)
        assert read_action(action_text(action)) == action
        if number % 10 == 0:
            text = state_text(game.running_deal().state())
            assert state_text(read_state(text)) == text


@games
def test_a_save_of_an_earlier_program_goes_on_from_its_position(system, players, options):
    game = stroll(match_of(system, players, options, seed=11), 40, seed=11)
    record = json.loads(journal.dumps(game))
    record["program"] = "0.0.1"
    record["deal"]["actions"] = ["discard JO", *record["deal"]["actions"]]
    again = journal.loads(json.dumps(record).encode())
    assert again.corrected
    assert sights(again) == sights(game)
    stroll(again, 20)
    assert sights(journal.loads(journal.dumps(again).encode())) == sights(again)


@pytest.mark.parametrize(("system", "players", "options"), CHANGED[:8])
def test_undo_leads_back_to_the_same_position(system, players, options):
    game = match_of(system, players, options, seed=12)
    rng = Rng(12)
    undone = 0
    for _ in range(400):
        if game.is_scored:
            break
        before = state_text(game.running_deal().state())
        seat = game.to_act()
        action = step(game, rng)
        if not isinstance(action, Take) and game.undo(seat):
            assert state_text(game.running_deal().state()) == before
            assert game.redo(seat)
            undone += 1
    assert undone


@pytest.mark.parametrize(("system", "players", "options"), CHANGED[:6])
def test_a_scored_deal_keeps_its_points(system, players, options):
    game = to_the_end_of_the_deal(match_of(system, players, options, seed=13), seed=13)
    again = journal.loads(journal.dumps(game).encode())
    assert [sheet.total for sheet in again.sheets()] == [sheet.total for sheet in game.sheets()]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("system", "whist"),
        ("options", {"no_such_rule": True}),
        ("options", {"always_frozen": 1}),
        ("options", {"wild_meld_penalty": 1000}),
        ("options", {"six_player_form": "3x2"}),
    ],
)
def test_a_save_with_rules_that_do_not_exist_says_so(key, value):
    record = json.loads(journal.dumps(match_of("classic", 4, {"always_frozen": True})))
    record["setup"][key] = value
    with pytest.raises(SaveError) as error:
        journal.loads(json.dumps(record).encode())
    assert error.value.code is Fault.UNKNOWN_RULES


def test_the_actions_of_one_game_are_no_save_of_another():
    record = json.loads(journal.dumps(stroll(match_of("classic", 4, {"naturals_majority": False}, seed=5), 80)))
    record["setup"]["options"] = {"always_frozen": True}
    with pytest.raises(SaveError):
        journal.loads(json.dumps(record).encode())
