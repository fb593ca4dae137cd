"""Who sits where, who plays with whom, and whose score is whose."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import NOBODY, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Seating:
    """Seats in playing order; side `k` holds seat `k` and every further seat that is `k` modulo `sides`.

    Standard answers: everybody plays in every deal, and each side is one account (CL-1.1, CL-12.1).
    """

    players: int
    sides: int

    def order(self, number: int, dealer: int) -> list[int]:
        """The seats that play in deal `number`, in playing order from the dealer's left (CL-1.7)."""
        return [(dealer + 1 + step) % self.players for step in range(self.players)]

    def sides_of_seats(self) -> list[int]:
        """The side of each seat when the deal begins."""
        return [seat % self.sides for seat in range(self.players)]

    def accounts(self) -> int:
        """How many match scores are kept."""
        return self.sides

    def account(self, seat: int) -> int:
        """The account whose score decides the minimum of `seat` (CL-7.2)."""
        return seat % self.sides

    def account_side(self, table: Table, account: int) -> int:
        """The side whose melds count for `account` in this deal (CL-10)."""
        return account

    def seats_of(self, table: Table, account: int) -> list[int]:
        """The seats whose hands and threes count for `account`, ascending."""
        return [seat for seat in range(self.players) if table.sides[seat] == account]

    def adviser(self, table: Table, seat: int) -> int:
        """The partner `seat` asks for leave to go out: the next of its side in turn, or NOBODY."""
        order = table.order
        here = order.index(seat)
        for step in range(1, len(order)):
            other = order[(here + step) % len(order)]
            if table.sides[other] == table.sides[seat]:
                return other
        return NOBODY

    def next_dealer(self, dealer: int) -> int:
        """Who deals after `dealer`: the seat on the left (CL-1.7)."""
        return (dealer + 1) % self.players

    def has_partners(self) -> bool:
        """Whether a side is more than one player."""
        return self.sides < self.players

    def tell(self, rules: "RuleSet") -> list[Statement]:
        figures = (("players", self.players), ("sides", self.sides))
        who = "players-partners" if self.has_partners() else "players-alone"
        return [Statement(who, rules.clause(who), figures), Statement("direction", rules.clause("direction"))]
