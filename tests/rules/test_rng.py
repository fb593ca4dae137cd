"""The generator against its published vectors, and what is built on it: shuffle and streams."""

from itertools import permutations

import pytest

from canasta_desktop.rules.rng import Rng, mix

GAMMA = 0x9E3779B97F4A7C15


def words(rng: Rng, count: int) -> list[int]:
    return [rng.word() for _ in range(count)]


def test_xoshiro128_gives_the_published_words():
    rng = Rng(0)
    rng.set_words(1, 2, 3, 4)
    # The test vector that xoshiro128** 1.1 is checked against, from the state 1, 2, 3, 4.
    published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert words(rng, 10) == published


def test_splitmix64_gives_the_published_words():
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    states = [(1234567 + step * GAMMA) % 2**64 for step in range(5)]
    assert [mix(state) for state in states] == published


def test_a_generator_is_seeded_with_the_words_of_splitmix64():
    first, second = mix(99), mix(99 + GAMMA)
    seeded = Rng(0)
    seeded.set_words(first % 2**32, first >> 32, second % 2**32, second >> 32)
    assert words(Rng(99), 20) == words(seeded, 20)


def test_equal_seeds_give_equal_words_and_others_do_not():
    assert words(Rng(7), 50) == words(Rng(7), 50)
    assert words(Rng(7), 5) != words(Rng(8), 5)
    assert words(Rng(2**128 - 1), 5) == words(Rng(-1), 5)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 108, 2**31 + 1, 2**32])
def test_a_bounded_number_stays_in_its_bounds(bound):
    rng = Rng(bound)
    assert all(0 <= rng.below(bound) < bound for _ in range(500))


def test_words_that_would_favour_the_low_numbers_are_thrown_away():
    # Of 2**32 words, a bound of 3 * 2**30 leaves 2**30 over. Taken modulo the bound they would bring half of all
    # numbers into the lowest third.
    rng = Rng(5)
    low = sum(rng.below(3 * 2**30) < 2**30 for _ in range(6000))
    assert 1817 < low < 2183  # 2000 expected, 36.5 the standard deviation; 3000 with the bias


@pytest.mark.parametrize("bound", [6, 10, 52])
def test_every_number_comes_equally_often(bound):
    rng = Rng(2024)
    counts = [0] * bound
    for _ in range(bound * 400):
        counts[rng.below(bound)] += 1
    square = sum((count - 400) ** 2 / 400 for count in counts)
    # Chi-square: mean bound - 1, variance twice that; five standard deviations.
    assert square < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1, 2**64, 10**40])
def test_a_bound_that_no_word_reaches_is_refused(bound):
    with pytest.raises(ValueError, match=f"1 to 2\\*\\*32, not {bound}"):
        Rng(7).below(bound)


def test_the_largest_bound_is_a_whole_word():
    assert [Rng(7).below(2**32)] == words(Rng(7), 1)
    assert Rng(7).below(1) == 0


def test_every_order_of_four_cards_comes_equally_often():
    rng = Rng(1)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24 * 250):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    square = sum((count - 250) ** 2 / 250 for count in counts.values())
    assert square < 23 + 5 * 46**0.5


def test_every_place_in_a_pack_is_reached_from_every_place():
    counts = [[0] * 12 for _ in range(12)]
    rng = Rng(3)
    for _ in range(12 * 150):
        items = list(range(12))
        rng.shuffle(items)
        for place, item in enumerate(items):
            counts[item][place] += 1
    square = sum((count - 150) ** 2 / 150 for row in counts for count in row)
    assert square < 121 + 5 * 242**0.5


def test_a_shuffle_keeps_every_card():
    items = [1, 1, 2, 3, 5, 8, 13]
    Rng(11).shuffle(items)
    assert sorted(items) == [1, 1, 2, 3, 5, 8, 13]
