"""The initial meld: how many points it must count, and what else it must be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import Cards, Hand
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
            return [statement(rules, "initial-meld-free", about="minimum")]
        result = [statement(rules, "initial-meld"), *self.minimum_statements(rules)]
        if rules.seating.forms_sides():
            result.append(statement(rules, "minimum-own-score"))
        together = "minimum-together-runs" if rules.melds.has_runs else "minimum-together"
        result.append(statement(rules, "minimum-single" if self.single else together, about="minimum-together"))
        if rules.pile.unopened and rules.pile.top_counts:
            result.append(statement(rules, "minimum-top-card"))
        code = "minimum-no-bonus-threes" if rules.threes.stays else "minimum-no-bonus"
        result.append(statement(rules, code, about="minimum-no-bonus"))
        if rules.seating.has_partners():
            result.append(statement(rules, "opens-for-partner"))
        if self.waived_concealed:
            result.append(
                statement(rules, "minimum-waived" + ("-discard" if rules.out.discard else ""), about="minimum-waived")
            )
        return result

    def minimum_statements(self, rules: "RuleSet") -> list[Statement]:
        """The figures: `score0` and `points0` and so on, and `below` where less than the first score has its own."""
        figures: list[tuple[str, int]] = []
        if self.below_zero != self.steps[0][1]:
            figures.append(("below", self.below_zero))
        for index, (score, points) in enumerate(self.steps):
            figures += [(f"score{index}", score), (f"points{index}", points)]
        return [statement(rules, "minimum", tuple(figures))]


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
        return [statement(rules, "minimum-by-deal", tuple(figures), "minimum")]
