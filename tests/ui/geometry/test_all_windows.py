"""Every kind of table in every window: nothing that informs is covered, and everything keeps to its place.

What informs: indices of melded cards and of the hand, medals, words on canastas, names, stories, the score, the prompt.
A thing is covered where something lies over it that is drawn later. `test_table` asks the same of bare layouts; here
displays are drawn up as the scene draws them, with everything that is painted and the height it lies at.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import HAND, PILE, Spot
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.geometry.arrangement import Arrangement, Window, arrange
from canasta_desktop.ui.geometry.layout import SeatShape
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.strips import LARGE, USUAL
from canasta_desktop.ui.items.backs import Backs
from canasta_desktop.ui.items.look import Look, fitted, width_of
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.meter_box import MeterBox
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.score_plate import ScorePlate
from canasta_desktop.ui.items.seat import ClosedHand, SeatBox
from canasta_desktop.ui.items.slot import Word
from canasta_desktop.ui.items.stack import CanastaStack, Silk
from canasta_desktop.ui.items.tray import TrayBox, TrayCaption
from canasta_desktop.ui.items.walnut import Walnut, WalnutWords
from canasta_desktop.ui.table.table_items import table_items
from tests.ui.sample_tables import TABLES, random_table

WINDOWS = [
    *((960, 600), (1024, 640), (1152, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080)),
    *((2560, 1440), (3840, 2160)),
]
SCALES = [(1.0, 1.0), (2.0, 1.0), (1.0, 0.8), (1.0, 1.5), (1.5, 1.5), (2.0, 0.8)]
"""Of text and of cards."""
OPAQUE = (Backs, CanastaStack, ClosedHand, Medal, MeterBox, ScorePlate, Silk, Walnut, WalnutWords, Word)
TELLING = (Medal, MeterBox, ScorePlate, WalnutWords, Word)
APART = (MeterBox, ScorePlate, SeatBox, TrayBox, TrayCaption, Walnut)
SHARED = 0.3
"""So much of a thing may lie under another one, units: round corners, shadows of a stack."""


class Part(NamedTuple):
    """A rectangle on the table: something to be read, or something that can cover it."""

    name: str
    rect: Rect
    z: float


@pytest.fixture(scope="module")
def look(qapp):
    return Look(theme(Mode.DARK), Unit.of_window(1280, 800), 1.0, CardPictures(FaceStyle(letters="BDKA")))


def in_sight(arrangement: Arrangement) -> list[Pose]:
    return [pose for pose in arrangement.poses.values() if not pose.is_covered]


def indices(arrangement: Arrangement) -> Iterator[Part]:
    """The upper left corners that tell what a card is: of all melded cards, of the hand, of the top of the pile."""
    top = [pose for pose in in_sight(arrangement) if pose.place == PILE][-1:]
    for pose in in_sight(arrangement):
        if pose.place.spot in (Spot.MELD, Spot.DRAFT, Spot.HAND) or pose in top:
            across, down = (LARGE if pose.is_large else USUAL).corner
            rect = pose.shown
            corner = Rect(rect.x, rect.y, across * rect.w, down * rect.w)
            if pose.place == HAND and arrangement.hand.card_width * across > pose.visible:
                corner = Rect(rect.x, rect.y, pose.visible, corner.h)
            yield Part(f"the index of {pose.token} at {pose.place}", corner, pose.z)


def written(silk: Silk, look: Look) -> Rect:
    """Where the word stands on the band of a canasta, in the middle of the part meant for it."""
    font = look.font(1.6, bold=True)
    font.setPixelSize(round(max(look.least, min(font.pixelSize(), 0.72 * silk.rect.h))))
    room = silk.rect._replace(w=silk.free or silk.rect.w)
    font, text = fitted(look, font, silk.text, room.w - 0.6 * look.u)
    return room.centred(width_of(font, text if text == silk.text else text[:1]), room.h)


def words(things: dict[str, Painted], arrangement: Arrangement, look: Look) -> Iterator[Part]:
    """What is to be read besides the cards."""
    for key, thing in things.items():
        if isinstance(thing, TELLING):
            yield Part(key, thing.rect, thing.z)
        if isinstance(thing, Silk):
            yield Part(f"the word of {key}", written(thing, look), thing.z)
        if isinstance(thing, TrayCaption):
            yield Part(f"the caption of {key}", taken(thing, look), thing.z)
    for seat in arrangement.layout.seats:
        yield Part(f"the name of {seat.seat}", seat.name, Layer.TRAY)
        yield Part(f"the portrait of {seat.seat}", seat.portrait, Layer.TRAY)
        if seat.kind is not SeatShape.OWN:  # there the count of the hand stands
            yield Part(f"the story of {seat.seat}", seat.story, Layer.TRAY)
    yield Part("the prompt", arrangement.layout.prompt, Layer.TRAY)


def covering(things: dict[str, Painted], arrangement: Arrangement) -> Iterator[Part]:
    """What hides what lies below."""
    for pose in in_sight(arrangement):
        rect = pose.shown
        lying = rect.centred(rect.h, rect.w) if pose.turned == 90 else rect
        yield Part(f"card {pose.token} at {pose.place}", lying, pose.z)
    for key, thing in things.items():
        if isinstance(thing, OPAQUE):
            yield Part(key, thing.rect, thing.z)


def hidden(things: dict[str, Painted], arrangement: Arrangement, look: Look) -> Iterator[str]:
    """What is covered, and by what."""
    over = list(covering(things, arrangement))
    slack = SHARED * arrangement.layout.unit.px
    for part in (*indices(arrangement), *words(things, arrangement, look)):
        for other in over:
            if other.z > part.z and part.rect.overlaps(other.rect, slack):
                yield f"{part.name} is covered by {other.name}"
                break


def taken(thing: Painted, look: Look) -> Rect:
    """The room that a thing really takes: of a caption its line of words, of all others everything."""
    return thing.rect.centred(thing.rect.w, look.type_px(2.0)) if isinstance(thing, TrayCaption) else thing.rect


def beyond(things: dict[str, Painted], arrangement: Arrangement, look: Look) -> Iterator[str]:
    """What leaves the window, and what lies on what it should lie beside."""
    window = arrangement.layout.window
    boxes = {key: thing.rect for key, thing in things.items()}
    boxes |= {f"card {pose.token} at {pose.place}": pose.shown for pose in in_sight(arrangement)}
    yield from (f"{key} leaves the window" for key, box in boxes.items() if not window.holds(box, 1))
    apart = [(key, taken(thing, look)) for key, thing in things.items() if isinstance(thing, APART) and key != "meter"]
    slack = SHARED * arrangement.layout.unit.px
    yield from (f"{one} lies on {two}" for (one, a), (two, b) in combinations(apart, 2) if a.overlaps(b, slack))


def wrong(display: Display, window: Window, look: Look) -> Iterator[str]:
    """Sentences about everything that must not be, in this window."""
    arrangement = arrange(display, window)
    look = look._replace(unit=arrangement.layout.unit)
    things = table_items(display, arrangement, look)
    at = f"{window.width} x {window.height}, text {window.text_scale}, cards {window.card_scale}"
    yield from (f"{at}: {one}" for one in (*hidden(things, arrangement, look), *beyond(things, arrangement, look)))


@pytest.mark.parametrize("name", TABLES)
def test_nothing_that_informs_is_covered_and_nothing_leaves_the_window(look, name):
    display = TABLES[name]("de")
    found = []
    for number, size in enumerate(WINDOWS):
        for text, card in {SCALES[0], SCALES[number % len(SCALES)]}:
            found += wrong(display, Window(*size, card_scale=card, text_scale=text), look)
    assert not found, "\n".join(found[:20]) + f"\n({len(found)})"


def test_nothing_is_covered_at_any_table_with_any_hand(look):
    found = []
    for seed in range(60):
        dice = Random(seed)
        window = Window(
            *(dice.randint(960, 3840), dice.randint(600, 2160)),
            card_scale=dice.choice((0.8, 1.0, 1.5)),
            text_scale=dice.choice((1.0, 1.0, 1.5, 2.0)),
            is_mirrored=dice.random() < 0.5,
        )
        found += [f"{seed}: {one}" for one in wrong(random_table(seed), window, look)]
    assert not found, "\n".join(found[:20]) + f"\n({len(found)})"
