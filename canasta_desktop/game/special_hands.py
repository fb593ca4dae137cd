"""Special hands: what they pay, and what the hand lacks of each (MA-7).

How it works. What a special hand is, the rule set says of fourteen given cards. It looks at how many there
are of each rank, and apart from jokers, twos, threes, aces and sevens all ranks are alike to it. So there
are not many *shapes* of fourteen cards; the rules are asked about each once, and those they accept are
kept. The one that shares most cards with the hand is its nearest completion: for the ranks that are alike,
the largest group of the shape falls to the rank of which the hand has most.
"""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta_desktop.rules.actions import Special
from canasta_desktop.rules.cards import ACE, JOKER, NATURAL_RANKS, RANKS, SEVEN, THREE, TWO, Cards, Hand
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.values import value

if TYPE_CHECKING:
    from canasta_desktop.rules.systems.modern_extras import SpecialHands

OWN: Final = (JOKER, TWO, THREE, ACE, SEVEN)
"""The ranks that special hands tell from others."""
ALIKE: Final = tuple([rank for rank in NATURAL_RANKS if rank not in OWN])
"""The ranks that are alike to them."""
LARGEST: Final = 5
"""No special hand has more cards of a rank."""
MOST: Final = tuple([1 if rank == THREE else LARGEST for rank in OWN])
"""The most cards that a special hand has of each rank in OWN: of threes, the straight alone has one (MA-7.2)."""

Shape = tuple[tuple[int, ...], tuple[int, ...]]
"""How many cards of each rank of OWN, and the groups of the others, largest first."""


@value(frozen=True)
class Need:
    """So many cards that are missing, all of one rank: one of `ranks`.

    Where there are several, the hand has no card of any of them and it does not matter which; two such
    needs are two different ranks.
    """

    ranks: tuple[int, ...]
    count: int


class SpecialHand(NamedTuple):
    """One special hand: its key, what it pays, and how far the cards in hand are from it.

    `missing`: cards to the nearest completion, 0 if the hand is one; a hand that has not drawn lacks
    one at least. `needs` says which, `spare` which cards of the hand do not belong to it. `refusal`: why
    it cannot be laid down now, None where it can.
    """

    key: str
    points: int
    missing: int
    needs: tuple[Need, ...]
    spare: Cards
    refusal: Refusal | None


def known_hands(rules: RuleSet) -> tuple[str, ...]:
    """The keys of the special hands of a rule set, in its order."""
    return tuple([key for extra in _special(rules) for key in extra.hands()])


def _special(rules: RuleSet) -> list["SpecialHands"]:
    """The part of the rule set that knows them; most games have none, and start without it."""
    if not rules.extras:
        return []
    from canasta_desktop.rules.systems.modern_extras import SpecialHands

    return [extra for extra in rules.extras if isinstance(extra, SpecialHands)]


def special_hands(view: Observation) -> list[SpecialHand]:
    """All special hands of the rule set, against this hand."""
    table = view.table
    found: list[SpecialHand] = []
    for extra in _special(table.rules):
        shapes = _shapes(extra, table.rules.dealing.hand + 1)
        for key in extra.hands():
            missing, needs, spare = _nearest(view.hand, shapes[key])
            points = table.rules.scoring.special_points(key)
            found.append(SpecialHand(key, points, missing, needs, spare, _refuses(view, key)))
    return found


def _refuses(view: Observation, key: str) -> Refusal | None:
    """Why this hand cannot be laid down now."""
    table = view.table
    if not table.over and table.turn.seat != view.seat:
        return Refusal(Reason.NOT_YOUR_TURN, table.rules.clause(Reason.NOT_YOUR_TURN))
    return check(table, view.hand, Special(key))


# --- shapes --------------------------------------------------------------------------------------------


@cache
def _shapes(extra: "SpecialHands", cards: int) -> dict[str, list[Shape]]:
    """The shapes of so many cards that are each of the special hands."""
    keys = list(extra.hands())
    found: dict[str, list[Shape]] = {key: [] for key in keys}
    groups = [list(_groups(count, LARGEST, len(ALIKE))) for count in range(cards + 1)]
    hand = Hand()
    hand.size = cards
    for own in _counts(MOST, cards):
        _put(hand, OWN, own)
        for others in groups[cards - sum(own)]:
            _put(hand, ALIKE, others)
            for key in keys:
                if extra.matches(hand, key):
                    found[key].append((own, others))
    return found


def _counts(ranks: tuple[int, ...], most: int) -> Iterator[tuple[int, ...]]:
    """Every way to have up to `most` cards of so many ranks, of each no more than it says."""
    if not ranks:
        yield ()
        return
    for count in range(min(most, ranks[0]) + 1):
        for others in _counts(ranks[1:], most - count):
            yield (count, *others)


def _groups(cards: int, largest: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to make so many cards into groups, at most `most` of them, largest first."""
    if cards == 0:
        yield ()
        return
    if most == 0:
        return
    for size in range(min(cards, largest), 0, -1):
        for others in _groups(cards - size, size, most - 1):
            yield (size, *others)


def _put(hand: Hand, ranks: tuple[int, ...], counts: tuple[int, ...]) -> None:
    """So many cards of each of these ranks, counted by rank alone, and none of those that are left over."""
    held = hand.ranks
    for rank in ranks:
        held[rank] = 0
    for rank, count in zip(ranks, counts, strict=False):
        held[rank] = count


# --- the nearest one -----------------------------------------------------------------------------------


def _nearest(hand: Hand, shapes: list[Shape]) -> tuple[int, tuple[Need, ...], Cards]:
    """How many cards are missing to the nearest of these shapes, which, and which cards of the hand are too many."""
    by_count = sorted(ALIKE, key=lambda rank: (-hand.ranks[rank], rank))
    wanted: dict[int, int] = {}
    fewest = (hand.size + LARGEST * RANKS, 0)
    for own, others in shapes:
        want = dict(zip(OWN, own, strict=True)) | dict(zip(by_count, others, strict=False))
        lacks = {rank: max(0, count - hand.ranks[rank]) for rank, count in want.items()}
        # Of two that lack as many cards, the one for which more cards will do.
        missing = sum(lacks.values()), sum([lacks[rank] for rank in OWN])
        if missing < fewest:
            fewest, wanted = missing, want
    absent = tuple([rank for rank in ALIKE if hand.ranks[rank] == 0])
    needs: list[Need] = []
    spare: list[int] = []
    for rank in range(RANKS):
        lack = wanted.get(rank, 0) - hand.ranks[rank]
        if lack > 0:
            needs.append(Need(absent if rank in absent else (rank,), lack))
        elif lack < 0:
            spare += hand.of_rank(rank)[lack:]
    return fewest[0], tuple(needs), tuple(spare)
