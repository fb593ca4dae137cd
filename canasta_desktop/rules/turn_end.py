"""Whether a turn can be ended lawfully with what a play leaves in hand (CL-5.12, CL-8.1, CL-8.3).

A play that leaves at most one card is going out, for that card would have to be discarded: so it is refused at
once where going out is not allowed.
"""

from canasta_desktop.rules.cards import THREE, Hand
from canasta_desktop.rules.melds import MeldAddition, melds_with
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.table import Table


def refuses_rest(table: Table, hand: Hand, groups: list[MeldAddition], left: int, opens: bool) -> Reason:
    """Whether the turn can be ended lawfully with `left` cards in hand (CL-5.12, CL-8.3, A-15, A-21)."""
    rules = table.rules
    if hand.ranks[THREE] and rules.threes.may_be_held:
        left -= max(0, len(rules.threes.held(hand)) - table.drawable())  # laid out, these are not replaced any more
    if left > 1:
        return Reason.BLACK_THREES_ONLY_GOING_OUT if _only_out(table, groups) else OK
    if rules.extras and rules.supplies(table, left, opens):
        return OK
    if table.turn.bare and left == 1:
        return Reason.BLACK_THREES_ONLY_GOING_OUT if _only_out(table, groups) else OK
    if left <= 0 and rules.out.discard:
        return Reason.DISCARD_REQUIRED
    why = refuses_out(table, hand, groups)
    if rules.out.keeps and left == 1 and (why is Reason.CANASTAS_NEEDED or why is Reason.CANASTA_NEEDED):
        return Reason.MUST_KEEP_CARD
    return why


def _only_out(table: Table, groups: list[MeldAddition]) -> bool:
    """Whether one of these melds may be laid only by going out."""
    melds = table.rules.melds
    for group in groups:
        form = melds.form(melds.rank(group.cards) if group.meld is None else group.meld.rank)
        if form is not None and form.only_out():
            return True
    return False


def refuses_out(table: Table, hand: Hand, groups: list[MeldAddition]) -> Reason:
    """Why the player may not go out with these groups laid (CL-8.1).

    Where the take left a single card, going out is all that is left to do, and a "no" given after it
    binds to nothing, as a "yes" that cannot be kept does (A-20 of classic.md).
    """
    rules = table.rules
    melds = melds_with(table, groups)
    why = rules.out.refuses(table, rules.melds.canastas(melds))
    if why is Reason.PARTNER_SAID_NO and hand.size == 1:
        why = OK
    return rules.out.refuses_melds(table, melds) if why is OK else why


def has_no_discard(table: Table, hand: Hand) -> bool:
    """Whether the player in turn has no card that could be discarded or laid out, so that the deal must end.

    Threes alone cannot be discarded; nor can a single card by who may not go out, where the draw brought none.
    """
    threes = table.rules.threes
    if hand.size == 1 and table.drawable() == 0 and not threes.held(hand):
        return not table.rules.supplies(table, 1) and refuses_out(table, hand, []) is not OK
    if not threes.may_be_held or hand.ranks[THREE] < hand.size:
        return False
    return len(threes.held(hand)) == hand.size and not (threes.is_laid_by_hand() and table.drawable() > 0)


def cards_gained_from_pile(table: Table, count: int = -1) -> int:
    """How many cards of the pile below its top card would come to the taker's hand (CL-3.3).

    `count`: how many cards of the pile are taken, its top card included; all of them by default.
    """
    threes = table.rules.threes
    size = len(table.pile)
    kept = -1 if size else 0
    for card in table.pile if count < 0 or count == size else table.pile[size - count :]:
        if card >> 2 != THREE or not threes.lays_out(card):
            kept += 1
    return kept
