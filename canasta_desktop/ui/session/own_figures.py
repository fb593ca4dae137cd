"""The figures of the person at the table, as the archive has them by now."""

import sqlite3
from typing import TYPE_CHECKING

from canasta_desktop.archive import tables
from canasta_desktop.archive.statistics import Statistics
from canasta_desktop.archive.statistics_answer import Figures, WhichMatches

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


def own_person(session: "Session", statistics: Statistics) -> str:
    """The person whose figures come first: who sits at the table, else who has played most; empty for nobody."""
    setup = session.match.setup
    own = [tables.person_of(setup.seats[seat]) for seat in setup.persons()]
    played = [one.person for one in statistics.players()]
    return next((person for person in own if person in played), played[0] if played else "")


def own_figures(session: "Session") -> Figures | None:
    """What this person has played; None where no match of theirs is over, or nothing has been worked out yet."""

    def question(database: sqlite3.Connection) -> Figures | None:
        if not tables.are_there(database):
            return None
        statistics = Statistics(database)
        return statistics.figures(WhichMatches(own_person(session, statistics)))

    figures = session.archive_control.archive.read_tables(question)
    return figures if figures is not None and figures.matches else None
