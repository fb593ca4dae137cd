"""Tables of every kind in every window: nothing overlaps, nothing leaves its place, every index can be read."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.units import LEAST_TEXT
from canasta_desktop.ui.geometry.layout import SeatShape
from canasta_desktop.ui.geometry.seat_places import SeatFrame
from canasta_desktop.ui.geometry.spec import MeldSpec, SideSpec, TableSpec
from canasta_desktop.ui.geometry.strips import LARGE, USUAL, Strips
from canasta_desktop.ui.geometry.table import TableFrame, table_frame
from canasta_desktop.ui.geometry.tray_places import TrayFrame
from canasta_desktop.ui.geometry.tray_ways import Gauge, Options, Way, in_rows, row_width, things
from tests.ui.geometry.random_specs import SEATINGS, WINDOWS, any_spec, random_spec

SLACK = 0.3
"""Two things may share so much, units."""


def shared(one: Rect, two: Rect) -> float:
    """How far two rectangles overlap in the direction in which they overlap less; 0 or less: not at all."""
    across = min(one.right, two.right) - max(one.x, two.x)
    return min(across, min(one.bottom, two.bottom) - max(one.y, two.y))


def parts(frame: TableFrame) -> dict[str, Rect]:
    """Everything that may not overlap, at rest."""
    own, *others = frame.seats
    found = {f"seat {seat.seat}": seat.rect for seat in others}
    found |= {f"tray {number}": tray.rect for number, tray in enumerate(frame.trays)}
    room = frame.hand_room
    return found | {
        "score": frame.score,
        "corner": frame.corner,
        "walnut": frame.walnut.rect,
        "prompt": frame.prompt,
        "own seat": own.rect,
        "sort": frame.sort,
        "hand": Rect(room.x, frame.rail.y, room.w, frame.rail.h),
        "small": frame.small,
        **{f"button {number}": button for number, button in enumerate(frame.buttons)},
    }


def covered(tray: TrayFrame, strips: Strips) -> Iterator[str]:
    """Indices of a tray that are covered by a card of it that lies higher, or by a count."""
    cards = [card for meld in tray.melds for card in meld.cards[: 1 if meld.band else None]]
    for number, card in enumerate(cards):
        index = Rect(card.x, card.y, strips.corner[0] * card.w, strips.corner[1] * card.w)
        if any(shared(other, index) > 0.02 for other in cards[number + 1 :]):
            yield f"card {number} by a card"
        inner = index.inset(0.1 * index.w, 0.15 * index.h)
        if any(shared(meld.medal, inner) > 0.15 for meld in tray.melds):
            yield f"card {number} by a count"


def outside(tray: TrayFrame) -> Iterator[str]:
    """Things of a tray beyond its edges."""
    box = tray.box.inset(-0.4, -0.05)
    for meld in tray.melds:
        yield from ("a card" for card in meld.cards if card.right > box.right or card.bottom > box.bottom)
    for name, rect in (("the slot", tray.slot), ("the meter", tray.meter)):
        if rect is not None and (rect.right > box.right or rect.bottom > box.bottom):
            yield name


def wrong(frame: TableFrame) -> Iterator[str]:
    """Sentences about everything that must not be."""
    window = Rect(0, 0, frame.wide, frame.high)
    named = parts(frame)
    yield from (f"{name} leaves the window" for name, rect in named.items() if not window.holds(rect, 0.05))
    yield from (f"{name} has no room" for name, rect in named.items() if rect.w < 3.8 or rect.h < 2)
    for (one, first), (two, second) in combinations(named.items(), 2):
        if shared(first, second) > SLACK:
            yield f"{one} and {two} overlap by {shared(first, second):.1f}"
    for number, tray in enumerate(frame.trays):
        strips = LARGE if frame.is_large_faced and tray.width == frame.meld_width else USUAL
        if tray.width != frame.meld_width:
            strips = USUAL
        yield from (f"an index of tray {number} is covered: {what}" for what in covered(tray, strips))
        yield from (f"{what} leaves tray {number}" for what in outside(tray))
    yield from (f"seat {seat.seat} has no room for words" for seat in frame.seats if narrow(seat))
    least = 23.3 / frame.unit.px
    targets = (*frame.buttons, frame.sort, *([] if frame.is_small_column else [frame.small]))
    yield from (f"a target is {rect.h * frame.unit.px:.0f} px high" for rect in targets if min(rect.w, rect.h) < least)
    yield from ("a button leaves the rail" for rect in frame.buttons if rect.y < frame.rail.y)


def narrow(seat: SeatFrame) -> bool:
    return seat.kind not in (SeatShape.OWN, SeatShape.RESTING) and seat.story.w < 15


@pytest.mark.parametrize("part", range(8))
def test_nothing_overlaps_or_leaves_its_place_at_any_table(part):
    found = []
    for seed in range(60 * part, 60 * part + 60):
        spec = any_spec(seed)
        found += [f"{seed}: {sentence}" for sentence in wrong(table_frame(spec))]
    assert not found, "\n".join(found[:10]) + f"\n({len(found)})"


@pytest.mark.parametrize(("name", "most"), [("four in two", 14), ("two", 14), ("six in three", 6), ("six alone", 6)])
def test_indices_are_14_px_high_at_1280x800(name, most):
    found = []
    for melds in range(1, most + 1):
        frame = table_frame(random_spec(Random(melds), SEATINGS[name], (1280, 800), melds=melds))
        if frame.index_height * frame.unit.px < 13.85:
            found.append(f"{melds} melds a side: {frame.index_height * frame.unit.px:.1f} px")
    assert not found, found


@pytest.mark.parametrize("name", SEATINGS)
@pytest.mark.parametrize(("window", "least"), [((1024, 640), 11), ((960, 600), 10)])
def test_indices_can_be_read_in_small_windows(name, window, least):
    most = 3 if name == "six alone" else 8
    heights = []
    for melds in range(1, most + 1):
        frame = table_frame(random_spec(Random(melds), SEATINGS[name], window, melds=melds))
        heights.append(frame.index_height * frame.unit.px)
    assert min(heights) >= least - 0.15, heights


@pytest.mark.parametrize("name", ["two", "four in two", "five, one rests"])
@pytest.mark.parametrize("melds", [1, 3, 5])
def test_the_largest_text_leaves_melded_cards_most_of_their_width(name, melds):
    usual, large = [
        table_frame(random_spec(Random(melds), SEATINGS[name], (1280, 800), text, melds=melds)) for text in (1.0, 2.0)
    ]
    assert large.meld_width >= 0.7 * usual.meld_width
    assert large.unit.text >= 1.8


def test_who_plays_alone_among_six_has_the_piles_beside_the_own_tray():
    """Both stand in the middle of the window and of the height that the others leave, the piles near the tray."""
    few = (MeldSpec(4), MeldSpec(3))
    for own in ((), few, few * 2):
        sides = (SideSpec(own, 1, has_slot=True), *[SideSpec(few, 1)] * 5)
        frame = table_frame(TableSpec(1280, 800, sides, (1, 2, 3, 4, 5), accounts=6))
        tray, walnut = frame.trays[0].rect, frame.walnut.rect
        assert walnut.x - tray.right <= 14
        assert abs((tray.x + walnut.right) / 2 - frame.wide / 2) <= 2
        above = min(tray.y, walnut.y) - max(one.rect.bottom for one in frame.trays[1:])
        below = frame.prompt.y - max(tray.bottom, walnut.bottom)
        assert 0.4 <= below / above <= 2.5


def test_among_six_the_own_cards_are_as_wide_as_there_is_room():
    melds = (MeldSpec(1, is_canasta=True), MeldSpec(3), MeldSpec(5), MeldSpec(4), MeldSpec(6), MeldSpec(3))
    sides = (SideSpec(melds[1:3], 1, has_slot=True), *[SideSpec(melds, 2)] * 5)
    frame = table_frame(TableSpec(1280, 800, sides, (1, 2, 3, 4, 5), accounts=6))
    assert frame.trays[0].width > 1.3 * frame.meld_width
    assert frame.trays[0].width * USUAL.index_height * frame.unit.px >= 13.9


def feet() -> TableSpec:
    """Hand and Foot for four: some twenty melds a side, closed books among them."""
    melds = tuple([MeldSpec(1, is_canasta=True) for _ in range(8)] + [MeldSpec(5), MeldSpec(3)] * 8)
    return TableSpec(1280, 800, (SideSpec(melds, 4, has_slot=True), SideSpec(melds, 4)), (1, 0, 1), text=2.0)


def six_alone() -> TableSpec:
    """Everybody alone, with six melds."""
    melds = tuple([MeldSpec(1, is_canasta=True)] + [MeldSpec(4)] * 5)
    sides = (SideSpec(melds, 2, has_slot=True), *[SideSpec(melds, 2)] * 5)
    return TableSpec(1280, 800, sides, (1, 2, 3, 4, 5), accounts=6, text=2.0)


@pytest.mark.parametrize("spec", [feet(), six_alone()], ids=["feet", "six alone"])
def test_the_largest_text_gives_way_to_cards_that_would_get_small(spec):
    """To 50 px if there is so much room with the smallest large text, else to nearly what there is."""
    frame = table_frame(spec)
    least = min(50.0, 0.97 * table_frame(spec._replace(text=1.41)).meld_width * frame.unit.px)
    assert frame.meld_width * frame.unit.px >= least
    assert frame.unit.text >= 1.4


@pytest.mark.parametrize("window", WINDOWS)
def test_no_type_is_below_12_px(window):
    spec = random_spec(Random(1), SEATINGS["four in two"], window)
    assert min(table_frame(spec).unit.type_px(size) for size in (1.6, 1.75, 1.9, 2.2)) >= LEAST_TEXT


def test_a_tray_without_melds_is_one_line():
    empty = SideSpec()
    frame = table_frame(TableSpec(1280, 800, (empty, empty), (1, 0, 1)))
    assert [tray.rect.h for tray in frame.trays] == [pytest.approx(3.4), pytest.approx(3.4)]


def test_a_tray_is_as_large_as_what_lies_in_it():
    """At most 45 % of a tray of fans is bare, 60 % of one of columns or stacks."""
    found = []
    for seed in range(60):
        spec = random_spec(Random(seed), SEATINGS["four in two"], (1280, 800))
        for number, tray in enumerate(table_frame(spec).trays):
            if len(tray.melds) >= 2 and tray.rect.w > tray.head.w * 0.999:
                bare = 1 - sum(_areas(tray)) / ((tray.box.w - 1) * (tray.box.h - 0.8))
                if bare > 0.60:
                    found.append(f"{seed} tray {number}: {bare:.2f} of {spec.sides[number]}")
    assert not found, found


def _areas(tray: TrayFrame) -> Iterator[float]:
    """What lies in a tray, things side by side."""
    if tray.threes:
        around = tray.threes[0].united(tray.threes[-1])
        yield around.w * (around.h + (tray.threes_sum.h if tray.threes_sum else 0))
    for meld in tray.melds:
        around = meld.cards[0].united(meld.cards[-1]).united(meld.stack or meld.cards[0])
        yield around.w * around.h
    yield from (rect.w * rect.h for rect in (tray.slot, tray.meter) if rect is not None)


def test_a_gauge_measures_what_the_things_of_a_row_take():
    """The short way to a tray's size and the long one agree."""
    for seed in range(40):
        dice = Random(seed)
        spec = any_spec(seed)
        gauge = Gauge(spec, dice.uniform(3, 12), dice.choice((USUAL, LARGE)))
        for side in spec.sides:
            way = Way(dice.random() < 0.5, 1, dice.choice((1, 2, 3)))
            row = in_rows(things(spec, side, way, gauge.width, gauge.strips), 1)[0]
            wide = row_width(row, 0.2, gauge.width)
            high = max((thing.h for thing in row), default=0.0)
            assert Options(gauge, side, 0.0)._in_one(way, 0.2) == (pytest.approx(wide), pytest.approx(high))


def test_rows_are_never_smaller_than_the_bounds_for_which_they_are_left_out():
    """A way that is not measured could not have been taken."""
    for seed in range(60):
        dice = Random(seed)
        spec = any_spec(seed)
        gauge = Gauge(spec, dice.uniform(3, 12), dice.choice((USUAL, LARGE)))
        for side in spec.sides:
            tray = Options(gauge, side, 20.0)
            for way in (way for way in tray.ways if way.rows > 1):
                least_w, least_h = tray._at_least(way)
                wide, high = tray.size(way, way.gap)
                assert wide >= least_w - 1e-9, (seed, way)
                assert high >= least_h - 1e-9, (seed, way)


def test_counter_clockwise_is_the_mirror_image():
    spec = random_spec(Random(3), SEATINGS["four in two"], (1280, 800))._replace(is_mirrored=False)
    plain, mirrored = table_frame(spec), table_frame(spec._replace(is_mirrored=True))
    kinds = {seat.seat: seat.kind for seat in mirrored.seats}
    assert kinds[0] is SeatShape.RIGHT
    assert kinds[2] is SeatShape.LEFT
    assert mirrored.seats[2].rect == plain.seats[2].rect


def test_far_below_the_smallest_window_something_still_comes():
    for seed in range(20):
        spec = any_spec(seed)._replace(width=300, height=200)
        assert table_frame(spec).meld_width > 0


def test_staged_cards_look_out_beside_a_canasta():
    side = SideSpec((MeldSpec(1, is_canasta=True, staged=2),))
    tray = table_frame(TableSpec(1280, 800, (side, SideSpec()), (1, 0, 1))).trays[0]
    face, first, second = tray.melds[0].cards
    assert face.x < first.x < second.x
    assert second.right <= tray.box.right
