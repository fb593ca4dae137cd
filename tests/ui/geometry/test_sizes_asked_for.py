"""Larger is larger: what the settings for text and cards ask for, at every table and in every window."""

from itertools import pairwise
from random import Random
from typing import Final

import pytest

from canasta_desktop.ui.geometry.spec import TableSpec
from canasta_desktop.ui.geometry.table import TableFrame, table_frame
from tests.ui.geometry.random_specs import SEATINGS, WINDOWS, random_spec

TEXTS: Final = (1.0, 1.3, 1.4, 1.5, 1.7, 2.0)
CARDS: Final = (0.8, 1.0, 1.5)
ORDINARY: Final = [(1280, 720), (1280, 800), (1440, 900), (1920, 1080)]


def asked(spec: TableSpec, text: float, cards: float) -> TableFrame:
    return table_frame(spec._replace(text=text, card_scale=cards))


def rising(values: list[float]) -> bool:
    return all(one <= other + 1e-9 for one, other in pairwise(values))


@pytest.mark.parametrize("name", SEATINGS)
def test_larger_is_larger_and_no_slider_takes_from_the_hand(name):
    """The hand is as wide as its slider says, at every size of text, and text never shrinks as it is enlarged."""
    for seed in range(2):
        dice = Random(seed)
        spec = random_spec(dice, SEATINGS[name], dice.choice(WINDOWS))
        frames = {(text, cards): asked(spec, text, cards) for text in TEXTS for cards in CARDS}
        for text in TEXTS:
            hands = [frames[text, cards].hand_width for cards in CARDS]
            assert hands == pytest.approx([hands[1] * cards for cards in CARDS])
        for cards in CARDS:
            row = [frames[text, cards] for text in TEXTS]
            assert rising([frame.unit.text for frame in row])
            assert len({(frame.hand_width, frame.hand_room) for frame in row}) == 1
            assert row[2].unit.text == 1.4, "up to here text is never made smaller"


@pytest.mark.parametrize("name", SEATINGS)
@pytest.mark.parametrize("window", ORDINARY)
def test_melded_cards_can_be_read_with_the_largest_text_and_cards(name, window):
    """With four melds a side, while everything asks for most; those that are laid stay as large as they can."""
    for text, cards, least in ((2.0, 1.0, 12), (1.0, 1.5, 12), (2.0, 1.5, 11)):
        frame = asked(random_spec(Random(4), SEATINGS[name], window, melds=4), text, cards)
        assert frame.index_height * frame.unit.px >= least, (text, cards)


def test_nobody_changes_places_as_cards_are_laid():
    """Who sits where follows from window, settings and seating alone."""
    for name, seating in SEATINGS.items():
        for text, cards in ((1.0, 1.0), (2.0, 1.0), (1.0, 1.5), (1.3, 1.2)):
            specs = [random_spec(Random(seed), seating, (1280, 720), text, cards) for seed in range(4)]
            assert len({spec.is_row for spec in specs}) == 1, name
