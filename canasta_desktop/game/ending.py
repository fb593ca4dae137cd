"""Ending a turn: what is staged laid out, then the discard; and going out."""

from dataclasses import dataclass
from itertools import islice

from canasta_desktop.game.staging import Staging
from canasta_desktop.rules.actions import Action, Discard, Meld, Play
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import PLAYING, YES, Table


@dataclass(frozen=True)
class Ending:
    """Actions to be played one after the other; `returned` are the staged cards that go back into the hand."""

    actions: tuple[Action, ...]
    returned: Cards = ()


def ending(staging: Staging, card: int) -> Ending | Refusal:
    """Discard `card`, a card not staged: complete drafts are laid out first, unfinished ones return.

    Where what is complete cannot be laid out (it counts too little, say), everything returns.
    """
    table, hand = staging.view.table, staging.view.hand
    whole = tuple([play for play in staging.plays() if staging.lacks(play) is None])
    if whole and not staging.takes_pile and check(table, hand, Meld(whole)) is None:
        after, left = preview(table, hand, whole)
        refusal = check(after, left, Discard(card))
        if refusal is not None:
            return refusal
        part = [play.cards for play in staging.plays() if play not in whole]
        return Ending((Meld(whole), Discard(card)), tuple(sorted([c for cards in part for c in cards])))
    refusal = check(table, hand, Discard(card))
    return refusal or Ending((Discard(card),), staging.staged)


def way_out(staging: Staging) -> Ending | None:
    """The actions by which the player goes out now, by what is staged where that does it."""
    table, hand = staging.view.table, staging.view.hand
    if not staging.is_our_turn or table.turn.phase != PLAYING:
        return None
    action = staging.action()
    ways = [action.plays] if isinstance(action, Meld) else []
    for plays in [*ways, *islice(plans(table, hand, Goal.OUT), 1), ()]:
        end = _out_by(table, hand, plays)
        if end is not None:
            return end
    return None


def way_out_with_leave(staging: Staging) -> Ending | None:
    """The same as if the partner had said yes: where asking is a duty, there is no way without (VA-2.19, HF-7.3)."""
    table = staging.view.table.copy()
    table.turn.answer = YES
    return way_out(Staging(Observation(staging.view.seat, table, staging.view.hand), staging.steps))


def _out_by(table: Table, hand: Hand, plays: tuple[Play, ...]) -> Ending | None:
    """Going out by laying these plays, which are legal, and discarding the card that is left, if one is."""
    after, left = preview(table, hand, plays)
    if left.size == 0:
        return Ending((Meld(plays),))
    last = Discard(left.cards()[0])
    if left.size > 1 or check(after, left, last) is not None:
        return None
    return Ending((Meld(plays), last) if plays else (last,))
