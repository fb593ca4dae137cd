"""Where the columns of the sheet stand: pictured cards, names, and a column of figures for each account."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from canasta_desktop.ui.items.look import Look

PAPER: Final = (148.0, 85.0)
"""Width and height of the paper, units."""
EDGE: Final = 5.0
CARDS: Final = 10.4
NAMES: Final = 25.0
"""Widths of the margin, the pictured cards, and the names of the lines at the usual size of text, units."""
WIDE: Final = 3
"""With more columns than these a line shows the points alone, and how they came about when it is opened."""
LARGE_TEXT: Final = 1.25
"""From this size of text on the graph stands below the lines."""
COLUMN: Final = {2: 24.5, 3: 21.5, 4: 13.0, 5: 12.0}
NARROWEST: Final = 11.0
"""Widths of a column of figures by how many there are, and beyond, units."""


class Columns(NamedTuple):
    """The columns of the lines, px from the left of the paper. `rights`: where the figures of each end."""

    cards: float
    names: float
    names_wide: float
    rights: tuple[float, ...]
    wide: float
    has_times: bool
    end: float
    is_stacked: bool

    @classmethod
    def of(cls, look: Look, count: int) -> "Columns":
        """The columns for so many accounts."""
        u, scale = look.u, look.unit.text
        is_stacked = scale > LARGE_TEXT
        names = NAMES * (min(scale, 1.5) if is_stacked else 1.0)
        wide = COLUMN.get(count, NARROWEST)
        if is_stacked:
            wide = (PAPER[0] - 2 * EDGE - CARDS - names - 1) / count
        start = EDGE + CARDS + names
        rights = tuple([(start + (index + 1) * wide) * u for index in range(count)])
        has_times = count <= WIDE and wide >= 21 * scale
        left = (EDGE + CARDS) * u
        return cls(EDGE * u, left, (names - 1) * u, rights, wide * u, has_times, rights[-1] + 0.8 * u, is_stacked)

    def points(self, column: int, top: float, high: float) -> QRectF:
        """The box of a column's points."""
        wide = self.wide * (0.5 if self.has_times else 0.94)
        return QRectF(self.rights[column] - wide, top, wide, high)

    def times(self, column: int, top: float, high: float) -> QRectF:
        """The box of how they came about, left of them."""
        return QRectF(self.rights[column] - 0.97 * self.wide, top, 0.45 * self.wide, high)
