"""The list of all matches: what lies in the folder stands in it; what is done with a match is done with its file."""

import json
import os
import shutil
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.index import Wanted
from canasta_desktop.archive.records import DamagedRow, row_of
from canasta_desktop.game import journal
from canasta_desktop.game.game_files import KeptGames, read_game, write_game
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import Kind, Particulars, time_text
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.game.store import Store
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import match, match_of, stroll, to_the_end_of_the_deal

START = datetime(2026, 11, 23, 20)
SAVES = Path(__file__).parent.parent / "game" / "saves"


def played(number, **particulars):
    """What is known of the match of this number: each was played an hour after the one before."""
    then = time_text(START + timedelta(hours=number))
    return Particulars(f"{number:032x}", begun=then, played=then)._replace(**particulars)


def places(rows):
    return [row.place for row in rows]


@pytest.fixture(scope="session")
def finished():
    """A short match that somebody has won."""
    return journal.dumps(stroll(match(2, target=500), 5000)).encode()


@pytest.fixture
def folder(tmp_path):
    """Three kept games, of different kinds, and one on the table."""
    kept = KeptGames(tmp_path)
    games = [stroll(match(seed=1), 20), stroll(match_of("samba", 4, {}), 20), stroll(match(2, seed=3), 20)]
    for number, game in enumerate(games):
        game.particulars = played(number)
        kept.keep(game)
    running = stroll(match(seed=4), 10)
    running.particulars = played(9)
    Store(tmp_path, print, lambda: START + timedelta(hours=9)).follow(running)
    return tmp_path


def test_what_lies_in_the_folder_is_listed_the_last_first(folder):
    archive = Archive(folder)
    rows = archive.rows()
    assert places(rows) == ["current.json", *[f"game-{number:05}.canasta" for number in (3, 2, 1)]]
    assert rows == [row_of(archive.read(row.place), row.place) for row in rows]
    archive.close()
    assert Archive(folder).rows() == rows


def test_what_is_new_changed_or_gone_is_found(folder):
    archive = Archive(folder)
    archive.rows()
    game = stroll(match(seed=7), 30)
    game.particulars = played(5, name="Sunday")
    KeptGames(folder).keep(game)
    (folder / "games" / "game-00001.canasta").unlink()
    rows = archive.rows()
    assert places(rows) == ["current.json", *[f"game-{number:05}.canasta" for number in (4, 3, 2)]]
    assert rows[1].particulars.name == "Sunday"


def test_a_list_can_be_narrowed_down(folder, finished):
    archive = Archive(folder)
    for number, kind in ((20, Kind.PRACTICE), (21, Kind.MATCH)):
        game = journal.loads(finished)
        game.particulars = played(number, kind=kind, name="Jörgs Müll 100%" if number == 20 else "")
        KeptGames(folder).keep(game)
    row = archive.rows()[0]
    state = "won" if row.winner == row.own else "lost"
    listed = {
        Wanted(): 6,
        Wanted("samba"): 1,
        Wanted("MULL jorg"): 1,
        Wanted("100%"): 1,
        Wanted("100_"): 0,
        Wanted("  "): 6,
        Wanted("wen"): 3,
        Wanted(system="samba"): 1,
        Wanted(players=2): 3,
        Wanted(kind=Kind.PRACTICE): 1,
        Wanted(kind=Kind.DAILY): 0,
        Wanted(state="running"): 4,
        Wanted(state=state): 2,
        Wanted("anna", players=2, state=state, kind=Kind.MATCH): 1,
    }
    assert {wanted: len(archive.rows(wanted)) for wanted in listed} == listed


def test_a_match_that_persons_on_two_sides_have_decided_is_nobodys_own(folder, finished):
    game = journal.loads(finished)
    one, other, *rest = game.setup.seats
    persons = [seat._replace(kind=SeatKind.PERSON, level="") for seat in (one, other)]
    for number, seats in ((30, (*persons, *rest)), (31, (persons[0], other, *rest))):
        game = journal.loads(finished)
        game.setup = game.setup._replace(seats=seats)
        game.particulars = played(number)
        KeptGames(folder).keep(game)
    decided = Archive(folder).rows(Wanted(state="over"))
    assert [row.setup.seats[1].kind for row in decided] == [SeatKind.PERSON]
    assert decided[0].own == NOBODY != decided[0].winner


def test_saves_of_every_age_are_taken_over_and_damaged_ones_shown(tmp_path):
    (tmp_path / "games").mkdir()
    shutil.copy(SAVES / "first-program-4.json", tmp_path / "current.json")
    shutil.copy(SAVES / "first-program-2.json", tmp_path / "before-1.canasta")
    old = sorted((SAVES / "format-1").glob("*-*.json"))[::12]
    for number, path in enumerate(old):
        shutil.copy(path, tmp_path / "games" / f"game-{number:05}.canasta")
    bad = {"games/game-00100.canasta": b"{", "before-2.canasta": b"", "current.json.damaged-20260101-100000": b"\0"}
    whole = journal.dumps(stroll(match(2), 300)).encode()
    bad["games/cut off.canasta"] = whole[:-10]
    bad["games/later.canasta"] = json.dumps({**json.loads(whole.partition(b"\n")[0]), "version": 99}).encode()
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "games" / "notes.txt").write_text("mine")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    rows = Archive(tmp_path, clock=lambda: START).rows()
    damaged = [row for row in rows if isinstance(row, DamagedRow)]
    assert {row.place for row in damaged} == {Path(name).name for name in bad}
    assert {row.fault for row in damaged if row.place == "later.canasta"} == {Fault.NEWER}
    assert len(rows) - len(damaged) == len(old) + 2
    assert all(row.particulars.played for row in rows if row not in damaged)
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize("moment", [-(10**11), -1, 0, 253402300799, 10**11])
def test_a_file_of_any_date_is_listed(tmp_path, moment):
    """Copied from a disk whose clock was wrong."""
    (tmp_path / "games").mkdir()
    shutil.copy(SAVES / "first-program-2.json", tmp_path / "games" / "old.canasta")
    (tmp_path / "games" / "bad.canasta").write_bytes(b"{")
    for path in (tmp_path / "games").iterdir():
        with suppress(OSError, OverflowError):  # a disk without such a date leaves that of now
            os.utime(path, (moment, moment))
    archive = Archive(tmp_path)
    rows = archive.rows()
    assert set(places(rows)) == {"old.canasta", "bad.canasta"}
    archive.close()
    assert Archive(tmp_path).rows() == rows


def test_of_two_files_of_one_match_the_later_is_shown(folder):
    shutil.copy(folder / "games" / "game-00001.canasta", folder / "games" / "game-00007.canasta")
    game = read_game(folder / "games" / "game-00003.canasta")
    game.particulars = game.particulars._replace(played=time_text(START - timedelta(1)))
    write_game(folder / "games" / "game-00008.canasta", game)
    archive = Archive(folder)
    names = ["current.json", "game-00003.canasta", "game-00002.canasta", "game-00007.canasta"]
    assert places(archive.rows()) == names
    deleted = archive.delete(["game-00007.canasta"])
    assert [place for place, _ in deleted.saves] == ["game-00001.canasta", "game-00007.canasta"]
    assert places(archive.rows()) == names[:-1]
    archive.restore(deleted)
    assert places(archive.rows()) == names


def test_of_two_files_of_one_second_the_one_with_more_in_it_is_shown(folder):
    game = read_game(folder / "games" / "game-00001.canasta")
    done = len(game.running_deal().actions)
    stroll(game, 3)
    for number in (7, 9):
        shutil.copy(folder / "games" / "game-00001.canasta", folder / "games" / f"game-{number:05}.canasta")
    write_game(folder / "games" / "game-00008.canasta", game)
    row = Archive(folder).rows()[-1]
    assert (row.place, row.progress) == ("game-00008.canasta", (0, done + 3))


def test_the_match_on_the_table_is_listed_as_it_is_now(folder):
    archive = Archive(folder)
    store = Store(folder, print, lambda: START + timedelta(hours=30))
    game = store.load_current(START)
    store.follow(game)
    archive.note(game, store.place)
    assert archive.rows()[0].deals == 0
    to_the_end_of_the_deal(game)
    assert archive.rows()[0] == row_of(game, "current.json")
    archive.rename("current.json", "  Christmas ")
    assert archive.rows()[0].particulars.name == "Christmas"
    assert archive.read("current.json").particulars.name == "Christmas"
    archive.export("current.json", folder / "copy.canasta")
    assert journal.dumps(read_game(folder / "copy.canasta")) == journal.dumps(game)
    assert archive.delete(["current.json"]).saves == ()
    store.follow(fresh := match(seed=77))
    archive.note(fresh, store.place)
    assert archive.rows()[0] == row_of(fresh, "current.json")._replace(
        particulars=fresh.particulars._replace(played=fresh.particulars.begun)
    )


def test_a_name_is_kept_with_the_match_and_nothing_else_changes(folder):
    archive = Archive(folder)
    for place in ("game-00002.canasta", "game-00001.canasta"):
        before = read_game(archive.path(place))
        archive.rename(place, " Über  uns")
        assert [row.particulars.name for row in archive.rows() if row.place == place] == ["Über uns"]
        before.particulars = before.particulars._replace(name="Über uns")
        assert journal.dumps(archive.read(place)) == journal.dumps(before)
        archive.rename(place, "")
        assert [row.particulars.name for row in archive.rows() if row.place == place] == [""]
    with pytest.raises(SaveError):
        archive.rename("game-00001.canasta", "x" * 500)


def test_a_save_of_the_first_format_can_be_named(tmp_path):
    shutil.copy(SAVES / "first-program-2.json", tmp_path / "before-1.canasta")
    archive = Archive(tmp_path)
    (row,) = archive.rows()
    archive.rename(row.place, "Old")
    (again,) = archive.rows()
    assert again == row._replace(particulars=row.particulars._replace(name="Old", played=again.particulars.played))


def test_what_is_deleted_can_be_taken_back_for_a_month(folder):
    now = [START]
    archive = Archive(folder, lambda: now[0])
    rows = archive.rows()
    third = (folder / "games" / "game-00003.canasta").read_bytes()
    deleted = archive.delete(["game-00003.canasta", "game-00001.canasta"])
    assert places(archive.rows()) == ["current.json", "game-00002.canasta"]
    game = stroll(match(seed=8), 30)
    game.particulars = played(11)
    KeptGames(folder).keep(game)  # takes the number that was set free
    archive.restore(deleted)
    assert (folder / "games" / "game-00004.canasta").read_bytes() == third
    assert len(archive.rows()) == len(rows) + 1
    archive.restore(deleted)
    assert len(archive.rows()) == len(rows) + 1


@pytest.mark.parametrize(
    "place", ["../settings.json", "games/game-00001.canasta", "", "..", "x/../current.json", "/etc"]
)
def test_no_other_file_is_ever_touched(folder, place):
    archive = Archive(folder)
    for ask in (archive.read, lambda place: archive.rename(place, "x"), lambda place: archive.delete([place])):
        with pytest.raises(SaveError):
            ask(place)


def test_who_listens_hears_of_every_change(folder):
    archive = Archive(folder)
    heard = []
    stop = archive.listen(lambda: heard.append(len(archive.rows())))
    archive.rename("game-00001.canasta", "x")
    archive.restore(archive.delete(["game-00001.canasta"]))
    stop()
    archive.rename("game-00001.canasta", "y")
    assert heard == [4, 3, 4]
