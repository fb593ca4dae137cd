"""The judge: the same worlds for every action, a loss measured where it was not chosen, kinds by two actions alone."""

import json
import math
import random
from dataclasses import replace

import pytest

from canasta_desktop.arena import training
from canasta_desktop.arena.contest_run import Progress
from canasta_desktop.arena.intervals import wilson
from canasta_desktop.arena.judge import choices, comparison, hands, playouts, position, tasks, verdicts
from canasta_desktop.arena.judge.alternatives import alternatives
from canasta_desktop.arena.judge.choices import ChoiceKey, SeenChoice, seen_choices
from canasta_desktop.arena.judge.comparison import Comparison, Reference
from canasta_desktop.arena.judge.figures import figures
from canasta_desktop.arena.judge.hands import hand_counts
from canasta_desktop.arena.judge.kinds import BlunderKind, BlunderKinds
from canasta_desktop.arena.judge.playouts import lead_after
from canasta_desktop.arena.judge.report import table as report_table
from canasta_desktop.arena.judge.run import JudgeLimits, JudgeRun
from canasta_desktop.arena.judge.setup import JudgeSetup
from canasta_desktop.arena.judge.tasks import ChoiceResult, DealResult, HandsResult, read_result, result_line
from canasta_desktop.arena.judge.verdicts import FirstLook, Judgement, judge
from canasta_desktop.arena.record import Record, RecordError
from canasta_desktop.arena.scheduling import spread
from canasta_desktop.arena.training import training_deals
from canasta_desktop.bots.levels import LevelError
from canasta_desktop.bots.players import player
from canasta_desktop.bots.search.beliefs import FITS_GROWING, KINDS
from canasta_desktop.bots.search.hand_odds import LENGTHS, HandCounts, HandOdds
from canasta_desktop.cli import main
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.observation import SURE
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.systems import SYSTEMS
from tests.rules.playing import table

SETUP = JudgeSetup("classic", 2, "taker-1", seed=3, worlds=4, counted=2)
HASTY = player("hasty-1")
CELLS = LENGTHS * (KINDS + 1)
END = 8
"""Choices of a deal that are judged here."""

WITH_WAY_OUT = """
    turn: 0 draw
    hand: 9H
    ours: KS KH KD KC KS KH KD | 8S 8H 8D
    theirs: QS QH QD
    pile: 5S 5H 8C
"""
FOOT = """
    system: hand-and-foot
    turn: 0 play
    hand: 6C QD KC
    ours: KS KH KD
    pile: 6D
    extra: {"foot": [11, 11, 11, 11]}
"""
FULL = """
    turn: 0 play
    hand: 2H 4C 9H 9H TH TD JS JC QS QC AS AH
    theirs: KD KC JO KD KC 2S
    pile: 6S 7S 3C 6S
    frozen: {frozen}
"""


@pytest.fixture
def quick(monkeypatch):
    """A judge that plays little and hastily, and is shown the ends of deals alone."""
    play = choices.played_deal
    monkeypatch.setattr(
        choices, "played_deal", lambda setup, deal: (ended := play(setup, deal))._replace(choices=ended.choices[-END:])
    )
    monkeypatch.setattr(tasks, "REFERENCE", "hasty-1")
    monkeypatch.setattr(verdicts, "LOOK", ((2, 2), (2, 1)))
    monkeypatch.setattr(verdicts, "CHOICE", ((2, 1), (2, 1)))


def seen(text):
    """What the player in turn sees in this position."""
    state = table(text)
    return state.observe(state.table.to_act())


def full(frozen=False):
    state = table("\n".join([line for line in FULL.splitlines() if "frozen" not in line]))
    state.table.frozen = frozen
    return state.observe(0)


def ran(limits, record=None, jobs=1, setup=SETUP):
    run = JudgeRun(setup, limits)
    run.run(lambda work, texts: spread(work, texts, jobs), record, lambda progress, unit: None)
    return run


# --- playouts and comparisons ----------------------------------------------------------------------


def test_an_action_comes_to_the_same_in_a_world_however_often_it_is_asked():
    view = full()
    before = observation_text(view)
    discard = read_action("discard 4C")
    leads = [lead_after(view, discard, HASTY, seed=5, world=world) for world in range(6)]
    assert leads == [lead_after(view, discard, HASTY, seed=5, world=world) for world in range(6)]
    assert len(set(leads)) > 1
    assert observation_text(view) == before


def test_the_hidden_cards_of_the_deal_have_no_say_in_it():
    state = table("turn: 0 play\nhand: 4C 9H 9H TH TD JS JC QS QC AS AH\ntheirs: KD KC KS\npile: 6S 7S\nstock: 30")
    there = state.observe(0)
    state.hands[1], state.hands[3] = state.hands[3], state.hands[1]
    state.stock.reverse()
    discard = read_action("discard 4C")
    assert lead_after(there, discard, HASTY, 1, 0) == lead_after(state.observe(0), discard, HASTY, 1, 0)


def test_an_action_against_itself_gains_nothing():
    view = full()
    compared = Reference(view, read_action("discard 4C"), HASTY, 1).compare(read_action("discard 4C"), 12)
    assert compared == Comparison(read_action("discard 4C"), 0.0, (0.0, 0.0), 12)


@pytest.fixture
def drawn(monkeypatch):
    """What an action comes to, drawn at random instead of played: 'discard 4C' 0, others `gain` on average."""
    draws = random.Random(12)

    def set_gain(gain, deviation=100.0):
        def lead(view, action, policy, seed, world, odds):
            return 0 if action_text(action) == "discard 4C" else draws.gauss(gain, deviation)

        monkeypatch.setattr(comparison, "lead_after", lead)

    return set_gain


@pytest.mark.parametrize(("gain", "deviation", "early"), [(300, 100, 0), (-300, 100, 40), (20, 400, 0)])
def test_a_comparison_stops_where_it_surely_is_no_blunder_and_only_there(drawn, gain, deviation, early):
    drawn(gain, deviation)
    view = full()
    compared = [
        Reference(view, read_action("discard 4C"), HASTY, 1).compare(read_action("discard TH"), 100) for _ in range(40)
    ]
    assert abs(sum([one.worlds < 100 for one in compared]) - early) <= 5
    assert sum([not one.interval[0] < gain < one.interval[1] for one in compared]) <= 5


def test_the_best_go_on_and_the_others_are_kept_with_what_they_showed(drawn):
    drawn(0, 0.001)
    view = full()
    actions = [read_action(f"discard {card}") for card in ("TH", "JS", "QS")]
    ranked = Reference(view, read_action("discard 4C"), HASTY, 1).ranked(actions, ((3, 2), (4, 1), (5, 1)))
    assert [one.worlds for one in ranked] == [12, 7, 3]
    assert {action_text(one.action) for one in ranked} == {action_text(action) for action in actions}


def test_the_loss_comes_from_worlds_that_had_no_say_in_the_choice(drawn):
    """Ten alternatives that are all as good: the best of them looks better, and is measured as what it is."""
    drawn(0, 400)
    view = full()
    rivals = alternatives(view, read_action("discard 4C"))
    judged = [judge(view, read_action("discard 4C"), rivals, HASTY, 60, seed) for seed in range(40)]
    chosen = [one for one in judged if one.better is not None]
    assert sum([one.compared[0].points for one in chosen]) / len(chosen) > 50
    assert abs(sum([one.loss for one in chosen]) / len(chosen)) < 3 * 400 / math.sqrt(60 * len(chosen))
    assert sum([one.is_blunder for one in judged]) <= 4


# --- alternatives and kinds ------------------------------------------------------------------------


def test_equal_cards_make_no_alternative():
    discards = [action_text(one) for one in alternatives(full(), read_action("discard AH"))]
    assert len(discards) == len(set(discards))
    assert not {"discard AS", "discard AH"} & set(discards)
    assert "discard 4C" in discards
    assert not [one for one in discards if one == "ask"]


@pytest.mark.parametrize(
    ("text", "chosen", "better", "kind"),
    [
        (WITH_WAY_OUT, "take > 1", "draw", BlunderKind.PILE_WITH_WAY_OUT),
        (WITH_WAY_OUT, "draw", "take > 1", BlunderKind.PILE_LEFT),
        (WITH_WAY_OUT.replace("9H", "9H 9S JD 4C"), "take > 1", "draw", BlunderKind.PILE_TAKEN),
        (FULL, "discard 2H", "discard 4C", BlunderKind.FREEZING_ONESELF),
        (FULL, "discard QS", "discard JS", BlunderKind.OTHER),
        (FULL, "discard 9H", "discard 4C", BlunderKind.BROKEN_PAIR),
        (
            "turn: 0 play\nhand: 8C TD 4S 5H\nours: KS KH KD\ntheirs: 8S 8H 8D\npile: 6D",
            "discard 8C",
            "discard TD",
            BlunderKind.FEEDING,
        ),
        (
            "turn: 0 play\nhand: 8C 2S 4S 5H\nours: KS KH KD KC KS\npile: 6D",
            "meld 2S > 0",
            "discard 8C",
            BlunderKind.SPOILED_NATURAL,
        ),
        (
            "turn: 0 play\nhand: 8C 2S 4S 5H\nours: KS KH KD JO\npile: 6D",
            "meld 2S > 0",
            "discard 8C",
            BlunderKind.LAID_TOO_EARLY,
        ),
        (
            "turn: 0 play\nhand: 8C 8D\nours: KS KH KD KC KS KH KD | 8S 8H 8D\npile: 6D",
            "meld 8C 8D > 1",
            "discard 8C",
            BlunderKind.OUT_TOO_EARLY,
        ),
        (
            FOOT,
            "discard 6C",
            "meld KC > 0",
            BlunderKind.FOOT_LEFT,
        ),
    ],
)
def test_the_kind_of_a_blunder_follows_from_both_actions(text, chosen, better, kind):
    view = full() if text is FULL else seen(text)
    kinds = BlunderKinds(view)
    actions = [read_action(chosen), read_action(better)]
    assert kinds.kind(*actions) is kind
    assert kind in kinds.possible(actions)
    assert kind in kinds.possible(reversed(actions))


def test_a_frozen_pile_cannot_be_frozen():
    kinds = BlunderKinds(full(frozen=True))
    actions = [read_action("discard 2H"), read_action("discard 4C")]
    assert BlunderKind.FREEZING_ONESELF not in kinds.possible(actions)


def test_with_a_single_action_no_blunder_is_possible():
    assert BlunderKinds(full()).possible([read_action("discard 4C")]) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_choice_in_every_system_can_be_judged(system):
    """Whatever the phase, each alternative is legal, has a kind, and leads to the end of the deal."""
    rules = rule_set(system, SYSTEMS[system].usual_players())
    (deal,) = training_deals(rules, ("hasty-1", "novice-1"), 2, [1])
    for point in deal.choices[:: len(deal.choices) // 12]:
        others = alternatives(point.view, point.action)
        kinds = BlunderKinds(point.view)
        possible = kinds.possible([point.action, *others])
        for other in others:
            assert reason(point.view.table, point.view.hand, other) is OK
            assert kinds.kind(point.action, other) in possible
    lead_after(deal.choices[0].view, deal.choices[0].action, HASTY, 1, 0)


# --- hands -----------------------------------------------------------------------------------------


def test_hands_are_counted_at_the_judged_player_s_turns_of_deals_that_are_not_judged(monkeypatch):
    setup = JudgeSetup("classic", 4, "taker-1", 3, ("ordered-1",))
    played = []
    turns = {}
    play = hands.played_deal

    def watched(own, deal, watch):
        played.append(own)

        def both(state):
            watch(state)
            shown = state.table.turn
            unknown = [
                state.table.sizes[seat] - state.table.known[seat].size for seat in range(4) if seat != shown.seat
            ]
            turns.setdefault(id(shown), (shown, sum(unknown)))

        return play(own, deal, both)

    monkeypatch.setattr(hands, "played_deal", watched)
    counts = hand_counts(setup, 1)
    (other,) = played
    assert other.seed != setup.seed
    assert replace(other, seed=setup.seed) == setup
    own = [seat for seat, name in enumerate(choices.seated(other, 1)) if name == "taker-1"]
    assert sum(counts.held) == sum([unknown for turn, unknown in turns.values() if turn.seat in own]) > 0


def test_what_fits_the_melds_of_its_side_is_seldom_held():
    setup = JudgeSetup("classic", 4, "standard-1", 5)
    odds = HandOdds.of(HandCounts.together([hand_counts(setup, deal) for deal in range(1, 4)]))
    assert max([by_kind[FITS_GROWING + 1] for by_kind in odds.by_length]) < SURE


@pytest.mark.parametrize("is_known", [True, False])
def test_every_world_is_drawn_by_the_odds(monkeypatch, is_known):
    """What a hand never holds it holds in no world, neither where the reference chooses nor where it measures."""
    view = full()
    king = read_action("discard KC").card >> 2
    held = []
    play_on = playouts._play_on

    def watched(state, policy, rng):
        held.append(state.hands[1].ranks[king] + state.hands[3].ranks[king])
        play_on(state, policy, rng)

    monkeypatch.setattr(playouts, "_play_on", watched)
    monkeypatch.setattr(verdicts, "CHOICE", ((3, 1),))
    monkeypatch.setattr(verdicts, "SUSPECTED", -math.inf)
    odds = HandOdds(((0,) * KINDS,) * LENGTHS).at(view) if is_known else None
    judge(view, read_action("discard 4C"), [read_action("discard QC")], HASTY, 20, 1, odds)
    assert len(held) == 2 * (3 + 20)
    assert [sum(held[:6]) > 0, sum(held[6:]) > 0] == [not is_known] * 2


def test_what_is_judged_is_judged_by_the_odds_that_were_counted(quick, monkeypatch):
    asked = []
    real = tasks.judge
    monkeypatch.setattr(tasks, "judge", lambda *given: asked.append((given[0], given[-1])) or real(*given))
    ran(JudgeLimits(deals=1, drawn=2))
    odds = HandOdds.of(HandCounts.together([hand_counts(SETUP, deal) for deal in (1, 2)]))
    assert asked
    assert all([by_seat == odds.at(view) for view, by_seat in asked])
    asked.clear()
    run = ran(JudgeLimits(deals=1, drawn=2), setup=replace(SETUP, counted=0))
    assert {by_seat for _, by_seat in asked} == {None}
    assert "drawn evenly" in report_table(run)


def test_nothing_is_judged_before_all_hands_are_counted(quick):
    """A run that is gone on with would judge the rest by other odds."""
    run = JudgeRun(SETUP, JudgeLimits(1, 1))
    run.hands[1] = HandCounts()
    run.choices[1] = (looked_at(0, 50.0),)
    assert run._judging() == []
    run.hands[2] = HandCounts()
    assert len(run._judging()) == 1


# --- text ------------------------------------------------------------------------------------------


def test_a_setup_is_its_text():
    setup = JudgeSetup("classic", 4, "beginner", 7, ("standard-1", "hasty-1"), (("target", 3000),), 20, 5)
    assert JudgeSetup.read(setup.text()) == setup


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        (JudgeSetup("whist", 4, "beginner", 1), OptionError),
        (JudgeSetup("classic", 4, "x", 1), LevelError),
        (JudgeSetup("classic", 4, "beginner", 1, ("x",)), LevelError),
        (JudgeSetup("classic", 4, "beginner", 1, worlds=1), ValueError),
        (JudgeSetup("classic", 4, "beginner", 1, counted=-1), ValueError),
    ],
)
def test_what_cannot_be_judged_is_refused(setup, error):
    with pytest.raises(error):
        ran(JudgeLimits(1, 1), setup=setup)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "7",
        '{"deal":1}',
        '{"judged":[1,2],"better":null}',
        '{"judged":7}',
        '{"hands":1}',
        '{"hands":1,"held":[1],"by_chance":[1.0]}',
        json.dumps({"hands": 1, **HandCounts()._replace(held=(-1,) * CELLS)._asdict()}),
        json.dumps({"hands": 1, **HandCounts()._replace(by_chance=(math.inf,) * CELLS)._asdict()}),
    ],
)
def test_what_is_no_result_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011  # whatever json and the reader say
        read_result(text)


def test_a_result_is_its_line(quick):
    hands = HandsResult(2, hand_counts(SETUP, 2))
    assert read_result(result_line(hands)) == hands == read_result(tasks.run_task(tasks.hands_task(SETUP, 2)))
    deal = DealResult(1, tuple(seen_choices(SETUP, 1)))
    assert read_result(result_line(deal)) == deal
    done = read_result(tasks.run_task(tasks.choice_task(SETUP, deal.choices[0])))
    assert isinstance(done, ChoiceResult)
    assert done.key == deal.choices[0].key
    assert read_result(result_line(done)) == done


@pytest.mark.parametrize(("scores", "near_end"), [((0, 0), False), ((3000, 3000), False), ((200, 4800), True)])
def test_a_choice_knows_whether_the_match_is_near_its_end(quick, monkeypatch, scores, near_end):
    monkeypatch.setattr(training, "drawn_scores", lambda rules, rng: scores)
    found = tasks.run_task(tasks.deal_task(SETUP, 1))
    assert {choice.near_end for choice in read_result(found).choices} == {near_end}


def test_the_judged_player_sits_at_one_side_and_only_its_choices_count(quick):
    setup = JudgeSetup("classic", 4, "taker-1", 3, ("ordered-1",))
    seats = {json.loads(choice.observation)["seat"] for choice in seen_choices(setup, 2)}
    assert seats in ({0, 2}, {1, 3})


def test_of_wanted_kinds_those_choices_are_seen_in_which_one_is_possible(quick):
    wanted = (BlunderKind.PILE_TAKEN, BlunderKind.BROKEN_PAIR)
    setup = replace(SETUP, kinds=wanted)
    every = [choice for deal in range(1, 4) for choice in seen_choices(SETUP, deal)]
    found = [choice for deal in range(1, 4) for choice in seen_choices(setup, deal)]
    assert found == [choice for choice in every if set(wanted) & set(choice.look.possible)]
    assert 0 < len(found) < len(every)
    assert JudgeSetup.read(setup.text()) == setup
    assert JudgeSetup.read(SETUP.text()) == SETUP


def test_of_wanted_kinds_figures_are_told(quick, monkeypatch):
    monkeypatch.setattr(training, "drawn_scores", lambda rules, rng: (0, 0))
    wanted = (BlunderKind.PILE_TAKEN, BlunderKind.BROKEN_PAIR)
    run = ran(JudgeLimits(deals=3, drawn=5), setup=replace(SETUP, kinds=wanted))
    assert tuple([one.kind for one in figures(run).kinds]) == wanted
    assert figures(run).choices > 0
    assert "only choices where one of these was possible: pile-taken, broken-pair" in report_table(run)
    assert "only choices" not in report_table(ran(JudgeLimits(deals=1, drawn=1)))


# --- runs ------------------------------------------------------------------------------------------


def test_a_run_judges_all_that_is_suspected_and_so_many_of_the_others(quick, monkeypatch):
    monkeypatch.setattr(training, "drawn_scores", lambda rules, rng: (0, 0))
    run = ran(JudgeLimits(deals=2, drawn=3))
    found = figures(run)
    assert found.deals == 2
    assert found.judged == found.suspected > 0
    assert found.drawn == 3
    assert len(run.judgements) == found.judged + 3
    assert sum([one.loss for one in found.kinds]) == pytest.approx(found.loss)
    low, high = found.loss_interval
    assert low < found.loss < high


def test_a_run_that_was_broken_off_comes_to_the_same(quick, tmp_path):
    file = tmp_path / "judge.jsonl"
    limits = JudgeLimits(deals=1, drawn=2)
    whole = ran(limits)
    with Record(file, SETUP.text(), read_result) as record:
        ran(limits, record)
    lines = file.read_text(encoding="utf-8").splitlines()
    kept = 1 + SETUP.counted + 1 + 2  # the setup, hands, the deal, and two choices
    file.write_text("\n".join(lines[:kept]) + '\n{"judged":[1', encoding="utf-8")
    with Record(file, SETUP.text(), read_result) as record:
        assert len(record.kept) == kept - 1 < len(lines) - 1
        assert figures(ran(limits, record)) == figures(whole)
    with pytest.raises(RecordError):
        Record(file, JudgeSetup("classic", 2, "taker-1", seed=4).text(), read_result)


def test_when_time_is_up_nothing_new_is_begun(quick):
    run = ran(JudgeLimits(deals=3, drawn=5, seconds=1e-9))
    assert figures(run).choices == 0
    assert "0 deals" in report_table(run)


def test_what_was_not_judged_is_stood_for_by_what_was():
    """Of four suspected choices two are judged, of two others one: each counts for two."""

    run = JudgeRun(SETUP, JudgeLimits(1, 1))
    run.choices[1] = tuple([looked_at(number, 50.0 if number < 4 else 0.0) for number in range(6)])
    drawn_key = run.drawn()[0].key
    for key, loss in ((ChoiceKey(1, 0), 90.0), (ChoiceKey(1, 1), 30.0), (drawn_key, 6.0)):
        run.judgements[key] = fed(loss)
    found = figures(run)
    assert found.loss == pytest.approx((4 * 60 + 2 * 6) / 6)
    assert found.blunders == 1
    assert found.share == pytest.approx(2 / 6)
    (feeding,) = [one for one in found.kinds if one.kind is BlunderKind.FEEDING]
    assert (feeding.possible, feeding.blunders) == (6, 1)
    assert feeding.share_interval == wilson(feeding.share, 3)


def test_what_is_given_away_near_the_end_of_a_match_is_counted_by_itself():
    run = JudgeRun(SETUP, JudgeLimits(1, 0))
    run.choices[1] = tuple([looked_at(number, 50.0, near_end=number > 3) for number in range(6)])
    for number, loss in enumerate([90.0, 30.0, 0.0, 0.0, 900.0]):
        run.judgements[ChoiceKey(1, number)] = fed(loss)
    found = figures(run)
    assert (found.choices, found.judged, found.loss, found.blunders) == (4, 4, 30.0, 1)
    (feeding,) = [one for one in found.kinds if one.kind is BlunderKind.FEEDING]
    assert (feeding.possible, feeding.blunders, feeding.loss) == (4, 1, 30.0)
    assert found.near_end[:3] == (2, 1, 900.0)
    assert "besides 2 choices near the end of a match" in report_table(run)


def looked_at(number, seen_loss, near_end=False):
    """A choice in which the cheap look saw so much lost."""
    rival = Comparison(read_action("draw"), seen_loss, (0.0, 0.0), 2)
    look = FirstLook((BlunderKind.FEEDING, BlunderKind.OTHER), (rival,))
    return SeenChoice(ChoiceKey(1, number), observation_text(full()), read_action("draw"), look, near_end)


def fed(loss):
    """A judgement of a choice that fed the next player and cost so much."""
    return Judgement(read_action("draw"), loss, (loss - 20, loss + 20), 9, BlunderKind.FEEDING, ())


def test_the_command_prints_json_or_a_table(quick, capsys):
    words = "judge taker-1 --players 2 --deals 1 --drawn 1 --worlds 4 --counted 1 --jobs 1 --seed 3"
    assert main(words.split()) == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert told["player"] == "taker-1"
    assert {kind["kind"] for kind in told["kinds"]} == {kind.value for kind in BlunderKind}
    assert "1/1 hands" in err
    assert "1/1 deals" in err
    assert "choices, " in err
    assert main([*words.split(), "--table"]) == 0
    shown = capsys.readouterr().out
    assert "points a choice" in shown
    assert "drawn as hands are held (other deals counted: 1)" in shown


def test_one_position_is_judged_whole(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(position, "REFERENCE", "hasty-1")
    file = tmp_path / "position.json"
    file.write_text(observation_text(full()) + "\n", encoding="utf-8")
    words = ["judge", "standard-1", "--position", str(file), "--worlds", "4", "--jobs", "1"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["chosen"] == "meld AS AH 2H"
    points = [one["points"] for one in told["alternatives"]]
    assert points == sorted(points, reverse=True)
    assert {one["action"] for one in told["alternatives"]} >= {"discard 4C", "discard 9H"}
    assert all([one["low"] <= one["points"] <= one["high"] and one["worlds"] == 4 for one in told["alternatives"]])
    assert main([*words, "--table"]) == 0
    assert "standard-1: meld AS AH 2H" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "{}", "x"])
def test_a_file_that_holds_no_position_is_refused(capsys, tmp_path, text):
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert main(["judge", "beginner", "--position", str(file)]) == 2
    assert capsys.readouterr().err.strip()


def test_who_has_nothing_to_choose_cannot_be_judged():
    state = table(WITH_WAY_OUT)
    with pytest.raises(ValueError, match="not for the seat"):
        position.chosen_action(SETUP, observation_text(state.observe(1)))


@pytest.mark.parametrize(
    "words",
    [
        "judge genius",
        "judge beginner --players 7",
        "judge beginner --set target=x",
        "judge beginner --kinds feeding,sleeping",
    ],
)
def test_wrong_use_has_status_two_and_says_why(words, capsys):
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip()


def test_the_kinds_that_are_wanted_are_named_on_the_command_line(capsys, monkeypatch, quick):
    monkeypatch.setattr(JudgeRun, "_judging", lambda self: [])
    words = "judge taker-1 --players 2 --deals 1 --counted 0 --jobs 1 --kinds feeding,broken-pair"
    assert main(words.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["wanted"] == ["feeding", "broken-pair"] == [one["kind"] for one in told["kinds"]]


def test_the_time_left_is_shown(quick):
    seen_progress = []
    run = JudgeRun(SETUP, JudgeLimits(1, 1, seconds=60))
    run.run(
        lambda work, texts: spread(work, texts, 1), None, lambda progress, unit: seen_progress.append((progress, unit))
    )
    assert {unit for _, unit in seen_progress} == {"hands", "deals", "choices"}
    assert all([isinstance(progress, Progress) and 0 <= progress.seconds_left <= 60 for progress, _ in seen_progress])
