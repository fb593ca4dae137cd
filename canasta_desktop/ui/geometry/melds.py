"""What lies in a side's tray: threes, canastas, melds and sequences in columns, or as chips where it is narrow.

Logical pixels, pure geometry. Columns stand from the left in the order given. They are tried at a pitch of 1.45 meld
cards down to 1.12, then with the cards themselves shrunk to 0.8, and the first that fits is taken. Where that is not
enough the canastas, which hardly change any more, go on a *shelf*: small cards in two rows, so that the open melds stay
columns. What still does not fit becomes *chips* altogether (`geometry.chips`). A placement's `bounds` hold all that is
drawn for it, bounds never overlap and never leave the tray.

A column is at least as wide as the words in it (label bar, points of the threes). Badges grow with the text, not beyond
0.62 of their card. The meter takes 40 % of the tray, at most 400 at a text scale of 1, from its right end, and the full
height where it needs it. Even in a tray that is narrow enough for chips (`TrayArea.chips`), columns stand as long as
they fit: a side with three melds shows them.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Measures, Rect, card_rect
from canasta_desktop.ui.geometry.chips import CHIP_GAP, arrange_chips, arrange_shelf, chip_width
from canasta_desktop.ui.geometry.items import (
    POINTS_WIDTH,
    WORD_WIDTH,
    TrayItem,
    TrayKind,
    TrayPlacement,
    badge_on,
    badge_size,
    canastas,
    placed,
)
from canasta_desktop.ui.geometry.table import TIGHT_PITCH, TrayArea

__all__ = ["TrayItem", "TrayKind", "TrayLayout", "TrayPlacement", "arrange_tray"]

PITCH = 1.45
SHRUNK = 0.8
PADDING = 14
CASCADE = 0.2
SEQUENCE_STEP, SEQUENCE_LEAST = 0.34, 0.24
THREES_SIZE, THREES_MOST = 0.8, 1.3
SLOT_SIZE, SLOT_LEAST = 1.15, 0.6
"""Width of the slot by the meld card's; the small one has a sign instead of words."""
EDGE = 2.0
"""What shows of a card wholly below others, px."""
SHELF_FROM = 3
"""So many canastas at least go on a shelf."""


class TrayLayout(NamedTuple):
    """A tray: its caption (name left, what lies there right), the room of the cards, the meter if asked for."""

    name: Rect
    value: Rect
    content: Rect
    meter: Rect | None
    placements: tuple[TrayPlacement, ...]
    card_width: float

    @property
    def is_chips(self) -> bool:
        """Whether every meld in it is a chip."""
        return bool(self.placements) and all(one.is_chip for one in self.placements)


class _Fit(NamedTuple):
    """One way to set the columns: width of the meld card and gap between columns, size of the slot."""

    cw: float
    pitch: float
    m: Measures
    slot: float = SLOT_SIZE

    @property
    def gap(self) -> float:
        return (self.pitch - 1) * self.cw

    @property
    def badge(self) -> float:
        return badge_size(self.m, self.cw)

    @property
    def sequence_step(self) -> float:
        loose = (self.pitch - TIGHT_PITCH) / (PITCH - TIGHT_PITCH)
        return self.cw * (SEQUENCE_LEAST + loose * (SEQUENCE_STEP - SEQUENCE_LEAST))

    def column(self, item: TrayItem) -> float:
        """Width of the item's column without the gap."""
        cw = self.cw
        match item.kind:
            case TrayKind.CANASTA:
                return max(cw + 8, WORD_WIDTH * self.m.text)
            case TrayKind.THREES:
                return max(self.threes_width(item.count), POINTS_WIDTH * self.m.text)
            case TrayKind.SEQUENCE:
                return cw + self.sequence_step * max(0, item.count - 1)
            case TrayKind.SLOT:
                return self.slot * cw
            case _:
                return cw

    def threes_width(self, count: int) -> float:
        return self.cw * min(THREES_MOST, THREES_SIZE * (1 + 0.3 * max(0, count - 1)))

    def total(self, items: Sequence[TrayItem]) -> float:
        return sum(self.column(item) for item in items) + self.gap * (len(items) - 1)


def arrange_tray(
    items: Sequence[TrayItem], tray: TrayArea, mw: float, m: Measures, *, meter: bool = False
) -> TrayLayout:
    """Places `items`, in the order they shall stand, in `tray`; `mw` and `m` are the table layout's."""
    box = _meter(tray.rect, m) if meter else None
    right = box.x - 12 if box else tray.rect.right - PADDING
    x, top = tray.rect.x + PADDING, tray.rect.y + m.caption_top
    half = (right - x) * 0.4
    name, value = Rect(x, top, half, m.caption), Rect(x + half + 8, top, right - x - half - 8, m.caption)
    y = tray.rect.y + m.header
    content = Rect(x, y, right - x, tray.rect.bottom - 10 - y)
    found = _in_columns(items, content, mw, m) or _on_a_shelf(items, content, mw, m)
    if found is None:
        chips = arrange_chips(items, content, mw, m)
        found = chips, min((one.card.w for one in chips), default=chip_width(mw))
    return TrayLayout(name, value, content, box, tuple(found[0]), found[1])


def _in_columns(
    items: Sequence[TrayItem], content: Rect, mw: float, m: Measures
) -> tuple[list[TrayPlacement], float] | None:
    """All in columns, and the width of their cards."""
    fit = next((one for one in _fits(mw, m) if one.total(items) <= content.w), None)
    return (_columns(items, content, fit), fit.cw) if fit is not None else None


def _on_a_shelf(
    items: Sequence[TrayItem], content: Rect, mw: float, m: Measures
) -> tuple[list[TrayPlacement], float] | None:
    """Canastas small behind the threes, the rest in columns right of them."""
    if canastas(items) < SHELF_FROM:
        return None
    threes = [item for item in items if item.kind is TrayKind.THREES]
    closed = [item for item in items if item.kind is TrayKind.CANASTA]
    others = [item for item in items if item.kind not in (TrayKind.THREES, TrayKind.CANASTA)]
    fits = list(_fits(mw, m))
    for fit in (*fits, fits[-1]._replace(slot=SLOT_LEAST)):
        first = _columns(threes, content, fit)
        left = max((one.bounds.right for one in first), default=content.x - 2 * CHIP_GAP) + 2 * CHIP_GAP
        shelf = arrange_shelf(closed, _from(content, left), fit.cw, m)
        if shelf is None:
            continue
        right = max(one.bounds.right for one in shelf) + 2 * CHIP_GAP
        room = _from(content, right)
        if not others or fit.total(others) <= room.w:
            kinds = {TrayKind.THREES: iter(first), TrayKind.CANASTA: iter(shelf)}
            rest = iter(_columns(others, room, fit))
            return [next(kinds.get(item.kind, rest)) for item in items], fit.cw
    return None


def _from(room: Rect, left: float) -> Rect:
    """What is left of a room right of that place."""
    return Rect(left, room.y, max(0.0, room.right - left), room.h)


def _meter(tray: Rect, m: Measures) -> Rect:
    """The box of the initial meld's draft: below the caption's height where it fits there, else all of the tray."""
    w = min(400 * m.text, 0.4 * tray.w)
    h = min(112 * m.text, tray.h - 12)
    under = tray.y + m.header
    y = max(under, (under + tray.bottom - 10 - h) / 2) if under + h <= tray.bottom - 6 else tray.cy - h / 2
    return Rect(tray.right - PADDING - w, y, w, h)


def _fits(mw: float, m: Measures) -> Iterator[_Fit]:
    """The ways to set columns, widest first."""
    steps = 16
    for i in range(steps + 1):
        yield _Fit(mw, PITCH - (PITCH - TIGHT_PITCH) * i / steps, m)
    for i in range(1, steps + 1):
        yield _Fit(mw * (1 - (1 - SHRUNK) * i / steps), TIGHT_PITCH, m)


def _columns(items: Sequence[TrayItem], content: Rect, fit: _Fit) -> list[TrayPlacement]:
    x, found = content.x, []
    for item in items:
        column = Rect(x, content.y, fit.column(item), content.h)
        found.append(_column(item, column, fit))
        x = column.right + fit.gap
    return found


def _column(item: TrayItem, column: Rect, fit: _Fit) -> TrayPlacement:
    match item.kind:
        case TrayKind.THREES:
            return _threes(item, column, fit)
        case TrayKind.SLOT:
            card = Rect(column.x, column.y, column.w, min(CARD_RATIO * column.w, column.h))
            return placed(item, card, (0, 0), 1)
        case TrayKind.CANASTA:
            return _canasta(item, column, fit)
        case TrayKind.SEQUENCE:
            step = (fit.sequence_step, 0.0)
        case _:
            return _open_meld(item, column, fit)
    card, shown = card_rect(column.x, column.y, fit.cw), max(1, item.count)
    last = card.moved(step[0] * (shown - 1), 0)
    badge = badge_on(last, item, fit.badge, _over(fit), _badge_top(column, fit))
    return placed(item, card, step, shown, badge=badge)


def _open_meld(item: TrayItem, column: Rect, fit: _Fit) -> TrayPlacement:
    """Cards going down; smaller ones where a low column would hide what must stay in sight."""
    steps = max(1, item.count - 1)
    width = min(fit.cw, max(0.5 * fit.cw, (column.h - EDGE * steps) / (CARD_RATIO + item.strips)))
    card = card_rect(column.x + (fit.cw - width) / 2, column.y, width)
    step = (0.0, max(0.0, min(CASCADE * width, (column.h - card.h) / steps)))
    badge = badge_on(card, item, fit.badge, _over(fit), _badge_top(column, fit))
    return placed(item, card, step, max(1, item.count), badge=badge)


def _over(fit: _Fit) -> float:
    return max(0.0, min(0.35 * fit.badge, fit.gap - 2, PADDING - 2))


def _badge_top(column: Rect, fit: _Fit) -> float:
    """The lower edge of the caption row: no badge covers a name."""
    return column.y - fit.m.header + fit.m.caption_top + fit.m.caption


def _canasta(item: TrayItem, column: Rect, fit: _Fit) -> TrayPlacement:
    """A stack: the card, 4 px for the edges below it, the word bar across the lower edge."""
    card = card_rect(column.cx - fit.cw / 2, column.y, fit.cw)
    height = min(fit.m.label, column.h)
    label = Rect(column.x, min(card.bottom + 2, column.bottom - height), column.w, height)
    over = max(0.0, min(_over(fit), column.right - card.right + fit.gap - 2))
    badge = badge_on(card, item, fit.badge, over, _badge_top(column, fit))
    return placed(item, card, (0, 0), 1, badge=badge, label=label)


def _threes(item: TrayItem, column: Rect, fit: _Fit) -> TrayPlacement:
    """A fan of smaller cards going down to the right, the points below it."""
    shown = max(1, item.count)
    height = min(fit.m.label, column.h)
    w = min(THREES_SIZE * fit.cw, column.h / CARD_RATIO)
    group = max(w, fit.threes_width(shown))
    free = max(0.0, column.h - height - 4 - CARD_RATIO * w)
    steps = max(1, shown - 1)
    step = ((group - w) / steps if shown > 1 else 0.0, min(0.16 * fit.cw, free / steps))
    card = card_rect(column.cx - group / 2, column.y, w)
    low = card.bottom + step[1] * (shown - 1)
    label = Rect(column.x, min(low + 4, column.bottom - height), column.w, height)
    return placed(item, card, step, shown, label=label)
