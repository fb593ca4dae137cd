"""What one seat sees, and the worlds that fit it."""

from collections import Counter

import pytest

from canasta_desktop.rules.cards import cards_text, read_cards
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.verification.invariants import sound
from tests.rules.playing import after, record, stroll, table
from tests.rules.second_opinion.statutes import judge


def test_who_only_watches_sees_the_table_and_no_hand():
    view = stroll(4, 3, 60).observe(None)
    assert view.hand.size == 0
    assert view.seat == -1


def test_cards_of_the_pile_taken_are_known_to_all():
    state = table("hand: 9S 9H KS 4C\nours: KC KD KH\npile: 5C 4D 9D")
    state = after(state, "take 9S 9H")
    assert state.table.known[0].cards() == sorted(read_cards("5C 4D"))
    assert state.observe(1).table.known[0].cards() == sorted(read_cards("5C 4D"))


def test_a_card_like_the_top_card_below_it_is_known_after_the_take():
    """The nine that lay below is in hand for certain: what is melded with the top card comes from the hand (CL-6.1)."""
    state = after(table("hand: 9S 9H KS 4C\nours: KC KD KH\npile: 9D 4D 9D"), "take 9S 9H")
    assert state.hands[0].cards() == sorted(read_cards("9D 4D KS 4C"))
    assert state.table.known[0].cards() == sorted(read_cards("9D 4D"))


def test_a_card_like_those_shown_is_known_after_the_take():
    state = after(table("hand: 9S 9H KS 4C\nours: KC KD KH\npile: 9S 4D 9D"), "take 9S 9H")
    assert state.table.known[0].cards() == sorted(read_cards("9S 4D"))


def test_cards_known_are_forgotten_when_they_are_played():
    state = after(
        table("hand: 9S 9H KS 4C\nours: KC KD KH\npile: KS 4D 5H 9D"), "take 9S 9H", "meld KS > 0", "discard 5H"
    )
    assert state.table.known[0].cards() == read_cards("4D")


def test_a_red_three_taken_with_the_pile_is_on_the_table_and_not_in_the_hand():
    state = after(table("hand: 9S 9H KS 4C\nours: KC KD KH\npile: 3D 5H 9D"), "take 9S 9H")
    assert state.table.known[0].cards() == read_cards("5H")
    assert state.table.threes[0] == read_cards("3D")


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_differ_and_all_fit(players):
    state = stroll(players, 17, 20)
    view = state.observe(state.table.to_act())
    rng = Rng(1)
    worlds = [view.sample(rng) for _ in range(30)]
    for world in worlds:
        sound(world, judge)
        assert observation_text(world.observe(view.seat)) == observation_text(view)
    others = [seat for seat in range(players) if seat != view.seat]
    assert len({str([record(world)["hands"][seat] for seat in others]) for world in worlds}) > 25


def test_a_world_from_who_only_watches_fits_the_table():
    state = stroll(4, 8, 90)
    world = state.observe(None).sample(Rng(2))
    sound(world, judge)
    assert observation_text(world.observe(None)) == observation_text(state.observe(None))


def test_red_threes_not_seen_lie_in_the_stock():
    for seed in range(10):
        world = stroll(4, seed, 40).observe(0).sample(Rng(seed))
        assert not any({"3H", "3D"} & set(cards_text(hand.cards()).split()) for hand in world.hands)


def test_every_hidden_card_can_be_in_every_hidden_place():
    """Which of the two others holds the only jack still unseen: one as often as the other."""
    state = stroll(4, 5, 0)
    view = state.observe(0)
    card = next(card for card, count in enumerate(view.unseen()) if count == 2 and card > 8)
    rng = Rng(4)
    places: Counter[int] = Counter()
    for _ in range(1500):
        world = view.sample(rng)
        places.update({seat: world.hands[seat].faces[card] for seat in (1, 2, 3)})
        places[-1] += world.stock.count(card)
    hidden = sum(view.unseen())
    for seat in (1, 2, 3):
        expected = 3000 * 11 / hidden
        assert abs(places[seat] - expected) < 5 * expected**0.5


def test_a_world_of_a_position_that_lacks_cards_has_as_many_as_the_table_says():
    state = table("hand: 9S 9H KS 4C\nhand 1: 5\nhand 2: 4\nhand 3: 3\nstock: 7\npile: 5C 9D")
    world = state.observe(0).sample(Rng(1))
    assert [hand.size for hand in world.hands] == [4, 5, 4, 3]
    assert len(world.stock) == world.table.stock == 7
