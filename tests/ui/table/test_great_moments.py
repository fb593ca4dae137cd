"""What holds the table for a moment: a canasta, frost, red threes, a foot, hands laid open, a score that runs up."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QRegion

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.display.display import BACK, Flight, MeldKind
from canasta_desktop.ui.display.places import HAND, STOCK, Place, Spot
from canasta_desktop.ui.table.frost_run import strips
from canasta_desktop.ui.table.score_count import figure_between
from tests.ui import sample_tables, samples
from tests.ui.hands_on import HandsOn
from tests.ui.moments import FRAME, MURAT, at, closing, faces_up, freeze, glints, held, moments, passing

# --- a canasta closes


def stack(table, number):
    """The middle of a canasta's band, and how large it is drawn."""
    item = table.scene.laid.things.items[f"label:meld:{number}"]
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
    word = table.scene.laid.praise.items["word"]
    assert word.thing.price == "+500"
    assert word.opacity() > 0.9
    assert "rays" in table.scene.laid.praise.items
    at(table, 1099)
    assert table.scene.motion.is_moving
    at(table, 1101)
    assert not table.scene.motion.is_moving
    assert stack(table, number) == (pytest.approx(home, abs=1), 1)
    assert not table.scene.laid.praise.items


def test_a_mixed_canasta_is_told_in_less_time_and_without_rays(table):
    closing(table, MeldKind.MIXED)
    at(table, RISES)
    assert set(table.scene.laid.praise.items) == {"word"}
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
    assert "rays" not in table.scene.laid.praise.items


def test_a_press_sends_a_canasta_home(table):
    number = closing(table)
    at(table, RISES)
    table.press((700, 30))
    assert not table.scene.motion.is_moving
    assert stack(table, number)[1] == 1
    assert not table.scene.laid.praise.items
    cards = table.scene.display.trays[0].melds[0].cards
    (top,) = [card.token for card in cards if card.token in table.scene.laid.cards.items]
    assert table.item(top)[1] == pytest.approx(table.rect(f"card:{top}")[:2], abs=1)


def test_what_a_canasta_says_stays_inside_the_window(table):
    for own in (True, False):
        closing(table, own=own)
        at(table, table.scene.motion.now + SAYS - 1)
        box = table.scene.laid.praise.items["word"].sceneBoundingRect()
        assert table.scene.sceneRect().contains(box)
        table.scene.motion.finish()


def shades(table):
    """How dark the table lies below what is celebrated."""
    return [item.opacity() for item in table.scene.items() if item.zValue() == Layer.FLYING - 2 and item.isVisible()]


def test_the_table_lies_in_a_dim_light_while_a_canasta_is_celebrated(table):
    closing(table)
    at(table, motion.CANASTA_CLOSES - 5)
    assert not shades(table)
    at(table, RISES)
    (dark,) = shades(table)
    assert 0.2 < dark < 0.5
    at(table, SAYS)
    assert shades(table) == [dark]
    table.scene.motion.finish()
    assert not shades(table)


def test_the_light_stays_dim_from_one_canasta_to_the_next(table):
    moment = table.scene.laid._canastas
    table.scene.show(samples.full(), animate=False)
    melds = [(meld, True) for meld in table.scene.display.trays[0].melds[:2]]
    moment.begin(melds, table.scene.arrangement, table.scene.look)
    dark = []
    for _ in moments(table):
        dark += shades(table) or [0.0]
    once = dark[dark.index(max(dark)) : len(dark) - dark[::-1].index(max(dark))]
    assert set(once) == {max(dark)}, "it neither flickers nor brightens between them"
    assert not shades(table)


def test_with_motion_off_no_canasta_is_told_of(qapp):
    table = HandsOn(samples.frozen())
    closing(table)
    assert not shades(table)
    assert not table.scene.laid.praise.items
    assert not table.scene.motion.is_moving


# --- frost, red threes, open hands, scores


def run_of_frost(table):
    """How much of the frame around the pile is to be seen, 0 to 1."""
    items = table.scene.laid.things.items
    if "frost" not in items:
        return 0.0
    if items["frost"].opacity() == 1:
        return 1.0
    whole = items["frost"].pixmap()
    shown = sum(strip.pixmap().width() * strip.pixmap().height() for strip in table.scene.laid._frost._strips)
    upright = whole.height() - 2 * (whole.width() // 3)
    return shown / (2 * (whole.width() + upright) * (whole.width() // 3))


def test_frost_runs_round_the_pile_once_the_card_lies_across(table):
    freeze(table)
    at(table, motion.LIES_ACROSS - 2)
    assert run_of_frost(table) == 0
    assert table.scene.laid.things.items["pile-words"].thing.state != "Gefroren"
    at(table, motion.LIES_ACROSS + 1)
    begins = table.scene.motion.now
    for share in (0.2, 0.5, 0.9):
        at(table, begins + share * motion.FROST_RUNS)
        assert run_of_frost(table) == pytest.approx(share, abs=0.02)
        words = table.scene.laid.things.items["pile-words"]
        assert words.thing.state == "Gefroren"
        assert table.scene.laid._frost._state.opacity() == pytest.approx(share, abs=0.02)
    at(table, begins + motion.FROST_RUNS + 1)
    assert run_of_frost(table) == 1
    assert words.opacity() == 1
    assert not table.scene.motion.is_moving


@pytest.mark.painted
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
    assert not table.scene.laid._frost._strips


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


def test_a_replacement_leaves_the_stock_when_the_red_three_lies(table):
    display = table.scene.display
    (three,) = samples.Box(900).cards("3H", STOCK)
    (new,) = samples.Box(950).hand("4D")
    new = new._replace(card=new.card._replace(origin=STOCK))
    own = display.trays[0]._replace(threes=(three,), threes_text="+100")
    table.scene.show(display._replace(hand=(*display.hand, new), trays=(own, *display.trays[1:])))
    at(table, motion.RED_THREE - 5)
    assert not table.scene.laid.cards.items[950].isVisible()
    at(table, motion.RED_THREE + 60)
    assert table.item(900)[1] == pytest.approx(table.rect("card:900")[:2], abs=1)
    assert table.scene.laid.cards.items[950].isVisible()


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
    assert first.zValue() < feet.scene.laid.things.items["plate:1"].zValue()
    for _ in moments(feet):
        assert held(feet, 1) + foot(feet, 1) == sum(before)
    assert feet.scene.motion.now == pytest.approx(motion.FOOT, abs=FRAME)
    assert (held(feet, 1), foot(feet, 1)) == (sum(before), 0)


def foot(table, seat):
    return table.scene.laid.things.items[f"fan:{seat}"].thing.foot


def test_the_own_foot_is_turned_card_by_card_into_the_hand(feet):
    display = feet.scene.display
    new = samples.Box(950).hand("4D 5D 6D 8H 9H TC JC QS KS AS 2H")
    cards = tuple(one._replace(card=one.card._replace(origin=Place(Spot.FOOT, 0))) for one in new)
    own = display.plates[0]
    feet.scene.show(display._replace(hand=cards, plates=(own._replace(foot=0, cards=11), *display.plates[1:])))
    at(feet, motion.FLIGHT)
    turned = [faces_up(feet, one.card) for one in cards if one.card.token in feet.scene.laid.cards.items]
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
    return table.scene.laid.things.items["score"].thing.accounts[0].points


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
