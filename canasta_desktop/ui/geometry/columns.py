"""What stands in one tray: the columns of melds, each card's pose, and where cards may be let go. Pure geometry.

`arrange_tray` finds the columns; the cascade of a meld is spread here, because it depends on the faces: the first card
of every run of one rank keeps its whole index in sight, the others share what is left of the column.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from canasta_desktop.rules.cards import JOKER_FACE, is_wild, rank_of, suit_of
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Measures, Rect, united
from canasta_desktop.ui.display.display import NEW_MELD, Card, MeldKind, MeldView, Place, Spot, TrayView
from canasta_desktop.ui.geometry.cascade import cascade
from canasta_desktop.ui.geometry.items import TrayItem, TrayKind, TrayPlacement
from canasta_desktop.ui.geometry.melds import TrayLayout, arrange_tray
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.geometry.table import TrayArea

RED_SUITS = (1, 2)


class MeldColumn(NamedTuple):
    """One meld as it is drawn. `stack` is the card of a canasta's stack or of a chip; `staged` surrounds the draft."""

    meld: MeldView
    bounds: Rect
    badge: Rect | None
    label: Rect | None
    stack: Rect | None
    staged: Rect | None
    is_chip: bool


class TrayPlan(NamedTuple):
    """A tray with its columns; `threes` and `slot` where there are any."""

    view: TrayView
    area: TrayArea
    layout: TrayLayout
    columns: tuple[MeldColumn, ...]
    threes: TrayPlacement | None
    slot: Rect | None
    poses: tuple[Pose, ...]
    places: dict[Place, Rect]
    areas: tuple[tuple[Place, Rect], ...]


@lru_cache(maxsize=24)
def plan_tray(
    view: TrayView, area: TrayArea, mw: float, m: Measures, reach: tuple[float, float], *, has_meter: bool
) -> TrayPlan:
    """Everything in one side's tray; kept, because most displays change none or one of them."""
    items = [TrayItem(TrayKind.THREES, len(view.threes), Place(Spot.THREES, view.side))] if view.threes else []
    items += [
        TrayItem(_kind(meld), meld.count, meld, meld.sequence, reach[1] * (_ranks(meld) - 1)) for meld in view.melds
    ]
    if view.slot:
        items.append(TrayItem(TrayKind.SLOT, 0, NEW_MELD))
    laid = arrange_tray(items, area, mw, m, meter=has_meter)
    columns: list[MeldColumn] = []
    poses: list[Pose] = []
    places: dict[Place, Rect] = {}
    threes, slot = None, None
    for placed in laid.placements:
        if placed.item.kind is TrayKind.THREES:
            threes = placed
            places[_place(placed)] = placed.bounds
            poses += _fanned(view.threes, placed)
        elif placed.item.kind is TrayKind.SLOT:
            slot = placed.card
            places[NEW_MELD] = slot
        else:
            assert isinstance(placed.item.key, MeldView)
            column, cards = _column(placed.item.key, placed, laid, reach)
            columns.append(column)
            poses += cards
            places[column.meld.place] = column.bounds
    areas = tuple(_areas(laid, area.rect))
    return TrayPlan(view, area, laid, tuple(columns), threes, slot, tuple(poses), places, areas)


def _kind(meld: MeldView) -> TrayKind:
    if meld.kind is not MeldKind.OPEN:
        return TrayKind.CANASTA
    return TrayKind.SEQUENCE if meld.sequence else TrayKind.MELD


def _ranks(meld: MeldView) -> int:
    """How many ranks are to be told apart in it."""
    return max(1, len({rank_of(card.face) for card in (*meld.cards, *meld.staged)}))


def suit_shown(meld: MeldView) -> int | None:
    """The suit of a sequence, for its badge."""
    natural = (card for card in (*meld.cards, *meld.staged) if not is_wild(card.face))
    first = next(natural, None) if meld.sequence else None
    return None if first is None else suit_of(first.face)


def _fanned(cards: Sequence[Card], placed: TrayPlacement) -> list[Pose]:
    """Threes fanned; as a chip only the last of them is in sight."""
    rects = placed.cards()
    shown = cards[len(cards) - len(rects) :]
    place = placed.item.key
    assert isinstance(place, Place)
    covered = [
        Pose(card.token, card.face, rects[0], place, Layer.MELD, is_covered=True)
        for card in cards[: len(cards) - len(rects)]
    ]
    return covered + [
        Pose(card.token, card.face, rect, place, Layer.MELD + 0.01 * (i + 1))
        for i, (card, rect) in enumerate(zip(shown, rects, strict=True))
    ]


def _column(
    meld: MeldView, placed: TrayPlacement, laid: TrayLayout, reach: tuple[float, float]
) -> tuple[MeldColumn, list[Pose]]:
    if placed.is_chip:
        return _chip(meld, placed)
    if placed.item.kind is TrayKind.CANASTA:
        return _stack(meld, placed, laid.content.bottom)
    cards = (*meld.cards, *meld.staged)
    if placed.item.kind is TrayKind.SEQUENCE:
        rects = placed.cards()
    else:
        room = laid.content.bottom - placed.card.bottom
        offsets = cascade([card.face for card in cards], room, placed.card.w * reach[1])
        rects = [placed.card.moved(0, offset) for offset in offsets]
    poses = _cards(meld, rects)
    staged = united(rects[len(meld.cards) :]) if meld.staged else None
    bounds = united([*rects, *([placed.badge] if placed.badge else [])])
    return MeldColumn(meld, bounds, placed.badge, None, None, staged, False), poses


def _cards(meld: MeldView, rects: Sequence[Rect]) -> list[Pose]:
    """Poses of all cards of an open meld; staged ones can be clicked."""
    laid = len(meld.cards)
    return [
        Pose(card.token, card.face, rect, meld.place, Layer.MELD + 0.01 * i, is_hot=i >= laid)
        for i, (card, rect) in enumerate(zip((*meld.cards, *meld.staged), rects, strict=True))
    ]


def _stack(meld: MeldView, placed: TrayPlacement, bottom: float) -> tuple[MeldColumn, list[Pose]]:
    """A canasta: one card on top of the stack, the rest covered; staged cards cascade over it, the label below them."""
    card, label = placed.card, placed.label
    assert label is not None
    room = max(0.0, bottom - label.h - 2 - card.bottom)
    step = min(0.2 * card.w, room / len(meld.staged)) if meld.staged else 0.0
    top = top_card(meld)
    z = Layer.MELD + 0.1
    poses = [
        Pose(one.token, one.face, card, meld.place, z if one is top else z - 0.05, is_covered=one is not top)
        for one in meld.cards
    ]
    over = [card.moved(0, (i + 1) * step) for i in range(len(meld.staged))]
    poses += [
        Pose(one.token, one.face, rect, meld.place, z + 0.01 * (i + 1), is_hot=True)
        for i, (one, rect) in enumerate(zip(meld.staged, over, strict=True))
    ]
    label = label.moved(0, step * len(meld.staged))
    parts = [placed.bounds, label, *over]
    return MeldColumn(meld, united(parts), placed.badge, label, card, united(over) if over else None, False), poses


def _chip(meld: MeldView, placed: TrayPlacement) -> tuple[MeldColumn, list[Pose]]:
    """One small card for the whole meld, of an open sequence both ends; with staged cards the last of them on top."""
    cards = (*meld.cards, *meld.staged)
    ends = placed.cards()
    top = cards[-1] if meld.staged or len(ends) > 1 else top_card(meld)
    shown = {top.token: ends[-1]} | ({cards[0].token: ends[0]} if len(ends) > 1 else {})
    poses = [
        Pose(
            one.token,
            one.face,
            shown.get(one.token, placed.card),
            meld.place,
            Layer.MELD + 0.1 * (one is top),
            is_covered=one.token not in shown,
        )
        for one in cards
    ]
    label = placed.label if meld.label else None
    card = united(ends)
    return MeldColumn(meld, placed.bounds, placed.badge, label, card, card if meld.staged else None, True), poses


def top_card(meld: MeldView) -> Card:
    """The card that stands for a meld: red on a natural canasta, black on a mixed one, a joker on one of wild cards.

    A samba shows its highest card, the last one.
    """
    cards = meld.cards or meld.staged
    ranks = Counter(rank_of(card.face) for card in cards)
    if meld.kind is MeldKind.WILD:
        wanted = [card for card in cards if card.face == JOKER_FACE]
    elif meld.sequence or meld.kind is MeldKind.SAMBA:
        wanted = [cards[-1]]
    elif meld.kind is MeldKind.OPEN:
        wanted = [cards[0]]
    else:
        common = ranks.most_common(1)[0][0]
        red = meld.kind is MeldKind.NATURAL
        of_rank = [card for card in cards if rank_of(card.face) == common]
        wanted = [card for card in of_rank if (suit_of(card.face) in RED_SUITS) is red] or of_rank
    return wanted[0] if wanted else cards[0]


def _areas(laid: TrayLayout, tray: Rect) -> list[tuple[Place, Rect]]:
    """Where cards may be let go for each thing: its column down the whole tray, up to the middle of the gaps."""
    chips = [(_place(one), one.bounds.inset(-3, -3)) for one in laid.placements if one.is_chip]
    named = [(_place(one), one.bounds) for one in laid.placements if not one.is_chip]
    if not named:
        return chips
    edges = [
        tray.x,
        *((a.right + b.x) / 2 for (_, a), (_, b) in pairwise(named)),
        min(tray.right, named[-1][1].right + 10),
    ]
    sides = zip(named, pairwise(edges), strict=True)
    return [*chips, *((place, Rect(left, tray.y, right - left, tray.h)) for (place, _), (left, right) in sides)]


def _place(placed: TrayPlacement) -> Place:
    key = placed.item.key
    if isinstance(key, MeldView):
        return key.place
    assert isinstance(key, Place)
    return key
