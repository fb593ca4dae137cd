"""The deal of the day over the table: which days have been played, and the match of today."""

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from canasta_desktop.archive.index import Wanted
from canasta_desktop.archive.records import MatchRow
from canasta_desktop.game.daily import PLAYERS, DailyResult, daily_match, result_of, streak
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.dialogs.daily import Attempt, DailySummary
from canasta_desktop.ui.new_game.game_choice import seats_for
from canasta_desktop.ui.session.coded_deals import seats_as_last
from canasta_desktop.ui.wording.seating import SeatingWords

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


class DailyControl:
    """The first attempts of all days, as the list of matches has them when it is made; `today` is the date of now."""

    def __init__(self, session: "Session", today: date) -> None:
        self._session, self._today = session, today
        self._archive = session.archive_control.archive
        self.attempts = {row.particulars.day: row for row in reversed(_attempts(session))}

    def summary(self) -> DailySummary:
        """How it stands with the deal of today, and how many days have been played one after the other."""
        row = self.attempts.get(self._today.isoformat())
        days = [date.fromisoformat(day) for day, one in self.attempts.items() if one.is_over]
        if row is None:
            return DailySummary(self._today, Attempt.NEW, streak(days, self._today))
        if not row.is_over:
            return DailySummary(self._today, Attempt.BEGUN, streak(days, self._today))
        return DailySummary(self._today, Attempt.OVER, streak(days, self._today), self._result(row))

    def _result(self, row: MatchRow) -> DailyResult | None:
        """What today has brought; None where the save cannot be read any more, or no person sat there."""
        try:
            match = self._session.match if self._is_on_table(row) else self._archive.read(row.place)
        except SaveError:
            return None
        return result_of(match, row.own) if row.own != NOBODY and match.is_over else None

    def play(self) -> None:
        """Begin the deal of today, go on with it, or play it once more as practice."""
        row = self.attempts.get(self._today.isoformat())
        if row is None or row.is_over:
            played = [] if row is None else [self._today]
            self._session.files.keep_and(partial(self._begin, daily_match(self._today, self._seats(), played)))
        elif not self._is_on_table(row):
            self._session.files.open(str(self._archive.path(row.place)))

    def _is_on_table(self, row: MatchRow) -> bool:
        return row.place == self._session.store.place

    def _begin(self, match: Match) -> None:
        self._session.take_up(match)
        self._session.sounds.shuffle()

    def _seats(self) -> tuple[SeatSetup, ...]:
        """The person, and computer players of the usual level: the same for everybody."""
        last = seats_as_last(self._session, PLAYERS)
        person = next((seat for seat in last if seat.kind is SeatKind.PERSON), SeatSetup("", SeatKind.PERSON))
        seats = seats_for(PLAYERS, (person,))
        names = SeatingWords().named(seats)
        return tuple([seat._replace(name=name) for seat, name in zip(seats, names, strict=True)])


def _attempts(session: "Session") -> list[MatchRow]:
    """The first attempts at deals of the day, those played last first."""
    rows = session.archive_control.archive.rows(Wanted(kind=Kind.DAILY))
    return [row for row in rows if isinstance(row, MatchRow) and row.particulars.day]
