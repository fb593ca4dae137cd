"""The one place where cards come from a hand onto melds, for actions, previews and plans alike."""

from collections.abc import Sequence

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import NOBODY, Meld, Table


def lay(table: Table, cards: Cards, onto: int) -> Meld:
    """Put cards of the player in turn onto a meld, or begin one; the caller takes them from the hand.

    Trusts that legality has been asked. Returns the meld as it lies now.
    """
    turn = table.turn
    side = table.sides[turn.seat]
    table.melded[turn.seat] = True
    if not table.melds[side]:
        turn.opened = True
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


def join(table: Table, first: int, second: int) -> Meld:
    """Make one meld of two of the side in turn; the lower number stays (SA-3.4, GT-5.6)."""
    kept = table.meld_numbered(min(first, second))
    gone = table.meld_numbered(max(first, second))
    assert kept is not None
    assert gone is not None
    turn = table.turn
    if kept.seat != turn.seat or gone.seat != turn.seat:
        turn.added = True
    table.melds[table.sides[turn.seat]].remove(gone)
    kept.add(tuple(gone.cards))
    return kept


def form_sides(table: Table, lone: int) -> None:
    """Form the sides of a cut-throat deal: `lone` against the other two, whose melds are combined (CL-13.2, CL-13.5).

    Melds of one rank are merged where the joined meld is legal, and then stand with the lower seat
    (A-22 of classic.md); otherwise both stay.
    """
    table.lone = lone
    low, high = [seat for seat in sorted(table.order) if seat != lone]
    table.sides[high] = low
    table.advisers = []
    melds = table.rules.melds
    for meld in table.melds[high]:
        for other in table.melds[low]:
            if other.rank == meld.rank and melds.refuses(other, tuple(meld.cards)) is OK:
                other.add(tuple(meld.cards))
                break
        else:
            table.melds[low].append(meld)
    table.melds[high] = []


def is_unformed(table: Table) -> bool:
    """Whether the sides of this deal are still to be formed (CL-13.2)."""
    return table.lone == NOBODY and table.rules.seating.forms_sides()


def give_away(table: Table, hand: Hand, cards: Cards) -> None:
    """Take cards from the hand of the player in turn, counts and what is known of the hand included."""
    for card in cards:
        give_one(table, hand, card)


def give_one(table: Table, hand: Hand, card: int) -> None:
    """Take one card from the hand of the player in turn, as `give_away`."""
    seat = table.turn.seat
    known = table.known[seat]
    hand.remove(card)
    if known.faces[card]:
        known.remove(card)
    table.sizes[seat] = table.sizes[seat] - 1


def preview(table: Table, hand: Hand, plays: Sequence[Play]) -> tuple[Table, Hand]:
    """Table and hand as they would be after these plays; pure, and legality is not asked."""
    table = table.copy()
    hand = hand.copy()
    for play in plays:
        table.turn.laid = True
        give_away(table, hand, play.cards)
        lay(table, play.cards, play.onto)
    return table, hand
