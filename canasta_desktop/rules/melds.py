"""Melds: which cards may lie together, by kind of meld."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import NATURAL_RANKS, THREE, Cards, is_red_three, is_wild
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import CANASTA_KINDS, MIXED, NATURAL, Meld

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

NO_RANK: Final = -1
FOUR_TO_ACE: Final = sum([1 << rank for rank in NATURAL_RANKS])


class Form:
    """A kind of meld: base of `Sets` and its like."""

    def takes(self, rank: int) -> bool:
        """Whether natural cards of this rank form such a meld."""
        return False

    def only_out(self) -> bool:
        """Whether such a meld may be laid only by the action that goes out."""
        return False

    def least(self) -> int:
        """The fewest cards of such a meld."""
        return 3

    def fewest_naturals(self) -> int:
        """The fewest natural cards of such a meld."""
        return 3

    def most_wilds(self, naturals: int) -> int:
        """How many wild cards may lie with so many naturals; never falls as they grow."""
        return 0

    def refuses(self, naturals: int, wilds: int) -> Reason:
        """What stands against a meld of so many natural and wild cards."""
        if naturals + wilds < self.least():
            return Reason.MELD_TOO_SMALL
        if naturals < self.fewest_naturals():
            return Reason.MELD_TOO_FEW_NATURALS
        if wilds > self.most_wilds(naturals):
            return Reason.MELD_TOO_MANY_WILDS
        return OK

    def tell(self, rules: "RuleSet") -> list[Statement]:
        return []


@dataclass(frozen=True)
class Sets(Form):
    """Cards of one rank (CL-5.1) with at least `min_naturals` (CL-5.2), at most `max_wilds` (CL-5.3).

    `ranks` is a set of ranks as bits, asked too often for any other kind of set.
    """

    min_naturals: int
    max_wilds: int
    ranks: int = FOUR_TO_ACE

    def takes(self, rank: int) -> bool:
        return (self.ranks >> rank) & 1 == 1

    def fewest_naturals(self) -> int:
        return self.min_naturals

    def most_wilds(self, naturals: int) -> int:
        return self.max_wilds

    def tell(self, rules: "RuleSet") -> list[Statement]:
        figures = (("least", self.least()), ("naturals", self.min_naturals), ("wilds", self.max_wilds))
        return [Statement("sets", rules.clause("sets"), figures)]


@dataclass(frozen=True)
class BlackThrees(Form):
    """Black threes, natural only, laid by the action that goes out (CL-5.12)."""

    def takes(self, rank: int) -> bool:
        return rank == THREE

    def only_out(self) -> bool:
        return True

    def tell(self, rules: "RuleSet") -> list[Statement]:
        figures = (("least", self.least()),)
        return [Statement("black-threes-melded", rules.clause("black-threes-melded"), figures)]


@dataclass(frozen=True)
class Melds:
    """The kinds of melds a rule set knows, and what seven cards of a meld are called.

    `canasta` is the size from which a meld is a canasta (CL-5.7). A side has one meld of a rank
    (CL-5.9).
    """

    forms: tuple[Form, ...]
    canasta: int = 7

    def form(self, rank: int) -> Form | None:
        """The form natural cards of this rank make, None where they cannot be melded."""
        for form in self.forms:
            if form.takes(rank):
                return form
        return None

    def rank(self, cards: Cards) -> int:
        """The rank of the natural cards among these, threes included; NO_RANK for wild cards alone."""
        for card in cards:
            if not is_wild(card):
                return card >> 2
        return NO_RANK

    def refuses(self, meld: Meld | None, cards: Cards) -> Reason:
        """What stands against adding `cards` to `meld`, or laying them as a new one (CL-5)."""
        rank = NO_RANK
        naturals = 0
        wilds = 0
        if meld is not None:
            rank = meld.rank
            wilds = meld.wilds
            naturals = len(meld.cards) - wilds
        for card in cards:
            if is_wild(card):
                wilds += 1
            elif is_red_three(card):
                return Reason.RED_THREE_NOT_MELDABLE
            elif rank == NO_RANK or rank == card >> 2:
                rank = card >> 2
                naturals += 1
            else:
                return Reason.MELD_MIXED_RANKS
        if rank == NO_RANK:
            return Reason.WILD_MELD_NOT_ALLOWED
        form = self.form(rank)
        if form is None:
            return Reason.MELD_RANK_NOT_ALLOWED
        return form.refuses(naturals, wilds)

    def kind(self, meld: Meld) -> int:
        """NATURAL or MIXED, for a meld that is a canasta (CL-5.7, CL-5.8)."""
        return NATURAL if meld.wilds == 0 else MIXED

    def canastas(self, melds: list[Meld]) -> list[int]:
        """How many canastas these melds are, by kind."""
        counts = [0] * CANASTA_KINDS
        for meld in melds:
            if len(meld.cards) >= self.canasta:
                counts[self.kind(meld)] += 1
        return counts

    def tell(self, rules: "RuleSet") -> list[Statement]:
        told: list[Statement] = []
        for form in self.forms:
            told += form.tell(rules)
        told.append(Statement("canasta", rules.clause("canasta"), (("size", self.canasta),)))
        for code in ("canasta-kinds", "one-meld-of-a-rank", "own-melds-only"):
            told.append(Statement(code, rules.clause(code)))
        return told
