"""The initial meld: when, and with which cards (CL-7)."""

from itertools import islice
from typing import Final

from canasta_desktop.bots.appraisal import Holding
from canasta_desktop.bots.ending import urgency
from canasta_desktop.bots.knowledge import Knowledge
from canasta_desktop.bots.policy import Choice, Idea, Why
from canasta_desktop.rules.actions import Meld, Play
from canasta_desktop.rules.generator import Goal, plans

PLANS: Final = 24
"""Initial melds that are weighed, the cheapest in wild cards first."""

PATIENCE: Final = 100.0
"""What the side may lose in worth to be open."""

HURRY: Final = 250.0
"""How much more than that when the deal is about to end."""


def initial_meld(known: Knowledge) -> Choice | None:
    """The initial meld that spoils least, if it spoils little enough; None to wait."""
    best: tuple[Play, ...] = ()
    least = 0.0
    for plays in islice(plans(known.table, known.hand, Goal.OPEN), PLANS):
        loss = _loss(known, plays)
        if not best or loss < least:
            best, least = plays, loss
    if not best or least > PATIENCE + HURRY * urgency(known):
        return None
    cards = tuple([card for play in best for card in play.cards])
    return Choice(Meld(best), (Idea(Why.OPEN, cards),))


def _loss(known: Knowledge, plays: tuple[Play, ...]) -> float:
    """What the side's cards lose in worth by laying these: wild cards spent early."""
    holding = Holding(known.table.rules, known.own_melds, known.hand.ranks)
    before = holding.worth()
    for play in plays:
        holding.lay(play.cards)
    return before - holding.worth()
