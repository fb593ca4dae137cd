"""How much of a covered card must show, by its width: for the usual faces and for those with large indices."""

from typing import NamedTuple


class Strips(NamedTuple):
    """`across`: index and suit from the left, the step of a fan; `down`: index from above, the step of a column.

    `kept` is what a meld leaves free that lies over another one. `index_height` is that of the printed index, `corner`
    the part of the card that must be free for it, across and down.
    """

    index_height: float
    corner: tuple[float, float]
    across: float
    down: float
    kept: float


USUAL = Strips(0.224, (0.236, 0.284), 0.262, 0.284, 0.34)
LARGE = Strips(0.344, (0.336, 0.412), 0.362, 0.412, 0.40)
