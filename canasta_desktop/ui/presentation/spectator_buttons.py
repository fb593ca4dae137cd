"""Watching: computer players alone are at the table. What the one who watches can do, as buttons of the display.

Pause and go on (Space, or a click on the felt), one step (N or Right, which also pauses), the speed (G), which is the
one of the settings, and whether all hands lie open (H). Nobody plays, so nobody's secret is kept from anybody.
"""

from typing import Final, NamedTuple

from canasta_desktop.ui.display.display import ButtonView
from canasta_desktop.ui.display.spectating import HANDS, KEYS, PAUSE, SPEED, STEP
from canasta_desktop.ui.wording.hot_seat import SharedWords

SPEEDS: Final = ("slow", "normal", "fast")


class SpectatorState(NamedTuple):
    """How the match is watched."""

    is_paused: bool = False
    is_open: bool = False
    speed: str = "normal"


def next_speed(speed: str) -> str:
    """The speed after this one; after the fastest the slowest."""
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else SPEEDS[0]


def spectator_buttons(watch: SpectatorState, words: SharedWords, is_scored: bool) -> tuple[ButtonView, ...]:
    """The buttons of a spectator, in the same order always; a deal that lies scored has its score sheet alone."""
    texts = {
        PAUSE: words.go_on() if watch.is_paused or is_scored else words.pause(),
        STEP: words.step(),
        SPEED: words.speed(watch.speed),
        HANDS: words.hands(watch.is_open),
    }
    return tuple(
        [
            ButtonView(key, text, KEYS[key], enabled=not is_scored or key in (PAUSE, HANDS), primary=key == PAUSE)
            for key, text in texts.items()
        ]
    )
