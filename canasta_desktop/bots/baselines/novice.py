"""The novice: lays what it can, keeps pairs, throws its lowest single card, and goes out when it can.

It knows two things about the score sheet, as a beginner does who has paid for it once: a meld that costs a penalty
unfinished is not begun lightly, and a deal that would score minus is not ended.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from canasta_desktop.bots.baselines.meld_values import MeldValues
from canasta_desktop.bots.baselines.plan_builder import PlanBuilder
from canasta_desktop.bots.baselines.routine import gone_out, last_resort, special_hand, threes_first
from canasta_desktop.bots.policy import Decision, Idea, Policy, Why
from canasta_desktop.rules.actions import ASK, DRAW, END, NEW, Answer, Discard, LayMeld, Play, Take
from canasta_desktop.rules.cards import ACE, FACES, FOUR, JOKER, NATURAL_RANKS, Cards, Hand, is_natural, is_wild
from canasta_desktop.rules.generator import Goal, plans, takes
from canasta_desktop.rules.going_out_ways import ways_out
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import with_top
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import ANSWERING, DRAWING, RUN, YES, Table

NEARLY_WHOLE: Final = 5
"""What would cost a penalty unfinished is begun with so many cards."""

WAYS: Final = 12
"""Ways to open or to take the pile that are looked at."""


class Novice(Policy):
    """Plays legally and to the end, without a thought for what the others do."""

    name = "novice"

    def choose(self, view: Observation, rng: Rng) -> Decision:
        table, hand = view.table, view.hand
        phase = table.turn.phase
        if phase == ANSWERING:
            return Decision(Answer(True), (Idea(Why.SAY_YES),))
        if phase == DRAWING:
            return _before(table, hand)
        choice = special_hand(table, hand) or _out(table, hand)
        if choice is None:
            choice = _open_melds(table, hand) if table.is_open(table.side(view.seat)) else _initial_meld(table, hand)
        return choice or _discard(table, hand, rng) or last_resort(table, hand)


def _before(table: Table, hand: Hand) -> Decision:
    """Take the pile when that begins nothing that costs, else draw; with an empty stock, end the deal (CL-9.3)."""
    laid = threes_first(table, hand)
    if laid is not None:
        return laid
    first: Take | None = None
    for take in islice(takes(table, hand), WAYS):
        if _risk(table, with_top(take, table.pile[-1], not table.rules.pile.top_counts)) == 0:
            return _taken(table, take)
        first = first or take
    if table.drawable() > 0:
        return Decision(DRAW, (Idea(Why.DRAW_SAFE),))
    if first is not None and reason(table, hand, END) is not OK:
        return _taken(table, first)
    return Decision(END, (Idea(Why.END_DEAL),))


def _taken(table: Table, take: Take) -> Decision:
    return Decision(take, (Idea(Why.TAKE_PILE, (table.pile[-1],)),))


def _risk(table: Table, plays: Iterable[Play]) -> float:
    """What new melds among these would cost if nobody finished them, in points (MA-9.4, JS-5.6)."""
    prices = MeldValues(table, table.turn.seat)
    return sum([_penalty(prices, play.cards) for play in plays if play.onto == NEW])


def _penalty(prices: MeldValues, cards: Cards) -> float:
    """What a new meld of these cards costs if nobody finishes it, in points; nothing for one that is nearly whole."""
    if len(cards) >= NEARLY_WHOLE:
        return 0.0
    rank = prices.table.rules.melds.rank(cards)
    return prices.penalty(rank, len(cards), any([is_wild(card) for card in cards]))


def _out(table: Table, hand: Hand) -> Decision | None:
    """Go out when that can be done and pays, after the question where one must be asked (CL-8.2, HF-7.3)."""
    for plays in ways_out(table, hand):
        if not plays:
            continue
        why = reason(table, hand, LayMeld(plays))
        must_ask = why is Reason.ASK_FIRST and reason(table, hand, ASK) is OK
        if why is not OK and not must_ask:
            continue
        if not _pays(table, hand, plays):
            return None
        return Decision(ASK, (Idea(Why.ASK),)) if must_ask else Decision(LayMeld(plays), (Idea(Why.GO_OUT),))
    return None


def _pays(table: Table, hand: Hand, plays: tuple[Play, ...]) -> bool:
    """Whether the deal does not score minus if it ends with these plays, or the partner has been asked (CL-8.7)."""
    if table.turn.answer == YES:
        return True
    after = gone_out(table, hand, plays)
    seating = table.rules.seating
    nothing: list[Cards] = [()] * seating.players  # what the partner holds cannot be seen
    return table.rules.scoring.sheet(after, nothing, seating.account(after.out)).total >= 0


def _initial_meld(table: Table, hand: Hand) -> Decision | None:
    """The initial meld that risks least, the cheapest of these (CL-7.1); none if there is none."""
    best: tuple[Play, ...] = ()
    least = 0.0
    for plays in islice(plans(table, hand, Goal.OPEN), WAYS):
        risk = _risk(table, plays)
        if not best or risk < least:
            best, least = plays, risk
        if least == 0:
            break
    cards = tuple([card for play in best for card in play.cards])
    return Decision(LayMeld(best), (Idea(Why.OPEN, cards),)) if best else None


def _open_melds(table: Table, hand: Hand) -> Decision | None:
    """All natural cards that fit or make a meld of their own, then all wild cards that fit anywhere."""
    layer = _Layer(table, hand)
    layer.add_naturals()
    layer.begin()
    layer.add_wilds()
    return layer.choice()


class _Layer(PlanBuilder):
    """What a novice lays: everything, but for what would likely be paid for."""

    def __init__(self, table: Table, hand: Hand) -> None:
        super().__init__(table, hand)
        self.prices: Final = MeldValues(table, table.turn.seat)

    def add(self, cards: Cards, onto: int, why: Why) -> bool:
        return (onto != NEW or _penalty(self.prices, cards) == 0) and super().add(cards, onto, why)

    def add_naturals(self) -> None:
        """Natural cards onto the side's melds, the fullest first; the last ones stay in hand."""
        for meld in sorted(self.melds, key=lambda meld: -len(meld.cards)):
            if meld.rank == RUN:
                self.grow(meld.number, meld.cards[0], meld.cards[-1])
            elif meld.rank != JOKER:
                self.most(self.left.of_rank(meld.rank)[: self.room(meld)], meld.number, 1)

    def grow(self, number: int, low: int, high: int) -> None:
        """Cards onto both ends of a sequence."""
        while high >> 2 < ACE and self.add((high + 4,), number, Why.ADD):
            high += 4
        while low >> 2 > FOUR and self.add((low - 4,), number, Why.ADD):
            low -= 4

    def most(self, cards: list[int], onto: int, least: int) -> None:
        """As many of these cards as may go, at least so many."""
        for count in range(len(cards), least - 1, -1):
            if self.add(tuple(cards[:count]), onto, Why.ADD if onto != NEW else Why.NEW_MELD):
                return

    def begin(self) -> None:
        """New melds of natural cards alone: sequences, then sets."""
        run = self.forms.form(RUN)
        for low in range(FOUR * 4, (ACE - 1) * 4 if run is not None else 0):
            cards: list[int] = []
            while len(cards) < self.forms.canasta and low + 4 * len(cards) < (ACE + 1) * 4:
                if not self.left.faces[low + 4 * len(cards)]:
                    break
                cards.append(low + 4 * len(cards))
            if run is not None and len(cards) >= run.least():
                self.most(cards, NEW, run.least())
        for rank in NATURAL_RANKS:
            form = self.forms.form(rank)
            cards = self.left.of_rank(rank)
            if form is not None and len(cards) >= form.least():
                self.most(cards[: form.largest()], NEW, form.least())

    def add_wilds(self) -> None:
        """Wild cards with each other where that is paid for, with pairs as new melds, then onto the fullest meld."""
        self.together()
        for rank in reversed(NATURAL_RANKS):
            cards = self.left.of_rank(rank)
            if self.wilds() and len(cards) == 2 and self.table.meld_of_rank(self.side(), rank) is None:
                self.add((*cards, self.wilds()[0]), NEW, Why.NEW_MELD)
        # A natural canasta is worth less with a wild card (CL-5.8): even a novice spoils it last.
        sets = [meld for meld in self.melds if meld.rank < JOKER]
        for meld in sorted(sets, key=lambda meld: (self.is_natural_canasta(meld.number), -len(meld.cards))):
            self.most(self.wilds(), meld.number, 1)

    def together(self) -> None:
        """Wild cards as a meld of their own, if there are enough of them."""
        form = self.forms.form(JOKER)
        if form is None:
            return
        for meld in self.melds:
            if meld.rank == JOKER:
                self.most(self.wilds()[: self.room(meld)], meld.number, 1)
        cards = self.wilds()[: form.largest()]
        if len(cards) >= form.least():
            self.most(cards, NEW, form.least())

    def side(self) -> int:
        """The side that lays."""
        return self.table.side(self.table.turn.seat)

    def is_natural_canasta(self, number: int) -> bool:
        """Whether this meld is a canasta without wild cards."""
        meld = self.table.meld_numbered(number)
        return meld is not None and meld.wilds == 0 and self.forms.is_complete(meld)


def _discard(table: Table, hand: Hand, rng: Rng) -> Decision | None:
    """The lowest card without a fellow; then of pairs and more; wild cards last (CL-4.5). None if none may go."""
    options: list[tuple[tuple[bool, bool, int], int]] = []
    for card in range(FACES):
        if hand.faces[card] and reason(table, hand, Discard(card)) is OK:
            options.append((_keep_order(table, hand, card), card))
    if not options:
        return None
    lowest = min([key for key, _ in options])
    cards: Cards = tuple([card for key, card in options if key == lowest])
    card = cards[rng.below(len(cards))]
    return Decision(Discard(card), (Idea(Why.LOWEST_SINGLE, (card,)),))


def _keep_order(table: Table, hand: Hand, card: int) -> tuple[bool, bool, int]:
    """What is kept longer is greater: wild cards, then cards with a fellow that may still be melded, then by value."""
    rank = card >> 2
    matched = (
        is_natural(card)
        and hand.ranks[rank] > 1
        and not table.rules.melds.is_dead(table, table.side(table.turn.seat), rank)
    )
    return is_wild(card), matched, table.rules.pack.values[rank]
