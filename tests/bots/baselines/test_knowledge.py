"""Counting: chances against figures worked out by hand, and what the pile tells."""

import pytest

from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.rules.cards import KING, TEN, read_card
from canasta_desktop.rules.rng import Rng
from tests.rules.playing import table

QUIET = """
    turn: 0 play
    hand: KS 9H AS AH 7C 7D 4S 4D JC JD QS
    theirs: 8S 8H 8D
    ours: 5S 5H 5D
    pile: 6S 6H
"""


def knows(text: str) -> Knowledge:
    return Knowledge(table(text).observe(0))


def test_what_lies_on_the_table_or_in_the_own_hand_is_not_unseen():
    known = knows(QUIET)
    assert known.unseen[KING] == 8 - 1
    assert known.unseen[TEN] == 8
    # All 108 but 11 in hand, 6 melded, 2 in the pile and the red threes, which nobody holds.
    assert known.hidden == 108 - 11 - 6 - 2 - 4


def test_chances_are_those_of_drawing_without_putting_back():
    known = knows(QUIET)
    cards, hidden, kings = known.table.sizes[1], known.hidden, 7
    none = one = 1.0
    for drawn in range(cards):
        none *= (hidden - kings - drawn) / (hidden - drawn)
    one = kings * cards / (hidden - kings - cards + 1) * none
    assert known.chance(1, KING, 1) == pytest.approx(1 - none)
    assert known.chance(1, KING, 2) == pytest.approx(1 - none - one)


def test_chances_fit_worlds_sampled_at_random():
    view = table(QUIET).observe(0)
    known = Knowledge(view)
    worlds = [view.sample(Rng(seed)) for seed in range(400)]
    share = sum([world.hands[1].ranks[KING] >= 2 for world in worlds]) / len(worlds)
    assert known.chance(1, KING, 2) == pytest.approx(share, abs=0.08)


def test_a_card_that_fits_an_open_meld_can_surely_be_taken():
    assert knows(QUIET).take_chance(read_card("8C")) == 1.0


def test_a_frozen_pile_needs_a_pair_even_for_a_melded_rank():
    known = knows(QUIET.replace("6S 6H", "6S 2H 6H"))
    assert known.take_chance(read_card("8C")) < 0.4


@pytest.mark.parametrize("card", ["2S", "JO", "3S"])
def test_a_barred_pile_cannot_be_taken(card):
    assert knows(QUIET).take_chance(read_card(card)) == 0.0


def test_who_has_not_opened_takes_less_often():
    opened = knows(QUIET.replace("6S 6H", "6S 2H 6H"))
    shut = knows(QUIET.replace("    theirs: 8S 8H 8D\n", ""))
    assert 0 < shut.take_chance(read_card("KS")) < opened.take_chance(read_card("KS"))


def test_what_the_next_player_threw_away_or_let_lie_it_hardly_wants():
    # The king lies where seat 1 discarded it, one round ago; the tens were let lie by seat 1, being seat 0's.
    known = knows(QUIET.replace("6S 6H", "TD KD 6S 6H"))
    assert known.unwanted[1] >= {KING, TEN}
    fresh = knows(QUIET.replace("6S 6H", "6S QD KD 6H"))
    assert known.take_chance(read_card("KS")) < fresh.take_chance(read_card("KS"))


def test_known_cards_of_a_hand_make_a_pair_certain():
    state = table(QUIET.replace("theirs", "hand 1: TS TD 6C 6D 9S\n    theirs"))
    for card in ("TS", "TD"):
        state.table.known[1].add(read_card(card))
    known = Knowledge(state.observe(0))
    assert known.chance(1, TEN, 2) == 1.0
    assert known.take_chance(read_card("TC")) == 1.0
