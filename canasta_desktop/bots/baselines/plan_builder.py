"""The plays of one action, gathered idea by idea; a play is taken in only if the whole stays legal.

So whatever a rule set forbids (a dead rank, a closed meld, too few cards left in hand) stands in one
place, the rules, and no player has to know it.
"""

from typing import Final

from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import NEW, LayMeld, Play
from canasta_desktop.rules.cards import JOKER, TWO, Cards, Hand, is_wild
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import Meld, Table

LEAST_LEFT: Final = 2
"""Cards that stay in hand while one does not go out: one to discard, one to go on with (CL-8.3)."""


def least_left(table: Table) -> int:
    """How many cards must stay in the hand: none where a foot or the like comes after it (HF-6.1)."""
    return 0 if table.rules.extras and table.rules.supplies(table, 0) else LEAST_LEFT


class PlanBuilder:
    """What is to be laid by the player in turn, whose side is open; `left` is the rest of the hand."""

    def __init__(self, table: Table, hand: Hand) -> None:
        self.table: Final = table
        self.hand: Final = hand
        self.forms: Final = table.rules.melds
        self.melds: Final[list[Meld]] = table.melds[table.side(table.turn.seat)]
        self.left: Hand = hand.copy()
        self.keep: Final = least_left(table)
        self.plays: list[Play] = []
        self.ideas: list[Idea] = []

    def add(self, cards: Cards, onto: int, why: Why) -> bool:
        """Take this play in, if the hand stays large enough and the whole action legal; whether it was."""
        if not cards or self.left.size - len(cards) < self.keep or not self.left.holds(cards):
            return False
        if reason(self.table, self.hand, LayMeld((*self.plays, Play(cards, onto)))) is not OK:
            return False
        self.plays.append(Play(cards, onto))
        self.ideas.append(Idea(why, cards))
        self.left.take_out(cards)
        return True

    def size(self, meld: Meld) -> int:
        """The cards of this meld with what is planned for it."""
        return len(meld.cards) + sum([len(play.cards) for play in self.plays if play.onto == meld.number])

    def missing(self, meld: Meld) -> int:
        """How many cards it then lacks of a canasta; 0 or less for a canasta."""
        return self.forms.canasta - self.size(meld)

    def room(self, meld: Meld) -> int:
        """How many cards it could still take."""
        form = self.forms.form(meld.rank)
        return 0 if form is None else max(0, form.largest() - self.size(meld))

    def is_mixed(self, meld: Meld) -> bool:
        """Whether there are wild cards in it, those planned included."""
        planned = any([is_wild(card) for play in self.plays if play.onto == meld.number for card in play.cards])
        return meld.wilds > 0 or planned

    def wilds(self) -> list[int]:
        """The wild cards that are left, twos first."""
        return self.left.of_rank(TWO) + self.left.of_rank(JOKER)

    def has_begun(self, rank: int) -> bool:
        """Whether a new meld of this rank is planned."""
        return any([play.onto == NEW and self.forms.rank(play.cards) == rank for play in self.plays])

    def undo_to(self, count: int) -> None:
        """Leave out all plays but the first `count`."""
        for play in self.plays[count:]:
            for card in play.cards:
                self.left.add(card)
        del self.plays[count:]
        del self.ideas[count:]

    def choice(self) -> Decision | None:
        """The action gathered, None if it is empty."""
        return Decision(LayMeld(tuple(self.plays)), self._kept_ideas()) if self.plays else None

    def _kept_ideas(self) -> tuple[Idea, ...]:
        """The ideas; that a meld grows is not told of one which this very action completes."""
        told = list(zip(self.plays, self.ideas, strict=True))
        completed = {play.onto for play, idea in told if idea.why is Why.COMPLETE_CANASTA} - {NEW}
        return tuple([idea for play, idea in told if idea.why is not Why.ADD or play.onto not in completed])
