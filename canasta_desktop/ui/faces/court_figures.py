"""Who is on the twelve court cards, and in which colours.

The twelve must differ as shadows on a card 60 pixels wide, so no two wear the same hat or hold the same thing.
"""

from typing import Final, NamedTuple

from canasta_desktop.rules.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES
from canasta_desktop.ui.figures import Attribute, Beard, Collar, Figure, HairStyle, Hat, darker, lighter

_PEARL: Final = "#FFFFFF"
_GOLD: Final = "#D9A441"


class CourtGround(NamedTuple):
    """The colours behind a suit's figures: ground, and the rays on it."""

    ground: str
    rays: str


_SPADES: Final = {
    KING: Figure(
        *("#7B4A2E", "#1B1718", HairStyle.SHORT, Beard.FULL, Hat.CROWN, Collar.ERMINE, "#2B3A67", "#9DB2DE"),
        attribute=Attribute.SWORD,
        jaw=0.6,
        brow=2,
        has_blush=False,
    ),
    QUEEN: Figure(
        *("#8B5636", "#17131A", HairStyle.BRAIDS, Beard.NONE, Hat.SPIRES, Collar.NECKLACE, "#3A2F6B", "#B9AEE6"),
        attribute=Attribute.BOOK,
        lips="#B23A4A",
        earrings=_GOLD,
        jaw=-0.3,
        has_lashes=True,
    ),
    JACK: Figure(
        *("#E7C3A0", "#2E2430", HairStyle.PAGE, Beard.NONE, Hat.CHAPERON, Collar.CROSSED, "#37507F", "#C4D2EC"),
        attribute=Attribute.KEY,
        eyes="#2C4A78",
        jaw=-0.2,
        smile=0.5,
        gaze=0.8,
    ),
}
_HEARTS: Final = {
    KING: Figure(
        *("#F2D0B4", "#ECE7DC", HairStyle.RECEDING, Beard.LONG, Hat.ARCHED_CROWN, Collar.ERMINE, "#B3202E", "#F4B9AC"),
        attribute=Attribute.GOBLET,
        eyes="#3A5A86",
        smile=1.2,
        is_old=True,
    ),
    QUEEN: Figure(
        *("#F4D3BC", "#9C3D16", HairStyle.LONG, Beard.NONE, Hat.FLOWERS, Collar.NECKLACE, "#C22F45", "#F6B7B2"),
        attribute=Attribute.ROSE,
        lips="#C5202F",
        eyes="#2F6B4A",
        jaw=-0.4,
        has_freckles=True,
        has_lashes=True,
    ),
    JACK: Figure(
        *("#EFC6A2", "#C98A2B", HairStyle.CURLY, Beard.NONE, Hat.PLUMED_CAP, Collar.POINTS, "#A8273A", "#F3C27A"),
        attribute=Attribute.LUTE,
        eyes="#3A4A86",
        jaw=-0.2,
        smile=1.5,
        gaze=-0.6,
    ),
}
_DIAMONDS: Final = {
    KING: Figure(
        *("#C98F5E", "#33231B", HairStyle.SHORT, Beard.HANDLEBAR, Hat.TURBAN, Collar.KAFTAN, "#B4531A", "#F6D9A4"),
        attribute=Attribute.SCALES,
        jaw=0.3,
        brow=1.4,
    ),
    QUEEN: Figure(
        *("#D9A576", "#3A1F14", HairStyle.BALD, Beard.NONE, Hat.VEIL, Collar.SHAWL, "#C4581A", "#F8DDA8"),
        attribute=Attribute.FAN,
        lips="#B5382E",
        jaw=-0.3,
        has_lashes=True,
    ),
    JACK: Figure(
        *("#EBC294", "#1D1A1C", HairStyle.TOPKNOT, Beard.GOATEE, Hat.BANDANA, Collar.KIMONO, "#D2762A", "#8A2F1E"),
        attribute=Attribute.SPYGLASS,
        eyes="#2A1A12",
        earrings=_GOLD,
        gaze=1.2,
    ),
}
_CLUBS: Final = {
    KING: Figure(
        *("#E6B58E", "#A2481C", HairStyle.SIDE_PARTED, Beard.SHORT, Hat.LAUREL, Collar.CAPE, "#1E6B52", "#BFE0CC"),
        attribute=Attribute.SCEPTRE,
        eyes="#2D5A46",
        jaw=0.8,
    ),
    QUEEN: Figure(
        *("#F0CDB0", "#C9C6C2", HairStyle.UPDO, Beard.NONE, Hat.TIARA, Collar.RUFF, "#2C6E49", "#CFE7C6"),
        attribute=Attribute.BRANCH,
        lips="#B34A4A",
        glasses="#5B3A12",
        earrings=_PEARL,
        is_old=True,
        has_lashes=True,
    ),
    JACK: Figure(
        *("#6E4128", "#1A1412", HairStyle.AFRO, Beard.NONE, Hat.ARCHER_HAT, Collar.POINTS, "#2E7A4E", "#D9C27A"),
        attribute=Attribute.BOW,
        jaw=0.1,
        smile=1.3,
        gaze=-0.6,
    ),
}
COURT_FIGURES: Final = {SPADES: _SPADES, HEARTS: _HEARTS, DIAMONDS: _DIAMONDS, CLUBS: _CLUBS}
"""The twelve by suit and rank."""

_FOUR_COLOUR_CLOTHES: Final = {
    SPADES: ("#3A3F4C", "#B3B9C6"),
    HEARTS: ("#CB3410", "#F7B39B"),
    DIAMONDS: ("#2C41BE", "#AAB8F4"),
    CLUBS: ("#0B7057", "#9CCBB4"),
}
"""Robe and second colour by suit, where the figures follow the colours of the signs."""
_SHADES: Final = {KING: 0.12, QUEEN: 0.0, JACK: -0.12}
"""How much darker, or lighter, the robe of a rank is."""

_GROUNDS: Final = {
    SPADES: CourtGround("#E7ECF7", "#D3DCF0"),
    HEARTS: CourtGround("#FCECE6", "#F8D8CE"),
    DIAMONDS: CourtGround("#FDF1DC", "#F8E0B6"),
    CLUBS: CourtGround("#E6F2EA", "#CBE4D5"),
}
_FOUR_COLOUR_GROUNDS: Final = _GROUNDS | {
    SPADES: CourtGround("#EEEFF2", "#DADDE3"),
    HEARTS: CourtGround("#FDEFE8", "#FADCCF"),
    DIAMONDS: CourtGround("#EBEEFC", "#D4DBF8"),
}


def court_figure(rank: int, suit: int, four_colours: bool) -> Figure:
    """The figure of a court card. Raises KeyError for other ranks."""
    figure = COURT_FIGURES[suit][rank]
    if not four_colours:
        return figure
    robe, second = _FOUR_COLOUR_CLOTHES[suit]
    shade = _SHADES[rank]
    return figure._replace(robe=darker(robe, shade) if shade > 0 else lighter(robe, -shade), second=second)


def court_ground(suit: int, four_colours: bool) -> CourtGround:
    """The colours behind the figures of a suit."""
    return (_FOUR_COLOUR_GROUNDS if four_colours else _GROUNDS)[suit]
