"""What the sentences of the rule sheet are made from: a statement, and how its readers play."""

from typing import NamedTuple

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import Statement


class StatementContext(NamedTuple):
    """A statement to be worded: its code and figures.

    `alone`: nobody has a partner, so the sheet speaks of players and not of sides; `own_score`: every
    player keeps a score, also where partners are found in play.
    """

    code: Rule
    figures: dict[str, int]
    alone: bool = False
    own_score: bool = False

    def numbered(self, beginning: str) -> list[tuple[int, int]]:
        """The figures called `count4`, `count5` and so on, by their number."""
        named = [(name.removeprefix(beginning), value) for name, value in self.figures.items()]
        return sorted([(int(number), value) for number, value in named if number.isdecimal()])


def context_for(statement: Statement, rules: RuleSet) -> StatementContext:
    """The statement with what its wording depends on in these rules."""
    seating = rules.seating
    own_score = seating.accounts() == seating.players
    return StatementContext(statement.code, dict(statement.figures), not seating.has_partners(), own_score)
