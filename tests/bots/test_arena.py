"""The arena: the same deals from every side, the same results on any number of processes."""

import json

import pytest

from canasta_desktop.bots import arena
from canasta_desktop.bots.arena import Series, play_match, simulate, wilson
from canasta_desktop.bots.bench import bench
from canasta_desktop.bots.levels import LEVELS, LevelError
from canasta_desktop.bots.novice import Novice
from canasta_desktop.cli import main
from canasta_desktop.rules.notation import state_text
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.state import State

SHORT = Series("classic", 4, ("standard", "novice"), 4, seed=5)


@pytest.fixture
def dealt(monkeypatch):
    """Each deal as it was dealt, as text, in order."""
    seen = []
    deal = State.deal.__func__

    def watch(cls, rules, start, seed, log=None):
        state = deal(cls, rules, start, seed, log)
        seen.append((start.number, state_text(state)))
        return state

    monkeypatch.setattr(State, "deal", classmethod(watch))
    return seen


def test_both_levels_play_both_sides_of_the_same_deals(dealt):
    simulate(Series("classic", 4, ("standard", "novice"), 2, seed=5))
    firsts = [text for number, text in dealt if number == 1]
    assert len(firsts) == 2
    assert firsts[0] == firsts[1]


def test_each_round_has_deals_of_its_own(dealt):
    simulate(SHORT)
    firsts = [text for number, text in dealt if number == 1]
    assert firsts[0] == firsts[1] != firsts[2] == firsts[3]


def test_the_sides_are_exchanged_within_a_round():
    first, second = [arena._play_numbered((SHORT, number)) for number in (0, 1)]
    assert first.levels == ("standard", "novice")
    assert second.levels == ("novice", "standard")


def test_equal_players_win_a_round_of_equal_deals_once_each():
    rules = rule_set("classic", 2)
    assert play_match(rules, ("novice", "novice"), 3) == play_match(rules, ("novice", "novice"), 3)
    summary = simulate(Series("classic", 2, ("novice", "novice"), 4, seed=2))
    assert summary.win_share == {"novice": 1.0}
    assert summary.difference == 0


def test_results_do_not_depend_on_the_number_of_processes():
    one, two = simulate(SHORT, jobs=1), simulate(SHORT, jobs=2)
    for summary in (one, two):
        assert summary.seconds > 0
    assert one.win_share == two.win_share
    assert (one.difference, one.difference_interval) == (two.difference, two.difference_interval)
    assert (one.deals, one.went_out_share) == (two.deals, two.went_out_share)


def test_progress_is_told_after_each_match():
    told = []
    simulate(SHORT, progress=lambda done, wanted: told.append((done, wanted)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize(
    ("system", "levels", "error"), [("whist", ("novice",), OptionError), ("classic", ("x",), LevelError)]
)
def test_what_does_not_exist_is_refused_before_anything_is_played(system, levels, error):
    with pytest.raises(error):
        simulate(Series(system, 4, levels, 2, 1))


def test_an_endless_match_is_called(monkeypatch):
    monkeypatch.setattr(arena, "MOST_DEALS", 2)
    result = play_match(rule_set("classic", 4, {"target": 50_000}), ("novice", "novice"), 1)
    assert result.deals == 2
    assert result.winner == result.scores.index(max(result.scores))


def test_wilsons_interval_by_its_published_figures():
    # 81 of 263: 0.2553 to 0.3662 (Newcombe 1998, table I, method 3).
    low, high = wilson(81 / 263, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_the_standard_player_is_clearly_ahead_of_the_novice():
    # A first line of defence; the whole series of 200 matches is a command, not a test.
    for players in (2, 4):
        summary = simulate(Series("classic", players, ("standard", "novice"), 24, seed=3))
        assert summary.win_share["standard"] > 0.6
        assert summary.difference_interval[0] > 0


def test_the_levels_are_listed_weakest_first():
    assert next(iter(LEVELS)) == Novice.name


def test_the_command_prints_json_and_nothing_else(capsys):
    words = "simulate --players 2 --bots standard,novice --matches 2 --jobs 1 --seed 1"
    status = main(words.split())
    out, err = capsys.readouterr()
    figures = json.loads(out)
    assert status == 0
    assert set(figures["win_share"]) == {"standard", "novice"}
    assert figures["deals_per_second"] > 0
    assert "2/2 matches" in err


@pytest.mark.parametrize("words", ["simulate --bots genius", "simulate --players 7", "bench --players 7"])
def test_wrong_use_has_status_two_and_says_why(words, capsys):
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err


def test_the_bench_counts_the_same_actions_each_time():
    first, second = bench("classic", 4, 3, 1), bench("classic", 4, 3, 1)
    assert first.actions == second.actions > 0
    assert first.hands_per_second == pytest.approx(4 * first.deals_per_second)


def test_the_bench_command_prints_json(capsys):
    assert main(["bench", "--deals", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
