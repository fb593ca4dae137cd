"""The ladder of levels: who meets whom how often, the table made of it, and that it goes for the levels of today."""

import pytest

from canasta_desktop.arena import ladder
from canasta_desktop.arena.contest_run import ContestRun
from canasta_desktop.arena.fingerprint import A_GAME, FEWEST, fingerprint, fingerprint_again, learned, positions
from canasta_desktop.arena.ladder import TooFewMatches, are_neighbours, ladder_contests, ladder_key, ladder_limits
from canasta_desktop.bots.levels import LEVELS, policy
from canasta_desktop.bots.players import BASELINES, player
from canasta_desktop.bots.policy import Policy
from canasta_desktop.bots.search import learned as learned_module
from canasta_desktop.bots.strength import read_strength
from canasta_desktop.cli import main
from canasta_desktop.resources import asset
from canasta_desktop.rules.rng import Rng
from tests.arena.changing import changed

TABLE = read_strength(asset("levels.json").read_text(encoding="utf-8"))
GAMES = [(game.system, game.players) for game in TABLE.games]
AGAIN = f"the levels are no longer those of the table; make it again: {TABLE.command} --out assets/run/levels.json"


EACH = [pytest.param(level, marks=[pytest.mark.expert] if level == "expert" else []) for level in LEVELS]


@pytest.mark.parametrize("level", EACH)
def test_the_table_goes_for_the_levels_as_they_choose_today(level):
    kept = next((one for one in TABLE.levels if one.name == level), None)
    assert kept is not None, AGAIN
    assert fingerprint_again(policy(level), GAMES, kept.positions).choices == kept.choices, AGAIN


def test_the_table_goes_for_these_levels_and_what_they_have_learned():
    assert [one.name for one in TABLE.levels] == list(LEVELS), AGAIN
    assert TABLE.learned == ladder.learned_of(GAMES), AGAIN
    assert ladder.ladder_games() == GAMES, AGAIN
    for game in TABLE.games:
        assert {one.name for one in game.rated} == set(ladder.pool()), AGAIN
        assert [name for name, _ in game.wins] == list(reversed(LEVELS))[:-1], AGAIN


# --- fingerprints ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_are_of_the_game_and_differ(game):
    seen = positions(game)
    assert len(seen) == len({one.seed for one in seen}) == A_GAME
    assert {(one.view.table.rules.key, one.view.table.rules.seating.players) for one in seen} == {game}


def test_who_chooses_otherwise_in_one_position_has_another_fingerprint():
    novice, standard = player("novice-1"), player("standard-1")
    in_turn = [one for pair in zip(*[positions(game) for game in GAMES], strict=True) for one in pair]
    other = next(
        at
        for at, (view, seed) in enumerate(in_turn)
        if novice.choose(view, Rng(seed)).action != standard.choose(view, Rng(seed)).action
    )

    class Changed(Policy):
        name = "changed"

        def choose(self, view, rng):
            return (standard if view is in_turn[other].view else novice).choose(view, rng)

    before, after = fingerprint(novice, GAMES), fingerprint(Changed(), GAMES)
    assert before.positions == after.positions == len(in_turn)
    assert before.choices != after.choices
    assert fingerprint_again(Changed(), GAMES, other) == fingerprint_again(novice, GAMES, other)


def test_who_thinks_for_long_is_asked_in_fewer_positions(monkeypatch):
    monkeypatch.setattr("canasta_desktop.arena.fingerprint.PATIENCE", 0.0)
    assert fingerprint(player("hasty-1"), GAMES).positions == FEWEST


def test_what_was_learned_of_one_game_says_nothing_of_another():
    assert learned(["classic"]) == learned({"classic"}) != learned(["samba"])
    assert learned(["classic-german"]) not in (learned(["classic"]), "")
    assert learned(["whist"]) == ""


def test_a_record_is_kept_under_the_levels_that_played_it_and_what_they_had_learned_of_its_game(monkeypatch):
    four, two = ladder_contests(seed=1)
    monkeypatch.setattr(ladder, "policy", lambda level: player("taker-1"))
    here, there = ladder_key(four), ladder_key(two)
    assert here != there
    assert ladder_key(four) == here
    monkeypatch.setattr(ladder, "policy", lambda level: player("hasty-1" if level == "expert" else "taker-1"))
    assert ladder_key(four) != here
    assert ladder_key(two) != there
    monkeypatch.setattr(ladder, "policy", lambda level: player("taker-1"))
    assert (ladder_key(four), ladder_key(two)) == (here, there)
    digests = {4: "new", 2: learned_module.learned_digest(two.rules())}
    monkeypatch.setattr(ladder, "learned_digest", lambda rules: digests[rules.seating.players])
    assert ladder_key(four) != here
    assert ladder_key(two) == there, "what was learned of four players says nothing of two"


# --- what is played --------------------------------------------------------------------------------


def test_neighbours_meet_ten_times_as_often_as_others_and_everybody_meets():
    for contest in ladder_contests(seed=1):
        limits = ladder_limits(contest, 400)
        pairings = list(contest.pairings())
        neighbours = [pairing for pairing in pairings if are_neighbours(pairing)]
        assert len(neighbours) == len(LEVELS) - 1
        assert {limits.rounds_of(pairing) for pairing in neighbours} == {200}
        assert {limits.rounds_of(pairing) for pairing in pairings if pairing not in neighbours} == {20}
        assert set(contest.names) == {*LEVELS, *BASELINES} - {"monte-carlo-1"}
    assert [contest.players for contest in ladder_contests(seed=1)] == [4, 2]


def test_without_a_match_of_each_pair_of_levels_there_is_no_table():
    runs = [ContestRun(contest, ladder_limits(contest, 2)) for contest in ladder_contests(seed=1)]
    with pytest.raises(TooFewMatches, match="--seconds"):
        ladder.strength_table(runs, 2)


def test_the_command_writes_the_table_and_goes_on_with_its_record(tmp_path, capsys, monkeypatch):
    levels = {"novice-1": BASELINES["novice-1"], "taker-1": BASELINES["taker-1"]}
    monkeypatch.setattr(ladder, "LEVELS", levels)
    monkeypatch.setattr(ladder, "BASELINES", {"hasty-1": BASELINES["hasty-1"]})
    monkeypatch.setattr(ladder, "policy", player)
    out = tmp_path / "levels.json"
    words = f"simulate --ladder --matches 2 --seed 3 --jobs 1 --record {tmp_path / 'ladder.jsonl'} --out {out}"
    assert main(words.split()) == 0
    table = read_strength(out.read_text(encoding="utf-8"))
    assert table.command == "simulate --ladder --matches 2 --seed 3"
    assert [game.matches for game in table.games] == [6, 6]  # a round of each pair, played from both sides
    won = table.games[0].won_below("taker-1")
    assert won is not None
    assert won.low < won.share < won.high
    assert won.matches == 2
    assert table.games[0].won_below("novice-1") is None
    assert sum([one.rating for one in table.games[0].rated]) == pytest.approx(3 * 1500, abs=3)
    capsys.readouterr()
    assert main([*words.split()[:-2], "--seconds", "0"]) == 0
    printed = read_strength(capsys.readouterr().out)
    assert printed == table


# --- the table as text -----------------------------------------------------------------------------


def test_a_table_is_its_text():
    assert read_strength(TABLE.text()) == TABLE
    assert asset("levels.json").read_text(encoding="utf-8") == TABLE.text()


def change(*path, to):
    """The table as JSON with one thing changed."""
    return changed(TABLE.text(), *path, to=to)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{}",
        change("games", to={}),
        change("games", to=[{}] * 101),
        change("games", 0, "system", to="whist"),
        change("games", 0, "rated", 0, "rating", to="high"),
        change("games", 0, "rated", 0, "name", to="x" * 41),
        change("games", 0, "wins", 0, "share", to=1.2),
        change("levels", 0, "name", to="a\nb"),
        change("levels", 0, "p95", to=-1),
        change("levels", 0, "p95", to=float("nan")),
    ],
)
def test_what_is_no_table_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011  # whatever json and the reader say
        read_strength(text)
