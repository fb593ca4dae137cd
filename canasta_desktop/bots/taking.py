"""Before drawing: take the pile, draw, or let the deal end (CL-4.1, CL-6, CL-9)."""

from itertools import islice
from typing import Final

from canasta_desktop.bots.appraisal import Holding
from canasta_desktop.bots.ending import margin
from canasta_desktop.bots.knowledge import Knowledge
from canasta_desktop.bots.policy import Choice, Idea, Why
from canasta_desktop.rules.actions import Draw, End, Take
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.refusals import OK

WAYS: Final = 12
"""Ways to take the pile that are weighed."""

DRAWN_CARD: Final = 50.0
"""What a card drawn from the stock is worth, with what it saves: a take shows cards and spends a pair."""

OPENS: Final = 60.0
"""What it is worth that the take opens the side."""

BURDEN: Final = 20.0
"""What each card of the pile takes off: most come as singles and stay in the hand. Cards that bar do not."""

COMPLETES: Final = 40.0
"""What it is worth beyond the canasta that the take completes one at once."""


def before_drawing(known: Knowledge) -> Choice:
    """Take the pile the best way if that gains more than drawing does."""
    table = known.table
    best: Take | None = None
    best_gain = 0.0
    for take in islice(takes(table, known.hand), WAYS):
        gain = _gain(known, take)
        if best is None or gain > best_gain:
            best, best_gain = take, gain
    top = tuple(table.pile[-1:])
    if table.stock > 0:
        if best is None:
            return Choice(Draw(), (Idea(Why.DRAW_SAFE),))
        if best_gain > DRAWN_CARD * table.rules.deal.draw:
            return Choice(best, (Idea(Why.TAKE_PILE, top),))
        return Choice(Draw(), (Idea(Why.DRAW_PILE_POOR, top),))
    may_end = reason(table, known.hand, End()) is OK
    if best is not None and (not may_end or best_gain > 0 or margin(known, table, known.hand_points(known.seat)) < 0):
        return Choice(best, (Idea(Why.TAKE_TO_KEEP_IT, top),))
    return Choice(End(), (Idea(Why.END_DEAL),))


def _gain(known: Knowledge, take: Take) -> float:
    """What the side's cards are worth more after this take."""
    table = known.table
    bars = table.rules.pile.bars
    holding = Holding(table.rules, known.own_melds, known.hand.ranks)
    before = holding.worth()
    holding.pick_up(table.pile)
    holding.lay((*take.cards, table.pile[-1]))
    for play in take.plays:
        holding.lay(play.cards)
    gain = holding.worth() - before
    gain -= BURDEN * sum([1 for card in table.pile if is_wild(card) or not bars & class_of(card)])
    gain += COMPLETES if _completes(known, take) else 0.0
    return gain if table.is_open(known.side) else gain + OPENS


def _completes(known: Knowledge, take: Take) -> bool:
    """Whether the pile's top card and those of its rank in the hand make a meld on the table a canasta."""
    meld = known.table.meld_numbered(take.onto)
    full = known.table.rules.melds.canasta
    return meld is not None and len(meld.cards) < full <= len(meld.cards) + 1 + known.hand.ranks[meld.rank]
