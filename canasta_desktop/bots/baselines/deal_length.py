"""How long a deal will still go on: what can still come depends on it, and what is caught in a hand.

A deal ends when a side has its canastas and a hand runs out, or with the stock. The figures were found by
play: half of the cards a side draws are of use for the canastas it needs, and to empty a hand takes time.
"""

from typing import Final

from canasta_desktop.rules.table import Table

BASE: Final = 2.5
"""Turns of each seat that pass even when a side has its canastas and few cards in hand."""

PER_CARD: Final = 2.5
"""Turns for each card that is lacking, where the side draws one a turn."""

FROM_HANDS: Final = 0.2
"""Which share of the cards in a side's hands is of use for what it lacks."""

PER_HELD: Final = 0.5
"""Turns for each card of the smallest hand, where one card is drawn a turn."""

PER_FOOT: Final = 0.5
"""Turns for each card of the side's feet: they come all at once, and many are of use for what is lacking."""

BEGUN: Final = 3
"""A canasta not begun on the table has begun in the hand, with so many cards."""


def turns_left(table: Table) -> float:
    """How many turns each seat will still have, this one included."""
    draw = table.rules.dealing.draw
    most = table.drawable() / (draw * len(table.order))
    sides = {table.side(seat) for seat in table.order}
    return max(1.0, min([most, *[turns_to_out(table, side) for side in sides]]))


def turns_to_out(table: Table, side: int) -> float:
    """How many turns this side needs to go out."""
    seats = [seat for seat in table.order if table.side(seat) == side]
    drawn = table.rules.dealing.draw * len(seats)
    held = sum([table.sizes[seat] for seat in seats])
    feet = sum([table.feet[seat] for seat in seats])
    need = max(0.0, lacking(table, side) - FROM_HANDS * held)
    least = min([table.sizes[seat] for seat in seats])
    return BASE + (PER_CARD * need + PER_FOOT * feet) / drawn + PER_HELD * least / table.rules.dealing.draw


def lacking(table: Table, side: int) -> int:
    """How many cards this side lacks on the table of the canastas it needs to go out."""
    melds = table.rules.melds
    own = table.melds[side]
    wanted = table.rules.out.missing(melds.canastas(own))
    lacks = sorted([melds.canasta - len(meld.cards) for meld in own if not melds.is_complete(meld)])
    lacks += [melds.canasta - BEGUN] * wanted
    return sum(lacks[:wanted])
