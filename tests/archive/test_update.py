"""The index is made again from the saves whatever becomes of it, and goes on where it was stopped."""

import io
import json
import os
import shutil
import sqlite3
import time
from datetime import datetime, timedelta

import pytest

from canasta_desktop.archive import process, recovery
from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.deleted import FOLDER as DELETED
from canasta_desktop.archive.deleted import STAMP
from canasta_desktop.archive.derivations import Derivation
from canasta_desktop.archive.index import FILE, Index
from canasta_desktop.archive.places import SaveFolder
from canasta_desktop.archive.records import DamagedRow
from canasta_desktop.archive.reports import UpdateReport, UpdateStage, read_report
from canasta_desktop.archive.update import updating
from canasta_desktop.game import journal
from canasta_desktop.game.game_files import KeptGames
from canasta_desktop.game.messages import Code
from canasta_desktop.game.particulars import Particulars, time_text
from tests.game.matches import match, stroll

START = datetime(2026, 11, 23, 20)


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """A data folder with a dozen kept games, made once."""
    folder = tmp_path_factory.mktemp("games")
    kept = KeptGames(folder)
    for number in range(12):
        game = stroll(match(2, seed=number), 20 + 40 * number)
        game.particulars = Particulars(f"{number:032x}", played=time_text(START + timedelta(hours=number)))
        kept.keep(game)
    return folder


@pytest.fixture
def folder(games, tmp_path):
    shutil.copytree(games, tmp_path / "data")
    return tmp_path / "data"


def served(folder, derivations=()):
    """What the process says."""
    out = io.StringIO()
    assert process.serve(folder, out, derivations)
    return [read_report(line.encode()) for line in out.getvalue().splitlines()]


def listed(folder, **arguments):
    """The list as it stands in the index alone, without a look at the folder."""
    index = Index(folder / FILE)
    found = [place for (place,) in index.database.execute("SELECT place FROM save ORDER BY place")]
    index.close()
    return found


def damage_bytes(file):
    file.write_bytes(b"SQLite format 3\0" + os.urandom(4000))


def damage_middle(file):
    data = bytearray(file.read_bytes())
    data[2000:] = b"\xff" * (len(data) - 2000)
    file.write_bytes(bytes(data))


def other_tables(file):
    file.unlink()
    database = sqlite3.connect(file)
    database.execute("PRAGMA user_version = 1")
    database.execute("CREATE TABLE save (x)")
    database.commit()
    database.close()


def nonsense(file):
    database = sqlite3.connect(file)
    database.execute("UPDATE save SET kind = 'x', totals = 'y'")
    database.commit()
    database.close()


DAMAGES = {"bytes": damage_bytes, "middle": damage_middle, "other tables": other_tables, "nonsense": nonsense}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_index_is_set_aside_and_made_again(folder, damage):
    told = []
    archive = Archive(folder, lambda: START, told.append)
    rows = archive.rows()
    archive.close()
    damage(folder / FILE)
    assert Archive(folder, lambda: START, told.append).rows() == rows
    assert [(message.code, message.value("name")) for message in told] == [
        (Code.HISTORY_DAMAGED_SET_ASIDE, f"{FILE}.damaged-20261123-200000")
    ]
    assert (folder / f"{FILE}.damaged-20261123-200000").exists()


@pytest.mark.parametrize("damage", [damage_bytes, other_tables])
def test_the_process_sets_it_aside_too_and_says_so(folder, damage):
    served(folder)
    damage(folder / FILE)
    reports = served(folder)
    assert reports[0].stage is UpdateStage.ASIDE
    assert (folder / reports[0].name).exists()
    assert len(listed(folder)) == 12


def test_a_deleted_index_and_one_of_a_later_program_are_made_again(folder):
    archive = Archive(folder)
    rows = archive.rows()
    archive.close()
    (folder / FILE).unlink()
    assert Archive(folder).rows() == rows
    database = sqlite3.connect(folder / FILE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    told = []
    assert Archive(folder, on_message=told.append).rows() == rows
    assert not told


def test_where_the_disk_refuses_there_is_a_list_all_the_same(folder, monkeypatch):
    rows = Archive(folder).rows()
    (folder / FILE).unlink()
    (folder / FILE).mkdir()  # nothing can be opened or set aside there
    told = []
    assert Archive(folder, on_message=told.append).rows() == rows
    assert not told


def test_a_full_disk_leaves_list_and_index_as_they_are(folder):
    """The database may not grow by a page, as if there were no room."""
    archive = Archive(folder)
    rows = archive.rows()
    pages = archive._index.database.execute("PRAGMA page_count").fetchone()[0]
    archive._index.database.execute(f"PRAGMA max_page_count = {pages}")
    kept = KeptGames(folder)
    for number in range(60):
        game = stroll(match(seed=number), 3)
        game.particulars = Particulars(f"{number + 50:032x}", played=time_text(START - timedelta(1)), name="x" * 300)
        kept.keep(game)
    assert len(archive.rows()) == len(rows) + 60
    archive.close()
    assert Archive(folder).rows()[:12] == rows


def test_while_another_program_writes_the_list_is_as_it_was(folder):
    archive = Archive(folder)
    rows = archive.rows()
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    kept = KeptGames(folder)
    kept.keep(stroll(match(seed=90), 30))
    assert archive.rows() == rows
    other.execute("ROLLBACK")
    other.close()
    assert len(archive.rows()) == len(rows) + 1


def test_while_another_program_makes_the_index_there_is_a_list_all_the_same(folder):
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    archive = Archive(folder)
    assert len(archive.rows()) == 12
    other.execute("ROLLBACK")
    other.close()
    assert len(archive.rows()) == 12
    assert len(listed(folder)) == 12


def test_the_process_reads_everything_and_says_how_far_it_is(folder):
    assert served(folder)[-2:] == [UpdateReport(UpdateStage.LIST, 12, 12), UpdateReport(UpdateStage.DONE)]
    assert len(listed(folder)) == 12
    assert served(folder) == [UpdateReport(UpdateStage.DONE)]


def test_who_is_stopped_goes_on_from_there(folder, monkeypatch):
    monkeypatch.setattr("canasta_desktop.archive.update.BATCH_SECONDS", 0.0)
    index = Index(folder / FILE)
    steps = updating(index, SaveFolder(folder))
    assert [next(steps) for _ in range(5)] == [(number, 12) for number in range(1, 6)]
    index.close()
    assert len(listed(folder)) == 5
    assert served(folder)[-2:] == [UpdateReport(UpdateStage.LIST, 7, 7), UpdateReport(UpdateStage.DONE)]


class Deaf(io.StringIO):
    """A pipe whose other end is closed after some lines."""

    def write(self, text):
        if self.tell() > 100:
            raise BrokenPipeError
        return super().write(text)


def test_the_process_ends_where_nobody_listens(folder, monkeypatch, caplog):
    monkeypatch.setattr("canasta_desktop.archive.update.BATCH_SECONDS", 0.0)
    monkeypatch.setattr(process, "PAUSE", 0.0)
    assert not process.serve(folder, Deaf(), ())
    assert 0 < len(listed(folder)) < 12
    assert not caplog.records


def test_what_programs_left_and_what_was_deleted_long_ago_is_swept(folder):
    old, fresh = (folder / "games" / f"game-00099.canasta.{pid}.new" for pid in (1, 2))
    for path in (old, fresh):
        path.write_bytes(b"x")
    os.utime(old, (time.time() - 7200,) * 2)
    (folder / DELETED).mkdir()
    names = [f"{datetime.now() - timedelta(days):{STAMP}}-x.canasta" for days in (29, 31)] + ["mine.txt"]
    for name in names:
        (folder / DELETED / name).write_bytes(b"x")
    served(folder)
    assert (old.exists(), fresh.exists()) == (False, True)
    assert {path.name for path in (folder / DELETED).iterdir()} == {names[0], names[2]}


# --- what is worked out of matches


def counting(version, seen):
    """A derivation that counts deals, and what it is asked."""

    def derive(game, place):
        seen.append(place)
        return len(game.history)

    return Derivation(
        "counting",
        version,
        create=lambda database: database.execute("CREATE TABLE counted (place TEXT PRIMARY KEY, deals INTEGER)"),
        drop=lambda database: database.execute("DROP TABLE IF EXISTS counted"),
        derive=derive,
        put=lambda database, place, deals: database.execute("REPLACE INTO counted VALUES (?, ?)", (place, deals)),
        delete=lambda database, place: database.execute("DELETE FROM counted WHERE place = ?", (place,)),
    )


def counted(folder):
    index = Index(folder / FILE)
    found = dict(index.database.execute("SELECT place, deals FROM counted"))
    index.close()
    return found


def test_what_is_worked_out_follows_the_saves(folder):
    seen = []
    served(folder, [counting(1, seen)])
    archive = Archive(folder)
    assert counted(folder) == {row.place: row.deals for row in archive.rows()}
    assert len(seen) == 12
    served(folder, [counting(1, seen)])
    assert len(seen) == 12
    archive.rename("game-00003.canasta", "x")
    deleted = archive.delete(["game-00001.canasta"])
    served(folder, [counting(1, seen)])
    assert seen[12:] == ["game-00003.canasta"]
    assert "game-00001.canasta" not in counted(folder)
    archive.restore(deleted)
    served(folder, [counting(2, seen)])
    assert len(seen) == 13 + 12
    assert counted(folder) == {row.place: row.deals for row in archive.rows()}


def test_a_save_that_only_its_first_line_speaks_well_of_is_damaged_after_all(folder):
    path = folder / "games" / "game-00012.canasta"
    head, _, rest = path.read_bytes().partition(b"\n")
    record = json.loads(head)
    record["deal"]["seed"] = journal.seed_text(5)
    path.write_bytes(json.dumps(record).encode() + b"\n" + rest)
    seen = []
    served(folder, [counting(1, seen)])
    assert len(seen) == 11
    assert {row.place for row in Archive(folder).rows() if isinstance(row, DamagedRow)} == {path.name}
    assert "game-00012.canasta" not in counted(folder)


def test_a_match_that_goes_away_while_it_is_to_be_worked_out_is_not_damaged(folder):
    seen = []
    gone = folder / "games" / "game-00011.canasta"

    def derive(game, place):
        gone.unlink(missing_ok=True)
        return counting(1, seen).derive(game, place)

    served(folder, [counting(1, seen)._replace(derive=derive)])
    assert len(seen) == 11
    served(folder, [counting(1, seen)])
    assert len(counted(folder)) == len(listed(folder)) == 11
    assert not [row for row in Archive(folder).rows() if isinstance(row, DamagedRow)]


def test_errors_of_the_disk_are_told_from_damage():
    for code, is_damage in (
        (sqlite3.SQLITE_FULL, False),
        (sqlite3.SQLITE_CORRUPT, True),
        (sqlite3.SQLITE_NOTADB, True),
    ):
        error = sqlite3.OperationalError("x")
        error.sqlite_errorcode = code | 0x300
        assert recovery.is_damage(error) is is_damage
