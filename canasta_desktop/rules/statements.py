"""What a rule set says about itself: each section tells its rules as codes and figures.

A statement is one rule, plain enough to be worded in any language: a code, the clause it rests on
and its figures. The rule sheet is all of them in order of play. A rule that cannot tell itself is
not finished.

A section tells what it knows; each code knows its chapter, so an extra can tell of the deal, of the
turn and of the score alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.codes import Chapter, Rule
from canasta_desktop.rules.subjects import Subject

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

Figures = tuple[tuple[str, int], ...]
"""What fills the blanks of a statement, by name."""


_CHAPTER: Final = {code: number for number, chapter in enumerate(Chapter) for code in Rule if code.chapter is chapter}
"""The chapter of each code, in order of play."""


@dataclass(frozen=True)
class Statement:
    """One rule: `code` names the sentence, `clause` its source, `figures` fill its blanks by name.

    `ruling`: no source says so, this program has settled it.
    """

    code: Rule
    clause: str
    figures: Figures = ()
    ruling: bool = False

    def figure(self, name: str) -> int:
        """The figure with this name. Raises KeyError."""
        return dict(self.figures)[name]


def statement(rules: "RuleSet", code: Rule, figures: Figures = (), about: Subject | None = None) -> Statement:
    """The statement `code`, resting on the clause that decides `about`: the code itself where nothing is said."""
    what = code if about is None else about
    clause = rules.clause(what)
    # What an option has changed is the players' choice and no longer the program's.
    return Statement(code, clause, figures, what in rules.rulings and not clause.startswith("VA-"))


def resting(on: Mapping[str, tuple[Subject, ...]]) -> dict[Subject, str]:
    """The clauses of a rule set (see `RuleSet.clauses`) from a list of what rests on each."""
    return {about: clause for clause, subjects in on.items() for about in subjects}


def statements(rules: "RuleSet") -> list[Statement]:
    """All statements of `rules`, in order of play."""
    result = rules.game_statements()
    result += rules.seating.statements(rules)
    result += rules.pack.statements(rules)
    result += rules.dealing.statements(rules)
    result += rules.threes.statements(rules)
    result += rules.turn_statements()
    result += rules.melds.statements(rules)
    result += rules.initial_meld.statements(rules)
    result += rules.pile.statements(rules)
    result += rules.out.statements(rules)
    result += rules.stock_end.statements(rules)
    result += rules.scoring.statements(rules)
    for extra in rules.extras:
        result += extra.statements(rules)
    return sorted(result, key=lambda statement: _CHAPTER[statement.code])
