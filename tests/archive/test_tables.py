"""Whom the rows of statistics are about."""

import sqlite3

import pytest

from canasta_desktop.archive import tables
from canasta_desktop.archive.statistics import Statistics
from canasta_desktop.archive.statistics_answer import PersonPlayed
from canasta_desktop.game import journal
from canasta_desktop.game.seats import SeatKind
from tests.archive.recorded import all_recorded

PROFILE = "0123456789abcdef"


@pytest.fixture(scope="module")
def match():
    """A match of one person."""
    return next(match for match in all_recorded(20) if len(match.setup.persons()) == 1)


def called(match, name, profile=""):
    """The same match with the person called so, as it comes back from its save."""
    setup = match.setup
    seats = [
        seat._replace(name=name, profile=profile) if seat.kind is SeatKind.PERSON else seat for seat in setup.seats
    ]
    match.setup = setup._replace(seats=tuple(seats))
    saved = journal.dumps(match)
    match.setup = setup
    return journal.loads(saved.encode())


def played(*matches):
    database = sqlite3.connect(":memory:")
    tables.create(database)
    for number, match in enumerate(matches):
        tables.put(database, str(number), tables.derive(match, str(number)))
    return Statistics(database).players()


def test_who_gave_no_name_is_one_person_in_whatever_language_they_played(match):
    nameless = [called(match, name) for name in ("Du", "You", "")]
    assert played(*nameless) == [PersonPlayed(tables.UNNAMED, tables.UNNAMED, 3)]
    assert played(*nameless, called(match, "", PROFILE)) == [PersonPlayed(PROFILE, tables.UNNAMED, 4)]


def test_the_word_for_a_person_without_a_name_is_not_saved(match):
    (person,) = match.setup.persons()
    names = [called(match, name).setup.seats[person].name for name in ("Du", "You", "Dua")]
    assert names == ["", "", "Dua"]
