"""What there is to be counted at the end of a deal, found by asking the rules.

No list says which game has sambas, penalties or black threes that cost. Melds of every shape are shown to the rule
set's scoring instead, and cards to it as left in a hand; what it prices in a line of its own can be counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.rules.cards import (
    ACE,
    BLACK_THREES,
    CLUBS,
    FOUR,
    JOKER,
    JOKER_FACE,
    RED_THREES,
    SPADES,
    THREE,
    TWO,
    Cards,
    face,
)
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item, ScoreLine
from canasta_desktop.rules.table import NOBODY, RUN, SAMBA, Meld, Table

MOST_POINTS: Final = 100_000
"""Points at most that are counted or written down at once."""
MOST_MELDS: Final = 60
"""Canastas of one kind at most: more than all packs of the largest game hold."""
MANY: Final = 8
"""So many cards of a rank in one hand are looked at for a penalty."""


class CountKind(Enum):
    """What a count is of; the value begins its key."""

    CANASTA = "canasta"  # complete melds
    UNFINISHED = "unfinished"  # melds that cost because they are not complete
    LAID = "laid"  # threes laid out
    LEFT = "left"  # threes left over that have a price of their own
    FORGOTTEN = "forgotten"  # threes that should have been laid out (GT-3.2)
    MANY_LEFT = "many"  # hands with so many of a rank that this costs (MA-9.5)
    MELDED_POINTS = "melded"  # the points of the melded cards
    MELDED_VALUE = "melded-cards"  # melded cards of one value
    LEFT_POINTS = "hand"  # the points of the cards left over
    LEFT_VALUE = "hand-cards"  # cards of one value left over


@dataclass(frozen=True)
class Countable:
    """One thing that can be counted.

    `key` names it in files. `points`: what one of it brings, minus what it costs, 0 where that depends on others.
    `cards`: one of it as an example. `ranks`: those that are meant; empty for all there are. `jokers`: for melds of
    wild cards, how many of them may be jokers. `is_natural`: only without wild cards. `most`: so many at most.
    """

    key: str
    kind: CountKind
    item: Item
    most: int
    points: int = 0
    cards: Cards = ()
    ranks: tuple[int, ...] = ()
    jokers: tuple[int, ...] = ()
    is_natural: bool = False


class _Shape(NamedTuple):
    """A meld of an example, with what tells it from others."""

    meld: Meld
    jokers: int


def countables(rules: RuleSet) -> tuple[Countable, ...]:
    """Everything that can be counted in this rule set, in the order of a score sheet."""
    left = _threes_left(rules)
    return (
        *_canastas(rules),
        *_unfinished(rules),
        *_threes_laid(rules),
        *_forgotten(rules),
        *_points(rules, CountKind.MELDED_POINTS, CountKind.MELDED_VALUE, Item.MELDED, _melded_ranks(rules)),
        *left,
        *_many_left(rules),
        *_points(rules, CountKind.LEFT_POINTS, CountKind.LEFT_VALUE, Item.IN_HAND, _left_ranks(left)),
    )


def meld_of(cards: Cards, seat: int) -> Meld:
    """These cards as a meld laid by `seat`: a set, wild cards alone, or a sequence."""
    wilds = len([card for card in cards if card >> 2 in (TWO, JOKER)])
    ranks = {card >> 2 for card in cards if card >> 2 not in (TWO, JOKER)}
    rank = JOKER if not ranks else ranks.pop() if len(ranks) == 1 else RUN
    return Meld(0, seat, rank, list(cards), wilds)


# --- examples of melds -----------------------------------------------------------------------------


def _melds(rules: RuleSet, size: int) -> Iterator[_Shape]:
    """A meld of so many cards of every shape that is allowed: sets from fours up, black threes, wild cards, a run."""
    melds = rules.melds
    for rank in (*range(FOUR, JOKER), THREE):
        form = melds.form(rank)
        wilds = [count for count in range(size) if form is not None and form.refuses(size - count, count) is OK]
        for count in (wilds[:1] if wilds[:1] == [0] else []) + [count for count in wilds if count][:1]:
            suit = SPADES if rank == THREE else CLUBS
            cards = (face(rank, suit),) * (size - count) + (face(TWO, SPADES),) * count
            yield _Shape(meld_of(cards, 0), 0)
    wild = melds.form(JOKER)
    for jokers in range(min(size, rules.pack.jokers) + 1 if wild is not None and wild.refuses(0, size) is OK else 0):
        yield _Shape(meld_of((face(TWO, SPADES),) * (size - jokers) + (JOKER_FACE,) * jokers, 0), jokers)
    run = melds.form(RUN)
    if run is not None and run.least() <= size <= run.largest():
        yield _Shape(meld_of(tuple([face(FOUR + step, SPADES) for step in range(size)]), 0), 0)


def _shape_name(meld: Meld) -> str:
    return {JOKER: "wild", RUN: "run"}.get(meld.rank, "natural" if meld.wilds == 0 else "mixed")


# --- what is melded --------------------------------------------------------------------------------


def _canastas(rules: RuleSet) -> list[Countable]:
    """A count for each kind of canasta that has a price of its own (CL-10.1)."""
    table = Table(rules, 1, 0, [0] * rules.seating.accounts())
    found: dict[tuple[Item, str, int], list[_Shape]] = {}
    for shape in _melds(rules, rules.melds.canasta):
        item, points = rules.scoring.price(table, shape.meld)
        found.setdefault((item, _shape_name(shape.meld), points), []).append(shape)
    order = list(Item)
    kinds = sorted(found.items(), key=lambda entry: (order.index(entry[0][0]), -entry[0][2]))
    wild = [key for key in found if key[1] == "wild"]
    result: list[Countable] = []
    for (item, name, points), shapes in kinds:
        is_ranked = item is Item.OTHER_CANASTAS and rules.melds.kind(shapes[0].meld) != SAMBA and name != "wild"
        ranks = tuple([shape.meld.rank for shape in shapes]) if is_ranked else ()
        jokers = tuple([shape.jokers for shape in shapes]) if name == "wild" and len(wild) > 1 else ()
        key = ":".join(["canasta", name, *map(str, ranks or jokers[:1])])
        cards = tuple(shapes[0].meld.cards)
        result.append(Countable(key, CountKind.CANASTA, item, MOST_MELDS, points, cards, ranks, jokers))
    return result


def _unfinished(rules: RuleSet) -> list[Countable]:
    """A count for each kind of meld that costs when it is no canasta (VA-2.3, JS-5.6, MA-9.4)."""
    shapes = [shape for size in range(1, rules.melds.canasta) for shape in _melds(rules, size)]
    costs = [(shape, _cost(rules, shape.meld)) for shape in shapes]
    free = {(shape.meld.rank, shape.meld.wilds > 0) for shape, points in costs if not points}
    found: dict[tuple[str, bool, int], list[_Shape]] = {}
    for shape, points in costs:
        if points:
            rank = shape.meld.rank
            name = _shape_name(shape.meld) if rank in (JOKER, RUN) else "set"
            is_natural = name == "set" and (rank, True) in free
            found.setdefault((name, is_natural, points), []).append(shape)
    meldable = {shape.meld.rank for shape in shapes if shape.meld.rank not in (JOKER, RUN)}
    result: list[Countable] = []
    for (name, is_natural, points), some in found.items():
        ranks = tuple(dict.fromkeys([shape.meld.rank for shape in some])) if name == "set" else ()
        ranks = () if set(ranks) == meldable else ranks
        prices = {other for its_name, _, other in found if its_name == name}
        jokers = tuple(sorted({shape.jokers for shape in some})) if name == "wild" and len(prices) > 1 else ()
        key = ":".join(["unfinished", name, *map(str, ranks or jokers[:1])])
        largest = max(some, key=lambda shape: len(shape.meld.cards))
        example = largest if name == "run" else some[0]
        cards = tuple(example.meld.cards)
        result.append(
            Countable(
                *(key, CountKind.UNFINISHED, Item.PENALTIES, MOST_MELDS, points, cards, ranks, jokers), is_natural
            )
        )
    return result


def _cost(rules: RuleSet, meld: Meld) -> int:
    """What an unfinished meld brings, 0 or less."""
    table = Table(rules, 1, 0, [0] * rules.seating.accounts())
    nothing: list[Cards] = [()] * rules.seating.players
    return sum([line.points for line in rules.scoring.penalty_lines(table, nothing, 0, [meld])])


def _melded_ranks(rules: RuleSet) -> list[int]:
    has_threes = rules.melds.form(THREE) is not None
    return [JOKER, TWO, *range(ACE, THREE, -1), *([THREE] if has_threes else [])]


# --- threes ----------------------------------------------------------------------------------------


def _threes_laid(rules: RuleSet) -> list[Countable]:
    """Red threes, and where black ones are laid out as well these apart (CL-10.4, MA-9.3)."""
    colours = (("red", Item.RED_THREES, RED_THREES[0]), ("black", Item.BLACK_THREES, BLACK_THREES[0]))
    most = 2 * rules.pack.decks
    return [
        Countable(f"laid:{name}", CountKind.LAID, item, most, cards=(card,))
        for name, item, card in colours
        if rules.threes.lays_out(card)
    ]


def _threes_left(rules: RuleSet) -> list[Countable]:
    """Threes that cost more, or less, than their value when they are left over, in whatever way a deal can end."""
    colours = (("red", Item.RED_THREES, RED_THREES[0]), ("black", Item.BLACK_THREES, BLACK_THREES[0]))
    most = 2 * rules.pack.decks
    return [
        Countable(f"left:{name}", CountKind.LEFT, item, most, cards=(card,))
        for name, item, card in colours
        if any([line.item is not Item.IN_HAND for line in _lines_of_left(rules, (card,))])
    ]


def _lines_of_left(rules: RuleSet, cards: Cards) -> list[ScoreLine]:
    """What these cards in the first hand bring, where nobody has gone out, and where somebody else has."""
    seating = rules.seating
    left: list[Cards] = [cards, *[()] * (seating.players - 1)]
    lines: list[ScoreLine] = []
    for out in (NOBODY, 1):
        table = Table(rules, 1, 0, [0] * seating.accounts())
        table.out = out
        lines += rules.scoring.sheet(table, left, 0).lines
    return lines


def _forgotten(rules: RuleSet) -> list[Countable]:
    """Red threes that were not laid out in time (GT-3.2)."""
    table = Table(rules, 1, 0, [0] * rules.seating.accounts())
    table.forgotten[0] = 1
    lines = rules.scoring.penalty_lines(table, [()] * rules.seating.players, 0, [])
    if not lines or not rules.threes.by_hand:
        return []
    points, most = sum([line.points for line in lines]), 2 * rules.pack.decks
    return [Countable("forgotten", CountKind.FORGOTTEN, Item.PENALTIES, most, points, (RED_THREES[0],))]


# --- what is left over -----------------------------------------------------------------------------


def _many_left(rules: RuleSet) -> list[Countable]:
    """Hands with so many cards of a rank that this costs, besides their values (MA-9.5)."""
    found: dict[tuple[int, int], list[int]] = {}
    for rank in range(FOUR, JOKER):
        for count in range(1, MANY + 1):
            lines = _lines_of_left(rules, (face(rank, SPADES),) * count)
            costs = [line.points for line in lines if line.item is Item.PENALTIES]
            if costs:
                found.setdefault((count, costs[0]), []).append(rank)
                break
    result: list[Countable] = []
    for (count, points), ranks in found.items():
        key = ":".join(["many", *map(str, ranks)])
        hands = len(ranks) * rules.seating.players // rules.seating.accounts()
        cards = (face(ranks[0], SPADES),) * count
        result.append(Countable(key, CountKind.MANY_LEFT, Item.PENALTIES, hands, points, cards, tuple(ranks)))
    return result


def _left_ranks(left: list[Countable]) -> list[int]:
    has_own = any([one.item is Item.BLACK_THREES for one in left])
    return [JOKER, TWO, *range(ACE, THREE, -1), *([] if has_own else [THREE])]


def _points(rules: RuleSet, sum_kind: CountKind, kind: CountKind, item: Item, ranks: list[int]) -> list[Countable]:
    """Points as a figure, and so many cards of each value, dear ones first."""
    by_value: dict[int, list[int]] = {}
    for rank in ranks:
        by_value.setdefault(rules.pack.values[rank], []).append(rank)
    sign = 1 if item is Item.MELDED else -1
    cards = 52 * rules.pack.decks + rules.pack.jokers
    values = [
        Countable(f"{kind.value}:{value}", kind, item, cards, sign * value, ranks=tuple(by_value[value]))
        for value in sorted(by_value, reverse=True)
    ]
    return [Countable(sum_kind.value, sum_kind, item, MOST_POINTS, sign), *values]
