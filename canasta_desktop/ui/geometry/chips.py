"""Melds as chips: one small card each with a count and, on a canasta, its word, in rows from the left. Pure geometry.

Chips are as large as two rows of them can be, up to 0.8 of the meld card; they shrink before a third row is made. On a
shelf they are 40 wide or 0.58 of the meld card, whichever is more. A sequence shows its two ends. Where large words
would make the chips small the words are set in the usual size; on the narrowest chips a label bar is narrower than its
word and shows the first letter; the popover then holds the word.
"""

from collections.abc import Iterator, Sequence

from canasta_desktop.ui.base.rect import CARD_RATIO, Measures, Rect, card_rect
from canasta_desktop.ui.geometry.items import (
    POINTS_WIDTH,
    WORD_WIDTH,
    TrayItem,
    TrayKind,
    TrayPlacement,
    badge_size,
    badge_width,
    placed,
)

CHIP, CHIP_LEAST = 40, 24
CHIP_SHARE, SHELF_SHARE = 0.8, 0.58
WORDS_FROM = 30
"""Rather than chips below this width the words are given up."""
CHIP_GAP = 6
BADGE_SHARE = 0.5
LABEL_MOST = 0.45
"""Height of a word on a chip at most, by the chip's: its rank is in sight above."""
ENDS = 0.5
"""How far the last card of a sequence stands beside its first, by the chip's width."""
BELOW_CAPTION = 5
"""Free height below a caption at least, px: a badge may rise into it."""


def chip_width(mw: float, share: float = CHIP_SHARE) -> float:
    """The widest chip beside meld cards of that width."""
    return max(CHIP, share * mw)


def arrange_chips(items: Sequence[TrayItem], content: Rect, mw: float, m: Measures) -> list[TrayPlacement]:
    """Chips in the fewest rows: two if 24 px chips fit there, then three, then as small as they must be."""
    for c, rows, words in _tries(mw, m):
        cells = _flow(items, content, c, words, m)
        if cells is not None and len({cell.y for cell in cells}) <= rows:
            return [_chip(item, cell, c, m) for item, cell in zip(items, cells, strict=True)]
    raise AssertionError("a tray too small for anything")


def arrange_shelf(items: Sequence[TrayItem], content: Rect, mw: float, m: Measures) -> list[TrayPlacement] | None:
    """The same in two rows of equal length that begin at the left of `content`; None if they are too wide for it."""
    c = chip_width(mw, SHELF_SHARE)
    c = min(c, (content.h / 2 - 0.3 * _badge(m, c)) / CARD_RATIO)
    if c < WORDS_FROM:
        return None
    widths = [_width(item, c, m.text, m) + CHIP_GAP for item in items]
    half = (len(items) + 1) // 2
    wide = max(sum(widths[:half]), sum(widths[half:])) - CHIP_GAP
    if wide > content.w:
        return None
    cells = _flow(items[:half], Rect(content.x, content.y, wide + 1, content.h), c, m.text, m)
    low = content.y + _height(c, m) + 4
    below = _flow(items[half:], Rect(content.x, low, wide + 1, content.bottom - low), c, m.text, m)
    if cells is None or below is None:
        return None
    return [_chip(item, cell, c, m) for item, cell in zip(items, [*cells, *below], strict=True)]


def _tries(mw: float, m: Measures) -> Iterator[tuple[float, int, float]]:
    """Width of the chips, most rows, scale of the words that must fit (0: none), best first."""
    widest = int(chip_width(mw))
    for rows in (2, 3):
        yield from ((c, rows, words) for c in range(widest, WORDS_FROM - 1, -1) for words in (m.text, 1.0))
        yield from ((c, rows, 0.0) for c in range(widest, CHIP_LEAST - 1, -1))
    yield from ((c, 99, 0.0) for c in range(CHIP_LEAST, 3, -1))


def _badge(m: Measures, c: float) -> float:
    return badge_size(m, c, BADGE_SHARE, 15)


def _height(c: float, m: Measures) -> float:
    return CARD_RATIO * c + 0.3 * _badge(m, c)


def _width(item: TrayItem, c: float, text: float, m: Measures) -> float:
    words = {TrayKind.CANASTA: WORD_WIDTH - 4, TrayKind.THREES: POINTS_WIDTH}.get(item.kind, 0)
    card = c * (1 + ENDS) if item.kind is TrayKind.SEQUENCE else c
    return max(card, words * text)


def _flow(items: Sequence[TrayItem], content: Rect, c: float, text: float, m: Measures) -> list[Rect] | None:
    """The cells of the chips from the left, row after row; None if they do not fit the height."""
    height = _height(c, m)
    over = height - CARD_RATIO * c
    x, y, cells = content.x, content.y - min(over / 2, BELOW_CAPTION), []
    for item in items:
        w = _width(item, c, text, m)
        if x > content.x and x + w > content.right:
            x, y = content.x, y + height + 4
        if x + w > content.right or y + height > content.bottom + 4:
            return None
        cells.append(Rect(x, y, w, height))
        x += w + CHIP_GAP
    return cells


def _chip(item: TrayItem, cell: Rect, c: float, m: Measures) -> TrayPlacement:
    is_run = item.kind is TrayKind.SEQUENCE
    left = cell.x if is_run else cell.cx - c / 2
    card = card_rect(left, cell.bottom - CARD_RATIO * c, c)
    step, shown = ((ENDS * c, 0.0), 2) if is_run else ((0.0, 0.0), 1)
    size = min(_badge(m, c), c)
    badge = label = None
    if item.kind is not TrayKind.SLOT:
        over = min(0.3 * size, CHIP_GAP - 2)
        wide = badge_width(card, item, size, over)
        badge = Rect(card.right + step[0] + over - wide, cell.y, wide, size)
    if item.kind in (TrayKind.CANASTA, TrayKind.THREES):
        height = min(m.label, LABEL_MOST * card.h)
        label = Rect(cell.x, cell.bottom - height, cell.w, height)
    return placed(item, card, step, shown, badge, label, is_chip=True)
