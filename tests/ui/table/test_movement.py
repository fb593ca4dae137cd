"""Small movements and taken piles: who is where at which moment, and counts that follow the cards."""

import math
from collections import Counter
from dataclasses import replace

import pytest

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.display.display import BACK, Flight, Frost, MeldKind
from canasta_desktop.ui.display.places import STOCK
from tests.ui import samples
from tests.ui.hands_on import HandsOn
from tests.ui.moments import (
    FRAME,
    MURAT,
    at,
    closing,
    discarded,
    draw,
    freeze,
    held,
    medal,
    moments,
    passing,
    pile,
    stock,
    taken_by_murat,
)

# --- counts follow the cards


def test_a_seat_and_the_stock_count_a_drawn_card_when_it_lands(table):
    before = held(table, 1), stock(table)
    display = table.scene.display
    plates = tuple(p._replace(cards=p.cards + (p.seat == 1)) for p in display.plates)
    piles = replace(display.piles, stock=display.piles.stock - 1)
    table.scene.show(display._replace(plates=plates, piles=piles, flights=(Flight(BACK, STOCK, MURAT),)))
    at(table, 150)
    assert (held(table, 1), stock(table)) == before
    table.scene.motion.finish()
    assert (held(table, 1), stock(table)) == (before[0] + 1, before[1] - 1)


def test_a_medal_swells_card_by_card(table):
    table.scene.show(samples.middle(), animate=False)
    display = table.scene.display
    tray = display.trays[1]
    meld = tray.melds[2]
    more = samples.Box(900).cards("5C 5H", MURAT)
    melds = (*tray.melds[:2], replace(meld, cards=(*meld.cards, *more)), *tray.melds[3:])
    plates = tuple(p._replace(cards=p.cards - 2 * (p.seat == 1)) for p in display.plates)
    table.scene.show(display._replace(plates=plates, trays=(display.trays[0], tray._replace(melds=melds))))
    seen = Counter((medal(table, 12), held(table, 1)) for _ in moments(table, 4))
    assert list(seen) == [("4", 12), ("5", 11), ("6", 10)]


def test_the_story_of_a_seat_changes_with_the_card_that_makes_it(table):
    display = table.scene.display
    plates = tuple(p._replace(on_turn=p.seat == 1, line="am Zug" if p.seat == 1 else "x") for p in display.plates)
    mine = display.hand[0]
    piles = replace(display.piles, top=mine.card, count=2, pile_state="Gesperrt")
    table.scene.show(display._replace(hand=display.hand[1:], plates=plates, piles=piles))
    at(table, 100)
    assert table.scene.laid.things.items["plate:0"].thing.on_turn
    assert table.scene.laid.things.items["pile-words"].thing.state != "Gesperrt"
    table.scene.motion.finish()
    assert table.scene.laid.things.items["plate:1"].thing.on_turn
    assert table.scene.laid.things.items["pile-words"].thing.state == "Gesperrt"


# --- the taken pile


def test_a_pile_is_taken_in_stages(table):
    top = taken_by_murat(table)
    heap = table.rect("pile")
    at(table, 270)
    assert {round(item.x()) for item in passing(table)} == {round(heap.x)}, "what is left waits for the meld"
    at(table, 285)
    assert table.item(top)[1] == pytest.approx(table.rect(f"card:{top}")[:2], abs=1)
    at(table, 280 + 159)
    fan = [item.x() for item in passing(table)]
    assert fan == sorted(fan)
    assert fan[-1] - fan[0] > heap.w, "it is open"
    at(table, 280 + 160 + 360)
    assert all(item.x() != pytest.approx(heap.x, abs=20) for item in passing(table))
    at(table, 1001)
    assert not table.scene.motion.is_moving


def test_counts_of_a_taken_pile_change_when_it_lies(table):
    taken_by_murat(table)
    whole = held(table, 1) + pile(table)
    at(table, 150)
    assert pile(table) == 9
    assert "badge:meld:30" not in table.scene.laid.things.items
    at(table, 290)
    assert medal(table, 30) == "3"
    at(table, 990)
    assert held(table, 1) == whole - pile(table) - 0 or pile(table) > 0
    at(table, 1001)
    assert (held(table, 1), pile(table)) == (18, 0)


def test_what_comes_to_the_own_hand_is_sorted_in(table):
    table.scene.show(samples.frozen(), animate=False)
    display = table.scene.display
    cards = (display.piles.top, *display.piles.below)
    taken = tuple(display.hand[0]._replace(card=card, fresh=True) for card in cards)
    empty = replace(display.piles, top=None, below=(), across=(), count=0)
    table.scene.show(display._replace(hand=(*display.hand, *taken), piles=empty))
    at(table, motion.TAKE_OPENS + motion.TAKE_FLIES)
    low = [table.item(card.token)[1][1] for card in cards]
    assert min(low) > table.scene.layout.rail.y - 40, "over the hand, still as a fan"
    at(table, motion.TAKE_OPENS + motion.TAKE_FLIES + motion.TAKE_SORTS + 1)
    for card in cards:
        assert table.item(card.token)[1] == pytest.approx(table.rect(f"card:{card.token}")[:2], abs=1)


def test_every_count_is_right_after_any_press(table):
    for one in ("start", "middle", "frozen", "full"):
        table.scene.show(samples.ALL[one]())
        table.scene.motion.advance(table.scene.motion.now + 50)
        table.scene.motion.finish()
        settled = HandsOn(samples.ALL[one](), speed=Speed.NORMAL)
        now, wanted = table.scene.laid.things.items, settled.scene.laid.things.items
        assert {key: item.thing for key, item in now.items()} == {key: item.thing for key, item in wanted.items()}


# --- small movements: draw, meld, discard, sort


def share_of_way(table, token, start):
    """How far a card has come from where it started to where it belongs."""
    goal = table.rect(f"card:{token}")
    return (table.item(token)[1][0] - start.x) / (goal.x - start.x)


def wears(table, token, face):
    item = table.scene.laid.cards.items[token]
    return item.pixmap().cacheKey() == item.picture(table.scene.pictures, face, item.width).pixmap.cacheKey()


def test_a_drawn_card_turns_over_in_the_last_third(table):
    stock_place = table.rect("stock")
    (token,) = draw(table, "4D")
    face = table.scene.display.card(token).card.face
    at(table, motion.DRAW / 2)
    assert share_of_way(table, token, stock_place) == pytest.approx(1 - 0.5**3, abs=0.01)
    at(table, 0.66 * motion.DRAW)
    assert wears(table, token, BACK)
    assert table.scene.laid.cards.items[token].transform().m11() == pytest.approx(
        table.scene.laid.cards.items[token].transform().m22()
    )
    at(table, 0.75 * motion.DRAW)
    assert table.scene.laid.cards.items[token].transform().m11() < table.scene.laid.cards.items[token].transform().m22()
    at(table, 0.9 * motion.DRAW)
    assert wears(table, token, face)
    at(table, motion.DRAW + 1)
    assert not table.scene.motion.is_moving


def test_a_second_card_is_drawn_after_the_first(table):
    first, second = draw(table, "4D 5D")
    at(table, motion.DRAW_STEP - 2)
    assert table.scene.laid.cards.items[first].isVisible()
    assert not table.scene.laid.cards.items[second].isVisible()
    at(table, motion.DRAW_STEP + 10)
    assert table.scene.laid.cards.items[second].isVisible()
    at(table, motion.DRAW + motion.DRAW_STEP + 1)
    assert not table.scene.motion.is_moving


def angle(item):
    transform = item.transform()
    return math.degrees(math.atan2(-transform.m21(), transform.m22()))


def test_a_discard_swings_on_its_way_and_lies_straight(table):
    start = table.scene.arrangement.spot(MURAT)
    token = discarded(table)
    at(table, motion.FLIGHT / 4)
    assert share_of_way(table, token, start) == pytest.approx(1 - 0.75**4, abs=0.02)
    seen = [abs(angle(table.item(token)[0])) for _ in moments(table, 4)]
    assert 4 < max(seen) <= motion.TILT
    assert seen[-1] == 0
    assert table.scene.motion.now <= motion.FLIGHT + 4


def test_a_card_that_freezes_the_pile_turns_until_it_lies_crosswise(table):
    (two,) = samples.Box(900).cards("2C", MURAT)
    token = discarded(table, across=(two,), frost=Frost.ALL)
    seen = []
    for now in range(4, motion.LIES_ACROSS, 8):
        at(table, now)
        seen.append(abs(angle(table.item(token)[0])))
    assert seen == sorted(seen)
    assert seen[-1] > 85


def test_the_cards_of_a_new_meld_land_on_each_other_and_open_to_a_fan(table):
    display = table.scene.display
    cards = samples.Box(900).cards("9C 9D 9H", MURAT)
    other = display.trays[1]
    meld = replace(samples.Box(980).meld(40, "4S"), cards=cards)
    table.scene.show(display._replace(trays=(display.trays[0], other._replace(melds=(*other.melds, meld)))))
    lands = motion.FLIGHT + 2 * motion.STAGGER
    at(table, lands + 1)
    assert {round(table.item(card.token)[1][0]) for card in cards} == {round(table.rect("card:900").x)}
    assert medal(table, 40) == "3"
    at(table, lands + motion.MELD_OPENS + 1)
    assert not table.scene.motion.is_moving
    for card in cards:
        assert table.item(card.token)[1] == pytest.approx(table.rect(f"card:{card.token}")[:2], abs=1)


def test_a_hand_slides_to_another_order(table):
    display = table.scene.display
    token = display.hand[0].card.token
    start = table.rect(f"card:{token}")
    table.scene.show(display._replace(hand=display.hand[::-1]))
    at(table, motion.SORT / 2)
    assert share_of_way(table, token, start) == pytest.approx(0.75, abs=0.02)
    at(table, motion.SORT + 1)
    assert not table.scene.motion.is_moving


def drawn(table):
    draw(table, "4D")


SCORE = [
    (drawn, motion.DRAW),
    (discarded, motion.FLIGHT),
    (lambda table: freeze(table), motion.LIES_ACROSS + motion.FROST_RUNS),
    (lambda table: taken_by_murat(table), 1000),
    (lambda table: closing(table), 1100),
    (lambda table: closing(table, MeldKind.MIXED), 800),
]
"""What happens, and how long that takes at normal speed, ms."""


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
@pytest.mark.parametrize(("happens", "ms"), SCORE)
def test_everything_takes_its_time_at_every_speed(qapp, happens, ms, speed):
    table = HandsOn(samples.start(), speed=speed)
    happens(table)
    for now in range(0, int(ms * speed.value) - FRAME, FRAME):
        at(table, now)
    assert table.scene.motion.is_moving
    for more in (0, 1, FRAME + 1):  # frost begins with the frame in which its card lies
        at(table, ms * speed.value + more)
    assert not table.scene.motion.is_moving


@pytest.mark.parametrize(("happens", "ms"), SCORE)
def test_with_motion_off_everything_is_there_at_once(qapp, happens, ms):
    table = HandsOn(samples.start())
    happens(table)
    assert not table.scene.motion.is_moving
    assert table.scene.laid.cards.rack.tally.is_empty


def test_with_motion_off_a_card_that_jumps_fades_in(qapp):
    table = HandsOn(samples.start())
    token = discarded(table)
    seen = []
    for now in (0, motion.FADE / 2, motion.FADE + 1):
        at(table, now)
        seen.append(table.item(token)[0].opacity())
    assert seen == [0, 0.5, 1]
