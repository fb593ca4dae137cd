"""The card pictures: the project's own deck, painted from paths for the exact size and pixel ratio.

`card_image` and `back_image` give single pictures, `CardPictures` keeps those a table needs. A `FaceStyle` is how they
look: what a player may choose. `deck` says which parts make up a face, `courts`, `pips`, `specials` and `index` draw
them, each with a `Canvas`; `backs` has the other side.

Who may enter: the command line; `appearance` and `dialogs`, which choose a style; `items` and `table`, on which cards
lie; `score_sheet`, `lesson_sheet`, `welcome`, `new_game` and `statistics`, which picture some; `session` and
`inspection`. It knows neither a scene nor a widget.
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
