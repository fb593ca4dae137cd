"""How likely cards are held: by kind and by length of the hand, as counted where the true cards are known."""

import pytest

from canasta_desktop.bots.search.beliefs import DISCARDED, FITS_GROWING, KINDS, NOTHING_TOLD
from canasta_desktop.bots.search.hand_odds import FEWEST, LENGTHS, HandCounter, HandCounts, HandOdds
from canasta_desktop.rules.cards import FOUR, JOKER, read_cards
from canasta_desktop.rules.observation import SURE
from canasta_desktop.rules.rng import Rng
from tests.rules.playing import stroll, table

CELLS = LENGTHS * (KINDS + 1)

SHORT, MIDDLE, LONG = range(LENGTHS)


def counted(*cells, usual=100):
    """Counts of cards: (length, kind, held, by chance); of those of which nothing is told as many as by chance."""
    held, by_chance = [0] * CELLS, [0.0] * CELLS
    told = [(length, NOTHING_TOLD, usual, float(usual)) for length in range(LENGTHS)]
    for length, kind, cards, chance in (*told, *cells):
        held[length * (KINDS + 1) + kind] += cards
        by_chance[length * (KINDS + 1) + kind] += chance
    return HandCounts(tuple(held), tuple(by_chance))


def test_a_kind_is_as_likely_in_a_hand_of_a_length_as_it_was_held_in_such():
    counts = counted((SHORT, DISCARDED, 10, 40.0), (LONG, DISCARDED, 20, 40.0), (LONG, NOTHING_TOLD, 100, 0.0))
    by_length = HandOdds.of(counts).by_length
    assert by_length[SHORT][DISCARDED] == SURE // 4
    assert by_length[LONG][DISCARDED] == SURE // 4, "half as many as by chance, where others are twice as many"
    assert by_length[SHORT][FITS_GROWING] == SURE, "never seen"


def test_a_kind_that_a_length_tells_too_little_of_goes_by_all_lengths():
    few = FEWEST - 1
    counts = counted((SHORT, DISCARDED, 0, few), (LONG, DISCARDED, 40, 80 - few), (MIDDLE, FITS_GROWING, 0, few))
    by_length = HandOdds.of(counts).by_length
    assert [odds[DISCARDED] for odds in by_length] == [SURE // 2] * 2 + [round(SURE * 40 / (80 - few))]
    assert by_length[MIDDLE][FITS_GROWING] == SURE


def test_a_kind_that_is_held_more_often_than_others_is_as_likely_as_these():
    assert HandOdds.of(counted((SHORT, DISCARDED, 90, 40.0))).by_length[SHORT][DISCARDED] == SURE


def test_a_seat_has_the_odds_of_its_hand_s_length_and_the_own_one_none():
    state = table(
        "turn: 0 draw\nhand: 9H KC\nours: KS KH KD\ntheirs: QS QH QD\npile: 5S 8C\nhand 1: 3\nhand 2: 8\nhand 3: 9"
    )
    odds = HandOdds(tuple([tuple([10 * length + 1] * KINDS) for length in range(LENGTHS)]))
    own, right, partner, left = odds.at(state.observe(0))
    assert own == []
    queen, king, eight = (read_cards(card)[0] >> 2 for card in ("QC", "KC", "8C"))
    assert [seat[queen] for seat in (right, partner, left)] == [1, SURE, 21]
    assert partner[king] == 11
    assert left[eight] == 21, "it threw one"


def test_odds_that_are_alike_are_those_of_a_hand_of_any_length():
    odds = HandOdds.alike(range(KINDS))
    assert odds.by_length == (tuple(range(KINDS)),) * LENGTHS


def test_all_that_is_tallied_is_counted_under_the_length_of_its_hand():
    state = table("turn: 0 draw\nhand: 9H KC\nours: KS KH KD\npile: 5S\nhand 1: 3\nhand 2: 8\nhand 3: 9")
    counter = HandCounter()
    counter.add(state)
    assert by_length(counter.counts()) == [3, 8, 9]
    counter.add(state)
    assert by_length(counter.counts()) == [6, 16, 18]
    assert sum(counter.counts().by_chance) == pytest.approx(40)


def by_length(counts):
    return [sum(counts.held[first : first + KINDS + 1]) for first in range(0, CELLS, KINDS + 1)]


def test_what_cannot_be_held_is_in_no_hand():
    view = table("turn: 0 draw\nhand: 9H KC\nours: KS KH KD\ntheirs: QS QH QD\npile: 5S 8C\nstock: 40").observe(0)
    told = HandOdds.alike([0] * KINDS).at(view)
    for seed in range(20):
        world = view.sample(Rng(seed), told)
        for seat in (1, 2, 3):
            assert world.hands[seat].size == view.table.sizes[seat]
            for which in range(FOUR, JOKER):
                assert told[seat][which] or not world.hands[seat].ranks[which]


def test_where_nothing_else_is_left_unlikely_cards_are_held():
    state = stroll(4, 5, 40)
    view = state.observe(state.table.to_act())
    nothing = [[] if seat == view.seat else [0] * (JOKER + 1) for seat in range(4)]
    world = view.sample(Rng(1), nothing)
    assert [hand.size for hand in world.hands] == [hand.size for hand in state.hands]
    all_cards = [sorted([*one.stock, *[card for hand in one.hands for card in hand.cards()]]) for one in (state, world)]
    assert all_cards[0] == all_cards[1]
