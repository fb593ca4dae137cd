"""The things that lie in a tray, where one of them stands, and the badges they wear. Pure geometry."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from canasta_desktop.ui.base.rect import Measures, Rect, united

WORD_WIDTH, POINTS_WIDTH = 54, 44
"""Room for UNECHT and for +800 at a text scale of 1."""
INDEX = 0.28
"""Width of a card's index by the card's."""
SUIT_BADGE = 1.65
"""Width of a badge that holds a suit beside the count, by its height."""


class TrayKind(Enum):
    """How a thing in a tray is drawn. Wild melds and black threes are melds; a completed samba is a canasta."""

    THREES = "threes"
    CANASTA = "canasta"
    MELD = "meld"
    SEQUENCE = "sequence"
    SLOT = "slot"


@dataclass(frozen=True, slots=True)
class TrayItem:
    """One thing in a tray; `key` is the caller's (a meld's number, say) and comes back with the placement.

    `has_suit`: its badge tells the suit, too. `strips`: so much of the cards above the last one must stay in sight,
    by their width.
    """

    kind: TrayKind
    count: int = 0
    key: object = None
    has_suit: bool = False
    strips: float = 0


class TrayPlacement(NamedTuple):
    """Where one item stands.

    `card` is the first card, the others follow by `step` (x, y) up to `shown` in all. `label` is the word bar of a
    canasta or the points under the threes. `bounds` hold everything and are the click target. A chip is one small card
    (two for a sequence: its ends) for the whole meld.
    """

    item: TrayItem
    bounds: Rect
    card: Rect
    step: tuple[float, float]
    shown: int
    badge: Rect | None
    label: Rect | None
    is_chip: bool = False

    def cards(self) -> list[Rect]:
        """The cards drawn, lowest first."""
        return [self.card.moved(i * self.step[0], i * self.step[1]) for i in range(self.shown)]


def placed(
    item: TrayItem,
    card: Rect,
    step: tuple[float, float],
    shown: int,
    badge: Rect | None = None,
    label: Rect | None = None,
    *,
    is_chip: bool = False,
) -> TrayPlacement:
    """A placement with the bounds of its parts."""
    last = card.moved(step[0] * (shown - 1), step[1] * (shown - 1))
    bounds = united(part for part in (card, last, badge, label) if part)
    return TrayPlacement(item, bounds, card, step, shown, badge, label, is_chip)


def badge_size(m: Measures, cw: float, share: float = 0.62, least: float = 18) -> float:
    """Height of a badge on a card of that width."""
    return min(24 * m.text, max(least, share * cw))


def badge_on(card: Rect, item: TrayItem, size: float, over: float, top: float) -> Rect:
    """A count badge on a card's upper right corner, at most `over` beyond its right edge, not above `top`."""
    wide = badge_width(card, item, size, over)
    return Rect(card.right + over - wide, max(top, card.y - 0.4 * size), wide, size)


def badge_width(card: Rect, item: TrayItem, size: float, over: float) -> float:
    """Its width: with a suit more, but never over the card's index."""
    return min(size * SUIT_BADGE, (1 - INDEX) * card.w + over) if item.has_suit else size


def canastas(items: Sequence[TrayItem]) -> int:
    """How many of them are canastas."""
    return sum(item.kind is TrayKind.CANASTA for item in items)
