"""The buttons of a spectator of computer players, by name, and the keys that press them."""

from typing import Final

PAUSE: Final = "continue"
"""Space presses the button of this name wherever the focus is."""
STEP: Final = "step"
SPEED: Final = "speed"
HANDS: Final = "hands"
KEYS: Final = {PAUSE: "Space", STEP: "N", SPEED: "G", HANDS: "H"}
