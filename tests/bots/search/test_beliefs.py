"""What the table tells of the others' hands, by kind, and what they really hold."""

import pytest

from canasta_desktop.bots.search import beliefs
from canasta_desktop.bots.search.beliefs import NOTHING_TOLD, kinds_by_seat, tallied
from canasta_desktop.rules.cards import ACE, JOKER, THREE, TWO, read_cards
from canasta_desktop.rules.rng import Rng
from tests.rules.playing import stroll, table

TOLD = """
turn: 0 play
hand: 9S 9H 4D 6C KS KH QD
ours: 5C 5D 5S | 7C 7D 7S 7H 7C 7D 7S
theirs: 8C 8D 8S
pile: 6S JC 4H TD
stock: 40
"""


def rank(cards):
    return read_cards(cards)[0] >> 2


def test_kinds_are_what_the_table_tells():
    own, right, partner, left = kinds_by_seat(table(TOLD).observe(0))
    assert own == []
    assert partner[rank("7C")] == beliefs.FITS_COMPLETE
    assert partner[rank("5C")] == beliefs.FITS_GROWING
    assert right[rank("8C")] == left[rank("8C")] == beliefs.FITS_GROWING + 1
    assert right[rank("5C")] is None
    assert {seat[THREE] for seat in (right, partner, left)} == {beliefs.BLACK_THREE}
    assert {seat[which] for seat in (right, partner, left) for which in (TWO, JOKER)} == {beliefs.WILD}
    # The last discard is the left neighbour's, and nobody but the seat in turn could have taken it.
    assert left[rank("TD")] == beliefs.DISCARDED
    assert partner[rank("4H")] == beliefs.DISCARDED
    assert left[rank("4H")] == beliefs.LET_LIE
    assert right[rank("JC")] == beliefs.DISCARDED
    assert partner[rank("JC")] == beliefs.LET_LIE
    assert right[ACE] is None


def test_who_has_not_melded_keeps_wild_cards_more_likely():
    view = table("turn: 0 play\nhand: 9S 9H 4D 6C KS KH QD\npile: 6S\nstock: 40").observe(0)
    assert {seat[TWO] for seat in kinds_by_seat(view)[1:]} == {beliefs.WILD + 1}


@pytest.mark.parametrize("seed", range(6))
def test_of_positions_that_look_alike_the_same_is_believed(seed):
    state = stroll(4, seed, 9 * seed)
    view = state.observe(state.table.to_act())
    other = view.sample(Rng(seed)).observe(view.seat)
    assert kinds_by_seat(view) == kinds_by_seat(other)


def test_all_that_is_unknown_in_other_hands_is_tallied_beside_what_would_be_there_by_chance():
    state = table(TOLD)
    state.table.known[1].add(state.hands[1].cards()[0])
    found = list(tallied(state))
    for seat in (1, 2, 3):
        unknown = state.hands[seat].size - state.table.known[seat].size
        assert sum([one.held for one in found if one.seat == seat]) == unknown
        assert sum([one.by_chance for one in found if one.seat == seat]) == pytest.approx(unknown)
    assert {one.seat for one in found} == {1, 2, 3}
    kinds = kinds_by_seat(state.observe(0))
    assert {one.kind for one in found} == {
        NOTHING_TOLD if kind is None else kind for seat in (1, 2, 3) for kind in kinds[seat]
    }
