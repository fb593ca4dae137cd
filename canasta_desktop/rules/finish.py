"""Ways to go out: every way to meld a hand but for at most one card.

How it works. One card, or none, is left for the discard; all others must be melded. With one meld of
a rank (CL-5.9) the natural cards have no choice where to go, so only the wild cards are dealt out:
each meld needs at least so many of them to be large enough and holds at most so many. They go first
where a meld needs them, then where they complete a canasta at the least cost, the rest where there is
room, natural canastas last. That finds a way whenever there is one. Where a side may have several melds
of a rank, sequences or melds of wild cards, `finish_search` looks. Asking is not considered here.
"""

from collections.abc import Iterator

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import FACES, JOKER, JOKER_FACE, RANKS, THREE, TWO, Hand
from canasta_desktop.rules.finish_search import NOBODY_KEPT, Search, in_reach
from canasta_desktop.rules.melds import Group
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import CANASTA_KINDS, MIXED, NATURAL, Meld, Table

NOTHING = -1


class Slot:
    """One meld of a plan: on the table (`onto`) or new, the natural cards it gets, and its room for wild ones."""

    def __init__(self, rank: int, meld: Meld | None, cards: list[int], naturals: int, wilds: int) -> None:
        self.rank: int = rank
        self.meld: Meld | None = meld
        self.onto: int = NEW if meld is None else meld.number
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
    if not table.rules.melds.is_simple:
        return _is_free(table, hand) and in_reach(table, hand)
    return _canastas_in_reach(table, hand) and _stuck_ranks(table, hand) is not None


def _is_free(table: Table, hand: Hand) -> bool:
    """Whether nothing in the hand or still to come stands against going out: a foot, a three held back."""
    rules = table.rules
    if rules.threes.held(hand) or (rules.extras and rules.supplies(table, 0)):
        return False
    return rules.out.refuses_now(table) is OK


def finishes(table: Table, hand: Hand) -> Iterator[tuple[Play, ...]]:
    """Plays that meld all of the hand but at most one card, with what going out needs met.

    Ways that keep nothing come first, then by the value of the card kept. No plays at all: the
    one card in hand need only be discarded.
    """
    if not table.rules.melds.is_simple:
        yield from _searched(table, hand)
        return
    slots = _slots(table, hand)
    stuck: list[int] = []
    least = most = 0
    for slot in slots:
        if slot is not None:
            if slot.low > slot.high:
                stuck.append(slot.rank)
                if len(stuck) > 1:
                    return
            else:
                least += slot.low
                most += slot.high
    wilds = hand.wilds()
    for kept in _kept_ranks(table, hand, stuck):
        # Keeping a natural card never makes the melds need fewer wild cards or hold more.
        if least <= wilds - (1 if kept == TWO or kept == JOKER else 0) <= most:
            plays = _finish(table, hand, slots, kept)
            if plays is not None:
                yield plays


def _searched(table: Table, hand: Hand) -> Iterator[tuple[Play, ...]]:
    """The same for rule sets that need the search; of each rank one card is tried as the one kept."""
    if not _is_free(table, hand) or not in_reach(table, hand):
        return
    rules = table.rules
    values = rules.pack.values
    faces = [card for card in range(FACES) if hand.faces[card]]
    if not rules.melds.has_runs:
        faces = [hand.lowest(rank) for rank in range(RANKS) if hand.ranks[rank]]
    faces.sort(key=lambda card: values[card >> 2])
    search = Search(table, hand)
    for kept in ([] if rules.out.discard and not table.turn.bare else [NOBODY_KEPT]) + faces:
        if kept == NOBODY_KEPT or not table.turn.bare:
            plays = search.keeping(kept)
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


def _kept_ranks(table: Table, hand: Hand, stuck: list[int]) -> list[int]:
    """The ranks a card of which may be kept for the discard, cheapest first; NOTHING among them."""
    if stuck:
        return stuck
    values = table.rules.pack.values
    ranks = [rank for rank in range(RANKS) if hand.ranks[rank] > 0]
    ranks.sort(key=lambda rank: values[rank])
    return ranks if table.rules.out.discard else [NOTHING, *ranks]


def _finish(table: Table, hand: Hand, slots: list[Slot | None], kept: int) -> tuple[Play, ...] | None:
    """The plays that go out and keep one card of rank `kept`, or none; `slots` by rank for the whole hand."""
    filled: list[Slot] = []
    for rank in range(THREE, JOKER):
        slot = slots[rank]
        if rank == kept:
            slot = _slot(table, hand, rank, None if slot is None else slot.meld, hand.ranks[rank] - 1)
        if slot is None:
            continue
        if slot.low > slot.high:
            return None
        slot.given = 0
        filled.append(slot)
    twos = hand.ranks[TWO] - (1 if kept == TWO else 0)
    jokers = hand.ranks[JOKER] - (1 if kept == JOKER else 0)
    if not _deal_out(table, filled, twos + jokers):
        return None
    if not _has_what_it_needs(table, filled):
        return None
    wilds = hand.of_rank(TWO)[:twos] + [JOKER_FACE] * jokers
    plays: list[Play] = []
    for slot in filled:
        cards = slot.cards + wilds[: slot.given]
        wilds = wilds[slot.given :]
        if cards:
            plays.append(Play(tuple(cards), slot.onto))
    return tuple(plays) if _opens(table, plays) else None


def _slots(table: Table, hand: Hand) -> list[Slot | None]:
    """By rank the meld that must take the hand's natural cards, or could take wild ones; None where there is none."""
    slots: list[Slot | None] = [None] * JOKER
    wilds = hand.wilds()
    ranks = hand.ranks
    for meld in table.melds[table.sides[table.turn.seat]]:
        rank = meld.rank
        if ranks[rank] or wilds:
            slots[rank] = _slot(table, hand, rank, meld, ranks[rank])
        elif len(meld.cards) >= table.rules.melds.canasta:
            slots[rank] = Slot(rank, meld, [], meld.naturals, meld.wilds)  # it only counts
    for rank in range(THREE, JOKER):
        if ranks[rank] and slots[rank] is None:
            slots[rank] = _slot(table, hand, rank, None, ranks[rank])
    return slots


def _slot(table: Table, hand: Hand, rank: int, meld: Meld | None, count: int) -> Slot | None:
    """The slot of a rank with so many natural cards more; `low` above `high` where it could not be lawful."""
    if count == 0 and meld is None:
        return None
    form = table.rules.melds.by_rank[rank]
    cards = hand.of_rank(rank)[:count]
    if meld is None:
        slot = Slot(rank, None, cards, count, 0)
        slot.low = 1 if form is None else max(0, form.least() - count)
    else:
        slot = Slot(rank, meld, cards, count + meld.naturals, meld.wilds)
    slot.high = 0 if form is None else form.most_wilds(slot.naturals) - slot.wilds
    if form is None or slot.naturals < form.fewest_naturals():
        slot.low, slot.high = 1, 0
    return slot


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
    counts = [0] * CANASTA_KINDS
    for slot in slots:
        if slot.size() >= full:
            counts[MIXED if slot.wilds + slot.given else NATURAL] += 1
    return rules.out.missing(counts) == 0


def _opens(table: Table, plays: list[Play]) -> bool:
    """Whether these plays, all laid at once, may open the side, if it is not open (CL-7.1, CL-7.7)."""
    if table.is_open(table.sides[table.turn.seat]):
        return True
    return table.rules.opening.refuses(table, [Group(None, play.cards) for play in plays], 1) is OK
