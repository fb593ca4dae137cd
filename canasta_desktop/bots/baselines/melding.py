"""Laying cards once the side is open (CL-5).

A small hand can neither take the pile nor find a safe discard, so new melds wait in the hand. Three
things end the waiting: a side that can go out (it is a race then), a deal that is about to end, and a
canasta that can be completed. Partners wait only while there is much time: cards of several hands come
together on the table alone. While a frozen pile has grown worth fighting for, pairs are held for it.
Who has a foot to come waits for nothing: an empty hand is worth a new one (HF-6.1).
"""

from typing import Final

from canasta_desktop.bots.baselines.appraisal import Holding
from canasta_desktop.bots.baselines.estimate import Estimate
from canasta_desktop.bots.baselines.going_out import estimates, own_account, urgency
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.plan_builder import PlanBuilder
from canasta_desktop.bots.policy import Decision, Why
from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, NATURAL_RANKS, THREE, Cards
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import PLAYING, RUN, Meld, Turn

WAITING_LEAVES: Final = 8
"""Cards that a new meld must leave in the hand while nobody is in a hurry, in a deal of WAITING_OF cards or more."""

WAITING_OF: Final = 11

CONTESTED: Final = 5
"""From so many cards on a frozen pile is worth holding pairs for."""

PAIR: Final = 2

ABOUT_TO_END: Final = 0.3
"""From this urgency on all is laid that can be."""

FIGHT_ON: Final = 0.5
"""Up to this urgency a frozen pile is still fought for."""

NEARLY: Final = 1
"""A meld that then lacks no more cards of a canasta gets wild cards, so that the partner may complete it."""

NEARLY_LATE: Final = 2
"""`NEARLY` where little time is left: a meld may lack so many cards and still get wild cards."""

SHORT: Final = 3.5
"""With fewer turns left for each partner than this, what can lie on the table does not wait in the hand."""

NEAR_FOOT: Final = 6
"""With so few cards left in the hand, wild cards are spent to empty it."""

RISK: Final = 40.0
"""What the side's cards may lose in worth by a new meld: a penalty that may come of it, and cards bound."""


def lay(known: Knowledge) -> Decision | None:
    """What to lay now, the side being open; None for nothing more."""
    return gathered(known).choice()


def gathered(known: Knowledge) -> PlanBuilder:
    """What to lay now, as plays."""
    layer = _Layer(known)
    layer.add_naturals()
    layer.complete(0)
    layer.begin_pairs()
    layer.complete(NEARLY_LATE if layer.is_short else NEARLY)
    if layer.forms.has_runs:
        layer.grow_runs()
    layer.begin()
    if layer.forms.has_runs:
        layer.begin_runs()
    if layer.forms.form(JOKER) is not None:
        layer.wild_melds()
    layer.unload()
    if layer.keep == 0:
        layer.dash()
    return layer


class _Layer(PlanBuilder):
    """The plays of one action, the best use of the cards first."""

    def __init__(self, known: Knowledge) -> None:
        super().__init__(known.table, known.hand)
        table = known.table
        self.known: Final = known
        self.estimate: Final = Estimate(known)
        self.holding: Final = Holding(self.estimate)
        hurry = urgency(known)
        self.is_ending: Final = hurry >= ABOUT_TO_END
        # Only on the table do cards of partners come together: the more of them, the longer is a round.
        self.is_short: Final = self.estimate.turns_left < SHORT * len(known.partners)
        rich = table.frozen and len(table.pile) >= CONTESTED
        self.is_fight: Final = rich and hurry < FIGHT_ON and not self.is_short

    def add(self, cards: Cards, onto: int, why: Why) -> bool:
        done = super().add(cards, onto, why)
        if done:
            self.holding.lay(Play(cards, onto))
        return done

    def undo_to(self, count: int) -> None:
        super().undo_to(count)
        self.holding.__init__(self.estimate)  # type: ignore[misc]  # Holding has no subclass
        for play in self.plays:
            self.holding.lay(play)

    def own_sets(self) -> list[Meld]:
        """The side's sets, those nearest to a canasta and beyond first, but one that still grows before its like."""
        growing = {meld.rank for meld in self.melds if self.missing(meld) > 0}
        sets = [meld for meld in self.melds if meld.rank < JOKER]
        return sorted(sets, key=lambda meld: (self.missing(meld) <= 0 and meld.rank in growing, -self.size(meld)))

    # --- sets --------------------------------------------------------------------------------------

    def free(self, rank: int) -> list[int]:
        """The cards of a rank that are left and not wanted for a sequence, the least wanted first."""
        cards = self.left.of_rank(rank)
        if not self.forms.has_runs or rank < FOUR or self.is_ending:
            return cards
        held = self.left.ranks[rank]
        worth = self.holding.rank_worth(rank, held) - self.holding.rank_worth(rank, held - 1)
        loss = {card: self.holding.run_loss(card) for card in set(cards)}
        return sorted([card for card in cards if loss[card] <= worth], key=lambda card: loss[card])

    def add_naturals(self) -> None:
        """Natural cards onto the side's melds; in a fight for the pile a pair of them stays, if no canasta waits."""
        for meld in self.own_sets():
            cards = self.free(meld.rank)[: self.room(meld)]
            if self.is_fight and not 0 < self.missing(meld) <= len(cards):
                cards = cards[PAIR:] if len(cards) >= PAIR else cards
            if self.missing(meld) <= 0 and self.may_repeat(meld.rank) and len(cards) > 1 and not self.is_ending:
                continue
            cards = cards[: max(0, self.left.size - self.keep)]
            if cards:
                completes = 0 < self.missing(meld) <= len(cards)
                self.add(tuple(cards), meld.number, Why.COMPLETE_CANASTA if completes else Why.ADD)

    def may_repeat(self, rank: int) -> bool:
        """Whether a second meld of this rank could be begun beside a canasta."""
        form = self.forms.form(rank)
        return form is not None and form.again() is not Again.NEVER

    def follows(self, rank: int) -> bool:
        """Whether a canasta of this rank is closed and another one may be begun after it (HF-3.4)."""
        form = self.forms.form(rank)
        return form is not None and form.largest() <= self.forms.canasta and self.may_repeat(rank)

    def complete(self, lacks: int) -> None:
        """Wild cards, the cheapest first (CL-5.7), where the meld then lacks no more cards of a canasta."""
        for meld in self.own_sets():
            missing = self.missing(meld)
            cards = tuple(self.wilds()[: max(0, missing)])
            completes = len(cards) == missing
            if not cards or missing - len(cards) > lacks:
                continue
            if self.is_worth_wilds(meld, len(cards), completes):
                self.add(cards, meld.number, Why.COMPLETE_CANASTA if completes else Why.ADD)

    def is_worth_wilds(self, meld: Meld, count: int, completes: bool) -> bool:
        """Whether this meld is a better place for wild cards than a meld of their own, or than none as yet.

        Where no card is added to a canasta and another of the rank follows it, a meld may well become a natural one.
        """
        if self.forms.form(JOKER) is None:
            if self.is_mixed(meld) or not self.follows(meld.rank):
                return True
        elif not completes:
            return False
        after = self.holding.after([Play(tuple(self.wilds()[:count]), meld.number)])
        paid = self.estimate.prices.canasta(meld.rank, True) * (1.0 - 0.83)
        return after.worth() + paid >= self.holding.worth()

    def waits(self) -> int:
        """How many cards a new meld must leave in the hand."""
        known = self.known
        if self.keep == 0 or self.is_ending or self.is_short:
            return self.keep
        if any([known.may_go_out(side) for side in [known.side, *known.other_sides]]):
            return self.keep
        return min(WAITING_LEAVES, known.table.rules.dealing.hand * WAITING_LEAVES // WAITING_OF)

    def begin(self) -> None:
        """New melds of natural cards, where the hand stays large enough."""
        if self.is_fight:
            return
        keep = self.waits()
        for rank in [*reversed(NATURAL_RANKS), THREE]:
            form = self.forms.form(rank)
            if form is None or form.only_out() or self.has_begun(rank):
                continue
            cards = tuple(self.free(rank)[: form.largest()])
            if self.left.size - len(cards) < keep or form.refuses(len(cards), 0) is not OK:
                continue
            if self.forms.refuses_another(self.table, self.known.side, rank) is not OK or self.grows(rank):
                continue
            if self.is_safe(cards):
                self.add(cards, NEW, Why.NEW_MELD)

    def begin_pairs(self) -> None:
        """New melds of a pair and a wild card, for partners to add to.

        They are begun where a foot is near, which brings more than the wild card would elsewhere, and where the time
        is short and wild cards have no melds of their own.
        """
        is_near_foot = self.keep == 0 and self.left.size <= NEAR_FOOT
        is_late = self.is_short and self.forms.form(JOKER) is None
        if not self.known.partners or not (is_near_foot or is_late):
            return
        for rank in reversed(NATURAL_RANKS):
            pair = tuple(self.left.of_rank(rank))
            is_new = self.table.meld_of_rank(self.known.side, rank) is None and not self.has_begun(rank)
            if len(pair) == PAIR and self.wilds() and is_new and self.is_safe(pair):
                self.add((*pair, self.wilds()[0]), NEW, Why.NEW_MELD)

    def grows(self, rank: int) -> bool:
        """Whether there is a meld of this rank that is no canasta yet: its cards belong there."""
        return any([meld.rank == rank and self.missing(meld) > 0 for meld in self.melds])

    def is_safe(self, cards: Cards) -> bool:
        """Whether a new meld of these cards costs the side little: no penalty that would likely be paid."""
        rank = self.forms.rank(cards)
        if self.estimate.prices.penalty(rank, len(cards), False) == 0:
            return True
        return self.holding.after([Play(cards)]).worth() >= self.holding.worth() - RISK

    # --- sequences ---------------------------------------------------------------------------------

    def grow_runs(self) -> None:
        """Cards onto the ends of sequences, unless a set needs them more."""
        for meld in [meld for meld in self.melds if meld.rank == RUN]:
            for card in self._next_cards(meld):
                completes = self.missing(meld) == 1
                held = self.left.ranks[card >> 2]
                worth = self.holding.rank_worth(card >> 2, held) - self.holding.rank_worth(card >> 2, held - 1)
                if completes or self.is_ending or self.holding.run_loss(card) >= worth:
                    if not self.add((card,), meld.number, Why.COMPLETE_CANASTA if completes else Why.ADD):
                        break

    def _next_cards(self, meld: Meld) -> list[int]:
        """The cards in hand that prolong a sequence, in an order in which they can be laid."""
        low, high = meld.cards[0], meld.cards[-1]
        cards: list[int] = []
        while high >> 2 < ACE and self.left.faces[high + 4]:
            high += 4
            cards.append(high)
        while low >> 2 > FOUR and self.left.faces[low - 4]:
            low -= 4
            cards.append(low)
        return cards[: self.room(meld)]

    def begin_runs(self) -> None:
        """New sequences, the longest first."""
        form = self.forms.form(RUN)
        assert form is not None
        keep = self.waits()
        for cards in self._runs_in_hand(form.least(), form.largest()):
            if not self.left.holds(cards) or self.left.size - len(cards) < keep:
                continue
            is_free = self.is_ending and self.estimate.prices.penalty(RUN, len(cards), False) == 0
            if is_free or self.holding.after([Play(cards)]).worth() >= self.holding.worth() - RISK:
                full = len(cards) >= self.forms.canasta
                self.add(cards, NEW, Why.COMPLETE_CANASTA if full else Why.NEW_MELD)

    def _runs_in_hand(self, least: int, most: int) -> list[Cards]:
        """The longest sequences the hand holds, the longest first."""
        found: list[Cards] = []
        for suit in range(4):
            run: list[int] = []
            for card in range(FOUR * 4 + suit, (ACE + 1) * 4 + suit + 1, 4):
                if card >> 2 <= ACE and self.left.faces[card]:
                    run.append(card)
                    continue
                if len(run) >= least:
                    found.append(tuple(run[-most:]))
                run = []
        return sorted(found, key=lambda cards: -len(cards))

    # --- wild cards --------------------------------------------------------------------------------

    def wild_melds(self) -> None:
        """Wild cards together, where that is worth more than to help other melds."""
        form = self.forms.form(JOKER)
        assert form is not None
        for meld in [meld for meld in self.melds if meld.rank == JOKER]:
            cards = tuple(self.wilds()[: self.room(meld)])
            if cards and (self.missing(meld) <= len(cards) or self.gains(Play(cards, meld.number))):
                self.add(cards, meld.number, Why.COMPLETE_CANASTA if self.missing(meld) <= len(cards) else Why.ADD)
        cards = tuple(self.wilds()[: min(form.largest(), self.forms.canasta)])
        if len(cards) >= form.least() and self.gains(Play(cards)):
            full = len(cards) >= self.forms.canasta
            self.add(cards, NEW, Why.COMPLETE_CANASTA if full else Why.NEW_MELD)

    def gains(self, play: Play) -> bool:
        """Whether the side's cards are worth more once this is laid."""
        return self.holding.after([play]).worth() >= self.holding.worth()

    def unload(self) -> None:
        """When the deal is about to end: wild cards onto melds, but for natural canastas (CL-5.8)."""
        if self.is_ending:
            self.spend_wilds(Why.UNLOAD)

    def spend_wilds(self, why: Why) -> None:
        """Wild cards onto every meld that takes them, but for natural canastas."""
        for meld in self.own_sets():
            if not self.is_mixed(meld) and self.missing(meld) <= 0:
                continue
            while self.wilds() and self.add((self.wilds()[-1],), meld.number, why):
                pass

    def dash(self) -> None:
        """All that is left, if that empties the hand for another one (HF-6.1)."""
        count = len(self.plays)
        if self.left.size == 0:
            return
        for rank in NATURAL_RANKS:
            for meld in [meld for meld in self.own_sets() if meld.rank == rank]:
                self.add(tuple(self.left.of_rank(rank)[: self.room(meld)]), meld.number, Why.ADD)
            pair = self.left.of_rank(rank)[:3]
            if len(pair) >= PAIR and self.wilds():
                self.add((*pair, self.wilds()[0]), NEW, Why.NEW_MELD)
        self.spend_wilds(Why.ADD)
        if self.left.size > 1:
            self.undo_to(count)


def gain_of_turn(known: Knowledge) -> float:
    """What the own sheet would gain if this seat, who is asked by its partner, could lay its cards first."""
    table = known.table.copy()
    table.turn = Turn(known.seat)
    table.turn.phase = PLAYING
    if not table.is_open(known.side):
        return 0.0
    plays = gathered(Knowledge(Observation(known.seat, table, known.hand))).plays
    account = own_account(known)
    after, left = preview(table, known.hand, plays)
    now = estimates(known, table, tuple(known.hand.cards()))[account]
    return estimates(known, after, tuple(left.cards()))[account] - now
