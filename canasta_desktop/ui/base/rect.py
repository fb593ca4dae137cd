"""The rectangle that all of the table's geometry is written in.

Pure numbers, no Qt. Lengths are logical pixels or units (`base.units`), y grows downwards.
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

    def united(self, other: "Rect") -> "Rect":
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def shared(self, other: "Rect") -> "Rect | None":
        """What lies in both, None if that is nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        w, h = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Rect(x, y, w, h) if w > 0 and h > 0 else None

    def around(self, box: "Rect") -> "tuple[Rect, Rect, Rect, Rect]":
        """What of a box lies around this part of it: the whole widths above and below, then left and right."""
        return (
            Rect(box.x, box.y, box.w, self.y - box.y),
            Rect(box.x, self.bottom, box.w, box.bottom - self.bottom),
            Rect(box.x, self.y, self.x - box.x, self.h),
            Rect(self.right, self.y, box.right - self.right, self.h),
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
