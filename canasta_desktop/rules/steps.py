"""Single steps of a side that is open, where it may have several melds of a rank, sequences or melds of wild cards.

Where it has one set of a rank at most, `plain_steps` has a shorter way to the same steps.
"""

from typing import Final

from canasta_desktop.rules.actions import NEW, Action, Join, LayMeld, Play
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, NATURAL_RANKS, THREE, TWO, Cards, Hand, suits_chosen
from canasta_desktop.rules.legality import reason_if
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import RUN, Table

SHORTEST_RUN: Final = 3


def steps(table: Table, hand: Hand, bound: bool, actions: list[Action]) -> None:
    """Add to melds, begin melds of the least size, join two melds: each appended if it is legal.

    `bound` as `legality.is_bound` says.
    """
    stepper = _Stepper(table, hand, bound, actions)
    stepper.add()
    stepper.begin()
    stepper.join()


class _Stepper:
    """The steps of one moment; each is put to `legality.reason`."""

    def __init__(self, table: Table, hand: Hand, bound: bool, actions: list[Action]) -> None:
        self.table: Final = table
        self.hand: Final = hand
        self.bound: Final = bound
        self.actions: Final = actions
        self.side: Final = table.sides[table.turn.seat]
        self.forms: Final = table.rules.melds
        self.wilds: Final = [hand.lowest(rank) for rank in (TWO, JOKER) if hand.ranks[rank]]

    def offer(self, cards: Cards, onto: int) -> None:
        """Offer this step if it is legal."""
        action = LayMeld((Play(cards, onto),))
        if reason_if(self.table, self.hand, action, self.bound) is OK:
            self.actions.append(action)

    def add(self) -> None:
        """One card onto a meld, and all of its rank."""
        hand = self.hand
        for meld in self.table.melds[self.side]:
            if self.forms.is_closed(meld):
                continue
            if meld.rank == RUN:
                for card in run_ends(meld):
                    if card >= 0 and hand.faces[card]:
                        self.offer((card,), meld.number)
                continue
            count = hand.ranks[meld.rank] if meld.rank != JOKER else 0
            if count:
                self.offer((hand.lowest(meld.rank),), meld.number)
                if self.forms.has_runs:
                    for card in dict.fromkeys(hand.of_rank(meld.rank)[1:]):
                        if card != hand.lowest(meld.rank):
                            self.offer((card,), meld.number)
                if count > 1:
                    self.offer(tuple(hand.of_rank(meld.rank)), meld.number)
            for wild in self.wilds:
                self.offer((wild,), meld.number)

    def begin(self) -> None:
        """New melds of the least size or with all their naturals, with one wild card, of wild cards, sequences."""
        for rank in (THREE, *NATURAL_RANKS):
            if self.hand.ranks[rank] > 1 and self.forms.refuses_another(self.table, self.side, rank) is OK:
                self._begin_set(rank)
        if self.wilds and self.forms.form(JOKER) is not None:
            self._begin_wild()
        if self.forms.has_runs:
            self._begin_runs()

    def _begin_set(self, rank: int) -> None:
        form = self.forms.form(rank)
        if form is None or form.only_out():
            return
        own = self.hand.of_rank(rank)
        least = form.least()
        if len(own) >= least:
            for cards in self._some(own, least):
                self.offer(cards, NEW)
            if len(own) > least:
                self.offer(tuple(own), NEW)
        naturals = max(form.fewest_naturals(), least - 1)
        for count in (naturals, naturals + 1):
            if self.wilds and len(own) >= count and form.refuses(count, 1) is OK:
                for cards in self._some(own, count):
                    for wild in self.wilds:
                        self.offer((*cards, wild), NEW)
        if len(self.wilds) and len(own) >= 2 and self.hand.wilds() >= 2 and form.refuses(2, 2) is OK:
            twos_and_jokers = self.hand.of_rank(TWO) + self.hand.of_rank(JOKER)
            self.offer((*own[:2], *twos_and_jokers[:2]), NEW)

    def _some(self, own: list[int], count: int) -> list[Cards]:
        """So many of these cards of one rank: the first, and each choice of suits where these have a meaning."""
        return suits_chosen(own, count) if self.forms.has_runs else [tuple(own[:count])]

    def _begin_wild(self) -> None:
        form = self.forms.form(JOKER)
        if form is None or self.hand.wilds() < form.least():
            return
        twos, jokers = self.hand.of_rank(TWO), self.hand.of_rank(JOKER)
        for count in range(min(form.least(), len(jokers)) + 1):
            if len(twos) >= form.least() - count:
                self.offer((*twos[: form.least() - count], *jokers[:count]), NEW)

    def _begin_runs(self) -> None:
        faces = self.hand.faces
        for low in range(FOUR * 4, (ACE - SHORTEST_RUN + 2) * 4):
            if faces[low] and faces[low + 4] and faces[low + 8]:
                self.offer((low, low + 4, low + 8), NEW)

    def join(self) -> None:
        """Two melds of one rank into one."""
        melds = self.table.melds[self.side]
        for index, first in enumerate(melds):
            for second in melds[index + 1 :]:
                if first.rank == second.rank != RUN and self.forms.refuses_join(first, second) is OK:
                    action = Join(first.number, second.number)
                    if reason_if(self.table, self.hand, action, self.bound) is OK:
                        self.actions.append(action)
