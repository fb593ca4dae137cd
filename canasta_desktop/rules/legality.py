"""May this be done, and if not, why.

How it works. `reason` answers for one action: first what the moment allows (CL-4.1), then whether
the cards are there, then each meld that would result (CL-5), what entitles to the pile (CL-6), the
minimum (CL-7), and last whether the turn could still be ended lawfully (CL-8.3): a play that leaves
at most one card is going out, for that card would have to be discarded, so it is refused at once
where going out is not allowed. Nothing here changes anything; `State.apply` trusts the answer.

The answer of the partner binds (CL-8.7, A-20 of classic.md). After "yes" every step must leave a way
to go out, if there is one: since each step keeps the way open, "there is one now" and "there was one
when the question was asked" are the same thing, and the turn record need not remember it.
"""

from collections.abc import Sequence

from canasta_desktop.rules.actions import NEW, Action, Answer, Ask, Discard, Draw, End, Meld, Play, Take
from canasta_desktop.rules.cards import Cards, Hand, is_wild
from canasta_desktop.rules.finish import can_go_out
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.refusals import OK, Reason, Refusal
from canasta_desktop.rules.table import ANSWERING, DRAWING, NOBODY, PLAYING, UNANSWERED, YES, Table
from canasta_desktop.rules.table import Meld as TableMeld


class Group:
    """All that one action adds to one meld: on the table, or new (None)."""

    def __init__(self, meld: TableMeld | None, cards: Cards) -> None:
        self.meld: TableMeld | None = meld
        self.cards: Cards = cards

    def size(self) -> int:
        """Cards in the meld that results."""
        return len(self.cards) + (0 if self.meld is None else len(self.meld.cards))


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
        form = melds.form(melds.rank(play.cards)) if play.cards else None
        wilds = sum([1 for card in play.cards if is_wild(card)])
        if form is None or wilds <= form.most_wilds(hand.size):
            return None
        why = Reason.MELD_TOO_MANY_WILDS
    return explain(table, hand, Meld((play,)), why)


def reason(table: Table, hand: Hand, action: Action) -> Reason:
    """What stands against this action, `OK` if nothing does."""
    if table.over:
        return Reason.DEAL_OVER
    phase = table.turn.phase
    if isinstance(action, Answer):
        return OK if phase == ANSWERING else Reason.WRONG_PHASE
    if phase == ANSWERING:
        return Reason.WRONG_PHASE
    if isinstance(action, Discard):
        return OK if phase == PLAYING and _plain_discard(table, hand, action.card) else _discard(table, hand, action)
    if isinstance(action, Meld):
        return _meld(table, hand, action) if phase == PLAYING else Reason.WRONG_PHASE
    if isinstance(action, Take):
        return _take(table, hand, action) if phase == DRAWING else Reason.WRONG_PHASE
    if isinstance(action, Draw):
        if phase != DRAWING:
            return Reason.WRONG_PHASE
        return OK if table.stock > 0 else Reason.STOCK_EMPTY
    if isinstance(action, Ask):
        return _ask(table)
    assert isinstance(action, End)
    return _end(table, hand)


def is_bound(table: Table, hand: Hand) -> bool:
    """Whether a "yes" obliges the player in turn to go out: it was given, and there is a way (CL-8.7, A-20)."""
    return table.turn.answer == YES and can_go_out(table, hand)


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
            if rank in begun or table.meld_of_rank(side, rank) is not None:
                return Reason.DUPLICATE_MELD
            begun.append(rank)
        if why is not OK:
            return why
    return OK


def canastas_with(table: Table, groups: list[Group]) -> list[int]:
    """The canastas of the side in turn, by kind, once the groups are laid."""
    melds = table.rules.melds
    result: list[TableMeld] = []
    for meld in table.melds[table.sides[table.turn.seat]]:
        grown = meld
        for group in groups:
            if group.meld is meld:
                grown = meld.copy()
                grown.add(group.cards)
        result.append(grown)
    for group in groups:
        if group.meld is None:
            fresh = TableMeld(NEW, table.turn.seat, NEW, [], 0)
            fresh.add(group.cards)
            result.append(fresh)
    return melds.canastas(result)


def kept_from_pile(table: Table) -> int:
    """How many cards of the pile below its top card would come to the taker's hand (CL-3.3)."""
    threes = table.rules.threes
    count = 0
    for card in table.pile[:-1]:
        if not threes.lays_out(card):
            count += 1
    return count


def _plain_discard(table: Table, hand: Hand, card: int) -> bool:
    """Whether this is the everyday discard that nothing can stand against."""
    return hand.faces[card] > 0 and hand.size > 1 and table.turn.answer != YES and not table.rules.threes.lays_out(card)


def _discard(table: Table, hand: Hand, action: Discard) -> Reason:
    if table.turn.phase != PLAYING:
        return Reason.WRONG_PHASE
    if hand.faces[action.card] < 1:
        return Reason.CARD_NOT_IN_HAND
    if table.rules.threes.lays_out(action.card):
        return Reason.DISCARD_NOT_ALLOWED
    if hand.size > 1:
        return Reason.PARTNER_SAID_YES if is_bound(table, hand) else OK
    return _refuses_out(table, hand, canastas_with(table, []))


def _refuses_out(table: Table, hand: Hand, counts: list[int]) -> Reason:
    """What stands against going out, the side having canastas by `counts`.

    Where the take left a single card, going out is all that is left to do, and a "no" given after it
    binds to nothing, as a "yes" that cannot be kept does (A-20 of classic.md).
    """
    why = table.rules.out.refuses(table, counts)
    return OK if why is Reason.PARTNER_SAID_NO and hand.size == 1 else why


def _ask(table: Table) -> Reason:
    rules = table.rules
    turn = table.turn
    if rules.out.ask is Asking.OFF or not rules.seating.has_partners():
        return Reason.ASK_NOT_ALLOWED
    if turn.phase != PLAYING:
        return Reason.WRONG_PHASE
    if turn.answer != UNANSWERED:
        return Reason.ASK_ONCE
    if turn.laid:
        return Reason.ASK_TOO_LATE
    return OK if rules.seating.adviser(table, turn.seat) != NOBODY else Reason.ASK_NOT_ALLOWED


def _end(table: Table, hand: Hand) -> Reason:
    if table.turn.phase != DRAWING:
        return Reason.DISCARD_REQUIRED
    if table.stock > 0:
        return Reason.WRONG_PHASE
    return Reason.TAKE_IS_COMPULSORY if must_take(table, hand) else OK


def must_take(table: Table, hand: Hand) -> bool:
    """Whether, the stock being empty, the pile must be taken (CL-9.2).

    Only what is legal is compulsory (A-19 of classic.md).
    """
    if not table.pile:
        return False
    rank = table.pile[-1] >> 2
    meld = table.meld_of_rank(table.sides[table.turn.seat], rank)
    if meld is None:
        return False
    takes = [Take((), meld.number)]
    if hand.size == 1:  # alone it would be left over; laid with the top card it may go out
        takes.append(Take(tuple(hand.cards()), meld.number))
    return any([table.rules.stock_end.obliges(table, take) and _take(table, hand, take) is OK for take in takes])


def _meld(table: Table, hand: Hand, action: Meld) -> Reason:
    cards: Cards = ()
    for play in action.plays:
        cards += play.cards
    if not hand.holds(cards):
        return Reason.CARD_NOT_IN_HAND
    groups = gather(table, action.plays)
    if groups is None:
        return Reason.NO_SUCH_MELD
    why = shapes(table, groups) if groups else Reason.MELD_TOO_SMALL
    if why is not OK:
        return why
    left = hand.size - len(cards)
    if not table.is_open(table.sides[table.turn.seat]):
        points = table.rules.pack.points(cards)
        if points < table.minimum(table.turn.seat) and not _waived(table, groups, left):
            return Reason.MINIMUM_NOT_MET
    why = _rest(table, hand, groups, left)
    if why is OK and is_bound(table, hand):
        why = _kept_word(table, hand, action.plays)
    return why


def _waived(table: Table, groups: list[Group], left: int) -> bool:
    """Whether no minimum is needed: the whole hand, an own canasta in it, after a draw (CL-7.7, A-5)."""
    if left > 1 or table.turn.took or not table.rules.opening.waived_concealed:
        return False
    return any([group.size() >= table.rules.melds.canasta for group in groups])


def _rest(table: Table, hand: Hand, groups: list[Group], left: int) -> Reason:
    """Whether the turn can be ended lawfully with `left` cards in hand (CL-5.12, CL-8.3, A-15, A-21)."""
    if left > 1:
        return Reason.BLACK_THREES_ONLY_GOING_OUT if _only_out(table, groups) else OK
    return _refuses_out(table, hand, canastas_with(table, groups))


def _only_out(table: Table, groups: list[Group]) -> bool:
    """Whether one of these melds may be laid only by going out."""
    melds = table.rules.melds
    for group in groups:
        form = melds.form(melds.rank(group.cards) if group.meld is None else group.meld.rank)
        if form is not None and form.only_out():
            return True
    return False


def _kept_word(table: Table, hand: Hand, plays: Sequence[Play]) -> Reason:
    """After a binding "yes": a step that bars the way out is refused (CL-8.7)."""
    after, left = preview(table, hand, plays)
    return OK if left.size == 0 or can_go_out(after, left) else Reason.PARTNER_SAID_YES


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
    top = Play((*action.cards, table.pile[-1]), action.onto)
    groups = gather(table, (top, *action.plays))
    if groups is None:
        return Reason.NO_SUCH_MELD
    side = table.sides[table.turn.seat]
    why = pile.refuses(table, side, action.cards, groups[0].meld)
    if why is OK:
        why = shapes(table, groups)
    if why is not OK:
        return why
    if not table.is_open(side):
        points = table.rules.pack.points(cards) + table.rules.pack.values[table.pile[-1] >> 2]
        if points < table.minimum(table.turn.seat):
            return Reason.MINIMUM_NOT_MET
    return _rest(table, hand, groups, hand.size - len(cards) + kept_from_pile(table))


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
        have = sum(canastas_with(table, gather(table, plays) or []))
        need = table.rules.out.wanted()
    elif why in (Reason.MELD_TOO_SMALL, Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS):
        have, need = _meld_figures(table, action, why)
    return Refusal(why, clause, cards, have, need)


def _matching(table: Table, hand: Hand, action: Action) -> int:
    """How many cards of the top card's rank the hand has, or were shown of them if it has enough."""
    rank = table.pile[-1] >> 2
    if isinstance(action, Take) and hand.ranks[rank] > 1:
        return sum([1 for card in action.cards if card >> 2 == rank])
    return hand.ranks[rank]


def _plays_of(table: Table, action: Action) -> tuple[Play, ...]:
    """The plays of a meld or a take, the pile's top card in the first of them."""
    if isinstance(action, Meld):
        return action.plays
    assert isinstance(action, Take)
    return (Play((*action.cards, *table.pile[-1:]), action.onto), *action.plays)


def _points_laid(table: Table, action: Action) -> int:
    """The points these plays count towards the minimum (CL-7.3, CL-7.4)."""
    return sum([table.rules.pack.points(play.cards) for play in _plays_of(table, action)])


def _meld_figures(table: Table, action: Action, why: Reason) -> tuple[int, int]:
    """What the first meld refused for `why` has of the cards in question, and the limit."""
    melds = table.rules.melds
    for group in gather(table, _plays_of(table, action)) or []:
        if melds.refuses(group.meld, group.cards) is not why:
            continue
        all_cards = group.cards if group.meld is None else tuple(group.meld.cards) + group.cards
        form = melds.form(melds.rank(all_cards))
        wilds = sum([1 for card in all_cards if is_wild(card)])
        if form is None:
            break
        if why is Reason.MELD_TOO_SMALL:
            return len(all_cards), form.least()
        if why is Reason.MELD_TOO_FEW_NATURALS:
            return len(all_cards) - wilds, form.fewest_naturals()
        return wilds, form.most_wilds(len(all_cards) - wilds)
    return 0, 0
