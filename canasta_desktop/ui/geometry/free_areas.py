"""Where words may lie over the table for a while: rooms in which they cover neither a meld nor a card of the hand.

Pure geometry over an arrangement, window coordinates, the best rooms first. What asks or tells stands in the first room
that is large enough for it.
"""

from canasta_desktop.ui.base.rect import Rect, united
from canasta_desktop.ui.geometry.arrangement import Arrangement

LEAST = 280
"""Nothing reads well in a narrower room, px at a text scale of 1."""
AWAY = 12
"""Distance from melds and piles, px."""
EDGE = 4
"""Distance from the edge of a tray, px."""


def free_areas(arrangement: Arrangement) -> list[Rect]:
    """Bare felt: what the own melds leave of their tray, the band of small mode or the sides of the piles."""
    layout = arrangement.layout
    rooms = [_beside_melds(arrangement), *([layout.centre] if layout.small else _beside_piles(arrangement))]
    return [room for room in rooms if room.w >= LEAST * layout.measures.text and room.h > 0]


def overlay_areas(arrangement: Arrangement) -> list[Rect]:
    """Over piles and plates, where all felt is taken: between the plates, the whole centre row, the seats on top.

    With the largest text in the lowest windows not even these are enough: the last room takes in the lower part of the
    other sides' melds, because the answer hangs on the own cards.
    """
    layout = arrangement.layout
    felt = layout.table
    top = Rect(layout.own.rect.x, felt.y, layout.own.rect.w, layout.others[0].rect.y - felt.y)
    last = Rect(top.x, top.y, top.w, layout.own.rect.y - top.y)
    if layout.small:
        return [top, last]
    left, right = _plate_ends(arrangement)
    return [Rect(left, layout.centre.y, right - left, layout.centre.h), layout.centre, top, last]


def _beside_melds(arrangement: Arrangement) -> Rect:
    """The own tray right of the last thing in it, left of the meter."""
    tray = arrangement.trays[0]
    laid, box = tray.layout, tray.area.rect
    left = max((placed.bounds.right for placed in laid.placements), default=laid.content.x - AWAY) + AWAY
    return Rect(left, laid.name.bottom, laid.content.right - left, box.bottom - EDGE - laid.name.bottom)


def _beside_piles(arrangement: Arrangement) -> list[Rect]:
    """The centre row right and left of the piles, up to the plates."""
    centre, piles = arrangement.layout.centre, arrangement.layout.piles.block
    left, right = _plate_ends(arrangement)
    return [
        Rect(piles.right + AWAY, centre.y, right - piles.right - AWAY, centre.h),
        Rect(left, centre.y, piles.x - AWAY - left, centre.h),
    ]


def _plate_ends(arrangement: Arrangement) -> tuple[float, float]:
    """Where the plates left and right in the centre row leave off, with the fans over them."""
    layout = arrangement.layout
    boxes = [(seat.place, united([seat.plate, *([seat.fan] if seat.fan else [])])) for seat in layout.seats]
    starts = [box.right + AWAY for place, box in boxes if place == "left"]
    ends = [box.x - AWAY for place, box in boxes if place == "right"]
    return max([layout.centre.x, *starts]), min([layout.centre.right, *ends])
