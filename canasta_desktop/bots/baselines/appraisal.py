"""What cards are worth to a side: one measure, in points, for taking, opening, laying and discarding.

Three kinds of worth are added up. A *rank* grows in worth with every card the side has of it, on the
table or in the hand, steeply where a canasta comes near; what cannot be reached by wild cards (seven
naturals, a whole meld of wild cards, a samba) is worth its price times the chance to get the cards that
lack. *Wild cards* are worth what they can still complete, or what they are worth together. *Sequences*
are the likeliest run of seven in each suit. Prices and penalties are the rule set's own (`meld_values`);
the other figures were found by play.
"""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.bots.baselines.estimate import Estimate, step
from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, NATURAL_RANKS, TWO, is_wild
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.table import RUN

PROGRESS: Final = (0.0, 0.05, 0.13, 0.25, 0.38, 0.55, 0.75, 1.0)
"""By step: which share of the hope for a mixed canasta is already worth something."""

HOPE: Final = 0.83
"""What a mixed canasta is taken to be worth while it is being built, as a share of its price."""

BEYOND: Final = 10.0
"""What each card more is worth once the canasta is complete, in points."""

TWO_WORTH: Final = 45.0
JOKER_WORTH: Final = 50.0
"""What wild cards in the hand are worth for what they complete, beyond what they count themselves, in points."""

WILD_SHARE: Final = 0.75
"""How many of the wild cards that come to the side end in its meld of wild cards."""

IN_HAND: Final = 0.8
"""What a sequence or a meld of wild cards that is still in the hand is worth of one on the table."""

OPEN_WORTH: Final = 150.0
"""What it is worth to have reached the minimum, in points."""

READY: Final = (0.0, 0.3, 0.8, 1.0)
"""By cards of a rank in hand: which share of their points will count towards the minimum."""

AMPLE: Final = 1.3
"""How many times the minimum makes the opening sure."""

RUN_LENGTH: Final = 7
LEAST_OF_RUN: Final = 2
"""From so many cards in hand on a sequence is thought of."""


class MeldCount:
    """A meld of the side as it is or would be: natural and wild cards, for a sequence its lowest face."""

    def __init__(self, number: int, naturals: int, wilds: int, low: int) -> None:
        self.number: Final = number
        self.naturals = naturals
        self.wilds = wilds
        self.low = low

    def copy(self) -> "MeldCount":
        return MeldCount(self.number, self.naturals, self.wilds, self.low)

    @property
    def size(self) -> int:
        return self.naturals + self.wilds


class Holding:
    """A side's cards as one player sees them: the melds, and what is in the hand."""

    def __init__(self, estimate: Estimate) -> None:
        self.estimate: Final = estimate
        self.sets: list[list[MeldCount]] = [[] for _ in range(RUN)]
        self.runs: list[MeldCount] = []
        hand = estimate.known.hand
        self.faces: list[int] = hand.faces[:]
        self.ranks: list[int] = hand.ranks[:]
        self.minimum: int = estimate.table.minimum(estimate.known.seat)
        for meld in estimate.known.own_melds:
            stack = MeldCount(meld.number, meld.naturals, meld.wilds, meld.cards[0])
            (self.runs if meld.rank == RUN else self.sets[meld.rank]).append(stack)

    def copy(self) -> "Holding":
        other = Holding.__new__(Holding)
        other.estimate = self.estimate  # type: ignore[misc]  # the copy is made without __init__
        other.sets = [[stack.copy() for stack in stacks] for stacks in self.sets]
        other.runs = [stack.copy() for stack in self.runs]
        other.faces = self.faces[:]
        other.ranks = self.ranks[:]
        other.minimum = self.minimum
        return other

    def after(self, plays: Sequence[Play], picked: Sequence[int] = ()) -> "Holding":
        """The holding once these cards have come to the hand and these plays are laid."""
        other = self.copy()
        other.pick_up(picked)
        for play in plays:
            other.lay(play)
        return other

    def pick_up(self, cards: Sequence[int]) -> None:
        """Cards come to the hand; those that are laid out at once do not."""
        threes = self.estimate.table.rules.threes
        for card in cards:
            if not threes.lays_out(card):
                self.faces[card] += 1
                self.ranks[card >> 2] += 1

    def lay(self, play: Play) -> None:
        """Cards go from the hand to a meld."""
        cards = play.cards
        self.minimum = 0
        for card in cards:
            self.faces[card] -= 1
            self.ranks[card >> 2] -= 1
        wilds = len([card for card in cards if is_wild(card)])
        for stacks in [*self.sets, self.runs]:
            for stack in stacks:
                if play.onto != NEW and stack.number == play.onto:
                    stack.naturals += len(cards) - wilds
                    stack.wilds += wilds
                    stack.low = min(stack.low, *cards) if stacks is self.runs else stack.low
                    return
        rank = self.estimate.forms.rank(cards)
        stack = MeldCount(NEW, len(cards) - wilds, wilds, min(cards))
        (self.runs if rank == RUN else self.sets[rank]).append(stack)

    def worth(self) -> float:
        """The worth of all of it, in points."""
        total = self.wild_worth() + self.swing_worth() + self.initial_meld_worth()
        for rank in NATURAL_RANKS:
            total += self.rank_worth(rank, self.ranks[rank])
        if self.estimate.forms.has_runs:
            total += sum([self.run_worth(suit) for suit in range(4)])
        return total

    def loss(self, card: int) -> float:
        """What the side loses with this card of the hand."""
        rank = card >> 2
        if is_wild(card):
            before = self.wild_worth() + self.initial_meld_worth()
            self.ranks[rank] -= 1
            lost = before - self.wild_worth() - self.initial_meld_worth()
            self.ranks[rank] += 1
            return lost
        held = self.ranks[rank]
        if self.minimum:
            before = self.initial_meld_worth()
            self.ranks[rank] -= 1
            opens = before - self.initial_meld_worth()
            self.ranks[rank] += 1
        else:
            opens = 0.0
        lost = self.rank_worth(rank, held) - self.rank_worth(rank, held - 1)
        if self.estimate.forms.has_runs and rank >= FOUR:
            lost += self.run_loss(card)
        return lost + opens

    def run_loss(self, card: int) -> float:
        """What the sequences of the hand lose with this card."""
        before = self.run_worth(card & 3)
        self.faces[card] -= 1
        lost = before - self.run_worth(card & 3)
        self.faces[card] += 1
        return lost

    def gain(self, card: int) -> float:
        """What the side wins with this card more."""
        rank = card >> 2
        self.faces[card] += 1
        self.ranks[rank] += 1
        won = self.loss(card)
        self.faces[card] -= 1
        self.ranks[rank] -= 1
        return won

    def initial_meld_worth(self) -> float:
        """What it is worth to be near to the minimum, or to have reached it (CL-7.2)."""
        if self.minimum == 0:
            return OPEN_WORTH * self.estimate.scale
        values = self.estimate.values
        points = float(self.ranks[TWO] * values[TWO] + self.ranks[JOKER] * values[JOKER])
        for rank in NATURAL_RANKS:
            held = self.ranks[rank]
            points += held * values[rank] * READY[min(held, len(READY) - 1)]
        return OPEN_WORTH * self.estimate.scale * min(1.0, points / (self.minimum * AMPLE))

    # --- one rank ----------------------------------------------------------------------------------

    def rank_worth(self, rank: int, held: int) -> float:
        """The worth of one rank with so many natural cards of it in the hand."""
        estimate = self.estimate
        stacks = self.sets[rank]
        if held == 0 and not stacks:
            return 0.0
        value = estimate.values[rank]
        form = estimate.forms.form(rank)
        worth = 0.0
        growing: MeldCount | None = None
        room = 0
        for stack in stacks:
            worth += stack.size * value * estimate.card_points
            if stack.size < estimate.full:
                growing = stack if growing is None or stack.size > growing.size else growing
                continue
            worth += self.progress(rank, stack.naturals, stack.wilds, NEW)
            if form is not None:
                room += form.largest() - stack.size
        if form is None or form.only_out() or estimate.dead[rank]:
            return worth - held * value * estimate.card_points
        worth += held * value * estimate.card_points
        if growing is not None:
            worth += self.progress(rank, growing.naturals + held, growing.wilds, growing.size)
        elif stacks:
            beyond = min(room, held) * BEYOND
            if form.again() is not Again.NEVER:
                beyond = max(beyond, self.progress(rank, held, 0, 0))
            elif room < held:
                beyond -= (held - room) * value
            worth += beyond
        else:
            worth += self.progress(rank, held, 0, 0)
        return worth

    def progress(self, rank: int, naturals: int, wilds: int, laid: int) -> float:
        """The worth of a canasta in the making: so many cards of it, `laid` of them on the table (NEW: complete)."""
        estimate = self.estimate
        full = estimate.full
        size = naturals + wilds
        if size == 0:
            return 0.0
        form = estimate.forms.form(rank)
        assert form is not None
        missing = full - size
        unseen = max(0, estimate.known.unseen[rank])
        share = estimate.share if laid else estimate.held_share
        pure = 0.0 if wilds else estimate.chance(missing, unseen, share)
        beyond = max(0, -missing) * BEYOND
        room = form.most_wilds(full)
        if room == 0:
            worth = pure * estimate.prices.canasta(rank, False)
            chance = pure
        else:
            mixed = estimate.prices.canasta(rank, True)
            chance = PROGRESS[step(size, full)]
            if missing > unseen + room - wilds:
                chance = 0.0
            more = estimate.prices.canasta(rank, False) - mixed
            worth = chance * HOPE * mixed + pure * more
        if laid > 0 and missing > 0:
            worth -= (1.0 - chance) * estimate.prices.penalty(rank, laid, wilds > 0)
        return worth + beyond

    # --- wild cards --------------------------------------------------------------------------------

    def wild_worth(self) -> float:
        """The worth of the wild cards in the hand and of melds of wild cards."""
        estimate = self.estimate
        twos, jokers = self.ranks[TWO], self.ranks[JOKER]
        two = TWO_WORTH * estimate.scale + estimate.card_points * estimate.values[TWO]
        joker = JOKER_WORTH * estimate.scale + estimate.card_points * estimate.values[JOKER]
        alone = twos * two + jokers * joker
        if estimate.forms.form(JOKER) is None:
            return alone
        laid = 0
        worth = 0.0
        for stack in self.sets[JOKER]:
            worth += stack.wilds * estimate.card_points * estimate.values[TWO]
            if stack.size < estimate.full:
                laid = stack.wilds
            else:
                worth += estimate.prices.canasta(JOKER, True) + (stack.size - estimate.full) * BEYOND
        held = twos + jokers
        apart = self.wild_progress(laid, 0) + alone
        together = self.wild_progress(laid, held) + max(0, laid + held - estimate.full) * two
        return worth + max(apart, together)

    def wild_progress(self, laid: int, held: int) -> float:
        """The worth of melds of wild cards in the making, `laid` cards on the table and `held` in the hand.

        Where there are many packs one such canasta follows another, so that each wild card is worth its part of one.
        """
        estimate = self.estimate
        if laid + held == 0:
            return 0.0
        share = estimate.share * WILD_SHARE
        lacks = estimate.full - laid - held
        chances = [
            estimate.chance(need, estimate.unseen_wilds, share)
            for need in range(lacks, estimate.unseen_wilds + 1, estimate.full)
        ]
        worth = sum(chances) * estimate.prices.canasta(JOKER, True)
        if laid:
            fails = 1.0 - estimate.chance(lacks, estimate.unseen_wilds, share)
            return worth - fails * estimate.prices.penalty(JOKER, laid, True)
        return worth * IN_HAND

    # --- sequences ---------------------------------------------------------------------------------

    def run_worth(self, suit: int) -> float:
        """The worth of the sequences of a suit, on the table and in the hand."""
        worth = 0.0
        used: list[int] = []
        for stack in self.runs:
            if stack.low & 3 == suit:
                worth += self._laid_run(stack, used)
        return worth + self._run_in_hand(suit, used)

    def _laid_run(self, stack: MeldCount, used: list[int]) -> float:
        """The worth of a sequence on the table; the cards in hand it counts on are noted as used."""
        prices = self.estimate.prices
        if stack.size >= RUN_LENGTH:
            return prices.canasta(RUN, False)
        low, high = stack.low, stack.low + 4 * (stack.size - 1)
        best = 0.0
        cards: list[int] = []
        for first in range(max(FOUR * 4 + (low & 3), high - 24), low + 4, 4):
            if first + 24 <= ACE * 4 + 3:
                chance, own = self._window(first, low, high)
                if chance > best or (chance == best and len(own) > len(cards)):
                    best, cards = chance, own
        used += cards
        longer = stack.size + len(cards)
        penalty = prices.penalty(RUN, min(longer, RUN_LENGTH - 1), False)
        return best * prices.canasta(RUN, False) - (1.0 - best) * penalty

    def _window(self, first: int, low: int, high: int) -> tuple[float, list[int]]:
        """How likely the seven from `first` on come together, low to high being there; what the hand has of them.

        Without any on the table (`high` below 0) they must come to the own hand.
        """
        chances = self.estimate.face_chances if high >= 0 else self.estimate.own_face_chances
        chance = 1.0
        own: list[int] = []
        for card in range(first, first + 28, 4):
            if low <= card <= high:
                continue
            if self.faces[card]:
                own.append(card)
            else:
                chance *= chances[card]
        return chance, own

    def _run_in_hand(self, suit: int, used: list[int]) -> float:
        """The worth of the likeliest new sequence of a suit."""
        for card in used:
            self.faces[card] -= 1
        best = 0.0
        for first in range(FOUR * 4 + suit, (ACE - RUN_LENGTH + 2) * 4, 4):
            chance, own = self._window(first, 0, -1)
            if len(own) >= LEAST_OF_RUN:
                best = max(best, chance)
        for card in used:
            self.faces[card] += 1
        return best * IN_HAND * self.estimate.prices.canasta(RUN, False)

    # --- what a canasta changes beside ----------------------------------------------------------------

    def swing_worth(self) -> float:
        """What canastas change beside their price: those there are more than on the table, and the nearest one."""
        prices = self.estimate.prices
        if prices.swing(1) == 0 and prices.swing(2) == 0:
            return 0.0
        full = self.estimate.full
        done = 0
        best = 0.0
        for rank in NATURAL_RANKS:
            for stack in self.sets[rank]:
                done += stack.size >= full
            sizes = [stack.size for stack in self.sets[rank] if stack.size < full]
            size = max(sizes, default=0) + self.ranks[rank]
            best = max(best, PROGRESS[step(size, full)])
        done += len([1 for stack in [*self.sets[JOKER], *self.runs] if stack.size >= full])
        more = done - self.estimate.complete
        return prices.swing(more) + best * (prices.swing(more + 1) - prices.swing(more))
