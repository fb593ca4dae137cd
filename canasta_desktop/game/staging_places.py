"""Where staged cards can lie, and what a place says about cards that might go there."""

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.rules.cards import Cards, is_wild
from canasta_desktop.rules.refusals import Refusal


class StagingSpot(Enum):
    """The kinds of places; the value stands in saves."""

    MELD = "meld"
    DRAFT = "draft"
    NEW_MELD = "new"
    PILE = "pile"


class StagingPlace(NamedTuple):
    """Where cards can go: `number` is the meld's or the draft's, 0 for the others."""

    spot: StagingSpot
    number: int = 0


NEW_MELD: Final = StagingPlace(StagingSpot.NEW_MELD)
PILE: Final = StagingPlace(StagingSpot.PILE)


class StagedGroup(NamedTuple):
    """What is staged at one place: `cards` naturals first, `rank` of the meld they make or join.

    That is a rank, or RUN for a sequence and JOKER for wild cards alone, as in `Meld.rank`.

    `points` of these cards, the pile's top card included; `size` of the meld that results; `lacks`
    says what is still missing from that meld, None once it is a lawful one.
    """

    place: StagingPlace
    cards: Cards
    rank: int
    points: int
    size: int
    lacks: Refusal | None


class DropTarget(NamedTuple):
    """What a place says about some cards: `refusal` why they cannot go there, None where they can.

    `points` they would add, the pile's top card included; `size` of the meld that would result, of
    the pile where that is meant. `lacks`: what would still be missing from that meld, or stand
    against the take, afterwards; None where it could be laid out, taken or discarded as it is.
    `rank`: what the meld that would result is one of, as `StagedGroup.rank`, -1 for the pile.
    """

    place: StagingPlace
    refusal: Refusal | None
    points: int = 0
    size: int = 0
    lacks: Refusal | None = None
    rank: int = -1


def by_place(steps: Iterable[tuple[StagingPlace, Cards]]) -> dict[StagingPlace, Cards]:
    """The cards by place, in the order in which the places came."""
    groups: dict[StagingPlace, Cards] = {}
    for place, cards in steps:
        groups[place] = groups.get(place, ()) + cards
    return groups


def in_order(cards: Iterable[int]) -> Cards:
    """Naturals before wild cards, ascending."""
    return tuple(sorted(cards, key=lambda card: (is_wild(card), card)))
