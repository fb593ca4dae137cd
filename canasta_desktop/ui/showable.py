"""Which games the table was made for: asked of what there is in a rule set, never of a system's name.

A rule set may hold what the table has no place for: a foot, sequences, wild cards laid alone, a third side. It is
not offered then, and a saved game of it is kept for a later version. What a rule set says in words alone, a minimum or
a price, any table can show.
"""

from typing import Final

from canasta_desktop.rules.pile import WILD
from canasta_desktop.rules.ruleset import RuleSet

SEATS: Final = (2, 4)
SIDES: Final = 2
DECKS: Final = 2
JOKERS: Final = 4
CANASTA: Final = 7


def is_showable(rules: RuleSet) -> bool:
    """Whether the table, as it is, shows everything in this game and a person can do everything in it."""
    return _has_our_seats(rules) and _has_our_cards(rules) and _has_our_melds(rules) and _has_our_pile(rules)


def _has_our_seats(rules: RuleSet) -> bool:
    """Two, or two sides of partners, who never change, round the table by the clock."""
    seating = rules.seating
    changes = bool(seating.resting) or seating.forms_sides()
    return seating.players in SEATS and seating.sides == SIDES and seating.clockwise and not changes


def _has_our_cards(rules: RuleSet) -> bool:
    """Two decks, an up-card, red threes that never lie in a hand, and nothing beside hands, stock and pile."""
    deal, threes = rules.deal, rules.threes
    is_usual = rules.pack.decks == DECKS and rules.pack.jokers == JOKERS and deal.upcard and not deal.beneath
    return is_usual and not threes.every and not threes.may_be_held and not rules.extras


def _has_our_melds(rules: RuleSet) -> bool:
    """One set a rank, seven cards a canasta, and an initial meld of which only the sum matters."""
    return rules.melds.is_simple and rules.melds.canasta == CANASTA and not rules.opening.single


def _has_our_pile(rules: RuleSet) -> bool:
    """It is taken as a whole, top card first, and never with a wild card on top."""
    pile = rules.pile
    is_whole = pile.most == 0 and not pile.run_takes_one and not pile.top_only and not pile.add_alone
    return is_whole and pile.top_counts and pile.bars & WILD != 0
