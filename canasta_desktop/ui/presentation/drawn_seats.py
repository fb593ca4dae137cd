"""What is shown of a draw for partners and seats: each player with cards, partners, and what is done first. No Qt."""

from collections.abc import Sequence

from canasta_desktop.game.match import Match
from canasta_desktop.ui.display.drawn_seat import DrawnSeat


def drawn_seats(match: Match, names: Sequence[str], fellows: Sequence[str]) -> list[DrawnSeat]:
    """All players, the one with the highest card first; empty where nothing was drawn.

    `names` are by seat, `fellows` the same as they stand after "with".
    """
    draw, seating = match.draw, match.rules.seating
    if draw is None:
        return []
    order, sides = seating.drawn_order(), seating.sides_of_seats()
    return [
        DrawnSeat(
            names[seat],
            draw.cards_at(seat),
            tuple([fellows[one] for one in draw.by_card() if sides[one] == sides[seat] and one != seat]),
            begins=seat == order[0],
            deals=seat == order[-1],
            rests=seat not in order,
            seat=seat,
            before=draw.players[seat],
            side=sides[seat] if seating.has_partners() else None,
        )
        for seat in draw.by_card()
    ]
