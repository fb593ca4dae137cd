"""Contests: the same deals from every side, the same figures on any number of processes."""

import json
import math
import random

import pytest

from canasta_desktop.arena import commands, game
from canasta_desktop.arena.bench import PLAY, bench
from canasta_desktop.arena.contest import Contest, Span
from canasta_desktop.arena.contest_run import ContestRun, Limits
from canasta_desktop.arena.figures import FEWEST, Verdict, figures, sequence_width, verdict
from canasta_desktop.arena.game import Contestant, play_match
from canasta_desktop.arena.intervals import wilson
from canasta_desktop.arena.ratings import ratings
from canasta_desktop.arena.record import Record, RecordError
from canasta_desktop.arena.rounds import RoundTask, play_round, play_text, read_round, round_text, task_text
from canasta_desktop.arena.scheduling import spread
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.levels import LevelError
from canasta_desktop.bots.players import player
from canasta_desktop.bots.search.learned import NothingLearned
from canasta_desktop.bots.search.searching import TABLE_SECONDS
from canasta_desktop.bots.strength import MIDDLE
from canasta_desktop.cli import main
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.state import State
from canasta_desktop.rules.systems import SYSTEMS
from tests.patience import patience

SHORT = Contest("classic", 2, ("hasty-1", "taker-1"), seed=5)
PAIRING = next(SHORT.pairings())


def played(contest, rounds=2, jobs=1, record=None, **limits):
    """The contest, so many rounds of it."""
    run = ContestRun(contest, Limits(rounds, **limits))
    run.play(lambda work, texts: spread(work, texts, jobs), record, lambda progress: None)
    return run


def results(run):
    """All figures but think times, which are nobody's to repeat."""
    return [one._replace(times=()) for one in run.figures()]


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


# --- rounds ----------------------------------------------------------------------------------------


def test_both_players_play_both_sides_of_the_same_deals(dealt):
    play_round(SHORT, PAIRING, 0)
    firsts = [text for number, text in dealt if number == 1]
    assert len(firsts) == 2
    assert firsts[0] == firsts[1]


def test_each_round_has_deals_of_its_own(dealt):
    play_round(SHORT, PAIRING, 0)
    play_round(SHORT, PAIRING, 1)
    firsts = [text for number, text in dealt if number == 1]
    assert firsts[0] == firsts[1] != firsts[2] == firsts[3]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_equal_players_win_a_round_once_each_and_are_never_ahead(players):
    same = Contest("verschaerft", players, ("hasty-1", "hasty-1"), seed=2, span=Span.DEAL)
    for number in range(3):
        ended = play_round(same, next(same.pairings()), number)
        assert ended.lead == 0 or players == 3  # of three, one plays two seats in a game and one in the other
        assert ended.wins + ended.draws <= 2


def test_a_single_deal_starts_from_set_scores_or_from_drawn_ones(dealt):
    for scores, minimum in (((0, 0), 50), ((3000, 3000), 120)):
        contest = Contest("classic", 4, ("hasty-1", "taker-1"), 1, Span.DEAL, scores=scores)
        ended = play_round(contest, next(contest.pairings()), 0)
        assert ended.deals == 2
        assert rule_set("classic", 4).melds is not None
        assert f'"scores":[{scores[0]},{scores[1]}]' in dealt[-1][1].replace(" ", ""), minimum
    drawn = {text for number in range(8) for text in [play_first_scores(number, dealt)]}
    assert len(drawn) > 4


def play_first_scores(number, dealt):
    """The scores before deal `number` of a contest without set scores."""
    contest = Contest("classic", 4, ("hasty-1", "taker-1"), 1, Span.DEAL)
    play_round(contest, next(contest.pairings()), number)
    return json.dumps(json.loads(dealt[-1][1])["scores"])


def test_a_round_is_its_text():
    ended = play_round(SHORT, PAIRING, 3)
    again = read_round(round_text(ended))
    assert again._replace(times=()) == ended._replace(times=())
    assert [times.classes() for times in again.times] == [times.classes() for times in ended.times]
    sent = read_round(play_text(task_text(SHORT, RoundTask(0, 3))))
    assert sent._replace(times=()) == ended._replace(times=())


@pytest.mark.parametrize("text", ["", "7", "{}", '{"task":[0,1],"lead":"x"}', '{"task":7}'])
def test_what_is_no_round_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011  # whatever json and the reader say
        read_round(text)


def test_a_contest_is_its_text():
    contest = Contest("classic", 4, ("hasty-1", "beginner"), 7, Span.DEAL, (("target", 3000),), (0, 1500))
    assert Contest.read(contest.text()) == contest


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest("whist", 4, ("beginner", "skilled"), 1), OptionError),
        (Contest("classic", 4, ("beginner", "x"), 1), LevelError),
        (Contest("classic", 4, ("beginner",), 1), ValueError),
        (Contest("classic", 4, ("beginner", "skilled"), 1, scores=(0, 0)), ValueError),
        (Contest("classic", 4, ("beginner", "skilled"), 1, Span.DEAL, scores=(0, 0, 0)), ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(contest, error, dealt):
    with pytest.raises(error):
        played(contest)
    assert not dealt


def test_an_endless_match_is_called(monkeypatch):
    monkeypatch.setattr(game, "MOST_DEALS", 2)
    both = [Contestant(player("beginner"), ThinkTimes())] * 2
    result = play_match(rule_set("classic", 4, {"target": 50_000}), both, 1)
    assert result.deals == 2
    assert result.winner == result.scores.index(max(result.scores))


# --- runs ------------------------------------------------------------------------------------------


def test_the_figures_do_not_depend_on_the_number_of_processes():
    contest = Contest("classic", 2, ("hasty-1", "taker-1", "ordered-1"), seed=5, span=Span.DEAL)
    assert results(played(contest, 3)) == results(played(contest, 3, jobs=2))


def test_a_run_that_was_broken_off_is_gone_on_with(tmp_path):
    file = tmp_path / "run.jsonl"
    whole = played(SHORT, 4)
    with Record(file, SHORT.text(), read_round) as record:
        played(SHORT, 2, record=record)
    with file.open("ab") as half:
        half.write(b'{"task":[0,2],"le')
    with Record(file, SHORT.text(), read_round) as record:
        assert {one.task for one in record.kept} == {RoundTask(0, 0), RoundTask(0, 1)}
        resumed = played(SHORT, 4, record=record)
    assert results(resumed) == results(whole)
    assert len(file.read_bytes().splitlines()) == 5


@pytest.mark.parametrize("change", [b"", b"x", b"\xff\xfe\n", b"[]\n"])
def test_a_record_of_something_else_is_refused_and_left_as_it_is(tmp_path, change):
    file = tmp_path / "run.jsonl"
    with Record(file, SHORT.text(), read_round) as record:
        played(SHORT, 1, record=record)
    held = change + file.read_bytes() if change else file.read_bytes().replace(b'"lead"', b'"leap"')
    file.write_bytes(held)
    with pytest.raises(RecordError):
        Record(file, SHORT.text(), read_round)
    assert file.read_bytes() == held


def test_a_pairing_stops_where_a_difference_is_there(monkeypatch):
    contest = Contest("classic", 4, ("standard-1", "hasty-1"), seed=3, span=Span.DEAL)
    run = played(contest, 400, until_clear=True)
    (one,) = run.figures()
    assert one.verdict is Verdict.WON
    assert FEWEST <= one.rounds == len(run.rounds) < 200


def test_no_pairing_thinks_for_longer_than_it_may():
    whole = played(SHORT, 12)
    half = played(SHORT, 12, think_seconds=whole.think_seconds / 2)
    assert 0 < len(half.rounds) < 12
    assert half.is_over
    assert not played(SHORT, 12, seconds=0.0).rounds


def test_a_run_that_has_no_time_left_shows_what_it_had(tmp_path):
    with Record(tmp_path / "run.jsonl", SHORT.text(), read_round) as record:
        before = played(SHORT, 2, record=record)
    with Record(tmp_path / "run.jsonl", SHORT.text(), read_round) as record:
        after = played(SHORT, 4, record=record, seconds=0.0)
    assert results(after) == results(before)
    assert not after.is_over


def test_pairings_of_many_and_of_few_rounds_are_through_with_the_same_share_at_any_time():
    contest = Contest("classic", 2, ("hasty-1", "taker-1", "ordered-1"), seed=5, span=Span.DEAL)
    order = []

    def spread_first_ten(work, texts):
        for text, _ in zip(texts, range(11), strict=False):
            line = play_text(text)
            order.append(read_round(line).task.pairing)
            yield line

    ContestRun(contest, Limits(8, rounds_by_pairing=(16, 4, 2))).play(spread_first_ten, None, lambda progress: None)
    assert [order.count(pairing) for pairing in range(3)] == [8, 2, 1]


def test_how_far_a_run_is_and_how_long_it_still_takes_at_most_goes_by_the_nearest_limit():
    told = []
    run = ContestRun(SHORT, Limits(1000, seconds=0.2))
    run.play(lambda work, texts: spread(work, texts, 1), None, told.append)
    assert told[-1].played < 100
    assert told[-1].share > 0.9
    assert all(one.seconds_left <= 0.2 for one in told)


# --- figures ---------------------------------------------------------------------------------------


def test_wilsons_interval_by_its_published_figures():
    # 81 of 263: 0.2553 to 0.3662 (Newcombe 1998, table I, method 3).
    low, high = wilson(81 / 263, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_nothing_is_called_that_is_not_there_however_often_one_looks():
    draws = random.Random(7)
    false_calls = 0
    for _ in range(200):
        leads = [draws.gauss(0, 500) for _ in range(300)]
        false_calls += any([verdict(leads[:count]) is not Verdict.UNDECIDED for count in range(FEWEST, 300, 5)])
    assert false_calls <= 200 * 0.08  # 5 per cent and what chance adds; a plain interval fails in some 40


def test_a_difference_of_half_a_standard_deviation_is_called_within_a_hundred_rounds():
    draws = random.Random(8)
    leads = [draws.gauss(250, 500) for _ in range(100)]
    assert verdict(leads) is Verdict.WON
    assert verdict([-lead for lead in leads]) is Verdict.LOST


def test_equal_players_are_called_even_where_enough_is_known_and_never_ahead():
    draws = random.Random(9)
    leads = [draws.gauss(0, 100) for _ in range(400)]
    assert verdict(leads) is Verdict.UNDECIDED
    assert verdict(leads, even_within=25) is Verdict.EVEN
    assert verdict(leads[:FEWEST], even_within=25) is Verdict.UNDECIDED
    assert verdict([lead + 60 for lead in leads], even_within=25) is Verdict.WON


def test_the_sequence_of_intervals_is_wider_than_one_of_them_and_narrows():
    for count in (20, 100, 1000):
        assert sequence_width(count) > 1.96 / math.sqrt(count)
    assert sequence_width(1000) < sequence_width(100) < sequence_width(20)


def test_think_times_of_many_processes_add_up():
    one, two, both = ThinkTimes(), ThinkTimes(), ThinkTimes()
    for at in range(1, 101):
        (one if at % 2 else two).add(at / 1000)
        both.add(at / 1000)
    one.update(ThinkTimes(two.classes()))
    assert one.classes() == both.classes()
    assert both.percentile(0.5) == pytest.approx(0.05, rel=0.05)
    assert both.percentile(0.95) == pytest.approx(0.095, rel=0.05)
    assert both.percentile(1.0) == pytest.approx(0.1, rel=0.05)
    assert ThinkTimes().percentile(0.5) == 0
    assert both.total == pytest.approx(5.05, rel=0.03)


def test_decisions_longer_than_a_table_allows_are_counted_through_to_the_figures():
    one, two = ThinkTimes(), ThinkTimes()
    for seconds in (0.1, 1.05 * TABLE_SECONDS):
        one.add(seconds)
    two.update(one)
    assert two.cut_share == 0.5
    played_round = play_round(SHORT, PAIRING, 0)._replace(times=(one, ThinkTimes()))
    assert [times.cut_share for times in read_round(round_text(played_round)).times] == [0.5, 0]
    assert figures(PAIRING, [read_round(round_text(played_round))]).times[0].cut_share == 0.5


def test_who_wins_more_is_rated_higher_and_more_games_narrow_the_interval():
    contest = Contest("classic", 2, ("standard-1", "hasty-1", "taker-1"), seed=1, span=Span.DEAL)
    few, many = [ratings(contest.names, played(contest, rounds).figures()) for rounds in (4, 16)]
    assert many[0].name == "standard-1"
    assert sum([one.rating for one in many]) == pytest.approx(3 * MIDDLE)
    low, high = few[0].interval
    assert many[0].interval[1] - many[0].interval[0] < high - low


def test_the_lead_of_a_pairing_is_that_of_its_first_player():
    there = figures(PAIRING, [play_round(SHORT, PAIRING, number) for number in range(6)])
    turned = Contest("classic", 2, ("taker-1", "hasty-1"), seed=5)
    pairing = next(turned.pairings())
    back = figures(pairing, [play_round(turned, pairing, number) for number in range(6)])
    assert back.points_a_game == -there.points_a_game
    assert back.win_share == pytest.approx(1 - there.win_share - there.draw_share)


# --- the commands ----------------------------------------------------------------------------------


def test_the_command_prints_json_and_nothing_else(capsys):
    words = "simulate --players 2 --bots hasty-1,taker-1,ordered-1 --matches 2 --jobs 1 --seed 1"
    status = main(words.split())
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert status == 0
    assert [one["names"] for one in told["pairings"]] == [
        ["hasty-1", "taker-1"],
        ["hasty-1", "ordered-1"],
        ["taker-1", "ordered-1"],
    ]
    assert {one["name"] for one in told["ratings"]} == {"hasty-1", "taker-1", "ordered-1"}
    assert told["deals_per_second"] > 0
    assert told["think_seconds"]["hasty-1"]["decisions"] > 0
    assert "3/3 rounds" in err


@pytest.mark.parametrize("is_learned", [True, False])
def test_who_plays_without_having_learned_the_game_is_named(is_learned, capsys, monkeypatch):
    def unlearned(rules):
        raise NothingLearned("there is no file")

    if not is_learned:
        monkeypatch.setattr(commands, "learned", unlearned)
    words = "simulate --system samba --players 6 --bots strong,hasty-1 --deals --matches 2 --jobs 1 --seconds 0"
    assert main(words.split()) == 0
    assert ("standard-1 plays in the place of strong" in capsys.readouterr().err) is not is_learned


def test_levels_may_be_called_as_they_were(capsys):
    words = "simulate --players 2 --bots novice,easy --deals --matches 2 --jobs 1 --table"
    assert main(words.split()) == 0
    assert "beginner : easy" in capsys.readouterr().out


def test_the_table_for_people_names_everybody(capsys):
    words = "simulate --players 2 --bots hasty-1,taker-1 --deals --matches 4 --jobs 1 --table"
    assert main(words.split()) == 0
    out = capsys.readouterr().out
    assert "hasty-1 : taker-1" in out
    assert "points a deal" in out


def test_the_series_is_one_line_for_each_game_and_goes_on_where_it_stopped(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(commands, "SYSTEMS", {system: SYSTEMS[system] for system in ("classic", "manzana")})
    words = (
        f"simulate --series --bots hasty-1,taker-1 --minutes 0.0001 --jobs 1 --record {tmp_path / 's.jsonl'} --table"
    )
    assert main([*words.split(), "--seconds", str(patience(0.2))]) == 0
    first = capsys.readouterr().out.splitlines()
    assert main([*words.split(), "--seconds", "30"]) == 0
    second = capsys.readouterr().out.splitlines()
    games = [line.split()[:2] for line in second if "hasty-1 : taker-1" in line]
    forms = [[system, str(players)] for system in ("classic", "manzana") for players in SYSTEMS[system].players()]
    assert games == forms
    assert second[-1].endswith(f"0 of {len(forms)} games to be gone on with")
    begun = [line for line in first if "hasty-1 : taker-1" in line][:-1]
    assert begun
    assert set(begun) <= set(second)


def test_house_rules_are_read_as_for_the_rule_sheet(capsys):
    """`on` is a fact to most of them, `off` a word to some."""
    words = "simulate --bots hasty-1,taker-1 --matches 2 --deals --jobs 1 --set always_frozen=on --set ask_partner=off"
    assert main(words.split()) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"always_frozen": True, "ask_partner": "off"}


@pytest.mark.parametrize(
    "words",
    [
        "simulate --even 25 --deals",
        "simulate --out levels.json",
        "simulate --ladder --bots hasty-1,taker-1",
        "simulate --ladder --matches 2 --seconds 0",
        "simulate --bots genius,beginner",
        "simulate --bots beginner",
        "simulate --players 7",
        "simulate --set target=x",
        "simulate --scores 1,2",
        "bench --players 7",
    ],
)
def test_wrong_use_has_status_two_and_says_why(words, capsys):
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip()


@pytest.mark.parametrize("play", PLAY)
def test_the_bench_counts_the_same_actions_each_time(play):
    first, second = bench("classic", 4, 3, 1, play), bench("classic", 4, 3, 1, play)
    assert first.actions == second.actions > 0
    assert first.hands_per_second == pytest.approx(4 * first.deals_per_second)


def test_the_bench_command_prints_json(capsys):
    assert main(["bench", "--deals", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
