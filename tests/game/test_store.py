"""Files: atomic, set aside when damaged, and fast enough to be written after every action."""

import errno
import importlib.util
import logging
import os
import sys
import time
from dataclasses import replace
from datetime import datetime
from types import ModuleType

import pytest

from canasta_desktop.__about__ import __version__
from canasta_desktop.game import files, journal, store
from canasta_desktop.game.files import write_whole
from canasta_desktop.game.game_files import read_game
from canasta_desktop.game.messages import Code, Unwritten
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.rules.rng import Rng
from tests.game.matches import match, sights, step, stroll, to_the_end_of_the_deal

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
    game.set_arrangement(0, SeatArrangement((8, 9), "by-hand"))
    assert kept.load_current(NOW).arrangement(0) == SeatArrangement((8, 9), "by-hand")


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
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(files, "write_whole", refuse)
    stroll(game, 5)
    assert [message.code for message in told] == [Code.SAVE_FAILED]
    assert told[0].value("detail") == Unwritten.DISK_FULL.value
    assert len(game.log(None)) == 6


def test_that_it_is_saved_again_is_told_once(kept, told, monkeypatch):
    game = match()
    kept.follow(game)
    with monkeypatch.context() as full:
        full.setattr(files, "write_whole", refuse_all)
        stroll(game, 3)
        assert kept.is_failing
    stroll(game, 3)
    assert not kept.is_failing
    assert [message.code for message in told] == [Code.SAVE_FAILED, Code.SAVED_AGAIN]


def refuse_all(*_):
    raise OSError(errno.ENOSPC, "disk full")


def test_a_match_without_a_place_to_lie_in_is_not_saved(kept, tmp_path, monkeypatch):
    kept.follow(match())
    assert not kept.is_failing
    (tmp_path / "data" / "current.json").write_bytes(b"{broken")
    monkeypatch.setattr(store.Path, "rename", refuse_all)
    kept.load_current(NOW)
    kept.follow(match())
    assert kept.is_failing


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
        os.utime(tmp_path / "current.json.4711.new", (0, 0))  # what another program is writing just now would stay
        assert journal.dumps(keeper.load_current(NOW)).encode() == old
        assert names(tmp_path) == ["current.json"]


def test_nothing_is_left_beside_the_save(kept, tmp_path):
    kept.follow(stroll(match(), 30))
    assert names(tmp_path / "data") == ["current.json"]


def test_settings_come_back(kept):
    chosen = Settings(language="de", speed="fast", card_size=120, name="Anna", sound=False, sound_volume=35)
    kept.save_settings(chosen)
    assert kept.load_settings(NOW) == chosen


def test_who_has_no_settings_yet_gets_those_of_the_first_start(kept):
    first = kept.load_settings(NOW)
    assert first == replace(Settings(), wait_for_me=True, tips=True, speed="system", system_text=True)
    kept.save_settings(Settings())
    assert kept.load_settings(NOW) == Settings()


def test_a_setting_out_of_bounds_falls_back_alone(kept, tmp_path, caplog):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text(
        '{"card_size": 900, "theme": "dark", "speed": 3, "wait_for_me": 1,'
        ' "sound": "loud", "sound_volume": 101, "sound_music": null}'
    )
    with caplog.at_level(logging.WARNING):
        assert kept.load_settings(NOW) == Settings(theme="dark")
    assert "card_size" in caplog.text


def test_a_language_that_is_not_spoken_here_is_kept_for_where_it_is(kept):
    kept.save_settings(Settings(language="xx"))
    assert kept.load_settings(NOW).language == "xx"


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


# --- the lines of scored deals ------------------------------------------------------------------------


def deals_on(game, deals):
    """So many deals further, and a few actions into the next."""
    for _ in range(deals):
        to_the_end_of_the_deal(game)
        game.next_deal()
    return stroll(game, 3)


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def lines_file(data):
    return next(data.glob("current-*.deals"))


def test_scored_deals_lie_in_a_file_of_their_own(kept, data):
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 3)
    assert names(data) == [lines_file(data).name, "current.json"]
    assert len(lines_file(data).read_bytes().splitlines()) == 3
    assert b'"points"' not in (data / "current.json").read_bytes()
    assert journal.dumps(kept.load_current(NOW)) == journal.dumps(game)


def test_what_was_written_of_a_scored_deal_is_never_written_again(kept, data):
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 1)
    first = lines_file(data)
    before = first.read_bytes()
    deals_on(game, 2)
    assert lines_file(data) == first
    assert first.read_bytes().startswith(before)
    begun = first.stat().st_mtime_ns
    stroll(game, 5)
    assert first.stat().st_mtime_ns == begun


def test_a_match_with_scored_deals_is_read_and_played_on(kept, data, tmp_path):
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 2)
    later = Store(data, lambda _: None)
    again = later.load_current(NOW)
    later.follow(again)
    first = lines_file(data)
    deals_on(again, 2)
    assert lines_file(data) == first
    assert journal.dumps(Store(data, lambda _: None).load_current(NOW)) == journal.dumps(again)


def test_another_match_has_lines_of_its_own(kept, data):
    kept.follow(deals_on(match(target=50_000), 2))
    first = lines_file(data)
    other = deals_on(match(target=50_000, seed=9), 1)
    kept.follow(other)
    assert not first.exists()
    assert journal.dumps(kept.load_current(NOW)) == journal.dumps(other)


@pytest.mark.parametrize("gone", ["lines", "head", "all"])
def test_files_that_vanish_while_playing_come_back(kept, data, gone):
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 2)
    for path in list(data.iterdir()):
        if gone == "all" or (path.suffix == ".deals") == (gone == "lines"):
            path.unlink()
    if gone == "all":
        data.rmdir()
    step(game, Rng(1))
    assert journal.dumps(Store(data, lambda _: None).load_current(NOW)) == journal.dumps(game)


@pytest.mark.parametrize("at", ["before the lines", "in the lines", "before the head"])
def test_killed_between_two_deals_the_save_is_whole(kept, data, at, monkeypatch):
    """The lines grow first, and the head that tells of them comes after."""
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 1)
    to_the_end_of_the_deal(game)
    before = journal.dumps(game)

    def kill(path, fresh, size):
        if at == "in the lines":
            path.write_bytes(path.read_bytes()[:size] + fresh[:50])
        raise Killed

    def kill_at_the_head(*_):
        raise Killed

    name, how = ("write_whole", kill_at_the_head) if at == "before the head" else ("append", kill)
    with monkeypatch.context() as patched:
        patched.setattr(files, name, how)
        with pytest.raises(Killed):
            game.next_deal()
    later = Store(data, lambda _: None)
    again = later.load_current(NOW)
    assert journal.dumps(again) == before
    later.follow(again)
    deals_on(again, 2)
    assert journal.dumps(Store(data, lambda _: None).load_current(NOW)) == journal.dumps(again)


def test_damaged_lines_set_the_save_aside_and_can_still_be_opened_with_it(kept, data, told):
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 2)
    before = journal.dumps(game)
    whole = lines_file(data).read_bytes()
    lines_file(data).write_bytes(whole.replace(b'"points":[', b'"points":[9', 1))
    assert Store(data, told.append).load_current(NOW) is None
    assert told[0].code is Code.SAVE_DAMAGED_SET_ASIDE
    later = Store(data, told.append)
    later.follow(match(seed=5))
    assert later.load_current(NOW) is not None
    lines_file(data).write_bytes(whole)
    assert journal.dumps(read_game(data / str(told[0].value("name")))) == before


def test_lines_that_no_head_tells_of_are_swept(kept, data):
    kept.follow(deals_on(match(target=50_000), 1))
    (data / "current-0123456789abcdef.deals").write_text("left behind")
    kept.load_current(NOW)
    assert len(list(data.glob("*.deals"))) == 1


# --- bounds ------------------------------------------------------------------------------------------


def test_a_match_that_has_become_too_long_is_told_and_played_on(kept, told, monkeypatch):
    monkeypatch.setattr(journal, "MOST_DEALS", 2)
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 2)
    assert told == []
    deals_on(game, 2)
    assert [message.code for message in told] == [Code.SAVE_FAILED]
    assert told[0].value("detail") == Unwritten.TOO_LONG.value
    assert kept.is_failing
    assert game.deal_number == 5
    assert kept.load_current(NOW).deal_number == 3


# --- two programs ------------------------------------------------------------------------------------


def test_a_save_that_another_program_has_written_is_left_to_it(kept, told, data):
    game = match()
    kept.follow(game)
    other = Store(data, lambda _: None)
    theirs = other.load_current(NOW)
    other.follow(theirs)
    step(theirs, Rng(3))
    stroll(game, 4)
    assert [message.code for message in told] == [Code.SAVE_CHANGED_BY_ANOTHER]
    assert journal.dumps(other.load_current(NOW)) == journal.dumps(theirs)
    assert told[0].value("name") == kept.kept.last().name
    assert journal.dumps(read_game(kept.kept.last())) == journal.dumps(game)
    assert not kept.is_failing


def test_after_that_every_match_has_a_place_of_its_own(kept, data):
    game, rng = match(), Rng(1)
    kept.follow(game)
    (data / "current.json").write_text("theirs")
    step(game, rng)
    later = match(seed=2)
    kept.follow(later)
    step(later, rng)
    assert (data / "current.json").read_text() == "theirs"
    assert [journal.dumps(read_game(place)) for place in kept.kept.places()] == [
        journal.dumps(later),
        journal.dumps(game),
    ]


def test_a_file_that_only_looks_new_is_our_own(kept, told, data):
    """Whatever synchronises a folder may put the same content there again."""
    game = match()
    kept.follow(game)
    content = (data / "current.json").read_bytes()
    (data / "current.json").unlink()
    (data / "current.json").write_bytes(content)
    step(game, Rng(1))
    assert told == []
    assert journal.dumps(kept.load_current(NOW)) == journal.dumps(game)


def test_of_two_programs_that_start_on_an_empty_folder_none_writes_over_the_other(kept, told, data):
    other = Store(data, lambda _: None)
    assert kept.load_current(NOW) is other.load_current(NOW) is None
    theirs, game = match(seed=5), match()
    other.follow(theirs)
    kept.follow(game)
    assert [message.code for message in told] == [Code.SAVE_CHANGED_BY_ANOTHER]
    assert journal.dumps(Store(data, print).load_current(NOW)) == journal.dumps(theirs)
    assert (kept.place, other.place) == (kept.kept.last().name, "current.json")


def test_a_match_that_two_programs_play_on_becomes_two(kept, data):
    game = match()
    kept.follow(game)
    first = game.particulars.id
    (data / "current.json").write_text("theirs")
    stroll(game, 2)
    second = game.particulars.id
    kept.kept.last().unlink()  # the other one has put it on its own table
    stroll(game, 2)
    assert len({first, second, game.particulars.id}) == 3
    assert journal.dumps(read_game(kept.kept.last())) == journal.dumps(game)


class WindowsLocks(ModuleType):
    """What Python has on Windows for locking a part of an open file, made of what Linux has."""

    LK_NBLCK = 2

    def locking(self, file: int, mode: int, length: int) -> None:
        fcntl = importlib.import_module("fcntl")
        assert (mode, length) == (self.LK_NBLCK, 1)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(13, "Permission denied") from None


@pytest.fixture(params=["here", "windows"])
def locking(request, monkeypatch):
    """The module as it is here, and as Windows reads it."""
    if request.param == "here":
        return files
    monkeypatch.setitem(sys.modules, "msvcrt", WindowsLocks("msvcrt"))
    monkeypatch.setattr(sys, "platform", "win32")
    spec = importlib.util.spec_from_file_location("files_on_windows", files.__file__)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(os.name == "nt", reason="both cases are those of Linux")
def test_who_saves_is_alone_and_nobody_waits_for_ever(tmp_path, monkeypatch, locking):
    monkeypatch.setattr(locking, "LOCK_PATIENCE", 0.05)
    with locking.alone_in(tmp_path):
        began = time.monotonic()
        with locking.alone_in(tmp_path):
            assert time.monotonic() - began >= 0.05
    began = time.monotonic()
    with locking.alone_in(tmp_path):
        assert time.monotonic() - began < 0.05
    with locking.alone_in(tmp_path), locking.alone_in(tmp_path / "none"):
        pass


# --- whose files they are -----------------------------------------------------------------------------


def test_nobody_else_can_read_what_is_kept(kept, data):
    game = match(target=50_000)
    kept.follow(game)
    deals_on(game, 1)
    kept.kept.keep(game)
    kept.save_settings(Settings())
    made = [path for path in data.rglob("*") if path.is_file()]
    assert len(made) == 4
    if os.name == "posix":
        assert {path.stat().st_mode & 0o777 for path in made} == {0o600}


def test_a_link_in_the_place_of_the_save_is_followed(kept, data, tmp_path):
    data.mkdir()
    (data / "current.json").symlink_to(tmp_path / "synced.json")
    game = match()
    kept.follow(game)
    step(game, Rng(1))
    assert (data / "current.json").is_symlink()
    assert sights(read_game(tmp_path / "synced.json")) == sights(game)
