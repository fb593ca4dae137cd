"""Statistics at the window: opened by keys, filled by the archive's process, written as a table."""

import csv
from io import StringIO

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_desktop.archive.facts import facts_of
from canasta_desktop.archive.feats import feats_of
from canasta_desktop.archive.process import serve
from canasta_desktop.archive.reports import UpdateReport, UpdateStage
from canasta_desktop.game import journal
from canasta_desktop.game.game_files import write_game
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.session import statistics_control
from canasta_desktop.ui.session.archive_process import ArchiveProcess
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.statistics.pinned_medals import PinnedMedals
from canasta_desktop.ui.window.main_window import SCORE
from tests.archive.recorded import recorded

MATCHES = 9


@pytest.fixture
def session(qtbot, tmp_path, monkeypatch):
    """A folder with some kept matches; the process is started by nobody but the tests themselves."""
    monkeypatch.setattr(ArchiveProcess, "start", lambda process: None)
    games = tmp_path / "data" / "games"
    games.mkdir(parents=True)
    for number in range(MATCHES):
        match = recorded(number)
        if number == 0:  # a file of somebody else's
            seats = [seat._replace(name="=1+1") if seat.name == "Klara" else seat for seat in match.setup.seats]
            match.setup = match.setup._replace(seats=tuple(seats))
        write_game(games / f"game-{number + 1:05}.canasta", match)
    begun = Session(tmp_path / "data", seed=5)
    begun.window.show()
    yield begun
    begun.close()
    begun.window.close()


def opened(session):
    QTest.keyClick(session.window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    return session.window.dialog_manager.dialog(commands.STATISTICS)


def count(session):
    """What the archive's process does."""
    assert serve(session.folder, StringIO())
    session.archive_control.process.ended.emit(True)


def test_the_pages_fill_as_matches_are_counted(session):
    dialog = opened(session)
    assert dialog.empty.text().startswith("Nothing has been counted yet")
    session.archive_control.process.reported.emit(UpdateReport(UpdateStage.FIGURES, 3, MATCHES))
    assert dialog.note.text() == f"Counting: 3 of {MATCHES} matches"
    dialog.stop_button.click()
    session.archive_control.process.ended.emit(False)
    assert dialog.note.text() == "The rest is counted another time."
    count(session)
    assert dialog.note.text() == ""
    assert dialog.tabs.isVisible()
    assert {one.name for one in dialog.choices.persons} == {"Klara", "Theo", "=1+1"}
    QTest.keyClick(dialog.person, Qt.Key.Key_Down)
    assert dialog.answer.which.person == dialog.choices.persons[1].person


def test_who_sits_at_the_table_is_shown_first(session):
    setup = session.match.setup
    own = setup.persons()[0]
    seats = [seat._replace(name="Theo") if at == own else seat for at, seat in enumerate(setup.seats)]
    session.match.setup = setup._replace(seats=tuple(seats))
    assert serve(session.folder, StringIO())
    assert opened(session).answer.which.person == "theo"


def test_the_deals_shown_are_written_as_a_table_without_formulas(session, tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(statistics_control, "AT_ONCE", 2)
    assert serve(session.folder, StringIO())
    dialog = opened(session)
    control = dialog.findChild(statistics_control.StatisticsControl)
    stranger = next(one for one in dialog.choices.persons if one.name == "=1+1")
    for person in (stranger.person, dialog.choices.persons[0].person):
        dialog.wanted.emit(dialog.answer.which._replace(person=person))
        dialog.export_button.click()
        file = tmp_path / f"{len(person)}.csv"
        control.asking.fileSelected.emit(str(file))
        qtbot.waitUntil(lambda name=file.name: dialog.note.text() == f"Saved: {name}")
        with file.open(encoding="utf-8-sig", newline="") as lines:
            rows = list(csv.DictReader(lines))
        figures = dialog.answer.figures
        assert (len(rows), sum([int(row["points"]) for row in rows])) == (figures.deals, figures.points)
        assert {row["name"] for row in rows} == {"'=1+1" if person == stranger.person else "Klara"}
    control.asking.close()


def test_a_table_that_cannot_be_written_is_told(session, tmp_path):
    assert serve(session.folder, StringIO())
    dialog = opened(session)
    dialog.findChild(statistics_control.StatisticsControl).export(str(tmp_path / "nowhere" / "x.csv"))
    assert dialog.note.text() == "The table could not be saved: The folder does not exist."


@pytest.mark.parametrize("is_practice", [False, True])
def test_a_feat_is_told_on_the_score_sheet_when_it_is_earned_first(session, qapp, is_practice, monkeypatch):
    """A match is played to a feat of its first deal; earned in another match before, it is nothing new."""
    match = next(one for one in map(recorded, range(60)) if "first-round" in feats_of_first_deal(one))
    kind = Kind.PRACTICE if is_practice else Kind.MATCH
    match.particulars = match.particulars._replace(id="ab" * 16, kind=kind)
    session.take_up(match)
    assert note_of(session, qapp) == ""  # nothing is known yet of what was earned before
    for place in (session.folder / "games").glob("*.canasta"):
        place.unlink()
    assert serve(session.folder, StringIO())
    heard: list[str] = []
    monkeypatch.setattr(session.window.announcer, "announce", heard.append)
    told = note_of(session, qapp)
    assert any("Early bird" in sentence for sentence in heard) != is_practice
    assert ("Early bird" in told) != is_practice
    sheet = session.window.dialog_manager.dialog(SCORE)
    medals = sheet.findChild(PinnedMedals)
    if not is_practice:
        assert "first-round" in medals.keys
        assert medals.isVisible()
        sheet.lower()
        assert not medals.isVisible()
        sheet.raise_paper()
        assert medals.isVisible()
    write_game(session.folder / "games" / "game-00001.canasta", earlier(match))
    assert serve(session.folder, StringIO())
    assert "Early bird" not in note_of(session, qapp)


def feats_of_first_deal(match):
    seat = match.setup.persons()[0]
    return {found.key for found in feats_of(facts_of(match), seat) if found.deal == 1 == len(match.history)}


def earlier(match):
    """The same, as another match that was played long ago."""
    other = journal.loads(journal.dumps(match).encode())
    then = "2020-01-01T20:00:00+01:00"
    other.particulars = Particulars("cd" * 16, begun=then, played=then)
    return other


def note_of(session, qapp):
    """What the sheet says when it is opened here; the presenter, for whom it is due as well, opens no other."""
    session.presenter.stop()
    session.window.open(SCORE)
    qapp.processEvents()
    return session.window.dialog_manager.dialog(SCORE).paper.note
