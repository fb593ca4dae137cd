"""The cards of trays as poses, and which of a meld's cards stands for it. Pure geometry."""

from collections import Counter
from collections.abc import Iterator

from canasta_desktop.rules.cards import JOKER_FACE, is_wild, rank_of, suit_of
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.display.display import Card, MeldKind, MeldView
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.geometry.layout import MeldPlace, TrayPlace
from canasta_desktop.ui.geometry.poses import Pose

RED_SUITS = (1, 2)
CARD_STEP = 0.005
"""How much higher the next card of a meld lies."""


def tray_poses(tray: TrayPlace, *, is_large: bool) -> Iterator[Pose]:
    """Every card of a side's tray, each meld's lowest first."""
    place = Place(Spot.THREES, tray.view.side)
    for order, (card, rect) in enumerate(zip(tray.view.threes, tray.threes, strict=True)):
        yield Pose(card.token, card.face, rect, place, Layer.MELD + CARD_STEP * order)
    for meld in tray.melds:
        yield from _canasta(meld, is_large) if meld.is_canasta else _open(meld, is_large)


def _open(place: MeldPlace, is_large: bool) -> Iterator[Pose]:
    """All cards of an open meld; staged ones can be clicked."""
    meld = place.meld
    for order, (card, rect) in enumerate(zip((*meld.cards, *meld.staged), place.cards, strict=True)):
        z = place.z + CARD_STEP * order
        is_staged = order >= len(meld.cards)
        yield Pose(card.token, card.face, rect, meld.place, z, is_hot=is_staged, is_large=is_large)


def _canasta(place: MeldPlace, is_large: bool) -> Iterator[Pose]:
    """One card on top of the stack, the rest covered; staged cards look out at the right, behind it."""
    meld = place.meld
    face, *out = place.cards
    top = top_card(meld)
    for order, (card, rect) in enumerate(zip(meld.staged, out, strict=True)):
        z = place.z - CARD_STEP * (order + 1)
        yield Pose(card.token, card.face, rect, meld.place, z, is_hot=True, is_large=is_large)
    z = place.z + 0.05
    for card in meld.cards:
        yield Pose(card.token, card.face, face, meld.place, z, is_covered=card is not top, is_large=is_large)


def suit_shown(meld: MeldView) -> int | None:
    """The suit of a sequence, for its count."""
    natural = (card for card in (*meld.cards, *meld.staged) if not is_wild(card.face))
    first = next(natural, None) if meld.sequence else None
    return None if first is None else suit_of(first.face)


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
