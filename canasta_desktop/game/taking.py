"""Proposals for taking the pile, with all that is staged."""

from typing import Final

from canasta_desktop.game.meter import openings
from canasta_desktop.game.places import PILE, in_order
from canasta_desktop.game.staging import Staging
from canasta_desktop.rules.actions import NEW, Play, Take
from canasta_desktop.rules.cards import JOKER_FACE, TWO, Cards, Hand
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.table import DRAWING

MOST: Final = 6
"""How many ways are proposed."""


def take_with(staging: Staging, cards: Cards) -> Take | Refusal:
    """Taking the pile with these cards of the hand and all that is staged, or why that cannot be."""
    view = staging.view
    take = staging.with_step(cards, PILE)[0].take()
    return check(view.table, view.hand, take) or take


def choices(staging: Staging) -> list[Take]:
    """Takes that are legal as they are, cheapest first: the fewest cards that give the right to the pile.

    Where these with what is staged do not meet the minimum, melds of the hand that do come with them.
    """
    table = staging.view.table
    if not staging.is_our_turn or table.turn.phase != DRAWING or not table.pile:
        return []
    proposals: list[Take] = []
    entitling: list[Cards] = []
    for cards in _candidates(staging.left, table.pile[-1] >> 2, staging.takes_pile):
        if any([set(other) <= set(cards) for other in entitling]):
            continue
        take = take_with(staging, cards)
        if isinstance(take, Take):
            entitling.append(cards)
            proposals.append(take)
        elif take.reason in (Reason.MINIMUM_NOT_MET, Reason.MELD_TOO_SMALL):
            entitling.append(cards)
            proposals += _opening_takes(staging, cards)
    return list(dict.fromkeys(proposals))[:MOST]


def _candidates(left: Hand, rank: int, chosen: bool) -> list[Cards]:
    """Cards of the hand that could give the right to a pile topped by `rank`: no wild cards first."""
    if chosen:
        return [()]
    own = left.of_rank(rank)
    wilds = left.of_rank(TWO)[:1] + [JOKER_FACE] * min(1, left.faces[JOKER_FACE])
    candidates: list[Cards] = [(), *[tuple(own[:count]) for count in (1, 2) if count <= len(own)]]
    return candidates + [(own[0], wild) for wild in wilds if own]


def _opening_takes(staging: Staging, cards: Cards) -> list[Take]:
    """The same take with further melds of the hand, so that the minimum is met."""
    view = staging.view
    top = view.table.pile[-1]
    taking, _ = staging.with_step(cards, PILE)
    takes: list[Take] = []
    for first, *others in openings(view, taking.plays(), takes_pile=True):
        own = list(first.cards)
        own.remove(top)
        take = Take(in_order(own), NEW, tuple([Play(in_order(play.cards)) for play in others]))
        if check(view.table, view.hand, take) is None:
            takes.append(take)
    return takes
