"""Ways to go out: every way to meld a hand but for at most one card.

How it works. One card, or none, is left for the discard; all others must be melded. With one meld of
a rank (CL-5.9) the natural cards have no choice where to go, so only the wild cards are dealt out:
each meld needs at least so many of them to be large enough and holds at most so many. They go first
where a meld needs them, then where they complete a canasta at the least cost, the rest where there is
room, natural canastas last. That finds a way whenever there is one. Where a side may have several melds
of a rank, sequences or melds of wild cards, `going_out_search` looks. Asking is not considered here.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import FACES, JOKER, RANKS, THREE, TWO, Cards, Hand, is_wild
from canasta_desktop.rules.going_out_reach import in_reach
from canasta_desktop.rules.going_out_search import NOBODY_KEPT, Search
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.melds import MeldAddition
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import CANASTA_KINDS, MIXED, NATURAL, NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64  # what it is for: see `rules.rng`

NOTHING: Final = -1
LAID: Final = -2
"""In place of a meld's number: it has been laid by one of the plays and has none yet."""


class Slots:
    """The melds of a plan by rank, up to the ace: each takes the hand's natural cards of its rank, and some wild ones.

    `naturals` and `wilds` it would hold without those to come, of which it needs `low` and has room for
    `high`, and is `given` some in the end; `count` natural cards of the hand are among them. `onto` is a
    meld's number, or NEW. Lists by rank, not an object a meld: most hands looked at lead nowhere, so looking
    must be cheap. `ranks` are those that have a meld, or cards for one.

    With `laid`, what they are once these plays lie on the table and `hand` is what is left.
    """

    def __init__(self, table: Table, hand: Hand, laid: Sequence[Play] = ()) -> None:
        melds = table.rules.melds
        side = table.sides[table.turn.seat]
        self.melds: Final = melds
        self.onto: Final = [NEW] * JOKER
        self.count: Final = hand.ranks[:JOKER]
        self.naturals: Final = hand.ranks[:JOKER]
        self.wilds: Final = [0] * JOKER
        self.low: Final = [0] * JOKER
        self.high: Final = [0] * JOKER
        self.given: Final = [0] * JOKER
        self.opens: Final = not laid and not table.is_open(side)
        for meld in table.melds[side]:
            rank = meld.rank
            self.onto[rank] = meld.number
            self.naturals[rank] += len(meld.cards) - meld.wilds
            self.wilds[rank] = meld.wilds
        for play in laid:
            self._lay(play)
        self.ranks: Final = [rank for rank in range(THREE, JOKER) if self.naturals[rank]]
        for rank in self.ranks:
            self.measure(rank)

    def _lay(self, play: Play) -> None:
        """Count the cards of this play to the meld they lie on."""
        rank = self.melds.rank(play.cards) if play.onto == NEW else self.onto.index(play.onto)
        wilds = len([card for card in play.cards if is_wild(card)])
        self.naturals[rank] += len(play.cards) - wilds
        self.wilds[rank] += wilds
        if play.onto == NEW:
            self.onto[rank] = LAID

    def measure(self, rank: int) -> None:
        """How many wild cards this meld needs and has room for; `low` above `high` where it could not be lawful."""
        melds = self.melds
        naturals = self.naturals[rank]
        if naturals < melds.fewest[rank]:
            self.low[rank], self.high[rank] = (1, 0) if naturals else (0, 0)
            return
        least = melds.least[rank] if self.onto[rank] == NEW else 0
        self.low[rank] = least - naturals if least > naturals else 0
        self.high[rank] = melds.room(rank, naturals) - self.wilds[rank]

    def keep(self, rank: int, cards: int) -> None:
        """Leave so many more natural cards of this rank in the hand; fewer than none: put them back."""
        self.count[rank] -= cards
        self.naturals[rank] -= cards
        self.measure(rank)

    def size(self, rank: int) -> int:
        """How many cards the meld would hold."""
        return self.naturals[rank] + self.wilds[rank] + self.given[rank]


def can_go_out(table: Table, hand: Hand) -> bool:
    """Whether the player in turn could go out now, were there no question of asking (CL-8.1, CL-8.2)."""
    if not may_go_out(table, hand):
        return False
    for _ in ways_out(table, hand):
        return True
    return False


def keeps_way_out(table: Table, hand: Hand, plays: Sequence[Play]) -> bool:
    """Whether the same could be said after these plays, which are lawful (CL-8.7)."""
    if not has_slots(table):
        after, left = preview(table, hand, plays)
        return left.size == 0 or can_go_out(after, left)
    left = hand.copy()
    for play in plays:
        left.take_out(play.cards)
    if left.size == 0:
        return True
    for _ in _ways(table, left, Slots(table, left, plays)):
        return True
    return False


def may_go_out(table: Table, hand: Hand) -> bool:
    """A quick no for most hands: too many cards that cannot be melded, or too few canastas in reach."""
    if not has_slots(table):
        return _is_free(table, hand) and in_reach(table, hand)
    return could_meld_all(table, hand) and canastas_in_reach(table, hand)


def has_slots(table: Table) -> bool:
    """Whether the side in turn has one meld of a rank at most, as the quick way asks.

    In simple rule sets that is so but for partners who put their melds together in a cut-throat deal (CL-13.5).
    """
    if not table.rules.melds.is_simple:
        return False
    if table.lone == NOBODY:
        return True
    ranks = [meld.rank for meld in table.melds[table.sides[table.turn.seat]]]
    return len(set(ranks)) == len(ranks)


def _is_free(table: Table, hand: Hand) -> bool:
    """Whether nothing in the hand or still to come stands against going out: a foot, a three held back."""
    rules = table.rules
    if rules.threes.held(hand) or (rules.extras and rules.supplies(table, 0)):
        return False
    return rules.out.refuses_now(table) is OK


def ways_are_lawful(table: Table) -> bool:
    """Whether what `ways_out` finds need not be asked about: in plain rule sets, with one meld of a rank and leave."""
    rules = table.rules
    return rules.is_plain and not table.turn.bare and has_slots(table) and rules.out.refuses_leave(table) is OK


def ways_out(table: Table, hand: Hand) -> Iterator[tuple[Play, ...]]:
    """Plays that meld all of the hand but at most one card, with what going out needs met.

    Ways that keep nothing come first, then by the value of the card kept. No plays at all: the
    one card in hand need only be discarded.
    """
    if has_slots(table):
        yield from _ways(table, hand, Slots(table, hand))
    else:
        yield from _searched(table, hand)


def _ways(table: Table, hand: Hand, slots: Slots) -> Iterator[tuple[Play, ...]]:
    """Plays that meld all of the hand but at most one card, where a side has one meld of a rank at most."""
    stuck = [rank for rank in slots.ranks if slots.low[rank] > slots.high[rank]]
    if len(stuck) > 1:
        return
    least, most = sum(slots.low), sum(slots.high)
    if stuck:  # alone it must be kept, so its meld asks for nothing
        least -= slots.low[stuck[0]]
        most -= slots.high[stuck[0]]
    wilds = hand.wilds()
    for kept in _kept_ranks(table, hand, stuck):
        # Keeping a natural card never makes the melds need fewer wild cards or hold more.
        if least <= wilds - (1 if kept == TWO or kept == JOKER else 0) <= most:
            plays = _way_out(table, hand, slots, kept)
            if plays is not None:
                yield plays


def _searched(table: Table, hand: Hand) -> Iterator[tuple[Play, ...]]:
    """Plays that meld all but at most one card, found by the search; one card of each rank is tried as the one kept."""
    if not _is_free(table, hand) or not in_reach(table, hand):
        return
    rules = table.rules
    values = rules.pack.values
    faces = [card for card in range(FACES) if hand.faces[card]]
    if not rules.melds.has_runs:
        faces = [hand.lowest(rank) for rank in range(RANKS) if hand.ranks[rank]]
    faces.sort(key=lambda card: values[card >> 2])
    search = Search(table, hand)
    ways = [] if rules.out.discard else [NOBODY_KEPT]
    if not table.turn.bare:  # a turn without a discard (GT-9.2): where one is required, nobody goes out in it
        ways += faces
    for kept in ways:
        plays = search.keeping(kept)
        if plays is not None:
            yield plays


def canastas_in_reach(table: Table, hand: Hand) -> bool:
    """Whether the side could have enough canastas if every rank got all wild cards: a quick no for most hands."""
    rules = table.rules
    ranks = hand.ranks
    short = rules.melds.canasta - ranks[TWO] - ranks[JOKER]
    canastas = 0
    own = 0
    for meld in table.melds[table.sides[table.turn.seat]]:
        own |= 1 << meld.rank
        if len(meld.cards) + ranks[meld.rank] >= short:
            canastas += 1
    if hand.size >= short:
        for rank in range(THREE, JOKER):
            if ranks[rank] >= short and ranks[rank] > 0 and not (own >> rank) & 1:
                canastas += 1
    return canastas >= rules.out.wanted()


def could_meld_all(table: Table, hand: Hand) -> bool:
    """Whether all ranks but one of a single card could be melded, there being enough wild cards for the new melds.

    Keeping a card back never makes a meld need fewer.
    """
    ranks = hand.ranks
    fewest, least = table.rules.melds.fewest, table.rules.melds.least
    own: i64 = 0
    for meld in table.melds[table.sides[table.turn.seat]]:
        own |= 1 << meld.rank
    stuck: i64 = 0
    wilds: i64 = ranks[TWO] + ranks[JOKER]
    rank: i64 = -1
    for held in ranks:
        rank += 1
        count: i64 = held
        if count == 0 or rank == TWO or rank == JOKER or (own >> rank) & 1:
            continue
        if count < fewest[rank]:
            stuck += count
            if stuck > 1:
                return False
        elif count < least[rank]:
            wilds -= least[rank] - count
    return wilds >= 0


def _kept_ranks(table: Table, hand: Hand, stuck: list[int]) -> list[int]:
    """The ranks a card of which may be kept for the discard, cheapest first; NOTHING among them."""
    if stuck:
        return stuck
    values = table.rules.pack.values
    ranks = [rank for rank in range(RANKS) if hand.ranks[rank] > 0]
    ranks.sort(key=lambda rank: values[rank])
    return ranks if table.rules.out.discard else [NOTHING, *ranks]


def _way_out(table: Table, hand: Hand, slots: Slots, kept: int) -> tuple[Play, ...] | None:
    """The plays that go out and keep one card of rank `kept`, or none; `slots` are those for the whole hand."""
    natural = THREE <= kept < JOKER
    if natural:
        slots.keep(kept, 1)
    twos = hand.ranks[TWO] - (1 if kept == TWO else 0)
    jokers = hand.ranks[JOKER] - (1 if kept == JOKER else 0)
    plays: tuple[Play, ...] | None = None
    fits = not natural or slots.low[kept] <= slots.high[kept]
    if fits and _deal_out(table, slots, twos + jokers) and _has_what_it_needs(table, slots):
        plays = _plays(hand, slots, hand.all_of(TWO)[:twos] + hand.all_of(JOKER)[:jokers])
    if natural:
        slots.keep(kept, -1)
    if plays is not None and slots.opens and not _may_open(table, plays):
        return None
    return plays


def _plays(hand: Hand, slots: Slots, wilds: Cards) -> tuple[Play, ...]:
    """The slots as plays, once these wild cards have been dealt out."""
    plays: list[Play] = []
    dealt = 0
    for rank in slots.ranks:
        count, given = slots.count[rank], slots.given[rank]
        if count or given:
            cards = hand.all_of(rank)[:count] + wilds[dealt : dealt + given]
            dealt += given
            plays.append(Play(cards, slots.onto[rank]))
    return tuple(plays)


def _deal_out(table: Table, slots: Slots, wilds: int) -> bool:
    """Give every slot its wild cards; False where they are too few or too many."""
    low, high, given = slots.low, slots.high, slots.given
    left = wilds - sum(low)
    if left < 0 or wilds > sum(high):
        return False
    given[:] = low
    if left == 0:
        return True
    full = table.rules.melds.canasta
    costs: list[int] = []
    for rank in slots.ranks:
        size = slots.size(rank)
        if size < full <= slots.naturals[rank] + slots.wilds[rank] + high[rank]:
            costs.append((full - size) * JOKER + rank)  # the rank goes along, the lower one first
    costs.sort()
    for cost in costs:
        if cost // JOKER <= left:
            given[cost % JOKER] += cost // JOKER
            left -= cost // JOKER
    # A wild card on a natural canasta costs its price (CL-5.8): those come last.
    natural = [rank for rank in slots.ranks if slots.naturals[rank] == slots.size(rank) >= full]
    for rank in [rank for rank in slots.ranks if rank not in natural] + natural:
        more = min(left, high[rank] - given[rank])
        given[rank] += more
        left -= more
    return left == 0


def _has_what_it_needs(table: Table, slots: Slots) -> bool:
    """Whether the side has the canastas to go out once the slots are filled (CL-8.1)."""
    rules = table.rules
    full = rules.melds.canasta
    counts = [0] * CANASTA_KINDS
    for rank in slots.ranks:
        size = slots.size(rank)
        if size >= full:
            counts[NATURAL if size == slots.naturals[rank] else MIXED] += 1
    return rules.out.missing(counts) == 0


def _may_open(table: Table, plays: tuple[Play, ...]) -> bool:
    """Whether these plays, all laid at once, may open the side (CL-7.1, CL-7.7)."""
    return table.rules.initial_meld.refuses(table, [MeldAddition(None, play.cards) for play in plays], 1) is OK
