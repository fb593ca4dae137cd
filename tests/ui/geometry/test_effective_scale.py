"""What the sliders of the settings are told: how far text and cards can be enlarged in a window."""

import pytest

from canasta_desktop.ui.geometry.arrangement import Window, arrange
from canasta_desktop.ui.geometry.effective_scale import EffectiveScale, effective_scale
from tests.ui.sample_tables import TABLES, big

ROOMY = Window(1280, 800, card_scale=1.5, text_scale=1.3)


def test_what_is_asked_for_is_reached_where_there_is_room():
    assert effective_scale(TABLES["five"]("de"), ROOMY) == EffectiveScale(1.3, 1.5)
    assert effective_scale(TABLES["curtain"]("de"), ROOMY) == EffectiveScale(1.3, 1.5), "no hand is there"


@pytest.mark.parametrize("count", [20, 22, 24])
def test_beyond_what_is_reached_cards_of_a_long_hand_look_the_same(count):
    display = big(count)("de")
    most = effective_scale(display, ROOMY).cards
    assert 1.0 < most < 1.5
    widths = [arrange(display, ROOMY._replace(card_scale=scale)).hand.card_width for scale in (most - 0.05, most, 1.5)]
    assert widths[0] < widths[1] == widths[2]


def test_text_gives_way_to_what_lies_on_the_table():
    window = Window(1280, 720, text_scale=2.0)
    most = effective_scale(TABLES["foot-six"]("de"), window).text
    assert 1.4 <= most < 2.0
    assert arrange(TABLES["foot-six"]("de"), window).layout.unit.text == most
