"""How much a screen reader announces."""

from enum import Enum


class Verbosity(Enum):
    """What the person has chosen, from little to all; the values are those of the settings."""

    SHORT = "short"  # cards, and what happens
    NORMAL = "normal"  # also what can be done, how large melds are, and what characters call out
    FULL = "full"  # also points, places and counts
