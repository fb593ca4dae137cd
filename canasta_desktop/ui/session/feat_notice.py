"""Feats earned for the first time in the deal just scored: named on the score sheet, in the line below its title.

The sheet appears first. The match is then played again to find the feats, which takes some milliseconds a deal.
"""

import sqlite3
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from canasta_desktop.archive import tables
from canasta_desktop.archive.facts import MatchFacts, facts_of
from canasta_desktop.archive.feats import FoundFeat, feats_of
from canasta_desktop.archive.statistics import Statistics
from canasta_desktop.archive.statistics_answer import EarnedFeat
from canasta_desktop.game.particulars import Kind
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.statistics.pinned_medals import PinnedMedals
from canasta_desktop.ui.wording.feats import FeatWords

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


class FeatNotice(QObject):
    """Adds the feats to one score sheet after it has appeared, and announces them."""

    def __init__(self, session: "Session", sheet: ScoreSheetDialog) -> None:
        super().__init__(sheet)
        self._session, self._sheet = session, sheet
        QTimer.singleShot(0, self, self._show_feats)

    def _show_feats(self) -> None:
        match = self._session.match
        if not match.is_scored or match.particulars.kind is Kind.PRACTICE:
            return
        facts, words = facts_of(match), FeatWords()
        persons = match.setup.persons()
        earned = {seat: [found.key for found in self._new_feats(facts, seat)] for seat in persons}
        told = [
            words.new_feats([words.name(key) for key in keys], match.setup.seats[seat].name if len(persons) > 1 else "")
            for seat, keys in earned.items()
            if keys
        ]
        if told:
            paper = self._sheet.paper
            paper.show_note(" · ".join([paper.subtitle, *told]))
            medals = PinnedMedals(paper, self._sheet)
            medals.show_medals([key for keys in earned.values() for key in keys], ". ".join(told))
            medals.stackUnder(self._sheet.victory)
            self._session.window.announcer.announce(f"{'. '.join(told)}.")

    def _new_feats(self, facts: MatchFacts, seat: int) -> list[FoundFeat]:
        """What this seat has just earned and never before; nothing while it is not known what was earned before."""
        person = tables.person_of(facts.setup.seats[seat])

        def question(database: sqlite3.Connection) -> dict[str, EarnedFeat] | None:
            return Statistics(database).match_feats(person) if tables.are_there(database) else None

        before = self._session.archive_control.archive.read_tables(question)
        if before is None:
            return []
        now = [found for found in feats_of(facts, seat) if found.deal in (0, facts.deals[-1].number)]
        return [found for found in now if found.key not in before or before[found.key].match == facts.particulars.id]
