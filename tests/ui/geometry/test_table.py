"""The table's geometry: nothing overlaps, nothing leaves the window, cards stay readable."""

from itertools import combinations
from itertools import product as _product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.ui.base.rect import Rect, card_rect
from canasta_desktop.ui.geometry.melds import TrayItem, TrayKind, arrange_tray
from canasta_desktop.ui.geometry.piles import StockExtras, crosswise, pile_cards, stock_cards
from canasta_desktop.ui.geometry.seats import fan_cards
from canasta_desktop.ui.geometry.table import TableLayout, TableSpec, table_layout

WIDTHS = {
    (1024, 640): 74,
    (1280, 800): 86,
    (1366, 768): 80,
    (1440, 900): 104,
    (1920, 1080): 126,
    (1280, 960): 91,
    (2560, 1440): 140,
}
SIZES = [*WIDTHS, (3840, 2160), (1100, 720), (1279, 800), (1099, 1400), (3840, 640)]

specs = st.builds(
    TableSpec,
    width=st.integers(1024, 3840),
    height=st.integers(640, 2160),
    seats=st.integers(2, 6),
    areas=st.integers(2, 6),
    card_scale=st.floats(0.8, 1.5),
    text_scale=st.floats(1.0, 2.0),
    hand_rows=st.integers(1, 2),
    is_mirrored=st.booleans(),
    extras=st.builds(StockExtras, st.integers(0, 2), st.booleans(), st.booleans()),
    has_open_hands=st.booleans(),
)
kinds = st.sampled_from([TrayKind.MELD, TrayKind.MELD, TrayKind.CANASTA, TrayKind.SEQUENCE])
melds = st.lists(st.builds(TrayItem, kinds, st.integers(3, 14)), max_size=14)


def product(*axes):
    """Every combination, as the list pytest wants."""
    return list(_product(*axes))


def parts(layout: TableLayout) -> dict[str, Rect]:
    """Everything that must not overlap, by name."""
    piles = layout.piles
    found = {
        "bar": layout.bar,
        "stock": piles.stock.zone,
        "pile": piles.pile.zone,
        "stock pill": piles.stock.pill,
        "pile pill": piles.pile.pill,
        "own": layout.own.rect,
        "hand": layout.hand,
        "panel": layout.panel,
        "action": layout.action,
        "sort": layout.sort,
    }
    found |= {f"tray {i}": tray.rect for i, tray in enumerate(layout.others)}
    found |= {f"plate {seat.seat}": seat.plate for seat in layout.seats}
    found |= {f"fan {seat.seat}": seat.fan for seat in layout.seats}
    found |= {f"packet {i}": packet for i, packet in enumerate(piles.packets)}
    return {name: rect for name, rect in found.items() if rect is not None}


def assert_sound(layout: TableLayout) -> None:
    window = Rect(0, 0, layout.spec.width, layout.spec.height)
    found = parts(layout)
    for name, rect in found.items():
        assert window.holds(rect), f"{name} leaves the window"
        assert min(rect.w, rect.h) > 0, f"{name} is empty"
        if name not in ("bar", "panel"):
            assert layout.table.holds(rect), f"{name} leaves the felt"
    for (one, a), (two, b) in combinations(found.items(), 2):
        assert not a.overlaps(b), f"{one} overlaps {two}: {a} {b}"


def table(width: int, height: int, **more: object) -> TableLayout:
    return table_layout(TableSpec(width, height, **{"seats": 4, **more}))  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "seats", "areas"), product(SIZES, range(2, 7), (2, 3, 4, 6)))
def test_nothing_overlaps_and_nothing_leaves_the_window(size, seats, areas):
    assert_sound(table(*size, seats=seats, areas=areas))


@pytest.mark.parametrize(
    ("size", "seats", "text", "card"), product([*WIDTHS, (3840, 2160)], range(2, 7), (1.0, 1.5, 2.0), (0.8, 1.0, 1.5))
)
def test_large_text_and_large_cards_still_fit(size, seats, text, card):
    layout = table(*size, seats=seats, areas=3, text_scale=text, card_scale=card)
    assert_sound(layout)
    assert layout.hand_width >= 56


@settings(max_examples=250, deadline=None)
@given(specs)
def test_every_window_and_setting_gives_a_sound_table(spec):
    layout = table_layout(spec)
    assert_sound(layout)
    assert layout.hand_width >= (50 if spec.extras.has_note and spec.text_scale > 1.5 else 56)


@pytest.mark.parametrize(("width", "height"), [(800, 600), (1093, 614), (640, 480)])
def test_below_the_smallest_window_cards_shrink_but_nothing_overlaps(width, height):
    assert_sound(table(width, height))


@pytest.mark.parametrize(("size", "seats", "areas"), product(WIDTHS, range(2, 7), (2, 3)))
def test_card_widths_are_those_of_the_design(size, seats, areas):
    layout = table(*size, seats=seats, areas=areas)
    assert layout.hand_width == WIDTHS[size]
    assert layout.meld_width == pytest.approx(0.66 * WIDTHS[size])
    assert layout.pile_width == pytest.approx(0.90 * WIDTHS[size])


def test_cards_grow_on_a_4k_screen():
    assert table(3840, 2160).hand_width == 258


def test_the_card_setting_counts_but_never_breaks_a_row():
    assert table(1920, 1080, card_scale=0.8).hand_width == 101
    assert table(1440, 900, card_scale=1.5).hand_width == 104
    assert table(1024, 640, card_scale=0.8).hand_width == 59


@pytest.mark.parametrize(
    ("size", "small"), [((1024, 640), True), ((1100, 900), False), ((1099, 900), True), ((1920, 719), True)]
)
def test_small_mode_below_720_or_1100(size, small):
    assert table(*size).small is small


def test_a_window_just_above_the_limits_is_small_where_that_makes_the_cards_clearly_larger():
    narrow = table(1152, 720)
    assert narrow.small
    assert narrow.hand_width == 83
    assert not table(1280, 800).small


def test_small_mode_puts_the_piles_beside_the_opposing_trays():
    layout = table(1024, 640, areas=3)
    row = layout.others[-1].rect
    assert layout.piles.block.x >= row.right
    assert row.holds(Rect(row.x, layout.piles.block.y, 1, layout.piles.block.h))
    assert all(seat.fan is None for seat in layout.seats)
    assert {seat.place for seat in layout.seats[1:]} == {"top"}


@pytest.mark.parametrize(
    ("size", "docked", "action"),
    [((1280, 800), True, False), ((1279, 800), False, True), ((1024, 640), False, True), ((1920, 719), False, True)],
)
def test_the_panel_docks_in_wide_windows_else_an_action_strip_appears(size, docked, action):
    layout = table(*size)
    assert (layout.is_docked, layout.panel is not None, layout.action is not None) == (docked, docked, action)


def test_the_open_drawer_covers_the_table_and_moves_nothing():
    shut, opened = table(1024, 640), table(1024, 640, is_drawer_open=True)
    assert opened.panel == Rect(1024 - 272, 36, 272, 604)
    assert parts(opened) | {"panel": None} == parts(shut) | {"panel": None}


def test_the_panel_grows_with_the_text_to_340():
    assert [table(1920, 1080, text_scale=t).panel.w for t in (1, 1.5, 2)] == [272, 306, 340]


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (2, "bottom top"),
        (3, "bottom top top"),
        (4, "bottom left top right"),
        (5, "bottom left top top right"),
        (6, "bottom left top top top right"),
    ],
)
def test_seats_go_round_clockwise_from_the_person(seats, places):
    layout = table(1440, 900, seats=seats)
    assert [seat.place for seat in layout.seats] == places.split()
    tops = [seat.plate.x for seat in layout.seats if seat.place == "top"]
    assert tops == sorted(tops)


def test_mirrored_play_sends_the_next_seat_to_the_right():
    places = [seat.place for seat in table(1440, 900, is_mirrored=True).seats]
    assert places == ["bottom", "right", "top", "left"]


def test_three_players_sit_at_a_quarter_and_three_quarters():
    layout = table(1440, 900, seats=3)
    for seat, share in ((layout.seats[1], 0.25), (layout.seats[2], 0.75)):
        middle = (seat.plate.x + seat.fan.right) / 2
        assert middle == pytest.approx(share * layout.table.w, abs=16)


def test_spare_height_goes_to_the_centre_row_with_the_piles_in_its_middle():
    layout = table(1280, 960)
    assert layout.centre.h > 1.4 * layout.pile_width + 52 + 50
    assert layout.piles.block.cy == pytest.approx(layout.centre.cy)
    assert layout.own.rect.h == pytest.approx(2.1 * layout.meld_width + 46)


SMALL = [(1024, 640), (1152, 720), (1270, 790), (1099, 900), (1024, 768)]


@pytest.mark.parametrize("size", SMALL)
def test_in_small_mode_six_cards_of_a_meld_show_every_index(size):
    layout = table(*size)
    assert layout.small
    for tray in (layout.own, *layout.others):
        room = tray.rect.h - layout.measures.tray_extra
        assert room >= (1.4 + 5 * 0.29) * layout.meld_width - 1


@pytest.mark.parametrize(("size", "seats", "text"), product(SMALL, range(2, 7), (1.0, 1.5, 2.0)))
def test_in_small_mode_no_height_is_wasted(size, seats, text):
    layout = table(*size, seats=seats, text_scale=text)
    band = layout.own.rect.y - layout.others[0].rect.bottom - layout.measures.gap
    if layout.small:
        assert band == pytest.approx(0, abs=0.01) or band >= 40 + layout.measures.gap


def test_two_rows_in_the_hand_take_spare_height_but_change_no_card():
    one, two = table(1280, 960), table(1280, 960, hand_rows=2)
    assert two.hand_width == one.hand_width
    assert two.hand.h == pytest.approx(one.hand.h + 0.466 * one.hand_width)


def test_two_opposing_sides_share_the_width_and_four_are_chips():
    two, five = table(1440, 900, areas=3), table(3840, 2160, areas=5)
    assert two.others[0].rect.w == two.others[1].rect.w
    assert not table(1440, 900).others[0].chips
    assert all(tray.chips for tray in five.others)


@settings(max_examples=100, deadline=None)
@given(specs)
def test_the_own_tray_is_never_made_of_chips(spec):
    assert not table_layout(spec).own.chips


def test_impossible_tables_are_refused():
    with pytest.raises(ValueError, match="7 seats"):
        TableSpec(1440, 900, 7)


# --- piles and fans


@pytest.mark.parametrize("size", SIZES)
def test_pile_cards_stay_in_their_zone(size):
    layout = table(*size)
    stock, pile = layout.piles.stock, layout.piles.pile
    assert all(stock.zone.holds(card) for card in stock_cards(stock.card, 200))
    assert pile.zone.holds(crosswise(pile.card))


def test_the_stock_shows_its_thickness():
    card = card_rect(0, 0, 94)
    assert [len(stock_cards(card, n)) for n in (0, 1, 8, 9, 41, 162)] == [0, 1, 1, 2, 6, 6]
    assert stock_cards(card, 9)[1] == card.moved(1.1, -1.5)


def test_a_pile_card_keeps_its_angle_and_the_top_one_lies_straight():
    card = card_rect(0, 0, 94)
    nine, ten = pile_cards(card, 9), pile_cards(card, 10)
    assert nine[-1].angle == ten[-1].angle == 0
    assert [c.angle for c in nine[1:-1]] == [c.angle for c in ten[:-2]]
    assert len(pile_cards(card, 40)) == 7
    assert not pile_cards(card, 0)
    assert all(-9 <= c.angle <= 8 for c in pile_cards(card, 40))


@pytest.mark.parametrize(("seats", "count"), product(range(2, 7), (0, 1, 9, 15, 30)))
def test_backs_stay_in_their_fan(seats, count):
    for seat in table(1440, 900, seats=seats).seats[1:]:
        backs = fan_cards(seat, count)
        assert len(backs) == count
        assert all(seat.fan.holds(back) for back in backs)


# --- trays


def assert_tray_sound(items, tray, mw, m, *, meter=False):
    found = arrange_tray(items, tray, mw, m, meter=meter)
    boxes = [p.bounds for p in found.placements]
    fixed = [found.name, found.value, *([found.meter] if found.meter else [])]
    assert [p.item for p in found.placements] == list(items)
    assert all(tray.rect.holds(box) for box in [*boxes, *fixed])
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    assert not any(a.overlaps(b) for a, b in combinations(fixed, 2))
    assert not any(a.overlaps(b) for a, b in product(boxes, fixed))
    for p in found.placements:
        assert all(p.bounds.holds(card) for card in p.cards())
        assert all(p.bounds.holds(part) for part in (p.badge, p.label) if part)
    return found


def full(items):
    return [TrayItem(TrayKind.THREES, 4), *items, TrayItem(TrayKind.SLOT)]


@settings(max_examples=200, deadline=None)
@given(specs, melds, st.booleans())
def test_any_melds_fit_any_tray(spec, items, meter):
    layout = table_layout(spec)
    assert_tray_sound(full(items), layout.own, layout.meld_width, layout.measures, meter=meter)
    for tray in layout.others:
        assert_tray_sound([TrayItem(TrayKind.THREES, 3), *items], tray, layout.meld_width, layout.measures)


@pytest.mark.parametrize(("size", "areas", "text"), product(SIZES, (2, 3, 4), (1.0, 2.0)))
def test_eleven_melds_threes_and_a_slot_fit_everywhere(size, areas, text):
    layout = table(*size, areas=areas, text_scale=text)
    items = full([TrayItem(TrayKind.CANASTA, 7)] * 4 + [TrayItem(TrayKind.MELD, 6)] * 7)
    for tray in (layout.own, *layout.others):
        found = assert_tray_sound(items, tray, layout.meld_width, layout.measures)
        assert found.card_width >= 20 or areas == 4


@pytest.mark.parametrize("size", WIDTHS)
def test_eleven_open_melds_stand_in_columns_of_at_least_four_fifths(size):
    layout = table(*size)
    found = assert_tray_sound([TrayItem(TrayKind.MELD, 4)] * 11, layout.own, layout.meld_width, layout.measures)
    assert not found.is_chips
    assert found.card_width >= 0.8 * layout.meld_width


def test_twelve_columns_fit_at_1440x900():
    layout = table(1440, 900)
    found = arrange_tray([TrayItem(TrayKind.MELD, 4)] * 12, layout.own, layout.meld_width, layout.measures)
    assert found.card_width == layout.meld_width


def test_few_melds_stand_at_the_wide_pitch_and_cascade_by_a_fifth():
    layout = table(1440, 900)
    mw = layout.meld_width
    found = arrange_tray([TrayItem(TrayKind.MELD, 4)] * 3, layout.own, mw, layout.measures)
    first, second = found.placements[:2]
    assert second.card.x - first.card.x == pytest.approx(1.45 * mw)
    assert first.step == (0, pytest.approx(0.2 * mw))
    assert len(first.cards()) == 4


def test_a_long_meld_shrinks_its_step_until_the_last_card_is_inside():
    layout = table(1440, 900)
    found = arrange_tray([TrayItem(TrayKind.MELD, 14)], layout.own, layout.meld_width, layout.measures)
    assert 0 < found.placements[0].step[1] < 0.1 * layout.meld_width
    assert found.content.holds(found.placements[0].cards()[-1])


def test_a_sequence_goes_sideways():
    layout = table(1440, 900)
    found = arrange_tray([TrayItem(TrayKind.SEQUENCE, 5)], layout.own, layout.meld_width, layout.measures)
    assert found.placements[0].step == (pytest.approx(0.34 * layout.meld_width), 0)


def test_canastas_have_a_word_bar_with_room_and_a_badge_melds_only_the_badge():
    layout = table(1440, 900)
    canasta, meld, slot = arrange_tray(
        [TrayItem(TrayKind.CANASTA, 7), TrayItem(TrayKind.MELD, 3), TrayItem(TrayKind.SLOT, 0, "new")],
        layout.own,
        layout.meld_width,
        layout.measures,
    ).placements
    assert canasta.label.w >= 54
    assert canasta.badge
    assert meld.badge
    assert meld.label is None
    assert slot.item.key == "new"
    assert slot.badge is None


def test_halved_trays_show_chips_of_forty_and_more_in_up_to_two_rows():
    layout = table(1440, 900, areas=3)
    items = [TrayItem(TrayKind.MELD, 5)] * 14
    found = arrange_tray(items, layout.others[0], layout.meld_width, layout.measures)
    assert found.is_chips
    assert 40 <= found.card_width <= 0.8 * layout.meld_width
    assert len({p.card.y for p in found.placements}) == 2


def test_the_meter_stands_at_the_right_end_of_the_own_tray():
    layout = table(1440, 900)
    found = arrange_tray(full([]), layout.own, layout.meld_width, layout.measures, meter=True)
    assert (found.meter.w, found.meter.h) == (400, 112)
    assert found.meter.right == pytest.approx(layout.own.rect.right - 14)
    assert found.content.right < found.meter.x
