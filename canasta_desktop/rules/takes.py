"""Every way to take the pile, with what comes down in the same breath (CL-6, CL-7.4)."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from canasta_desktop.rules.actions import NEW, Play, Take
from canasta_desktop.rules.cards import JOKER, TWO, Cards, Hand, is_natural
from canasta_desktop.rules.initial_meld_search import initial_melds, size_of
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.pile_terms import PAIR
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import DRAWING, Table
from canasta_desktop.rules.turn_end import cards_gained_from_pile

AMPLE: Final = 2
"""With more cards left in hand than this a turn can be ended, whatever else the pile brings."""

TRIES: Final = 200
"""How many initial melds are tried where more than their count decides whether they are lawful."""


def takes(table: Table, hand: Hand) -> Iterator[Take]:
    """Every way to take the pile: cheapest cards to show first, then for each the initial melds; lazy."""
    pile = table.rules.pile
    if not table.pile or table.turn.phase != DRAWING or pile.refuses_top(table, hand) is not OK:
        return
    if table.is_open(table.sides[table.turn.seat]):
        yield from open_takes(table, hand)
        return
    if not pile.top_counts:
        if pile.ways(table, table.sides[table.turn.seat]):
            yield from _after_initial_meld(table, hand)
        return
    if is_natural(table.pile[-1]):
        for cards, _ in pile.entitling(table, hand):
            yield from _initial_meld_takes(table, hand, cards)
        return
    # A wild top card can be taken with wild cards of several kinds, and these grow into the same canasta.
    seen: set[tuple[Cards, tuple[Play, ...], bool]] = set()
    for cards, _ in pile.entitling(table, hand):
        for take in _initial_meld_takes(table, hand, cards):
            key = (tuple(sorted(take.cards)), take.plays, take.rest)
            if key not in seen:
                seen.add(key)
                yield take


def open_takes(table: Table, hand: Hand) -> list[Take]:
    """Every way to take the pile for a side that is open, if the pile may be taken at all."""
    pile = table.rules.pile
    # What entitles is lawful in plain rule sets, as long as there is room for it and the turn can then be ended.
    sure = table.rules.is_plain and not pile.top_only
    found: list[Take] = []
    for cards, onto in pile.entitling(table, hand):
        if sure and hand.size - len(cards) > AMPLE and (onto == NEW or not cards):
            found.append(Take(cards, onto))
        else:
            found += _lawful(table, hand, Take(cards, onto))
    return found


def could_take(table: Table, hand: Hand) -> bool:
    """A quick no for most hands: nothing in hand or among the melds goes with the top card (CL-6.4, CL-6.5)."""
    rules = table.rules
    top = table.pile[-1]
    if rules.pile.bars & class_of(top):
        return False
    rank = top >> 2
    if not rules.melds.is_simple or rank == JOKER or rank == TWO:
        return True
    held = hand.ranks[rank]
    if held > 1:
        return True
    side = table.sides[table.turn.seat]
    if rules.pile.ways(table, side) == PAIR:
        return False
    return (held > 0 and hand.wilds() > 0) or table.meld_of_rank(side, rank) is not None


def _lawful(table: Table, hand: Hand, take: Take) -> Iterator[Take]:
    """This take, made to go out where it would leave one card; and for the top card alone, where that is allowed."""
    sure = table.rules.is_plain and (take.onto == NEW or len(take.cards) == 0)
    lawful = sure and hand.size - len(take.cards) + cards_gained_from_pile(table) > 1
    if lawful or reason(table, hand, take) is OK:
        yield take
    else:
        yield from _outright(table, hand, take)
    if table.rules.pile.top_only:
        alone = Take(take.cards, take.onto, take.plays, False)
        if reason(table, hand, alone) is OK:
            yield alone


def _initial_meld_takes(table: Table, hand: Hand, cards: Cards) -> Iterator[Take]:
    """Takes that open the side, the top card counting (CL-7.4)."""
    rules = table.rules
    top = table.pile[-1]
    left = hand.copy()
    left.take_out(cards)
    # What the search finds is lawful in plain rule sets, as in `plans`, unless the top card has a law of its own.
    sure = rules.is_plain and not rules.initial_meld.single and not rules.pile.top_only and is_natural(top)
    for melds in initial_melds(table, left, [(*cards, top)], table.minimum(table.turn.seat)):
        first = list(melds[0])
        first.remove(top)
        plays = tuple([Play(other) for other in melds[1:]])
        lawful = sure and hand.size + 1 - size_of(melds) > AMPLE
        for rest in (True, False) if rules.pile.top_only else (True,):
            take = Take(tuple(first), NEW, plays, rest)
            if lawful or reason(table, hand, take) is OK:
                yield take


def _after_initial_meld(table: Table, hand: Hand) -> Iterator[Take]:
    """Takes after an initial meld wholly from the hand, the pair within it or beside it (MA-4.5)."""
    rank = table.pile[-1] >> 2
    pair = tuple(hand.of_rank(rank)[:2])
    if len(pair) < 2:
        return
    without = hand.copy()
    without.take_out(pair)
    for cards, left in (((), hand), (pair, without)):
        for melds in islice(
            initial_melds(table, left, [], table.rules.initial_meld.minimum(table, table.turn.seat)), TRIES
        ):
            take = Take(cards, NEW, tuple([Play(other) for other in melds]))
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
