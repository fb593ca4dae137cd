"""Where the columns of a score book stand: the number of the deal, who dealt, and one for each owner of a score."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from canasta_desktop.ui.base.theme import RING_WIDE
from canasta_desktop.ui.items.look import Look

POINTS, TOTAL, NAME, DEAL = 1.95, 2.5, 1.9, 2.3
"""Sizes of type, units."""
NUMBER_WIDE, DEALER_WIDE = 5.0, 19.0
"""Widths at the usual size of text, units."""
COLUMN: Final = {2: 24.0, 3: 20.0}
NARROW: Final = 15.0
"""Widths of a column of figures by how many there are, and beyond, units."""
MOST_BESIDE: Final = 3
"""With more columns the points of a deal stand above the score, not beside it."""
PAD: Final = 1.6
BEYOND: Final = 1.8
"""So far the frame of a line reaches beyond the last column, units."""
RING: Final = 3.0 * RING_WIDE
"""What the ring of the keyboard takes of a line at each side, px."""
LARGE_TEXT: Final = 1.25
"""From this size of text on graph and best moment stand below the lines."""


class BookColumns(NamedTuple):
    """Lengths in px from the left of the lines; `wide` is that of a column of figures, `rights` where each ends."""

    number: float
    dealer: float
    dealer_wide: float
    rights: tuple[float, ...]
    wide: float
    is_tall: bool
    line: float

    @classmethod
    def of(cls, look: Look, count: int, room: float) -> "BookColumns":
        """The columns for so many owners of scores in a room of so many px."""
        u, scale = look.u, min(look.unit.text, 1.6)
        names = (NUMBER_WIDE + DEALER_WIDE) * scale * u
        is_tall = count > MOST_BESIDE or look.unit.text > LARGE_TEXT
        wide = min(COLUMN.get(count, NARROW) * scale * u, (room - names) / count)
        rights = tuple([names + (place + 1) * wide for place in range(count)])
        high = look.line_px(TOTAL) + (0.86 * look.line_px(POINTS) + 2 * RING if is_tall else 1.2 * u)
        line = max(5.4 * u, high)
        number = NUMBER_WIDE * scale * u
        return cls(PAD * u, number, names - number, rights, wide, is_tall, line)

    @property
    def end(self) -> float:
        """Where the last column ends."""
        return self.rights[-1]

    def total(self, column: int, box: QRectF) -> QRectF:
        """Where the score of a column stands in this row."""
        right = box.left() + self.rights[column]
        if not self.is_tall:
            return QRectF(right - 0.52 * self.wide, box.top(), 0.52 * self.wide, box.height())
        inner = box.height() - 2 * RING
        return QRectF(right - 0.94 * self.wide, box.top() + RING + 0.4 * inner, 0.94 * self.wide, 0.6 * inner)

    def points(self, column: int, box: QRectF) -> QRectF:
        """Where the points of a deal stand."""
        right = box.left() + self.rights[column]
        if not self.is_tall:
            return QRectF(right - 0.98 * self.wide, box.top(), 0.42 * self.wide, box.height())
        return QRectF(right - 0.94 * self.wide, box.top() + RING, 0.94 * self.wide, 0.4 * (box.height() - 2 * RING))

    def head(self, column: int, box: QRectF) -> QRectF:
        """What stands above a column."""
        right = box.left() + self.rights[column]
        return QRectF(right - 0.96 * self.wide, box.top(), 0.96 * self.wide, box.height())
