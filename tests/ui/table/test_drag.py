"""Real mouse events on the table become intents, and the cards follow."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.display.intents import (
    BeginDrag,
    CancelDrag,
    ClickPlace,
    Drop,
    SelectCards,
    SelectRank,
    Skip,
    ToggleCard,
)
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.faces import CardPictures, Shadow
from tests.ui import samples
from tests.ui.hands_on import NONE, HandsOn
from tests.ui.sample_tables import TABLES

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(qapp):
    return HandsOn(samples.middle())


@pytest.fixture
def chosen(qapp):
    """Two nines are selected."""
    return HandsOn(samples.frozen())


def token(table, index):
    return table.scene.display.hand[index].card.token


def card(table, index):
    return f"card:{token(table, index)}"


def test_a_click_on_a_card_of_the_hand_toggles_it(table):
    table.click(card(table, 5))
    assert table.intents == [ToggleCard(token(table, 5))]


def test_shift_and_click_extends_the_range(table):
    table.click(card(table, 5), SHIFT)
    assert table.intents == [ToggleCard(token(table, 5), extend=True)]


def test_a_double_click_selects_the_rank(table):
    table.double_click(card(table, 6))
    assert table.intents == [ToggleCard(token(table, 6)), SelectRank(token(table, 6))]


def test_a_press_alone_starts_nothing_and_releasing_elsewhere_takes_it_back(table):
    start, end = table.at("stock"), table.at("seat:2")
    table.press(start)
    assert table.intents == []
    table.move((start[0] + 3, start[1]))
    table.release(end)
    assert table.intents == []


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("stock", STOCK),
        ("pile", PILE),
        ("meld:12", Place(Spot.MELD, 12)),
        ("new-meld", NEW_MELD),
        ("seat:2", Place(Spot.SEAT, 2)),
    ],
)
def test_a_click_on_a_place_names_it(table, key, place):
    table.click(key)
    assert table.intents == [ClickPlace(place)]


def test_a_click_on_a_staged_card_names_the_card(table):
    queen = table.scene.display.trays[0].melds[0].staged[-1].token
    table.click(f"card:{queen}")
    assert table.intents == [ClickPlace(Place(Spot.DRAFT, 0), queen)]


def test_a_click_on_free_felt_of_the_own_tray_is_the_new_meld(table):
    slot = table.rect("new-meld")
    table.press((slot.right + 60, slot.y))
    table.release((slot.right + 60, slot.y))
    assert table.intents == [ClickPlace(NEW_MELD)]


def test_a_click_on_bare_felt_skips_what_moves(table):
    walnut, tray = table.scene.layout.walnut.rect, table.rect("tray:1")
    point = (walnut.cx, (walnut.y + tray.bottom) / 2)
    table.press(point)
    table.release(point)
    assert table.intents == [Skip()]


def test_a_drag_begins_after_six_pixels_and_the_card_follows(table):
    start = table.at(card(table, 1))
    table.press(start)
    table.move((start[0] + 5, start[1]))
    assert table.intents == []
    before = table.item(token(table, 1))[1]
    table.move((start[0] + 106, start[1] - 200))
    assert table.intents == [BeginDrag((token(table, 1),))]
    after = table.item(token(table, 1))[1]
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((106, -200), abs=1)


@pytest.mark.parametrize(
    ("key", "place"),
    [("draft:0", Place(Spot.DRAFT, 0)), ("pile", PILE), ("new-meld", NEW_MELD), ("meld:12", Place(Spot.MELD, 12))],
)
def test_a_drop_names_the_card_and_the_place(table, key, place):
    table.drag(table.at(card(table, 1)), table.at(key))
    assert table.intents == [BeginDrag((token(table, 1),)), Drop((token(table, 1),), place)]


def test_a_meld_takes_drops_over_its_whole_column(table):
    meld, tray = table.rect("draft:0"), table.rect("tray:0")
    table.drag(table.at(card(table, 1)), (meld.x - 4, tray.bottom - 3))
    assert table.intents[-1] == Drop((token(table, 1),), Place(Spot.DRAFT, 0))


def test_free_felt_of_the_own_tray_takes_drops_as_a_new_meld(table):
    tray, meter = table.rect("tray:0"), table.rect("meter")
    for point in ((meter.cx, meter.cy), (tray.right + 60, tray.cy), (tray.cx, tray.y - 5)):
        table.drag(table.at(card(table, 1)), point)
        assert table.intents[-1] == Drop((token(table, 1),), NEW_MELD)


def test_a_drag_of_a_selected_card_takes_all_selected_ones(chosen):
    nines = (token(chosen, 7), token(chosen, 8))
    chosen.lift(chosen.at(card(chosen, 7)), chosen.at("pile"))
    first, second = chosen.item(nines[0]), chosen.item(nines[1])
    assert second[1][0] - first[1][0] == pytest.approx(0.3 * first[0].width, abs=1)
    assert "carried" in chosen.scene.laid.hanging.items
    chosen.release(chosen.at("pile"))
    assert chosen.intents == [BeginDrag(nines), Drop(nines, PILE)]


def test_an_unselected_card_is_dragged_alone(chosen):
    chosen.drag(chosen.at(card(chosen, 0)), chosen.at("new-meld"))
    assert chosen.intents[-1] == Drop((token(chosen, 0),), NEW_MELD)


def test_a_drop_on_nothing_is_a_cancel_and_the_card_is_home_again(table):
    home = table.item(token(table, 1))[1]
    table.drag(table.at(card(table, 1)), table.at("stock"))
    assert table.intents == [BeginDrag((token(table, 1),)), CancelDrag()]
    assert table.item(token(table, 1))[1] == home


def test_escape_takes_a_drag_back(table):
    home = table.item(token(table, 1))[1]
    table.lift(table.at(card(table, 1)), table.at("draft:0"))
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.release(table.at("draft:0"))
    assert table.intents == [BeginDrag((token(table, 1),)), CancelDrag()]
    assert table.item(token(table, 1))[1] == home


def test_a_press_whose_release_was_lost_is_taken_back_by_the_next(table):
    """A dialog that opens in the middle of a drag, or another window, swallows the release."""
    home, meter = table.item(token(table, 1))[1], table.rect("meter")
    table.lift(table.at(card(table, 1)), table.at("draft:0"))
    table.click("stock")
    assert table.intents == [BeginDrag((token(table, 1),)), CancelDrag(), ClickPlace(STOCK)]
    assert table.item(token(table, 1))[1] == home
    table.lift((meter.right + 60, meter.y), (meter.right + 90, meter.y + 20))
    assert "band" in table.scene.laid.hanging.items
    table.click("stock")
    assert "band" not in table.scene.laid.hanging.items


def test_the_pile_can_be_dragged_to_the_hand(chosen):
    top = chosen.scene.display.piles.top.token
    chosen.drag(chosen.at("pile"), chosen.at("hand"))
    assert chosen.intents == [BeginDrag((top,)), Drop((top,), HAND)]


def test_the_pile_can_be_dragged_onto_a_meld(chosen):
    top = chosen.scene.display.piles.top.token
    chosen.drag(chosen.at("pile"), chosen.at("meld:3"))
    assert chosen.intents[-1] == Drop((top,), Place(Spot.MELD, 3))


def test_a_drop_inside_the_hand_is_a_new_place_in_it(table):
    seven = table.rect(card(table, 8))
    table.drag(table.at(card(table, 1)), (seven.x + 2, seven.cy))
    moved = table.intents[-1]
    assert isinstance(moved, Drop)
    assert (moved.tokens, moved.place) == ((token(table, 1),), HAND)
    order = [held.card.token for held in table.scene.display.hand]
    order.remove(token(table, 1))
    assert moved.index in (7, 8)
    assert order[moved.index - 1] in (token(table, 7), token(table, 8))


def test_a_card_dropped_where_it_was_stays_there(table):
    start = table.at(card(table, 3))
    table.drag(start, (start[0] + 7, start[1]))
    assert table.intents == [BeginDrag((token(table, 3),)), CancelDrag()]


def test_the_hand_opens_where_a_card_would_fall(table):
    seven = table.rect(card(table, 8))
    table.lift(table.at(card(table, 1)), (seven.x + 2, seven.cy))
    between = [table.rect(card(table, i)).x for i in (6, 7, 8, 9)]
    steps = [b - a for a, b in pairwise(between)]
    assert max(steps) > 1.2 * min(steps)


def queen(table):
    """The last card staged in the first draft."""
    return table.scene.display.trays[0].melds[0].staged[-1].token


@pytest.mark.parametrize("place", [HAND, Place(Spot.DRAFT, 1), PILE, NEW_MELD])
def test_a_staged_card_is_dragged_back_or_to_another_place(table, place):
    end = table.at(str(place))
    table.drag(table.at(f"card:{queen(table)}"), end)
    assert table.intents == [BeginDrag((queen(table),)), Drop((queen(table),), place)]


def test_a_staged_card_let_go_on_its_own_draft_stays(table):
    start = table.at(f"card:{queen(table)}")
    before = table.item(queen(table))[1]
    table.drag(start, (start[0] + 7, start[1] - 8))
    assert table.intents == [BeginDrag((queen(table),)), CancelDrag()]
    assert table.item(queen(table))[1] == before


def test_the_hand_stays_closed_under_a_staged_card(table):
    before = [table.rect(card(table, i)).x for i in range(14)]
    table.lift(table.at(f"card:{queen(table)}"), table.at(card(table, 7)))
    assert [table.rect(card(table, i)).x for i in range(14)] == before


def test_a_rubber_band_selects_the_cards_it_touches(table):
    first, last = table.rect(card(table, 2)), table.rect(card(table, 4))
    table.drag((first.x + 5, first.y - 25), (last.x + 5, last.y + 40))
    assert table.intents == [SelectCards(tuple(token(table, i) for i in (2, 3, 4)))]


def test_a_refused_drop_glides_home_and_shakes(qapp):
    table = HandsOn(samples.middle(), speed=Speed.NORMAL)
    two = token(table, 1)
    home = table.item(two)[1]
    table.scene.intent.connect(lambda intent: table.scene.show(table.scene.display))
    table.drag(table.at(card(table, 1)), table.at("pile"))
    assert table.item(two)[1] != home
    motion = table.scene.motion
    motion.advance(motion.now + 260)
    assert 0 < abs(table.item(two)[1][0] - home[0]) <= 6
    motion.finish()
    assert table.item(two)[1] == home


def test_a_drop_that_nobody_answers_goes_home_too(table):
    home = table.item(token(table, 1))[1]
    table.drag(table.at(card(table, 1)), table.at("pile"))
    assert table.item(token(table, 1))[1] == home


def test_an_accepted_drop_leaves_the_card_in_its_new_place(table):
    two = token(table, 1)
    display = table.scene.display

    def answer(intent):
        if isinstance(intent, Drop):
            held = display.card(two)
            own = display.trays[0]
            draft = replace(own.melds[0], staged=(*own.melds[0].staged, held.card))
            hand = tuple(one for one in display.hand if one is not held)
            trays = (own._replace(melds=(draft, *own.melds[1:])), *display.trays[1:])
            table.scene.show(display._replace(hand=hand, trays=trays))

    table.scene.intent.connect(answer)
    table.drag(table.at(card(table, 1)), table.at("draft:0"))
    assert table.scene.arrangement.poses[two].place == Place(Spot.DRAFT, 0)
    rect = table.rect(f"card:{two}")
    assert table.item(two)[1] == pytest.approx((rect.x, rect.y), abs=0.5)


def test_a_valid_target_under_the_cards_middle_counts_when_the_mouse_is_over_none(table):
    target = samples.dragging().targets
    table.scene.show(table.scene.display._replace(targets=target), animate=False)
    meld = table.rect("draft:1")
    start = table.rect(card(table, 13))
    grip = (start.x + start.w - 3, start.y + 3)  # the card hangs left below the mouse
    table.drag(grip, (meld.right + 40, table.rect("tray:0").y - 4))
    assert table.intents[-1] == Drop((token(table, 13),), Place(Spot.DRAFT, 1))


def test_targets_glow_with_their_preview_and_refusals_wait(table):
    table.lift(table.at(card(table, 1)), table.at("draft:0"))
    table.scene.show(samples.dragging())
    things = table.scene.laid.things.items
    assert {key for key in things if key.startswith("glow:")} == {"glow:draft:0", "glow:draft:1"}
    assert "bubble:draft:0" in table.scene.laid.hanging.items
    table.move(table.at("pile"))
    assert "bubble:pile" not in table.scene.laid.hanging.items


def test_the_reason_of_an_invalid_target_comes_after_a_quarter_second(table, qtbot):
    table.lift(table.at(card(table, 1)), table.at("draft:0"))
    table.scene.show(samples.dragging())
    table.move(table.at("pile"))
    qtbot.waitUntil(lambda: "bubble:pile" in table.scene.laid.hanging.items, timeout=2000)


def test_the_first_press_finishes_what_moves_and_counts(qapp):
    table = HandsOn(samples.start(), speed=Speed.SLOW)
    table.scene.show(samples.deal())
    table.scene.show(samples.middle())
    assert table.scene.motion.is_moving
    table.click("stock")
    assert not table.scene.motion.is_moving
    assert table.intents == [ClickPlace(STOCK)]


def test_the_right_button_asks_for_a_menu(table):
    asked = []
    table.scene.menu.connect(lambda hit, point: asked.append(hit.place))
    place = QPoint(*map(round, table.at("pile")))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, table.view.viewport().mapToGlobal(place))
    QApplication.sendEvent(table.view.viewport(), event)
    assert asked == [PILE]


def test_a_display_that_takes_the_card_away_ends_the_drag(table):
    display = table.scene.display
    table.lift(table.at(card(table, 13)), table.at("hand"))
    table.scene.show(display._replace(hand=display.hand[:4]), animate=False)
    table.move(table.at("pile"))
    table.release(table.at("pile"))
    assert table.intents == [BeginDrag((display.hand[13].card.token,))]
    assert display.hand[13].card.token not in table.scene.laid.cards.items


def test_a_card_that_goes_between_press_and_move_is_not_dragged(table):
    display, start = table.scene.display, table.at(card(table, 13))
    table.press(start)
    table.scene.show(display._replace(hand=display.hand[:4]), animate=False)
    table.move(table.at("pile"))
    table.release(table.at("pile"))
    assert table.intents == []


def test_a_stack_of_a_large_hand_opens_on_a_click(qapp):
    table = HandsOn(samples.big_hand(75), (1024, 640))
    stacks = {pose.token: pose for pose in table.scene.arrangement.poses.values() if pose.count > 1 and pose.is_hot}
    first = next(iter(stacks))
    rank = table.scene.display.card(first).group
    table.click(f"card:{first}")
    assert table.intents == []
    opened = [held.card.token for held in table.scene.display.hand if held.group == rank]
    assert len(opened) == stacks[first].count
    assert all(table.scene.arrangement.poses[one].count == 1 for one in opened)
    assert set(opened) <= set(table.scene.laid.cards.items)


def test_the_card_under_the_mouse_rises_eight_pixels(table):
    token_ = token(table, 5)
    before = table.item(token_)[1]
    table.move(table.at(card(table, 5)), Qt.MouseButton.NoButton)
    assert table.item(token_)[1] == (before[0], before[1] - 8)
    table.move(table.at("stock"), Qt.MouseButton.NoButton)
    assert table.item(token_)[1] == before


def test_an_exception_in_an_event_is_told_and_does_not_end_the_program(table, monkeypatch):
    told = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: told.append(kind))
    monkeypatch.setattr(table.scene.pointer, "press", lambda *args, **more: {}["nothing"])
    table.press(table.at("stock"))
    assert told == [KeyError]


# --- melds too small to be read


def in_a_small_window(display):
    """Cards are so narrow that not even large indices can be read."""
    return HandsOn(display, (720, 450))


@pytest.fixture
def small(qapp):
    """Twenty melds a side. Nothing of the hand is selected."""
    return in_a_small_window(TABLES["foot"]("de"))


def opposing(table, count):
    """The key of an opposing meld of so many cards."""
    melds = table.scene.display.trays[1].melds
    return next(str(meld.place) for meld in melds if meld.count == count)


def popover(table):
    """How many cards the open popover shows, 0 for none."""
    item = table.scene.laid.hanging.items.get("popover")
    return 0 if item is None else len(item.thing.faces)


def test_a_click_on_a_small_meld_opens_its_cards_and_the_next_press_closes_them(small):
    small.click(opposing(small, 4))
    assert popover(small) == 4
    assert small.intents == []
    small.click(opposing(small, 3))
    assert popover(small) == 3
    small.click(opposing(small, 3))
    assert popover(small) == 0
    assert small.intents == []


def test_escape_closes_the_cards_of_a_small_meld(small):
    small.click(opposing(small, 4))
    assert small.scene.cancel_drag()
    assert popover(small) == 0
    assert not small.scene.cancel_drag()


def test_with_cards_selected_a_click_on_a_small_meld_names_it(qapp):
    display = TABLES["foot"]("de")
    first, *others = display.hand
    table = in_a_small_window(display._replace(hand=(first._replace(selected=True), *others)))
    table.click(opposing(table, 4))
    assert [type(intent) for intent in table.intents] == [ClickPlace]
    assert str(table.intents[0].place) == opposing(table, 4)


def test_a_small_meld_under_the_mouse_opens_after_a_moment_and_one_with_the_keyboard_at_once(small, qtbot):
    small.move(small.at(opposing(small, 4)), NONE)
    assert popover(small) == 0
    qtbot.waitUntil(lambda: popover(small) == 4, timeout=2000)
    small.move(small.at("stock"), NONE)
    assert popover(small) == 0
    small.scene.set_focus(opposing(small, 3))
    assert popover(small) == 3


def test_the_pictures_of_a_drag_are_painted_while_nothing_happens(qapp, qtbot, monkeypatch):
    painted = []
    paint = CardPictures._paint
    monkeypatch.setattr(CardPictures, "_paint", lambda self, key: painted.append(key) or paint(self, key))
    # Made after the patch: on a busy machine some are painted before the test has begun.
    table = HandsOn(samples.middle())
    qtbot.waitUntil(lambda: [key.shadow for key in painted].count(Shadow.LIFTED) == 14, timeout=4000)
    settled = len(painted)
    table.lift(table.at(card(table, 1)), table.at("stock"))
    assert len(painted) == settled


def test_melds_that_can_be_read_are_not_laid_out(qapp):
    table = HandsOn(samples.middle())
    table.click("meld:12")
    assert popover(table) == 0
    assert table.intents == [ClickPlace(Place(Spot.MELD, 12))]
