"""Single steps of a side that is open, where it has one set of a rank at most: most systems, most of the time.

What is written here is what `steps` says for such rule sets, shorter: a meld of a rank is asked for once,
cards that differ only in suit are one choice, and steps that leave two cards or more need no further
question. Steps of one card are values that are made once and given out again, as discards are.
"""

from typing import Final

from canasta_desktop.rules.actions import NEW, Action, Meld, Play
from canasta_desktop.rules.cards import FACES, JOKER, THREE, TWO, Cards, Hand
from canasta_desktop.rules.finish import canastas_in_reach
from canasta_desktop.rules.legality import reason_if
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import Meld as TableMeld
from canasta_desktop.rules.table import Table

MELDS_KNOWN: Final = 64
"""Melds with a lower number have their steps ready; few deals have as many."""

ADDING: Final = [[Meld((Play((card,), number),)) for card in range(FACES)] for number in range(MELDS_KNOWN)]
"""By meld and face: adding this one card."""


def plain_steps(table: Table, hand: Hand, bound: bool, actions: list[Action]) -> bool:
    """Add to melds, or begin one: each appended if it is legal; `bound` as `legality.is_bound` says.

    On the way it is seen whether the side could have the canastas it needs to go out: True where it could, if
    every rank got all wild cards.
    """
    rules = table.rules
    ranks = hand.ranks
    low = hand.low
    forms = rules.melds
    flat = forms.flat
    count = ranks[JOKER] + ranks[TWO]
    wilds = [card for card in (low[TWO], low[JOKER]) if card >= 0] if count else []
    short = forms.canasta - count
    canastas = 0
    single_is_sure = not bound and hand.size > 2
    has_meld = 0
    for meld in table.melds[table.sides[table.turn.seat]]:
        rank = meld.rank
        has_meld |= 1 << rank
        number = meld.number
        count = ranks[rank]
        room = flat[rank] if flat[rank] >= 0 else forms.room(rank, len(meld.cards) - meld.wilds)
        if len(meld.cards) + count >= short:
            canastas += 1
        if single_is_sure and number < MELDS_KNOWN:
            adding = ADDING[number]
            if count:
                actions.append(adding[low[rank]])
                if count > 1:
                    _offer(table, hand, hand.all_of(rank), number, bound, actions)
            if wilds and room > meld.wilds:
                for wild in wilds:
                    actions.append(adding[wild])
        else:
            _add_asked(table, hand, meld, wilds if room > meld.wilds else [], bound, actions)
    # Two naturals and a wild card, or three naturals: fewer begin no meld.
    too_few = 1 if wilds else 2
    for rank in range(THREE, JOKER):
        if ranks[rank] > too_few and not (has_meld >> rank) & 1:
            if ranks[rank] >= short:
                canastas += 1
            _begin(table, hand, rank, wilds, bound, actions)
    # Nobody goes out without a canasta, so most of the time it need not be asked how many are wanted.
    return canastas > 0 and canastas >= rules.out.wanted()


def _add_asked(table: Table, hand: Hand, meld: TableMeld, wilds: list[int], bound: bool, actions: list[Action]) -> None:
    """Steps that add to this meld, each asked for."""
    count = hand.ranks[meld.rank]
    if count:
        _offer(table, hand, (hand.low[meld.rank],), meld.number, bound, actions)
        if count > 1:
            _offer(table, hand, hand.all_of(meld.rank), meld.number, bound, actions)
    for wild in wilds:
        _offer(table, hand, (wild,), meld.number, bound, actions)


def _begin(table: Table, hand: Hand, rank: int, wilds: list[int], bound: bool, actions: list[Action]) -> None:
    """Steps that begin a meld of this rank."""
    count = hand.ranks[rank]
    alone, with_wild = table.rules.melds.beginnings(rank, count)
    if alone == 0 and (with_wild == 0 or not wilds):
        return
    own = hand.all_of(rank)
    if alone:
        _offer(table, hand, own[:alone], NEW, bound, actions)
        if count > alone:
            _offer(table, hand, own, NEW, bound, actions)
    if with_wild:
        for wild in wilds:
            _offer(table, hand, (*own[:with_wild], wild), NEW, bound, actions)


def _offer(table: Table, hand: Hand, cards: Cards, onto: int, bound: bool, actions: list[Action]) -> None:
    """Offer this step if it is legal; its melds are known to be."""
    action = Meld((Play(cards, onto),))
    goes_out = hand.size - len(cards) <= 1
    if not goes_out and not bound:
        actions.append(action)
    elif not goes_out or canastas_in_reach(table, hand):  # a quick no for most steps that would go out
        if reason_if(table, hand, action, bound) is OK:
            actions.append(action)
