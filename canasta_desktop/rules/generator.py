"""What can be done: single steps, and whole plans for the initial meld and for going out.

How it works. `legal` gives steps: a new meld of the least size or with all its natural cards, one
card added or all of its rank, a discard. Cards that differ only in suit are one choice, the lowest
face stands for them. Steps that leave two cards or more need no further question; only the few that
empty the hand are put to `legality.reason`. What no chain of steps reaches, because it must happen in
one action, is a plan: the initial meld that meets the minimum (CL-7.3), and going out with black
threes or with a canasta completed on the way (CL-5.12, A-21 of classic.md).

Plans are made lazily, cheapest first: fewest wild cards, twos before jokers, and then melds of the
dearest ranks first, since they need the fewest cards. Whole turns are never enumerated.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import Final

from canasta_desktop.rules.actions import ANSWERS, ASK, DISCARDS, DRAW, END, NEW, Action, Meld, Play, Take
from canasta_desktop.rules.cards import FOUR, JOKER, JOKER_FACE, NATURAL_RANKS, RANKS, THREE, TWO, Cards, Hand, is_wild
from canasta_desktop.rules.finish import finishes, may_go_out
from canasta_desktop.rules.legality import is_bound, reason
from canasta_desktop.rules.pile import ADD, PAIR, WITH_WILD
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import ANSWERING, DRAWING, Table

FEW: Final = 4
"""How many initial melds `legal` offers for one way to begin."""


class Goal(Enum):
    """What a plan is for."""

    OPEN = "open"
    OUT = "out"


def legal(table: Table, hand: Hand) -> list[Action]:
    """Single steps and a few plans for the seat whose action is due; `hand` is its hand."""
    if table.over:
        return []
    phase = table.turn.phase
    if phase == ANSWERING:
        return list(ANSWERS)
    if phase == DRAWING:
        return _before(table, hand)
    actions: list[Action] = []
    # Nothing of the turn so far stands against a step that leaves two cards or more.
    plain = not is_bound(table, hand)
    if table.is_open(table.sides[table.turn.seat]):
        _melds(table, hand, plain, actions)
    elif _could_open(table, hand):
        for plays in islice(plans(table, hand, Goal.OPEN), FEW):
            actions.append(Meld(plays))
    if may_go_out(table, hand):
        _way_out(table, hand, actions)
    _discards(table, hand, plain, actions)
    if reason(table, hand, ASK) is OK:
        actions.append(ASK)
    return actions


def plans(table: Table, hand: Hand, goal: Goal, start: Sequence[Play] = ()) -> Iterator[tuple[Play, ...]]:
    """Plays that reach the goal in one action, cheapest first; lazy, there can be very many.

    For OPEN, `start` are new melds already begun; they come first in each plan, added to where that
    helps. Every plan yielded is legal as a `Meld` of the player in turn.
    """
    if goal is Goal.OUT:
        for plays in finishes(table, hand):
            if plays and reason(table, hand, Meld(plays)) is OK:
                yield plays
        return
    left = hand.copy()
    begun: list[Cards] = []
    for play in start:
        left.take_out(play.cards)
        begun.append(play.cards)
    for melds in _openings(table, left, begun, table.minimum(table.turn.seat)):
        plays = tuple([Play(cards) for cards in melds])
        if reason(table, hand, Meld(plays)) is OK:
            yield plays


def takes(table: Table, hand: Hand) -> Iterator[Take]:
    """Every way to take the pile: cheapest cards to show first, then for each the initial melds; lazy."""
    if not table.pile or table.turn.phase != DRAWING or table.rules.pile.refuses_top(table, hand) is not OK:
        return
    top = table.pile[-1]
    meld = table.meld_of_rank(table.sides[table.turn.seat], top >> 2)
    onto = NEW if meld is None else meld.number
    is_open = table.is_open(table.sides[table.turn.seat])
    for cards in _entitling(table, hand, top >> 2):
        if is_open:
            take = Take(cards, onto)
            if reason(table, hand, take) is OK:
                yield take
            else:
                yield from _outright(table, hand, take)
            continue
        left = hand.copy()
        left.take_out(cards)
        for melds in _openings(table, left, [(*cards, top)], table.minimum(table.turn.seat)):
            first = list(melds[0])
            first.remove(top)
            take = Take(tuple(first), NEW, tuple([Play(other) for other in melds[1:]]))
            if reason(table, hand, take) is OK:
                yield take


def _outright(table: Table, hand: Hand, take: Take) -> Iterator[Take]:
    """A take that would leave one card, made to lay that card too and so to go out (A-21 of classic.md)."""
    left = hand.copy()
    left.take_out(take.cards)
    if left.size != 1:
        return
    last = left.cards()[0]
    tries = [Take((*take.cards, last), take.onto)]
    for meld in table.melds[table.sides[table.turn.seat]]:
        if meld.number != take.onto:
            tries.append(Take(take.cards, take.onto, (Play((last,), meld.number),)))
    for other in tries:
        if reason(table, hand, other) is OK:
            yield other
            return


def _before(table: Table, hand: Hand) -> list[Action]:
    """What can be done before drawing: draw, take the pile, or end the deal."""
    actions: list[Action] = []
    if table.stock > 0:
        actions.append(DRAW)
    if table.pile and _could_take(table, hand):
        for take in islice(takes(table, hand), FEW):
            actions.append(take)
    if table.stock == 0 and reason(table, hand, END) is OK:
        actions.append(END)
    return actions


def _could_take(table: Table, hand: Hand) -> bool:
    """A quick no for most hands: nothing in hand or among the melds is of the top card's rank (CL-6.4, CL-6.5)."""
    rank = table.pile[-1] >> 2
    return hand.ranks[rank] > 0 or table.meld_of_rank(table.sides[table.turn.seat], rank) is not None


def _entitling(table: Table, hand: Hand, rank: int) -> list[Cards]:
    """Cards from the hand that could entitle to a pile topped by `rank`, by the pile's state (CL-6.4, CL-6.5)."""
    if hand.ranks[rank] == 0 and not table.is_open(table.sides[table.turn.seat]):
        return []
    ways = table.rules.pile.ways(table, table.sides[table.turn.seat])
    own = hand.of_rank(rank)
    entitling: list[Cards] = []
    if ways & ADD:
        entitling.append(())
    if ways & PAIR and len(own) >= 2:
        entitling.append((own[0], own[1]))
    if ways & WITH_WILD and own:
        if hand.ranks[TWO]:
            entitling.append((own[0], hand.of_rank(TWO)[0]))
        if hand.ranks[JOKER]:
            entitling.append((own[0], JOKER_FACE))
    return entitling


def _could_open(table: Table, hand: Hand) -> bool:
    """A quick no for most hands: all that could be melded counts too little."""
    values = table.rules.pack.values
    points = 0
    for rank in range(RANKS):
        if hand.ranks[rank] > 1 or rank == TWO or rank == JOKER:
            points += hand.ranks[rank] * values[rank]
    # With the whole hand no minimum may be needed (CL-7.7): that is a plan to go out.
    return points >= table.minimum(table.turn.seat)


def _melds(table: Table, hand: Hand, plain: bool, actions: list[Action]) -> None:
    """Steps of a side that is open: begin a meld, or add to one."""
    own = table.melds_by_rank(table.sides[table.turn.seat])
    wilds = [hand.lowest(rank) for rank in (TWO, JOKER) if hand.ranks[rank]]
    forms = table.rules.melds
    for rank in NATURAL_RANKS:
        count = hand.ranks[rank]
        meld = own[rank]
        if meld is not None:
            number = meld.number
            if count:
                _step(table, hand, (hand.lowest(rank),), number, plain, actions)
                if count > 1:
                    _step(table, hand, tuple(hand.of_rank(rank)), number, plain, actions)
            if wilds and forms.refuses(meld, (wilds[0],)) is OK:
                for wild in wilds:
                    _step(table, hand, (wild,), number, plain, actions)
        elif count > 2 or (count > 1 and wilds):
            _begin(table, hand, rank, wilds, plain, actions)


def _begin(table: Table, hand: Hand, rank: int, wilds: list[int], plain: bool, actions: list[Action]) -> None:
    """Steps that begin a meld of this rank."""
    form = table.rules.melds.form(rank)
    if form is None or form.only_out():
        return
    least = form.least()
    count = hand.ranks[rank]
    own = hand.of_rank(rank)
    if count >= least:
        _step(table, hand, tuple(own[:least]), NEW, plain, actions)
        if count > least:
            _step(table, hand, tuple(own), NEW, plain, actions)
    if wilds and count >= least - 1 and form.refuses(least - 1, 1) is OK:
        for wild in wilds:
            _step(table, hand, (*own[: least - 1], wild), NEW, plain, actions)


def _step(table: Table, hand: Hand, cards: Cards, onto: int, plain: bool, actions: list[Action]) -> None:
    """Offer this step if it is legal; its melds are known to be, and see `legal` for `plain`."""
    action = Meld((Play(cards, onto),))
    if (plain and hand.size - len(cards) > 1) or reason(table, hand, action) is OK:
        actions.append(action)


def _way_out(table: Table, hand: Hand, actions: list[Action]) -> None:
    """Going out as one plan, the cheapest."""
    for plays in islice(plans(table, hand, Goal.OUT), 1):
        action = Meld(plays)
        if action not in actions:
            actions.append(action)


def _discards(table: Table, hand: Hand, plain: bool, actions: list[Action]) -> None:
    """A discard of each rank, the lowest face for it."""
    plain = plain and hand.size > 1
    lays_out = table.rules.threes.lays_out
    for rank in range(RANKS):
        if hand.ranks[rank] == 0:
            continue
        card = hand.lowest(rank)
        if plain and not (rank == THREE and lays_out(card)):
            actions.append(DISCARDS[card])
            continue
        for card in hand.of_rank(rank):
            if reason(table, hand, DISCARDS[card]) is OK:
                actions.append(DISCARDS[card])
                break


def _openings(table: Table, hand: Hand, begun: list[Cards], need: int) -> Iterator[list[Cards]]:
    """New melds of at least `need` points: those begun, grown or not, and others from the hand."""
    search = _Opening(table, hand, begun)
    for budget in search.budgets(need):
        yield from search.melds(budget, need)


class _Opening:
    """The search for initial melds with a given number of twos and jokers.

    Ranks are tried in order of value, cheapest first and each left out first, so that the plans
    found first are few melds of dear ranks. A branch ends where all that is left could not reach
    the minimum.
    """

    def __init__(self, table: Table, hand: Hand, begun: list[Cards]) -> None:
        self.forms: Final = table.rules.melds
        self.values: Final = table.rules.pack.values
        self.hand: Final = hand
        self.begun: Final = begun
        self.begun_points: Final = sum([table.rules.pack.points(cards) for cards in begun])
        self.begun_of: Final = {self.forms.rank(cards): cards for cards in begun}
        ranks = [r for r in range(FOUR, JOKER) if hand.ranks[r] >= 2 or r in self.begun_of]
        ranks.sort(key=lambda r: self.values[r])
        self.ranks: Final = ranks
        self.reach: Final = self._reach()

    def _reach(self) -> list[int]:
        """By index into `ranks`: the points of all natural cards from there on."""
        reach = [0] * (len(self.ranks) + 1)
        for index in range(len(self.ranks) - 1, -1, -1):
            rank = self.ranks[index]
            reach[index] = reach[index + 1] + self.hand.ranks[rank] * self.values[rank]
        return reach

    def budgets(self, need: int) -> list[tuple[int, int]]:
        """How many twos and jokers to use: fewest cards first, twos before jokers; none where all do not do."""
        most = 0
        for rank in self.ranks:
            form = self.forms.form(rank)
            most += 0 if form is None else form.most_wilds(self.hand.ranks[rank] + 2)
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
        for naturals, some in self._shares(rank, wilds):
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
        begun = self.begun_of.get(rank, ())
        base_wilds = sum([1 for card in begun if is_wild(card)])
        base = len(begun) - base_wilds
        shares = [] if begun and form.refuses(base, base_wilds) is not OK else [(0, 0)]
        for naturals in range(self.hand.ranks[rank] + 1):
            for some in range(wilds + 1):
                if naturals + some and form.refuses(base + naturals, base_wilds + some) is OK:
                    shares.append((naturals, some))
        return shares

    def _laid(self, chosen: list[tuple[int, int, int]], wilds: list[int]) -> list[Cards]:
        """The chosen melds as cards: those begun first, in their order, then the new ones."""
        grown = dict(self.begun_of)
        order = [self.forms.rank(cards) for cards in self.begun]
        for rank, naturals, some in chosen:
            cards = tuple(self.hand.of_rank(rank)[:naturals] + wilds[:some])
            wilds = wilds[some:]
            if rank not in grown:
                order.append(rank)
            grown[rank] = grown.get(rank, ()) + cards
        return [grown[rank] for rank in order]
