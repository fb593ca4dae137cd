"""Where the prompt stands while it has more to say than its line above the rail holds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from canasta_desktop.ui.base.rect import Rect

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

HIDDEN: Final = 0.18
"""So much of the height of the own melds, or of the piles, it may hide: their feet, never what is read of them."""
GAP: Final = 0.5
"""Between it and what it stands over, units."""


def prompt_place(layout: "TableLayout", wide: float, high: float) -> Rect:
    """A prompt of that size: above the rail; one that would hide the own melds or the piles there stands over them.

    What it says is mostly about these, and the other sides' melds can wait; but no player is hidden for it.
    """
    usual = Rect(layout.prompt.cx - wide / 2, layout.prompt.bottom - high, wide, high)
    hidden = [box for box in _own(layout) if box.overlaps(usual) and box.bottom - usual.y > HIDDEN * box.h]
    if not hidden:
        return usual
    top = min(box.y for box in hidden) - GAP * layout.unit.px
    above = Rect(usual.x, top - high, wide, high)
    return usual if any(above.overlaps(box) for box in _kept_free(layout)) else above


def _own(layout: "TableLayout") -> Iterator[Rect]:
    """The own melds, and what is drawn from and taken."""
    yield from (tray.rect for tray in layout.trays if tray.view.own and tray.box.h > 0)
    yield layout.walnut.rect


def _kept_free(layout: "TableLayout") -> Iterator[Rect]:
    yield from (layout.score, layout.corner, *_own(layout))
    yield from (seat.rect for seat in layout.seats)
