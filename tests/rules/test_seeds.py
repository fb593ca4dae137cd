"""Seeds: each purpose has its own, and from none of them one gets back to the seed of the match."""

import hashlib
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.game.format1 import old_stream_seed
from canasta_desktop.rules.rng import MASK64, Rng, mix
from canasta_desktop.rules.seeds import (
    HIGHEST_SEED,
    choice_seed,
    deal_seed,
    derived_seed,
    first_dealer_seed,
    seats_seed,
)

SEEDS = st.integers(0, HIGHEST_SEED)
OLD_SEEDS = st.integers(0, MASK64)


# --- what is published -------------------------------------------------------------------------------

VECTORS = [
    (derived_seed(0, ""), "1:0,0:,"),
    (derived_seed(7, "deal", 12), "1:7,4:deal,2:12,"),
    (deal_seed(2**128 - 1, 1), "39:340282366920938463463374607431768211455,4:deal,1:1,"),
    (first_dealer_seed(1), "1:1,12:first-dealer,"),
    (seats_seed(1), "1:1,5:seats,"),
    (choice_seed(1, 2, 3, 40), "1:1,6:choice,1:2,1:3,2:40,"),
]


@pytest.mark.parametrize(("seed", "text"), VECTORS, ids=[text for _, text in VECTORS])
def test_a_seed_is_the_beginning_of_the_hash_of_a_text(seed, text):
    assert f"{seed:032x}" == hashlib.sha256(text.encode()).hexdigest()[:32]


def test_a_seed_is_the_same_for_ever():
    assert deal_seed(1, 1) == 0x764B90D0ECCF0A14C29F6813E1BEEC2F


PARTS = st.tuples(st.integers(), st.text(max_size=8), st.lists(st.integers(), max_size=3))


@given(PARTS, PARTS)
def test_no_two_purposes_share_a_seed(first, second):
    seeds = [derived_seed(seed, purpose, *indices) for seed, purpose, indices in (first, second)]
    assert (seeds[0] == seeds[1]) == (first == second)


def test_neighbouring_seeds_have_nothing_in_common():
    # Their bits differ in half of their places, within five standard deviations.
    differing = sum((deal_seed(9, n) ^ deal_seed(9, n + 1)).bit_count() for n in range(200))
    assert abs(differing - 200 * 64) < 5 * (200 * 32) ** 0.5


@given(SEEDS, SEEDS)
def test_every_bit_of_a_seed_counts(first, second):
    words = [[rng.word() for _ in range(8)] for rng in (Rng(first), Rng(second))]
    assert (words[0] == words[1]) == (first == second)


# --- the way back ------------------------------------------------------------------------------------


def unmix(word: int) -> int:
    """`mix` undone: each of its steps is one to one."""
    z = word ^ (word >> 31) ^ (word >> 62)
    z = (z * pow(0x94D049BB133111EB, -1, 2**64)) & MASK64
    z = z ^ (z >> 27) ^ (z >> 54)
    z = (z * pow(0xBF58476D1CE4E5B9, -1, 2**64)) & MASK64
    z = z ^ (z >> 30) ^ (z >> 60)
    return (z - 0x9E3779B97F4A7C15) & MASK64


def traced_back(seed: int, name: str, *numbers: int) -> int:
    """The match seed from which the old derivation made this one, for whoever knows the purpose."""
    word = seed
    for number in reversed(numbers):
        word = unmix(word) ^ number
    for character in reversed(name):
        word = unmix(word) ^ ord(character)
    return unmix(word)


def seed_of(rng: Rng) -> int:
    """The lower 64 bits of the seed of a fresh generator, which stand in its state."""
    return unmix(rng._a | rng._b << 32)


@given(OLD_SEEDS)
def test_mixing_can_be_undone(word):
    assert unmix(mix(word)) == word


@given(OLD_SEEDS, st.integers(1, 20), st.integers(0, 5), st.integers(0, 300))
def test_one_choice_of_0_1_0_gave_the_match_away(match_seed, deal, seat, actions):
    """The first inversion of the review: from the seed of a choice back to that of the match."""
    told = old_stream_seed(match_seed, "choice", seat, deal, actions)
    assert traced_back(told, "choice", seat, deal, actions) == match_seed


@given(OLD_SEEDS, st.integers(1, 20))
def test_a_generator_of_0_1_0_gave_the_match_away(match_seed, deal):
    """The second: from the state of a generator back to its seed, and from there to that of the match."""
    rng = Rng(old_stream_seed(match_seed, "deal", deal))
    assert traced_back(seed_of(rng), "deal", deal) == match_seed


@given(SEEDS, st.integers(1, 20), st.integers(0, 5), st.integers(0, 300))
def test_no_choice_leads_back_to_the_match_or_to_another_seed(match_seed, deal, seat, actions):
    told = choice_seed(match_seed, deal, seat, actions)
    halves = {told & MASK64, told >> 64, seed_of(Rng(told))}
    known = {match_seed & MASK64, match_seed >> 64, match_seed}
    others = {deal_seed(match_seed, number) for number in range(1, deal + 3)} | {first_dealer_seed(match_seed)}
    known |= {part for other in others for part in (other & MASK64, other >> 64)}
    found = set()
    for half, indices in product(halves, ((seat, deal, actions), (deal, seat, actions), ())):
        found |= {traced_back(half, "choice", *indices), unmix(half)}
    assert not found & known
