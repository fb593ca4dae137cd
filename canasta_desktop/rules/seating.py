"""Who sits where, who plays with whom, and whose score is whose."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import JOKER, TWO
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Subject, Topic
from canasta_desktop.rules.table import NOBODY, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Seating:
    """Seats in playing order; side `k` holds seat `k` and every further seat that is `k` modulo `sides`.

    Standard answers: each side is one account (CL-1.1, CL-12.1). `resting`: the groups of seats that sit
    out in turn, a group a deal (CL-14.1, GT-1.3); empty where everybody plays. `clockwise` is how play
    goes round the table (CL-1.7, VS-2.4, VA-6.1); the seats count in that direction. `drawn`: partners,
    seats and the first dealer are drawn before the match, cards under the rank `least_drawn` not counting
    (VA-6.2, GT-1.5).
    """

    players: int
    sides: int
    resting: tuple[tuple[int, ...], ...] = ()
    clockwise: bool = True
    drawn: bool = False
    least_drawn: int = TWO

    def sitting_out(self, number: int) -> tuple[int, ...]:
        """The seats that have no hand in deal `number` (CL-14.1)."""
        return self.resting[(number - 1) % len(self.resting)] if self.resting else ()

    def dealing(self, number: int, dealer: int) -> int:
        """Who deals where it is `dealer`'s turn to: the next seat that plays (A-23 of classic.md)."""
        resting = self.sitting_out(number)
        while dealer in resting:
            dealer = (dealer + 1) % self.players
        return dealer

    def order(self, number: int, dealer: int) -> list[int]:
        """The seats that play in deal `number`, in playing order from the one after the dealer (CL-1.7)."""
        return self.order_without(self.sitting_out(number), dealer)

    def order_without(self, resting: tuple[int, ...], dealer: int) -> list[int]:
        """The playing order with these seats sitting out: the sides take turns, so seats may change places (A-17)."""
        seats = [seat for seat in range(self.players) if seat not in resting]
        if resting:
            by_side = [[seat for seat in seats if (seat - seats[0]) % self.sides == side] for side in range(self.sides)]
            seats = [some[place] for place in range(len(by_side[0])) for some in by_side]
        first = seats.index(dealer) + 1
        return seats[first:] + seats[:first]

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
        """The seats whose hands count for `account`, ascending."""
        return [seat for seat in range(self.players) if table.sides[seat] == account]

    def three_seats_of(self, table: Table, account: int) -> list[int]:
        """The seats whose red threes count for `account`, ascending (CL-13.7)."""
        return self.seats_of(table, account)

    def forms_sides(self) -> bool:
        """Whether the sides of a deal are only formed in play (CL-13.2)."""
        return False

    def adviser(self, table: Table, seat: int) -> int:
        """The partner `seat` asks for leave to go out: the next of its side in turn, or NOBODY."""
        order = table.order
        here = order.index(seat)
        for step in range(1, len(order)):
            other = order[(here + step) % len(order)]
            if table.sides[other] == table.sides[seat]:
                return other
        return NOBODY

    def counts_in_draw(self, card: int) -> bool:
        """Whether this card counts in the draw for seats (VA-6.3)."""
        return self.least_drawn <= card >> 2 < JOKER

    def drawn_places(self) -> list[int]:
        """The seats by the cards drawn, that of the highest first; of a side, who rests first comes last (VA-6.4)."""
        seats = [*self.drawn_order(), *self.sitting_out(1)]
        sides = dict.fromkeys([seat % self.sides for seat in seats])
        return [seat for side in sides for seat in seats if seat % self.sides == side]

    def drawn_order(self) -> list[int]:
        """The seats that play in the first deal after a draw, that of the highest card first (VA-6.5)."""
        first = min([seat for seat in range(0, self.players, self.sides) if seat not in self.sitting_out(1)])
        order = self.order(1, first)
        return [order[-1], *order[:-1]]

    def first_dealer(self, rng: Rng) -> int:
        """Who deals first: by lot, or after a draw who sits before the highest card (CL-1.6, CG-1.4, VA-6.5)."""
        return self.drawn_order()[-1] if self.drawn else rng.below(self.players)

    def next_dealer(self, dealer: int) -> int:
        """Who deals after `dealer`: the seat on the left (CL-1.7)."""
        return (dealer + 1) % self.players

    def has_partners(self) -> bool:
        """Whether a side is more than one player."""
        return self.sides < self.players

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = self.players_statements(rules)
        result += self.draw_statements(rules) if self.drawn else [statement(rules, Rule.FIRST_DEALER)]
        way = Rule.DIRECTION if self.clockwise else Rule.DIRECTION_COUNTER_CLOCKWISE
        result.append(statement(rules, Rule.DIRECTION_TWO if self.players == 2 else way, about=Rule.DIRECTION))
        return result

    def draw_statements(self, rules: "RuleSet") -> list[Statement]:
        """How partners, seats and the first dealer are drawn (VA-6.2 to VA-6.5)."""
        order, again = Rule.SIDES_DRAWN_ORDER, Rule.SIDES_DRAWN_AGAIN
        if self.least_drawn > TWO:
            order, again = Rule.SIDES_DRAWN_ORDER_TWOS, Rule.SIDES_DRAWN_AGAIN_TWOS
        result = [
            statement(rules, Rule.SIDES_DRAWN),
            statement(rules, order, about=Rule.SIDES_DRAWN_ORDER),
        ]
        result += [
            statement(rules, again, about=Rule.SIDES_DRAWN_AGAIN),
            statement(rules, Rule.SIDES_DRAWN_BACK),
        ]
        larger = (self.players + 1) // self.sides
        if self.sides > 2:
            result.append(statement(rules, Rule.SIDES_DRAWN_PAIRS, about=Topic.SIDES_DRAWN_MORE))
        else:
            figures = (("larger", larger), ("smaller", self.players - larger))
            about: Subject = Rule.SIDES_DRAWN_TWO if larger == 2 else Topic.SIDES_DRAWN_MORE
            result.append(statement(rules, Rule.SIDES_DRAWN_TWO, figures, about))
        if self.resting:
            result.append(statement(rules, Rule.SIDES_DRAWN_REST, about=Topic.SIDES_DRAWN_MORE))
        return [*result, statement(rules, Rule.SIDES_DRAWN_PLACES), statement(rules, Rule.FIRST_DEALER_DRAWN)]

    def players_statements(self, rules: "RuleSet") -> list[Statement]:
        """Who plays with whom."""
        players = ("players", self.players)
        if not self.has_partners():
            return [statement(rules, Rule.PLAYERS_ALONE, (players,))]
        size = (self.players + 1) // self.sides
        sides = ("sides", self.sides)
        if not self.resting:
            code = Rule.PLAYERS_PARTNERS if size == 2 else Rule.PLAYERS_ALTERNATE
            return [statement(rules, code, (players, sides, ("size", size)), Rule.PLAYERS_PARTNERS)]
        playing = ("playing", self.players - len(self.resting[0]))
        if len(self.resting[0]) == 1:
            rest = statement(
                rules, Rule.PLAYERS_REST, (players, ("larger", size), ("smaller", self.players - size), playing)
            )
        else:
            rest = statement(
                rules, Rule.PLAYERS_REST_BOTH, (players, sides, ("size", size), playing), Rule.PLAYERS_REST
            )
        return [rest, statement(rules, Rule.PLAYERS_REST_SEATS)]
