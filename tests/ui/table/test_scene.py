"""The scene follows the display: every card where the arrangement has it, before and after all movement."""

import gc
import weakref
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import RING_WIDE, Mode, ring_line, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import BACK, Card, Flight, Frost, MeldKind, Target
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.geometry.cascade import cascade
from canasta_desktop.ui.geometry.strips import USUAL
from canasta_desktop.ui.items import look, painted
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.meter_box import MeterBox
from canasta_desktop.ui.items.painted import Painted, PaintedItem
from canasta_desktop.ui.items.score_plate import ScorePlate
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.values import value
from tests.ui import samples
from tests.ui.hands_on import HandsOn

SIZES = [(960, 600), (1024, 640), (1280, 800), (1440, 900), (1920, 1080)]


@pytest.fixture
def table(qapp):
    return HandsOn(samples.middle())


@pytest.fixture
def moving(qapp):
    """A table with animations."""
    return HandsOn(samples.start(), speed=Speed.NORMAL)


def assert_settled(table):
    """Every card in sight has an item where geometry says, with the picture of its pose, and nothing else is there."""
    arrangement, geometry = table.scene.arrangement, table.scene.geometry()
    visible = {token: pose for token, pose in arrangement.poses.items() if not pose.is_covered}
    cards = [item for item in table.scene.items() if isinstance(item, CardItem)]
    assert sorted(item.token for item in cards) == sorted(visible)
    for item in cards:
        pose = visible[item.token]
        rect = geometry[f"card:{item.token}"]
        origin = table.scene.sceneRect().topLeft()
        middle = (item.x() + item.width / 2 - origin.x(), item.y() + item.width * 0.7 - origin.y())
        assert middle == pytest.approx((rect.cx, rect.cy), abs=1)
        assert item.transform().isIdentity()
        assert item.zValue() == pose.z
        assert item.opacity() == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", samples.ALL)
def test_every_sample_settles_in_every_window(qapp, name, size):
    table = HandsOn(samples.ALL[name](), size)
    assert_settled(table)
    felt = table.scene.layout.window
    for key, rect in table.scene.geometry().items():
        assert rect.x >= 0, key
        assert rect.y >= 0, key
        assert rect.right <= felt.w, key
        assert rect.bottom <= felt.h, key


def dressed(scene):
    """The scene in another look and size than it was made with."""
    scene.resize(QSizeF(1440, 900))
    scene.set_theme(theme(Mode.LIGHT))
    scene.set_card_scale(1.2)
    scene.set_text_scale(1.4)
    scene.set_mirrored(is_mirrored=True)
    scene.set_own_portrait("emil")
    return scene


def test_looks_and_sizes_set_before_the_first_display_hold_for_it(qapp):
    scene, other = (HandsOn(samples.middle()).scene for _ in range(2))
    early = dressed(TableScene(scene.pictures, theme(Mode.DARK), speed=Speed.OFF))
    assert not early.cancel_drag()
    assert not early.geometry()
    early.show(samples.middle(), animate=False)
    late = dressed(other)
    late.motion.finish()
    assert early.geometry() == late.geometry()
    assert early.look.theme == late.look.theme
    assert early.look.unit == late.look.unit
    assert early.look.own_portrait == late.look.own_portrait == "emil"


@pytest.mark.parametrize("name", samples.ALL)
def test_trays_plates_and_piles_keep_apart(qapp, name):
    geometry = HandsOn(samples.ALL[name](), (1024, 640)).scene.geometry()
    kinds = ("tray:", "seat:", "stock", "pile", "hand")
    apart = [(key, rect) for key, rect in geometry.items() if key.startswith(kinds)]
    for (one, a), (two, b) in combinations(apart, 2):
        assert not a.overlaps(b), f"{one} overlaps {two}"


def test_cards_are_painted_by_qt_alone():
    for method in ("paint", "boundingRect", "shape"):
        assert getattr(CardItem, method) is getattr(QGraphicsPixmapItem, method)
        assert getattr(PaintedItem, method) is getattr(QGraphicsPixmapItem, method)


def test_cards_stand_on_whole_device_pixels(qapp):
    table = HandsOn(samples.full(), (1366, 768))
    for item in table.scene.laid.cards.items.values():
        assert item.x() == round(item.x())
        assert item.y() == round(item.y())


def test_a_stock_is_one_item_however_thick(qapp):
    table = HandsOn(samples.start())
    few = len(table.scene.items())
    heap = replace(table.scene.display.piles, stock=160)
    table.scene.show(table.scene.display._replace(piles=heap), animate=False)
    assert len(table.scene.items()) == few


def test_a_covered_card_of_a_canasta_has_no_item(qapp):
    table = HandsOn(samples.frozen())
    canasta = table.scene.display.trays[0].melds[0]
    assert [c.token for c in canasta.cards if c.token in table.scene.laid.cards.items] == [canasta.cards[0].token]


def test_the_top_card_tells_the_canasta(qapp):
    table = HandsOn(samples.full())
    natural, mixed, wild = table.scene.display.trays[1].melds[:3]
    assert (natural.kind, mixed.kind, wild.kind) == (MeldKind.NATURAL, MeldKind.MIXED, MeldKind.WILD)
    tops = []
    for meld in (natural, mixed, wild):
        tops += [card.face for card in meld.cards if card.token in table.scene.laid.cards.items]
    assert [face % 4 for face in tops[:2]] in ([1, 0], [2, 0], [1, 3], [2, 3])
    assert tops[2] == 52


def test_selected_cards_stand_higher_by_one_and_six_tenths_of_a_unit(qapp):
    table = HandsOn(samples.frozen())
    geometry, hand = table.scene.geometry(), table.scene.display.hand
    ys = {held.selected: geometry[f"card:{held.card.token}"].y for held in hand}
    assert ys[False] - ys[True] == pytest.approx(1.6 * 9)


def test_cards_that_a_question_proposes_rise(table):
    from canasta_desktop.ui.display.display import Choice, Question

    nines = tuple(held.card.token for held in table.scene.display.hand[6:8])
    question = Question("Mit den Neunen?", (Choice(0, "Nehmen", nines),), "Abbrechen")
    before = table.rect(f"card:{nines[0]}").y
    table.scene.show(table.scene.display._replace(question=question), animate=False)
    assert table.rect(f"card:{nines[0]}").y == pytest.approx(before - 1.6 * 9)


# --- movement


def test_a_drawn_card_comes_from_the_stock_and_ends_in_the_hand(moving):
    display = moving.scene.display
    new = samples.Box(900).hand("4D")[0]
    drawn = new._replace(card=new.card._replace(origin=STOCK), fresh=True)
    assert moving.scene.show(display._replace(hand=(*display.hand, drawn)))
    item, place = moving.item(900)
    stock = moving.rect("stock")
    assert place == pytest.approx((stock.x, stock.y), abs=1)
    back = item.pixmap().cacheKey()
    moving.scene.motion.finish()
    assert item.pixmap().cacheKey() != back
    assert_settled(moving)


def test_geometry_is_settled_while_cards_fly(moving):
    display = moving.scene.display
    new = samples.Box(900).hand("4D")[0]
    drawn = new._replace(card=new.card._replace(origin=STOCK))
    moving.scene.show(display._replace(hand=(*display.hand, drawn)))
    settled = moving.scene.geometry()
    moving.scene.motion.finish()
    assert moving.scene.geometry() == settled


def test_a_whole_deal_is_over_in_its_time(moving):
    empty = moving.scene.display._replace(hand=(), piles=replace(moving.scene.display.piles, top=None, count=0))
    moving.scene.show(empty, animate=False)
    assert moving.scene.show(samples.deal())
    moving.scene.motion.advance(moving.scene.motion.now + 2021)
    assert not moving.scene.motion.is_moving
    assert_settled(moving)


def test_backs_of_others_are_seen_only_while_they_fly(moving):
    before = len(moving.scene.items())
    flights = (Flight(BACK, STOCK, Place(Spot.SEAT, 1)),)
    moving.scene.show(moving.scene.display._replace(flights=flights))
    assert len(moving.scene.items()) == before + 1
    moving.scene.motion.finish()
    assert len(moving.scene.items()) == before


def test_a_discard_of_another_player_turns_over_onto_the_pile(moving):
    display = moving.scene.display
    card = samples.Box(900).cards("8C", Place(Spot.SEAT, 2))[0]
    assert display.piles.top is not None
    heap = replace(display.piles, top=card, below=(display.piles.top,), count=2)
    moving.scene.show(display._replace(piles=heap))
    old, _ = moving.item(display.piles.top.token)
    upright = old.pixmap().cacheKey()
    moving.scene.motion.advance(moving.scene.motion.now + 100)
    assert old.pixmap().cacheKey() == upright, "the card below lies still until the discard has come"
    moving.scene.motion.finish()
    assert old.pixmap().cacheKey() != upright
    assert_settled(moving)


def discarded(display, token=900):
    """Murat has discarded the nine of spades."""
    top = Card(token, read_cards("9S")[0], Place(Spot.SEAT, 1))
    return display._replace(piles=replace(display.piles, top=top, below=(display.piles.top,), count=2))


def land(table):
    """Let what flies arrive, and no more."""
    while table.scene.motion.is_moving:
        table.scene.motion.advance(table.scene.motion.now + 16)


def test_a_discard_of_another_player_stays_large_until_the_next_display(moving):
    display = discarded(moving.scene.display)
    moving.scene.show(display)
    land(moving)
    item, card = moving.scene.laid.cards.items[900], moving.rect("card:900")
    assert item.width == pytest.approx(1.15 * card.w)
    origin = moving.scene.sceneRect().topLeft()
    middle = item.x() - origin.x() + item.width / 2, item.y() - origin.y() + item.height / 2
    assert middle == pytest.approx((card.cx, card.cy), abs=1)
    moving.scene.show(display._replace(status="Murat hat abgeworfen."))
    land(moving)
    assert_settled(moving)


def test_a_large_discard_settles_by_itself_and_at_the_first_press(moving):
    display = discarded(moving.scene.display)
    moving.scene.show(display)
    land(moving)
    moving.scene.motion.advance(moving.scene.motion.now + 690)
    assert moving.scene.laid.cards.items[900].width > moving.rect("card:900").w
    moving.scene.motion.advance(moving.scene.motion.now + 20)
    moving.scene.motion.advance(moving.scene.motion.now + 130)
    assert_settled(moving)
    moving.scene.show(discarded(display, 901))
    moving.scene.motion.finish()
    assert_settled(moving)


def test_a_large_discard_can_be_covered_by_the_next_one(moving):
    first = discarded(moving.scene.display)
    moving.scene.show(first)
    land(moving)
    moving.scene.show(discarded(first, 901))
    land(moving)
    assert moving.scene.laid.cards.items[901].width == pytest.approx(1.15 * moving.scene.laid.cards.items[900].width)


def test_the_own_discard_is_not_large_and_none_is_with_motion_off(moving, table):
    held = moving.scene.display.hand[0]
    piles = replace(moving.scene.display.piles, top=held.card)
    moving.scene.show(moving.scene.display._replace(hand=moving.scene.display.hand[1:], piles=piles))
    moving.scene.motion.finish()
    assert_settled(moving)
    table.scene.show(discarded(table.scene.display))
    assert_settled_but_fading(table)


def assert_settled_but_fading(table):
    """With motion off a card has jumped and fades in; nobody waits for that."""
    assert not table.scene.motion.is_moving
    item = table.scene.laid.cards.items[900]
    assert item.opacity() == 0
    table.scene.motion.advance(table.scene.motion.now + 30)
    assert item.opacity() == pytest.approx(0.5)
    table.scene.motion.advance(table.scene.motion.now + 61)
    assert_settled(table)


def test_a_canasta_swallows_its_cards(moving):
    moving.scene.show(samples.frozen(), animate=False)
    display = moving.scene.display
    own = display.trays[0]
    meld = replace(own.melds[5], cards=(*own.melds[5].cards, *samples.Box(900).cards("5S 5H 5D", HAND)))
    closed = replace(meld, kind=MeldKind.NATURAL, label="ECHT")
    trays = (own._replace(melds=(closed, *own.melds[:5])), *display.trays[1:])
    moving.scene.show(display._replace(trays=trays))
    assert moving.scene.motion.is_moving
    moving.scene.motion.finish()
    assert_settled(moving)


def test_a_display_in_mid_flight_turns_cards_off_their_way(moving):
    moving.scene.show(samples.deal())
    moving.scene.motion.advance(moving.scene.motion.now + 120)
    moving.scene.show(samples.frozen())
    moving.scene.motion.finish()
    assert_settled(moving)


def test_an_equal_display_moves_nothing(moving):
    assert moving.scene.show(samples.start()) is False


def test_without_animation_everything_is_there_at_once(moving):
    assert moving.scene.show(samples.frozen(), animate=False) is False
    assert_settled(moving)


def test_every_sample_follows_every_other(moving):
    names = list(samples.ALL)
    for one in (*names, *reversed(names)):
        moving.scene.show(samples.ALL[one]())
        moving.scene.motion.advance(moving.scene.motion.now + 90)
    moving.scene.motion.finish()
    assert_settled(moving)


# --- settings, focus, words


def test_a_resize_places_everything_anew(table):
    table.scene.resize(QSizeF(1920, 1080))
    assert table.scene.layout.window == Rect(0, 0, 1920, 1080)
    assert_settled(table)


def test_while_the_window_is_dragged_cards_are_scaled_and_then_sharp(table, qtbot):
    item = table.scene.laid.cards.items[table.scene.display.hand[0].card.token]
    table.scene.resize(QSizeF(1500, 940))
    picture = item.pixmap().cacheKey()
    table.scene.resize(QSizeF(1600, 1000))
    assert item.pixmap().cacheKey() == picture
    assert not item.transform().isIdentity()
    qtbot.waitUntil(lambda: item.transform().isIdentity(), timeout=2000)
    assert_settled(table)


def test_scales_and_themes_change_while_it_stands(table):
    table.scene.set_card_scale(0.8)
    table.scene.set_text_scale(1.5)
    table.scene.set_theme(theme(Mode.DARK))
    table.scene.set_mirrored(True)
    assert_settled(table)
    assert table.rect("seat:1").x > table.rect("seat:3").x


def test_another_screen_gives_sharper_pictures(table):
    table.scene.set_dpr(2)
    item = next(iter(table.scene.laid.cards.items.values()))
    assert item.pixmap().devicePixelRatio() == 2
    assert_settled(table)


@pytest.mark.parametrize("key", ["pile", "meld:12", "seat:1", "hand", "stock"])
def test_the_focus_ring_surrounds_what_has_the_keyboard(table, key):
    table.scene.set_focus(key)
    ring = table.scene.laid.rings.items["focus"].sceneBoundingRect()
    rect = table.rect(key)
    middle = ring.center() - table.scene.sceneRect().topLeft()
    assert (middle.x(), middle.y()) == pytest.approx((rect.cx, rect.cy), abs=1.5)
    table.scene.set_focus(None)
    assert not table.scene.laid.rings.items


def test_around_a_card_the_ring_holds_no_other_one_and_leaves_its_index_free(table):
    poses = [pose for pose in table.scene.arrangement.poses.values() if pose.place == HAND]
    covered = next(pose for pose in poses if pose.visible < pose.rect.w)
    table.scene.set_focus(f"card:{covered.token}")
    ring = table.scene.laid.rings.items["focus"]
    reach, index = RING_WIDE * ring_line(table.scene.look.u), USUAL.corner[0] * covered.rect.w
    assert covered.visible > index
    wide = max(index, covered.visible - reach)
    middle = ring.sceneBoundingRect().center().x() - table.scene.sceneRect().x()
    assert (middle, ring.thing.rect.w) == pytest.approx((covered.shown.x + wide / 2, wide), abs=1.5)


def lying_across(display):
    """The pile right after a card has frozen it, which can be taken and dropped on."""
    (two,) = samples.Box(900).cards("2C")
    piles = replace(display.piles, top=two, across=(two,), frost=Frost.ALL, can_take=True)
    return display._replace(piles=piles, targets=(Target(PILE, True, "Nehmen"),))


def test_what_surrounds_a_top_card_that_lies_crosswise_lies_so_too(table):
    table.scene.show(lying_across(table.scene.display), animate=False)
    table.scene.set_focus("pile")
    upright = table.scene.layout.walnut.pile
    around = [table.scene.laid.things.shown["can-take"], table.scene.laid.things.shown["glow:pile"]]
    around.append(table.scene.laid.rings.shown["focus"])
    for thing in around:
        rect = thing.rect
        assert (rect.cx, rect.cy) == pytest.approx((upright.cx, upright.cy)), thing
        assert rect.w == pytest.approx(upright.h, abs=1.2 * table.scene.look.u), thing
        assert rect.h == pytest.approx(upright.w, abs=1.2 * table.scene.look.u), thing
    assert table.scene.arrangement.spot(PILE) == upright, "the next card flies to the upright pile"


def test_the_ring_follows_a_card(table):
    token = table.scene.display.hand[5].card.token
    table.scene.set_focus(f"card:{token}")
    before = table.scene.laid.rings.items["focus"].x()
    table.scene.show(table.scene.display._replace(hand=table.scene.display.hand[3:]), animate=False)
    assert table.scene.laid.rings.items["focus"].x() != before


def test_nothing_is_painted_again_that_looks_the_same(table, monkeypatch):
    pictures: list[QPixmap] = []
    monkeypatch.setattr(PaintedItem, "setPixmap", lambda self, pixmap: pictures.append(pixmap))
    table.scene.show(samples.middle(), animate=False)
    assert pictures == []


@pytest.mark.parametrize("name", ["middle", "frozen", "full", "three", "big-hand"])
def test_no_word_is_cut(qapp, monkeypatch, name):
    """In German, in three sizes of window, at every text scale: only names of players may be elided.

    A line over the whole score or the meter may be, where the mouse finds it in full.
    """
    cut, painting = [], []
    fitted, wrapped, picture = look.fitted, look.wrapped, painted._painted

    def is_told(text):
        thing, seen = painting[-1]
        return isinstance(thing, ScorePlate | MeterBox) and text in thing.tip(seen)

    def fitted_or_cut(seen, font, text, width, elide=look.END):
        made, shown = fitted(seen, font, text, width, elide)
        cut.extend([text] if shown != text and elide is not look.MIDDLE and not is_told(text) else [])
        return made, shown

    def wrapped_or_cut(seen, font, text, box, flags):
        made, fits = wrapped(seen, font, text, box, flags)
        cut.extend([] if fits else [text])
        return made, fits

    def picture_of(thing, seen, part):
        painting.append((thing, seen))
        return picture(thing, seen, part)

    monkeypatch.setattr(look, "fitted", fitted_or_cut)
    monkeypatch.setattr(look, "wrapped", wrapped_or_cut)
    monkeypatch.setattr(painted, "picture_of", picture_of)
    for size in ((960, 600), (1024, 640), (1440, 900)):
        table = HandsOn(samples.ALL[name](), size)
        for scale in (1.0, 1.5, 2.0):
            table.scene.set_text_scale(scale)
            assert cut == [], f"{size}, text at {scale}"
        assert painting


# --- the cascade


def test_with_room_every_index_shows():
    assert cascade([8, 9, 10], 60, 20) == [0, 20, 40]


def test_without_room_the_first_of_every_rank_keeps_its_strip():
    offsets = cascade([8, 9, 10, 11, 0], 50, 20)
    assert offsets[1] == 20
    assert offsets[-1] == pytest.approx(50)


def test_many_ranks_share_what_there_is():
    offsets = cascade([8, 12, 16, 20, 24], 40, 20)
    assert offsets[-1] == pytest.approx(40)
    assert offsets == sorted(offsets)


def test_looks_with_equal_settings_are_equal(table):
    one = Look(theme(Mode.DARK), Unit(9), 1, table.scene.pictures)
    assert one == one._replace()


def test_a_table_that_nobody_holds_is_freed(qapp):
    """Each takes some ten megabytes; what Qt holds for its signals must not keep it."""
    table = HandsOn(samples.middle())
    scene = weakref.ref(table.scene)
    del table
    gc.collect()
    assert scene() is None


@value(frozen=True)
class Unpaintable(Painted):
    """A thing whose painting fails."""

    def paint(self, painter, seen):
        painters.append(painter)
        raise ZeroDivisionError


painters = []


def test_a_picture_that_fails_leaves_nothing_half_painted(table):
    """Qt does not survive an image that is freed while it is painted on."""
    with pytest.raises(ZeroDivisionError):
        painted.picture_of(Unpaintable(Rect(0, 0, 9, 9), 0), table.scene.laid.cards.rack.look)
    assert not painters.pop().isActive()
