"""The score of a deal that was counted at a real table, by the rules themselves.

What was counted is laid on a table that nobody plays at: as many melds of a kind as there were, threes, cards left
over. The points of the cards are one figure, so one card that no pack has stands for them, worth just that; the others
are worth nothing there. Whatever a game does with points then, doubles them or takes them off, it does with these.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from canasta_desktop.game.house_rules import Given
from canasta_desktop.pad.countables import Countable, CountKind, countables, meld_of
from canasta_desktop.rules.cards import FOUR, RANKS, THREE, Cards
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item, ScoreSheet
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY, Meld, Table

MELDED: Final = (CountKind.MELDED_POINTS, CountKind.MELDED_VALUE)
LEFT: Final = (CountKind.LEFT_POINTS, CountKind.LEFT_VALUE)
MELDS: Final = (CountKind.CANASTA, CountKind.UNFINISHED)
FIRST_CHIP: Final = RANKS + 1
"""The rank of the first card that stands for points; the one before is that of sequences."""


class AccountCount(NamedTuple):
    """What was counted for one account: how many of each thing by its key, or all of it as one `figure`."""

    counts: Mapping[str, int] = {}
    figure: int | None = None


class PadDeal(NamedTuple):
    """A deal as it was counted: a count by account, and how the deal ended.

    `out`: the account that has gone out, or NOBODY; `special`: the key of the special hand it did so with (MA-7).
    `lone`: who played alone where sides are formed in play (CL-13.2), or NOBODY.
    """

    columns: tuple[AccountCount, ...]
    out: int = NOBODY
    concealed: bool = False
    special: str = ""
    lone: int = NOBODY


def seats_of_account(seating: Seating, account: int) -> list[int]:
    """The seats whose match score this is, ascending."""
    return [seat for seat in range(seating.players) if seating.account(seat) == account]


class Counting:
    """A rule set and what can be counted in it, `things` in the order of a score sheet."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.things = countables(rules)
        self._known = {one.key: one for one in self.things}

    def sheets(self, deal: PadDeal, number: int, totals: Sequence[int]) -> list[ScoreSheet]:
        """A sheet an account for the deal of this number, `totals` being the match scores before it.

        Lines have the points and clauses of the rules; the cards in them are examples. An account that is one figure
        has a sheet like everybody, which nobody needs.
        """
        counted = [{self._known[key]: count for key, count in column.counts.items()} for column in deal.columns]
        return _sheets_of(self.rules, counted, deal, DealStart(number, 0, tuple(totals)))


def counting_of(system: str, players: int, options: Given) -> Counting:
    """What can be counted by these rules; kept, as every change of a pad asks again. Raises OptionError."""
    return _kept(system, players, options, tuple([type(value) for _, value in options]))


@lru_cache(maxsize=64)
def _kept(system: str, players: int, options: Given, types: tuple[type, ...]) -> Counting:
    """`types` of the options' values: yes is no 1."""
    return Counting(rule_set(system, players, dict(options)))


def _sheets_of(
    rules: RuleSet, counted: Sequence[Mapping[Countable, int]], deal: PadDeal, start: DealStart
) -> list[ScoreSheet]:
    """The sheets of what was `counted` by account."""
    melded = [_points(counts, MELDED) for counts in counted]
    left = [_points(counts, LEFT) for counts in counted]
    table = Table(_with_points(rules, melded, left), start.number, start.dealer, list(start.scores))
    _end(table, deal)
    for account, counts in enumerate(counted):
        _lay(table, account, counts)
    hands: list[Cards] = [()] * rules.seating.players
    for account, counts in enumerate(counted):
        _leave(table, account, counts, left[account], hands)
    # A meld that holds the points could be one more that is unfinished, so where others lie it is not looked at
    # for anything but its points.
    alone = [side for side, melds in enumerate(table.melds) if not melds]
    _lay_points(table, melded, alone)
    sheets = _sheets(table, hands)
    _lay_points(table, melded, [side for side in range(len(table.melds)) if side not in alone])
    return [_with_melded(own, other) for own, other in zip(sheets, _sheets(table, hands), strict=True)]


def _sheets(table: Table, hands: Sequence[Cards]) -> list[ScoreSheet]:
    rules = table.rules
    return [rules.scoring.sheet(table, hands, account) for account in range(rules.seating.accounts())]


def _with_melded(sheet: ScoreSheet, other: ScoreSheet) -> ScoreSheet:
    """The sheet with what the other one says of the melded cards."""
    melded = [line for line in other.lines if line.item is Item.MELDED]
    others = [line for line in sheet.lines if line.item is not Item.MELDED]
    return ScoreSheet(sheet.account, (*melded, *others), sheet.wins)


def _points(counts: Mapping[Countable, int], kinds: tuple[CountKind, CountKind]) -> int:
    """The points counted: the figure, and the cards of each value."""
    return sum([abs(one.points) * count for one, count in counts.items() if one.kind in kinds])


def _with_points(rules: RuleSet, melded: Sequence[int], left: Sequence[int]) -> RuleSet:
    """The rules with a pack in which these points are a card each; of the others only threes have a value.

    Threes that are counted on their own are in no figure, and may count their value all the same (BO-1.8).
    """
    values = [0] * FIRST_CHIP
    values[THREE] = rules.pack.values[THREE]
    return replace(rules, pack=replace(rules.pack, values=(*values, *melded, *left)))


def _chip(place: int) -> int:
    """The card that stands for the points at this place of those that `_with_points` was given."""
    return 4 * (FIRST_CHIP + place)


def _end(table: Table, deal: PadDeal) -> None:
    """Who has gone out, how, and who played with whom."""
    seating = table.rules.seating
    if deal.out != NOBODY:
        table.out = seats_of_account(seating, deal.out)[0]
        table.concealed, table.special = deal.concealed, deal.special
    if deal.lone != NOBODY and seating.forms_sides():
        table.lone = deal.lone
        low, high = [seat for seat in range(seating.players) if seat != deal.lone]
        table.sides[high] = low


def _lay(table: Table, account: int, counts: Mapping[Countable, int]) -> None:
    """Melds and threes of this account."""
    seating = table.rules.seating
    seat = seats_of_account(seating, account)[0]
    melds = table.melds[seating.account_side(table, account)]
    for one, count in counts.items():
        if one.kind in MELDS:
            melds += [meld_of(one.cards, seat) for _ in range(count)]
        elif one.kind is CountKind.LAID:
            table.threes[seat] += list(one.cards) * count
        elif one.kind is CountKind.FORGOTTEN:
            table.forgotten[seat] += count


def _lay_points(table: Table, melded: Sequence[int], sides: Sequence[int]) -> None:
    """Lay the cards that stand for the points melded by these sides, as a meld each."""
    seating = table.rules.seating
    for account, points in enumerate(melded):
        side = seating.account_side(table, account)
        if points and side in sides:
            seat = seats_of_account(seating, account)[0]
            table.melds[side].append(Meld(0, seat, FOUR, [_chip(account)], 0))


def _leave(table: Table, account: int, counts: Mapping[Countable, int], left: int, hands: list[Cards]) -> None:
    """The cards that this account has left over, by seat."""
    seats = seats_of_account(table.rules.seating, account)
    for one, count in counts.items():
        if one.kind is CountKind.LEFT:
            hands[seats[0]] += one.cards * count
        elif one.kind is CountKind.MANY_LEFT:
            places = [(seat, rank) for rank in one.ranks for seat in seats]
            for seat, rank in places[:count]:
                hands[seat] += tuple([4 * rank] * len(one.cards))
    if left:
        hands[seats[0]] += (_chip(table.rules.seating.accounts() + account),)
