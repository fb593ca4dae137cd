"""The rectangle and the fixed measures all of the table's geometry is written in.

Pure numbers, no Qt. Lengths are logical pixels, y grows downwards. `Measures` holds what depends on the text scale and
on small mode alone; the widths of cards belong to `layout`.
"""

from collections.abc import Iterable
from typing import NamedTuple

CARD_RATIO = 1.4
"""Height of every card by its width."""


class Rect(NamedTuple):
    """A rectangle by its upper left corner and its size, logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def moved(self, dx: float, dy: float) -> "Rect":
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, dx: float, dy: float) -> "Rect":
        """Smaller by `dx` on the left and on the right, by `dy` above and below; negative amounts grow it."""
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def centred(self, w: float, h: float) -> "Rect":
        """A rectangle of that size around the same centre."""
        return Rect(self.cx - w / 2, self.cy - h / 2, w, h)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside; the right and the lower edge do not belong to the rectangle."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether `other` lies wholly inside, give or take `slack` for rounding."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )


def card_rect(x: float, y: float, width: float) -> Rect:
    """The rectangle of an upright card of that width."""
    return Rect(x, y, width, CARD_RATIO * width)


def united(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle around all of them (at least one)."""
    parts = list(rects)
    x, y = min(r.x for r in parts), min(r.y for r in parts)
    return Rect(x, y, max(r.right for r in parts) - x, max(r.bottom for r in parts) - y)


class Measures(NamedTuple):
    """Heights and widths that follow from small mode and the text scale alone.

    What holds lines of text grows by the height of those lines, not by its whole height: padding stays.
    """

    small: bool
    text: float

    @property
    def bar(self) -> float:
        return 36 + 24 * (self.text - 1) if self.small else 44 + 28 * (self.text - 1)

    @property
    def panel(self) -> float:
        """272, at a text scale of 2 the 340 that are the most."""
        return min(340.0, 272 + 68 * (self.text - 1))

    @property
    def margin(self) -> float:
        return 10 if self.small else 26

    @property
    def gap(self) -> float:
        return 6 if self.small else 10

    @property
    def plate(self) -> float:
        """Height of a seat plate: a line of 14 and one of 12 and their padding (50, small 39)."""
        return (8 if self.small else 19) + 31 * self.text

    @property
    def strip(self) -> float:
        return self.plate + (5 if self.small else 10)

    @property
    def action(self) -> float:
        """Action strip: one row of buttons."""
        return 44 + 16 * (self.text - 1)

    @property
    def caption(self) -> float:
        """Height of a tray's caption row."""
        return 20 * self.text

    @property
    def caption_top(self) -> float:
        return 3 if self.small else 6

    @property
    def header(self) -> float:
        """From a tray's upper edge to its first card."""
        return (8 if self.small else 16) + self.caption

    @property
    def tray_extra(self) -> float:
        """What a tray is higher than its cards: 46 (small 38) at a text scale of 1."""
        return self.header + 10

    @property
    def label(self) -> float:
        """Height of a canasta's label bar and of the line under the threes."""
        return 18 * self.text

    @property
    def pill_lines(self) -> int:
        """Lines the pills under the piles may need: large text wraps."""
        return 2 if self.text > (1.25 if self.small else 1.5) else 1

    @property
    def pill(self) -> float:
        """Height of the pills under the piles."""
        return 7 + 17 * self.text * self.pill_lines

    @property
    def pill_widths(self) -> tuple[float, float]:
        """Room for the words below the stock and below the pile."""
        share = self.text if self.pill_lines == 1 else 0.6 * self.text
        return 96 * share, 156 * share
