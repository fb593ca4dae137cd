"""A match of the list as it is shown: a row of the archive in words, with portraits and figures.

Made for the rows that are in sight alone: rule sets are built for it, and ten thousand of them would take seconds.
"""

from collections.abc import Sequence
from datetime import date
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.archive.records import DamagedRow, MatchRow
from canasta_desktop.game.particulars import Kind
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.history.viewer import Viewer
from canasta_desktop.ui.wording.history import HistoryWords, date_of, in_sentences
from canasta_desktop.ui.wording.wording import Wording, isolated, number

Row = MatchRow | DamagedRow
FEW: Final = 3
"""So many scores stand side by side; of more the own one does, and its place among them."""


class MatchState(Enum):
    """How a match stands for the person at the screen."""

    RUNNING = "running"
    WON = "won"
    LOST = "lost"
    OVER = "over"
    """Somebody has won it: several persons play, or none."""
    DAMAGED = "damaged"


class Party(NamedTuple):
    """Who owns a score: the keys of `faces`, the `name` of the side, and its points."""

    faces: tuple[str, ...]
    name: str
    points: int


class MatchEntry(NamedTuple):
    """A row in words. `day` and what follows are empty where nobody knows when it was.

    `parties` are the owners of scores, the own one first; `progress` is how far the best of them is, 0 to 1; `note`
    says more of the state; `mark` what is special about the match. `spoken` is all of it for a screen reader; `tip` is
    told where the mouse rests.
    """

    day: str
    weekday: str
    time: str
    parties: tuple[Party, ...]
    title: str
    line: str
    state: MatchState
    state_text: str
    note: str = ""
    mark: str = ""
    progress: float = 0.0
    spoken: str = ""
    tip: str = ""

    @property
    def is_damaged(self) -> bool:
        """Whether the file holds no match that can be read."""
        return self.state is MatchState.DAMAGED


class EntryWriter:
    """Words rows for `viewer`, whose date is `today`."""

    def __init__(self, words: Wording, viewer: Viewer, today: date) -> None:
        self._all, self._words = words, words.history
        self._viewer, self._today = viewer, today

    def entry(self, row: Row, current: str) -> MatchEntry:
        """The row in words; `current` is the place of the match on the table."""
        if isinstance(row, DamagedRow):
            return self._damaged(row)
        return _MatchWords(row, self._all, self._viewer).entry(self._today, is_current=row.place == current)

    def month(self, row: Row) -> str:
        """The heading below which it stands."""
        return self._words.month(moment_of_row(row))

    def _damaged(self, row: DamagedRow) -> MatchEntry:
        fault = self._all.messages.fault(row.fault.value)
        line = self._words.damaged_line(row.place)
        return MatchEntry(
            *_when(self._words, row.changed, self._today),
            parties=(),
            title=fault,
            line=line,
            state=MatchState.DAMAGED,
            state_text=self._words.damaged(),
            spoken=in_sentences([self._words.day(row.changed), fault, line]),
        )


class _MatchWords:
    """One match in words."""

    def __init__(self, row: MatchRow, words: Wording, viewer: Viewer) -> None:
        self._row, self._all, self._words, self._viewer = row, words, words.history, viewer
        self._rules: RuleSet = row.setup.rules()
        self._names = viewer.names(row.setup, words)
        faces = viewer.faces(row.setup, self._names)
        seats = around(self._rules, next(iter(row.setup.persons()), 0))
        seating = self._rules.seating
        accounts = dict.fromkeys([seating.account(seat) for seat in seats])
        self._seats = [[seat for seat in seats if seating.account(seat) == account] for account in accounts]
        self._accounts = list(accounts)
        self._parties = tuple(
            [
                Party(tuple([faces[seat] for seat in own]), self._side(own), row.totals[account])
                for own, account in zip(self._seats, accounts, strict=True)
            ]
        )

    def _side(self, seats: Sequence[int]) -> str:
        return self._all.names.side([self._names[seat] for seat in seats])

    def entry(self, today: date, *, is_current: bool) -> MatchEntry:
        row, particulars = self._row, self._row.particulars
        company = self._viewer.company(
            row.setup,
            [self._names[seat] for seat in self._seats[0]],
            [party.name for party in self._parties],
            self._words,
        )
        house_rules = self._house_rules()
        game = self._words.game(row.setup.system, row.setup.players, house_rules)
        state, state_text = self._state()
        note = self._words.on_table() if is_current else ""
        if not note and len(self._parties) > FEW:
            note = self._words.place(self._rank(), len(self._parties))
        mark = {Kind.PRACTICE: self._words.practice(), Kind.DAILY: self._words.daily()}.get(particulars.kind, "")
        line = f"{company} · {game}" if particulars.name else game
        begun_and_played = self._words.begun_and_played(particulars.begun, particulars.played)
        tip = [particulars.name, company, *begun_and_played, *house_rules]
        name = isolated(particulars.name) if particulars.name else ""
        parts = [name, company, self._words.day(particulars.played), game, mark, state_text]
        spoken = in_sentences([*parts, self._spoken_score(), self._words.on_table() if is_current else ""])
        return MatchEntry(
            *_when(self._words, particulars.played, today),
            parties=self._parties,
            title=particulars.name or company,
            line=line,
            state=state,
            state_text=state_text,
            note=note,
            mark=mark,
            progress=self._progress(),
            spoken=self._all.spoken.cards.in_words(spoken),
            tip="\n".join(filter(None, tip)),
        )

    def _house_rules(self) -> list[str]:
        """The house rules with their values, in words."""
        if not self._row.setup.options:
            return []
        phrase = self._all.options.phrases(self._rules)
        return [words for name, value in self._row.setup.options if (words := phrase(name, value))]

    def _state(self) -> tuple[MatchState, str]:
        row = self._row
        if not row.is_over:
            return MatchState.RUNNING, self._words.deal(row.deals + 1)
        if self._viewer.own_seat(row.setup) != NOBODY:
            is_won = row.winner == row.own
            return (MatchState.WON, self._words.won()) if is_won else (MatchState.LOST, self._words.lost())
        winner = self._parties[self._accounts.index(row.winner)].name
        return MatchState.OVER, self._words.won_by(winner)

    def _rank(self) -> int:
        """The own place by points, from 1."""
        return 1 + sum([party.points > self._parties[0].points for party in self._parties])

    def _spoken_score(self) -> str:
        points = [party.points for party in self._parties]
        if len(points) <= FEW:
            return self._words.score(points)
        return self._words.among(points[0], self._rank(), len(points))

    def _progress(self) -> float:
        scoring = self._rules.scoring
        if scoring.deals:
            return min(1.0, self._row.deals / scoring.deals)
        return min(1.0, max(0, *self._row.totals) / scoring.target) if scoring.target else 0.0


def moment_of_row(row: Row) -> str:
    """When a match was played last, or a file that cannot be read was written."""
    return row.changed if isinstance(row, DamagedRow) else row.particulars.played


def around(rules: RuleSet, bottom: int) -> list[int]:
    """The seats in the order of play, this one first."""
    players = rules.seating.players
    return [(bottom + step) % players for step in range(players)]


def figures(entry: MatchEntry) -> list[tuple[str, int]]:
    """The scores that stand side by side, each with the number of its side's colour."""
    shown = entry.parties if len(entry.parties) <= FEW else entry.parties[:1]
    return [(number(party.points), place) for place, party in enumerate(shown)]


def _when(words: HistoryWords, moment: str, today: date) -> tuple[str, str, str]:
    """Day of the month, weekday and time."""
    day = date_of(moment)
    if day is None:
        return "", "", ""
    return number(day.day), words.weekday(moment, today), words.time(moment)
