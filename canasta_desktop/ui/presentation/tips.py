"""Which tip is due: what is new in this moment of a person's turn, and has not been explained yet.

Pure: it follows from what the seat sees and from what was explained. One tip stands at a time, until the match goes on.
"""

from collections.abc import Callable, Collection
from typing import Final

from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.pile_terms import BLACK_THREE, OTHER, PAIR
from canasta_desktop.rules.table import DRAWING, PLAYING
from canasta_desktop.ui.wording.tips import Tip

NEAR: Final = 2
"""A meld that lacks so many cards is nearly a canasta."""
FEW: Final = 4
"""With so many cards in hand one thinks of going out."""


def due_tip(view: Observation, shown: Collection[str]) -> Tip | None:
    """The most pressing of the tips that apply now and are not among those `shown`, by their values."""
    table = view.table
    if table.to_act() != view.seat or table.turn.phase not in (DRAWING, PLAYING):
        return None
    return next((tip for tip in Tip if tip.value not in shown and _APPLIES[tip](view)), None)


def _is_drawing(view: Observation) -> bool:
    """Whether the person is to draw or to take the pile, which is not empty."""
    table = view.table
    return table.turn.phase == DRAWING and bool(table.pile) and not table.face_down and table.drawable() > 0


def _is_barred(view: Observation) -> bool:
    table = view.table
    top = class_of(table.pile[-1]) if table.pile else 0
    return _is_drawing(view) and top == BLACK_THREE and bool(table.rules.pile.bars & BLACK_THREE)


def _is_frozen(view: Observation) -> bool:
    """Frozen for everybody, and the usual top card can be taken with two of its kind alone."""
    table, pile = view.table, view.table.rules.pile
    if not _is_drawing(view) or not (table.frozen or pile.always_frozen):
        return False
    is_open = table.is_open(table.sides[view.seat])
    return pile.frozen == PAIR and class_of(table.pile[-1]) == OTHER and (is_open or bool(pile.unopened & PAIR))


def _is_frozen_for_side(view: Observation) -> bool:
    """Closed to a side that has not melded, or frozen for it alone."""
    table, pile = view.table, view.table.rules.pile
    if not _is_drawing(view) or table.is_open(table.sides[view.seat]):
        return False
    if pile.unopened == 0:
        return True
    is_for_all = table.frozen or pile.always_frozen
    is_usual = pile.unopened == PAIR and pile.top_counts and class_of(table.pile[-1]) == OTHER
    return pile.unopened_is_frozen and is_usual and not is_for_all


def _has_red_three(view: Observation) -> bool:
    """One of the person's own lies on the table, or waits in the hand for its owner."""
    threes = view.table.rules.threes
    return not threes.stays and (bool(view.table.threes[view.seat]) or threes.is_held(view.hand))


def _is_to_meld_first(view: Observation) -> bool:
    return view.table.turn.phase == PLAYING and view.table.minimum(view.seat) > 0


def _has_wild_card(view: Observation) -> bool:
    return view.table.turn.phase == PLAYING and view.hand.wilds() > 0


def _is_near_canasta(view: Observation) -> bool:
    table, size = view.table, view.table.rules.melds.canasta
    own = table.melds[table.sides[view.seat]]
    is_near = any([size - NEAR <= len(meld.cards) < size for meld in own])
    return table.turn.phase == PLAYING and is_near and table.rules.out.wanted() > 0


def _may_think_of_going_out(view: Observation) -> bool:
    """The side has melded, and has its canastas or the person few cards; no foot is to be taken up any more."""
    table, out = view.table, view.table.rules.out
    own = table.melds[table.sides[view.seat]]
    if table.turn.phase != PLAYING or not own or table.feet[view.seat] or out.wanted() == 0:
        return False
    return view.hand.size <= FEW or out.missing(table.rules.melds.canastas(own)) == 0


_APPLIES: Final[dict[Tip, Callable[[Observation], bool]]] = {
    Tip.BLACK_THREE: _is_barred,
    Tip.FROZEN: _is_frozen,
    Tip.FROZEN_FOR_YOU: _is_frozen_for_side,
    Tip.RED_THREE: _has_red_three,
    Tip.INITIAL_MELD: _is_to_meld_first,
    Tip.CANASTA: _is_near_canasta,
    Tip.GOING_OUT: _may_think_of_going_out,
    Tip.WILD_CARDS: _has_wild_card,
}
