"""What the draw for partners and seats came to for one player."""

from typing import NamedTuple

from canasta_desktop.rules.cards import Cards


class DrawnSeat(NamedTuple):
    """One player after the draw: `cards` in the order drawn, the last one counts; `partners` as after "with".

    The player sits at `seat` now, and sat at `before`; `side` is the number of the side there, if there are sides.
    `begins`: plays first; `deals`: deals first; `rests`: sits out the first deal.
    """

    name: str
    cards: Cards
    partners: tuple[str, ...]
    begins: bool
    deals: bool
    rests: bool
    seat: int
    before: int
    side: int | None
