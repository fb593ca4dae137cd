"""A refused action explained to a person: the clause, the cards it is about, and figures."""

from collections.abc import Sequence

from canasta_desktop.rules.actions import Action, Discard, Lay, LayMeld, Play, Take
from canasta_desktop.rules.cards import Cards, Hand, is_wild
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.pile import with_top
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.shapes import canastas_with, gather
from canasta_desktop.rules.table import Table


def explain(table: Table, hand: Hand, action: Action, why: Reason) -> Refusal:
    """The refusal as a person gets it: clause, the cards it is about, and figures."""
    # Of two threes either goes by a clause of its own (MA-2.4).
    second = why is Reason.RED_THREE_FIRST and not table.rules.threes.by_hand and table.rules.threes.waits(hand)
    clause = table.rules.clause(Rule.THREES_SECOND if second else why)
    cards: Cards = ()
    have = 0
    need = 0
    if isinstance(action, Discard):
        cards = (action.card,)
    elif isinstance(action, LayMeld):
        cards = tuple([card for play in action.plays for card in play.cards])
    elif isinstance(action, Lay):
        cards = action.cards
    elif isinstance(action, Take):
        cards = tuple(table.pile[-1:])
        if why is Reason.CARD_NOT_IN_HAND:
            cards = action.cards + tuple([card for play in action.plays for card in play.cards])
    if why is Reason.MINIMUM_NOT_MET:
        have, need = _points_laid(table, action), table.minimum(table.turn.seat)
    elif why in (Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR, Reason.PILE_NEEDS_MATCH):
        have, need = _matching(table, hand, action), 2
    elif why in (Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED):
        plays = _plays_of(table, action) if isinstance(action, LayMeld | Take) else ()
        counts = canastas_with(table, gather(table, plays) or [])
        need = table.rules.out.wanted()
        have = need - table.rules.out.missing(counts)
    elif why in (
        Reason.MELD_TOO_SMALL,
        Reason.MELD_TOO_MANY_WILDS,
        Reason.MELD_TOO_FEW_NATURALS,
        Reason.MELD_TOO_LARGE,
    ):
        have, need = _meld_figures(table, action, why)
    return Refusal(why, clause, cards, have, need)


def _matching(table: Table, hand: Hand, action: Action) -> int:
    """How many cards of the top card's rank the hand has, or were shown of them if it has enough."""
    rank = table.pile[-1] >> 2
    if isinstance(action, Take) and hand.ranks[rank] > 1:
        return sum([1 for card in action.cards if card >> 2 == rank])
    return hand.ranks[rank]


def _plays_of(table: Table, action: Action) -> Sequence[Play]:
    """The plays of a meld or a take, the pile's top card in the first of them."""
    if isinstance(action, LayMeld):
        return action.plays
    assert isinstance(action, Take)
    if not table.pile:
        return (Play(action.cards, action.onto), *action.plays)
    return with_top(action, table.pile[-1], not table.rules.pile.top_counts)


def _points_laid(table: Table, action: Action) -> int:
    """The points these plays count towards the minimum (CL-7.3, CL-7.4)."""
    plays = _plays_of(table, action)
    if isinstance(action, Take) and not table.rules.pile.top_counts:
        plays = action.plays
    counts = [table.rules.pack.points(play.cards) for play in plays]
    return max(counts, default=0) if table.rules.initial_meld.single else sum(counts)


def _meld_figures(table: Table, action: Action, why: Reason) -> tuple[int, int]:
    """What the first meld refused for `why` has of the cards in question, and the limit."""
    melds = table.rules.melds
    if not isinstance(action, LayMeld | Take):
        return 0, 0
    for group in gather(table, _plays_of(table, action)) or []:
        if melds.refuses(group.meld, group.cards) is not why:
            continue
        all_cards = group.cards if group.meld is None else tuple(group.meld.cards) + group.cards
        rank = melds.rank(all_cards) if group.meld is None else group.meld.rank
        form = melds.form(rank) if rank >= 0 else None
        wilds = sum([1 for card in all_cards if is_wild(card)])
        if form is None:
            break
        if why is Reason.MELD_TOO_SMALL:
            return len(all_cards), form.least()
        if why is Reason.MELD_TOO_LARGE:
            return len(all_cards), form.largest()
        if why is Reason.MELD_TOO_FEW_NATURALS:
            return len(all_cards) - wilds, form.fewest_naturals()
        return wilds, form.most_wilds(len(all_cards) - wilds)
    return 0, 0
