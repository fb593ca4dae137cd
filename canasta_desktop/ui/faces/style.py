"""How the cards look: the style a player may choose, and the colours the project's deck is painted in."""

from typing import Final, NamedTuple

WIDTH: Final = 250.0
HEIGHT: Final = 350.0
CORNER: Final = 17.0
"""A card in its own units, 5:7; every figure in this package counts in these units unless it says pixels."""

INK: Final = "#1D2230"
RED: Final = "#C5202F"
GOLD: Final = "#D9A441"
DARK_GOLD: Final = "#9A6A16"
PAPER: Final = "#FFFDF8"
EDGE: Final = "#B9B2A3"
MUTED: Final = "#5F6470"

TWO_COLOURS: Final = (INK, RED, RED, INK)
FOUR_COLOURS: Final = ("#1D2230", "#DE2C00", "#0B22E8", "#007658")
"""By suit. The four stay apart under the three kinds of colour blindness."""


class FaceStyle(NamedTuple):
    """What may be chosen about the cards; equal styles give equal pictures.

    `letters` are the signs of jack, queen, king and ace, `marks` the ornaments that tell wild cards and threes apart,
    `values` the points in the lower corner, `back` is one of `BACK_NAMES`.
    """

    four_colours: bool = False
    large_index: bool = False
    letters: str = "JQKA"
    marks: bool = True
    values: bool = False
    back: str = "lattice"

    def colour(self, suit: int) -> str:
        """The colour of a suit's signs."""
        return (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]

    def colourway(self, suit: int) -> "Colourway":
        """The court colours of a suit; with four colours they follow the signs."""
        return (FOUR_COLOUR_COURTS if self.four_colours else COURTS)[suit]


class Colourway(NamedTuple):
    """The colours of one suit's court: clothes, second cloth, hair, skin, ground, rays on the ground, lips."""

    robe: str
    second: str
    hair: str
    skin: str
    ground: str
    rays: str
    lips: str


COURTS: Final = (
    Colourway("#2B3A67", "#8FA6D6", "#23201F", "#8B5A3C", "#E9EDF6", "#D5DDEE", "#C05A52"),
    Colourway("#B3202E", "#F0A6A0", "#5B2C14", "#F0CFAF", "#FBEDE6", "#F8D9D0", "#B3202E"),
    Colourway("#C4581A", "#F6C98A", "#B2691C", "#E3B388", "#FCF1E0", "#F8E0BC", "#A93A22"),
    Colourway("#1E6B52", "#9CCBB4", "#3A2A22", "#B67A50", "#E8F2EC", "#CFE5D9", "#963427"),
)
FOUR_COLOUR_COURTS: Final = (
    COURTS[0]._replace(robe="#3A3F4C", second="#B3B9C6", ground="#EEEFF2", rays="#DADDE3"),
    COURTS[1]._replace(robe="#CB3410", second="#F7B39B", ground="#FDEFE8", rays="#FADCCF"),
    COURTS[2]._replace(robe="#2C41BE", second="#AAB8F4", ground="#EBEEFC", rays="#D4DBF8"),
    COURTS[3]._replace(robe="#0B7057"),
)
