"""Who sits at the table: eight characters with three looks each, some portraits for people, and who gets which.

`PORTRAITS` has all that a person may pick, by key: the `CHARACTERS` of computer players, and the `GUESTS`, which people
get first. `seat_portraits` gives one to each seat of a match, always the same ones, and `portrait_picture` paints them
in a circle, once for each size and pixel ratio.

>>> seat_portraits([SeatedPlayer("You", is_person=True), SeatedPlayer("Mira"), SeatedPlayer("Clara")])
('scarf', 'mira', 'anna')

Who may enter: `items`, `table`, `window`, `score_sheet`, `dialogs`, `people`, `history`, `new_game`, `session` and
`inspection`: wherever somebody is shown. It knows neither match nor cards, and no words: those are in `wording`.
"""

from .characters import CHARACTERS, GUESTS, PORTRAITS
from .pictures import mood_of, portrait_image, portrait_picture
from .seats import SeatedPlayer, portraits_of, seat_portraits

__all__ = [
    "CHARACTERS",
    "GUESTS",
    "PORTRAITS",
    "SeatedPlayer",
    "mood_of",
    "portrait_image",
    "portrait_picture",
    "portraits_of",
    "seat_portraits",
]
