"""What a rule set says about itself: each section tells its rules as codes and figures.

A statement is one rule, plain enough to be worded in any language: a code, the clause it rests on
and its figures. The rule sheet is all of them in order of play. A rule that cannot tell itself is
not finished.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Statement:
    """One rule: `code` names the sentence, `clause` its source, `figures` fill its blanks by name."""

    code: str
    clause: str
    figures: tuple[tuple[str, int], ...] = ()

    def figure(self, name: str) -> int:
        """The figure with this name. Raises KeyError."""
        return dict(self.figures)[name]


def statements(rules: "RuleSet") -> list[Statement]:
    """Everything `rules` says, in order of play: seats, cards, deal, turn, melds, pile, end, score."""
    told: list[Statement] = []
    told += rules.seating.tell(rules)
    told += rules.pack.tell(rules)
    told += rules.deal.tell(rules)
    told += rules.threes.tell(rules)
    told += rules.turn_statements()
    told += rules.melds.tell(rules)
    told += rules.opening.tell(rules)
    told += rules.pile.tell(rules)
    told += rules.out.tell(rules)
    told += rules.stock_end.tell(rules)
    told += rules.scoring.tell(rules)
    return told
