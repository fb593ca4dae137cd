"""What a hint or a lesson points at: frame, arrow and veil, at every table and window size."""

import pytest
from PySide6.QtCore import QSizeF

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Guidance
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK
from canasta_desktop.ui.items.arrow import Veil
from canasta_desktop.ui.table.guidance_items import arrow_curve, captions
from canasta_desktop.ui.table.table_items import frame_of
from tests.ui.hands_on import HandsOn
from tests.ui.sample_tables import TABLES

SIZES = [(960, 600), (1280, 800), (1920, 1080), (1080, 1920)]


def own_melds(display):
    return [meld.place for tray in display.trays if tray.own for meld in tray.melds]


def ways(display):
    """Everything a hint can point at on this table."""
    tokens = tuple(held.card.token for held in display.hand)
    melds = own_melds(display)
    found = [Guidance((), STOCK, HAND), Guidance(tokens[:2], PILE, NEW_MELD), Guidance((), HAND, NEW_MELD)]
    if tokens:
        found += [Guidance(tokens[-1:], HAND, PILE), Guidance(tokens[::3], HAND, NEW_MELD)]
        found += [Guidance(tokens[:1], HAND, place) for place in melds[:2]]
    if len(melds) > 1:
        found.append(Guidance((), melds[0], melds[-1]))
    return found


def shown_at(size, **changes):
    return HandsOn(TABLES["two"]("de")._replace(**changes), size)


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
@pytest.mark.parametrize("name", TABLES)
def test_an_arrow_covers_neither_what_it_starts_from_nor_what_it_leads_to(qapp, name, size):
    display = TABLES[name]("de")
    if display.curtain is not None or display.seat < 0:
        return
    shown = HandsOn(display, size)
    for guidance in ways(display):
        shown.scene.show(display._replace(guidance=guidance), animate=False)
        arrangement = shown.scene.arrangement
        curve = shown.scene.laid.guides.shown["guide-arrow"].curve
        assert curve is not None
        u = arrangement.layout.unit.px
        ends = [frame_of(place, arrangement) for place in (guidance.origin, guidance.goal) if place != HAND]
        cards = [arrangement.poses[token] for token in guidance.tokens]
        line = [Rect(x - 0.3 * u, y - 0.3 * u, 0.6 * u, 0.6 * u) for x, y in curve.points(40)]
        kept = [*ends, *(pose.shown for pose in cards if pose.rect.bottom <= arrangement.layout.window.bottom)]
        assert not [box for box in kept if any(box.overlaps(point) for point in line)], guidance
        assert all(arrangement.layout.window.contains(*point) for point in curve.points(40)), guidance


def test_the_cards_rise_and_a_frame_surrounds_the_goal(qapp):
    shown = shown_at((1280, 800))
    tokens = tuple(held.card.token for held in shown.scene.display.hand[:2])
    guidance = Guidance(tokens, HAND, PILE)
    shown.scene.show(shown.scene.display._replace(guidance=guidance), animate=False)
    poses = shown.scene.arrangement.poses
    assert {token for token, pose in poses.items() if pose.place == HAND and pose.raised} == set(tokens)
    assert set(shown.scene.laid.guides.items) == {"guide-frame", "guide-arrow"}
    frame = shown.scene.laid.guides.shown["guide-frame"]
    assert frame.rect == frame_of(PILE, shown.scene.arrangement)


def test_where_a_card_comes_to_the_hand_the_frame_surrounds_where_it_comes_from(qapp):
    shown = shown_at((1280, 800), guidance=Guidance((), STOCK, HAND))
    assert shown.scene.laid.guides.shown["guide-frame"].rect == frame_of(STOCK, shown.scene.arrangement)


def test_nothing_else_gleams_while_something_is_pointed_at(qapp):
    shown = shown_at((1280, 800))
    display = shown.scene.display
    open_table = display._replace(piles=display.piles.__class__(**{**vars(display.piles), "can_draw": True}))
    shown.scene.show(open_table, animate=False)
    assert "can-draw" in shown.scene.laid.things.items
    shown.scene.show(open_table._replace(guidance=Guidance((), PILE, NEW_MELD)), animate=False)
    assert "can-draw" not in shown.scene.laid.things.items


@pytest.mark.parametrize("speed", list(Speed))
def test_the_arrow_follows_a_new_size_at_once(qapp, speed):
    shown = HandsOn(TABLES["two"]("de"), (1280, 800), speed=speed)
    shown.scene.motion.finish()
    shown.scene.show(shown.scene.display._replace(guidance=Guidance((), STOCK, HAND)))
    shown.scene.motion.finish()
    arrow = shown.scene.laid.guides.items["guide-arrow"]
    for size in SIZES:
        shown.scene.resize(QSizeF(*size))
        assert shown.scene.laid.guides.items["guide-arrow"] is arrow
        scene = shown.scene
        words = captions(scene.display, scene.arrangement, scene.look)
        curve = arrow_curve(scene.display.guidance, scene.arrangement, words)
        assert scene.laid.guides.shown["guide-arrow"].curve == curve
        assert not shown.scene.motion.is_moving
        assert arrow.opacity() == 1


def test_without_motion_the_arrow_is_there_at_once(qapp):
    shown = HandsOn(TABLES["two"]("de"), speed=Speed.OFF)
    shown.scene.show(shown.scene.display._replace(guidance=Guidance((), STOCK, HAND)))
    assert shown.scene.laid.guides.items["guide-arrow"].opacity() == 1


@pytest.mark.painted
def test_only_what_a_lesson_points_at_is_in_the_light(qapp):
    shown = shown_at((1280, 800))
    tokens = tuple(held.card.token for held in shown.scene.display.hand[:1])
    guidance = Guidance(tokens, HAND, NEW_MELD, is_spotlit=True)
    shown.scene.show(shown.scene.display._replace(guidance=guidance), animate=False)
    veil = shown.scene.laid.guides.items["guide-veil"]
    image = veil.pixmap().toImage()
    goal, pose = shown.scene.arrangement.places[NEW_MELD], shown.scene.arrangement.poses[tokens[0]]
    assert isinstance(veil.thing, Veil)
    assert veil.zValue() < shown.scene.laid.guides.items["guide-arrow"].zValue()

    def darkness(x, y):
        offset = veil.offset()
        return image.pixelColor(round(x - veil.x() - offset.x()), round(y - veil.y() - offset.y())).alpha()

    assert darkness(goal.cx, goal.cy) == 0
    assert darkness(pose.shown.x + 4, pose.shown.cy) == 0
    assert darkness(*[shown.scene.arrangement.layout.score.cx, shown.scene.arrangement.layout.score.cy]) > 100


def test_an_arrow_that_lacks_an_end_is_left_out(qapp):
    gone = Guidance((4711,), HAND, PILE)
    shown = shown_at((1280, 800), guidance=gone)
    assert "guide-arrow" not in shown.scene.laid.guides.items
    assert arrow_curve(Guidance((), STOCK), shown.scene.arrangement) is None


def test_nothing_is_pointed_at_under_a_curtain(qapp):
    shown = HandsOn(TABLES["curtain"]("de")._replace(guidance=Guidance((), STOCK, HAND)))
    assert not shown.scene.laid.guides.items
