"""The deck's own letters and figures: single strokes in a box 100 high, drawn with a round pen.

No font is used on a card, so that it looks the same on every machine. At small sizes a stroke that
lies across two rows of pixels looks grey; `Canvas.text` therefore fits height, pen and `stem` to pixels.
"""

from typing import Final, NamedTuple


class Glyph(NamedTuple):
    """One sign: its width, the x of the upright stroke that should lie on whole pixels, and its strokes."""

    width: float
    stem: float
    strokes: str


GLYPHS: Final = {
    "A": Glyph(62, 0, "M 0,100 L 31,0 L 62,100 M 11,67 L 51,67"),
    "2": Glyph(56, 0, "M 1,29 C 1,11 12,0 28,0 C 43,0 54,11 54,26 C 54,39 47,48 38,57 L 0,100 L 56,100"),
    "3": Glyph(57, 57, "M 4,0 L 53,0 L 26,38 C 45,38 57,51 57,69 C 57,88 45,100 28,100 C 15,100 5,94 0,82"),
    "4": Glyph(60, 43, "M 43,100 L 43,0 L 0,71 L 60,71"),
    "5": Glyph(
        57, 57, "M 52,0 L 10,0 L 6,46 C 12,40 19,37 29,37 C 46,37 57,50 57,68 C 57,87 45,100 28,100 C 14,100 5,94 0,83"
    ),
    "6": Glyph(
        56,
        0,
        "M 44,0 C 18,19 0,42 0,68 C 0,88 11,100 28,100 C 45,100 56,87 56,68 C 56,50 45,38 29,38 C 14,38 4,47 0,64",
    ),
    "7": Glyph(55, 0, "M 0,0 L 55,0 L 19,100"),
    "8": Glyph(
        56,
        0,
        "M 28,46 C 13,46 4,36 4,23 C 4,9 13,0 28,0 C 43,0 52,9 52,23 C 52,36 43,46 28,46 "
        "C 11,46 0,57 0,73 C 0,89 11,100 28,100 C 45,100 56,89 56,73 C 56,57 45,46 28,46 Z",
    ),
    "9": Glyph(
        56,
        56,
        "M 12,100 C 38,81 56,58 56,32 C 56,12 45,0 28,0 C 11,0 0,13 0,32 C 0,50 11,62 27,62 C 42,62 52,53 56,36",
    ),
    "1": Glyph(17, 17, "M 0,17 L 17,0 L 17,100"),
    "0": Glyph(46, 0, "M 23,0 C 39,0 46,20 46,50 C 46,80 39,100 23,100 C 7,100 0,80 0,50 C 0,20 7,0 23,0 Z"),
    "J": Glyph(46, 46, "M 20,0 L 46,0 L 46,68 C 46,89 37,100 23,100 C 10,100 2,92 0,78"),
    "Q": Glyph(
        60,
        0,
        "M 29,0 C 49,0 58,20 58,49 C 58,79 49,100 29,100 C 9,100 0,79 0,49 C 0,20 9,0 29,0 Z M 34,70 L 60,103",
    ),
    "K": Glyph(54, 0, "M 0,0 L 0,100 M 50,0 L 0,59 M 18,39 L 54,100"),
    "B": Glyph(
        53,
        0,
        "M 26,47 L 0,47 L 0,0 L 26,0 C 40,0 48,9 48,23 C 48,37 40,47 26,47 "
        "C 43,47 53,57 53,73 C 53,89 43,100 27,100 L 0,100 L 0,47",
    ),
    "D": Glyph(55, 0, "M 0,0 L 0,100 L 18,100 C 42,100 55,80 55,50 C 55,20 42,0 18,0 Z"),
    "O": Glyph(56, 0, "M 28,0 C 47,0 56,21 56,50 C 56,79 47,100 28,100 C 9,100 0,79 0,50 C 0,21 9,0 28,0 Z"),
    "E": Glyph(46, 0, "M 46,0 L 0,0 L 0,100 L 46,100 M 0,48 L 38,48"),
    "R": Glyph(53, 0, "M 0,100 L 0,0 L 26,0 C 41,0 50,10 50,26 C 50,42 41,52 26,52 L 0,52 M 25,52 L 53,100"),
}
