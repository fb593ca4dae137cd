"""What a temperament adds to an action, in points, and what a foot does: it decides between what is about as good.

How much is a matter of trial: it is to be seen at the table, and to cost a level no 20 points a deal. Both are counted
by `simulate --bots strong:mira,strong --deals --matches 4000 --table` (`arena.habits`).
"""

from typing import Final

from canasta_desktop.bots.policy import Temperament
from canasta_desktop.rules.actions import NEW, Action, Discard, LayMeld, Take
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.rng import Rng

GOING_OUT: Final = -20.0
"""For each step of patience: what going out now is worth more."""

PILE: Final = 20.0
"""For each step of risk: the same for taking the pile."""

FREEZE: Final = 14.0
"""For each step of freezing: the same for a discard that freezes the pile."""

WILD: Final = -15.0
"""For each step of thrift: the same for each wild card that is laid."""

LAID: Final = -15.0
"""For each step of holding: the same for laying anything but the way out."""

NEW_MELD: Final = -5.0
"""The same for each new meld."""

WHIM: Final = 7
"""For each step of whim: up to so many points by chance."""

FOOT: Final = 40.0
"""For each card that is laid while the own foot waits: until it is played from, no partner may go out (HF-7.2)."""

LEFT: Final = 2
"""Who leaves fewer cards in the hand goes out, unless a foot waits."""


def leaning(view: Observation, action: Action, temperament: Temperament, rng: Rng) -> float:
    """The points that a temperament adds to this action."""
    points = float(rng.below(WHIM * temperament.whim + 1)) if temperament.whim else 0.0
    table = view.table
    if isinstance(action, Take):
        return points + PILE * temperament.risk
    if isinstance(action, Discard):
        freezes = not table.frozen and table.rules.pile.freezes & class_of(action.card) != 0
        return points + (FREEZE * temperament.freezing if freezes else 0.0)
    if isinstance(action, LayMeld):
        cards = [card for play in action.plays for card in play.cards]
        if view.hand.size - len(cards) < LEFT and not table.feet[view.seat]:
            return points + GOING_OUT * temperament.patience
        wilds = len([card for card in cards if is_wild(card)])
        begun = len([play for play in action.plays if play.onto == NEW])
        return points + WILD * temperament.thrift * wilds + temperament.holding * (LAID + NEW_MELD * begun)
    return points


def pull_of_foot(view: Observation, action: Action) -> float:
    """The points by which an action brings the own foot nearer, for a player with partners, of any temperament."""
    table, seat = view.table, view.seat
    if not isinstance(action, LayMeld) or not table.feet[seat]:
        return 0.0
    if not any([table.sides[other] == table.sides[seat] for other in table.order if other != seat]):
        return 0.0
    return FOOT * sum([len(play.cards) for play in action.plays])
