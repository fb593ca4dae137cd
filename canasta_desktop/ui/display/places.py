"""The places on the table, with the names that targets, focus, descriptions and arrows know them by."""

from enum import Enum
from typing import NamedTuple


class Spot(Enum):
    """The kinds of places on the table."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"  # number: the meld's
    DRAFT = "draft"  # number: index of the new meld in the making
    NEW_MELD = "new-meld"  # the free slot, and free felt of the own tray
    THREES = "threes"  # number: the side
    SEAT = "seat"  # number: the seat whose plate it is
    FOOT = "foot"  # number: the seat whose foot it is; cards come from there and never go there

    __hash__ = object.__hash__  # there is one of each; Enum's own is plain Python, and places are keys everywhere


class Place(NamedTuple):
    """One place on the table; hashable, and `str()` of it is its name in descriptions: `meld:3`."""

    spot: Spot
    number: int = 0

    def __str__(self) -> str:
        single = self.spot in (Spot.HAND, Spot.STOCK, Spot.PILE, Spot.NEW_MELD)
        return self.spot.value if single else f"{self.spot.value}:{self.number}"


class Hit(NamedTuple):
    """What lies under a point: a place and, where it is one, a card of the hand or a staged card."""

    place: Place
    token: int = -1


HAND = Place(Spot.HAND)
STOCK = Place(Spot.STOCK)
PILE = Place(Spot.PILE)
NEW_MELD = Place(Spot.NEW_MELD)
