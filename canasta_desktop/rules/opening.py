"""The initial meld: how many points it must count."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Opening:
    """The minimum by match score (CL-7.2).

    `steps` pairs a score with the minimum from it on, ascending; `below_zero` holds under the first.
    `waived_concealed`: none is needed to meld the whole hand, an own canasta in it, after drawing
    from the stock (CL-7.7).
    """

    steps: tuple[tuple[int, int], ...]
    below_zero: int
    waived_concealed: bool

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

    def tell(self, rules: "RuleSet") -> list[Statement]:
        told = [Statement("initial-meld", rules.clause("initial-meld"))]
        clause = rules.clause("minimum")
        told.append(Statement("minimum-below", clause, (("score", self.steps[0][0]), ("points", self.below_zero))))
        for score, points in self.steps:
            told.append(Statement("minimum-from", clause, (("score", score), ("points", points))))
        for code in ("minimum-top-card", "minimum-no-bonus", "opens-for-partner"):
            if code != "opens-for-partner" or rules.seating.has_partners():
                told.append(Statement(code, rules.clause(code)))
        if self.waived_concealed:
            told.append(Statement("minimum-waived", rules.clause("minimum-waived")))
        return told
