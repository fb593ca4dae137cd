"""What happened in a match, deal by deal, in figures: what statistics and feats are made of.

Every scored deal is played again from its save (`game.replaying`), so that old matches have all that new ones have.
A deal whose actions were not kept, or that corrected rules refuse, counts by its points alone. Practice counts nowhere
(`Kind`); it is for those who ask to leave it out.

Points, canastas and red threes belong to an account, as they do on the score sheet; piles, going out and luck to a
seat.
"""

from typing import NamedTuple

from canasta_desktop.archive.luck import Luck, lucks
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.history import FinishedDeal, totals
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.particulars import Particulars
from canasta_desktop.game.replaying import past_deal
from canasta_desktop.game.seats import Setup
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY, Table


class CanastaFact(NamedTuple):
    """A canasta as it lay at the end: its kind (NATURAL and so on) and rank, how many cards, how many of them wild."""

    kind: int
    rank: int
    cards: int
    wilds: int


class SideFacts(NamedTuple):
    """What one account had at the end of a deal; `three_points` are what its red threes paid, or cost.

    `is_out`: it or a partner of this deal has gone out. `opened` is the round in which its side made the initial meld,
    0 where it never did.
    """

    canastas: tuple[CanastaFact, ...]
    red_threes: int
    three_points: int
    is_out: bool
    opened: int


class SeatFacts(NamedTuple):
    """What one seat did in a deal: the sizes of the piles it took, the initial meld it made and whether it went out.

    `minimum` is what its initial meld had to count; `opened` the round in which it made it for its side, 0 where it did
    not. `luck` is None where the deal began from a position.
    """

    seat: int
    account: int
    is_out: bool
    is_concealed: bool
    piles: tuple[int, ...]
    minimum: int
    opened: int
    luck: Luck | None


class DealFacts(NamedTuple):
    """One scored deal: `points` and the scores `before` it by account, `sides` by account, `seats` those that played.

    `sides` and `seats` are empty where the deal cannot be played again. `rounds` is how many times everybody was in
    turn, begun rounds included; `special` is the special hand that ended it (MA-7), empty for none.
    """

    number: int
    points: tuple[int, ...]
    before: tuple[int, ...]
    rounds: int = 0
    special: str = ""
    sides: tuple[SideFacts, ...] = ()
    seats: tuple[SeatFacts, ...] = ()

    @property
    def is_known(self) -> bool:
        """Whether more is known than the points."""
        return bool(self.seats)

    def seat(self, seat: int) -> SeatFacts | None:
        """What this seat did; None where that is not known, or it sat out."""
        return next((one for one in self.seats if one.seat == seat), None)


class MatchFacts(NamedTuple):
    """A match: `totals` by account, `winner` an account or NOBODY; the deals that are scored."""

    particulars: Particulars
    setup: Setup
    rules: RuleSet
    deals: tuple[DealFacts, ...]
    totals: tuple[int, ...]
    winner: int

    def lead(self, account: int) -> int:
        """By how much this account is ahead of the best other one; below 0 if it is behind."""
        return self.totals[account] - max(_others(self.totals, account))


def facts_of(match: Match) -> MatchFacts:
    """The facts of a match, of the scored deals of one that goes on; each is played again, in some milliseconds."""
    deals = tuple([_deal_facts(match, index) for index in range(len(match.history))])
    return MatchFacts(match.particulars, match.setup, match.rules, deals, tuple(match.totals), match.winner)


def _others(values: tuple[int, ...], account: int) -> tuple[int, ...]:
    return values[:account] + values[account + 1 :]


def _deal_facts(match: Match, index: int) -> DealFacts:
    past = match.history[index]
    before = tuple(totals(match.rules, match.history[:index]))
    try:
        deal = past_deal(match, index)
    except SaveError:
        return DealFacts(past.number, past.points, before)
    table = deal.view(None).table
    start = DealStart(past.number, past.dealer, before)
    return DealFacts(
        past.number,
        past.points,
        before,
        _round(table, max([entry.turn for entry in deal.entries])),
        table.special,
        _sides(deal, table),
        _seats(deal, table, start, past),
    )


def _sides(deal: Deal, table: Table) -> tuple[SideFacts, ...]:
    seating, melds = table.rules.seating, table.rules.melds
    rounds = _opening_rounds(deal, table)
    found = []
    for sheet in deal.sheets():
        side = seating.account_side(table, sheet.account)
        canastas = [
            CanastaFact(melds.kind(meld), meld.rank, len(meld.cards), meld.wilds)
            for meld in table.melds[side]
            if melds.is_complete(meld)
        ]
        threes = [line for line in sheet.lines if line.item is Item.RED_THREES]
        count, points = sum([line.count for line in threes]), sum([line.points for line in threes])
        opened = [rounds[seat] for seat, its_side in enumerate(table.sides) if its_side == side and seat in rounds]
        is_out = table.out != NOBODY and table.sides[table.out] == side
        found.append(SideFacts(tuple(canastas), count, points, is_out, min(opened, default=0)))
    return tuple(found)


def _seats(deal: Deal, table: Table, start: DealStart, past: FinishedDeal) -> tuple[SeatFacts, ...]:
    rules = table.rules
    luck = {} if past.origin else lucks(rules, start, past.seed, deal.entries)
    empty = Table(rules, start.number, start.dealer, list(start.scores))
    piles: dict[int, list[int]] = {}
    for event in _events(deal):
        if event.what is What.TAKEN:
            piles.setdefault(event.seat, []).append(event.count)
    rounds = _opening_rounds(deal, table)
    return tuple(
        [
            SeatFacts(
                seat,
                rules.seating.account(seat),
                table.out == seat,
                table.out == seat and table.concealed,
                tuple(piles.get(seat, ())),
                rules.initial_meld.minimum(empty, seat),
                rounds.get(seat, 0),
                luck.get(seat),
            )
            for seat in sorted(table.order)
        ]
    )


def _opening_rounds(deal: Deal, table: Table) -> dict[int, int]:
    """The seats that made their side's initial meld, and the round in which they did."""
    sides = set()
    rounds = {}
    for entry in deal.entries:
        for event in entry.events:
            if event.what is What.MELDED and table.sides[event.seat] not in sides:
                sides.add(table.sides[event.seat])
                rounds[event.seat] = _round(table, entry.turn)
    return rounds


def _round(table: Table, turn: int) -> int:
    """The round, from 1, that this turn of the deal belongs to."""
    return (turn + len(table.order) - 1) // len(table.order)


def _events(deal: Deal) -> list[Event]:
    return [event for entry in deal.entries for event in entry.events]
