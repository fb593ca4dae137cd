"""What all parts of the table are measured from: window, frame and rail, for one width of the hand cards.

Lengths are units (`base.units`).
"""

from typing import Final

from canasta_desktop.ui.base.rect import CARD_RATIO
from canasta_desktop.ui.geometry.spec import TableSpec

FRAME: Final = 190.0
"""The widest frame, units."""
TARGET_PX: Final = 24.0
"""Nothing that is pressed is smaller, px."""
MOST_BUTTONS: Final = 4
"""So many large buttons stand below each other."""
LEAST_RAIL: Final = 22.0
"""Height of the rail at least, units."""
RAIL_MARGINS: Final = 4.6
"""What the rail is higher than a card of the hand, units: a selected card rises."""
BRIEF_ROW_LINES: Final = 1.4
"""So many lines of large text a player in a row has room for."""
MOST_CELL: Final = 80.0
"""The widest room of one player in a row, units."""
SEAT_GAP: Final = 1.2
"""Between two players in a row, units."""


class Measures:
    """The measures of one table; `hand` is the width of the hand cards, units."""

    def __init__(self, spec: TableSpec, hand: float) -> None:
        self.spec, self.unit, self.hand = spec, spec.unit, hand
        self.wide, self.high = spec.wide, spec.high
        self.frame_w = min(self.wide, FRAME)
        self.left = (self.wide - self.frame_w) / 2
        """Where the frame begins."""
        buttons = MOST_BUTTONS * TARGET_PX / self.unit.px + 3.0
        self.rail_h = max(LEAST_RAIL, CARD_RATIO * hand + RAIL_MARGINS, buttons)
        self.lines = 1 if spec.is_brief else 2
        """Lines of what a player has just done."""
        self.row_lines = BRIEF_ROW_LINES if spec.is_brief else 2
        """Lines of what a player in a row has just done; words too long for one line stand in two smaller ones."""
        self.order = list(range(len(spec.seats)))
        """The others as they sit from left to right."""
        if spec.is_mirrored:
            self.order.reverse()

    @property
    def cell(self) -> float:
        """The room of one of the others in a row, units."""
        count = len(self.order)
        return min((self.frame_w - 4 - SEAT_GAP * (count - 1)) / count, MOST_CELL)

    def cell_x(self, place: int) -> float:
        """Where the cell of the player at this place of the row begins, units."""
        count = len(self.order)
        row = count * self.cell + SEAT_GAP * (count - 1)
        return self.left + (self.frame_w - row) / 2 + place * (self.cell + SEAT_GAP)
