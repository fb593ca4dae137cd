"""A deal, card by card: the stock riffles, everybody is dealt in turn, and counts are right at each moment."""

import pytest

from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.display.display import BACK
from canasta_desktop.ui.display.places import HAND, STOCK
from canasta_desktop.ui.presenter.transitions import before_deal, dealt
from canasta_desktop.ui.table.deal_flights import mixed
from tests.ui import samples
from tests.ui.hands_on import HandsOn
from tests.ui.moments import MURAT, at, glints, held, moments, on_felt, passing, pile, stock

SEATS = (0, 1, 2, 3)


DEALT_CARDS = 44


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
    items = [deal.scene.laid.cards.items[one.card.token] for one in hand]
    assert sorted(item.x() for item in items) == pytest.approx(slots, abs=1)
    assert [item.x() for item in items] != pytest.approx(slots, abs=1), "not in order yet"
    back = deal.scene.pictures.picture(None, items[0].width).pixmap.cacheKey()
    assert back not in {item.pixmap().cacheKey() for item in items}


def test_the_card_turned_up_comes_last_and_then_the_hand_slides_to_its_order(deal):
    ends = motion.SHUFFLE + motion.DEAL_MOST
    top = deal.scene.display.piles.top.token
    at(deal, ends - 2)
    assert not deal.scene.laid.cards.items[top].isVisible()
    at(deal, ends + motion.FLIP / 2)
    assert deal.scene.laid.cards.items[top].isVisible()
    assert pile(deal) == 0
    at(deal, ends + motion.FLIP + 2)
    assert pile(deal) == 1
    at(deal, ends + motion.FLIP + motion.SORT + 2)
    assert not deal.scene.motion.is_moving
    for one in deal.scene.display.hand:
        assert deal.item(one.card.token)[1][0] == pytest.approx(deal.rect(f"card:{one.card.token}").x, abs=1)


@pytest.mark.painted
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
    assert not deal.scene.laid.cards._passing


def test_nobody_is_on_turn_before_the_last_card_lies(deal):
    on_turn = [deal.scene.laid.things.items[f"plate:{seat}"].thing.on_turn for seat in SEATS]
    assert not any(on_turn)
    assert "can-draw" not in deal.scene.laid.things.items
    deal.scene.motion.finish()
    assert deal.scene.laid.things.items["plate:0"].thing.on_turn
    assert "can-draw" in deal.scene.laid.things.items


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


def test_the_sum_of_a_three_and_the_free_slot_wait_for_the_cards(deal):
    (three,) = samples.Box(900).cards("3H", STOCK)
    display = deal.scene.display
    own = display.trays[0]._replace(threes=(three,), threes_text="+100", slot="Neue Meldung")
    after = dealt(display._replace(trays=(own, *display.trays[1:])), is_shuffled=False)
    deal.scene.show(before_deal(after), animate=False)
    deal.scene.show(after)
    late = {"slot", f"threes-text:{own.side}"}
    at(deal, 300)
    assert not late & set(deal.scene.laid.things.items)
    deal.scene.motion.finish()
    assert late <= set(deal.scene.laid.things.items)


def deal_three(table, seat):
    """A deal in which this player gets a red three; when all cards lie."""
    (three,) = samples.Box(900).cards("3H", HAND)
    display = table.scene.display
    order = 0 if seat % 2 == 0 else 1
    trays = list(display.trays)
    trays[order] = trays[order]._replace(threes=(three,), threes_text="+100")
    laid = Event(What.RED_THREES_LAID, seat, (three.face,), 1)
    plates = tuple([plate._replace(side=plate.seat % 2) for plate in display.plates])
    after = dealt(display._replace(trays=tuple(trays), plates=plates), is_shuffled=False, events=(laid,))
    table.scene.show(before_deal(after), animate=False)
    table.scene.motion.finish()  # on a busy machine something may still fade in, and the deal would not begin at 0
    table.scene.show(after)
    return motion.DEAL_MOST


def test_a_dealt_red_three_goes_from_the_hand_to_its_tray_when_all_cards_lie(deal):
    ends = deal_three(deal, 0)
    at(deal, ends - 1)
    hand = deal.scene.arrangement.layout.hand_room
    item, (x, y) = deal.item(900)
    assert item.isVisible()
    assert hand.x <= x <= hand.right
    assert y >= hand.y - 1
    back = deal.scene.pictures.picture(None, item.width).pixmap.cacheKey()
    assert item.pixmap().cacheKey() != back
    at(deal, ends + motion.RED_THREE + 5)
    assert deal.item(900)[1] == pytest.approx(deal.rect("card:900")[:2], abs=1)
    assert glints(deal)


def test_what_replaces_a_dealt_red_three_leaves_the_stock_when_that_lies(deal):
    ends = deal_three(deal, 0)
    hand = [held.card.token for held in deal.scene.display.hand]
    at(deal, ends + motion.RED_THREE - 1)
    late = [token for token in hand if not deal.item(token)[0].isVisible()]
    assert len(late) == 1
    assert held(deal, 0) == 11, "the three is one of them until it lies in the tray"
    at(deal, ends + motion.RED_THREE + 1)
    assert held(deal, 0) == 10
    stock_place = deal.rect("stock")
    assert deal.item(late[0])[1] == pytest.approx((stock_place.x, stock_place.y), abs=30)
    at(deal, ends + motion.RED_THREE + motion.DRAW + 1)
    assert held(deal, 0) == 11
    at(deal, ends + motion.RED_THREE + motion.DRAW + motion.SORT + 2)
    assert not deal.scene.motion.is_moving
    for token in hand:
        assert deal.item(token)[1][0] == pytest.approx(deal.rect(f"card:{token}").x, abs=1)


def test_the_red_three_of_a_closed_hand_is_one_of_its_backs_until_it_is_laid_out(deal):
    ends = deal_three(deal, 1)
    item = deal.item(900)[0]
    for now in range(0, ends, 40):
        at(deal, now)
        shown = item.picture(deal.scene.pictures, BACK, item.width).pixmap.cacheKey()
        assert not item.isVisible() or item.pixmap().cacheKey() == shown
    at(deal, ends - 1)
    assert not item.isVisible()
    assert held(deal, 1) == 11
    at(deal, ends + motion.RED_THREE + 1)
    assert deal.item(900)[1] == pytest.approx(deal.rect("card:900")[:2], abs=1)
    assert held(deal, 1) == 10
    at(deal, ends + motion.RED_THREE + motion.DRAW + 1)
    assert held(deal, 1) == 11


def test_no_card_is_lost_on_the_way_of_a_red_three(deal):
    deal_three(deal, 1)
    whole = stock(deal)
    for now in moments(deal):
        hands = sum(held(deal, seat) for seat in SEATS)
        lies = not deal.scene.laid.cards.rack.tally.is_on_way(900)
        assert stock(deal) + hands + pile(deal) + lies == whole, now
