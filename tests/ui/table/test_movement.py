"""Who is where at which moment: deals, taken piles, canastas, and counts that follow the cards."""

import math
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtGui import QRegion

from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.display.display import BACK, HAND, PILE, STOCK, Flight, Frost, MeldKind, Place, Spot
from canasta_desktop.ui.items.frame import Glow
from canasta_desktop.ui.items.painted import PaintedItem
from canasta_desktop.ui.presenter.passing import before_deal, dealt
from canasta_desktop.ui.table.deal_flights import mixed
from canasta_desktop.ui.table.frost_run import strips
from canasta_desktop.ui.table.score_count import figure_between
from tests.ui import sample_tables, samples
from tests.ui.hands_on import HandsOn

FRAME = 16
SEATS = (0, 1, 2, 3)
DEALT_CARDS = 44
MURAT = Place(Spot.SEAT, 1)


@pytest.fixture
def table(qapp):
    return HandsOn(samples.start(), speed=Speed.NORMAL)


@pytest.fixture
def deal(table):
    """The first deal of a match, with nothing shown of it yet but the stock."""
    after = dealt(samples.start(), is_shuffled=True)
    table.scene.show(before_deal(after), animate=False)
    table.scene.show(after)
    return table


def at(table, moment):
    table.scene.motion.advance(moment)


def moments(table, step=FRAME):
    """Every frame until nothing moves."""
    now = table.scene.motion.now
    while table.scene.motion.is_moving:
        now += step
        at(table, now)
        yield now


def held(table, seat):
    return table.scene.things.items[f"fan:{seat}"].thing.cards


def stock(table):
    return int(table.scene.things.items["stock-words"].thing.count)


def pile(table):
    return int(table.scene.things.items["pile-words"].thing.count)


def on_felt(table):
    """Cards seen in the air or at a hand, whatever they are: by position."""
    return [item for item in table.scene.cards.items.values() if item.isVisible()]


def passing(table):
    return [item for item in table.scene.cards._passing if item.isVisible()]


# --- the deal


def test_first_the_stock_riffles_and_no_card_leaves_it(deal):
    at(deal, 300)
    strips = passing(deal)
    assert len(strips) == motion.STRIPS
    stock_place = deal.rect("stock")
    assert {item.x() < stock_place.x for item in strips} == {True, False}
    assert not on_felt(deal)
    assert [held(deal, seat) for seat in SEATS] == [0, 0, 0, 0]


def test_the_strips_square_up_before_the_first_card_leaves(deal):
    at(deal, motion.SHUFFLE - 20)
    stock_place = deal.rect("stock")
    assert {round(item.x()) for item in passing(deal)} == {round(stock_place.x)}
    at(deal, motion.SHUFFLE + 10)
    assert len(passing(deal)) == 1, "the first card, on its way to the first player"


def test_players_get_their_cards_in_turn_and_the_person_last(deal):
    first = motion.SHUFFLE + motion.DEAL
    step = deal_step()
    for number, seat in enumerate((1, 2, 3, 0)):
        at(deal, first + number * step - 1)
        assert held(deal, seat) == 0
        at(deal, first + number * step + 1)
        assert held(deal, seat) == 1


def deal_step():
    return min(motion.DEAL_STEP, (motion.DEAL_MOST - motion.DEAL) / (DEALT_CARDS - 1))


def test_counts_equal_the_cards_landed_at_each_moment_of_the_deal(deal):
    whole = stock(deal)
    step = deal_step()
    for now in moments(deal):
        landed = sum(now >= motion.SHUFFLE + motion.DEAL + number * step for number in range(DEALT_CARDS))
        hands = sum(held(deal, seat) for seat in SEATS)
        assert hands == pytest.approx(landed, abs=0.01), now
        assert stock(deal) + hands + pile(deal) == whole, now
    assert [held(deal, seat) for seat in SEATS] == [11, 11, 11, 11]
    assert (stock(deal), pile(deal)) == (64, 1)


def test_cards_fly_in_an_arc(deal):
    """The first one, on its way to Murat at the side: higher than straight."""
    at(deal, motion.SHUFFLE + 60)
    (card,) = [item for item in passing(deal) if round(item.x()) != round(deal.rect("stock").x)][:1]
    start, goal = deal.rect("stock"), deal.scene.arrangement.spot(MURAT)
    share = (card.x() - start.x) / (goal.x - start.x)
    assert card.y() < start.y + share * (goal.y - start.y) - 2


def test_own_cards_land_side_by_side_and_turn_up(deal):
    ends = motion.SHUFFLE + motion.DEAL_MOST + 1
    at(deal, ends)
    hand = deal.scene.display.hand
    slots = sorted(deal.rect(f"card:{one.card.token}").x for one in hand)
    items = [deal.scene.cards.items[one.card.token] for one in hand]
    assert sorted(item.x() for item in items) == pytest.approx(slots, abs=1)
    assert [item.x() for item in items] != pytest.approx(slots, abs=1), "not in order yet"
    back = deal.scene.pictures.picture(None, items[0].width).pixmap.cacheKey()
    assert back not in {item.pixmap().cacheKey() for item in items}


def test_the_card_turned_up_comes_last_and_then_the_hand_slides_to_its_order(deal):
    ends = motion.SHUFFLE + motion.DEAL_MOST
    top = deal.scene.display.piles.top.token
    at(deal, ends - 2)
    assert not deal.scene.cards.items[top].isVisible()
    at(deal, ends + motion.FLIP / 2)
    assert deal.scene.cards.items[top].isVisible()
    assert pile(deal) == 0
    at(deal, ends + motion.FLIP + 2)
    assert pile(deal) == 1
    at(deal, ends + motion.FLIP + motion.SORT + 2)
    assert not deal.scene.motion.is_moving
    for one in deal.scene.display.hand:
        assert deal.item(one.card.token)[1][0] == pytest.approx(deal.rect(f"card:{one.card.token}").x, abs=1)


def test_no_card_is_painted_while_cards_are_dealt(deal, monkeypatch):
    painted = []
    monkeypatch.setattr("canasta_desktop.ui.faces.cache.paint_card", lambda *a, **k: painted.append(a))
    for _ in moments(deal):
        assert not painted


def test_a_press_finishes_the_deal_within_one_frame(deal):
    at(deal, 900)
    deal.press((700, 40))
    assert not deal.scene.motion.is_moving
    assert [held(deal, seat) for seat in SEATS] == [11, 11, 11, 11]
    assert not deal.scene.cards._passing


def test_nobody_is_on_turn_before_the_last_card_lies(deal):
    on_turn = [deal.scene.things.items[f"plate:{seat}"].thing.on_turn for seat in SEATS]
    assert not any(on_turn)
    assert "can-draw" not in deal.scene.things.items
    deal.scene.motion.finish()
    assert deal.scene.things.items["plate:0"].thing.on_turn
    assert "can-draw" in deal.scene.things.items


def test_later_deals_are_not_shuffled(table):
    after = dealt(samples.start(), is_shuffled=False)
    table.scene.show(before_deal(after), animate=False)
    table.scene.show(after)
    at(table, motion.DEAL + 5)
    assert held(table, 1) == 1


def test_with_motion_off_a_deal_is_there_at_once(qapp):
    table = HandsOn(samples.start())
    after = dealt(samples.start(), is_shuffled=True)
    table.scene.show(before_deal(after), animate=False)
    assert table.scene.show(after) is False
    assert [held(table, seat) for seat in SEATS] == [11, 11, 11, 11]


@pytest.mark.parametrize("count", range(1, 32))
def test_the_order_of_landing_is_an_order(count):
    assert sorted(mixed(count)) == list(range(count))


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.FAST])
def test_a_deal_takes_its_time_at_every_speed(qapp, speed):
    table = HandsOn(samples.start(), speed=speed)
    after = dealt(samples.start(), is_shuffled=True)
    table.scene.show(before_deal(after), animate=False)
    table.scene.show(after)
    whole = speed.value * (motion.SHUFFLE + motion.DEAL_MOST + motion.FLIP + motion.SORT)
    at(table, whole - 5)
    assert table.scene.motion.is_moving
    at(table, whole + 5)
    assert not table.scene.motion.is_moving


@pytest.mark.parametrize("name", ["start", "frozen", "three"])
def test_what_flies_in_a_deal_stays_inside_the_window(qapp, name):
    table = HandsOn(samples.ALL[name](), speed=Speed.NORMAL)
    after = dealt(samples.ALL[name](), is_shuffled=True)
    table.scene.show(before_deal(after), animate=False)
    table.scene.show(after)
    inside = table.scene.layout.window.inset(-1, -1)
    for _ in moments(table):
        for item in (*passing(table), *on_felt(table)):
            scale = item.transform().m22()
            assert inside.x <= item.x(), name
            assert item.x() + item.width * scale <= inside.right, name
            assert inside.y <= item.y(), name
            if item.token == -1:
                assert item.y() + item.height * scale <= inside.bottom, name


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


def medal(table, number):
    return table.scene.things.items[f"badge:meld:{number}"].thing.text


def test_the_story_of_a_seat_changes_with_the_card_that_makes_it(table):
    display = table.scene.display
    plates = tuple(p._replace(on_turn=p.seat == 1, line="am Zug" if p.seat == 1 else "x") for p in display.plates)
    mine = display.hand[0]
    piles = replace(display.piles, top=mine.card, count=2, pile_state="Gesperrt")
    table.scene.show(display._replace(hand=display.hand[1:], plates=plates, piles=piles))
    at(table, 100)
    assert table.scene.things.items["plate:0"].thing.on_turn
    assert table.scene.things.items["pile-words"].thing.state != "Gesperrt"
    table.scene.motion.finish()
    assert table.scene.things.items["plate:1"].thing.on_turn
    assert table.scene.things.items["pile-words"].thing.state == "Gesperrt"


# --- the taken pile


def taken_by_murat(table):
    """Murat melds two queens of his with the queen on top and takes six cards, two of which are not drawn."""
    table.scene.show(samples.middle(), animate=False)
    display = table.scene.display
    top = display.piles.top
    queens = (top, *samples.Box(900).cards("QH QD", MURAT))
    meld = samples.Box(950).meld(30, "")
    tray = display.trays[1]
    tray = tray._replace(melds=(*tray.melds, replace(meld, cards=queens)))
    flights = (Flight(5, PILE, MURAT, 3), *[Flight(6 + i, PILE, MURAT) for i in range(5)])
    plates = tuple(p._replace(cards=p.cards + 6 * (p.seat == 1)) for p in display.plates)
    empty = replace(display.piles, top=None, below=(), across=(), count=0)
    after = display._replace(plates=plates, trays=(display.trays[0], tray), piles=empty, flights=flights)
    table.scene.show(after)
    return top.token


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
    assert "badge:meld:30" not in table.scene.things.items
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
        now, wanted = table.scene.things.items, settled.scene.things.items
        assert {key: item.thing for key, item in now.items()} == {key: item.thing for key, item in wanted.items()}


# --- small movements: draw, meld, discard, sort


def share_of_way(table, token, start):
    """How far a card has come from where it started to where it belongs."""
    goal = table.rect(f"card:{token}")
    return (table.item(token)[1][0] - start.x) / (goal.x - start.x)


def draw(table, cards):
    """The person draws these; their tokens are 950 and up."""
    display = table.scene.display
    new = [one._replace(card=one.card._replace(origin=STOCK)) for one in samples.Box(950).hand(cards)]
    table.scene.show(display._replace(hand=(*display.hand, *new)))
    return [one.card.token for one in new]


def wears(table, token, face):
    item = table.scene.cards.items[token]
    return item.pixmap().cacheKey() == item.picture(table.scene.pictures, face, item.width).pixmap.cacheKey()


def test_a_drawn_card_turns_over_in_the_last_third(table):
    stock_place = table.rect("stock")
    (token,) = draw(table, "4D")
    face = table.scene.display.card(token).card.face
    at(table, motion.DRAW / 2)
    assert share_of_way(table, token, stock_place) == pytest.approx(1 - 0.5**3, abs=0.01)
    at(table, 0.66 * motion.DRAW)
    assert wears(table, token, BACK)
    assert table.scene.cards.items[token].transform().m11() == pytest.approx(
        table.scene.cards.items[token].transform().m22()
    )
    at(table, 0.75 * motion.DRAW)
    assert table.scene.cards.items[token].transform().m11() < table.scene.cards.items[token].transform().m22()
    at(table, 0.9 * motion.DRAW)
    assert wears(table, token, face)
    at(table, motion.DRAW + 1)
    assert not table.scene.motion.is_moving


def test_a_second_card_is_drawn_after_the_first(table):
    first, second = draw(table, "4D 5D")
    at(table, motion.DRAW_STEP - 2)
    assert table.scene.cards.items[first].isVisible()
    assert not table.scene.cards.items[second].isVisible()
    at(table, motion.DRAW_STEP + 10)
    assert table.scene.cards.items[second].isVisible()
    at(table, motion.DRAW + motion.DRAW_STEP + 1)
    assert not table.scene.motion.is_moving


def discarded(table, **piles):
    """Murat discards the two of clubs; its token."""
    display = table.scene.display
    (two,) = samples.Box(900).cards("2C", MURAT)
    after = replace(display.piles, top=two, below=(display.piles.top,), count=2, **piles)
    table.scene.show(display._replace(piles=after))
    return two.token


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
    assert table.scene.cards.rack.tally.is_empty


def test_with_motion_off_a_card_that_jumps_fades_in(qapp):
    table = HandsOn(samples.start())
    token = discarded(table)
    seen = []
    for now in (0, motion.FADE / 2, motion.FADE + 1):
        at(table, now)
        seen.append(table.item(token)[0].opacity())
    assert seen == [0, 0.5, 1]


# --- a canasta closes


def closing(table, kind=MeldKind.NATURAL, own=True):
    """The fives of frozen(), four of them, get three more and close; the token of the top card."""
    table.scene.show(samples.frozen(), animate=False)
    display = table.scene.display
    order = 0 if own else 1
    tray = display.trays[order]
    number = 5 if own else 3
    meld = tray.melds[number]
    rank = "5" if own else "4"
    more = samples.Box(900).cards(f"{rank}S {rank}H {rank}D", HAND if own else Place(Spot.SEAT, 1))
    title, price = ("Echter Canasta!", "+500") if kind is MeldKind.NATURAL else ("Unechter Canasta!", "+300")
    full = replace(meld, cards=(*meld.cards, *more), kind=kind, label="ECHT", title=title, price=price)
    melds = (full, *[one for one in tray.melds if one is not meld])
    trays = tuple(tray._replace(melds=melds) if i == order else one for i, one in enumerate(display.trays))
    table.scene.show(display._replace(trays=trays))
    return meld.place.number


def stack(table, number):
    """The middle of a canasta's band, and how large it is drawn."""
    item = table.scene.things.items[f"label:meld:{number}"]
    box = item.sceneBoundingRect()
    return (box.center().x(), box.center().y()), item.scale()


RISES = motion.CANASTA_CLOSES + motion.CANASTA_RISES
SAYS = RISES + motion.CANASTA_BAND + motion.CANASTA_WORD


def test_a_natural_canasta_rises_to_the_middle_and_goes_home_in_time(table):
    number = closing(table)
    at(table, motion.CANASTA_CLOSES - 5)
    home, scale = stack(table, number)
    assert scale == 1
    at(table, RISES)
    middle, scale = stack(table, number)
    assert scale == pytest.approx(1.5)
    assert middle[0] == pytest.approx(table.scene.layout.walnut.rect.cx, abs=20)
    at(table, SAYS - 1)
    word = table.scene.praise.items["word"]
    assert word.thing.price == "+500"
    assert word.opacity() > 0.9
    assert "rays" in table.scene.praise.items
    at(table, 1099)
    assert table.scene.motion.is_moving
    at(table, 1101)
    assert not table.scene.motion.is_moving
    assert stack(table, number) == (pytest.approx(home, abs=1), 1)
    assert not table.scene.praise.items


def test_a_mixed_canasta_is_told_in_less_time_and_without_rays(table):
    closing(table, MeldKind.MIXED)
    at(table, RISES)
    assert set(table.scene.praise.items) == {"word"}
    at(table, 801)
    assert not table.scene.motion.is_moving


def test_the_canasta_of_another_side_stays_at_its_tray(table):
    number = closing(table, own=False)
    at(table, motion.CANASTA_CLOSES - 5)
    home, _ = stack(table, number)
    at(table, RISES)
    there, scale = stack(table, number)
    assert scale == pytest.approx(1.2)
    assert there == pytest.approx(home, abs=60)
    assert "rays" not in table.scene.praise.items


def test_a_press_sends_a_canasta_home(table):
    number = closing(table)
    at(table, RISES)
    table.press((700, 30))
    assert not table.scene.motion.is_moving
    assert stack(table, number)[1] == 1
    assert not table.scene.praise.items
    cards = table.scene.display.trays[0].melds[0].cards
    (top,) = [card.token for card in cards if card.token in table.scene.cards.items]
    assert table.item(top)[1] == pytest.approx(table.rect(f"card:{top}")[:2], abs=1)


def test_what_a_canasta_says_stays_inside_the_window(table):
    for own in (True, False):
        closing(table, own=own)
        at(table, table.scene.motion.now + SAYS - 1)
        box = table.scene.praise.items["word"].sceneBoundingRect()
        assert table.scene.sceneRect().contains(box)
        table.scene.motion.finish()


def test_with_motion_off_no_canasta_is_told_of(qapp):
    table = HandsOn(samples.frozen())
    closing(table)
    assert not table.scene.praise.items
    assert not table.scene.motion.is_moving


# --- frost, red threes, open hands, scores


def freeze(table):
    """Murat freezes the pile with a two; the frost that stands there in the end."""
    display = table.scene.display
    two = samples.Box(900).cards("2C", MURAT)
    piles = replace(display.piles, top=two[0], across=two, count=2, frost=Frost.ALL, pile_state="Gefroren")
    table.scene.show(display._replace(piles=piles))


def run_of_frost(table):
    """How much of the frame around the pile is to be seen, 0 to 1."""
    items = table.scene.things.items
    if "frost" not in items:
        return 0.0
    if items["frost"].opacity() == 1:
        return 1.0
    whole = items["frost"].pixmap()
    shown = sum(strip.pixmap().width() * strip.pixmap().height() for strip in table.scene._frost._strips)
    upright = whole.height() - 2 * (whole.width() // 3)
    return shown / (2 * (whole.width() + upright) * (whole.width() // 3))


def test_frost_runs_round_the_pile_once_the_card_lies_across(table):
    freeze(table)
    at(table, motion.LIES_ACROSS - 2)
    assert run_of_frost(table) == 0
    assert table.scene.things.items["pile-words"].thing.state != "Gefroren"
    at(table, motion.LIES_ACROSS + 1)
    begins = table.scene.motion.now
    for share in (0.2, 0.5, 0.9):
        at(table, begins + share * motion.FROST_RUNS)
        assert run_of_frost(table) == pytest.approx(share, abs=0.02)
        words = table.scene.things.items["pile-words"]
        assert words.thing.state == "Gefroren"
        assert table.scene._frost._state.opacity() == pytest.approx(share, abs=0.02)
    at(table, begins + motion.FROST_RUNS + 1)
    assert run_of_frost(table) == 1
    assert words.opacity() == 1
    assert not table.scene.motion.is_moving


def test_no_frame_is_painted_while_frost_runs(table, monkeypatch):
    freeze(table)
    at(table, motion.LIES_ACROSS + 1)
    painted = []
    monkeypatch.setattr("canasta_desktop.ui.items.painted.picture_of", lambda *a: painted.append(a))
    for _ in moments(table):
        assert not painted


def test_a_press_has_the_frost_all_round_at_once(table):
    freeze(table)
    at(table, motion.LIES_ACROSS + 100)
    table.press((700, 40))
    assert run_of_frost(table) == 1
    assert not table.scene._frost._strips


@pytest.mark.parametrize("size", [(120, 170), (61, 88), (300, 420)])
def test_the_strips_of_the_frost_are_the_frame_in_the_end(size):
    whole = QRegion(0, 0, *size)
    covered = QRegion()
    for part in strips(*size, 1.0):
        assert not covered.intersects(part), "no part of the frame is seen twice"
        covered += part
    thick = min(size) // 3
    hole = QRegion(thick, thick, size[0] - 2 * thick, size[1] - 2 * thick)
    assert covered == whole - hole
    assert all(part.isEmpty() for part in strips(*size, 0.0))


def test_the_sum_of_a_three_and_the_free_slot_wait_for_the_cards(deal):
    (three,) = samples.Box(900).cards("3H", STOCK)
    display = deal.scene.display
    own = display.trays[0]._replace(threes=(three,), threes_text="+100", slot="Neue Meldung")
    after = dealt(display._replace(trays=(own, *display.trays[1:])), is_shuffled=False)
    deal.scene.show(before_deal(after), animate=False)
    deal.scene.show(after)
    late = {"slot", f"threes-text:{own.side}"}
    at(deal, 300)
    assert not late & set(deal.scene.things.items)
    deal.scene.motion.finish()
    assert late <= set(deal.scene.things.items)


def test_a_replacement_leaves_the_stock_when_the_red_three_lies(table):
    display = table.scene.display
    (three,) = samples.Box(900).cards("3H", STOCK)
    (new,) = samples.Box(950).hand("4D")
    new = new._replace(card=new.card._replace(origin=STOCK))
    own = display.trays[0]._replace(threes=(three,), threes_text="+100")
    table.scene.show(display._replace(hand=(*display.hand, new), trays=(own, *display.trays[1:])))
    at(table, motion.RED_THREE - 5)
    assert not table.scene.cards.items[950].isVisible()
    at(table, motion.RED_THREE + 60)
    assert table.item(900)[1] == pytest.approx(table.rect("card:900")[:2], abs=1)
    assert table.scene.cards.items[950].isVisible()


def glints(table):
    """How strongly each red three that has just come to its tray gleams."""
    own = table.scene.things.items.values()
    items = [item for item in table.scene.items() if isinstance(item, PaintedItem) and item not in own]
    return [item.opacity() for item in items if isinstance(item.thing, Glow)]


def test_a_red_three_gleams_when_it_lies(table):
    display = table.scene.display
    (three,) = samples.Box(900).cards("3H", HAND)
    own = display.trays[0]._replace(threes=(three,), threes_text="+100")
    table.scene.show(display._replace(trays=(own, *display.trays[1:])))
    at(table, motion.RED_THREE - 5)
    assert not glints(table)
    at(table, motion.RED_THREE + 1)
    at(table, motion.RED_THREE + 1 + motion.GLINT / 2)
    assert glints(table) == [pytest.approx(1, abs=0.02)]
    at(table, motion.RED_THREE + 1 + motion.GLINT + 1)
    assert not glints(table)


def test_a_dealt_red_three_goes_from_the_hand_to_its_tray_when_all_cards_lie(deal):
    (three,) = samples.Box(900).cards("3H", HAND)
    display = deal.scene.display
    own = display.trays[0]._replace(threes=(three,), threes_text="+100")
    laid = Event(What.RED_THREES_LAID, display.seat, (three.face,), 1)
    after = dealt(display._replace(trays=(own, *display.trays[1:])), is_shuffled=False, events=(laid,))
    deal.scene.show(before_deal(after), animate=False)
    deal.scene.show(after)
    at(deal, motion.DEAL_MOST - 5)
    assert not deal.item(900)[0].isVisible()
    at(deal, motion.DEAL_MOST + 5)
    start = deal.scene.arrangement.spot(HAND)
    assert deal.item(900)[1] == pytest.approx((start.x, start.y), abs=60)
    at(deal, motion.DEAL_MOST + motion.RED_THREE + 5)
    assert deal.item(900)[1] == pytest.approx(deal.rect("card:900")[:2], abs=1)
    assert glints(deal)


def test_hands_are_laid_open_card_by_card(table):
    display = table.scene.display
    shown = samples.Box(900).cards("KH KD 9C 4S", MURAT)
    plates = tuple(p._replace(open_cards=shown, cards=4) if p.seat == 1 else p for p in display.plates)
    table.scene.show(display._replace(plates=plates))
    at(table, 1)
    assert all(table.item(card.token)[0].isVisible() for card in shown)
    for card in shown:
        assert table.item(card.token)[1] == pytest.approx(table.rect(f"card:{card.token}")[:2], abs=1)
    seen = []
    for number in range(5):
        at(table, motion.FLIP / 2 + 2 + number * motion.OPEN_STEP)
        seen.append(sum(faces_up(table, card) for card in shown))
    assert seen == [1, 2, 3, 4, 4]
    at(table, 3 * motion.OPEN_STEP + motion.FLIP + 1)
    assert not table.scene.motion.is_moving


def faces_up(table, card):
    item = table.scene.cards.items[card.token]
    return item.pixmap().cacheKey() != item.picture(table.scene.pictures, BACK, item.width).pixmap.cacheKey()


def test_hands_open_when_the_last_card_lies(table):
    display = table.scene.display
    mine = display.hand[0]
    shown = samples.Box(900).cards("KH KD 9C 4S", MURAT)
    plates = tuple(p._replace(open_cards=shown, cards=4) if p.seat == 1 else p for p in display.plates)
    piles = replace(display.piles, top=mine.card, count=2)
    table.scene.show(display._replace(hand=display.hand[1:], plates=plates, piles=piles))
    at(table, motion.FLIGHT + motion.FLIP / 2 - 4)
    assert not any(faces_up(table, card) for card in shown)
    at(table, motion.FLIGHT + motion.FLIP / 2 + 4)
    assert faces_up(table, shown[0])


# --- a foot


@pytest.fixture
def feet(qapp):
    """A table on which Murat and the person have a foot of eleven."""
    return HandsOn(sample_tables.foot("de"), speed=Speed.NORMAL)


def test_the_foot_of_another_player_comes_from_under_the_portrait(feet):
    display = feet.scene.display
    seat = Place(Spot.SEAT, 1)
    before = held(feet, 1), foot(feet, 1)
    plates = tuple(p._replace(foot=0, cards=p.cards + 11) if p.seat == 1 else p for p in display.plates)
    flights = (Flight(BACK, Place(Spot.FOOT, 1), seat),) * 11
    feet.scene.show(display._replace(plates=plates, flights=flights))
    at(feet, 1)
    (first,) = passing(feet)
    portrait = next(one.portrait for one in feet.scene.layout.seats if one.seat == 1)
    assert portrait.contains(first.x() + first.width / 2, first.y() + first.height / 2)
    assert first.zValue() < feet.scene.things.items["plate:1"].zValue()
    for _ in moments(feet):
        assert held(feet, 1) + foot(feet, 1) == sum(before)
    assert feet.scene.motion.now == pytest.approx(motion.FOOT, abs=FRAME)
    assert (held(feet, 1), foot(feet, 1)) == (sum(before), 0)


def foot(table, seat):
    return table.scene.things.items[f"fan:{seat}"].thing.foot


def test_the_own_foot_is_turned_card_by_card_into_the_hand(feet):
    display = feet.scene.display
    new = samples.Box(950).hand("4D 5D 6D 8H 9H TC JC QS KS AS 2H")
    cards = tuple(one._replace(card=one.card._replace(origin=Place(Spot.FOOT, 0))) for one in new)
    own = display.plates[0]
    feet.scene.show(display._replace(hand=cards, plates=(own._replace(foot=0, cards=11), *display.plates[1:])))
    at(feet, motion.FLIGHT)
    turned = [faces_up(feet, one.card) for one in cards if one.card.token in feet.scene.cards.items]
    assert True in turned
    assert False in turned
    at(feet, motion.FOOT - 5)
    assert feet.scene.motion.is_moving
    at(feet, motion.FOOT + 1)
    assert not feet.scene.motion.is_moving


def test_a_score_runs_up_to_its_new_figure(table):
    display = table.scene.display
    own, other = display.scores
    table.scene.show(display._replace(scores=(own._replace(points="2.440"), other)))
    assert points(table) == "1.840"
    seen = []
    for now in range(0, motion.COUNT_UP + 20, 20):
        at(table, now)
        seen.append(int(points(table).replace(".", "")))
    assert seen == sorted(seen)
    assert len(set(seen)) > 8
    assert points(table) == "2.440"


def points(table):
    return table.scene.things.items["score"].thing.accounts[0].points


@pytest.mark.parametrize(
    ("before", "now", "share", "shown"),
    [
        ("0", "1,000", 0.5, "500"),
        ("1.840", "2.440", 0.5, "2.140"),
        ("1 840", "−160", 1.0, "−160"),
        ("−200", "200", 0.25, "−100"),
        ("-1,500", "500", 0.25, "-1,000"),
    ],
)
def test_figures_on_the_way_are_written_like_those_at_its_ends(before, now, share, shown):
    assert figure_between(before, now, share) == shown
