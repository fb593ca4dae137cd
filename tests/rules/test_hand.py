"""A hand: its counts, and the cards of a rank that are kept once they have been asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.rules.cards import FACES, RANKS, Hand, read_cards

HELD = "KS KH KH QD 2C JO JO"
KINGS = tuple(read_cards("KS KH KH"))
KING = KINGS[0] >> 2


def kings(hand):
    return tuple(hand.all_of(KING))


@pytest.mark.parametrize(
    ("change", "left"),
    [
        (lambda hand: hand.add(read_cards("KC")[0]), "KS KH KH KC"),
        (lambda hand: hand.add(read_cards("KS")[0]), "KS KS KH KH"),
        (lambda hand: hand.remove(read_cards("KH")[0]), "KS KH"),
        (lambda hand: hand.take_out(read_cards("KS KH")), "KH"),
        (lambda hand: hand.take_out(read_cards("KS KH KH")), ""),
        (lambda hand: hand.take_out(read_cards("QD 2C")), "KS KH KH"),
    ],
    ids=["add", "add the lowest", "remove", "take out two", "take out all", "others"],
)
def test_the_cards_of_a_rank_are_those_of_this_moment(change, left):
    hand = Hand(read_cards(HELD))
    assert kings(hand) == KINGS  # from here on they are kept
    change(hand)
    assert kings(hand) == tuple(read_cards(left))
    assert hand.of_rank(KING) == read_cards(left)


def test_what_becomes_of_a_copy_leaves_the_cards_of_the_other_hand_as_they_are():
    hand = Hand(read_cards(HELD))
    assert kings(hand) == KINGS
    copy = hand.copy()
    copy.remove(KINGS[0])
    assert (kings(hand), kings(copy)) == (KINGS, KINGS[1:])
    hand.add(KINGS[0])
    assert (kings(hand), kings(copy)) == ((KINGS[0], *KINGS), KINGS[1:])


def test_a_list_of_a_rank_is_the_callers_own():
    hand = Hand(read_cards(HELD))
    hand.of_rank(KING).clear()
    assert hand.of_rank(KING) == list(KINGS)


def found(held, rank):
    """The cards of a rank, counted by hand."""
    return tuple(sorted([card for card in held if card >> 2 == rank]))


@given(st.lists(st.tuples(st.integers(0, FACES - 1), st.booleans(), st.booleans()), max_size=40))
def test_a_hand_that_is_asked_again_and_again_answers_as_one_made_anew(steps):
    """Whatever is added, removed or copied between the questions."""
    hand, held = Hand(), []
    for card, adds, copies in steps:
        if adds or card not in held:
            hand.add(card)
            held.append(card)
        else:
            hand.remove(card)
            held.remove(card)
        if copies:
            hand = hand.copy()
        assert [hand.all_of(rank) for rank in range(RANKS)] == [found(held, rank) for rank in range(RANKS)]
    assert hand == Hand(held)
