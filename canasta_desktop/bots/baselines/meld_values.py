"""What melds pay and cost, asked of the rule set by melds made up for the purpose.

No figure of a system stands here: a canasta's price, the penalty for an unfinished meld and what a
further canasta changes beside its price (red threes that count plus, melds that no longer count minus)
are what the score sheet would say.
"""

from functools import cached_property
from typing import Final

from canasta_desktop.rules.actions import NEW
from canasta_desktop.rules.cards import FOUR, JOKER, JOKER_FACE, Cards
from canasta_desktop.rules.table import RUN, Meld, Table


class MeldValues:
    """Prices and penalties for one side; each is worked out when it is first asked for."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.side: Final = table.side(seat)
        self.full: Final = table.rules.melds.canasta
        self._nothing: Final[list[Cards]] = [()] * table.rules.seating.players
        self._canastas: Final[dict[tuple[int, bool], float]] = {}
        self._penalties: Final[dict[tuple[int, int, bool], float]] = {}
        self._swings: Final[dict[int, float]] = {}

    @cached_property
    def account(self) -> int:
        """The account of the seat."""
        return self.table.rules.seating.account(self.seat)

    def canasta(self, rank: int, mixed: bool) -> float:
        """What a canasta of this rank pays, in points; JOKER and RUN are ranks here."""
        key = (rank, mixed)
        if key not in self._canastas:
            meld = made_up(rank, self.full, 1 if mixed else 0)
            self._canastas[key] = float(self.table.rules.scoring.price(self.table, meld)[1])
        return self._canastas[key]

    def penalty(self, rank: int, size: int, mixed: bool) -> float:
        """What an unfinished meld of so many cards costs at the end of the deal, as a positive number."""
        key = (rank, size, mixed)
        if key not in self._penalties:
            melds = [made_up(rank, size, 1 if mixed else 0)]
            scoring = self.table.rules.scoring
            lines = scoring.penalty_lines(self.table, self._nothing, self.account, melds)
            none = scoring.penalty_lines(self.table, self._nothing, self.account, [])
            self._penalties[key] = float(sum([line.points for line in none]) - sum([line.points for line in lines]))
        return self._penalties[key]

    def held(self, cards: Cards) -> float:
        """What these cards in hand cost at the end beside their value: threes, many of a rank (VS-9.4, MA-9.5)."""
        left = self._nothing[:]
        left[self.seat] = cards
        scoring = self.table.rules.scoring
        lines = scoring.penalty_lines(self.table, left, self.account, [])
        none = scoring.penalty_lines(self.table, self._nothing, self.account, [])
        return float(sum([line.points for line in none]) - sum([line.points for line in lines]))

    def swing(self, more: int) -> float:
        """What so many canastas more change on the side's sheet beside their own price and cards."""
        if more not in self._swings:
            # To be on the table at all is another thing: a side that has not opened is looked at as if it had.
            own = self.table.melds[self.side] or [made_up(FOUR, 3, 0)]
            extra = [made_up(FOUR, self.full, 0) for _ in range(more)]
            pays = more * (self.canasta(FOUR, False) + self.table.rules.pack.points([FOUR * 4] * self.full))
            self._swings[more] = self._sheet(own + extra) - self._sheet(own) - pays
        return self._swings[more]

    def _sheet(self, melds: list[Meld]) -> float:
        """The points of melds and threes for the side with these melds."""
        table = self.table.copy()
        table.melds[self.side] = melds
        return float(table.rules.scoring.sheet(table, self._nothing, self.account).total)


def made_up(rank: int, size: int, wilds: int) -> Meld:
    """A meld of so many cards that lies nowhere: of wild cards there is one joker, sequences begin at the four."""
    if rank == RUN:
        cards = [FOUR * 4 + 4 * step for step in range(size)]
    elif rank == JOKER:
        cards = [0] * (size - 1) + [JOKER_FACE]
        wilds = size
    else:
        cards = [rank * 4] * (size - wilds) + [0] * wilds
    return Meld(NEW, 0, rank, cards, wilds)
