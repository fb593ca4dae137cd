"""Laying cards once the side is open (CL-5).

A small hand can neither take the pile nor find a safe discard, so new melds wait in the hand. Three
things end the waiting: a side that can go out (it is a race then), a deal that is about to end, and a
canasta that can be completed. While a frozen pile has grown worth fighting for, pairs are held for it.
"""

from typing import Final

from canasta_desktop.bots.ending import urgency
from canasta_desktop.bots.knowledge import Knowledge
from canasta_desktop.bots.policy import Choice, Idea, Why
from canasta_desktop.rules.actions import NEW, Meld, Play
from canasta_desktop.rules.cards import NATURAL_RANKS, Cards, is_wild
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import Meld as TableMeld

LEAST_LEFT: Final = 2
"""Cards that stay in hand while one does not go out: one to discard, one to go on with (CL-8.3)."""

WAITING_LEAVES: Final = 8
"""Cards that a new meld must leave in the hand while nobody is in a hurry."""

CONTESTED: Final = 5
"""From so many cards on a frozen pile is worth holding pairs for."""

PAIR: Final = 2

ABOUT_TO_END: Final = 0.3
"""From this urgency on all is laid that can be."""

FIGHT_ON: Final = 0.5
"""Up to this urgency a frozen pile is still fought for."""

NEARLY: Final = 2
"""A meld that lacks so many cards of a canasta gets a wild card, so that the partner may complete it."""


def lay(known: Knowledge) -> Choice | None:
    """What to lay now, the side being open; None for nothing more."""
    layer = _Layer(known)
    layer.add_naturals()
    layer.complete()
    layer.begin()
    layer.unload()
    plays = tuple(layer.plays)
    if not plays or reason(known.table, known.hand, Meld(plays)) is not OK:
        return None
    return Choice(Meld(plays), tuple(layer.ideas))


class _Layer:
    """The plays of one action, gathered idea by idea, the best use of the cards first."""

    def __init__(self, known: Knowledge) -> None:
        table = known.table
        self.known: Final = known
        self.forms: Final = table.rules.melds
        self.plays: Final[list[Play]] = []
        self.ideas: Final[list[Idea]] = []
        self.left = known.hand.size
        self.wilds: Final = [card for card in known.hand.cards() if is_wild(card)]
        self.sizes: Final = {meld.number: len(meld.cards) for meld in known.own_melds}
        hurry = urgency(known)
        self.is_ending: Final = hurry >= ABOUT_TO_END
        self.is_fight: Final = table.frozen and len(table.pile) >= CONTESTED and hurry < FIGHT_ON

    def play(self, cards: Cards, onto: int, why: Why) -> None:
        """Note one play and why."""
        self.plays.append(Play(cards, onto))
        self.ideas.append(Idea(why, cards))
        self.left -= len(cards)
        if onto != NEW:
            self.sizes[onto] += len(cards)
        for card in cards:
            if is_wild(card):
                self.wilds.remove(card)

    def fullest_first(self) -> list[TableMeld]:
        """The side's melds, those nearest to a canasta and beyond first."""
        return sorted(self.known.own_melds, key=lambda meld: -self.sizes[meld.number])

    def missing(self, meld: TableMeld) -> int:
        """How many cards the meld, as it would be now, lacks of a canasta; 0 or less for a canasta."""
        return self.forms.canasta - self.sizes[meld.number]

    def add_naturals(self) -> None:
        """Natural cards onto the side's melds; in a fight for the pile a pair of them stays, if no canasta waits."""
        for meld in self.fullest_first():
            cards = self.known.hand.of_rank(meld.rank)
            if self.is_fight and not 0 < self.missing(meld) <= len(cards):
                cards = cards[PAIR:] if len(cards) >= PAIR else cards
            cards = cards[: max(0, self.left - LEAST_LEFT)]
            if cards:
                completes = 0 < self.missing(meld) <= len(cards)
                self.play(tuple(cards), meld.number, Why.COMPLETE_CANASTA if completes else Why.ADD)

    def complete(self) -> None:
        """Wild cards where they complete a canasta, the cheapest first (CL-5.7), or nearly do."""
        for meld in self.fullest_first():
            missing = self.missing(meld)
            cards = tuple(self.wilds[: max(0, missing)])
            completes = len(cards) == missing
            if not cards or not (completes or missing == NEARLY) or self.left - len(cards) < LEAST_LEFT:
                continue
            if self.fits(meld, cards):
                self.play(cards, meld.number, Why.COMPLETE_CANASTA if completes else Why.ADD)

    def fits(self, meld: TableMeld, cards: Cards) -> bool:
        """Whether these cards may join the meld together with what is already planned for it."""
        planned = [card for play in self.plays if play.onto == meld.number for card in play.cards]
        return self.forms.refuses(meld, (*planned, *cards)) is OK

    def begin(self) -> None:
        """New melds of natural cards, where the hand stays large enough."""
        known = self.known
        if self.is_fight:
            return
        race = any([known.may_go_out(side) for side in [known.side, *known.other_sides]])
        keep = LEAST_LEFT if race or self.is_ending else WAITING_LEAVES
        for rank in reversed(NATURAL_RANKS):
            form = self.forms.form(rank)
            count = known.hand.ranks[rank]
            if form is None or self.left - count < keep or known.table.meld_of_rank(known.side, rank) is not None:
                continue
            if form.refuses(count, 0) is OK:
                self.play(tuple(known.hand.of_rank(rank)), NEW, Why.NEW_MELD)

    def unload(self) -> None:
        """When the deal is about to end: wild cards onto melds, but for natural canastas (CL-5.8)."""
        if not self.is_ending:
            return
        for meld in self.fullest_first():
            if meld.wilds == 0 and self.missing(meld) <= 0:
                continue
            while self.wilds and self.left > LEAST_LEFT and self.fits(meld, (self.wilds[-1],)):
                self.play((self.wilds[-1],), meld.number, Why.UNLOAD)
