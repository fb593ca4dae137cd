"""Colours made of other colours, as names."""

from functools import cache
from typing import Final

from PySide6.QtGui import QColor

BLACK: Final = "#000000"
WHITE: Final = "#FFFFFF"


@cache
def mixed(first: str, second: str, share: float) -> str:
    """The colour a share of the way from the first to the second; 0 is the first."""
    one, other = QColor(first), QColor(second)
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*[round(start + (end - start) * share) for start, end in pairs]).name()


def darker(colour: str, share: float) -> str:
    """A colour with so much black in it."""
    return mixed(colour, BLACK, share)


def lighter(colour: str, share: float) -> str:
    """A colour with so much white in it."""
    return mixed(colour, WHITE, share)


@cache
def lightness(colour: str) -> int:
    """How light a colour is, 0 to 255."""
    return QColor(colour).lightness()
