"""Files: atomic, set aside when damaged, and fast enough to be written after every action."""

import logging
import os
from datetime import datetime

import pytest

from canasta_desktop.__about__ import __version__
from canasta_desktop.game import journal, store
from canasta_desktop.game.desk import Desk
from canasta_desktop.game.messages import Code
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store, write_whole
from canasta_desktop.rules.rng import Rng
from tests.game.matches import match, sights, step, stroll

NOW = datetime(2026, 11, 21, 13, 14, 15)


@pytest.fixture
def told():
    return []


@pytest.fixture
def kept(tmp_path, told):
    return Store(tmp_path / "data", told.append)


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_without_a_save_there_is_no_match(kept, told):
    assert kept.load_current(NOW) is None
    assert told == []


def test_a_match_is_saved_when_it_is_followed(kept):
    game = match()
    kept.follow(game)
    assert sights(kept.load_current(NOW)) == sights(game)


def test_a_match_that_was_just_read_is_not_written_again_before_it_changes(kept, tmp_path):
    kept.follow(match())
    game = kept.load_current(NOW)
    saved = tmp_path / "data" / "current.json"
    saved.unlink()
    kept.follow(game)
    assert not saved.exists()
    step(game, Rng(1))
    assert sights(kept.load_current(NOW)) == sights(game)


def test_every_action_is_saved(kept):
    game, rng = match(), Rng(1)
    kept.follow(game)
    for _ in range(25):
        step(game, rng)
        assert sights(kept.load_current(NOW)) == sights(game)


def test_what_is_told_has_been_saved(kept):
    game = match()
    kept.follow(game)
    seen = []
    game.listen(None, lambda update: seen.append(sights(kept.load_current(NOW)) == sights(game)))
    stroll(game, 20)
    assert seen == [True] * 20


def test_undo_and_the_next_deal_are_saved(kept):
    game, rng = match(), Rng(1)
    kept.follow(game)
    while not game.can_undo(game.to_act()):
        step(game, rng)
    game.undo(game.to_act())
    assert sights(kept.load_current(NOW)) == sights(game)
    while not game.is_scored:
        step(game, rng)
    game.next_deal()
    assert sights(kept.load_current(NOW)) == sights(game)


def test_a_desk_is_saved(kept):
    game = match()
    kept.follow(game)
    game.set_desk(0, Desk((8, 9), "by-hand"))
    assert kept.load_current(NOW).desk(0) == Desk((8, 9), "by-hand")


def test_a_damaged_save_is_set_aside_with_a_message(kept, told, tmp_path):
    kept.follow(match())
    place = tmp_path / "data" / "current.json"
    place.write_bytes(b"{broken")
    assert kept.load_current(NOW) is None
    assert names(tmp_path / "data") == ["current.json.damaged-20261121-131415"]
    assert (tmp_path / "data" / "current.json.damaged-20261121-131415").read_bytes() == b"{broken"
    assert told[0].code is Code.SAVE_DAMAGED_SET_ASIDE
    assert told[0].value("name") == "current.json.damaged-20261121-131415"
    assert told[0].value("fault") == "not-json"


def test_two_damaged_saves_of_one_second_are_both_kept(kept, tmp_path):
    for content in (b"one", b"two"):
        kept.follow(match())
        (tmp_path / "data" / "current.json").write_bytes(content)
        kept.load_current(NOW)
    found = [path.read_bytes() for path in sorted((tmp_path / "data").iterdir())]
    assert found == [b"one", b"two"]


def test_a_folder_in_the_place_of_the_save_is_set_aside(kept, told, tmp_path):
    (tmp_path / "data" / "current.json").mkdir(parents=True)
    assert kept.load_current(NOW) is None
    assert told[0].value("fault") == "unreadable"
    kept.follow(match())
    assert kept.load_current(NOW) is not None


def test_what_could_not_be_set_aside_is_never_written_over(kept, told, tmp_path, monkeypatch):
    kept.follow(match())
    place = tmp_path / "data" / "current.json"
    place.write_bytes(b"{broken")

    def refuse(*_):
        raise PermissionError("no")

    monkeypatch.setattr(store.Path, "rename", refuse)
    kept.load_current(NOW)
    kept.follow(match())
    assert place.read_bytes() == b"{broken"
    assert told[0].value("name") == "current.json"


def test_a_save_that_fails_is_told_once_and_the_game_goes_on(kept, told, monkeypatch):
    game = match()
    kept.follow(game)

    def refuse(*_):
        raise OSError("disk full")

    monkeypatch.setattr(store, "write_whole", refuse)
    stroll(game, 5)
    assert [message.code for message in told] == [Code.SAVE_FAILED]
    assert told[0].value("detail") == "disk full"
    assert len(game.log(None)) == 6


def test_a_correction_of_the_rules_is_told(kept, told, tmp_path):
    kept.follow(stroll(match(), 30))
    place = tmp_path / "data" / "current.json"
    text = (
        place.read_text()
        .replace(f'"program":"{__version__}"', '"program":"0.0.9"')
        .replace('["draw"', '["discard 4S"', 1)
    )
    place.write_text(text)
    assert kept.load_current(NOW) is not None
    assert [message.code for message in told] == [Code.SAVE_TAKEN_UP_FROM_POSITION]


class Killed(BaseException):
    """The process is gone: nothing that follows is run."""


@pytest.mark.parametrize("after", ["nothing", "half", "all", "flushed"])
def test_killed_while_writing_the_old_save_is_whole(after, tmp_path, monkeypatch):
    place = tmp_path / "current.json"
    old, new = (journal.dumps(stroll(match(), steps)).encode() for steps in (20, 21))
    write_whole(place, old)
    beside = tmp_path / f"current.json.{os.getpid()}.new"

    def kill(*_):
        if after in ("nothing", "half"):
            beside.write_bytes(new[: 0 if after == "nothing" else len(new) // 2])
        raise Killed

    monkeypatch.setattr(os, "replace" if after == "flushed" else "fsync", kill)
    with pytest.raises(Killed):
        write_whole(place, new)
    assert place.read_bytes() == old


def test_killed_at_any_byte_the_save_is_the_old_or_the_new_one(tmp_path):
    old, new = (journal.dumps(stroll(match(), steps)).encode() for steps in (20, 21))
    keeper = Store(tmp_path, lambda _: None)
    for length in range(0, len(new), 97):
        (tmp_path / "current.json").write_bytes(old)
        (tmp_path / "current.json.4711.new").write_bytes(new[:length])
        assert journal.dumps(keeper.load_current(NOW)).encode() == old
        assert names(tmp_path) == ["current.json"]


def test_nothing_is_left_beside_the_save(kept, tmp_path):
    kept.follow(stroll(match(), 30))
    assert names(tmp_path / "data") == ["current.json"]


def test_settings_come_back(kept):
    chosen = Settings(language="de", speed="fast", card_size=120, name="Anna")
    kept.save_settings(chosen)
    assert kept.load_settings(NOW) == chosen


def test_without_a_file_the_defaults_hold(kept):
    assert kept.load_settings(NOW) == Settings()


def test_a_setting_out_of_bounds_falls_back_alone(kept, tmp_path, caplog):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text(
        '{"card_size": 900, "theme": "dark", "speed": 3, "wait_for_me": 1}'
    )
    with caplog.at_level(logging.WARNING):
        assert kept.load_settings(NOW) == Settings(theme="dark")
    assert "card_size" in caplog.text


def test_an_unknown_setting_is_left_out_and_logged(kept, tmp_path, caplog):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"colour_of_the_cat": "black"}')
    with caplog.at_level(logging.WARNING):
        assert kept.load_settings(NOW) == Settings()
    assert "colour_of_the_cat" in caplog.text


@pytest.mark.parametrize("content", [b"", b"[]", b"[" * 100_000, b"\xff", b" " * 100_000])
def test_damaged_settings_are_set_aside(content, kept, told, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_bytes(content)
    assert kept.load_settings(NOW) == Settings()
    assert told[0].code is Code.SETTINGS_DAMAGED_SET_ASIDE
    assert names(tmp_path / "data") == ["settings.json.damaged-20261121-131415"]


def test_settings_that_could_not_be_set_aside_are_never_written_over(kept, told, tmp_path, monkeypatch):
    place = tmp_path / "data" / "settings.json"
    place.parent.mkdir()
    place.write_bytes(b"{broken")

    def refuse(*_):
        raise PermissionError("no")

    monkeypatch.setattr(store.Path, "rename", refuse)
    kept.load_settings(NOW)
    kept.save_settings(Settings(theme="dark"))
    assert place.read_bytes() == b"{broken"
    assert [message.code for message in told] == [Code.SETTINGS_DAMAGED_SET_ASIDE, Code.SETTINGS_FAILED]
