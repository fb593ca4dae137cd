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


def leaning(view: Observation, action: Action, temperament: Temperament, rng: Rng, *, sparing: bool = False) -> float:
    """The points that a temperament adds to this action; `sparing`: cards are held only where it is cheap."""
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
        points += WILD * temperament.thrift * len([card for card in cards if is_wild(card)])
        if sparing and temperament.holding > 0:
            return points + (LAID if _is_held_cheaply(view, action) else 0.0)
        begun = len([play for play in action.plays if play.onto == NEW])
        return points + temperament.holding * (LAID + NEW_MELD * begun)
    return points


def _is_held_cheaply(view: Observation, laying: LayMeld) -> bool:
    """Whether it costs little to hold these cards back.

    Those of one meld, that is, once the side has its initial meld, in a hand no longer than was dealt. Of what was held
    back in 270 deals of Expert an initial meld cost 18 to 81 points, any meld of a longer hand 41, two melds and more
    28 and one 3, and the search saw next to nothing of it: whoever plays on in it lays soon.
    """
    table = view.table
    dealing = table.rules.dealing
    is_long = view.hand.size > dealing.hand + dealing.draw
    return len(laying.plays) == 1 and not is_long and table.is_open(table.side(view.seat))


def pull_of_foot(view: Observation, action: Action) -> float:
    """The points by which an action brings the own foot nearer, for a player with partners, of any temperament."""
    table, seat = view.table, view.seat
    if not isinstance(action, LayMeld) or not table.feet[seat]:
        return 0.0
    if not any([table.sides[other] == table.sides[seat] for other in table.order if other != seat]):
        return 0.0
    return FOOT * sum([len(play.cards) for play in action.plays])
