"""Every kind of table in every window: nothing that informs is covered, and everything keeps to its place.

What informs: indices of cards, badges, words on canastas, captions, plates, pills, notes. A thing is covered where
something lies over it that is drawn later. Cards of one meld cover each other as a cascade does: of each rank at least
one card shows its index.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest
from canasta_desktop.ui.items.badge import Badge
from canasta_desktop.ui.items.label_bar import LabelBar
from canasta_desktop.ui.items.pill import Pill
from canasta_desktop.ui.items.plate import PlatePill

from canasta_desktop.rules.cards import rank_of
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.display.display import HAND, PILE, Display
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.geometry.arrangement import Arrangement, Window, arrange
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.items.backs import Backs
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.meter_box import MeterBox
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.slot import Word
from canasta_desktop.ui.items.stack import CanastaStack
from canasta_desktop.ui.items.tray import Tray
from canasta_desktop.ui.table.table_items import table_items
from tests.ui.sample_tables import TABLES, random_table

WINDOWS = [(1024, 640), (1152, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)]
SCALES = [(1.0, 1.0), (2.0, 1.0), (1.0, 0.8), (1.0, 1.5), (1.5, 1.5), (2.0, 0.8)]
"""Of text and of cards."""
OPAQUE = (Backs, Badge, LabelBar, MeterBox, Pill, PlatePill, CanastaStack, Word)
TELLING = (Badge, LabelBar, MeterBox, Pill, PlatePill, Word)


@dataclass(frozen=True)
class Part:
    """A rectangle on the table: something to be read, or something that can cover it."""

    name: str
    rect: Rect
    z: float
    group: object = None


@pytest.fixture(scope="module")
def look(qapp):
    return Look(theme(Mode.DARK), 1.0, 1.0, CardPictures(FaceStyle(letters="BDKA")))


def laid(name: str, size: tuple[int, int], text: float, card: float) -> tuple[Display, Arrangement]:
    display = TABLES[name]("de")
    window = Window(*size, card_scale=card, text_scale=text)
    return display, arrange(display, window)


def in_sight(arrangement: Arrangement) -> list[Pose]:
    return [pose for pose in arrangement.poses.values() if not pose.is_covered]


def index_of(pose: Pose, reach: tuple[float, float] = (0.22, 0.27)) -> Rect:
    """The corner of a card that tells what it is."""
    rect = pose.shown
    return Rect(rect.x, rect.y, reach[0] * rect.w, reach[1] * rect.w)


def indices(arrangement: Arrangement) -> Iterator[list[Part]]:
    """Those that must be in sight: every card of a hand, the top of the pile, elsewhere one of each rank and place."""
    groups: dict[object, list[Part]] = {}
    for pose in in_sight(arrangement):
        part = Part(f"index of {pose.token} at {pose.place}", index_of(pose), pose.z, pose.place)
        is_single = pose.place == HAND or arrangement.layout.hand.holds(pose.rect)
        groups.setdefault(pose.token if is_single else (pose.place, rank_of(pose.face)), []).append(part)
    top = [pose for pose in in_sight(arrangement) if pose.place == PILE][-1:]
    piled = {(pose.place, rank_of(pose.face)) for pose in in_sight(arrangement) if pose.place == PILE}
    yield from (parts for key, parts in groups.items() if key not in piled)
    yield from ([Part("top of the pile", index_of(pose), pose.z, PILE)] for pose in top)


def event_context(things: dict[str, Painted]) -> Iterator[Part]:
    """What is to be read besides the cards."""
    for key, thing in things.items():
        if isinstance(thing, TELLING):
            yield Part(key, thing.rect.inset(1, 1), thing.z, key.partition(":")[2])
        if isinstance(thing, Tray):
            name = thing.name
            yield Part(f"caption of {key}", Rect(thing.rect.x + name.x, thing.rect.y + name.y, name.w, name.h), thing.z)


def covering(arrangement: Arrangement, things: dict[str, Painted]) -> Iterator[Part]:
    """What hides what lies below."""
    for pose in in_sight(arrangement):
        yield Part(f"card {pose.token} at {pose.place}", pose.shown.inset(0.5, 0.5), pose.z, pose.place)
    for key, thing in things.items():
        if isinstance(thing, OPAQUE):
            yield Part(key, thing.rect.inset(0.5, 0.5), thing.z, key.partition(":")[2])


def hidden(display: Display, arrangement: Arrangement, look: Look) -> list[str]:
    """What is covered, and by what."""
    things = table_items(display, arrangement, look)
    over = list(covering(arrangement, things))
    found = []
    for parts in (*indices(arrangement), *([part] for part in event_context(things))):
        covers = [next((other for other in over if hides(other, part)), None) for part in parts]
        if all(covers):
            found.append(f"{parts[0].name} is covered by {covers[0].name}")
    return found


def hides(other: Part, part: Part) -> bool:
    return other.z > part.z and other.rect.overlaps(part.rect)


def test_nothing_is_covered_at_any_table_with_any_hand(look):
    wrong = []
    for seed in range(150):
        dice = Random(seed)
        window = Window(
            *(dice.randint(1024, 3840), dice.randint(640, 2160)),
            card_scale=dice.choice((0.8, 1.0, 1.5)),
            text_scale=dice.choice((1.0, 1.0, 1.5, 2.0)),
            is_mirrored=dice.random() < 0.5,
        )
        display = random_table(seed)
        seen = Look(look.theme, window.text_scale, 1.0, look.pictures)
        wrong += [f"{seed} in {window}: {one}" for one in hidden(display, arrange(display, window), seen)]
    assert not wrong, "\n".join(wrong[:20]) + f"\n({len(wrong)})"


@pytest.mark.parametrize("name", TABLES)
def test_nothing_that_informs_is_covered(look, name):
    wrong = []
    for size, (text, card) in product(WINDOWS, SCALES):
        display, arrangement = laid(name, size, text, card)
        seen = Look(look.theme, text, 1.0, look.pictures)
        wrong += [f"{size} text {text} cards {card}: {one}" for one in hidden(display, arrangement, seen)]
    assert not wrong, "\n".join(wrong[:20]) + f"\n({len(wrong)})"


@pytest.mark.parametrize("name", TABLES)
def test_everything_stays_on_the_felt_and_apart(look, name):
    wrong = []
    for size, (text, card) in product(WINDOWS, SCALES):
        display, arrangement = laid(name, size, text, card)
        felt = arrangement.layout.table
        things = table_items(display, arrangement, Look(look.theme, text, 1.0, look.pictures))
        boxes = {key: thing.rect for key, thing in things.items() if not isinstance(thing, Backs)}
        boxes |= {f"card {pose.token}": pose.rect for pose in in_sight(arrangement)}
        wrong += [
            f"{size} {text} {card}: {key} leaves the felt" for key, box in boxes.items() if not felt.holds(box, 1)
        ]
        blocks = [thing.rect for thing in things.values() if isinstance(thing, Tray | PlatePill)]
        blocks.append(arrangement.layout.piles.block)
        for i, one in enumerate(blocks):
            wrong += [f"{size} {text} {card}: {one} {other}" for other in blocks[:i] if one.overlaps(other)]
    assert not wrong, "\n".join(wrong[:20]) + f"\n({len(wrong)})"
