"""Layouts of the table made by hand, with the sizes of the design: what the window's widgets need of them."""

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.actions import large_count
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.geometry.layout import TableLayout, WalnutPlace


def layout_for(display: Display, width: int = 1280, height: int = 800, text: float = 1.0) -> TableLayout:
    """A table without seats and trays for this display."""
    unit = Unit.of_window(width, height, text)
    u, wu, hu = unit.px, width / unit.px, height / unit.px
    frame = min(wu, 190)
    left, rail = (wu - frame) / 2, 22.0
    wide = 29 * (0.6 + 0.4 * text) + 0.25 * (frame - 160)
    small = max(unit.type(1.8) + 1.8, 24 / u)
    words = sum(max(6.0, letters * 0.56 * unit.type(1.6) + 1.6) for letters in (4, 7, 6, 13, 4))
    corner = Rect(wu - 1.6 - min(words, 42), 1.5, min(words, 42), 3.2 + 1.9 * unit.type(1.6))
    if words > 42:
        corner = Rect(wu - 1.6 - 25, 1.5, 25, 5.2)
    count, right = large_count(display), left + frame - 1.8
    x = right - wide
    is_column = count == 4
    room = Rect(right - 3.9, hu - 20.6, 3.9, 19.8) if is_column else Rect(x, hu - 1.2 - small, wide, small)
    buttons = []
    y = hu - rail + 2.0
    if count > 2:
        y = hu - (0.5 if is_column else 1.7 + small) - (6.0 + (count - 1) * 4.65)
    for place in range(count):
        high = 6.2 if count < 3 else 6.0 if place == 0 else 4.25
        buttons.append(Rect(x, y, wide - (4.4 if is_column else 0), high))
        y += high + (0.9 if count < 3 else 0.4)
    prompt = 1.8 + unit.type(2.2)
    made = TableLayout(
        unit=unit,
        window=Rect(0, 0, wu, hu),
        is_row=False,
        score=Rect(1.6, 1.5, 44, 9.6),
        corner=corner,
        seats=(),
        trays=(),
        walnut=WalnutPlace(*[Rect(wu / 2 - 26, hu / 2 - 8, 52, 15)] * 5),
        prompt=Rect(left + 20, hu - rail - 0.6 - prompt, frame - 40, prompt),
        rail=Rect(0, hu - rail, wu, rail),
        sort=Rect(left + 2, hu - 1.2 - small, 21, small),
        hand_room=Rect(left + 26, hu - rail + 3, frame - 60, rail - 4),
        hand_width=12.4,
        buttons=tuple(buttons),
        small=room,
        is_small_column=is_column,
        meld_width=10,
        is_large_faced=False,
    )
    return scaled(made, u)


def scaled(layout: TableLayout, u: float) -> TableLayout:
    """The same in pixels."""

    def px(value: object) -> object:
        if isinstance(value, Rect):
            return Rect(*(u * figure for figure in value))
        if isinstance(value, WalnutPlace):
            return WalnutPlace(*(px(part) for part in value))
        return tuple(px(one) for one in value) if isinstance(value, tuple) and not hasattr(value, "px") else value

    return layout._replace(**{name: px(value) for name, value in layout._asdict().items() if name != "unit"})
