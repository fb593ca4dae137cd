"""Is this action legal, and if not, why?

Theory of operation. Canasta has few actions but many conditions, and most conditions differ from system to
system. So the work is split in two. The *questions* belong to the sections of the rule set: `Pile` knows what
entitles to the pile, `Melds` which cards may lie together, `InitialMeld` the minimum, `GoingOut` what going out
needs. The *order* of the questions stands here, in one function for each kind of action, and is the same for all
systems:

1. What does the moment allow: whose action is due, before or after drawing (CL-4.1)?
2. Are the cards there? (If not, nothing else about them makes sense.)
3. Would each meld that results be lawful (CL-5, in `shapes`)?
4. For a take: do the cards shown entitle to the pile (CL-6)?
5. For a side that has not melded: is the minimum met (CL-7)?
6. Could the turn still be ended lawfully afterwards (CL-8.3, in `turn_end`)?

The order matters to a person: of several things that are wrong the first one found is told, so the plain mistake
must come before the subtle one. It also matters to speed: bots and searches ask this a hundred thousand times in a
deal, mostly with actions that are fine, so nothing is built before it is needed.

`reason` returns a bare `Reason`, because nearly all who ask only want to know whether it is OK. `check` has
`explaining` make a `Refusal` of it, with figures and clause, for the one who is told. Nothing here changes anything;
`State.apply` trusts the answer and does not ask again.

The partner's answer binds (CL-8.7, A-20 of classic.md). After "yes" the player must go out, if that is possible. It
is tempting to remember in the turn that it *was* possible when the question was asked. There is no need: every step
that would bar the way out is refused (`breaks_promise`), so while the promise stands, "there is a way now" and
"there was one then" are the same (`is_bound`).
"""

from collections.abc import Sequence

from canasta_desktop.rules.actions import (
    ANY_THREE,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import THREE, Cards, Hand, is_wild
from canasta_desktop.rules.explaining import explain
from canasta_desktop.rules.going_out_ways import can_go_out, keeps_way_out
from canasta_desktop.rules.laying import join
from canasta_desktop.rules.melds import MeldAddition
from canasta_desktop.rules.pile import with_top
from canasta_desktop.rules.refusals import OK, Reason, Refusal
from canasta_desktop.rules.shapes import gather, shapes
from canasta_desktop.rules.stock_end import Must
from canasta_desktop.rules.table import ANSWERING, DRAWING, PLAYING, YES, Table
from canasta_desktop.rules.turn_end import cards_gained_from_pile, has_no_discard, refuses_out, refuses_rest


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
    return explain(table, hand, LayMeld((play,)), why)


def reason(table: Table, hand: Hand, action: Action) -> Reason:
    """The reason why this action is illegal, or OK."""
    return reason_if(table, hand, action, is_bound(table, hand))


def reason_if(table: Table, hand: Hand, action: Action, bound: bool) -> Reason:
    """The reason why this action is illegal, or OK; the caller knows whether a "yes" binds the player (`is_bound`)."""
    # Step 1: the moment. While a question is open only its answer counts.
    if table.over:
        return Reason.DEAL_OVER
    phase = table.turn.phase
    if isinstance(action, Answer):
        return OK if phase == ANSWERING else Reason.WRONG_PHASE
    if phase == ANSWERING:
        return Reason.WRONG_PHASE
    if isinstance(action, Discard):
        return _discard(table, hand, action, bound)
    # The rest in the order in which searches ask for them most.
    if isinstance(action, LayMeld):
        return _meld(table, hand, action, bound) if phase == PLAYING else Reason.WRONG_PHASE
    if isinstance(action, Take):
        return _take(table, hand, action) if phase == DRAWING else Reason.WRONG_PHASE
    if isinstance(action, Draw):
        return _draw(table, hand, action)
    if isinstance(action, Ask):
        return _ask(table, hand)
    return _uncommon(table, hand, action, bound)


def _uncommon(table: Table, hand: Hand, action: Action, bound: bool) -> Reason:
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


def _discard(table: Table, hand: Hand, action: Discard, bound: bool) -> Reason:
    turn = table.turn
    if turn.phase != PLAYING:
        return Reason.WRONG_PHASE
    rules = table.rules
    if hand.faces[action.card] < 1:
        return Reason.CARD_NOT_IN_HAND
    # Some turns end without a discard (GT-9.2).
    if turn.bare:
        return Reason.DISCARD_NOT_ALLOWED
    # A three that must be laid out comes before any discard, and is itself none (MA-2.4, GT-3.6).
    if hand.ranks[THREE] and rules.threes.must_go(table, turn.seat, hand):
        return Reason.DISCARD_NOT_ALLOWED if rules.threes.lays_out(action.card) else Reason.RED_THREE_FIRST
    # The last card goes out with it, unless a foot is taken up instead (CL-8.1, HF-6.1).
    if hand.size == 1 and not rules.threes.lays_out(action.card):
        return OK if rules.supplies(table, 1) else refuses_out(table, hand, [])
    why = rules.discards.refuses(table, hand, action.card)
    return Reason.PARTNER_SAID_YES if why is OK and bound else why


def _end(table: Table, hand: Hand) -> Reason:
    turn = table.turn
    if turn.phase == PLAYING:
        return OK if turn.bare or has_no_discard(table, hand) else Reason.DISCARD_REQUIRED
    if table.drawable() > 0:
        return Reason.WRONG_PHASE
    return Reason.TAKE_IS_COMPULSORY if must_take(table, hand) else OK


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
    """Whether a three must be laid out before anything else (A-10 of global-trade.md, MA-2.4)."""
    return hand.ranks[THREE] > 0 and table.rules.threes.waits(hand)


def _ask(table: Table, hand: Hand) -> Reason:
    why = table.rules.out.refuses_asking(table)
    if why is OK and table.turn.phase == PLAYING and _first(table, hand):
        return Reason.RED_THREE_FIRST
    return why


def _draw(table: Table, hand: Hand, action: Draw) -> Reason:
    if table.turn.phase != DRAWING:
        return Reason.WRONG_PHASE
    if table.drawable() <= 0:
        return Reason.STOCK_EMPTY
    return _choice_of_threes(table, hand, action.keep)


def _choice_of_threes(table: Table, hand: Hand, keep: int) -> Reason:
    """Of threes dealt that are too many the player says which go before the turn begins (MA-2.1, MA-2.4)."""
    if keep != ANY_THREE or table.rules.threes.by_hand:
        return OK
    return Reason.RED_THREE_FIRST if _first(table, hand) else OK


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
    # With cards to spare the turn can be ended whatever melds there are: no need to try.
    if why is not OK or (not bound and hand.size > 1 and not table.rules.threes.may_be_held):
        return why
    # Of two canastas one is left: who has melded down to the last card for going out must still be able to.
    after = table.copy()
    join(after, action.first, action.second)
    why = refuses_rest(after, hand, [], hand.size, False)
    if why is OK and bound and not can_go_out(after, hand):
        return Reason.PARTNER_SAID_YES
    return why


def _meld(table: Table, hand: Hand, action: LayMeld, bound: bool) -> Reason:
    # Step 2: the cards are there, and no three is waiting to be laid out.
    cards: Cards = ()
    for play in action.plays:
        cards += play.cards
    if not hand.holds(cards):
        return Reason.CARD_NOT_IN_HAND
    if _first(table, hand):
        return Reason.RED_THREE_FIRST
    # Step 3: each meld as it would lie afterwards.
    groups = gather(table, action.plays)
    if groups is None:
        return Reason.NO_SUCH_MELD
    why = shapes(table, groups) if groups else Reason.MELD_TOO_SMALL
    if why is not OK:
        return why
    # Step 5: the minimum, if these are the side's first melds (CL-7).
    left = hand.size - len(cards)
    opens = not table.is_open(table.sides[table.turn.seat])
    if opens:
        why = table.rules.initial_meld.refuses(table, groups, left)
        if why is not OK:
            return why
    # Step 6: what is left in hand must let the turn end, and keep a promise (CL-8.3, CL-8.7).
    why = refuses_rest(table, hand, groups, left, opens)
    if why is OK and bound:
        why = breaks_promise(table, hand, action.plays)
    return why


def breaks_promise(table: Table, hand: Hand, plays: Sequence[Play]) -> Reason:
    """After a binding "yes": a step that bars the way out is refused (CL-8.7)."""
    return OK if keeps_way_out(table, hand, plays) else Reason.PARTNER_SAID_YES


def _take(table: Table, hand: Hand, action: Take) -> Reason:
    # Step 2: the cards are there. `action.cards` are those shown with the top card, the plays come with them.
    cards = action.cards
    for play in action.plays:
        cards += play.cards
    if not hand.holds(cards):
        return Reason.CARD_NOT_IN_HAND
    # Step 1 for a pile: may anybody take it now, whatever is shown (CL-6.7 to CL-6.9)?
    pile = table.rules.pile
    why = pile.refuses_top(table, hand)
    if why is OK:
        why = _choice_of_threes(table, hand, action.keep)
    if why is not OK:
        return why
    # Step 4 comes before step 3 here: what does not entitle to the pile is told so, lawful meld or not (CL-6.4).
    plays = with_top(action, table.pile[-1], not pile.top_counts)
    groups = gather(table, plays)
    if groups is None:
        return Reason.NO_SUCH_MELD
    why = pile.refuses(table, action, groups[0].meld)
    if why is OK and not action.rest and not pile.top_only:
        why = Reason.WRONG_PHASE
    # Step 3: the melds, the top card's first of all.
    if why is OK:
        why = shapes(table, groups)
    if why is OK:
        why = _top_goes_first(table, action, groups[0])
    # Step 5: the minimum. The rest of the pile does not help with it (CL-7.4).
    opens = not table.is_open(table.sides[table.turn.seat])
    if why is OK and opens:
        why = _opens_by_take(table, action, groups)
    if why is not OK:
        return why
    # Step 6: the cards taken up count as left in hand.
    kept = cards_gained_from_pile(table, pile.count(table, action, groups[0].meld))
    return refuses_rest(table, hand, groups, hand.size - len(cards) + kept, opens)


def _top_goes_first(table: Table, action: Take, group: MeldAddition) -> Reason:
    """Why the rest of a take is illegal, since the top card is melded before it.

    A new meld was not made possible by what comes with it (HF-2.2, HF-3.4); a canasta that the top card and what is
    shown with it make is complete for the wild cards after them (CL-6.1).
    """
    melds = table.rules.melds
    if group.meld is None:
        return melds.refuses_another(table, table.sides[table.turn.seat], melds.rank(group.cards))
    first = 3 if action.cards else 1
    late = melds.keeps_out(group.meld, first, len([card for card in group.cards if is_wild(card)]))
    return Reason.MELD_CLOSED if late else OK


def _opens_by_take(table: Table, action: Take, groups: list[MeldAddition]) -> Reason:
    """Why this take is no initial meld (CL-7.4, MA-4.5)."""
    rules = table.rules
    opening = groups
    if not rules.pile.top_counts:
        opening = gather(table, action.plays) or []
        why = shapes(table, opening) if opening else Reason.MINIMUM_NOT_MET
        if why is not OK:
            return why
    # The pile comes to the hand: nobody melds the whole hand with it but by what `refuses_rest` allows
    # (A-5 of classic.md).
    return rules.initial_meld.refuses(table, opening, 2)
