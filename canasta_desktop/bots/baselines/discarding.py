"""The discard: what is of least use, and what the next player can least take (CL-4.5, CL-6)."""

from typing import Final

from canasta_desktop.bots.baselines.appraisal import Holding
from canasta_desktop.bots.baselines.estimate import Estimate, scale, step
from canasta_desktop.bots.baselines.going_out import margin, urgency
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import FACES, is_natural, is_wild
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng

PILE_CARD: Final = 20.0
"""What a card of the pile is worth to who takes it, its points aside."""

PILE_POINTS: Final = 1.0
"""How much a point of its cards adds."""

PILE_BASE: Final = 20.0
"""What taking even the smallest pile is worth: the top card is melded, but a draw and often a pair are spent.

It is little, so that a card which will stay dangerous goes while the pile is small.
"""

FITS: Final = (0.0, 0.0, 0.0, -60.0, -60.0, 0.0, 50.0, -90.0)
"""By steps of the meld that the top card goes onto by itself: what taking it is worth more than for a new meld.

Least where a canasta is complete already, most where this card completes it. Found by playing many deals on to
their end after each of several discards, and asking what the difference went with.
"""

FED: Final = -0.3
"""What of it a side loses (or wins) where a partner takes the pile, or who takes it will stand alone (CL-13.2)."""

BAR_WORTH: Final = 10.0
"""What it is worth to hold a card that bars the pile for a worse moment (CL-6.8)."""

FREEZE_WORTH: Final = 15.0
"""What it is worth to freeze the pile for a side that is behind and holds pairs (CL-6.2)."""

BEHIND: Final = -200.0
"""A margin from which on a side counts as behind, in points."""

SAFE: Final = 0.1
"""Below this chance of being taken a discard is called safe."""

NEGLIGIBLE: Final = 1e-9


def discard(known: Knowledge, rng: Rng) -> Decision | None:
    """The card that costs least: by what it is worth in the hand and what it gives away; None if none may go."""
    discarder = Discarder(known)
    best: list[int] = []
    least = 0.0
    for card in range(FACES):
        if not known.hand.faces[card] or reason(known.table, known.hand, Discard(card)) is not OK:
            continue
        cost = discarder.cost(card)
        if not best or cost < least - NEGLIGIBLE:
            best, least = [card], cost
        elif cost <= least + NEGLIGIBLE:
            best.append(card)
    if not best:
        return None
    card = best[rng.below(len(best))]
    return Decision(Discard(card), discarder.ideas(card))


class Discarder:
    """The costs of discards, in points; what they share is worked out once."""

    def __init__(self, known: Knowledge) -> None:
        rules = known.table.rules
        self.known: Final = known
        self.pile: Final = rules.pile
        self.values: Final = rules.pack.values
        self.holding: Final = Holding(Estimate(known))
        self.hurry: Final = urgency(known)
        self.scale: Final = scale(known.table)
        self.fed: Final = FED if known.feeds_friend else 1.0
        self.prize: Final = (
            PILE_BASE + len(known.table.pile) * PILE_CARD + rules.pack.points(known.table.pile) * PILE_POINTS
        )

    def cost(self, card: int) -> float:
        """What it costs to discard this card."""
        chance = self.known.take_chance(card)
        if chance == 0.0:
            return self.worth(card)
        return self.worth(card) + chance * (self.gift(card) * self.scale * self.fed + self.values[card >> 2])

    def gift(self, card: int) -> float:
        """What the pile is worth to the player who takes it with this card on top."""
        full = self.known.table.rules.melds.canasta
        sizes = [len(meld.cards) for meld in self.known.fed_melds(card)]
        return self.prize + max([FITS[step(size, full)] for size in sizes], default=0.0)

    def worth(self, card: int) -> float:
        """What the side loses with this card; little, if it would be caught in the hand."""
        rank = card >> 2
        if is_wild(card):
            return self.holding.loss(card) - (FREEZE_WORTH if self.would_freeze(card) else 0.0)
        if not is_natural(card):
            return BAR_WORTH * (1.0 - self.hurry) - self.values[rank] - self.caught(card)
        return self.holding.loss(card) - 0.5 * self.hurry * self.values[rank]

    def caught(self, card: int) -> float:
        """What a three that only costs will probably cost: it must go in one of the turns that are left (VA-6.26)."""
        estimate = self.holding.estimate
        return estimate.prices.held((card,)) / estimate.turns_left

    def would_freeze(self, card: int) -> bool:
        """Whether this card freezes the pile to the good of a side that is behind and holds pairs for it."""
        known = self.known
        if known.table.frozen or not self.pile.freezes & class_of(card) or len(known.pairs) < 2:
            return False
        return margin(known) < BEHIND

    def ideas(self, card: int) -> tuple[Idea, ...]:
        """Why this card."""
        known = self.known
        pairs = tuple([face for rank in known.pairs if rank != card >> 2 for face in known.hand.of_rank(rank)])
        kept = (Idea(Why.KEEP_PAIR, pairs),) if known.table.frozen and pairs else ()
        if self.pile.freezes & class_of(card) and not known.table.frozen:
            return (Idea(Why.FREEZE, (card,)), *kept)
        if self.pile.bars & class_of(card):
            return (Idea(Why.STOP_CARD, (card,)), *kept)
        chance = known.take_chance(card)
        return (Idea(Why.SAFE_DISCARD if chance < SAFE else Why.LEAST_BAD, (card,)), *kept)
