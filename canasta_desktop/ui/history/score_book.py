"""A match deal by deal, as plain data: who dealt, what each deal brought, how it stands, and what was best.

Hardly anything is played again for it: points and totals stand in the match. Only the best deal is, once, for its
canasta.
"""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.particulars import Particulars
from canasta_desktop.game.replaying import past_deal
from canasta_desktop.game.seats import Setup
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.score_sheet.best_moment import BestLine, best_moment
from canasta_desktop.ui.score_sheet.scored import accounts_around, past_totals, scored


class BookLine(NamedTuple):
    """A scored deal: its number, the seat of the dealer, and by column its points and the match score after it."""

    number: int
    dealer: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class BookColumn(NamedTuple):
    """An owner of a score: `account`, its `seats`, and the `minimum` of its next initial meld, 0 for none."""

    account: int
    seats: tuple[int, ...]
    minimum: int


class ScoreBook(NamedTuple):
    """Columns begin with that of the person. `next_dealer` deals the running deal, or the next; NOBODY at the end.

    `winner` is a column or NOBODY; `target` of the match is 0 where the number of `deals` decides. `best` is the deal
    that brought most, as its place in `lines`, or NOBODY; `moment` the best of it, where its cards are known.
    """

    particulars: Particulars
    setup: Setup
    columns: tuple[BookColumn, ...]
    lines: tuple[BookLine, ...]
    next_dealer: int
    winner: int
    target: int
    deals: int
    best: int
    moment: BestLine | None

    @property
    def totals(self) -> tuple[int, ...]:
        """The match scores by column."""
        return self.lines[-1].totals if self.lines else tuple([0 for _ in self.columns])

    @property
    def courses(self) -> list[tuple[int, ...]]:
        """The match scores of each column from the start on."""
        starts = tuple([0 for _ in self.columns])
        return list(zip(*[starts, *[line.totals for line in self.lines]], strict=True))

    @property
    def best_points(self) -> tuple[int, int]:
        """The most that a deal has brought, and to which column."""
        points = self.lines[self.best].points
        return max(points), points.index(max(points))


def score_book(match: Match, bottom: int) -> ScoreBook:
    """The book of a match, running or over, as seen from the seat `bottom`."""
    accounts = accounts_around(match, bottom)
    totals = [past_totals(match, account) for account in accounts]
    lines = tuple(
        [
            BookLine(
                place + 1,
                past.dealer,
                tuple([past.points[account] for account in accounts]),
                tuple([course[place + 1] for course in totals]),
            )
            for place, past in enumerate(match.history)
        ]
    )
    best = _best_line(lines)
    return ScoreBook(
        particulars=match.particulars,
        setup=match.setup,
        columns=tuple([_column(match, account) for account in accounts]),
        lines=lines,
        next_dealer=_next_dealer(match),
        winner=accounts.index(match.winner) if match.is_over else NOBODY,
        target=0 if match.rules.scoring.deals else match.rules.scoring.target,
        deals=match.rules.scoring.deals,
        best=best,
        moment=None if best == NOBODY else moment_of(match, best, bottom),
    )


def moment_of(match: Match, index: int, bottom: int) -> BestLine | None:
    """The best moment of the scored deal at this place of the history; None where it cannot be played again."""
    if match.is_scored and index == len(match.history) - 1:
        return best_moment(scored(match, bottom))
    try:
        deal = past_deal(match, index)
    except SaveError:
        return None
    then = Match(match.setup, match.seed, match.history[: index + 1], deal)
    return best_moment(scored(then, bottom))


def _column(match: Match, account: int) -> BookColumn:
    rules = match.rules
    seats = tuple([seat for seat in range(rules.seating.players) if rules.seating.account(seat) == account])
    then = Table(rules, len(match.history) + 1, 0, match.totals)
    minimum = 0 if match.is_over else rules.initial_meld.minimum(then, seats[0])
    return BookColumn(account, seats, minimum)


def _next_dealer(match: Match) -> int:
    if match.is_over:
        return NOBODY
    dealer = match.view(None).table.dealer
    return match.rules.seating.next_dealer(dealer) if match.is_scored else dealer


def _best_line(lines: Sequence[BookLine]) -> int:
    """Where the deal stands that has brought most; NOBODY where none has brought anything."""
    best = max(range(len(lines)), key=lambda place: max(lines[place].points), default=NOBODY)
    return best if best != NOBODY and max(lines[best].points) > 0 else NOBODY
