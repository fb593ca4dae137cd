"""What a rule set says about itself: each section tells its rules as codes and figures.

A statement is one rule, plain enough to be worded in any language: a code, the clause it rests on
and its figures. The rule sheet is all of them in order of play. A rule that cannot tell itself is
not finished.

A section tells what it knows; the beginning of a code says which chapter the statement belongs to,
so an extra can tell of the deal, of the turn and of the score alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

Figures = tuple[tuple[str, int], ...]
"""What fills the blanks of a statement, by name."""


class Chapter(Enum):
    """The chapters of the rule sheet, in order of play."""

    GAME = "game"
    PLAYERS = "players"
    CARDS = "cards"
    DEAL = "deal"
    THREES = "threes"
    TURN = "turn"
    MELDS = "melds"
    OPENING = "initial-meld"
    BONUS = "bonus-cards"
    PILE = "pile"
    FOOT = "foot"
    OUT = "going-out"
    SPECIAL = "special-hands"
    STOCK_END = "end-of-stock"
    SCORE = "scoring"
    MATCH = "match"


BEGINNINGS: Final[tuple[tuple[Chapter, tuple[str, ...]], ...]] = (
    (Chapter.GAME, ("game-", "provisional")),
    (Chapter.PLAYERS, ("players-", "sides-", "direction", "first-dealer")),
    (Chapter.CARDS, ("pack", "values", "suits", "wild-cards")),
    (Chapter.DEAL, ("deal", "cut-joker", "up-card", "no-up-card", "surprise", "turn-card", "wings-aside")),
    (Chapter.THREES, ("red-threes-", "threes-")),
    (Chapter.TURN, ("turn-", "discard-")),
    (
        Chapter.MELDS,
        (
            *(
                "sets",
                "wild-",
                "no-wild-",
                "sequences",
                "samba",
                "escalera",
                "canasta",
                "meld-",
                "no-limit",
                "black-threes-",
            ),
            *("no-black-threes", "one-meld", "several-", "second-", "same-rank", "own-melds", "sevens-", "aces-"),
            *("dead-ranks", "names-"),
        ),
    ),
    (Chapter.OPENING, ("initial-", "minimum", "opens-")),
    (Chapter.BONUS, ("bonus-",)),
    (Chapter.PILE, ("take-", "frozen-", "always-frozen", "pile-", "freeze-")),
    (Chapter.FOOT, ("foot-",)),
    (Chapter.OUT, ("out-", "asking-")),
    (Chapter.SPECIAL, ("special-",)),
    (Chapter.STOCK_END, ("stock-", "last-")),
    (Chapter.SCORE, ("score-", "penalty-")),
    (Chapter.MATCH, ("target", "match-", "tie")),
)
"""How the codes of each chapter begin; the first that fits decides."""


def chapter_of(code: str) -> Chapter:
    """The chapter of a code. Raises LookupError for a code nobody knows."""
    for chapter, beginnings in BEGINNINGS:
        for beginning in beginnings:
            if code.startswith(beginning):
                return chapter
    raise LookupError(code)


@dataclass(frozen=True)
class Statement:
    """One rule: `code` names the sentence, `clause` its source, `figures` fill its blanks by name.

    `ruling`: no source says so, this program has settled it.
    """

    code: str
    clause: str
    figures: Figures = ()
    ruling: bool = False

    def figure(self, name: str) -> int:
        """The figure with this name. Raises KeyError."""
        return dict(self.figures)[name]


def statement(rules: "RuleSet", code: str, figures: Figures = (), about: str = "") -> Statement:
    """The statement `code`, resting on the clause that decides `about`: the code itself where nothing is said."""
    what = about or code
    clause = rules.clause(what)
    # What an option has changed is the players' choice and no longer the program's.
    return Statement(code, clause, figures, what in rules.rulings and not clause.startswith("VA-"))


def resting(on: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The clauses of a rule set (see `RuleSet.clauses`) from a list of what rests on each."""
    return {about: clause for clause, subjects in on.items() for about in subjects}


def statements(rules: "RuleSet") -> list[Statement]:
    """Everything `rules` says, in order of play."""
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
    order = list(Chapter)
    return sorted(result, key=lambda statement: order.index(chapter_of(statement.code)))
