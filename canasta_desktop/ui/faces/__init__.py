"""The card pictures: the project's own deck, painted from paths for the exact size and pixel ratio.

`card_image` and `back_image` give single pictures, `CardPictures` keeps those a table needs.
"""

from .backs import BACK_NAMES
from .cache import CardPictures, Picture, Shadow
from .deck import BLACK_JOKER, RED_JOKER, Points, back_image, card_image, paint_card, pixel_size
from .index import index_reach
from .style import FaceStyle

__all__ = [
    "BACK_NAMES",
    "BLACK_JOKER",
    "RED_JOKER",
    "CardPictures",
    "FaceStyle",
    "Picture",
    "Points",
    "Shadow",
    "back_image",
    "card_image",
    "index_reach",
    "paint_card",
    "pixel_size",
]
