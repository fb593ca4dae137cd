"""Ways to go out: every way to meld a hand but for at most one card.

How it works. One card, or none, is left for the discard; all others must be melded. With one meld of
a rank (CL-5.9) the natural cards have no choice where to go, so only the wild cards are dealt out:
each meld needs at least so many of them to be large enough and holds at most so many. They go first
where a meld needs them, then where they complete a canasta at the least cost, the rest where there is
room, natural canastas last. That finds a way whenever there is one. Asking is not considered here.
"""

from collections.abc import Iterator

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import JOKER, JOKER_FACE, RANKS, THREE, TWO, Hand
from canasta_desktop.rules.table import MIXED, NATURAL, Table

NOTHING = -1


class Slot:
    """One meld of a plan: on the table (`onto`) or new, the natural cards it gets, and its room for wild ones."""

    def __init__(self, rank: int, onto: int, cards: list[int], naturals: int, wilds: int) -> None:
        self.rank: int = rank
        self.onto: int = onto
        self.cards: list[int] = cards
        self.naturals: int = naturals
        self.wilds: int = wilds
        self.low: int = 0
        self.high: int = 0
        self.given: int = 0

    def size(self) -> int:
        return self.naturals + self.wilds + self.given


def can_go_out(table: Table, hand: Hand) -> bool:
    """Whether the player in turn could go out now, were there no question of asking (CL-8.1, CL-8.2)."""
    for _ in finishes(table, hand):
        return True
    return False


def may_go_out(table: Table, hand: Hand) -> bool:
    """A quick no for most hands: too few canastas in reach, or too many cards that cannot be melded."""
    return _canastas_in_reach(table, hand) and _stuck_ranks(table, hand) is not None


def finishes(table: Table, hand: Hand) -> Iterator[tuple[Play, ...]]:
    """Plays that meld all of the hand but at most one card, with what going out needs met.

    Ways that keep nothing come first, then by the value of the card kept. No plays at all: the
    one card in hand need only be discarded.
    """
    if not _canastas_in_reach(table, hand):
        return
    stuck = _stuck_ranks(table, hand)
    if stuck is None:
        return
    least, most = _wilds_wanted(table, hand)
    wilds = hand.wilds()
    for kept in _kept_ranks(table, hand, stuck):
        if least <= wilds - (1 if kept == TWO or kept == JOKER else 0) <= most:
            plays = _finish(table, hand, kept)
            if plays is not None:
                yield plays


def _canastas_in_reach(table: Table, hand: Hand) -> bool:
    """Whether the side could have enough canastas if every rank got all wild cards: a quick no for most hands."""
    rules = table.rules
    side = table.sides[table.turn.seat]
    short = rules.melds.canasta - hand.wilds()
    missing = rules.out.wanted()
    for meld in table.melds[side]:
        if len(meld.cards) + hand.ranks[meld.rank] >= short:
            missing -= 1
    if missing > 0 and hand.size >= short:
        for rank in range(THREE, JOKER):
            if hand.ranks[rank] >= short and hand.ranks[rank] > 0 and table.meld_of_rank(side, rank) is None:
                missing -= 1
    return missing <= 0


def _stuck_ranks(table: Table, hand: Hand) -> list[int] | None:
    """Ranks of which a single card cannot be melded whatever the wild cards do.

    None where there is no way out at all: with more than one of them, or fewer wild cards than the
    new melds need. Keeping a card back never makes a meld need fewer.
    """
    melds = table.rules.melds
    own = table.melds_by_rank(table.sides[table.turn.seat])
    stuck: list[int] = []
    wilds = hand.wilds()
    for rank in range(THREE, JOKER):
        count = hand.ranks[rank]
        if count == 0 or own[rank] is not None:
            continue
        form = melds.form(rank)
        if form is None or count < form.fewest_naturals():
            stuck.append(rank)
            if len(stuck) > 1 or count > 1:
                return None
        elif count < form.least():
            wilds -= form.least() - count
    return None if wilds < 0 else stuck


def _wilds_wanted(table: Table, hand: Hand) -> tuple[int, int]:
    """How many wild cards the melds need at least and hold at most; keeping a natural card never widens that."""
    melds = table.rules.melds
    own = table.melds_by_rank(table.sides[table.turn.seat])
    least = 0
    most = 0
    for rank in range(THREE, JOKER):
        count = hand.ranks[rank]
        meld = own[rank]
        form = melds.form(rank)
        if form is None or (meld is None and count < form.fewest_naturals()):
            continue
        if meld is None:
            least += max(0, form.least() - count)
            most += form.most_wilds(count)
        else:
            most += form.most_wilds(count + meld.naturals) - meld.wilds
    return least, most


def _kept_ranks(table: Table, hand: Hand, stuck: list[int]) -> list[int]:
    """The ranks a card of which may be kept for the discard, cheapest first; NOTHING among them."""
    if stuck:
        return stuck
    values = table.rules.pack.values
    ranks = [rank for rank in range(RANKS) if hand.ranks[rank] > 0]
    ranks.sort(key=lambda rank: values[rank])
    return [NOTHING, *ranks]


def _finish(table: Table, hand: Hand, kept: int) -> tuple[Play, ...] | None:
    """The plays that go out and keep one card of rank `kept`, or none."""
    slots = _slots(table, hand, kept)
    if slots is None:
        return None
    twos = hand.ranks[TWO] - (1 if kept == TWO else 0)
    jokers = hand.ranks[JOKER] - (1 if kept == JOKER else 0)
    if not _deal_out(table, slots, twos + jokers):
        return None
    if not _has_what_it_needs(table, slots) or not _opens(table, hand, slots, kept):
        return None
    wilds = hand.of_rank(TWO)[:twos] + [JOKER_FACE] * jokers
    plays: list[Play] = []
    for slot in slots:
        cards = slot.cards + wilds[: slot.given]
        wilds = wilds[slot.given :]
        if cards:
            plays.append(Play(tuple(cards), slot.onto))
    return tuple(plays)


def _slots(table: Table, hand: Hand, kept: int) -> list[Slot] | None:
    """The melds that must take the hand's natural cards, and those that could take wild ones."""
    melds = table.rules.melds
    side = table.sides[table.turn.seat]
    slots: list[Slot] = []
    for rank in range(THREE, JOKER):
        count = hand.ranks[rank] - (1 if rank == kept else 0)
        meld = table.meld_of_rank(side, rank)
        if count == 0 and meld is None:
            continue
        form = melds.form(rank)
        if form is None:
            return None
        cards = hand.of_rank(rank)[:count]
        if meld is None:
            slot = Slot(rank, NEW, cards, count, 0)
            slot.low = max(0, form.least() - count)
        else:
            slot = Slot(rank, meld.number, cards, count + meld.naturals, meld.wilds)
        slot.high = form.most_wilds(slot.naturals) - slot.wilds
        if slot.naturals < form.fewest_naturals() or slot.low > slot.high:
            return None
        slots.append(slot)
    return slots


def _deal_out(table: Table, slots: list[Slot], wilds: int) -> bool:
    """Give every slot its wild cards; False where they are too few or too many."""
    if wilds > sum([slot.high for slot in slots]):
        return False
    for slot in slots:
        slot.given = slot.low
        wilds -= slot.low
    if wilds < 0:
        return False
    full = table.rules.melds.canasta
    by_cost = [slot for slot in slots if slot.size() < full <= slot.naturals + slot.wilds + slot.high]
    by_cost.sort(key=lambda slot: full - slot.size())
    for slot in by_cost:
        cost = full - slot.size()
        if cost <= wilds:
            slot.given += cost
            wilds -= cost
    # A wild card on a natural canasta costs its price (CL-5.8): those come last.
    for slot in sorted(slots, key=lambda slot: slot.wilds + slot.given == 0 and slot.naturals >= full):
        more = min(wilds, slot.high - slot.given)
        slot.given += more
        wilds -= more
    return wilds == 0


def _has_what_it_needs(table: Table, slots: list[Slot]) -> bool:
    """Whether the side has the canastas to go out once the slots are filled (CL-8.1)."""
    rules = table.rules
    full = rules.melds.canasta
    counts = [0, 0]
    for slot in slots:
        if slot.size() >= full:
            counts[MIXED if slot.wilds + slot.given else NATURAL] += 1
    return rules.out.missing(counts) == 0


def _opens(table: Table, hand: Hand, slots: list[Slot], kept: int) -> bool:
    """Whether these plays, all laid at once, may open the side, if it is not open (CL-7.1, CL-7.7)."""
    seat = table.turn.seat
    if table.is_open(table.sides[seat]):
        return True
    rules = table.rules
    if rules.opening.waived_concealed and not table.turn.took:
        return any([slot.size() >= rules.melds.canasta for slot in slots])
    points = rules.pack.points(hand.cards())
    if kept != NOTHING:
        points -= rules.pack.values[kept]
    return points >= table.minimum(seat)
