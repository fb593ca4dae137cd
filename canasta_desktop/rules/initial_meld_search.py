"""The search for initial melds: every set of new melds of a hand that counts enough (CL-7).

How it works. Sequences are chosen first, where there are any; then for a given number of twos and
jokers, fewest first, the ranks are tried in order of value, cheapest first and each left out first, so
that the plans found first are few melds of dear ranks. A branch ends where all that is left could not
reach the minimum. Whether a plan is lawful beyond its count is for `legality` to say.

The search keeps its place between one plan and the next in plain lists, not in generators one inside the
other: nearly always only its first few plans are wanted, and it is asked before every initial meld.
"""

from collections.abc import Iterator
from typing import Final

from canasta_desktop.rules.cards import JOKER, THREE, TWO, Cards, Hand, is_wild
from canasta_desktop.rules.melds import Share
from canasta_desktop.rules.sequences import choices, is_any
from canasta_desktop.rules.table import RUN, Table

RUN_CHOICES: Final = 200
"""How many choices of sequences are tried."""
NONE: Final[list[Share]] = [(0, 0)]
"""No cards for this rank: the one way to share them out where there is a meld already and there may be but one."""


def initial_melds(table: Table, hand: Hand, begun: list[Cards], need: int) -> Iterator[list[Cards]]:
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


def size_of(melds: list[Cards]) -> int:
    """How many cards these melds are."""
    size = 0
    for cards in melds:
        size += len(cards)
    return size


def _cheap(table: Table, hand: Hand, need: int) -> Iterator[list[Cards]]:
    """Those that count less than `need` and need not count it, with further melds beside them (MA-5.3)."""
    pack = table.rules.pack
    for cards in table.rules.initial_meld.others(table, hand):
        left = hand.copy()
        left.take_out(cards)
        for melds in _without_runs(table, left, [cards], 0):
            if sum([pack.points(meld) for meld in melds]) < need:
                yield melds


def _without_runs(table: Table, hand: Hand, begun: list[Cards], need: int) -> Iterator[list[Cards]]:
    """Melds that count at least `need` together with those begun, found without a further sequence."""
    search = InitialMeldSearch(table, hand, begun, need)
    while (melds := search.next()) is not None:
        yield melds


class InitialMeldSearch:
    """The search with the sequences chosen; `begun` are melds already begun, sequences among them.

    Where two of those begun are of one rank, only the first of them grows. `next` gives one plan after the
    other; what it has to remember for that stands by the *place* of a rank in `ranks`: which share is tried
    next, and how many wild cards, points and chosen melds there were before this rank got any.
    """

    def __init__(self, table: Table, hand: Hand, begun: list[Cards], need: int) -> None:
        self.forms: Final = table.rules.melds
        self.values: Final = table.rules.pack.values
        self.hand: Final = hand
        self.begun: Final = begun
        self.begun_of: Final[dict[int, Cards]] = {}
        for cards in begun:
            need -= table.rules.pack.points(cards)
            kind = self.forms.rank(cards)
            if 0 <= kind < RUN and kind not in self.begun_of:
                self.begun_of[kind] = cards
        self.need: Final = need
        self.ranks: Final = self._ranks(table)
        self.reach: Final = self._reach()
        # One meld must count enough (VA-3.6): further ones are steps after it.
        self.alone: Final = table.rules.initial_meld.single and not begun
        size = len(self.ranks)
        self.shares: Final[list[list[Share]]] = [NONE] * size
        self.tried: Final = [0] * size
        self.wilds: Final = [0] * size
        self.points: Final = [0] * size
        self.melds: Final = [0] * size
        self.place: int = -1
        self.budgets: Final = self._budgets()
        self.budget: int = 0
        self.spent: Cards = ()

    def _ranks(self, table: Table) -> list[int]:
        """The ranks a meld can be laid or grown of, cheapest first, wild cards alone last."""
        side = table.sides[table.turn.seat]
        forms = self.forms
        held = self.hand.ranks
        # Black threes only where they are melded like a rank: a plan that goes out is no initial meld.
        three = forms.form(THREE)
        lowest = THREE if three is not None and not three.only_out() else THREE + 1
        keys: list[int] = []  # value and rank in one number: of equal value the lower rank comes first
        for rank in range(lowest, JOKER):
            if (held[rank] >= 2 or rank in self.begun_of) and not forms.is_dead(table, side, rank):
                keys.append(self.values[rank] * RUN + rank)
        keys.sort()
        ranks = [key % RUN for key in keys]
        if forms.form(JOKER) is not None:
            ranks.append(JOKER)
        return ranks

    def _reach(self) -> list[int]:
        """By place: the points of all natural cards from there on."""
        ranks = self.ranks
        reach = [0] * (len(ranks) + 1)
        for place in range(len(ranks) - 1, -1, -1):
            rank = ranks[place]
            more = 0 if rank == JOKER else self.hand.ranks[rank] * self.values[rank]
            reach[place] = reach[place + 1] + more
        return reach

    def _budgets(self) -> list[tuple[int, int]]:
        """How many twos and jokers to use, where that may do: fewest cards first, twos before jokers."""
        most = 0
        for rank in self.ranks:
            most += self.forms.room(rank, 0 if rank == JOKER else self.hand.ranks[rank] + 2)
        twos, jokers = self.hand.ranks[TWO], self.hand.ranks[JOKER]
        two, joker = self.values[TWO], self.values[JOKER]
        short = self.need - self.reach[0]
        if short > twos * two + jokers * joker:
            return []
        return [
            (used - of_them, of_them)
            for used in range(min(most, twos + jokers) + 1)
            for of_them in range(max(0, used - twos), min(used, jokers) + 1)
            if short <= (used - of_them) * two + of_them * joker
        ]

    def next(self) -> list[Cards] | None:
        """The next set of melds, None if there is none left."""
        while not self._advance():
            if self.budget == len(self.budgets):
                return None
            twos, jokers = self.budgets[self.budget]
            self.budget += 1
            self.spent = self.hand.all_of(TWO)[:twos] + self.hand.all_of(JOKER)[:jokers]
            points = self.need - twos * self.values[TWO] - jokers * self.values[JOKER]
            if self.ranks:
                self._enter(0, twos + jokers, points, 0)
            elif twos + jokers == 0 and points <= 0 and self.begun:
                return self.begun[:]
        return self._laid()

    def _advance(self) -> bool:
        """Go on to the next way to share out the cards; False if there is none left with these wild cards."""
        last = len(self.ranks) - 1
        while self.place >= 0:
            place = self.place
            shares = self.shares[place]
            tried = self.tried[place]
            if tried == len(shares):
                self.place -= 1
                continue
            naturals, some = shares[tried]
            self.tried[place] = tried + 1
            wilds = self.wilds[place] - some
            points = self.points[place] - naturals * self.values[self.ranks[place]]
            melds = self.melds[place] + (1 if naturals or some else 0)
            if points > self.reach[place + 1]:
                continue
            if place < last:
                self._enter(place + 1, wilds, points, melds)
            elif wilds == 0 and (melds or self.begun):
                return True
        return False

    def _enter(self, place: int, wilds: int, points: int, melds: int) -> None:
        """Come to this rank with so many wild cards to spend and points to reach, so many melds being chosen."""
        self.place = place
        self.tried[place] = 0
        self.wilds[place] = wilds
        self.points[place] = points
        self.melds[place] = melds
        self.shares[place] = NONE if self.alone and melds else self._shares(self.ranks[place], wilds)

    def _shares(self, rank: int, wilds: int) -> list[Share]:
        """How many natural and wild cards a meld of this rank may get, none first."""
        held = 0 if rank == JOKER else self.hand.ranks[rank]
        begun = self.begun_of.get(rank) if self.begun_of else None
        if begun is None:
            return self.forms.shares(rank, held, wilds, 0, 0)
        base = len([card for card in begun if is_wild(card)])
        return self.forms.shares(rank, held, wilds, len(begun) - base, base)

    def _laid(self) -> list[Cards]:
        """The chosen melds as cards: those begun first, in their order, then the new ones."""
        grown = self.begun[:]
        given = 0
        for place, rank in enumerate(self.ranks):
            naturals, some = self.shares[place][self.tried[place] - 1]
            if naturals == 0 and some == 0:
                continue
            cards = self.hand.all_of(rank)[:naturals] if naturals else ()
            if some:
                cards += self.spent[given : given + some]
                given += some
            if rank in self.begun_of:
                grown[grown.index(self.begun_of[rank])] += cards
            else:
                grown.append(cards)
        return grown
