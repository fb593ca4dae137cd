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

RUN: Final = RANKS
"""In place of a rank: the meld is a sequence (SA-4). A meld of wild cards has the rank JOKER."""

NATURAL: Final = 0
MIXED: Final = 1
ALL_WILD: Final = 2
SAMBA: Final = 3
CANASTA_KINDS: Final = 4
"""The kinds of canastas a side's count is kept by: natural and mixed sets, wild cards alone, sequences."""
ANY: Final = -1
"""Canastas of any kind."""


class Meld:
    """Cards that lie together on the table: of one rank, wild cards alone (JOKER), or a sequence (RUN).

    `number` is unique within the deal and never changes; `seat` laid it; `cards` stand in the
    order in which they were laid, those of a sequence ascending; `wilds` counts jokers and twos.
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
            if is_wild(card):
                self.wilds += 1
        self.cards += cards
        if self.rank == RUN:
            self.cards.sort()


class Turn:
    """The turn record: whose turn, how far, and what binds for the rest of it.

    `took`: the pile was taken, not the stock drawn from. `laid`: melds were laid in an action of
    their own or beside the pile's top card. `fresh`: the seat had melded nothing in this deal when
    the turn began; `added`: it has added to a meld that somebody else laid (both: CL-8.4).
    `opened`: it has made its side's initial meld in this turn (MA-6.1). `bare`: the turn ends
    without a discard (GT-9.2). `asked_in`: the phase in which the partner was asked.
    """

    # Stated here, what a turn begins with costs nothing: there is a new record for every turn of every deal searched.
    phase: int = DRAWING
    took: bool = False
    laid: bool = False
    fresh: bool = True
    added: bool = False
    opened: bool = False
    bare: bool = False
    adviser: int = NOBODY
    answer: int = UNANSWERED
    asked_in: int = PLAYING

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> "Turn":
        turn = Turn(self.seat)
        turn.phase = self.phase
        turn.took = self.took
        turn.laid = self.laid
        turn.fresh = self.fresh
        turn.added = self.added
        turn.opened = self.opened
        turn.bare = self.bare
        turn.adviser = self.adviser
        turn.answer = self.answer
        turn.asked_in = self.asked_in
        return turn


class Table:
    """Everything public about a deal. Lists by seat cover every seat, also one that sits out.

    What only some systems have stays empty in the others: `lone`, the lone player once the sides are
    formed (CL-13.2); `asked`, who has asked for leave to go out; `forgotten`, red threes forgotten
    (GT-3.2); `feet`, cards of a foot not taken up, and `from_foot`, who has played from it (HF-6);
    `bonus`, cards reserved on the stock (MA-6.1); `packets`, cards of the wings set aside (VA-1.10);
    `beneath`, cards face down under the pile (SA-1.4), and `face_down` on it, at most the one with which
    somebody has gone out (MA-8.1); `turn_card`, whether it still lies in the stock (MA-1.3); `special`, the
    special hand that ended the deal (MA-7).
    """

    def __init__(
        self, rules: "RuleSet", number: int, dealer: int, scores: list[int], same: "Table | None" = None
    ) -> None:
        """An empty table: `number` is the deal's number in the match, from 1; `scores` by account.

        With `same` its lists and its turn are copies of that one's: made empty first, they took most of a copy's time.
        """
        # One expression a field chooses between empty and copied, so that each is declared once, with its type. Numbers
        # and facts cost nothing to make empty first: `copy` sets them.
        seats = rules.seating.players
        self.rules: Final = rules
        self.number: int = number
        self.dealer: int = rules.seating.dealing(number, dealer) if same is None else dealer
        self.scores: list[int] = scores
        # Who plays, and with whom. Copies may share `advisers`: it is made anew as a whole where sides are formed.
        self.order: list[int] = rules.seating.order(number, self.dealer) if same is None else same.order[:]
        self.sides: list[int] = rules.seating.sides_of_seats() if same is None else same.sides[:]
        self.advisers: list[int] = [] if same is None else same.advisers
        # What lies before them, by side and by seat.
        self.melds: list[list[Meld]] = (
            [[] for _ in range(rules.seating.sides)]
            if same is None
            else [[meld.copy() for meld in melds] for melds in same.melds]
        )
        self.threes: list[list[int]] = (
            [[] for _ in range(seats)] if same is None else [threes[:] for threes in same.threes]
        )
        self.melded: list[bool] = [False] * seats if same is None else same.melded[:]
        # What everybody knows of the hands.
        self.sizes: list[int] = [0] * seats if same is None else same.sizes[:]
        self.known: list[Hand] = (
            [Hand() for _ in range(seats)] if same is None else [Hand((), hand) for hand in same.known]
        )
        # The middle of the table, and whose turn it is.
        self.stock: int = 0
        self.pile: list[int] = [] if same is None else same.pile[:]
        self.frozen: bool = False
        self.turn: Turn = Turn(self.next_seat(self.dealer)) if same is None else same.turn.copy()
        self.laid_melds: int = 0
        # What only some systems have.
        self.lone: int = NOBODY
        self.asked: list[bool] = [False] * seats if same is None else same.asked[:]
        self.forgotten: list[int] = [0] * seats if same is None else same.forgotten[:]
        self.feet: list[int] = [0] * seats if same is None else same.feet[:]
        self.from_foot: list[bool] = [False] * seats if same is None else same.from_foot[:]
        self.bonus: list[int] = [0] * seats if same is None else same.bonus[:]
        self.packets: list[int] = [] if same is None else same.packets[:]
        self.beneath: int = 0
        self.face_down: int = 0
        self.turn_card: bool = False
        self.special: str = ""
        # How the deal ended.
        self.over: bool = False
        self.out: int = NOBODY
        self.concealed: bool = False

    def copy(self) -> "Table":
        """An independent table; only the rule set is shared."""
        table = Table(self.rules, self.number, self.dealer, self.scores[:], self)
        table.stock = self.stock
        table.frozen = self.frozen
        table.laid_melds = self.laid_melds
        table.lone = self.lone
        table.beneath = self.beneath
        table.face_down = self.face_down
        table.turn_card = self.turn_card
        table.special = self.special
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
        """The seat that plays after this one."""
        is_next = False
        for other in self.order:
            if is_next:
                return other
            is_next = other == seat
        return self.order[0]

    def drawable(self) -> int:
        """How many cards of the stock can be drawn: those that are not reserved (VA-5.7)."""
        return self.stock - sum(self.bonus) if self.rules.extras else self.stock

    def adviser(self, seat: int) -> int:
        """The partner that `seat` asks for leave to go out, NOBODY where it has none."""
        if not self.advisers:
            seating = self.rules.seating
            seats = range(len(self.sides))
            self.advisers = [seating.adviser(self, seat) if seat in self.order else NOBODY for seat in seats]
        return self.advisers[seat]

    def side(self, seat: int) -> int:
        """The side this seat plays for."""
        return self.sides[seat]

    def is_open(self, side: int) -> bool:
        """Whether the side has made its initial meld (CL-7.1, CL-3.4)."""
        return len(self.melds[side]) > 0

    def meld_of_rank(self, side: int, rank: int) -> Meld | None:
        """The side's first meld of this rank that can still grow, else its first one; JOKER: of wild cards."""
        found: Meld | None = None
        for meld in self.melds[side]:
            if meld.rank == rank:
                if not self.rules.melds.is_closed(meld):
                    return meld
                if found is None:
                    found = meld
        return found

    def melds_by_rank(self, side: int) -> list[Meld | None]:
        """By rank what `meld_of_rank` gives, 15 entries: for those who ask about many ranks at once."""
        found: list[Meld | None] = [None] * (RUN + 1)
        closed = self.rules.melds.can_close
        for meld in self.melds[side]:
            other = found[meld.rank]
            if other is None or (closed and self.rules.melds.is_closed(other) and not self.rules.melds.is_closed(meld)):
                found[meld.rank] = meld
        return found

    def meld_numbered(self, number: int) -> Meld | None:
        """The meld with this number, of whichever side; None for NEW."""
        if number < 0:
            return None
        for melds in self.melds:
            for meld in melds:
                if meld.number == number:
                    return meld
        return None

    def minimum(self, seat: int) -> int:
        """Points the initial meld laid by `seat` must count, 0 once its side is open (CL-7.2)."""
        if self.is_open(self.sides[seat]):
            return 0
        return self.rules.initial_meld.minimum(self, seat)
