"""The one table of z-values."""

from enum import IntEnum


class Layer(IntEnum):
    """What lies over what; cards of one layer add fractions in the order they lie."""

    FELT = 0
    TRAY = 10
    PILE = 20
    MELD = 30
    HAND = 40
    GLOW = 60
    FLYING = 70
    DRAGGED = 80
    BUBBLE = 90
    CURTAIN = 100
