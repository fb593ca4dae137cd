"""The discard, for the fast policy: the card whose small costs add up to least (CL-4.5, CL-6).

No decision is asked for more often, so its sums are of machine integers once compiled: see `rules.rng`.
"""

from typing import TYPE_CHECKING, Final

from canasta_desktop.bots.playout.pressure import Pressure
from canasta_desktop.bots.playout.tables import (
    CLOSED_USE,
    FED_PILE,
    FED_RUN,
    HELD_PILE,
    HURRY_VALUE,
    KNOWN_PILE,
    NEIGHBOURS,
    NEXT_SIZE,
    OWN_USE,
    PILES,
    SIZE_HELD,
    THREE_PILE,
    UNSEEN_PILE,
    UNWANTED_PILE,
    VALUE_PILE,
    VALUES,
    WILD_PILE,
    at_most,
    hand_class,
    hurry_class,
    minimum_class,
    next_hand_class,
    pile_class,
)
from canasta_desktop.rules.actions import DISCARDS, Discard
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, NO_FACE, RANKS, THREE, TWO, Hand
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import RUN, Meld, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CARD: Final = -1
NO_FACES: Final[list[int]] = []
"""Where there are no sequences, no face fits one; nobody adds to this."""
LONG: Final = 5
"""A meld of so many cards and more is worth its next ones."""

LANE: Final = 3
"""Bits in which the class of a rank lies, among those of all ranks in one number."""
LANE_MASK: Final = (1 << LANE) - 1
SEEN: Final = 8
"""Bits in which the cards of a rank that were seen are counted; no pack has so many."""
SEEN_MASK: Final = (1 << SEEN) - 1
HALF: Final = RANKS // 2
CLOSED: Final = sum([4 << rank * LANE for rank in range(RANKS)])
"""Of what use all ranks are for a side that is not open."""


def in_lane(classes: "i64", lane: "i64", now: "i64") -> "i64":
    """The classes of all ranks, that of one rank put into its lane.

    What is shifted is no constant, for compiled that would be shifted as a number of 32 bits.
    """
    before: i64 = (classes >> lane) & LANE_MASK
    return classes + ((now - before) << lane)


def discard(weights: list[int], pressure: Pressure, hand: Hand, rng: Rng, noise: int) -> Discard | None:
    """The card that costs least, `noise` added by chance; None if none may go."""
    table = pressure.table
    costs = DiscardCosts(weights, pressure, hand)
    best = NO_CARD
    least = 0
    # One card of each rank: its lowest face. Where suits matter each face that is there: its place in the list is the
    # card. No loop is begun more often, so no list is made for it.
    by_face = costs.has_runs
    nothing = 0 if by_face else NO_FACE
    place = -1
    for entry in hand.faces if by_face else hand.low:
        place += 1
        if entry == nothing:
            continue
        card = place if by_face else entry
        cost = costs.cost(card)
        if noise:
            cost += rng.below(noise)
        if (best == NO_CARD or cost < least) and (costs.is_sure or reason(table, hand, DISCARDS[card]) is OK):
            best, least = card, cost
    return None if best == NO_CARD else DISCARDS[best]


class DiscardCosts:
    """What each card of the hand costs as a discard; what they share is worked out once.

    `use` says of what use a rank is for the own side and `fed` how far the next side's meld of it has come: classes,
    `LANE` bits a rank side by side in one number, so that no list need be made for them. So `seen` are counted, the
    cards of a rank that lie on the table, `SEEN` bits a rank: `HALF` of the ranks in one number, the rest in another.
    """

    def __init__(self, weights: list[int], pressure: Pressure, hand: Hand) -> None:
        table = pressure.table
        self.weights: list[int] = weights
        self.table: Table = table
        self.hand: Hand = hand
        rules = table.rules
        seat = table.turn.seat
        side = table.sides[seat]
        self.has_runs: bool = rules.melds.has_runs
        # Plain rule sets let any card go but a last one that would end the deal too early.
        self.is_sure: bool = rules.is_plain and hand.size > 1
        self.next: int = table.next_seat(seat)
        self.following: int = table.sides[self.next]
        self.seen: i64 = 0
        self.seen_above: i64 = 0
        self.use: i64 = 0
        self.fed: i64 = 0
        self.frozen: i64 = 1 if table.frozen else 0
        self.run_faces: list[int] = [] if self.has_runs else NO_FACES
        self.fed_faces: list[int] = [] if self.has_runs else NO_FACES
        self.look_at_melds(side)
        self.unwanted: i64 = 0
        self.look_at_pile()
        size = len(table.pile)
        self.pile: i64 = pile_class(size)
        self.state: i64 = 2 if not table.melds[self.following] else self.frozen
        self.minimum: i64 = -1 if table.melds[side] else minimum_class(table.minimum(seat))
        self.hurry: i64 = hurry_class(pressure.urgency())
        self.total: i64 = 4 * rules.pack.decks
        self.values: list[int] = pressure.values
        self.next_size: i64 = next_hand_class(table.sizes[self.next])
        self.size: i64 = hand_class(hand.size)

    def look_at_melds(self, own: int) -> None:
        """Of what use ranks are for the own side, and which melds of the next one they would feed."""
        table = self.table
        full: i64 = table.rules.melds.canasta
        use: i64 = 0 if table.melds[own] else CLOSED
        fed: i64 = 0
        for side in range(len(table.melds)):
            feeds = side == self.following and side != own and not self.frozen
            for meld in table.melds[side]:
                rank: i64 = meld.rank
                size: i64 = len(meld.cards)
                if rank == RUN:
                    self.look_at_run(meld, side == own, feeds)
                    continue
                if rank >= JOKER:
                    continue
                self.see(rank, size - meld.wilds)
                lane: i64 = rank * LANE
                if side == own:
                    now: i64 = 3 if size >= full else 2 if size >= LONG else 1
                    use = in_lane(use, lane, now)
                if feeds:
                    now = 1 if size <= 4 else 2 if size == 5 else 3 if size == 6 else 4
                    fed = in_lane(fed, lane, now)
        self.use = use
        self.fed = fed

    def look_at_run(self, meld: Meld, is_own: bool, feeds: bool) -> None:
        """What a sequence shows, and which cards continue it."""
        for card in meld.cards:
            self.see(card >> 2, 1)
        if (is_own or feeds) and len(meld.cards) < self.table.rules.melds.canasta:
            for card in run_ends(meld):
                if card >= 0:
                    (self.run_faces if is_own else self.fed_faces).append(card)

    def see(self, rank: "i64", cards: "i64") -> None:
        """So many cards of a rank lie on the table."""
        if rank < HALF:
            self.seen += cards << rank * SEEN
        else:
            self.seen_above += cards << (rank - HALF) * SEEN

    def look_at_pile(self) -> None:
        """What lies there, and which ranks the next player threw or let lie."""
        pile = self.table.pile
        players: i64 = len(self.table.order)
        back: i64 = len(pile) % len(self.table.order)  # turns back, but for whole rounds
        unwanted: i64 = 0
        for card in pile:
            rank: i64 = card >> 2
            self.see(rank, 1)
            if back == 0:
                back = players
            back -= 1
            if back >= players - 2:
                unwanted |= 1 << rank
        self.unwanted = unwanted

    def cost(self, card: int) -> int:
        """What throwing this card costs."""
        weights = self.weights
        pile = self.pile
        rank: i64 = card >> 2
        if rank == TWO or rank == JOKER:
            kind = (2 if rank == JOKER else 0) + self.frozen
            return weights[WILD_PILE + (kind * PILES + pile) * 3 + self.pairs()]
        if rank == THREE:
            return weights[THREE_PILE + pile * 3 + self.hurry]
        held: i64 = self.hand.ranks[rank]
        held -= 1
        if held > 3:
            held = 3
        value: i64 = self.values[rank]
        lane: i64 = rank * LANE
        use: i64 = (self.use >> lane) & LANE_MASK
        cost: i64 = weights[OWN_USE + (use * 4 + held) * VALUES + value]
        cost += weights[HELD_PILE + (held * 2 + self.frozen) * PILES + pile]
        cost += weights[HURRY_VALUE + self.hurry * VALUES + value]
        cost += weights[SIZE_HELD + self.size * 4 + held]
        cost += weights[VALUE_PILE + value * PILES + pile]
        if self.minimum >= 0:
            cost += weights[CLOSED_USE + (self.minimum * VALUES + value) * 4 + held]
        if self.has_runs:
            cost += self.of_suit(card)
        fed: i64 = (self.fed >> lane) & LANE_MASK
        if fed:
            return cost + weights[FED_PILE + fed * PILES + pile]
        return cost + self.danger(rank)

    def pairs(self) -> "i64":
        """By the pairs in hand: one at most, two, more."""
        pairs: i64 = 0
        for rank in range(FOUR, JOKER):
            if self.hand.ranks[rank] >= 2:
                pairs += 1
        return 0 if pairs <= 1 else 1 if pairs == 2 else 2

    def danger(self, rank: "i64") -> "i64":
        """What it costs that the next player may hold the cards to take the pile."""
        weights = self.weights
        pile = self.pile
        state = self.state
        unseen: i64 = self.total - self.hand.ranks[rank]
        if rank < HALF:
            unseen -= (self.seen >> rank * SEEN) & SEEN_MASK
        else:
            unseen -= (self.seen_above >> (rank - HALF) * SEEN) & SEEN_MASK
        if unseen < 0:
            unseen = 0
        elif unseen > 8:
            unseen = 8
        few: i64 = 0 if unseen <= 1 else 1 if unseen <= 3 else 2
        known: i64 = self.table.known[self.next].ranks[rank]
        if known > 2:
            known = 2
        unwanted = (self.unwanted >> rank) & 1
        cost: i64 = weights[UNSEEN_PILE + (state * 9 + unseen) * PILES + pile]
        cost += weights[NEXT_SIZE + (self.next_size * 3 + few) * 3 + state]
        cost += weights[UNWANTED_PILE + (unwanted * PILES + pile) * 3 + state]
        cost += weights[KNOWN_PILE + known * PILES + pile]
        return cost

    def of_suit(self, card: int) -> int:
        """What it costs that the card fits sequences."""
        faces = self.hand.faces
        rank = card >> 2
        near = 0
        for step in (-2, -1, 1, 2):
            if FOUR <= rank + step <= ACE and faces[card + 4 * step]:
                near += 1
        fits = 1 if card in self.run_faces else 0
        feeds = 1 if card in self.fed_faces else 0
        weights = self.weights
        return weights[NEIGHBOURS + at_most(near, 3) * 2 + fits] + weights[FED_RUN + feeds * PILES + self.pile]
