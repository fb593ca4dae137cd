"""What is shown of a draw for partners and seats: each player with cards, partners, and what is done first. No Qt."""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.game.match import Match
from canasta_desktop.rules.cards import Cards


class DrawnSeat(NamedTuple):
    """One player after the draw: `cards` in the order drawn, the last one counts; `partners` by name.

    `begins`: plays first; `deals`: deals first; `rests`: sits out the first deal.
    """

    name: str
    cards: Cards
    partners: tuple[str, ...]
    begins: bool
    deals: bool
    rests: bool


def drawn_seats(match: Match, names: Sequence[str]) -> list[DrawnSeat]:
    """All players, the one with the highest card first; empty where nothing was drawn. `names` are by seat."""
    draw, seating = match.draw, match.rules.seating
    if draw is None:
        return []
    order, sides = seating.drawn_order(), seating.sides_of_seats()
    return [
        DrawnSeat(
            names[seat],
            draw.cards_at(seat),
            tuple([names[one] for one in draw.by_card() if sides[one] == sides[seat] and one != seat]),
            begins=seat == order[0],
            deals=seat == order[-1],
            rests=seat not in order,
        )
        for seat in draw.by_card()
    ]
