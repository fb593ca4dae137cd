"""One match with real cards: who plays what, the deals as they were counted, and all that follows from these.

A pad never changes; what is entered or corrected makes another one. So every change can be taken back, and totals,
minimums, dealers and the end are always those of the deals as they stand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, NamedTuple

from canasta_desktop.game.particulars import Particulars
from canasta_desktop.game.seats import SeatSetup, Setup
from canasta_desktop.pad.scored_counts import Counting, PadDeal, counting_of, seats_of_account
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.table import NOBODY, Table

MOST_DEALS: Final = 200
"""Deals of a pad at most."""


class DealHead(NamedTuple):
    """What holds when a deal begins: its number from 1, who deals, which seats sit out, and the minimum by account."""

    number: int
    dealer: int
    resting: tuple[int, ...]
    minimums: tuple[int, ...]


class PadLine(NamedTuple):
    """A deal on the pad: what it brought by account, how, and the totals after it.

    `sheets` has None for an account that was written down as one figure. A deal that `counts` not was played after the
    match was over, as it may be once an old line is corrected; it changes no total.
    """

    head: DealHead
    deal: PadDeal
    points: tuple[int, ...]
    sheets: tuple[ScoreSheet | None, ...]
    totals: tuple[int, ...]
    counts: bool


@dataclass(frozen=True)
class ScorePad:
    """`particulars` has its identity, its name and its times; `first_dealer` is a seat; `deals` in order."""

    setup: Setup
    first_dealer: int = 0
    deals: tuple[PadDeal, ...] = ()
    particulars: Particulars = field(default_factory=Particulars)

    @property
    def counting(self) -> Counting:
        """What can be counted. Raises OptionError."""
        return counting_of(self.setup.system, self.setup.players, self.setup.options)

    @property
    def rules(self) -> RuleSet:
        """What is played. Raises OptionError."""
        return self.counting.rules

    @property
    def accounts(self) -> int:
        """How many match scores are kept."""
        return self.rules.seating.accounts()

    def names_of(self, account: int) -> list[str]:
        """The names of those whose match score this is."""
        return [self.setup.seats[seat].name for seat in seats_of_account(self.rules.seating, account)]

    @property
    def is_full(self) -> bool:
        """Whether there is room for no further deal."""
        return len(self.deals) >= MOST_DEALS

    # --- what follows from the deals ---------------------------------------------------------------

    @cached_property
    def lines(self) -> tuple[PadLine, ...]:
        """The deals with all that follows from them."""
        return tuple(self._lines())

    def _lines(self) -> Iterator[PadLine]:
        head, totals, counts = self._head(1, self.first_dealer, self._nothing), self._nothing, True
        for deal in self.deals:
            line = self._line(head, deal, totals, counts=counts)
            yield line
            totals = line.totals
            counts = counts and self._winner(totals, head.number, line.sheets) == NOBODY
            head = self._head(head.number + 1, self.rules.seating.next_dealer(head.dealer), totals)

    def _line(self, head: DealHead, deal: PadDeal, before: tuple[int, ...], *, counts: bool) -> PadLine:
        """The line of a deal, `before` being the totals when it began."""
        sheets = self.counting.sheets(deal, head.number, before)
        known = [
            None if column.figure is not None else sheet for column, sheet in zip(deal.columns, sheets, strict=True)
        ]
        points = [
            sheet.total if column.figure is None else column.figure
            for column, sheet in zip(deal.columns, sheets, strict=True)
        ]
        totals = tuple([total + more for total, more in zip(before, points, strict=True)]) if counts else before
        return PadLine(head, deal, tuple(points), tuple(known), totals, counts)

    @property
    def _nothing(self) -> tuple[int, ...]:
        return (0,) * self.accounts

    def _winner(self, totals: Sequence[int], deals: int, sheets: Sequence[ScoreSheet | None]) -> int:
        known = [sheet for sheet in sheets if sheet is not None]
        return self.rules.scoring.winner(list(totals), deals, known)

    def _head(self, number: int, dealer: int, totals: Sequence[int]) -> DealHead:
        seating, rules = self.rules.seating, self.rules
        table = Table(rules, number, dealer, list(totals))
        owners = [seats_of_account(seating, account)[0] for account in range(self.accounts)]
        minimums = tuple([rules.initial_meld.minimum(table, seat) for seat in owners])
        return DealHead(number, table.dealer, seating.sitting_out(number), minimums)

    @property
    def totals(self) -> tuple[int, ...]:
        """The match scores by account."""
        return self.lines[-1].totals if self.lines else self._nothing

    @cached_property
    def next_head(self) -> DealHead:
        """What holds for the deal that is to be played next."""
        if not self.lines:
            return self._head(1, self.first_dealer, self._nothing)
        last = self.lines[-1]
        return self._head(last.head.number + 1, self.rules.seating.next_dealer(last.head.dealer), last.totals)

    @property
    def counted(self) -> int:
        """How many deals count: all of them, or those until the match was over."""
        return sum([line.counts for line in self.lines])

    @cached_property
    def winner(self) -> int:
        """The account that has won the match, NOBODY while it goes on (CL-11)."""
        if not self.lines:
            return NOBODY
        last = self.lines[self.counted - 1]
        return self._winner(last.totals, last.head.number, last.sheets)

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.winner != NOBODY

    @property
    def is_tie(self) -> bool:
        """Whether the match would be over, were the best scores not equal (CL-11.2)."""
        scoring = self.rules.scoring
        is_due = len(self.deals) >= scoring.deals if scoring.deals else max(self.totals) >= scoring.target
        return is_due and bool(self.deals) and not self.is_over

    @property
    def courses(self) -> tuple[tuple[int, ...], ...]:
        """The match scores by account at the start and after each deal that counts."""
        return (self._nothing, *[line.totals for line in self.lines if line.counts])

    # --- what makes another pad --------------------------------------------------------------------

    def with_deal(self, deal: PadDeal, place: int | None = None) -> "ScorePad":
        """One more deal or, at a place from 0, another one instead."""
        if place is None:
            assert not self.is_full, "a pad has a last line"
            return replace(self, deals=(*self.deals, deal))
        return replace(self, deals=(*self.deals[:place], deal, *self.deals[place + 1 :]))

    def without_deal(self, place: int) -> "ScorePad":
        """Without the deal at this place, from 0."""
        return replace(self, deals=(*self.deals[:place], *self.deals[place + 1 :]))

    def with_people(self, seats: tuple[SeatSetup, ...], first_dealer: int) -> "ScorePad":
        """Played by these, one of whom dealt first; as many as before."""
        assert len(seats) == self.setup.players
        return replace(self, setup=self.setup._replace(seats=seats), first_dealer=first_dealer)

    def renamed(self, name: str) -> "ScorePad":
        """Called something else."""
        return replace(self, particulars=self.particulars._replace(name=name))

    def preview(self, deal: PadDeal, place: int | None = None) -> PadLine:
        """The line that this deal would be, as one more or at a place from 0."""
        place = len(self.lines) if place is None else place
        if place == len(self.lines):
            return self._line(self.next_head, deal, self.totals, counts=not self.is_over)
        there = self.lines[place]
        before = self.lines[place - 1].totals if place else self._nothing
        return self._line(there.head, deal, before, counts=there.counts)
