"""The list of all matches beside the session: what is played, opened and begun at the window stands in it."""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.index import FILE
from canasta_desktop.archive.reports import UpdateReport, UpdateStage
from canasta_desktop.game.game_files import write_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code
from canasta_desktop.game.particulars import Kind
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.session.archive_process import ArchiveProcess
from tests.game.matches import match, stroll, to_the_end_of_the_deal
from tests.ui.together import Together, setup_of

UNREAD = "The list of your matches could not be read."


@pytest.fixture
def table(qtbot, tmp_path):
    """A window with one person's match, on which something has been done; no computer player moves."""
    game = stroll(Match.start(setup_of("pccc"), 12), 20)
    while game.to_act() != 0:
        stroll(game, 1)
    begun = Together(qtbot, tmp_path / "data", game)
    yield begun
    begun.close()


def listed(table: Together) -> list[tuple[str, str]]:
    """Places and identities."""
    return [(row.place, row.particulars.id) for row in table.session.archive_control.archive.rows()]


def nearly_scored() -> Match:
    """A match whose first deal ends with the next steps."""
    steps = len(to_the_end_of_the_deal(match(2)).running_deal().actions)
    return stroll(match(2), steps - 2)


def note(table: Together) -> str:
    return "\n".join(table.presenter.display.note.lines)


def notices(table: Together) -> str:
    """What is said until it is dismissed."""
    return "\n".join([line for notice in table.presenter.display.notices for line in notice.lines])


def test_what_begins_makes_room_and_is_scored_is_noted(table):
    control = table.session.archive_control
    heard = []
    control.archive.listen(lambda: heard.append(1))
    table.session.take_up(nearly_scored())
    heard.clear()
    first = table.match.particulars.id
    to_the_end_of_the_deal(table.match)
    assert heard == [1]
    assert control.archive.rows()[0].deals == 1
    table.session.rematch()
    assert len(heard) == 3
    assert listed(table)[:2] == [("current.json", table.match.particulars.id), ("game-00001.canasta", first)]
    stroll(table.match, 5)
    table.window.commands[commands.BACK].trigger()
    assert dict(listed(table))["current.json"] == first == table.match.particulars.id
    assert len(listed(table)) == 2


def test_a_copy_of_a_match_that_went_on_is_opened_as_practice(table, tmp_path):
    first = table.match.particulars.id
    write_game(tmp_path / "Sunday.canasta", table.match)
    stroll(table.match, 3)
    table.session.files.open(str(tmp_path / "Sunday.canasta"))
    told = table.match.particulars
    assert (told.kind, told.branch.match) == (Kind.PRACTICE, first)
    assert told.id not in ("", first)
    assert note(table).endswith("This is practice.")
    assert {identity for _, identity in listed(table)} == {first, told.id}


def test_a_copy_of_a_match_as_it_is_goes_on_with_it(table, tmp_path):
    first = table.match.particulars
    write_game(tmp_path / "Sunday.canasta", table.match)
    table.session.files.open(str(tmp_path / "Sunday.canasta"))
    assert (table.match.particulars.id, table.match.particulars.kind) == (first.id, Kind.MATCH)
    assert [identity for _, identity in listed(table)] == [first.id]


@pytest.mark.painted
def test_after_the_first_picture_everything_is_found_out_by_a_process(table, qtbot, tmp_path):
    folder = table.session.folder
    process = table.session.archive_control.process
    write_game(folder / "before-1.canasta", stroll(match(2), 30))
    (folder / FILE).write_bytes(b"no database at all, but some bytes of it")
    heard = []
    table.session.archive_control.archive.listen(lambda: heard.append(1))
    with qtbot.waitSignal(process.ended, timeout=60_000) as ended:
        process.start()
    assert (ended.args, heard) == ([True], [1])
    qtbot.waitUntil(lambda: UNREAD in notices(table))
    assert list(folder.glob(f"{FILE}.damaged-*"))
    assert len(listed(table)) == 2


SCRIPT = """
import sys, time
for number in range(1, 4):
    print('{"stage": "list", "done": %d, "total": 3, "name": ""}' % number, flush=True)
time.sleep(float(sys.argv[1]))
print('{"stage": "done", "done": 0, "total": 0, "name": ""}' if len(sys.argv) < 5 else "?")
"""


def fake(qtbot, tmp_path: Path, *arguments: str) -> ArchiveProcess:
    """A process that says this."""
    (tmp_path / "fake.py").write_text(SCRIPT)
    return ArchiveProcess(tmp_path, None, [sys.executable, str(tmp_path / "fake.py"), *arguments])


def test_how_far_it_is_is_told_and_it_can_be_ended_at_any_time(qtbot, tmp_path):
    process = fake(qtbot, tmp_path, "60")
    heard: list[UpdateReport] = []
    process.reported.connect(heard.append)
    process.start()
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard[-1] == UpdateReport(UpdateStage.LIST, 3, 3)
    with qtbot.waitSignal(process.ended) as ended:
        process.cancel()
    assert (ended.args, process.is_running) == ([False], False)


def test_who_wants_it_while_it_runs_gets_another_one(qtbot, tmp_path):
    process = fake(qtbot, tmp_path, "0")
    ends = []
    process.ended.connect(ends.append)
    process.start()
    process.start()
    process.start()
    qtbot.waitUntil(lambda: ends == [True, True])
    assert not process.is_running


@pytest.mark.parametrize("arguments", [("0", "nonsense"), None])
def test_one_that_talks_nonsense_or_cannot_be_started_is_over(qtbot, tmp_path, arguments):
    process = fake(qtbot, tmp_path, *arguments) if arguments else ArchiveProcess(tmp_path, None, ["/no/such/program"])
    with qtbot.waitSignal(process.ended) as ended:
        process.start()
    assert (ended.args, process.is_running) == ([False], False)


def test_a_damaged_list_is_told_at_the_window(table):
    archive = table.session.archive_control.archive
    archive.rows()
    archive.close()
    (table.session.folder / FILE).write_bytes(b"SQLite format 3\0" + b"x" * 4000)
    assert len(archive.rows()) == 1
    QApplication.processEvents()
    assert UNREAD in notices(table)


def test_a_window_that_lost_its_place_to_another_goes_on_as_a_match_of_its_own(table, qapp):
    """Both windows play the same match on: neither is hidden behind the other in the list."""
    folder = table.session.folder
    first = table.match.particulars.id
    (folder / "current.json").write_bytes(
        (folder / "current.json").read_bytes().replace(b'"version":2', b'"version": 2')
    )
    stroll(table.match, 2)
    assert table.session.store.place == "game-00001.canasta"
    assert table.match.particulars.id != first
    rows = Archive(folder).rows()
    assert {row.particulars.id for row in rows} == {first, table.match.particulars.id}
    assert Code.SAVE_CHANGED_BY_ANOTHER.is_lasting
