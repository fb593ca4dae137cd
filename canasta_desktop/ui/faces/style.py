"""How the cards look: the style a player may choose, and the colours the project's deck is painted in."""

from typing import Final, NamedTuple

from canasta_desktop.ui.figures import GOLD as GOLD  # the whole deck is in the ink and the gold of its figures
from canasta_desktop.ui.figures import INK as INK

WIDTH: Final = 250.0
HEIGHT: Final = 350.0
CORNER: Final = 17.0
"""A card in its own units, 5:7; every figure in this package counts in these units unless it says pixels."""

RED: Final = "#C5202F"
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
    back: str = "evening"

    def colour(self, suit: int) -> str:
        """The colour of a suit's signs."""
        return (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]
