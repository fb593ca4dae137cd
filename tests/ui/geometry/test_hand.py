"""The cards of the own hand: every strip can be seen and hit, in one row, in two, and in stacks."""

from functools import lru_cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.ui.base.rect import CARD_RATIO, Rect
from canasta_desktop.ui.geometry.hand import SIZE_STEP, arrange_hand, insertion_index, least_step, row_capacity
from canasta_desktop.ui.geometry.table import table_frame
from tests.ui.geometry.random_specs import WINDOWS, any_spec

hands = st.lists(st.integers(0, 14), min_size=1, max_size=80)


@lru_cache
def rail(seed, size=None):
    """What the hand may take of a table's rail, and the width of its cards, px."""
    spec = any_spec(seed)
    if size is not None:
        spec = spec._replace(width=size[0], height=size[1], card_scale=1.0, text=1.0)
    frame = table_frame(spec)
    px, room = frame.unit.px, frame.hand_room
    return Rect(room.x * px, room.y * px, room.w * px, room.h * px), frame.hand_width * px


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
@given(st.integers(0, 30), hands, st.booleans())
def test_every_card_of_every_hand_keeps_its_strip(seed, ranks, is_sorted):
    area, width = rail(seed)
    ranks = sorted(ranks) if is_sorted else ranks
    assert_hand_sound(arrange_hand(ranks, area, width), area, len(ranks))


@pytest.mark.parametrize("size", WINDOWS)
def test_hands_of_any_size_fit(size):
    area, width = rail(1, size)
    for count in (1, 2, 11, 15, 26, 27, 40, 60, 80):
        ranks = sorted(i % 13 for i in range(count))
        assert_hand_sound(arrange_hand(ranks, area, width), area, count)


AREA, HW = Rect(218, 700, 924, 167.6), 104


def test_a_short_hand_steps_by_40_inside_and_60_between_ranks_and_is_centred():
    hand = arrange_hand("AAK", AREA, HW)
    assert strips(hand) == [pytest.approx(0.40 * HW), pytest.approx(0.60 * HW), HW]
    assert (hand.cards[0].rect.x + hand.cards[-1].rect.right) / 2 == pytest.approx(AREA.cx)


def test_a_long_row_scales_both_steps_by_one_factor():
    hand = arrange_hand("AAKQJT9876544332", AREA, HW)
    inside, between = hand.cards[0].visible, hand.cards[1].visible
    assert hand.rows == 1
    assert inside < 0.40 * HW
    assert inside / between == pytest.approx(0.40 / 0.60)
    assert hand.cards[-1].rect.right == pytest.approx(AREA.right)


@pytest.mark.parametrize("size", WINDOWS)
def test_the_second_row_begins_where_cards_are_wider_in_two(size):
    area, width = rail(1, size)
    most = row_capacity(area.w, width)
    assert most >= (25 if size[0] >= 1280 else 19)
    hands = [arrange_hand(sorted(i % 13 for i in range(count)), area, width) for count in range(1, most + 20)]
    assert all(hand.card_width > width - SIZE_STEP for hand in hands[:most])
    widths = [hand.card_width for hand in hands]
    assert widths == sorted(widths, reverse=True)
    rows = [hand.rows for hand in hands]
    assert rows == sorted(rows)
    assert rows[-1] == 2


@given(st.integers(1, 80), st.integers(600, 1800), st.integers(90, 300))
def test_cards_asked_for_larger_are_never_smaller(count, wide, high):
    """In an area as high as the rail makes it for them."""
    widths = []
    for asked in range(40, 180, 3):
        area = Rect(0, 0, wide, max(high, CARD_RATIO * asked + 13))
        widths.append(arrange_hand(sorted(i % 13 for i in range(count)), area, asked).card_width)
    assert widths == sorted(widths)


def test_two_rows_put_the_first_ranks_behind_and_divide_between_ranks():
    ranks = sorted(i % 10 for i in range(40))
    hand = arrange_hand(ranks, AREA, HW)
    behind = [card for card in hand.cards if card.row == 1]
    front = [card for card in hand.cards if card.row == 0]
    assert hand.card_width == pytest.approx(0.80 * HW)
    assert ranks[behind[-1].index] < ranks[front[0].index]
    assert front[0].rect.y - behind[0].rect.y == pytest.approx(0.40 * behind[0].rect.h)


def test_where_two_rows_are_too_high_the_cards_shrink():
    area = Rect(218, 600, 924, 120)
    hand = arrange_hand(sorted(i % 10 for i in range(40)), area, HW)
    assert hand.card_width < 0.80 * HW
    assert hand.cards[0].rect.y == pytest.approx(area.y)
    assert hand.cards[-1].rect.bottom == pytest.approx(area.bottom)


def test_beyond_two_full_rows_ranks_stack_and_one_opens():
    ranks = sorted(i % 13 for i in range(80))
    hand = arrange_hand(ranks, AREA, HW)
    assert hand.is_stacked
    most = 2 * row_capacity(AREA.w, hand.card_width)
    assert most - max(ranks.count(rank) for rank in range(13)) < len(hand.cards) <= most, "as few stacks as needed"
    assert hand.at(79) is hand.cards[-1]
    stacked = ranks[next(card for card in hand.cards if card.count > 1).index]
    opened = arrange_hand(ranks, AREA, HW, opened=stacked)
    assert [card.count for card in opened.cards if ranks[card.index] == stacked] == [1] * ranks.count(stacked)
    assert len(opened.cards) <= most


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
