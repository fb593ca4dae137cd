"""The one place where cards come from a hand onto melds, for actions, previews and plans alike."""

from collections.abc import Sequence

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.table import Meld, Table


def lay(table: Table, cards: Cards, onto: int) -> Meld:
    """Put cards of the player in turn onto a meld, or begin one; the caller takes them from the hand.

    Trusts that legality has been asked. Returns the meld as it lies now.
    """
    turn = table.turn
    side = table.sides[turn.seat]
    table.melded[turn.seat] = True
    if onto == NEW:
        meld = Meld(table.laid_melds, turn.seat, table.rules.melds.rank(cards), [], 0)
        table.laid_melds += 1
        table.melds[side].append(meld)
    else:
        found = table.meld_numbered(onto)
        assert found is not None
        meld = found
        if meld.seat != turn.seat:
            turn.added = True
    meld.add(cards)
    return meld


def give_away(table: Table, hand: Hand, cards: Cards) -> None:
    """Take cards from the hand of the player in turn, counts and what is known of the hand included."""
    seat = table.turn.seat
    hand.take_out(cards)
    table.sizes[seat] -= len(cards)
    forget(table, seat, cards)


def forget(table: Table, seat: int, cards: Cards) -> None:
    """These cards have left the hand of `seat`: they are no longer known to be in it."""
    known = table.known[seat]
    if known.size:
        for card in cards:
            if known.faces[card]:
                known.remove(card)


def preview(table: Table, hand: Hand, plays: Sequence[Play]) -> tuple[Table, Hand]:
    """Table and hand as they would be after these plays; pure, and legality is not asked."""
    table = table.copy()
    hand = hand.copy()
    for play in plays:
        table.turn.laid = True
        give_away(table, hand, play.cards)
        lay(table, play.cards, play.onto)
    return table, hand
