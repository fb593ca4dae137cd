"""Single steps of a side that is open, where it has one set of a rank at most: most systems, most of the time.

A shorter `steps` for such rule sets: a meld of a rank is asked for once, a meld is begun with one wild card at most,
cards that differ only in suit are one choice, and steps that leave two cards or more need no further
question. Steps of one card and new melds are values that are made once and given out again, as discards are.
"""

from typing import Final

from canasta_desktop.rules.actions import NEW, Action, LayMeld, Play
from canasta_desktop.rules.cards import FACES, JOKER, THREE, TWO, Cards, Hand
from canasta_desktop.rules.going_out_ways import canastas_in_reach
from canasta_desktop.rules.legality import breaks_promise
from canasta_desktop.rules.melds import MeldAddition
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import Meld, Table
from canasta_desktop.rules.turn_end import refuses_rest

MELDS_KNOWN: Final = 64
"""Melds with a lower number have their steps ready; few deals have as many."""

ADDING: Final = [[LayMeld((Play((card,), number),)) for card in range(FACES)] for number in range(MELDS_KNOWN)]
"""By meld and face: adding this one card."""

BEGINNING: Final[dict[Cards, LayMeld]] = {}
"""By the cards: beginning a meld with them. Made when first needed; there are a few thousand, and they recur."""


def plain_steps(table: Table, hand: Hand, bound: bool, actions: list[Action]) -> bool:
    """Add to melds, or begin one: each appended if it is legal; `bound` as `legality.is_bound` says.

    On the way it is seen whether the side could have the canastas it needs to go out: True where it could, if
    every rank got all wild cards.
    """
    rules = table.rules
    ranks = hand.ranks
    low = hand.low
    forms = rules.melds
    count = ranks[JOKER] + ranks[TWO]
    wilds = [card for card in (low[TWO], low[JOKER]) if card >= 0] if count else []
    # A meld this long could be a canasta if it got all wild cards: that is all `canastas` counts.
    short = forms.canasta - count
    canastas = 0
    # Two cards or more are left after a single one was added, and no promise binds: then nothing need be asked.
    single_is_sure = not bound and hand.size > 2
    has_meld = 0  # a bit for each rank
    # First what can be added to the melds that lie there.
    for meld in table.melds[table.sides[table.turn.seat]]:
        rank = meld.rank
        has_meld |= 1 << rank
        size = len(meld.cards)
        count = ranks[rank]
        if size + count >= short:
            canastas += 1
        if count == 0 and not wilds:
            continue
        # Wild cards as long as there is room for one; several at once are several steps.
        more = wilds if wilds and forms.room(rank, size - meld.wilds) > meld.wilds else []
        if single_is_sure and meld.number < MELDS_KNOWN:
            adding = ADDING[meld.number]
            if count:
                actions.append(adding[low[rank]])
                if count > 1:
                    _offer(table, hand, hand.all_of(rank), meld, bound, actions)
            for wild in more:
                actions.append(adding[wild])
        else:
            _add_asked(table, hand, meld, more, bound, actions)
    # Then melds of ranks that have none. Two naturals and a wild card, or three naturals: fewer begin no meld.
    too_few = 1 if wilds else 2
    for rank in range(THREE, JOKER):
        if ranks[rank] > too_few and not (has_meld >> rank) & 1:
            if ranks[rank] >= short:
                canastas += 1
            _begin(table, hand, rank, wilds, bound, actions)
    # Nobody goes out without a canasta, so most of the time it need not be asked how many are wanted.
    return canastas > 0 and canastas >= rules.out.wanted()


def _add_asked(table: Table, hand: Hand, meld: Meld, wilds: list[int], bound: bool, actions: list[Action]) -> None:
    """Steps that add to this meld, each asked for."""
    count = hand.ranks[meld.rank]
    if count:
        _offer(table, hand, (hand.low[meld.rank],), meld, bound, actions)
        if count > 1:
            _offer(table, hand, hand.all_of(meld.rank), meld, bound, actions)
    for wild in wilds:
        _offer(table, hand, (wild,), meld, bound, actions)


def _begin(table: Table, hand: Hand, rank: int, wilds: list[int], bound: bool, actions: list[Action]) -> None:
    """Steps that begin a meld of this rank."""
    count = hand.ranks[rank]
    alone, with_wild = table.rules.melds.beginnings(rank, count)
    if alone == 0 and (with_wild == 0 or not wilds):
        return
    own = hand.all_of(rank)
    if alone:
        _offer(table, hand, own[:alone], None, bound, actions)
        if count > alone:
            _offer(table, hand, own, None, bound, actions)
    if with_wild:
        for wild in wilds:
            _offer(table, hand, (*own[:with_wild], wild), None, bound, actions)


def _offer(table: Table, hand: Hand, cards: Cards, meld: Meld | None, bound: bool, actions: list[Action]) -> None:
    """Offer adding these cards to a meld or beginning one, which is known to be lawful, if the turn may go on so."""
    action = _beginning(cards) if meld is None else LayMeld((Play(cards, meld.number),))
    left = hand.size - len(cards)
    if left > 1 and not bound:
        actions.append(action)
    elif left > 1 or canastas_in_reach(table, hand):  # a quick no for most steps that would go out
        if refuses_rest(table, hand, [MeldAddition(meld, cards)], left, False) is OK:
            if not bound or breaks_promise(table, hand, action.plays) is OK:
                actions.append(action)


def _beginning(cards: Cards) -> LayMeld:
    action = BEGINNING.get(cards)
    if action is None:
        action = LayMeld((Play(cards, NEW),))
        BEGINNING[cards] = action
    return action
