"""May this be done, and if not, why.

How it works. `reason` answers for one action: first what the moment allows (CL-4.1), then whether
the cards are there, then each meld that would result (CL-5), what entitles to the pile (CL-6), the
minimum (CL-7), and last whether the turn could still be ended lawfully (CL-8.3): a play that leaves
at most one card is going out, for that card would have to be discarded, so it is refused at once
where going out is not allowed. Nothing here changes anything; `State.apply` trusts the answer.

Each question belongs to a section of the rule set; what stands here is the order in which they are
asked. The answer of the partner binds (CL-8.7, A-20 of classic.md). After "yes" every step must leave
a way to go out, if there is one: since each step keeps the way open, "there is one now" and "there was
one when the question was asked" are the same thing, and the turn record need not remember it.
"""

from collections.abc import Sequence

from canasta_desktop.rules.actions import (
    NEW,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    Meld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import THREE, Cards, Hand, is_wild
from canasta_desktop.rules.finish import can_go_out, keeps_way_out
from canasta_desktop.rules.laying import join
from canasta_desktop.rules.melds import Group, melds_with
from canasta_desktop.rules.pile import with_top
from canasta_desktop.rules.refusals import OK, Reason, Refusal
from canasta_desktop.rules.stock_end import Must
from canasta_desktop.rules.table import ANSWERING, DRAWING, PLAYING, YES, Table
from canasta_desktop.rules.table import Meld as TableMeld


def check(table: Table, hand: Hand, action: Action) -> Refusal | None:
    """Why this action of the seat whose action is due is refused; None if it is legal.

    `hand` is the hand of that seat, `table.to_act()`.
    """
    why = reason(table, hand, action)
    return None if why is OK else explain(table, hand, action, why)


def check_play(table: Table, hand: Hand, play: Play) -> Refusal | None:
    """Why one meld in the making is refused as it stands; None while it may still become legal.

    For staging: it may be too small yet and below the minimum, and the turn is not looked at.
    """
    why = OK if hand.holds(play.cards) else Reason.CARD_NOT_IN_HAND
    if why is OK:
        groups = gather(table, (play,))
        why = Reason.NO_SUCH_MELD if groups is None else shapes(table, groups)
    if why is OK:
        return None
    if why is Reason.MELD_TOO_SMALL or why is Reason.MELD_TOO_FEW_NATURALS:
        melds = table.rules.melds
        form = melds.form(melds.rank(play.cards)) if play.cards and not all(map(is_wild, play.cards)) else None
        wilds = sum([1 for card in play.cards if is_wild(card)])
        if form is None or wilds <= form.most_wilds(hand.size):
            return None
        why = Reason.MELD_TOO_MANY_WILDS
    return explain(table, hand, Meld((play,)), why)


def reason(table: Table, hand: Hand, action: Action) -> Reason:
    """What stands against this action, `OK` if nothing does."""
    return reason_if(table, hand, action, is_bound(table, hand))


def reason_if(table: Table, hand: Hand, action: Action, bound: bool) -> Reason:
    """The same for who has asked already whether a "yes" binds the player in turn (`is_bound`)."""
    if table.over:
        return Reason.DEAL_OVER
    phase = table.turn.phase
    if isinstance(action, Answer):
        return OK if phase == ANSWERING else Reason.WRONG_PHASE
    if phase == ANSWERING:
        return Reason.WRONG_PHASE
    if isinstance(action, Discard):
        return _discard(table, hand, action, bound)
    if isinstance(action, Meld):
        return _meld(table, hand, action, bound) if phase == PLAYING else Reason.WRONG_PHASE
    if isinstance(action, Take):
        return _take(table, hand, action) if phase == DRAWING else Reason.WRONG_PHASE
    if isinstance(action, Draw):
        if phase != DRAWING:
            return Reason.WRONG_PHASE
        return OK if table.drawable() > 0 else Reason.STOCK_EMPTY
    if isinstance(action, Ask):
        return table.rules.out.refuses_asking(table)
    return _rarely(table, hand, action, bound)


def _rarely(table: Table, hand: Hand, action: Action, bound: bool) -> Reason:
    """The actions that few systems or few moments know."""
    if isinstance(action, Join):
        return _join(table, hand, action, bound)
    if isinstance(action, Lay):
        return _lay(table, hand, action)
    if isinstance(action, Special):
        if table.turn.phase != PLAYING:
            return Reason.WRONG_PHASE
        extras = table.rules.extras
        knows = any([extra.refuses_special(table, hand, action) is OK for extra in extras])
        return OK if knows else Reason.SPECIAL_HAND_INVALID
    assert isinstance(action, End)
    return _end(table, hand)


def is_bound(table: Table, hand: Hand) -> bool:
    """Whether a "yes" obliges the player in turn to go out: it was given, and there is a way (CL-8.7, A-20)."""
    return table.turn.answer == YES and table.turn.phase == PLAYING and can_go_out(table, hand)


def gather(table: Table, plays: Sequence[Play]) -> list[Group] | None:
    """The plays by the meld they go to; None if a number is no meld of the side in turn."""
    side = table.sides[table.turn.seat]
    groups: list[Group] = []
    for play in plays:
        if play.onto == NEW:
            groups.append(Group(None, play.cards))
            continue
        target: TableMeld | None = None
        for meld in table.melds[side]:
            if meld.number == play.onto:
                target = meld
        if target is None:
            return None
        for group in groups:
            if group.meld is target:
                group.cards += play.cards
                break
        else:
            groups.append(Group(target, play.cards))
    return groups


def shapes(table: Table, groups: list[Group]) -> Reason:
    """What stands against the melds that would result (CL-5), the first reason found."""
    melds = table.rules.melds
    side = table.sides[table.turn.seat]
    begun: list[int] = []
    for group in groups:
        if not group.cards:
            return Reason.MELD_TOO_SMALL
        why = melds.refuses(group.meld, group.cards)
        if group.meld is None and (why is OK or why is Reason.MELD_TOO_SMALL):
            rank = melds.rank(group.cards)
            if melds.refuses_another(table, side, rank) is not OK or (
                rank in begun and not _twice(table, groups, rank)
            ):
                return Reason.DUPLICATE_MELD
            begun.append(rank)
        if why is not OK:
            return why
    return melds.forbids(table, groups, not table.is_open(side))


def _twice(table: Table, groups: list[Group], rank: int) -> bool:
    """Whether two new melds of one rank may be laid at once: the others at least complete, if that is the rule."""
    melds = table.rules.melds
    same = [group for group in groups if group.meld is None and melds.rank(group.cards) == rank]
    complete = [group for group in same if group.size() >= melds.canasta]
    form = melds.form(rank)
    if form is None:
        return False
    return form.again() == 2 or (form.again() == 1 and len(complete) >= len(same) - 1)


def canastas_with(table: Table, groups: list[Group]) -> list[int]:
    """The canastas of the side in turn, by kind, once the groups are laid."""
    return table.rules.melds.canastas(melds_with(table, groups))


def kept_from_pile(table: Table, count: int = -1) -> int:
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


def _discard(table: Table, hand: Hand, action: Discard, bound: bool) -> Reason:
    turn = table.turn
    if turn.phase != PLAYING:
        return Reason.WRONG_PHASE
    rules = table.rules
    if hand.faces[action.card] < 1:
        return Reason.CARD_NOT_IN_HAND
    if turn.bare:
        return Reason.DISCARD_NOT_ALLOWED
    if hand.ranks[THREE] and rules.threes.must_go(table, turn.seat, hand):
        return Reason.DISCARD_NOT_ALLOWED if rules.threes.lays_out(action.card) else Reason.RED_THREE_FIRST
    if hand.size == 1 and not rules.threes.lays_out(action.card):
        return OK if rules.supplies(table, 1) else _refuses_out(table, hand, [])
    why = rules.discards.refuses(table, hand, action.card)
    return Reason.PARTNER_SAID_YES if why is OK and bound else why


def _refuses_out(table: Table, hand: Hand, groups: list[Group]) -> Reason:
    """What stands against going out with these groups laid (CL-8.1).

    Where the take left a single card, going out is all that is left to do, and a "no" given after it
    binds to nothing, as a "yes" that cannot be kept does (A-20 of classic.md).
    """
    rules = table.rules
    melds = melds_with(table, groups)
    why = rules.out.refuses(table, rules.melds.canastas(melds))
    if why is Reason.PARTNER_SAID_NO and hand.size == 1:
        why = OK
    return rules.out.refuses_melds(table, melds) if why is OK else why


def _end(table: Table, hand: Hand) -> Reason:
    turn = table.turn
    if turn.phase == PLAYING:
        return OK if turn.bare or is_stuck(table, hand) else Reason.DISCARD_REQUIRED
    if table.drawable() > 0:
        return Reason.WRONG_PHASE
    return Reason.TAKE_IS_COMPULSORY if must_take(table, hand) else OK


def is_stuck(table: Table, hand: Hand) -> bool:
    """Whether the player in turn has no card that could be discarded or laid out, so that the deal must end.

    Threes alone cannot be discarded; nor can a single card by who may not go out, where the draw brought none.
    """
    threes = table.rules.threes
    if hand.size == 1 and table.drawable() == 0 and not threes.held(hand):
        return not table.rules.supplies(table, 1) and _refuses_out(table, hand, []) is not OK
    if not threes.may_be_held or hand.ranks[THREE] < hand.size:
        return False
    return len(threes.held(hand)) == hand.size and not (threes.is_laid_by_hand() and table.drawable() > 0)


def must_take(table: Table, hand: Hand) -> bool:
    """Whether, the stock being empty, the pile must be taken (CL-9.2, GT-9.1).

    Only what is legal is compulsory (A-19 of classic.md).
    """
    stock_end = table.rules.stock_end
    if stock_end.must is Must.IF_POSSIBLE:
        # The generator stands on this module: whether anything can be taken at all is asked of it only here.
        from canasta_desktop.rules.generator import takes

        return any(True for _ in takes(table, hand))
    return any([_take(table, hand, take) is OK for take in stock_end.candidates(table, hand)])


def _first(table: Table, hand: Hand) -> bool:
    """Whether a three that was forgotten must be laid out before anything else (A-10 of global-trade.md)."""
    threes = table.rules.threes
    return threes.by_hand and hand.ranks[THREE] > 0 and threes.must_go(table, table.turn.seat, hand)


def _lay(table: Table, hand: Hand, action: Lay) -> Reason:
    threes = table.rules.threes
    if not hand.holds(action.cards):
        return Reason.CARD_NOT_IN_HAND
    if not action.cards or not threes.is_laid_by_hand():
        return Reason.WRONG_PHASE
    return OK if all([threes.lays_out(card) for card in action.cards]) else Reason.RED_THREE_NOT_MELDABLE


def _join(table: Table, hand: Hand, action: Join, bound: bool) -> Reason:
    if table.turn.phase != PLAYING:
        return Reason.WRONG_PHASE
    if _first(table, hand):
        return Reason.RED_THREE_FIRST
    side = table.sides[table.turn.seat]
    found = [meld for meld in table.melds[side] if meld.number in (action.first, action.second)]
    if len(found) != 2:
        return Reason.NO_SUCH_MELD
    why = table.rules.melds.refuses_join(found[0], found[1])
    if why is not OK or (not bound and hand.size > 1 and not table.rules.threes.may_be_held):
        return why
    # Of two canastas one is left: who has melded down to the last card for going out must still be able to.
    after = table.copy()
    join(after, action.first, action.second)
    why = refuses_rest(after, hand, [], hand.size, False)
    if why is OK and bound and not can_go_out(after, hand):
        return Reason.PARTNER_SAID_YES
    return why


def _meld(table: Table, hand: Hand, action: Meld, bound: bool) -> Reason:
    cards: Cards = ()
    for play in action.plays:
        cards += play.cards
    if not hand.holds(cards):
        return Reason.CARD_NOT_IN_HAND
    if _first(table, hand):
        return Reason.RED_THREE_FIRST
    groups = gather(table, action.plays)
    if groups is None:
        return Reason.NO_SUCH_MELD
    why = shapes(table, groups) if groups else Reason.MELD_TOO_SMALL
    if why is not OK:
        return why
    left = hand.size - len(cards)
    opens = not table.is_open(table.sides[table.turn.seat])
    if opens:
        why = table.rules.opening.refuses(table, groups, left)
        if why is not OK:
            return why
    why = refuses_rest(table, hand, groups, left, opens)
    if why is OK and bound:
        why = refuses_word(table, hand, action.plays)
    return why


def refuses_rest(table: Table, hand: Hand, groups: list[Group], left: int, opens: bool) -> Reason:
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
    why = _refuses_out(table, hand, groups)
    if rules.out.keeps and left == 1 and why is Reason.CANASTAS_NEEDED:
        return Reason.MUST_KEEP_CARD
    return why


def _only_out(table: Table, groups: list[Group]) -> bool:
    """Whether one of these melds may be laid only by going out."""
    melds = table.rules.melds
    for group in groups:
        form = melds.form(melds.rank(group.cards) if group.meld is None else group.meld.rank)
        if form is not None and form.only_out():
            return True
    return False


def refuses_word(table: Table, hand: Hand, plays: Sequence[Play]) -> Reason:
    """After a binding "yes": a step that bars the way out is refused (CL-8.7)."""
    return OK if keeps_way_out(table, hand, plays) else Reason.PARTNER_SAID_YES


def _take(table: Table, hand: Hand, action: Take) -> Reason:
    cards = action.cards
    for play in action.plays:
        cards += play.cards
    if not hand.holds(cards):
        return Reason.CARD_NOT_IN_HAND
    pile = table.rules.pile
    why = pile.refuses_top(table, hand)
    if why is not OK:
        return why
    plays = with_top(action, table.pile[-1], not pile.top_counts)
    groups = gather(table, plays)
    if groups is None:
        return Reason.NO_SUCH_MELD
    why = pile.refuses(table, action, groups[0].meld)
    if why is OK and not action.rest and not pile.top_only:
        why = Reason.WRONG_PHASE
    if why is OK:
        why = shapes(table, groups)
    if why is OK and _comes_late(table, action, groups[0]):
        why = Reason.MELD_CLOSED
    if why is OK and not table.is_open(table.sides[table.turn.seat]):
        why = _opens_by_take(table, action, groups)
    if why is not OK:
        return why
    kept = kept_from_pile(table, pile.count(table, action, groups[0].meld))
    return refuses_rest(table, hand, groups, hand.size - len(cards) + kept, False)


def _comes_late(table: Table, action: Take, group: Group) -> bool:
    """Whether a wild card would be added to a canasta that the top card and what is shown with it make (CL-6.1)."""
    if group.meld is None:
        return False
    first = 3 if action.cards else 1
    return table.rules.melds.keeps_out(group.meld, first, len([card for card in group.cards if is_wild(card)]))


def _opens_by_take(table: Table, action: Take, groups: list[Group]) -> Reason:
    """What stands against this take as the initial meld (CL-7.4, MA-4.5)."""
    rules = table.rules
    opening = groups
    if not rules.pile.top_counts:
        opening = gather(table, action.plays) or []
        why = shapes(table, opening) if opening else Reason.MINIMUM_NOT_MET
        if why is not OK:
            return why
    # The pile comes to the hand: nobody melds the whole hand with it but by what `refuses_rest` allows.
    return rules.opening.refuses(table, opening, 2)


def explain(table: Table, hand: Hand, action: Action, why: Reason) -> Refusal:
    """The refusal a person is told: clause, the cards it is about, and figures."""
    clause = table.rules.clause(why.value)
    cards: Cards = ()
    have = 0
    need = 0
    if isinstance(action, Discard):
        cards = (action.card,)
    elif isinstance(action, Meld):
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
        plays = _plays_of(table, action) if isinstance(action, Meld | Take) else ()
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
    if isinstance(action, Meld):
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
    return max(counts, default=0) if table.rules.opening.single else sum(counts)


def _meld_figures(table: Table, action: Action, why: Reason) -> tuple[int, int]:
    """What the first meld refused for `why` has of the cards in question, and the limit."""
    melds = table.rules.melds
    if not isinstance(action, Meld | Take):
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
