"""How a person ends a turn with a draft on the table: lay out what is staged, then discard.

Most turns end without anybody going out, so this is no part of `rules.going_out`. What ends the deal stands here too,
as `way_out`: the last turn of a deal is ended by the same two actions.
"""

from itertools import islice
from typing import Final, NamedTuple

from canasta_desktop.game.staging import Staging
from canasta_desktop.game.take_interpretations import taken
from canasta_desktop.rules.actions import END, Action, Discard, LayMeld, Play
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import PLAYING, YES, Table
from canasta_desktop.rules.turn_end import cards_gained_from_pile

TRIES: Final = 6
"""How many plans to go out are looked at: nearly always the first does it."""


class TurnEnding(NamedTuple):
    """Actions to be played one after the other; `returned` are the staged cards that go back into the hand."""

    actions: tuple[Action, ...]
    returned: Cards = ()


def empties_hand(staging: Staging) -> bool:
    """Whether no card would be left in hand once this is laid out."""
    table = staging.view.table
    kept = 0
    if staging.takes_pile and table.pile:
        count = taken(table, staging.take())
        kept = cards_gained_from_pile(table, count) + (table.beneath if count == len(table.pile) else 0)
    return bool(staging.steps) and staging.left.size + kept == 0


def goes_out(staging: Staging) -> bool:
    """Whether laying this out would end the deal: the hand is empty, and no foot is to be taken up (HF-6.1)."""
    return empties_hand(staging) and not staging.view.table.rules.supplies(staging.view.table, 0)


def end_with_discard(staging: Staging, card: int) -> TurnEnding | Refusal:
    """Lay out the complete drafts, then discard `card`, which is not staged; unfinished drafts return to the hand.

    Where what is complete cannot be laid out (it counts too little, say), everything returns.
    """
    return _end_by(staging, Discard(card))


def end_without_discard(staging: Staging) -> TurnEnding | Refusal:
    """End the turn without a discard: the pile is declined with an empty stock, or the last turn is over (GT-9.2)."""
    refusal = check(staging.view.table, staging.view.hand, END)
    return refusal or _end_by(staging, END)


def _end_by(staging: Staging, last: Action) -> TurnEnding | Refusal:
    """Lay out what can be laid out, then do this action."""
    table, hand = staging.view.table, staging.view.hand
    whole = () if staging.takes_pile else staging.whole()
    if whole and check(table, hand, LayMeld(whole)) is None:
        after, left = preview(table, hand, whole)
        if left.size == 0:  # gone out by it: nothing is left to be ended
            return TurnEnding((LayMeld(whole),))
        refusal = check(after, left, last)
        if refusal is not None:
            return refusal
        part = [play.cards for play in staging.plays() if play not in whole]
        return TurnEnding((LayMeld(whole), last), tuple(sorted([c for cards in part for c in cards])))
    refusal = check(table, hand, last)
    return refusal or TurnEnding((last,), staging.staged)


def way_out(staging: Staging) -> TurnEnding | None:
    """The actions by which the player goes out now, by what is staged where that does it."""
    table, hand = staging.view.table, staging.view.hand
    if not staging.is_our_turn or table.turn.phase != PLAYING:
        return None
    action = staging.action()
    ways = [action.plays] if isinstance(action, LayMeld) else []
    for plays in [*ways, *islice(plans(table, hand, Goal.OUT), TRIES), ()]:
        end = _out_by(table, hand, plays)
        if end is not None:
            return end
    return None


def way_out_with_leave(staging: Staging) -> TurnEnding | None:
    """`way_out` as if the partner had said yes: where asking is a duty, there is no way without (VA-2.19, HF-7.3)."""
    table = staging.view.table.copy()
    table.turn.answer = YES
    return way_out(Staging(Observation(staging.view.seat, table, staging.view.hand), staging.steps))


def _out_by(table: Table, hand: Hand, plays: tuple[Play, ...]) -> TurnEnding | None:
    """Going out by laying these plays, which are legal, and discarding the card that is left, if one is.

    Who gets a foot or bonus cards for the last card is not out (HF-6, MA-4.8).
    """
    after, left = preview(table, hand, plays)
    if left.size > 1 or table.rules.supplies(after, left.size):
        return None
    if left.size == 0:
        return TurnEnding((LayMeld(plays),))
    last = Discard(left.cards()[0])
    if check(after, left, last) is not None:
        return None
    return TurnEnding((LayMeld(plays), last) if plays else (last,))
