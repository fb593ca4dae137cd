"""Every card is as likely anywhere, and beside any other: counted over thousands of deals, from seeds of three kinds.

The seeds are fixed, so each figure is always the same one, and a bound that chance keeps in all but one of a million
runs cannot fail from one day to the next; it fails when the shuffle, the generator or the seeds become worse. That it
would, shuffles with well-known faults prove.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from canasta_desktop.rules.cards import FACES
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import deal_seed
from canasta_desktop.rules.state import DealStart, State

RULES = rule_set("classic", 4)
START = DealStart(1, 0, (0, 0))
PACK = [*[face for face in range(FACES - 1) for _ in range(2)], *[FACES - 1] * 4]
DEALS = 3000
BOTTOM = 40
"""The cards at the bottom of the stock: where they lie does not depend on which red threes had to be replaced."""

FAR = 5.0
"""Standard deviations: chance alone comes so far once in some million runs."""

Deals = list[State]

SEEDS: dict[str, Callable[[int], int]] = {
    "deals of one match": lambda number: deal_seed(20_26, number),
    "first deals of matches one after the other": lambda number: deal_seed(number, 1),
    "numbers one after the other": lambda number: number,
}


@pytest.fixture(scope="module", params=SEEDS.values(), ids=SEEDS.keys())
def deals(request: pytest.FixtureRequest) -> Deals:
    """As many deals, dealt from seeds of this kind."""
    return [State.deal(RULES, START, request.param(number)) for number in range(1, DEALS + 1)]


def bottoms(deals: Deals) -> list[list[int]]:
    return [state.stock[:BOTTOM] for state in deals]


def deviation(found: Sequence[float], expected: Sequence[float], free: int) -> float:
    """By how many standard deviations the chi-square of these counts is larger than it should be, or smaller."""
    square = sum((count - fair) ** 2 / fair for count, fair in zip(found, expected, strict=True))
    return (square - free) / math.sqrt(2 * free)


def of_places(orders: list[list[int]]) -> float:
    """How far off it is that every card is as likely at every place."""
    counts = Counter((place, face) for order in orders for place, face in enumerate(order))
    cells = [(place, face) for place in range(BOTTOM) for face in range(FACES)]
    fair = [len(orders) * PACK.count(face) / len(PACK) for _, face in cells]
    return deviation([counts[cell] for cell in cells], fair, BOTTOM * (FACES - 1))


def of_neighbours(orders: list[list[int]]) -> float:
    """How far off it is that every rank is as likely after every other."""
    ranks = Counter(face >> 2 for face in PACK)
    counts = Counter(
        (one >> 2, other >> 2) for order in orders for one, other in zip(order[:-1:2], order[1::2], strict=True)
    )
    cells = [(one, other) for one in ranks for other in ranks]
    pairs = sum(counts.values())
    ways = len(PACK) * (len(PACK) - 1)
    fair = [pairs * ranks[one] * (ranks[other] - (one == other)) / ways for one, other in cells]
    return deviation([counts[cell] for cell in cells], fair, len(cells) - 1)


def test_every_card_is_as_likely_at_every_place(deals: Deals) -> None:
    assert abs(of_places(bottoms(deals))) < FAR


def test_every_rank_is_as_likely_after_every_other(deals: Deals) -> None:
    assert abs(of_neighbours(bottoms(deals))) < FAR


def test_every_seat_is_as_likely_to_get_a_card(deals: Deals) -> None:
    """Red threes are not asked about: they are laid out, and lie in no hand."""
    hands = [[sum(state.hands[seat].faces[face] for state in deals) for seat in range(4)] for face in range(FACES)]
    held = [counts for counts in hands if sum(counts)]
    assert len(held) == FACES - 2
    fair = [sum(counts) / 4 for counts in held for _ in counts]
    assert abs(deviation([count for counts in held for count in counts], fair, 3 * len(held))) < FAR


def test_no_two_deals_are_the_same(deals: Deals) -> None:
    assert len({tuple(order) for order in bottoms(deals)}) == DEALS


# --- faults that would be found


def shuffled(swap_with: Callable[[Rng, int], int]) -> list[list[int]]:
    """Orders made by swapping each place with another one."""
    orders = []
    for seed in range(DEALS):
        rng, order = Rng(seed), PACK[:]
        for place in range(len(order)):
            other = swap_with(rng, place)
            order[place], order[other] = order[other], order[place]
        orders.append(order[:BOTTOM])
    return orders


def test_a_fair_shuffle_made_here_passes_too() -> None:
    orders = shuffled(lambda rng, place: rng.below(place + 1))
    assert abs(of_places(orders)) < FAR
    assert abs(of_neighbours(orders)) < FAR


@pytest.mark.parametrize(
    "swap_with",
    [
        pytest.param(lambda rng, place: rng.below(len(PACK)), id="any place with any other"),
        pytest.param(lambda rng, place: rng.below(place) if place else 0, id="no card where it was"),
        pytest.param(lambda rng, place: rng.below(min(place + 1, 64)), id="too small a number"),
    ],
)
def test_a_biased_shuffle_is_found(swap_with: Callable[[Rng, int], int]) -> None:
    assert of_places(shuffled(swap_with)) > FAR


def test_cards_that_stay_together_are_found() -> None:
    """A pack cut at random and never shuffled: every card is anywhere, always beside the same ones."""
    cuts = [Rng(seed).below(len(PACK)) for seed in range(DEALS)]
    assert of_neighbours([(PACK[cut:] + PACK[:cut])[:BOTTOM] for cut in cuts]) > 2 * FAR
