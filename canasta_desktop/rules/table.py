"""The table: what everybody sees.

Melds, the whole pile, counts of what is hidden, whose action is due and what happened in the turn
so far. Rule functions take `(table, hand)`; hidden cards are out of their reach.

Seat, side and account are three things: a minimum belongs to a seat, melds to a side, a match
score to an account.
"""

from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import RANKS, Cards, Hand, is_wild

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

NOBODY: Final = -1

DRAWING: Final = 0
"""Nothing drawn yet in this turn."""
PLAYING: Final = 1
"""Has drawn or taken the pile; may meld and must end the turn."""
ANSWERING: Final = 2
"""The partner has been asked and owes an answer."""

UNANSWERED: Final = 0
YES: Final = 1
NO: Final = 2

NATURAL: Final = 0
MIXED: Final = 1
CANASTA_KINDS: Final = 2
"""The kinds of canastas a side's count is kept by."""
ANY: Final = -1
"""Canastas of any kind."""


class Meld:
    """Cards of one rank on the table.

    `number` is unique within the deal and never changes; `seat` laid it; `cards` stand in the
    order in which they were laid; `wilds` counts jokers and twos among them.
    """

    def __init__(self, number: int, seat: int, rank: int, cards: list[int], wilds: int) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.rank: Final = rank
        self.cards: list[int] = cards
        self.wilds: int = wilds

    def copy(self) -> "Meld":
        return Meld(self.number, self.seat, self.rank, self.cards[:], self.wilds)

    @property
    def naturals(self) -> int:
        """How many cards are not wild."""
        return len(self.cards) - self.wilds

    def add(self, cards: Cards) -> None:
        """Add cards, wild ones counted (CL-5.11)."""
        for card in cards:
            self.cards.append(card)
            if is_wild(card):
                self.wilds += 1


class Turn:
    """The turn record: whose turn, how far, and what binds for the rest of it.

    `took`: the pile was taken, not the stock drawn from. `laid`: melds were laid in an action of
    their own or beside the pile's top card. `fresh`: the seat had melded nothing in this deal when
    the turn began; `added`: it has added to a meld that somebody else laid (both: CL-8.4).
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.phase: int = DRAWING
        self.took: bool = False
        self.laid: bool = False
        self.fresh: bool = True
        self.added: bool = False
        self.adviser: int = NOBODY
        self.answer: int = UNANSWERED

    def copy(self) -> "Turn":
        turn = Turn(self.seat)
        turn.phase = self.phase
        turn.took = self.took
        turn.laid = self.laid
        turn.fresh = self.fresh
        turn.added = self.added
        turn.adviser = self.adviser
        turn.answer = self.answer
        return turn


class Table:
    """Everything public about a deal. Lists by seat cover every seat, also one that sits out."""

    def __init__(self, rules: "RuleSet", number: int, dealer: int, scores: list[int]) -> None:
        """An empty table: `number` is the deal's number in the match, from 1; `scores` by account."""
        seats = rules.seating.players
        self.rules: Final = rules
        self.number: int = number
        self.dealer: int = dealer
        self.scores: list[int] = scores
        self.order: list[int] = rules.seating.order(number, dealer)
        self.sides: list[int] = rules.seating.sides_of_seats()
        self.melds: list[list[Meld]] = [[] for _ in range(rules.seating.sides)]
        self.threes: list[list[int]] = [[] for _ in range(seats)]
        self.melded: list[bool] = [False] * seats
        self.sizes: list[int] = [0] * seats
        self.known: list[Hand] = [Hand() for _ in range(seats)]
        self.stock: int = 0
        self.pile: list[int] = []
        self.frozen: bool = False
        self.turn: Turn = Turn(self.next_seat(dealer))
        self.laid_melds: int = 0
        self.over: bool = False
        self.out: int = NOBODY
        self.concealed: bool = False

    def copy(self) -> "Table":
        """An independent table; only the rule set is shared."""
        table = Table(self.rules, self.number, self.dealer, self.scores[:])
        table.order = self.order[:]
        table.sides = self.sides[:]
        table.melds = [[meld.copy() for meld in melds] for melds in self.melds]
        table.threes = [threes[:] for threes in self.threes]
        table.melded = self.melded[:]
        table.sizes = self.sizes[:]
        table.known = [known.copy() for known in self.known]
        table.stock = self.stock
        table.pile = self.pile[:]
        table.frozen = self.frozen
        table.turn = self.turn.copy()
        table.laid_melds = self.laid_melds
        table.over = self.over
        table.out = self.out
        table.concealed = self.concealed
        return table

    def to_act(self) -> int:
        """The seat whose action is due: the partner's while asked, NOBODY once the deal is over."""
        if self.over:
            return NOBODY
        turn = self.turn
        return turn.adviser if turn.phase == ANSWERING else turn.seat

    def next_seat(self, seat: int) -> int:
        """The seat that plays after this one; `seat` itself may be sitting out (A-23 of classic.md)."""
        order = self.order
        if seat in order:
            return order[(order.index(seat) + 1) % len(order)]
        seats = len(self.sides)
        after = seat
        while after not in order:
            after = (after + 1) % seats
        return after

    def side(self, seat: int) -> int:
        """The side this seat plays for."""
        return self.sides[seat]

    def is_open(self, side: int) -> bool:
        """Whether the side has made its initial meld (CL-7.1, CL-3.4)."""
        return len(self.melds[side]) > 0

    def meld_of_rank(self, side: int, rank: int) -> Meld | None:
        """The side's first meld of this rank."""
        for meld in self.melds[side]:
            if meld.rank == rank:
                return meld
        return None

    def melds_by_rank(self, side: int) -> list[Meld | None]:
        """The side's first meld of each rank, 14 entries: for those who ask about many ranks at once."""
        found: list[Meld | None] = [None] * RANKS
        for meld in self.melds[side]:
            if found[meld.rank] is None:
                found[meld.rank] = meld
        return found

    def meld_numbered(self, number: int) -> Meld | None:
        """The meld with this number, of whichever side."""
        for melds in self.melds:
            for meld in melds:
                if meld.number == number:
                    return meld
        return None

    def minimum(self, seat: int) -> int:
        """Points the initial meld laid by `seat` must count, 0 once its side is open (CL-7.2)."""
        if self.is_open(self.sides[seat]):
            return 0
        return self.rules.opening.minimum(self, seat)
