"""Before drawing: take the pile, draw, or let the deal end (CL-4.1, CL-6, CL-9)."""

from itertools import islice
from typing import Final

from canasta_desktop.bots.baselines.appraisal import Holding
from canasta_desktop.bots.baselines.estimate import Estimate, scale
from canasta_desktop.bots.baselines.going_out import margin
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import DRAW, END, Take
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.laying import is_unformed
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.pile import class_of, with_top
from canasta_desktop.rules.refusals import OK

WAYS: Final = 12
"""Ways to take the pile that are weighed."""

DRAWN: Final = (0.0, 30.0, 100.0)
"""By cards drawn a turn: what they are worth, with what drawing saves: a take shows cards and spends a pair.

One card is discarded again, so that the second one counts for more.
"""

OPENS: Final = 60.0
"""What it is worth that the take opens the side."""

BURDEN: Final = 5.0
"""What each card of the pile takes off: most come as singles and stay in the hand. Cards that bar do not."""

ALONE: Final = 300.0
"""What it costs to take the pile first where that means to play alone against the others (CL-13.2)."""

COMPLETES: Final = 40.0
"""What it is worth beyond the canasta that the take completes one at once."""


def before_drawing(known: Knowledge) -> Decision:
    """Take the pile the best way if that gains more than drawing does."""
    table = known.table
    best, best_gain = _best_take(known)
    top = tuple(table.pile[-1:])
    if table.drawable() > 0:
        if best is None:
            return Decision(DRAW, (Idea(Why.DRAW_SAFE),))
        drawn = min(table.rules.dealing.draw, len(DRAWN) - 1)
        if best_gain > DRAWN[drawn] * scale(table):
            return Decision(best, (Idea(Why.TAKE_PILE, top),))
        return Decision(DRAW, (Idea(Why.DRAW_PILE_POOR, top),))
    may_end = reason(table, known.hand, END) is OK
    if best is not None and (not may_end or best_gain > 0 or margin(known) < 0):
        return Decision(best, (Idea(Why.TAKE_TO_KEEP_IT, top),))
    return Decision(END, (Idea(Why.END_DEAL),))


def _best_take(known: Knowledge) -> tuple[Take | None, float]:
    """The way to take the pile that gains most, and what it gains."""
    best: Take | None = None
    best_gain = 0.0
    weigher: Weigher | None = None
    for take in islice(takes(known.table, known.hand), WAYS):
        weigher = weigher or Weigher(known)
        gain = weigher.gain(take)
        if best is None or gain > best_gain:
            best, best_gain = take, gain
    return best, best_gain


class Weigher:
    """What takes gain; what they share is worked out once."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.holding: Final = Holding(Estimate(known))
        self.before: Final = self.holding.worth()
        self.scale: Final = scale(known.table)

    def gain(self, take: Take) -> float:
        """What the side's cards are worth more after this take."""
        known = self.known
        table = known.table
        pile = table.rules.pile
        count = pile.count(table, take, table.meld_numbered(take.onto))
        taken = table.pile[len(table.pile) - count :]
        plays = with_top(take, table.pile[-1], not pile.top_counts)
        gain = self.holding.after(plays, taken).worth() - self.before
        gain -= BURDEN * self.scale * sum([1 for card in taken if is_wild(card) or not pile.bars & class_of(card)])
        gain -= ALONE if is_unformed(table) else 0.0
        gain += COMPLETES * self.scale if self.completes(take) else 0.0
        return gain if table.is_open(known.side) else gain + OPENS * self.scale

    def completes(self, take: Take) -> bool:
        """Whether the pile's top card and those of its rank in the hand make a meld on the table a canasta."""
        known = self.known
        meld = known.table.meld_numbered(take.onto)
        full = known.table.rules.melds.canasta
        if meld is None or meld.rank >= len(known.hand.ranks):
            return meld is not None and len(meld.cards) + 1 == full
        return len(meld.cards) < full <= len(meld.cards) + 1 + known.hand.ranks[meld.rank]
