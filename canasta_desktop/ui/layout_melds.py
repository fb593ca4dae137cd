"""What lies in a side's tray: threes, canastas, melds and sequences in columns, or as chips where it is narrow.

Logical pixels, pure geometry. Columns stand from the left in the order given. They are tried at a pitch of 1.45 meld
cards down to 1.12, then with the cards themselves shrunk to 0.8, and the first that fits is taken; what still does not
fit, and every tray the table marks, becomes *chips*: small single cards in rows, with a count and, on a canasta, its
word. A placement's `bounds` hold all that is drawn for it, bounds never overlap and never leave the tray.

Where DESIGN is silent: a chip is 40 wide or 0.58 of the meld card, whichever is more, so that chips grow with the
window; it shrinks to 24 before a third row is made. A column is at least as wide as the words in it (label bar, points
of the threes); on the narrowest chips a label bar is narrower than its word, the popover then holds it. Badges grow
with the text, not beyond 0.62 of their card. The meter takes 40 % of the tray, at most 400 at a text scale of 1, from
its right end, and the full height where it needs it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from canasta_desktop.ui.layout import TIGHT_PITCH, TrayArea
from canasta_desktop.ui.layout_rect import CARD_RATIO, Measures, Rect, card_rect, united

PITCH = 1.45
SHRUNK = 0.8
PADDING = 14
CASCADE = 0.2
SEQUENCE_STEP, SEQUENCE_LEAST = 0.34, 0.24
THREES_SIZE, THREES_MOST = 0.8, 1.3
SLOT_SIZE = 1.15
CHIP, CHIP_SHARE, CHIP_LEAST = 40, 0.58, 24
CHIP_GAP = 6
BELOW_CAPTION = 5
"""Free height below a caption at least, px: a badge may rise into it."""
WORD_WIDTH, POINTS_WIDTH = 54, 44
"""Room for UNECHT and for +800 at a text scale of 1."""


class TrayKind(Enum):
    """How a thing in a tray is drawn. Wild melds and black threes are melds; a completed samba is a canasta."""

    THREES = "threes"
    CANASTA = "canasta"
    MELD = "meld"
    SEQUENCE = "sequence"
    SLOT = "slot"


@dataclass(frozen=True, slots=True)
class TrayItem:
    """One thing in a tray; `key` is the caller's (a meld's number, say) and comes back with the placement."""

    kind: TrayKind
    count: int = 0
    key: object = None


@dataclass(frozen=True, slots=True)
class TrayPlacement:
    """Where one item stands.

    `card` is the first card, the others follow by `step` (x, y) up to `shown` in all. `label` is the word bar of a
    canasta or the points under the threes. `bounds` hold everything and are the click target.
    """

    item: TrayItem
    bounds: Rect
    card: Rect
    step: tuple[float, float]
    shown: int
    badge: Rect | None
    label: Rect | None

    def cards(self) -> list[Rect]:
        """The cards drawn, lowest first."""
        return [self.card.moved(i * self.step[0], i * self.step[1]) for i in range(self.shown)]


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """A tray: its caption (name left, what lies there right), the room of the cards, the meter if asked for."""

    name: Rect
    value: Rect
    content: Rect
    meter: Rect | None
    placements: tuple[TrayPlacement, ...]
    card_width: float
    is_chips: bool


@dataclass(frozen=True, slots=True)
class _Fit:
    """One way to set the columns: width of the meld card and gap between columns."""

    cw: float
    pitch: float
    m: Measures

    @property
    def gap(self) -> float:
        return (self.pitch - 1) * self.cw

    @property
    def badge(self) -> float:
        return _badge_size(self.m, self.cw)

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
                return SLOT_SIZE * cw
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
    fit = None if tray.chips else next((f for f in _fits(mw, m) if f.total(items) <= content.w), None)
    placed = _chips(items, content, mw, m) if fit is None else _columns(items, content, fit)
    width = fit.cw if fit else min((p.card.w for p in placed), default=_chip_width(mw))
    return TrayLayout(name, value, content, box, tuple(placed), width, fit is None)


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


def _badge_size(m: Measures, cw: float) -> float:
    return min(24 * m.text, max(18.0, 0.62 * cw))


def _badge(card: Rect, size: float, over: float, top: float) -> Rect:
    """A count badge on a card's upper right corner, at most `over` beyond its right edge, not above `top`."""
    return Rect(card.right + over - size, max(top, card.y - 0.4 * size), size, size)


def _columns(items: Sequence[TrayItem], content: Rect, fit: _Fit) -> list[TrayPlacement]:
    x, placed = content.x, []
    for item in items:
        column = Rect(x, content.y, fit.column(item), content.h)
        placed.append(_column(item, column, fit))
        x = column.right + fit.gap
    return placed


def _column(item: TrayItem, column: Rect, fit: _Fit) -> TrayPlacement:
    match item.kind:
        case TrayKind.THREES:
            return _threes(item, column, fit)
        case TrayKind.SLOT:
            card = Rect(column.x, column.y, column.w, min(CARD_RATIO * column.w, column.h))
            return _placement(item, card, (0, 0), 1)
        case TrayKind.CANASTA:
            return _canasta(item, column, fit)
        case TrayKind.SEQUENCE:
            step = (fit.sequence_step, 0.0)
        case _:
            room = column.h - CARD_RATIO * fit.cw
            step = (0.0, max(0.0, min(CASCADE * fit.cw, room / max(1, item.count - 1))))
    card, shown = card_rect(column.x, column.y, fit.cw), max(1, item.count)
    last = card.moved(step[0] * (shown - 1), 0)
    return _placement(item, card, step, shown, badge=_badge(last, fit.badge, _over(fit), _badge_top(column, fit)))


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
    return _placement(item, card, (0, 0), 1, badge=_badge(card, fit.badge, over, _badge_top(column, fit)), label=label)


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
    return _placement(item, card, step, shown, label=label)


def _placement(
    item: TrayItem,
    card: Rect,
    step: tuple[float, float],
    shown: int,
    badge: Rect | None = None,
    label: Rect | None = None,
) -> TrayPlacement:
    last = card.moved(step[0] * (shown - 1), step[1] * (shown - 1))
    bounds = united(part for part in (card, last, badge, label) if part)
    return TrayPlacement(item, bounds, card, step, shown, badge, label)


def _chip_width(mw: float) -> float:
    return max(CHIP, CHIP_SHARE * mw)


def _chips(items: Sequence[TrayItem], content: Rect, mw: float, m: Measures) -> list[TrayPlacement]:
    """Chips in the fewest rows: two if 24 px chips fit there, then three, then as small as they must be."""
    widest, words = int(_chip_width(mw)), m.text
    sizes = range(widest, CHIP_LEAST - 1, -1)
    tries = [(c, rows, w) for rows, w in ((2, words), (2, 0.0), (3, words), (3, 0.0)) for c in sizes]
    tries += [(c, 99, 0.0) for c in range(CHIP_LEAST, 3, -1)]
    for c, rows, w in tries:
        cells = _flow(items, content, c, w, _badge_size(m, c))
        if cells is not None and len({cell.y for cell in cells}) <= rows:
            return [_chip(item, cell, c, m) for item, cell in zip(items, cells, strict=True)]
    raise AssertionError("a tray too small for anything")


def _flow(items: Sequence[TrayItem], content: Rect, c: float, text: float, badge: float) -> list[Rect] | None:
    """The cells of the chips from the left, row after row; None if they do not fit the height."""
    over = 0.3 * badge
    height = CARD_RATIO * c + over
    x, y, cells = content.x, content.y - min(over / 2, BELOW_CAPTION), []
    for item in items:
        words = {TrayKind.CANASTA: WORD_WIDTH - 4, TrayKind.THREES: POINTS_WIDTH}.get(item.kind, 0)
        w = max(c, words * text)
        if x > content.x and x + w > content.right:
            x, y = content.x, y + height + 4
        if x + w > content.right or y + height > content.bottom + 4:
            return None
        cells.append(Rect(x, y, w, height))
        x += w + CHIP_GAP
    return cells


def _chip(item: TrayItem, cell: Rect, c: float, m: Measures) -> TrayPlacement:
    card = card_rect(cell.cx - c / 2, cell.bottom - CARD_RATIO * c, c)
    size = min(_badge_size(m, c), c)
    badge = None
    if item.kind is not TrayKind.SLOT:
        badge = Rect(card.right + min(0.3 * size, CHIP_GAP - 2) - size, cell.y, size, size)
    label = None
    if item.kind in (TrayKind.CANASTA, TrayKind.THREES):
        height = min(m.label, 0.6 * card.h)
        label = Rect(cell.x, cell.bottom - height, cell.w, height)
    return _placement(item, card, (0, 0), 1, badge, label)
