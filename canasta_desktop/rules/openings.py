"""The search for initial melds: every set of new melds of a hand that counts enough (CL-7).

How it works. Sequences are chosen first, where there are any; then for a given number of twos and
jokers, fewest first, the ranks are tried in order of value, cheapest first and each left out first, so
that the plans found first are few melds of dear ranks. A branch ends where all that is left could not
reach the minimum. Whether a plan is lawful beyond its count is for `legality` to say.
"""

from collections.abc import Iterator
from typing import Final

from canasta_desktop.rules.cards import JOKER, JOKER_FACE, THREE, TWO, Cards, Hand, is_wild
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.runs import choices, is_any
from canasta_desktop.rules.table import RUN, Table

RUN_CHOICES: Final = 200
"""How many choices of sequences are tried."""
NONE: Final = [(0, 0)]
"""No cards for this rank: the one way to share them out where there is a meld already and there may be but one."""


def openings(table: Table, hand: Hand, begun: list[Cards], need: int) -> Iterator[list[Cards]]:
    """New melds of at least `need` points: those begun, grown or not, and others from the hand."""
    if not begun:
        yield from _cheap(table, hand, need)
    if not table.rules.melds.has_runs or not is_any(hand):
        yield from _without_runs(table, hand, begun, need)
        return
    for tried, runs in enumerate(choices(hand, table.rules.melds.canasta)):
        if tried > RUN_CHOICES:
            return
        left = hand.copy()
        for cards in runs:
            left.take_out(cards)
        yield from _without_runs(table, left, begun + runs, need)


def _cheap(table: Table, hand: Hand, need: int) -> Iterator[list[Cards]]:
    """Those that count less than `need` and need not count it, with further melds beside them (MA-5.3)."""
    pack = table.rules.pack
    for cards in table.rules.opening.others(table, hand):
        left = hand.copy()
        left.take_out(cards)
        for melds in _without_runs(table, left, [cards], 0):
            if sum([pack.points(meld) for meld in melds]) < need:
                yield melds


def _without_runs(table: Table, hand: Hand, begun: list[Cards], need: int) -> Iterator[list[Cards]]:
    """The same with no further sequence."""
    search = _Opening(table, hand, begun)
    for budget in search.budgets(need):
        yield from search.melds(budget, need)


class _Opening:
    """The search with the sequences chosen; `begun` are melds already begun, sequences among them.

    Where two of those begun are of one rank, only the first of them grows.
    """

    def __init__(self, table: Table, hand: Hand, begun: list[Cards]) -> None:
        self.forms: Final = table.rules.melds
        self.values: Final = table.rules.pack.values
        self.hand: Final = hand
        self.begun: Final = begun
        self.begun_points: Final = sum([table.rules.pack.points(cards) for cards in begun])
        kinds = [self.forms.rank(cards) for cards in begun]
        self.begun_of: Final = {kind: begun[kinds.index(kind)] for kind in kinds if 0 <= kind < RUN}
        side = table.sides[table.turn.seat]
        # Black threes only where they are melded like a rank: a plan that goes out is no initial meld.
        three = self.forms.form(THREE)
        lowest = THREE if three is not None and not three.only_out() else THREE + 1
        ranks = [r for r in range(lowest, JOKER) if hand.ranks[r] >= 2 or r in self.begun_of]
        ranks = [r for r in ranks if not self.forms.is_dead(table, side, r)]
        ranks.sort(key=lambda r: self.values[r])
        self.reach: Final = self._reach(ranks)
        if self.forms.form(JOKER) is not None:
            ranks.append(JOKER)
            self.reach.append(0)
        self.ranks: Final = ranks
        self.shares: Final[dict[int, list[tuple[int, int]]]] = {}
        # One meld must count enough (VA-3.6): further ones are steps after it.
        self.alone: Final = table.rules.opening.single and not begun

    def _reach(self, ranks: list[int]) -> list[int]:
        """By index into the ranks: the points of all natural cards from there on."""
        reach = [0] * (len(ranks) + 1)
        for index in range(len(ranks) - 1, -1, -1):
            rank = ranks[index]
            reach[index] = reach[index + 1] + self.hand.ranks[rank] * self.values[rank]
        return reach

    def budgets(self, need: int) -> list[tuple[int, int]]:
        """How many twos and jokers to use: fewest cards first, twos before jokers; none where all do not do."""
        most = 0
        for rank in self.ranks:
            form = self.forms.form(rank)
            most += 0 if form is None else form.most_wilds(0 if rank == JOKER else self.hand.ranks[rank] + 2)
        twos, jokers = self.hand.ranks[TWO], self.hand.ranks[JOKER]
        if need > self.begun_points + self.reach[0] + twos * self.values[TWO] + jokers * self.values[JOKER]:
            return []
        budgets = [(t, j) for t in range(twos + 1) for j in range(jokers + 1) if t + j <= most]
        budgets.sort(key=lambda budget: (budget[0] + budget[1], budget[1]))
        return budgets

    def melds(self, budget: tuple[int, int], need: int) -> Iterator[list[Cards]]:
        """Every set of melds that uses just these wild cards and reaches `need` points."""
        twos, jokers = budget
        points = need - self.begun_points - twos * self.values[TWO] - jokers * self.values[JOKER]
        chosen: list[tuple[int, int, int]] = []
        for _ in self._choose(0, twos + jokers, points, chosen):
            yield self._laid(chosen, self.hand.of_rank(TWO)[:twos] + [JOKER_FACE] * jokers)

    def _choose(self, index: int, wilds: int, points: int, chosen: list[tuple[int, int, int]]) -> Iterator[bool]:
        """Fill `chosen` with (rank, naturals, wilds) in every way that spends the wilds and reaches the points."""
        if points > self.reach[index]:
            return
        if index == len(self.ranks):
            if wilds == 0 and (chosen or self.begun):
                yield True
            return
        rank = self.ranks[index]
        key = rank * 100 + wilds
        shares = self.shares.get(key)
        if shares is None:
            shares = self._shares(rank, wilds)
            self.shares[key] = shares
        for naturals, some in NONE if self.alone and chosen else shares:
            if naturals or some:
                chosen.append((rank, naturals, some))
            yield from self._choose(index + 1, wilds - some, points - naturals * self.values[rank], chosen)
            if naturals or some:
                chosen.pop()

    def _shares(self, rank: int, wilds: int) -> list[tuple[int, int]]:
        """How many natural and wild cards a meld of this rank may get, none first."""
        form = self.forms.form(rank)
        if form is None:
            return [(0, 0)]
        held = 0 if rank == JOKER else self.hand.ranks[rank]
        begun = self.begun_of.get(rank, ())
        base_wilds = sum([1 for card in begun if is_wild(card)])
        base = len(begun) - base_wilds
        shares = [] if begun and form.refuses(base, base_wilds) is not OK else [(0, 0)]
        for naturals in range(held + 1):
            for some in range(wilds + 1):
                if naturals + some and form.refuses(base + naturals, base_wilds + some) is OK:
                    shares.append((naturals, some))
        return shares

    def _laid(self, chosen: list[tuple[int, int, int]], wilds: list[int]) -> list[Cards]:
        """The chosen melds as cards: those begun first, in their order, then the new ones."""
        grown = self.begun[:]
        for rank, naturals, some in chosen:
            cards = tuple((self.hand.of_rank(rank)[:naturals] if naturals else []) + wilds[:some])
            wilds = wilds[some:]
            if rank in self.begun_of:
                at = grown.index(self.begun_of[rank])
                grown[at] += cards
            else:
                grown.append(cards)
        return grown
