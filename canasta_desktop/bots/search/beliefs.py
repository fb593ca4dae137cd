"""What the others hardly hold: whoever has a meld of sevens would have laid a seven, and who threw a nine kept none.

Of the cards that are not in sight each could be in any hand, but what was done at the table tells more: cards that fit
a side's own melds are laid, black threes are thrown, wild cards are spent, and of a rank that a seat discarded it
hardly holds another. So there are kinds of cards; how likely a card of each still is in a hand says `hand_odds`.

All of it is public: of two positions that look alike to a seat it believes the same.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.rules.cards import JOKER, RANKS, THREE, TWO
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Meld, Table

FITS_COMPLETE: Final = 0  # fits a canasta of the seat's side: partner, opponent
FITS_GROWING: Final = 2  # fits another meld of it: partner, opponent, the same with a frozen pile
BLACK_THREE: Final = 6
DISCARDED: Final = 7  # a rank that the seat threw onto the pile
LET_LIE: Final = 8  # a rank that it did not take when it was on top
WILD: Final = 9  # a wild card: the side has melded, or not
KINDS: Final = 11
"""So many kinds of cards of which the table tells something; of any other it tells nothing."""
NOTHING_TOLD: Final = KINDS
"""Where cards of which it tells nothing are tallied, behind the kinds."""


class Tallied(NamedTuple):
    """Cards of a rank that a seat has not seen, and another hand: how many it holds, and how many it would by chance.

    Of which `kind` they are there, NOTHING_TOLD if the table tells nothing of them.
    """

    seat: int
    kind: int
    held: int
    by_chance: float


def kinds_by_seat(view: Observation) -> list[list[int | None]]:
    """By seat and rank: of which kind a card would be in that hand, None if the table tells nothing of it.

    Nothing at all for the own seat.
    """
    table = view.table
    own = table.sides[view.seat]
    discarded, let_lie = _shown(table)
    found: list[list[int | None]] = []
    for seat, side in enumerate(table.sides):
        kinds: list[int | None] = [None] * RANKS if seat != view.seat else []
        if kinds:
            for rank in let_lie[seat]:
                kinds[rank] = LET_LIE
            for rank in discarded[seat]:
                kinds[rank] = DISCARDED
            for meld in table.melds[side]:
                if meld.rank < JOKER:
                    kinds[meld.rank] = _of_meld(table, meld, side != own)
            kinds[THREE] = BLACK_THREE
            kinds[TWO] = kinds[JOKER] = WILD + (not table.melds[side])
        found.append(kinds)
    return found


def tallied(state: State) -> Iterator[Tallied]:
    """What the other hands really hold of what the seat in turn has not seen, hand by hand and rank by rank."""
    table = state.table
    view = state.observe(table.turn.seat)
    knowledge = Knowledge(view)
    unseen, hidden = knowledge.unseen, knowledge.hidden
    for seat, kinds in enumerate(kinds_by_seat(view)):
        known = table.known[seat]
        places = table.sizes[seat] - known.size
        for rank, kind in enumerate(kinds):
            if unseen[rank]:
                held = state.hands[seat].ranks[rank] - known.ranks[rank]
                by_chance = unseen[rank] * places / hidden
                yield Tallied(seat, NOTHING_TOLD if kind is None else kind, held, by_chance)


def _of_meld(table: Table, meld: Meld, is_opponent: bool) -> int:
    if len(meld.cards) >= table.rules.melds.canasta:
        return FITS_COMPLETE + is_opponent
    return FITS_GROWING + is_opponent + 2 * table.frozen


def _shown(table: Table) -> tuple[list[set[int]], list[set[int]]]:
    """By seat: the ranks in the pile that it discarded, and those that it did not take when they were on top.

    Seats discard in turn, so the place in the pile tells who discarded.
    """
    discarded = [set[int]() for _ in table.sides]
    let_lie = [set[int]() for _ in table.sides]
    order = table.order
    at = order.index(table.turn.seat)
    for back, card in enumerate(reversed(table.pile)):
        discarded[order[(at - 1 - back) % len(order)]].add(card >> 2)
        if back > 0:
            let_lie[order[(at - back) % len(order)]].add(card >> 2)
    return discarded, let_lie
