"""Games in files of their own: what is copied can be opened, what is no good is told, what made room is kept."""

import errno
import json
import os

import pytest

from canasta_desktop.game import journal, presets
from canasta_desktop.game.game_files import (
    KeptGames,
    is_ours,
    is_rule_set,
    read_game,
    read_rule_set,
    stamp_of,
    write_game,
)
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.presets import Preset
from tests.game.matches import match, sights, stroll


def fault(read, path) -> Fault:
    with pytest.raises(SaveError) as caught:
        read(path)
    return caught.value.code


def test_a_copy_is_the_same_game(tmp_path):
    game = stroll(match(), 60)
    write_game(tmp_path / "a.canasta", game)
    again = read_game(tmp_path / "a.canasta")
    assert sights(again) == sights(game)
    assert journal.dumps(again) == journal.dumps(game)
    assert [path.name for path in tmp_path.iterdir()] == ["a.canasta"]


def test_a_rule_set_is_the_same_preset(tmp_path):
    preset = Preset("Friday", "samba", 6, (("surprise", True),))
    (tmp_path / "a.canasta-rules").write_text(presets.dumps(preset), encoding="utf-8")
    assert read_rule_set(tmp_path / "a.canasta-rules") == preset


GAME = json.loads(journal.dumps(stroll(match(), 30)))
BAD = {
    "empty": (b"", Fault.NOT_JSON),
    "cut off": (json.dumps(GAME).encode()[:-40], Fault.NOT_JSON),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0", Fault.NOT_JSON),
    "huge": (b" " * (journal.LONGEST + 1), Fault.TOO_LARGE),
    "a rule set": (presets.dumps(Preset("x", "classic", 4)).encode(), Fault.NOT_JSON),
    "of a later program": (json.dumps({**GAME, "version": journal.VERSION + 1}).encode(), Fault.NEWER),
    "another seed": (json.dumps({**GAME, "deal": {**GAME["deal"], "seed": journal.seed_text(5)}}).encode(), None),
    "no desks": (json.dumps({**GAME, "desks": None}).encode(), Fault.BAD_VALUE),
}


@pytest.mark.parametrize(("data", "wanted"), BAD.values(), ids=BAD)
def test_a_file_that_is_no_good_game_is_told(tmp_path, data, wanted):
    (tmp_path / "bad.canasta").write_bytes(data)
    found = fault(read_game, tmp_path / "bad.canasta")
    assert found in ((wanted,) if wanted else (Fault.ILLEGAL_ACTION, Fault.BAD_VALUE))


def test_what_is_not_there_or_is_no_file_is_told(tmp_path):
    for read in (read_game, read_rule_set):
        assert fault(read, tmp_path / "none.canasta") is Fault.MISSING
        assert fault(read, tmp_path) is Fault.UNREADABLE
        assert fault(read, tmp_path / ("x" * 5000)) is Fault.UNREADABLE


def test_a_huge_rule_set_is_told(tmp_path):
    (tmp_path / "huge.canasta-rules").write_bytes(b"[" * (presets.LONGEST + 1))
    assert fault(read_rule_set, tmp_path / "huge.canasta-rules") is Fault.TOO_LARGE


def test_kinds_of_files_are_known_by_their_names(tmp_path):
    kinds = {"a.canasta": (True, False), "A.CANASTA-RULES": (True, True), "a.canasta.json": (False, False)}
    assert {name: (is_ours(tmp_path / name), is_rule_set(tmp_path / name)) for name in kinds} == kinds


# --- the games that made room


@pytest.fixture
def games():
    return [stroll(match(seed=seed), 20) for seed in range(1, 12)]


def kept_seeds(kept):
    """The seeds of the games that are kept, the last first."""
    return [read_game(place).seed for place in kept.places()]


def test_the_last_game_kept_is_the_first_to_come_back(tmp_path, games):
    kept = KeptGames(tmp_path)
    assert kept.last() is None
    for game in games[:3]:
        assert kept.keep(game)
    assert read_game(kept.last()).seed == 3
    assert kept_seeds(kept) == [3, 2, 1]


def test_every_game_is_kept_under_a_number_of_its_own(tmp_path, games):
    kept = KeptGames(tmp_path)
    for game in games:
        kept.keep(game)
    assert kept_seeds(kept) == list(range(11, 0, -1))
    assert [place.name for place in kept.places()][:2] == ["game-00011.canasta", "game-00010.canasta"]


def test_numbers_go_on_behind_the_highest(tmp_path, games):
    kept = KeptGames(tmp_path)
    kept.keep(games[0])
    kept.last().rename(tmp_path / "games" / "game-123456.canasta")
    kept.keep(games[1])
    assert kept.last().name == "game-123457.canasta"


def test_the_games_that_0_1_0_kept_come_after_all_others(tmp_path, games):
    kept = KeptGames(tmp_path)
    for number, game in enumerate(games[:3], 1):
        write_game(tmp_path / f"before-{number}.canasta", game)
    kept.keep(games[5])
    assert kept_seeds(kept) == [6, 1, 2, 3]


def test_the_very_same_game_is_not_kept_twice_running(tmp_path, games):
    kept = KeptGames(tmp_path)
    assert kept.keep(games[0]) == kept.keep(games[0]) == kept.last()
    stroll(games[0], 1)
    kept.keep(games[0])
    assert kept_seeds(kept) == [1, 1]


def test_two_programs_that_keep_at_once_take_different_numbers(tmp_path, games, monkeypatch):
    one, other = KeptGames(tmp_path), KeptGames(tmp_path)
    link = os.link

    def overtaken(source, place):
        monkeypatch.setattr(os, "link", link)
        other.keep(games[1])
        link(source, place)

    monkeypatch.setattr(os, "link", overtaken)
    assert one.keep(games[0]).name == "game-00002.canasta"
    assert kept_seeds(one) == [1, 2]


def test_a_disk_without_second_names_keeps_games_all_the_same(tmp_path, games, monkeypatch):
    def refuse(*_):
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    kept = KeptGames(tmp_path)
    for game in games[:3]:
        kept.keep(game)
    assert kept_seeds(kept) == [3, 2, 1]


def test_a_game_with_a_name_is_kept_although_nothing_was_done(tmp_path):
    game = match()
    game.rename("For later")
    assert KeptGames(tmp_path).keep(game)


def test_a_game_that_is_on_the_table_again_is_released(tmp_path, games):
    kept = KeptGames(tmp_path)
    for game in games[:2]:
        kept.keep(game)
    stamp = stamp_of(kept.last())
    kept.release(kept.last(), stamp)
    assert kept_seeds(kept) == [1]


def test_a_game_that_somebody_has_written_since_it_was_read_is_not_released(tmp_path, games):
    kept = KeptGames(tmp_path)
    place = kept.keep(games[0])
    stamp = stamp_of(place)
    kept.write(place, stroll(games[0], 1))
    kept.release(place, stamp)
    kept.release(place, None)
    assert kept.last() == place


def test_a_file_of_somebody_elses_is_never_released(tmp_path, games):
    write_game(tmp_path / "mine.canasta", games[0])
    KeptGames(tmp_path).release(tmp_path / "mine.canasta", stamp_of(tmp_path / "mine.canasta"))
    assert (tmp_path / "mine.canasta").exists()


def test_a_game_in_which_nothing_was_done_takes_no_room(tmp_path, games):
    kept = KeptGames(tmp_path)
    kept.keep(games[0])
    assert not kept.keep(match(seed=40))
    assert kept_seeds(kept) == [1]


def test_a_game_taken_up_from_a_position_is_kept(tmp_path, games):
    record = json.loads(journal.dumps(games[0]))
    record["deal"] |= {"origin": record["deal"]["position"], "actions": []}
    assert KeptGames(tmp_path).keep(journal.loads(json.dumps(record).encode()))


def test_where_nothing_can_be_written_nothing_kept_is_lost(tmp_path, games, monkeypatch):
    kept = KeptGames(tmp_path)
    for game in games[:3]:
        kept.keep(game)

    def refuse(*_):
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="disk full"):
        kept.keep(games[5])
    assert kept_seeds(kept) == [3, 2, 1]
    assert [place.name for place in (tmp_path / "games").iterdir() if place.suffix != ".canasta"] == []
