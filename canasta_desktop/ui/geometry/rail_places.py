"""What the person has at the lower edge: the prompt, and in the rail the own seat, the hand and the buttons.

Pure numbers, units.
"""

from math import ceil
from typing import Final, NamedTuple

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.layout import SeatShape
from canasta_desktop.ui.geometry.measures import TARGET_PX, Measures
from canasta_desktop.ui.geometry.seat_places import SeatFrame

OWN: Final = 24.0
"""What the own seat takes of the rail, units."""
BUTTONS: Final = 32.0
"""What the large buttons take at most; the hand leaves them that much, so that large text takes no room from it."""
LEAST_FACE: Final = 2.8
"""The own portrait's radius at least, units, where the window is so small that words need the room."""
OWN_WORDS_PX: Final = 62.0
"""Room for the counts beside it in the smallest type, px."""
OWN_FACE_GIVES: Final = 2.2
"""By how much the own portrait's radius gives way to text of twice the size, units."""


class RailFrame(NamedTuple):
    """The rail, in units: sort button, room of the hand, large buttons, and small ones in a row or a column."""

    rect: Rect
    seat: SeatFrame
    sort: Rect
    hand_room: Rect
    buttons: tuple[Rect, ...]
    small: Rect
    is_small_column: bool


def prompt_size(measures: Measures) -> tuple[float, float]:
    """Height and width that the prompt may take at most, units."""
    room = min(measures.frame_w - 10, 170)
    type_ = measures.unit.type(2.2)
    wanted = measures.spec.prompt * type_
    lines = max(1, ceil(wanted / (room - 6)))
    return 1.8 + type_ + (lines - 1) * measures.unit.line(2.2), room


def rail(measures: Measures) -> RailFrame:
    """The rail and what stands in it."""
    high, rail_h, small = measures.high, measures.rail_h, _small_height(measures)
    own = OWN
    more = 0.25 * (measures.frame_w - 160)
    wide = min(29 * (0.6 + 0.4 * measures.spec.text), BUTTONS) + more
    x = measures.left + measures.frame_w - 1.8 - wide
    sort = Rect(measures.left + 2.0, high - 1.2 - small, own - 3.0, small)
    left = measures.left + own + 1
    room = Rect(left, high - rail_h + 1.5, measures.frame_w - own - BUTTONS - more - 5, rail_h - 2.9)
    count = max(1, measures.spec.buttons)
    least = TARGET_PX / measures.unit.px
    heights = [max(6.2, least)] * count if count <= 2 else [max(6.0, least)] + [max(4.25, least)] * (count - 1)
    gap = 0.9 if count <= 2 else 0.35
    needed = sum(heights) + gap * (count - 1)
    is_column = needed + small + 1.7 > rail_h - 1.0
    spare = rail_h - 3.7 - needed - small
    if spare > 0:  # where cards are large buttons of large text may be higher
        grown = min(0.6 + 0.4 * measures.spec.text, 1 + spare / needed)
        heights = [grown * one for one in heights]
        needed = sum(heights) + gap * (count - 1)
    list_w = wide - 4.4 if is_column else wide
    y = high - rail_h + 2.0
    if count > 2 or is_column:
        y = high - (0.5 if is_column else 1.2 + small + 0.5) - needed
    buttons = []
    for one in heights:
        buttons.append(Rect(x, y, list_w, one))
        y += one + gap
    row = Rect(x, high - 1.2 - small, wide, small)
    column = Rect(x + wide - 3.9, high - 20.6, 3.9, 19.8)
    rect = Rect(0, high - rail_h, measures.wide, rail_h)
    return RailFrame(rect, _own_seat(measures), sort, room, tuple(buttons), column if is_column else row, is_column)


def _small_height(measures: Measures) -> float:
    """The height of a small button."""
    return max(measures.unit.type(1.8) + 1.8, TARGET_PX / measures.unit.px)


def _own_seat(measures: Measures) -> SeatFrame:
    y = measures.high - measures.rail_h
    rect = Rect(measures.left + 1.0, y + 1.6, OWN - 1, measures.rail_h - 3.1 - _small_height(measures))
    unit = measures.unit
    face = 5.4 - OWN_FACE_GIVES * (measures.spec.text - 1)
    beside = max(LEAST_FACE, (rect.w - 2.2 - OWN_WORDS_PX / measures.unit.px) / 2)
    radius = min(face, beside, rect.h / 2 - 0.6)
    portrait = Rect(rect.x + 0.8, rect.cy - radius, 2 * radius, 2 * radius)
    name, line = 1.25 * unit.type(2.7), unit.line(1.9)
    block = name + 2 * line + 0.2
    x = portrait.right + 1.4
    text = Rect(x, rect.cy - block / 2, rect.right - x, block)
    return SeatFrame(
        -1,
        SeatShape.OWN,
        rect,
        portrait,
        Rect(text.x, text.y, text.w, name),
        Rect(text.x, text.y + name + 0.1, text.w, line),
        Rect(text.x, text.y + name + 0.1 + line, text.w, line),
        1,
    )
