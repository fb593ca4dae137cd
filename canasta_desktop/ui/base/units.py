"""The one unit of the table: everything on it is so many of it, text included.

`u = min(width / 160, height / 100)` logical pixels, so that a window of 1280x800 and one of 3840x2160 show the same
table. Type is given in units, too, and never smaller than 12 px.
"""

from functools import lru_cache
from typing import NamedTuple

LEAST_TEXT = 12.0
"""No text is smaller, px."""
LINE = 1.36
"""Height of a line by the size of its type."""


class Unit(NamedTuple):
    """The unit of a window: `px` logical pixels; `text` is the scale of type, 1 to 2.

    `is_brief`: large text has been asked for, so that what can be said in fewer lines is, even where the table has made
    it smaller.
    """

    px: float
    text: float = 1.0
    is_brief: bool = False

    @classmethod
    @lru_cache(maxsize=64)
    def of_window(cls, width: float, height: float, text: float = 1.0, *, is_brief: bool = False) -> "Unit":
        return cls(max(0.5, min(width / 160, height / 100)), text, is_brief)

    def type(self, size: float) -> float:
        """A size of type in units: `size` times the scale, 12 px at least."""
        return max(size * self.text, LEAST_TEXT / self.px)

    def line(self, size: float) -> float:
        """The height of a line of that type, units."""
        return LINE * self.type(size)

    def type_px(self, size: float) -> float:
        """A size of type in logical pixels."""
        return self.type(size) * self.px
