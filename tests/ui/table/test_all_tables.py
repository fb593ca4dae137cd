"""The scene at every kind of table: seats, feet, open hands, what lies with the stock, joining melds, the curtain."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsView, QWidget

from canasta_desktop.rules.cards import rank_of
from canasta_desktop.ui.base.keys import KeyMap
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import MeldKind, TrayView
from canasta_desktop.ui.display.intents import BeginDrag, CancelDrag, Drop
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Hit
from canasta_desktop.ui.geometry.layout import SeatShape
from canasta_desktop.ui.input.table_buttons import TableButtons
from canasta_desktop.ui.items.backs import Backs
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.seat import ClosedHand, SeatBox
from canasta_desktop.ui.items.walnut import WalnutWords
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.window.describe import description
from canasta_desktop.ui.window.table_menu import TableMenu
from tests.ui.hands_on import NONE, HandsOn
from tests.ui.sample_tables import TABLES, big
from tests.ui.table.test_scene import assert_settled
from tests.ui.tables import sit


def table(name, size=(1440, 900), **changes):
    return HandsOn(TABLES[name]("de")._replace(**changes), size)


def things(shown, kind):
    """What the things of a kind show, by key."""
    return {key: item.thing for key, item in shown.scene.laid.things.items.items() if isinstance(item.thing, kind)}


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_settles(qapp, name, size):
    assert_settled(table(name, size))


def test_every_table_follows_every_other_in_mid_flight(qapp):
    shown = HandsOn(TABLES["two"]("de"), speed=Speed.NORMAL)
    names = list(TABLES)
    for name in (*names, *reversed(names)):
        shown.scene.show(TABLES[name]("de"))
        shown.scene.motion.advance(shown.scene.motion.now + 90)
    shown.scene.motion.finish()
    assert_settled(shown)


# --- seats


def test_play_counter_clockwise_goes_round_from_the_right(qapp):
    shown = table("six-alone")
    xs = [shown.rect(f"seat:{seat}").x for seat in range(1, 6)]
    assert xs == sorted(xs, reverse=True)
    trays = [shown.rect(f"tray:{side}").x for side in range(1, 6)]
    assert trays == sorted(trays, reverse=True), "each below its seat"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_in_classic_play_goes_round_as_the_house_rule_says(qapp, players, size):
    """VA-6.1: the next player sits at the left, or at the right, and so on round the table."""
    for way, options in ((1, ()), (-1, (("direction", "right"),))):
        resting = {"hands": ["", *[11] * 4], "extra": {"sits_out": 0}, "turn": 1, "dealer": 4} if players == 5 else {}
        person = sit("KC 4S 5D 6D", players=players, options=options, **resting)
        shown = HandsOn(DisplayBuilder(person.match, 0).display(person, Moment()), size)
        order = [plate.seat for plate in shown.scene.display.plates]
        assert order == list(range(players))
        xs = [way * shown.rect(f"seat:{seat}").cx for seat in order[1:]]
        assert xs == sorted(xs)


def test_a_foot_is_a_second_count_and_who_sits_out_has_none(qapp):
    backs = things(table("foot"), ClosedHand)
    assert [(backs[f"fan:{seat}"].cards, backs[f"fan:{seat}"].foot) for seat in (1, 2)] == [(11, 11), (4, 0)]
    five = things(table("five"), SeatBox)
    assert [seat for seat in range(5) if five[f"plate:{seat}"].is_resting] == [4]
    assert "fan:4" not in table("five").scene.laid.things.items


def test_portraits_have_the_colour_of_their_side(qapp):
    sides = [things(table("six-in-three"), SeatBox)[f"plate:{seat}"].side for seat in range(6)]
    assert sides == [0, 1, 2, 0, 1, 2]
    sides = [things(table("lone-against-two"), SeatBox)[f"plate:{seat}"].side for seat in range(3)]
    assert sides == [0, 1, 1]


def test_open_hands_lie_in_fans_and_in_the_hands_row(qapp):
    shown = table("watching", (1920, 1080))
    display, layout = shown.scene.display, shown.scene.layout
    for plate, seat in zip(display.plates, layout.seats, strict=True):
        room = layout.hand_room if seat.kind is SeatShape.OWN else seat.backs
        for card in plate.open_cards:
            pose = shown.scene.arrangement.poses[card.token]
            assert room.holds(pose.rect)
            assert pose.place == Place(Spot.SEAT, plate.seat)
    assert not [key for key in shown.scene.laid.things.items if key.startswith("fan:")]


def test_where_open_hands_have_no_room_backs_or_counts_must_do(qapp):
    shown = table("watching-six", (1280, 800))
    lying = {pose.place.number for pose in shown.scene.arrangement.poses.values() if pose.place.spot is Spot.SEAT}
    backs = {int(key[4:]) for key in shown.scene.laid.things.items if key.startswith("fan:")}
    assert 0 in lying
    assert not lying & backs
    assert lying | backs == set(range(6))


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_while_nobody_sits_at_the_bottom_the_hand_is_a_back_and_its_count_there(qapp, size):
    display = TABLES["watching"]("de")
    plates = tuple(plate._replace(open_cards=()) for plate in display.plates)
    shown = HandsOn(display._replace(plates=plates), size)
    backs = shown.scene.laid.things.items["fan:0"]
    assert backs.thing.cards == plates[0].cards
    box = backs.thing.rect
    assert shown.scene.layout.rail.holds(Rect(backs.x(), backs.y(), box.w, box.h), 1)
    assert not [pose for pose in shown.scene.arrangement.poses.values() if pose.place == HAND]


def test_a_card_of_an_open_hand_cannot_be_picked(qapp):
    shown = table("watching")
    token = shown.scene.display.plates[0].open_cards[3].token
    rect = shown.rect(f"card:{token}")
    hit = shown.scene.arrangement.hit(rect.x + 5, rect.y + 60)
    assert hit is None or hit == Hit(hit.place)


def test_a_discard_from_an_open_hand_flies_to_the_pile(qapp):
    shown = HandsOn(TABLES["watching"]("de"), (1920, 1080), speed=Speed.NORMAL)
    display = shown.scene.display
    first, *others = display.plates[1].open_cards
    plates = list(display.plates)
    plates[1] = plates[1]._replace(cards=len(others), open_cards=tuple(others))
    start = shown.item(first.token)[1]
    piles = replace(display.piles, top=first, below=(display.piles.top,), across=())
    shown.scene.show(display._replace(plates=tuple(plates), piles=piles))
    assert shown.item(first.token)[1] == pytest.approx(start, abs=1)
    shown.scene.motion.finish()
    assert_settled(shown)
    assert shown.scene.arrangement.poses[first.token].place == PILE


# --- melds


def test_three_sides_turn_into_two_and_melds_stay_what_they_were(qapp):
    shown = HandsOn(TABLES["three-alone"]("de"), speed=Speed.NORMAL)
    display = shown.scene.display
    own, one, two = display.trays
    both = TrayView(1, False, "Anna & Jonas", "", (*one.threes, *two.threes), "+200", (*one.melds, *two.melds))
    tokens = {card.token for meld in both.melds for card in meld.cards}
    before = {token: shown.scene.laid.cards.items[token] for token in tokens if token in shown.scene.laid.cards.items}
    box = shown.scene.laid.things.items["box:1"]
    assert shown.scene.show(display._replace(trays=(own, both)))
    assert "tray:2" not in shown.scene.laid.things.items
    shown.scene.motion.finish()
    assert_settled(shown)
    after = shown.scene.laid.cards.items
    assert all(after[token] is item for token, item in before.items() if token in after)
    assert shown.scene.laid.things.items["box:1"] is box
    assert (box.thing.rect.w, box.x()) == (shown.rect("tray:1").w, round(shown.rect("tray:1").x))


def test_a_tray_that_moves_glides(qapp):
    shown = HandsOn(TABLES["three-alone"]("de"), speed=Speed.NORMAL)
    display = shown.scene.display
    badge = shown.scene.laid.things.items[f"badge:{display.trays[1].melds[0].place}"]
    before = badge.pos()
    moved = display.trays[1]._replace(threes=())
    shown.scene.show(display._replace(trays=(display.trays[0], moved, display.trays[2])))
    assert badge.pos() == before
    shown.scene.motion.finish()
    assert badge.x() < before.x()


def test_a_sequence_stands_side_by_side_and_its_badge_tells_the_suit(qapp):
    shown = table("four-samba")
    sambas = [meld for meld in shown.scene.display.trays[0].melds if meld.sequence]
    medals = [things(shown, Medal)[f"badge:{meld.place}"] for meld in sambas]
    assert [(medal.text, medal.kind, medal.suit) for medal in medals] == [
        ("7", "sequence", 1),
        ("5", "open", 0),
        ("3", "open", 3),
    ]
    poses = [shown.scene.arrangement.poses[card.token].rect for card in (*sambas[1].cards, *sambas[1].staged)]
    assert len({rect.y for rect in poses}) == 1
    assert [rect.x for rect in poses] == sorted(rect.x for rect in poses)


def test_a_samba_is_a_stack_with_its_highest_card_on_top(qapp):
    shown = table("four-samba")
    samba = shown.scene.display.trays[0].melds[0]
    assert samba.kind is MeldKind.SAMBA
    lying = [card.token for card in samba.cards if card.token in shown.scene.laid.cards.items]
    assert lying == [samba.cards[-1].token]
    assert f"label:{samba.place}" in shown.scene.laid.things.items


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", ["trade-six", "bolivia", "foot"])
def test_with_many_melds_canastas_are_stacks_and_every_card_of_the_others_is_there(qapp, name, text):
    shown = table(name, (1280, 800))
    shown.scene.set_text_scale(text)
    for tray in shown.scene.display.trays:
        for meld in tray.melds:
            lying = [card for card in meld.cards if card.token in shown.scene.laid.cards.items]
            assert len(lying) == (len(meld.cards) if meld.kind is MeldKind.OPEN else 1)
            assert (f"stack:{meld.place}" in shown.scene.laid.things.items) is (meld.kind is not MeldKind.OPEN)


def test_threes_too_small_to_be_read_are_laid_out_large(qapp, qtbot):
    shown = table("trade-six", (800, 500))
    threes = shown.scene.display.trays[1].threes
    shown.move(shown.at("threes:1"), NONE)
    qtbot.waitUntil(lambda: "popover" in shown.scene.laid.hanging.items, timeout=2000)
    popover = shown.scene.laid.hanging.items["popover"].thing
    assert popover.faces == tuple(card.face for card in threes)
    assert popover.caption == "+200"


# --- joining


@pytest.fixture
def joining(qapp):
    return table("joining", hand=())


def kings(shown):
    return [meld for meld in shown.scene.display.trays[0].melds if meld.joins]


def test_a_meld_that_joins_is_dragged_as_a_whole_onto_another(joining):
    one, two = kings(joining)
    cards = tuple(card.token for card in one.cards)
    joining.lift(joining.at(str(one.place)), joining.at(str(two.place)))
    assert joining.scene.laid.cards.rack.lifted == cards
    assert "carried" in joining.scene.laid.hanging.items
    assert f"glow:{two.place}" in joining.scene.laid.things.items
    joining.release(joining.at(str(two.place)))
    assert joining.intents == [BeginDrag(cards), Drop(cards, two.place)]
    joining.scene.motion.finish()
    assert_settled(joining)


def test_let_go_where_it_was_it_stays(joining):
    one = kings(joining)[0]
    x, y = joining.at(str(one.place))
    joining.drag((x, y), (x + 12, y))
    assert joining.intents == [BeginDrag(tuple(card.token for card in one.cards)), CancelDrag()]
    assert_settled(joining)


def test_a_meld_that_does_not_join_is_not_dragged(joining):
    shown = next(meld for meld in joining.scene.display.trays[1].melds if meld.kind is MeldKind.OPEN)
    joining.drag(joining.at(str(shown.place)), joining.at("pile"))
    assert joining.intents == []


def test_its_menu_offers_the_others(joining, qtbot):
    one, two = kings(joining)
    menu = TableMenu(joining.scene.display, Hit(one.place), KeyMap(), joining.view)
    sent = []
    menu.intent.connect(sent.append)
    entry = next(action for action in menu.actions() if two.name in action.text())
    entry.trigger()
    assert sent == [Drop(tuple(card.token for card in one.cards), two.place)]
    texts = [action.text() for action in menu.actions()]
    assert not [text for text in texts if one.name in text]


def test_where_it_is_known_which_melds_join_only_those_are_offered(joining):
    one, _ = kings(joining)
    other = joining.scene.display.trays[0].melds[4]
    melds = tuple(
        replace(meld, joins_with=(other.place,)) if meld is one else meld
        for meld in joining.scene.display.trays[0].melds
    )
    own = joining.scene.display.trays[0]._replace(melds=melds)
    display = joining.scene.display._replace(trays=(own, joining.scene.display.trays[1]))
    menu = TableMenu(display, Hit(one.place), KeyMap(), joining.view)
    offered = [action.text() for action in menu.actions() if any(meld.name in action.text() for meld in melds)]
    assert offered == [f"Put together with: {other.name}"]


# --- piles


def test_turn_card_and_reserved_cards_stick_out_of_the_stock(qapp):
    shown = table("modern")
    backs, stock = things(shown, Backs), shown.rect("stock")
    for key in ("turn-card", "reserved"):
        assert backs[key].turned == 90
        item = shown.scene.laid.things.items[key]
        assert item.x() < stock.x < stock.right < item.x() + item.thing.rect.w
    assert things(shown, Medal)["reserved-count"].text == "4"
    order = [
        shown.scene.laid.things.items[key].zValue() for key in ("turn-card", "stock", "reserved", "reserved-count")
    ]
    assert order == sorted(order)


def test_packets_stand_beside_the_stock_with_their_counts(qapp):
    shown = table("wings")
    medals = things(shown, Medal)
    assert [medals[f"packet-count:{number}"].text for number in (0, 1)] == ["11", "13"]
    walnut = shown.scene.layout.walnut
    words = walnut.stock_words
    assert all(packet.right < walnut.stock.x for packet in walnut.packets)
    assert not [packet for packet in walnut.packets if packet.overlaps(words) or not walnut.rect.holds(packet, 1)]


def test_cards_beneath_show_under_an_empty_pile_too(qapp):
    display = TABLES["two"]("de")
    shown = HandsOn(display._replace(piles=replace(display.piles, beneath=3)))
    assert {"beneath", "pile"} <= set(shown.scene.laid.things.items)


def test_the_stocks_note_stands_beside_it(qapp):
    words = things(table("modern"), WalnutWords)["stock-words"]
    assert "Wendekarte" in words.state
    assert words.count == "52"


# --- large hands


def test_the_keyboard_opens_a_stack_of_the_hand(qapp):
    shown = table("big-75", (1024, 640))
    hidden = next(pose for pose in shown.scene.arrangement.poses.values() if pose.is_covered)
    assert f"card:{hidden.token}" in shown.scene.geometry()
    shown.scene.set_focus(f"card:{hidden.token}")
    pose = shown.scene.arrangement.poses[hidden.token]
    assert not pose.is_covered
    ring = shown.scene.laid.rings.items["focus"].sceneBoundingRect()
    assert ring.contains(pose.shown.x + 0.2 * pose.shown.w, pose.shown.cy)  # around what is in sight of it


@pytest.mark.parametrize("count", [1, 26, 45, 60, 75])
def test_every_card_of_a_hand_can_be_reached_whatever_its_size(qapp, count):
    shown = HandsOn(big(count)("de"), (1280, 800))
    keys = {f"card:{held.card.token}" for held in shown.scene.display.hand}
    assert keys <= set(shown.scene.geometry())


# --- the curtain


def test_before_the_curtain_no_card_of_any_hand_is_left_anywhere(qapp):
    shown = HandsOn(TABLES["four-samba"]("de"), speed=Speed.NORMAL)
    hand = {held.card.token: held.card.name for held in shown.scene.display.hand}
    first = next(iter(hand))
    shown.move(shown.at(f"card:{first}"), NONE)
    shown.lift(shown.at(f"card:{first}"), shown.at("pile"))
    shown.scene.show(TABLES["curtain"]("de"))
    items = [item for item in shown.scene.items() if isinstance(item, CardItem)]
    assert not {item.token for item in items} & set(hand)
    assert not shown.scene.motion.is_moving
    assert not [key for key in shown.scene.laid.hanging.items if key in ("preview", "carried", "popover")]
    assert not {f"card:{token}" for token in hand} & set(shown.scene.geometry())


def test_the_description_before_the_curtain_holds_no_hand(qapp):
    shown = table("curtain")
    told = description(shown.scene.display, shown.scene.geometry(), 1)
    assert told["hand"] == []
    assert "Karten zeigen" in json.dumps(told["curtain"])
    assert [plate["open_cards"] for plate in told["plates"]] == [[]] * 4
    hand = {held.card.name for held in TABLES["four-samba"]("de").hand}
    assert not [name for name in hand if name in json.dumps(told, ensure_ascii=False)]


def test_screen_readers_find_no_card_before_the_curtain(qtbot):
    window = QWidget()
    view = QGraphicsView(window)
    buttons = TableButtons(view)
    qtbot.addWidget(window)
    window.show()
    before = TABLES["four-samba"]("de")
    buttons.show(before, {}, "")
    buttons.show(TABLES["curtain"]("de"), {"stock": QRect(0, 0, 5, 5)}, "stock")
    names = [one.accessibleName() for one in window.findChildren(QWidget) if one.parent() is not None]
    assert not [held.card.name for held in before.hand if held.card.name in names]


def test_threes_of_both_colours_are_told_and_shown(qapp):
    shown = table("modern")
    threes = shown.scene.display.trays[0].threes
    assert {card.face % 4 in (1, 2) for card in threes} == {True, False}
    assert all(card.token in shown.scene.laid.cards.items and rank_of(card.face) == 1 for card in threes)
    assert str(STOCK) in shown.scene.geometry()
