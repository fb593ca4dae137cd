"""The orders in which a hand can stand."""

from collections.abc import Sequence
from enum import Enum

from canasta_desktop.rules.cards import JOKER, THREE, TWO, rank_of, suit_of
from canasta_desktop.rules.ruleset import Pack, RuleSet


class Sorting(Enum):
    """Names of the orders, as kept in saves and settings."""

    RANK = "rank"  # ace to four, wild cards left, threes right
    RANK_UP = "rank-up"  # four to ace
    VALUE = "value"
    MELDABLE = "meldable"  # groups of two and more first
    SUIT = "suit"
    FREE = "free"  # as the person has laid them


CYCLE = (Sorting.RANK, Sorting.RANK_UP, Sorting.VALUE, Sorting.MELDABLE, Sorting.SUIT)
"""The orders a key press goes through; FREE comes of dragging cards inside the hand."""


def standard_sorting(rules: RuleSet) -> Sorting:
    """The order a hand stands in at first: by suit where there are sequences, else by rank."""
    return Sorting.SUIT if rules.melds.has_runs else Sorting.RANK


def next_sorting(sorting: Sorting) -> Sorting:
    """The order that follows when the key is pressed."""
    return CYCLE[(CYCLE.index(sorting) + 1) % len(CYCLE)] if sorting in CYCLE else CYCLE[0]


def ordered(cards: Sequence[int], sorting: Sorting, pack: Pack) -> list[int]:
    """These faces in this order; FREE leaves them as they stand."""
    if sorting is Sorting.FREE:
        return list(cards)
    if sorting is Sorting.RANK_UP:
        return sorted(cards, key=lambda card: (*_class_and_rank(card, 1), suit_of(card)))
    if sorting is Sorting.VALUE:
        return sorted(cards, key=lambda card: (-pack.points([card]), -rank_of(card), suit_of(card)))
    if sorting is Sorting.SUIT:
        return sorted(cards, key=lambda card: (_class_and_rank(card, -1)[0], suit_of(card), -rank_of(card)))
    if sorting is Sorting.MELDABLE:
        ranks = [rank_of(card) for card in cards]
        return sorted(
            cards,
            key=lambda card: (_class_and_rank(card, -1)[0], -min(ranks.count(rank_of(card)), 7) // 2, *_by_rank(card)),
        )
    return sorted(cards, key=_by_rank)


def groups(cards: Sequence[int], sorting: Sorting) -> list[int]:
    """For each card the group it stands in: equal neighbours stand closer together."""
    by_suit = sorting is Sorting.SUIT
    return [suit_of(card) if by_suit and rank_of(card) not in (TWO, JOKER) else 10 + rank_of(card) for card in cards]


def _class_and_rank(card: int, direction: int) -> tuple[int, int]:
    """Wild cards first (jokers before twos), natural cards by rank, threes last."""
    rank = rank_of(card)
    if rank == JOKER:
        return (0, 0)
    if rank == TWO:
        return (0, 1)
    return (2, 0) if rank == THREE else (1, direction * rank)


def _by_rank(card: int) -> tuple[int, int, int]:
    return (*_class_and_rank(card, -1), suit_of(card))
