"""The effective scale of text and cards: as large as asked for, or as large as this window has room for."""

from bisect import bisect_left
from typing import Final, NamedTuple

from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.geometry.arrangement import arrange
from canasta_desktop.ui.geometry.spec import Window

STEP: Final = 0.05
"""Exactness of the answer for cards, by their usual size."""
LEAST: Final = 0.8
"""No smaller cards are asked for."""
ALIKE: Final = 0.01
"""Cards are alike that differ by so little, px."""


class EffectiveScale(NamedTuple):
    """The scales of text and of the cards of the hand, 1 for the usual size: as set, or the most there is room for."""

    text: float
    cards: float


def effective_scale(display: Display, window: Window) -> EffectiveScale:
    """The scales that the window really gets; a larger setting would look the same."""
    arrangement = arrange(display, window)
    return EffectiveScale(min(window.text_scale, arrangement.layout.unit.text), _cards(display, window))


def _cards(display: Display, window: Window) -> float:
    """The smallest scale with which the cards of the hand are as wide as now."""
    if not display.hand:
        return window.card_scale
    width = _hand_width(display, window) - ALIKE
    scales = [LEAST + STEP * number for number in range(round((window.card_scale - LEAST) / STEP))]
    found = bisect_left(scales, width, key=lambda scale: _hand_width(display, window._replace(card_scale=scale)))
    return scales[found] if found < len(scales) else window.card_scale


def _hand_width(display: Display, window: Window) -> float:
    return arrange(display, window).hand.card_width
