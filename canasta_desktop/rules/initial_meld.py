"""The initial meld: how many points it must count, and what else it must be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.melds import MeldAddition
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class InitialMeld:
    """The minimum by match score (CL-7.2).

    `steps` pairs a score with the minimum from it on, ascending; `below_zero` holds under the first.
    `waived_concealed`: none is needed to meld the whole hand, an own canasta in it, after drawing
    from the stock (CL-7.7). `single`: one meld alone must reach it (VA-3.6).
    """

    steps: tuple[tuple[int, int], ...]
    below_zero: int
    waived_concealed: bool
    single: bool = False

    def is_free(self) -> bool:
        """Whether the initial meld needs no minimum at any time (VA-6.16)."""
        return self.below_zero == 0 and not any([points for _, points in self.steps])

    def at(self, score: int) -> int:
        """The minimum at this match score, in points."""
        minimum = self.below_zero
        for from_score, points in self.steps:
            if score >= from_score:
                minimum = points
        return minimum

    def minimum(self, table: Table, seat: int) -> int:
        """Points the initial meld laid by `seat` must count, by its account when the deal began (CL-7.2)."""
        return self.at(table.scores[table.rules.seating.account(seat)])

    def refuses(self, table: Table, groups: Sequence[MeldAddition], left: int) -> Reason:
        """Why these groups are no initial meld for the player in turn, with `left` cards staying in hand."""
        pack = table.rules.pack
        counts = [pack.points(group.cards) for group in groups]
        minimum = self.minimum(table, table.turn.seat)
        if (max(counts, default=0) if self.single else sum(counts)) >= minimum:
            return OK
        return OK if self.is_waived(table, groups, left) else Reason.MINIMUM_NOT_MET

    def others(self, table: Table, hand: Hand) -> list[Cards]:
        """Melds of this hand with which an initial meld need not count the minimum (MA-5.3)."""
        return []

    def is_waived(self, table: Table, groups: Sequence[MeldAddition], left: int) -> bool:
        """Whether no minimum is needed: the whole hand, an own canasta in it, after a draw (CL-7.7, A-5)."""
        if not self.waived_concealed or left > 1 or table.turn.took:
            return False
        return any([group.size() >= table.rules.melds.canasta for group in groups])

    def statements(self, rules: "RuleSet") -> list[Statement]:
        if self.is_free():
            return [statement(rules, Rule.INITIAL_MELD_FREE, about=Rule.MINIMUM)]
        result = [statement(rules, Rule.INITIAL_MELD), *self.minimum_statements(rules)]
        if rules.seating.forms_sides():
            result.append(statement(rules, Rule.MINIMUM_OWN_SCORE))
        together = Rule.MINIMUM_TOGETHER_SEQUENCES if rules.melds.has_runs else Rule.MINIMUM_TOGETHER
        result.append(statement(rules, Rule.MINIMUM_SINGLE if self.single else together, about=Rule.MINIMUM_TOGETHER))
        if rules.pile.unopened and rules.pile.top_counts:
            result.append(statement(rules, Rule.MINIMUM_TOP_CARD))
        code = Rule.MINIMUM_NO_BONUS_THREES if rules.threes.stays else Rule.MINIMUM_NO_BONUS
        result.append(statement(rules, code, about=Rule.MINIMUM_NO_BONUS))
        if rules.seating.has_partners():
            result.append(statement(rules, Rule.INITIAL_MELD_FOR_SIDE))
        if self.waived_concealed:
            code = Rule.MINIMUM_WAIVED_DISCARD if rules.out.discard else Rule.MINIMUM_WAIVED
            result.append(statement(rules, code, about=Rule.MINIMUM_WAIVED))
        return result

    def minimum_statements(self, rules: "RuleSet") -> list[Statement]:
        """The figures: `score0` and `points0` and so on, and `below` where less than the first score has its own."""
        figures: list[tuple[str, int]] = []
        if self.below_zero != self.steps[0][1]:
            figures.append(("below", self.below_zero))
        for index, (score, points) in enumerate(self.steps):
            figures += [(f"score{index}", score), (f"points{index}", points)]
        return [statement(rules, Rule.MINIMUM, tuple(figures))]


@dataclass(frozen=True)
class InitialMeldByDeal(InitialMeld):
    """The minimum by the number of the deal (HF-5.1): `deals` for the first and on, the last for all further ones."""

    deals: tuple[int, ...] = ()

    def is_free(self) -> bool:
        return not any(self.deals)

    def minimum(self, table: Table, seat: int) -> int:
        return self.deals[min(table.number, len(self.deals)) - 1]

    def minimum_statements(self, rules: "RuleSet") -> list[Statement]:
        figures = [(f"deal{number}", points) for number, points in enumerate(self.deals, 1)]
        return [statement(rules, Rule.MINIMUM_BY_DEAL, tuple(figures), Rule.MINIMUM)]
