"""The cards of the own hand: every strip can be seen and hit, in one row, in two, and in stacks."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.hand import arrange_hand, insertion_index, least_step, row_capacity
from canasta_desktop.ui.geometry.table import table_layout
from tests.ui.geometry.test_table import WIDTHS, product, specs, table

hands = st.lists(st.integers(0, 14), min_size=1, max_size=80)


def strips(hand):
    return [card.visible for card in hand.cards]


def assert_hand_sound(hand, area, count):
    members = [i for card in hand.cards for i in card.members]
    assert sorted(members) == list(range(count))
    assert [card.index for card in hand.cards] == sorted(card.index for card in hand.cards)
    assert all(area.holds(card.rect) for card in hand.cards)
    assert min(strips(hand)) >= least_step(hand.card_width) - 0.01
    for one, two in pairwise(hand.cards):
        if one.row == two.row:
            assert two.rect.x - one.rect.x == pytest.approx(one.visible)


@settings(max_examples=200, deadline=None)
@given(specs, hands, st.booleans())
def test_every_card_of_every_hand_keeps_its_strip(spec, ranks, is_sorted):
    layout = table_layout(spec)
    ranks = sorted(ranks) if is_sorted else ranks
    hand = arrange_hand(ranks, layout.hand, layout.hand_width)
    assert_hand_sound(hand, layout.hand, len(ranks))


@pytest.mark.parametrize(("size", "count"), product(WIDTHS, (1, 2, 11, 15, 26, 27, 40, 60, 80)))
def test_hands_of_any_size_fit(size, count):
    layout = table(*size)
    ranks = sorted(i % 13 for i in range(count))
    assert_hand_sound(arrange_hand(ranks, layout.hand, layout.hand_width), layout.hand, count)


AREA, HW = Rect(218, 700, 924, 167.6), 104


def test_a_short_hand_steps_by_44_inside_and_66_between_ranks_and_is_centred():
    hand = arrange_hand("AAK", AREA, HW)
    assert strips(hand) == [pytest.approx(0.44 * HW), pytest.approx(0.66 * HW), HW]
    assert (hand.cards[0].rect.x + hand.cards[-1].rect.right) / 2 == pytest.approx(AREA.cx)


def test_a_long_row_scales_both_steps_by_one_factor():
    hand = arrange_hand("AAKQJT9876544332", AREA, HW)
    inside, between = hand.cards[0].visible, hand.cards[1].visible
    assert hand.rows == 1
    assert inside < 0.44 * HW
    assert inside / between == pytest.approx(0.44 / 0.66)
    assert hand.cards[-1].rect.right == pytest.approx(AREA.right)


@pytest.mark.parametrize("size", WIDTHS)
def test_a_row_holds_at_least_25_cards_before_the_second_begins(size):
    layout = table(*size)
    most = row_capacity(layout.hand.w, layout.hand_width)
    assert most >= 25
    for count, rows in ((most, 1), (most + 1, 2)):
        ranks = sorted(i % 13 for i in range(count))
        assert arrange_hand(ranks, layout.hand, layout.hand_width).rows == rows


def test_two_rows_put_the_first_ranks_behind_and_divide_between_ranks():
    ranks = sorted(i % 10 for i in range(40))
    hand = arrange_hand(ranks, AREA, HW)
    behind = [card for card in hand.cards if card.row == 1]
    front = [card for card in hand.cards if card.row == 0]
    assert hand.card_width == pytest.approx(0.86 * HW)
    assert ranks[behind[-1].index] < ranks[front[0].index]
    assert front[0].rect.y - behind[0].rect.y >= 0.30 * behind[0].rect.h - 0.01


def test_two_rows_rise_by_55_hundredths_where_there_is_height():
    area = Rect(218, 600, 924, 260)
    hand = arrange_hand(sorted(i % 10 for i in range(40)), area, HW)
    assert hand.cards[-1].rect.y - hand.cards[0].rect.y == pytest.approx(0.55 * hand.cards[0].rect.h)


def test_beyond_two_full_rows_ranks_stack_and_one_opens():
    ranks = sorted(i % 13 for i in range(80))
    hand = arrange_hand(ranks, AREA, HW)
    assert hand.is_stacked
    assert len(hand.cards) == 13
    assert hand.at(79) is hand.cards[-1]
    opened = arrange_hand(ranks, AREA, HW, opened=3)
    assert sum(card.count == 1 for card in opened.cards) == ranks.count(3)


def test_insertion_follows_the_mouse():
    hand = arrange_hand("AAKQ", AREA, HW)
    xs = [card.rect.x for card in hand.cards]
    assert insertion_index(hand, xs[0] - 5) == 0
    assert insertion_index(hand, xs[2] + 1) == 2
    assert insertion_index(hand, xs[3] + HW) == 4
    assert insertion_index(arrange_hand("", AREA, HW), 500) == 0


def test_insertion_in_two_rows_asks_for_the_row():
    hand = arrange_hand(sorted(i % 10 for i in range(40)), AREA, HW)
    first_front = next(card for card in hand.cards if card.row == 0)
    assert insertion_index(hand, AREA.x, hand.cards[0].rect.y + 1) == 0
    assert insertion_index(hand, first_front.rect.x, first_front.rect.y + 5) == first_front.index
    assert insertion_index(hand, AREA.right + 50, hand.cards[0].rect.y + 1) == first_front.index
