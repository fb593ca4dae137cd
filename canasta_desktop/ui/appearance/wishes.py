"""What the system asks of all programs, and the settings with it worked in.

Whoever lets the system decide (`speed` "system", `system_text`) gets what it asks for; every other choice of the
person's goes before. Dark and contrast are asked of Qt (`appearance.system_mode`).
"""

from dataclasses import replace
from typing import Final, NamedTuple

from canasta_desktop.game.settings import Settings

LEAST_TEXT, MOST_TEXT, TEXT_STEP = 100, 200, 10
"""Text sizes there are, percent."""
AS_THE_SYSTEM: Final = "system"


class Wishes(NamedTuple):
    """`text_scale` in percent, one of the sizes there are."""

    is_motion_reduced: bool = False
    text_scale: int = LEAST_TEXT


def text_scale_of(factor: float) -> int:
    """The size that comes nearest to a factor of the system's (1.25, say), percent."""
    return min(max(round(factor * 100 / TEXT_STEP) * TEXT_STEP, LEAST_TEXT), MOST_TEXT)


def resolved(settings: Settings, wishes: Wishes) -> Settings:
    """The settings with the speed and text size that hold now: the system's, where they are to follow it."""
    speed, text = settings.speed, settings.text_scale
    if speed == AS_THE_SYSTEM:
        speed = "off" if wishes.is_motion_reduced else "normal"
    if settings.system_text:
        text = wishes.text_scale
    return replace(settings, speed=speed, text_scale=text)
