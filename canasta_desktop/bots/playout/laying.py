"""Laying once the side is open, for the fast policy: as the standard player does, on plain counts (CL-5).

`baselines.melding` says why: new melds wait in the hand, but for a side that can go out, a deal that is about to
end, and a canasta that can be completed.
"""

from typing import Final

from canasta_desktop.bots.playout.pressure import Pressure
from canasta_desktop.bots.playout.tables import (
    LAY_ADDS,
    LAY_CONTESTED,
    LAY_ENDING,
    LAY_LEAVES,
    LAY_NEARLY,
    LAY_NEARLY_SHORT,
    LAY_OWN_RACE,
    LAY_SHORT,
    LAY_THEIR_RACE,
    LAY_WILDS,
)
from canasta_desktop.rules.actions import NEW, LayMeld, Play
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, THREE, TWO, Hand
from canasta_desktop.rules.forms import NEVER
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import RUN, Meld, Table

LEAST_LEFT: Final = 2
"""Cards that stay in hand while one does not go out: one to discard, one to go on with (CL-8.3)."""

HAND_OF: Final = 11
"""The cards dealt for which the threshold of new melds stands; others are scaled to it."""

FIGHT_ON: Final = 50
"""Up to this urgency, in hundredths, a frozen pile is still fought for."""

NEAR_FOOT: Final = 6
"""With so few cards left, wild cards are spent on new melds to come to the foot."""

RUN_WAITS: Final = 4
"""A sequence of so many cards is begun without need."""

LEAST_TURNS: Final = 10
"""The fewest turns that may be left, in tenths."""

UNASKED: Final = -1
WILD_RUN: Final = 4
"""So many wild cards begin a meld of their own."""


def lay(weights: list[int], pressure: Pressure, hand: Hand) -> LayMeld | None:
    """What to lay now, the side being open; None for nothing more."""
    table = pressure.table
    keep = 0 if table.rules.extras and table.rules.supplies(table, 0) else LEAST_LEFT
    if hand.size <= keep or not _may_fit(table, hand):
        return None
    plays = MeldGatherer(weights, pressure, hand, keep).gathered()
    if not plays:
        return None
    action = LayMeld(tuple(plays))
    if table.rules.is_plain and table.turn.answer == 0:
        return action
    if reason(table, hand, action) is OK:
        return action
    return _lawful(table, hand, plays)


def _may_fit(table: Table, hand: Hand) -> bool:
    """A quick no for hands of which nothing can be laid."""
    ranks = hand.ranks
    if ranks[TWO] or ranks[JOKER] or table.rules.melds.has_runs:
        return True
    for meld in table.melds[table.sides[table.turn.seat]]:
        if meld.rank < JOKER and ranks[meld.rank]:
            return True
    for count in ranks:
        if count >= 3:
            return True
    return False


def _lawful(table: Table, hand: Hand, plays: list[Play]) -> LayMeld | None:
    """Those of the plays that are lawful together, taken in one by one."""
    kept: list[Play] = []
    action: LayMeld | None = None
    for play in plays:
        more = LayMeld((*kept, play))
        if reason(table, hand, more) is OK:
            kept.append(play)
            action = more
    return action


NO_PLAYS: Final[list[Play]] = []
NOTHING_ADDED: Final[list[list[int] | None]] = []
"""What there is before anything is laid; nobody adds to these."""


class MeldGatherer:
    """The plays of one action, the best use of the cards first; `room` is how many cards may still go."""

    def __init__(self, weights: list[int], pressure: Pressure, hand: Hand, keep: int) -> None:
        table = pressure.table
        self.weights: list[int] = weights
        self.pressure: Pressure = pressure
        self.table: Table = table
        self.forms = table.rules.melds
        self.full: int = self.forms.canasta
        seat = table.turn.seat
        self.side: int = table.sides[seat]
        self.melds: list[Meld] = table.melds[self.side]
        self.left: Hand = hand
        self.has_begun: bool = False
        self.keep: int = keep
        self.sizes: list[int] = [len(meld.cards) for meld in self.melds]
        self.wilds: list[int] = [meld.wilds for meld in self.melds]
        self.added: list[list[int] | None] = NOTHING_ADDED
        self.fresh: list[Play] = NO_PLAYS
        self.has: int = 0
        self.growing: int = 0
        for meld in self.melds:
            self.has |= 1 << meld.rank
            if len(meld.cards) < self.full:
                self.growing |= 1 << meld.rank
        hurry = pressure.urgency()
        self.is_ending: bool = hurry >= weights[LAY_ENDING]
        partners = 0
        for other in table.order:
            if other != seat and table.sides[other] == self.side:
                partners += 1
        short = weights[LAY_SHORT] * partners
        # There is one turn at least, so that mostly nobody need count them.
        self.is_short: bool = short > LEAST_TURNS and pressure.turns_left() * LEAST_TURNS < short
        self.has_partner: bool = partners > 0
        rich = table.frozen and len(table.pile) >= weights[LAY_CONTESTED]
        self.is_fight: bool = rich and hurry < FIGHT_ON and not self.is_short
        self.adds: int = keep if self.is_ending or self.is_short or keep == 0 else weights[LAY_ADDS]
        self.nearly: int = weights[LAY_NEARLY_SHORT if self.is_short else LAY_NEARLY]
        self.wild_form: bool = self.forms.by_rank[JOKER] is not None
        self.order: list[int] = self.by_size()

    def by_size(self) -> list[int]:
        """The side's sets by number, unfinished ones first, the longest of them first."""
        found: list[int] = []
        unfinished = 0
        sizes, full = self.sizes, self.full
        for at, meld in enumerate(self.melds):
            size = sizes[at]
            if meld.rank >= JOKER:
                continue
            if size >= full:
                if not self.forms.is_closed(meld):
                    found.append(at)
                continue
            place = unfinished
            while place > 0 and sizes[found[place - 1]] < size:
                place -= 1
            found.insert(place, at)
            unfinished += 1
        return found

    def gathered(self) -> list[Play]:
        """All that is to be laid."""
        if self.forms.has_runs:
            self.grow_runs()
        self.add_naturals()
        self.complete(0)
        self.begin_pairs()
        self.complete(self.nearly)
        if self.forms.has_runs:
            self.begin_runs()
        if not self.is_fight:
            self.begin()
        if self.wild_form:
            self.wild_melds()
        # Near a foot wild cards go where they empty the hand, but for a card to discard (HF-6.2).
        if self.is_ending or (self.keep == 0 and self.left.size - self.left.wilds() <= 1):
            self.spend_wilds()
        plays: list[Play] = []
        if not self.has_begun:
            return plays
        for at in range(len(self.melds)):
            cards = self.added[at]
            if cards is not None:
                plays.append(Play(tuple(cards), self.melds[at].number))
        return plays + self.fresh

    @property
    def room(self) -> int:
        """How many cards may still go."""
        return self.left.size - self.keep

    def begin_to_lay(self) -> None:
        """From now on hand and lists are its own: half of the hands looked at lay nothing, and need none."""
        if not self.has_begun:
            self.left = self.left.copy()
            self.added = [None] * len(self.melds)
            self.fresh = []
            self.has_begun = True

    def put(self, at: int, card: int) -> None:
        """A card of the hand goes onto the meld of this number."""
        self.begin_to_lay()
        self.left.remove(card)
        cards = self.added[at]
        if cards is None:
            cards = []
            self.added[at] = cards
        cards.append(card)
        self.sizes[at] = self.sizes[at] + 1
        if card < 4 or card >> 2 == JOKER:
            self.wilds[at] = self.wilds[at] + 1

    def begin_with(self, cards: list[int]) -> None:
        """These cards of the hand begin a meld."""
        self.begin_to_lay()
        self.left.take_out(cards)
        self.fresh.append(Play(tuple(cards), NEW))

    def wild(self) -> int:
        """The wild card that is spent first; -1 for none."""
        return self.left.low[TWO] if self.left.ranks[TWO] else self.left.low[JOKER] if self.left.ranks[JOKER] else -1

    def add_naturals(self) -> None:
        """Natural cards onto melds; in a fight for the pile a pair of them stays, if no canasta waits."""
        for at in self.order:
            meld = self.melds[at]
            rank = meld.rank
            count = self.left.ranks[rank]
            if count == 0:
                continue
            missing = self.full - self.sizes[at]
            form = self.forms.by_rank[rank]
            if form is None or form.only_out():
                continue
            if missing <= 0 and count > 1 and not self.is_ending and form.again() != NEVER:
                continue
            if self.left.size - count < self.adds and not 0 < missing <= count:
                continue
            skip = 2 if self.is_fight and not 0 < missing <= count and count >= 2 else 0
            most = form.largest() - self.sizes[at]
            for card in self.left.all_of(rank)[skip:]:
                if self.room > 0 and most > 0:
                    self.put(at, card)
                    most -= 1

    def complete(self, allowed: int) -> None:
        """Wild cards, the cheapest first (CL-5.7), where the meld then lacks no more cards of a canasta."""
        for at in self.order:
            held = self.left.wilds()
            if held == 0:
                return
            missing = self.full - self.sizes[at]
            if missing <= 0:
                continue
            count = missing if missing < held else held
            lacks = missing - count
            if lacks > allowed or self.room < count or (self.wild_form and lacks > 0):
                continue
            if self.wild_room(at) < count or (count > self.weights[LAY_WILDS] and not self.is_ending):
                continue
            if self.wilds[at] == 0 and not self.is_ending and self.is_followed(self.melds[at].rank):
                continue
            for _ in range(count):
                self.put(at, self.wild())

    def is_followed(self, rank: int) -> bool:
        """Whether a canasta of this rank is closed and another one may follow: then it may well be a natural one."""
        form = self.forms.by_rank[rank]
        return form is not None and form.largest() <= self.full and form.again() != NEVER

    def wild_room(self, at: int) -> int:
        """How many wild cards this meld still takes."""
        rank = self.melds[at].rank
        return self.forms.room(rank, self.sizes[at] - self.wilds[at]) - self.wilds[at]

    def begin_pairs(self) -> None:
        """New melds of a pair and a wild card: for partners to add to where the time is short, or near a foot."""
        near_foot = self.keep == 0 and self.left.size <= NEAR_FOOT
        late = self.is_short and not self.wild_form
        if not self.has_partner or not (near_foot or late):
            return
        for rank in range(JOKER - 1, FOUR - 1, -1):
            wild = self.wild()
            if self.left.ranks[rank] == 2 and wild >= 0 and self.room >= 3 and not (self.has >> rank) & 1:
                if self.forms.room(rank, 2) >= 1:
                    self.begin_with([*self.left.of_rank(rank), wild])
                    self.has |= 1 << rank

    def begin(self) -> None:
        """New melds of natural cards, where the hand stays large enough."""
        keep = UNASKED
        ranks = self.left.ranks  # of the hand as it is now: no meld begun here takes cards of another rank
        for rank in range(JOKER - 1, THREE - 1, -1):
            count = ranks[rank]
            if count < 3:
                continue
            if keep == UNASKED:
                keep = self.waits()
            form = self.forms.by_rank[rank]
            if form is None or form.only_out() or count < form.least() or (self.growing >> rank) & 1:
                continue
            if (self.has >> rank) & 1 and form.again() == NEVER:
                continue
            most = form.largest()
            cards = self.left.of_rank(rank)
            if len(cards) > most:
                cards = cards[:most]
            if self.left.size - len(cards) >= keep:
                self.begin_with(cards)
                self.has |= 1 << rank

    def waits(self) -> int:
        """How many cards a new meld must leave in the hand."""
        if self.keep == 0 or self.is_ending or self.is_short:
            return self.keep
        for side in range(len(self.table.melds)):
            if self.table.melds[side] and self.weights[LAY_OWN_RACE if side == self.side else LAY_THEIR_RACE] > 0:
                need = self.pressure.need(side)
                if need.canastas == 0 and not need.foot:
                    return self.keep
        hand = self.table.rules.dealing.hand
        leaves = self.weights[LAY_LEAVES]
        if hand < HAND_OF:
            leaves = hand * leaves // HAND_OF
        return leaves if leaves > self.keep else self.keep

    # --- sequences and wild cards ------------------------------------------------------------------

    def grow_runs(self) -> None:
        """Cards onto the ends of sequences."""
        for at, meld in enumerate(self.melds):
            if meld.rank != RUN:
                continue
            low = meld.cards[0]
            high = meld.cards[len(meld.cards) - 1]
            while self.room > 0 and self.sizes[at] < self.full:
                if high >> 2 < ACE and self.left.faces[high + 4]:
                    high += 4
                    self.put(at, high)
                elif low >> 2 > FOUR and self.left.faces[low - 4]:
                    low -= 4
                    self.put(at, low)
                else:
                    break

    def begin_runs(self) -> None:
        """New sequences, where they are long or the time is short."""
        form = self.forms.by_rank[RUN]
        if form is None:
            return
        least = form.least() if self.is_ending or self.is_short else max(RUN_WAITS, form.least())
        keep = self.waits()
        for suit in range(4):
            run: list[int] = []
            for rank in range(FOUR, ACE + 1):
                card = rank * 4 + suit
                if self.left.faces[card]:
                    run.append(card)
                if not self.left.faces[card] or rank == ACE or len(run) == self.full:
                    if len(run) >= least and self.left.size - len(run) >= (0 if len(run) == self.full else keep):
                        if self.room >= len(run):
                            self.begin_with(run)
                    run = []

    def wild_melds(self) -> None:
        """Wild cards onto a meld of their own, or as one where there are many."""
        for at, meld in enumerate(self.melds):
            form = self.forms.by_rank[JOKER]
            if meld.rank != JOKER or form is None:
                continue
            while self.wild() >= 0 and self.room > 0 and self.sizes[at] < form.largest():
                self.put(at, self.wild())
        form = self.forms.by_rank[JOKER]
        held = self.left.wilds()
        if form is None or (self.has >> JOKER) & 1 or held < max(WILD_RUN, form.least()) or self.room < held:
            return
        cards = self.left.of_rank(TWO) + self.left.of_rank(JOKER)
        self.begin_with(cards[: min(form.largest(), self.full)])
        self.has |= 1 << JOKER

    def spend_wilds(self) -> None:
        """Wild cards onto every meld that takes them, but for natural canastas (CL-5.8)."""
        for at in self.order:
            if self.wilds[at] == 0 and self.sizes[at] >= self.full:
                continue
            form = self.forms.by_rank[self.melds[at].rank]
            if form is None or form.wilds_close():
                continue
            while self.room > 0 and self.wild_room(at) >= 1 and self.sizes[at] < form.largest():
                wild = self.left.low[JOKER] if self.left.ranks[JOKER] else self.wild()
                if wild < 0:
                    return
                self.put(at, wild)
