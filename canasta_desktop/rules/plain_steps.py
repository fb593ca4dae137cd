"""Single steps of a side that is open, where it has one set of a rank at most: most systems, most of the time.

What is written here is what `steps` says for such rule sets, shorter: a meld of a rank is asked for once,
cards that differ only in suit are one choice, and steps that leave two cards or more need no further
question. Steps of one card are values that are made once and given out again, as discards are.
"""

from typing import Final

from canasta_desktop.rules.actions import NEW, Action, Meld, Play
from canasta_desktop.rules.cards import FACES, JOKER, THREE, TWO, Cards, Hand
from canasta_desktop.rules.legality import reason_if
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import Table

MELDS_KNOWN: Final = 64
"""Melds with a lower number have their steps ready; few deals have as many."""

ADDING: Final = [[Meld((Play((card,), number),)) for card in range(FACES)] for number in range(MELDS_KNOWN)]
"""By meld and face: adding this one card."""

RANKS_OF_SETS: Final = tuple(range(THREE, JOKER))


def plain_steps(table: Table, hand: Hand, bound: bool, actions: list[Action]) -> bool:
    """Add to melds, or begin one: each appended if it is legal; `bound` as `legality.is_bound` says.

    On the way it is seen whether going out is out of the question: True where it is not.
    """
    rules = table.rules
    ranks = hand.ranks
    low = hand.low
    forms = rules.melds
    count = ranks[JOKER] + ranks[TWO]
    wilds = [card for card in (low[TWO], low[JOKER]) if card >= 0] if count else []
    short = forms.canasta - count
    missing = rules.out.wanted()
    free = not bound and hand.size > 2
    has_meld = 0
    for meld in table.melds[table.sides[table.turn.seat]]:
        rank = meld.rank
        has_meld |= 1 << rank
        number = meld.number
        size = len(meld.cards)
        count = ranks[rank]
        if count:
            if free and number < MELDS_KNOWN:
                actions.append(ADDING[number][low[rank]])
            else:
                _offer(table, hand, (low[rank],), number, bound, actions)
            if count > 1:
                _offer(table, hand, tuple(hand.of_rank(rank)), number, bound, actions)
        if size + count >= short:
            missing -= 1
        if wilds and forms.room(rank, size - meld.wilds) > meld.wilds:
            for wild in wilds:
                if free and number < MELDS_KNOWN:
                    actions.append(ADDING[number][wild])
                else:
                    _offer(table, hand, (wild,), number, bound, actions)
    stuck = 0
    for rank in RANKS_OF_SETS:
        count = ranks[rank]
        if count and not (has_meld >> rank) & 1:
            if count == 1:
                stuck += 1
                continue
            if count >= short:
                missing -= 1
            if count > 2 or wilds:
                _begin(table, hand, rank, wilds, bound, actions)
    return missing <= 0 and stuck < 2


def _begin(table: Table, hand: Hand, rank: int, wilds: list[int], bound: bool, actions: list[Action]) -> None:
    """Steps that begin a meld of this rank."""
    form = table.rules.melds.by_rank[rank]
    if form is None or form.only_out():
        return
    least = form.least()
    own = hand.of_rank(rank)
    count = len(own)
    if count >= least:
        _offer(table, hand, tuple(own[:least]), NEW, bound, actions)
        if count > least:
            _offer(table, hand, tuple(own), NEW, bound, actions)
    if wilds and form.most_wilds(count) > 0:
        naturals = least - 1
        # Where so few naturals take no wild card, one more may (VA-2.4, JS-2.1).
        while naturals <= count and form.refuses(naturals, 1) is not OK:
            naturals += 1
        if naturals <= count:
            for wild in wilds:
                _offer(table, hand, (*own[:naturals], wild), NEW, bound, actions)


def _offer(table: Table, hand: Hand, cards: Cards, onto: int, bound: bool, actions: list[Action]) -> None:
    """Offer this step if it is legal; its melds are known to be."""
    action = Meld((Play(cards, onto),))
    if (not bound and hand.size - len(cards) > 1) or reason_if(table, hand, action, bound) is OK:
        actions.append(action)
