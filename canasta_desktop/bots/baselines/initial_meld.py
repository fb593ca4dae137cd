"""The initial meld: when, and with which cards (CL-7)."""

from itertools import islice
from typing import Final

from canasta_desktop.bots.baselines.appraisal import Holding
from canasta_desktop.bots.baselines.estimate import Estimate
from canasta_desktop.bots.baselines.going_out import urgency
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import LayMeld, Play
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.generator import Goal, plans

PLANS: Final = 24
"""Initial melds that are weighed, the cheapest in wild cards first."""

PATIENCE: Final = 200.0
"""What the side may lose in worth to be open."""

THIRD_WILD: Final = 120.0
"""What it costs that a meld begins with three wild cards: it takes no more of them, and needs four naturals."""

OTHERS_OPEN: Final = 80.0
"""How much more than that when others are open, and take the pile with less."""

THREES: Final = 0.5
"""Which share of what red threes change by the opening is reckoned: it may yet come later."""

HURRY: Final = 250.0
"""How much more than that when the deal is about to end."""


def initial_meld(known: Knowledge) -> Decision | None:
    """The initial meld that spoils least, if it spoils little enough; None to wait."""
    holding = Holding(Estimate(known))
    before = holding.worth()
    best: tuple[Play, ...] = ()
    least = 0.0
    for plays in islice(plans(known.table, known.hand, Goal.OPEN), PLANS):
        loss = before - holding.after(plays).worth() + THIRD_WILD * third_wilds(plays)
        if not best or loss < least:
            best, least = plays, loss
    if not best or least > _patience(known):
        return None
    cards = tuple([card for play in best for card in play.cards])
    return Decision(LayMeld(best), (Idea(Why.OPEN, cards),))


def third_wilds(plays: tuple[Play, ...]) -> int:
    """How many of these melds begin with three wild cards beside naturals."""
    wilds = [(len([card for card in play.cards if is_wild(card)]), len(play.cards)) for play in plays]
    return len([count for count, size in wilds if 3 <= count < size])


def _patience(known: Knowledge) -> float:
    """What the side may lose in worth to be open now (CL-10.4 for the threes)."""
    table = known.table
    scoring = table.rules.scoring
    patience = PATIENCE + HURRY * urgency(known)
    if any([table.is_open(side) for side in known.other_sides]):
        patience += OTHERS_OPEN
    if not scoring.has_earned_threes(table, []) and scoring.threes_need == 0:
        threes = sum([len(table.threes[seat]) for seat in [known.seat, *known.partners]])
        patience += THREES * 2 * scoring.three_points(threes)
    return patience
